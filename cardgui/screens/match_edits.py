"""What a person can change about a match: the names of the players, and a note."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, Signal

from cardgui.look.controls import Button, Dialog, Field, Label
from cardgui.screens.words import you

if TYPE_CHECKING:
    from PySide6.QtWidgets import QWidget

    from cardgui.screens.match_facts import MatchFacts

LONGEST_NAME, LONGEST_NOTE = 40, 300


class _Edit(Dialog):
    """A dialog with a title, fields, and buttons to keep or leave what they hold."""

    def __init__(self, window: QWidget) -> None:
        super().__init__(window, 480)
        self._title = Label(size=16, weight=600, wrap=True)
        self._text = Label(size=14, color="text2", wrap=True)
        self.keep = Button(kind="primary")
        self.leave = Button(kind="secondary")
        self.body.setContentsMargins(24, 24, 24, 8)
        self.body.setSpacing(8)
        self.body.addWidget(self._title)
        self.body.addWidget(self._text)
        self.footer.addStretch(1)
        self.footer.addWidget(self.leave)
        self.footer.addWidget(self.keep)
        self.default = self.keep
        self.keep.clicked.connect(self.accept)
        self.leave.clicked.connect(self.reject)

    def say(self, title: str, text: str) -> None:
        """Show title and explanation."""
        self._title.setText(title)
        self._text.setText(text)
        self.setAccessibleName(title)
        self.setAccessibleDescription(text)
        self.keep.setText(self.tr("Save"))
        self.leave.setText(self.tr("Cancel"))


class NoteDialog(_Edit):
    """Writes a note on a match.

    Signals:
        wanted: the note as it shall be.
    """

    wanted = Signal(str)

    def __init__(self, window: QWidget, match: MatchFacts) -> None:
        super().__init__(window)
        self.field = Field(match.note)
        self.field.setMaxLength(LONGEST_NOTE)
        self.body.addSpacing(4)
        self.body.addWidget(self.field)
        self.first = self.field
        self.accepted.connect(lambda: self.wanted.emit(self.field.text().strip()))
        self.retranslate()

    def retranslate(self) -> None:
        """Show all words in the language of now."""
        self.say(self.tr("Note"), self.tr("It stands with the game in the score ledger, and the search finds it."))
        self.field.setAccessibleName(self.tr("Note"))

    def changeEvent(self, event: QEvent) -> None:
        """Follow a change of language."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()


class NamesDialog(_Edit):
    """Changes the names of the players of one match.

    Signals:
        wanted: the names by seat as they shall be; empty for the person's own "You".
    """

    wanted = Signal(list)

    def __init__(self, window: QWidget, match: MatchFacts) -> None:
        super().__init__(window)
        self._match = match
        self._stored = [match.own_name, *match.names[1:]]
        self._shown = self._spelt()
        self.fields = [Field(name) for name in self._shown]
        self.body.addSpacing(4)
        for field in self.fields:
            field.setMaxLength(LONGEST_NAME)
            self.body.addWidget(field)
        self.first = self.fields[0]
        self.accepted.connect(lambda: self.wanted.emit(self.names()))
        self.retranslate()

    def _spelt(self) -> list[str]:
        """The names by seat, spelt as in the language of now."""
        match = self._match
        return [match.own_name, *(match.name_of(seat) for seat in range(1, len(match.names)))]

    def names(self) -> list[str]:
        """Return the names by seat; one that was emptied stays what it was."""
        typed = [field.text().strip() for field in self.fields]
        others = zip(typed[1:], self._stored[1:], self._shown[1:], strict=True)
        return [typed[0], *(stored if new in ("", shown) else new for new, stored, shown in others)]

    def retranslate(self) -> None:
        """Show all words in the language of now."""
        self.say(
            self.tr("Rename players"),
            self.tr("In this game only. The deals themselves stay as they were played."),
        )
        before, self._shown = self._shown, self._spelt()
        for field, old, new in zip(self.fields, before, self._shown, strict=True):
            if field.text() == old:
                field.setText(new)
        self.fields[0].setPlaceholderText(you())
        for seat, field in enumerate(self.fields):
            words = you() if seat == 0 else self.tr("Player {number}")
            field.setAccessibleName(words.format(number=seat + 1))

    def changeEvent(self, event: QEvent) -> None:
        """Follow a change of language."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
