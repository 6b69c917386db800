"""Rook Sluff at the level Expert: bid and cards by search."""

from __future__ import annotations

from typing import Final

from cardgui.bots.rollouts.search import Root
from cardgui.bots.rook_sluff.bidding import worth
from cardgui.bots.rook_sluff.reading import Reading
from cardgui.bots.rook_sluff.worlds import evidence, hidden, table
from cardgui.bots.searcher import Searcher
from cardgui.bots.thought import Thought, with_cards, without_cards
from cardgui.engine.action import Action
from cardgui.engine.rook_sluff_scoring import EACH_BID, TEAMS, team_of
from cardgui.engine.rook_sluff_terms import RookSluffView, TrickBid

FAR: Final = 3
"""Bids that lie further from the tricks the hand looks good for are not tried."""
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
        look = max(1, min(view.highest_bid, round(worth(Reading(view)))))
        roots: list[Root] = []
        groups: list[list[Action]] = []
        # Bids far off are worth what the nearest one tried is, less what each trick between them costs.
        tried = [bid for bid in range(view.highest_bid + 1) if not bid or abs(bid - look) <= FAR]
        for bid in tried:
            roots.append(cards.root(table(view, bid)))
            groups.append([TrickBid(view.seat, bid)])
        extra: dict[Action, float] = {}
        for bid in range(view.highest_bid + 1):
            nearest = min((other for other in tried if other or not bid), key=lambda other: abs(other - bid))
            extra[TrickBid(view.seat, bid)] = -float(EACH_BID * abs(nearest - bid)) - (0 if bid else _hope(view))
            if nearest != bid:
                groups[tried.index(nearest)].append(TrickBid(view.seat, bid))
        worlds = cards.worlds(seed, evidence(view))
        return without_cards(view.seat, worlds, roots, groups, self._steps, extra.__getitem__)


def _hope(view: RookSluffView) -> float:
    """By how many points the tries of a sluff are too hopeful."""
    partners = range(team_of(view.seat), view.players, TEAMS)
    return HOPE + HOPE_BESIDE * sum(view.bids[seat] == 0 for seat in partners)
