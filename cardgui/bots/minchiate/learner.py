"""Minchiate at the level Learner."""

from __future__ import annotations

from cardgui.bots.learner import Learner
from cardgui.bots.minchiate.playing import values
from cardgui.bots.minchiate.steady import SteadyMinchiate
from cardgui.engine.action import Action
from cardgui.engine.minchiate_terms import Declare, Discard, MinchiateView
from cardgui.engine.numbers import Stream


def learner() -> Learner:
    """A player that overlooks a verzicola now and then, and empties no suit when it discards."""
    return Learner(SteadyMinchiate(), values, _before_play)


def _before_play(view: MinchiateView, action: Action, stream: Stream) -> Action:
    if isinstance(action, Declare) and action.verzicole and not stream.below(6):
        overlooked = stream.below(len(action.verzicole))
        return Declare(view.seat, tuple(v for n, v in enumerate(action.verzicole) if n != overlooked))
    choice = view.discards
    if isinstance(action, Discard) and choice is not None and stream.below(2):
        suits = [card for card in choice.may if card[0] != "T"]
        trumps = [card for card in choice.may if card[0] == "T"]
        return Discard(view.seat, (*choice.must, *(stream.shuffled(suits) + trumps)[: choice.chosen]))
    return action
