"""The chart of a match: everyone's score after each deal, told apart by colour, mark and a name at the end."""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING

from PySide6.QtCore import QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QAccessible, QAccessibleAnnouncementEvent, QColor, QPainterPath, QPen, QPolygonF
from PySide6.QtWidgets import QSizePolicy, QWidget

from cardgui.look import focus
from cardgui.look.i18n import number
from cardgui.look.paint import along, mirroring, placed_point
from cardgui.look.text import TextBlock
from cardgui.look.theme import theme
from cardgui.look.tokens import SEATS
from cardgui.screens.games import entry

if TYPE_CHECKING:
    from PySide6.QtGui import QFocusEvent, QKeyEvent, QMouseEvent, QPainter, QPaintEvent

MARK = 4.5
PLOT_HEIGHT = 200


def series_ink(game: str, place: int) -> QColor:
    """Return the colour of a line and of the name that belongs to it: that of the seat at the table, or of the side."""
    if entry(game).sides is not None:
        return theme().color("team_b" if place else "team_a")
    return QColor(SEATS[place % len(SEATS)][theme().dark])


def ticks(lowest: float, highest: float, most: int = 6) -> list[int]:
    """Return round values, equally far apart, that reach from below `lowest` to above `highest` and hold zero.

    Args:
        lowest: least value shown.
        highest: greatest value shown.
        most: about how many there may be.
    """
    low, high = min(lowest, 0.0), max(highest, 0.0)
    span = max(high - low, 1.0)
    step = 1
    while span / step > most - 1:
        digits = 10 ** int(math.log10(step))
        step = {1: 2, 2: 5, 5: 10}[step // digits] * digits
    first, last = math.floor(low / step), math.ceil(high / step)
    return [place * step for place in range(first, max(last, first + 1) + 1)]


def spread(wanted: Sequence[float], gap: float, top: float, bottom: float) -> list[float]:
    """Move heights apart until neighbours are `gap` apart, as little as possible, between `top` and `bottom`.

    Args:
        wanted: where each would like to be.
        gap: least distance; where there is no room for it, they are spaced evenly.
        top: least height.
        bottom: greatest height.
    """
    if len(wanted) > 1:
        gap = min(gap, (bottom - top) / (len(wanted) - 1))
    order = sorted(range(len(wanted)), key=lambda place: wanted[place])
    found = [0.0] * len(wanted)
    reached = top - gap
    for place in order:
        reached = found[place] = max(wanted[place], reached + gap)
    limit = bottom + gap
    for place in reversed(order):
        limit = found[place] = min(found[place], limit - gap)
    return found


@dataclass(frozen=True, slots=True)
class Line:
    """One line: whose it is, and the values before the first deal and after each."""

    name: str
    values: tuple[int, ...]


class Chart(QWidget):
    """Paints the lines. The arrow keys and the pointer move from deal to deal.

    Signals:
        selected: number of the deal pointed at, from 1; 0 for none.
    """

    selected = Signal(int)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._game = "truf"
        self._lines: list[Line] = []
        self._deal = 0
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setMouseTracking(True)
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)
        theme().changed.connect(self._restyle)

    def _restyle(self) -> None:
        self.updateGeometry()
        self.update()

    def sizeHint(self) -> QSize:
        """Return the size of a plot."""
        return QSize(480, round(PLOT_HEIGHT + TextBlock("", 13).line() + 6))

    def show_lines(self, game: str, lines: Sequence[Line]) -> None:
        """Show other lines."""
        self._game, self._lines, self._deal = game, list(lines), 0
        self.update()

    @property
    def deals(self) -> int:
        """How many deals are shown."""
        return len(self._lines[0].values) - 1 if self._lines else 0

    @property
    def deal(self) -> int:
        """The deal pointed at, or 0."""
        return self._deal

    def select(self, deal: int) -> None:
        """Point at a deal without a signal; 0 points at none."""
        self._deal = deal
        self.update()

    def tell(self, text: str) -> None:
        """Let screen readers say what the deal pointed at is about."""
        self.setAccessibleDescription(text)
        if self.hasFocus():
            QAccessible.updateAccessibility(QAccessibleAnnouncementEvent(self, text))

    def _point(self, deal: int) -> None:
        if deal != self._deal:
            self.select(deal)
            self.selected.emit(deal)

    # -- input ----------------------------------------------------------------------------------------------------

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Move from deal to deal."""
        focus.note_key(event)
        last = self.deals
        here = self._deal or last + 1
        target = {
            Qt.Key.Key_Left: here - 1,
            Qt.Key.Key_Right: min(here, last) + 1,
            Qt.Key.Key_Home: 1,
            Qt.Key.Key_End: last,
        }.get(Qt.Key(along(self, event.key())))
        if target is None or not last:
            super().keyPressEvent(event)
            return
        self._point(max(1, min(target, last)))

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        """Point at the deal nearest to the pointer."""
        plot, at = self._plot(), placed_point(self, event.position())
        if self.deals and plot.adjusted(-8, -8, 8, 8).contains(at):
            deal = round((at.x() - plot.left()) / plot.width() * self.deals)
            self._point(max(1, min(deal, self.deals)))

    def focusInEvent(self, event: QFocusEvent) -> None:
        """Show the ring if focus came by the keyboard."""
        super().focusInEvent(event)
        focus.gained(self, event, lambda: (QRectF(self.rect()), 8.0))

    def focusOutEvent(self, event: QFocusEvent) -> None:
        """Take the ring away."""
        super().focusOutEvent(event)
        focus.lost(self)

    # -- painting -------------------------------------------------------------------------------------------------

    def _values(self) -> list[int]:
        return [value for line in self._lines for value in line.values] or [0]

    def _plot(self) -> QRectF:
        """Return where the lines are: left of the names, right of the scale."""
        marks = [
            TextBlock(number(tick), 13).natural_width() for tick in ticks(min(self._values()), max(self._values()))
        ]
        names = [TextBlock(line.name, 13, 600).natural_width() for line in self._lines]
        left, right = max(marks) + 14, max(names, default=0.0) + 22
        return QRectF(left, 10, max(self.width() - left - right, 40), self.height() - 20 - TextBlock("", 13).line())

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: ARG002
        """Paint scale, lines, marks and names."""
        if not self._lines or not self.deals:
            return
        plot = self._plot()
        steps = ticks(min(self._values()), max(self._values()))

        def x(deal: int) -> float:
            return plot.left() + plot.width() * deal / self.deals

        def y(value: float) -> float:
            return plot.bottom() - plot.height() * (value - steps[0]) / (steps[-1] - steps[0])

        with mirroring(self) as painter:
            self._paint_scale(painter, plot, [(tick, y(tick)) for tick in steps], x)
            if self._deal:
                painter.setPen(QPen(theme().color("border"), 1, Qt.PenStyle.DashLine))
                painter.drawLine(QPointF(x(self._deal), plot.top()), QPointF(x(self._deal), plot.bottom()))
            stride = max(1, math.ceil(self.deals / 6))
            for place in reversed(range(len(self._lines))):
                points = [QPointF(x(deal), y(value)) for deal, value in enumerate(self._lines[place].values)]
                ink = series_ink(self._game, place)
                pen = QPen(ink, 2.75 if place == 0 else 1.75)
                pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
                painter.setPen(pen)
                painter.setBrush(Qt.BrushStyle.NoBrush)
                painter.drawPolyline(QPolygonF(points))
                shown = {self.deals, self._deal} if self._deal else {self.deals}
                for deal, point in enumerate(points):
                    if deal % stride == 0 or deal in shown:
                        draw_mark(painter, place, point, ink)
            self._paint_names(painter, plot, [y(line.values[-1]) for line in self._lines])

    def _paint_scale(self, painter: QPainter, plot: QRectF, marks: list[tuple[int, float]], x) -> None:  # type: ignore[no-untyped-def]
        colors = theme()
        for tick, height in marks:
            line = QRectF(plot.left(), round(height), plot.width(), 1)
            painter.fillRect(line, colors.color("border" if tick == 0 else "line"))
            block = TextBlock(number(tick), 13)
            area = QRectF(0, height - block.line() / 2, plot.left() - 10, block.line())
            block.draw(painter, area, colors.color("text2"), Qt.AlignmentFlag.AlignRight)
        widest = TextBlock(number(self.deals), 13).natural_width() + 16
        stride = max(1, math.ceil(widest * (self.deals + 1) / plot.width()))
        for deal in range(0, self.deals + 1, stride):
            block = TextBlock(number(deal), 13)
            area = QRectF(x(deal) - 30, plot.bottom() + 8, 60, block.line())
            block.draw(painter, area, colors.color("text2"), Qt.AlignmentFlag.AlignHCenter)

    def _paint_names(self, painter: QPainter, plot: QRectF, heights: list[float]) -> None:
        step = TextBlock("", 13, 600).line()
        places = spread(heights, step, plot.top(), plot.bottom())
        for place, (line, height) in enumerate(zip(self._lines, places, strict=True)):
            block = TextBlock(line.name, 13, 600)
            area = QRectF(plot.right() + 14, height - step / 2, block.natural_width() + 2, step)
            block.draw(painter, area, series_ink(self._game, place))


def draw_mark(painter: QPainter, place: int, center: QPointF, ink: QColor) -> None:
    """Draw the mark of a line: circle, diamond, square, triangle, by its place."""
    painter.setPen(QPen(theme().color("surface"), 1))
    painter.setBrush(ink)
    x, y, r = center.x(), center.y(), MARK
    shape = QPainterPath()
    match place % 4:
        case 0:
            shape.addEllipse(center, r, r)
        case 1:
            shape.addPolygon(_polygon((x, y - r - 1), (x + r + 1, y), (x, y + r + 1), (x - r - 1, y)))
        case 2:
            shape.addRect(QRectF(x - r + 0.5, y - r + 0.5, 2 * r - 1, 2 * r - 1))
        case _:
            shape.addPolygon(_polygon((x, y - r - 1), (x + r + 0.5, y + r - 0.5), (x - r - 0.5, y + r - 0.5)))
    shape.closeSubpath()
    painter.drawPath(shape)


def _polygon(*points: tuple[float, float]) -> QPolygonF:
    return QPolygonF([QPointF(x, y) for x, y in points])
