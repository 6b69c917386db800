"""The rows that explain a score: a reason in words, or a trick with its cards."""

from __future__ import annotations

import math
from typing import TYPE_CHECKING, Final, NamedTuple

from PySide6.QtCore import QRectF, QSize, Qt, Signal
from PySide6.QtGui import QPainter, QPaintEvent, QPen, QResizeEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from cardgui.look.controls import Link
from cardgui.look.i18n import signed
from cardgui.look.paint import draw_picture, mirroring, placed, rounded
from cardgui.look.text import TextBlock
from cardgui.look.theme import theme
from cardgui.look.type import scaled
from cardgui.table.felt import TableLook, cover_color
from cardgui.table.seats import shortened

if TYPE_CHECKING:
    from collections.abc import Sequence

    from cardgui.look.tokens import ColorName
    from cardgui.models.score_why import WhyCard, WhyTrick
    from cardgui.table.faces import Faces
    from cardgui.table.why_words import Said, WhyWords

RIGHT = Qt.AlignmentFlag.AlignRight
CARD: Final = 54.0
"""Width of a card, logical pixels."""
STEP: Final = 68.0
"""Width of the place of a card and the name under it; less where room lacks."""
MOST: Final = 6
"""Cards in one row at most, where it has no room for all of them in their usual places."""
NOTE: Final = 96.0
"""Least room for a note beside the cards; with less it stands below them."""
MOST_LINES: Final = 2
"""Lines that a note beside the cards may have."""
GAP, PADDING = 12.0, 12.0


def _ink(points: int) -> ColorName:
    return "ok" if points > 0 else "bad" if points < 0 else "text"


def _narrow(notes: Sequence[tuple[TextBlock, ColorName]], room: float) -> bool:
    """Whether a note would be broken into a column of scraps there."""
    return any(block.height(room) > MOST_LINES * block.line() + 1 for block, _ in notes)


class _Row(QWidget):
    """A row over a hairline, as high as its words need."""

    def __init__(self) -> None:
        super().__init__()
        policy = QSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Minimum)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)
        theme().changed.connect(self.updateGeometry)

    def height_at(self, width: float) -> float:
        """The height it needs."""
        raise NotImplementedError

    def heightForWidth(self, width: int) -> int:
        """The height it needs."""
        return math.ceil(self.height_at(width))

    def sizeHint(self) -> QSize:
        """At a usual width."""
        return QSize(420, self.heightForWidth(420))

    def minimumSizeHint(self) -> QSize:
        """Narrow columns are higher."""
        return QSize(280, 24)

    def line(self, painter: QPainter) -> None:
        """Draw the hairline under the row."""
        painter.fillRect(QRectF(0, self.height() - 1, self.width(), 1), theme().color("line"))


class Reason(_Row):
    """A reason in words, its rule, and what it brings at the right.

    Signals:
        rule_wanted: the person wants to read the rule; its number.
    """

    rule_wanted = Signal(str)

    def __init__(self, said: Said, words: WhyWords, *, quiet: bool = False) -> None:
        super().__init__()
        self._said, self._quiet = said, quiet
        self.setAccessibleName(words.line_spoken(said.text, said.value))
        self.link: Link | None = None
        if said.rule:
            self.link = Link(words.rule(said.rule), 12, self)
            self.link.clicked.connect(lambda: self.rule_wanted.emit(said.rule))

    def _blocks(self) -> tuple[TextBlock, TextBlock]:
        return TextBlock(self._said.text, 13 if self._quiet else 14), TextBlock(self._said.value, 14, 600)

    def _rooms(self, width: float) -> tuple[float, float, float]:
        """Width of the words, their height, and that of the link under them."""
        text, value = self._blocks()
        room = width - (value.natural_width() + GAP if self._said.value else 0)
        return room, text.height(room), self.link.sizeHint().height() if self.link is not None else 0.0

    def _above(self) -> float:
        return PADDING * 0.7

    def height_at(self, width: float) -> float:
        """Words over the number of the rule."""
        _, text, link = self._rooms(width)
        return text + link + self._above() * (1.3 if link else 2)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Put the link under the words."""
        super().resizeEvent(event)
        if self.link is not None:
            _, text, _ = self._rooms(self.width())
            self.link.resize(self.link.sizeHint())
            left = placed(self, QRectF(-4, 0, self.link.width(), 0)).left()
            self.link.move(round(left), round(self._above() + text))

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: ARG002
        """Draw it."""
        text, value = self._blocks()
        width, high, _ = self._rooms(self.width())
        top, colors = self._above(), theme()
        with mirroring(self) as painter:
            text.draw(painter, QRectF(0, top, width, high), colors.color("text2" if self._quiet else "text"))
            ink = colors.color(_ink(self._said.points))
            value.draw(painter, QRectF(0, top, self.width(), value.line()), ink, RIGHT)
            if not self._quiet:
                self.line(painter)


class _Places(NamedTuple):
    """Where things stand in a trick's row."""

    columns: int
    step: float
    card: float
    head: float
    line: float
    note_width: float
    note_below: bool
    height: float


