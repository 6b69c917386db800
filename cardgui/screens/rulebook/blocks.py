"""The paragraphs, lists and tables of a rule or an introduction, laid out in a column and painted."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter

from cardgui.look.paint import rounded
from cardgui.look.theme import theme
from cardgui.look.type import scaled
from cardgui.screens.rulebook.rich import RichTable, RichText, indent
from cardgui.teaching.rulebook import Block, DiagramPlace, Table, Text
from cardgui.teaching.rulebook_search import Hit

SIZE = 15
GAP = 8.0


class Blocks:
    """What stands in one rule or introduction, diagrams apart."""

    def __init__(self, blocks: Iterable[Block]) -> None:
        self._parts: list[tuple[int, RichText | RichTable, bool]] = []
        for number, block in enumerate(blocks):
            if isinstance(block, Text):
                self._parts.append((number, RichText(block.words, SIZE, strong=block.strong), block.item))
            elif isinstance(block, Table):
                self._parts.append((number, RichTable(block, 14), False))
            elif not isinstance(block, DiagramPlace):
                raise TypeError(block)

    def words(self) -> str:
        """Return all of it as plain words, for screen readers."""
        said = []
        for _, part, _ in self._parts:
            if isinstance(part, RichText):
                said.append(part.text)
            else:
                said += ["; ".join(cell.text for cell in row) for row in part.rows]
        return "\n".join(said)

    def mark(self, hits: Sequence[Hit], here: Hit | None) -> None:
        """Mark found words, and the one that the person is at."""
        for number, part, _ in self._parts:
            own = [hit for hit in hits if hit.block == number]
            if isinstance(part, RichText):
                _mark(part, own, here)
            else:
                for row, cells in enumerate(part.rows):
                    for column, cell in enumerate(cells):
                        _mark(cell, [hit for hit in own if (hit.row, hit.column) == (row, column)], here)

    def height(self, width: float) -> float:
        """Return the height in a column of this width."""
        heights = [part.height(width - (indent() if item else 0)) for _, part, item in self._parts]
        return sum(heights) + GAP * max(len(heights) - 1, 0)

    def draw(self, painter: QPainter, left: float, top: float, width: float) -> None:
        """Draw everything from this corner on."""
        for _, part, item in self._parts:
            step = indent() if item else 0.0
            height = part.height(width - step)
            area = QRectF(left + step, top, width - step, height)
            if isinstance(part, RichText):
                part.draw(painter, area, theme().color("text"))
                if item:
                    side = scaled(5)
                    dot = QRectF(QPointF(left + step / 2 - side, top + (part.line() - side) / 2), QPointF())
                    dot.setSize(QRectF(0, 0, side, side).size())
                    rounded(painter, dot, side / 2, theme().color("text2"))
            else:
                part.draw(painter, area)
            top += height + GAP


def _mark(text: RichText, hits: Sequence[Hit], here: Hit | None) -> None:
    text.found = tuple((hit.start, hit.end) for hit in hits)
    text.here = (here.start, here.end) if here is not None and here in hits else None
