"""About the program: versions, licences, and how it was found on this computer."""

from __future__ import annotations

import platform
from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QUrl, qVersion
from PySide6.QtGui import QDesktopServices, QGuiApplication
from PySide6.QtWidgets import QGridLayout

from cardgui import __version__
from cardgui.look.controls import Button, Dialog, Label, Link
from cardgui.resources import asset

if TYPE_CHECKING:
    from pathlib import Path

    from PySide6.QtWidgets import QWidget

PARTS = ("Cardgui", "Qt", "PySide6", "Python", "tomlkit", "platformdirs", "mypy_extensions", "miniaudio")
"""Everything of other people that runs here."""


def kernel_compiled() -> bool:
    """Whether the kernel of the rules is machine code, or plain Python that makes the same moves."""
    from cardgui.engine import kernel  # noqa: PLC0415  (home must not wait for the rules)

    return not (kernel.__file__ or "").endswith(".py")


def versions() -> dict[str, str]:
    """The versions of the parts that are installed."""
    from importlib.metadata import PackageNotFoundError, version  # noqa: PLC0415  (slow to load)

    found = {"Cardgui": __version__, "Qt": qVersion(), "Python": platform.python_version()}
    for part in PARTS[2:]:
        if part == "Python":
            continue
        name = "PySide6-Essentials" if part == "PySide6" else part
        try:
            found[part] = version(name)
        except PackageNotFoundError:  # an extra, or frozen without its description
            continue
    return {part: found[part] for part in PARTS if part in found}


class AboutDialog(Dialog):
    """Says what the program is made of.

    Args:
        window: over which it opens.
        places: named folders and files: `settings` and `ledger`.
    """

    def __init__(self, window: QWidget, places: dict[str, Path]) -> None:
        super().__init__(window, 560)
        self._places = places
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
        self.licences.clicked.connect(lambda: QDesktopServices.openUrl(QUrl.fromLocalFile(str(asset("fonts").parent))))
        self._close_button.clicked.connect(self.accept)
        for row, (key, value) in enumerate(self._facts().items()):
            name, fact = Label(size=13, color="text2"), Label(value, 13, wrap=True)
            self._names[key], self.facts[key] = name, fact
            self._grid.addWidget(name, row, 0)
            self._grid.addWidget(fact, row, 1)
        self.retranslate()

    def _facts(self) -> dict[str, str]:
        from cardgui.screens.settings_pages import in_lines  # noqa: PLC0415

        facts = dict(versions())
        facts["system"] = f"{platform.system()} {platform.machine()}, {QGuiApplication.platformName()}"
        facts["kernel"] = ""
        return facts | {key: in_lines(str(path)) for key, path in self._places.items()}

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
