"""Rıfkı's score sheet at the table: all twenty deals, played and to come, over what they make of the players."""

from __future__ import annotations

import math
from dataclasses import dataclass
from typing import TYPE_CHECKING

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from cardgui.look.i18n import number, signed
from cardgui.look.icons import suit, suit_color
from cardgui.look.paint import draw_picture, mirroring
from cardgui.look.sentences import ended, joined
from cardgui.look.text import TextBlock
from cardgui.look.theme import theme
from cardgui.look.tokens import ColorName
from cardgui.look.type import Weight, scaled
from cardgui.models.rifki import DEALS, Quota, declarer_of_deal, history_of, left_to_declare
from cardgui.models.sheet import SheetRow
from cardgui.table.deal_sheet import DealSheet
from cardgui.table.rifki.names import ceza_left, contract_and_suit, contract_name, koz_left, standing_name
from cardgui.table.rifki.scoring_words import RifkiScoring
from cardgui.table.seats import shortened

if TYPE_CHECKING:
    from cardgui.table.context import TableContext

LINE, HEAD, PAD = 25, 28, 10
TALL = ("ko", "ja")
"""Languages whose lines are higher, so that what stands below the deals needs more room."""
RIGHT = Qt.AlignmentFlag.AlignRight


@dataclass(frozen=True, slots=True)
class Line:
    """One line of the sheet.

    Attributes:
        deal: its number.
        declarer: who declared, or will.
        contract: what was declared, or that it is being chosen; empty for what is to come.
        trump: suit letter of a koz.
        scores: by seat; empty for what is not over.
        now: whether it is the deal at the table.
        void: whether it counted for nothing (RI-30).
    """

    deal: int
    declarer: str
    contract: str = ""
    trump: str = ""
    scores: tuple[int, ...] = ()
    now: bool = False
    void: bool = False


