"""Rook Sluff on the models floor: how its own events change the picture, and what the person is asked for."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Final

from cardgui.engine.action import Action
from cardgui.engine.events import Event
from cardgui.engine.explain import ScorePart
from cardgui.engine.rook_sluff_scoring import SLUFF as SLUFF  # noqa: PLC0414  (the table asks here, not below)
from cardgui.engine.rook_sluff_scoring import TEAMS, score_parts, team_of, team_sum
from cardgui.engine.rook_sluff_terms import BiddingEnded, RookSluffView, SluffFailed, TrickBid, TrickBidMade
from cardgui.models.prompt import Prompt
from cardgui.models.shown import Beat, Placed, ShownState, Zone

BID: Final = "bid_tricks"
"""Key of the prompt for a bid: it is answered in a panel, not with a card."""
RED_TWO: Final = "R2"
BLACK: Final = "B"


@dataclass(frozen=True, slots=True)
class TeamStand:
    """How a team stands in a deal.

    Attributes:
        bid: what the bids made so far add up to (RS-10).
        to_bid: how many of its members have not bid yet.
        taken: tricks taken.
        total: score of the match; after the deal including it.
        deal_score: what the deal brought, once it has ended.
    """

    bid: int
    to_bid: int
    taken: int
    total: int
    deal_score: int | None


def fold(state: ShownState, event: Event) -> Iterator[Beat]:
    """Fold one of Rook Sluff's own events into the shown state."""
    match event:
        case TrickBidMade():
            state.seats[event.seat].bid = event.tricks
            yield Beat("call", event.seat, speak=True)
        case BiddingEnded():
            for seat, bid in zip(state.seats, event.bids, strict=True):
                seat.bid = bid
            state.phase = "play"
            yield Beat("announce", event.leader, speak=True)
        case SluffFailed():
            yield Beat("announce", event.seat, speak=True)
        case _:
            raise TypeError(f"Rook Sluff has no event {event!r}")


def note(state: ShownState, event: Event) -> None:
    """Show the bids made in a deal that begins in the middle."""
    if isinstance(event, Placed):
        view: RookSluffView = event.view
        for seat, made in zip(state.seats, view.bids, strict=True):
            seat.bid = made
        state.phase = view.phase


def prompt(view: RookSluffView) -> Prompt | None:
    """What the person has to do now, or ``None`` when others are to act."""
    if view.seat not in view.to_act:
        return None
    if view.phase == "bid":
        return Prompt(BID, own=view.highest_bid)
    count = sum(card in view.legal for card in view.hand)
    if not view.current:
        if view.legal == (RED_TWO,) and len(set(view.hand)) > 1:
            return Prompt("lead_red_two", suit="R", count=count)
        return Prompt("lead", count=count)
    led = view.led or ""
    if all(card[0] == led for card in view.legal):
        return Prompt("follow", suit=led, count=count)
    if view.must_trump and all(card[0] == BLACK for card in view.legal):
        return Prompt("must_trump", suit=led, count=count)
    return Prompt("void", suit=led, count=count)


def bid(tricks: int) -> Action:
    """The person's bid; 0 is a sluff (RS-9, RS-11)."""
    return TrickBid(0, tricks)


def bidding_order(state: ShownState) -> list[int]:
    """The seats in the order in which they bid: from the dealer's left round to the dealer (RS-9)."""
    return [(state.dealer + 1 + place) % state.players for place in range(state.players)]


def members(state: ShownState, team: int) -> list[int]:
    """The seats of a team: 0 is the person's own (RS-1)."""
    return [seat.seat for seat in state.seats if team_of(seat.seat) == team]


def stand(state: ShownState, team: int) -> TeamStand:
    """How a team stands now (RS-10, RS-19)."""
    seats = [state.seats[seat] for seat in members(state, team)]
    return TeamStand(
        bid=sum(seat.bid or 0 for seat in seats),
        to_bid=sum(seat.bid is None for seat in seats),
        taken=sum(seat.taken for seat in seats),
        total=seats[0].total,
        deal_score=seats[0].deal_score,
    )


def explained(bids: Sequence[int], taken: Sequence[int]) -> tuple[tuple[ScorePart, ...], ...]:
    """By team, what a finished deal brought and why (RS-17 to RS-19).

    Args:
        bids: by seat.
        taken: tricks by seat.
    """
    return tuple(score_parts(bids, taken, team) for team in range(TEAMS))


def team_sums(numbers: Sequence[int]) -> tuple[int, int]:
    """By seat → by team, added up (RS-10)."""
    return team_sum(numbers, 0), team_sum(numbers, 1)


def first_of_two(state: ShownState) -> frozenset[int]:
    """Ids of the cards that win the trick so far because they were played before an equal one (RS-15): one or none."""
    trick = state.in_zone(Zone.TRICK)
    codes = [card.code for card in trick]
    return frozenset(
        card.id for place, card in enumerate(trick) if card.seat == state.winning and card.code in codes[place + 1 :]
    )
