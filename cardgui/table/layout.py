"""Where everything on the table is: the formulas of the design, for 4 to 10 seats and both shapes of card.

Pure functions of the window's size, the number of seats, the cards' shape and the text size. Final places
always come from here, so that a resize is nothing but "compute again and place". Logical pixels, origin at the
upper left of the window, the top bar included.
"""

from __future__ import annotations

import math
from dataclasses import dataclass
from functools import cached_property
from typing import Final

from cardgui.table.pose import Pose, Rect

MARGIN: Final = 20.0
"""Between side plates and the window's edge."""

SEATS_BY_SIDE: Final = {4: (1, 1), 6: (1, 3), 8: (2, 3), 10: (3, 3)}
"""Number of players → seats along each side, seats along the top."""

TRICK_WIDTH: Final = {4: 96.0, 6: 80.0, 8: 72.0, 10: 64.0}
PLATE_SIZE: Final = {4: (204.0, 60.0), 6: (176.0, 52.0), 8: (176.0, 52.0), 10: (164.0, 52.0)}
TRICK_ANGLES: Final = (0.0, -3.0, 1.5, 3.0)
WIDEST_PLATE: Final = {4: 0.34, 6: 0.28, 8: 0.28, 10: 0.28}
"""Number of players → greatest part of the window's width that a plate takes."""
SLIM_WIDTH: Final = {4: 888}
"""Number of players → width at which a table that is part of a page is as large as a whole one at 1280."""
TIGHT: Final = 760.0
"""Width under which a table that is part of a page does without portraits and words between the cards."""
TOP_GAP: Final = 10.0
"""Least room between plates along the top."""
TWO_ROWS_FROM: Final = 22
"""A hand of so many cards is shown in two rows."""


@dataclass(frozen=True)
class CardShape:
    """The shape of a pack's cards.

    Attributes:
        ratio: height / width.
        width: width of an own card at the design's reference size.
        strip: least visible part of a card, in hundredths of its width.
    """

    ratio: float
    width: float
    strip: float = 30.0


FRENCH: Final = CardShape(1.40, 112.0)
MINCHIATE: Final = CardShape(1.62, 100.0)


@dataclass(frozen=True)
class Arc:
    """An arc of an ellipse, showing the direction of play; degrees clockwise from three o'clock."""

    cx: float
    cy: float
    rx: float
    ry: float
    start: float
    end: float


