"""Choices: on or off in a row, one of a few side by side, one of several described options."""

from __future__ import annotations

import math
from typing import TYPE_CHECKING

from PySide6.QtCore import QRectF, QSize, Qt, Signal
from PySide6.QtWidgets import QButtonGroup, QGridLayout, QSizePolicy, QWidget

from cardgui.look.access import Role
from cardgui.look.controls.buttons import BaseButton
from cardgui.look.icons import draw_icon
from cardgui.look.paint import mirroring, placed, rounded, shadow
from cardgui.look.text import TextBlock
from cardgui.look.theme import theme
from cardgui.look.tokens import BUTTON_HEIGHT, RADIUS_BUTTON, RADIUS_OPTION, ROW_HEIGHT, SWITCH_SIZE
from cardgui.look.type import control, scaled

if TYPE_CHECKING:
    from collections.abc import Sequence

    from PySide6.QtGui import QColor, QKeyEvent, QPainter, QPaintEvent


class SwitchRow(BaseButton):
    """A row with a text, perhaps a note below it, and a switch at its end; all of it can be clicked.

    A hairline closes it.
    """

    radius = 14.0

    def __init__(self, text: str = "", *, checked: bool = False, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._note = ""
        self.setCheckable(True)
        self.setChecked(checked)
        policy = QSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Minimum)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)
        self.setText(text)

    def set_words(self, text: str, note: str) -> None:
        """Show another text with a note below it."""
        self._note = note
        self.setText(text)
        self.setAccessibleDescription(note)

    def _block(self) -> TextBlock:
        return TextBlock(self.words(), 14)

    def _note_block(self) -> TextBlock:
        return TextBlock(self._note, 13)

    def sizeHint(self) -> QSize:
        """Return the size with the text on one line, and the note on one, too; a layout may make it narrower."""
        words = max(self._block().natural_width(), self._note_block().natural_width())
        width = math.ceil(words) + 17 + SWITCH_SIZE[0]
        return QSize(width, self.heightForWidth(width))

    def minimumSizeHint(self) -> QSize:
        """Return the least width at which no word is cut."""
        words = max(self._block().least_width(), self._note_block().least_width())
        width = math.ceil(words) + 16 + SWITCH_SIZE[0]
        return QSize(width, round(scaled(ROW_HEIGHT)))

    def hasHeightForWidth(self) -> bool:
        """Whether the height depends on the width."""
        return True

    def heightForWidth(self, width: int) -> int:
        """Return the height at a width: more when the text wraps."""
        room = width - 16 - SWITCH_SIZE[0]
        text = self._block().height(room) + (self._note_block().height(room) if self._note else 0)
        return max(round(scaled(ROW_HEIGHT)), math.ceil(text) + 16)

    def _track(self) -> QRectF:
        width, height = SWITCH_SIZE
        return QRectF(self.width() - width, (self.height() - 1 - height) / 2, width, height)

    def focus_shape(self) -> tuple[QRectF, float]:
        """Return the switch alone: the row has no edge."""
        return placed(self, self._track()), SWITCH_SIZE[1] / 2

    def draw(self, painter: QPainter) -> None:
        """Paint text, switch and hairline."""
        colors = theme()
        track = self._track()
        room = self.width() - 16 - track.width()
        text, note = self._block().height(room), self._note_block().height(room) if self._note else 0.0
        top = (self.height() - 1 - text - note) / 2
        self._block().draw(painter, QRectF(0, top, room, text), colors.color("text"))
        if self._note:
            below = QRectF(0, top + text, room, note)
            self._note_block().draw(painter, below, colors.color("text2"))
        painter.fillRect(QRectF(0, self.height() - 1, self.width(), 1), colors.color("line"))
        if self.isChecked():
            rounded(painter, track, track.height() / 2, self.shade(colors.color("accent")))
            thumb = QRectF(track.right() - 21, track.top() + 3, 18, 18)
            rounded(painter, thumb, 9, colors.color("on_accent"))
        else:
            rounded(painter, track, track.height() / 2, colors.color("surface2"), colors.color("border"))
            thumb = QRectF(track.left() + 4, track.top() + 4, 16, 16)
            rounded(painter, thumb, 8, colors.color("border"))


class _Segment(BaseButton):
    """One choice of a segmented control."""

    radius = 6.0

    def __init__(self, text: str, parent: QWidget) -> None:
        super().__init__(parent)
        self.setCheckable(True)
        self.setAutoExclusive(True)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.setText(text)

    def sizeHint(self) -> QSize:
        """Return the size of the bold text, so that choosing doesn't move the neighbours."""
        width = TextBlock(self.words(), 14, 600).natural_width()
        return QSize(math.ceil(width) + 25, max(round(scaled(BUTTON_HEIGHT)) - 6, control(0)))

    def draw(self, painter: QPainter) -> None:
        """Paint the choice, raised when it is chosen."""
        colors = theme()
        area = QRectF(self.rect())
        if self.isChecked():
            shadow(painter, area.adjusted(1, 0, -1, -1), self.radius, "low")
            rounded(painter, area.adjusted(1, 0, -1, -1), self.radius, colors.color("surface"))
        elif self.underMouse():
            rounded(painter, area, self.radius, colors.color("line"))
        chosen = self.isChecked()
        block = TextBlock(self.words(), 14, 600 if chosen else 400)
        color = colors.color("text" if chosen or self.underMouse() else "text2")
        block.draw(painter, area, color, Qt.AlignmentFlag.AlignHCenter)


