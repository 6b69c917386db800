"""The matches of the ledger as Qt models, read page by page."""

from __future__ import annotations

import logging
from collections.abc import Mapping
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QModelIndex, QObject, QPersistentModelIndex

from cardgui.ledger.errors import LedgerError
from cardgui.ledger.rows import MatchRow, Seat
from cardgui.models.rows import RowModel

if TYPE_CHECKING:
    from cardgui.ledger.store import Ledger

log = logging.getLogger(__name__)

PAGE = 60
"""Matches read at a time."""
_NOWHERE = QModelIndex()


@dataclass(frozen=True, slots=True)
class MatchSummary:
    """One match in the list.

    Attributes:
        id: id of the match.
        game: game id.
        options: options that differ from the default.
        players: number of players.
        number: match number, or ``None``.
        seats: who sat where.
        state: ``"open"``, ``"finished"`` or ``"abandoned"``.
        started_at: UTC, ISO 8601.
        finished_at: UTC, or ``None``.
        deals: finished deals.
        totals: cumulative scores after them, by seat or side.
    """

    id: str
    game: str
    options: Mapping[str, Any]
    players: int
    number: int | None
    seats: tuple[Seat, ...]
    state: str
    started_at: str
    finished_at: str | None
    deals: int
    totals: tuple[int, ...]


def summary(row: MatchRow) -> MatchSummary:
    """What the list shows of a match."""
    totals: tuple[int, ...] = ()
    if row.last_record is not None:
        last = row.last_record
        totals = tuple(b + s for b, s in zip(last["scores_before"], last["result"]["deal_scores"], strict=True))
    return MatchSummary(
        id=row.id,
        game=row.game,
        options=row.options,
        players=row.players,
        number=row.number,
        seats=row.seats,
        state=row.state,
        started_at=row.started_at,
        finished_at=row.finished_at,
        deals=row.deals,
        totals=totals,
    )


class MatchListModel(RowModel[MatchSummary]):
    """All matches, the newest first; more are read when a view scrolls to the end."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(MatchSummary, parent)
        self._ledger: Ledger | None = None
        self._game: str | None = None
        self._complete = True

    def load(self, ledger: Ledger | None, game: str | None = None) -> None:
        """Read the first page; ``game`` restricts the list to one game."""
        self._ledger, self._game = ledger, game
        rows = self._page(0)
        self._complete = len(rows) < PAGE
        self.beginResetModel()
        self._rows = [summary(row) for row in rows]
        self.endResetModel()

    def canFetchMore(self, parent: QModelIndex | QPersistentModelIndex = _NOWHERE) -> bool:
        """Whether the ledger holds more matches than were read."""
        return not parent.isValid() and not self._complete

    def fetchMore(self, parent: QModelIndex | QPersistentModelIndex = _NOWHERE) -> None:
        """Read another page."""
        if parent.isValid():
            return
        rows = self._page(len(self._rows))
        self._complete = len(rows) < PAGE
        self.set_rows([*self._rows, *(summary(row) for row in rows)])

    def _page(self, offset: int) -> list[MatchRow]:
        """A page of matches; none where the ledger cannot be read, which whoever opened it finds out and tells."""
        if self._ledger is None:
            return []
        try:
            return self._ledger.matches(limit=PAGE, offset=offset, game=self._game)
        except LedgerError as error:
            log.warning("the matches could not be read: %s", error)
            return []
