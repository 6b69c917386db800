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


def take_plainly(tricks: Tricks, legal: i64) -> i64:
    """The card of a seat that wants tricks and plays as most people do.

    It leads single cards to ruff later, then what nobody beats; before the last player it goes over with its highest
    card if few can beat that. Planning ahead (:func:`take`) wins more, but it is such players that one meets.
    """
    others = tricks.all_low() & ~tricks.low(tricks.turn)
    later = tricks.seats - 1 - tricks.count
    if tricks.count == 0:
        return _plain_lead(legal, others, tricks.trump_low)
    if later > 0 and legal & tricks.led_low and tricks.best_low & tricks.led_low:
        top = highest(legal & above(tricks.best_low))
        if top:
            higher = count_bits(others & tricks.led_low & above(top))
            few = 7 - 2 * later  # the fewer come after, the likelier it holds
            return top if higher <= few else lowest(legal)
    return take(tricks, legal)


def _plain_lead(legal: i64, others: i64, trump: i64) -> i64:
    """Single cards, winners of long suits, then from the shortest suit; trumps only when nothing else is left."""
    ruffs = legal & trump != 0
    ruffed = others & trump != 0
    lane: i64 = LANE
    most: i64 = -1000
    choice: i64 = 0
    while True:
        held = legal & lane
        if held and lane != trump:
            card, merit = _plain_merit(held, others & lane, ruffs, ruffed)
            if merit > most:
                most = merit
                choice = card
        if lane == LANE << 48:
            break
        lane <<= STEP
    if choice:
        return choice
    return lowest(legal) if highest(others & trump) > highest(legal) else highest(legal)


def _plain_merit(held: i64, out: i64, ruffs: bool, ruffed: bool) -> tuple[i64, i64]:  # noqa: FBT001 - compiled
    """Which card of a side suit to lead, and how good a lead that is.

    Args:
        held: the own cards of the suit. out: those of others.
        ruffs: whether the seat has trumps. ruffed: whether others have.
    """
    top = highest(held)
    length = count_bits(held)
    higher = count_bits(out & above(top))
    if higher == 0:
        if length == 1 and ruffs:
            return top, 100
        merit = 60 + count_bits(out)
        return top, merit - 40 if ruffed and merit < 63 else merit  # with few out, somebody ruffs
    card = lowest(held) if higher > 2 or (ruffs and length > 2) else top
    if ruffs and length == 1:
        return card, 76
    if ruffs and length == 2:
        return card, 50 - min(higher, 4)
    return card, 30 - 4 * length - min(higher, 4)


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
