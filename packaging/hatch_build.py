"""Build hook: compiles the catalogues and puts assets and catalogues into the package.

A checkout keeps `assets/` and `translations/` at the top; a wheel carries them in `cardgui/_data`, where
`cardgui.resources` looks first. An editable installation reads the checkout and needs no copy.
"""

import re
import sys
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

# The build front end loads this file by its path, so the folder's other modules must be made findable.
sys.path.insert(0, str(Path(__file__).resolve().parent))

from compile_translations import compile_stale, stale

UNSHIPPED = re.compile(r"^draw/|(^|/)(\.|__pycache__/)")


class DataHook(BuildHookInterface):  # type: ignore[type-arg]
    """Adds the program's data to what is built."""

    PLUGIN_NAME = "custom"

    def dependencies(self) -> list[str]:
        """Ask for Qt, with the program's own pins, only where a catalogue must be compiled."""
        if not stale(self._translations):
            return []
        return [d for d in self.metadata.core.dependencies if d.startswith("pyside6-essentials")]

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Compile what is stale; for a standard wheel, name every data file and its place in it."""
        compile_stale(self._translations)
        if self.target_name == "wheel" and version != "editable":
            for path in (*sorted(self._assets()), *sorted(self._translations.glob("*.qm"))):
                inside = path.relative_to(self.root).as_posix()
                build_data["force_include"][str(path)] = f"cardgui/_data/{inside}"

    @property
    def _translations(self) -> Path:
        return Path(self.root) / "translations"

    def _assets(self) -> list[Path]:
        """Everything in `assets/` but the program that draws it and what tools leave there."""
        top = Path(self.root) / "assets"
        files = (path for path in top.rglob("*") if path.is_file())
        return [path for path in files if not UNSHIPPED.search(path.relative_to(top).as_posix())]
