"""What a computer player is, and how strong it can be."""

from __future__ import annotations

from typing import Any, Final, Protocol

from cardgui.engine.action import Action

LEVELS: Final = ("random", "learner", "steady", "expert")
"""Levels from the weakest to the strongest."""
DEFAULT_LEVEL: Final = "steady"
"""The level where none is asked for."""


class Player(Protocol):
    """Decides for any seat, from what that seat knows and nothing else."""

    def choose(self, view: Any, seed: int) -> Action:
        """The action of the view's seat, which must be to act.

        Args:
            view: what the seat knows (:meth:`cardgui.engine.game.Deal.view`).
            seed: 0 … 2⁶² − 1; the same view and seed give the same action.
        """
        ...
