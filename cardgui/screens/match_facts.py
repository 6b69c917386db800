"""A match of the ledger as screens speak of it: local times, names, the deal that comes next."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from datetime import datetime
from typing import Any

from cardgui.look.names import player_name
from cardgui.models.matches import MatchListModel, MatchSummary
from cardgui.screens.games import GAMES, GameEntry, entry

DAYS_KEPT = 30
"""How long a deleted match can be restored."""


@dataclass(frozen=True, slots=True)
class MatchFacts:
    """One match as a list shows it.

    Attributes:
        id: of the match.
        entry: its game.
        number: game number; None if an imported record lacks it.
        state: `open` can be played on; else `finished` or `abandoned`.
        started: local time of its beginning.
        ended: local time of its end, None while it is open.
        deal: number of the deal that is being played or comes next; of the last one when it is finished.
        deals: how many deals the match has.
        names: by seat; seat 0 is the person here.
        totals: cumulative scores by seat or side; zeros before the first deal has ended.
        options: what differs from the game's defaults.
        played: how many deals have ended.
        winners: seats or sides that have won, where that is known; as a rule those with the highest total.
        given: by seat, whether the program has named it: such names are written as each language writes them.
        own_name: what the person called themselves in this match; empty for "You".
        note: of the person.
        deleted: local time at which it was deleted, None if it is not.
    """

    id: str
    entry: GameEntry
    number: int | None
    state: str
    started: datetime
    ended: datetime | None
    deal: int
    deals: int
    names: tuple[str, ...]
    totals: tuple[int, ...]
    options: Mapping[str, Any]
    played: int
    winners: tuple[int, ...] = ()
    given: tuple[bool, ...] = ()
    own_name: str = ""
    note: str = ""
    deleted: datetime | None = None

    def name_of(self, seat: int) -> str:
        """Return the name of a seat: as it was typed, or as the language of now writes a given name."""
        name = self.names[seat]
        return player_name(name) if not self.given or self.given[seat] else name

    @property
    def title(self) -> str:
        """What the match is called in lists."""
        return self.entry.title(self.options, len(self.names))

    @property
    def rank(self) -> int:
        """The own rank by total, from 1; equal totals share the better rank."""
        return self.rank_of(0)

    def rank_of(self, seat: int) -> int:
        """Return the rank of a seat, from 1: the winners, then by total."""
        if seat in self.winners:
            return 1
        above = {other for other, total in enumerate(self.totals) if total > self.totals[seat]}
        return 1 + len(above.union(self.winners))

    def shared(self, seat: int = 0) -> bool:
        """Whether another seat has the same rank."""
        return sum(self.rank_of(other) == self.rank_of(seat) for other in range(len(self.totals))) > 1


def _local(moment: str) -> datetime:
    return datetime.fromisoformat(moment).astimezone()


def facts(match: MatchSummary) -> MatchFacts:
    """Return a match as screens speak of it.

    Raises:
        KeyError: if no screen knows its game.
    """
    game = entry(match.game)
    deals = game.deals(match.options, match.players)
    names = match.names or tuple(seat.name for seat in match.seats) or ("",) * match.players
    return MatchFacts(
        id=match.id,
        entry=game,
        number=match.number,
        state=match.state,
        started=_local(match.started_at),
        ended=None if match.finished_at is None else _local(match.finished_at),
        deal=min(match.deals + 1, deals) if match.state == "open" else match.deals,
        deals=deals,
        names=names,
        totals=match.totals or (0,) * (match.players if game.sides is None else 2),
        options=match.options,
        played=match.deals,
        winners=match.winners,
        given=tuple(
            seat < len(match.seats) and not match.seats[seat].human and match.seats[seat].name == name
            for seat, name in enumerate(names)
        ),
        own_name=match.names[0] if match.names else "",
        note=match.note,
        deleted=None if match.deleted_at is None else _local(match.deleted_at),
    )


def known(match: MatchSummary) -> bool:
    """Whether the screens know the game of a match."""
    return any(game.id == match.game for game in GAMES)


def matches_of(model: MatchListModel) -> list[MatchFacts]:
    """Return the newest matches, newest first, and the newest that can be played on if it is older than they are."""
    found = [facts(match) for match in model.rows() if known(match)]
    if not any(match.state == "open" for match in found):
        older = model.newest_open()
        found += [facts(older)] if older is not None and known(older) else []
    return found
