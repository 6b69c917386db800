"""What a scene is: how a window gets into one state that deserves a picture."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from PySide6.QtGui import QPixmap

from cardgui.screenshots.rehearsal import Rehearsal

Prepare = Callable[[Rehearsal], str]
"""Fills the ledger before the window opens; what it returns (the id of a match) is given to ``show``."""
Show = Callable[[Rehearsal, str], "QPixmap | None"]
"""Brings the open window into the state; returns the picture where it must be taken at a certain moment."""


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
