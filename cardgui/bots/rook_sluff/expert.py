"""Rook Sluff at the level Expert: bid and cards by search."""

from __future__ import annotations

from typing import Final

from cardgui.bots.rook_sluff.worlds import evidence, hidden, table
from cardgui.bots.searcher import Searcher
from cardgui.bots.thought import Thought, with_cards, without_cards
from cardgui.engine.action import Action
from cardgui.engine.rook_sluff_scoring import TEAMS, team_of
from cardgui.engine.rook_sluff_terms import RookSluffView, TrickBid

HOPE: Final = 10.0
"""Points by which tries think too well of a sluff: those who know that somebody must take no trick work for it."""
HOPE_BESIDE: Final = 10.0
"""As many more for each sluff that partners have bid: the team has fewer left to cover with."""


class ExpertRookSluff(Searcher[RookSluffView]):
    """Searches for what is best in Rook Sluff."""

    def think(self, view: RookSluffView, seed: int) -> Thought:
        """Begin a decision."""
        cards = self._look(hidden(view))
        if view.phase == "bid":
            return self._bidding(view, seed)
        worlds = cards.worlds(seed, evidence(view))
        return with_cards(view.seat, cards, worlds, cards.root(table(view)), view.legal, self._steps)

    def _bidding(self, view: RookSluffView, seed: int) -> Thought:
        cards = self._look(hidden(view))
        bids = range(view.highest_bid + 1)
        roots = [cards.root(table(view, bid)) for bid in bids]
        groups: list[list[Action]] = [[TrickBid(view.seat, bid)] for bid in bids]
        too_hopeful: dict[Action, float] = {TrickBid(view.seat, 0): -_hope(view)}
        worlds = cards.worlds(seed, evidence(view))
        return without_cards(view.seat, worlds, roots, groups, self._steps, lambda bid: too_hopeful.get(bid, 0.0))


def _hope(view: RookSluffView) -> float:
    """By how many points the tries of a sluff are too hopeful."""
    partners = range(team_of(view.seat), view.players, TEAMS)
    return HOPE + HOPE_BESIDE * sum(view.bids[seat] == 0 for seat in partners)
