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


class MotionSwitch(SwitchRow):
    """Whether motion is reduced; until a person says so, as the system has it."""

    def __init__(self, settings: Settings, parent: QWidget | None = None) -> None:
        super().__init__(parent=parent)
        self._settings = settings
        self.clicked.connect(lambda on: setattr(settings, "reduce_motion", "on" if on else "off"))
        settings.changed.connect(self._on_setting)
        theme().changed.connect(self.show_setting)
        self.show_setting()

    def _on_setting(self, name: str) -> None:
        if name == "reduce_motion":
            self.show_setting()

    def show_setting(self) -> None:
        """Show what is set, or what the system asks for."""
        chosen = self._settings.reduce_motion
        self.setChecked(theme().system_reduces_motion if chosen == "system" else chosen == "on")
        if chosen == "system":
            note = self.tr("Cards fade in place of flying. Follows your system.")
        else:
            note = self.tr("Cards fade in place of flying.")
        self.set_words(self.tr("Reduce motion"), note)

    def changeEvent(self, event: QEvent) -> None:
        """Follow a change of language."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self.show_setting()


def say_choices(row: Segmented, name: str, words: dict[str, str]) -> None:
    """Name a row of choices and each of them."""
    row.setAccessibleName(name)
    for key, text in words.items():
        row.button(key).setText(text)
        row.button(key).setAccessibleDescription(name)
