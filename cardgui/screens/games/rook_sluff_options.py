"""Rook Sluff's part of the new-game dialog: how many players, and the house rule."""

from __future__ import annotations

import math
from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QPointF, QRectF, QSize
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from cardgui.engine.rook_sluff import RookSluff
from cardgui.look.controls import Link, Option, SwitchRow
from cardgui.look.i18n import number
from cardgui.look.paint import rounded
from cardgui.look.text import Label, TextBlock
from cardgui.look.theme import theme
from cardgui.screens.games.entry import OptionsPanel, OptionValue
from cardgui.table.teams import draw_team_mark, team_of

if TYPE_CHECKING:
    from collections.abc import Mapping

    from PySide6.QtGui import QPainter

GAME = RookSluff.id
COUNTS = tuple(sorted(RookSluff.player_counts))
USUAL = RookSluff.player_counts[0]
RULE = "RS-21"
PICTURE = QSize(60, 36)
MARK = 11.0


class _Players(Option):
    """A number of players, with the seats of the two teams round a table."""

    def __init__(self, players: int) -> None:
        super().__init__(game=GAME)
        self.players = players

    def _beside(self) -> float:
        return 2 * self.PADDING + PICTURE.width() + 12

    def _words(self) -> tuple[TextBlock, TextBlock]:
        return TextBlock(self.words(), 14, 600), TextBlock(self.accessibleDescription(), 13)

    def sizeHint(self) -> QSize:
        """Return the size with title and note on one line each."""
        width = math.ceil(max(block.natural_width() for block in self._words()) + self._beside())
        return QSize(width, self.heightForWidth(width))

    def minimumSizeHint(self) -> QSize:
        """Return the least width at which no word is cut."""
        least = max(block.least_width() for block in self._words())
        return QSize(math.ceil(least + self._beside()), PICTURE.height() + 28)

    def heightForWidth(self, width: int) -> int:
        """Return the height at a width."""
        words = sum(block.height(width - self._beside()) for block in self._words())
        return max(math.ceil(words), PICTURE.height()) + 28

    def draw(self, painter: QPainter) -> None:
        """Paint the panel, the seats and the words."""
        colors, area = theme(), QRectF(self.rect())
        if self.isChecked():
            rounded(painter, area, self.radius, colors.color("accent_soft"), colors.game(GAME).accent, 2)
        else:
            fill = colors.color("surface2" if self.underMouse() else "surface")
            rounded(painter, area, self.radius, fill, colors.color("border"))
        middle = QPointF(self.PADDING + PICTURE.width() / 2, area.center().y())
        for seat in range(self.players):
            turn = math.radians(90 + 360 * seat / self.players)
            at = middle + QPointF(
                math.cos(turn) * (PICTURE.width() - MARK) / 2, math.sin(turn) * (PICTURE.height() - MARK) / 2
            )
            draw_team_mark(painter, QRectF(at.x() - MARK / 2, at.y() - MARK / 2, MARK, MARK), team_of(seat))
        title, note = self._words()
        left, width = self.PADDING + PICTURE.width() + 12, area.width() - self._beside()
        heights = title.height(width), note.height(width)
        top = area.center().y() - sum(heights) / 2
        title.draw(painter, QRectF(left, top, width, heights[0]), colors.color("text"))
        note.draw(painter, QRectF(left, top + heights[0], width, heights[1]), colors.color("text2"))


class RookSluffOptions(OptionsPanel):
    """Players and house rule of Rook Sluff."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._heading = Label(size=16, weight=600)
        self.choices = {count: _Players(count) for count in COUNTS}
        self._note = Label(size=13, color="text2", wrap=True)
        self._rules_heading = Label(size=16, weight=600)
        self.rule_link = Link(size=13)
        self.rule_link.clicked.connect(lambda: self.rule_wanted.emit(RULE))
        self.must_trump = SwitchRow()
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(8)
        row = QHBoxLayout()
        row.setSpacing(12)
        for choice in self.choices.values():
            row.addWidget(choice, 1)
            choice.clicked.connect(self._on_choice)
        column.addWidget(self._heading)
        column.addLayout(row)
        column.addWidget(self._note)
        self.must_trump.clicked.connect(self.changed)
        self.set_options({})
        self.retranslate()

    def players(self) -> int:
        """Return how many are to play."""
        return next(count for count, choice in self.choices.items() if choice.isChecked())

    def deals_block(self) -> QWidget:
        """Return the house rule, for the dialog's left column: the number of deals follows from the players."""
        block = QWidget()
        column = QVBoxLayout(block)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(8)
        head = QHBoxLayout()
        head.addWidget(self._rules_heading, 1)
        head.addWidget(self.rule_link)
        column.addLayout(head)
        column.addWidget(self.must_trump)
        return block

    def options(self) -> dict[str, OptionValue]:
        """Return what is chosen, defaults included."""
        return {"must_trump": self.must_trump.isChecked()}

    def set_options(self, options: Mapping[str, OptionValue]) -> None:
        """Show a choice; what isn't in it or can't be chosen takes its default."""
        wanted = options.get("players")
        self.choices[wanted if isinstance(wanted, int) and wanted in self.choices else USUAL].setChecked(True)
        self.must_trump.setChecked(options.get("must_trump") is True)
        self._explain()

    def _on_choice(self) -> None:
        self._explain()
        self.changed.emit()

    def _explain(self) -> None:
        """Say what the number of players means."""
        left_out = {
            6: self.tr(
                "In the box stay all 3s and 4s, the 2s but for one red 2, both red 5s, and one 5 of each other color."
            ),
            8: self.tr("All cards are dealt."),
            10: self.tr("One red 5 and one green 5 stay in the box."),
        }[self.players()]
        deals = self.tr("Two teams in alternate seats, %Ln deal(s): everyone deals once.", "", self.players())
        self._note.setText(self.tr("{first} {second}", "two sentences").format(first=deals, second=left_out))

    def retranslate(self) -> None:
        """Show all words in the language of now."""
        self._heading.setText(self.tr("Players"))
        self._rules_heading.setText(self.tr("House rules"))
        self.rule_link.setText(self.tr("Rule {rule}").format(rule=RULE))
        self.must_trump.setText(self.tr("If you cannot follow, you must trump if you can"))
        for count, choice in self.choices.items():
            game = RookSluff(players=count)
            cards = self.tr("{cards} cards, {each} each").format(
                cards=number(len(game.cards)), each=number(game.hand_size)
            )
            choice.set_words(self.tr("%Ln player(s)", "", count), cards)
        self._explain()

    def changeEvent(self, event: QEvent) -> None:
        """Follow a change of language."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
