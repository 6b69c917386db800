"""What the seat of a Minchiate view may do now."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import chain, combinations

from cardgui.engine.action import Action, Play
from cardgui.engine.minchiate_terms import Declare, MinchiateView


def actions(view: MinchiateView) -> Sequence[Action]:
    """Every discard (MI-11, described), every set of verzicole (MI-15) or every card that may be played."""
    if view.seat not in view.to_act:
        return ()
    if view.discards is not None:
        return view.discards
    if view.phase == "declare":
        own = [verzicola for verzicola, _ in view.verzicole]
        sets = chain.from_iterable(combinations(own, count) for count in range(len(own) + 1))
        return tuple(Declare(view.seat, chosen) for chosen in sets)
    return tuple(Play(view.seat, card) for card in view.legal)
