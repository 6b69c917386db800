"""The tricks of a deal in a list: who won each with what, and what the own card in it cost."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from PySide6.QtCore import QRectF, QSize, Signal
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QSizePolicy, QVBoxLayout, QWidget

from cardgui.look.controls import BaseButton
from cardgui.look.i18n import number
from cardgui.look.paint import rounded
from cardgui.look.text import TextBlock
from cardgui.look.theme import theme
from cardgui.look.type import control, scaled
from cardgui.screens.review.marks import badge_width, draw_badge, points

ROW = 39


@dataclass(frozen=True, slots=True)
class TrickRow:
    """One line.

    Attributes:
        moment: where it leads.
        trick: its number, 0 for what came before the play.
        text: what happened.
        mark: of the own decision in it. cost: points that it lost.
    """

    moment: int
    trick: int
    text: str
    mark: str = ""
    cost: float = 0.0


class _Row(BaseButton):
    """A line of the list."""

    radius = 8.0

    def __init__(self, row: TrickRow, parent: QWidget) -> None:
        super().__init__(parent)
        self.row = row
        self.chosen = False
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def sizeHint(self) -> QSize:
        """A row of the list, two lines high where the text needs it."""
        width = max(self.width(), 240)
        lines = TextBlock(self.row.text, 14).height(self._room(width))
        return QSize(200, max(control(ROW), round(lines) + 12))

    def _room(self, width: float) -> float:
        return width - scaled(44) - (badge_width(self.row.cost) + 12 if self.row.mark else 12)

    def draw(self, painter: QPainter) -> None:
        """Number, text, mark."""
        colors, area = theme(), QRectF(self.rect())
        if self.chosen or self.underMouse():
            rounded(painter, area, self.radius, colors.color("accent_soft" if self.chosen else "surface2"))
        left = scaled(44)
        if self.row.trick:
            block = TextBlock(number(self.row.trick), 13)
            place = QRectF(area.left(), area.top(), left - 14, area.height())
            width = block.natural_width()
            block.draw(painter, place.adjusted(place.width() - width - 1, 0, 2, 0), colors.color("text2"))
        text = TextBlock(self.row.text, 14)
        text.draw(painter, QRectF(left, 0, self._room(area.width()), area.height()), colors.color("text"))
        if self.row.mark:
            draw_badge(painter, self.row.mark, self.row.cost, area.right() - 8, area.center().y())


class TrickList(QWidget):
    """The list.

    Signals:
        chosen: a moment to go to.
    """

    chosen = Signal(int)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.rows: list[_Row] = []
        self._column = QVBoxLayout(self)
        self._column.setContentsMargins(12, 8, 12, 8)
        self._column.setSpacing(0)
        self._column.addStretch(1)

    def show_rows(self, rows: Sequence[TrickRow]) -> None:
        """Show these lines; where only texts and marks are others, the widgets stay."""
        while len(self.rows) > len(rows):
            gone = self.rows.pop()
            self._column.removeWidget(gone)
            gone.hide()
            gone.deleteLater()
        while len(self.rows) < len(rows):
            row = _Row(rows[len(self.rows)], self)
            row.clicked.connect(lambda _=False, row=row: self.chosen.emit(row.row.moment))
            self._column.insertWidget(len(self.rows), row)
            self.rows.append(row)
        for widget, facts in zip(self.rows, rows, strict=True):
            widget.row = facts
            lost = self.tr("{text}. Cost about {points}").format(text=facts.text, points=points(facts.cost))
            widget.setText(lost if facts.mark else facts.text)
            widget.updateGeometry()
            widget.update()

    def show_place(self, moment: int, trick: int) -> None:
        """Show at which moment, and in which trick, one is."""
        for widget in self.rows:
            chosen = widget.row.trick == trick if trick else widget.row.moment == moment
            if chosen != widget.chosen:
                widget.chosen = chosen
                widget.update()
