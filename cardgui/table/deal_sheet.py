"""The score sheet at the table: one line a deal. A game whose sheet is special has its own in place of this one."""

from __future__ import annotations

import math
from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import (
    QAccessible,
    QAccessibleAnnouncementEvent,
    QFocusEvent,
    QKeyEvent,
    QMouseEvent,
    QMoveEvent,
    QPainter,
    QPaintEvent,
    QResizeEvent,
)
from PySide6.QtWidgets import QScrollArea, QSizePolicy, QWidget

from cardgui.look import focus
from cardgui.look.i18n import number, signed, translate
from cardgui.look.icons import suit, suit_color
from cardgui.look.paint import along, draw_picture, mirroring, placed, placed_point, rounded
from cardgui.look.sentences import joined
from cardgui.look.text import TextBlock
from cardgui.look.theme import theme
from cardgui.look.tokens import ColorName
from cardgui.look.type import scaled
from cardgui.models.sheet import SheetRow
from cardgui.table.seats import shortened

if TYPE_CHECKING:
    from cardgui.table.context import TableContext


PAD: Final = 10.0
RIGHT: Final = Qt.AlignmentFlag.AlignRight
Key = Qt.Key
_STEPS: dict[int, tuple[int, int]] = {
    Key.Key_Left: (0, -1),
    Key.Key_Right: (0, 1),
    Key.Key_Up: (-1, 0),
    Key.Key_Down: (1, 0),
}
_CHOOSE = frozenset({Key.Key_Return, Key.Key_Enter, Key.Key_Space})


