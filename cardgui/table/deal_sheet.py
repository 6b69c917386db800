"""The score sheet at the table: one line a deal. A game whose sheet is special has its own in place of this one."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import (
    QAccessible,
    QAccessibleAnnouncementEvent,
    QFocusEvent,
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QPaintEvent,
)
from PySide6.QtWidgets import QScrollArea, QSizePolicy, QWidget

from cardgui.look import focus
from cardgui.look.i18n import number, signed, translate
from cardgui.look.icons import suit, suit_color
from cardgui.look.paint import painting, rounded
from cardgui.look.sentences import joined
from cardgui.look.text import TextBlock
from cardgui.look.theme import theme
from cardgui.look.tokens import ColorName
from cardgui.look.type import scaled
from cardgui.models.sheet import SheetRow
from cardgui.table.seats import shortened

if TYPE_CHECKING:
    from cardgui.table.context import TableContext


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
            rounded(painter, place, 6, theme().color("accent_soft"), theme().color("accent"), 2)
        row, side = self._pointed
        if self.hasFocus() and focus.keyboard_used() and 0 <= row < len(self.rows):
            rounded(painter, self.score_place(row, side).adjusted(-1, 1, 1, -1), 6, None, theme().color("focus"), 2.5)

    def _score_at(self, point: QPointF) -> tuple[int, int] | None:
        sides = range(len(self.rows[0].scores)) if self.rows and self.explains else range(0)
        found = ((row, side) for row in range(len(self.rows)) for side in sides)
        return next((at for at in found if self.score_place(*at).contains(point)), None)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Choose the score under the pointer."""
        score = self._score_at(event.position())
        if score is not None:
            self._pointed = score
            self.score_chosen.emit(*score)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        """Show that scores can be clicked."""
        found = self._score_at(event.position())
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
        step, (row, side) = _STEPS.get(event.key()), self._pointed
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
        place = self.score_place(row, side).center()
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


class PlayerSheet(DealSheet):
    """One line a deal: its number, trump and, for each player or side, what it brought and the total after it."""

    def spoken(self, row: SheetRow) -> str:
        """What the deal brought each player."""
        parts = "; ".join(
            self.tr("{name}: {score}, total {total}").format(name=n, score=signed(s), total=signed(t))
            for n, s, t in zip(self.scored(), row.scores, row.totals, strict=True)
        )
        return self.tr("Deal {deal}. {scores}.").format(deal=number(row.deal), scores=parts)

    def _step(self) -> float:
        return scaled(28)

    def sizeHint(self) -> QSize:
        """A line of names and one for each deal."""
        return QSize(560, round((len(self.rows) + 1) * self._step()))

    def minimumSizeHint(self) -> QSize:
        """All lines; what holds the sheet scrolls."""
        return QSize(380, self.sizeHint().height())

    def _columns(self) -> tuple[float, float]:
        """Where the first player's column begins, and how wide each is."""
        first = scaled(84)
        return first, (self.width() - first) / len(self.scored())

    def score_corner(self, row: int, side: int) -> tuple[float, float, float]:
        """Left of the total."""
        (first, width), step = self._columns(), self._step()
        return first + (side + 1) * width - 4 - scaled(40), (row + 1) * step, step

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: ARG002
        """Draw names and lines."""
        step, (first, width) = self._step(), self._columns()
        right = Qt.AlignmentFlag.AlignRight
        with painting(self) as painter:
            self.draw_marks(painter)
            for seat, scored in enumerate(self.scored()):
                name = TextBlock(shortened(scored), 12, 600)
                room = QRectF(first + seat * width, 0, width - 4, step)
                name.draw(painter, room, theme().color("text2"), right)
            for place, row in enumerate(self.rows):
                top = (place + 1) * step
                painter.fillRect(QRectF(0, top, self.width(), 1), theme().color("line"))
                TextBlock(number(row.deal), 13).draw(painter, QRectF(4, top, first, step), theme().color("text2"))
                trump = str(row.facts.get("trump", ""))
                if trump:
                    side = scaled(14)
                    picture = suit(trump, suit_color(trump), side, self.devicePixelRatioF())
                    target = QRectF(scaled(36), top + (step - side) / 2, side, side)
                    painter.drawPixmap(target.topLeft().toPoint(), picture)
                for seat, (score, total) in enumerate(zip(row.scores, row.totals, strict=True)):
                    edge = first + (seat + 1) * width - 4
                    color: ColorName = "ok" if score > 0 else "bad" if score < 0 else "text2"
                    room = QRectF(edge - width, top, width, step)
                    TextBlock(signed(total), 13, 600).draw(painter, room, theme().color("text"), right)
                    room = QRectF(edge - width, top, width - scaled(40), step)
                    TextBlock(signed(score), 13).draw(painter, room, theme().color(color), right)
