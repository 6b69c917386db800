"""The matches of the ledger as Qt models, read page by page."""

from __future__ import annotations

import logging
from collections import OrderedDict
from collections.abc import Mapping
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QModelIndex, QObject, QPersistentModelIndex, Qt

from cardgui.ledger.errors import LedgerError
from cardgui.ledger.rows import MatchRow, Seat, Wanted
from cardgui.models.rows import RowModel

if TYPE_CHECKING:
    from cardgui.ledger.store import Ledger

log = logging.getLogger(__name__)

PAGE = 12
"""Matches in a page: about as many as are seen at once. Two pages are read at a time."""
PAGES_KEPT = 100
"""Pages in memory at most."""
NEWEST = 30
"""Matches that others than a list look at: the newest ones."""
Index = QModelIndex | QPersistentModelIndex
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
        winners: seats or sides that have won a finished match; empty where that cannot be known.
        names: names of the seats as the person changed them; empty if they are not changed.
        note: of the person.
        deleted_at: UTC, or ``None``.
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
    winners: tuple[int, ...] = ()
    names: tuple[str, ...] = ()
    note: str = ""
    deleted_at: str | None = None


def summary(row: MatchRow) -> MatchSummary:
    """What the list shows of a match."""
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
        totals=row.totals,
        winners=row.winners,
        names=row.names,
        note=row.note,
        deleted_at=row.deleted_at,
    )


_UNREADABLE = MatchSummary("", "", {}, 0, None, (), "finished", "1970-01-01T00:00:00Z", None, 0, ())


class MatchListModel(RowModel[MatchSummary]):
    """Matches, the newest first, as many as the ledger has; each page is read when a view first asks for it."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(MatchSummary, parent)
        self._ledger: Ledger | None = None
        self._count = 0
        self._pages: OrderedDict[int, list[MatchSummary]] = OrderedDict()
        self.wanted = Wanted()

    def load(self, ledger: Ledger | None, wanted: Wanted | None = None) -> None:
        """Show what is wanted of a ledger; without it, what was wanted last."""
        self.beginResetModel()
        self._ledger, self.wanted = ledger, wanted or self.wanted
        self._pages.clear()
        self._count = 0
        if ledger is not None:
            try:
                self._count = ledger.match_count(wanted=self.wanted)
            except LedgerError as error:
                log.warning("the matches could not be counted: %s", error)
        self.endResetModel()

    def rowCount(self, parent: Index = _NOWHERE) -> int:
        """How many matches there are."""
        return 0 if parent.isValid() else self._count

    def row(self, number: int) -> MatchSummary:
        """A match; one without a game where it cannot be read."""
        page = self._page(number // PAGE)
        return page[number % PAGE] if number % PAGE < len(page) else _UNREADABLE

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        """The value of a field."""
        number = role - int(Qt.ItemDataRole.UserRole) - 1
        if not index.isValid() or not 0 <= number < len(self._names):
            return None
        return getattr(self.row(index.row()), self._names[number])

    def rows(self) -> tuple[MatchSummary, ...]:
        """The newest matches."""
        return tuple(self.row(number) for number in range(min(self._count, NEWEST)))

    def newest_open(self) -> MatchSummary | None:
        """The newest match that can be played on, however long ago that was."""
        if self._ledger is None:
            return None
        try:
            found = self._ledger.matches(1, wanted=Wanted(open=True))
        except LedgerError as error:
            log.warning("the matches could not be read: %s", error)
            return None
        return summary(found[0]) if found else None

    def place_of(self, match: str) -> int | None:
        """The row of a match; ``None`` if it isn't among these."""
        if self._ledger is None:
            return None
        try:
            return self._ledger.place_of(match, self.wanted)
        except LedgerError as error:
            log.info("match %s is in no row: %s", match, error)
            return None

    def _page(self, number: int) -> list[MatchSummary]:
        """A page of matches; none where the ledger cannot be read, which whoever opened it finds out and tells."""
        if number in self._pages:
            self._pages.move_to_end(number)
            return self._pages[number]
        rows: list[MatchSummary] = []
        if self._ledger is not None:
            try:
                found = self._ledger.matches(2 * PAGE, number * PAGE, wanted=self.wanted, of=self._count)
                rows = [summary(row) for row in found]
            except LedgerError as error:
                log.warning("the matches could not be read: %s", error)
        self._pages[number] = rows[:PAGE]
        if rows[PAGE:]:  # whoever scrolls to a page sees the next one below it, and to go there costs the most
            self._pages[number + 1] = rows[PAGE:]
        while len(self._pages) > PAGES_KEPT:
            self._pages.popitem(last=False)
        return self._pages[number]
