"""What is said in Rook Sluff: its own action, events and what one seat knows."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from cardgui.engine.action import Action
from cardgui.engine.cards import Card
from cardgui.engine.events import Event
from cardgui.engine.game import Setup
from cardgui.engine.trickplay import Trick


@dataclass(frozen=True, slots=True)
class TrickBid(Action):
    """Say how many tricks one will take; 0 is a sluff (RS-9, RS-11)."""

    tricks: int

    def to_json(self) -> dict[str, Any]:
        """``{"do": "bid", "seat": 4, "tricks": 3}``."""
        return {"do": "bid", "seat": self.seat, "tricks": self.tricks}


@dataclass(frozen=True, slots=True)
class TrickBidMade(Event):
    """A seat has bid; everybody hears it (RS-9).

    Attributes:
        seat: the bidder.
        tricks: the bid.
        team: what the bids of its team make so far (RS-10).
    """

    seat: int
    tricks: int
    team: int


@dataclass(frozen=True, slots=True)
class BiddingEnded(Event):
    """All have bid (RS-10 to RS-12).

    Attributes:
        bids: by seat.
        teams: the two teams' bids.
        leader: who leads to the first trick.
    """

    bids: tuple[int, ...]
    teams: tuple[int, ...]
    leader: int


@dataclass(frozen=True, slots=True)
class SluffFailed(Event):
    """A player who bid sluff has taken a first trick (RS-18)."""

    seat: int


@dataclass(frozen=True, slots=True)
class RookSluffView:
    """What one seat knows in Rook Sluff ("What each player knows").

    Attributes:
        seat: whose view it is.
        players: 6, 8 or 10.
        must_trump: whether RS-21 is in force.
        deals: length of the match.
        setup: dealer, direction, the two teams' scores before the deal.
        phase: ``"bid"``, ``"play"`` or ``"over"``.
        to_act: seats that have to decide.
        hand: the own cards, colour by colour from high to low.
        hand_sizes: by seat.
        highest_bid: the highest possible bid.
        bids: by seat, ``None`` where none is made yet.
        team_bids: what the bids of the two teams make so far.
        tricks: finished tricks, oldest first.
        gone: cards of still earlier tricks, where the deal began as a position.
        current: the current trick as (seat, card).
        led: the colour to be followed, or ``None`` at the start of a trick.
        winning: seat that wins the current trick so far, or ``None`` at its start.
        taken: tricks taken, by seat.
        voids: by seat, the colours that it has shown not to have.
        lacking: by seat, all cards that it has shown not to hold, by not following, not trumping (RS-21), or letting
            another lead to the first trick (RS-12).
        legal: the own cards that may be played now, each code once.
    """

    seat: int
    players: int
    must_trump: bool
    deals: int
    setup: Setup
    phase: str
    to_act: frozenset[int]
    hand: tuple[Card, ...]
    hand_sizes: tuple[int, ...]
    highest_bid: int
    bids: tuple[int | None, ...]
    team_bids: tuple[int, ...]
    tricks: tuple[Trick, ...]
    gone: tuple[Card, ...]
    current: tuple[tuple[int, Card], ...]
    led: str | None
    winning: int | None
    taken: tuple[int, ...]
    voids: tuple[frozenset[str], ...]
    lacking: tuple[frozenset[Card], ...]
    legal: tuple[Card, ...]
