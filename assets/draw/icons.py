"""Icons of the interface: 24 units square, one line of 1.75 with round ends, in the text's colour."""

from __future__ import annotations

from draw.minchiate_signs import FLAT
from draw.rook import COLOURS
from draw.suits import OUTLINES
from draw.svg import arc, circle, document, group, path, placed, polar, polygon, rect

INK = "currentColor"

STROKES = {
    "home": "M3.75 11.25L12 4L20.25 11.25M6 9.5V19.75H18V9.5M10 19.75V14.25H14V19.75",
    "book": (
        "M12 6.75V20M12 6.75C10 5.25 7.25 4.75 3.75 4.75V18C7.25 18 10 18.5 12 20"
        "C14 18.5 16.75 18 20.25 18V4.75C16.75 4.75 14 5.25 12 6.75Z"
    ),
    "ledger": "M7 3.75H17A1.75 1.75 0 0 1 18.75 5.5V18.5A1.75 1.75 0 0 1 17 20.25H7"
    "A1.75 1.75 0 0 1 5.25 18.5V5.5"
    "A1.75 1.75 0 0 1 7 3.75ZM8.75 8.25H15.25M8.75 12H15.25M8.75 15.75H12.5",
    "globe": "M12 3.5A8.5 8.5 0 1 1 12 20.5A8.5 8.5 0 1 1 12 3.5ZM3.75 12H20.25"
    "M12 3.5C14.4 5.8 15.75 8.7 15.75 12S14.4 18.2 12 20.5C9.6 18.2 8.25 15.3 8.25 12S9.6 5.8 12 3.5Z",
    "chevron-down": "M6.5 9.25L12 14.75L17.5 9.25",
    "chevron-right": "M9.25 6.5L14.75 12L9.25 17.5",
    "flag": "M6 20.25V4.25M6 5.25H18L15.25 9.25L18 13.25H6",
    "back": "M14.75 5.5L8.25 12L14.75 18.5",
    "first": "M17.25 5.5L10.75 12L17.25 18.5M6.75 5.5V18.5",
    "last": "M6.75 5.5L13.25 12L6.75 18.5M17.25 5.5V18.5",
    "menu": "M4.25 7H19.75M4.25 12H19.75M4.25 17H19.75",
    "close": "M6 6L18 18M18 6L6 18",
    "undo": "M8.25 4.75L4 9L8.25 13.25M4 9H14.5A5.25 5.25 0 0 1 14.5 19.5H10",
    "hint": "M9.25 17.25C9.25 14.75 6 13.25 6 9.5A6 6 0 0 1 18 9.5C18 13.25 14.75 14.75 14.75 17.25ZM10 20.5H14",
    "eye": "M2.5 12C4.75 8 8 5.75 12 5.75S19.25 8 21.5 12C19.25 16 16 18.25 12 18.25S4.75 16 2.5 12Z"
    "M12 9A3 3 0 1 1 12 15A3 3 0 1 1 12 9Z",
    "export": "M12 15V3.75M7.5 8.25L12 3.75L16.5 8.25M4.25 14.5V18.5A1.75 1.75 0 0 0 6 20.25H18"
    "A1.75 1.75 0 0 0 19.75 18.5V14.5",
    "import": "M12 3.75V15M7.5 10.5L12 15L16.5 10.5M4.25 14.5V18.5A1.75 1.75 0 0 0 6 20.25H18"
    "A1.75 1.75 0 0 0 19.75 18.5V14.5",
    "check": "M4.75 12.75L9.5 17.5L19.25 7",
    "arrow-up": "M12 19.75V4.25M5.75 10.5L12 4.25L18.25 10.5",
    "arrow-down": "M12 4.25V19.75M5.75 13.5L12 19.75L18.25 13.5",
    "full-screen": "M9 4.25H4.25V9M15 4.25H19.75V9M9 19.75H4.25V15M15 19.75H19.75V15",
    "moon": "M19.75 14.25A8.25 8.25 0 1 1 9.75 4.25A6.75 6.75 0 0 0 19.75 14.25Z",
    "trash": "M4.25 6.75H19.75M9 6.75V5A1.25 1.25 0 0 1 10.25 3.75H13.75A1.25 1.25 0 0 1 15 5V6.75"
    "M6.25 6.75L7 18.75A1.6 1.6 0 0 0 8.6 20.25H15.4A1.6 1.6 0 0 0 17 18.75L17.75 6.75M10 10.75V16.25"
    "M14 10.75V16.25",
    "plus": "M12 4.75V19.25M4.75 12H19.25",
    "minus": "M4.75 12H19.25",
    "seat": "M7.25 12.25V5.5A1.75 1.75 0 0 1 9 3.75H15A1.75 1.75 0 0 1 16.75 5.5V12.25M5.25 12.25"
    "H18.75V16H5.25Z"
    "M6.75 16V20.25M17.25 16V20.25",
    "cards": "M10.5 6.25H18A1.75 1.75 0 0 1 19.75 8V18.5A1.75 1.75 0 0 1 18 20.25H10.5"
    "A1.75 1.75 0 0 1 8.75 18.5V8"
    "A1.75 1.75 0 0 1 10.5 6.25ZM8.75 17.5L7.5 17.7A1.75 1.75 0 0 1 5.5 16.2L4.1 6.6"
    "A1.75 1.75 0 0 1 5.6 4.6"
    "L12.6 3.75A1.75 1.75 0 0 1 14.5 5.1L14.65 6.25",
    "sheet": "M5.75 4.25H18.25A1.75 1.75 0 0 1 20 6V18A1.75 1.75 0 0 1 18.25 19.75H5.75"
    "A1.75 1.75 0 0 1 4 18V6"
    "A1.75 1.75 0 0 1 5.75 4.25ZM4 9.25H20M4 14.5H20M9.75 4.25V19.75M15 9.25V19.75",
    "text-size": "M2.75 18.75L8 5.25L13.25 18.75M4.6 14.25H11.4M14.25 18.75L17.75 9.75L21.25 18.75M15.5 15.75H20",
    "folder": "M3.75 7.25A1.75 1.75 0 0 1 5.5 5.5H9.25L11.75 8.25H18.5A1.75 1.75 0 0 1 20.25 10V17.25"
    "A1.75 1.75 0 0 1 18.5 19H5.5A1.75 1.75 0 0 1 3.75 17.25Z",
    "no-save": "M8.75 4.25H15.5L19.75 8.5V15.25M19.25 19.25A1.75 1.75 0 0 1 18 19.75H6"
    "A1.75 1.75 0 0 1 4.25 18V6"
    "A1.75 1.75 0 0 1 4.75 4.75M8 19.75V14H14M11.25 8.5H15.25M3.25 3.25L20.75 20.75",
    "pause": "M8.5 5.25V18.75M15.5 5.25V18.75",
    "user": "M12 4A4 4 0 1 1 12 12A4 4 0 1 1 12 4ZM4.5 20.25C5 17 8 15.25 12 15.25S19 17 19.5 20.25",
    "lock": "M7.25 11H16.75A1.75 1.75 0 0 1 18.5 12.75V18.25A1.75 1.75 0 0 1 16.75 20H7.25"
    "A1.75 1.75 0 0 1 5.5 18.25V12.75A1.75 1.75 0 0 1 7.25 11ZM8.5 11V7.75A3.5 3.5 0 0 1 15.5 7.75V11",
    "copy": "M10.75 9H18.25A1.75 1.75 0 0 1 20 10.75V18.25A1.75 1.75 0 0 1 18.25 20H10.75"
    "A1.75 1.75 0 0 1 9 18.25V10.75A1.75 1.75 0 0 1 10.75 9ZM15 9V5.75A1.75 1.75 0 0 0 13.25 4H5.75"
    "A1.75 1.75 0 0 0 4 5.75V13.25A1.75 1.75 0 0 0 5.75 15H9",
    "hand": "M7.75 12.75V6A1.5 1.5 0 0 1 10.75 6V11M10.75 11V4.75A1.5 1.5 0 0 1 13.75 4.75V11"
    "M13.75 6.5A1.5 1.5 0 0 1 16.75 6.5V12M16.75 9A1.5 1.5 0 0 1 19.75 9V14.75A6 6 0 0 1 13.75 20.75H12.75"
    "A6 6 0 0 1 7.75 18L4.5 13.75A1.6 1.6 0 0 1 7 11.75L7.75 12.75",
    "search": "M10.75 4.5A6.25 6.25 0 1 1 10.75 17A6.25 6.25 0 1 1 10.75 4.5ZM15.25 15.25L20 20",
}
"""Icons that are one line drawing."""


