"""Where everything in a diagram is: seats, cards on the table, the hand that is shown, rows of cards."""

from __future__ import annotations

import math
from dataclasses import dataclass
from typing import Final

from cardgui.table.layout import TRICK_ANGLES
from cardgui.table.pose import Pose, Rect

MARGIN: Final = 14.0
GAP: Final = 6.0
HAND_WIDTH: Final = 54.0
SIDES: Final = {6: (2, 1), 8: (2, 3), 10: (3, 3)}
"""Number of players → seats along each side, seats along the top."""
WIDEST: Final = 54.0
"""Greatest width of a card in a row."""
TRICK: Final = {4: 66.0, 6: 56.0, 8: 48.0, 10: 44.0}
"""Number of players → greatest width of a card on the table."""


@dataclass(frozen=True, slots=True)
class Places:
    """The places in one diagram, in logical pixels.

    Attributes:
        width, height: of the picture.
        players: number of seats.
        ratio: height / width of the cards.
        chip: height of a name.
        hand: number of cards in the hand that is shown, 0 for none.
        top: where the room for the table begins.
    """

    width: float
    height: float
    players: int
    ratio: float
    chip: float
    hand: int = 0
    top: float = MARGIN

    @property
    def _foot(self) -> float:
        """Lower edge of the room above the hand."""
        return self.height - (HAND_WIDTH * self.ratio + 18 if self.hand else 0) - MARGIN

    @property
    def card(self) -> float:
        """Width of a card on the table."""
        room = self._foot - self.top - 2 * (self.chip + GAP)
        if self.players == 4:
            return min(TRICK[4], room / (2.12 * self.ratio))
        along = SIDES[self.players][0]
        return min(TRICK[self.players], (room - 2 * GAP) / (2 * self.ratio), self._side(along) / self.ratio)

    def _side(self, along: int) -> float:
        """Height that each of so many cards along a side has."""
        return (self._foot - self.top) / along - self.chip - 2 * GAP

    def _middles(self) -> list[tuple[float, float]]:
        """By seat, the middle of its card."""
        w, h = self.card, self.card * self.ratio
        cx, top, foot = self.width / 2, self.top + self.chip + GAP + h / 2, self._foot - self.chip - GAP - h / 2
        if self.players == 4:
            return [(cx, foot), (cx - 1.24 * w, (top + foot) / 2), (cx, top), (cx + 1.24 * w, (top + foot) / 2)]
        along, across = SIDES[self.players]
        reach = self.width / 2 - MARGIN - 0.5 * w
        span = reach * (0.62 if across > 1 else 0.0)
        found = [(cx, foot)]
        each = (self._foot - self.top) / along
        heights = [self._foot - each * (k + 0.5) - (self.chip + GAP) / 2 for k in range(along)]
        found += [(cx - reach, y) for y in heights]
        found += [(cx + span * (j - (across - 1) / 2), top) for j in range(across)]
        return found + [(cx + reach, y) for y in reversed(heights)]

    def laid(self, seat: int) -> Pose:
        """A card that lies before a seat."""
        x, y = self._middles()[seat]
        turned = TRICK_ANGLES[seat] if self.players == 4 else 0.0
        return Pose(x, y, self.card, turned, face_up=True)

    def name(self, seat: int, width: float) -> Rect:
        """The name of a seat; `width` is what its content needs."""
        x, y = self._middles()[seat]
        half = self.card * self.ratio / 2 + GAP
        above = seat == 2 if self.players == 4 else self._on_top(seat)
        if self.players == 4 and seat in {1, 3}:
            x += (-1 if seat == 1 else 1) * 0.35 * self.card
        top = y - half - self.chip if above else y + half
        left = min(max(x - width / 2, MARGIN / 2), self.width - MARGIN / 2 - width)
        return Rect(left, top, width, self.chip)

    def _on_top(self, seat: int) -> bool:
        along, across = SIDES[self.players]
        return along < seat <= along + across

    def held(self, place: int) -> Pose:
        """A card of the hand that is shown."""
        strip = min(0.72 * HAND_WIDTH, (self.width - 2 * MARGIN - HAND_WIDTH) / max(self.hand - 1, 1))
        left = (self.width - strip * (self.hand - 1) - HAND_WIDTH) / 2
        return Pose(
            left + place * strip + HAND_WIDTH / 2,
            self.height - MARGIN / 2 - HAND_WIDTH * self.ratio / 2 - 4,
            HAND_WIDTH,
            face_up=True,
        )


def row_height(height: float, rows: int) -> float:
    """Height of each of so many rows of cards."""
    return (height - 2 * MARGIN) / max(rows, 1)


def row_pose(place: int, count: int, top: float, high: float, width: float, ratio: float, tag: float) -> Pose:
    """A card of a row.

    Args:
        place: which of the cards. count: how many there are.
        top, high: where the row is.
        width: what there is for all cards.
        ratio: height / width of a card.
        tag: room for what stands under a card.
    """
    card = min(WIDEST, (high - tag - 8) / ratio)
    strip = min(card + 8, (width - card) / max(count - 1, 1))
    return Pose(MARGIN + card / 2 + place * strip, top + 4 + card * ratio / 2, math.floor(card), face_up=True)
