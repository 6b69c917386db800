"""The other pages of the settings: language, playing, help, accessibility, and where the ledger is kept."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from PySide6.QtCore import Qt, QUrl, Signal
from PySide6.QtGui import QDesktopServices
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from cardgui.look.controls import Button, Label, Stepper, Tile
from cardgui.look.i18n import languages, number, own_name
from cardgui.look.theme import theme
from cardgui.look.tokens import TEXT_PERCENTS
from cardgui.models.hand_order import HAND_ORDERS
from cardgui.models.settings import TUTOR_THRESHOLDS
from cardgui.screens.settings_rows import GAP, SECTION, MotionChoice, SettingsPage, say_choices
from cardgui.screens.settings_sound import SilenceNote

if TYPE_CHECKING:
    from PySide6.QtGui import QShowEvent

    from cardgui.models.ledger_session import LedgerSession
    from cardgui.models.settings import Settings

NARROW_ROWS = 560
"""Rows of words alone are no wider: the eye would lose the way from a name to its switch."""


LONGEST_PATH = 40
"""Letters of a path on one line."""


def in_lines(path: str) -> str:
    """A path with a break before a folder wherever a line would be too long."""
    lines = [""]
    for part in re.findall(r"[^/\\\\]*[/\\\\]?", path):
        if lines[-1] and len(lines[-1]) + len(part) > LONGEST_PATH:
            lines.append("")
        lines[-1] += part
    return "\n".join(lines)


class RowsPage(SettingsPage):
    """A page of rows that stand under each other."""

    def rows(self, *rows: QWidget) -> None:
        """Put rows under each other."""
        for row in rows:
            row.setMaximumWidth(NARROW_ROWS)
            self.column.addWidget(row)


class LanguagePage(RowsPage):
    """The languages that are there, each by its own name."""

    def fill(self) -> None:
        """Put the rows into the column."""
        box = QWidget()
        column = QVBoxLayout(box)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(GAP)
        self.tiles = {code: Tile(own_name(code), parent=box) for code in languages()}
        for code, tile in self.tiles.items():
            column.addWidget(tile)
            tile.toggled.connect(lambda on, code=code: self._on_language(code) if on else None)
        self.rows(box)
        self._note = Label(size=13, color="text2", wrap=True)
        self.column.addSpacing(GAP)
        self.rows(self._note)

    def _on_language(self, code: str) -> None:
        if code != theme().language:
            self.settings.language = code

    def show_language(self, code: str) -> None:
        """Mark the language of now."""
        if code in self.tiles:
            self.tiles[code].setChecked(True)

    def say(self) -> None:
        """Show the words of the rows in the language of now."""
        self.title.setText(self.tr("Language"))
        self._note.setText(self.tr("Everything changes at once, the game at the table included."))
        self.show_language(theme().language)


class PlayingPage(RowsPage):
    """How cards are played and held, and when the table waits."""

    names = ("play_by", "confirm_play", "wait_for_me", "hand_order", "raise_playable", "dim_unplayable")

    def fill(self) -> None:
        """Put the rows into the column."""
        self._by_title, self._order_title = self.heading(), self.heading()
        self.by = self.choice("play_by", ("click", "double", "drag"))
        self._by_note = Label(size=13, color="text2", wrap=True)
        self.rows(self._by_title, self.by, self._by_note)
        self.confirm = self.switch("confirm_play")
        self.wait = self.switch("wait_for_me")
        self.raised, self.dimmed = self.switch("raise_playable"), self.switch("dim_unplayable")
        self.rows(self.confirm, self.wait, self.raised, self.dimmed)
        self.column.addSpacing(SECTION - GAP)
        self.rows(self._order_title)
        box = QWidget()
        column = QVBoxLayout(box)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(GAP)
        self.orders = {key: Tile(parent=box) for key in HAND_ORDERS}
        for key, tile in self.orders.items():
            column.addWidget(tile)
            tile.toggled.connect(lambda on, key=key: setattr(self.settings, "hand_order", key) if on else None)
        self.follow("hand_order", lambda: self.orders[self.settings.hand_order].setChecked(True))
        self.rows(box)

    def say(self) -> None:
        """Show the words of the rows in the language of now."""
        self.title.setText(self.tr("Playing"))
        self._by_title.setText(self.tr("Play a card with the pointer"))
        words = {"click": self.tr("Click"), "double": self.tr("Double click"), "drag": self.tr("Drag")}
        say_choices(self.by, self._by_title.text(), words)
        self._by_note.setText(self.tr("Keys and fingers play in every case, and so does dragging."))
        self.confirm.set_words(
            self.tr("Confirm every card"), self.tr("The first choice shows the card, the second plays it.")
        )
        self.wait.setText(self.tr("Wait for me after each trick"))
        self.raised.setText(self.tr("Raise cards that can be played"))
        self.dimmed.setText(self.tr("Dim cards that cannot"))
        self._order_title.setText(self.tr("Sort the hand"))
        orders = {
            "high": self.tr("Suits together, high to low"),
            "low": self.tr("Suits together, low to high"),
            "trumps": self.tr("Trumps first"),
            "colors": self.tr("Red and black by turns"),
            "ranks": self.tr("By rank"),
        }
        for key, tile in self.orders.items():
            tile.setText(orders[key])
            tile.setAccessibleDescription(self._order_title.text())


class HelpPage(RowsPage):
    """What the table explains and offers while one plays."""

    names = ("explain_refusals", "allow_take_back", "hints", "tutor", "tutor_threshold", "silenced_rules")

    def fill(self) -> None:
        """Put the rows into the column."""
        self.explain = self.switch("explain_refusals")
        self.take_back = self.switch("allow_take_back")
        self.hints = self.switch("hints")
        self.tutor = self.switch("tutor")
        self.rows(self.explain, self.take_back, self.hints, self.tutor)
        self._loss_title = Label(wrap=True)
        self.loss = self.choice("tutor_threshold", [str(tenths) for tenths in TUTOR_THRESHOLDS])
        self.follow("tutor", lambda: self.loss.setEnabled(self.settings.tutor))
        self.rows(self._loss_title, self.loss)
        self.column.addSpacing(SECTION - GAP)
        self._silenced = Label(color="text2", wrap=True)
        self.again = Button(kind="secondary")
        self.again.clicked.connect(lambda: self.settings.reset("silenced_rules"))
        self.rows(self._silenced)
        self.column.addWidget(self.again, 0, Qt.AlignmentFlag.AlignLeft)
        self.follow("silenced_rules", self._show_silenced)

    def _show_silenced(self) -> None:
        rules = self.settings.silenced_rules
        count = self.tr("%Ln explanation(s) are not shown any more: {rules}", "", len(rules))
        self._silenced.setText(count.format(rules=", ".join(rules)) if rules else self.tr("All rules are explained."))
        self.again.setVisible(bool(rules))

    def say(self) -> None:
        """Show the words of the rows in the language of now."""
        self.title.setText(self.tr("Help while playing"))
        self.explain.set_words(
            self.tr("Explain refused cards"), self.tr("A card that cannot be played says why it has to wait.")
        )
        self.take_back.setText(self.tr("Allow taking back"))
        self.hints.set_words(
            self.tr("Hints"), self.tr("The button at the table and the key H say what to do, and why.")
        )
        self.tutor.set_words(
            self.tr("Tutor"), self.tr("Asks before you play a card that clearly loses. A warning counts as a hint.")
        )
        self._loss_title.setText(self.tr("Speak up from a loss of so many tricks, or of what they are worth"))
        losses = {str(tenths): number(tenths / 10 if tenths % 10 else tenths // 10) for tenths in TUTOR_THRESHOLDS}
        say_choices(self.loss, self._loss_title.text(), losses)
        self.again.setText(self.tr("Explain them again"))
        self._show_silenced()


class AccessPage(RowsPage):
    """Text size, motion, and what helps to see and hear the table."""

    names = ("text_percent", "reduce_motion", "turn_sound")

    def fill(self) -> None:
        """Put the rows into the column."""
        self._size_title = self.heading()
        self.text_size = Stepper(TEXT_PERCENTS, lambda percent: self.tr("{percent}%").format(percent=number(percent)))
        self.text_size.chosen.connect(lambda percent: setattr(self.settings, "text_percent", percent))
        self.follow("text_percent", lambda: self.text_size.choose(self.settings.text_percent))
        self.text_size.setMaximumWidth(240)
        self._sample = Label(wrap=True, color="text2")
        self.rows(self._size_title)
        self.column.addWidget(self.text_size)
        self.rows(self._sample)
        self.column.addSpacing(GAP)
        self.motion = MotionChoice(self.settings)
        self.turn = self.switch("turn_sound")
        self.silence = SilenceNote()
        self.silence.changed.connect(self._enable_turn)
        self.follow("sounds", self._enable_turn)
        self._enable_turn()
        self.rows(self.motion)
        self.column.addSpacing(GAP)
        self.rows(self.turn, self.silence)
        self.column.addSpacing(GAP)
        self._reader_title = self.heading()
        self._reader = Label(wrap=True, color="text2")
        self.rows(self._reader_title, self._reader)

    def _enable_turn(self) -> None:
        off = self.silence.audible and not self.settings.sounds
        note = self.tr("All sounds are off; “Table and cards” switches them on.") if off else ""
        self.turn.set_words(self.tr("Sound at my turn"), note)
        self.turn.setEnabled(self.silence.audible and self.settings.sounds)

    def showEvent(self, event: QShowEvent) -> None:
        """See whether sounds can be heard, once the page has opened."""
        super().showEvent(event)
        self.silence.look()

    def say(self) -> None:
        """Show the words of the rows in the language of now."""
        self.title.setText(self.tr("Accessibility"))
        self._size_title.setText(self.tr("Text size"))
        self.text_size.set_words(self.tr("Smaller text"), self.tr("Larger text"))
        self._sample.setText(self.tr("Cards keep their size; the designs with a large index make them easier to read."))
        self._enable_turn()
        self._reader_title.setText(self.tr("Screen reader"))
        self._reader.setText(
            self.tr(
                "Cards, players, tricks and everything that happens are spoken. The key I reads the whole table, "
                "F6 goes from one part of it to the next."
            )
        )


class LedgerPage(RowsPage):
    """Where games are kept.

    Signals:
        other_folder: the person wants to keep them elsewhere.
    """

    other_folder = Signal()

    def __init__(self, settings: Settings, session: LedgerSession, parent: QWidget | None = None) -> None:
        self._session = session
        super().__init__(settings, parent)
        session.changed.connect(self.say)

    def fill(self) -> None:
        """Put the rows into the column."""
        self._kept, self.path = Label(wrap=True), Label(size=13, color="text2", wrap=True)
        self.show_folder, self.other = Button(kind="secondary", icon="folder"), Button(kind="secondary")
        self.show_folder.clicked.connect(self._show)
        self.other.clicked.connect(self.other_folder)
        self.rows(self._kept, self.path)
        self.column.addSpacing(GAP)
        row = QHBoxLayout()
        row.setSpacing(12)
        row.addWidget(self.show_folder)
        row.addWidget(self.other)
        row.addStretch(1)
        self.column.addLayout(row)

    def _show(self) -> None:
        QDesktopServices.openUrl(QUrl.fromLocalFile(str(self._session.state.path.parent)))

    def say(self) -> None:
        """Show the words of the rows in the language of now."""
        self.title.setText(self.tr("Ledger file"))
        state = self._session.state
        if state.saving:
            self._kept.setText(
                self.tr("Every card is saved in this file while you play. Nothing leaves this computer.")
            )
        else:
            self._kept.setText(self.tr("Games are not saved: this session is kept until you quit."))
        self.path.setText(in_lines(str(state.path)))
        self.path.setVisible(state.saving)
        self.show_folder.setText(self.tr("Show the folder"))
        self.other.setText(self.tr("Choose another folder"))
