"""Whose points hurt: all alike at first, the rivals for the win more towards the end of a match."""

from __future__ import annotations

from typing import Final

from cardgui.engine.game import Setup

OPEN: Final = 0.6
"""Share of a match until which all opponents count alike."""


def against(setup: Setup, seat: int, deals: int) -> list[float]:
    """By seat, how much its points count against those of ``seat``; together 1.

    In the last deals of a match it is worth most to hold back whoever leads, or comes right behind the own seat.

    Args:
        setup: the deal, with the scores before it.
        seat: the own seat, which counts 0.
        deals: length of the match.
    """
    scores = setup.scores
    late = max(0.0, ((setup.deal - 1) / deals - OPEN) / (1 - OPEN))
    others = [other for other in range(len(scores)) if other != seat]
    spread = max(scores) - min(scores)
    weights = [0.0] * len(scores)
    for other in others:
        rank = (scores[other] - min(scores)) / spread if spread else 0.0
        weights[other] = 1.0 + 2.0 * late * rank
    total = sum(weights)
    return [weight / total for weight in weights]
