"""The pack: every card that is not placed, suit by suit."""

from __future__ import annotations

import math
from collections import Counter
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QPainter, QPen
from PySide6.QtWidgets import QSizePolicy, QWidget

from cardgui.engine.cards import MATTO, Card
from cardgui.engine.registry import GAMES
from cardgui.look import focus
from cardgui.look.i18n import number
from cardgui.look.paint import rounded, upright
from cardgui.look.text import TextBlock
from cardgui.look.theme import theme
from cardgui.look.tokens import LEAST_TARGET, RADIUS_CHIP, TOUCH_TARGET
from cardgui.screens.sandbox.carried import CardButton
from cardgui.teaching.sandbox.draft import NOT_PLACED, PLAYED_BEFORE, Draft, Place

if TYPE_CHECKING:
    from PySide6.QtGui import QKeyEvent, QResizeEvent

    from cardgui.screens.sandbox.words import SandboxWords
    from cardgui.table.faces import Faces

GAP: Final = 7
WIDE_GAP_FROM: Final = 52
TALLEST: Final = 40
WIDEST: Final = 84.0
COPY: Final = 4.0
ROOM_FOR_COUNT: Final = 56
COLUMNS: Final = 14
MANY_ROWS: Final = 5
AWAY, PLACED = 0.7, 0.4
"""How strong the index of a card is that was played before, and of one that lies elsewhere."""
INK: Final = "#1E2328"
"""Cards are light in both themes."""
INDEX_WIDTH, INDEX_TOP, INDEX_HEIGHT = 0.30, 0.03, 0.46
"""The part of a card of width 1 that its index takes."""


def rows_of(game: str) -> list[list[Card]]:
    """All different cards of a game, row by row, from high to low; the long row of trumps is broken."""
    pack = GAMES[game].pack
    rows = []
    for lane in pack.lanes:
        cards = list(reversed(lane.cards))
        if lane.name == MATTO:
            continue
        if len(cards) > COLUMNS:
            cards.append(MATTO)
        rows += [cards[start : start + COLUMNS] for start in range(0, len(cards), COLUMNS)]
    return rows


class PackCard(CardButton):
    """One card of the pack, or the outline of one that is placed, with its index: pale, or plain if it was played."""

    radius = float(RADIUS_CHIP)

    def __init__(self, code: Card, parent: PackGrid) -> None:
        super().__init__(parent)
        self.code = code
        self.count = 0
        self.away = self.exists = False
        self._grid = parent
        self.setFocusPolicy(Qt.FocusPolicy.ClickFocus)

    def show_state(self, count: int, *, away: bool, exists: bool, spoken: str) -> None:
        """Show how many of the card are in the pack, or that it was played before."""
        self.count, self.away, self.exists = count, away, exists
        self.card = self.code if count or away else None
        self.setText(spoken)
        self.setVisible(exists)
        self.update()

    def draw(self, painter: QPainter) -> None:
        """Paint the card with its index, or an outline."""
        colors, area = theme(), QRectF(self.rect()).adjusted(0.5, 0.5, -0.5, -0.5)
        if not self.count:
            pen = QPen(colors.color("border"), 1)
            pen.setDashPattern([3, 3])
            painter.setPen(pen)
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.setOpacity(AWAY)
            painter.drawRoundedRect(area, self.radius, self.radius)
            painter.setOpacity(AWAY if self.away else PLACED)
        else:
            line = colors.color("focus" if self.underMouse() else "border")
            if self.count > 1:
                # One edge of the other copy looks out from under the upper one.
                rounded(painter, area.adjusted(COPY, 0, 0, -COPY), self.radius, colors.color("card"), line)
                area = area.adjusted(0, COPY, -COPY, 0)
            rounded(painter, area, self.radius, colors.color("card"), line)
        self._draw_index(painter, area)
        if self.count > 1 and area.width() >= ROOM_FOR_COUNT:
            block = TextBlock("×" + number(self.count), 12, 600)
            room = QRectF(area.right() - block.natural_width() - 3, area.top(), block.natural_width() + 2, block.line())
            block.draw(painter, room, QColor(INK))

    def _draw_index(self, painter: QPainter, area: QRectF) -> None:
        faces = self._grid.faces
        if faces is None:
            return
        width = min(area.height() * 0.94 / INDEX_HEIGHT, area.width() * 0.94 / INDEX_WIDTH)
        ratio = self.devicePixelRatioF()
        picture = faces.index(self.code, width, ratio)
        device = picture.width()
        source = QRectF(0.01 * device, INDEX_TOP * device, INDEX_WIDTH * device, INDEX_HEIGHT * device)
        wide, high = INDEX_WIDTH * width, INDEX_HEIGHT * width
        if not self.count:
            rounded(painter, area.adjusted(2, 2, -2, -2), self.radius - 1, theme().color("card"))
        target = QRectF(area.center().x() - wide / 2, area.center().y() - high / 2, wide, high)
        with upright(painter, target):
            painter.drawPixmap(target, picture, source)


