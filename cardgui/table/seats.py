"""What stands at each seat: the plate with name, role, tricks and bid, and the won tricks beside it."""

from __future__ import annotations

import unicodedata
from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFocusEvent, QFontMetricsF, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QAbstractButton, QWidget

from cardgui.look import focus
from cardgui.look.access import Role
from cardgui.look.i18n import number, signed
from cardgui.look.paint import painting, raised, rounded, upright
from cardgui.look.text import TextBlock
from cardgui.look.theme import theme
from cardgui.look.tokens import RADIUS_OPTION, SEATS, ColorName
from cardgui.look.type import font
from cardgui.table.faces import Faces
from cardgui.table.small_card import draw_small_card
from cardgui.table.teams import MARK, STRIPE, Team, draw_edge, draw_team_mark

if TYPE_CHECKING:
    from cardgui.table.layout import TableLayout

MARGIN: Final = 7.0
"""Room around a plate for its ring and shadow."""
RING_WIDTH: Final = 2.5
NAME_UNITS: Final = 12.0
"""A longer name, counted in full-width characters, is shortened."""


@dataclass(frozen=True, slots=True)
class PlateFacts:
    """What a plate shows.

    Attributes:
        name: of the player.
        role: "Dealer", "Declarer" or nothing.
        note: a line of text in place of the numbers.
        taken, bid: tricks; shown as "taken / bid" where both are given.
        card: code of the bid card.
        ring: whether it is this seat's turn.
        thinking: whether the player has been taking a while.
        spoken: the same for a screen reader.
        team: side of the player, whose mark then stands in place of the portrait.
        figure: something large at the end of the plate, such as a bid just made.
        points: the points so far, which stand there instead.
    """

    name: str
    role: str = ""
    note: str = ""
    taken: int | None = None
    bid: int | None = None
    card: str | None = None
    ring: bool = False
    thinking: bool = False
    spoken: str = ""
    team: Team = ""
    figure: str = ""
    points: int | None = None


def shortened(name: str) -> str:
    """The name as far as a plate has room: at most 12 full-width characters or 24 narrow ones."""
    units = 0.0
    for place, letter in enumerate(name):
        units += 1.0 if unicodedata.east_asian_width(letter) in "WF" else 0.5
        if units > NAME_UNITS:
            return name[: max(place - 1, 1)].rstrip() + "…"
    return name


def draw_portrait(painter: QPainter, rect: QRectF, seat: int, name: str) -> None:
    """Draw a player's initial on the seat's colour."""
    rounded(painter, rect, min(8.0, rect.width() * 0.22), QColor(SEATS[seat % len(SEATS)][0]))
    letter = font(14, 600)
    letter.setPixelSize(max(round(rect.height() * 0.42), 9))
    painter.setFont(letter)
    painter.setPen(QColor("#FFFFFF"))
    with upright(painter, rect):
        painter.drawText(rect, Qt.AlignmentFlag.AlignCenter, name[:1])


