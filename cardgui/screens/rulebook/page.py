"""One chapter of the rulebook: its heading, its introduction and its rules, one of which one is at."""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import TYPE_CHECKING

from PySide6.QtCore import QRectF, QSize, Qt, Signal
from PySide6.QtWidgets import QSizePolicy, QVBoxLayout, QWidget

from cardgui.look import focus
from cardgui.look.access import Role
from cardgui.look.paint import mirroring, rounded
from cardgui.look.theme import theme
from cardgui.look.tokens import RADIUS_OPTION
from cardgui.look.type import scaled
from cardgui.screens.rulebook.blocks import SIZE, Blocks
from cardgui.screens.rulebook.rich import RichText
from cardgui.screens.rulebook.words import numbers
from cardgui.teaching.rulebook import Block, Chapter, Rule
from cardgui.teaching.rulebook_search import HEAD, Hit

if TYPE_CHECKING:
    from PySide6.QtGui import QFocusEvent, QKeyEvent, QMouseEvent, QPaintEvent

PAD = 14
NUMBER_WIDTH = 64.0


class _Column(QWidget):
    """A widget as high as its text is at its width."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        policy = QSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Minimum)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)
        theme().changed.connect(self._restyle)

    def _restyle(self) -> None:
        self.updateGeometry()
        self.update()

    def hasHeightForWidth(self) -> bool:
        """The height depends on the width."""
        return True

    def heightForWidth(self, width: int) -> int:
        """Return the height at a width."""
        raise NotImplementedError

    def sizeHint(self) -> QSize:
        """Return the size of a column of text."""
        return QSize(440, self.heightForWidth(440))

    def minimumSizeHint(self) -> QSize:
        """Return the least size."""
        return QSize(280, round(scaled(24)))


class ChapterHead(_Column):
    """The heading of a chapter, the numbers of its rules, and its introduction."""

    access_role = Role.Heading

    def __init__(self, title: str, range_: str, intro: Sequence[Block]) -> None:
        super().__init__()
        self._title = RichText(title, 30, 600, title=True)
        self._range = RichText(range_, 14)
        self._intro = Blocks(intro)
        self.setAccessibleName(" ".join(filter(None, (title, range_))))
        self.setAccessibleDescription(self._intro.words())

    def mark(self, hits: Sequence[Hit], here: Hit | None) -> None:
        """Mark found words."""
        own = [hit for hit in hits if hit.block == HEAD]
        self._title.found = tuple((hit.start, hit.end) for hit in own)
        self._title.here = (here.start, here.end) if here is not None and here in own else None
        self._intro.mark(hits, here)
        self.update()

    def _heights(self, width: float) -> tuple[float, float, float]:
        range_ = self._range.height(width) if self._range.text else 0.0
        intro = self._intro.height(width)
        return self._title.height(width), range_, intro

    def heightForWidth(self, width: int) -> int:
        """Return the height at a width."""
        title, range_, intro = self._heights(width - 2 * PAD)
        return math.ceil(title + range_ + (intro + 12 if intro else 0)) + 8

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: ARG002
        """Draw heading and introduction."""
        width = self.width() - 2 * PAD
        title, range_, _ = self._heights(width)
        with mirroring(self) as painter:
            self._title.draw(painter, QRectF(PAD, 0, width, title), theme().color("text"))
            if self._range.text:
                self._range.draw(painter, QRectF(PAD, title, width, range_), theme().color("text2"))
            self._intro.draw(painter, PAD, title + range_ + 12, width)


class RuleBlock(_Column):
    """A rule: its number, its title, what it says.

    Signals:
        chosen: the person came to this rule.
    """

    access_role = Role.Paragraph
    chosen = Signal()

    def __init__(self, rule: Rule) -> None:
        super().__init__()
        self.rule = rule
        self._current = False
        self._number = RichText(rule.number, 13, 600)
        self._title = RichText(rule.title, SIZE, 600)
        self._blocks = Blocks(rule.blocks)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setAccessibleName(f"{rule.number}. {rule.title}")
        self.setAccessibleDescription(self._blocks.words())

    def set_current(self, *, on: bool) -> None:
        """Stand out as the rule that the person is at, or not."""
        if on != self._current:
            self._current = on
            self.update()

    def mark(self, hits: Sequence[Hit], here: Hit | None) -> None:
        """Mark found words."""
        own = [hit for hit in hits if hit.block == HEAD]
        self._title.found = tuple((hit.start, hit.end) for hit in own)
        self._title.here = (here.start, here.end) if here is not None and here in own else None
        self._blocks.mark(hits, here)
        self.update()

    def _left(self) -> float:
        return PAD + scaled(NUMBER_WIDTH)

    def heightForWidth(self, width: int) -> int:
        """Return the height at a width."""
        inner = width - self._left() - PAD
        return math.ceil(self._title.height(inner) + 2 + self._blocks.height(inner)) + 2 * 10

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: ARG002
        """Draw it, on a ground if one is at it."""
        left = self._left()
        inner = self.width() - left - PAD
        title = self._title.height(inner)
        with mirroring(self) as painter:
            if self._current:
                rounded(painter, QRectF(self.rect()), RADIUS_OPTION, theme().color("accent_soft"))
            line = self._title.line()
            self._number.draw(painter, QRectF(PAD, 10, left - PAD, line), theme().color("accent"))
            self._title.draw(painter, QRectF(left, 10, inner, title), theme().color("text"))
            self._blocks.draw(painter, left, 10 + title + 2, inner)

    def focus_shape(self) -> tuple[QRectF, float]:
        """Return what the keyboard ring goes around."""
        return QRectF(self.rect()), float(RADIUS_OPTION)

    def focusInEvent(self, event: QFocusEvent) -> None:
        """The rule that has the focus is the one that one is at."""
        super().focusInEvent(event)
        focus.gained(self, event, self.focus_shape)
        self.chosen.emit()

    def focusOutEvent(self, event: QFocusEvent) -> None:
        """Take the ring away."""
        super().focusOutEvent(event)
        focus.lost(self)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Remember that keys are in use."""
        focus.note_key(event)
        super().keyPressEvent(event)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Come to the rule that was clicked."""
        focus.note_pointer()
        super().mousePressEvent(event)
        self.chosen.emit()


class ChapterPage(QWidget):
    """The text of one chapter.

    Signals:
        chosen: place of the rule that the person came to.
    """

    chosen = Signal(int)

    def __init__(self, chapter: Chapter, before: Sequence[Block] = ()) -> None:
        """Show a chapter; `before` is what introduces the whole book, above the first one."""
        super().__init__()
        self.chapter = chapter
        self.head = ChapterHead(chapter.title, numbers(chapter), (*before, *chapter.intro))
        self._before = len(before)
        self.rules = [RuleBlock(rule) for rule in chapter.rules]
        self._column = QVBoxLayout(self)
        self._column.setContentsMargins(4, 24, 4, 24)
        self._column.setSpacing(4)
        self._column.addWidget(self.head)
        for place, block in enumerate(self.rules):
            self._column.addWidget(block)
            block.chosen.connect(lambda place=place: self.chosen.emit(place))
        self._column.addStretch(1)

    def put_under(self, place: int, diagram: QWidget) -> None:
        """Stand a diagram under its rule, where there is no room beside the text."""
        self._column.insertWidget(self._column.indexOf(self.rules[place]) + 1, diagram)
        diagram.show()

    def set_current(self, place: int) -> None:
        """Let one rule stand out."""
        for number, block in enumerate(self.rules):
            block.set_current(on=number == place)

    def mark(self, hits: Sequence[Hit], here: Hit | None) -> None:
        """Mark found words; `hits` are those of this chapter."""
        shift = self._before

        def moved(hit: Hit) -> Hit:
            block = hit.block if hit.block == HEAD else hit.block + shift
            return Hit(hit.chapter, hit.rule, block, hit.row, hit.column, hit.start, hit.end)

        own = [moved(hit) for hit in hits if hit.rule == HEAD]
        self.head.mark(own, moved(here) if here is not None and here.rule == HEAD else None)
        for place, block in enumerate(self.rules):
            block.mark([hit for hit in hits if hit.rule == place], here)
