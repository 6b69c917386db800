"""Compiles the kernel, the policies and the search with mypyc where that is possible; without, plain Python plays.

    python packaging/compile_kernel.py

Next to the sources of a checkout it leaves extension modules, and with them a fingerprint: what was made from other
sources, another Python or another compiler is thrown away and made again. What failed is remembered, too, and tried
again only when any of these has changed, or with ``--again``. Why plain Python runs is said each time, in one sentence.
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
FAILED = Path("build") / "kernel.failed"
"""Under which circumstances compiling failed, and why."""
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


class NotCompiledError(Exception):
    """Compiling failed; the message says why."""


def modules(root: Path) -> list[Path]:
    """The sources that are compiled, relative to the checkout."""
    rollouts = sorted((root / "cardgui" / "bots" / "rollouts").glob("*.py"))
    found = [*(root / "cardgui" / "engine" / name for name in ("masks.py", "kernel.py")), *rollouts]
    return [path.relative_to(root) for path in found if path.stem != "__init__"]


def compiler() -> str | None:
    """The C compiler that ``CC`` names, or else Python's own configuration; ``None`` if it isn't there."""
    if sys.platform == "win32":
        return "msvc"
    asked = os.environ.get("CC")
    names = [asked] if asked else [sysconfig.get_config_var("CC") or "", "cc"]
    return next((found for name in names if name and (found := shutil.which(name.split()[0]))), None)


def missing() -> list[str]:
    """What a system lacks for compiling, by the names of Debian's packages."""
    packages = []
    if compiler() is None:
        packages += ["gcc", "libc6-dev"]
    elif _accepts("") and not _accepts("#include <stdio.h>\n"):
        packages.append("libc6-dev")
    if not (Path(sysconfig.get_path("include")) / "Python.h").exists():
        packages.append(f"python{sys.version_info.major}.{sys.version_info.minor}-dev")
    return packages


def _accepts(code: str) -> bool:
    """Whether the C compiler reads this code without a fault; one that is not asked is believed to."""
    name = compiler()
    if name is None or sys.platform == "win32":
        return True
    command = [name, "-fsyntax-only", "-x", "c", "-"]
    return subprocess.run(command, input=code, capture_output=True, text=True, check=False).returncode == 0


def flags() -> list[str]:
    """What the C compiler is told beside what mypyc tells it."""
    if sys.platform == "win32":
        return []
    # Functions of the group call each other directly instead of through the linker's table.
    found = ["-fno-semantic-interposition", "-fvisibility=hidden"]
    if "Free Software Foundation" in _compiler_version():
        # GCC alone: the steps of a roll-out become one function; a tenth faster.
        found += ["-finline-limit=2000", "--param=large-function-growth=2000"]
        found += ["--param=max-inline-insns-auto=400", "--param=inline-unit-growth=500"]
    return found


def _compiler_version() -> str:
    name = compiler()
    if name is None or sys.platform == "win32":
        return ""
    return subprocess.run([name, "--version"], capture_output=True, text=True, check=False).stdout


def _installed(package: str) -> str:
    try:
        return version(package)
    except PackageNotFoundError:
        return "none"


def fingerprint(root: Path) -> str:
    """A hash of everything that decides what is built."""
    digest = hashlib.sha256(f"{sys.version} {SUFFIX} {_installed('mypy')} {compiler()} {flags()} {_BUILD}".encode())
    for path in modules(root):
        digest.update(f"{path.as_posix()}\n".encode() + (root / path).read_bytes())
    return digest.hexdigest()


def _circumstances(root: Path) -> str:
    """What has to change before compiling that failed is worth another try."""
    given = [os.environ.get(name, "") for name in ("CC", "CFLAGS", "CPPFLAGS", "LDFLAGS")]
    return hashlib.sha256(
        f"{fingerprint(root)} {_compiler_version()} {_installed('setuptools')} {given}".encode()
    ).hexdigest()


