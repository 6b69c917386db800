"""Text as the design sets it: its own line height, Korean broken at spaces, wrapped and never cut off."""

from __future__ import annotations

import math
import re
from collections.abc import Callable
from functools import lru_cache
from itertools import accumulate
from typing import TYPE_CHECKING, NamedTuple

from PySide6.QtCore import QPointF, QRectF, QSize, Qt, QTextBoundaryFinder
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter, QTextCharFormat, QTextLayout, QTextOption
from PySide6.QtWidgets import QLabel, QSizePolicy, QWidget

from cardgui.look.paint import mirroring, mirrors, upright
from cardgui.look.theme import theme
from cardgui.look.tokens import ColorName
from cardgui.look.type import Weight, figure_font, font, fonts_loaded, line_height

if TYPE_CHECKING:
    from PySide6.QtGui import QPaintEvent

Ink = ColorName | Callable[[], QColor]
"""A colour by name, or a function that gives it anew after each change of theme."""

_KANA = "[\u3041-\u3096]"
_BEGINS = (
    "ところ|ため|こと|ください|ありま|できま|なりま|これ|すべて|あなた|いちばん|さらに|もう"
    "|(?<!ま)まだ|(?<!の)(?:とき|あと|ほか)"
)
"""Words of kana that begin a phrase of Japanese."""
_IN_WORDS = re.compile(
    "(?<=[\u1100-\u11ff\u3130-\u318f\uac00-\ud7a3])(?=[\uac00-\ud7a3])"
    "|(?<=[\uac00-\ud7a3] )(?=[0-9])|(?<=[손순] )(?=이키|레스토)|(?<=[엘인] )(?=알마즈|아타스|바와)|(?<=\\S )(?=님)"
    "|(?<=[\u30a1-\u30fa\u30fc])(?=[\u3041-\u3096\u30a1-\u30fa\u30fc目数側])"
    "|(?<=[\u3400-\u9fff])(?=[\u3041-\u3096\u3400-\u9fff])"
    "|(?<=[0-9])(?=[\u3041-\u3096\u30a1-\u30fa\u3400-\u9fff])|(?<=[A-Za-z])(?=[\u3041-\u3096])"
    f"|(?<={_KANA})(?<!を)(?<![^\u3041-\u3096、。][はがにでともへの])(?={_KANA})(?!{_BEGINS})"
    f"|(?<=[はがにでともへの])(?=[はもがのにでとへをかしすみらねな])(?!{_BEGINS})"
    "|(?<=札)(?=[0-9])|(?<=・)(?=[\u30a1-\u30fa])|(?<=十の)(?=位)|(?<=もう)(?=一)"
    "|(?<=[\u3400-\u9fff][いきしちみりぎび])(?<![強弱高低多]い)(?<!少し)(?=[\u3400-\u9fff])"
    f"|(?<={_KANA})(?={_KANA}{{1,3}}(?:\u3002|$))"
)
"""Where Qt would break a line: inside Korean words, before the number of a card, inside names of two words,
before the address behind a name; in Japanese inside foreign words, before the endings and particles of a word, between
the characters of a compound or the verbs of one, between a figure and what it counts, and within kana unless a noun's
particle ends there or another word begins, and in the last syllables."""
_FROM_THE_RIGHT = re.compile("[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc]")
"""Letters of scripts that are written from right to left."""
_SIGNED = re.compile("[+\u2212][0-9](?:[0-9.,\u00a0\u202f]*[0-9])?")
_WORD_JOINER = "\u2060"
_NO_BREAK = "\u00a0"
_JAPANESE = re.compile("[\u3040-\u30ff\u3400-\u9fff]")


def unbroken(text: str) -> str:
    """Return a text with spaces at which no line ends; between Japanese phrases one still may."""
    return text.replace(" ", _NO_BREAK)


def ink(color: Ink) -> QColor:
    """Return the colour that an ink has now."""
    return color() if callable(color) else theme().color(color)


def other_side(align: Qt.AlignmentFlag) -> Qt.AlignmentFlag:
    """Return the alignment at the other side; what is centred stays so."""
    return _OTHER_SIDES.get(align, align)


_OTHER_SIDES = {
    Qt.AlignmentFlag.AlignLeft: Qt.AlignmentFlag.AlignRight,
    Qt.AlignmentFlag.AlignRight: Qt.AlignmentFlag.AlignLeft,
}


def _width(metrics: QFontMetricsF, text: str) -> float:
    """Width of a text with what its last letter reaches beyond its advance: line breaking counts that, too."""
    # Half a character, as Python has it for bytes of a file's name that are no text, brings Qt down here.
    half = text[-1:] >= "\ud800" and text[-1:] <= "\udfff"
    beyond = -metrics.rightBearing(text[-1]) if text and not half else 0.0
    return metrics.horizontalAdvance(text) + max(beyond, 0.0)


