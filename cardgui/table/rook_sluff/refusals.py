"""Why a card cannot be played in Rook Sluff."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from cardgui.table.context import RefusalLike
    from cardgui.table.rook_sluff.words import RookWords


class RookRefusals:
    """Explains every refusal of a card by Rook Sluff's rules.

    Args:
        words: Rook Sluff's words.
        name: the name of a seat.
    """

    def __init__(self, words: RookWords, name: Callable[[int], str]) -> None:
        self._words, self._name = words, name

    def card(self, refusal: RefusalLike) -> str:
        """Why a card cannot be played now, in one sentence or two."""
        words, values = self._words, refusal.values
        colour, name = str(values.get("suit", "")), self._name(int(values.get("led_by", 0)))
        match refusal.reason:
            case "lead_red_two":
                return words.refused_lead()
            case "follow_colour":
                return words.refused_follow(colour, name)
            case "must_trump":
                return words.refused_trump(colour, name)
        return words.refused_otherwise()
