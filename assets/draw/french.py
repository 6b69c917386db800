"""The French-suited pack: indices, pips and aces in units of a hundredth of the card's width."""

from __future__ import annotations

from draw import designs
from draw.courts import court
from draw.designs import DESIGNS, Design, turned
from draw.lettering import lettering
from draw.palette import FOUR_COLOUR_WARDROBES, WARDROBES
from draw.suits import pip
from draw.svg import circle, document, line, num, path, polar

HEIGHT = 140
RANKS, SUITS = "AKQJT98765432", "SHDC"
GOLD = "#C9962F"

LEFT, MIDDLE, RIGHT = 38.0, 50.0, 62.0
PIP = 15.5
ROWS_2, ROWS_3, ROWS_4 = (23, 117), (23, 70, 117), (23, 54.33, 85.67, 117)
SIDES = {4: ROWS_2, 5: ROWS_2, 6: ROWS_3, 7: ROWS_3, 8: ROWS_3, 9: ROWS_4, 10: ROWS_4}
CENTRES = {
    2: ROWS_2,
    3: ROWS_3,
    5: (70,),
    7: (46.5,),
    8: (46.5, 93.5),
    9: (70,),
    10: (38.67, 101.33),
}
"""Heights of the pips at both sides, and of those in the middle, by rank."""


def index(rank: str, suit: str, design: Design) -> str:
    """Rank and suit in the upper left corner, inside the index box (x 2.5–27.5, y 4–48)."""
    colour = design.french[suit]
    text = "10" if rank == "T" else rank
    if design.large:
        sign = lettering(text, designs.LARGE_X, designs.LARGE_BASELINE, designs.LARGE_RANK, widest=32.5)
        return path(sign, colour) + pip(suit, designs.LARGE_X, designs.LARGE_SUIT_Y, designs.LARGE_SUIT, fill=colour)
    sign = lettering(text, designs.INDEX_X, 26, 25 if rank == "T" else 27, widest=24.6)
    return path(sign, colour) + pip(suit, designs.INDEX_X, designs.INDEX_SUIT_Y, 17, fill=colour)


def ace(suit: str, colour: str) -> str:
    """One large pip in a thin halo, whose rays stop where the indices stand."""
    halo = circle(50, 70, 30, stroke=GOLD, stroke_width=0.8)
    for step in range(36):
        (x0, y0), (x1, y1) = polar(50, 70, 31.6, step * 10), polar(50, 70, 33.6 if step % 3 else 35.2, step * 10)
        if not (x1 < 29 and y1 < 49) and not (x1 > 71 and y1 > 91):
            halo += line(f"M{num(x0)} {num(y0)}L{num(x1)} {num(y1)}", GOLD, 0.8)
    return halo + pip(suit, 50, 70, 44, fill=colour)


def number(count: int, suit: str, colour: str) -> str:
    """The pips of a number card; those of the lower half stand upside down."""
    places = [(x, y) for y in SIDES.get(count, ()) for x in (LEFT, RIGHT)]
    places += [(MIDDLE, y) for y in CENTRES.get(count, ())]
    return "".join(pip(suit, x, y, PIP, turn=180 if y > HEIGHT / 2 else 0, fill=colour) for x, y in places)


def picture(rank: str, suit: str, design: Design) -> str:
    """What stands in the middle of a card."""
    colour = design.french[suit]
    if design.large:
        return pip(suit, 65, 100, designs.LARGE_PIP, fill=colour)
    if rank == "A":
        return ace(suit, colour)
    if rank in "KQJ":
        return court(rank, suit, (FOUR_COLOUR_WARDROBES if design.four else WARDROBES)[suit])
    return number(10 if rank == "T" else int(rank), suit, colour)


def card_files() -> dict[str, str]:
    """The 52 faces of every design, and their indices alone on transparent ground."""
    files = {}
    for design in DESIGNS:
        folder = f"cards/french/{design.name}"
        for suit in SUITS:
            for rank in RANKS:
                sign = index(rank, suit, design)
                face = design.paper(HEIGHT) + picture(rank, suit, design) + sign
                if not design.large:
                    face += turned(sign, HEIGHT)
                files[f"{folder}/{rank}{suit}.svg"] = document(face, designs.WIDTH, HEIGHT)
                files[f"{folder}/index/{rank}{suit}.svg"] = document(sign, designs.WIDTH, HEIGHT)
    return files
