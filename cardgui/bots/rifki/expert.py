"""Rıfkı at the level Expert: contract, trump and cards by search."""

from __future__ import annotations

from typing import Final

from cardgui.bots.rifki.declaring import urgency
from cardgui.bots.rifki.worlds import evidence, hidden, table
from cardgui.bots.rivals import against
from cardgui.bots.rollouts.search import Search
from cardgui.bots.thought import Searching, Settled, Thought, finished
from cardgui.engine.action import Action, Play
from cardgui.engine.cards import FRENCH_SUITS
from cardgui.engine.rifki_contracts import CONTRACTS, KOZ
from cardgui.engine.rifki_terms import Declare, RifkiView

STEPS: Final = 60_000
"""Cards played in thought for each decision."""


class ExpertRifki:
    """Tries what it can do in many deals of the hidden cards."""

    def __init__(self, steps: int | None = None) -> None:
        """``steps`` is how many cards it plays in thought for a decision."""
        self._steps = STEPS if steps is None else steps

    def choose(self, view: RifkiView, seed: int) -> Action:
        """The action it holds best."""
        return finished(self.think(view, seed)).action()

    def think(self, view: RifkiView, seed: int) -> Thought:
        """Begin a decision."""
        if view.phase == "declare":
            return self._declaring(view, seed)
        if len(view.legal) == 1:
            return Settled({Play(view.seat, view.legal[0]): 0.0})
        cards = hidden(view)
        contract = str(view.contract)
        root = cards.root(table(view, contract, view.trump, against(view.setup, view.seat, view.deals)))
        penalties = CONTRACTS[contract].cards
        groups = cards.alike(view.legal, lambda card: card in penalties)
        masks = [cards.masks(group[0]) for group in groups]
        search = Search(
            cards.worlds(seed, evidence(view)),
            [root],
            [0] * len(groups),
            [low for low, _ in masks],
            [high for _, high in masks],
            view.seat,
        )
        return Searching(search, [[Play(view.seat, card) for card in group] for group in groups], self._steps)

    def _declaring(self, view: RifkiView, seed: int) -> Thought:
        cards = hidden(view)
        actions = [
            Declare(view.seat, contract, trump)
            for contract in view.choices
            for trump in (FRENCH_SUITS if contract == KOZ else (None,))
        ]
        rivals = against(view.setup, view.seat, view.deals)
        roots = [cards.root(table(view, action.contract, action.trump, rivals)) for action in actions]
        nothing = [0] * len(actions)
        search = Search(cards.worlds(seed), roots, list(range(len(actions))), nothing, nothing, view.seat)
        extra: dict[Action, float] = {action: urgency(view, koz=action.contract == KOZ) for action in actions}
        return Searching(search, [[action] for action in actions], self._steps, extra.__getitem__)
