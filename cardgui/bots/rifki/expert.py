"""Rıfkı at the level Expert: contract, trump and cards by search."""

from __future__ import annotations

from functools import partial
from typing import Final

from cardgui.bots.rifki.planning import ahead, looking_ahead
from cardgui.bots.rifki.worlds import evidence, hidden, table
from cardgui.bots.rivals import against
from cardgui.bots.searcher import Searcher
from cardgui.bots.thought import Prepared, Thought, with_cards, without_cards
from cardgui.engine.action import Action
from cardgui.engine.cards import FRENCH_SUITS
from cardgui.engine.rifki_contracts import CONTRACTS, KOZ
from cardgui.engine.rifki_terms import Declare, RifkiView

SLIPS: Final = 6
"""Of 64 cards of a try in a koz, so many are left to chance: nobody plays quite as expected."""


class ExpertRifki(Searcher[RifkiView]):
    """Searches for what is best in Rıfkı."""

    def think(self, view: RifkiView, seed: int) -> Thought:
        """Begin a decision."""
        if view.phase == "declare":
            return self._declaring(view, seed)
        cards = self._look(hidden(view))
        contract = str(view.contract)
        if contract == KOZ:
            cards.noise = SLIPS
        root = cards.root(table(view, contract, view.trump, against(view.setup, view.seat, view.deals)))
        penalties = CONTRACTS[contract].cards
        worlds = cards.worlds(seed, evidence(view))
        return with_cards(view.seat, cards, worlds, root, view.legal, self._steps, lambda card: card in penalties)

    def _declaring(self, view: RifkiView, seed: int) -> Thought:
        cards = self._look(hidden(view))
        actions = [
            Declare(view.seat, contract, trump)
            for contract in view.choices
            for trump in (FRENCH_SUITS if contract == KOZ else (None,))
        ]
        rivals = against(view.setup, view.seat, view.deals)
        roots = [cards.root(table(view, action.contract, action.trump, rivals)) for action in actions]
        choices: list[list[Action]] = [[action] for action in actions]
        search = without_cards(view.seat, cards.worlds(seed), roots, choices, self._steps, partial(_to_come, view))
        return Prepared(looking_ahead(view, view.choices), search)


def _to_come(view: RifkiView, action: Action) -> float:
    return ahead(view, action.contract) if isinstance(action, Declare) else 0.0
