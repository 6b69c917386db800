"""Minchiate in roll-outs: captures, final count, play for counting cards (MI-4, MI-12 to MI-14, MI-22 to MI-26).

The four suits and the Matto lie in word 0, the trumps in word 1: trump *n* is bit *n* − 1.
"""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from cardgui.bots.rollouts.bits import highest, lowest
from cardgui.bots.rollouts.dice import Dice
from cardgui.bots.rollouts.table import Table
from cardgui.engine.kernel import Tricks, count_bits

SEATS: Final = 4
HAND: Final = 21
SUIT: Final = 0x3FFF
WIDTH: Final = 14
KINGS: Final = 0x80020008002000
MATTO: Final = 0x100000000000000
TENS: Final = 0xF800000000
FIVES: Final = 0x7E8081201
"""Trumps 30 to 35, 28, 20, 13, 10 and 1."""
THREES: Final = 0x1E
SPARE: Final = 0x10000000
"""Trump 29."""
HIGH_RUN: Final = 0xFFF8000000
"""Trumps 28 to 40."""
LOW_RUN: Final = 0x1F
ONE: Final = 0x1
FORTY: Final = 0x8000000000
ONE_THIRTEEN: Final = 0x8001001
"""Trumps 1, 13 and 28."""
TEN: Final = 0x200
TWENTY_THIRTY: Final = 0x20080000
RESTO: Final = 60
PAR: Final = 42


