"""Style in Truf: who is daring bids the higher, raises and leads high cards; who is careful the other way round."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from cardgui.bots.style import Leaning, leads
from cardgui.bots.truf.bidding import worth_of_adjustments, worth_of_bids
from cardgui.bots.truf.playing import values
from cardgui.bots.truf.reading import SUIT_AND_RANK
from cardgui.engine.action import Action
from cardgui.engine.truf_scoring import bid_value
from cardgui.engine.truf_terms import Adjust, Bid, TrufView

TOLERANCE: Final = {"careful": 0.02, "daring": 0.15}
"""Points. Steady rather bids too little than too much: of two bids that seem equal to it, the lower brings less."""
SEARCHED: Final = 0.3
"""Points, against the others."""
LEADS: Final = {"careful": 0.03, "daring": 0.003}
"""Points; a trick more or less is one."""
SEARCHED_LEADS: Final = 0.04
"""Points, against the others."""


def _judged(view: TrufView) -> Mapping[Action, float]:
    if view.phase == "adjust":
        return {Adjust(view.seat, by): worth for by, worth in worth_of_adjustments(view).items()}
    return {Bid(view.seat, card): worth for card, worth in worth_of_bids(view).items()}


def _boldness(action: Action) -> float | None:
    if isinstance(action, Bid):
        return bid_value(action.card)
    return action.by if isinstance(action, Adjust) else None


LEANINGS: Final = (
    Leaning(lambda view: view.phase != "play", _judged, _boldness, TOLERANCE, SEARCHED),
    leads(values, lambda card: SUIT_AND_RANK[card][1], LEADS, SEARCHED_LEADS),
)
