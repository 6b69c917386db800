"""Parts of the statistics: numbers that open what is behind them, tiles, and the spread of a figure on a scale."""

from __future__ import annotations

import math
from dataclasses import dataclass
from typing import TYPE_CHECKING

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QPen
from PySide6.QtWidgets import QSizePolicy, QVBoxLayout, QWidget

from cardgui.look.controls import BaseButton, Card, Label
from cardgui.look.i18n import number, signed
from cardgui.look.paint import mirroring, rounded
from cardgui.look.text import TextBlock
from cardgui.look.theme import theme
from cardgui.look.type import Weight, scaled

if TYPE_CHECKING:
    from collections.abc import Sequence

    from PySide6.QtGui import QPainter, QPaintEvent

    from cardgui.ledger.statistics import Figure
    from cardgui.look.tokens import ColorName

FEW = 5
"""Below this many deals an average says little: its mark is hollow."""


def average(mean: float) -> str:
    """Return an average with its sign, and with a tenth where it is small."""
    return signed(round(mean) if abs(mean) >= 100 else round(mean, 1))


class Number(BaseButton):
    """A number, or a sentence with one, that opens the deals behind it; underlined under the pointer."""

    radius = 6.0

    def __init__(
        self, size: float = 14, weight: Weight = 600, color: ColorName = "text", parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self._size = size
        self._weight: Weight = weight
        self._color: ColorName = color
        policy = QSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Minimum)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)

    def _block(self) -> TextBlock:
        return TextBlock(self.words(), self._size, self._weight)

    def sizeHint(self) -> QSize:
        """Return the size with the text on one line."""
        block = self._block()
        return QSize(math.ceil(block.natural_width()) + 1, max(28, math.ceil(block.line())))

    def minimumSizeHint(self) -> QSize:
        """Return the least width at which no word is cut."""
        block = self._block()
        return QSize(math.ceil(block.least_width()) + 1, max(28, math.ceil(block.line())))

    def hasHeightForWidth(self) -> bool:
        """Whether the height depends on the width."""
        return True

    def heightForWidth(self, width: int) -> int:
        """Return the height at a width: more when the text wraps."""
        return max(28, math.ceil(self._block().height(width)))

    def draw(self, painter: QPainter) -> None:
        """Paint the text, underlined under the pointer."""
        block, color = self._block(), theme().color(self._color)
        area = QRectF(self.rect())
        block.draw(painter, area, color)
        if self.underMouse():
            y = area.center().y() + block.height(area.width()) / 2 - 1
            right = area.left() + min(block.natural_width(), area.width())
            painter.drawLine(QPointF(area.left(), y), QPointF(right, y))