class Plate(QWidget):
    """The plate of one seat. It can be focused and is read as one sentence or two."""

    access_role = Role.StaticText

    def __init__(self, seat: int, game: str, faces: Faces, parent: QWidget) -> None:
        super().__init__(parent)
        self.seat = seat
        self.game = game
        self.facts = PlateFacts("")
        self.compact = False
        """Large text in a narrow window: no portrait, no pips."""
        self.narrow = False
        """No pips, and the role is on the second line."""
        self.one_line = False
        """Compact, and everything on one line."""
        self._faces = faces
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        theme().changed.connect(self.update)

    def show_facts(self, facts: PlateFacts) -> None:
        """Show something else."""
        if facts != self.facts:
            self.facts = facts
            self.setAccessibleName(facts.spoken)
            self._tell()
            self.update()

    def describe(self, manner: str) -> None:
        """Tell with the plate how its player plays; nothing where that is not known."""
        if manner != self.accessibleDescription():
            self.setAccessibleDescription(manner)
            self._tell()

    def _tell(self) -> None:
        """A tip says what the plate has no room for."""
        name, manner = self.facts.name, self.accessibleDescription()
        whole = [name] if manner or shortened(name) != name else []
        self.setToolTip("\n".join([*whole, *([manner] if manner else [])]))

    def content_width(self, height: float) -> float:
        """Width at which a plate of this height shows everything but pips."""
        facts = self.facts
        name, numbers = TextBlock(shortened(facts.name), 14, 600).natural_width(), self._second_width()
        role = 8 + self._role().natural_width() if facts.role else 0.0
        beside = self._left(height) + SIDE + ((_card_width(height) + 8) if facts.card else 0) + 2
        beside += self._figure_room()
        if self.one_line:
            return name + 12 + numbers + role + beside
        below = max(name, numbers + role)
        return beside + (below if self.narrow else min(below, max(name + role, numbers)))

    def _left(self, height: float) -> float:
        """Where the words begin: after the side's mark or the portrait, if there is room for one."""
        if self.facts.team:
            return STRIPE + 6 + (18 if self.narrow else MARK) + (6 if self.narrow else 10)
        return 12 if self.compact else _portrait_side(height) + 18

    def _second_width(self) -> float:
        if self._note():
            return TextBlock(self._note(), 13).natural_width()
        return sum(block.natural_width() for block in self._numbers())

    def _figure(self) -> TextBlock:
        """A number is larger than a word; points are all of one size."""
        if self.facts.points is not None:
            return TextBlock(signed(self.facts.points), 16, 600)
        short = len(self.facts.figure) <= 2
        return TextBlock(self.facts.figure, 22 if short and not self.one_line else 14, 600)

    def _figure_room(self) -> float:
        """Width that the figure takes, with the gap before it; points keep room for three digits."""
        figure = self._figure().natural_width()
        if self.facts.points is not None:
            return max(figure, TextBlock("−000", 16, 600).natural_width()) + 8
        return figure + 8 if self.facts.figure else 0.0

    def _figure_ink(self) -> ColorName:
        points = self.facts.points or 0
        return "ok" if points > 0 else "bad" if points < 0 else "text"

    def _note(self) -> str:
        """Where there is one line only, a figure says enough."""
        return "" if self.one_line and self.facts.figure else self.facts.note

    def _role(self) -> TextBlock:
        return TextBlock(self.facts.role, 13 if self.compact else 12)

    def _numbers(self) -> tuple[TextBlock, TextBlock]:
        facts = self.facts
        if facts.taken is None or facts.bid is None:
            return TextBlock("", 13), TextBlock("", 13)
        return TextBlock(number(facts.taken), 13, 600), TextBlock(" / " + number(facts.bid), 13)

    def focusInEvent(self, event: QFocusEvent) -> None:
        """Show the keyboard ring."""
        super().focusInEvent(event)
        focus.gained(self, event, lambda: (self._plate_rect(), float(RADIUS_OPTION)))

    def focusOutEvent(self, event: QFocusEvent) -> None:
        """Take the keyboard ring away."""
        super().focusOutEvent(event)
        focus.lost(self)

    def _plate_rect(self) -> QRectF:
        return QRectF(self.rect()).adjusted(MARGIN, MARGIN, -MARGIN, -MARGIN)

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: ARG002
        """Draw the plate."""
        area = self._plate_rect()
        with painting(self) as painter:
            raised(painter, area, RADIUS_OPTION, theme().color("plate"), theme().color("line"))
            if self.facts.ring:
                ring = area.adjusted(-3.5, -3.5, 3.5, 3.5)
                rounded(painter, ring, RADIUS_OPTION + 3, None, theme().game(self.game).ring, RING_WIDTH)
            left = area.left() + self._left(area.height())
            if self.facts.team:
                draw_edge(painter, area, RADIUS_OPTION, self.facts.team)
                side = 18 if self.narrow else MARK
                mark = QRectF(area.left() + STRIPE + 6, area.center().y() - side / 2, side, side)
                draw_team_mark(painter, mark, self.facts.team)
            elif not self.compact:
                side = _portrait_side(area.height())
                portrait = QRectF(area.left() + 9, area.center().y() - side / 2, side, side)
                draw_portrait(painter, portrait, self.seat, self.facts.name)
            right = area.right() - SIDE
            if self.facts.card:
                right -= self._draw_bid_card(painter, area)
            if self._figure_room():
                room = QRectF(left, area.top(), right - left, area.height())
                self._figure().draw(painter, room, theme().color(self._figure_ink()), Qt.AlignmentFlag.AlignRight)
                right -= self._figure_room()
            self._draw_words(painter, QRectF(left, area.top(), right - left, area.height()))

    def _draw_bid_card(self, painter: QPainter, area: QRectF) -> float:
        """Draw the bid card small: its index alone, which stays readable where a whole face would not."""
        width = _card_width(area.height())
        height = width * 1.4
        target = QRectF(area.right() - SIDE - width, area.center().y() - height / 2, width, height)
        draw_small_card(painter, self._faces, str(self.facts.card), target)
        return width + 8

    def _draw_words(self, painter: QPainter, room: QRectF) -> None:
        facts = self.facts
        text, quiet = theme().color("text"), theme().color("text2")
        name = TextBlock(shortened(facts.name), 14, 600)
        if self.one_line:
            name.draw(painter, room, text)
            self._draw_second(painter, room.adjusted(name.natural_width() + 12, 0, 0, 0), with_role=True)
            return
        if not (facts.role or facts.note or facts.taken is not None):
            name.draw(painter, room, text)
            return
        step = name.line()
        role = self._role()
        name_width = name.natural_width()
        beside = bool(facts.role) and name_width + 8 + role.natural_width() <= room.width()
        beside = beside and not self.narrow
        # A role beside the name, and nothing to stand under it: that is one line in the middle.
        second = bool(self._note()) or facts.taken is not None or not beside
        lines = step + TextBlock("", 13).line() if second else step
        top = QRectF(room.left(), room.center().y() - lines / 2, room.width(), step)
        below = QRectF(room.left(), top.bottom(), room.width(), lines - step)
        if name_width > room.width():
            metrics = QFontMetricsF(font(14, 600))
            name.text = metrics.elidedText(name.text, Qt.TextElideMode.ElideRight, room.width())
        name.draw(painter, top.adjusted(0, 0, 2, 0), text)
        if beside:
            role.draw(painter, top.adjusted(name_width + 8, 0, 2, 0), quiet)
        if facts.thinking:
            self._draw_dots(painter, QPointF(room.right() - 16, top.center().y()), quiet)
        self._draw_second(painter, below, with_role=bool(facts.role) and not beside)

    def _draw_second(self, painter: QPainter, room: QRectF, *, with_role: bool) -> None:
        facts = self.facts
        text, quiet = theme().color("text"), theme().color("text2")
        left = room.left()
        if self._note():
            block = TextBlock(self._note(), 13)
            block.draw(painter, room.adjusted(0, 0, 2, 0), quiet)
            left += block.natural_width()
        elif facts.taken is not None and facts.bid is not None:
            for block, color in zip(self._numbers(), (text, quiet), strict=True):
                block.draw(painter, QRectF(left, room.top(), block.natural_width() + 2, room.height()), color)
                left += block.natural_width()
            if not self.narrow and not with_role:
                self._draw_pips(painter, QRectF(left + 8, room.top(), room.right() - left - 8, room.height()))
        role, beside = self._role(), 0
        if role.text and left > room.left():
            dotted = TextBlock(f"· {role.text}", role.size)
            beside = 4 if left + 4 + dotted.natural_width() <= room.right() + 6 else 8
            role = dotted if beside == 4 else role
        # A role for which a plate has no room is left out, rather than wrapped into the plate's edge.
        if with_role and left + beside + role.natural_width() <= room.right() + 6:
            role.draw(painter, room.adjusted(left - room.left() + beside, 0, 8, 0), quiet)

    def _draw_pips(self, painter: QPainter, room: QRectF) -> None:
        """Filled: taken; hollow: still to take; amber: more than bid."""
        facts = self.facts
        taken, bid = facts.taken or 0, max(facts.bid or 0, 0)
        count = max(taken, bid)
        if count == 0:
            return
        pitch = min(12.0, (room.width() - 8) / max(count - 1, 1))
        if pitch < LEAST_PITCH:
            return
        radius = min(4.0, pitch / 2 - 0.8)
        for pip in range(count):
            centre = QPointF(room.left() + radius + pip * pitch, room.center().y() + 0.5)
            if pip < min(taken, bid):
                painter.setPen(Qt.PenStyle.NoPen)
                painter.setBrush(theme().color("text2"))
            elif pip < bid:
                painter.setPen(QPen(theme().color("text2"), 1.2))
                painter.setBrush(Qt.BrushStyle.NoBrush)
            else:
                painter.setPen(Qt.PenStyle.NoPen)
                painter.setBrush(theme().color("warn"))
            painter.drawEllipse(centre, radius, radius)

    @staticmethod
    def _draw_dots(painter: QPainter, middle: QPointF, color: QColor) -> None:
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(color)
        for dot in (-7, 0, 7):
            painter.drawEllipse(middle + QPointF(dot, 0), 2.2, 2.2)


