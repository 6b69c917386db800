"""The names of the 97 cards of Minchiate, whole and per language; trumps have a number, where the language has it."""

from __future__ import annotations

from PySide6.QtCore import QObject

from cardgui.engine.cards import MATTO, Card
from cardgui.look.i18n import number

TRUMPS = 40


class MinchiateNames(QObject):
    """Names of the cards, at the beginning of a sentence and inside one."""

    def first(self) -> dict[Card, str]:
        """The names as a sentence or a list begins with them: "Trump 40", "Re (king) of cups"."""
        return {
            **_trumps(self.tr("Trump {number}", "at the beginning")),
            MATTO: self.tr("Matto", "at the beginning"),
            "DK": self.tr("Re (king) of coins", "at the beginning"),
            "DQ": self.tr("Regina (queen) of coins", "at the beginning"),
            "DH": self.tr("Cavallo (knight) of coins", "at the beginning"),
            "DF": self.tr("Fantina of coins", "at the beginning"),
            "D10": self.tr("10 of coins", "at the beginning"),
            "D9": self.tr("9 of coins", "at the beginning"),
            "D8": self.tr("8 of coins", "at the beginning"),
            "D7": self.tr("7 of coins", "at the beginning"),
            "D6": self.tr("6 of coins", "at the beginning"),
            "D5": self.tr("5 of coins", "at the beginning"),
            "D4": self.tr("4 of coins", "at the beginning"),
            "D3": self.tr("3 of coins", "at the beginning"),
            "D2": self.tr("2 of coins", "at the beginning"),
            "D1": self.tr("1 of coins", "at the beginning"),
            "CK": self.tr("Re (king) of cups", "at the beginning"),
            "CQ": self.tr("Regina (queen) of cups", "at the beginning"),
            "CH": self.tr("Cavallo (knight) of cups", "at the beginning"),
            "CF": self.tr("Fantina of cups", "at the beginning"),
            "C10": self.tr("10 of cups", "at the beginning"),
            "C9": self.tr("9 of cups", "at the beginning"),
            "C8": self.tr("8 of cups", "at the beginning"),
            "C7": self.tr("7 of cups", "at the beginning"),
            "C6": self.tr("6 of cups", "at the beginning"),
            "C5": self.tr("5 of cups", "at the beginning"),
            "C4": self.tr("4 of cups", "at the beginning"),
            "C3": self.tr("3 of cups", "at the beginning"),
            "C2": self.tr("2 of cups", "at the beginning"),
            "C1": self.tr("1 of cups", "at the beginning"),
            "SK": self.tr("Re (king) of swords", "at the beginning"),
            "SQ": self.tr("Regina (queen) of swords", "at the beginning"),
            "SH": self.tr("Cavallo (knight) of swords", "at the beginning"),
            "SF": self.tr("Fante of swords", "at the beginning"),
            "S10": self.tr("10 of swords", "at the beginning"),
            "S9": self.tr("9 of swords", "at the beginning"),
            "S8": self.tr("8 of swords", "at the beginning"),
            "S7": self.tr("7 of swords", "at the beginning"),
            "S6": self.tr("6 of swords", "at the beginning"),
            "S5": self.tr("5 of swords", "at the beginning"),
            "S4": self.tr("4 of swords", "at the beginning"),
            "S3": self.tr("3 of swords", "at the beginning"),
            "S2": self.tr("2 of swords", "at the beginning"),
            "S1": self.tr("1 of swords", "at the beginning"),
            "BK": self.tr("Re (king) of batons", "at the beginning"),
            "BQ": self.tr("Regina (queen) of batons", "at the beginning"),
            "BH": self.tr("Cavallo (knight) of batons", "at the beginning"),
            "BF": self.tr("Fante of batons", "at the beginning"),
            "B10": self.tr("10 of batons", "at the beginning"),
            "B9": self.tr("9 of batons", "at the beginning"),
            "B8": self.tr("8 of batons", "at the beginning"),
            "B7": self.tr("7 of batons", "at the beginning"),
            "B6": self.tr("6 of batons", "at the beginning"),
            "B5": self.tr("5 of batons", "at the beginning"),
            "B4": self.tr("4 of batons", "at the beginning"),
            "B3": self.tr("3 of batons", "at the beginning"),
            "B2": self.tr("2 of batons", "at the beginning"),
            "B1": self.tr("1 of batons", "at the beginning"),
        }

    def inside(self) -> dict[Card, str]:
        """The names inside a sentence, without an article: "40 of trumps"."""
        return {
            **_trumps(self.tr("{number} of trumps", "inside a sentence")),
            MATTO: self.tr("Matto", "inside a sentence"),
            "DK": self.tr("Re (king) of coins", "inside a sentence"),
            "DQ": self.tr("Regina (queen) of coins", "inside a sentence"),
            "DH": self.tr("Cavallo (knight) of coins", "inside a sentence"),
            "DF": self.tr("Fantina of coins", "inside a sentence"),
            "D10": self.tr("10 of coins", "inside a sentence"),
            "D9": self.tr("9 of coins", "inside a sentence"),
            "D8": self.tr("8 of coins", "inside a sentence"),
            "D7": self.tr("7 of coins", "inside a sentence"),
            "D6": self.tr("6 of coins", "inside a sentence"),
            "D5": self.tr("5 of coins", "inside a sentence"),
            "D4": self.tr("4 of coins", "inside a sentence"),
            "D3": self.tr("3 of coins", "inside a sentence"),
            "D2": self.tr("2 of coins", "inside a sentence"),
            "D1": self.tr("1 of coins", "inside a sentence"),
            "CK": self.tr("Re (king) of cups", "inside a sentence"),
            "CQ": self.tr("Regina (queen) of cups", "inside a sentence"),
            "CH": self.tr("Cavallo (knight) of cups", "inside a sentence"),
            "CF": self.tr("Fantina of cups", "inside a sentence"),
            "C10": self.tr("10 of cups", "inside a sentence"),
            "C9": self.tr("9 of cups", "inside a sentence"),
            "C8": self.tr("8 of cups", "inside a sentence"),
            "C7": self.tr("7 of cups", "inside a sentence"),
            "C6": self.tr("6 of cups", "inside a sentence"),
            "C5": self.tr("5 of cups", "inside a sentence"),
            "C4": self.tr("4 of cups", "inside a sentence"),
            "C3": self.tr("3 of cups", "inside a sentence"),
            "C2": self.tr("2 of cups", "inside a sentence"),
            "C1": self.tr("1 of cups", "inside a sentence"),
            "SK": self.tr("Re (king) of swords", "inside a sentence"),
            "SQ": self.tr("Regina (queen) of swords", "inside a sentence"),
            "SH": self.tr("Cavallo (knight) of swords", "inside a sentence"),
            "SF": self.tr("Fante of swords", "inside a sentence"),
            "S10": self.tr("10 of swords", "inside a sentence"),
            "S9": self.tr("9 of swords", "inside a sentence"),
            "S8": self.tr("8 of swords", "inside a sentence"),
            "S7": self.tr("7 of swords", "inside a sentence"),
            "S6": self.tr("6 of swords", "inside a sentence"),
            "S5": self.tr("5 of swords", "inside a sentence"),
            "S4": self.tr("4 of swords", "inside a sentence"),
            "S3": self.tr("3 of swords", "inside a sentence"),
            "S2": self.tr("2 of swords", "inside a sentence"),
            "S1": self.tr("1 of swords", "inside a sentence"),
            "BK": self.tr("Re (king) of batons", "inside a sentence"),
            "BQ": self.tr("Regina (queen) of batons", "inside a sentence"),
            "BH": self.tr("Cavallo (knight) of batons", "inside a sentence"),
            "BF": self.tr("Fante of batons", "inside a sentence"),
            "B10": self.tr("10 of batons", "inside a sentence"),
            "B9": self.tr("9 of batons", "inside a sentence"),
            "B8": self.tr("8 of batons", "inside a sentence"),
            "B7": self.tr("7 of batons", "inside a sentence"),
            "B6": self.tr("6 of batons", "inside a sentence"),
            "B5": self.tr("5 of batons", "inside a sentence"),
            "B4": self.tr("4 of batons", "inside a sentence"),
            "B3": self.tr("3 of batons", "inside a sentence"),
            "B2": self.tr("2 of batons", "inside a sentence"),
            "B1": self.tr("1 of batons", "inside a sentence"),
        }


def _trumps(name: str) -> dict[Card, str]:
    return {f"T{value}": name.format(number=number(value)) for value in range(1, TRUMPS + 1)}
