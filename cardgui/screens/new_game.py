"""The dialog that sets up a new game: the game's own options, help at the table, the game number."""

from __future__ import annotations

import random
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QRectF, Signal
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from cardgui.look.controls import BUTTON_PADDING, Button, Dialog, Field, IconButton, Label, SwitchRow
from cardgui.look.i18n import number, parse_number
from cardgui.look.icons import draw_tiles
from cardgui.look.paint import mirror_margins, mirrored, mirroring, rounded_path
from cardgui.look.theme import theme
from cardgui.look.tokens import RADIUS_PANEL
from cardgui.models.furnished import has_rulebook
from cardgui.screens.levels import Levels

if TYPE_CHECKING:
    from PySide6.QtGui import QPaintEvent

    from cardgui.screens.games import GameEntry
    from cardgui.screens.games.entry import OptionValue

LEAST_NUMBER, GREATEST_NUMBER = 1, 999_999_999
HEADER_HEIGHT = 84


def draw_number() -> int:
    """Draw a game number by chance."""
    return random.SystemRandom().randint(LEAST_NUMBER, GREATEST_NUMBER)


@dataclass(frozen=True, slots=True)
class NewGame:
    """A game to start.

    Attributes:
        game: id of the game.
        options: everything chosen, defaults included.
        number: game number, 1 … 999,999,999.
        raise_playable: whether the cards that may be played stand up.
        explain_refusals: whether a card that can't be played says why.
        players: how many play, ``None`` for the game's usual number.
        levels: of the computer players, from seat 1; those that are missing play at the usual level.
        allow_take_back: whether the last decision can be taken back.
    """

    game: str
    options: Mapping[str, OptionValue]
    number: int
    raise_playable: bool
    explain_refusals: bool
    players: int | None = None
    levels: tuple[str, ...] = ()
    allow_take_back: bool = True


