"""The type of the interface: the bundled families, their sizes and line heights."""

from __future__ import annotations

from functools import cache
from typing import Literal

from PySide6.QtGui import QFont, QFontDatabase

from cardgui.look.theme import theme
from cardgui.look.tokens import LINE_HEIGHTS, TOUCH_TARGET
from cardgui.resources import asset

SANS, SERIF = "Cardgui Sans", "Cardgui Serif"
TITLE_FROM = 20
CJK_LEADING = 1.10

Weight = Literal[400, 600]


@cache
def load_fonts() -> tuple[str, ...]:
    """Register the bundled fonts with Qt, once, and return the families found.

    Raises:
        ResourceMissingError: if the folder of fonts is missing.
    """
    families: set[str] = set()
    for path in sorted(asset("fonts").glob("*.[ot]tf")):
        number = QFontDatabase.addApplicationFont(str(path))
        families.update(QFontDatabase.applicationFontFamilies(number) if number >= 0 else ())
    return tuple(sorted(families))


def fonts_loaded() -> int:
    """Return 1 once the bundled fonts are registered, else 0: texts measure differently from then on."""
    return load_fonts.cache_info().currsize


def scaled(size: float, *, title: bool = False) -> float:
    """Return a length that follows the text size setting; titles grow half as much."""
    grow = theme().scale - 1.0
    return size * (1.0 + (grow / 2 if title else grow))


def control(size: float) -> int:
    """Return the height of a control, which follows the text size, and is enough for a finger while touch is used."""
    return max(round(scaled(size)), TOUCH_TARGET if theme().touch else 0)


def font(size: float, weight: Weight = 400, *, title: bool = False) -> QFont:
    """Return the font of a text.

    Args:
        size: in logical pixels at 100 % text size.
        weight: 400 or 600.
        title: a title; from 20 pixels up it is set in the serif family in alphabetic languages.
    """
    return QFont(_font(round(scaled(size, title=title)), 600 if title else weight, _serif(size, title=title)))


def figure_font(size: float) -> QFont | None:
    """Return the font of signed numbers in a title, where the title's own has signs too thin to be seen."""
    return QFont(_font(round(scaled(size, title=True)), 600, serif=False)) if _serif(size, title=True) else None


def _serif(size: float, *, title: bool) -> bool:
    return title and size >= TITLE_FROM and not theme().cjk


@cache
def _font(pixels: int, weight: int, serif: bool) -> QFont:  # noqa: FBT001
    made = QFont([SERIF, SANS] if serif else [SANS])
    made.setPixelSize(pixels)
    made.setWeight(QFont.Weight(weight))
    made.setHintingPreference(QFont.HintingPreference.PreferNoHinting)
    made.setStyleStrategy(QFont.StyleStrategy.PreferAntialias)
    return made


@cache
def _nearest(size: float) -> int:
    """The size of the design that is nearest."""
    return min(LINE_HEIGHTS, key=lambda step: abs(step - size))


def line_height(size: float, *, title: bool = False) -> float:
    """Return the height of a line in logical pixels: the design's value, larger for Chinese characters and Hangul."""
    nearest = _nearest(size)
    height = scaled(LINE_HEIGHTS[nearest] * size / nearest, title=title)
    return round(height * (CJK_LEADING if theme().cjk else 1.0))
