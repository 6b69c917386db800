"""The dialogs of the sandbox: positions that are kept, and house rules."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, Qt, Signal
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from cardgui.look.controls import Button, Dialog, Field, Hairline, IconButton, Label, Words
from cardgui.screens.games import entry
from cardgui.teaching.sandbox.reading import ReadingError, read_draft
from cardgui.teaching.sandbox.saved import LONGEST_NAME

if TYPE_CHECKING:
    from cardgui.screens.games.entry import OptionsPanel
    from cardgui.teaching.sandbox.draft import Draft
    from cardgui.teaching.sandbox.saved import Kept, SavedPositions

WIDTH = 560


class KeptRow(QWidget):
    """One position that is kept: its name, and what can be done with it."""

    opened = Signal()
    forgotten = Signal()

    def __init__(self, kept: Kept, parent: QWidget) -> None:
        super().__init__(parent)
        self.kept = kept
        self._name, self._game = Label(kept.name, size=14, weight=600, wrap=True), Label(size=13, color="text2")
        self.open_button, self.forget_button = Button(), IconButton("trash")
        words = QVBoxLayout()
        words.setSpacing(0)
        words.addWidget(self._name)
        words.addWidget(self._game)
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 6, 0, 6)
        row.setSpacing(8)
        row.addLayout(words, 1)
        row.addWidget(self.open_button, 0, Qt.AlignmentFlag.AlignVCenter)
        row.addWidget(self.forget_button, 0, Qt.AlignmentFlag.AlignVCenter)
        self.open_button.clicked.connect(self.opened)
        self.forget_button.clicked.connect(self.forgotten)

    def retranslate(self) -> None:
        """Show all words in the language of now."""
        try:
            game = entry(read_draft(self.kept.text).game).name()
        except ReadingError:
            game = self.tr("Cannot be read")
        self._game.setText(game)
        self.open_button.setText(self.tr("Open"))
        self.open_button.setAccessibleName(self.tr("Open: {name}").format(name=self.kept.name))
        self.forget_button.setText(self.tr("Delete: {name}").format(name=self.kept.name))


class SavedDialog(Dialog):
    """Keeps the present position under a name, and lists those that are kept.

    Signals:
        opened: the text of a position that is to be set up.
    """

    opened = Signal(str)

    def __init__(self, window: QWidget, saved: SavedPositions, text: str, name: Words, *, keep: bool) -> None:
        """Show what is kept.

        Args:
            window: over which.
            saved: the positions.
            text: the present position.
            name: what it is called unless the person says otherwise, in the language of now.
            keep: whether the person came to keep it.
        """
        super().__init__(window, WIDTH)
        self._saved, self._text, self._name = saved, text, name
        self._offered = name()
        self._heading = Label(size=22, title=True, wrap=True)
        self._told = Label(size=14, color="warn", wrap=True)
        self.field, self.keep_button = Field(self._offered), Button(kind="primary")
        self.field.setMaxLength(LONGEST_NAME)
        self._list_heading, self._none = Label(size=14, weight=600), Label(size=14, color="text2", wrap=True)
        self.rows: list[KeptRow] = []
        self.close_button = Button()
        self._lay_out()
        self.keep_button.clicked.connect(self._keep)
        self.close_button.clicked.connect(self.reject)
        self.field.textChanged.connect(lambda name: self.keep_button.setEnabled(bool(name.strip())))
        self.default = self.keep_button
        self.first = self.field if keep else self.close_button
        self._fill()
        self.retranslate()
        if keep:
            self.field.selectAll()

    def _lay_out(self) -> None:
        self.body.setContentsMargins(24, 24, 24, 8)
        self.body.setSpacing(8)
        self.body.addWidget(self._heading)
        row = QHBoxLayout()
        row.setSpacing(8)
        row.addWidget(self.field, 1)
        row.addWidget(self.keep_button)
        self.body.addLayout(row)
        self.body.addWidget(self._told)
        self.body.addSpacing(8)
        self.body.addWidget(Hairline())
        self.body.addSpacing(4)
        self.body.addWidget(self._list_heading)
        self.body.addWidget(self._none)
        self._list = QVBoxLayout()
        self._list.setSpacing(0)
        self.body.addLayout(self._list)
        self.footer.addStretch(1)
        self.footer.addWidget(self.close_button)

    def _fill(self) -> None:
        """List what is kept."""
        for row in self.rows:
            self._list.removeWidget(row)
            row.hide()
            row.deleteLater()
        self.rows = [KeptRow(kept, self.panel) for kept in self._saved.positions]
        for row in self.rows:
            row.opened.connect(lambda kept=row.kept: self._open(kept))
            row.forgotten.connect(lambda kept=row.kept: self._forget(kept))
            self._list.addWidget(row)
            row.retranslate()
            row.show()
        self._none.setVisible(not self.rows)
        self._tell()

    def _tell(self) -> None:
        """Say what went wrong with the file, if anything did."""
        text = ""
        if not self._saved.writable:
            text = self.tr("It could not be written to the disk. It is kept until the program ends.")
        elif self._saved.set_aside is not None:
            text = self.tr(
                "The saved positions could not be read. Nothing was deleted; the file is now called {name}."
            ).format(name=self._saved.set_aside.name)
        self._told.setText(text)
        self._told.setVisible(bool(text))

    def _keep(self) -> None:
        if not self.field.text().strip():
            return
        if self._saved.keep(self.field.text(), self._text):
            self.accept()
        else:
            self._fill()

    def _open(self, kept: Kept) -> None:
        self.accept()
        self.opened.emit(kept.text)

    def _forget(self, kept: Kept) -> None:
        self._saved.forget(kept)
        self._fill()
        (self.rows[0].open_button if self.rows else self.close_button).setFocus(Qt.FocusReason.OtherFocusReason)

    def retranslate(self) -> None:
        """Show all words in the language of now."""
        self.setAccessibleName(self.tr("Saved positions"))
        self._heading.setText(self.tr("Save this position"))
        self.field.setAccessibleName(self.tr("Name"))
        if self.field.text() == self._offered:
            self._offered = self._name()
            self.field.setText(self._offered)
        self.keep_button.setText(self.tr("Save"))
        self._list_heading.setText(self.tr("Saved positions"))
        self._none.setText(self.tr("None is saved yet."))
        self.close_button.setText(self.tr("Close"))
        for row in self.rows:
            row.retranslate()
        self._tell()

    def changeEvent(self, event: QEvent) -> None:
        """Follow a change of language."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()


