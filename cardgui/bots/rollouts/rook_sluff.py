"""Rook Sluff in roll-outs: bids by the look of a hand, play for the bid, with and against sluffs (RS-9 to RS-19).

A colour is handled as the 28 bits of its lane, two for each rank; two lanes lie in each word, black is the last one.
"""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from cardgui.bots.rollouts.bits import highest, lowest
from cardgui.bots.rollouts.dice import Dice
from cardgui.bots.rollouts.table import Table
from cardgui.engine.kernel import Tricks
from cardgui.engine.masks import count_bits

COLOURS: Final = 4
BLACK: Final = 3
WIDTH: Final = 28
LANE: Final = 0xFFFFFFF
EVEN: Final = 0x5555555
OPEN: Final = -1
"""A bid that is not made yet."""


@final
class RookTable(Table):
    """A deal of Rook Sluff.

    Attributes:
        bids: by seat; OPEN where the hand will decide.
        each, sluff: points for a trick of a bid that is made, and for a sluff (RS-17, RS-18).
    """

    def __init__(self, tricks: Tricks, left: i64, bids: list[i64], each: float, sluff: float) -> None:
        super().__init__(tricks, left)
        self.bids: list[i64] = bids
        self.each: float = each
        self.sluff: float = sluff
        self._open: list[i64] = [seat for seat in range(len(bids)) if bids[seat] == OPEN]

    def fresh(self) -> Table:
        """Another table of the same deal."""
        old = self.tricks
        none: list[i64] = [0] * old.seats
        tricks = Tricks(old.conduct, old.seats, none, none, old.turn, old.step)
        return RookTable(tricks, self.left, list(self.bids), self.each, self.sluff)

    def copy_from(self, other: Table) -> None:
        """Become equal to another table of the same deal."""
        assert isinstance(other, RookTable)  # noqa: S101
        self.tricks.copy_from(other.tricks)
        self.left = other.left
        for seat in self._open:
            self.bids[seat] = other.bids[seat]

    def settle(self, dice: Dice) -> None:
        """Whoever has not bid yet bids by the look of its hand; a red 2 decides who leads (RS-12)."""
        if not self._open:
            return
        for seat in self._open:
            hand = self.tricks
            tenths = look(hand.low(seat), hand.high(seat), hand.seats) + dice.below(10)
            self.bids[seat] = tenths // 10
        first = self.tricks.first_low
        seats = self.tricks.seats
        leader: i64 = self.tricks.turn
        passed: i64 = 0
        while passed < seats and not self.tricks.low(leader) & first:
            leader += 1
            if leader == seats:
                leader = 0
            passed += 1
        self.tricks.turn = leader

    def play(self, low: i64, high: i64) -> None:
        """Play a card."""
        self.left -= 1
        self.tricks.play_card(low, high)

    def worth(self, seat: i64) -> float:
        """What the seat's team scores more than the other."""
        return self._team(seat & 1) - self._team(1 - (seat & 1))

    def _team(self, team: i64) -> float:
        bid: i64 = 0
        taken: i64 = 0
        total = 0.0
        seat = team
        while seat < self.tricks.seats:
            own = self.bids[seat]
            won = self.tricks.tricks_of(seat)
            bid += own
            taken += won
            if own == 0:
                total += self.sluff if won == 0 else -self.sluff
            seat += 2
        if taken >= bid:
            total += self.each * float(bid) + float(taken - bid)
        return total

    # -- policy ---------------------------------------------------------------------------------------------------

    def choose(self, low: i64, high: i64) -> tuple[i64, i64]:
        """Sluffers duck; the others take tricks, leave them to partners, help own sluffs and spoil theirs."""
        tricks = self.tricks
        if tricks.count == 0:
            return self._lead(low, high)
        if low & tricks.led_low or high & tricks.led_high:
            return self._follow(low & tricks.led_low, high & tricks.led_high)
        return self._void(low, high)

    def _sluffs(self, seat: i64) -> bool:
        return self.bids[seat] == 0 and self.tricks.tricks_of(seat) == 0

    def _others(self, colour: i64) -> i64:
        tricks = self.tricks
        seat = tricks.turn
        if colour < 2:
            return lane_cards(tricks.all_low() & ~tricks.low(seat), 0, colour)
        return lane_cards(0, tricks.all_high() & ~tricks.high(seat), colour)

    def _lead(self, low: i64, high: i64) -> tuple[i64, i64]:
        sluffing = self._sluffs(self.tricks.turn)
        chosen: i64 = 0
        colour: i64 = 0
        best: i64 = -1000
        number: i64 = 0
        while number < COLOURS:
            held = lane_cards(low, high, number)
            if held:
                out = self._others(number)
                score: i64 = 0
                card = lowest(held)
                if sluffing:
                    score = count_bits(out & over(card)) - 3 * count_bits(out & (card - 1))
                else:
                    top = highest(held)
                    if not out & over(top):
                        card = top
                        score = 60 if number != BLACK or count_bits(held) > 2 else 5
                    else:
                        score = count_bits(held) - (20 if number == BLACK else 0)
                if score > best:
                    best = score
                    chosen = card
                    colour = number
            number += 1
        return placed(chosen, colour)

    def _follow(self, low: i64, high: i64) -> tuple[i64, i64]:
        tricks = self.tricks
        seat = tricks.turn
        colour = colour_of(tricks.led_low, tricks.led_high)
        held = lane_cards(low, high, colour)
        if tricks.trumped:
            card = highest(held) if self._sluffs(seat) else lowest(held)
            return placed(card, colour)
        beaten = over(lane_cards(tricks.best_low, tricks.best_high, colour))
        higher = held & beaten
        under = held & ~beaten
        last = tricks.count == tricks.seats - 1
        best_sluffs = self._sluffs(tricks.best_seat)
        mate = (tricks.best_seat ^ seat) & 1 == 0
        card = lowest(held)
        if self._sluffs(seat) or (best_sluffs and not mate):
            card = highest(under) if under else lowest(held)
            if not under and last:
                card = highest(held)
        elif best_sluffs and mate and higher:
            card = highest(higher)
        elif higher and not mate:
            if last:
                card = lowest(higher)
            elif not self._others(colour) & over(highest(higher)):
                card = highest(higher)
        return placed(card, colour)

    def _void(self, low: i64, high: i64) -> tuple[i64, i64]:
        tricks = self.tricks
        seat = tricks.turn
        black = lane_cards(low, high, BLACK)
        winning = black
        if tricks.trumped:
            winning = black & over(lane_cards(tricks.best_low, tricks.best_high, BLACK))
        sluffing = self._sluffs(seat)
        best_sluffs = self._sluffs(tricks.best_seat)
        mate = (tricks.best_seat ^ seat) & 1 == 0
        if winning and not sluffing and mate == best_sluffs:
            return placed(lowest(winning), BLACK)
        return self._throw(low, high, black & ~winning, dangerous=sluffing)

    def _throw(self, low: i64, high: i64, losing: i64, *, dangerous: bool) -> tuple[i64, i64]:
        """Throw a card that doesn't win: the most dangerous one, or the least useful."""
        chosen: i64 = 0
        colour: i64 = 0
        best: i64 = -1000
        number: i64 = 0
        while number < COLOURS:
            held = lane_cards(low, high, number) if number != BLACK else losing
            if held:
                out = self._others(number)
                card = highest(held) if dangerous else lowest(held)
                score = count_bits(out & (card - 1)) + 2 * count_bits(out & (lowest(held) - 1))
                if not dangerous:
                    score = -score - (20 if number == BLACK else 0)
                if score > best:
                    best = score
                    chosen = card
                    colour = number
            number += 1
        if not chosen:
            return placed(lowest(lane_cards(low, high, BLACK)), BLACK)
        return placed(chosen, colour)


