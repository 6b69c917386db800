"""Rıfkı's part of the new-game dialog: the house rules of Turkish tables, each with what it changes."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QEvent, Qt
from PySide6.QtWidgets import QGridLayout, QHBoxLayout, QVBoxLayout, QWidget

from cardgui.engine.rifki import Rifki
from cardgui.look.controls import Hairline, Link, Segmented, SwitchRow
from cardgui.look.text import Label
from cardgui.screens.games.entry import OptionsPanel, OptionValue

if TYPE_CHECKING:
    from collections.abc import Mapping

KNOWN = {option.name: option for option in Rifki.known_options}
RULE: Final = "RI-26"
"""The first rule of the house."""
FIRST: Final = "first_declarer"
SWITCHES: Final = tuple(name for name, option in KNOWN.items() if option.values == (False, True))


class RifkiOptions(OptionsPanel):
    """Who declares first, and the four house rules that are on or off."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._heading = Label(size=16, weight=600)
        self._source = Label(size=13, color="text2", wrap=True)
        self.rule_link = Link(size=13)
        self.rule_link.clicked.connect(lambda: self.rule_wanted.emit(RULE))
        self._first_label = Label(size=14, wrap=True)
        self._first_note = Label(size=13, color="text2", wrap=True)
        self.first = Segmented([(str(value), str(value)) for value in KNOWN[FIRST].values])
        self.switches = {name: SwitchRow() for name in SWITCHES}
        self._lay_out()
        self.first.chosen.connect(self._on_first)
        for switch in self.switches.values():
            switch.toggled.connect(lambda _on: self.changed.emit())
        self.set_options({})
        self.retranslate()

    def _lay_out(self) -> None:
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        head = QHBoxLayout()
        head.addWidget(self._heading, 1)
        head.addWidget(self.rule_link)
        column.addLayout(head)
        column.addSpacing(2)
        column.addWidget(self._source)
        column.addSpacing(8)
        first = QHBoxLayout()
        first.setSpacing(16)
        words = QVBoxLayout()
        words.setSpacing(0)
        words.addWidget(self._first_label)
        words.addWidget(self._first_note)
        first.addLayout(words, 1)
        first.addWidget(self.first, 0, Qt.AlignmentFlag.AlignVCenter)
        column.addLayout(first)
        column.addSpacing(8)
        column.addWidget(Hairline())
        grid = QGridLayout()
        grid.setHorizontalSpacing(40)
        grid.setVerticalSpacing(0)
        for place, switch in enumerate(self.switches.values()):
            grid.addWidget(switch, place // 2, place % 2)
        for place in (0, 1):
            grid.setColumnStretch(place, 1)
        column.addLayout(grid)

    def options(self) -> dict[str, OptionValue]:
        """Return what is chosen, defaults included."""
        chosen: dict[str, OptionValue] = {FIRST: self.first.current}
        return chosen | {name: switch.isChecked() for name, switch in self.switches.items()}

    def set_options(self, options: Mapping[str, OptionValue]) -> None:
        """Show a choice; what isn't in it or can't be chosen takes its default."""
        first = options.get(FIRST)
        self.first.choose(str(first if first in KNOWN[FIRST].values else KNOWN[FIRST].default))
        for name, switch in self.switches.items():
            switch.setChecked(options.get(name) is True)
        self._explain_first()

    def _on_first(self) -> None:
        self._explain_first()
        self.changed.emit()

    def _explain_first(self) -> None:
        self._first_note.setText(
            self.tr("The player is drawn by lot.")
            if self.first.current == "random"
            else self.tr("Whoever is dealt the 2 of diamonds in the first deal.")
        )

    def retranslate(self) -> None:
        """Show all words in the language of now."""
        self._heading.setText(self.tr("House rules"))
        self.rule_link.setText(self.tr("Rules RI-26 to RI-30"))
        self._source.setText(self.tr("From tables in Türkiye; the basic game has none of them."))
        self._first_label.setText(self.tr("First declarer"))
        self.first.setAccessibleName(self.tr("First declarer"))
        self.first.button("random").setText(self.tr("Drawn by lot"))
        self.first.button("two_of_diamonds").setText(self.tr("2 of diamonds"))
        words = {
            "opening_penalties": (
                self.tr("No koz in the first four deals"),
                self.tr("Each player begins with a penalty contract."),
            ),
            "must_overtrump": (
                self.tr("Trump higher if you can"),
                self.tr("A player who must trump beats the trumps on the table, if possible."),
            ),
            "king_ends_game": (
                self.tr("At least 11 tricks in koz win the game"),
                self.tr("That is a King; the scores no longer matter."),
            ),
            "void_equal_girls": (
                self.tr("A queen each makes the deal void"),
                self.tr("Kız Almaz without score; the same player declares again."),
            ),
        }
        for name, (title, note) in words.items():
            self.switches[name].set_words(title, note)
        self._explain_first()

    def changeEvent(self, event: QEvent) -> None:
        """Follow a change of language."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
