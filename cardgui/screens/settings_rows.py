"""What a page of the settings is made of: controls that show a setting, change it at once, and follow it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from cardgui.look.controls import Button, Label, Segmented, SliderRow, SwitchRow
from cardgui.look.theme import theme

if TYPE_CHECKING:
    from cardgui.models.settings import Settings

GAP, SECTION = 8, 24
MOTIONS = ("system", "off", "on")
"""The values of `reduce_motion` in the order in which they are offered."""
TWO_COLUMNS = 700
"""A page at least so wide has two columns, where it has enough for two."""


class SettingsPage(QWidget):
    """One page: a title, a button that resets what is set here, and rows.

    Subclasses fill `column`, name their settings in `names` and implement `say`.
    """

    names: tuple[str, ...] = ()
    """The settings of this page, which its button gives their defaults."""

    def __init__(self, settings: Settings, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.settings = settings
        self._followers: dict[str, list[Callable[[], object]]] = {}
        self.title = Label(size=30, title=True, wrap=True)
        self.reset = Button(kind="quiet")
        self.column = QVBoxLayout(self)
        self.column.setContentsMargins(0, 0, 0, 0)
        self.column.setSpacing(GAP)
        head = QHBoxLayout()
        head.setSpacing(16)
        head.addWidget(self.title, 1)
        head.addWidget(self.reset)
        self.column.addLayout(head)
        self.column.addSpacing(8)
        self.reset.clicked.connect(lambda: settings.reset(*self.names))
        self.reset.setVisible(bool(self.names))
        settings.changed.connect(self._on_setting)
        self.fill()
        self.column.addStretch(1)
        self.retranslate()
        for name in self.names:
            self._on_setting(name)

    def fill(self) -> None:
        """Put the rows into the column."""
        raise NotImplementedError

    def say(self) -> None:
        """Show the words of the rows in the language of now."""
        raise NotImplementedError

    def heading(self) -> Label:
        """A heading of a group of rows."""
        return Label(size=16, weight=600, wrap=True)

    # -- controls of one setting each -------------------------------------------------------------------------------

    def follow(self, name: str, show: Callable[[], object]) -> None:
        """Call something whenever a setting is another."""
        self._followers.setdefault(name, []).append(show)

    def switch(self, name: str) -> SwitchRow:
        """A switch for a setting that is on or off."""
        row = SwitchRow()
        row.toggled.connect(partial(setattr, self.settings, name))
        self.follow(name, lambda: row.setChecked(bool(getattr(self.settings, name))))
        return row

    def choice(self, name: str, keys: Sequence[str]) -> Segmented:
        """Choices side by side for a setting that is one of a few words or numbers."""
        row = Segmented([(key, key) for key in keys])
        number = isinstance(getattr(self.settings, name), int)
        row.chosen.connect(lambda key: setattr(self.settings, name, int(key) if number else key))
        self.follow(name, lambda: row.choose(str(getattr(self.settings, name))))
        return row

    def slider(self, name: str) -> SliderRow:
        """A slider for a setting that is a percentage."""
        row = SliderRow()
        row.moved.connect(partial(setattr, self.settings, name))
        self.follow(name, lambda: row.set_value(getattr(self.settings, name)))
        return row

    def _on_setting(self, name: str) -> None:
        for show in self._followers.get(name, ()):
            show()
        if name in self.names:
            self.reset.setEnabled(not self.settings.is_default(*self.names))

    def retranslate(self) -> None:
        """Show all words in the language of now."""
        self.reset.setText(self.tr("Reset"))
        self.say()
        self.reset.setAccessibleName(self.tr("Reset: {page}").format(page=self.title.text()))

    def changeEvent(self, event: QEvent) -> None:
        """Follow a change of language."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()


class MotionChoice(QWidget):
    """How much moves: as the system has it, everything, or less; and what that comes to now."""

    def __init__(self, settings: Settings, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._settings = settings
        self._title = Label(size=16, weight=600, wrap=True)
        self.choice = Segmented([(key, key) for key in MOTIONS])
        self._note = Label(size=13, color="text2", wrap=True)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(GAP)
        for part in (self._title, self.choice, self._note):
            column.addWidget(part)
        self.choice.chosen.connect(lambda key: setattr(settings, "reduce_motion", key))
        settings.changed.connect(self._on_setting)
        theme().changed.connect(self.show_setting)
        self.retranslate()

    def _on_setting(self, name: str) -> None:
        if name == "reduce_motion":
            self.show_setting()

    @property
    def note(self) -> str:
        """What the choice comes to now, in words."""
        return self._note.text()

    def show_setting(self) -> None:
        """Show what is set, and what the system asks for."""
        chosen = self._settings.reduce_motion
        self.choice.choose(chosen)
        if chosen == "system" and theme().system_reduces_motion:
            words = self.tr("Follows your system: cards fade in place of flying.")
        elif chosen == "system":
            words = self.tr("Follows your system: cards fly.")
        elif chosen == "on":
            words = self.tr("Cards fade in place of flying.")
        else:
            words = self.tr("Cards fly.")
        self._note.setText(words)
        self.choice.setAccessibleDescription(words)

    def retranslate(self) -> None:
        """Show all words in the language of now."""
        self._title.setText(self.tr("Motion"))
        words = {"system": self.tr("System"), "off": self.tr("Full"), "on": self.tr("Reduced")}
        say_choices(self.choice, self._title.text(), words)
        self.show_setting()

    def changeEvent(self, event: QEvent) -> None:
        """Follow a change of language."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()


def say_choices(row: Segmented, name: str, words: dict[str, str]) -> None:
    """Name a row of choices and each of them."""
    row.setAccessibleName(name)
    for key, text in words.items():
        row.button(key).setText(text)
        row.button(key).setAccessibleDescription(name)
