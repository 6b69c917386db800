"""The way through a deal: a line with a tick at each trick and a mark at each costly decision."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtWidgets import QAbstractSlider, QSizePolicy, QWidget

from cardgui.look import focus
from cardgui.look.paint import mirroring, placed_point, rounded
from cardgui.look.theme import theme
from cardgui.look.type import control, scaled
from cardgui.screens.review.marks import draw_mark

if TYPE_CHECKING:
    from PySide6.QtGui import QFocusEvent, QKeyEvent, QMouseEvent, QPaintEvent

SIDE = 12.0


class Timeline(QAbstractSlider):
    """A slider over all moments of a deal."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._ticks: tuple[int, ...] = ()
        self._marks: dict[int, str] = {}
        self.setOrientation(Qt.Orientation.Horizontal)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.setSingleStep(1)
        theme().changed.connect(self.updateGeometry)

    def show_deal(self, moments: int, ticks: Sequence[int]) -> None:
        """Show a deal with so many moments after its first; `ticks` are those at which tricks begin."""
        self._ticks, self._marks = tuple(ticks), {}
        self.setRange(0, moments)
        self.update()

    def mark(self, marks: Mapping[int, str]) -> None:
        """Mark moments: ``"trick"`` or ``"less"``."""
        self._marks = dict(marks)
        self.update()

    def sizeHint(self) -> QSize:
        """As wide as there is room."""
        return QSize(240, control(36))

    def _x(self, moment: int) -> float:
        return SIDE + (self.width() - 2 * SIDE) * moment / max(1, self.maximum())

    def _moment(self, x: float) -> int:
        return round((x - SIDE) / max(1.0, self.width() - 2 * SIDE) * self.maximum())

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Go to the moment under the pointer."""
        focus.note_pointer()
        self.setValue(self._moment(placed_point(self, event.position()).x()))

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        """Follow the pointer."""
        self.setValue(self._moment(placed_point(self, event.position()).x()))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Remember that keys are used."""
        focus.note_key(event)
        super().keyPressEvent(event)
        self.update()

    def focusInEvent(self, event: QFocusEvent) -> None:
        """Show the focus."""
        super().focusInEvent(event)
        self.update()

    def focusOutEvent(self, event: QFocusEvent) -> None:
        """Show it no more."""
        super().focusOutEvent(event)
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: ARG002
        """Draw line, ticks, marks and where one is."""
        colors, middle = theme(), self.height() / 2
        here = self._x(self.value())
        with mirroring(self) as painter:
            line = QRectF(SIDE, middle - 2, self.width() - 2 * SIDE, 4)
            rounded(painter, line, 2, colors.color("surface2"))
            rounded(painter, QRectF(SIDE, middle - 2, here - SIDE, 4), 2, colors.color("accent"))
            for tick in self._ticks:
                painter.fillRect(QRectF(self._x(tick) - 1, middle - 7, 2, 14), colors.color("border"))
            ring = QRectF(here - 9, middle - 9, 18, 18)
            rounded(painter, ring, 9, colors.color("surface"), colors.color("accent"), 3)
            for moment, mark in self._marks.items():
                draw_mark(painter, mark, QPointF(self._x(moment), middle), scaled(10))
            if self.hasFocus() and focus.keyboard_used():
                area = QRectF(self.rect()).adjusted(1.5, 1.5, -1.5, -1.5)
                rounded(painter, area, 8, None, colors.color("focus"), 2.5)
