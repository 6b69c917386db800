"""The ends: what a deal brought with its formula in words, and who has won the match."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from PySide6.QtCore import QRectF, QSize, Qt, Signal
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QHBoxLayout, QSizePolicy, QWidget

from cardgui.look.controls import Button, Label
from cardgui.look.i18n import number, signed
from cardgui.look.paint import painting
from cardgui.look.sentences import joined
from cardgui.look.text import TextBlock
from cardgui.look.theme import theme
from cardgui.look.tokens import ColorName
from cardgui.look.type import scaled
from cardgui.table.panels import Panel
from cardgui.table.seats import draw_portrait
from cardgui.table.truf.scoring_words import ScoringWords

if TYPE_CHECKING:
    from cardgui.table.animator import Animator

WIDTH = 560
COUNT_MS = 400


@dataclass(frozen=True, slots=True)
class EndRow:
    """One player's line; `score` and `total` include the deal."""

    seat: int
    name: str
    bid: int
    taken: int
    score: int
    total: int


class ScoreTable(QWidget):
    """Players with bid, tricks, points of the deal and total; points count up."""

    def __init__(self, words: ScoringWords, *, totals_only: bool = False) -> None:
        super().__init__()
        self.rows: list[EndRow] = []
        self.winners: tuple[int, ...] = ()
        self._words = words
        self._totals_only = totals_only
        self._part = 1.0
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Preferred)
        theme().changed.connect(self.updateGeometry)

    def show_rows(self, rows: list[EndRow], winners: tuple[int, ...] = ()) -> None:
        """Show these players."""
        self.rows, self.winners = rows, winners
        spoken = (self._words.row_spoken(row.name, row.bid, row.taken, row.score, row.total) for row in rows)
        self.setAccessibleName(joined(spoken))
        self.updateGeometry()
        self.update()

    def count(self, part: float) -> None:
        """Show the points as far as they are counted, 0 … 1."""
        self._part = part
        self.update()

    def _row_height(self) -> float:
        return scaled(44)

    def sizeHint(self) -> QSize:
        """A line of heads and a row for each player."""
        return QSize(480, round(scaled(28) + len(self.rows) * self._row_height()))

    def minimumSizeHint(self) -> QSize:
        """Rows may shrink to 36."""
        return QSize(400, round(scaled(28) + len(self.rows) * scaled(36)))

    def _rights(self) -> list[float]:
        """Right edges of the columns of numbers."""
        end = self.width() - 10.0
        if self._totals_only:
            return [end]
        return [end - 290 * scaled(1), end - 200 * scaled(1), end - 81 * scaled(1), end]

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: ARG002
        """Draw heads and rows."""
        heads = self._words.columns()
        head = scaled(28)
        step = (self.height() - head) / max(len(self.rows), 1)
        with painting(self) as painter:
            rights = self._rights()
            for text, right in zip(heads[-len(rights) :], rights, strict=True):
                self._number(painter, TextBlock(text, 12, 600), right, 0, head, "text2")
            for place, row in enumerate(self.rows):
                top = head + place * step
                painter.fillRect(QRectF(0, top, self.width(), 1), theme().color("line"))
                self._draw_row(painter, row, top, step, rights)

    def _draw_row(self, painter: QPainter, row: EndRow, top: float, step: float, rights: list[float]) -> None:
        side = min(scaled(28), step - 8)
        draw_portrait(painter, QRectF(10, top + (step - side) / 2, side, side), row.seat, row.name)
        strong = row.seat == 0 or row.seat in self.winners
        name = TextBlock(row.name, 14, 600 if strong else 400)
        name.draw(painter, QRectF(22 + side, top, rights[0] - 60 - side, step), theme().color("text"))
        score = round(row.score * self._part)
        total = row.total - row.score + score
        color: ColorName = "ok" if row.score > 0 else "bad" if row.score < 0 else "text2"
        blocks: list[tuple[TextBlock, ColorName]] = [
            (TextBlock(number(row.bid), 14), "text"),
            (TextBlock(number(row.taken), 14), "text"),
            (TextBlock(signed(score), 14), color),
            (TextBlock(signed(total), 14, 600), "text"),
        ]
        for (block, ink), right in zip(blocks[-len(rights) :], rights, strict=True):
            self._number(painter, block, right, top, step, ink)

    @staticmethod
    def _number(painter: QPainter, block: TextBlock, right: float, top: float, height: float, color: ColorName) -> None:
        room = QRectF(right - 160, top, 160, height)
        block.draw(painter, room, theme().color(color), Qt.AlignmentFlag.AlignRight)


