"""Minchiate's part of the new-game dialog: how many deals (MI-28)."""

from __future__ import annotations

import math
from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QRectF, QSize
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from cardgui.engine.minchiate import Minchiate
from cardgui.look.controls import Link, Option
from cardgui.look.icons import draw_icon, picture
from cardgui.look.paint import draw_picture, rounded
from cardgui.look.text import Label, TextBlock
from cardgui.look.theme import theme
from cardgui.look.type import scaled
from cardgui.resources import asset
from cardgui.screens.games.entry import OptionsPanel, OptionValue

if TYPE_CHECKING:
    from collections.abc import Mapping

    from PySide6.QtGui import QPainter

GAME = Minchiate.id
DEALS = tuple(int(value) for value in next(o for o in Minchiate.known_options if o.name == "deals").values)
USUAL = DEALS[0]
CARD = QSize(23, 37)
RULE = "MI-28"
STEP, PICTURE = 14.0, 65.0


class _Deals(Option):
    """A number of deals, with as many cards."""

    def __init__(self, deals: int) -> None:
        super().__init__(game=GAME)
        self.deals = deals

    def _beside(self) -> float:
        return 2 * self.PADDING + PICTURE + 16 + scaled(22)

    def _blocks(self) -> tuple[TextBlock, TextBlock]:
        return TextBlock(self.words(), 14, 600), TextBlock(self.accessibleDescription(), 13)

    def sizeHint(self) -> QSize:
        """Return a comfortable size."""
        return QSize(330, self.heightForWidth(330))

    def minimumSizeHint(self) -> QSize:
        """Return the least width at which no word is cut."""
        least = max(block.least_width() for block in self._blocks())
        return QSize(math.ceil(least + self._beside()), CARD.height() + 28)

    def heightForWidth(self, width: int) -> int:
        """Return the height at a width."""
        words = sum(block.height(width - self._beside()) for block in self._blocks())
        return max(math.ceil(words), CARD.height()) + 30

    def draw(self, painter: QPainter) -> None:
        """Paint the panel, the cards and the words."""
        colors, area = theme(), QRectF(self.rect())
        accent = colors.game(GAME).accent
        if self.isChecked():
            rounded(painter, area, self.radius, colors.color("accent_soft"), accent, 2)
        else:
            fill = colors.color("surface2" if self.underMouse() else "surface")
            rounded(painter, area, self.radius, fill, colors.color("border"))
        wide = CARD.width() + (self.deals - 1) * STEP
        left, top = self.PADDING + (PICTURE - wide) / 2, area.center().y() - CARD.height() / 2
        ratio = self.devicePixelRatioF()
        back = picture(asset("cards", "backs", f"{GAME}-small.svg"), CARD.width(), CARD.height(), ratio)
        for place in range(self.deals):
            box = QRectF(left + place * STEP, top, CARD.width(), CARD.height())
            rounded(painter, box.adjusted(-1, -1, 1, 1), 3, colors.color("card"))
            draw_picture(painter, box, back)
        title, note = self._blocks()
        words = area.width() - self._beside()
        heights = title.height(words), note.height(words)
        left, top = self.PADDING + PICTURE + 16, area.center().y() - sum(heights) / 2
        if self.isChecked():
            size = round(scaled(16))
            draw_icon(painter, "check", accent, left + size / 2, top + title.line() / 2, size)
        title.draw(painter, QRectF(left + scaled(22), top, words, heights[0]), colors.color("text"))
        note.draw(painter, QRectF(left + scaled(22), top + heights[0], words, heights[1]), colors.color("text2"))


class MinchiateOptions(OptionsPanel):
    """One deal or four."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._heading = Label(size=16, weight=600)
        self.rule_link = Link(size=13)
        self.rule_link.clicked.connect(lambda: self.rule_wanted.emit(RULE))
        self.choices = {deals: _Deals(deals) for deals in DEALS}
        head = QHBoxLayout()
        head.addWidget(self._heading, 1)
        head.addWidget(self.rule_link)
        row = QHBoxLayout()
        row.setSpacing(12)
        for choice in self.choices.values():
            row.addWidget(choice, 1)
            choice.clicked.connect(self.changed)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(8)
        column.addLayout(head)
        column.addLayout(row)
        self.set_options({})
        self.retranslate()

    def options(self) -> dict[str, OptionValue]:
        """Return what is chosen, defaults included."""
        return {"deals": next(deals for deals, choice in self.choices.items() if choice.isChecked())}

    def set_options(self, options: Mapping[str, OptionValue]) -> None:
        """Show a choice; what isn't in it or can't be chosen takes its default."""
        wanted = options.get("deals")
        self.choices[wanted if isinstance(wanted, int) and wanted in self.choices else USUAL].setChecked(True)

    def retranslate(self) -> None:
        """Show all words in the language of now."""
        self._heading.setText(self.tr("Deals"))
        self.rule_link.setText(self.tr("Rule {rule}").format(rule=RULE))
        words = {
            1: (self.tr("One deal"), self.tr("About 20 minutes. The dealer is drawn by lot.")),
            4: (self.tr("Four deals"), self.tr("About 80 minutes. Everyone deals once; net resti are added up.")),
        }
        for deals, choice in self.choices.items():
            choice.set_words(*words[deals])

    def changeEvent(self, event: QEvent) -> None:
        """Follow a change of language."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
