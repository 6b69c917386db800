"""The licences of everything that the program consists of, in full."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QEvent, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QPalette
from PySide6.QtWidgets import QFrame, QPlainTextEdit, QSizePolicy, QVBoxLayout, QWidget

from cardgui.look import focus
from cardgui.look.controls import Button, Dialog, Label
from cardgui.look.controls.surfaces import SlimBar
from cardgui.look.paint import painting, rounded
from cardgui.look.theme import theme
from cardgui.look.tokens import RADIUS_BUTTON
from cardgui.look.type import font, scaled

if TYPE_CHECKING:
    from collections.abc import Iterable

    from PySide6.QtGui import QFocusEvent, QKeyEvent, QPaintEvent

    from cardgui.screens.parts import Part

LINE: Final = "─" * 24


def in_full(parts: Iterable[Part]) -> str:
    """All licences, one after the other; parts with the same texts stand over them together."""
    together: dict[tuple[str, ...], list[str]] = {}
    for part in parts:
        name = " ".join(filter(None, (part.name, part.version)))
        together.setdefault(part.texts, []).append(f"{name}: {part.licence}" if part.licence else name)
    return "\n\n\n".join(
        "\n".join((*names, LINE, "", "\n\n".join(text.strip("\n") for text in texts)))
        for texts, names in together.items()
    )


class _Lines(QPlainTextEdit):
    """The text itself, to read and to copy."""

    def __init__(self, around: QWidget) -> None:
        super().__init__(around)
        self._around = around
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setReadOnly(True)
        self.setTextInteractionFlags(
            Qt.TextInteractionFlag.TextSelectableByMouse | Qt.TextInteractionFlag.TextSelectableByKeyboard
        )
        self.setTabChangesFocus(True)
        self.setContextMenuPolicy(Qt.ContextMenuPolicy.NoContextMenu)
        self.setLayoutDirection(Qt.LayoutDirection.LeftToRight)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setVerticalScrollBar(SlimBar(Qt.Orientation.Vertical))

    def focusInEvent(self, event: QFocusEvent) -> None:
        """Show that the focus is here."""
        super().focusInEvent(event)
        self._around.update()

    def focusOutEvent(self, event: QFocusEvent) -> None:
        """Show that it has gone."""
        super().focusOutEvent(event)
        self._around.update()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Leave to the dialog what closes it."""
        focus.note_key(event)
        if event.key() in (Qt.Key.Key_Escape, Qt.Key.Key_Return, Qt.Key.Key_Enter):
            event.ignore()
            return
        super().keyPressEvent(event)


class _Reader(QWidget):
    """A long text in a frame, to be scrolled."""

    def __init__(self, text: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.lines = _Lines(self)
        self.lines.setPlainText(text)
        around = QVBoxLayout(self)
        around.setContentsMargins(8, 6, 4, 6)
        around.addWidget(self.lines)
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)
        self.setFocusProxy(self.lines)
        theme().changed.connect(self._restyle)
        self._restyle()

    def _restyle(self) -> None:
        palette = theme().palette()
        palette.setColor(QPalette.ColorRole.Base, QColor(0, 0, 0, 0))
        self.lines.setPalette(palette)
        self.lines.setFont(font(12))
        self.updateGeometry()

    def sizeHint(self) -> QSize:
        """Return the size of some twenty lines, fewer where the window has no room."""
        room = self.window().height() - scaled(240)
        return QSize(400, round(max(160, min(scaled(400), room))))

    def minimumSizeHint(self) -> QSize:
        """Return the least size."""
        return QSize(200, self.sizeHint().height())

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: ARG002
        """Paint ground and border."""
        colors, focused = theme(), self.lines.hasFocus()
        line = colors.color("accent" if focused else "border")
        with painting(self) as painter:
            rounded(painter, QRectF(self.rect()), RADIUS_BUTTON, colors.color("surface"), line, 2.0 if focused else 1.0)


class LicencesDialog(Dialog):
    """Shows the licences; they are valid in the language in which they were written."""

    def __init__(self, window: QWidget, parts: Iterable[Part]) -> None:
        super().__init__(window, 720)
        self._title = Label(size=24, title=True, wrap=True)
        self.reader = _Reader(in_full(parts))
        self._close_button = Button(kind="primary")
        self.body.setSpacing(12)
        self.body.addWidget(self._title)
        self.body.addWidget(self.reader)
        self.footer.addStretch(1)
        self.footer.addWidget(self._close_button)
        self.first, self.default = self.reader.lines, self._close_button
        self._close_button.clicked.connect(self.accept)
        self.retranslate()

    @property
    def text(self) -> str:
        """All of it."""
        return self.reader.lines.toPlainText()

    def retranslate(self) -> None:
        """Show all words in the language of now."""
        self._title.setText(self.tr("Licenses"))
        self._close_button.setText(self.tr("Close"))
        self.setAccessibleName(self._title.text())
        self.reader.lines.setAccessibleName(self._title.text())

    def changeEvent(self, event: QEvent) -> None:
        """Follow a change of language."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
