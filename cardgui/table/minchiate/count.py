"""The final count line by line, the difference in segments of 60, and the resti of the deal (MI-25, MI-26)."""

from __future__ import annotations

import math
from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QRectF, QSize, Qt, Signal
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QHBoxLayout, QSizePolicy, QVBoxLayout, QWidget

from cardgui.engine.cards import Card
from cardgui.look.controls import Button, Label, Link, ScrollColumn
from cardgui.look.i18n import number
from cardgui.look.paint import mirroring
from cardgui.look.text import TextBlock
from cardgui.look.theme import theme
from cardgui.look.type import scaled
from cardgui.table.animator import linear
from cardgui.table.minchiate.count_words import RULE_COUNT
from cardgui.table.minchiate.minis import CHIP_HEIGHT, chip_lines, chips_width, draw_chips
from cardgui.table.minchiate.segments import DifferenceSegments
from cardgui.table.panels import SHADE, Panel
from cardgui.table.teams import Team, draw_edge, team_color

if TYPE_CHECKING:
    from cardgui.table.animator import Animator
    from cardgui.table.minchiate.count_words import CountWords

WIDTH: Final = 1040
LINE_MS: Final = 400
COLUMN_GAP: Final = 20.0
"""Between the points of one side and what the other has."""
INDENT, TITLE_GAP = 24.0, 14.0
"""Left of a line that is no sum, and between the longest title and what stands beside it."""
EDGE: Final = 6.0
"""Room for cards above and below, together, where lines are low."""
ROW, LOW_ROW = 32.0, 24.0
"""Height of a line, and where height lacks."""
SIDES: Final[tuple[Team, Team]] = ("ours", "theirs")


@dataclass(frozen=True, slots=True)
class Entry:
    """One side's field of a line: cards, words after them, points."""

    points: int
    cards: tuple[Card, ...] = ()
    words: str = ""


@dataclass(frozen=True, slots=True)
class Line:
    """One line of the count; `strong` lines are sums, the others say how these come about."""

    title: str
    ours: Entry
    theirs: Entry
    strong: bool = False
    final: bool = False


@dataclass(frozen=True, slots=True)
class Count:
    """Everything the panel shows.

    Attributes:
        title, text, note: words above, and about the Matto below.
        heads: what is said of both piles.
        lines: of the count.
        stood: the sum of the difference in words. after: what is left of it, positive for the own side.
        resti: the sum of the resti in words.
        following: who deals next, or nothing.
        decides: whether it is the last deal of the match. several: whether the match has several deals.
    """

    title: str
    text: str
    note: str
    heads: tuple[str, str]
    lines: tuple[Line, ...]
    stood: str
    after: int
    resti: str
    following: str
    decides: bool
    several: bool


