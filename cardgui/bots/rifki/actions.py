"""What the seat of a Rıfkı view may do now."""

from __future__ import annotations

from cardgui.engine.action import Action, Play
from cardgui.engine.cards import FRENCH_SUITS
from cardgui.engine.rifki_contracts import KOZ
from cardgui.engine.rifki_terms import Declare, RifkiView


def actions(view: RifkiView) -> tuple[Action, ...]:
    """Every contract that may be chosen (a koz for each suit), or every card that may be played; none out of turn."""
    if view.seat not in view.to_act:
        return ()
    if view.phase == "declare":
        return tuple(
            Declare(view.seat, contract, trump)
            for contract in view.choices
            for trump in (FRENCH_SUITS if contract == KOZ else (None,))
        )
    return tuple(Play(view.seat, card) for card in view.legal)