def _portrait_side(height: float) -> float:
    """Side of the portrait on a plate of this height."""
    return min(height * 0.62, 40.0)


def _card_width(height: float) -> float:
    """Width of the bid card on a plate of this height."""
    return min(CARD_WIDTH, (height - 12) / 1.4)


SIDE: Final = 10.0
"""Between a plate's right edge and what stands there."""
CARD_WIDTH: Final = 28.0
"""Greatest width of the bid card on a plate."""
NARROW_PLATE: Final = 180.0
"""Where plates are usually narrower the pips go and the role moves to the second line."""
LEAST_PITCH: Final = 6.0


def fitted(layout: TableLayout, plates: Sequence[Plate]) -> TableLayout:
    """The layout with plates as wide as their contents need; those that stand above each other are equally wide."""
    heights = [layout.row_height if plate.one_line else layout.plate_height for plate in plates]
    widths = [plate.content_width(height) for plate, height in zip(plates, heights, strict=True)]
    seats = range(len(plates))
    columns = [layout.neighbours(seat) if layout.is_beside(seat) else (seat,) for seat in seats]
    return replace(layout, plate_widths=tuple(max(widths[seat] for seat in column) for column in columns))


class Pile(QAbstractButton):
    """The won tricks of a seat: a back lying across, ×n from two on. A click shows the last trick."""

    def __init__(self, seat: int, faces: Faces, parent: QWidget) -> None:
        super().__init__(parent)
        self.seat = seat
        self.count = 0
        self.back_width = 20.0
        self._cut_off = False
        self._faces = faces
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.hide()
        theme().changed.connect(self.update)

    def show_count(self, count: int, name: str) -> None:
        """Show so many tricks; none hides the pile."""
        self.count = count
        self.setAccessibleName(name)
        self.setToolTip(name)
        self.setVisible(count > 0 and not self._cut_off)
        self.update()

    def cut_off(self, *, off: bool) -> None:
        """A panel would cut through it: it isn't shown then."""
        self._cut_off = off
        self.setVisible(self.count > 0 and not off)

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: ARG002
        """Draw the back and the number."""
        width, ratio = self.back_width, self._faces.shape.ratio
        height = width * ratio
        picture = self._faces.back(width, self.devicePixelRatioF())
        middle = self.height() / 2
        with painting(self) as painter:
            painter.save()
            painter.translate(height / 2 + width * 0.2, middle)
            painter.rotate(90)
            painter.drawPixmap(QRectF(-width / 2, -height / 2, width, height), picture, QRectF(picture.rect()))
            painter.restore()
            if self.count > 1:
                left = round(height + width * 0.2 + 5)
                room = QRectF(left, 0, self.width() - left, self.height())
                TextBlock("×" + number(self.count), 12, 600).draw(painter, room, theme().color("table_text"))