def lane_cards(low: i64, high: i64, colour: i64) -> i64:
    """The cards of a colour, moved to the bottom of the word."""
    word = low if colour < 2 else high
    if colour & 1:
        word >>= WIDTH
    return word & LANE


def placed(card: i64, colour: i64) -> tuple[i64, i64]:
    """A card of a colour back in its place."""
    if colour & 1:
        card <<= WIDTH
    if colour < 2:
        return card, 0
    return 0, card


def colour_of(low: i64, high: i64) -> i64:
    """The number of the colour in which these cards lie."""
    if low:
        return 0 if low & LANE else 1
    return 2 if high & LANE else 3


def over(card: i64) -> i64:
    """The places of a lane whose cards beat this one when played later; its own twin does not (RS-15)."""
    even = (card | card >> 1) & EVEN
    return LANE & ~(4 * even - 1)


def look(low: i64, high: i64, seats: i64) -> i64:
    """Tenths of tricks that a hand looks good for; below 10 it is one to sluff with."""
    black = lane_cards(low, high, BLACK)
    blacks = count_bits(black)
    total = 9 * count_bits(black & 0xC000000) + 7 * count_bits(black & 0x3000000) + 5 * count_bits(black & 0xC00000)
    if blacks > 2:
        total += 4 * (blacks - 2)
    aces: i64 = 0
    colour: i64 = 0
    while colour < BLACK:
        held = lane_cards(low, high, colour)
        number = count_bits(held)
        aces += count_bits(held & 0xC000000)
        total += (80 - 4 * seats) * count_bits(held & 0xC000000) // 10 + 2 * count_bits(held & 0x3000000)
        if number < 2 and blacks > 1:
            total += 4 * (2 - number)
        colour += 1
    if total < 8 and aces == 0:
        return 0
    return max(total, 10)
