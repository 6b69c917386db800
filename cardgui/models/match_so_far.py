"""Everything a ledger should hold of a match at the table, to be entered again where the ledger has lost it."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from cardgui.engine.match import Match
    from cardgui.engine.options import OptionValue
    from cardgui.ledger.rows import Seat
    from cardgui.ledger.store import Ledger


@dataclass(frozen=True, slots=True)
class DealSoFar:
    """The deal that is being played.

    Attributes:
        id: its id in the ledger.
        number: which deal of the match.
        opening: what it started from.
        actions: every entry so far, in the order in which they were stored.
    """

    id: str
    number: int
    opening: Mapping[str, Any]
    actions: tuple[Mapping[str, Any], ...]


@dataclass(frozen=True, slots=True)
class MatchSoFar:
    """A match up to now.

    Attributes:
        id: its id in the ledger.
        game, options, players, number, seats: as it began.
        records: of the finished deals.
        deal: the deal in progress, ``None`` between two deals.
        over: whether the last deal is finished.
    """

    id: str
    game: str
    options: Mapping[str, OptionValue]
    players: int
    number: int
    seats: tuple[Seat, ...]
    records: tuple[Mapping[str, Any], ...]
    deal: DealSoFar | None
    over: bool

    @classmethod
    def of(
        cls,
        match_id: str,
        match: Match,
        seats: Sequence[Seat],
        records: Iterable[Mapping[str, Any]],
        deal: DealSoFar | None,
    ) -> MatchSoFar:
        """What there is of a match as it stands at a table."""
        game = match.game
        return cls(
            match_id,
            game.id,
            game.options,
            game.players,
            match.number,
            tuple(seats),
            tuple(records),
            deal,
            match.over,
        )

    def enter(self, ledger: Ledger) -> None:
        """Enter what is not there yet, all of it or nothing.

        Raises:
            LedgerError: if the ledger cannot be written, or holds something else under these ids.
        """
        with ledger.together():
            ledger.start_match(
                self.id,
                game=self.game,
                options=dict(self.options),
                players=self.players,
                number=self.number,
                seats=self.seats,
            )
            for record in self.records:
                ledger.add_record(dict(record))
            if self.deal is not None:
                ledger.start_deal(self.deal.id, self.id, self.deal.number, dict(self.deal.opening))
                for seq, body in enumerate(self.deal.actions):
                    ledger.append_action(self.deal.id, seq, dict(body))
            if self.over:
                ledger.finish_match(self.id)