class _Header(QWidget):
    """Tile, title and close button; the tile fills the panel's corner."""

    def __init__(self, game: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._game = game
        self.caption = Label(size=13, weight=600, color="text2")
        self.title = Label(size=24, title=True)
        self.rules_button = Button(kind="quiet", icon="book")
        self.close_button = IconButton("close")
        words = QVBoxLayout()
        words.setSpacing(0)
        words.addStretch(1)
        words.addWidget(self.caption)
        words.addWidget(self.title)
        words.addStretch(1)
        row = QHBoxLayout(self)
        row.setContentsMargins(HEADER_HEIGHT + 20, 8, 16, 8)
        row.addLayout(words, 1)
        row.addWidget(self.rules_button)
        row.addWidget(self.close_button)
        self.setMinimumHeight(HEADER_HEIGHT)
        theme().changed.connect(self.update)
        self._mirrored = False
        self._mirror()

    def _mirror(self) -> None:
        layout = self.layout()
        if layout is not None and mirrored(self) != self._mirrored:
            self._mirrored = not self._mirrored
            mirror_margins(layout)

    def changeEvent(self, event: QEvent) -> None:
        """Follow another direction of writing."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.LayoutDirectionChange:
            self._mirror()

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: ARG002
        """Paint the tile and the line below."""
        area = QRectF(self.rect())
        with mirroring(self) as painter:
            painter.fillRect(QRectF(1, area.height() - 1, area.width() - 2, 1), theme().color("line"))
            painter.setClipPath(rounded_path(area.adjusted(1, 1, 40, 40), RADIUS_PANEL - 1))
            square = QRectF(1, 1, HEADER_HEIGHT, area.height() - 1)
            painter.fillRect(square, theme().game(self._game).ground)
            draw_tiles(painter, square, self._game, theme().color("card"), HEADER_HEIGHT / 2, 0.85)


class NewGameDialog(Dialog):
    """Sets up a new game of one kind.

    Signals:
        start: a `NewGame`, when the person starts it.
        rule_wanted: the person wants to read the rules of the game: the number of one, or "".
    """

    start = Signal(object)
    rule_wanted = Signal(str)

    def __init__(
        self,
        window: QWidget,
        entry: GameEntry,
        *,
        options: Mapping[str, OptionValue],
        raise_playable: bool,
        explain_refusals: bool,
        allow_take_back: bool = True,
        levels: Sequence[str] = (),
        draw: Callable[[], int] = draw_number,
    ) -> None:
        super().__init__(window, 760)
        self._entry = entry
        self.game = entry.id
        self._draw = draw
        self._drawn = draw()
        self._head = _Header(entry.id)
        self.panel_of_game = entry.panel()
        self._help_heading = Label(size=16, weight=600)
        self.raise_switch = SwitchRow(checked=raise_playable)
        self.explain_switch = SwitchRow(checked=explain_refusals)
        self.take_back_switch = SwitchRow(checked=allow_take_back)
        self._number_heading = Label(size=16, weight=600)
        self.number_field = Field(number(self._drawn))
        self.dice = Button(icon="dice")
        self._number_note = Label(size=13, color="text2", wrap=True)
        self.reset_button = Button(kind="quiet")
        self.cancel_button = Button(large=True)
        self.start_button = Button(kind="game", game=entry.id, large=True)
        self.panel_of_game.set_options(options)
        self.levels = Levels(entry, self.panel_of_game.players() or 0, levels, self)
        self._number_block = self._make_number_block()
        self._lay_out()
        self.levels.form_changed.connect(self._place_number)
        self.panel_of_game.changed.connect(self._on_players)
        self.default = self.start_button
        self.first = self.start_button
        self.rules_button = self._head.rules_button
        self.rules_button.setVisible(has_rulebook(entry.id))
        self.rules_button.clicked.connect(lambda: self.rule_wanted.emit(""))
        self.panel_of_game.rule_wanted.connect(self.rule_wanted)
        self._head.close_button.clicked.connect(self.reject)
        self.cancel_button.clicked.connect(self.reject)
        self.start_button.clicked.connect(self._on_start)
        self.reset_button.clicked.connect(self._on_reset)
        self.dice.clicked.connect(self._on_dice)
        self.number_field.textChanged.connect(self._check_number)
        self.number_field.editingFinished.connect(self._group_number)
        self.retranslate()

    def _lay_out(self) -> None:
        self.header.addWidget(self._head)
        self.body.addWidget(self.panel_of_game)
        self.body.addSpacing(20)
        self.body.addWidget(self.levels.each)
        columns = QHBoxLayout()
        columns.setSpacing(40)
        left, right = QVBoxLayout(), QVBoxLayout()
        for column in (left, right):
            column.setSpacing(8)
            columns.addLayout(column, 1)
        left.addWidget(self.levels.one)
        deals = self.panel_of_game.deals_block()
        if deals is not None:
            left.addWidget(deals)
            left.addSpacing(12)
        left.addStretch(1)
        right.addWidget(self._help_heading)
        switches = QVBoxLayout()
        switches.setSpacing(0)
        switches.addWidget(self.raise_switch)
        switches.addWidget(self.explain_switch)
        switches.addWidget(self.take_back_switch)
        right.addLayout(switches)
        right.addStretch(1)
        self._columns = left, right
        self._full_left = deals is not None
        self._place_number()
        self.body.addLayout(columns)
        edges = self.footer.contentsMargins()
        edges.setLeft(edges.left() - BUTTON_PADDING)
        self.footer.setContentsMargins(edges)
        self.footer.addWidget(self.reset_button)
        self.footer.addStretch(1)
        self.footer.addWidget(self.cancel_button)
        self.footer.addWidget(self.start_button)

    def _make_number_block(self) -> QWidget:
        block = QWidget()
        column = QVBoxLayout(block)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(8)
        row = QHBoxLayout()
        row.setSpacing(8)
        row.addWidget(self.number_field, 1)
        row.addWidget(self.dice)
        column.addWidget(self._number_heading)
        column.addLayout(row)
        column.addWidget(self._number_note)
        return block

    def _place_number(self) -> None:
        """Put the game number into the column that is shorter."""
        left, right = self._columns
        one_level = len(self.levels.offered) > 1 and not self.levels.apart
        # Both columns begin at one height: a heading with a link beside it is higher than one without.
        self._help_heading.setMinimumHeight(self.levels.each_link.sizeHint().height() if one_level else 0)
        column = right if one_level and self._full_left else left
        for other in self._columns:
            other.removeWidget(self._number_block)
        self._number_block.setContentsMargins(0, 12 if column is right else 0, 0, 0)
        column.insertWidget(column.count() - 1, self._number_block)

    def number(self) -> int | None:
        """Return the game number typed, or None if it is no game number."""
        value = parse_number(self.number_field.text())
        return value if value is not None and LEAST_NUMBER <= value <= GREATEST_NUMBER else None

    def _check_number(self) -> None:
        good = self.number() is not None
        self.number_field.mark_wrong(wrong=not good)
        self.start_button.setEnabled(good)
        self._number_note.set_ink("text2" if good else "bad")
        if good:
            self._number_note.setText(self.tr("The same number always deals the same cards."))
        else:
            self._number_note.setText(
                self.tr("Type a number from {least} to {greatest}.").format(
                    least=number(LEAST_NUMBER), greatest=number(GREATEST_NUMBER)
                )
            )
        self.number_field.setAccessibleDescription(self._number_note.text())

    def _group_number(self) -> None:
        """Write a good number with its digits grouped, once it has been typed."""
        value = self.number()
        if value is not None:
            self.number_field.setText(number(value))

    def _on_dice(self) -> None:
        self._drawn = self._draw()
        self.number_field.setText(number(self._drawn))

    def _on_players(self) -> None:
        self.levels.set_players(self.panel_of_game.players() or 0)

    def _on_reset(self) -> None:
        self.panel_of_game.set_options({})
        self._on_players()
        self.levels.reset()
        self.take_back_switch.setChecked(True)
        self.raise_switch.setChecked(True)
        self.explain_switch.setChecked(True)

    def _on_start(self) -> None:
        value = self.number()
        if value is None:
            return
        chosen = NewGame(
            self._entry.id,
            self.panel_of_game.options(),
            value,
            self.raise_switch.isChecked(),
            self.explain_switch.isChecked(),
            self.panel_of_game.players(),
            self.levels.levels(),
            self.take_back_switch.isChecked(),
        )
        self.accept()
        self.start.emit(chosen)

    def retranslate(self) -> None:
        """Show all words in the language of now."""
        name = self._entry.name()
        self.setAccessibleName(self.tr("New game: {game}").format(game=name))
        self._head.caption.setText(self.tr("New game"))
        self._head.title.setText(name)
        self.rules_button.setText(self.tr("Read the rules"))
        self._head.close_button.setText(self.tr("Close"))
        self._help_heading.setText(self.tr("Help at the table"))
        self.raise_switch.setText(self.tr("Raise the cards I may play"))
        self.explain_switch.setText(self.tr("Explain when a card cannot be played"))
        self.take_back_switch.setText(self.tr("Allow taking back"))
        self._number_heading.setText(self.tr("Game number"))
        self.number_field.setAccessibleName(self.tr("Game number"))
        self.dice.setText(self.tr("Random"))
        self.reset_button.setText(self.tr("Reset"))
        self.reset_button.setToolTip(self.tr("Back to the rules’ defaults"))
        self.cancel_button.setText(self.tr("Cancel"))
        self.start_button.setText(self.tr("Start game"))
        self._group_number()
        self._check_number()

    def changeEvent(self, event: QEvent) -> None:
        """Follow a change of language."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
