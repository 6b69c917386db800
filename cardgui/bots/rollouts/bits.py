"""Cards as bits: picking the right one out of a mask."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from cardgui.engine.masks import count_bits

LANE: Final = 0x1FFF
"""A French suit in its place: ranks two to ace; the next suit lies 16 bits higher."""
STEP: Final = 16


def lowest(mask: i64) -> i64:
    """The lowest card of a lane."""
    return mask & -mask


def highest(mask: i64) -> i64:
    """The highest card of a lane; 0 of none."""
    mask |= mask >> 1
    mask |= mask >> 2
    mask |= mask >> 4
    mask |= mask >> 8
    mask |= mask >> 16
    mask |= mask >> 32
    return mask ^ (mask >> 1)


def above(card: i64) -> i64:
    """The cards of a word above one."""
    return ~((card << 1) - 1)


def safest_lead(hand: i64, others: i64, spared: i64) -> i64:
    """The card to lead where tricks are avoided: one that others will probably go over.

    Args:
        hand: French cards that may be led.
        others: cards of all others.
        spared: cards that are led only if nothing else is there.
    """
    best: i64 = 0
    least: i64 = 1000000
    lane: i64 = LANE
    while True:
        held = hand & lane
        if held:
            card = lowest(held)
            out = others & lane
            risk: i64 = 500
            if out:
                risk = 8 * count_bits(out & (card - 1)) - count_bits(out)
            if card & spared:
                risk += 40
            if risk < least:
                least = risk
                best = card
        if lane == LANE << 48:
            return best
        lane <<= STEP


def most_dangerous(hand: i64, others: i64, hunted: i64) -> i64:
    """The card to throw away where tricks are avoided: the top of the suit that is hardest to duck with.

    Args:
        hand: French cards that may be thrown.
        others: cards of all others.
        hunted: cards of others that cost whoever takes them; their suits are more dangerous.
    """
    best: i64 = 0
    most: i64 = -1
    lane: i64 = LANE
    while True:
        held = hand & lane
        if held:
            top = highest(held)
            out = others & lane
            danger: i64 = 0
            if out:
                # Whoever holds low cards beside the high one can duck with them.
                danger = 3 * count_bits(out & (lowest(held) - 1)) + count_bits(out & (top - 1)) + 1
                if out & hunted:
                    danger *= 2
            if danger > most:
                most = danger
                best = top
        if lane == LANE << 48:
            return best
        lane <<= STEP