@dataclass(frozen=True)
class TableLayout:
    """The places at one table.

    Attributes:
        width: of the window, at least 900.
        height: of the window, at least 600.
        players: 4, 6, 8 or 10.
        shape: of the cards.
        text: the text size setting, 1.0 to 1.5.
        hand_size: how many cards a full hand has; from 22 on it takes two rows.
        plate_widths: what the plates' contents need, by seat; empty if that does not matter.
        slim: whether the table is part of a page only: plates as wide as their contents, no cards held.
    """

    width: float
    height: float
    players: int = 4
    shape: CardShape = FRENCH
    text: float = 1.0
    hand_size: int = 13
    plate_widths: tuple[float, ...] = ()
    slim: bool = False

    # measures ----------------------------------------

    @cached_property
    def u(self) -> float:
        """The unit that everything scales by, 0.66 to 1.5."""
        full = SLIM_WIDTH.get(self.players, 1100) if self.slim else 1280
        return min(max(0.66, min(self.width / full, (self.height - 52) / 748)), 1.5)

    @cached_property
    def bar(self) -> float:
        """Height of the top bar."""
        return 52 + 20 * (self.text - 1)

    @cached_property
    def large_text(self) -> bool:
        """Whether portraits, pips and held cards make room for the text."""
        return self.text >= 1.3 and self.width < 1100

    @cached_property
    def tight(self) -> bool:
        """Whether a table that is part of a page has no room for portraits."""
        return self.slim and self.width < TIGHT

    @cached_property
    def cw(self) -> float:
        """Width of an own card."""
        return self.shape.width * self.u

    @cached_property
    def ch(self) -> float:
        """Height of an own card."""
        return self.cw * self.shape.ratio

    @cached_property
    def lift(self) -> float:
        """How much a card that may be played stands higher."""
        return 0.14 * self.cw

    @cached_property
    def hand_top(self) -> float:
        """Upper edge of the (lower row of the) own hand."""
        return self.height - self.ch - 16 * self.u

    @cached_property
    def rows(self) -> int:
        """Rows of the own hand, 1 or 2."""
        return 2 if self.hand_size >= TWO_ROWS_FROM else 1

    @cached_property
    def row_height(self) -> float:
        """Height of the own row."""
        return max(48 * self.u, 44 * self.text - 10)

    @cached_property
    def own_row(self) -> Rect:
        """Own plate and prompt, across the whole window."""
        top = self.hand_top - (self.rows - 1) * 0.92 * self.cw - self.lift - 8 * self.u - self.row_height
        return Rect(0, top, self.width, self.row_height)

    @cached_property
    def plate_height(self) -> float:
        """Height of the plates."""
        base, least = PLATE_SIZE[self.players][1], 0.80 if self.players == 4 else 0.85
        if self.players == 4:
            return max(base * max(self.u, least), 8 + 40 * self.text)
        # With more players large text has room for one line only.
        return max(base * max(self.u, least), 8 + 26 * self.text if self.large_text else 4 + 40 * self.text)

    @cached_property
    def usual_plate_width(self) -> float:
        """Width of a plate whose content asks for no other."""
        base, least = PLATE_SIZE[self.players][0], 0.80 if self.players == 4 else 0.85
        return base * max(self.u, least)

    def plate_width(self, seat: int) -> float:
        """Width of a seat's plate: no less than usual but for large text, where it is as wide as its content."""
        usual = self.usual_plate_width
        if not self.plate_widths:
            return usual
        least = 0.0 if self.large_text or self.slim else usual
        widest = 0.5 if self.slim and seat == 0 else WIDEST_PLATE[self.players]
        return min(max(self.plate_widths[seat], least), max(usual, widest * self.width))

    @cached_property
    def tw(self) -> float:
        """Width of a card of the trick."""
        return TRICK_WIDTH[self.players] * self.u

    @cached_property
    def th(self) -> float:
        """Height of a card of the trick."""
        return self.tw * self.shape.ratio

    @cached_property
    def top(self) -> float:
        """Upper edge of the play area."""
        return self.bar + 12

    @cached_property
    def bottom(self) -> float:
        """Lower edge of the play area."""
        return self.own_row.y - 8 * self.u

    @cached_property
    def centre(self) -> tuple[float, float]:
        """Middle of the trick."""
        down = 2 + (6 * self.u if self.players > 4 else 0)
        return self.width / 2, (self.top + self.plate_height + self.bottom) / 2 + down

    @cached_property
    def reach(self) -> tuple[float, float]:
        """Half axes of the ellipse on which the cards of the trick lie."""
        if self.players == 4:
            return 1.22 * self.tw, 0.56 * self.th
        widest = max(self.plate_width(seat) for seat in range(self.players))
        across = min(self.width / 2 - widest - 24 - 0.9 * self.tw, 5.2 * self.tw)
        down = (self.bottom - self.top - self.plate_height) / 2 - self.th / 2 - 8 * self.u
        return across, max(self.th / 2, down)

    # seats ----------------------------------------

    def place_of(self, seat: int) -> tuple[str, int, int]:
        """Where a seat is: ``("own"|"left"|"top"|"right", index, count)``; sides count from the bottom up."""
        side, top = SEATS_BY_SIDE[self.players]
        if seat == 0:
            return "own", 0, 1
        if seat <= side:
            return "left", seat - 1, side
        if seat <= side + top:
            return "top", seat - 1 - side, top
        return "right", self.players - 1 - seat, side

    def is_beside(self, seat: int) -> bool:
        """Whether a seat is at the left or the right, where plates stand above each other."""
        return self.place_of(seat)[0] in {"left", "right"}

    def neighbours(self, seat: int) -> tuple[int, ...]:
        """The seats at the same side of the table, itself among them."""
        side = self.place_of(seat)[0]
        return tuple(other for other in range(self.players) if self.place_of(other)[0] == side)

    def together(self, seat: int) -> tuple[int, ...]:
        """The seats whose plates are shown or hidden together: both sides, or the whole top row; the own one alone."""
        beside = self.is_beside(seat)
        return tuple(o for o in range(self.players) if self.is_beside(o)) if beside else self.neighbours(seat)

    def plate(self, seat: int) -> Rect:
        """The plate of a seat; the own one stands on the foot of the own row."""
        where, index, count = self.place_of(seat)
        w, h = self.plate_width(seat), self.plate_height
        if where == "own":
            h = self.row_height if self.large_text else h
            return Rect(24 * self.u, self.own_row.bottom - h, w, h)
        if where == "top":
            return Rect(self.width / 2 + self._top_offset(index, count) - w / 2, self.top, w, h)
        room = self.bottom - self.top - 0.6 * h
        row = count - 1 - index
        y = self.top + 0.6 * h + room * (row + 0.5) / count - h / 2 - (0.4 * h if self.players == 4 else 0)
        margin = MARGIN / 2 if self.slim else MARGIN
        return Rect(margin if where == "left" else self.width - margin - w, y, w, h)

    def _top_offset(self, index: int, count: int) -> float:
        if count == 1:
            return 0.0
        first = SEATS_BY_SIDE[self.players][0] + 1
        w = max(self.plate_width(seat) for seat in range(first, first + count))
        span = min(self.width - 2 * (w / 2 + 20) - 1.15 * w, 4.4 * w)
        apart = (self.plate_width(first + index) + self.plate_width(first + 1)) / 2 + TOP_GAP
        return (index - 1) * max(span / 2, apart)

    @cached_property
    def totals(self) -> Rect:
        """Where team totals stand; they grow with the text, not with the window."""
        w, h = 268 * self.text, max(72.0, 10 + 52 * self.text)
        # As high as drawn, but never over a card that stands higher.
        top = min(self.own_row.y - 104 + h, self.hand_top - (self.rows - 1) * 0.92 * self.cw - self.lift - h)
        return Rect(self.width - 24 * self.u - w, top, w, h)

    @cached_property
    def prompt(self) -> tuple[float, float]:
        """Middle of the prompt."""
        return self.width / 2, self.own_row.cy

    # cards ----------------------------------------

    def hand(self, count: int) -> list[Pose]:
        """The own cards, from left to right (upper row first), none raised."""
        if count not in self._hands:
            self._hands[count] = self._hand(count)
        return self._hands[count]

    @cached_property
    def _hands(self) -> dict[int, list[Pose]]:
        """Hands worked out before: each of its cards asks for a whole hand."""
        return {}

    def _hand(self, count: int) -> list[Pose]:
        if self.rows == 1 or count == 0:
            return self._row(count, self.hand_top)
        upper = (count + 1) // 2
        return self._row(upper, self.hand_top - 0.92 * self.cw) + self._row(count - upper, self.hand_top)

    def _row(self, count: int, top: float) -> list[Pose]:
        strip = self.strip(count)
        left = self.width / 2 - (self.cw + strip * (count - 1)) / 2
        y = top + self.ch / 2
        return [Pose(left + self.cw / 2 + strip * k, y, self.cw, face_up=True) for k in range(count)]

    def strip(self, count: int) -> float:
        """How far the cards of a row of `count` are apart."""
        if count < 2:
            return 0.66 * self.cw
        return min(0.66 * self.cw, (self.width - 56 * self.u - self.cw) / (count - 1))

    def trick(self, seat: int) -> Pose:
        """Where a seat's card lies in the trick (and its bid, face down)."""
        cx, cy = self.centre
        ax, ay = self.reach
        if self.players == 4:
            turn = math.radians(90 + 90 * seat)
            return Pose(cx + ax * math.cos(turn), cy + ay * math.sin(turn), self.tw, TRICK_ANGLES[seat])
        where, index, count = self.place_of(seat)
        if where == "own":
            return Pose(cx, cy + ay, self.tw)
        if where == "top":
            apart = min(0.54 * ax, 2.8 * self.tw)
            return Pose(cx + (index - 1) * (max(apart, 1.06 * self.tw) if self.slim else apart), cy - ay, self.tw)
        gap = max(self.th + 10 * self.u, 0.64 * (self.bottom - self.top - 0.6 * self.plate_height) / count)
        y = cy + ((count - 1) / 2 - index) * gap
        return Pose(cx - ax if where == "left" else cx + ax, y, self.tw)

    def deck(self, dealer: int) -> Pose:
        """The undealt pack, before the dealer."""
        place = self.trick(dealer)
        return Pose(place.x, place.y, 0.8 * self.tw)

    @cached_property
    def back_width(self) -> float:
        """Width of a card in an opponent's hand."""
        return 22 * self.u

    @property
    def fans(self) -> bool:
        """Whether the cards that opponents hold are shown."""
        return self.players == 4 and not self.large_text and not self.slim

    def held(self, seat: int, count: int) -> list[Pose]:
        """The backs of an opponent's hand from left to right; where there is no fan, behind the plate."""
        if (seat, count) not in self._backs:
            self._backs[seat, count] = self._held(seat, count)
        return self._backs[seat, count]

    @cached_property
    def _backs(self) -> dict[tuple[int, int], list[Pose]]:
        return {}

    def _held(self, seat: int, count: int) -> list[Pose]:
        plate, w = self.plate(seat), self.back_width
        h, strip = w * self.shape.ratio, 6 * self.u
        if not self.fans:
            return [Pose(plate.cx, plate.cy, w)] * count
        where = self.place_of(seat)[0]
        if where == "top":
            x, y = plate.right + 16 * self.u + w / 2, plate.cy
        else:
            span = w + strip * max(count - 1, 0)
            x = (plate.x + 8 * self.u if where == "left" else plate.right - 8 * self.u - span) + w / 2
            y = plate.bottom + 11 * self.u + h / 2
        return [Pose(x + strip * k, y, w) for k in range(count)]

    def revealed(self, row: int, rows: int, count: int) -> list[Pose]:
        """A whole hand laid open in the middle, one of `rows`: hands that are thrown in."""
        cx, cy = self.centre
        room = (self.bottom - self.top - self.plate_height) / rows
        w = min(self.tw, 0.9 * room / self.shape.ratio)
        strip = 0.42 * w
        left = cx - strip * (count - 1) / 2
        y = cy + (row - (rows - 1) / 2) * min(room, 1.08 * w * self.shape.ratio)
        return [Pose(left + strip * k, y, w, face_up=True) for k in range(count)]

    @cached_property
    def pile_width(self) -> float:
        """Width of a back that stands for a won trick."""
        return 20 * self.u

    def pile_box(self, seat: int) -> Rect:
        """The won tricks of a seat: a back lying across and, right of it, how many there are."""
        plate = self.plate(seat)
        h = max(28.0, 20 * self.text)
        w = 36 * self.u + 32 * self.text
        where = self.place_of(seat)[0]
        if where == "own":
            return Rect(plate.right + 10 * self.u, plate.cy - h / 2, w, h)
        if where == "top":
            return Rect(plate.x - 10 * self.u - w, plate.cy - h / 2, w, h)
        y = plate.bottom + 11 * self.u
        return Rect(plate.right - 4 - w if where == "left" else plate.x + 4, y, w, h)

    def pile(self, seat: int) -> Pose:
        """Where the cards of a won trick go: beside the plate, or, with many players, behind it."""
        if self.players > 4:
            plate = self.plate(seat)
            return Pose(plate.cx, plate.cy, self.pile_width, 90.0)
        box = self.pile_box(seat)
        length = self.pile_width * self.shape.ratio
        return Pose(box.x + length / 2 + 4 * self.u, box.cy, self.pile_width, 90.0)

    @cached_property
    def won_width(self) -> float:
        """Width of a won card that lies open beside its winner."""
        return max(28 * self.u, 26.0)

    def won(self, seat: int, count: int) -> list[Pose]:
        """The open cards that a seat has won, from left to right: beside the plate or its cards, never on them."""
        plate, w = self.plate(seat), self.won_width
        h, strip, gap = w * self.shape.ratio, 0.5 * w, 8 * self.u
        span = w + strip * max(count - 1, 0)
        where = self.place_of(seat)[0]
        if where == "own":
            x, y = plate.x, plate.y - gap - h / 2
        elif where == "top":
            x, y = self.pile_box(seat).x - gap - span, plate.cy
        else:
            held = self.back_width * self.shape.ratio if self.fans else 0.0
            x = plate.x if where == "left" else plate.right - span
            y = plate.bottom + 11 * self.u + max(held, self.pile_box(seat).h) + gap + h / 2
        return [Pose(x + w / 2 + strip * k, y, w, face_up=True) for k in range(count)]

    # marks ----------------------------------------

    def arcs(self, direction: str) -> tuple[Arc, Arc]:
        """Two arcs outside the trick, from start to end in the direction of play (``"cw"``, ``"ccw"``)."""
        cx, cy = self.centre
        ax, ay = self.reach
        rx, ry = (
            (2.25 * self.tw + 24 * (self.text - 1), 1.32 * self.th) if self.players == 4 else (0.62 * ax, 0.62 * ay)
        )
        if self.slim:
            beside = max(self.plate_width(seat) for seat in range(1, self.players))
            rx = min(rx, self.width / 2 - MARGIN - beside - 12)
        if direction == "cw":
            return Arc(cx, cy, rx, ry, -62, -28), Arc(cx, cy, rx, ry, 118, 152)
        return Arc(cx, cy, rx, ry, -118, -152), Arc(cx, cy, rx, ry, 62, 28)

    def label_above(self, seat: int, width: float, height: float) -> Rect:
        """Room for a line above a seat's card in the trick."""
        box = self.trick(seat).bounds(self.shape.ratio)
        above = Rect(self._label_x(seat, box, width), box.y - height - 5 * self.u, width, height)
        if seat and above.meets(self.plate(seat)):
            # Tall cards under a plate with large text: beside the card's head.
            return Rect(box.x - 8 - width, box.y + 4, width, height)
        return above

    def label_below(self, seat: int, width: float, height: float) -> Rect:
        """Room for a line below a seat's card in the trick; large text goes beside the foot of a card at the side."""
        box = self.trick(seat).bounds(self.shape.ratio)
        where = self.place_of(seat)[0]
        if self.large_text and where in {"left", "right"}:
            x = box.x - 6 - width if where == "left" else box.right + 6
            return Rect(x, box.bottom - height - 12, width, height)
        return Rect(self._label_x(seat, box, width), box.bottom + 5 * self.u, width, height)

    def _label_x(self, seat: int, box: Rect, width: float) -> float:
        """Along the card's left edge; what is wider than its card reaches outwards from the trick."""
        where = self.place_of(seat)[0]
        if where == "left" and width > box.w:
            return box.right - width
        return box.x + 2 if where in {"left", "right"} else box.cx - width / 2

    def panel_room(self, height: float) -> Rect:
        """The area for a panel so high: below the top plates if it suffices, else below the bar."""
        end = min(self.own_row.y, self.plate(0).y, self.totals.y if self.players > 4 else self.height) - 10
        below_plates = self.top + self.plate_height + 12
        top = below_plates if height <= end - below_plates else self.bar + 8
        return Rect(MARGIN, top, self.width - 2 * MARGIN, end - top)

    @cached_property
    def end_room(self) -> Rect:
        """The area for a panel when no cards are on the table: all below the bar."""
        return Rect(MARGIN, self.bar + 8, self.width - 2 * MARGIN, self.height - self.bar - 20)
