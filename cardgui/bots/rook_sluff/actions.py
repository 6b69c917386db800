"""What the seat of a Rook Sluff view may do now."""

from __future__ import annotations

from cardgui.engine.action import Action, Play
from cardgui.engine.rook_sluff_terms import RookSluffView, TrickBid


def actions(view: RookSluffView) -> tuple[Action, ...]:
    """Every bid (RS-9) or every card that may be played, each code once; none for a seat not to act."""
    if view.seat not in view.to_act:
        return ()
    if view.phase == "bid":
        return tuple(TrickBid(view.seat, tricks) for tricks in range(view.highest_bid + 1))
    return tuple(Play(view.seat, card) for card in view.legal)