class Tile(Card):
    """A small card: a title, a number, and sentences under it."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent, radius=12, level="low")
        self.title = Label(size=13, weight=600, color="text2", wrap=True)
        self.number = Number(22, 600)
        self.column = QVBoxLayout(self)
        self.column.setContentsMargins(16, 12, 16, 10)
        self.column.setSpacing(0)
        self.column.addWidget(self.title)
        self.column.addWidget(self.number, 0, Qt.AlignmentFlag.AlignLeft)
        self.column.addStretch(1)
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Minimum)

    def add_line(self) -> Number:
        """Add a sentence under the number."""
        line = Number(13, 400, "text2")
        self.column.insertWidget(self.column.count() - 1, line)
        return line


@dataclass(frozen=True, slots=True)
class Spread:
    """What is painted of a figure: average, middle half, and whether few deals are behind it."""

    mean: float
    low: int
    high: int
    few: bool


def spread_of(figure: Figure) -> Spread | None:
    """Return what is painted of a figure; None if there is nothing."""
    if not figure.number:
        return None
    low, high = figure.middle_half
    return Spread(figure.mean, low, high, figure.number < FEW)


@dataclass(frozen=True, slots=True)
class Scale:
    """Round values from left to right."""

    marks: tuple[int, ...]

    def x(self, value: float, area: QRectF) -> float:
        """Return where a value lies."""
        low, high = self.marks[0], self.marks[-1]
        return area.left() + area.width() * (value - low) / max(high - low, 1)


def own_ink(game: str) -> QColor:
    """Return the colour of what the person decided."""
    return theme().game(game).accent


def others_ink() -> QColor:
    """Return the colour of what others decided."""
    return theme().color("bad")


class SpreadRow(QWidget):
    """Averages and middle halves of one subject over the lines of the scale: round marks are own, square ones not."""

    SIDE = 28

    def __init__(
        self, game: str, scale: Scale, spreads: Sequence[Spread | None], parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self._game, self._scale, self._spreads = game, scale, list(spreads)
        self.setMinimumSize(140, 44)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Preferred)
        theme().changed.connect(self.update)

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: ARG002
        """Paint the row."""
        colors = theme()
        area = QRectF(self.rect()).adjusted(self.SIDE, 0, -self.SIDE, 0)
        step = area.height() / (len(self._spreads) + 1)
        with mirroring(self) as painter:
            for mark in self._scale.marks:
                ink = colors.color("border" if mark == 0 else "line")
                painter.fillRect(QRectF(round(self._scale.x(mark, area)), 0, 1, area.height()), ink)
            for place, spread in enumerate(self._spreads):
                if spread is not None:
                    ink = own_ink(self._game) if place == 0 else others_ink()
                    self._paint(painter, area, step * (place + 1), spread, ink, square=place > 0)

    def _paint(self, painter: QPainter, area: QRectF, y: float, spread: Spread, ink: QColor, *, square: bool) -> None:
        left, right = self._scale.x(spread.low, area), self._scale.x(spread.high, area)
        pale = QColor(ink)
        pale.setAlphaF(0.28)
        bar = QRectF(left - 2, y - 5, max(right - left, 0) + 4, 10)
        painter.setPen(Qt.PenStyle.NoPen)
        if spread.few:
            painter.setPen(QPen(ink, 1, Qt.PenStyle.DashLine))
            painter.setBrush(Qt.BrushStyle.NoBrush)
        else:
            painter.setBrush(pale)
        painter.drawRoundedRect(bar, 5, 5)
        mark(painter, QPointF(self._scale.x(spread.mean, area), y), ink, square=square, hollow=square or spread.few)


def mark(painter: QPainter, at: QPointF, ink: QColor, *, square: bool, hollow: bool) -> None:
    """Paint the mark of an average."""
    painter.setPen(QPen(ink, 2))
    painter.setBrush(theme().color("surface") if hollow else ink)
    if square:
        painter.drawRect(QRectF(at.x() - 4.5, at.y() - 4.5, 9, 9))
    else:
        painter.drawEllipse(at, 5, 5)


class ScaleHead(QWidget):
    """The values of the scale over its lines."""

    def __init__(self, scale: Scale, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._scale = scale
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        theme().changed.connect(self.update)

    def sizeHint(self) -> QSize:
        """Return the height of a line."""
        return QSize(140, math.ceil(TextBlock("0", 12).line()))

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: ARG002
        """Paint the values, leaving out those without room."""
        area = QRectF(self.rect()).adjusted(SpreadRow.SIDE, 0, -SpreadRow.SIDE, 0)
        reached = -1.0
        with mirroring(self) as painter:
            for value in self._scale.marks:
                block = TextBlock(number(value), 12)
                width, x = block.natural_width(), self._scale.x(value, area)
                if x - width / 2 > reached:
                    block.draw(painter, QRectF(x - width / 2, 0, width + 2, area.height()), theme().color("text2"))
                    reached = x + width / 2 + 6


class LegendMark(QWidget):
    """What a mark of the chart means: the mark, or the bar, before its name."""

    def __init__(self, game: str, kind: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._game, self._kind = game, kind
        self.setFixedSize(26 if kind == "bar" else 14, 16)
        theme().changed.connect(self.update)

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: ARG002
        """Paint the mark."""
        with mirroring(self) as painter:
            if self._kind == "bar":
                rounded(painter, QRectF(0, 3, 26, 10), 5, theme().color("line"))
                return
            ink = own_ink(self._game) if self._kind == "mine" else others_ink()
            mark(painter, QPointF(7, 8), ink, square=self._kind == "others", hollow=self._kind == "others")


class PlaceBars(QWidget):
    """How often the person came in at each place, as bars; the numbers stand under them as buttons."""

    def __init__(self, game: str, times: Sequence[int], parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._game, self._times = game, list(times)
        self.setMinimumHeight(round(scaled(36)))
        theme().changed.connect(self.update)

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: ARG002
        """Paint the bars."""
        most = max(1, *self._times)
        width = self.width() / len(self._times)
        with mirroring(self) as painter:
            for place, times in enumerate(self._times):
                height = max(3.0, self.height() * times / most)
                box = QRectF(place * width + 2, self.height() - height, width - 6, height)
                ink = own_ink(self._game) if place == 0 else theme().color("border")
                rounded(painter, box, min(4.0, height / 2), ink)
