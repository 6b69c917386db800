"""Compiles the kernel, the policies and the search with mypyc where that is possible; without, plain Python plays.

    python packaging/compile_kernel.py

Next to the sources of a checkout it leaves extension modules, and with them a fingerprint: what was made from other
sources, another Python or another compiler is thrown away and made again.
"""

from __future__ import annotations

import hashlib
import os
import shutil
import subprocess
import sys
import sysconfig
import tempfile
from importlib.metadata import PackageNotFoundError, version
from pathlib import Path

GROUP = "cardgui_kernel"
"""A fixed name, so that frozen programs can name the module that holds the code: ``cardgui_kernel__mypyc``."""
NEEDS = ["mypy==2.4.*", "setuptools>=65"]
"""What compiling needs beside a C compiler."""
STAMP = Path("build") / "kernel.sha256"
SUFFIX = sysconfig.get_config_var("EXT_SUFFIX") or ".so"

_BUILD = """
import sys
from mypyc.build import mypycify
from setuptools import setup
flags = sys.argv[2].split()
extensions = mypycify(sys.argv[3:], opt_level="3", debug_level="0", group_name=sys.argv[1])
for extension in extensions:
    extension.extra_compile_args = [*extension.extra_compile_args, *flags]
setup(name="cardgui-kernel", ext_modules=extensions, script_args=["-q", "build_ext", "--build-lib", "out"])
"""


def modules(root: Path) -> list[Path]:
    """The sources that are compiled, relative to the checkout."""
    rollouts = sorted((root / "cardgui" / "bots" / "rollouts").glob("*.py"))
    found = [*(root / "cardgui" / "engine" / name for name in ("masks.py", "kernel.py")), *rollouts]
    return [path.relative_to(root) for path in found if path.stem != "__init__"]


def compiler() -> str | None:
    """The C compiler that Python's own configuration names, if it is there."""
    if sys.platform == "win32":
        return "msvc"
    names = [os.environ.get("CC", ""), sysconfig.get_config_var("CC") or "", "cc"]
    return next((found for name in names if name and (found := shutil.which(name.split()[0]))), None)


def missing() -> list[str]:
    """What a system lacks for compiling, by the names of Debian's packages."""
    packages = [] if compiler() else ["gcc", "libc6-dev"]
    if not (Path(sysconfig.get_path("include")) / "Python.h").exists():
        packages.append(f"python{sys.version_info.major}.{sys.version_info.minor}-dev")
    return packages


def flags() -> list[str]:
    """What the C compiler is told beside what mypyc tells it."""
    if sys.platform == "win32":
        return []
    # Functions of the group call each other directly instead of through the linker's table.
    found = ["-fno-semantic-interposition", "-fvisibility=hidden"]
    name = compiler()
    said = subprocess.run([name, "--version"], capture_output=True, text=True, check=False).stdout if name else ""
    if "Free Software Foundation" in said:
        # GCC alone: the steps of a roll-out become one function; a tenth faster.
        found += ["-finline-limit=2000", "--param=large-function-growth=2000"]
        found += ["--param=max-inline-insns-auto=400", "--param=inline-unit-growth=500"]
    return found


def fingerprint(root: Path) -> str:
    """A hash of everything that decides what is built."""
    try:
        tool = version("mypy")
    except PackageNotFoundError:
        tool = "none"
    digest = hashlib.sha256(f"{sys.version} {SUFFIX} {tool} {compiler()} {flags()} {_BUILD}".encode())
    for path in modules(root):
        digest.update(f"{path.as_posix()}\n".encode() + (root / path).read_bytes())
    return digest.hexdigest()


def built(root: Path) -> list[Path]:
    """The extension modules that lie in a checkout, relative to it."""
    return [path for path in _wanted(root) if (root / path).exists()]


def _wanted(root: Path) -> list[Path]:
    """All extension modules that are made: one for each source, and the one that holds the code."""
    shims = [path.with_suffix("").with_name(path.stem + SUFFIX) for path in modules(root)]
    return [Path(f"{GROUP}__mypyc{SUFFIX}"), *shims]


def compile_stale(root: Path) -> list[Path]:
    """Make the extension modules anew where they are missing or stale.

    Args:
        root: the checkout.

    Returns:
        The extension modules that fit the sources, relative to the checkout; none where they cannot be made.
    """
    stamp, wanted = root / STAMP, fingerprint(root)
    if stamp.exists() and stamp.read_text() == wanted and built(root) == _wanted(root):
        return built(root)
    stamp.unlink(missing_ok=True)
    for path in built(root):
        (root / path).unlink()
    stamp.parent.mkdir(exist_ok=True)
    if os.environ.get("CARDGUI_PLAIN") or compiler() is None:
        return []
    if lacks := missing():
        print(f"The kernel is not compiled: {' '.join(lacks)} is missing", file=sys.stderr)
        return []
    with tempfile.TemporaryDirectory(prefix="cardgui-kernel-") as folder:
        made = _compiled(root, Path(folder))
        for path in made:
            shutil.copy(Path(folder) / "out" / path, root / path)
    # What failed is tried again the next time: only what was made is known to be of these sources.
    if made:
        stamp.write_text(wanted)
    return made


def _compiled(root: Path, folder: Path) -> list[Path]:
    sources = modules(root)
    for path in (*sources, Path("cardgui/__init__.py"), Path("cardgui/engine/__init__.py")):
        (folder / path).parent.mkdir(parents=True, exist_ok=True)
        shutil.copy(root / path, folder / path)
    for package in ("cardgui/bots", "cardgui/bots/rollouts"):
        (folder / package / "__init__.py").touch()
    command = [sys.executable, "-c", _BUILD, GROUP, " ".join(flags()), *(path.as_posix() for path in sources)]
    done = subprocess.run(command, cwd=folder, capture_output=True, text=True, check=False)
    if done.returncode:
        reason = (done.stderr or done.stdout).strip().splitlines()
        print(f"The kernel is not compiled: {reason[-1] if reason else 'no reason given'}", file=sys.stderr)
        return []
    return [path for path in _wanted(root) if (folder / "out" / path).exists()]


if __name__ == "__main__":
    if sys.argv[1:] == ["--missing"]:
        print(*missing())
        sys.exit()
    checkout = Path(__file__).resolve().parents[1]
    count = len(compile_stale(checkout))
    if not count:
        print("The kernel runs as plain Python.")
