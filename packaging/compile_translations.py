"""Compiles the catalogues: every `translations/*.ts` whose `.qm` is missing or older.

Used by the build hook (wheel and sdist) and by `packaging/play` and `packaging/test` (checkout).
Qt is needed only if there is something to compile, so that a second run costs next to nothing.
"""

import os
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent


def stale(folder: Path) -> list[Path]:
    """Return the `.ts` files of a folder whose `.qm` is missing or older, sorted by name."""
    return [ts for ts in sorted(folder.glob("*.ts")) if not _is_fresh(ts.with_suffix(".qm"), ts)]


def compile_stale(folder: Path) -> list[Path]:
    """Compile what is stale in a folder and return the `.qm` files made.

    Raises:
        subprocess.CalledProcessError: if lrelease refuses a catalogue.
    """
    made = []
    for ts in stale(folder):
        qm = ts.with_suffix(".qm")
        # Written aside and put in place at once: another process may be reading or compiling the same file.
        unfinished = qm.with_name(f"{qm.name}.{os.getpid()}")
        run_qt_tool("lrelease", "-silent", str(ts), "-qm", str(unfinished))
        unfinished.replace(qm)
        made.append(qm)
    return made


def run_qt_tool(tool: str, *arguments: str) -> None:
    """Run a tool that PySide6 brings (`lrelease`, `lupdate`) with this interpreter's PySide6.

    Raises:
        subprocess.CalledProcessError: if the tool fails; it has said why on stderr.
    """
    start = f"from PySide6.scripts.pyside_tool import {tool}; {tool}()"
    subprocess.run([sys.executable, "-c", start, *arguments], check=True)


def _is_fresh(compiled: Path, source: Path) -> bool:
    return compiled.exists() and compiled.stat().st_mtime >= source.stat().st_mtime


if __name__ == "__main__":
    compile_stale(ROOT / "translations")