class DealSheet(QWidget):
    """What every sheet is: rows of deals, drawn and read aloud; each score can be chosen to be explained.

    Signals:
        score_chosen: row, and seat or side, of a score that the person wants explained.

    Attributes:
        rows: the finished deals.
        foot: what stands below the rows and does not scroll, if there is anything.
        wide: width of the panel around it.
        fills_table: whether that panel may lie over the hand, too.
        shows_empty: whether there is something to see before the first deal has ended.
        explains: whether the game says how its scores came about, so that one can be chosen.
    """

    score_chosen = Signal(int, int)
    foot: QWidget | None = None
    wide = 640
    fills_table = False
    shows_empty = False
    explains = True

    def __init__(self, context: TableContext) -> None:
        super().__init__()
        self.rows: list[SheetRow] = []
        self._context = context
        self._explained = self._pointed = (-1, -1)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setMouseTracking(True)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Preferred)
        theme().changed.connect(self.refresh)

    def refresh(self) -> None:
        """Follow other rows, another theme or language."""
        self.setAccessibleName(joined(self.spoken(row) for row in self.rows))
        self.updateGeometry()
        self.update()

    def spoken(self, row: SheetRow) -> str:
        """One deal, read aloud."""
        raise NotImplementedError

    def caption(self) -> str:
        """What stands beside the title, if anything."""
        return self._click_a_score()

    def _click_a_score(self) -> str:
        return translate("DealSheet", "Choose a score to see its tricks.") if self.explains else ""

    # scores ----------------------------------------

    def scored(self) -> list[str]:
        """Names of those who have scores."""
        return self._context.scored()

    def score_corner(self, row: int, side: int) -> tuple[float, float, float]:
        """Right edge of a score, and top and height of its line."""
        raise NotImplementedError

    def score_place(self, row: int, side: int) -> QRectF:
        """The field around a score: as large as a pointer needs."""
        right, top, height = self.score_corner(row, side)
        width = max(TextBlock(signed(self.rows[row].scores[side]), 13).natural_width() + 16, 28)
        return QRectF(right + 8 - width, top + 1, width, height - 1)

    def head_height(self) -> float:
        """Height of the line of heads, which stays in sight while the rows scroll."""
        raise NotImplementedError

    def row_height(self) -> float:
        """Height of the line of a deal."""
        return scaled(28)

    def whole_rows(self, height: float) -> float:
        """The largest part of a height that heads and whole rows take."""
        rows = math.floor((height - self.head_height() + 1) / self.row_height())
        return self.head_height() + max(rows, 1) * self.row_height()

    def rows_from(self) -> float:
        """Where the heads end now; no row is to be seen above that."""
        return max(0.0, -float(self.y())) + self.head_height()

    def clip_rows(self, painter: QPainter) -> None:
        """Draw nothing over the heads from now on."""
        painter.setClipRect(QRectF(0, self.rows_from(), self.width(), self.height()))

    def is_seen(self, top: float) -> bool:
        """Whether the words of a row that begins there are to be seen whole, under the heads."""
        return top + 4 >= self.rows_from()

    def moveEvent(self, event: QMoveEvent) -> None:
        """Draw the heads elsewhere when the rows are scrolled."""
        super().moveEvent(event)
        self.update()

    def explain(self, row: int, side: int) -> None:
        """Mark the score that is explained beside the sheet; −1 for none."""
        self._explained = (row, side)
        if row >= 0:
            self._pointed = (row, side)
        self.update()

    def draw_marks(self, painter: QPainter) -> None:
        """Draw the marks of the score that is explained, and of the one that the keyboard points at."""
        row, side = self._explained
        if 0 <= row < len(self.rows):
            place = self.score_place(row, side)
            painter.fillRect(QRectF(0, place.top(), self.width(), place.height()), theme().color("surface2"))
            rounded(painter, place, 6, theme().color("accent_soft"), theme().color("accent"), 2)
        row, side = self._pointed
        if self.hasFocus() and focus.keyboard_used() and 0 <= row < len(self.rows):
            rounded(painter, self.score_place(row, side).adjusted(-1, 1, 1, -1), 6, None, theme().color("focus"), 2.5)

    def _score_at(self, point: QPointF) -> tuple[int, int] | None:
        if point.y() < self.rows_from():
            return None
        sides = range(len(self.rows[0].scores)) if self.rows and self.explains else range(0)
        found = ((row, side) for row in range(len(self.rows)) for side in sides)
        return next((at for at in found if self.score_place(*at).contains(point)), None)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Choose the score under the pointer."""
        score = self._score_at(placed_point(self, event.position()))
        if score is not None:
            self._pointed = score
            self.score_chosen.emit(*score)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        """Show that scores can be clicked."""
        found = self._score_at(placed_point(self, event.position()))
        self.setCursor(Qt.CursorShape.ArrowCursor if found is None else Qt.CursorShape.PointingHandCursor)

    def focusInEvent(self, event: QFocusEvent) -> None:
        """Begin at the newest deal."""
        super().focusInEvent(event)
        if self.rows and not 0 <= self._pointed[0] < len(self.rows):
            self._pointed = (len(self.rows) - 1, 0)
        self._point()

    def focusOutEvent(self, event: QFocusEvent) -> None:
        """Show no mark of the keyboard."""
        super().focusOutEvent(event)
        self.update()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Arrows go from score to score, Enter and Space have one explained."""
        step, (row, side) = _STEPS.get(along(self, event.key())), self._pointed
        if not 0 <= row < len(self.rows):
            super().keyPressEvent(event)
        elif event.key() in _CHOOSE and self.explains:
            self.score_chosen.emit(row, side)
        elif step is not None:
            focus.note_key(event)
            last = len(self.rows[0].scores) - 1
            self._pointed = (min(max(row + step[0], 0), len(self.rows) - 1), min(max(side + step[1], 0), last))
            self._point()
        else:
            super().keyPressEvent(event)

    def _point(self) -> None:
        """Bring the score that is pointed at into view, and say it."""
        self.update()
        row, side = self._pointed
        if not 0 <= row < len(self.rows):
            return
        place = placed(self, self.score_place(row, side)).center()
        around = self.parentWidget()
        area = around.parentWidget() if around is not None else None
        if isinstance(area, QScrollArea):
            area.ensureVisible(round(place.x()), round(place.y()), 40, 40)
        text = translate("DealSheet", "{name}, deal {deal}: {score}").format(
            name=self.scored()[side], deal=number(self.rows[row].deal), score=signed(self.rows[row].scores[side])
        )
        QAccessible.updateAccessibility(QAccessibleAnnouncementEvent(self, text))

    def now_at(self) -> int:
        """The height at which the rows are to be seen first."""
        return self.height()


