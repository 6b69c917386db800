"""How a score of the ledger came about, beside the score sheet or, where the window is narrow, in its place."""

from __future__ import annotations

import logging
from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QRectF, Signal
from PySide6.QtWidgets import QVBoxLayout, QWidget

from cardgui.ledger.errors import LedgerError
from cardgui.look.paint import mirroring
from cardgui.look.theme import theme
from cardgui.screens.words import player_names, scored_names

if TYPE_CHECKING:
    from collections.abc import Sequence

    from PySide6.QtGui import QPaintEvent

    from cardgui.models.score_why import Why
    from cardgui.models.sheet import SheetRow
    from cardgui.screens.desk import Desk
    from cardgui.screens.match_facts import MatchFacts
    from cardgui.table.score_why import ScoreWhy

log = logging.getLogger(__name__)

WIDTH, LEAST_SHEET = 460, 420
"""Width of the explanation beside a sheet, and what the sheet keeps at least, logical pixels."""


class ScoreWhySide(QWidget):
    """Explains the scores of one match, one at a time.

    Signals:
        closed: the person has read enough.
        chosen: row of the sheet, and seat or side, of the score that is explained now.
        rule_wanted: the person wants to read a rule; its number.
        review: id of the deal that the person wants to go over.
    """

    closed = Signal()
    chosen = Signal(int, int)
    rule_wanted = Signal(str)
    review = Signal(str)

    def __init__(self, desk: Desk, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._desk = desk
        self._match: MatchFacts | None = None
        self._rows: Sequence[SheetRow] = ()
        self._names: list[str] = []
        self._scored: list[str] = []
        self._at = 0
        self.panel: ScoreWhy | None = None
        self._game = ""
        self._column = QVBoxLayout(self)
        self._column.setContentsMargins(24, 24, 20, 20)
        theme().changed.connect(self.update)
        self.hide()

    def explain(
        self, match: MatchFacts, rows: Sequence[SheetRow], names: list[str], scored: list[str], at: tuple[int, int]
    ) -> None:
        """Explain a score.

        Args:
            match: whose.
            rows: its deals.
            names: of the seats.
            scored: of those who have scores.
            at: row, and seat or side.
        """
        self._match, self._rows, self._names, self._scored = match, rows, names, scored
        if self._game != match.entry.id:
            self._make(match)
        self._at = at[0] * len(scored) + at[1]
        self._show()

    def changeEvent(self, event: QEvent) -> None:
        """Name people and sides in another language."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange and self._match is not None and not self.isHidden():
            self._names, self._scored = player_names(self._match), scored_names(self._match)
            self._show()

    def _make(self, match: MatchFacts) -> None:
        """Make the panel of a game: cards and words are its own."""
        from cardgui.table.faces import Faces  # noqa: PLC0415  (home must not wait for the table)
        from cardgui.table.registry import GAME_TABLES  # noqa: PLC0415
        from cardgui.table.score_why import ScoreWhy  # noqa: PLC0415
        from cardgui.table.why_rows import CARD  # noqa: PLC0415

        if self.panel is not None:
            self._column.removeWidget(self.panel)
            self.panel.hide()
            self.panel.deleteLater()
        entry, settings = match.entry, self._desk.settings
        self._game = entry.id
        faces = Faces(entry.pack, entry.id, GAME_TABLES[entry.id].shape, design=settings.card_design)
        faces.use_widths((CARD,))
        faces.show_values(shown=settings.card_values)
        self.panel = panel = ScoreWhy(entry.id, faces)
        faces.setParent(panel)
        panel.closed.connect(self.closed)
        panel.stepped.connect(self._step)
        panel.rule_wanted.connect(self.rule_wanted)
        panel.review.connect(lambda: self.review.emit(self._rows[self._at // len(self._scored)].deal_id))
        self._column.addWidget(panel)

    def _step(self, by: int) -> None:
        self._at = min(max(self._at + by, 0), len(self._rows) * len(self._scored) - 1)
        self._show()

    def _show(self) -> None:
        row, side = divmod(self._at, len(self._scored))
        last = len(self._rows) * len(self._scored) - 1
        if self.panel is not None:
            reasons = self._reasons(self._rows[row].deal_id, side)
            self.panel.show_score(reasons, self._names, self._scored, side, first=self._at == 0, last=self._at == last)
        self.chosen.emit(row, side)

    def _reasons(self, deal: str, side: int) -> Why | None:
        from cardgui.models.score_why import explained  # noqa: PLC0415  (home must not wait for the rules)

        reader = self._desk.session.reader
        try:
            found = None if reader is None else reader.deal(deal)
        except LedgerError as error:
            log.warning("the deal %s cannot be read: %s", deal, error)
            return None
        return None if found is None else explained(found.record, side)

    def take_focus(self) -> None:
        """Give the focus to what is read."""
        if self.panel is not None:
            self.panel.take_focus()

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: ARG002
        """Paint the ground and the line towards the sheet."""
        with mirroring(self) as painter:
            painter.fillRect(self.rect(), theme().color("surface"))
            painter.fillRect(QRectF(0, 0, 1, self.height()), theme().color("line"))
