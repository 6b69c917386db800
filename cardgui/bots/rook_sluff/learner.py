"""Rook Sluff at the level Learner."""

from __future__ import annotations

from cardgui.bots.learner import Learner
from cardgui.bots.rook_sluff.playing import values
from cardgui.bots.rook_sluff.steady import SteadyRookSluff
from cardgui.engine.action import Action
from cardgui.engine.numbers import Stream
from cardgui.engine.rook_sluff_terms import RookSluffView, TrickBid


def learner() -> Learner:
    """A player that every other time bids a trick too many, seldom too few, but makes no sluff of a bid."""
    return Learner(SteadyRookSluff(), values, _bid)


def _bid(view: RookSluffView, action: Action, stream: Stream) -> Action:
    if not isinstance(action, TrickBid) or not action.tricks or stream.below(2):
        return action
    away = 1 if stream.below(4) else -1
    return TrickBid(view.seat, max(1, min(view.highest_bid, action.tricks + away)))
