"""Truf at the level Steady: good rules of thumb."""

from __future__ import annotations

from cardgui.bots.truf.bidding import choose_adjustment, choose_bid
from cardgui.bots.truf.playing import choose_card
from cardgui.engine.action import Action, Play
from cardgui.engine.truf_terms import Adjust, Bid, TrufView


class SteadyTruf:
    """Bids what the hand is worth, plays to its bid and remembers what was played."""

    def choose(self, view: TrufView, seed: int) -> Action:  # noqa: ARG002
        """The action it holds best; the seed is not needed."""
        if view.phase == "bid":
            return Bid(view.seat, choose_bid(view))
        if view.phase == "adjust":
            return Adjust(view.seat, choose_adjustment(view))
        return Play(view.seat, choose_card(view))
