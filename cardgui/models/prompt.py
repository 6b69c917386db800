"""What the person at the table is asked to do: a key and values, put into words above."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any


@dataclass(frozen=True, slots=True)
class Prompt:
    """A decision that is awaited.

    Attributes:
        key: ``"bid"``, ``"choose"``, ``"lead"``, ``"lead_no_trumps"``, ``"follow"``, ``"follow_face_down"``,
            ``"void"``, ….
        suit: letter of the suit it is about, or ``None``.
        count: how many cards may be played, where cards are asked for.
        own: what else a game tells its part of the table about the decision.
    """

    key: str
    suit: str | None = None
    count: int = 0
    own: Any = None
