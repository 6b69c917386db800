"""Truf's arithmetic: what a bid promises, whose suit is trumps, high or low, and what a deal scores."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from cardgui.engine.cards import FRENCH_RANKS, FRENCH_SUITS, Card

ZERO_BONUS: Final = 5
"""Points for taking nothing on a final bid of 0 in main bawah (TR-18)."""


def bid_value(card: Card) -> int:
    """Tricks that a bid card promises: K Q J none, ace one, 2 to 10 that many (TR-7)."""
    rank = card[0]
    if rank in "KQJ":
        return 0
    if rank == "A":
        return 1
    return 10 if rank == "T" else int(rank)


def declarer(cards: Sequence[Card]) -> int:
    """The seat with the highest bid; equal ones by suit ♠ ♥ ♦ ♣, then K Q J (TR-8)."""

    def strength(seat: int) -> tuple[int, int, int]:
        card = cards[seat]
        return bid_value(card), -FRENCH_SUITS.index(card[1]), FRENCH_RANKS.index(card[0])

    return max(range(len(cards)), key=strength)


def mode_of(total: int) -> str | None:
    """``"atas"`` above 13, ``"bawah"`` below, ``None`` at exactly 13 (TR-9, TR-10)."""
    if total == 13:
        return None
    return "atas" if total > 13 else "bawah"


def scored(scoring: str, factor: int, mode: str, bid: int, taken: int) -> tuple[str, int]:
    """Why and how many points one player scores for one deal (TR-17 to TR-21).

    Args:
        scoring: ``"A"`` … ``"E"``.
        factor: 2 … 5, used by C and D.
        mode: ``"atas"`` or ``"bawah"``.
        bid: the final bid, −1 … 11.
        taken: tricks taken, 0 … 13.

    Returns:
        A key and the points. A to D: ``"good"`` and ``"bad"`` tricks, ``"good_times_factor"``, ``"exact"``,
        ``"zero_bonus"``. E: ``"exact_bid"``, ``"missed"``, ``"missed_double"``.
    """
    gain = taken - bid if mode == "atas" else bid - taken
    if scoring == "E":
        if gain == 0:
            return "exact_bid", bid
        return ("missed", -abs(gain)) if (taken > bid) == (mode == "atas") else ("missed_double", -2 * abs(gain))
    if scoring in "BD" and mode == "bawah" and bid == 0 and taken == 0:
        return "zero_bonus", ZERO_BONUS
    if gain == 0:
        return "exact", 0
    if scoring in "CD" and gain > 0:
        return "good_times_factor", gain * factor
    return "good" if gain > 0 else "bad", gain
