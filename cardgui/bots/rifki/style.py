"""Style in Rıfkı: who is daring likes koz, and contracts in which much hangs on one card; who is careful, mild ones."""

from __future__ import annotations

from collections.abc import Mapping
from math import inf
from typing import Final

from cardgui.bots.rifki.declaring import worths
from cardgui.bots.style import Leaning
from cardgui.engine.action import Action
from cardgui.engine.rifki_contracts import CONTRACTS, KOZ
from cardgui.engine.rifki_terms import Declare, RifkiView

TOLERANCE: Final = {"careful": 12.0, "daring": 8.0}
"""Points; a contract brings its declarer some hundred more or less."""
SEARCHED: Final = 16.0
"""Points, against the others."""


def _judged(view: RifkiView) -> Mapping[Action, float]:
    return dict(worths(view).items())


def _boldness(action: Action) -> float | None:
    """Koz, in which tricks must be taken, is boldest; then what a single card or trick costs counts."""
    if not isinstance(action, Declare):
        return None
    return inf if action.contract == KOZ else -CONTRACTS[action.contract].each


LEANINGS: Final = (Leaning(lambda view: view.phase == "declare", _judged, _boldness, TOLERANCE, SEARCHED),)
