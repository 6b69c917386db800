"""Loads what the next screen needs while the first one is looked at: opening it then takes a tenth of a second."""

from __future__ import annotations

from importlib import import_module
from typing import Final

from PySide6.QtCore import QObject, QTimer, Signal

MODULES: Final = (
    "tomlkit",
    "cardgui.screens.new_game",
    "cardgui.models.controller",
    "cardgui.table.faces",
    "cardgui.table.hand",
    "cardgui.table.registry",
    "cardgui.table.director",
    "cardgui.table.table_view",
    "cardgui.screens.ledger",
    "cardgui.screens.settings",
)
"""In an order in which each brings a little, so that no step is felt."""
AFTER_MS: Final = 700
BETWEEN_MS: Final = 60


class Readiness(QObject):
    """Loads one module after another, with time for everything else between them, and is done."""

    done = Signal()

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self._left = list(MODULES)
        self._timer = QTimer(self)
        self._timer.setInterval(AFTER_MS)
        self._timer.timeout.connect(self._step)
        self._timer.start()

    def _step(self) -> None:
        name = self._left.pop(0)
        if self._left:
            self._timer.setInterval(BETWEEN_MS)
        else:
            self._timer.stop()
        import_module(name)
        if not self._left:
            self.done.emit()
