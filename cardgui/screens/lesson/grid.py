"""A small table of words and numbers on a card of paper."""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtWidgets import QWidget

from cardgui.look.controls import Card
from cardgui.look.paint import mirroring
from cardgui.look.text import TextBlock
from cardgui.look.theme import theme

if TYPE_CHECKING:
    from PySide6.QtGui import QPaintEvent

PAD, GAP = 18.0, 22.0
ROW_AIR: Final = 14.0


class GridBox(Card):
    """Shows lines of cells under their heads; the first column stands left, the others in the middle."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent, radius=12)
        self._heads: tuple[str, ...] = ()
        self._rows: tuple[tuple[str, ...], ...] = ()
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)

    def say(self, heads: Sequence[str], rows: Sequence[Sequence[str]]) -> None:
        """Show other words."""
        self._heads, self._rows = tuple(heads), tuple(map(tuple, rows))
        lines = ["; ".join(cell for cell in line if cell) for line in (self._heads, *self._rows)]
        self.setAccessibleName("\n".join(lines))
        self.updateGeometry()
        self.update()

    def _cells(self) -> list[list[TextBlock]]:
        rows = [[TextBlock(cell, 16) for cell in row] for row in self._rows]
        return [[TextBlock(head, 14, 600) for head in self._heads], *rows]

    def _columns(self, width: float) -> list[float]:
        """Widths of the columns: as much as they need, or less where words can break."""
        columns = list(zip(*self._cells(), strict=True))
        natural = [max(cell.natural_width() for cell in column) + 1 for column in columns]
        least = [max(cell.least_width() for cell in column) + 1 for column in columns]
        over = sum(natural) + GAP * (len(columns) - 1) - width
        give = [many - few for many, few in zip(natural, least, strict=True)]
        if over <= 0 or not sum(give):
            return natural
        return [many - min(over / sum(give), 1.0) * part for many, part in zip(natural, give, strict=True)]

    def _heights(self, columns: Sequence[float]) -> list[float]:
        return [
            max(cell.height(width) for cell, width in zip(row, columns, strict=True)) + ROW_AIR for row in self._cells()
        ]

    def sizeHint(self) -> QSize:
        """Return the size at which nothing is cut off, in the room there is."""
        parent = self.parentWidget()
        room = (parent.width() if parent is not None else 800) - 48 - 2 * PAD
        columns = self._columns(room) if self._heads else []
        wide = sum(columns) + GAP * max(len(columns) - 1, 0) + 2 * PAD
        return QSize(math.ceil(wide), math.ceil(sum(self._heights(columns)) + 16 if columns else 0))

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint paper, cells and lines."""
        super().paintEvent(event)
        columns = self._columns(self.width() - 2 * PAD)
        top = 8.0
        with mirroring(self) as painter:
            for place, (row, height) in enumerate(zip(self._cells(), self._heights(columns), strict=True)):
                left = PAD
                if place:
                    painter.fillRect(QRectF(PAD, top, self.width() - 2 * PAD, 1), theme().color("line"))
                for column, (cell, width) in enumerate(zip(row, columns, strict=True)):
                    align = Qt.AlignmentFlag.AlignHCenter if column else Qt.AlignmentFlag.AlignLeft
                    ink = theme().color("text" if place else "text2")
                    cell.draw(painter, QRectF(left, top, width, height), ink, align)
                    left += width + GAP
                top += height
