"""What stands in place of a lesson or an exercise whose files are missing or damaged."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QEvent, Qt, Signal
from PySide6.QtWidgets import QVBoxLayout, QWidget

from cardgui.look.controls import Canvas
from cardgui.screens.notices import Notice

WIDTH: Final = 620


class UnreadableLesson(Canvas):
    """Says so, and leads on.

    Signals:
        following: the person wants the next lesson or exercise. leave: the person wants the list.
        again: the language is another one now; perhaps its files are whole.
    """

    following = Signal()
    leave = Signal()
    again = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.notice: Notice | None = None
        self._column = QVBoxLayout(self)
        self._column.setContentsMargins(24, 24, 24, 24)

    def show_fault(self, *, exercise: bool, detail: str, following: bool) -> None:
        """Say what cannot be shown, and lead to the next one if there is one."""
        if self.notice is not None:
            self.notice.hide()
            self.notice.deleteLater()
        values: dict[str, str | int] = {"detail": detail, "following": following}
        notice = self.notice = Notice("exercise" if exercise else "lesson", values)
        notice.setMaximumWidth(WIDTH)
        notice.chosen.connect(lambda key: (self.following if key == "following" else self.leave).emit())
        self._column.addWidget(notice, 0, Qt.AlignmentFlag.AlignTop)

    def take_focus(self) -> None:
        """Focus what leads on."""
        if self.notice is not None:
            next(iter(self.notice.buttons.values())).setFocus(Qt.FocusReason.OtherFocusReason)

    def changeEvent(self, event: QEvent) -> None:
        """Follow a change of language."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange and self.isVisible():
            self.again.emit()
