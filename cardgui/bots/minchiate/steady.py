"""Minchiate at the level Steady: good rules of thumb."""

from __future__ import annotations

from cardgui.bots.minchiate.discarding import choose_discard
from cardgui.bots.minchiate.playing import choose_card
from cardgui.engine.action import Action, Play
from cardgui.engine.minchiate_terms import Declare, MinchiateView


class SteadyMinchiate:
    """Empties suits, declares all it has, weighs the points of a trick against what its cards are worth later."""

    def choose(self, view: MinchiateView, seed: int) -> Action:  # noqa: ARG002
        """The action it holds best; the seed is not needed."""
        if view.discards is not None:
            return choose_discard(view, view.discards)
        if view.phase == "declare":
            return Declare(view.seat, tuple(verzicola for verzicola, _ in view.verzicole))
        return Play(view.seat, choose_card(view))
