"""Reading a position of Truf: every field checked against the others and the rules (fields: see ``README.md``)."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from cardgui.engine.cards import FRENCH_SUITS, Card
from cardgui.engine.game import RecordFaultError, Setup
from cardgui.engine.position import Position
from cardgui.engine.position_fields import PositionFields
from cardgui.engine.truf_scoring import bid_value, declarer, mode_of

if TYPE_CHECKING:
    from cardgui.engine.truf import Truf

SEATS: Final = 4
TRICKS: Final = 13

_FIELDS = ("deal", "dealer", "direction", "scores", "hands", "bids", "adjust", "tricks", "leader", "trick", "gone",
           "broken", "voids")  # fmt: skip


@dataclass(frozen=True, slots=True)
class TrufStart:
    """Where a deal begins: a checked position.

    Attributes:
        setup: dealer, direction, scores before, number of the deal.
        hands: by seat, without the cards of the current trick.
        bids: bid cards by seat, ``None`` where none is laid yet.
        adjust: +1, −1 or ``None``.
        taken: tricks by seat.
        leader: who led or leads the current trick; ``None`` before the play.
        trick: its cards in the order of play.
        gone: cards of finished tricks.
        broken: whether a trump was played to an earlier trick (TR-14).
        voids: by seat, the suits that it has shown not to have.
    """

    setup: Setup
    hands: tuple[tuple[Card, ...], ...]
    bids: tuple[Card | None, ...]
    adjust: int | None
    taken: tuple[int, ...]
    leader: int | None
    trick: tuple[Card, ...]
    gone: tuple[Card, ...]
    broken: bool
    voids: tuple[tuple[str, ...], ...]

    @property
    def full_hands(self) -> tuple[tuple[Card, ...], ...]:
        """By seat, the hand together with the card of the current trick."""
        hands = [list(hand) for hand in self.hands]
        if self.leader is not None:
            for index, card in enumerate(self.trick):
                hands[(self.leader + self.setup.step * index) % SEATS].append(card)
        return tuple(map(tuple, hands))


def read_truf_position(position: Position, game: Truf) -> TrufStart:
    """Check a position of the game.

    Raises:
        RecordFaultError: naming the field and the rule that it contradicts.
    """
    start = _shape(position, game)
    _check_cards(start)
    _check_voids(start)
    _check_bids(start)
    _check_play(start)
    return start


def _shape(position: Position, game: Truf) -> TrufStart:
    fields = PositionFields(position, game, _FIELDS)
    deal = fields.integer("deal", 1, game.deals, 1)
    adjust = fields.integer("adjust", -1, 1, 0) if position.fields.get("adjust") is not None else None
    if adjust == 0:
        raise RecordFaultError("TR-10", "adjust is 1, -1 or empty")
    return TrufStart(
        setup=Setup(
            deal,
            fields.integer("dealer", 0, SEATS - 1, 0),
            fields.word("direction", ("cw", "ccw"), "ccw" if deal % 2 else "cw"),
            fields.numbers("scores", SEATS, -9999, 9999),
        ),
        hands=fields.cards_by_seat("hands"),
        bids=fields.card_or_none_by_seat("bids"),
        adjust=adjust,
        taken=fields.numbers("tricks", SEATS, 0, TRICKS),
        leader=fields.seat("leader"),
        trick=fields.cards("trick"),
        gone=fields.cards("gone"),
        broken=fields.flag("broken"),
        voids=fields.words_by_seat("voids", FRENCH_SUITS),
    )


def _check_cards(start: TrufStart) -> None:
    everywhere = Counter(card for hand in start.hands for card in hand)
    everywhere.update(start.trick)
    everywhere.update(start.gone)
    for card, times in everywhere.items():
        if times > 1:
            raise RecordFaultError("TR-4", f"{card} stands {times} times")
    if len(start.trick) >= SEATS:
        raise RecordFaultError("TR-15", "a trick of four cards is complete: put them under gone")
    if start.trick and start.leader is None:
        raise RecordFaultError("README", "a trick needs its leader")
    sizes = {len(hand) for hand in start.full_hands}
    if len(sizes) != 1 or not 1 <= min(sizes) <= TRICKS:
        raise RecordFaultError("TR-4", "the hands do not have equally many cards, 1 to 13")
    if min(sizes) + sum(start.taken) > TRICKS:
        raise RecordFaultError("TR-16", "more than 13 tricks")
    if len(start.gone) > SEATS * sum(start.taken):
        raise RecordFaultError("TR-15", f"{len(start.gone)} cards are gone in {sum(start.taken)} tricks")


def _check_voids(start: TrufStart) -> None:
    for seat, hand in enumerate(start.hands):
        for card in hand:
            if card[1] in start.voids[seat]:
                raise RecordFaultError("TR-12", f"seat {seat} has shown to have no {card[1]}, but holds {card}")


def _check_bids(start: TrufStart) -> None:
    laid = [card for card in start.bids if card is not None]
    if len(set(laid)) != len(laid):
        raise RecordFaultError("TR-4", "two seats bid with the same card")
    for seat, card in enumerate(start.bids):
        for owner, hand in enumerate(start.full_hands):
            if card in hand and owner != seat:
                raise RecordFaultError("TR-4", f"seat {seat} bids with {card}, which is seat {owner}'s")
    if len(laid) == SEATS:
        return
    if start.leader is not None or start.adjust is not None or any(start.taken) or start.broken or any(start.voids):
        raise RecordFaultError("TR-6", "the play begins after four bids")
    for seat, card in enumerate(start.bids):
        if card is not None and card not in start.hands[seat]:
            raise RecordFaultError("TR-4", f"seat {seat} bids with {card}, which is not in the hand")


def _check_play(start: TrufStart) -> None:
    cards = [card for card in start.bids if card is not None]
    if len(cards) < SEATS:
        return
    total = sum(map(bid_value, cards))
    if mode_of(total) is not None and start.adjust is not None:
        raise RecordFaultError("TR-10", f"the bids make {total}: there is nothing to choose")
    if mode_of(total) is None and start.adjust is None and (start.leader is not None or any(start.taken)):
        raise RecordFaultError("TR-10", "the bids make 13: adjust is missing")
    if any(start.taken) and start.leader is None:
        raise RecordFaultError("TR-11", "the winner of the last trick leads: leader is missing")
    trump = cards[declarer(cards)][1]
    if not start.broken and any(card[1] == trump for card in start.gone):
        raise RecordFaultError("TR-14", "a trump is gone, so trumps are broken")