class _Style(NamedTuple):
    """What the measures of a text depend on: layouts ask for the same ones over and over."""

    text: str
    size: float
    weight: Weight
    title: bool
    percent: int
    language: str
    fonts: int

    def block(self) -> TextBlock:
        """The text in this style."""
        return TextBlock(self.text, self.size, self.weight, title=self.title)


@lru_cache(maxsize=4096)
def _natural_width(style: _Style) -> float:
    block = style.block()
    if style.title and block.formats():
        layout = block.laid_out(1e5)
        return max(math.ceil(layout.lineAt(index).naturalTextWidth()) for index in range(layout.lineCount()))
    metrics = QFontMetricsF(block.made_font())
    return max((_width(metrics, line) for line in style.text.replace(_WORD_JOINER, "").split("\n")), default=0.0)


@lru_cache(maxsize=4096)
def _least_width(style: _Style) -> float:
    block = style.block()
    metrics, figures = QFontMetricsF(block.made_font()), figure_font(style.size) if style.title else None
    signed = QFontMetricsF(figures) if figures is not None else metrics
    return max((_width(signed if _SIGNED.search(word) else metrics, word) for word in block.pieces()), default=0.0)


@lru_cache(maxsize=4096)
def _line_count(style: _Style, width: float) -> int:
    return style.block().laid_out(width).lineCount()


class TextBlock:
    """One text in one style, laid out for any width.

    The style is looked up at each call, so that a block follows text size and language; colours come at drawing.
    """

    def __init__(self, text: str, size: float = 14, weight: Weight = 400, *, title: bool = False) -> None:
        self.text = text
        self.size = size
        self.weight: Weight = weight
        self.title = title

    def natural_width(self) -> float:
        """Return the width of the text on one line (of its longest line, if it has breaks), logical pixels."""
        return _natural_width(self._style())

    def least_width(self) -> float:
        """Return the width of the longest piece that can't be broken."""
        return _least_width(self._style())

    def phrase_width(self) -> float:
        """Return the width of the longest piece inside which no line should end: in Japanese a phrase, not a letter."""
        text, whole = _unbroken(self.text)
        finder = QTextBoundaryFinder(QTextBoundaryFinder.BoundaryType.Line, text)
        begin, widest, metrics = 0, 0.0, QFontMetricsF(self.made_font())
        while (end := finder.toNextBoundary()) != -1:
            if end not in whole or end == len(text):
                widest, begin = max(widest, _width(metrics, text[begin:end].strip())), end
        return widest

    def _style(self) -> _Style:
        return _Style(self.text, self.size, self.weight, self.title, theme().percent, theme().language, fonts_loaded())

    def pieces(self) -> list[str]:
        """Return the pieces that can't be broken: words, or in Japanese what Qt keeps together on a line."""
        if not _JAPANESE.search(self.text):
            return self.text.replace(_WORD_JOINER, "").split()
        layout = self.laid_out(1.0, mode=QTextOption.WrapMode.WordWrap)
        lines = [layout.lineAt(index) for index in range(layout.lineCount())]
        return [layout.text()[line.textStart() : line.textStart() + line.textLength()].strip() for line in lines]

    def line(self) -> float:
        """Return the height of one line."""
        return line_height(self.size, title=self.title)

    def height(self, width: float) -> float:
        """Return the height of the text when wrapped to `width`."""
        return _line_count(self._style(), width) * self.line()

    def draw(
        self,
        painter: QPainter,
        rect: QRectF,
        color: QColor,
        align: Qt.AlignmentFlag = Qt.AlignmentFlag.AlignLeft,
    ) -> None:
        """Draw the text wrapped to the width of `rect`, centred in its height; never as its mirror image."""
        align = other_side(align) if mirrors(painter) else align
        layout = self.laid_out(rect.width(), align)
        step = self.line()
        metrics = QFontMetricsF(layout.font())
        top = rect.top() + (rect.height() - step * layout.lineCount()) / 2
        shift = (step - metrics.ascent() - metrics.descent()) / 2
        painter.setPen(color)
        for index in range(layout.lineCount()):
            line = layout.lineAt(index)
            line.setPosition(QPointF(line.position().x(), index * step + shift))
        with upright(painter, rect):
            layout.draw(painter, QPointF(rect.left(), round(top)))

    def made_font(self) -> QFont:
        """Return the font that it is set in now."""
        return font(self.size, self.weight, title=self.title)

    def formats(self) -> list[QTextLayout.FormatRange]:
        """Return what looks otherwise than the rest: in a plain text only signed numbers of a title."""
        figures = figure_font(self.size) if self.title and _SIGNED.search(self.text) else None
        if figures is None:
            return []
        ranges = []
        for found in _SIGNED.finditer(self.text):
            looks = QTextCharFormat()
            looks.setFont(figures)
            part = QTextLayout.FormatRange()
            part.start, part.length, part.format = found.start(), len(found.group()), looks
            ranges.append(part)
        return ranges

    def laid_out(
        self,
        width: float,
        align: Qt.AlignmentFlag = Qt.AlignmentFlag.AlignLeft,
        mode: QTextOption.WrapMode = QTextOption.WrapMode.WrapAtWordBoundaryOrAnywhere,
    ) -> QTextLayout:
        """Return the text broken into lines no wider than `width`."""
        text, whole = _unbroken(self.text.replace("\n", "\N{LINE SEPARATOR}"))
        layout = QTextLayout(text, self.made_font())
        layout.setFormats(self.formats())
        option = QTextOption(align)
        # Figures and signs alone would follow the window, in which "+2" must not become "2+".
        rightward = not _FROM_THE_RIGHT.search(text)
        option.setTextDirection(Qt.LayoutDirection.LeftToRight if rightward else Qt.LayoutDirection.RightToLeft)
        option.setWrapMode(mode)
        layout.setTextOption(option)
        layout.beginLayout()
        while (line := layout.createLine()).isValid():
            line.setLineWidth(max(width, 1.0))
            end = line.textStart() + line.textLength()
            if end in whole:
                length = _last_break(text, end, whole) - line.textStart()
                if length > 0:
                    line.setNumColumns(length, max(width, 1.0))
        layout.endLayout()
        return layout


