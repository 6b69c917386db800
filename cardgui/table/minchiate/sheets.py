"""What can be looked at at any time in Minchiate: the cards all have seen, and where the points come from."""

from __future__ import annotations

import math
from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QRectF, QSize, Qt, QTimer
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QHBoxLayout, QSizePolicy, QWidget

from cardgui.engine.cards import Card
from cardgui.look.controls import Button, Label, ScrollColumn
from cardgui.look.i18n import number, signed
from cardgui.look.paint import mirroring, rounded, shadow, upright
from cardgui.look.text import TextBlock
from cardgui.look.theme import theme
from cardgui.look.tokens import ColorName
from cardgui.look.type import scaled
from cardgui.table.minchiate.minis import CHIP_HEIGHT, chip_lines, draw_chips
from cardgui.table.panels import Panel
from cardgui.table.pose import Rect
from cardgui.table.teams import Team, draw_team_mark, team_color

if TYPE_CHECKING:
    from cardgui.table.animator import Animator
    from cardgui.table.faces import Faces
    from cardgui.table.minchiate.count_words import CountWords

SEEN_WIDTH, POINTS_WIDTH = 620, 660
GAP: Final = 3.0
FACE_WIDTH: Final = 66.0
AT_ONCE: Final = 1
"""Faces that are drawn anew in one go: all together would hold the window up."""


