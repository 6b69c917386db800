"""What the four designs of every pack have in common: paper, edge, colours and the places of a large index.

Units are hundredths of the card's width.
"""

from __future__ import annotations

from dataclasses import dataclass

from draw.svg import placed, rect

WIDTH = 100
WHITE, EDGE, BLACK = "#FFFEFA", "#CFC8B8", "#000000"

TWO_COLOURS = {"S": "#1C2430", "H": "#B8261F", "D": "#B8261F", "C": "#1C2430"}
FOUR_COLOURS = {"S": "#1C2430", "H": "#B8261F", "D": "#1657A6", "C": "#1B6B3A"}

INDEX_X, INDEX_SUIT_Y = 14.5, 39.0
"""Middle of the index, and the height of its suit sign."""
LARGE_X, LARGE_BASELINE, LARGE_SUIT_Y = 20.5, 34.0, 51.5
"""The same in the large designs; their index box is x 2.5–38.5, y 4–66."""
LARGE_RANK, LARGE_SUIT, LARGE_PIP = 38, 25, 52


@dataclass(frozen=True)
class Design:
    """One way to draw a pack.

    Attributes:
        name: its folder.
        large: large index and one large sign instead of a picture.
        four: the French suits in four colours; the other packs have four anyway.
        stark: white paper and a black edge of 2.
    """

    name: str
    large: bool = False
    four: bool = False
    stark: bool = False

    @property
    def french(self) -> dict[str, str]:
        """The printed colours of the French suits."""
        return FOUR_COLOURS if self.four else TWO_COLOURS

    def paper(self, height: float, colour: str = WHITE, edge: str = EDGE) -> str:
        """The card itself: radius 7, the edge's line inside the card."""
        if self.stark:
            return rect(1, 1, WIDTH - 2, height - 2, "#FFFFFF", rx=6, stroke=BLACK, stroke_width=2)
        return rect(0.5, 0.5, WIDTH - 1, height - 1, colour, rx=6.5, stroke=edge, stroke_width=1)


STANDARD = Design("standard")
DESIGNS = (
    STANDARD,
    Design("large_index", large=True),
    Design("four_colour", four=True),
    Design("high_contrast", large=True, four=True, stark=True),
)


def turned(body: str, height: float) -> str:
    """`body` as seen from the other side of the table."""
    return placed(body, WIDTH, height, turn=180)
