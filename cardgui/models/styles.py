"""The styles of the computer players: each given name has one, for ever and at every level."""

from __future__ import annotations

from typing import Final

from cardgui.bots.player import LEVELS
from cardgui.bots.style import EVEN

STYLES: Final = {
    "Sari": "daring",
    "Budi": "careful",
    "Dewi": "even",
    "Elif": "careful",
    "Kemal": "daring",
    "Zeynep": "even",
    "Lorenzo": "daring",
    "Bianca": "even",
    "Piero": "careful",
    "Ada": "daring",
    "Bruno": "careful",
    "Cora": "careful",
    "Dan": "daring",
    "Emma": "even",
    "Finn": "daring",
    "Gina": "daring",
    "Hugo": "careful",
    "Iris": "careful",
}
"""Name of a computer player → one of :data:`cardgui.bots.style.STYLES`.

Among six, eight and ten players of Rook Sluff, both teams have as many daring players more than careful ones.
"""
WITH_STYLE: Final = frozenset(LEVELS) - {"random"}
"""Levels at which players have a style; who plays by chance has none."""


def style_of(name: str) -> str:
    """The style of a computer player by its stored name; whoever has no style of their own is even."""
    return STYLES.get(name, EVEN)
