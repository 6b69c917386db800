"""The score sheet at the table: one line a deal. A game whose sheet is special has its own in place of this one."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from cardgui.look.i18n import number, signed
from cardgui.look.icons import suit, suit_color
from cardgui.look.paint import painting
from cardgui.look.sentences import joined
from cardgui.look.text import TextBlock
from cardgui.look.theme import theme
from cardgui.look.tokens import ColorName
from cardgui.look.type import scaled
from cardgui.models.sheet import SheetRow
from cardgui.table.seats import shortened

if TYPE_CHECKING:
    from cardgui.table.context import TableContext


class DealSheet(QWidget):
    """What every sheet is: rows of deals, drawn and read aloud.

    Attributes:
        rows: the finished deals.
        foot: what stands below the rows and does not scroll, if there is anything.
        wide: width of the panel around it.
        fills_table: whether that panel may lie over the hand, too.
        shows_empty: whether there is something to see before the first deal has ended.
    """

    foot: QWidget | None = None
    wide = 640
    fills_table = False
    shows_empty = False

    def __init__(self, context: TableContext) -> None:
        super().__init__()
        self.rows: list[SheetRow] = []
        self._context = context
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
        return ""

    def now_at(self) -> int:
        """The height at which the rows are to be seen first."""
        return self.height()


class PlayerSheet(DealSheet):
    """One line a deal: its number, trump and, for each player, what it brought and the total after it."""

    def spoken(self, row: SheetRow) -> str:
        """What the deal brought each player."""
        names = [self._context.name(seat) for seat in range(self._context.controller.shown.players)]
        parts = "; ".join(
            self.tr("{name}: {score}, total {total}").format(name=n, score=signed(s), total=signed(t))
            for n, s, t in zip(names, row.scores, row.totals, strict=True)
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

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: ARG002
        """Draw names and lines."""
        players = self._context.controller.shown.players
        step, first = self._step(), scaled(84)
        width = (self.width() - first) / players
        right = Qt.AlignmentFlag.AlignRight
        with painting(self) as painter:
            for seat in range(players):
                name = TextBlock(shortened(self._context.name(seat)), 12, 600)
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
