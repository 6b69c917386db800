"""What a screen reader is told while things happen, beside what it reads when asked."""

from __future__ import annotations

from PySide6.QtCore import QObject, Signal
from PySide6.QtGui import QAccessible, QAccessibleAnnouncementEvent
from PySide6.QtWidgets import QWidget


class Speech(QObject):
    """Says sentences through the table.

    Signals:
        said: the sentence, and whether it interrupts.
    """

    said = Signal(str, bool)

    def __init__(self, table: QWidget) -> None:
        super().__init__(table)
        self._table = table

    def say(self, text: str, *, assertive: bool = False) -> None:
        """Say a sentence: politely when nothing else is being said, or at once. A table out of sight says nothing."""
        if not text or self._table.isHidden():
            return
        event = QAccessibleAnnouncementEvent(self._table, text)
        kinds = QAccessible.AnnouncementPoliteness
        event.setPoliteness(kinds.Assertive if assertive else kinds.Polite)
        QAccessible.updateAccessibility(event)
        self.said.emit(text, assertive)
