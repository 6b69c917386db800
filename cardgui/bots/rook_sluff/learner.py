"""Rook Sluff at the level Learner."""

from __future__ import annotations

from collections.abc import Mapping

from cardgui.bots.learner import Learner
from cardgui.bots.rook_sluff.playing import sluffing, value
from cardgui.bots.rook_sluff.reading import Reading
from cardgui.bots.rook_sluff.steady import SteadyRookSluff
from cardgui.engine.action import Action
from cardgui.engine.cards import Card
from cardgui.engine.numbers import Stream
from cardgui.engine.rook_sluff_terms import RookSluffView, TrickBid


def learner() -> Learner:
    """A player that every other time bids a trick too many, seldom too few, but makes no sluff of a bid."""
    return Learner(SteadyRookSluff(), _values, _bid)


def _values(view: RookSluffView) -> Mapping[Card, float]:
    reading = Reading(view)
    judge = sluffing if reading.sluffs(view.seat) else value
    return {card: judge(reading, card) for card in view.legal}


def _bid(view: RookSluffView, action: Action, stream: Stream) -> Action:
    if not isinstance(action, TrickBid) or not action.tricks or stream.below(2):
        return action
    away = 1 if stream.below(4) else -1
    return TrickBid(view.seat, max(1, min(view.highest_bid, action.tricks + away)))
