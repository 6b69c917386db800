"""The text of the position, to read, to type and to copy; what cannot be read is marked at its first fault."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QPalette, QTextCharFormat, QTextCursor, QTextOption
from PySide6.QtWidgets import QFrame, QPlainTextEdit, QSizePolicy, QTextEdit, QWidget

from cardgui.look import focus
from cardgui.look.controls.surfaces import SlimBar
from cardgui.look.paint import painting, rounded
from cardgui.look.theme import theme
from cardgui.look.tokens import RADIUS_BUTTON
from cardgui.look.type import font, line_height, scaled

if TYPE_CHECKING:
    from PySide6.QtGui import QFocusEvent, QKeyEvent, QPaintEvent, QResizeEvent

ENDS: Final = ",/ "
"""After these a line may end."""
LINES: Final = 3
PAD: Final = 8


class _Edit(QPlainTextEdit):
    """The lines themselves; Tab leaves them, Esc and the mouse are told on."""

    gained = Signal()
    lost = Signal()

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setWordWrapMode(QTextOption.WrapMode.WrapAnywhere)
        self.document().contentsChanged.connect(self.break_lines)

    def break_lines(self) -> None:
        """End lines after commas, slashes and spaces alone; a piece that is longer than a line, where it must.

        Qt itself would break inside a code, since it takes what follows a comma for the decimals of a number.
        """
        document = self.document()
        margin = document.documentMargin()
        width = max(self.viewport().width() - 2 * margin - self.cursorWidth(), 1.0)
        block = document.firstBlock()
        while block.isValid():
            layout, text, top = block.layout(), block.text(), 0.0
            layout.beginLayout()
            while (line := layout.createLine()).isValid():
                line.setLineWidth(width)
                begin, end = line.textStart(), line.textStart() + line.textLength()
                whole = max(text.rfind(sign, begin, end) for sign in ENDS) + 1
                if begin < whole < end < len(text):
                    line.setNumColumns(whole - begin, width)
                line.setPosition(QPointF(margin, top))
                top += line.height()
            layout.endLayout()
            block.setLineCount(max(layout.lineCount(), 1))
            block = block.next()
        lines = document.documentLayout()
        lines.documentSizeChanged.emit(lines.documentSize())
        self.viewport().update()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Break the lines for another width."""
        super().resizeEvent(event)
        self.break_lines()

    def focusInEvent(self, event: QFocusEvent) -> None:
        """Tell that the focus is here."""
        super().focusInEvent(event)
        self.gained.emit()

    def focusOutEvent(self, event: QFocusEvent) -> None:
        """Tell that it has gone."""
        super().focusOutEvent(event)
        self.lost.emit()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Leave Esc to the screen."""
        focus.note_key(event)
        if event.key() == Qt.Key.Key_Escape:
            event.ignore()
            return
        super().keyPressEvent(event)


class PositionText(QWidget):
    """See the module.

    Signals:
        typed: the person has changed the text.
        left: the focus has gone elsewhere.
    """

    typed = Signal(str)
    left = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.edit = _Edit(self)
        self.edit.setFrameShape(QFrame.Shape.NoFrame)
        self.edit.setTabChangesFocus(True)
        self.edit.setLayoutDirection(Qt.LayoutDirection.LeftToRight)
        self.edit.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.edit.setVerticalScrollBar(SlimBar(Qt.Orientation.Vertical))
        self.wrong = False
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)
        self.setFocusProxy(self.edit)
        self.edit.textChanged.connect(self._on_text)
        self.edit.gained.connect(self.update)
        self.edit.lost.connect(self._on_lost)
        theme().changed.connect(self._restyle)
        self._restyle()

    @property
    def text(self) -> str:
        """What stands there."""
        return self.edit.toPlainText()

    def show_text(self, text: str) -> None:
        """Show another text, without a mark; the cursor stays where it was as far as it can."""
        if text == self.text and not self.wrong:
            return
        self.edit.blockSignals(True)  # noqa: FBT003 - this is not typed
        self.edit.setPlainText(text)
        self.edit.blockSignals(False)  # noqa: FBT003
        self.mark(None)

    def mark(self, at: int | None) -> None:
        """Mark the word that begins there as the first that cannot be read; ``None`` for none."""
        self.wrong = at is not None
        selections = []
        if at is not None:
            selections.append(self._selection(at))
        self.edit.setExtraSelections(selections)
        self.update()

    def _selection(self, at: int) -> QTextEdit.ExtraSelection:
        text, colors = self.text, theme()
        # At the end of the text the last letter stands for what is missing.
        start = max(min(at, len(text) - 1), 0)
        end = start
        while end < len(text) and not text[end].isspace() and text[end] not in ",/":
            end += 1
        selection = QTextEdit.ExtraSelection()
        cursor = QTextCursor(self.edit.document())
        cursor.setPosition(start)
        cursor.setPosition(max(end, min(start + 1, len(text))), QTextCursor.MoveMode.KeepAnchor)
        selection.cursor = cursor
        marked = QTextCharFormat()
        marked.setBackground(colors.color("bad_soft"))
        marked.setForeground(colors.color("bad"))
        marked.setUnderlineStyle(QTextCharFormat.UnderlineStyle.WaveUnderline)
        marked.setUnderlineColor(colors.color("bad"))
        selection.format = marked
        return selection

    @property
    def marked(self) -> str:
        """What is marked."""
        return "".join(one.cursor.selectedText() for one in self.edit.extraSelections())

    def _on_text(self) -> None:
        self.typed.emit(self.text)

    def _on_lost(self) -> None:
        self.update()
        self.left.emit()

    def _restyle(self) -> None:
        palette = theme().palette()
        palette.setColor(QPalette.ColorRole.Base, QColor(0, 0, 0, 0))
        self.edit.setPalette(palette)
        self.edit.setFont(font(13))
        self.edit.break_lines()
        self.updateGeometry()
        self.update()

    def sizeHint(self) -> QSize:
        """Return the size of a few lines."""
        return QSize(200, round(LINES * line_height(13) + scaled(2 * PAD) + 8))

    def minimumSizeHint(self) -> QSize:
        """Return the least size."""
        return QSize(120, self.sizeHint().height())

    def resizeEvent(self, event) -> None:  # type: ignore[no-untyped-def]
        """Keep the lines inside the border."""
        super().resizeEvent(event)
        self.edit.setGeometry(self.rect().adjusted(6, 4, -4, -4))

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: ARG002
        """Paint ground and border."""
        colors, focused = theme(), self.edit.hasFocus()
        with painting(self) as painter:
            line = colors.color("bad" if self.wrong else "accent" if focused else "border")
            rounded(
                painter,
                QRectF(self.rect()),
                RADIUS_BUTTON,
                colors.color("surface"),
                line,
                2.0 if self.wrong or focused else 1.0,
            )
