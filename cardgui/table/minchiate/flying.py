"""Captured points fly from the trick to the pile of the side that won it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QPaintEvent
from PySide6.QtWidgets import QWidget

from cardgui.look.paint import painting
from cardgui.look.type import scaled
from cardgui.table.animator import in_out_cubic
from cardgui.table.minchiate.lanes import draw_points
from cardgui.table.teams import Team

if TYPE_CHECKING:
    from cardgui.table.stage import Stage

FLY_MS: Final = 700
WIDTH, HEIGHT = 72.0, 40.0


class FlyingPoints(QWidget):
    """Points on a pill that goes from one place of the table to another, and is gone."""

    def __init__(self, stage: Stage) -> None:
        super().__init__(stage)
        self._stage = stage
        self._points = 0
        self._team: Team = ""
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.hide()

    def fly(self, points: int, team: Team, seat: int) -> None:
        """Go from the middle of the trick to the pile of a seat; with reduced motion the banner says it alone."""
        stage = self._stage
        if stage.animator.reduced:
            return
        self._points, self._team = points, team
        self.resize(round(scaled(WIDTH)), round(scaled(HEIGHT)))
        x, y = stage.layout_now.centre
        start, pile = QPointF(x, y), stage.layout_now.pile(seat)
        end = QPointF(pile.x, pile.y)

        def step(part: float) -> None:
            at = start + (end - start) * part
            self.move(round(at.x() - self.width() / 2), round(at.y() - self.height() / 2))

        step(0.0)
        self.show()
        self.raise_()
        stage.animator.run(self, "fly", step, begin=0.0, end=1.0, ms=FLY_MS, ease=in_out_cubic, done=self.hide)

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: ARG002
        """Draw the pill."""
        with painting(self) as painter:
            draw_points(painter, QPointF(self.width() / 2, self.height() / 2), self._points, self._team)