class RulesDialog(Dialog):
    """Chooses the house rules of a game, as for a new game.

    Attributes:
        panel: the choices.
    """

    def __init__(self, window: QWidget, draft: Draft) -> None:
        super().__init__(window)
        self.panel_of_game: OptionsPanel = entry(draft.game).panel()
        options = {name: value for name, value in draft.options.items() if isinstance(value, (str, int, bool))}
        self.panel_of_game.set_options({**options, "players": draft.players})
        self.done_button, self.cancel_button = Button(kind="primary"), Button()
        self.body.setContentsMargins(24, 24, 24, 8)
        deals = self.panel_of_game.deals_block()
        self.body.addWidget(self.panel_of_game)
        if deals is not None:
            self.body.addWidget(deals)
        self.footer.addStretch(1)
        self.footer.addWidget(self.cancel_button)
        self.footer.addWidget(self.done_button)
        self.cancel_button.clicked.connect(self.reject)
        self.done_button.clicked.connect(self.accept)
        self.default = self.first = self.done_button
        self.retranslate()

    def retranslate(self) -> None:
        """Show all words in the language of now."""
        self.setAccessibleName(self.tr("House rules"))
        self.done_button.setText(self.tr("Use these"))
        self.cancel_button.setText(self.tr("Cancel"))

    def changeEvent(self, event: QEvent) -> None:
        """Follow a change of language."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