class Segmented(QWidget):
    """One of a few short choices side by side; the arrow keys move between them.

    Signals:
        chosen: the key of the choice a person made.
    """

    chosen = Signal(str)

    access_role = Role.Grouping

    def __init__(self, choices: Sequence[tuple[str, str]] = (), parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._group = QButtonGroup(self)
        self._keys: list[str] = []
        self._columns = 0
        self._grid = QGridLayout(self)
        self._grid.setContentsMargins(3, 3, 3, 3)
        self._grid.setSpacing(0)
        for key, text in choices:
            self.add(key, text)
        self._group.idClicked.connect(self._on_click)
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)
        theme().changed.connect(self.update)

    def add(self, key: str, text: str) -> None:
        """Add a choice."""
        segment = _Segment(text, self)
        self._group.addButton(segment, len(self._keys))
        self._keys.append(key)
        self._place(segment, len(self._keys) - 1)

    def _place(self, segment: QWidget, place: int) -> None:
        self._grid.addWidget(segment, *(divmod(place, self._columns) if self._columns else (0, place)))

    def set_columns(self, columns: int) -> None:
        """Have so many choices in a row; 0 for all."""
        if columns == self._columns:
            return
        self._columns = columns
        for place, segment in enumerate(self._group.buttons()):
            self._place(segment, place)
        self.updateGeometry()

    def row_width(self) -> int:
        """The width at which all choices stand in one row."""
        return sum(segment.sizeHint().width() for segment in self._group.buttons()) + 6

    def button(self, key: str) -> BaseButton:
        """Return the button of a choice."""
        button = self._group.button(self._keys.index(key))
        if not isinstance(button, BaseButton):  # pragma: no cover
            raise TypeError(key)
        return button

    @property
    def current(self) -> str:
        """The key of what is chosen, or "" if nothing is."""
        number = self._group.checkedId()
        return self._keys[number] if number >= 0 else ""

    def choose(self, key: str) -> None:
        """Choose without a signal; "" chooses nothing."""
        if key:
            self.button(key).setChecked(True)
            return
        self._group.setExclusive(False)
        for segment in self._group.buttons():
            segment.setAutoExclusive(False)
            segment.setChecked(False)
            segment.setAutoExclusive(True)
        self._group.setExclusive(True)

    def _on_click(self, number: int) -> None:
        self.chosen.emit(self._keys[number])

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: ARG002
        """Paint the trough."""
        with mirroring(self) as painter:
            rounded(painter, QRectF(self.rect()), RADIUS_BUTTON, theme().color("surface2"))


def _check_room() -> int:
    """Return the width that the check takes, with the gap after it."""
    return round(scaled(16)) + 6


class Option(BaseButton):
    """One of several options, each a panel with a title and a sentence. The chosen one has border and check."""

    radius = float(RADIUS_OPTION)
    PADDING = 16

    def __init__(self, title: str = "", note: str = "", *, game: str = "truf", parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._note = note
        self.game = game
        self.setCheckable(True)
        self.setAutoExclusive(True)
        policy = QSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Preferred)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)
        self.set_words(title, note)

    def set_words(self, title: str, note: str = "") -> None:
        """Show other words."""
        self._note = note
        self.setText(title)
        self.setAccessibleDescription(note)
        self.update()

    def sizeHint(self) -> QSize:
        """Return the size with the title on one line."""
        width = math.ceil(TextBlock(self.words(), 14, 600).natural_width()) + 2 * self.PADDING + _check_room()
        width = max(width, min(math.ceil(TextBlock(self._note, 13).natural_width()) + 2 * self.PADDING, 200))
        return QSize(width, self.heightForWidth(width))

    def minimumSizeHint(self) -> QSize:
        """Return the least width at which no word is cut."""
        widest = max(
            TextBlock(self.words(), 14, 600).natural_width() + _check_room(), TextBlock(self._note, 13).least_width()
        )
        return QSize(math.ceil(widest) + 2 * self.PADDING, 56)

    def hasHeightForWidth(self) -> bool:
        """Whether the height depends on the width."""
        return True

    def heightForWidth(self, width: int) -> int:
        """Return the height at a width."""
        inner = width - 2 * self.PADDING
        height = TextBlock(self.words(), 14, 600).line()
        if self._note:
            height += 2 + TextBlock(self._note, 13).height(inner)
        return math.ceil(height) + 2 * 14

    def draw(self, painter: QPainter) -> None:
        """Paint the panel and its words."""
        colors = theme()
        area = QRectF(self.rect())
        accent: QColor = colors.game(self.game).accent
        if self.isChecked():
            rounded(painter, area, self.radius, colors.color("accent_soft"), accent, 2)
        else:
            fill = colors.color("surface2" if self.underMouse() else "surface")
            rounded(painter, area, self.radius, fill, colors.color("border"))
        inner = area.adjusted(self.PADDING, 14, -self.PADDING, -14)
        title = TextBlock(self.words(), 14, 600)
        left = inner.left()
        if self.isChecked():
            size = round(scaled(16))
            check = QRectF(left, inner.top(), size, title.line())
            draw_icon(painter, "check", accent, check.center().x(), check.center().y(), size)
            left += _check_room()
        line = QRectF(left, inner.top(), inner.right() - left, title.line())
        title.draw(painter, line, colors.color("text"))
        if self._note:
            note = TextBlock(self._note, 13)
            rest = QRectF(inner.left(), inner.top() + title.line() + 2, inner.width(), note.height(inner.width()))
            note.draw(painter, rest, colors.color("text2"))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Leave Enter to the dialog: it starts the game."""
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            event.ignore()
            return
        super().keyPressEvent(event)
