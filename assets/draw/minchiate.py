"""The Minchiate pack: 97 cards of 100 × 162 units, a unit being a hundredth of the card's width.

Pictures stand in an arch beside the index. They may be drawn beyond it: paper with the arch cut out lies over them.
"""

from __future__ import annotations

from draw import designs
from draw.designs import DESIGNS, Design
from draw.lettering import TITLE_FONT, lettering
from draw.minchiate_courts import court
from draw.minchiate_signs import COLOURS, flat, laurel, painted
from draw.palette import GOLD_LINE
from draw.svg import circle, document, num, path, placed
from draw.trumps import trump

HEIGHT = 162
PAPER, EDGE = "#FBF4E4", "#C9B78F"
SUITS = "DCSB"
RANKS = (*(str(count) for count in range(1, 11)), "F", "H", "Q", "K")
TRUMPS = range(1, 41)

AXIS = 63.0
"""Middle of the arch, which reaches from x = 31 to 95."""

LEFT, RIGHT = AXIS - 20, AXIS + 20
ROWS_2, ROWS_3, ROWS_4 = (28, 134), (28, 81, 134), (25, 62.33, 99.67, 137)
SIDES = {4: ROWS_2, 5: ROWS_2, 6: ROWS_3, 7: ROWS_3, 8: ROWS_3, 9: ROWS_4, 10: ROWS_4}
CENTRES = {
    2: (50, 112),
    3: (32, 81, 130),
    5: (81,),
    7: (54.5,),
    8: (54.5, 107.5),
    9: (81,),
    10: (43.67, 118.33),
}
SIZES = {"D": (50, 36, 26, 23), "C": (54, 42, 30, 25), "S": (92, 46, 35, 33), "B": (92, 46, 35, 33)}
"""Heights of the sign on a 1, up to 3, up to 6, and above."""


def value(code: str) -> int:
    """Card points (MI-4)."""
    if code == "M" or code.endswith("K"):
        return 5
    if code[0] != "T":
        return 0
    number = int(code[1:])
    if number >= 36:
        return 10
    if number >= 30 or number in (1, 10, 13, 20, 28):
        return 5
    return 3 if 2 <= number <= 5 else 0


def index(code: str, design: Design) -> str:
    """Number or letter and sign in the upper left corner, inside the index box; the Matto's cap stands alone."""
    suit, rank = code[0], code[1:]
    if suit == "M":
        return flat("M", 20.5, 26, 28) if design.large else flat("M", designs.INDEX_X, 19, 19.6)
    text = {"H": "C"}.get(rank, rank)
    if design.large:
        letters = lettering(text, designs.LARGE_X, designs.LARGE_BASELINE, designs.LARGE_RANK, widest=32.5)
        sign = flat(suit, designs.LARGE_X, designs.LARGE_SUIT_Y, designs.LARGE_SUIT)
    else:
        letters = lettering(text, designs.INDEX_X, 26, 27 if len(text) == 1 else 25, widest=24.6)
        sign = flat(suit, designs.INDEX_X, designs.INDEX_SUIT_Y, 17)
    return path(letters, COLOURS[suit]) + sign


def tint(colour: str, strength: float, ground: str = "#FFFEFA") -> str:
    """`colour` laid over `ground`."""
    parts = zip(bytes.fromhex(colour[1:]), bytes.fromhex(ground[1:]), strict=True)
    return "#" + "".join(f"{round(one * strength + other * (1 - strength)):02X}" for one, other in parts)


def ring(code: str, design: Design) -> str:
    """The card's points in a ring under the index."""
    colour = COLOURS[code[0]]
    if design.large:
        x, y, r, size = designs.LARGE_X, 60.0 if code == "M" else 79.0, 11.5, 17.0
    else:
        x, y, r, size = designs.INDEX_X, 44.0 if code == "M" else 66.0, 8.6, 13.0
    disc = circle(x, y, r - 0.4, tint(colour, 0.14), stroke=colour, stroke_width=0.8)
    return disc + path(lettering(str(value(code)), x, y + size * 0.364, size, widest=r * 1.45), colour)


