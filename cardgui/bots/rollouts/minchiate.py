"""Minchiate in roll-outs: captures, final count, play for counting cards (MI-4, MI-12 to MI-14, MI-22 to MI-26).

The four suits and the Matto lie in word 0, the trumps in word 1: trump *n* is bit *n* − 1.
"""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from cardgui.bots.rollouts.bits import highest, lowest
from cardgui.bots.rollouts.dice import Dice
from cardgui.bots.rollouts.table import Table
from cardgui.engine.kernel import Tricks
from cardgui.engine.masks import count_bits

SEATS: Final = 4
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
CAPTURE: Final = 3
"""A captured point counts at once, is missing in the other pile and adds to the own one (MI-23, MI-25)."""
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
        """Whoever has yet to discard puts the cheapest cards away, until all hold the same number (MI-11)."""
        tricks = self.tricks
        hand = self.left // SEATS
        seat: i64 = 0
        while seat < SEATS:
            low = tricks.low(seat)
            high = tricks.high(seat)
            spare = count_bits(low) + count_bits(high) - hand
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
            self.score(card_points(self.lying_low1 & ~MATTO, self.lying_high1))
        else:
            self.low1 |= low
            self.high1 |= high
            self.score(-card_points(self.lying_low0 & ~MATTO, self.lying_high0))
        self.lying_low0 = 0
        self.lying_high0 = 0
        self.lying_low1 = 0
        self.lying_high1 = 0

    def score(self, points: i64) -> None:
        """Points of side 0, negative ones of side 1; 60 of difference make a resto (MI-24)."""
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
        """The card with the best balance: what the trick brings or costs, less what the card is worth later."""
        tricks = self.tricks
        own_low = tricks.low(tricks.turn)
        own_high = tricks.high(tricks.turn)
        others_low = tricks.all_low() & ~own_low
        others_high = tricks.all_high() & ~own_high
        best = -1000000.0
        chosen_low: i64 = 0
        chosen_high: i64 = 0
        cards = self._candidates(low)
        while cards:
            card = lowest(cards)
            cards ^= card
            value = self._balance(card, 0) - self._later(card, 0, others_low, others_high)
            if value > best:
                best = value
                chosen_low = card
        cards = lowest(high) | highest(high) | lowest(high & TENS) | lowest(high & FIVES) | lowest(high & THREES)
        cards |= lowest(high & ~(TENS | FIVES | THREES))
        while cards:
            card = lowest(cards)
            cards ^= card
            value = self._balance(0, card) - self._later(0, card, others_low, others_high)
            if value > best:
                best = value
                chosen_low = 0
                chosen_high = card
        return chosen_low, chosen_high

    def _candidates(self, low: i64) -> i64:
        """The lowest and the highest card of each suit, and the Matto."""
        cards = low & MATTO
        suit: i64 = SUIT
        number: i64 = 0
        while number < 4:
            held = low & suit
            if held:
                cards |= lowest(held) | highest(held)
            suit <<= WIDTH
            number += 1
        return cards

    def _balance(self, low: i64, high: i64) -> float:
        """What the trick brings if this card is played and all later seats go over where they can."""
        tricks = self.tricks
        side = tricks.turn & 1
        ours = card_points(self.lying_low0 & ~MATTO, self.lying_high0)
        theirs = card_points(self.lying_low1 & ~MATTO, self.lying_high1)
        if side == 1:
            ours, theirs = theirs, ours
        stake: i64 = 4 if self.left > SEATS else 14
        if self._wins(low, high):
            return float(stake + CAPTURE * theirs)
        if low & MATTO:
            return -float(stake + CAPTURE * ours)
        return -float(stake + CAPTURE * (ours + card_points(low, high)))

    def _wins(self, low: i64, high: i64) -> bool:
        """Whether the own side takes the trick with this card, the later seats playing as high as they can."""
        tricks = self.tricks
        led_low = tricks.led_low
        best_low = tricks.best_low
        best_high = tricks.best_high
        seat = tricks.turn
        ours = (tricks.best_seat ^ seat) & 1 == 0
        if tricks.count == 0:
            ours = True
            best_low = low
            best_high = high
            led_low = suit_of(low)
        elif low & MATTO == 0:
            beats_suit = best_high == 0 and low & led_low != 0 and low > best_low & ~MATTO
            if high > best_high or beats_suit:
                ours = True
                best_low = low
                best_high = high
        left = SEATS - 1 - tricks.count
        side = seat & 1
        while left > 0:
            seat = seat + 1 if tricks.step > 0 else seat + 3
            seat &= 3
            held_low = tricks.low(seat)
            top: i64 = 0
            if (seat & 1 == side) != ours:
                if held_low & led_low:
                    top = highest(held_low & led_low)
                    if best_high == 0 and top > best_low & ~MATTO:
                        best_low = top
                        ours = not ours
                else:
                    top = highest(tricks.high(seat))
                    if top > best_high:
                        best_high = top
                        ours = not ours
            left -= 1
        return ours

    def _later(self, low: i64, high: i64, others_low: i64, others_high: i64) -> float:
        """What a card is still worth in the hand: tricks it may take, less what it may be lost for."""
        if low & MATTO:
            return 12.0 if self.left > 16 else 0.5 * float(self.left)
        if self.left <= SEATS:
            return 0.0
        worth = float(CAPTURE * card_points(low, high))
        if high:
            out = count_bits(others_high)
            below = count_bits(others_high & (high - 1))
            power = float(below) / float(out) if out else 1.0
            value = 12.0 * power * power - (1.0 - power) * 0.6 * worth
            return value + 4.0 if below == out else value
        suit = others_low & suit_of(low)
        out = count_bits(suit)
        below = count_bits(suit & (low - 1))
        power = float(below) / float(out) if out else 1.0
        followed = float(out - 4) / 8.0
        if followed < 0.0:
            followed = 0.0
        elif followed > 1.0:
            followed = 1.0
        return 6.0 * power * power * followed - (1.0 - power * followed) * 0.5 * worth


def suit_of(low: i64) -> i64:
    """All cards of the suit of a card; 0 for the Matto and for none."""
    suit: i64 = SUIT
    number: i64 = 0
    while number < 4:
        if suit & low:
            return suit
        suit <<= WIDTH
        number += 1
    return 0


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
