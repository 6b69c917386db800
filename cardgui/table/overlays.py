"""What can be looked at over the table at any time: the last trick and the score sheet."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QRectF, QSize, Qt
from PySide6.QtGui import QPaintEvent, QPen
from PySide6.QtWidgets import QHBoxLayout, QSizePolicy, QWidget

from cardgui.look.controls import Button, Label, ScrollColumn
from cardgui.look.i18n import number, signed
from cardgui.look.icons import suit, suit_color
from cardgui.look.paint import painting
from cardgui.look.sentences import joined
from cardgui.look.text import TextBlock
from cardgui.look.theme import theme
from cardgui.look.tokens import ColorName
from cardgui.look.type import scaled
from cardgui.models.sheet import SheetRow, sheet_row
from cardgui.table.panels import Panel
from cardgui.table.seats import shortened

if TYPE_CHECKING:
    from cardgui.models.shown import LastTrick
    from cardgui.table.context import TableContext

CARD_WIDTH = 80.0


class LastTrickPanel(Panel):
    """The trick that was taken last, in the order of play."""

    def __init__(self, context: TableContext) -> None:
        super().__init__(context.stage, context.stage.animator, 460)
        self.closes_on_escape = True
        self._context = context
        self._title = Label("", 16, 600)
        self._winner = Label("", 14, color="text2", wrap=True)
        self._cards = _TrickPicture(context)
        self.button = Button("", "secondary")
        foot = QHBoxLayout()
        foot.addWidget(self._winner, 1, Qt.AlignmentFlag.AlignVCenter)
        foot.addWidget(self.button)
        self.column.addWidget(self._title)
        self.column.addSpacing(12)
        self.column.addWidget(self._cards)
        self.column.addSpacing(16)
        self.column.addLayout(foot)
        self.button.clicked.connect(self.closed)
        self.retranslate()

    def offer(self, trick: LastTrick) -> None:
        """Show a trick."""
        self._cards.trick = trick
        self._cards.updateGeometry()
        self.retranslate()

    def take_focus(self) -> None:
        """Give the focus to the button."""
        self.button.setFocus(Qt.FocusReason.OtherFocusReason)

    def retranslate(self) -> None:
        """Follow another language."""
        self.button.setText(self.tr("Close"))
        trick, words = self._cards.trick, self._context.words
        if trick is None:
            return
        self._title.setText(self.tr("Trick {number}").format(number=number(trick.trick)))
        name = self._context.name(trick.winner)
        self._winner.setText(words.you_win() if trick.winner == 0 else words.wins(name))
        parts = [words.trick_part(self._context.name(seat), card) for seat, card, _ in trick.cards]
        self._cards.setAccessibleName(words.trick(parts))
        self.setAccessibleName(self._title.text())
        self.setAccessibleDescription(f"{words.trick(parts)} {self._winner.text()}")

    def changeEvent(self, event: QEvent) -> None:
        """Follow another language."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()


class _TrickPicture(QWidget):
    """The cards of a trick beside each other, each with its player's name; the winning one is ringed."""

    def __init__(self, context: TableContext) -> None:
        super().__init__()
        self.trick: LastTrick | None = None
        self._context = context
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        theme().changed.connect(self.updateGeometry)

    def sizeHint(self) -> QSize:
        """Cards and a line of names."""
        ratio = self._context.stage.shape.ratio
        count = len(self.trick.cards) if self.trick is not None else 4
        return QSize(round(count * (CARD_WIDTH + 20)), round(CARD_WIDTH * ratio + 8 + scaled(20)))

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: ARG002
        """Draw cards and names."""
        if self.trick is None:
            return
        faces, ratio = self._context.stage.faces, self._context.stage.shape.ratio
        step = self.width() / len(self.trick.cards)
        with painting(self) as painter:
            for place, (seat, card, _down) in enumerate(self.trick.cards):
                left = place * step + (step - CARD_WIDTH) / 2
                target = QRectF(left, 0, CARD_WIDTH, CARD_WIDTH * ratio)
                picture = faces.face(card, CARD_WIDTH, self.devicePixelRatioF())
                painter.drawPixmap(target, picture, QRectF(picture.rect()))
                if seat == self.trick.winner:
                    painter.setPen(QPen(theme().game(self._context.stage.game).ring, 4))
                    painter.setBrush(Qt.BrushStyle.NoBrush)
                    painter.drawRoundedRect(target.adjusted(2, 2, -2, -2), 5, 5)
                name = TextBlock(shortened(self._context.name(seat)), 13, 600 if seat == self.trick.winner else 400)
                room = QRectF(place * step, target.bottom() + 6, step, scaled(20))
                name.draw(painter, room, theme().color("text"), Qt.AlignmentFlag.AlignHCenter)


class SheetPanel(Panel):
    """The score sheet of the match so far."""

    def __init__(self, context: TableContext) -> None:
        super().__init__(context.stage, context.stage.animator, 640)
        self.closes_on_escape = True
        self._context = context
        self._title = Label("", 22, 600, title=True)
        self._none = Label("", 14, color="text2", wrap=True)
        self._sheet = _Sheet(context)
        self._area = ScrollColumn(self._sheet)
        self.button = Button("", "secondary")
        foot = QHBoxLayout()
        foot.addStretch(1)
        foot.addWidget(self.button)
        self.column.addWidget(self._title)
        self.column.addSpacing(8)
        self.column.addWidget(self._none)
        self.column.addWidget(self._area, 1)
        self.column.addSpacing(16)
        self.column.addLayout(foot)
        self.button.clicked.connect(self.closed)
        self.retranslate()

    def offer(self) -> None:
        """Show the sheet as it is now."""
        self._sheet.rows = [sheet_row(record) for record in self._context.controller.records()]
        self._none.setVisible(not self._sheet.rows)
        self._area.setVisible(bool(self._sheet.rows))
        self._sheet.refresh()
        self._area.updateGeometry()

    def take_focus(self) -> None:
        """Give the focus to the button."""
        self.button.setFocus(Qt.FocusReason.OtherFocusReason)

    def retranslate(self) -> None:
        """Follow another language."""
        self._title.setText(self.tr("Score sheet"))
        self._none.setText(self.tr("No deal has ended yet."))
        self.button.setText(self.tr("Close"))
        self.setAccessibleName(self._title.text())
        self._sheet.refresh()

    def changeEvent(self, event: QEvent) -> None:
        """Follow another language."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()


class _Sheet(QWidget):
    """One line a deal: its number, trump and, for each player, what it brought and the total after it."""

    def __init__(self, context: TableContext) -> None:
        super().__init__()
        self.rows: list[SheetRow] = []
        self._context = context
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Preferred)
        theme().changed.connect(self.refresh)

    def refresh(self) -> None:
        """Follow other rows, another theme or language."""
        names = [self._context.name(seat) for seat in range(self._context.controller.shown.players)]
        lines = []
        for row in self.rows:
            parts = "; ".join(
                self.tr("{name}: {score}, total {total}").format(name=n, score=signed(s), total=signed(t))
                for n, s, t in zip(names, row.scores, row.totals, strict=True)
            )
            lines.append(self.tr("Deal {deal}. {scores}.").format(deal=number(row.deal), scores=parts))
        self.setAccessibleName(joined(lines))
        self.updateGeometry()
        self.update()

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
