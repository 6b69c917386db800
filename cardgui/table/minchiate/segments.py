"""What is left of the difference, in segments of 60, between the sums that lead to it and to the resti (MI-26)."""

from __future__ import annotations

import math
from typing import TYPE_CHECKING

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QSizePolicy, QWidget

from cardgui.look.i18n import number
from cardgui.look.paint import mirroring, rounded
from cardgui.look.text import TextBlock
from cardgui.look.theme import theme
from cardgui.look.type import scaled
from cardgui.models.minchiate_prompt import RESTO
from cardgui.table.minchiate.difference import SIDES
from cardgui.table.teams import team_color

if TYPE_CHECKING:
    from cardgui.table.minchiate.count_words import CountWords


class DifferenceSegments(QWidget):
    """The difference in segments of 60, each worth a resto, the last one begun."""

    def __init__(self, words: CountWords) -> None:
        super().__init__()
        self.after = 0
        self.stood = self.resti = ""
        self.shown = True
        self.tight = False
        self._words = words
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        theme().changed.connect(self.updateGeometry)

    def show_difference(self, after: int, stood: str, resti: str) -> None:
        """Show a difference, positive for the own side, and both sums."""
        self.after, self.stood, self.resti = after, stood, resti
        self.setAccessibleName(f"{self._words.difference()}: {stood}. {self._words.resti()}: {resti}.")
        self.update()

    def reveal(self, *, shown: bool) -> None:
        """Show it, or keep it back until everything is counted."""
        self.shown = shown
        self.update()

    def sizeHint(self) -> QSize:
        """Two lines of text with air."""
        return QSize(500, math.ceil(scaled(46 if self.tight else 62)))

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: ARG002
        """Draw both sums and the segments between them."""
        area = QRectF(self.rect())
        with mirroring(self) as painter:
            rounded(painter, area, 12, theme().color("surface2"))
            if not self.shown:
                return
            inner = area.adjusted(16, 0, -16, 0)
            left = self._draw_words(painter, inner, self._words.difference(), self.stood, right=False)
            right = self._draw_words(painter, inner, self._words.resti(), self.resti, right=True)
            room = QRectF(left + 24, area.top(), right - left - 48, area.height())
            if room.width() > 60:
                self._draw_segments(painter, room)

    @staticmethod
    def _draw_words(painter: QPainter, area: QRectF, head: str, words: str, *, right: bool) -> float:
        top, below = TextBlock(head, 12, 600), TextBlock(words, 14, 600)
        width = max(top.natural_width(), below.natural_width()) + 2
        left = area.right() - width if right else area.left()
        y = area.center().y() - (top.line() + below.line()) / 2
        align = Qt.AlignmentFlag.AlignRight if right else Qt.AlignmentFlag.AlignLeft
        top.draw(painter, QRectF(left, y, width, top.line()), theme().color("text2"), align)
        below.draw(painter, QRectF(left, y + top.line(), width, below.line()), theme().color("text"), align)
        return left if right else left + width

    def _draw_segments(self, painter: QPainter, room: QRectF) -> None:
        count = math.ceil(abs(self.after) / RESTO)
        if not count:
            block = TextBlock(self._words.no_difference(), 13)
            block.draw(painter, room, theme().color("text2"), Qt.AlignmentFlag.AlignHCenter)
            return
        team = SIDES[0 if self.after > 0 else 1]
        color = theme().color(team_color(team))
        gap, left = 3.0, abs(self.after)
        width = (room.width() - (count - 1) * gap) / count
        height, caption = scaled(22), TextBlock(self._words.one_resto(), 12)
        # The last caption may be the longer one: it has what its neighbour leaves free.
        spare = (width - caption.natural_width()) / 2 - 8 if count > 1 else 0.0
        begun = TextBlock(self._words.begun_resto(), 12).natural_width()
        named = caption.natural_width() <= width and begun <= width + max(spare, 0.0)
        top = room.center().y() - (height + (caption.line() if named else 0)) / 2
        for place in range(count):
            part = min(left, RESTO)
            box = QRectF(room.left() + place * (width + gap), top, width, height)
            pen = QPen(theme().color("border"), 1)
            pen.setDashPattern([3, 2])
            painter.setPen(pen)
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawRoundedRect(box.adjusted(0.5, 0.5, -0.5, -0.5), 4, 4)
            fill = QRectF(box.left(), box.top(), box.width() * part / RESTO, box.height())
            rounded(painter, fill, 4, color)
            value = TextBlock(number(part), 13, 600)
            if value.natural_width() + 4 <= fill.width():
                value.draw(painter, fill, theme().color("surface"), Qt.AlignmentFlag.AlignHCenter)
            if named:
                words = TextBlock(self._words.one_resto() if part == RESTO else self._words.begun_resto(), 12)
                wide = max(box.width(), words.natural_width())
                below = QRectF(box.right() - wide, box.bottom() + 1, wide, caption.line())
                words.draw(painter, below, theme().color("text2"), Qt.AlignmentFlag.AlignHCenter)
            left -= part
