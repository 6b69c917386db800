"""Whist on the models floor: trumps, and what the person is asked for."""

from collections.abc import Iterator
from typing import Any

from cardgui.engine.events import Event
from cardgui.models.prompt import Prompt
from cardgui.models.shown import Beat, Placed, ShownState
from tests.whist.engine import WhistView


def fold(state: ShownState, event: Any) -> Iterator[Beat]:
    """Show which suit is trumps: that is turned up, and the only event of whist's own."""
    state.phase, state.facts["trump"] = "play", event.card[1]
    yield Beat("announce", event.seat, speak=True)


def note(state: ShownState, event: Event) -> None:
    """In a deal that begins in the middle, trumps are known."""
    if isinstance(event, Placed):
        state.phase, state.facts["trump"] = "play", event.view.trump


def prompt(view: WhistView) -> Prompt | None:
    """To lead, to follow, or to play any card."""
    if view.seat not in view.to_act:
        return None
    if view.led is None:
        return Prompt("lead", count=len(view.legal))
    return Prompt("follow" if view.legal[0][1] == view.led else "void", view.led, len(view.legal))