def _unbroken(text: str) -> tuple[str, frozenset[int]]:
    """A text without its word joiners, and where in it no line may end: there, and inside words.

    The font lacks word joiners, and each would make a piece of text of its own.
    """
    parts = text.split(_WORD_JOINER)
    bare = "".join(parts)
    inside = {found.start() for found in _IN_WORDS.finditer(bare)}
    return bare, frozenset(inside.union(accumulate(len(part) for part in parts[:-1])))


def _last_break(text: str, end: int, whole: frozenset[int]) -> int:
    """The last place before `end` at which a line may end, or 0."""
    finder = QTextBoundaryFinder(QTextBoundaryFinder.BoundaryType.Line, text)
    finder.setPosition(end)
    while (place := finder.toPreviousBoundary()) in whole:
        pass
    return max(place, 0)


class Label(QLabel):
    """A text on a screen. Screen readers get its plain words."""

    def __init__(
        self,
        text: str = "",
        size: float = 14,
        weight: Weight = 400,
        color: Ink = "text",
        *,
        title: bool = False,
        wrap: bool = False,
        align: Qt.AlignmentFlag = Qt.AlignmentFlag.AlignLeft,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self._block = TextBlock(text, size, weight, title=title)
        self._ink = color
        self._align = align
        self.setWordWrap(wrap)
        self.setTextFormat(Qt.TextFormat.PlainText)
        # A fixed height would be that of the size hint, and cut off text that needs more lines than there.
        vertical = QSizePolicy.Policy.Preferred if wrap else QSizePolicy.Policy.Fixed
        policy = QSizePolicy(QSizePolicy.Policy.Preferred, vertical)
        policy.setHeightForWidth(wrap)
        self.setSizePolicy(policy)
        self.setText(text)
        theme().changed.connect(self._restyle)

    def setText(self, text: str) -> None:
        """Show another text."""
        self._block.text = text
        super().setText(text)
        self.updateGeometry()
        self.update()

    def set_ink(self, color: Ink) -> None:
        """Show the text in another colour."""
        self._ink = color
        self.update()

    def _restyle(self) -> None:
        self.updateGeometry()
        self.update()

    def sizeHint(self) -> QSize:
        """Return the size on one line, or for wrapped text at a comfortable width."""
        width = math.ceil(self._block.natural_width()) + 1
        if not self.wordWrap():
            lines = self._block.text.count("\n") + 1
            return QSize(width, math.ceil(lines * self._block.line()))
        width = min(width, 440)
        return QSize(width, math.ceil(self._block.height(width)))

    def minimumSizeHint(self) -> QSize:
        """Return the least size at which nothing is cut off."""
        if not self.wordWrap():
            return self.sizeHint()
        return QSize(math.ceil(self._block.least_width()) + 1, math.ceil(self._block.line()))

    def heightForWidth(self, width: int) -> int:
        """Return the height at a width."""
        return math.ceil(self._block.height(width)) if self.wordWrap() else self.sizeHint().height()

    def hasHeightForWidth(self) -> bool:
        """Whether the height depends on the width."""
        return self.wordWrap()

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: ARG002
        """Draw the text."""
        with mirroring(self) as painter:
            if not self.isEnabled():
                painter.setOpacity(0.45)
            area = QRectF(self.rect())
            if self.wordWrap():
                area.setHeight(self._block.height(self.width()))
            self._block.draw(painter, area, ink(self._ink), self._align)
