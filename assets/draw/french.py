"""The French-suited pack: paper, indices, pips and aces in units of a hundredth of the card's width."""

from __future__ import annotations

from draw.courts import court
from draw.lettering import lettering
from draw.suits import COLOURS, pip
from draw.svg import circle, document, line, num, path, placed, polar, rect

WIDTH, HEIGHT = 100, 140
RANKS, SUITS = "AKQJT98765432", "SHDC"
PAPER, EDGE, GOLD = "#FFFEFA", "#CFC8B8", "#C9962F"

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


def paper() -> str:
    """The card itself: radius 7, edge 1, the edge's line inside the card."""
    return rect(0.5, 0.5, WIDTH - 1, HEIGHT - 1, PAPER, rx=6.5, stroke=EDGE, stroke_width=1)


def turned(body: str) -> str:
    """`body` as seen from the other side of the table."""
    return placed(body, WIDTH, HEIGHT, turn=180)


def index(rank: str, suit: str) -> str:
    """Rank and suit in the upper left corner, inside the index box (x 2.5–27.5, y 4–48)."""
    text, size = ("10", 25) if rank == "T" else (rank, 27)
    return path(lettering(text, 14.5, 26, size, widest=24.6), COLOURS[suit]) + pip(suit, 14.5, 39, 17)


def ace(suit: str) -> str:
    """One large pip in a thin halo, whose rays stop where the indices stand."""
    halo = circle(50, 70, 30, stroke=GOLD, stroke_width=0.8)
    for step in range(36):
        (x0, y0), (x1, y1) = polar(50, 70, 31.6, step * 10), polar(50, 70, 33.6 if step % 3 else 35.2, step * 10)
        if not (x1 < 29 and y1 < 49) and not (x1 > 71 and y1 > 91):
            halo += line(f"M{num(x0)} {num(y0)}L{num(x1)} {num(y1)}", GOLD, 0.8)
    return halo + pip(suit, 50, 70, 44)


def number(count: int, suit: str) -> str:
    """The pips of a number card; those of the lower half stand upside down."""
    places = [(x, y) for y in SIDES.get(count, ()) for x in (LEFT, RIGHT)]
    places += [(MIDDLE, y) for y in CENTRES.get(count, ())]
    return "".join(pip(suit, x, y, PIP, turn=180 if y > HEIGHT / 2 else 0) for x, y in places)


def picture(rank: str, suit: str) -> str:
    """What stands in the middle of a card."""
    if rank == "A":
        return ace(suit)
    if rank in "KQJ":
        return court(rank, suit)
    return number(10 if rank == "T" else int(rank), suit)


def card_files() -> dict[str, str]:
    """The 52 faces, and their indices alone on transparent ground."""
    files = {}
    folder = "cards/french/standard"
    for suit in SUITS:
        for rank in RANKS:
            sign = index(rank, suit)
            face = paper() + picture(rank, suit) + sign + turned(sign)
            files[f"{folder}/{rank}{suit}.svg"] = document(face, WIDTH, HEIGHT)
            files[f"{folder}/index/{rank}{suit}.svg"] = document(sign, WIDTH, HEIGHT)
    return files
