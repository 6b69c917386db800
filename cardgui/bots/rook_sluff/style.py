"""Style in Rook Sluff: who is daring bids the higher and leads high cards; who is careful the other way round.

To sluff or not is no matter of style: much hangs on it, and the rules of thumb see too little of what a team can do.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from cardgui.bots.rook_sluff.bidding import worth_of_bids
from cardgui.bots.rook_sluff.playing import values
from cardgui.bots.style import Leaning, leads
from cardgui.engine.action import Action
from cardgui.engine.cards import ROOK, Card
from cardgui.engine.rook_sluff_terms import RookSluffView, TrickBid

TOLERANCE: Final = {"careful": 0.5, "daring": 3.0}
"""Points. With 3 a hand that is worth 2.4 tricks can be bid as 3."""
SEARCHED: Final = 3.0
"""Points."""
LEADS: Final = {"careful": 0.5, "daring": 0.2}
"""Points; a trick that is needed is worth ten."""
SEARCHED_LEADS: Final = 0.5
"""Points."""


def _judged(view: RookSluffView) -> Mapping[Action, float]:
    return {TrickBid(view.seat, bid): worth for bid, worth in worth_of_bids(view).items()}


def _boldness(action: Action) -> float | None:
    return action.tricks if isinstance(action, TrickBid) and action.tricks else None


def _rank(card: Card) -> float:
    return ROOK.rank_of[card]


LEANINGS: Final = (
    Leaning(lambda view: view.phase == "bid", _judged, _boldness, TOLERANCE, SEARCHED),
    leads(values, _rank, LEADS, SEARCHED_LEADS),
)
