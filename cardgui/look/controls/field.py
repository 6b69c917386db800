"""A line of text to type into."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QColor, QPalette
from PySide6.QtWidgets import QLineEdit, QWidget

from cardgui.look import focus
from cardgui.look.paint import painting, rounded
from cardgui.look.theme import theme
from cardgui.look.tokens import BUTTON_HEIGHT, RADIUS_BUTTON
from cardgui.look.type import control, font

if TYPE_CHECKING:
    from PySide6.QtGui import QFocusEvent, QKeyEvent, QMouseEvent, QPaintEvent


class Field(QLineEdit):
    """A line of text to type into, with a border; it can show that its content won't do."""

    def __init__(self, text: str = "", parent: QWidget | None = None) -> None:
        super().__init__(text, parent)
        self._wrong = False
        self.setFrame(False)
        self.setTextMargins(10, 0, 10, 0)
        self._restyle()
        theme().changed.connect(self._restyle)

    def _restyle(self) -> None:
        palette = theme().palette()
        palette.setColor(QPalette.ColorRole.Base, QColor(0, 0, 0, 0))
        self.setPalette(palette)
        self.setFont(font(14))
        self.updateGeometry()
        self.update()

    def mark_wrong(self, *, wrong: bool) -> None:
        """Show whether the content won't do; say why beside it."""
        if wrong != self._wrong:
            self._wrong = wrong
            self.update()

    def sizeHint(self) -> QSize:
        """Return the size of a field."""
        return QSize(super().sizeHint().width(), control(BUTTON_HEIGHT))

    def minimumSizeHint(self) -> QSize:
        """Return the least size of a field."""
        return QSize(80, control(BUTTON_HEIGHT))

    def focus_shape(self) -> tuple[QRectF, float]:
        """Return what the keyboard ring goes around."""
        return QRectF(self.rect()), float(RADIUS_BUTTON)

    def focusInEvent(self, event: QFocusEvent) -> None:
        """Show the ring if focus came by the keyboard."""
        super().focusInEvent(event)
        focus.gained(self, event, self.focus_shape)

    def focusOutEvent(self, event: QFocusEvent) -> None:
        """Take the ring away."""
        super().focusOutEvent(event)
        focus.lost(self)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Leave Enter to whatever the field is in."""
        focus.note_key(event)
        super().keyPressEvent(event)
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            event.ignore()

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Remember that a pointer is in use."""
        focus.note_pointer()
        super().mousePressEvent(event)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint ground and border under the text."""
        colors = theme()
        with painting(self) as painter:
            line = colors.color("bad" if self._wrong else "accent" if self.hasFocus() else "border")
            width = 2.0 if self._wrong or self.hasFocus() else 1.0
            rounded(painter, QRectF(self.rect()), RADIUS_BUTTON, colors.color("surface"), line, width)
        super().paintEvent(event)