def built(root: Path) -> list[Path]:
    """The extension modules that lie in a checkout, relative to it."""
    return [path for path in _wanted(root) if (root / path).exists()]


def _wanted(root: Path) -> list[Path]:
    """All extension modules that are made: one for each source, and the one that holds the code."""
    shims = [path.with_suffix("").with_name(path.stem + SUFFIX) for path in modules(root)]
    return [Path(f"{GROUP}__mypyc{SUFFIX}"), *shims]


def compile_stale(root: Path, *, again: bool = False) -> list[Path]:
    """Make the extension modules anew where they are missing or stale.

    Args:
        root: the checkout.
        again: whether to try what failed before under the same circumstances.

    Returns:
        The extension modules that fit the sources, relative to the checkout; none where they cannot be made. Then the
        reason is printed.
    """
    stamp, failed, wanted = root / STAMP, root / FAILED, fingerprint(root)
    if stamp.exists() and stamp.read_text() == wanted and built(root) == _wanted(root):
        return built(root)
    stamp.unlink(missing_ok=True)
    for path in built(root):
        (root / path).unlink()
    stamp.parent.mkdir(exist_ok=True)
    if os.environ.get("CARDGUI_PLAIN"):
        return _plain("CARDGUI_PLAIN is set")
    if lacks := missing():
        return _plain(f"for compiling it, {' '.join(lacks)} is missing")
    circumstances = _circumstances(root)
    if failed.exists() and not again:
        then, _, reason = failed.read_text(encoding="utf-8").partition("\n")
        if then == circumstances:
            return _plain(reason)
    failed.unlink(missing_ok=True)
    try:
        with tempfile.TemporaryDirectory(prefix="cardgui-kernel-") as folder:
            made = _compiled(root, Path(folder))
            for path in made:
                shutil.copy(Path(folder) / "out" / path, root / path)
    except NotCompiledError as error:
        reason = f"compiling failed ({error}); packaging/compile_kernel.py --again tries once more"
        failed.write_text(f"{circumstances}\n{reason}", encoding="utf-8")
        return _plain(reason)
    # Only what was made to the end is known to be of these sources.
    stamp.write_text(wanted)
    return made


def _plain(reason: str) -> list[Path]:
    """Say why nothing is compiled."""
    print(f"The kernel runs as plain Python: {reason}.", file=sys.stderr)
    return []


def _compiled(root: Path, folder: Path) -> list[Path]:
    """Compile in a folder and return what was made, relative to ``out`` in it."""
    sources = modules(root)
    for path in (*sources, Path("cardgui/__init__.py"), Path("cardgui/engine/__init__.py")):
        (folder / path).parent.mkdir(parents=True, exist_ok=True)
        shutil.copy(root / path, folder / path)
    for package in ("cardgui/bots", "cardgui/bots/rollouts"):
        (folder / package / "__init__.py").touch()
    command = [sys.executable, "-c", _BUILD, GROUP, " ".join(flags()), *(path.as_posix() for path in sources)]
    done = subprocess.run(command, cwd=folder, capture_output=True, text=True, check=False)
    if done.returncode:
        raise NotCompiledError(_fault(done.stderr + done.stdout))
    wanted = _wanted(root)
    if lacks := [path.name for path in wanted if not (folder / "out" / path).exists()]:
        raise NotCompiledError(f"{lacks[0]} was not made")
    return wanted


def _fault(said: str) -> str:
    """What went wrong, of all that a compiler said: the first error, or else the last line."""
    lines = [line.strip() for line in said.splitlines() if line.strip()]
    return next((line for line in lines if "error:" in line), lines[-1] if lines else "no reason given").rstrip(".")


if __name__ == "__main__":
    if sys.argv[1:] == ["--missing"]:
        print(*missing())
        sys.exit()
    compile_stale(Path(__file__).resolve().parents[1], again=sys.argv[1:] == ["--again"])
