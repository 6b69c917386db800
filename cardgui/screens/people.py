"""Who plays: a button at the foot of the sidebar with the people of this computer and a guest."""

from __future__ import annotations

import logging
from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QPoint, Signal
from PySide6.QtGui import QActionGroup

from cardgui.look.controls import Button, Dialog, Field, Label, Menu, tell
from cardgui.look.i18n import number
from cardgui.models.profiles import GUEST, LONGEST_NAME, MOST, Profiles, number_of
from cardgui.screens.sidebar import NavButton

if TYPE_CHECKING:
    from PySide6.QtWidgets import QWidget

log = logging.getLogger(__name__)


class NameDialog(Dialog):
    """Asks for a name.

    Signals:
        named: what was typed; never empty.
    """

    named = Signal(str)

    def __init__(self, window: QWidget, *, new: bool, name: str = "") -> None:
        """Ask for the name of a `new` person, or for another `name` of the one who plays."""
        super().__init__(window, 480)
        self._new = new
        self.field = Field(name)
        self.field.setMaxLength(LONGEST_NAME)
        self._title = Label(size=16, weight=600, wrap=True)
        self._text = Label(size=14, color="text2", wrap=True)
        self.body.setContentsMargins(24, 24, 24, 8)
        self.body.setSpacing(8)
        self.body.addWidget(self._title)
        self.body.addWidget(self._text)
        self.body.addSpacing(4)
        self.body.addWidget(self.field)
        self._leave = Button(kind="secondary")
        self.keep = Button(kind="primary")
        self.footer.addStretch(1)
        self.footer.addWidget(self._leave)
        self.footer.addWidget(self.keep)
        self.first, self.default = self.field, self.keep
        self._leave.clicked.connect(self.reject)
        self.keep.clicked.connect(self._on_keep)
        self.retranslate()

    def retranslate(self) -> None:
        """Show all words in the language of now."""
        title, text = self.tr("My name"), self.tr("It stands here, in the list of people.")
        if self._new:
            title = self.tr("New person")
            text = self.tr("Each person has a score ledger and settings of their own. Nobody's games are changed.")
        self.setAccessibleName(title)
        self.setAccessibleDescription(text)
        self._title.setText(title)
        self._text.setText(text)
        self.field.setAccessibleName(self.tr("Name"))
        self._leave.setText(self.tr("Cancel"))
        self.keep.setText(self.tr("Save"))

    def changeEvent(self, event: QEvent) -> None:
        """Follow a change of language."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()

    def _on_keep(self) -> None:
        name = self.field.text().strip()
        self.field.mark_wrong(wrong=not name)
        if name:
            self.accept()
            self.named.emit(name)


class PeopleButton(NavButton):
    """Shows who plays, and opens the menu of all.

    Signals:
        switch: id of the person who wants to play.
    """

    switch = Signal(str)

    def __init__(self, profiles: Profiles, person: str, parent: QWidget | None = None) -> None:
        super().__init__("user", parent)
        self._profiles, self._person = profiles, person
        self.setAutoExclusive(False)
        self.setCheckable(False)
        self.menu = Menu(self)
        self.clicked.connect(self._open)
        self.retranslate()

    def _words(self, person: str) -> str:
        if person == GUEST:
            return self.tr("Guest")
        name = self._profiles.name_of(person)
        if name:
            return name
        # Only the first person may have typed no name; of others the list was lost.
        return self.tr("Person {number}").format(number=number(1 + number_of(person))) if person else self.tr("Me")

    def _open(self) -> None:
        self.fill()
        self.menu.popup(self.mapToGlobal(QPoint(0, -self.menu.sizeHint().height() - 4)))

    def fill(self) -> None:
        """Fill the menu with those who are there now."""
        self.menu.clear()
        group = QActionGroup(self.menu)
        for person in (*(one.id for one in self._profiles.people), GUEST):
            action = self.menu.addAction(self._words(person).replace("&", "&&"))
            action.setCheckable(True)
            action.setChecked(person == self._person)
            group.addAction(action)
            action.triggered.connect(lambda _=False, person=person: self._on_person(person))
        self.menu.addSeparator()
        if len(self._profiles.people) < MOST:
            self.menu.addAction(self.tr("New person…")).triggered.connect(self.ask_new)
        if self._person != GUEST:
            self.menu.addAction(self.tr("Change my name…")).triggered.connect(self.ask_name)

    def _on_person(self, person: str) -> None:
        if person != self._person:
            self.switch.emit(person)

    def ask_new(self) -> NameDialog:
        """Ask for the name of a new person, who then plays."""
        dialog = NameDialog(self, new=True)
        dialog.named.connect(self._on_new)
        dialog.open_over()
        return dialog

    def _on_new(self, name: str) -> None:
        try:
            person = self._profiles.add(name)
        except (OSError, ValueError) as error:
            log.warning("a person could not be added: %s", error)
            self._tell_unwritten()
            return
        self.switch.emit(person.id)

    def ask_name(self) -> NameDialog:
        """Ask for another name of the person who plays."""
        name = self._profiles.name_of(self._person)
        dialog = NameDialog(self, new=False, name=name)
        dialog.named.connect(self._on_name)
        dialog.open_over()
        return dialog

    def _on_name(self, name: str) -> None:
        try:
            self._profiles.rename(self._person, name)
        except OSError as error:
            log.warning("a name could not be kept: %s", error)
            self._tell_unwritten()
        self.retranslate()

    def _tell_unwritten(self) -> None:
        tell(
            self,
            lambda: self.tr("This name cannot be saved"),
            lambda: self.tr("The list of people could not be written. Nobody's games have changed."),
            lambda: self.tr("Close"),
        )

    def retranslate(self) -> None:
        """Show all words in the language of now."""
        self.setText(self._words(self._person))
        words = self.tr("Player: {name}").format(name=self.words())
        self.setAccessibleName(words)
        self.setToolTip(words if self.compact else "")
        if self.menu.isVisible():
            self.fill()

    def changeEvent(self, event: QEvent) -> None:
        """Follow a change of language."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
