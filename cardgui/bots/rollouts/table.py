"""A deal as roll-outs play it: what is common to all games."""

from __future__ import annotations

from mypy_extensions import i64

from cardgui.bots.rollouts.dice import Dice, any_card
from cardgui.engine.kernel import Tricks


class Table:
    """The play phase of a deal with its score so far, and the policy by which all seats play it on.

    A policy knows what its seat would know: its hand, what lies on the table, and which cards the others hold together.

    Attributes:
        tricks: hands and current trick.
        left: cards that are still to be played, all seats together.
    """

    def __init__(self, tricks: Tricks, left: i64) -> None:
        self.tricks: Tricks = tricks
        self.left: i64 = left

    def fresh(self) -> Table:
        """Another table of the same deal, to be filled by :meth:`copy_from`."""
        raise NotImplementedError

    def copy_from(self, other: Table) -> None:
        """Become equal to another table of the same deal."""
        raise NotImplementedError

    def play(self, low: i64, high: i64) -> None:
        """Play a legal card of the seat to play, and score what it brings."""
        raise NotImplementedError

    def over(self) -> bool:
        """Whether the deal has ended."""
        return self.left == 0

    def choose(self, low: i64, high: i64) -> tuple[i64, i64]:
        """The card that the policy plays.

        Args:
            low, high: the legal cards, at least two.

        Returns:
            One of them, as masks of the two words.
        """
        raise NotImplementedError

    def worth(self, seat: i64) -> float:
        """What the deal that has ended is worth to a seat, in points against the others."""
        raise NotImplementedError

    def settle(self, dice: Dice) -> None:
        """Once the hidden cards are dealt: decide what still depends on them before the play goes on."""


def play_out(table: Table, dice: Dice, noise: i64) -> i64:
    """Play a deal to its end by its policy; returns how many cards that took.

    Args:
        table: the deal.
        dice: chance for the cards that are not the policy's.
        noise: of 64 choices, how many are left to chance.
    """
    before = table.left
    tricks = table.tricks
    while not table.over():
        low, high = tricks.legal()
        if (low & (low - 1)) != 0 or (high & (high - 1)) != 0 or (low != 0 and high != 0):
            if noise > 0 and dice.below(64) < noise:
                low, high = any_card(low, high, dice)
            else:
                low, high = table.choose(low, high)
        table.play(low, high)
    return before - table.left
