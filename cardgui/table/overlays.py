"""What can be looked at over the table at any time: the last trick and the score sheet."""

from __future__ import annotations

import math
from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QPointF, QRectF, QSize, QSizeF, Qt, Signal
from PySide6.QtGui import QColor, QMouseEvent, QPainter, QPaintEvent, QPen, QResizeEvent
from PySide6.QtWidgets import QHBoxLayout, QSizePolicy, QWidget

from cardgui.look.controls import Button, IconButton, Label, ScrollColumn
from cardgui.look.i18n import number
from cardgui.look.paint import painting
from cardgui.look.sentences import joined
from cardgui.look.text import TextBlock
from cardgui.look.theme import theme
from cardgui.look.type import scaled
from cardgui.models.sheet import sheet_row
from cardgui.models.won import why
from cardgui.table.panels import SHADE, Panel
from cardgui.table.registry import GAME_TABLES, explains_scores
from cardgui.table.seats import shortened
from cardgui.table.won_words import WonWords

if TYPE_CHECKING:
    from cardgui.models.shown import LastTrick
    from cardgui.table.context import TableContext
    from cardgui.table.deal_sheet import DealSheet
    from cardgui.table.layout import TableLayout

CARD_WIDTH, SMALL_CARD, LEAST_CARD = 80.0, 56.0, 44.0
SHADE_COLOR = QColor(0, 0, 0, 92)
FEW = 5
"""Up to so many cards of a trick are shown large."""
WIDTH, WIDTH_OF_MANY = 540.0, 760.0


class LastTrickPanel(Panel):
    """The trick that was taken last, in the order of play."""

    def __init__(self, context: TableContext) -> None:
        super().__init__(context.stage, context.stage.animator, WIDTH)
        self.closes_on_escape = True
        self._context = context
        self._title = Label("", 16, 600)
        self._winner = Label("", 14, color="text2", wrap=True)
        self._won = WonWords(context.words.cards, context.controller.shown.game, self)
        self._cards = _TrickPicture(context)
        self.spare = [[self._title]]
        self.tighten = self._cards.tighten
        self.tighten_after = 0
        self.button = Button("", "secondary")
        self.earlier, self.later = IconButton("back"), IconButton("chevron-right")
        foot = QHBoxLayout()
        foot.setSpacing(8)
        foot.addWidget(self._winner, 1, Qt.AlignmentFlag.AlignVCenter)
        for button in (self.earlier, self.later, self.button):
            foot.addWidget(button, 0, Qt.AlignmentFlag.AlignBottom)
        self.column.addWidget(self._title)
        self.column.addSpacing(12)
        self.column.addWidget(self._cards)
        self.column.addSpacing(12)
        self.column.addLayout(foot)
        self.button.clicked.connect(self.closed)
        self.earlier.clicked.connect(lambda: self._step(-1))
        self.later.clicked.connect(lambda: self._step(1))
        self.retranslate()

    def offer(self, trick: LastTrick) -> None:
        """Show a trick."""
        self._cards.trick = trick
        self._wanted = WIDTH if len(trick.cards) <= FEW else WIDTH_OF_MANY
        self._cards.updateGeometry()
        self.retranslate()

    def _step(self, by: int) -> None:
        """Show the trick before or after the one that is shown."""
        tricks, trick = self._context.controller.shown.tricks, self._cards.trick
        at = tricks.index(trick) + by if trick in tricks else -1
        if not 0 <= at < len(tricks):
            return
        pressed = self.earlier if by < 0 else self.later
        had_focus = pressed.hasFocus()
        self.offer(tricks[at])
        self.fit()
        if had_focus and not pressed.isEnabled():
            self.take_focus()

    def take_focus(self) -> None:
        """Give the focus to the button."""
        self.button.setFocus(Qt.FocusReason.OtherFocusReason)

    def retranslate(self) -> None:
        """Follow another language."""
        self.button.setText(self.tr("Close"))
        self.earlier.setText(self.tr("Trick before"))
        self.later.setText(self.tr("Trick after"))
        trick, words = self._cards.trick, self._context.words
        if trick is None:
            return
        self._title.setText(self.tr("Trick {number}").format(number=number(trick.trick)))
        name = self._context.name(trick.winner)
        shown = self._context.controller.shown
        wins = words.you_win() if trick.winner == 0 else words.wins(name)
        whole = len(trick.cards) == shown.players
        self._winner.setText(joined([wins, self._won.say(why(shown, trick)) if whole else ""]))
        at = shown.tricks.index(trick) if trick in shown.tricks else 0
        self.earlier.setEnabled(at > 0)
        self.later.setEnabled(at < len(shown.tricks) - 1)
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
        self._tight = False
        self._context = context
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        theme().changed.connect(self.updateGeometry)

    def tighten(self, tight: bool) -> None:  # noqa: FBT001 - see Panel.tighten
        """Draw the cards as small as can be, or not."""
        if tight != self._tight:
            self._tight = tight
            self.updateGeometry()

    def _count(self) -> int:
        return len(self.trick.cards) if self.trick is not None else 4

    def _card(self) -> QSizeF:
        few = self._count() <= FEW
        width = (SMALL_CARD if self._tight else CARD_WIDTH) if few else (LEAST_CARD if self._tight else SMALL_CARD)
        return QSizeF(width, width * self._context.stage.shape.ratio)

    def sizeHint(self) -> QSize:
        """Cards and a line of names."""
        card = self._card()
        return QSize(round(self._count() * (card.width() + 8)), round(card.height() + 11 + scaled(20)))

    def minimumSizeHint(self) -> QSize:
        """As much as is drawn."""
        return self.sizeHint()

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: ARG002
        """Draw cards and names."""
        if self.trick is None:
            return
        card, step = self._card(), self.width() / self._count()
        with painting(self) as painter:
            for place, (seat, code, _down) in enumerate(self.trick.cards):
                corner = QPointF(place * step + (step - card.width()) / 2, 3)
                self._draw(painter, QRectF(corner, card), seat, code)
                name = TextBlock(shortened(self._context.name(seat)), 13, 600 if seat == self.trick.winner else 400)
                room = QRectF(place * step, corner.y() + card.height() + 5, step, scaled(20))
                name.draw(painter, room, theme().color("text"), Qt.AlignmentFlag.AlignHCenter)

    def _draw(self, painter: QPainter, target: QRectF, seat: int, code: str) -> None:
        """Draw a card, the winning one with its ring."""
        picture = self._context.stage.faces.face(code, target.width(), self.devicePixelRatioF())
        painter.drawPixmap(target, picture, QRectF(picture.rect()))
        if self.trick is not None and seat == self.trick.winner:
            painter.setPen(QPen(theme().game(self._context.stage.game).ring, 4))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            # Around the card: its index must stay readable.
            painter.drawRoundedRect(target.adjusted(-1, -1, 1, 1), 6, 6)


