"""The table itself: from a light middle to a darker rim, the game's tile faint along it, and a cloth's grain.

Drawn once for a size, pixel ratio and look, and then only copied.
"""

from __future__ import annotations

import random
from dataclasses import dataclass
from functools import lru_cache
from typing import Final

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QImage, QPainter, QPixmap, QRadialGradient

from cardgui.look.icons import render, source
from cardgui.look.paint import contrast, painting
from cardgui.look.theme import mix, theme
from cardgui.resources import drawing_of

GRAIN_SIZE: Final = 256
TILE_SIZE: Final = 64.0
WARM, COLD = QColor("#FFB36B"), QColor("#6BA8FF")
LARGEST: Final = 4_500_000
"""A table of more device pixels is drawn coarser: nothing on it has edges, and it would take a blink to draw."""
COVER_LIGHT: Final = 0.55
COVER_DARK: Final = 0.30
READABLE: Final = 4.5
"""Least contrast of text on the table."""


@dataclass(frozen=True, slots=True)
class TableLook:
    """How the table looks; 50 everywhere is the design's own look.

    Attributes:
        contrast: 0 … 100, between middle and rim; also of the tile.
        grain: 0 … 100, of the cloth.
        temperature: 0 cold … 100 warm.
    """

    contrast: int = 50
    grain: int = 50
    temperature: int = 50


def table_colors(game: str, look: TableLook) -> tuple[QColor, QColor]:
    """Colours of the middle and the rim, kept readable under the table's text."""
    colors = theme().game(game)
    inner, outer = _tinted(colors.table_in, look), _tinted(colors.table_out, look)
    outer = _shifted(inner, outer, look.contrast / 50)
    text = theme().color("table_text")
    away = QColor(Qt.GlobalColor.black) if theme().dark else QColor(Qt.GlobalColor.white)
    return _readable(inner, text, away), _readable(outer, text, away)


def cover_color(game: str, look: TableLook) -> QColor:
    """What dimmed cards are covered with: the colour of the rim, so strong that the face is still made out."""
    cover = QColor(table_colors(game, look)[1])
    cover.setAlphaF(COVER_DARK if theme().dark else COVER_LIGHT)
    return cover


def _shifted(inner: QColor, outer: QColor, factor: float) -> QColor:
    """From `inner`, `factor` times as far as to `outer`."""

    def part(a: float, b: float) -> float:
        return min(max(a + (b - a) * factor, 0.0), 1.0)

    return QColor.fromRgbF(
        part(inner.redF(), outer.redF()),
        part(inner.greenF(), outer.greenF()),
        part(inner.blueF(), outer.blueF()),
    )


def _tinted(color: QColor, look: TableLook) -> QColor:
    off = look.temperature - 50
    return mix(color, WARM if off > 0 else COLD, abs(off) / 50 * 0.18)


def _readable(color: QColor, text: QColor, away: QColor) -> QColor:
    """Move a colour away from the text's until the text can be read on it."""
    for step in range(20):
        tried = mix(color, away, step / 20)
        if contrast(tried, text) >= READABLE:
            return tried
    return away


@lru_cache(maxsize=2)
def felt(game: str, width: int, height: int, ratio: float, look: TableLook, variant: tuple[bool, bool]) -> QPixmap:
    """The table as a picture of `width` × `height` logical pixels, of a very large one at pixel ratio 1.

    `variant` is (dark theme, high contrast): it only tells pictures of different themes apart.
    """
    dark, plain = variant
    if width * height * ratio**2 > LARGEST:
        ratio = 1.0
    inner, outer = table_colors(game, look)
    picture = QPixmap(QSize(round(width * ratio), round(height * ratio)))
    picture.setDevicePixelRatio(ratio)
    if plain:
        picture.fill(inner)
        return picture
    whole = QRectF(0, 0, width, height)
    with painting(picture) as painter:
        painter.fillRect(whole, _gradient(whole, inner, outer))
        opacity = (0.035 if dark else 0.05) * look.contrast / 50
        if opacity > 0:
            painter.setOpacity(min(opacity, 1.0))
            painter.drawPixmap(0, 0, _rim(game, width, height, ratio))
            painter.setOpacity(1.0)
        if look.grain > 0:
            painter.setOpacity(look.grain / (500 if dark else 330))
            painter.setCompositionMode(QPainter.CompositionMode.CompositionMode_Multiply)
            painter.drawTiledPixmap(whole.toRect(), _grain())
    return picture


def _gradient(whole: QRectF, inner: QColor, outer: QColor) -> QRadialGradient:
    gradient = QRadialGradient(QPointF(whole.center().x(), whole.center().y() * 0.95), whole.width() * 0.62)
    gradient.setColorAt(0.0, inner)
    gradient.setColorAt(0.45, mix(inner, outer, 0.08))
    gradient.setColorAt(1.0, outer)
    return gradient


def _rim(game: str, width: int, height: int, ratio: float) -> QPixmap:
    """The game's tile all over, masked so that it is seen along the rim only."""
    picture = QPixmap(QSize(round(width * ratio), round(height * ratio)))
    picture.setDevicePixelRatio(ratio)
    picture.fill(Qt.GlobalColor.transparent)
    ink = theme().color("table_text") if theme().dark else theme().game(game).accent
    drawing = source(drawing_of(game, "tiles"), {"currentColor": ink.name()})
    tile = render(drawing, TILE_SIZE, TILE_SIZE, ratio)
    whole = QRectF(0, 0, width, height)
    mask = QRadialGradient(whole.center(), (width**2 + height**2) ** 0.5 / 2)
    mask.setColorAt(0.45, QColor(0, 0, 0, 0))
    mask.setColorAt(1.0, QColor(0, 0, 0, 255))
    with painting(picture) as painter:
        painter.drawTiledPixmap(whole.toRect(), tile)
        painter.setCompositionMode(QPainter.CompositionMode.CompositionMode_DestinationIn)
        painter.fillRect(whole, mask)
    return picture


@lru_cache(maxsize=1)
def _grain() -> QPixmap:
    """Noise like a cloth's, stretched 1 : 3; the same on every table."""
    chance = random.Random(7)
    third = GRAIN_SIZE // 3 + 1
    count = third * GRAIN_SIZE
    # The mean of four even draws lies about the middle, much as cloth does, and takes a tenth of the time.
    draws = [chance.randbytes(count) for _ in range(4)]
    tone = bytes(min(255, round(238 + (draw - 127.5) * 13 / 36.95)) for draw in range(256))
    dots = bytes(sum(four) >> 2 for four in zip(*draws, strict=True)).translate(tone)
    noise = QImage(dots, third, GRAIN_SIZE, third, QImage.Format.Format_Grayscale8)
    cloth = noise.scaled(
        third * 3, GRAIN_SIZE, Qt.AspectRatioMode.IgnoreAspectRatio, Qt.TransformationMode.SmoothTransformation
    )
    return QPixmap.fromImage(cloth.copy(0, 0, GRAIN_SIZE, GRAIN_SIZE))
