"""Writes every drawing into the assets folder: the same bytes at every run."""

from __future__ import annotations

import argparse
from pathlib import Path

from draw.icons import icon_files

ASSETS = Path(__file__).resolve().parents[1]


def drawings() -> dict[str, str]:
    """Every SVG file by its path below the assets folder."""
    return icon_files()


def main() -> None:
    """Draw everything into the assets folder, or into the folder given with `--into`."""
    parser = argparse.ArgumentParser(description="Draw Cardgui's cards, tiles and icons.")
    parser.add_argument("--into", type=Path, default=ASSETS, help="folder to write to (default: assets)")
    target: Path = parser.parse_args().into
    for name, text in drawings().items():
        file = target / name
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(text, encoding="utf-8", newline="\n")
