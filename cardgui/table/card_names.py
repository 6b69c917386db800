"""The names of cards, whole and per language: never put together from suit and rank."""

from __future__ import annotations

from PySide6.QtCore import QObject

from cardgui.engine.cards import Card
from cardgui.table.minchiate.names import MinchiateNames
from cardgui.table.rook_names import RookNames


class CardNames(QObject):
    """Names of the cards of one pack, at the beginning of a sentence and inside one."""

    def __init__(self, parent: QObject | None = None, pack: str = "french") -> None:
        super().__init__(parent)
        others: dict[str, type[RookNames | MinchiateNames]] = {"rook": RookNames, "minchiate": MinchiateNames}
        self._pack = others[pack](self) if pack in others else None
        self._first: dict[Card, str] = {}
        self._inside: dict[Card, str] = {}
        self.retranslate()

    def first(self, card: Card) -> str:
        """The name as a sentence or a list begins with it: "Ace of hearts"."""
        return self._first[card]

    def inside(self, card: Card) -> str:
        """The name inside a sentence, without an article: "ace of hearts"."""
        return self._inside[card]

    def retranslate(self) -> None:
        """Take the names from the language in use."""
        if self._pack is not None:
            self._first, self._inside = self._pack.first(), self._pack.inside()
            return
        self._first = self._capital()
        self._inside = self._small()

    def _capital(self) -> dict[Card, str]:
        return {
            "AS": self.tr("Ace of spades", "at the beginning"),
            "KS": self.tr("King of spades", "at the beginning"),
            "QS": self.tr("Queen of spades", "at the beginning"),
            "JS": self.tr("Jack of spades", "at the beginning"),
            "TS": self.tr("10 of spades", "at the beginning"),
            "9S": self.tr("9 of spades", "at the beginning"),
            "8S": self.tr("8 of spades", "at the beginning"),
            "7S": self.tr("7 of spades", "at the beginning"),
            "6S": self.tr("6 of spades", "at the beginning"),
            "5S": self.tr("5 of spades", "at the beginning"),
            "4S": self.tr("4 of spades", "at the beginning"),
            "3S": self.tr("3 of spades", "at the beginning"),
            "2S": self.tr("2 of spades", "at the beginning"),
            "AH": self.tr("Ace of hearts", "at the beginning"),
            "KH": self.tr("King of hearts", "at the beginning"),
            "QH": self.tr("Queen of hearts", "at the beginning"),
            "JH": self.tr("Jack of hearts", "at the beginning"),
            "TH": self.tr("10 of hearts", "at the beginning"),
            "9H": self.tr("9 of hearts", "at the beginning"),
            "8H": self.tr("8 of hearts", "at the beginning"),
            "7H": self.tr("7 of hearts", "at the beginning"),
            "6H": self.tr("6 of hearts", "at the beginning"),
            "5H": self.tr("5 of hearts", "at the beginning"),
            "4H": self.tr("4 of hearts", "at the beginning"),
            "3H": self.tr("3 of hearts", "at the beginning"),
            "2H": self.tr("2 of hearts", "at the beginning"),
            "AD": self.tr("Ace of diamonds", "at the beginning"),
            "KD": self.tr("King of diamonds", "at the beginning"),
            "QD": self.tr("Queen of diamonds", "at the beginning"),
            "JD": self.tr("Jack of diamonds", "at the beginning"),
            "TD": self.tr("10 of diamonds", "at the beginning"),
            "9D": self.tr("9 of diamonds", "at the beginning"),
            "8D": self.tr("8 of diamonds", "at the beginning"),
            "7D": self.tr("7 of diamonds", "at the beginning"),
            "6D": self.tr("6 of diamonds", "at the beginning"),
            "5D": self.tr("5 of diamonds", "at the beginning"),
            "4D": self.tr("4 of diamonds", "at the beginning"),
            "3D": self.tr("3 of diamonds", "at the beginning"),
            "2D": self.tr("2 of diamonds", "at the beginning"),
            "AC": self.tr("Ace of clubs", "at the beginning"),
            "KC": self.tr("King of clubs", "at the beginning"),
            "QC": self.tr("Queen of clubs", "at the beginning"),
            "JC": self.tr("Jack of clubs", "at the beginning"),
            "TC": self.tr("10 of clubs", "at the beginning"),
            "9C": self.tr("9 of clubs", "at the beginning"),
            "8C": self.tr("8 of clubs", "at the beginning"),
            "7C": self.tr("7 of clubs", "at the beginning"),
            "6C": self.tr("6 of clubs", "at the beginning"),
            "5C": self.tr("5 of clubs", "at the beginning"),
            "4C": self.tr("4 of clubs", "at the beginning"),
            "3C": self.tr("3 of clubs", "at the beginning"),
            "2C": self.tr("2 of clubs", "at the beginning"),
        }

    def _small(self) -> dict[Card, str]:
        return {
            "AS": self.tr("ace of spades", "inside a sentence"),
            "KS": self.tr("king of spades", "inside a sentence"),
            "QS": self.tr("queen of spades", "inside a sentence"),
            "JS": self.tr("jack of spades", "inside a sentence"),
            "TS": self.tr("10 of spades", "inside a sentence"),
            "9S": self.tr("9 of spades", "inside a sentence"),
            "8S": self.tr("8 of spades", "inside a sentence"),
            "7S": self.tr("7 of spades", "inside a sentence"),
            "6S": self.tr("6 of spades", "inside a sentence"),
            "5S": self.tr("5 of spades", "inside a sentence"),
            "4S": self.tr("4 of spades", "inside a sentence"),
            "3S": self.tr("3 of spades", "inside a sentence"),
            "2S": self.tr("2 of spades", "inside a sentence"),
            "AH": self.tr("ace of hearts", "inside a sentence"),
            "KH": self.tr("king of hearts", "inside a sentence"),
            "QH": self.tr("queen of hearts", "inside a sentence"),
            "JH": self.tr("jack of hearts", "inside a sentence"),
            "TH": self.tr("10 of hearts", "inside a sentence"),
            "9H": self.tr("9 of hearts", "inside a sentence"),
            "8H": self.tr("8 of hearts", "inside a sentence"),
            "7H": self.tr("7 of hearts", "inside a sentence"),
            "6H": self.tr("6 of hearts", "inside a sentence"),
            "5H": self.tr("5 of hearts", "inside a sentence"),
            "4H": self.tr("4 of hearts", "inside a sentence"),
            "3H": self.tr("3 of hearts", "inside a sentence"),
            "2H": self.tr("2 of hearts", "inside a sentence"),
            "AD": self.tr("ace of diamonds", "inside a sentence"),
            "KD": self.tr("king of diamonds", "inside a sentence"),
            "QD": self.tr("queen of diamonds", "inside a sentence"),
            "JD": self.tr("jack of diamonds", "inside a sentence"),
            "TD": self.tr("10 of diamonds", "inside a sentence"),
            "9D": self.tr("9 of diamonds", "inside a sentence"),
            "8D": self.tr("8 of diamonds", "inside a sentence"),
            "7D": self.tr("7 of diamonds", "inside a sentence"),
            "6D": self.tr("6 of diamonds", "inside a sentence"),
            "5D": self.tr("5 of diamonds", "inside a sentence"),
            "4D": self.tr("4 of diamonds", "inside a sentence"),
            "3D": self.tr("3 of diamonds", "inside a sentence"),
            "2D": self.tr("2 of diamonds", "inside a sentence"),
            "AC": self.tr("ace of clubs", "inside a sentence"),
            "KC": self.tr("king of clubs", "inside a sentence"),
            "QC": self.tr("queen of clubs", "inside a sentence"),
            "JC": self.tr("jack of clubs", "inside a sentence"),
            "TC": self.tr("10 of clubs", "inside a sentence"),
            "9C": self.tr("9 of clubs", "inside a sentence"),
            "8C": self.tr("8 of clubs", "inside a sentence"),
            "7C": self.tr("7 of clubs", "inside a sentence"),
            "6C": self.tr("6 of clubs", "inside a sentence"),
            "5C": self.tr("5 of clubs", "inside a sentence"),
            "4C": self.tr("4 of clubs", "inside a sentence"),
            "3C": self.tr("3 of clubs", "inside a sentence"),
            "2C": self.tr("2 of clubs", "inside a sentence"),
        }