class SeenButton(Button):
    """Opens the sheet of cards that all have seen; it stands on the table itself."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__("", "secondary", icon="cards", parent=parent)
        self.offered = self._cut_off = False
        self.hide()

    def offer(self, *, offered: bool) -> None:
        """Be there, or not."""
        self.offered = offered
        self.setVisible(offered and not self._cut_off)

    @property
    def wanted(self) -> bool:
        """Whether there is something to show."""
        return self.offered

    def place(self, covered: Rect | None) -> Rect:  # noqa: ARG002
        """Where it stands while it is offered."""
        return Rect(self.x(), self.y(), self.width(), self.height())

    def stand(self, box: Rect | None) -> None:
        """Be there, or away while something cuts through the button."""
        self._cut_off = box is None
        self.setVisible(self.offered and not self._cut_off)


@dataclass(frozen=True, slots=True)
class SeenRow:
    """Cards of one player or of nobody; a row without cards is the head of those that follow."""

    title: str
    cards: tuple[Card, ...] = ()
    points: int | None = None
    spoken: str = ""
    large: bool = False
    """Whether the cards are shown as they are, in place of a running list."""


class _Sheet(Panel):
    """A panel with a title, a scrolled list and a button that closes it."""

    def __init__(self, parent: QWidget, animator: Animator, width: float, content: QWidget) -> None:
        super().__init__(parent, animator, width)
        self.closes_on_escape = self.scrolls = True
        self._title = Label("", 22, 600, title=True)
        self._none = Label("", 14, color="text2", wrap=True)
        self._area = ScrollColumn(content)
        self.button = Button("", "secondary")
        foot = QHBoxLayout()
        foot.addStretch(1)
        foot.addWidget(self.button)
        self.column.addWidget(self._title)
        self.column.addSpacing(8)
        self.column.addWidget(self._none)
        self.column.addWidget(self._area, 1)
        self.column.addSpacing(12)
        self.column.addLayout(foot)
        self.button.clicked.connect(self.closed)

    def show_words(self, title: str, nothing: str, close: str, *, empty: bool) -> None:
        """Show title and button, and in place of an empty list why it is empty."""
        self._title.setText(title)
        self._none.setText(nothing)
        self._none.setVisible(empty)
        self._area.setVisible(not empty)
        self.button.setText(close)
        self.setAccessibleName(title)

    def take_focus(self) -> None:
        """Give the focus to the button."""
        self.button.setFocus(Qt.FocusReason.OtherFocusReason)


class SeenPanel(_Sheet):
    """The cards that everybody has seen: robbed, dealt face up, declared, the fola; and the own discards."""

    def __init__(self, parent: QWidget, animator: Animator, words: CountWords, faces: Faces) -> None:
        self.list = _SeenList(faces)
        super().__init__(parent, animator, SEEN_WIDTH, self.list)
        self._words = words

    def offer(self, rows: list[SeenRow], title: str = "") -> None:
        """Show these rows."""
        words = self._words
        large = [card for row in rows if row.large for card in row.cards]
        self.list.faces.warm(large, (FACE_WIDTH,), self.devicePixelRatioF())
        self.show_words(title or words.seen_title(), words.seen_none(), words.close(), empty=not rows)
        self.list.show_rows(rows)
        self._area.updateGeometry()
        self.setAccessibleDescription(self.list.accessibleName() if rows else words.seen_none())

    def fit(self) -> None:
        """Fit to the table; where the list scrolls, it ends with a whole row."""
        super().fit()
        seen, width = self._area.height(), self._area.width()
        if self.list.rows and self.list.heightForWidth(width) > seen:
            self.resize(self.width(), self.height() - math.floor(seen - self.list.whole_rows(seen, width)))
            self._activate()
            self._tell()


class _SeenList(QWidget):
    """Heads, and under each the cards of its players."""

    def __init__(self, faces: Faces) -> None:
        super().__init__()
        self.rows: list[SeenRow] = []
        self.faces = faces
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Preferred)
        theme().changed.connect(self.updateGeometry)

    def show_rows(self, rows: list[SeenRow]) -> None:
        """Show these."""
        self.rows = rows
        self.setAccessibleName(" ".join(row.spoken for row in rows if row.spoken))
        self.updateGeometry()
        self.update()

    def _names(self) -> float:
        widths = [TextBlock(row.title, 13).natural_width() for row in self.rows if row.cards]
        return min(max(widths, default=0.0) + 16, scaled(170))

    def _height_of(self, row: SeenRow, width: float) -> float:
        if not row.cards:
            return scaled(30)
        if row.large:
            return FACE_WIDTH * self.faces.shape.ratio + 10
        lines = len(chip_lines(row.cards, width - self._names() - scaled(46)))
        return lines * (scaled(CHIP_HEIGHT) + GAP) + 7

    def whole_rows(self, height: float, width: float) -> float:
        """The height of as many rows as fit into a room, the last of them with cards; all of it if none has."""
        whole = bottom = 0.0
        for row in self.rows:
            bottom += self._height_of(row, width)
            if row.cards and bottom <= height:
                whole = bottom
        return whole or height

    def hasHeightForWidth(self) -> bool:
        """Cards wrap."""
        return True

    def heightForWidth(self, width: int) -> int:
        """All rows."""
        return math.ceil(sum(self._height_of(row, width) for row in self.rows)) + 2

    def sizeHint(self) -> QSize:
        """At the width of the panel."""
        return QSize(SEEN_WIDTH - 62, self.heightForWidth(SEEN_WIDTH - 62))

    def minimumSizeHint(self) -> QSize:
        """All rows; what holds them scrolls."""
        return QSize(360, self.sizeHint().height())

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: ARG002
        """Draw the rows."""
        names = self._names()
        top = 0.0
        with mirroring(self) as painter:
            for row in self.rows:
                height = self._height_of(row, self.width())
                if not row.cards:
                    painter.fillRect(QRectF(0, top, self.width(), 1), theme().color("line"))
                    head = TextBlock(row.title, 13, 600)
                    head.draw(painter, QRectF(2, top + 4, self.width(), height - 4), theme().color("text"))
                elif row.large:
                    self._draw_faces(painter, row, top + 4)
                else:
                    self._draw_cards(painter, row, top, names, height)
                top += height

    def faces_at(self, count: int) -> tuple[float, float]:
        """Left edge of the first of so many faces, and how far they are apart."""
        step = min(FACE_WIDTH + 8, (self.width() - FACE_WIDTH - 8) / max(count - 1, 1))
        return (self.width() - (count - 1) * step - FACE_WIDTH) / 2, step

    def _draw_faces(self, painter: QPainter, row: SeenRow, top: float) -> None:
        """Cards side by side in the middle, overlapping where they are many."""
        height, ratio = FACE_WIDTH * self.faces.shape.ratio, self.devicePixelRatioF()
        first, step = self.faces_at(len(row.cards))
        drawn = 0
        with upright(painter, QRectF(0, top, self.width(), height)):  # each has its index where the next leaves it free
            for place, card in enumerate(row.cards):
                box = QRectF(first + place * step, top, FACE_WIDTH, height)
                shadow(painter, box, 5, "card")
                if not self.faces.ready(card, FACE_WIDTH, ratio):
                    drawn += 1
                    if drawn > AT_ONCE:
                        rounded(painter, box, 5, theme().color("card"))
                        continue
                face = self.faces.face(card, FACE_WIDTH, ratio)
                painter.drawPixmap(box, face, QRectF(face.rect()))
        if drawn > AT_ONCE:
            QTimer.singleShot(0, self, self.update)

    def _draw_cards(self, painter: QPainter, row: SeenRow, top: float, names: float, height: float) -> None:
        step = scaled(CHIP_HEIGHT)
        name = TextBlock(row.title, 13)
        name.draw(painter, QRectF(2, top, names - 4, step), theme().color("text2"))
        line_top = top
        for cards in chip_lines(row.cards, self.width() - names - scaled(46)):
            draw_chips(painter, names, line_top, cards)
            line_top += step + GAP
        if row.points is not None:
            points = TextBlock(signed(row.points) if row.points else number(0), 14, 600)
            room = QRectF(self.width() - scaled(46), top, scaled(44), min(height, step))
            points.draw(painter, room, theme().color("text"), Qt.AlignmentFlag.AlignRight)


@dataclass(frozen=True, slots=True)
class PointsRow:
    """A score event: who scores, what brought it, the points, and what stands after it."""

    team: Team
    cause: str
    points: int
    lead: int
    resti: str
    spoken: str


class PointsPanel(_Sheet):
    """Every score event of the deal with the difference and the resti after it."""

    def __init__(self, parent: QWidget, animator: Animator, words: CountWords) -> None:
        self.list = _PointsList(words)
        super().__init__(parent, animator, POINTS_WIDTH, self.list)
        self._words = words

    def offer(self, rows: list[PointsRow]) -> None:
        """Show these events, the newest last, which is in sight."""
        words = self._words
        self.show_words(words.points_title(), words.points_none(), words.close(), empty=not rows)
        self.list.show_rows(rows)
        self._area.updateGeometry()
        self.setAccessibleDescription(self.list.accessibleName() if rows else words.points_none())

    def fit(self) -> None:
        """Fit to the table, and scroll to the newest event."""
        super().fit()
        self._area.verticalScrollBar().setValue(self._area.verticalScrollBar().maximum())


class _PointsList(QWidget):
    """One line for each event."""

    def __init__(self, words: CountWords) -> None:
        super().__init__()
        self.rows: list[PointsRow] = []
        self._words = words
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Preferred)
        theme().changed.connect(self.updateGeometry)

    def show_rows(self, rows: list[PointsRow]) -> None:
        """Show these."""
        self.rows = rows
        self.setAccessibleName(" ".join(row.spoken for row in rows))
        self.updateGeometry()
        self.update()

    def _widths(self) -> list[float]:
        """Widths of the columns of numbers."""
        heads = self._words.points_heads()
        return [max(TextBlock(head, 12, 600).natural_width() + 16, scaled(64)) for head in heads]

    def _words_width(self, width: float) -> float:
        return max(width - sum(self._widths()) - scaled(34), 80.0)

    def _height_of(self, row: PointsRow, width: float) -> float:
        return max(TextBlock(row.cause, 13).height(self._words_width(width)) + 10, scaled(30))

    def hasHeightForWidth(self) -> bool:
        """Words wrap."""
        return True

    def heightForWidth(self, width: int) -> int:
        """Heads and all rows."""
        return math.ceil(scaled(26) + sum(self._height_of(row, width) for row in self.rows)) + 2

    def sizeHint(self) -> QSize:
        """At the width of the panel."""
        return QSize(POINTS_WIDTH - 62, self.heightForWidth(POINTS_WIDTH - 62))

    def minimumSizeHint(self) -> QSize:
        """All rows; what holds them scrolls."""
        return QSize(400, self.sizeHint().height())

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: ARG002
        """Draw heads and rows."""
        widths, top = self._widths(), scaled(26)
        rights = [self.width() - sum(widths[place + 1 :]) - 4 for place in range(len(widths))]
        right = Qt.AlignmentFlag.AlignRight
        with mirroring(self) as painter:
            for head, edge, width in zip(self._words.points_heads(), rights, widths, strict=True):
                room = QRectF(edge - width, 0, width, top)
                TextBlock(head, 12, 600).draw(painter, room, theme().color("text2"), right)
            for row in self.rows:
                height = self._height_of(row, self.width())
                painter.fillRect(QRectF(0, top, self.width(), 1), theme().color("line"))
                side = scaled(16)
                draw_team_mark(painter, QRectF(4, top + height / 2 - side / 2, side, side), row.team)
                words = QRectF(scaled(28), top, self._words_width(self.width()), height)
                TextBlock(row.cause, 13).draw(painter, words, theme().color("text"))
                texts = (signed(row.points), signed(row.lead), row.resti)
                inks: tuple[ColorName, ...] = (team_color(row.team), "text", "text")
                for text, ink, edge, width in zip(texts, inks, rights, widths, strict=True):
                    room = QRectF(edge - width, top, width, height)
                    TextBlock(text, 13, 600).draw(painter, room, theme().color(ink), right)
                top += height
