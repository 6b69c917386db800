"""The names of suits, colours and trumps inside a sentence."""

from __future__ import annotations

from PySide6.QtCore import QObject

from cardgui.engine.cards import FRENCH, MATTO, MINCHIATE, ROOK, Card


class SuitNames(QObject):
    """Names of what is followed together, for one pack."""

    def __init__(self, parent: QObject, pack: str) -> None:
        super().__init__(parent)
        self._pack = pack

    def name(self, suit: str) -> str:
        """The name of a suit by its letter."""
        return {"french": self._french, "rook": self._rook, "minchiate": self._minchiate}[self._pack]()[suit]

    def of(self, card: Card) -> str:
        """The name of a card's suit; empty for the Matto, which has none."""
        if card == MATTO:
            return ""
        pack = {"french": FRENCH, "rook": ROOK, "minchiate": MINCHIATE}[self._pack]
        return self.name(pack.lanes[pack.lane_of[card]].name)

    def _french(self) -> dict[str, str]:
        return {
            "S": self.tr("spades", "inside a sentence"),
            "H": self.tr("hearts", "inside a sentence"),
            "D": self.tr("diamonds", "inside a sentence"),
            "C": self.tr("clubs", "inside a sentence"),
        }

    def _rook(self) -> dict[str, str]:
        return {
            "R": self.tr("red cards", "inside a sentence"),
            "G": self.tr("green cards", "inside a sentence"),
            "Y": self.tr("yellow cards", "inside a sentence"),
            "B": self.tr("black cards", "inside a sentence"),
        }

    def _minchiate(self) -> dict[str, str]:
        return {
            "D": self.tr("coins", "inside a sentence"),
            "C": self.tr("cups", "inside a sentence"),
            "S": self.tr("swords", "inside a sentence"),
            "B": self.tr("batons", "inside a sentence"),
            "T": self.tr("trumps", "inside a sentence"),
        }
