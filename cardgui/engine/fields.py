"""Reading the fields of records strictly: a value of another type is a fault, never a crash."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Any, TypeVar

from cardgui.engine.action import MalformedActionError, Play
from cardgui.engine.cards import Card, Pack, is_card_list
from cardgui.engine.faults import RecordFaultError

T = TypeVar("T")

_KINDS: dict[type, str] = {str: "word", int: "integer", list: "list"}


def read_seat_and(action: Mapping[str, Any], key: str, kind: type[T]) -> tuple[int, T]:
    """The seat and one more value of a recorded action that has exactly ``do``, ``seat`` and ``key``.

    Raises:
        MalformedActionError: for a missing, unknown or ill-typed key.
    """
    if action.keys() != {"do", "seat", key}:
        extra = sorted(f"{name:.40}" for name in action.keys() ^ {"do", "seat", key})
        raise MalformedActionError(f"{action.get('do')!r} has do, seat and {key}; look at {', '.join(extra)}")
    seat, value = action["seat"], action[key]
    if type(seat) is not int or not 0 <= seat < 64:
        raise MalformedActionError(f"seat {seat!r:.40} is no seat")
    if type(value) is not kind:
        raise MalformedActionError(f"{key} {value!r:.40} is no {_KINDS[kind]}")
    return seat, value


def read_play(action: Mapping[str, Any]) -> Play:
    """A played card: the action that every game has.

    Raises:
        MalformedActionError: if it is something else.
    """
    if action.get("do") != "play":
        raise MalformedActionError(f"{action.get('do')!r} is no action of this game")
    seat, card = read_seat_and(action, "card", str)
    return Play(seat, card)


def dealt_hands(
    record: Mapping[str, Any],
    pack: Pack,
    sizes: Sequence[int],
    rule: str,
    cards: Sequence[Card] | None = None,
) -> tuple[tuple[Card, ...], ...]:
    """The hands of a record: so many cards each, together exactly the cards of the game.

    Args:
        record: the record.
        pack: the codes that exist.
        sizes: cards of each hand.
        rule: the rule that says how the cards are dealt.
        cards: the cards dealt together; the whole pack by default.

    Raises:
        RecordFaultError: if a hand is no list of codes (README) or the cards are not these (``rule``).
    """
    hands = record["hands"]
    if not isinstance(hands, list) or len(hands) != len(sizes):
        raise RecordFaultError("README", f"hands is no list of {len(sizes)} hands")
    for seat, (hand, size) in enumerate(zip(hands, sizes, strict=True)):
        if not is_card_list(hand, pack.places):
            raise RecordFaultError("README", f"the hand of seat {seat} is no list of card codes")
        if len(hand) != size:
            raise RecordFaultError(rule, f"seat {seat} is dealt {len(hand)} cards, not {size}")
    have, want = (
        Counter(card for hand in hands for card in hand),
        Counter(pack.cards if cards is None else cards),
    )
    if have != want:
        card = next(iter((have - want) or (want - have)))
        raise RecordFaultError(rule, f"{card} is dealt {have[card]} times, not {want[card]}")
    return tuple(tuple(hand) for hand in hands)