def dot(x: float, y: float, r: float = 1.15) -> str:
    """A filled point."""
    return circle(x, y, r, INK, stroke="none")


def circling(start: float, end: float) -> str:
    """An arc of radius 7.75 with an arrowhead at its end; clockwise if `end` is greater."""
    clockwise = 1 if end > start else -1
    x, y = polar(12, 12.25, 7.75, end)
    along = end + 90 * clockwise
    wings = [polar(x, y, 4.25, along + 180 - 16 * clockwise + side) for side in (-45, 45)]
    (ax, ay), (bx, by) = wings
    return f"{arc(12, 12.25, 7.75, start, end)}M{ax:.2f} {ay:.2f}L{x:.2f} {y:.2f}L{bx:.2f} {by:.2f}"


def gear() -> str:
    """A wheel with eight teeth and a hole."""
    points = []
    for tooth in range(8):
        for radius, offset in ((6.6, -13.5), (8.9, -9), (8.9, 9), (6.6, 13.5)):
            points.append(polar(12, 12, radius, tooth * 45 - 90 + offset))
    return path(polygon(points)) + circle(12, 12, 2.75)


def sun() -> str:
    """A disc with eight rays."""
    rays = ""
    for i in range(8):
        (x0, y0), (x1, y1) = polar(12, 12, 7, i * 45), polar(12, 12, 9, i * 45)
        rays += f"M{x0:.2f} {y0:.2f}L{x1:.2f} {y1:.2f}"
    return circle(12, 12, 3.75) + path(rays)


