"""The player that knows nothing but the rules: any legal action with equal chance."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from cardgui.engine.action import Action
from cardgui.engine.numbers import Stream


class RandomPlayer:
    """Chooses uniformly among the legal actions; the yardstick for all others."""

    def __init__(self, actions: Callable[[Any], Sequence[Action]]) -> None:
        """``actions`` lists what the view's seat may do now."""
        self._actions = actions

    def choose(self, view: Any, seed: int) -> Action:
        """Any of the legal actions, as the seed has it."""
        actions = self._actions(view)
        return actions[Stream("random player", seed).below(len(actions))]
