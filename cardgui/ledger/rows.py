"""What the ledger gives back: one frozen dataclass for each kind of row. JSON arrives parsed."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, Literal


@dataclass(frozen=True, slots=True)
class Seat:
    """Who sits where; the place in the list is the number of the seat.

    Attributes:
        name: as shown when the match was played.
        level: strength of a computer player, None for a person.
        human: whether a person plays here.
    """

    name: str
    level: str | None
    human: bool

    def to_json(self) -> dict[str, Any]:
        """``{"name", "level", "human"}``, as in a deal record."""
        return {"name": self.name, "level": self.level, "human": self.human}

    @staticmethod
    def from_json(value: Mapping[str, Any]) -> Seat:
        """The seat of a deal record; missing keys are filled with the plainest value."""
        level = value.get("level")
        return Seat(str(value.get("name", "")), None if level is None else str(level), bool(value.get("human")))


@dataclass(frozen=True, slots=True)
class MatchRow:
    """One match.

    Attributes:
        id: UUID for a match played here; what the record says for others. Unique together with `game`.
        options: what differs from the game's defaults.
        number: the match number that decides chance, None where an imported record lacks it.
        seats: in order of the seats; empty where an imported record lacks them.
        played: begun at the table here; False for a match that came in as records.
        started_at: UTC, ``2026-01-31T18:05:09.120Z``; so are the others.
        finished_at: None until the last deal has been played.
        abandoned_at: when the person gave the match up; None if not, or if taken up again.
        deals: number of finished deals in the ledger; void ones, which are dealt again, do not count.
        totals: cumulative scores after the last finished deal, by seat or side; empty before the first.
        winners: seats or sides that have won a finished match; empty before its first deal.
        names: names of the seats as changed by the person; empty if they are not.
        note: of the person.
        deleted_at: when the person deleted it, None if it is not.
    """

    id: str
    game: str
    options: dict[str, Any]
    players: int
    number: int | None
    seats: tuple[Seat, ...]
    played: bool
    started_at: str
    finished_at: str | None
    abandoned_at: str | None
    deals: int
    totals: tuple[int, ...] = ()
    winners: tuple[int, ...] = ()
    names: tuple[str, ...] = ()
    note: str = ""
    deleted_at: str | None = None

    @property
    def state(self) -> Literal["open", "finished", "abandoned"]:
        """Where the match stands. One that came in as records is finished: nobody can play on in it."""
        if self.finished_at is not None or not self.played:
            return "finished"
        return "open" if self.abandoned_at is None else "abandoned"


@dataclass(frozen=True, slots=True)
class Wanted:
    """Which matches a list shows.

    Attributes:
        game: only those of one game.
        finished: only those finished or come in as records (True), only the others (False).
        text: only those in which a player's name or the note holds this, or which have this number; case, accents and
            the dots of i make no difference.
        also: those that hold one of these are found by `text` too: stored names that the screen writes otherwise.
        games: those of these games are found by `text` too, as it stands in their name.
        deleted: only those that were deleted, instead of those that were not.
        deleted_since: only those deleted at this time (as stored) or later.
        open: only those that can be played on.
    """

    game: str | None = None
    finished: bool | None = None
    text: str = ""
    also: tuple[str, ...] = ()
    games: tuple[str, ...] = ()
    deleted: bool = False
    deleted_since: str = ""
    open: bool = False


@dataclass(frozen=True, slots=True)
class DealRow:
    """A deal begun at the table: its number within the match, from 1, and what it starts from."""

    id: str
    number: int
    opening: dict[str, Any]
    started_at: str


@dataclass(frozen=True, slots=True)
class ActionRow:
    """One action, or ``{"back_to": k}``, in order of `seq` from 0."""

    seq: int
    body: dict[str, Any]
    at: str


@dataclass(frozen=True, slots=True)
class RecordRow:
    """A finished deal; `record` is the whole deal record, `at` the time it was stored."""

    deal_id: str
    number: int
    at: str
    record: dict[str, Any]


@dataclass(frozen=True, slots=True)
class Unfinished:
    """All that is needed to play on in a match.

    Attributes:
        match: the match.
        records: its finished deals, in order.
        deal: the deal that was being played, None between two deals.
        actions: of that deal, in order.
    """

    match: MatchRow
    records: tuple[RecordRow, ...]
    deal: DealRow | None
    actions: tuple[ActionRow, ...]


@dataclass(frozen=True, slots=True)
class Counts:
    """How much the ledger holds: matches, those of them that can be played on, finished deals."""

    matches: int
    unfinished: int
    deals: int