class DealPanel(Panel):
    """The end of a deal.

    Signals:
        go_on: the next deal.
    """

    go_on = Signal()

    def __init__(self, parent: QWidget, animator: Animator, words: ScoringWords) -> None:
        super().__init__(parent, animator, WIDTH)
        self.over_all = True
        self._animator = animator
        self._title = Label("", 24, 600, title=True, wrap=True)
        self._formula = Label("", 14, color="text2", wrap=True)
        self.table = ScoreTable(words)
        self._next = Label("", 13, color="text2", wrap=True)
        self.button = Button("", "primary")
        foot = QHBoxLayout()
        foot.setSpacing(16)
        foot.addWidget(self._next, 1, Qt.AlignmentFlag.AlignVCenter)
        foot.addWidget(self.button)
        self.column.addWidget(self._title)
        self.column.addSpacing(4)
        self.column.addWidget(self._formula)
        self.column.addSpacing(12)
        self.column.addWidget(self.table, 1)
        self.column.addSpacing(16)
        self.column.addLayout(foot)
        self.button.clicked.connect(self.go_on)

    def offer(self, title: str, formula: str, rows: list[EndRow], following: str, button: str) -> None:
        """Show what the deal brought, and who deals next."""
        self._title.setText(title)
        self._formula.setText(formula)
        self._next.setText(following)
        self.button.setText(button)
        self.table.show_rows(rows)
        self.setAccessibleName(title)
        self.setAccessibleDescription(formula)

    def count_up(self) -> None:
        """Count the points up."""
        if not self._animator.reduced:
            self._animator.run(self.table, "count", self.table.count, begin=0.0, end=1.0, ms=COUNT_MS)

    def take_focus(self) -> None:
        """Give the focus to the button."""
        self.button.setFocus(Qt.FocusReason.OtherFocusReason)


class MatchPanel(Panel):
    """The end of the match.

    Signals:
        again, ledger, home, sheet: what the person wants next.
    """

    again = Signal()
    ledger = Signal()
    home = Signal()
    sheet = Signal()

    def __init__(self, parent: QWidget, animator: Animator, words: ScoringWords) -> None:
        super().__init__(parent, animator, WIDTH)
        self.over_all = True
        self._words = words
        self._title = Label("", 24, 600, title=True, wrap=True)
        self._text = Label("", 14, color="text2", wrap=True)
        self.table = ScoreTable(words, totals_only=True)
        self.again_button = Button("", "primary")
        self._sheet = Button("", "quiet")
        self._ledger = Button("", "secondary")
        self._home = Button("", "secondary")
        foot = QHBoxLayout()
        foot.setSpacing(12)
        for button in (self._sheet, self._home, self._ledger, self.again_button):
            foot.addWidget(button)
        foot.insertStretch(1, 1)
        self.column.addWidget(self._title)
        self.column.addSpacing(4)
        self.column.addWidget(self._text)
        self.column.addSpacing(12)
        self.column.addWidget(self.table, 1)
        self.column.addSpacing(20)
        self.column.addLayout(foot)
        self.again_button.clicked.connect(self.again)
        self._ledger.clicked.connect(self.ledger)
        self._home.clicked.connect(self.home)
        self._sheet.clicked.connect(self.sheet)

    def offer(self, title: str, text: str, rows: list[EndRow], winners: tuple[int, ...]) -> None:
        """Show who has won, the highest total first."""
        words = self._words
        self._title.setText(title)
        self._text.setText(text)
        self.again_button.setText(words.play_again())
        self._ledger.setText(words.open_ledger())
        self._home.setText(words.home())
        self._sheet.setText(words.sheet())
        self.table.show_rows(sorted(rows, key=lambda row: -row.total), winners)
        self.setAccessibleName(title)
        self.setAccessibleDescription(text)

    def take_focus(self) -> None:
        """Give the focus to the main button."""
        self.again_button.setFocus(Qt.FocusReason.OtherFocusReason)
