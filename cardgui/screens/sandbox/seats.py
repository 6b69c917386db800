"""Seats of the sandbox: plates that choose a hand, and the places of the trick."""

from __future__ import annotations

import math
from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QPainter, QPen
from PySide6.QtWidgets import QWidget

from cardgui.look.controls import BaseButton
from cardgui.look.i18n import number
from cardgui.look.icons import draw_icon
from cardgui.look.paint import rounded, shadow
from cardgui.look.text import TextBlock
from cardgui.look.theme import theme
from cardgui.look.tokens import LEAST_TARGET, RADIUS_OPTION
from cardgui.look.type import control, scaled
from cardgui.screens.sandbox.carried import CardButton
from cardgui.table.faces import CORNER
from cardgui.table.seats import draw_portrait
from cardgui.table.teams import STRIPE, Team, draw_edge, draw_team_mark

if TYPE_CHECKING:
    from cardgui.engine.cards import Card

PAD: Final = 10.0
ROUND: Final = 3.0
"""Room around a plate for its ring and shadow."""


@dataclass(frozen=True, slots=True)
class SeatFacts:
    """What a plate shows.

    Attributes:
        name: of the player.
        note: a line under it.
        count: how many cards are in the hand.
        ring: whether this seat plays next.
        chosen: whether cards go to its hand.
        team: its side, if there are sides.
        spoken: all of it for a screen reader.
    """

    name: str
    note: str
    count: int
    ring: bool
    chosen: bool
    team: Team
    spoken: str


class SeatButton(BaseButton):
    """The plate of a seat: a click lets cards go to its hand, which is then shown."""

    radius = float(RADIUS_OPTION)

    def __init__(self, seat: int, parent: QWidget) -> None:
        super().__init__(parent)
        self.seat = seat
        self.game = "truf"
        self.brief = False
        """Whether the note makes room: the number of cards stands beside the name."""
        self.aimed = False
        """Whether a carried card would go here."""
        self.bare = False
        """Whether the sign before that number makes room, too."""
        self.facts = SeatFacts("", "", 0, ring=False, chosen=False, team="", spoken="")

    def show_facts(self, facts: SeatFacts) -> None:
        """Show something else."""
        self.facts = facts
        self.setText(facts.spoken)
        self.update()

    def _mark(self) -> float:
        """Side of the portrait, or of the side's mark."""
        return round(scaled(18)) if self.brief or self.facts.team else round(scaled(30))

    def _left(self) -> float:
        if self.facts.team:
            return STRIPE + 6 + self._mark() + 8
        return PAD if self.brief else PAD + self._mark() + PAD

    def _sign(self) -> float:
        """Width of the sign before the number of cards, with the gap after it."""
        return 0.0 if self.bare else round(scaled(16)) + 4

    def _count(self) -> TextBlock:
        return TextBlock(number(self.facts.count), 13)

    def plate_width(self) -> int:
        """Width that its content needs."""
        name = TextBlock(self.facts.name, 14, 600).natural_width()
        if self.brief:
            return math.ceil(self._left() + name + 8 + self._sign() + self._count().natural_width() + PAD)
        return math.ceil(self._left() + max(name, TextBlock(self.facts.note, 12).natural_width()) + PAD + 2)

    def plate_height(self) -> int:
        """Height that its content needs, and a finger or a pointer."""
        if self.brief:
            return max(control(0), LEAST_TARGET + 2, round(scaled(26)))
        return max(control(0), round(scaled(46)))

    def sizeHint(self) -> QSize:
        """Return the size of the plate with room for its ring."""
        return QSize(self.plate_width() + round(2 * ROUND), self.plate_height() + round(2 * ROUND))

    def focus_shape(self) -> tuple[QRectF, float]:
        """Return what the keyboard ring goes around."""
        return self._area(), self.radius

    def _area(self) -> QRectF:
        return QRectF(self.rect()).adjusted(ROUND, ROUND, -ROUND, -ROUND)

    def draw(self, painter: QPainter) -> None:
        """Paint plate, mark, name and note."""
        colors, facts, area = theme(), self.facts, self._area()
        shadow(painter, area, self.radius, "low")
        fill = colors.color("surface2" if self.underMouse() else "surface")
        rounded(painter, area, self.radius, fill, colors.color("accent" if facts.chosen else "line"), 1)
        if facts.chosen or self.aimed:
            rounded(painter, area, self.radius, None, colors.color("accent"), 2)
        if facts.ring:
            around = area.adjusted(-ROUND, -ROUND, ROUND, ROUND)
            rounded(painter, around, self.radius + ROUND, None, colors.game(self.game).ring, 2.5)
        self._draw_mark(painter, area)
        left, right = area.left() + self._left(), area.right() - PAD
        if self.brief:
            self._draw_line(painter, QRectF(left, area.top(), right - left, area.height()))
            return
        name, note = TextBlock(facts.name, 14, 600), TextBlock(facts.note, 12)
        top = area.center().y() - (name.line() + note.line()) / 2
        name.draw(painter, QRectF(left, top, right - left + 2, name.line()), colors.color("text"))
        note.draw(painter, QRectF(left, top + name.line(), right - left + 2, note.line()), colors.color("text2"))

    def _draw_mark(self, painter: QPainter, area: QRectF) -> None:
        side = self._mark()
        if self.facts.team:
            draw_edge(painter, area, self.radius, self.facts.team)
            box = QRectF(area.left() + STRIPE + 6, area.center().y() - side / 2, side, side)
            draw_team_mark(painter, box, self.facts.team)
        elif not self.brief:
            box = QRectF(area.left() + PAD, area.center().y() - side / 2, side, side)
            draw_portrait(painter, box, self.seat, self.facts.name)

    def _draw_line(self, painter: QPainter, area: QRectF) -> None:
        colors, name, count = theme(), TextBlock(self.facts.name, 14, 600), self._count()
        wide = name.natural_width()
        name.draw(painter, QRectF(area.left(), area.top(), wide + 1, area.height()), colors.color("text"))
        size = round(scaled(16))
        left = area.left() + wide + 8
        if not self.bare:
            draw_icon(painter, "cards", colors.color("text2"), left + size / 2, area.center().y(), size)
        room = QRectF(left + self._sign(), area.top(), count.natural_width() + 2, area.height())
        count.draw(painter, room, colors.color("text2"))


