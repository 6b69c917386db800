"""How to play for tricks and how to avoid them with a French-suited pack, each for oneself."""

from __future__ import annotations

from mypy_extensions import i64

from cardgui.bots.rollouts.bits import LANE, STEP, above, highest, lowest, most_dangerous, safest_lead
from cardgui.engine.kernel import Tricks
from cardgui.engine.masks import count_bits


def take(tricks: Tricks, legal: i64) -> i64:
    """The card of a seat that wants tricks."""
    hand = tricks.low(tricks.turn)
    others = tricks.all_low() & ~hand
    trump = tricks.trump_low
    if tricks.count == 0:
        return _lead(legal, others, trump)
    last = tricks.count == tricks.seats - 1
    if legal & tricks.led_low:
        over = legal & above(tricks.best_low)
        if tricks.trumped or not over:
            return lowest(legal)
        if last:
            return lowest(over)
        top = highest(over)
        return top if not others & tricks.led_low & above(top) else lowest(legal)
    trumps = legal & trump
    if tricks.trumped:
        trumps &= above(tricks.best_low)
    if trumps:
        return lowest(trumps)
    return _spare(legal & ~trump or legal, others)


def _lead(legal: i64, others: i64, trump: i64) -> i64:
    """Winners first: trumps while others have some, then side suits; else low from the longest suit."""
    mine = legal & trump
    theirs = others & trump
    if mine and theirs and highest(mine) > highest(theirs):
        return highest(mine)
    lane: i64 = LANE
    longest: i64 = 0
    choice: i64 = 0
    while True:
        held = legal & lane
        if held and lane != trump:
            top = highest(held)
            out = others & lane
            if top > highest(out) and (out or not theirs):
                return top
            length = count_bits(held)
            if length > longest:
                longest = length
                choice = lowest(held)
        if lane == LANE << 48:
            return choice or lowest(legal)
        lane <<= STEP


def _spare(legal: i64, others: i64) -> i64:
    """The card least likely ever to win: the lowest of a suit in which most others are higher."""
    lane: i64 = LANE
    least: i64 = 1000
    choice: i64 = 0
    while True:
        held = legal & lane
        if held:
            card = lowest(held)
            out = others & lane
            chance: i64 = 20
            if out:
                chance = 2 * count_bits(out & (card - 1)) - 3 * count_bits(out & above(card))
            if chance < least:
                least = chance
                choice = card
        if lane == LANE << 48:
            return choice
        lane <<= STEP


def avoid(tricks: Tricks, legal: i64, hunted: i64) -> i64:
    """The card of a seat that avoids tricks.

    Args:
        tricks: the state.
        legal: the cards that may be played.
        hunted: cards that cost whoever takes them.
    """
    others = tricks.all_low() & ~tricks.low(tricks.turn)
    if tricks.count == 0:
        return safest_lead(legal, others, hunted)
    last = tricks.count == tricks.seats - 1
    if legal & tricks.led_low:
        if tricks.trumped:
            return highest(legal)
        under = legal & (tricks.best_low - 1)
        if under:
            return highest(under)
        return highest(legal) if last else lowest(legal)
    trumps = legal & tricks.trump_low
    losing = legal & ~trumps
    if tricks.trumped:
        losing |= trumps & (tricks.best_low - 1)
    if losing:
        return most_dangerous(losing, others, hunted)
    return highest(legal) if last else lowest(legal)
