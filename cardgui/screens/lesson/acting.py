"""The right part of a lesson: the table of a deal, or what is laid out in its place."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QVBoxLayout, QWidget

from cardgui.models.free_deal import FreeMatch, free_table
from cardgui.screens.lesson.laid_out import LaidOut, Shown
from cardgui.screens.lesson.table import LessonTable
from cardgui.teaching.lesson_run import LEARNER

if TYPE_CHECKING:
    from cardgui.engine.action import Refusal
    from cardgui.models.settings import Settings
    from cardgui.screens.lesson.words import LessonTerms
    from cardgui.teaching.lesson_run import Attempt, LessonRun
    from cardgui.teaching.lessons import Grid, StepWords


class Acting(QWidget):
    """Holds either a table or a layout of cards and numbers, made anew for each step.

    Signals:
        card: the learner has chosen a card of the hand.
        marked: the learner has marked a card of the layout, or taken the mark away.
        rested: everything that has happened on the table is shown.
    """

    card = Signal(str)
    marked = Signal()
    rested = Signal()

    def __init__(self, settings: Settings, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._settings = settings
        self.table: LessonTable | None = None
        self.laid_out: LaidOut | None = None
        self._behind: LessonTable | None = None
        """The table that a layout stands for, once it is asked why something is refused."""
        self._column = QVBoxLayout(self)
        self._column.setContentsMargins(0, 0, 0, 0)

    def show_step(self, run: LessonRun, terms: LessonTerms, said: StepWords) -> None:
        """Show what the step of a lesson acts on; a table stands still until it is started."""
        step = run.step
        if run.position is not None and not step.laid_out and step.kind not in ("pick", "order"):
            self.show_deal(FreeMatch(run.position, before=run.before), plain=run.lesson.plain, asks=False)
            return
        self.clear()
        laid = self.laid_out = LaidOut(run.lesson.table, self._settings)
        self._column.addWidget(laid)
        laid.changed.connect(self.marked)
        rows = [Shown("", row.cards) for row in step.rows]
        deal = run.deal()
        if deal is not None:
            rows.append(Shown("", tuple(deal.view(LEARNER).hand)))
        laid.show_rows(rows, active=step.kind in ("pick", "order"), numbered=step.kind == "order")
        self.relabel(run, terms, said)

    def show_deal(self, match: FreeMatch, *, plain: bool, asks: bool) -> None:
        """Show the table of a deal.

        Args:
            match: the deal.
            plain: whether only names and the trump suit are shown.
            asks: whether computer players decide for their seats.
        """
        self.clear()
        controller = free_table(match, self, asks=asks)
        self.table = LessonTable(match, controller, self._settings, plain=plain)
        self.table.asking = asks
        self._column.addWidget(self.table)
        self.table.attempted.connect(self.card)
        self.table.rested.connect(self.rested)

    def refuse(self, answer: Attempt, refusal: Refusal) -> None:
        """Show that something is refused: a card shakes, and what causes it is lit."""
        if self.table is not None and isinstance(answer, str):
            self.table.refuse(answer, refusal)
        elif self.laid_out is not None:
            self.laid_out.light(refusal.cards)

    def explained(self, run: LessonRun, answer: Attempt, refusal: Refusal) -> tuple[str, str]:
        """Why something is refused, as a table says it: title and sentence; empty where that speaks of no card."""
        if self.table is not None and isinstance(answer, str):
            return self.table.explained(answer, refusal)
        if run.position is None or not refusal.cards:
            return "", ""
        if self._behind is None:
            match = FreeMatch(run.position, before=run.before)
            controller = free_table(match, self, asks=False)
            self._behind = LessonTable(match, controller, self._settings, self, plain=run.lesson.plain)
            self._behind.hide()
        return self._behind.explained(refusal.cards[0], refusal)

    def clear(self) -> None:
        """Put everything away."""
        for widget in (self.table, self.laid_out, self._behind):
            if widget is not None:
                widget.stop()
                self._column.removeWidget(widget)
                widget.hide()
                widget.deleteLater()
        self.table = self.laid_out = self._behind = None

    def relabel(self, run: LessonRun, terms: LessonTerms, said: StepWords) -> None:
        """Call rows and cells what the language of now calls them."""
        laid, step = self.laid_out, run.step
        if laid is None:
            return
        labels = [terms.said(row.label, said) if row.label else "" for row in step.rows]
        if run.position is not None:
            labels.append(self.tr("Your hand"))
        laid.relabel(labels)
        grid = step.grid
        if grid is not None:
            laid.grid.say(
                [terms.said(head, said) if head else "" for head in grid.heads],
                _cells(grid, terms, said),
            )
        laid.show_grid(shown=grid is not None)


def _cells(grid: Grid, terms: LessonTerms, said: StepWords) -> list[list[str]]:
    """The cells of a grid in words; where a column has a number below zero, all its numbers carry their sign."""
    signed = [
        grid.sign or any(isinstance(cell, int) and cell < 0 for cell in column)
        for column in zip(*grid.rows, strict=True)
    ]
    return [
        [terms.said(cell, said, sign=sign) if cell != "" else "" for cell, sign in zip(row, signed, strict=True)]
        for row in grid.rows
    ]