class TrickPlace(CardButton):
    """A seat's place in the trick: an outline, or the card that lies there, which can be taken."""

    def __init__(self, seat: int, parent: QWidget) -> None:
        super().__init__(parent)
        self.seat = seat
        self.following = self.chosen = self.aimed = False
        self.angle = 0.0
        self.card_size = (0.0, 0.0)

    def show_state(self, card: Card | None, *, following: bool, chosen: bool, spoken: str) -> None:
        """Show the place so: with a card, as the next one, as the one to which cards go."""
        self.card, self.following, self.chosen = card, following, chosen
        self.setText(spoken)
        self.update()

    def lie(self, angle: float, width: float, height: float) -> None:
        """Be so large and turned, in the middle of the widget."""
        self.angle, self.card_size = angle, (width, height)
        self.radius = CORNER * width
        self.update()

    def focus_shape(self) -> tuple[QRectF, float]:
        """Return what the keyboard ring goes around."""
        return QRectF(self.rect()), self.radius

    def draw(self, painter: QPainter) -> None:
        """Paint the outline of an empty place; a card paints itself below."""
        if self.card is not None and not self.aimed:
            return
        width, height = self.card_size
        colors = theme()
        strong = self.chosen and self.following
        ink = colors.color("accent" if strong else "table_text" if self.following else "table_text2")
        painter.translate(self.width() / 2, self.height() / 2)
        painter.rotate(self.angle)
        pen = QPen(colors.color("accent") if self.aimed else ink, 2.0 if strong or self.underMouse() else 1.25)
        if self.aimed:
            pen.setWidthF(3.0)
        else:
            pen.setDashPattern([4, 3])
        painter.setPen(pen)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        if not self.following and not self.aimed:
            painter.setOpacity(0.6)
        painter.drawRoundedRect(QRectF(1 - width / 2, 1 - height / 2, width - 2, height - 2), self.radius, self.radius)
