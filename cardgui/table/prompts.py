"""What the person has to do now, and what the table has to say: pills of text with a suit beside it."""

from __future__ import annotations

import math
from dataclasses import dataclass

from PySide6.QtCore import QRectF, QSize, Qt, Signal
from PySide6.QtGui import QFocusEvent, QPaintEvent
from PySide6.QtWidgets import QWidget

from cardgui.look import focus
from cardgui.look.access import Role
from cardgui.look.icons import suit, suit_color
from cardgui.look.paint import draw_picture, mirroring, rounded, shadow
from cardgui.look.text import TextBlock
from cardgui.look.theme import theme
from cardgui.look.type import scaled
from cardgui.table.pose import Rect
from cardgui.table.prompt_place import Fit, Room
from cardgui.table.rects import rect_of

PAD = 16
MARGIN = 8
NOTE_GAP = 14


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
    """A rounded strip with a saying. Its middle is put where it belongs; its size follows the text.

    Signals:
        stands: it has come, gone or moved.
    """

    stands = Signal()

    access_role = Role.StaticText

    def __init__(self, parent: QWidget, *, focusable: bool = False) -> None:
        super().__init__(parent)
        self.saying: Saying | None = None
        self._covered: set[str] = set()
        self._fits: dict[tuple[float, int, str], Fit] = {}
        self._room = Room(0.0, 0.0, 0.0, 10_000.0, 10_000.0)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus if focusable else Qt.FocusPolicy.NoFocus)
        self.hide()
        theme().changed.connect(self._restyle)

    def say(self, saying: Saying | None) -> None:
        """Show a saying, or nothing."""
        if saying == self.saying:
            return
        self.saying = saying
        self._fits.clear()
        self._show()
        if saying is not None:
            self.setAccessibleName(saying.spoken or saying.text)
            self._place()

    def cover(self, by: str, *, covered: bool) -> None:
        """Be silent while something lies over it, such as a sheet or a callout, or no longer for its sake."""
        self._covered = self._covered | {by} if covered else self._covered - {by}
        self._show()

    def _show(self) -> None:
        shown = self.saying is not None and not self._covered
        if shown == self.isHidden():
            self.setVisible(shown)
            self.stands.emit()

    def area(self) -> Rect:
        """Where the pill itself stands, without its margin."""
        return rect_of(self.geometry()).grown(-MARGIN)

    def put(self, room: Room) -> None:
        """Stand in a room; the text wraps if it must."""
        self._room = room
        self._place()

    def _blocks(self, most: float) -> list[TextBlock]:
        if self.saying is None:
            return []
        first = TextBlock(self.saying.text, 14, 600)
        notes = [TextBlock(note, 14) for note in self.saying.notes]
        width = sum(block.natural_width() + NOTE_GAP for block in (first, *notes)) + 2 * PAD
        return [first, *(notes if width <= most else [])]

    def _icon(self) -> float:
        """Room for the suit, with the gap before it."""
        return scaled(16) + 10 if self.saying is not None and self.saying.suit else 0.0

    def _restyle(self) -> None:
        self._place()
        self.update()

    def fit(self, most: float) -> Fit:
        """How it fits into a width; on several lines it is no wider than they need."""
        key = most, theme().percent, theme().language
        if key not in self._fits:
            self._fits[key] = self._fit(most)
        return self._fits[key]

    def _fit(self, most: float) -> Fit:
        blocks = self._blocks(most)
        if not blocks or self.saying is None:
            return Fit(0.0, 0.0, 1, whole=True)
        first, line = blocks[0], blocks[0].line()
        whole = len(blocks) == 1 + len(self.saying.notes)
        beside = 2 * PAD + self._icon() + sum(block.natural_width() + NOTE_GAP for block in blocks[1:]) + 2
        words = min(first.natural_width(), most - beside)
        height = first.height(words + 1)
        if height > line:
            words = _narrowest(first, words, height)
        return Fit(math.ceil(words + beside), math.ceil(height + 14), round(height / line), whole)

    def sizeHint(self) -> QSize:
        """The size of the text with its margins."""
        fit = self.fit(self._room.right - self._room.left)
        return QSize(math.ceil(fit.width) + 2 * MARGIN, math.ceil(fit.height) + 2 * MARGIN)

    def _place(self) -> None:
        if self.saying is None:
            return
        box = self._room.box(self.fit(self._room.right - self._room.left))
        size = self.sizeHint()
        before = self.geometry()
        self.setGeometry(round(box.x) - MARGIN, round(box.y) - MARGIN, size.width(), size.height())
        self.update()
        if before != self.geometry():
            self.stands.emit()

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
        with mirroring(self) as painter:
            radius = min(area.height() / 2, 24.0)
            shadow(painter, area, radius, "low")
            rounded(painter, area, radius, theme().color("surface"), theme().color("line"))
            left = area.left() + PAD
            room = area.right() - PAD - self._icon()
            for place, block in enumerate(self._blocks(self._room.right - self._room.left)):
                width = min(block.natural_width() + 1, room - left + 1)
                color = theme().color("text" if place == 0 else "text2")
                block.draw(painter, QRectF(left, area.top(), width, area.height()), color)
                left += width + NOTE_GAP - 1
            if self.saying.suit:
                icon = scaled(16)
                picture = suit(self.saying.suit, suit_color(self.saying.suit), icon, self.devicePixelRatioF())
                target = QRectF(area.right() - PAD - icon, area.center().y() - icon / 2, icon, icon)
                draw_picture(painter, target.topLeft(), picture)


def _narrowest(block: TextBlock, width: float, height: float) -> float:
    """The least width at which a text is no higher than at this one: its lines become about equally long."""
    least, most = min(block.least_width(), width), width
    while most - least > 2:
        middle = (least + most) / 2
        if block.height(middle + 1) > height:
            least = middle
        else:
            most = middle
    return most
