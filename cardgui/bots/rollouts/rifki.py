"""Rıfkı in roll-outs: what each contract scores, and how it is played (RI-8 to RI-14)."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from cardgui.bots.rollouts.bits import highest, most_dangerous
from cardgui.bots.rollouts.dice import Dice
from cardgui.bots.rollouts.french import avoid, take, take_plainly
from cardgui.bots.rollouts.table import Table
from cardgui.engine.kernel import Tricks
from cardgui.engine.masks import bit

TRICKS: Final = 0
"""Every trick scores."""
LAST: Final = 1
"""The last two tricks score."""
CARDS: Final = 2
"""The penalty cards score."""
SEATS: Final = 4
PLANNERS: Final = 4
"""One player of so many plans ahead."""


@final
class RifkiTable(Table):
    """A deal of Rıfkı under one contract.

    Attributes:
        counts: TRICKS, LAST or CARDS. each: points for each of them.
        penalties: the penalty cards.
        lying: penalty cards in the current trick.
        score: what was scored, six bits a seat, in units of ``each``.
        against: by seat, how much of its score counts against the seat for which the deal is valued.
        seat: that seat.
        planners: the set of seats, as bits, that play a koz ahead; the others play as most people do.
    """

    def __init__(
        self, tricks: Tricks, left: i64, counts: i64, each: float, penalties: i64, against: list[float], seat: i64
    ) -> None:
        super().__init__(tricks, left)
        self.counts: i64 = counts
        self.each: float = each
        self.penalties: i64 = penalties
        self.lying: i64 = 0
        self.score: i64 = 0
        self.against: list[float] = against
        self.seat: i64 = seat
        self.planners: i64 = bit(seat)

    def fresh(self) -> Table:
        """Another table under the same contract."""
        old = self.tricks
        tricks = Tricks(old.conduct, old.seats, [0] * SEATS, [0] * SEATS, old.turn, old.step)
        return RifkiTable(tricks, self.left, self.counts, self.each, self.penalties, self.against, self.seat)

    def copy_from(self, other: Table) -> None:
        """Become equal to another table under the same contract."""
        assert isinstance(other, RifkiTable)  # noqa: S101
        self.tricks.copy_from(other.tricks)
        self.left = other.left
        self.lying = other.lying
        self.score = other.score
        self.planners = other.planners

    def play(self, low: i64, high: i64) -> None:
        """Play a card; a complete trick goes to its winner."""
        tricks = self.tricks
        if low & self.penalties:
            self.lying += 1
        self.left -= 1
        if not tricks.play_card(low, high):
            return
        won: i64 = 1
        if self.counts == CARDS:
            won = self.lying
            self.lying = 0
        elif self.counts == LAST and self.left > SEATS:
            won = 0
        self.score += bit(6 * tricks.turn) * won

    def settle(self, dice: Dice) -> None:
        """Decide who among the others plans ahead."""
        if self.each < 0.0:
            return
        self.planners = bit(self.seat)
        other: i64 = 0
        while other < SEATS:
            if dice.below(PLANNERS) == 0:
                self.planners |= bit(other)
            other += 1

    def over(self) -> bool:
        """All cards played or, between tricks, all penalty cards won (RI-23)."""
        if self.counts != CARDS or self.tricks.count:
            return self.left == 0
        return not self.tricks.all_low() & self.penalties

    def worth(self, seat: i64) -> float:
        """The seat's points less the weighted points of the others."""
        total = 0.0
        other: i64 = 0
        while other < SEATS:
            points = self.each * float((self.score >> (6 * other)) & 63)
            if other == seat:
                total += points
            else:
                total -= self.against[other] * points
            other += 1
        return total

    # -- policy ---------------------------------------------------------------------------------------------------

    def choose(self, low: i64, high: i64) -> tuple[i64, i64]:  # noqa: ARG002 - the pack has one word
        """Take tricks in a koz; in a penalty contract duck and throw what hurts on others."""
        if self.each > 0.0:
            if self.planners & bit(self.tricks.turn):
                return take(self.tricks, low), 0
            return take_plainly(self.tricks, low), 0
        if self.counts == LAST and self.left > 3 * SEATS:
            return self._unload(low), 0
        return self._avoid(low), 0

    def _avoid(self, legal: i64) -> i64:
        tricks = self.tricks
        if self.counts == CARDS and tricks.count == SEATS - 1 and self.lying == 0 and legal & tricks.led_low:
            # Nothing lies there that hurts: the moment to be rid of a high card.
            harmless = legal & ~self.penalties
            if harmless:
                return highest(harmless)
        return avoid(tricks, legal, self.penalties)

    def _unload(self, legal: i64) -> i64:
        """Tricks cost nothing yet: play high, keep what ducks in the last two."""
        tricks = self.tricks
        if tricks.count and legal & tricks.led_low:
            return highest(legal)
        return most_dangerous(legal, tricks.all_low() & ~tricks.low(tricks.turn), 0)
