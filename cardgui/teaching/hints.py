"""Hints: what Expert would do, and a reason for it that rests on nothing but what the player knows."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, Final

from cardgui.engine.action import Action, Play
from cardgui.engine.cards import Card
from cardgui.engine.minchiate_scoring import RESTO
from cardgui.teaching.motives.before_play import CHOICES, Choice
from cardgui.teaching.motives.cases import CASES, TRICK_WORTH, rules_of
from cardgui.teaching.motives.facts import holds
from cardgui.teaching.motives.play import PLAYS
from cardgui.teaching.motives.reason import LONGEST, Case, Fact, Reason, UntrueError

LEVEL: Final = "expert"
"""Who gives hints."""
_IN_POINTS: Final = {"minchiate": float(RESTO)}
"""Where the search's values are not in points, how many points one of them is."""


@dataclass(frozen=True, slots=True)
class Hint:
    """What to do, and why.

    Attributes:
        action: what Expert would do.
        reason: why.
        worth: for each action, what the search expects of it: points against the others.
        unit: what a trick is worth, in points.
    """

    action: Action
    reason: Reason
    worth: Mapping[Action, float]
    unit: float

    @property
    def cards(self) -> tuple[Card, ...]:
        """The own cards that it is about."""
        card = getattr(self.action, "card", None)
        return tuple(getattr(self.action, "cards", ())) if card is None else (card,)


def hint(game: str, view: Any, action: Action, values: Mapping[Action, float]) -> Hint:
    """The hint that a finished thought makes.

    Args:
        game: id of the game. view: what the seat knows.
        action: what Expert would do. values: what its thought says of every action.
    """
    worth = in_points(game, values)
    return Hint(action, reason(game, view, action, worth), worth, TRICK_WORTH[game])


def in_points(game: str, values: Mapping[Action, float]) -> dict[Action, float]:
    """The values of a thought in points."""
    factor = _IN_POINTS.get(game, 1.0)
    return {action: value * factor for action, value in values.items()}


def reason(game: str, view: Any, action: Action, worth: Mapping[Action, float]) -> Reason:
    """Why an action may be the best: the first motive of the catalogue that fits.

    Args:
        game: id of the game. view: what the seat knows, which must be to act.
        action: one of those it may take. worth: for each of them, what is expected of it, in points.
    """
    if isinstance(action, Play):
        return card_reason(card_case(game, view, action.card, worth))
    motive, find = CHOICES[type(action)]
    facts = tuple(find(Choice(view, action, worth, TRICK_WORTH[game]))[:LONGEST])
    return Reason(motive, facts, rules_of(game, facts, trumps=True))


def card_case(game: str, view: Any, card: Card, worth: Mapping[Action, float]) -> Case:
    """Everything a reason for a card may speak of."""
    by_card = {action.card: value for action, value in worth.items() if isinstance(action, Play)}
    return CASES[game](view, card, by_card)


def card_reason(case: Case) -> Reason:
    """Why a card may be the best."""
    for motive in PLAYS:
        try:
            facts = list(motive.facts(case))
        except UntrueError:
            continue
        if not facts:
            continue
        if motive is not PLAYS[0]:
            facts += _stake(case, facts)
        told = tuple(facts[:LONGEST])
        return Reason(motive.key, told, rules_of(case.game, told, trumps=case.sight.trump is not None))
    raise ValueError(f"{case.card}: no motive fits")


def _stake(case: Case, told: list[Fact]) -> list[Fact]:
    """What is at stake, if that isn't said yet."""
    known = {fact.key for fact in told}
    return [fact for fact in case.aims if fact.key not in known and holds(fact, case)][:1]
