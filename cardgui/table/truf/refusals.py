"""Why a card cannot be played in Truf."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from cardgui.table.context import RefusalLike
    from cardgui.table.truf.words import TrufWords


class TrufRefusals:
    """Explains every refusal of a card by Truf's rules.

    Args:
        words: Truf's words.
        name: the name of a seat.
    """

    def __init__(self, words: TrufWords, name: Callable[[int], str]) -> None:
        self._words, self._name = words, name

    def card(self, refusal: RefusalLike) -> str:
        """Why a card cannot be played now, in one or two sentences."""
        words, values = self._words, refusal.values
        suit = str(values.get("suit", ""))
        if refusal.reason == "follow_suit":
            name = self._name(int(values.get("led_by", 0)))
            follows_trump = suit == values.get("trump")
            return words.refused_follow_trump(name) if follows_trump else words.refused_follow(suit, name)
        if refusal.reason == "trumps_not_broken":
            return words.refused_trump_lead(str(values.get("trump", suit)))
        return words.refused_otherwise()
