"""A decision in the making: it goes on in small steps, can be stopped at any time, and has a value for every action."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import Final, Protocol

from cardgui.bots.hidden import Hidden
from cardgui.bots.rollouts.search import Root, Search
from cardgui.bots.rollouts.worlds import Worlds
from cardgui.engine.action import Action, Play
from cardgui.engine.cards import Card

LEAST_WORLDS: Final = 4
"""Worlds that are tried however few steps are allowed."""
MOST_WORLDS: Final = 4000
"""Worlds after which more would hardly tell anything new."""
FORCED: Final = 20
"""The value of an action without alternative is looked for with so many times fewer steps."""


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
        self._steps = steps if sum(map(len, groups)) > 1 else steps // FORCED
        self._adjust = adjust

    def go_on(self) -> bool:
        """Try one more choice; worlds are tried to their end, so that all choices are compared alike."""
        search = self._search
        if not search.go_on():
            return False
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


class Prepared:
    """A decision before which something is worked out, likewise in small steps."""

    def __init__(self, first: Iterator[None], then: Thought) -> None:
        """Begin: each step of what comes first is short, and the decision stands without it, too, only later."""
        self._first: Iterator[None] | None = first
        self._then = then

    def go_on(self) -> bool:
        """Take one more step; returns whether the decision stands."""
        if self._first is not None:
            for _ in self._first:
                return False
            self._first = None
        return self._then.go_on()

    def values(self) -> dict[Action, float]:
        """What every legal action is expected to bring."""
        return self._then.values()

    def action(self) -> Action:
        """The best action so far."""
        return self._then.action()


def finished(thought: Thought) -> Thought:
    """The same decision, thought through."""
    while not thought.go_on():
        pass
    return thought


def with_cards(
    seat: int,
    cards: Hidden,
    worlds: Worlds,
    root: Root,
    legal: Sequence[Card],
    steps: int,
    kind: Callable[[Card], object] = lambda _: None,
) -> Thought:
    """Which of the legal cards to play, by trying one of every group of cards that are as good as each other.

    Args:
        seat: who plays. cards: what it knows. worlds: the hidden cards. root: the present trick.
        legal: at least one card.
        steps: cards to play in tries.
        kind: cards of different kinds are never as good as each other.
    """
    groups = cards.alike(legal, kind)
    masks = [cards.masks(group[0]) for group in groups]
    search = Search(worlds, [root], [0] * len(groups), [low for low, _ in masks], [high for _, high in masks], seat)
    search.noise = cards.noise
    return Searching(search, [[Play(seat, card) for card in group] for group in groups], steps)


def without_cards(
    seat: int,
    worlds: Worlds,
    roots: list[Root],
    groups: Sequence[Sequence[Action]],
    steps: int,
    adjust: Callable[[Action], float] | None = None,
) -> Thought:
    """Which of some decisions before the play to take: each group of them has its own root.

    Args:
        seat: who decides. worlds: the hidden cards. roots: by group. groups: actions that are as good as each other.
        steps: cards to play in tries.
        adjust: what an action brings beyond its tries.
    """
    nothing = [0] * len(roots)
    search = Search(worlds, roots, list(range(len(roots))), nothing, list(nothing), seat)
    return Searching(search, groups, steps, adjust)
