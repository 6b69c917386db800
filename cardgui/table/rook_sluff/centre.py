"""In the middle of the trick: who is winning it, and with which card."""

from __future__ import annotations

import math

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QPaintEvent
from PySide6.QtWidgets import QWidget

from cardgui.look.access import Role
from cardgui.look.paint import mirroring
from cardgui.look.sentences import ended, joined
from cardgui.look.text import TextBlock
from cardgui.look.theme import theme
from cardgui.table.layout import TableLayout
from cardgui.table.pose import Rect


class TrickCentre(QWidget):
    """Two lines of text on the felt, under the cards. The trick itself is read aloud elsewhere."""

    access_role = Role.StaticText

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.title = ""
        self.note = ""
        self._layout: TableLayout | None = None
        self._cut_off = False
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.hide()
        theme().changed.connect(self._fit)

    def say(self, title: str, note: str) -> None:
        """Say something else; nothing hides it."""
        if (title, note) != (self.title, self.note):
            self.title, self.note = title, note
            self.setAccessibleName(joined(map(ended, (title, note))) if title else "")
            self._fit()

    @property
    def wanted(self) -> bool:
        """Whether there is something to show."""
        return bool(self.title)

    def place(self, covered: Rect | None) -> Rect:  # noqa: ARG002
        """Where it stands while there is something to say."""
        return Rect(self.x(), self.y(), self.width(), self.height())

    def stand(self, box: Rect | None) -> None:
        """Be there, or away while something cuts through the lines."""
        self._cut_off = box is None
        self.setVisible(bool(self.title) and not self._cut_off)

    def put(self, layout: TableLayout) -> None:
        """Stand in the middle of the trick."""
        self._layout = layout
        self._fit()

    def _blocks(self) -> list[TextBlock]:
        return [TextBlock(self.title, 16, 600), TextBlock(self.note, 13)]

    def _fit(self) -> None:
        self.setVisible(bool(self.title) and not self._cut_off)
        if self._layout is None or not self.title:
            return
        blocks, (x, y) = self._blocks(), self._layout.centre
        across, _ = self._layout.reach
        widest = min(max(block.natural_width() for block in blocks) + 4, 2 * (across - self._layout.tw / 2) - 16)
        height = sum(block.height(widest) for block in blocks)
        self.setGeometry(round(x - widest / 2), round(y - height / 2), math.ceil(widest), math.ceil(height))
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: ARG002
        """Draw the lines."""
        with mirroring(self) as painter:
            top, width = 0.0, float(self.width())
            for block, color in zip(self._blocks(), ("table_text", "table_text2"), strict=True):
                height = block.height(width)
                room = QRectF(0, top, width, height)
                block.draw(painter, room, theme().color(color), Qt.AlignmentFlag.AlignHCenter)  # type: ignore[arg-type]
                top += height
