"""Lettering as outlines, so that a drawing needs no font."""

from __future__ import annotations

from functools import cache
from pathlib import Path

from fontTools.pens.boundsPen import BoundsPen  # type: ignore[import-untyped]
from fontTools.pens.svgPathPen import SVGPathPen  # type: ignore[import-untyped]
from fontTools.pens.transformPen import TransformPen  # type: ignore[import-untyped]
from fontTools.ttLib import TTFont  # type: ignore[import-untyped]

from draw.svg import num

INDEX_FONT = Path(__file__).with_name("CardguiIndex.otf")
TITLE_FONT = Path(__file__).parents[1] / "fonts" / "CardguiSerif-SemiBold.ttf"


@cache
def _font(file: Path) -> TTFont:
    return TTFont(file)


def lettering(text: str, x: float, baseline: float, size: float, widest: float, file: Path = INDEX_FONT) -> str:
    """The outline of `text` in the bold index letters or another font, its ink centred on `x`.

    `size` is the font size in card units; ink wider than `widest` is squeezed to it.
    """
    font = _font(file)
    glyphs, characters, em = font.getGlyphSet(), font.getBestCmap(), font["head"].unitsPerEm
    places, advance = [], 0.0
    for letter in text:
        places.append((glyphs[characters[ord(letter)]], advance))
        advance += glyphs[characters[ord(letter)]].width
    bounds = BoundsPen(glyphs)
    for glyph, offset in places:
        glyph.draw(TransformPen(bounds, (1, 0, 0, 1, offset, 0)))
    left, _, right, _ = bounds.bounds
    height = size / em
    width = min(height, widest / (right - left))
    pen = SVGPathPen(glyphs, ntos=num)
    origin = x - width * (left + right) / 2
    for glyph, offset in places:
        glyph.draw(TransformPen(pen, (width, 0, 0, -height, origin + width * offset, baseline)))
    return str(pen.getCommands())
