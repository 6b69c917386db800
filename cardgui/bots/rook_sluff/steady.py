"""Rook Sluff at the level Steady: good rules of thumb."""

from __future__ import annotations

from cardgui.bots.rook_sluff.bidding import choose_bid
from cardgui.bots.rook_sluff.playing import choose_card
from cardgui.engine.action import Action, Play
from cardgui.engine.rook_sluff_terms import RookSluffView, TrickBid


class SteadyRookSluff:
    """Bids near the worth of the hand, sluffs with weak hands, plays for the bid and takes care of sluffs."""

    def choose(self, view: RookSluffView, seed: int) -> Action:  # noqa: ARG002
        """The action it holds best; the seed is not needed."""
        if view.phase == "bid":
            return TrickBid(view.seat, choose_bid(view))
        return Play(view.seat, choose_card(view))
