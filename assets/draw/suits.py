"""The four French suits as outlines, 100 units high around the origin, and their printed colours."""

from __future__ import annotations

from draw.svg import path, placed

INK, RED = "#1C2430", "#B8261F"
COLOURS = {"S": INK, "H": RED, "D": RED, "C": INK}
"""Two-colour packs: black and red, by suit letter."""

OUTLINES = {
    "H": (
        "M0 47C-9 29-47 11-47-17C-47-34-36-45-23.5-45C-13-45-4-38.5 0-28.5"
        "C4-38.5 13-45 23.5-45C36-45 47-34 47-17C47 11 9 29 0 47Z"
    ),
    "S": (
        "M0-50C10-29 46-9 46 16C46 29.5 36.5 38 25 38C16.5 38 9.5 33.5 4.5 26.5"
        "C5.5 37 10 45 18 50L-18 50C-10 45-5.5 37-4.5 26.5"
        "C-9.5 33.5-16.5 38-25 38C-36.5 38-46 29.5-46 16C-46-9-10-29 0-50Z"
    ),
    "D": "M0-50C9-32 22-15 38 0C22 15 9 32 0 50C-9 32-22 15-38 0C-22-15-9-32 0-50Z",
    "C": (
        "M0-49C12.5-49 22.5-39.5 22.5-27C22.5-20.5 20-15 15.5-10.500C18-12 21.5-12.5 24.5-12.5"
        "C37-12.5 47-2.5 47 10C47 22.5 37 32 24.5 32C16 32 9 28 4.5 21.500C5.5 34 10 44.5 18 50L-18 50"
        "C-10 44.5-5.5 34-4.5 21.500C-9 28-16 32-24.5 32C-37 32-47 22.5-47 10C-47-2.5-37-12.5-24.5-12.5"
        "C-21.5-12.5-18-12-15.5-10.500C-20-15-22.5-20.5-22.5-27C-22.5-39.5-12.5-49 0-49Z"
    ),
}


def pip(suit: str, x: float, y: float, height: float, *, turn: float = 0, fill: str = "") -> str:
    """One suit sign around (x, y), `height` units high, in the suit's own colour unless `fill` is given."""
    return placed(path(OUTLINES[suit], fill or COLOURS[suit]), x, y, height / 100, turn)