def pips(count: int, suit: str) -> str:
    """The signs of a number card, all upright."""
    one, few, some, many = SIZES[suit]
    if count == 1:
        return laurel(AXIS, 81, 28.5) + painted(suit, AXIS, 81, one)
    places = [(x, y) for y in SIDES.get(count, ()) for x in (LEFT, RIGHT)]
    places += [(AXIS, y) for y in CENTRES.get(count, ())]
    size = few if count < 4 else some if count < 7 else many
    return "".join(painted(suit, x, y, size) for x, y in places)


def arch(inset: float = 0) -> str:
    """The outline of the arch, drawn in by `inset`."""
    r, low = 32 - inset, 150 - inset
    left, right = num(AXIS - r), num(AXIS + r)
    return f"M{left} {num(low)}V39A{num(r)} {num(r)} 0 0 1 {right} 39V{num(low)}Z"


def framed(picture: str) -> str:
    """A picture, drawn around x = 0, in the arch, on its card."""
    edge = "M7 0.5H93A6.5 6.5 0 0 1 99.5 7V155A6.5 6.5 0 0 1 93 161.5H7A6.5 6.5 0 0 1 0.5 155V7A6.5 6.5 0 0 1 7 0.5Z"
    cover = path(edge + arch(), PAPER, fill_rule="evenodd") + path(edge, stroke=EDGE, stroke_width=1)
    lines = path(arch(), stroke=GOLD_LINE, stroke_width=1) + path(arch(1.6), stroke=GOLD_LINE, stroke_width=0.4)
    return placed(picture, AXIS, 0) + cover + lines


def roman(number: int) -> str:
    """`number`, 1 to 40, in Roman numerals."""
    written = ""
    for worth, letters in ((40, "XL"), (10, "X"), (9, "IX"), (5, "V"), (4, "IV"), (1, "I")):
        written += letters * (number // worth)
        number %= worth
    return written


def plate(number: int, x: float, y: float, ground: str = PAPER) -> str:
    """A tag with the number in Roman numerals (the Matto's, 0, with three small stars)."""
    tag = path(
        f"M{num(x - 21)} {num(y)}L{num(x - 17.5)} {num(y - 7)}H{num(x + 17.5)}"
        f"L{num(x + 21)} {num(y)}L{num(x + 17.5)} {num(y + 7)}H{num(x - 17.5)}Z",
        ground,
        stroke=GOLD_LINE,
        stroke_width=0.8,
    )
    if not number:
        return tag + "".join(flat("T", x + dx, y, size, COLOURS["M"]) for dx, size in ((-9, 6), (0, 9), (9, 6)))
    colour = COLOURS["T"]
    letters = path(lettering(roman(number), x, y + 3.7, 10.4, 31, TITLE_FONT), colour, stroke=colour, stroke_width=0.25)
    return tag + letters


def card(code: str, design: Design) -> str:
    """A face without its index."""
    suit, rank = code[0], code[1:]
    if design.large:
        sign = flat(suit, 66, 112, 44 if suit == "M" else designs.LARGE_PIP)
        below = plate(int(rank), 66, 149, "none") if suit == "T" else ""
        return design.paper(HEIGHT, PAPER, EDGE) + sign + below
    if suit == "M":
        return framed(trump(0)) + plate(0, AXIS, 150)
    if suit == "T":
        return framed(trump(int(rank))) + plate(int(rank), AXIS, 150)
    if rank in "FHQK":
        return framed(court(rank, suit))
    return design.paper(HEIGHT, PAPER, EDGE) + pips(int(rank), suit)


def codes() -> list[str]:
    """The 97 cards: trumps, the Matto, four suits."""
    return [f"T{number}" for number in TRUMPS] + ["M"] + [suit + rank for suit in SUITS for rank in RANKS]


def card_files() -> dict[str, str]:
    """The 97 faces of every design; apart from them, on transparent ground, their indices and the rings."""
    files = {}
    for design in DESIGNS:
        folder = f"cards/minchiate/{design.name}"
        for code in codes():
            corner = index(code, design)
            face = card(code, design) + corner
            files[f"{folder}/{code}.svg"] = document(face, designs.WIDTH, HEIGHT)
            files[f"{folder}/index/{code}.svg"] = document(corner, designs.WIDTH, HEIGHT)
            if value(code):
                files[f"{folder}/ring/{code}.svg"] = document(ring(code, design), designs.WIDTH, HEIGHT)
    return files
