"""Truf on the models floor: how its own events change the picture, and what the person is asked for."""

from __future__ import annotations

from collections.abc import Iterator

from cardgui.engine.action import Action
from cardgui.engine.cards import Card
from cardgui.engine.events import Event
from cardgui.engine.truf_scoring import bid_value as bid_value  # noqa: PLC0414  (the table asks here, not below)
from cardgui.engine.truf_terms import Adjust, Bid, BidLaid, BidsAdjusted, BidsDecided, BidsTurnedUp, TrufView
from cardgui.models.prompt import Prompt
from cardgui.models.shown import Beat, Placed, ShownState, Zone


def fold(state: ShownState, event: Event) -> Iterator[Beat]:
    """Fold one of Truf's own events into the shown state."""
    match event:
        case BidLaid():
            card = state.take_from_hand(event.seat, event.card)
            card.zone, card.place, card.face_up = Zone.BID, 0, False
            state.seats[event.seat].status = "laid_bid"
            yield Beat("bid", event.seat, speak=True)
        case BidsTurnedUp():
            for card in state.in_zone(Zone.BID):
                card.code, card.face_up = event.cards[card.seat], True
            for seat, code in zip(state.seats, event.cards, strict=True):
                seat.status, seat.bid_card = "", code
            yield Beat("turn_up", speak=True)
        case BidsDecided():
            yield from _decide(state, event)
        case BidsAdjusted():
            _set_bids(state, event.bids)
            state.phase, state.facts["mode"] = "play", event.mode
            yield Beat("announce", event.seat, speak=True, decided=True)
        case _:
            raise TypeError(f"Truf has no event {event!r}")


def note(state: ShownState, event: Event) -> None:
    """Where a deal begins in the middle, the bids are known; before, who has laid one."""
    if not isinstance(event, Placed):
        return
    view: TrufView = event.view
    own: list[Event]
    if view.declarer is None:
        own = [BidLaid(seat, None if seat else view.own_bid) for seat in sorted(view.laid)]
    else:
        total = sum(map(bid_value, view.bid_cards))
        own = [
            BidsTurnedUp(view.bid_cards),
            BidsDecided(view.declarer, view.trump or "", view.bids, total, view.mode),
        ]
    for happened in own:
        for _ in fold(state, happened):
            pass


def _set_bids(state: ShownState, bids: tuple[int, ...]) -> None:
    for seat, bid in zip(state.seats, bids, strict=True):
        seat.bid = bid


def _decide(state: ShownState, event: BidsDecided) -> Iterator[Beat]:
    _set_bids(state, event.bids)
    state.seats[event.declarer].declarer = True
    state.facts.update(trump=event.trump, total=event.total)
    if event.mode is not None:
        state.facts["mode"] = event.mode
    yield Beat("announce", event.declarer, speak=True)
    for card in state.in_zone(Zone.BID):
        hand = state.in_zone(Zone.HAND, card.seat)
        card.zone, card.place, card.face_up = Zone.HAND, len(hand), card.seat == 0
        if card.seat != 0:
            card.code = None
        state.seats[card.seat].held += 1
    state.sort_hand()
    state.phase = "play" if event.mode is not None else "choice"
    yield Beat("return")


def prompt(view: TrufView) -> Prompt | None:
    """What the person has to do now, or ``None`` when others are to act."""
    if view.seat not in view.to_act:
        return None
    if view.phase == "bid":
        return Prompt("bid")
    if view.phase == "adjust":
        return Prompt("choose")
    count = len(view.legal)
    if not view.current:
        free = count == len(view.hand)
        return Prompt("lead", count=count) if free else Prompt("lead_no_trumps", suit=view.trump, count=count)
    suit = view.led or ""
    if all(card[1] == suit for card in view.legal):
        return Prompt("follow_face_down" if suit == view.trump else "follow", suit=suit, count=count)
    return Prompt("void", suit=suit, count=count)


def lay_bid(card: Card) -> Action:
    """The person's bid (TR-6)."""
    return Bid(0, card)


def adjust_bids(by: int) -> Action:
    """The person's choice at 13: +1 or −1 (TR-10)."""
    return Adjust(0, by)
