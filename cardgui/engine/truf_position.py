"""Reading a position of Truf: every field checked against the others and the rules (fields: see ``README.md``)."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass
from typing import Any

from cardgui.engine.cards import FRENCH, Card, is_card_list
from cardgui.engine.game import RecordFaultError, Setup
from cardgui.engine.position import Position
from cardgui.engine.truf_scoring import bid_value, declarer, mode_of

SEATS = 4


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


def read_truf_position(position: Position, deals: int) -> TrufStart:
    """Check a position.

    Args:
        position: its fields as read.
        deals: length of the match.

    Raises:
        RecordFaultError: naming the field and the rule that it contradicts.
    """
    start = _shape(position, deals)
    _check_cards(start)
    _check_bids(start)
    _check_play(start)
    return start


def _fault(text: str, rule: str = "README") -> RecordFaultError:
    return RecordFaultError(rule, text)


def _integer(fields: Any, name: str, low: int, high: int, default: int | None = None) -> int:
    value = fields.get(name, default)
    if type(value) is not int or not low <= value <= high:
        raise _fault(f"{name} is a number from {low} to {high}")
    return value


def _numbers(fields: Any, name: str, low: int, high: int) -> tuple[int, ...]:
    value = fields.get(name, [0] * SEATS)
    if (
        not isinstance(value, list)
        or len(value) != SEATS
        or not all(type(v) is int and low <= v <= high for v in value)
    ):
        raise _fault(f"{name} is a list of four numbers from {low} to {high}")
    return tuple(value)


def _cards(fields: Any, name: str) -> tuple[Card, ...]:
    value = fields.get(name, [])
    if not is_card_list(value, FRENCH.places):
        raise _fault(f"{name} is a list of card codes")
    return tuple(value)


_FIELDS = frozenset(
    ["deal", "dealer", "direction", "scores", "hands", "bids", "adjust", "tricks", "leader", "trick", "gone", "broken"]
)


def _shape(position: Position, deals: int) -> TrufStart:
    fields = position.fields
    for name in fields:
        if name not in _FIELDS:
            raise _fault(f"a position of Truf has no field {name}")
    deal = _integer(fields, "deal", 1, deals, 1)
    direction = fields.get("direction", "ccw" if deal % 2 else "cw")
    if direction not in ("cw", "ccw"):
        raise _fault("direction is cw or ccw")
    hands = fields.get("hands")
    if not isinstance(hands, list) or len(hands) != SEATS or not all(is_card_list(h, FRENCH.places) for h in hands):
        raise _fault("hands is a list of four lists of card codes")
    bids = fields.get("bids", [None] * SEATS)
    if (
        not isinstance(bids, list)
        or len(bids) != SEATS
        or not all(b is None or (isinstance(b, str) and b in FRENCH.places) for b in bids)
    ):
        raise _fault("bids is a list of four card codes or empty places")
    adjust, leader = fields.get("adjust"), fields.get("leader")
    if adjust not in (1, -1, None):
        raise _fault("adjust is 1, -1 or empty", "TR-10")
    if leader is not None and (type(leader) is not int or not 0 <= leader < SEATS):
        raise _fault("leader is a seat or empty")
    return TrufStart(
        setup=Setup(
            deal,
            _integer(fields, "dealer", 0, SEATS - 1, 0),
            str(direction),
            _numbers(fields, "scores", -9999, 9999),
        ),
        hands=tuple(map(tuple, hands)),
        bids=tuple(bids),
        adjust=None if adjust is None else int(str(adjust)),
        taken=_numbers(fields, "tricks", 0, 13),
        leader=leader,
        trick=_cards(fields, "trick"),
        gone=_cards(fields, "gone"),
        broken=bool(_integer(fields, "broken", 0, 1, 0)),
    )


def _check_cards(start: TrufStart) -> None:
    everywhere = Counter(card for hand in start.hands for card in hand)
    everywhere.update(start.trick)
    everywhere.update(start.gone)
    for card, times in everywhere.items():
        if times > 1:
            raise _fault(f"{card} stands {times} times", "TR-4")
    if len(start.trick) >= SEATS:
        raise _fault("a trick of four cards is complete: put them under gone", "TR-15")
    if start.trick and start.leader is None:
        raise _fault("a trick needs its leader")
    sizes = [len(hand) for hand in start.hands]
    if start.leader is not None:
        for index in range(len(start.trick)):
            sizes[(start.leader + start.setup.step * index) % SEATS] += 1
    if len(set(sizes)) != 1 or not 1 <= sizes[0] <= 13:
        raise _fault("the hands do not have equally many cards, 1 to 13", "TR-4")
    if sizes[0] + sum(start.taken) > 13:
        raise _fault("more than 13 tricks", "TR-16")


def _check_bids(start: TrufStart) -> None:
    laid = [card for card in start.bids if card is not None]
    if len(set(laid)) != len(laid):
        raise _fault("two seats bid with the same card", "TR-4")
    for seat, card in enumerate(start.bids):
        owners = [s for s, hand in enumerate(start.hands) if card in hand]
        if card is not None and owners and owners != [seat]:
            raise _fault(f"seat {seat} bids with {card}, which seat {owners[0]} holds", "TR-4")
    if len(laid) < SEATS:
        if start.leader is not None or start.adjust is not None or any(start.taken):
            raise _fault("the play begins after four bids", "TR-6")
        for seat, card in enumerate(start.bids):
            if card is not None and card not in start.hands[seat]:
                raise _fault(f"seat {seat} bids with {card}, which is not in the hand", "TR-4")


def _check_play(start: TrufStart) -> None:
    if None in start.bids:
        return
    cards = [str(card) for card in start.bids]
    total = sum(map(bid_value, cards))
    if mode_of(total) is not None and start.adjust is not None:
        raise _fault(f"the bids make {total}: there is nothing to choose", "TR-10")
    if mode_of(total) is None and start.adjust is None and (start.leader is not None or any(start.taken)):
        raise _fault("the bids make 13: adjust is missing", "TR-10")
    trump = cards[declarer(cards)][1]
    if not start.broken and any(card[1] == trump for card in start.gone):
        raise _fault("a trump is gone, so trumps are broken", "TR-14")
