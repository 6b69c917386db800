"""What the person has to do now, and what the table has to say: pills of text with a suit beside it."""

from __future__ import annotations

import math
from dataclasses import dataclass

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFocusEvent, QPaintEvent
from PySide6.QtWidgets import QWidget

from cardgui.look import focus
from cardgui.look.icons import suit
from cardgui.look.paint import painting, rounded, shadow
from cardgui.look.text import TextBlock
from cardgui.look.theme import theme
from cardgui.look.type import scaled

RED_ON_DARK = QColor("#F0877E")
RED_ON_LIGHT = QColor("#B8261F")
PAD = 16
MARGIN = 8


def suit_color(letter: str) -> QColor:
    """Colour of a suit drawn on a surface of the interface."""
    if letter in "HD":
        return RED_ON_DARK if theme().dark else RED_ON_LIGHT
    return theme().color("text")


@dataclass(frozen=True, slots=True)
class Saying:
    """A text on a pill.

    Attributes:
        text: what it says.
        suit: letter of a suit drawn after it, or nothing.
        notes: quieter parts after the text.
        spoken: the same for a screen reader, where the drawn suit is named.
    """

    text: str
    suit: str = ""
    notes: tuple[str, ...] = ()
    spoken: str = ""


class Pill(QWidget):
    """A rounded strip with a saying. Its middle is put where it belongs; its size follows the text."""

    def __init__(self, parent: QWidget, *, focusable: bool = False) -> None:
        super().__init__(parent)
        self.saying: Saying | None = None
        self._middle = QPointF()
        self._left, self._right = 0.0, 10_000.0
        self._opacity = 1.0
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus if focusable else Qt.FocusPolicy.NoFocus)
        self.hide()
        theme().changed.connect(self._restyle)

    def say(self, saying: Saying | None) -> None:
        """Show a saying, or nothing."""
        if saying == self.saying:
            return
        self.saying = saying
        self.setVisible(saying is not None)
        if saying is not None:
            self.setAccessibleName(saying.spoken or saying.text)
            self._place()

    def set_opacity(self, value: float) -> None:
        """Let the pill fade."""
        self._opacity = value
        self.update()

    def put(self, x: float, y: float, left: float, right: float) -> None:
        """Put the middle there, or as near as the pill can be between `left` and `right`; text wraps if it must."""
        self._middle, self._left, self._right = QPointF(x, y), left, right
        self._place()

    @property
    def _most(self) -> float:
        return self._right - self._left

    def _blocks(self) -> list[TextBlock]:
        if self.saying is None:
            return []
        first = TextBlock(self.saying.text, 14, 600)
        notes = [TextBlock(note, 14) for note in self.saying.notes]
        width = sum(block.natural_width() + 14 for block in (first, *notes)) + 2 * PAD + self._icon()
        return [first, *(notes if width <= self._most else [])]

    def _icon(self) -> float:
        return scaled(16) if self.saying is not None and self.saying.suit else 0.0

    def _restyle(self) -> None:
        self._place()
        self.update()

    def sizeHint(self) -> QSize:
        """The size of the text with its margins."""
        width = sum(block.natural_width() + 14 for block in self._blocks()) - 14 + 2 * PAD
        width += self._icon() + 10 if self._icon() else 0
        blocks = self._blocks()
        line = blocks[0].line() if blocks else 20.0
        lines = 1
        if blocks:
            beside = width - blocks[0].natural_width() if len(blocks) > 1 else 2 * PAD
            beside += self._icon() + 10 if len(blocks) == 1 and self._icon() else 0
            width = min(width, self._most)
            lines = max(1, round(blocks[0].height(width - beside + 1) / line))
        return QSize(math.ceil(width) + 2 * MARGIN, math.ceil(lines * line + 14) + 2 * MARGIN)

    def _place(self) -> None:
        if self.saying is None:
            return
        size = self.sizeHint()
        width = size.width() - 2 * MARGIN
        left = max(min(self._middle.x() - width / 2, self._right - width), self._left)
        self.setGeometry(
            round(left - MARGIN),
            round(self._middle.y() - size.height() / 2),
            size.width(),
            size.height(),
        )
        self.update()

    def focusInEvent(self, event: QFocusEvent) -> None:
        """Show the keyboard ring."""
        super().focusInEvent(event)
        focus.gained(self, event, lambda: (self._pill(), self._pill().height() / 2))

    def focusOutEvent(self, event: QFocusEvent) -> None:
        """Take the keyboard ring away."""
        super().focusOutEvent(event)
        focus.lost(self)

    def _pill(self) -> QRectF:
        return QRectF(self.rect()).adjusted(MARGIN, MARGIN, -MARGIN, -MARGIN)

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: ARG002
        """Draw the pill."""
        if self.saying is None:
            return
        area = self._pill()
        with painting(self) as painter:
            painter.setOpacity(self._opacity)
            radius = min(area.height() / 2, 24.0)
            shadow(painter, area, radius, "low")
            rounded(painter, area, radius, theme().color("surface"), theme().color("line"))
            left = area.left() + PAD
            icon = self._icon()
            room = area.right() - PAD - (icon + 10 if icon else 0)
            for place, block in enumerate(self._blocks()):
                width = min(block.natural_width() + 1, room - left + 1)
                color = theme().color("text" if place == 0 else "text2")
                block.draw(painter, QRectF(left, area.top(), width, area.height()), color)
                left += width + 13
            if icon:
                picture = suit(self.saying.suit, suit_color(self.saying.suit), icon, self.devicePixelRatioF())
                target = QRectF(area.right() - PAD - icon, area.center().y() - icon / 2, icon, icon)
                painter.drawPixmap(target.toAlignedRect(), picture)
