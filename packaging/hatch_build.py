"""Build hook: compiles catalogues and kernel, and puts them with the assets into the package.

A checkout keeps `assets/` and `translations/` at the top; a wheel carries them in `cardgui/_data`, where
`cardgui.resources` looks first. An editable installation reads the checkout and needs no copy. The kernel is compiled
where a C compiler is there; where not, or with CARDGUI_PLAIN set, the wheel is plain Python and plays the same moves.
"""

import os
import re
import sys
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

# The build front end loads this file by its path, so the folder's other modules must be made findable.
sys.path.insert(0, str(Path(__file__).resolve().parent))

import compile_kernel
from compile_translations import compile_stale, stale

UNSHIPPED = re.compile(r"^draw/|(^|/)(\.|__pycache__/)")


class DataHook(BuildHookInterface):  # type: ignore[type-arg]
    """Adds the program's data to what is built."""

    PLUGIN_NAME = "custom"

    def dependencies(self) -> list[str]:
        """Ask for Qt, with the program's own pins, where a catalogue must be compiled; for mypyc if it can work."""
        needs = []
        if stale(self._translations):
            needs += [d for d in self.metadata.core.dependencies if d.startswith("pyside6-essentials")]
        if self._compiles:
            needs += compile_kernel.NEEDS
        return needs

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Compile what is stale; for a standard wheel, name every data file and module and its place in it."""
        compile_stale(self._translations)
        # A checkout remembers what failed; what is given to others is worth another try.
        again = version != "editable"
        modules = compile_kernel.compile_stale(Path(self.root), again=again) if self._compiles else []
        if self.target_name == "wheel" and version != "editable":
            for path in (*sorted(self._assets()), *sorted(self._translations.glob("*.qm"))):
                inside = path.relative_to(self.root).as_posix()
                build_data["force_include"][str(path)] = f"cardgui/_data/{inside}"

            for module in modules:
                build_data["force_include"][str(Path(self.root) / module)] = module.as_posix()
            if modules:
                build_data["pure_python"] = False
                build_data["infer_tag"] = True

    @property
    def _compiles(self) -> bool:
        """Whether the kernel can be compiled; a source archive carries no compiled code."""
        wanted = self.target_name == "wheel" and not os.environ.get("CARDGUI_PLAIN")
        return wanted and compile_kernel.compiler() is not None

    @property
    def _translations(self) -> Path:
        return Path(self.root) / "translations"

    def _assets(self) -> list[Path]:
        """Everything in `assets/` but the program that draws it and what tools leave there."""
        top = Path(self.root) / "assets"
        files = (path for path in top.rglob("*") if path.is_file())
        return [path for path in files if not UNSHIPPED.search(path.relative_to(top).as_posix())]
