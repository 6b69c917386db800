"""What players that search have in common: how long they search, and that they choose what a finished thought says."""

from __future__ import annotations

from collections.abc import Callable
from typing import ClassVar, Generic, TypeVar

from cardgui.bots.hidden import Hidden
from cardgui.bots.thought import Thought, finished
from cardgui.engine.action import Action

View = TypeVar("View")


class Searcher(Generic[View]):
    """Tries what it can do in many deals of the hidden cards."""

    steps: ClassVar = 150_000
    """Cards played in thought for each decision, if no other number is given."""

    def __init__(self, steps: int | None = None, look: Callable[[Hidden], Hidden] = lambda cards: cards) -> None:
        """Make one.

        Args:
            steps: how many cards it plays in thought for a decision.
            look: what it makes of the hidden cards; benchmarks let it look into all hands.
        """
        self._steps = self.steps if steps is None else steps
        self._look = look

    def choose(self, view: View, seed: int) -> Action:
        """The action it holds best."""
        return finished(self.think(view, seed)).action()

    def think(self, view: View, seed: int) -> Thought:
        """Begin a decision."""
        raise NotImplementedError

    def consider(self, view: View, seed: int, action: Action) -> Thought:  # noqa: ARG002 - mostly all are tried
        """Begin a decision in which this action has a value, even where not all that are possible are tried."""
        return self.think(view, seed)
