"""What is said in Truf: its own actions, events and what one seat knows."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Any

from cardgui.engine.action import Action
from cardgui.engine.cards import Card
from cardgui.engine.events import Event
from cardgui.engine.game import Setup
from cardgui.engine.trickplay import Trick


@dataclass(frozen=True, slots=True)
class Bid(Action):
    """Lay a card of the hand as the bid (TR-6)."""

    card: Card

    def to_json(self) -> dict[str, Any]:
        """``{"do": "bid", "seat": 1, "card": "5S"}``."""
        return {"do": "bid", "seat": self.seat, "card": self.card}


@dataclass(frozen=True, slots=True)
class Adjust(Action):
    """Raise (+1) or lower (−1) every bid, as the declarer of a sum of 13 must (TR-10)."""

    by: int

    def to_json(self) -> dict[str, Any]:
        """``{"do": "adjust", "seat": 1, "by": 1}``."""
        return {"do": "adjust", "seat": self.seat, "by": self.by}


@dataclass(frozen=True, slots=True)
class BidLaid(Event):
    """A seat has laid its bid face down; ``card`` is ``None`` for everybody else (TR-6)."""

    seat: int
    card: Card | None

    def seen_by(self, seat: int) -> BidLaid:
        """Only the bidder knows the card."""
        return self if seat == self.seat else replace(self, card=None)


@dataclass(frozen=True, slots=True)
class BidsTurnedUp(Event):
    """All four bids are turned up together (TR-6); ``cards`` by seat."""

    cards: tuple[Card, ...]


@dataclass(frozen=True, slots=True)
class BidsDecided(Event):
    """What the bids decide (TR-7 to TR-9).

    Attributes:
        declarer: owner of the highest bid; leads to the first trick.
        trump: suit of the highest bid.
        bids: their values, by seat.
        total: the sum.
        mode: ``"atas"``, ``"bawah"``, or ``None`` where the sum is 13 and the declarer has to choose.
    """

    declarer: int
    trump: str
    bids: tuple[int, ...]
    total: int
    mode: str | None


@dataclass(frozen=True, slots=True)
class BidsAdjusted(Event):
    """The declarer has raised or lowered every bid (TR-10); ``bids`` are the final ones."""

    seat: int
    by: int
    bids: tuple[int, ...]
    mode: str


@dataclass(frozen=True, slots=True)
class TrufView:
    """What one seat knows in Truf ("What each player knows").

    Attributes:
        seat: whose view it is.
        scoring: ``"A"`` … ``"E"``. factor: 2 … 5.
        deals: length of the match.
        setup: dealer, direction, scores before the deal.
        phase: ``"bid"``, ``"adjust"``, ``"play"`` or ``"over"``.
        to_act: seats that have to decide.
        hand: the own cards, suit by suit from high to low.
        hand_sizes: by seat.
        own_bid: the card one laid oneself, or ``None``.
        laid: seats that have laid a bid.
        bid_cards: the four bids once turned up, by seat.
        bids: their values, final after TR-10; empty before they are turned up.
        declarer, trump, mode: as far as decided.
        tricks: finished tricks, oldest first.
        gone: cards of still earlier tricks, where the deal began as a position.
        current: the current trick as (seat, card); the card is ``None`` where only a back is seen.
        led: the suit to be followed, or ``None`` at the start of a trick.
        taken: tricks taken, by seat.
        broken: whether trumps may be led (TR-14).
        voids: by seat, the suits that it has shown not to have.
        legal: the own cards that may be played now.
    """

    seat: int
    scoring: str
    factor: int
    deals: int
    setup: Setup
    phase: str
    to_act: frozenset[int]
    hand: tuple[Card, ...]
    hand_sizes: tuple[int, ...]
    own_bid: Card | None
    laid: frozenset[int]
    bid_cards: tuple[Card, ...]
    bids: tuple[int, ...]
    declarer: int | None
    trump: str | None
    mode: str | None
    tricks: tuple[Trick, ...]
    gone: tuple[Card, ...]
    current: tuple[tuple[int, Card | None], ...]
    led: str | None
    taken: tuple[int, ...]
    broken: bool
    voids: tuple[frozenset[str], ...]
    legal: tuple[Card, ...]
