"""The upper parts of the choice: koz with its four suits, and the heading of the penalty contracts."""

from __future__ import annotations

import math
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QPaintEvent, QPen
from PySide6.QtWidgets import QGridLayout, QHBoxLayout, QSizePolicy, QVBoxLayout, QWidget

from cardgui.look.controls import Label
from cardgui.look.paint import mirroring, rounded
from cardgui.look.theme import theme
from cardgui.look.tokens import RADIUS_OPTION
from cardgui.models.rifki import KOZ
from cardgui.table.rifki.names import contract_name
from cardgui.table.rifki.options import GAME, SuitOption, dots_width, draw_dots
from cardgui.table.rifki.scoring_words import RifkiScoring

if TYPE_CHECKING:
    from cardgui.models.rifki import Offer

SUITS: Final = ("S", "H", "D", "C")


class KozBox(QWidget):
    """Koz: what it is worth, how often it is left, and the four suits to choose from."""

    def __init__(self, words: RifkiScoring) -> None:
        super().__init__()
        self._words = words
        self._offer: Offer | None = None
        self._chosen = False
        self._title = Label("", 16, 600)
        self._left = Label("", 12, color="text2")
        self._gloss = Label("", 13, color="text2", wrap=True)
        self.caption = Label("", 12, 600, color="text2")
        self.suits = {letter: SuitOption(letter) for letter in SUITS}
        self._grid = QGridLayout()
        self._grid.setSpacing(8)
        for place, option in enumerate(self.suits.values()):
            self._grid.addWidget(option, place // 2, place % 2)
        self._dots = _Dots()
        head = QHBoxLayout()
        head.setSpacing(6)
        for part in (self._title, None, self._dots, self._left):
            if part is None:
                head.addStretch(1)
            else:
                head.addWidget(part, 0, Qt.AlignmentFlag.AlignVCenter)
        self._column = QVBoxLayout(self)
        self._column.addLayout(head)
        self._column.addWidget(self._gloss)
        self._above_suits = QVBoxLayout()
        self._above_suits.addWidget(self.caption)
        self._column.addLayout(self._above_suits)
        self._column.addLayout(self._grid, 1)
        self._column.setSpacing(2)
        self.set_low(low=False, brief=False)
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Preferred)
        theme().changed.connect(self.update)

    def set_low(self, *, low: bool, brief: bool) -> None:
        """Do with less height; brief does without the gloss, too."""
        edge = 10 if low else 16
        self._column.setContentsMargins(edge, edge - 2, edge, edge)
        self._above_suits.setContentsMargins(0, 2 if low else 8, 0, 4)
        self._grid.setSpacing(6 if low else 8)
        self._gloss.setVisible(not brief)
        self.setFixedWidth(round(232 * max(1.0, (theme().scale + 1) / 2)) - (32 if low else 0))
        for option in self.suits.values():
            option.low = low
            option.updateGeometry()

    def offer(self, offer: Offer) -> None:
        """Show how it can be chosen now."""
        words = self._words
        self._offer = offer
        self._title.setText(contract_name(KOZ))
        self._gloss.setText(words.koz_gloss())
        self._left.setText(words.left(offer.left))
        self.caption.setText(words.name_a_suit())
        self._dots.show_dots(offer.used, offer.left)
        for option in self.suits.values():
            option.show_spent(spent=not offer.open)
            option.setAccessibleDescription(f"{contract_name(KOZ)}. {words.koz_gloss()} {words.left(offer.left)}")
        self.update()

    def show_chosen(self, trump: str) -> None:
        """Show a suit as chosen, or none."""
        self._chosen = bool(trump)
        for letter, option in self.suits.items():
            option.show_chosen(chosen=letter == trump)
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: ARG002
        """Draw the ground."""
        colors, area = theme(), QRectF(self.rect())
        with mirroring(self) as painter:
            if self._offer is not None and not self._offer.open:
                painter.setPen(QPen(colors.color("border"), 1.2, Qt.PenStyle.DashLine))
                painter.drawRoundedRect(area.adjusted(1, 1, -1, -1), RADIUS_OPTION, RADIUS_OPTION)
            elif self._chosen:
                rounded(painter, area, RADIUS_OPTION, colors.color("accent_soft"), colors.game(GAME).accent, 2)
            else:
                rounded(painter, area, RADIUS_OPTION, None, colors.color("border"))


class _Dots(QWidget):
    """How often koz was chosen and still can be."""

    def __init__(self) -> None:
        super().__init__()
        self._used = self._left = 0
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        theme().changed.connect(self.update)

    def show_dots(self, used: int, left: int) -> None:
        """Show other numbers."""
        self._used, self._left = used, left
        self.setFixedSize(math.ceil(dots_width(used + left)) + 2, 12)
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: ARG002
        """Draw the dots."""
        with mirroring(self) as painter:
            draw_dots(painter, self.width() - 1.0, self.height() / 2, self._used, self._left)


class CezaHead(QWidget):
    """The line above the penalty contracts: name, meaning, how many the declarer still has to choose."""

    def __init__(self, words: RifkiScoring) -> None:
        super().__init__()
        self._words = words
        self._title = Label("", 16, 600)
        self._gloss = Label("", 13, color="text2")
        self._dots = _Dots()
        self._left = Label("", 12, color="text2")
        self._row = QHBoxLayout(self)
        self._row.setSpacing(6)
        self._row.addWidget(self._title)
        self._row.addWidget(self._gloss, 0, Qt.AlignmentFlag.AlignVCenter)
        self._row.addStretch(1)
        self._row.addWidget(self._dots)
        self._row.addWidget(self._left)
        self.set_low(low=False)

    def set_low(self, *, low: bool) -> None:
        """Do with less height."""
        self._row.setContentsMargins(0, 0 if low else 4, 2, 0)

    def offer(self, left: int) -> None:
        """Show how many are left of three."""
        self._title.setText(self._words.ceza())
        self._gloss.setText(self._words.ceza_gloss())
        self._left.setText(self._words.left(left))
        self._dots.show_dots(3 - left, left)