@final
class MinchiateTable(Table):
    """A deal of Minchiate in its play.

    Attributes:
        difference: points of side 0 less side 1. resti: net resti of side 0 so far.
        low0, high0, low1, high1: the piles of the two sides.
        lying_low0 …: what each side has played to the current trick.
        owed: the side that owes a card for the Matto, -1 where none does.
        last: the side that won the last trick.
    """

    def __init__(self, tricks: Tricks, left: i64, difference: i64, resti: i64, owed: i64) -> None:
        super().__init__(tricks, left)
        self.difference: i64 = difference
        self.resti: i64 = resti
        self.low0: i64 = 0
        self.high0: i64 = 0
        self.low1: i64 = 0
        self.high1: i64 = 0
        self.lying_low0: i64 = 0
        self.lying_high0: i64 = 0
        self.lying_low1: i64 = 0
        self.lying_high1: i64 = 0
        self.owed: i64 = owed
        self.last: i64 = 0

    def fresh(self) -> Table:
        """Another table of the same deal."""
        old = self.tricks
        tricks = Tricks(old.conduct, old.seats, [0] * SEATS, [0] * SEATS, old.turn, old.step)
        return MinchiateTable(tricks, self.left, self.difference, self.resti, self.owed)

    def copy_from(self, other: Table) -> None:
        """Become equal to another table of the same deal."""
        assert isinstance(other, MinchiateTable)  # noqa: S101
        self.tricks.copy_from(other.tricks)
        self.left = other.left
        self.difference = other.difference
        self.resti = other.resti
        self.low0 = other.low0
        self.high0 = other.high0
        self.low1 = other.low1
        self.high1 = other.high1
        self.lying_low0 = other.lying_low0
        self.lying_high0 = other.lying_high0
        self.lying_low1 = other.lying_low1
        self.lying_high1 = other.lying_high1
        self.owed = other.owed
        self.last = other.last

    def settle(self, dice: Dice) -> None:  # noqa: ARG002 - nothing is left to chance
        """Whoever has yet to discard puts the cheapest cards away (MI-11)."""
        tricks = self.tricks
        seat: i64 = 0
        while seat < SEATS:
            low = tricks.low(seat)
            high = tricks.high(seat)
            spare = count_bits(low) + count_bits(high) - HAND
            while spare > 0:
                cards = low & ~(KINGS | MATTO)
                if cards:
                    low ^= cards & -cards
                else:
                    high ^= lowest(high)
                spare -= 1
            tricks.set_hand(seat, low, high)
            seat += 1

    # -- score ----------------------------------------------------------------------------------------------------

    def play(self, low: i64, high: i64) -> None:
        """Play a card; a complete trick is captured (MI-22, MI-23)."""
        tricks = self.tricks
        self.left -= 1
        side = tricks.turn & 1
        if side == 0:
            self.lying_low0 |= low
            self.lying_high0 |= high
        else:
            self.lying_low1 |= low
            self.lying_high1 |= high
        if tricks.play_card(low, high):
            self._capture(tricks.turn & 1)

    def _capture(self, winner: i64) -> None:
        low = self.lying_low0 | self.lying_low1
        high = self.lying_high0 | self.lying_high1
        self.last = winner
        if low & MATTO:
            owner: i64 = 0 if self.lying_low0 & MATTO else 1
            low ^= MATTO
            if owner == 0:
                self.low0 |= MATTO
            else:
                self.low1 |= MATTO
            if owner != winner:
                self.owed = owner
        if winner == 0:
            self.low0 |= low
            self.high0 |= high
            self._score(card_points(self.lying_low1 & ~MATTO, self.lying_high1))
        else:
            self.low1 |= low
            self.high1 |= high
            self._score(-card_points(self.lying_low0 & ~MATTO, self.lying_high0))
        self.lying_low0 = 0
        self.lying_high0 = 0
        self.lying_low1 = 0
        self.lying_high1 = 0

    def _score(self, points: i64) -> None:
        self.difference += points
        while self.difference >= RESTO:
            self.difference -= RESTO
            self.resti += 1
        while self.difference <= -RESTO:
            self.difference += RESTO
            self.resti -= 1

    def counted(self) -> i64:
        """The final count of side 0 less that of side 1 (MI-25); the card for the Matto is one without points."""
        own = count_bits(self.low0) + count_bits(self.high0)
        theirs = count_bits(self.low1) + count_bits(self.high1)
        if self.owed == 0:
            own -= 1
            theirs += 1
        elif self.owed == 1:
            own += 1
            theirs -= 1
        total = pile_points(self.low0, self.high0) - pile_points(self.low1, self.high1)
        if own > PAR:
            total += own - PAR
        if theirs > PAR:
            total -= theirs - PAR
        return total + 10 if self.last == 0 else total - 10

    def net_resti(self) -> i64:
        """The net resti of side 0 after the final count (MI-26)."""
        left = self.difference + self.counted()
        if left > 0:
            return self.resti + (left + RESTO - 1) // RESTO
        return self.resti - (RESTO - 1 - left) // RESTO

    def worth(self, seat: i64) -> float:
        """Net resti of the seat's side, half of them without rounding: that half tells more of a single world."""
        smooth = float(self.resti * RESTO + self.difference + self.counted()) / float(RESTO)
        value = (float(self.net_resti()) + smooth) / 2.0
        return value if seat & 1 == 0 else -value

    # -- policy ---------------------------------------------------------------------------------------------------

    def choose(self, low: i64, high: i64) -> tuple[i64, i64]:
        """Give points to tricks of the own side, take the others' points, keep counting cards out of their tricks."""
        tricks = self.tricks
        if tricks.count == 0:
            return self._lead(low, high)
        seat = tricks.turn
        last = tricks.count == SEATS - 1
        mate = (tricks.best_seat ^ seat) & 1 == 0 and not tricks.best_low & MATTO
        if mate and (last or self._holds()):
            return richest(low & ~MATTO, high) if low & ~MATTO or high else (low, high)
        over_low: i64 = 0
        over_high: i64 = 0
        if tricks.trumped or tricks.led_high:
            over_high = high & ~(2 * tricks.best_high - 1) if tricks.best_high else high
        elif low & tricks.led_low:
            over_low = low & tricks.led_low & ~(2 * tricks.best_low - 1)
        else:
            over_high = high
        if over_low or over_high:
            if last:
                return self._win_last(low, high, over_low, over_high)
            if not mate and self._stake() > 0:
                if over_low:
                    return highest(over_low), 0
                return 0, highest(over_high & ~THREES or over_high)
        if not low & ~MATTO and not over_low and over_high and not over_high ^ high:
            # Only trumps, all of them winning: one without points.
            return cheapest(0, high)
        return cheapest(low, high)

    def _win_last(self, low: i64, high: i64, over_low: i64, over_high: i64) -> tuple[i64, i64]:
        """The last card of a trick that the own side can have: with a counting card, if one wins."""
        if over_low:
            return richest(over_low, 0)
        if over_high & (THREES | ONE):
            return 0, lowest(over_high & (THREES | ONE))
        if self._stake() > 0 or not low:
            return cheapest(0, over_high)
        return cheapest(low, high)

    def _stake(self) -> i64:
        """Points that lie in the trick."""
        return card_points(self.lying_low0, self.lying_high0) + card_points(self.lying_low1, self.lying_high1)

    def _holds(self) -> bool:
        """Whether nobody else can beat the best card of the current trick in its own lane."""
        tricks = self.tricks
        if tricks.best_high:
            return not tricks.all_high() & ~(2 * tricks.best_high - 1)
        return not tricks.all_low() & tricks.led_low & ~(2 * tricks.best_low - 1)

    def _lead(self, low: i64, high: i64) -> tuple[i64, i64]:
        """Kings and other winners while suits run, else the shortest suit; trumps only where they are masters."""
        tricks = self.tricks
        seat = tricks.turn
        others_low = tricks.all_low() & ~tricks.low(seat)
        others_high = tricks.all_high() & ~tricks.high(seat)
        suit: i64 = SUIT
        chosen: i64 = 0
        best: i64 = -1000
        number: i64 = 0
        while number < 4:
            held = low & suit
            if held:
                out = count_bits(others_low & suit)
                top = highest(held)
                score = -2 * count_bits(held)
                card = lowest(held)
                if not others_low & suit & ~(2 * top - 1) and (out > 5 or not others_high):
                    score = 20 + out
                    card = top
                elif card & KINGS:
                    score = -60
                if score > best:
                    best = score
                    chosen = card
            suit <<= WIDTH
            number += 1
        if high and (not chosen or best < -8):
            top = highest(high)
            if top > highest(others_high):
                return 0, top
            if not chosen:
                return cheapest(0, high)
        if chosen:
            return chosen, 0
        return low, high


