"""Places on the table: rectangles and the poses of cards, in logical pixels. Nothing here needs Qt."""

from __future__ import annotations

import math
from dataclasses import dataclass, replace


@dataclass(frozen=True, slots=True)
class Rect:
    """An upright rectangle."""

    x: float
    y: float
    w: float
    h: float

    @property
    def right(self) -> float:
        """The right edge."""
        return self.x + self.w

    @property
    def bottom(self) -> float:
        """The lower edge."""
        return self.y + self.h

    @property
    def cx(self) -> float:
        """The middle, across."""
        return self.x + self.w / 2

    @property
    def cy(self) -> float:
        """The middle, down."""
        return self.y + self.h / 2

    def meets(self, other: Rect) -> bool:
        """Whether the two cover a common area; touching edges do not count."""
        return (
            self.x < other.right - 1e-6
            and other.x < self.right - 1e-6
            and self.y < other.bottom - 1e-6
            and other.y < self.bottom - 1e-6
        )

    def shared(self, other: Rect) -> float:
        """The area that the two have in common."""
        across = min(self.right, other.right) - max(self.x, other.x)
        down = min(self.bottom, other.bottom) - max(self.y, other.y)
        return max(across, 0.0) * max(down, 0.0)

    def grown(self, by: float) -> Rect:
        """The rectangle with `by` pixels more on every side."""
        return Rect(self.x - by, self.y - by, self.w + 2 * by, self.h + 2 * by)

    @staticmethod
    def around(cx: float, cy: float, w: float, h: float) -> Rect:
        """The rectangle of that size with its middle at (cx, cy)."""
        return Rect(cx - w / 2, cy - h / 2, w, h)


@dataclass(frozen=True, slots=True)
class Pose:
    """How a card lies: where its middle is, how wide it is, how far it is turned, and which side is up.

    Attributes:
        x: middle of the card, across.
        y: middle of the card, down.
        width: width of the upright card.
        angle: degrees clockwise.
        face_up: whether the face is seen.
    """

    x: float
    y: float
    width: float
    angle: float = 0.0
    face_up: bool = False

    def bounds(self, ratio: float) -> Rect:
        """The upright rectangle around the turned card; `ratio` is height / width."""
        turn = math.radians(self.angle)
        cos, sin = abs(math.cos(turn)), abs(math.sin(turn))
        w, h = self.width, self.width * ratio
        return Rect.around(self.x, self.y, w * cos + h * sin, w * sin + h * cos)

    def towards(self, end: Pose, part: float) -> Pose:
        """The pose between this one (0) and `end` (1); the side that is up stays this one's."""
        return Pose(
            self.x + (end.x - self.x) * part,
            self.y + (end.y - self.y) * part,
            self.width + (end.width - self.width) * part,
            self.angle + (end.angle - self.angle) * part,
            self.face_up,
        )

    def shown(self, *, face_up: bool) -> Pose:
        """The same place with that side up."""
        return replace(self, face_up=face_up)

    def at(self, end: Pose) -> bool:
        """Whether nothing would move between the two; the side that is up does not count."""
        return (
            abs(self.x - end.x) < 0.01
            and abs(self.y - end.y) < 0.01
            and abs(self.width - end.width) < 0.01
            and abs(self.angle - end.angle) < 0.01
        )
