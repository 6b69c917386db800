"""Truf at the level Expert: bid, raising or lowering, and cards by search."""

from __future__ import annotations

from cardgui.bots.rivals import against
from cardgui.bots.searcher import Searcher
from cardgui.bots.thought import Thought, with_cards, without_cards
from cardgui.bots.truf.worlds import hidden, table
from cardgui.engine.action import Action
from cardgui.engine.cards import FRENCH
from cardgui.engine.masks import bit
from cardgui.engine.truf_scoring import bid_value
from cardgui.engine.truf_terms import Adjust, Bid, TrufView


class ExpertTruf(Searcher[TrufView]):
    """Searches for what is best in Truf."""

    def think(self, view: TrufView, seed: int) -> Thought:
        """Begin a decision."""
        if view.phase == "bid":
            return self._bidding(view, seed)
        if view.phase == "adjust":
            return self._adjusting(view, seed)
        cards = self._look(hidden(view))
        root = cards.root(table(view, str(view.mode), view.bids, against(view.setup, view.seat, view.deals)))
        return with_cards(view.seat, cards, cards.worlds(seed), root, view.legal, self._steps)

    def _bidding(self, view: TrufView, seed: int) -> Thought:
        cards = self._look(hidden(view))
        rivals = against(view.setup, view.seat, view.deals)
        # Cards of equal value in a suit bid alike: of several pictures any will do.
        groups: dict[tuple[str, int], list[Action]] = {}
        roots = []
        for card in view.hand:
            key = (card[1], bid_value(card))
            if key not in groups:
                tried = table(view, "atas", (0, 0, 0, 0), rivals)
                tried.bidder, tried.laid = view.seat, bit(FRENCH.places[card])
                roots.append(cards.root(tried))
            groups.setdefault(key, []).append(Bid(view.seat, card))
        return without_cards(view.seat, cards.worlds(seed), roots, list(groups.values()), self._steps)

    def _adjusting(self, view: TrufView, seed: int) -> Thought:
        cards = self._look(hidden(view))
        rivals = against(view.setup, view.seat, view.deals)
        roots = [
            cards.root(table(view, mode, tuple(bid + by for bid in view.bids), rivals))
            for by, mode in ((1, "atas"), (-1, "bawah"))
        ]
        both: list[list[Action]] = [[Adjust(view.seat, 1)], [Adjust(view.seat, -1)]]
        return without_cards(view.seat, cards.worlds(seed), roots, both, self._steps)