class CountTable(QWidget):
    """The lines, of which as many are shown as have been counted."""

    def __init__(self, words: CountWords) -> None:
        super().__init__()
        self.count: Count | None = None
        self.shown = 0.0
        self.tight = False
        self.names: tuple[str, str] = ("", "")
        self.wide = WIDTH - 60.0
        """The width that it will have, by which its height is found."""
        self._words = words
        self._known: dict[tuple[str, float, bool], tuple[float, ...]] = {}
        """What was measured, by what it is, a width and tightness: it is asked for again and again."""
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        theme().changed.connect(self._measure_anew)

    def _measure_anew(self) -> None:
        self._known.clear()
        self.updateGeometry()

    def show_count(self, count: Count, names: tuple[str, str]) -> None:
        """Show this count."""
        self.count, self.names = count, names
        self._known.clear()
        words = self._words
        said = [words.line_spoken(line.title, line.ours.points, line.theirs.points) for line in count.lines]
        self.setAccessibleName(" ".join(said))
        self.updateGeometry()
        self.update()

    def show_lines(self, lines: float) -> None:
        """Show so many lines."""
        self.shown = lines
        self.update()

    # geometry ----------------------------------------

    def _columns(self, width: float) -> tuple[float, float, float]:
        """Left edges of both sides, and the width of a side."""
        key = "columns", width, self.tight
        if key not in self._known:
            lines = self.count.lines if self.count else ()
            titles = [
                TextBlock(line.title, 14, 600 if line.strong else 400).natural_width() + (10 if line.strong else INDENT)
                for line in lines
            ]
            first = min(max(titles, default=0.0) + TITLE_GAP, 0.26 * width)
            each = (width - first) / 2
            self._known[key] = (first, first + each, each)
        first, second, each = self._known[key]
        return first, second, each

    def _row(self) -> float:
        least = scaled(LOW_ROW if self.tight else ROW)
        return max(least, scaled(CHIP_HEIGHT) + 2, TextBlock("", 16, 600).line())

    def _room(self, each: float) -> float:
        """Width for cards and words of a field: points stand right of them."""
        key = "room", each, self.tight
        if key not in self._known:
            lines = self.count.lines if self.count else ()
            figures = [number(entry.points) for line in lines if not line.final for entry in (line.ours, line.theirs)]
            widest = max((TextBlock(figure, 16, 600).natural_width() for figure in figures), default=0.0)
            self._known[key] = (each - widest - 8 - COLUMN_GAP,)
        return self._known[key][0]

    def _heights(self, each: float) -> tuple[float, ...]:
        """Heights of the lines."""
        key = "heights", each, self.tight
        if key not in self._known:
            self._known[key] = tuple(self._height_of(line, each) for line in self.count.lines) if self.count else ()
        return self._known[key]

    def _height_of(self, line: Line, each: float) -> float:
        rows = 1
        for entry in (line.ours, line.theirs):
            rows = max(rows, self._lines_of(entry, each))
        step = scaled(CHIP_HEIGHT) + 3
        if line.final:
            return max(self._row() + (0 if self.tight else 6), TextBlock("", 22, 600).line())
        # Cards keep clear of the hairlines above and below a sum.
        clear = EDGE if self.tight and line.strong and (line.ours.cards or line.theirs.cards) else 0.0
        return self._row() + (rows - 1) * step + clear

    def _lines_of(self, entry: Entry, each: float) -> int:
        if not entry.cards:
            return 1
        lines = chip_lines(entry.cards, self._room(each))
        return len(lines) + (not self.tight and not self._beside(entry, lines[-1], each))

    def _beside(self, entry: Entry, cards: list[Card], each: float) -> bool:
        """Whether the words of a field have room beside its last cards; where height lacks they go otherwise."""
        words = TextBlock(entry.words, 13).natural_width() + 8 if entry.words else 0.0
        return chips_width(cards) + words <= self._room(each)

    def hasHeightForWidth(self) -> bool:
        """Cards wrap."""
        return True

    def heightForWidth(self, width: int) -> int:
        """A line of heads, and all lines."""
        if self.count is None:
            return 100
        each = self._columns(width)[2]
        return math.ceil(self._row() + sum(self._heights(each)))

    def sizeHint(self) -> QSize:
        """At the width that it will have."""
        return QSize(round(self.wide), self.heightForWidth(round(self.wide)))

    def minimumSizeHint(self) -> QSize:
        """The whole count; what holds it scrolls."""
        return QSize(420, self.sizeHint().height())

    # painting ----------------------------------------

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: ARG002
        """Draw heads and lines."""
        count = self.count
        if count is None:
            return
        ours, theirs, each = self._columns(self.width())
        with mirroring(self) as painter:
            for side, left in enumerate((ours, theirs)):
                self._draw_head(painter, side, left)
            top = self._row()
            for place, (line, height) in enumerate(zip(count.lines, self._heights(each), strict=True)):
                if line.strong:
                    color = theme().color("border" if line.final else "line")
                    painter.fillRect(QRectF(0, top, self.width(), 2 if line.final else 1), color)
                if place < self.shown:
                    size = 16 if line.final else 14
                    title = TextBlock(line.title, size, 600 if line.strong else 400)
                    room = QRectF(10 if line.strong else INDENT, top, ours - 12, height)
                    title.draw(painter, room, theme().color("text" if line.strong else "text2"))
                    for entry, left in ((line.ours, ours), (line.theirs, theirs)):
                        self._draw_entry(painter, line, entry, QRectF(left, top, each, height))
                top += height

    def _draw_head(self, painter: QPainter, side: int, left: float) -> None:
        row = self._row()
        draw_edge(painter, QRectF(left, row / 2 - 9, 6, 18), 2, SIDES[side])
        name = TextBlock(self.names[side], 14, 600)
        name.draw(painter, QRectF(left + 14, 0, 200, row), theme().color(team_color(SIDES[side])))
        about = TextBlock(self.count.heads[side] if self.count else "", 13)
        room = QRectF(left + 22 + name.natural_width(), 0, about.natural_width() + 4, row)
        about.draw(painter, room, theme().color("text2"))

    def _draw_entry(self, painter: QPainter, line: Line, entry: Entry, box: QRectF) -> None:
        points = TextBlock(number(entry.points), 22 if line.final else 16 if line.strong else 14, 600)
        ink = theme().color("text" if entry.points else "text2")
        if not line.strong:
            points.weight = 400
        room = QRectF(box.right() - scaled(60) - COLUMN_GAP, box.top(), scaled(60), box.height())
        points.draw(painter, room, ink, Qt.AlignmentFlag.AlignRight)
        lines = chip_lines(entry.cards, self._room(box.width())) if entry.cards else []
        step = scaled(CHIP_HEIGHT) + 3
        rows = self._lines_of(entry, box.width())
        top = box.center().y() - (rows * step - 3) / 2
        for cards in lines:
            draw_chips(painter, box.left(), top, cards)
            top += step
        words = TextBlock(entry.words, 13)
        left = box.left()
        if lines and rows == len(lines):
            left, top = box.left() + chips_width(lines[-1]) + 8, top - step
        elif not lines:
            top = box.center().y() - scaled(CHIP_HEIGHT) / 2
        if entry.words and not (self.tight and lines and not self._beside(entry, lines[-1], box.width())):
            room = QRectF(left, top, words.natural_width() + 2, scaled(CHIP_HEIGHT))
            words.draw(painter, room, theme().color("text2"))