def card_points(low: i64, high: i64) -> i64:
    """The card points of some cards (MI-4)."""
    total: i64 = 0
    if low & (KINGS | MATTO):
        total = 5 * count_bits(low & (KINGS | MATTO))
    if high & TENS:
        total += 10 * count_bits(high & TENS)
    if high & FIVES:
        total += 5 * count_bits(high & FIVES)
    if high & THREES:
        total += 3 * count_bits(high & THREES)
    return total


def pile_points(low: i64, high: i64) -> i64:
    """Card points and verzicole of a pile (MI-12 to MI-14, MI-25)."""
    found: i64 = 0
    total = card_points(low, high)
    run: i64 = high & HIGH_RUN
    starts: i64 = run & (run >> 1) & (run >> 2)
    run = high & LOW_RUN
    starts |= run & (run >> 1) & (run >> 2)
    if starts:
        members = starts | (starts << 1) | (starts << 2)
        total += card_points(0, members)
        if members & SPARE:
            total += 5
        found = count_bits(starts & ~(starts << 1))
    if low & MATTO and high & ONE and high & FORTY:
        total += 20
    if high & ONE_THIRTEEN == ONE_THIRTEEN:
        total += 15
        found += 1
    if high & TWENTY_THIRTY == TWENTY_THIRTY and high & (TEN | FORTY):
        total += 10 + (5 if high & TEN else 0) + (10 if high & FORTY else 0)
        found += 1
    kings = count_bits(low & KINGS)
    if kings >= 3:
        total += 5 * kings
        found += 1
    return total + 5 * found if low & MATTO else total


def richest(low: i64, high: i64) -> tuple[i64, i64]:
    """The card with the most points; of several the lowest, and without any the lowest card."""
    if high & TENS:
        return 0, lowest(high & TENS)
    if high & FIVES:
        return 0, lowest(high & FIVES)
    if low & KINGS:
        return lowest(low & KINGS), 0
    if high & THREES:
        return 0, lowest(high & THREES)
    return cheapest(low, high)


def cheapest(low: i64, high: i64) -> tuple[i64, i64]:
    """The card that is missed least: without points, of a suit, low; then trumps; the Matto before a counting card."""
    plain = low & ~(KINGS | MATTO)
    if plain:
        return lowest_rank(plain), 0
    free = high & ~(TENS | FIVES | THREES | SPARE)
    if free:
        return 0, lowest(free)
    if low & MATTO:
        return MATTO, 0
    if high & SPARE:
        return 0, SPARE
    if high & THREES:
        return 0, lowest(high & THREES)
    if low:
        return lowest(low), 0
    return 0, lowest(high)


def lowest_rank(cards: i64) -> i64:
    """The card of the lowest rank among several suits."""
    suit: i64 = SUIT
    best: i64 = 0
    least: i64 = 1000000
    number: i64 = 0
    while number < 4:
        held = cards & suit
        if held:
            card = lowest(held)
            rank = card >> (WIDTH * number)
            if rank < least:
                least = rank
                best = card
        suit <<= WIDTH
        number += 1
    return best
