"""All hands of a moment, player by player, in small cards."""

from __future__ import annotations

import math
from collections.abc import Sequence

from PySide6.QtCore import QRectF, QSize
from PySide6.QtGui import QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from cardgui.engine.cards import Card
from cardgui.look.paint import mirroring
from cardgui.look.text import TextBlock
from cardgui.look.theme import theme
from cardgui.look.type import scaled
from cardgui.table.faces import Faces
from cardgui.table.small_card import draw_small_card

CARD, STRIP, SIDE = 34.0, 24.0, 20.0


class Hands(QWidget):
    """Shows the hands of all players."""

    def __init__(self, faces: Faces, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._faces = faces
        self._hands: list[tuple[str, tuple[Card, ...]]] = []
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Minimum)
        theme().changed.connect(self.updateGeometry)

    def show_hands(self, names: Sequence[str], hands: Sequence[tuple[Card, ...]], spoken: Sequence[str]) -> None:
        """Show these hands; `spoken` says the same in words."""
        self._hands = list(zip(names, hands, strict=True))
        self.setAccessibleName("\n".join(spoken))
        self.updateGeometry()
        self.update()

    def _per_line(self) -> int:
        return max(1, int((self.width() - 2 * SIDE - scaled(CARD)) // scaled(STRIP)) + 1)

    def _lines(self, count: int) -> int:
        return max(1, math.ceil(count / self._per_line()))

    def _height(self) -> float:
        block = scaled(24) + 14
        return 12 + sum(block + self._lines(len(hand)) * (scaled(CARD) * 1.4 * 0.72 + 4) for _, hand in self._hands)

    def sizeHint(self) -> QSize:
        """As high as all hands."""
        return QSize(280, round(self._height()))

    def minimumSizeHint(self) -> QSize:
        """The same: the column around it scrolls."""
        return QSize(200, round(self._height()))

    def resizeEvent(self, event) -> None:  # type: ignore[no-untyped-def]
        """Other lines, another height."""
        super().resizeEvent(event)
        self.updateGeometry()

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: ARG002
        """Draw names and cards."""
        width, strip = scaled(CARD), scaled(STRIP)
        high = width * 1.4 * 0.72
        top = 8.0
        per_line = self._per_line()
        with mirroring(self) as painter:
            for name, hand in self._hands:
                title = TextBlock(name, 13, 600)
                title.draw(painter, QRectF(SIDE, top, self.width(), scaled(20)), theme().color("text2"))
                top += scaled(24)
                for place, card in enumerate(hand):
                    row, column = divmod(place, per_line)
                    box = QRectF(SIDE + column * strip, top + row * (high + 4), width, high)
                    draw_small_card(painter, self._faces, card, box, strip / width)
                top += self._lines(len(hand)) * (high + 4) + 14
