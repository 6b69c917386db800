"""Codes of cards typed on the keyboard: letters are gathered until they can only be one card."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from cardgui.engine.cards import Card

_TEN: Final = "10"


class KeyedCode:
    """What was typed so far.

    Attributes:
        typed: the letters.
    """

    def __init__(self, cards: Iterable[Card]) -> None:
        """Read codes of these cards; ``10S`` is read as ``TS`` where that is a card."""
        self._cards = set(cards)
        self._spelled = {card: card for card in self._cards}
        self._spelled |= {_TEN + card[1:]: card for card in self._cards if len(card) == 2 and card[0] == "T"}
        self.typed = ""

    def add(self, letter: str) -> Card | None:
        """One letter more: the card, once it can be no other; letters that lead to no card are kept to be told."""
        self.typed += letter.upper()
        longer = [spelled for spelled in self._spelled if spelled.startswith(self.typed) and spelled != self.typed]
        return self.take() if self.typed in self._spelled and not longer else None

    @property
    def hopeless(self) -> bool:
        """Whether no card begins so."""
        return bool(self.typed) and not any(spelled.startswith(self.typed) for spelled in self._spelled)

    def take(self) -> Card | None:
        """The card that was typed, if it is one; begins anew."""
        typed, self.typed = self.typed, ""
        return self._spelled.get(typed)

    def back(self) -> None:
        """One letter less."""
        self.typed = self.typed[:-1]

    def clear(self) -> None:
        """Begin anew."""
        self.typed = ""
