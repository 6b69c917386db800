"""Style in Minchiate: of suit cards that are about equally good leads, who is daring takes the highest.

Declarations are no matter of style: a verzicola brings so much more than it tells that leaving it out costs strength.
Nor are trumps: to lead them where a suit card is hardly better costs a quarter of a resto in a deal.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from cardgui.bots.minchiate.playing import CAPTURE, values
from cardgui.bots.style import leads
from cardgui.engine.cards import MINCHIATE, Card
from cardgui.engine.minchiate_scoring import RESTO
from cardgui.engine.minchiate_terms import MinchiateView

TOLERANCE: Final = {"careful": 0.004, "daring": 0.004}
"""Resti; more than that lies between cards of which one may take a trick and the other hardly."""
SEARCHED: Final = 0.02
"""Resti; the search cannot tell actions apart that lie nearer to each other."""


def _judged(view: MinchiateView) -> Mapping[Card, float]:
    return {card: value / (CAPTURE * RESTO) for card, value in values(view).items()}


def _rank(card: Card) -> float | None:
    return None if card[0] in "TM" else MINCHIATE.rank_of[card]


LEANINGS: Final = (leads(_judged, _rank, TOLERANCE, SEARCHED),)
