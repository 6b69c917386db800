"""Writes every drawing and every sound into the assets folder: the same bytes at every run."""

from __future__ import annotations

import argparse
import os
from pathlib import Path

from draw import french, icons, minchiate, rook, sounds, tiles

ASSETS = Path(__file__).resolve().parents[1]
ICON_SIZES = (16, 32, 48, 64, 128, 256, 512)
SIMPLE_UP_TO = 32
"""Pixel width up to which the program's icon shows its simple form."""


def drawings() -> dict[str, str]:
    """Every SVG file by its path below the assets folder."""
    pictures = icons.icon_files() | tiles.icon_files() | tiles.tile_files() | tiles.back_files()
    return pictures | french.card_files() | rook.card_files() | minchiate.card_files()


def write_icon_pictures(target: Path) -> None:
    """Render the program's icon, already drawn below `target`, as PNG in all sizes."""
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    from PySide6.QtCore import QRectF  # noqa: PLC0415 - only the pictures need Qt
    from PySide6.QtGui import QGuiApplication, QImage, QPainter  # noqa: PLC0415
    from PySide6.QtSvg import QSvgRenderer  # noqa: PLC0415

    app = QGuiApplication.instance() or QGuiApplication([])
    folder = target / "icons"
    for size in ICON_SIZES:
        image = QImage(size, size, QImage.Format.Format_ARGB32_Premultiplied)
        image.fill(0)
        painter = QPainter(image)
        drawn = "app-small.svg" if size <= SIMPLE_UP_TO else "app.svg"
        QSvgRenderer(str(folder / drawn)).render(painter, QRectF(0, 0, size, size))
        painter.end()
        image.save(str(folder / f"app-{size}.png"))
    del app


def main() -> None:
    """Draw everything into the assets folder, or into the folder given with `--into`."""
    parser = argparse.ArgumentParser(description="Make Cardgui's cards, tiles, icons and sounds.")
    parser.add_argument("--into", type=Path, default=ASSETS, help="folder to write to (default: assets)")
    target: Path = parser.parse_args().into
    for name, text in drawings().items():
        file = target / name
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(text, encoding="utf-8", newline="\n")
    for name, sound in sounds.sound_files().items():
        file = target / name
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_bytes(sound)
    write_icon_pictures(target)
