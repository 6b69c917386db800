"""Rıfkı at the level Steady: good rules of thumb."""

from __future__ import annotations

from cardgui.bots.rifki.declaring import choose_contract
from cardgui.bots.rifki.playing import choose_card
from cardgui.engine.action import Action, Play
from cardgui.engine.rifki_terms import RifkiView


class SteadyRifki:
    """Chooses the contract that suits the hand, with the quotas in mind; ducks, and throws what hurts on others."""

    def choose(self, view: RifkiView, seed: int) -> Action:  # noqa: ARG002
        """The action it holds best; the seed is not needed."""
        if view.phase == "declare":
            return choose_contract(view)
        return Play(view.seat, choose_card(view))
