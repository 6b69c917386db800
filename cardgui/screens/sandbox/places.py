"""Where everything on the table of the sandbox is: seats, the trick, the hand that is shown."""

from __future__ import annotations

import math
from dataclasses import dataclass
from functools import cached_property
from typing import Final

from cardgui.table.layout import SEATS_BY_SIDE, TRICK_ANGLES
from cardgui.table.pose import Pose, Rect

EDGE: Final = 12.0
GAP: Final = 8.0
LIFT: Final = 0.12
WIDEST, NARROWEST = 92.0, 48.0
"""Width of a card of the hand."""
LARGEST: Final = 1.5
REACH, ACROSS = 1.9, 5.2
"""How far from the middle cards lie at most with more than four players: heights of a card, and widths."""
FLAT_SPAN: Final = 1.3
"""Height of four cards almost in a row, in heights of a card."""
LEAST_TRICK: Final = 48.0
TRICK: Final = {4: 84.0, 6: 68.0, 8: 60.0, 10: 56.0}
"""Number of players → greatest width of a card of the trick."""


@dataclass(frozen=True)
class SandPlaces:
    """The places at one table, in logical pixels.

    Attributes:
        width, height: of the table.
        players: number of seats.
        ratio: height / width of a card.
        plates: by seat, width of the plate that its content needs.
        plate: height of a plate.
        hand: how many cards of a hand are shown.
    """

    width: float
    height: float
    players: int
    ratio: float
    plates: tuple[float, ...]
    plate: float
    hand: int

    # the hand ----------------------------------------

    @cached_property
    def _large(self) -> float:
        """How much larger than usual cards are on a large table."""
        return max(1.0, min(LARGEST, self.width / 1000, self.height / 600))

    @cached_property
    def cw(self) -> float:
        """Width of a card of the hand."""
        return max(min(WIDEST * self._large, 0.17 * self.height, self.width / 7.2), NARROWEST)

    @cached_property
    def hand_top(self) -> float:
        """Upper edge of the hand, no card raised."""
        return self.height - EDGE - self.cw * self.ratio

    @cached_property
    def row(self) -> Rect:
        """Own plate and prompt."""
        top = self.hand_top - LIFT * self.cw - GAP - self.plate
        return Rect(EDGE, top, self.width - 2 * EDGE, self.plate)

    def held(self, place: int) -> Pose:
        """A card of the hand that is shown."""
        room = self.width - 2 * EDGE - self.cw
        strip = min(0.66 * self.cw, room / max(self.hand - 1, 1))
        left = (self.width - strip * (self.hand - 1) - self.cw) / 2
        return Pose(left + place * strip + self.cw / 2, self.hand_top + self.cw * self.ratio / 2, self.cw, face_up=True)

    @cached_property
    def hand_area(self) -> Rect:
        """Where cards are dropped that go to the hand."""
        top = self.hand_top - LIFT * self.cw
        return Rect(0, top, self.width, self.height - top)

    # the trick ----------------------------------------

    def place_of(self, seat: int) -> tuple[str, int, int]:
        """Where a seat is (own, left, top, right), its number there from the bottom or the left, and how many are."""
        side, top = SEATS_BY_SIDE[self.players]
        if seat == 0:
            return "own", 0, 1
        if seat <= side:
            return "left", seat - 1, side
        if seat <= side + top:
            return "top", seat - 1 - side, top
        return "right", self.players - 1 - seat, side

    @cached_property
    def _zone(self) -> tuple[float, float]:
        """Upper and lower end of the room for the trick."""
        return EDGE + self.plate + GAP, self.row.y - GAP

    @cached_property
    def _flat(self) -> bool:
        """Whether four cards lie almost in a row, for want of height."""
        top, foot = self._zone
        return (foot - top) / (2.12 * self.ratio) < LEAST_TRICK

    @cached_property
    def tw(self) -> float:
        """Width of a card of the trick."""
        top, foot = self._zone
        if self.players == 4:
            return min(TRICK[4] * self._large, (foot - top) / ((FLAT_SPAN if self._flat else 2.12) * self.ratio))
        along = SEATS_BY_SIDE[self.players][0]
        high = min((foot - top - GAP) / 2, (foot - top) / along - 6)
        beside = (self.width - 2 * EDGE - 2 * self._side - 4 * GAP) / 5
        return max(min(TRICK[self.players] * self._large, high / self.ratio, beside), 24.0)

    @cached_property
    def _side(self) -> float:
        """Width of the plates at the sides."""
        return max(
            (self.plates[seat] for seat in range(1, self.players) if self.place_of(seat)[0] in {"left", "right"}),
            default=0.0,
        )

    def laid(self, seat: int) -> Pose:
        """A seat's card in the trick."""
        top, foot = self._zone
        th, cx = self.tw * self.ratio, self.width / 2
        if self.players == 4:
            if self._flat:
                x, y = ((0.58, 0.12), (-1.74, 0.0), (-0.58, -0.12), (1.74, 0.0))[seat]
                return Pose(cx + x * self.tw, (top + foot) / 2 + y * th, self.tw, TRICK_ANGLES[seat], face_up=True)
            turn = math.radians(90 + 90 * seat)
            x, y = cx + 1.22 * self.tw * math.cos(turn), (top + foot) / 2 + 0.56 * th * math.sin(turn)
            return Pose(x, y, self.tw, TRICK_ANGLES[seat], face_up=True)
        where, index, count = self.place_of(seat)
        down = min((foot - top - th) / 2, REACH * th)
        if where == "own":
            return Pose(cx, (top + foot) / 2 + down, self.tw, face_up=True)
        if where == "top":
            inner = self.width - 2 * (EDGE + self._side + GAP + self.tw + GAP) - self.tw
            apart = min(inner / 2, 2.2 * self.tw)
            return Pose(cx + (index - (count - 1) / 2) * apart, (top + foot) / 2 - down, self.tw, face_up=True)
        across = min(self.width / 2 - EDGE - self._side - GAP - self.tw / 2, ACROSS * self.tw)
        between = min((foot - top) / count, 1.5 * th)
        y = (top + foot) / 2 + ((count - 1) / 2 - index) * between
        return Pose(cx - across if where == "left" else cx + across, y, self.tw, face_up=True)

    def _along(self, index: int, count: int) -> float:
        """Middle of a seat at a side."""
        top, foot = self._zone
        return foot - (foot - top) / count * (index + 0.5)

    def seat(self, seat: int) -> Rect:
        """The plate of a seat."""
        w, h = self.plates[seat], self.plate
        where, index, count = self.place_of(seat)
        if where == "own":
            return Rect(EDGE, self.row.y, w, h)
        if where == "top":
            return Rect(self._top_left(seat, index, count), EDGE, w, h)
        y = (self.laid(seat).y if self.players == 4 else self._along(index, count)) - h / 2
        if self.players == 4 and self._flat:
            y = EDGE
        return Rect(EDGE if where == "left" else self.width - EDGE - w, y, w, h)

    def _top_left(self, seat: int, index: int, count: int) -> float:
        """Left edge of a plate along the top: over its card, but never over its neighbour."""
        if count == 1 and self._flat:
            # Beside cards that lie in a row there is no room: all three plates stand along the top.
            left, right = EDGE + self.plates[1], self.width - EDGE - self.plates[3]
            own = self.width / 2 - self.plates[seat] / 2
            return own if own > left and own + self.plates[seat] < right else (left + right - self.plates[seat]) / 2
        if count == 1:
            return self.width / 2 - self.plates[seat] / 2
        first = seat - index
        widths = self.plates[first : first + count]
        apart = max(self.laid(first + 1).x - self.laid(first).x, 0.0)
        room = (self.width - 2 * EDGE - sum(widths)) / (count - 1)
        gap = min(max(apart - sum(widths) / count, GAP), max(room, 2.0))
        left = (self.width - sum(widths) - gap * (count - 1)) / 2
        return left + sum(widths[:index]) + gap * index

    @property
    def middle(self) -> Rect:
        """Where cards are dropped that go to the trick, whatever seat is next."""
        top, foot = self._zone
        return Rect(EDGE + self._side, top, self.width - 2 * (EDGE + self._side), foot - top)
