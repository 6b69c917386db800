"""About the program: versions, licences, and how it was found on this computer."""

from __future__ import annotations

import platform
from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QGridLayout

from cardgui.look.controls import Button, Dialog, Label, Link
from cardgui.screens.parts import kernel_compiled, parts

if TYPE_CHECKING:
    from pathlib import Path

    from PySide6.QtWidgets import QWidget


class AboutDialog(Dialog):
    """Says what the program is made of.

    Args:
        window: over which it opens.
        places: named folders and files: `settings` and `ledger`.
    """

    def __init__(self, window: QWidget, places: dict[str, Path]) -> None:
        super().__init__(window, 560)
        self._places, self.parts = places, parts()
        self._title = Label(size=24, title=True, wrap=True)
        self._text = Label(wrap=True)
        self._licence = Label(size=13, color="text2", wrap=True)
        self.licences = Link(size=13)
        self._grid = QGridLayout()
        self._grid.setHorizontalSpacing(20)
        self._grid.setVerticalSpacing(4)
        self._grid.setColumnStretch(1, 1)
        self._names: dict[str, Label] = {}
        self.facts: dict[str, Label] = {}
        self.copy = Button(kind="secondary")
        self._close_button = Button(kind="primary")
        self.body.setSpacing(10)
        for part in (self._title, self._text):
            self.body.addWidget(part)
        self.body.addLayout(self._grid)
        self.body.addWidget(self._licence)
        self.body.addWidget(self.licences)
        self.footer.addStretch(1)
        self.footer.addWidget(self.copy)
        self.footer.addWidget(self._close_button)
        self.first = self.default = self._close_button
        self.copy.clicked.connect(lambda: QGuiApplication.clipboard().setText(self.as_text()))
        self.licences.clicked.connect(self.show_licences)
        self._close_button.clicked.connect(self.accept)
        for row, (key, value) in enumerate(self._facts().items()):
            name, fact = Label(size=13, color="text2"), Label(value, 13, wrap=True)
            self._names[key], self.facts[key] = name, fact
            self._grid.addWidget(name, row, 0)
            self._grid.addWidget(fact, row, 1)
        self.retranslate()

    def _facts(self) -> dict[str, str]:
        from cardgui.screens.settings_pages import in_lines  # noqa: PLC0415

        facts = {part.name: part.about for part in self.parts if part.about}
        facts["system"] = f"{platform.system()} {platform.machine()}, {QGuiApplication.platformName()}"
        facts["kernel"] = ""
        return facts | {key: in_lines(str(path)) for key, path in self._places.items()}

    def show_licences(self) -> Dialog:
        """Show the licences of all parts in full."""
        from cardgui.screens.licences import LicencesDialog  # noqa: PLC0415  (seldom opened)

        dialog = LicencesDialog(self, self.parts)
        dialog.open_over()
        return dialog

    def as_text(self) -> str:
        """Everything in lines, to be copied into a report."""
        return "\n".join(
            f"{self._names[key].text()}: {fact.text().replace(chr(10), '')}" for key, fact in self.facts.items()
        )

    def retranslate(self) -> None:
        """Show all words in the language of now."""
        self._title.setText(self.tr("About Cardgui"))
        self._text.setText(
            self.tr("Four trick-taking card games, explained as you play. Nothing leaves this computer.")
        )
        names = {
            "system": self.tr("System"),
            "kernel": self.tr("Rules kernel"),
            "settings": self.tr("Settings file"),
            "ledger": self.tr("Ledger file"),
        }
        for key, label in self._names.items():
            label.setText(names.get(key, key))
        self.facts["kernel"].setText(self.tr("compiled") if kernel_compiled() else self.tr("plain Python"))
        self._licence.setText(
            self.tr(
                "Program: MIT license. Cards, tiles, icons and sounds: CC BY 4.0. Fonts: SIL Open Font License 1.1, "
                "cut from Pretendard JP and Noto Serif Display. Qt and PySide6: LGPL 3."
            )
        )
        self.licences.setText(self.tr("Show the licenses"))
        self.copy.setText(self.tr("Copy"))
        self._close_button.setText(self.tr("Close"))
        self.setAccessibleName(self._title.text())
        self.setAccessibleDescription(self._text.text())

    def changeEvent(self, event: QEvent) -> None:
        """Follow a change of language."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
