"""Truf at the level Learner."""

from __future__ import annotations

from cardgui.bots.learner import Learner
from cardgui.bots.truf.playing import values
from cardgui.bots.truf.steady import SteadyTruf
from cardgui.engine.action import Action
from cardgui.engine.numbers import Stream
from cardgui.engine.truf_scoring import bid_value
from cardgui.engine.truf_terms import Bid, TrufView


def learner() -> Learner:
    """A player that promises a trick too many or too few every third time."""
    return Learner(SteadyTruf(), values, _bid)


def _bid(view: TrufView, action: Action, stream: Stream) -> Action:
    if not isinstance(action, Bid) or stream.below(3):
        return action
    meant = bid_value(action.card)
    others = [card for card in view.hand if abs(bid_value(card) - meant) == 1]
    return Bid(view.seat, others[stream.below(len(others))]) if others else action
