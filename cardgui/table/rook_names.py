"""The names of Rook cards, whole and per language: a colour and a number, with the number where the language has it."""

from __future__ import annotations

from PySide6.QtCore import QObject

from cardgui.engine.cards import ROOK, Card
from cardgui.look.i18n import number


class RookNames(QObject):
    """Names of the cards of a Rook pack, at the beginning of a sentence and inside one."""

    def first(self) -> dict[Card, str]:
        """The names as a sentence or a list begins with them: "Green 12"."""
        return _named(
            {
                "R": self.tr("Red {number}", "at the beginning"),
                "G": self.tr("Green {number}", "at the beginning"),
                "Y": self.tr("Yellow {number}", "at the beginning"),
                "B": self.tr("Black {number}", "at the beginning"),
            }
        )

    def inside(self) -> dict[Card, str]:
        """The names inside a sentence, without an article: "green 12"."""
        return _named(
            {
                "R": self.tr("red {number}", "inside a sentence"),
                "G": self.tr("green {number}", "inside a sentence"),
                "Y": self.tr("yellow {number}", "inside a sentence"),
                "B": self.tr("black {number}", "inside a sentence"),
            }
        )


def _named(colours: dict[str, str]) -> dict[Card, str]:
    return {card: colours[card[0]].format(number=number(int(card[1:]))) for card in ROOK.places}
