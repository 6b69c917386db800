"""Worlds: the hidden cards dealt at random in every way that agrees with what a seat knows.

A deal of the hidden cards is a state of a Markov chain whose moves exchange two cards or pass three round, wherever
everything known stays true. Its moves are symmetric, so that in the long run every possible deal is equally likely or,
where cards have weights, as likely as the product of its weights (Metropolis). Exact counting on small cases checks it.
"""

from __future__ import annotations

from typing import final

from mypy_extensions import i64

from cardgui.bots.rollouts.dice import Dice
from cardgui.engine.masks import bit, count_bits


class NoWorldError(ValueError):
    """No deal of the hidden cards agrees with what is said to be known."""


@final
class Worlds:
    """The hidden cards and who may hold them.

    Holders are the seats and, where a game needs them, further places: discards, the fola, a face-down card, or a part
    of a hand of which something is known.

    Attributes:
        low, high: by card, its masks in the two words.
        at: by card, its holder in the present world.
    """

    def __init__(
        self,
        low: list[i64],
        high: list[i64],
        allowed: list[i64],
        room: list[i64],
        weights: list[float],
        seed: i64,
        owners: list[i64] | None = None,
    ) -> None:
        """Deal a first world.

        Args:
            low, high: by hidden card, its masks.
            allowed: by card, the bit set of holders that can hold it.
            room: by holder, how many hidden cards it holds.
            weights: card by card and in each holder by holder, how likely the card is there, over 0; empty where all
                are equally likely.
            seed: 0 … 2⁶² − 1.
            owners: by holder, in whose hand its cards are, as a hand can be of several; each in its own, if not given.

        Raises:
            NoWorldError: if no deal is possible.
        """
        self.low: list[i64] = low
        self.high: list[i64] = high
        self.allowed: list[i64] = allowed
        self.room: list[i64] = room
        self.weights: list[float] = weights
        self.cards: i64 = len(low)
        self.holders: i64 = len(room)
        self.owners: list[i64] = list(range(len(room))) if owners is None else owners
        self.at: list[i64] = [-1] * len(low)
        self.dice: Dice = Dice(seed)
        self.deal()

    def deal(self) -> None:
        """Deal a new world, independent of the present one."""
        room = list(self.room)
        for card in range(self.cards):
            self.at[card] = -1
        ways: i64 = 1
        dealt: i64 = 0
        while ways <= self.holders:
            for card in self._shuffled():
                if count_bits(self.allowed[card]) == ways:
                    self._place(card, room)
                    dealt += 1
            ways += 1
        if dealt < self.cards:
            raise NoWorldError("a hidden card can be nowhere")
        self.mix(6 * self.cards)

    def _shuffled(self) -> list[i64]:
        order: list[i64] = list(range(self.cards))
        last = self.cards - 1
        while last > 0:
            other = self.dice.below(last + 1)
            order[last], order[other] = order[other], order[last]
            last -= 1
        return order

    def _place(self, card: i64, room: list[i64]) -> None:
        """Give a card to one of those that can hold it and have room, the more room the likelier."""
        total: i64 = 0
        for holder in range(self.holders):
            if self.allowed[card] & bit(holder):
                total += room[holder]
        if total == 0:
            self._make_room(card, room)
            return
        number = self.dice.below(total)
        for holder in range(self.holders):
            if self.allowed[card] & bit(holder):
                number -= room[holder]
                if number < 0:
                    self.at[card] = holder
                    room[holder] -= 1
                    return

    def _make_room(self, card: i64, room: list[i64]) -> None:
        """All who can hold a card are full: pass cards on along the shortest chain to somebody with room."""
        passed: list[i64] = [-1] * self.holders
        seen = self.allowed[card]
        queue: list[i64] = [holder for holder in range(self.holders) if seen & bit(holder)]
        for giver in queue:
            for other in range(self.cards):
                if self.at[other] != giver:
                    continue
                for taker in range(self.holders):
                    if not self.allowed[other] & bit(taker) or seen & bit(taker):
                        continue
                    passed[taker] = other
                    seen |= bit(taker)
                    queue.append(taker)
                    if room[taker] > 0:
                        room[taker] -= 1
                        self._pass_on(card, taker, passed)
                        return
        raise NoWorldError("the hidden cards do not fit into the hands")

    def _pass_on(self, card: i64, taker: i64, passed: list[i64]) -> None:
        while passed[taker] != -1:
            moved = passed[taker]
            giver = self.at[moved]
            self.at[moved] = taker
            taker = giver
        self.at[card] = taker

    def mix(self, moves: i64) -> None:
        """Go on from the present world by so many attempts to move cards."""
        if self.cards < 2:
            return
        while moves > 0:
            if moves & 3:
                self._exchange()
            else:
                self._rotate()
            moves -= 1

    def _exchange(self) -> None:
        first = self.dice.below(self.cards)
        second = self.dice.below(self.cards)
        here = self.at[first]
        there = self.at[second]
        if here == there or not self.allowed[first] & bit(there) or not self.allowed[second] & bit(here):
            return
        if self.weights and not self._accepts(
            self._weight(first, there) * self._weight(second, here),
            self._weight(first, here) * self._weight(second, there),
        ):
            return
        self.at[first] = there
        self.at[second] = here

    def _rotate(self) -> None:
        """Three cards, passed round: exchanges alone cannot always reach every world."""
        a = self.dice.below(self.cards)
        b = self.dice.below(self.cards)
        c = self.dice.below(self.cards)
        x = self.at[a]
        y = self.at[b]
        z = self.at[c]
        if x == y or y == z or z == x:  # noqa: PLR1714 - compiled, a tuple would be an object
            return
        if not (self.allowed[a] & bit(y) and self.allowed[b] & bit(z) and self.allowed[c] & bit(x)):
            return
        if self.weights and not self._accepts(
            self._weight(a, y) * self._weight(b, z) * self._weight(c, x),
            self._weight(a, x) * self._weight(b, y) * self._weight(c, z),
        ):
            return
        self.at[a] = y
        self.at[b] = z
        self.at[c] = x

    def _weight(self, card: i64, holder: i64) -> float:
        return self.weights[card * self.holders + holder]

    def _accepts(self, after: float, before: float) -> bool:
        return after >= before or float(self.dice.below(1 << 30)) < after / before * float(1 << 30)

    def hand(self, holder: i64) -> tuple[i64, i64]:
        """The hidden cards in the hand of a holder in the present world, as masks of the two words."""
        low: i64 = 0
        high: i64 = 0
        card: i64 = 0
        while card < self.cards:
            if self.owners[self.at[card]] == holder:
                low |= self.low[card]
                high |= self.high[card]
            card += 1
        return low, high
