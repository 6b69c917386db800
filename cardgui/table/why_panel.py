"""The explanation of a score over the table: beside the score sheet, in a narrow window in its place."""

from __future__ import annotations

import math
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QEvent, Signal

from cardgui.look.tokens import NARROW
from cardgui.models.score_why import explained
from cardgui.table.panels import SHADE, Panel
from cardgui.table.score_why import ScoreWhy

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from cardgui.table.context import TableContext
    from cardgui.table.layout import TableLayout

WIDTH: Final = 480.0
GAP: Final = 16.0
"""Room between the sheet and the explanation."""


class WhyPanel(Panel):
    """Explains one score after the other.

    Signals:
        moved: row of the sheet, and seat or side, of the score that is explained now.
        review: the person wants to go over the deal in a row of the sheet.
    """

    moved = Signal(int, int)
    review = Signal(int)

    def __init__(self, context: TableContext) -> None:
        super().__init__(context.stage, context.stage.animator, WIDTH)
        self.closes_on_escape = True
        self.over_all = True
        self._context = context
        self.content = ScoreWhy(context.stage.game, context.stage.faces)
        self.column.addWidget(self.content)
        self._scored: Callable[[], Sequence[str]] = tuple
        self._at = self._last = 0
        self.content.closed.connect(self.closed)
        self.content.stepped.connect(self._step)
        self.content.review.connect(lambda: self.review.emit(self._at // len(self._scored())))
        self.setAccessibleName(self.content.accessibleName())

    def offer(self, scored: Callable[[], Sequence[str]], row: int, side: int) -> None:
        """Explain a score.

        Args:
            scored: tells the names of those who have scores, in the language of now.
            row, side: which.
        """
        self._scored = scored
        self._last = len(self._context.controller.records()) * len(scored()) - 1
        self._at = row * len(scored()) + side
        self._show()

    def changeEvent(self, event: QEvent) -> None:
        """Name people and sides in another language."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self.content.retranslate()
            self.setAccessibleName(self.content.accessibleName())
            if not self.isHidden():
                self._show()

    def _step(self, by: int) -> None:
        self._at = min(max(self._at + by, 0), self._last)
        self._show()

    def _show(self) -> None:
        scored = self._scored()
        row, side = divmod(self._at, len(scored))
        records = self._context.controller.records()
        names = [self._context.name(seat) for seat in range(self._context.controller.shown.players)]
        self.content.show_score(
            explained(records[row], side), names, scored, side, first=self._at == 0, last=self._at == self._last
        )
        self.moved.emit(row, side)

    def take_focus(self) -> None:
        """Give the focus to what is read."""
        self.content.take_focus()

    @staticmethod
    def beside(layout: TableLayout) -> bool:
        """Whether there is room for it beside the sheet."""
        return layout.width >= NARROW

    def reserved(self, layout: TableLayout) -> float:
        """The width that the sheet has to leave to it."""
        return self._width_in(layout) + GAP if self.beside(layout) else 0.0

    def _width_in(self, layout: TableLayout) -> float:
        room = layout.end_room
        return min(WIDTH, 0.42 * room.w) if self.beside(layout) else min(1.5 * WIDTH, room.w)

    def fit(self) -> None:
        """Stand at the right, as high as the table; in a narrow window in the middle."""
        room, width = self._layout.end_room, self._width_in(self._layout)
        left = room.right - width if self.beside(self._layout) else room.cx - width / 2
        self._top = round(room.y - SHADE)
        self.setGeometry(round(left - SHADE), self._top, math.ceil(width + 2 * SHADE), math.floor(room.h + 2 * SHADE))
        self._activate()
        self._tell()
