"""Scores explained: how every seat's or side's score of a finished deal came about, in keys and values."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

from cardgui.engine.cards import Card


@dataclass(frozen=True, slots=True)
class ScorePart:
    """One reason for points. The parts of a seat or side add up to its ``deal_scores``.

    Attributes:
        side: seat, or side where scores are kept by side.
        rule: number of the rule that gives the points (``"RI-10"``).
        key: what happened, for the upper floors to put into words (``"penalty_cards"``).
        points: what it brings; 0 where it is worth saying that something brought nothing.
        values: numbers and words for the sentence, such as ``{"tricks": 5, "each": 50}``.
        cards: the cards that brought the points, where cards did.
    """

    side: int
    rule: str
    key: str
    points: int
    values: Mapping[str, int | str] = field(default_factory=dict)
    cards: tuple[Card, ...] = ()
