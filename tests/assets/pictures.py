"""Pictures of the committed drawings, and what can be measured in them."""

from collections.abc import Iterator
from functools import lru_cache
from pathlib import Path

from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor, QImage, QPainter
from PySide6.QtSvg import QSvgRenderer

ASSETS = Path(__file__).resolve().parents[2] / "assets"
Box = tuple[float, float, float, float]
"""Left, top, right and bottom in hundredths of a card's width."""


def render(file: Path, width: int, height: int, ground: str = "transparent") -> QImage:
    """The drawing, filling a picture of this size."""
    image = QImage(width, height, QImage.Format.Format_ARGB32)
    image.fill(QColor(ground))
    painter = QPainter(image)
    QSvgRenderer(str(file)).render(painter, QRectF(0, 0, width, height))
    painter.end()
    return image


@lru_cache(maxsize=200)
def rows(file: Path, width: int, height: int, ground: str = "transparent") -> list[bytes]:
    """The rows of a rendered drawing, four bytes a pixel: blue, green, red, alpha."""
    image = render(file, width, height, ground)
    data, stride = bytes(image.constBits()), image.bytesPerLine()
    return [data[stride * y : stride * y + 4 * width] for y in range(height)]


def inked(lines: list[bytes], unit: int) -> Box:
    """The box around all that is clearly drawn on transparent ground."""
    alphas = [line[3::4] for line in lines]
    ys = [y for y, line in enumerate(alphas) if max(line) > 64]
    columns = [x for x in range(len(alphas[0])) if max(line[x] for line in alphas) > 64]
    return columns[0] / unit, ys[0] / unit, (columns[-1] + 1) / unit, (ys[-1] + 1) / unit


def pixels(lines: list[bytes], box: Box, unit: int) -> Iterator[tuple[int, int, bytes]]:
    """Place and four bytes of each pixel in the box."""
    left, top, right, bottom = (round(side * unit) for side in box)
    for y in range(top, bottom):
        for x in range(left, right):
            yield x, y, lines[y][4 * x : 4 * x + 4]


def luminance(colour: QColor) -> float:
    """Relative luminance as in WCAG."""

    def linear(part: float) -> float:
        return part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4

    return 0.2126 * linear(colour.redF()) + 0.7152 * linear(colour.greenF()) + 0.0722 * linear(colour.blueF())


def contrast(one: QColor, other: QColor) -> float:
    """Contrast as in WCAG, 1 to 21."""
    dark, light = sorted((luminance(one), luminance(other)))
    return (light + 0.05) / (dark + 0.05)
