"""The ends: what a deal brought with its formula in words, and who has won the match."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QHBoxLayout, QSizePolicy, QWidget

from cardgui.look.controls import Button, Label
from cardgui.look.i18n import number, signed
from cardgui.look.paint import mirroring
from cardgui.look.ranks import rank_title, ranks, short_rank
from cardgui.look.sentences import ended, joined
from cardgui.look.text import TextBlock
from cardgui.look.theme import theme
from cardgui.look.tokens import ColorName
from cardgui.look.type import scaled
from cardgui.table.panels import Panel
from cardgui.table.seats import draw_portrait, shortened
from cardgui.table.teams import Team, draw_team_mark

if TYPE_CHECKING:
    from collections.abc import Sequence

    from cardgui.table.animator import Animator

WIDTH = 560
COUNT_MS = 400
COLUMN, GAP = 84, 20
"""Least width of a column of figures, and least room between two."""


class EndWords(QObject):
    """What is said at the ends in every game that each player scores for themselves."""

    def deal_title(self, deal: int, score: int) -> str:
        """What the deal brought you."""
        if score > 0:
            text = self.tr("Deal {deal}: you gain %Ln point(s)", "", score)
        elif score < 0:
            text = self.tr("Deal {deal}: you lose %Ln point(s)", "", -score)
        else:
            text = self.tr("Deal {deal}: nothing lost, nothing won")
        return text.format(deal=number(deal))

    def this_deal(self) -> str:
        """Head of the column of what the deal brought."""
        return self.tr("This deal")

    def total(self) -> str:
        """Head of the column of totals."""
        return self.tr("Total")

    def row_spoken(self, name: str, score: int, total: int) -> str:
        """One player's or side's line, read aloud."""
        return self.tr("{name}: this deal {score}, total {total}.").format(
            name=name, score=signed(score), total=signed(total)
        )

    def next_deal(self) -> str:
        """The button that goes on."""
        return self.tr("Next deal")

    def you_win(self) -> str:
        """You have won the match."""
        return self.tr("You win the game")

    def winner(self, name: str) -> str:
        """Somebody else has won it."""
        return self.tr("Winner: {name}").format(name=name)

    def shared(self, names: list[str]) -> str:
        """Several share the win."""
        return self.tr("The win is shared: {names}").format(names=self.tr(", ", "between names").join(names))

    def winners(self, winners: Sequence[int], names: list[str]) -> str:
        """Who has won the match.

        Args:
            winners: their seats.
            names: theirs, in the same order.
        """
        if len(names) > 1:
            return self.shared(names)
        return self.you_win() if tuple(winners) == (0,) else self.winner(names[0])

    def match_text(self, deals: int) -> str:
        """After how many deals."""
        return self.tr("After %Ln deal(s). The highest total wins.", "", deals)

    def play_again(self) -> str:
        """The button for another match."""
        return self.tr("Play again")

    def open_ledger(self) -> str:
        """The button that opens the ledger."""
        return self.tr("Ledger")

    def home(self) -> str:
        """The button that leaves."""
        return self.tr("Home")

    def sheet(self) -> str:
        """The button that shows the score sheet."""
        return self.tr("Score sheet")


@dataclass(frozen=True, slots=True)
class EndRow:
    """One player's line.

    Attributes:
        seat, name: whose line it is.
        cells: what stands before the points: bid, tricks, what was won.
        score: what the deal brought.
        total: the score after it.
        spoken: the line as a sentence.
        team: which side's line it is; its mark then stands in place of a portrait.
    """

    seat: int
    name: str
    cells: tuple[str, ...]
    score: int
    total: int
    spoken: str
    team: Team = ""


class ScoreTable(QWidget):
    """Players with what they did, the points of the deal and the total; points count up."""

    def __init__(self, *, totals_only: bool = False) -> None:
        super().__init__()
        self.heads: tuple[str, ...] = ()
        self.rows: list[EndRow] = []
        self.winners: tuple[int, ...] = ()
        self._totals_only = totals_only
        self._part = 1.0
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Preferred)
        theme().changed.connect(self.updateGeometry)

    def show_rows(self, heads: tuple[str, ...], rows: list[EndRow], winners: tuple[int, ...] = ()) -> None:
        """Show these players.

        Args:
            heads: of the cells, of the deal's points (unless only totals are shown), and of the total.
            rows: of the players.
            winners: seats that are shown strongly.
        """
        self.heads, self.rows, self.winners = heads, rows, winners
        self.setAccessibleName(joined(row.spoken for row in rows))
        self.updateGeometry()
        self.update()

    def count(self, part: float) -> None:
        """Show the points as far as they are counted, 0 … 1."""
        self._part = part
        self.update()

    def sizeHint(self) -> QSize:
        """A line of heads and a row for each player."""
        return QSize(480, round(scaled(28) + len(self.rows) * scaled(44)))

    def minimumSizeHint(self) -> QSize:
        """Rows may shrink to 36."""
        return QSize(400, round(scaled(28) + len(self.rows) * scaled(36)))

    def _blocks(self, row: EndRow) -> list[tuple[TextBlock, ColorName]]:
        """What stands in the columns of a row."""
        score = round(row.score * self._part)
        total = row.total - row.score + score
        ink: ColorName = "ok" if row.score > 0 else "bad" if row.score < 0 else "text2"
        blocks: list[tuple[TextBlock, ColorName]] = [(TextBlock(cell, 14), "text") for cell in row.cells]
        if not self._totals_only:
            blocks.append((TextBlock(signed(score), 14), ink))
        return [*blocks, (TextBlock(signed(total), 14, 600), "text")]

    def _rights(self) -> list[float]:
        """Right edges of the columns."""
        columns = zip(*([block for block, _ in self._blocks(row)] for row in self.rows), strict=True)
        widths = [
            max(TextBlock(head, 12, 600).natural_width(), *(block.natural_width() for block in column))
            for head, column in zip(self.heads, columns, strict=True)
        ]
        rights, right = [], self.width() - 10.0
        for width in reversed(widths):
            rights.append(right)
            right -= max(width + GAP, scaled(COLUMN))
        return rights[::-1]

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: ARG002
        """Draw heads and rows."""
        if not self.rows:
            return
        head = scaled(28)
        step = (self.height() - head) / len(self.rows)
        with mirroring(self) as painter:
            rights = self._rights()
            for text, right in zip(self.heads, rights, strict=True):
                _draw_right(painter, TextBlock(text, 12, 600), right, 0, head, "text2")
            for place, row in enumerate(self.rows):
                top = head + place * step
                painter.fillRect(QRectF(0, top, self.width(), 1), theme().color("line"))
                self._draw_row(painter, row, top, step, rights)

    def _draw_row(self, painter: QPainter, row: EndRow, top: float, step: float, rights: list[float]) -> None:
        side = min(scaled(28), step - 8)
        place = QRectF(10, top + (step - side) / 2, side, side)
        if row.team:
            draw_team_mark(painter, place.adjusted(3, 3, -3, -3), row.team)
        else:
            draw_portrait(painter, place, row.seat, row.name)
        strong = row.seat == 0 or row.seat in self.winners
        name = TextBlock(shortened(row.name), 14, 600 if strong else 400)
        name.draw(painter, QRectF(22 + side, top, name.natural_width() + 2, step), theme().color("text"))
        for (block, ink), right in zip(self._blocks(row), rights, strict=True):
            _draw_right(painter, block, right, top, step, ink)


def _draw_right(painter: QPainter, block: TextBlock, right: float, top: float, height: float, color: ColorName) -> None:
    width = block.natural_width() + 2
    block.draw(painter, QRectF(right - width, top, width, height), theme().color(color), Qt.AlignmentFlag.AlignRight)


class DealPanel(Panel):
    """The end of a deal.

    Signals:
        go_on: the next deal.
        review: going over this one.
    """

    go_on = Signal()
    review = Signal()

    def __init__(self, parent: QWidget, animator: Animator) -> None:
        super().__init__(parent, animator, WIDTH)
        self.over_all = self.spares_plate = True
        self._animator = animator
        self._title = Label("", 24, 600, title=True, wrap=True)
        self._formula = Label("", 14, color="text2", wrap=True)
        self.table = ScoreTable()
        self._next = Label("", 13, color="text2", wrap=True)
        self.review_button = Button("", "secondary", icon="eye")
        self.button = Button("", "primary")
        foot = QHBoxLayout()
        foot.setSpacing(12)
        foot.addWidget(self._next, 1, Qt.AlignmentFlag.AlignVCenter)
        foot.addWidget(self.review_button)
        foot.addWidget(self.button)
        self.column.addWidget(self._title)
        self.column.addSpacing(4)
        self.column.addWidget(self._formula)
        self.column.addSpacing(12)
        self.column.addWidget(self.table, 1)
        self.column.addSpacing(16)
        self.column.addLayout(foot)
        self.button.clicked.connect(self.go_on)
        self.review_button.clicked.connect(self.review)

    def offer(
        self, title: str, formula: str, heads: tuple[str, ...], rows: list[EndRow], following: str, button: str
    ) -> None:
        """Show what the deal brought, and who deals next."""
        self._title.setText(title)
        self._formula.setText(formula)
        self._next.setText(following)
        self.review_button.setText(self.tr("Review"))
        self.button.setText(button)
        self.table.show_rows(heads, rows)
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

    def __init__(self, parent: QWidget, animator: Animator, words: EndWords) -> None:
        super().__init__(parent, animator, WIDTH)
        self.over_all = self.spares_plate = True
        self._words = words
        self._title = Label("", 24, 600, title=True, wrap=True)
        self._text = Label("", 14, color="text2", wrap=True)
        self.table = ScoreTable(totals_only=True)
        self.again_button = Button("", "primary")
        self._sheet = Button("", "secondary")
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

    def offer(
        self, title: str, text: str, heads: tuple[str, ...], rows: list[EndRow], winners: tuple[int, ...]
    ) -> None:
        """Show who has won, the highest total first, with ranks where there are more than two and totals decide."""
        words = self._words
        places = ranks([row.total for row in rows])
        if len(rows) > 2 and all(place == 1 for row, place in zip(rows, places, strict=True) if row.seat in winners):
            heads = (rank_title(), *heads)
            rows = [
                replace(
                    row, cells=(short_rank(place), *row.cells), spoken=joined([ended(short_rank(place)), row.spoken])
                )
                for row, place in zip(rows, places, strict=True)
            ]
        self._title.setText(title)
        self._text.setText(text)
        self.again_button.setText(words.play_again())
        self._ledger.setText(words.open_ledger())
        self._home.setText(words.home())
        self._sheet.setText(words.sheet())
        self.table.show_rows(heads, sorted(rows, key=lambda row: -row.total), winners)
        self.setAccessibleName(title)
        self.setAccessibleDescription(text)

    def take_focus(self) -> None:
        """Give the focus to the main button."""
        self.again_button.setFocus(Qt.FocusReason.OtherFocusReason)
