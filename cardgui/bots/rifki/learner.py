"""Rıfkı at the level Learner."""

from __future__ import annotations

from collections.abc import Mapping

from cardgui.bots.learner import Learner
from cardgui.bots.rifki.declaring import worths
from cardgui.bots.rifki.playing import value
from cardgui.bots.rifki.reading import Reading
from cardgui.bots.rifki.steady import SteadyRifki
from cardgui.engine.action import Action
from cardgui.engine.cards import Card
from cardgui.engine.numbers import Stream
from cardgui.engine.rifki_terms import Declare, RifkiView


def learner() -> Learner:
    """A player that takes its second-best contract every third time."""
    return Learner(SteadyRifki(), _values, _declare)


def _values(view: RifkiView) -> Mapping[Card, float]:
    reading = Reading(view)
    return {card: value(view, reading, card) for card in view.legal}


def _declare(view: RifkiView, action: Action, stream: Stream) -> Action:
    if not isinstance(action, Declare) or stream.below(3):
        return action
    worth = {other: points for other, points in worths(view).items() if other.contract != action.contract}
    return max(worth, key=lambda other: worth[other], default=action)
