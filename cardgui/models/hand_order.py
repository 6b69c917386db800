"""In which order the own hand is held: a matter of taste, chosen by the person."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from cardgui.engine.cards import FRENCH, MINCHIATE, ROOK, Card, Pack

HAND_ORDERS: Final = ("high", "low", "trumps", "colors", "ranks")
"""Suits from high to low, from low to high, trumps first, red and black by turns; by rank whatever the suit."""

OFFERED: Final[dict[str, tuple[str, ...]]] = {
    FRENCH.name: HAND_ORDERS,
    ROOK.name: ("high", "low", "trumps", "ranks"),
    MINCHIATE.name: ("high", "low"),
}
"""Name of a pack → the orders that mean something with it."""

_FROM_THE_LEFT: Final = {MINCHIATE.name: "MTDCSB"}
"""Name of a pack → its lanes from the left, where that is not the pack's own order."""
_BY_TURNS: Final = "SHCD"
_STANDING_TRUMPS: Final = {ROOK.name: "B"}
"""Name of a pack → the lane that is trumps in every deal."""

_Key = Callable[[Card], tuple[int, ...]]


def in_order(pack: Pack, cards: Sequence[Card], order: str, trump: str | None = None) -> list[Card]:
    """The cards of a hand from left to right.

    Args:
        pack: what is played with.
        cards: the hand.
        order: one of :data:`HAND_ORDERS`; one that means nothing with this pack is as ``"high"``.
        trump: letter of the trump suit, where the deal has one.
    """
    rank = pack.rank_of
    named = {name: place for place, name in enumerate(_FROM_THE_LEFT.get(pack.name, ""))} or pack.lane_named
    lane = {card: named[pack.lanes[number].name] for card, number in pack.lane_of.items()}
    trumps = named.get(trump or _STANDING_TRUMPS.get(pack.name, ""))
    keys: dict[str, _Key] = {
        "high": lambda card: (lane[card], -rank[card]),
        "low": lambda card: (lane[card], rank[card]),
        "trumps": lambda card: (lane[card] != trumps, lane[card], -rank[card]),
        "colors": lambda card: (_BY_TURNS.index(pack.lanes[pack.lane_of[card]].name), -rank[card]),
        "ranks": lambda card: (-rank[card], lane[card]),
    }
    return sorted(cards, key=keys[order if order in OFFERED[pack.name] else "high"])
