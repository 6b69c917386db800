"""The Rook pack: 1–14 in four colours, each with its own shape, in units of a hundredth of the card's width.

The colour field carries a wheel with as many petals as the card's number, and the shape at both ends.
"""

from __future__ import annotations

from dataclasses import dataclass

from draw import designs
from draw.designs import DESIGNS, Design
from draw.lettering import lettering
from draw.svg import circle, document, path, placed, rect, star

HEIGHT = 140
NUMBERS = range(1, 15)
LEFT, RIGHT, TOP, BOTTOM = 32.0, 75.0, 14.0, 126.0
"""The colour field."""
CENTRE = (LEFT + RIGHT) / 2

CIRCLE = "M0-46A46 46 0 1 1 0 46A46 46 0 1 1 0-46Z"
SQUARE = "M-41-41H41V41H-41Z"
TRIANGLE = "M0-46L52 44H-52Z"


@dataclass(frozen=True)
class Colour:
    """One of the four colours: its shape, 100 units high, and its shades."""

    shape: str
    ink: str
    field: str
    shade: str
    petal: str
    mark: str


COLOURS = {
    "R": Colour(CIRCLE, "#B5302A", "#C8463D", "#8E1F1C", "#F6C7BD", "#FFFDF8"),
    "G": Colour(TRIANGLE, "#1F6F49", "#2F8258", "#124F33", "#BFE3CD", "#FFFDF8"),
    "Y": Colour(SQUARE, "#7A5600", "#F0C43C", "#5B3F00", "#9A6C06", "#5B3F00"),
    "B": Colour(star(0, 4, 53, 21, 5), "#20242A", "#2A2E35", "#0E1013", "#AEB7C4", "#FFFDF8"),
}
"""By code letter: red circle, green triangle, yellow square, black star."""


def sign(colour: str, x: float, y: float, height: float, fill: str = "", *, turn: float = 0) -> str:
    """The colour's shape around (x, y) in its printed colour unless `fill` is given."""
    drawn = COLOURS[colour]
    return placed(path(drawn.shape, fill or drawn.ink), x, y, height / 100, turn)


def index(colour: str, number: int, design: Design) -> str:
    """Number and shape in the upper left corner, inside the index box (x 2.5–27.5, y 4–48)."""
    ink = COLOURS[colour].ink
    if design.large:
        text = lettering(str(number), designs.LARGE_X, designs.LARGE_BASELINE, designs.LARGE_RANK, widest=32.5)
        return path(text, ink) + sign(colour, designs.LARGE_X, designs.LARGE_SUIT_Y, designs.LARGE_SUIT)
    text = lettering(str(number), designs.INDEX_X, 26, 27 if number < 10 else 25, widest=24)
    return path(text, ink) + sign(colour, designs.INDEX_X, designs.INDEX_SUIT_Y, 17)


def wheel(colour: str, number: int) -> str:
    """As many petals as the card's number around a disc that carries it."""
    drawn = COLOURS[colour]
    petal = path("M0-14.2C2.9-15.8 2.9-17.8 0-20C-2.9-17.8-2.9-15.8 0-14.2Z", drawn.petal)
    wreath = "".join(placed(petal, 0, 0, turn=step * 360 / number) for step in range(number))
    disc = circle(0, 0, 13.2, drawn.ink) + path("M0-13.2A13.2 13.2 0 0 1 0 13.2Z", drawn.shade)
    disc += circle(0, 0, 12.1, stroke=drawn.petal if colour != "Y" else "#F0C43C", stroke_width=0.6)
    figure = path(lettering(str(number), 0, 7.5, 20.5, widest=20.5), "#FFFDF8")
    return placed(wreath + disc + figure, CENTRE, HEIGHT / 2)


def field(colour: str, number: int) -> str:
    """The colour field with the wheel, and the shape at both its ends."""
    drawn = COLOURS[colour]
    body = rect(LEFT, TOP, RIGHT - LEFT, BOTTOM - TOP, drawn.field, rx=5)
    body += rect(
        LEFT + 1.3, TOP + 1.3, RIGHT - LEFT - 2.6, BOTTOM - TOP - 2.6, rx=3.9, stroke=drawn.petal, stroke_width=0.5
    )
    for y, turn in ((30.5, 0), (HEIGHT - 30.5, 180)):
        body += sign(colour, CENTRE, y, 14, drawn.mark, turn=turn)
    return body + wheel(colour, number)


def small_turned(body: str) -> str:
    """The index for the other side of the table, smaller, so that it clears the colour field."""
    return placed(body, 97, HEIGHT - 3, 0.74, 180)


def card_files() -> dict[str, str]:
    """The 56 faces of every design, and their indices alone on transparent ground."""
    files = {}
    for design in DESIGNS:
        folder = f"cards/rook/{design.name}"
        for colour in COLOURS:
            for number in NUMBERS:
                corner = index(colour, number, design)
                if design.large:
                    picture = sign(colour, 65, 100, designs.LARGE_PIP)
                else:
                    picture = field(colour, number) + small_turned(corner)
                face = design.paper(HEIGHT) + picture + corner
                files[f"{folder}/{colour}{number}.svg"] = document(face, designs.WIDTH, HEIGHT)
                files[f"{folder}/index/{colour}{number}.svg"] = document(corner, designs.WIDTH, HEIGHT)
    return files
