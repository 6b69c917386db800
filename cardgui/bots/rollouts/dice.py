"""Chance for roll-outs: quick, seeded, and the same in plain and in compiled code."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from cardgui.engine.kernel import Tricks
from cardgui.engine.masks import count_bits

_WORD: Final = 0xFFFFFFFF


@final
class Dice:
    """A stream of random numbers: a linear congruential generator with a folded output, all that roll-outs need."""

    def __init__(self, seed: i64) -> None:
        """Begin a stream; any seed from 0 to 2⁶² − 1."""
        self._state: i64 = (seed ^ (seed >> 31)) & _WORD
        self.word()
        self.word()

    def word(self) -> i64:
        """The next number, 0 … 2³² − 1."""
        # No product may pass 63 bits: plain code would not wrap around.
        state = (self._state * 747796405 + 2891336453) & _WORD
        self._state = state
        return state ^ (state >> 15)

    def below(self, bound: i64) -> i64:
        """The next number, 0 … bound − 1; ``bound`` up to 2³⁰."""
        return (self.word() * bound) >> 32


def nth_bit(mask: i64, number: i64) -> i64:
    """The card that so many others of a word lie below."""
    # Mostly few: steps without a branch that would be guessed wrong; below 0 they change nothing.
    steps: i64 = 4
    while steps > 0:
        mask ^= (mask & -mask) & (-number >> 62)
        number -= 1
        steps -= 1
    while number > 0:
        mask &= mask - 1
        number -= 1
    return mask & -mask


def play_at_random(tricks: Tricks, dice: Dice) -> None:
    """Play one legal card, each with equal chance."""
    low, high = tricks.legal()
    if not high:
        if low & (low - 1):
            low = nth_bit(low, dice.below(count_bits(low)))
        tricks.play_card(low, 0)
        return
    lows = count_bits(low)
    number = dice.below(lows + count_bits(high))
    if number < lows:
        tricks.play_card(nth_bit(low, number), 0)
    else:
        tricks.play_card(0, nth_bit(high, number - lows))


def any_card(low: i64, high: i64, dice: Dice) -> tuple[i64, i64]:
    """One of some cards, each with equal chance, as masks of the two words."""
    lows = count_bits(low)
    number = dice.below(lows + count_bits(high))
    if number < lows:
        return nth_bit(low, number), 0
    return 0, nth_bit(high, number - lows)


def random_playouts(start: Tricks, number: i64, seed: i64) -> i64:
    """Play a deal to its last card at random so many times, as benchmarks do; returns a sum over the tricks taken."""
    dice = Dice(seed)
    tricks = Tricks(start.conduct, start.seats, [0] * start.seats, [0] * start.seats, start.turn, start.step)
    cards: i64 = 0
    seat: i64 = 0
    while seat < start.seats:
        cards += count_bits(start.low(seat)) + count_bits(start.high(seat))
        seat += 1
    total: i64 = 0
    while number > 0:
        tricks.copy_from(start)
        left = cards
        while left > 0:
            play_at_random(tricks, dice)
            left -= 1
        total = (total * 31 + tricks.taken) & 0xFFFFFFFFFFF
        number -= 1
    return total
