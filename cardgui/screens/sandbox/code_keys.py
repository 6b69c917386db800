"""The keys that belong to a code while it is being spelled, whatever has the focus."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QCoreApplication, QEvent, QObject, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QWidget

if TYPE_CHECKING:
    from cardgui.screens.sandbox.set_up import SetUp

TAKING: Final = frozenset({Qt.Key.Key_Return, Qt.Key.Key_Enter})
FORGETTING: Final = frozenset({Qt.Key.Key_Escape, Qt.Key.Key_Backspace})


class CodeKeys(QObject):
    """Watches all keys as long as letters are typed that are no card yet."""

    def __init__(self, set_up: SetUp) -> None:
        super().__init__(set_up)
        self._set_up = set_up

    def letter(self, letter: str) -> None:
        """A letter was typed."""
        self._set_up.letter(letter)
        self._watch()

    def forget(self) -> None:
        """Forget what was spelled."""
        if self._set_up.spelling:
            self._set_up.forget_letters(all_of_them=True)
            self._watch()

    def _watch(self) -> None:
        application = QCoreApplication.instance()
        if application is not None:
            application.removeEventFilter(self)
            if self._set_up.spelling:
                application.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Enter completes the code, Backspace and Esc take it back, a click anywhere forgets it."""
        if not isinstance(watched, QWidget) or not self._set_up.spelling:
            return False
        if event.type() == QEvent.Type.MouseButtonPress:
            self.forget()
            return False
        if not isinstance(event, QKeyEvent) or event.type() != QEvent.Type.KeyPress:
            return False
        key = event.key()
        if key in FORGETTING:
            self._set_up.forget_letters(all_of_them=key == Qt.Key.Key_Escape)
        elif key in TAKING:
            self._set_up.take_letters()
        else:
            return False
        self._watch()
        return True
