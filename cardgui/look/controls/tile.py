"""Choices that are seen before they are read: tiles with a picture, of which one is chosen."""

from __future__ import annotations

import math
from collections.abc import Callable
from typing import TYPE_CHECKING

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtWidgets import QSizePolicy, QWidget

from cardgui.look.controls.buttons import BaseButton
from cardgui.look.icons import draw_icon
from cardgui.look.paint import rounded, upright
from cardgui.look.text import TextBlock
from cardgui.look.theme import theme
from cardgui.look.tokens import RADIUS_OPTION
from cardgui.look.type import control, scaled

if TYPE_CHECKING:
    from PySide6.QtGui import QKeyEvent, QPainter

PADDING = 12
Drawing = Callable[["QPainter", QRectF], None]
"""Draws a picture into a rectangle."""


class Tile(BaseButton):
    """One of several choices: a picture, if any, and its name; the chosen one has border, ground and check."""

    radius = float(RADIUS_OPTION)

    def __init__(
        self, text: str = "", *, drawing: Drawing | None = None, high: int = 0, parent: QWidget | None = None
    ) -> None:
        """`high` is how much height the drawing gets."""
        super().__init__(parent)
        self._drawing, self._high = drawing, high
        self.setCheckable(True)
        self.setAutoExclusive(True)
        policy = QSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)
        self.setText(text)

    def _block(self) -> TextBlock:
        return TextBlock(self.words(), 14, 600)

    @staticmethod
    def _check() -> float:
        return round(scaled(16)) + 6

    def sizeHint(self) -> QSize:
        """Return the size with the name on one line."""
        width = math.ceil(self._block().natural_width() + 2 * self._check()) + 2 * PADDING
        return QSize(width, self.heightForWidth(width))

    def minimumSizeHint(self) -> QSize:
        """Return the least size at which no word is cut."""
        width = math.ceil(self._block().least_width() + 2 * self._check()) + 2 * PADDING
        return QSize(width, self.heightForWidth(width))

    def hasHeightForWidth(self) -> bool:
        """Whether the height depends on the width."""
        return True

    def _text_height(self, width: float) -> float:
        return self._block().height(width - 2 * PADDING - 2 * self._check() + 1)

    def heightForWidth(self, width: int) -> int:
        """Return the height at a width: more when the name wraps."""
        text = math.ceil(self._text_height(width))
        return max(control(44), text + 22 + (self._high + 8 if self._high else 0))

    def draw(self, painter: QPainter) -> None:
        """Paint ground, picture and name."""
        colors = theme()
        area = QRectF(self.rect())
        chosen = self.isChecked()
        if chosen:
            rounded(painter, area, self.radius, colors.color("accent_soft"), colors.color("accent"), 2)
        else:
            fill = colors.color("surface2" if self.underMouse() else "surface")
            rounded(painter, area, self.radius, fill, colors.color("border"))
        text = self._text_height(self.width())
        foot = area
        if self._drawing is not None:
            room = QRectF(PADDING, 11, self.width() - 2 * PADDING, self._high)
            with upright(painter, room):
                self._drawing(painter, room)
            foot = QRectF(0, self.height() - 11 - text, self.width(), text)
        inner = foot.adjusted(PADDING + self._check(), 0, -PADDING - self._check(), 0)
        block = self._block()
        if chosen:
            size = round(scaled(16))
            wide = min(block.natural_width(), inner.width())
            check = QRectF(inner.center().x() - wide / 2 - 6 - size, foot.top(), size, foot.height())
            draw_icon(painter, "check", colors.color("accent"), check.center().x(), foot.center().y(), size)
        block.draw(painter, inner.adjusted(-0.5, 0, 0.5, 0), colors.color("text"), Qt.AlignmentFlag.AlignHCenter)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Leave Enter to whatever the tile is in."""
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            event.ignore()
            return
        super().keyPressEvent(event)
