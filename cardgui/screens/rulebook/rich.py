"""Text of the rulebook: words that stand out, and words that were looked for."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QRectF
from PySide6.QtGui import QFont, QPainter, QTextCharFormat, QTextLayout

from cardgui.look.text import TextBlock
from cardgui.look.theme import mix, theme
from cardgui.look.type import Weight, scaled
from cardgui.teaching.rulebook import Table

Span = tuple[int, int]
CELL_GAP, ROW_PAD = 16.0, 4.0
AT_IT = 0.35
"""How much stronger the ground of the found words is that one is at."""


class RichText(TextBlock):
    """A text in which parts are bold, and found words have a ground.

    Attributes:
        strong: the bold parts.
        found: the found words. here: the one of them that the person is at.
    """

    def __init__(
        self,
        text: str,
        size: float = 14,
        weight: Weight = 400,
        *,
        title: bool = False,
        strong: Sequence[Span] = (),
    ) -> None:
        super().__init__(text, size, weight, title=title)
        self.strong = tuple(strong)
        self.found: tuple[Span, ...] = ()
        self.here: Span | None = None

    def formats(self) -> list[QTextLayout.FormatRange]:
        """Return the bold parts and the found words."""
        made = []
        for span in self.strong:
            bold = QTextCharFormat()
            bold.setFontWeight(QFont.Weight.DemiBold)
            made.append(_range(span, bold))
        for span in self.found:
            ground, soft = QTextCharFormat(), theme().color("warn_soft")
            ground.setBackground(mix(soft, theme().color("warn"), AT_IT) if span == self.here else soft)
            made.append(_range(span, ground))
        return made

    def height(self, width: float) -> float:
        """Return the height of the text when wrapped to `width`: bold words are wider than the others."""
        return self.laid_out(width).lineCount() * self.line() if self.strong else super().height(width)


def _range(span: Span, look: QTextCharFormat) -> QTextLayout.FormatRange:
    made = QTextLayout.FormatRange()
    made.start, made.length, made.format = span[0], span[1] - span[0], look
    return made


class RichTable:
    """A table with a head; its columns are as wide as they must be."""

    def __init__(self, table: Table, size: float) -> None:
        self.rows = [
            [RichText(cell, size, 600 if row == 0 else 400) for cell in cells] for row, cells in enumerate(table.rows)
        ]

    def _columns(self, width: float) -> list[float]:
        """Widths of the columns: their content's, or where that is too much, the wide ones give way."""
        columns = list(zip(*self.rows, strict=True))
        natural = [max(cell.natural_width() for cell in column) + 1 for column in columns]
        least = [max(cell.least_width() for cell in column) + 1 for column in columns]
        spare = width - CELL_GAP * (len(columns) - 1) - sum(natural)
        if spare >= 0:
            return natural
        give = [many - few for many, few in zip(natural, least, strict=True)]
        share = min(-spare / sum(give), 1.0) if sum(give) else 0.0
        return [many - share * part for many, part in zip(natural, give, strict=True)]

    def height(self, width: float) -> float:
        """Return its height in this width."""
        columns = self._columns(width)
        return sum(self._row_height(row, columns) for row in self.rows)

    @staticmethod
    def _row_height(row: Sequence[RichText], columns: Sequence[float]) -> float:
        return max(cell.height(column) for cell, column in zip(row, columns, strict=True)) + 2 * ROW_PAD

    def draw(self, painter: QPainter, rect: QRectF) -> None:
        """Draw it; a line under each row."""
        columns, top = self._columns(rect.width()), rect.top()
        for row in self.rows:
            left, height = rect.left(), self._row_height(row, columns)
            for cell, column in zip(row, columns, strict=True):
                area = QRectF(left, top + ROW_PAD, column, cell.height(column))
                cell.draw(painter, area, theme().color("text"))
                left += column + CELL_GAP
            top += height
            painter.fillRect(QRectF(rect.left(), top - 1, rect.width(), 1), theme().color("line"))


def indent() -> float:
    """Return how far the items of a list stand to the right."""
    return scaled(16)
