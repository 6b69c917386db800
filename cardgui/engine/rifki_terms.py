"""What is said in Rıfkı: its own action, events and what one seat knows."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from cardgui.engine.action import Action
from cardgui.engine.cards import Card
from cardgui.engine.events import Event
from cardgui.engine.game import Setup
from cardgui.engine.trickplay import Trick


@dataclass(frozen=True, slots=True)
class Declare(Action):
    """Choose what the deal is about (RI-5).

    Attributes:
        contract: ``"koz"`` or one of the six penalty contracts.
        trump: the trump suit of a koz, else ``None`` (RI-8, RI-15).
    """

    contract: str
    trump: str | None = None

    def to_json(self) -> dict[str, Any]:
        """``{"do": "declare", "seat": 2, "contract": "koz", "trump": "S"}``; ``trump`` only in a koz."""
        named = {} if self.trump is None else {"trump": self.trump}
        return {"do": "declare", "seat": self.seat, "contract": self.contract, **named}


@dataclass(frozen=True, slots=True)
class ContractChosen(Event):
    """The declarer has chosen (RI-5); ``trump`` is ``None`` in a penalty contract."""

    seat: int
    contract: str
    trump: str | None


@dataclass(frozen=True, slots=True)
class PenaltiesWon(Event):
    """Penalty cards were in the trick just taken and lie open before its winner (RI-23).

    Attributes:
        seat: the winner.
        cards: the penalty cards of this trick.
        left: how many penalty cards of the contract are still to be won.
    """

    seat: int
    cards: tuple[Card, ...]
    left: int


@dataclass(frozen=True, slots=True)
class KingMade(Event):
    """A player has taken so many tricks of a koz that they win the whole game (RI-29)."""

    seat: int
    tricks: int


@dataclass(frozen=True, slots=True)
class EndedEarly(Event):
    """All penalty cards have been won; ``tricks`` are not played (RI-23)."""

    tricks: int


@dataclass(frozen=True, slots=True)
class DealVoided(Event):
    """Each player has won one queen: no score, and ``seat`` declares again after a new deal (RI-30)."""

    seat: int


@dataclass(frozen=True, slots=True)
class RifkiView:
    """What one seat knows in Rıfkı ("What each player knows").

    Attributes:
        seat: whose view it is.
        must_overtrump, king_ends_game, void_equal_girls, opening_penalties: house rules in force.
        deals: length of the match.
        setup: dealer, direction, scores and contracts before the deal.
        phase: ``"declare"``, ``"play"`` or ``"over"``.
        to_act: seats that have to decide.
        hand: the own cards, suit by suit from high to low.
        hand_sizes: by seat.
        declarer: who chooses or chose. cutter: who cuts (RI-3).
        contract, trump: as far as chosen.
        choices: contracts that this seat may choose now.
        tricks: finished tricks, oldest first.
        gone: cards of still earlier tricks, where the deal began as a position.
        current: the current trick as (seat, card).
        led: the suit to be followed, or ``None`` at the start of a trick.
        taken: tricks taken, by seat.
        last: how many of the last two tricks, by seat (RI-13).
        won: penalty cards won, by seat (RI-23).
        hearts: whether a heart has been played (RI-22).
        voids: by seat, the suits that it has shown not to have.
        lacking: by seat, all cards that it has shown not to hold, by not following, not trumping, or not playing a
            forced penalty card.
        legal: the own cards that may be played now.
    """

    seat: int
    must_overtrump: bool
    king_ends_game: bool
    void_equal_girls: bool
    opening_penalties: bool
    deals: int
    setup: Setup
    phase: str
    to_act: frozenset[int]
    hand: tuple[Card, ...]
    hand_sizes: tuple[int, ...]
    declarer: int
    cutter: int
    contract: str | None
    trump: str | None
    choices: tuple[str, ...]
    tricks: tuple[Trick, ...]
    gone: tuple[Card, ...]
    current: tuple[tuple[int, Card], ...]
    led: str | None
    taken: tuple[int, ...]
    last: tuple[int, ...]
    won: tuple[tuple[Card, ...], ...]
    hearts: bool
    voids: tuple[frozenset[str], ...]
    lacking: tuple[frozenset[Card], ...]
    legal: tuple[Card, ...]
