"""What a scene is: how a window gets into one state that deserves a picture."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass

from PySide6.QtWidgets import QWidget

from cardgui.screenshots.rehearsal import Rehearsal

Prepare = Callable[[Rehearsal], str]
"""Fills the ledger before the window opens; what it returns (the id of a match) is given to ``show``."""
Show = Callable[[Rehearsal, str], "Iterator[None] | None"]
"""Brings the open window into the state; as a generator, it yields when the picture is to be taken."""


@dataclass(frozen=True, slots=True)
class Scene:
    """One state of the program.

    Attributes:
        name: ``GAME-STATE``, or ``app-…`` where no game is meant.
        prepare: fills the ledger.
        show: brings the window into the state.
    """

    name: str
    prepare: Prepare
    show: Show


def nothing(_rehearsal: Rehearsal) -> str:
    """Prepare an empty ledger."""
    return ""


def stay(_rehearsal: Rehearsal, _match: str) -> None:
    """Show the window as it opens."""


def whole_window(rehearsal: Rehearsal) -> QWidget:
    """What is pictured."""
    if rehearsal.window is None:
        raise ValueError("the window is not open")
    return rehearsal.window
