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
    MINCHIATE.name: ("high", "low", "trumps"),
}
"""Name of a pack → the orders that mean something with it."""

_BY_TURNS: Final = "SHCD"
_STANDING_TRUMPS: Final = {ROOK.name: "B", MINCHIATE.name: "T"}
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
    lane, rank = pack.lane_of, pack.rank_of
    trumps = pack.lane_named.get(trump or _STANDING_TRUMPS.get(pack.name, ""))
    keys: dict[str, _Key] = {
        "high": lambda card: (lane[card], -rank[card]),
        "low": lambda card: (lane[card], rank[card]),
        "trumps": lambda card: (lane[card] != trumps, lane[card], -rank[card]),
        "colors": lambda card: (_BY_TURNS.index(pack.lanes[lane[card]].name), -rank[card]),
        "ranks": lambda card: (-rank[card], lane[card]),
    }
    return sorted(cards, key=keys[order if order in OFFERED[pack.name] else "high"])
