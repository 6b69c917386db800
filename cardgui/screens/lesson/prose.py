"""Running text in which some words are bold."""

from __future__ import annotations

import re
from typing import Final

from PySide6.QtGui import QFont, QTextCharFormat, QTextLayout
from PySide6.QtWidgets import QWidget

from cardgui.look.text import Ink, Label, TextBlock

_BOLD: Final = re.compile(r"\*\*(.+?)\*\*", re.DOTALL)


class _Block(TextBlock):
    """A text with bold parts.

    Attributes:
        bold: where they are: begin and length.
    """

    bold: tuple[tuple[int, int], ...] = ()

    def formats(self) -> list[QTextLayout.FormatRange]:
        """Return the bold parts."""
        made = []
        for begin, length in self.bold:
            part, look = QTextLayout.FormatRange(), QTextCharFormat()
            look.setFontWeight(QFont.Weight.DemiBold)
            part.start, part.length, part.format = begin, length, look
            made.append(part)
        return made

    def height(self, width: float) -> float:
        """Return the height of the text when wrapped to `width`: bold words are wider than the others."""
        return self.laid_out(width).lineCount() * self.line() if self.bold else super().height(width)


class Prose(Label):
    """A wrapped paragraph; what stands between ``**`` is bold."""

    def __init__(self, size: float = 14, color: Ink = "text", parent: QWidget | None = None) -> None:
        super().__init__("", size, color=color, wrap=True, parent=parent)
        self._block: _Block = _Block("", size)

    def say(self, text: str) -> None:
        """Show another paragraph."""
        plain, bold, end = "", [], 0
        for found in _BOLD.finditer(text):
            plain += text[end : found.start()]
            bold.append((len(plain), len(found[1])))
            plain += found[1]
            end = found.end()
        plain += text[end:]
        self._block.bold = tuple(bold)
        self.setText(plain)