class CountPanel(Panel):
    """The end of a deal.

    Signals:
        go_on: the next deal, or the result of the match. again, ledger, home, sheet, review: what the person wants
            next.
    """

    go_on = Signal()
    again = Signal()
    ledger = Signal()
    home = Signal()
    sheet = Signal()
    review = Signal()
    rule_wanted = Signal(str)

    def __init__(self, parent: QWidget, animator: Animator, words: CountWords) -> None:
        super().__init__(parent, animator, WIDTH)
        self.over_all = True
        self._animator, self._words = animator, words
        self.count: Count | None = None
        self._title = Label("", 24, 600, title=True, wrap=True)
        self._rule = Link("", 13)
        self._text = Label("", 14, color="text2", wrap=True)
        self.table = CountTable(words)
        self._area = ScrollColumn(self.table)
        self.segments = DifferenceSegments(words)
        self._note = Label("", 13, color="text2", wrap=True)
        self._ledger, self._home = Button("", "secondary"), Button("", "secondary")
        self.review_button = Button("", "secondary", icon="eye")
        self.button = Button("", "game", game="minchiate")
        self._lay_out()
        self.spare = [[self._text]]
        self.tighten = self._tighten
        self.tighten_after = 1
        self._rule.clicked.connect(lambda: self.rule_wanted.emit(RULE_COUNT[0]))
        self._ledger.clicked.connect(self.ledger)
        self.review_button.clicked.connect(self.review)
        self._home.clicked.connect(self.home)
        self.button.clicked.connect(self._on_button)

    def _lay_out(self) -> None:
        head = QHBoxLayout()
        head.addWidget(self._title, 1)
        head.addWidget(self._rule, 0, Qt.AlignmentFlag.AlignVCenter)
        foot = QHBoxLayout()
        foot.setSpacing(12)
        foot.addWidget(self._note, 1, Qt.AlignmentFlag.AlignVCenter)
        for button in (self._home, self._ledger, self.review_button, self.button):
            foot.addWidget(button)
        inner = QVBoxLayout()
        inner.setSpacing(0)
        inner.addWidget(self._area, 1)
        self.column.addLayout(head)
        self.column.addWidget(self._text)
        self.column.addSpacing(6)
        self.column.addLayout(inner, 1)
        self.column.addSpacing(6)
        self.column.addWidget(self.segments)
        self.column.addSpacing(10)
        self.column.addLayout(foot)

    def _tighten(self, tight: bool) -> None:  # noqa: FBT001 - see Panel.tighten
        edge = 6 if tight else 18
        self.column.setContentsMargins(SHADE + 24, SHADE + edge, SHADE + 24, SHADE + edge)
        self.table.tight = self.segments.tight = tight
        self.segments.updateGeometry()
        self.table.updateGeometry()
        self._area.updateGeometry()

    def fit(self) -> None:
        """Let the table know its width before its height is asked for."""
        room = self._layout.end_room.w
        self.table.wide = min(self._wanted * max(1.0, (theme().scale + 1) / 2), room) - 48 - 12
        self.table.updateGeometry()
        self._area.updateGeometry()
        super().fit()

    def offer(self, count: Count, names: tuple[str, str]) -> None:
        """Show a count."""
        words = self._words
        self.count = count
        self._title.setText(count.title)
        self._text.setText(count.text)
        self._note.setText(" ".join(part for part in (count.note, count.following) if part))
        self._rule.setText(words.rules(*RULE_COUNT))
        self.table.show_count(count, names)
        texts = (words.show_all(), words.next_deal(), words.result(), words.play_again())
        # As wide as any of its texts, so that nothing moves when the counting has ended.
        self.button.setMinimumWidth(math.ceil(max(TextBlock(t, 14, 600).natural_width() for t in texts)) + 34)
        self.segments.show_difference(count.after, count.stood, count.resti)
        self._ledger.setText(words.open_ledger())
        self._home.setText(words.home())
        self.review_button.setText(self.tr("Review"))
        leaving = count.decides and not count.several
        self._ledger.setVisible(leaving)
        self._home.setVisible(leaving)
        self._name_button()
        self.setAccessibleName(count.title)
        self.setAccessibleDescription(f"{self.table.accessibleName()} {self.segments.accessibleName()}")

    @property
    def counting(self) -> bool:
        """Whether lines are still to come."""
        return self.count is not None and self.table.shown < len(self.count.lines)

    def count_up(self) -> None:
        """Show line after line; with reduced motion all at once."""
        lines = len(self.count.lines) if self.count is not None else 0
        if self._animator.reduced:
            self._show_lines(lines)
            return
        self._show_lines(0)
        self._animator.run(
            self.table, "lines", self._show_lines, begin=0.0, end=float(lines), ms=LINE_MS * lines, ease=linear
        )

    def complete(self) -> None:
        """Show everything now."""
        self._animator.forget(self.table)
        self._show_lines(len(self.count.lines) if self.count is not None else 0)

    def _show_lines(self, lines: float) -> None:
        self.table.show_lines(lines)
        self.segments.reveal(shown=not self.counting)
        self._name_button()

    def _name_button(self) -> None:
        count, words = self.count, self._words
        if count is None:
            return
        if self.counting:
            text = words.show_all()
        elif not count.decides:
            text = words.next_deal()
        else:
            text = words.result() if count.several else words.play_again()
        if text != self.button.text():
            self.button.setText(text)

    def _on_button(self) -> None:
        if self.counting:
            self.complete()
        elif self.count is not None and self.count.decides and not self.count.several:
            self.again.emit()
        else:
            self.go_on.emit()

    def take_focus(self) -> None:
        """Give the focus to the main button."""
        self.button.setFocus(Qt.FocusReason.OtherFocusReason)