class RifkiSheet(DealSheet):
    """The deals; :attr:`foot` stands below them and never scrolls."""

    wide = 860
    fills_table = True
    shows_empty = True

    def __init__(self, context: TableContext) -> None:
        super().__init__(context)
        self.words = RifkiScoring(self)
        self._lines: list[Line] = []
        self._columns = 0.0, 0.0, 0.0
        self.foot = self._foot = RifkiFoot(self)

    def caption(self) -> str:
        """That the four columns make zero, and what can be chosen."""
        return joined([ended(self.words.zero_sum()), super().caption()])

    def score_corner(self, row: int, side: int) -> tuple[float, float, float]:
        """In the player's column."""
        step = self.row_height()
        top = scaled(HEAD) + row * step
        return self.player_column(side, step, top).right(), top, step

    def names(self) -> list[str]:
        """The names of the players."""
        return [self._context.name(seat) for seat in range(self._context.controller.shown.players)]

    @property
    def over(self) -> bool:
        """Whether the match is over."""
        return self._context.controller.shown.phase == "match_end"

    def totals(self) -> tuple[int, ...]:
        """The scores after the deals that are over."""
        return self.rows[-1].totals if self.rows else (0,) * self._context.controller.shown.players

    def standings(self) -> list[str]:
        """Who is out and who is sunk, or would be if it ended now; nobody once there is a King (RI-29)."""
        return [] if "king" in self._context.controller.shown.facts else list(map(standing_name, self.totals()))

    def quotas(self) -> tuple[Quota, ...]:
        """What each player still has to declare, after the deals that are over and the contract at the table."""
        shown, history = self._context.controller.shown, history_of(self.rows)
        if shown.phase == "play" and "void" not in shown.facts:
            declarer = next(seat.seat for seat in shown.seats if seat.declarer)
            history = (*history, (declarer, str(shown.facts["contract"])))
        return left_to_declare(history)

    # lines ----------------------------------------

    def lines(self) -> list[Line]:
        """The deals that are over, the one at the table, and those to come."""
        shown, names = self._context.controller.shown, self.names()
        lines = [self._finished(row, names) for row in self.rows]
        if self.over or not shown.deal:
            return lines
        declarer = next(seat.seat for seat in shown.seats if seat.declarer)
        following = shown.deal + 1
        if shown.phase == "end":
            following -= bool(shown.facts.get("void"))
        else:
            lines.append(self._now(names[declarer]))
        to_come = range(following, DEALS + 1)
        return lines + [Line(deal, names[declarer_of_deal(deal, shown.deal, declarer)]) for deal in to_come]

    @staticmethod
    def _finished(row: SheetRow, names: list[str]) -> Line:
        contract, void = str(row.facts["contract"]), bool(row.facts.get("void"))
        trump = str(row.facts.get("trump", ""))
        return Line(row.deal, names[row.declarer or 0], contract_name(contract), trump, row.scores, void=void)

    def _now(self, declarer: str) -> Line:
        shown = self._context.controller.shown
        contract = str(shown.facts.get("contract", ""))
        words = contract_name(contract) if contract else self.words.being_chosen()
        return Line(shown.deal, declarer, words, str(shown.facts.get("trump", "")), now=True)

    def now_at(self) -> int:
        """The height at which the line of the deal at the table begins."""
        place = next((place for place, line in enumerate(self._lines) if line.now), len(self.rows))
        return round(scaled(HEAD) + place * self.row_height())

    # read aloud ----------------------------------------

    def refresh(self) -> None:
        """Follow other rows, another theme or language."""
        self._lines = self.lines()
        self._columns = self._measured()
        super().refresh()
        self._foot.refresh()

    def spoken(self, row: SheetRow) -> str:
        """What the deal was about, and what it brought each player."""
        words, names = self.words, self.names()
        contract = contract_and_suit(str(row.facts["contract"]), str(row.facts.get("trump", "")))
        scores = [words.score_of(name, score) for name, score in zip(names, row.scores, strict=True)]
        told = words.void() if row.facts.get("void") else words.scores(scores)
        return words.row(row.deal, names[row.declarer or 0], contract, told)

    # drawing ----------------------------------------

    def _measured(self) -> tuple[float, float, float]:
        """Where declarer, contract and the first player begin."""
        words = self.words

        def widest(head: str, texts: list[str], beside: float = 0.0) -> float:
            cells = max((TextBlock(text, 13).natural_width() for text in texts), default=0.0)
            return max(TextBlock(head, 12, 600).natural_width(), cells + beside) + 2 * PAD

        lines = self._lines
        deal = widest(words.deal(), [number(DEALS)])
        declarer = deal + widest(words.declarer(), [shortened(line.declarer) for line in lines])
        return deal, declarer, declarer + widest(words.contract(), [line.contract for line in lines], scaled(22))

    def player_column(self, seat: int, height: float, top: float) -> QRectF:
        """The field of a player in a line."""
        first = self._columns[2]
        width = (self.width() - first) / self._context.controller.shown.players
        return QRectF(first + seat * width, top, width - PAD, height)

    def sizeHint(self) -> QSize:
        """A line of heads and one for each deal."""
        return QSize(self.wide - 48, math.ceil(scaled(HEAD) + len(self._lines) * self.row_height()))

    def minimumSizeHint(self) -> QSize:
        """All lines; what holds the sheet scrolls."""
        return QSize(380, self.sizeHint().height())

    def resizeEvent(self, event: QResizeEvent) -> None:
        """The foot stands under the same columns."""
        super().resizeEvent(event)
        self._foot.refresh()

    def head_height(self) -> float:
        """One line."""
        return scaled(HEAD)

    def row_height(self) -> float:
        """A little less than elsewhere: twenty deals are to be seen at once."""
        return scaled(LINE - 2 if theme().language in TALL else LINE)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw heads and lines."""
        head, step = scaled(HEAD), self.row_height()
        at = self.rows_from() - head
        colors, (declarer, contract, _) = theme(), self._columns
        with mirroring(self) as painter:
            for text, left in ((self.words.deal(), 0.0), (self.words.declarer(), declarer),
                               (self.words.contract(), contract)):  # fmt: skip
                block = TextBlock(text, 12, 600)
                block.draw(painter, QRectF(left + PAD, at, self.width(), head), colors.color("text2"))
            for seat, name in enumerate(self.names()):
                block = TextBlock(shortened(name), 12, 600)
                block.draw(painter, self.player_column(seat, head, at), colors.color("text"), RIGHT)
            self.clip_rows(painter)
            self.draw_marks(painter)
            for place, line in enumerate(self._lines):
                top = head + place * step
                if self.is_seen(top) and event.rect().top() <= top + step and top <= event.rect().bottom():
                    self._draw_line(painter, line, QRectF(0, top, self.width(), step))

    def _draw_line(self, painter: QPainter, line: Line, area: QRectF) -> None:
        colors, (declarer, contract, first) = theme(), self._columns
        if line.now:
            painter.fillRect(area, colors.color("accent_soft"))
        painter.fillRect(QRectF(0, area.top(), area.width(), 1), colors.color("line"))
        quiet, ink = colors.color("text2"), colors.color("text" if line.contract else "text2")

        def at(left: float, right: float) -> QRectF:
            return QRectF(left + PAD, area.top(), right - left - PAD, area.height())

        TextBlock(number(line.deal), 13).draw(painter, at(0, declarer), quiet)
        TextBlock(shortened(line.declarer), 13).draw(painter, at(declarer, contract), ink)
        words = TextBlock(line.contract, 13, 600 if line.now else 400)
        words.draw(painter, at(contract, first), ink)
        if line.trump:
            side = scaled(14)
            picture = suit(line.trump, suit_color(line.trump), side, self.devicePixelRatioF())
            left = contract + PAD + words.natural_width() + 8
            draw_picture(painter, QPointF(round(left), round(area.center().y() - side / 2)), picture)
        if line.void:
            room = self.player_column(0, area.height(), area.top())
            TextBlock(self.words.void(), 13).draw(painter, room, quiet, RIGHT)
            return
        for seat, score in enumerate(line.scores):
            color: ColorName = "ok" if score > 0 else "bad" if score < 0 else "text2"
            room = self.player_column(seat, area.height(), area.top())
            TextBlock(signed(score), 13).draw(painter, room, colors.color(color), RIGHT)


class RifkiFoot(QWidget):
    """Totals, who is out and who is sunk, and what everyone still has to declare."""

    def __init__(self, sheet: RifkiSheet) -> None:
        super().__init__()
        self._sheet = sheet
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def refresh(self) -> None:
        """Follow other rows, another theme or language."""
        sheet, words = self._sheet, self._sheet.words
        totals = sheet.totals()
        standings = sheet.standings() or [""] * len(totals)
        parts = [
            words.total_spoken(name, total, standing, words.quota(quota.koz, quota.ceza))
            for name, total, standing, quota in zip(sheet.names(), totals, standings, sheet.quotas(), strict=True)
        ]
        self.setAccessibleName(joined([*parts, words.together(sum(totals), over=sheet.over)]))
        self.updateGeometry()
        self.update()

    def _lines(self) -> list[tuple[str, list[str], int, Weight]]:
        """Head, a text for each player, size and weight."""
        sheet, words = self._sheet, self._sheet.words
        totals = sheet.totals()
        lines: list[tuple[str, list[str], int, Weight]] = [
            (words.total(), [signed(total) for total in totals], 14, 600),
        ]
        if standings := sheet.standings():
            lines.append((words.result() if sheet.over else words.if_it_ended(), standings, 12, 400))
        if not sheet.over:
            lines.append((koz_left(), [number(quota.koz) for quota in sheet.quotas()], 12, 400))
            lines.append((ceza_left(), [number(quota.ceza) for quota in sheet.quotas()], 12, 400))
        lines.append((words.together(sum(totals), over=sheet.over), [], 12, 400))
        return lines

    def sizeHint(self) -> QSize:
        """One line for each."""
        heights = sum(self._height(texts, size, weight) for _, texts, size, weight in self._lines())
        return QSize(380, math.ceil(heights) + 4)

    def _height(self, texts: list[str], size: int, weight: Weight) -> float:
        """Height of a line: more where a text wraps in its column."""
        width = self._sheet.player_column(0, 0, 0).width()
        blocks = [TextBlock(text, size, weight) for text in (*texts, "")]
        return max(block.height(width) for block in blocks) + 4

    def minimumSizeHint(self) -> QSize:
        """Nothing is cut off."""
        return self.sizeHint()

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: ARG002
        """Draw the lines."""
        colors, top = theme(), 4.0
        with mirroring(self) as painter:
            painter.fillRect(QRectF(0, 0, self.width(), 1.5), colors.color("border"))
            for head, texts, size, weight in self._lines():
                ink = colors.color("text" if weight == 600 else "text2")
                block = TextBlock(head, size, weight)
                step = self._height(texts, size, weight)
                block.draw(painter, QRectF(PAD, top, self.width() - PAD, step), ink)
                for seat, text in enumerate(texts):
                    room = self._sheet.player_column(seat, step, top)
                    TextBlock(text, size, weight).draw(painter, room, ink, RIGHT)
                top += step