class PackGrid(QWidget):
    """All cards of a game in rows.

    Signals:
        chosen: a card was clicked or keyed, and whether it lies in the pack or was played before.
        carried: a card is being carried, from where, and where the pointer is on the screen.
        dropped: it was let go there.
        grown: the rows need another height.
    """

    chosen = Signal(str, Place)
    carried = Signal(str, Place, QPointF)
    dropped = Signal(str, Place, QPointF)
    grown = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.faces: Faces | None = None
        self.most = 400
        """Height that there is for it without scrolling."""
        self.cards: dict[Card, PackCard] = {}
        self._rows: list[list[Card]] = []
        self._game = ""
        self._here = ""
        self.setLayoutDirection(Qt.LayoutDirection.LeftToRight)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        theme().changed.connect(self._restyle)

    def use_game(self, game: str, faces: Faces) -> None:
        """Show the pack of a game."""
        self.faces = faces
        if game == self._game:
            return
        self._game, self._rows = game, rows_of(game)
        for card in self.cards.values():
            card.hide()
            card.deleteLater()
        self.cards = {code: self._made(code) for row in self._rows for code in row}
        self._here = self._rows[0][0]
        self._mark_stop()
        self._restyle()

    def _made(self, code: Card) -> PackCard:
        made = PackCard(code, self)
        made.clicked.connect(lambda _=False: self._on_chosen(made))
        made.carried.connect(lambda at: self.carried.emit(code, self._source(made), at))
        made.dropped.connect(lambda at: self.dropped.emit(code, self._source(made), at))
        return made

    @staticmethod
    def _source(card: PackCard) -> Place:
        return NOT_PLACED if card.count else PLAYED_BEFORE

    def _on_chosen(self, card: PackCard) -> None:
        self._here = card.code
        self._mark_stop()
        if card.card is not None:
            self.chosen.emit(card.code, self._source(card))

    def show_draft(self, draft: Draft, words: SandboxWords) -> None:
        """Show what is left."""
        there_are, left, away = Counter(draft.rules.cards), draft.left, Counter(draft.away)
        for code, card in self.cards.items():
            gone = not left[code] and away[code] > 0
            spoken = words.in_pack(code, left[code], away=gone)
            card.show_state(left[code], away=gone, exists=there_are[code] > 0, spoken=spoken)

    # where everything is ----------------------------------------

    @property
    def _wide(self) -> bool:
        return self.width() >= COLUMNS * (WIDE_GAP_FROM + GAP)

    def fit(self, most: int) -> int:
        """Be as high as the rows can be within a height, or need to be; the height."""
        if most != self.most:
            self.most = most
            self._restyle()
        return self.sizeHint().height()

    def _row_height(self) -> int:
        if theme().touch:
            return TOUCH_TARGET
        rows = max(len(self._rows), 1)
        room = math.floor((self.most - 4 + self._gap()) / rows) - self._gap()
        return min(max(room, LEAST_TARGET), TALLEST if self._wide else LEAST_TARGET + 4)

    def _gap(self) -> int:
        return GAP if self._wide and len(self._rows) < MANY_ROWS else 4

    def sizeHint(self) -> QSize:
        """Return the width there is, and the height of the rows."""
        rows = max(len(self._rows), 1)
        return QSize(560, rows * (self._row_height() + self._gap()) - self._gap() + 4)

    def minimumSizeHint(self) -> QSize:
        """Return the least width, and the height of the rows."""
        return QSize(420, self.sizeHint().height())

    def _restyle(self) -> None:
        self.updateGeometry()
        self._lay_out()

    def _lay_out(self) -> None:
        columns = max((len(row) for row in self._rows), default=1)
        gap, high = self._gap(), self._row_height()
        wide = min((self.width() - 4 - gap * (columns - 1)) / columns, WIDEST)
        for line, row in enumerate(self._rows):
            for column, code in enumerate(row):
                left = 2 + column * (wide + gap)
                right = math.floor(left + wide)
                top = 2 + line * (high + gap)
                self.cards[code].setGeometry(math.floor(left), top, right - math.floor(left), high)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Lay the rows out for the new width."""
        super().resizeEvent(event)
        self._lay_out()
        if event.size().width() != event.oldSize().width():
            self.updateGeometry()
            self.grown.emit()

    # keys ----------------------------------------

    def take_focus(self) -> None:
        """Give the focus to the card that had it last."""
        self.cards[self._here].setFocus(Qt.FocusReason.OtherFocusReason)

    def _mark_stop(self) -> None:
        """Let Tab stop at one card alone."""
        for code, card in self.cards.items():
            stop = code == self._here
            card.setFocusPolicy(Qt.FocusPolicy.StrongFocus if stop else Qt.FocusPolicy.ClickFocus)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Go from card to card."""
        steps = {
            Qt.Key.Key_Left: (0, -1),
            Qt.Key.Key_Right: (0, 1),
            Qt.Key.Key_Up: (-1, 0),
            Qt.Key.Key_Down: (1, 0),
        }
        here = next((code for code, card in self.cards.items() if card.hasFocus()), None)
        if here is None or event.key() not in steps:
            super().keyPressEvent(event)
            return
        focus.note_keyboard()
        line = next(place for place, row in enumerate(self._rows) if here in row)
        column = self._rows[line].index(here)
        down, across = steps[Qt.Key(event.key())]
        self._go(line + down, column + across, (down, across))

    def _go(self, line: int, column: int, step: tuple[int, int]) -> None:
        """Focus a card; those that the game has not at this number of players are passed over."""
        while 0 <= line < len(self._rows):
            row = self._rows[line]
            if step[1] and not 0 <= column < len(row):
                return
            code = row[min(column, len(row) - 1)]
            if self.cards[code].exists:
                self._here = code
                self._mark_stop()
                self.cards[code].setFocus(Qt.FocusReason.TabFocusReason)
                return
            line, column = line + step[0], column + step[1]
