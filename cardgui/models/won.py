"""Why a trick that the table shows was won, for the floors that do not look below the models."""

from __future__ import annotations

from typing import TYPE_CHECKING

from cardgui.teaching.won import Won as Won  # noqa: PLC0414  (the table asks here, not below)
from cardgui.teaching.won import why_won

if TYPE_CHECKING:
    from cardgui.models.shown import LastTrick, ShownState


def why(shown: ShownState, trick: LastTrick) -> Won:
    """Why a finished trick of the deal that is shown was won."""
    trump = shown.facts.get("trump")
    cards = [(seat, card) for seat, card, _ in trick.cards]
    return why_won(shown.game, None if trump is None else str(trump), cards)
