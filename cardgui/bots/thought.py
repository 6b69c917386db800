"""A decision in the making: it goes on in small steps, can be stopped at any time, and has a value for every action."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final, Protocol

from cardgui.bots.rollouts.search import Search
from cardgui.engine.action import Action

LEAST_WORLDS: Final = 4
"""Worlds that are tried however few steps are allowed."""
MOST_WORLDS: Final = 400
"""Worlds after which more tell nothing new (measured)."""


class Thought(Protocol):
    """A decision in the making."""

    def go_on(self) -> bool:
        """Think a little further, a few milliseconds at most; returns whether the decision stands."""
        ...

    def values(self) -> dict[Action, float]:
        """What every legal action is expected to bring, in the game's points against the others."""
        ...

    def action(self) -> Action:
        """The best action so far."""
        ...


class Settled:
    """A decision that needs no search."""

    def __init__(self, values: dict[Action, float]) -> None:
        """The values of all legal actions."""
        self._values = values

    def go_on(self) -> bool:
        """Nothing is left to think about."""
        return True

    def values(self) -> dict[Action, float]:
        """What every legal action is expected to bring."""
        return dict(self._values)

    def action(self) -> Action:
        """The action of highest value; of equal ones the first."""
        return max(self._values, key=lambda action: self._values[action])


class Searching:
    """A decision by trying groups of equally good actions in many worlds."""

    def __init__(
        self,
        search: Search,
        groups: Sequence[Sequence[Action]],
        steps: int,
        adjust: Callable[[Action], float] | None = None,
    ) -> None:
        """Begin.

        Args:
            search: it has one choice for each group.
            groups: the legal actions; those of a group are as good as each other.
            steps: cards to play in tries, all together.
            adjust: what an action brings beyond its tries.
        """
        self._search = search
        self._groups = groups
        self._steps = steps
        self._adjust = adjust

    def go_on(self) -> bool:
        """Try every choice in one more world."""
        search = self._search
        search.try_a_world()
        enough = search.steps >= self._steps and search.tried >= LEAST_WORLDS
        return enough or search.tried >= MOST_WORLDS

    def values(self) -> dict[Action, float]:
        """What every legal action is expected to bring."""
        found = zip(self._groups, self._search.values(), strict=True)
        extra = self._adjust or (lambda _: 0.0)
        return {action: value + extra(action) for group, value in found for action in group}

    def action(self) -> Action:
        """The action of highest value; of equal ones the first."""
        values = self.values()
        return max(values, key=lambda action: values[action])


def finished(thought: Thought) -> Thought:
    """The same decision, thought through."""
    while not thought.go_on():
        pass
    return thought
