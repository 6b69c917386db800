"""What the seat of a Truf view may do now."""

from __future__ import annotations

from cardgui.engine.action import Action, Play
from cardgui.engine.truf_terms import Adjust, Bid, TrufView


def actions(view: TrufView) -> tuple[Action, ...]:
    """Every bid (TR-6), both adjustments (TR-10) or every card that may be played; none for a seat not to act."""
    if view.seat not in view.to_act:
        return ()
    if view.phase == "bid":
        return tuple(Bid(view.seat, card) for card in view.hand)
    if view.phase == "adjust":
        return (Adjust(view.seat, 1), Adjust(view.seat, -1))
    return tuple(Play(view.seat, card) for card in view.legal)