@dataclass(frozen=True, slots=True)
class Subject:
    """One column of what the deals were about.

    Attributes:
        title: its heading.
        cells: for each deal a text, or the letter of a suit to draw, or both.
    """

    title: str
    cells: tuple[tuple[str, str], ...]


class PlayerSheet(DealSheet):
    """One line a deal: its number, what it was about, and what it brought each player or side; the totals below."""

    def __init__(self, context: TableContext) -> None:
        super().__init__(context)
        self._kept: list[tuple[Subject, float]] = []
        self.foot = self._foot = _Totals(self)

    def subjects(self) -> list[Subject]:
        """What stands between a deal's number and its scores; a game without words of its own shows the trump."""
        trumps = tuple(("", str(row.facts.get("trump", ""))) for row in self.rows)
        return [Subject(translate("DealSheet", "Trump"), trumps)] if any(suit for _, suit in trumps) else []

    def refresh(self) -> None:
        """Follow other rows, another theme or language."""
        self._measure()
        super().refresh()
        self._foot.refresh()

    def spoken(self, row: SheetRow) -> str:
        """What the deal brought each player."""
        parts = "; ".join(
            self.tr("{name}: {score}, total {total}").format(name=n, score=signed(s), total=signed(t))
            for n, s, t in zip(self.scored(), row.scores, row.totals, strict=True)
        )
        return self.tr("Deal {deal}. {scores}.").format(deal=number(row.deal), scores=parts)

    def totals(self) -> tuple[int, ...]:
        """The scores after the deals that are over."""
        return self.rows[-1].totals if self.rows else (0,) * len(self.scored())

    # measures ----------------------------------------

    @staticmethod
    def _step() -> float:
        return scaled(28)

    def sizeHint(self) -> QSize:
        """A line of heads and one for each deal."""
        return QSize(560, round((len(self.rows) + 1) * self._step()))

    def minimumSizeHint(self) -> QSize:
        """All lines; what holds the sheet scrolls."""
        return QSize(380, self.sizeHint().height())

    def head_height(self) -> float:
        """As high as a row."""
        return self._step()

    def _measure(self) -> None:
        """Keep the columns for which there is room beside the scores; the first goes first."""
        figures = [signed(figure) for row in (*(row.scores for row in self.rows), self.totals()) for figure in row]
        each = max(TextBlock(text, 14, 600).natural_width() for text in figures)
        each = max(each, *(TextBlock(shortened(name), 12, 600).natural_width() for name in self.scored())) + PAD
        columns = [(subject, _needed(subject)) for subject in self.subjects()]
        room = self.width() - number_column() - each * len(self.scored())
        while columns and sum(width for _, width in columns) > room:
            del columns[0]
        self._kept = columns

    def player_column(self, side: int, top: float, height: float) -> QRectF:
        """The field of a player or side in a line."""
        first = number_column() + sum(width for _, width in self._kept)
        width = (self.width() - first) / len(self.scored())
        return QRectF(first + side * width, top, width - PAD, height)

    def score_corner(self, row: int, side: int) -> tuple[float, float, float]:
        """In the player's column."""
        step = self._step()
        return self.player_column(side, 0, 0).right(), (row + 1) * step, step

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Other columns may have room; the totals stand under the same ones."""
        super().resizeEvent(event)
        self._measure()
        self._foot.update()

    # drawing ----------------------------------------

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: ARG002
        """Draw heads and lines."""
        step, quiet = self._step(), theme().color("text2")
        top = self.rows_from() - step
        with mirroring(self) as painter:
            draw_number_head(painter, top, step)
            left = number_column()
            for subject, width in self._kept:
                TextBlock(subject.title, 12, 600).draw(painter, QRectF(left, top, width, step), quiet)
                left += width
            for side, name in enumerate(self.scored()):
                block = TextBlock(shortened(name), 12, 600)
                block.draw(painter, self.player_column(side, top, step), theme().color("text"), RIGHT)
            self.clip_rows(painter)
            for place in range(len(self.rows)):
                painter.fillRect(QRectF(0, (place + 1) * step, self.width(), 1), theme().color("line"))
            self.draw_marks(painter)
            for place, row in enumerate(self.rows):
                if self.is_seen((place + 1) * step):
                    self._draw_row(painter, place, row, (place + 1) * step)

    def _draw_row(self, painter: QPainter, place: int, row: SheetRow, top: float) -> None:
        step, left = self._step(), number_column()
        TextBlock(number(row.deal), 13).draw(painter, QRectF(PAD, top, left, step), theme().color("text2"))
        for subject, width in self._kept:
            text, letter = subject.cells[place]
            block = TextBlock(text, 13)
            block.draw(painter, QRectF(left, top, width, step), theme().color("text"))
            if letter:
                size = scaled(14)
                at = QPointF(left + (block.natural_width() + 8 if text else 0), top + (step - size) / 2)
                draw_picture(painter, at, suit(letter, suit_color(letter), size, self.devicePixelRatioF()))
            left += width
        for side, score in enumerate(row.scores):
            color: ColorName = "ok" if score > 0 else "bad" if score < 0 else "text2"
            block = TextBlock(signed(score), 13)
            block.draw(painter, self.player_column(side, top, step), theme().color(color), RIGHT)


class _Totals(QWidget):
    """The line of totals below the deals; it does not scroll."""

    def __init__(self, sheet: PlayerSheet) -> None:
        super().__init__()
        self._sheet = sheet
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def refresh(self) -> None:
        """Follow other rows, another theme or language."""
        sheet = self._sheet
        self.setVisible(bool(sheet.rows))
        parts = [
            translate("DealSheet", "{name}: total {total}").format(name=name, total=signed(total))
            for name, total in zip(sheet.scored(), sheet.totals(), strict=True)
        ]
        self.setAccessibleName("; ".join(parts))
        self.updateGeometry()
        self.update()

    def sizeHint(self) -> QSize:
        """One line."""
        return QSize(380, round(scaled(34)))

    def minimumSizeHint(self) -> QSize:
        """Nothing is cut off."""
        return self.sizeHint()

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: ARG002
        """Draw the line under the columns of the players."""
        height, ink, sheet = float(self.height()), theme().color("text"), self._sheet
        with mirroring(self) as painter:
            painter.fillRect(QRectF(0, 0, self.width(), 1.5), theme().color("border"))
            block = TextBlock(translate("DealSheet", "Total"), 14, 600)
            block.draw(painter, QRectF(PAD, 0, self.width(), height), ink)
            for side, total in enumerate(sheet.totals()):
                TextBlock(signed(total), 14, 600).draw(painter, sheet.player_column(side, 0, height), ink, RIGHT)


def number_column() -> float:
    """How wide the column of the deals' numbers is, with its heading."""
    return max(TextBlock(_deal(), 12, 600).natural_width(), scaled(24)) + 2 * PAD


def draw_number_head(painter: QPainter, top: float, height: float) -> None:
    """Draw the heading of the deals' numbers."""
    TextBlock(_deal(), 12, 600).draw(painter, QRectF(PAD, top, number_column(), height), theme().color("text2"))


def _deal() -> str:
    return translate("DealSheet", "Deal")


def _needed(subject: Subject) -> float:
    """The width of a column, with the air behind it."""

    def width(text: str, letter: str) -> float:
        words = TextBlock(text, 13).natural_width() if text else 0.0
        return words + (scaled(14) if letter else 0.0) + (8 if text and letter else 0)

    widest = max((width(text, letter) for text, letter in subject.cells), default=0.0)
    return max(widest, TextBlock(subject.title, 12, 600).natural_width()) + 2 * PAD
