"""Makes a Debian package of the frozen program, with everything that a Linux desktop wants to know.

    python packaging/linux_package.py FROZEN TARGET
    python packaging/linux_package.py --share TARGET

The first takes the folder that PyInstaller made; the second only lays out desktop entry, icons, metainfo and MIME type.
"""

from __future__ import annotations

import argparse
import os
import shutil
import subprocess
import sys
import tomllib
from datetime import UTC, datetime
from pathlib import Path
from typing import Final

HERE: Final = Path(__file__).resolve().parent
ICONS: Final = HERE.parent / "assets" / "icons"
LICENCES: Final = (HERE.parent / "LICENSE", HERE.parent / "assets" / "LICENSE-art.txt")
NEEDS: Final = (
    "libc6 (>= 2.36)",
    "libgl1",
    "libegl1",
    "libfontconfig1",
    "libx11-6",
    "libxcb1",
    "xkb-data",
)
"""What lies on every desktop and belongs to its drivers or its configuration; the rest is in the folder."""


def public() -> dict[str, str]:
    """What the outside knows the program by, and its version and day."""
    facts: dict[str, str] = tomllib.loads((HERE / "public.toml").read_text(encoding="utf-8"))
    source = (HERE.parent / "cardgui" / "__init__.py").read_text(encoding="utf-8")
    facts["version"] = source.split('__version__ = "')[1].split('"')[0]
    # The day of the sources, where it is known: the same sources make the same package.
    facts["date"] = datetime.fromtimestamp(_day(), tz=UTC).date().isoformat()
    return facts


def _day() -> int:
    given = os.environ.get("SOURCE_DATE_EPOCH")
    if given:
        return int(given)
    git = shutil.which("git")
    if git and (HERE.parent / ".git").exists():
        told = subprocess.run(
            [git, "-C", str(HERE.parent), "log", "-1", "--format=%ct"], capture_output=True, text=True, check=False
        )
        if told.returncode == 0:
            return int(told.stdout)
    return int(datetime.now(tz=UTC).timestamp())


def fill(path: Path, facts: dict[str, str]) -> str:
    """The text of a template with what stands between @ signs filled in."""
    text = path.read_text(encoding="utf-8")
    for key, value in facts.items():
        text = text.replace(f"@{key}@", value)
    return text


def share(target: Path, facts: dict[str, str]) -> None:
    """Lay out what belongs under ``/usr/share``."""
    name = facts["id"]
    texts = {
        f"applications/{name}.desktop": fill(HERE / "linux" / "cardgui.desktop", facts),
        f"metainfo/{name}.metainfo.xml": fill(HERE / "linux" / "cardgui.metainfo.xml", facts),
        f"mime/packages/{name}.xml": fill(HERE / "linux" / "cardgui-mime.xml", facts),
    }
    for place, text in texts.items():
        path = target / place
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")
    for picture in sorted(ICONS.glob("app-[0-9]*.png")):
        size = picture.stem.removeprefix("app-")
        _copy(picture, target / "icons" / "hicolor" / f"{size}x{size}" / "apps" / f"{name}.png")
    _copy(ICONS / "app.svg", target / "icons" / "hicolor" / "scalable" / "apps" / f"{name}.svg")


def _copy(source: Path, target: Path) -> None:
    target.parent.mkdir(parents=True, exist_ok=True)
    shutil.copyfile(source, target)


def deb(frozen: Path, target: Path) -> Path:
    """Make the Debian package.

    Args:
        frozen: the folder with the program and all it loads.
        target: where the package goes.

    Raises:
        FileNotFoundError: without dpkg.
        subprocess.CalledProcessError: if it cannot make the package.
    """
    facts = public()
    root = target / "deb"
    shutil.rmtree(root, ignore_errors=True)
    shutil.copytree(frozen, root / "usr" / "lib" / "cardgui", symlinks=True)
    (root / "usr" / "bin").mkdir()
    (root / "usr" / "bin" / "cardgui").symlink_to("../lib/cardgui/cardgui")
    share(root / "usr" / "share", facts)
    papers = root / "usr" / "share" / "doc" / "cardgui"
    papers.mkdir(parents=True)
    licences = [path.read_text(encoding="utf-8") for path in LICENCES]
    inside = sorted("/" + path.relative_to(root).as_posix() for path in licences_in(root))
    licences.append("\n".join(("What it carries along has its licences beside it:", "", *inside)))
    (papers / "copyright").write_text("\n\n".join(licences) + "\n", encoding="utf-8")
    for path in sorted((HERE.parent / "assets" / "fonts").glob("OFL-*.txt")):
        _copy(path, papers / path.name)
    asked = [_tool("dpkg"), "--print-architecture"]
    machine = subprocess.run(asked, capture_output=True, text=True, check=True).stdout.strip()
    size = sum(path.stat().st_size for path in root.rglob("*") if path.is_file() and not path.is_symlink()) // 1024
    control = {
        "Package": "cardgui",
        "Version": facts["version"],
        "Architecture": machine,
        "Maintainer": facts["maintainer"],
        "Installed-Size": str(size),
        "Depends": ", ".join(NEEDS),
        "Section": "games",
        "Priority": "optional",
        "Homepage": facts["homepage"],
        "Description": "four trick-taking card games, explained as you play\n"
        " Truf, Minchiate, Rook Sluff and R\N{LATIN SMALL LETTER DOTLESS I}fk\N{LATIN SMALL LETTER DOTLESS I}"
        " against the computer, in English, Korean, Japanese and Turkish.",
    }
    (root / "DEBIAN").mkdir()
    lines = "".join(f"{key}: {value}\n" for key, value in control.items())
    (root / "DEBIAN" / "control").write_text(lines, encoding="utf-8")
    for path in (root, *root.rglob("*")):
        if not path.is_symlink():
            path.chmod(0o755 if path.is_dir() or os.access(path, os.X_OK) else 0o644)
    package = target / f"cardgui_{facts['version']}_{machine}.deb"
    making = [_tool("dpkg-deb"), "--root-owner-group", "-Zxz", "--build", str(root), str(package)]
    subprocess.run(making, check=True, stdout=sys.stderr)
    shutil.rmtree(root)
    return package


def licences_in(root: Path) -> list[Path]:
    """The texts of other people's licences in a packed program."""
    patterns = ("**/*.dist-info/licenses/**/*", "**/*.dist-info/LICEN*", "**/assets/licences/**/*.txt")
    return sorted({path for pattern in patterns for path in root.glob(pattern) if path.is_file()})


def _tool(name: str) -> str:
    """Where a program lies.

    Raises:
        FileNotFoundError: if it is not installed.
    """
    found = shutil.which(name)
    if found is None:
        raise FileNotFoundError(f"{name} is not installed")
    return found


def main() -> int:
    """Make what the arguments ask for; the exit code."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--share", action="store_true")
    parser.add_argument("folders", nargs="+", type=Path)
    chosen = parser.parse_args()
    if chosen.share:
        share(chosen.folders[0], public())
    else:
        print(deb(*chosen.folders))
    return 0


if __name__ == "__main__":
    sys.exit(main())