def drawings() -> dict[str, str]:
    """Every interface icon by name, as shapes without the surrounding file."""
    ring = circle(12, 12, 8.5)
    play = "M8 5.25V18.75L18.75 12Z"
    drawn = {name: path(d) for name, d in STROKES.items()}
    drawn |= {
        "settings": gear(),
        "play": path(play, INK),
        "resume": path(circling(50, -230)) + path("M10.4 9.75V14.75L14.4 12.25Z", INK, stroke_width=1.25),
        "clockwise": path(circling(40, 330)),
        "counter-clockwise": path(circling(140, -150)),
        "info": ring + path("M12 11.25V16") + dot(12, 8),
        "help": ring + path("M9.4 9.6A2.65 2.65 0 1 1 13.4 11.85C12.45 12.45 12 12.9 12 13.75") + dot(12, 16.6),
        "warning": path("M12 4L21 19.5H3Z") + path("M12 10V14.25") + dot(12, 16.9),
        "dice": rect(4, 4, 16, 16, rx=3.25)
        + "".join(dot(x, y, 1.3) for x, y in ((8.4, 8.4), (15.6, 8.4), (12, 12), (8.4, 15.6), (15.6, 15.6))),
        "speed": path(arc(12, 13.25, 8.5, 145, 395)) + path("M12 13.25L16 8.75") + dot(12, 13.25, 1.5),
        "sun": sun(),
        "half": ring + path("M12 3.5A8.5 8.5 0 0 1 12 20.5Z", INK),
    }
    return drawn


def icon_files() -> dict[str, str]:
    """All icon files: `ui/NAME.svg` for the interface, and `suits/`, `rook/`, `minchiate/LETTER.svg`."""
    files = {}
    for name, shapes in drawings().items():
        line = group(
            shapes,
            fill="none",
            stroke=INK,
            stroke_width=1.75,
            stroke_linecap="round",
            stroke_linejoin="round",
        )
        files[f"icons/ui/{name}.svg"] = document(line, 24, 24)
    for suit, outline in OUTLINES.items():
        files[f"icons/suits/{suit}.svg"] = document(placed(path(outline, INK), 12, 12, 0.2), 24, 24)
    for letter, colour in COLOURS.items():
        files[f"icons/rook/{letter}.svg"] = document(placed(path(colour.shape, INK), 12, 12, 0.2), 24, 24)
    for letter, outline in FLAT.items():
        sign = path(outline, INK, fill_rule="evenodd")
        files[f"icons/minchiate/{letter}.svg"] = document(placed(sign, 12, 12.5 if letter == "M" else 12, 0.18), 24, 24)
    return files