class TrickRow(_Row):
    """A trick: who led, its cards with their players, the winning one ringed, and what it brought."""

    def __init__(
        self,
        trick: WhyTrick,
        names: Sequence[str],
        faces: Faces,
        game: str,
        head: str,
        led: str,
        said: Said,
        notes: Sequence[tuple[str, str]],
    ) -> None:
        super().__init__()
        self.trick = trick
        self._faces, self._game = faces, game
        self._names = [shortened(names[card.seat]) for card in trick.cards]
        self._head, self._led, self._said = head, led, said
        self._notes = [(text, rule) for text, rule in notes]

    # layout ----------------------------------------

    def _note_blocks(self) -> list[tuple[TextBlock, ColorName]]:
        blocks: list[tuple[TextBlock, ColorName]] = []
        if self._said.text and self._said.value:
            blocks.append((TextBlock(self._said.text, 13), "text2"))
        for text, rule in self._notes:
            blocks.append((TextBlock(text, 13), "text2"))
            if rule:
                blocks.append((TextBlock(rule, 12), "text2"))
        return blocks

    def _places(self, width: float) -> _Places:
        count = len(self.trick.cards)
        rows = 1 if count * scaled(STEP) <= width else -(-count // MOST)
        columns = -(-count // rows)
        notes = self._note_blocks()
        step = min(scaled(STEP), width / columns)
        beside = width - columns * step - GAP
        below = bool(notes) and (beside < scaled(NOTE) or _narrow(notes, beside))
        room = width if below else beside
        card = min(CARD, step - 8)
        names = max(TextBlock(name, 12, 600).height(step - 4) for name in self._names)
        line = card * self._faces.shape.ratio + names + 10
        head = self._head_height(width)
        cards = rows * line
        words = sum(block.height(room) for block, _ in notes) if notes else 0.0
        height = head + (cards + words + 6 * bool(words) if below else max(cards, words)) + 2 * PADDING
        return _Places(columns, step, card, head, line, room, below, height)

    def _value(self) -> str:
        return self._said.value or self._said.text

    def _head_height(self, width: float) -> float:
        return TextBlock(self._led, 13).height(self._led_room(width)) + 10

    def _led_room(self, width: float) -> float:
        head, value = TextBlock(self._head, 14, 600), TextBlock(self._value(), 14, 600)
        return max(width - head.natural_width() - value.natural_width() - 6 - GAP, 60.0)

    def height_at(self, width: float) -> float:
        """Head, cards with names, and notes."""
        return self._places(width).height

    # drawing ----------------------------------------

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: ARG002
        """Draw it."""
        places, colors, trick = self._places(self.width()), theme(), self.trick
        with mirroring(self) as painter:
            self._draw_head(painter, places)
            top = PADDING + places.head
            for place, card in enumerate(trick.cards):
                row, column = divmod(place, places.columns)
                left = column * places.step + (places.step - places.card) / 2
                area = QRectF(left, top + row * places.line, places.card, places.card * self._faces.shape.ratio)
                self._draw_card(painter, area, card)
                name = TextBlock(self._names[place], 12, 600 if card.seat == trick.winner else 400)
                room = QRectF(
                    column * places.step + 2, area.bottom() + 5, places.step - 4, name.height(places.step - 4)
                )
                name.draw(painter, room, colors.color("text"), Qt.AlignmentFlag.AlignHCenter)
            self._draw_notes(painter, places, top)
            self.line(painter)

    def _draw_head(self, painter: QPainter, places: _Places) -> None:
        colors, height = theme(), places.head - 10
        head, value = TextBlock(self._head, 14, 600), TextBlock(self._value(), 14, 600)
        wide = head.natural_width() + 6
        head.draw(painter, QRectF(0, PADDING, wide, head.line()), colors.color("text"))
        led = QRectF(wide, PADDING, self._led_room(self.width()), height)
        TextBlock(self._led, 13).draw(painter, led, colors.color("text2"))
        ink = colors.color(_ink(self._said.points) if self._said.value else "text2")
        value.draw(painter, QRectF(0, PADDING, self.width(), value.line()), ink, RIGHT)

    def _draw_notes(self, painter: QPainter, places: _Places, top: float) -> None:
        notes = self._note_blocks()
        rows = -(-len(self.trick.cards) // places.columns)
        left, room = (0.0 if places.note_below else self.width() - places.note_width), places.note_width
        if places.note_below:
            top += rows * places.line + 6
        else:
            words = sum(block.height(room) for block, _ in notes)
            top += max((rows * places.line - words) / 2, 0.0)
        for block, ink in notes:
            height = block.height(room)
            block.draw(painter, QRectF(left, top, room, height), theme().color(ink))
            top += height

    def _draw_card(self, painter: QPainter, area: QRectF, card: WhyCard) -> None:
        ratio, faces, colors = self.devicePixelRatioF(), self._faces, theme()
        picture = faces.face(card.card, area.width(), ratio)
        draw_picture(painter, area, picture)
        radius = area.width() * 0.07
        if not card.counts and card.seat != self.trick.winner:
            rounded(painter, area, radius, cover_color(self._game, TableLook()))
            index = faces.index(card.card, area.width(), ratio)
            draw_picture(painter, area, index)
        if card.seat == self.trick.winner:
            painter.setPen(QPen(colors.game(self._game).ring, 3))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawRoundedRect(area.adjusted(-1, -1, 1, 1), radius + 2, radius + 2)
        else:
            rounded(painter, area, radius, None, colors.color("line"))
        if card.worth:
            self._draw_worth(painter, area, card.worth)

    def _draw_worth(self, painter: QPainter, area: QRectF, worth: int) -> None:
        block = TextBlock(signed(worth), 12, 600)
        wide, high = block.natural_width() + 12, block.line() + 1
        pill = QRectF(area.right() - wide + 12, area.top() - high * 0.45, wide, high)
        pill.moveRight(min(pill.right(), self.width() - 1.0))
        good = worth > 0
        rounded(painter, pill, high / 2, theme().color("ok_soft" if good else "bad_soft"))
        block.draw(painter, pill, theme().color("ok" if good else "bad"), Qt.AlignmentFlag.AlignHCenter)