class Shade(QWidget):
    """A dark table without cards around what is to be read alone: only strips and feet of cards would be seen.

    Signals:
        clicked: a click beside that.
    """

    clicked = Signal()

    def __init__(self, parent: QWidget, game: str) -> None:
        super().__init__(parent)
        self._game = game
        self.hide()

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """A click beside what is read, and none on the table."""
        event.accept()
        self.clicked.emit()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Darken."""
        with painting(self) as painter:
            painter.fillRect(event.rect(), theme().game(self._game).table_out)
            painter.fillRect(event.rect(), SHADE_COLOR)


class _Rows(ScrollColumn):
    """Holds a score sheet; where that scrolls, no row is cut at its foot, nor at its head while it scrolls by rows."""

    def __init__(self, sheet: DealSheet) -> None:
        super().__init__(sheet)
        self._sheet = sheet

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Have room for whole rows."""
        whole = self._sheet.whole_rows(self.height()) if self._sheet.sizeHint().height() > self.height() else math.inf
        self.setViewportMargins(0, 0, 0, max(0, self.height() - math.ceil(min(whole, self.height()))))
        self.verticalScrollBar().setSingleStep(round(self._sheet.row_height()))
        super().resizeEvent(event)

    def show_row(self, top: int) -> None:
        """Scroll so far that the row that begins there is in the middle, if possible."""
        self.ensureVisible(0, top, 0, self.viewport().height() // 2)
        bar, step = self.verticalScrollBar(), self._sheet.row_height()
        bar.setValue(round(round(bar.value() / step) * step))


class SheetPanel(Panel):
    """The score sheet of the match so far.

    Signals:
        score_chosen: row, and seat or side, of a score that the person wants explained.
    """

    score_chosen = Signal(int, int)

    def __init__(self, context: TableContext) -> None:
        game = context.stage.game
        self._sheet = GAME_TABLES[game].sheet(context)
        self._sheet.explains = explains_scores(game)
        super().__init__(context.stage, context.stage.animator, self._sheet.wide)
        self.closes_on_escape = True
        self._context = context
        self._title = Label("", 22, 600, title=True)
        self._caption = Label("", 13, color="text2", wrap=True)
        self._none = Label("", 14, color="text2", wrap=True)
        self._area = _Rows(self._sheet)
        self.button = Button("", "secondary")
        head = QHBoxLayout()
        head.setSpacing(12)
        head.addWidget(self._title)
        head.addWidget(self._caption, 1, Qt.AlignmentFlag.AlignVCenter)
        self.column.addLayout(head)
        self.column.addSpacing(8)
        self.column.addWidget(self._none)
        self.column.addWidget(self._area, 1)
        self.shade = Shade(context.stage, game)
        if self._sheet.foot is not None:
            self.column.addWidget(self._sheet.foot)
        self.column.addStretch(0)
        head.addWidget(self.button)
        self.button.clicked.connect(self.closed)
        self.shade.clicked.connect(self.closed)
        self._sheet.score_chosen.connect(self.score_chosen)
        self.retranslate()

    def offer(self) -> None:
        """Show the sheet as it is now."""
        self._sheet.rows = [sheet_row(record) for record in self._context.controller.records()]
        self._none.setVisible(not self._sheet.rows and not self._sheet.shows_empty)
        self._area.setVisible(bool(self._sheet.rows) or self._sheet.shows_empty)
        self._sheet.refresh()
        self._area.updateGeometry()

    def fit(self) -> None:
        """Fit to the table; beside an explanation as high as that, and up to it."""
        self._area.setMaximumHeight(self._sheet.sizeHint().height())  # what is left over stays below the last line
        super().fit()
        if self.kept_free:
            room = self._narrowed(self._layout.end_room).grown(SHADE)
            self._top = round(room.y)
            self.setGeometry(round(room.x), self._top, math.floor(room.w), math.floor(room.h))
            self._activate()
            self._tell()

    @property
    def content(self) -> DealSheet:
        """The sheet itself."""
        return self._sheet

    @property
    def fills_table(self) -> bool:
        """Whether the sheet is so large that it may lie over the hand, too."""
        return self._sheet.fills_table

    def make_room(self, width: float | None, *, shaded: bool) -> None:
        """Stand beside an explanation so wide, or in its place where that is `None`; over a shaded table, or not."""
        self.kept_free = width or 0.0
        self.setVisible(width is not None)
        self.shade.setVisible(shaded)
        self._context.stage.prompt.cover("sheet", covered=shaded)
        if shaded:
            self.shade.stackUnder(self)

    def appear(self) -> None:
        """Come up, at the deal of now; a large sheet shades the table around it."""
        if self.fills_table:
            self.shade.setGeometry(self._context.stage.rect())
            self.shade.show()
            self.shade.raise_()
            self._context.stage.prompt.cover("sheet", covered=True)
        super().appear()
        self._activate()
        self._area.show_row(self._sheet.now_at())

    def put(self, layout: TableLayout) -> None:
        """Stand in the middle of the table, and shade it."""
        self.shade.setGeometry(self._context.stage.rect())
        super().put(layout)

    def vanish(self) -> None:
        """Go away, with the shade."""
        self.shade.hide()
        self._context.stage.prompt.cover("sheet", covered=False)
        super().vanish()

    def take_focus(self) -> None:
        """Give the focus to the button."""
        self.button.setFocus(Qt.FocusReason.OtherFocusReason)

    def retranslate(self) -> None:
        """Follow another language."""
        self._title.setText(self.tr("Score sheet"))
        self._caption.setText(self._sheet.caption())
        self._none.setText(self.tr("No deal has ended yet."))
        self.button.setText(self.tr("Close"))
        self.setAccessibleName(self._title.text())
        self._sheet.refresh()

    def changeEvent(self, event: QEvent) -> None:
        """Follow another language."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
