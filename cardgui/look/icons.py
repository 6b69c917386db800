"""Icons, suits and tiles: our own line drawings, coloured and rendered once for every size and pixel ratio."""

from __future__ import annotations

from functools import cache, lru_cache
from typing import TYPE_CHECKING

from PySide6.QtCore import QByteArray, QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QIcon, QPainter, QPixmap
from PySide6.QtSvg import QSvgRenderer

from cardgui.look.paint import draw_picture, mirrors, painting
from cardgui.look.theme import theme
from cardgui.resources import asset, drawing_of

if TYPE_CHECKING:
    from pathlib import Path


def icon(name: str, color: QColor, size: float = 20, ratio: float = 1.0) -> QPixmap:
    """Return an icon of the interface as a picture.

    Args:
        name: the file's name in `assets/icons/ui` without its ending, `home`.
        color: colour of the lines.
        size: width and height in logical pixels.
        ratio: device pixel ratio of the window it is painted in.

    Raises:
        ResourceMissingError: if there is no such icon.
    """
    return _picture(_found("icons", "ui", f"{name}.svg"), color.name(), size, size, ratio)


def suit(letter: str, color: QColor, size: float = 16, ratio: float = 1.0) -> QPixmap:
    """Return a suit as a picture: a French one (`S`, `H`, `D` or `C`), or one of another pack (`rook/G`).

    Raises:
        ResourceMissingError: if there is no such suit.
    """
    pack, _, name = letter.rpartition("/")
    return _picture(_found("icons", pack or "suits", f"{name}.svg"), color.name(), size, size, ratio)


def suit_color(letter: str) -> QColor:
    """Return the colour of a suit drawn on a surface of the interface."""
    if letter in _INKS:
        return QColor(_INKS[letter][theme().dark])
    return theme().color("red_suit" if letter in ("H", "D") else "text")


_INKS = {
    "rook/R": ("#B5302A", "#F0877E"),
    "rook/G": ("#1F6F49", "#8FD0A4"),
    "rook/Y": ("#7A5600", "#EBC070"),
    "rook/B": ("#20242A", "#EFECE5"),
    "minchiate/D": ("#7C5709", "#EBC070"),
    "minchiate/C": ("#A3382B", "#F0A097"),
    "minchiate/S": ("#2B4C6F", "#9CC4E4"),
    "minchiate/B": ("#3A6238", "#B5D08F"),
    "minchiate/T": ("#5B2A68", "#CFAEE8"),
    "minchiate/M": ("#7A2F4B", "#E9AEC6"),
}
"""The colours of other packs, in the light and the dark theme."""


def tile(game: str, color: QColor, size: float, ratio: float = 1.0) -> QPixmap:
    """Return one repeat of a game's tile, its lines in `color` on nothing."""
    return _picture(drawing_of(game, "tiles"), color.name(), size, size, ratio)


def picture(path: Path, width: float, height: float, ratio: float = 1.0) -> QPixmap:
    """Return any of our drawings as a picture in its own colours, kept for the next time."""
    return _picture(path, "#000000", width, height, ratio)


def draw_tiles(painter: QPainter, rect: QRectF, game: str, color: QColor, size: float, opacity: float = 1.0) -> None:
    """Cover a rectangle with a game's tile, beginning at its top left corner; `size` is one repeat's width."""
    device = painter.device()
    ratio = device.devicePixelRatioF() if device is not None else 1.0
    painter.save()
    painter.setOpacity(painter.opacity() * opacity)
    painter.drawTiledPixmap(rect, tile(game, color, size, ratio))
    painter.restore()


def program_icon() -> QIcon:
    """Return the program's icon in all its sizes.

    Raises:
        ResourceMissingError: if the icons are missing.
    """
    made = QIcon()
    for path in sorted(asset("icons").glob("app-*.png")):
        made.addFile(str(path))
    return made


def draw_icon(painter: QPainter, name: str, color: QColor, center_x: float, center_y: float, size: float = 20) -> None:
    """Paint an icon around a centre, as sharp as the device that is painted on.

    Of all icons only those that point along a line of text are mirrored where the painter mirrors.
    """
    device = painter.device()
    ratio = device.devicePixelRatioF() if device is not None else 1.0
    # On whole pixels and unscaled: anything else would be blurred.
    corner, made = QPointF(center_x - size / 2, center_y - size / 2), icon(name, color, size, ratio)
    if name in _ALONG_THE_LINE and mirrors(painter):
        painter.drawPixmap(corner.toPoint(), made)
    else:
        draw_picture(painter, corner, made)


_ALONG_THE_LINE = frozenset({"back", "chevron-right", "first", "last", "play", "undo"})
"""Icons that point to what comes next or came before. A direction of play is none: tables are not mirrored."""


@cache
def _found(*parts: str) -> Path:
    """Where an asset lies, looked up once: asking the disk each time something is painted takes too long."""
    return asset(*parts)


@lru_cache(maxsize=512)
def _picture(path: Path, color: str, width: float, height: float, ratio: float) -> QPixmap:
    return render(source(path, {"currentColor": color}), width, height, ratio)


def source(path: Path, colors: dict[str, str]) -> str:
    """Return the text of a drawing with names of colours replaced by colours."""
    text = path.read_text(encoding="utf-8")
    for name, color in colors.items():
        text = text.replace(name, color)
    return text


def render(text: str, width: float, height: float, ratio: float) -> QPixmap:
    """Render an SVG text into a picture of `width` × `height` logical pixels."""
    renderer = QSvgRenderer(QByteArray(text.encode()))
    picture = QPixmap(QSize(max(round(width * ratio), 1), max(round(height * ratio), 1)))
    picture.setDevicePixelRatio(ratio)
    picture.fill(Qt.GlobalColor.transparent)
    with painting(picture) as painter:
        renderer.render(painter, QRectF(0, 0, width, height))
    return picture
