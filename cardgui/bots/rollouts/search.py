"""Perfect-information Monte Carlo: every choice is tried in many worlds, each played to its end by the policies."""

from __future__ import annotations

from typing import final

from mypy_extensions import i64

from cardgui.bots.rollouts.table import Table, play_out
from cardgui.bots.rollouts.worlds import Worlds
from cardgui.engine.kernel import NONE


@final
class Root:
    """Where the tries of some choices begin: the state at the start of the current trick, and what lies on the table.

    Attributes:
        table: the deal at the start of the trick, hidden hands still empty.
    """

    def __init__(
        self, table: Table, own_seat: i64, own: tuple[i64, i64], low: list[i64], high: list[i64], hidden: list[i64]
    ) -> None:
        """Describe the situation.

        Args:
            table: the deal at the start of the current trick.
            own_seat: who searches. own: its cards, without one it has played to the trick.
            low, high: the cards of the current trick in their order; both 0 where only a back is seen.
            hidden: for each of them the holder in the worlds whose only card it is, or NONE.
        """
        self.table: Table = table
        self._seat: i64 = own_seat
        self._own_low: i64 = own[0]
        self._own_high: i64 = own[1]
        self._low: list[i64] = low
        self._high: list[i64] = high
        self._hidden: list[i64] = hidden
        self._start: Table = table.fresh()
        self._start.copy_from(table)

    def enter(self, worlds: Worlds) -> None:
        """Deal the hidden cards as they lie in the present world, and play the current trick so far."""
        table = self.table
        table.copy_from(self._start)
        tricks = table.tricks
        seat: i64 = 0
        while seat < tricks.seats:
            if seat == self._seat:
                tricks.set_hand(seat, self._own_low, self._own_high)
            else:
                low, high = worlds.hand(seat)
                tricks.set_hand(seat, low, high)
            seat += 1
        table.settle(worlds.dice)
        number: i64 = 0
        while number < len(self._low):
            low = self._low[number]
            high = self._high[number]
            if self._hidden[number] != NONE:
                low, high = worlds.hand(self._hidden[number])
            turn = tricks.turn
            tricks.set_hand(turn, tricks.low(turn) | low, tricks.high(turn) | high)
            table.play(low, high)
            number += 1


@final
class Search:
    """The choices of one decision and what they have brought so far.

    Attributes:
        steps: cards played in all tries so far.
        tried: worlds in which every choice has been tried.
        noise: of 64 choices in the tries, how many are left to chance; none, where many worlds bring chance enough.
    """

    def __init__(
        self, worlds: Worlds, roots: list[Root], root_of: list[i64], low: list[i64], high: list[i64], seat: i64
    ) -> None:
        """Begin without any try.

        Args:
            worlds: the hidden cards.
            roots: where choices begin.
            root_of: by choice, the number of its root.
            low, high: by choice, the card it plays there; both 0 for one that has no card.
            seat: for whom results count.
        """
        self._worlds: Worlds = worlds
        self._roots: list[Root] = roots
        self._root_of: list[i64] = root_of
        self._low: list[i64] = low
        self._high: list[i64] = high
        self._seat: i64 = seat
        self._scratch: list[Table] = [root.table.fresh() for root in roots]
        self._totals: list[float] = [0.0] * len(root_of)
        self._found: list[float] = [0.0] * len(root_of)
        self._next: i64 = 0
        self.noise: i64 = 0
        self.steps: i64 = 0
        self.tried: i64 = 0

    def go_on(self) -> bool:
        """Try the next choice, in a new world after the last one; returns whether that world is done with."""
        if self._next == 0:
            self._worlds.mix(2 * self._worlds.cards)
            for root in self._roots:
                root.enter(self._worlds)
        choice = self._next
        number = self._root_of[choice]
        scratch = self._scratch[number]
        scratch.copy_from(self._roots[number].table)
        if self._low[choice] or self._high[choice]:
            scratch.play(self._low[choice], self._high[choice])
        self.steps += 1 + play_out(scratch, self._worlds.dice, self.noise)
        self._found[choice] = scratch.worth(self._seat)
        self._next += 1
        if self._next < len(self._root_of):
            return False
        for each in range(len(self._root_of)):
            self._totals[each] += self._found[each]
        self._next = 0
        self.tried += 1
        return True

    def values(self) -> list[float]:
        """By choice, the mean of what it brought in the worlds tried."""
        count = float(max(1, self.tried))
        return [total / count for total in self._totals]
