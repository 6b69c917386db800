"""The games' tiles and a plain one: one square repeat unit each, 100 units wide, that joins itself on all sides.

A tile is its motif, which fills the middle and also stands alone in the icon, and its joints, the parts that
complete themselves in the neighbouring unit. Joints end exactly at the border: Qt does not cut them off.
"""

from __future__ import annotations

from draw.svg import both, circle, document, group, num, path, placed, polar, polygon, rect, star

Ink = str
CORNERS = (0, 90, 180, 270)


def petal(reach: float, length: float, width: float) -> str:
    """A batik petal as outline with its seed left open, pointing right, centred `reach` from the origin."""

    def oval(a: float, b: float) -> str:
        # Fuller than an ellipse at the sides and pointed at the ends, as the wax line draws it.
        left, right = num(reach - a), num(reach + a)
        near, far = num(reach - a * 0.62), num(reach + a * 0.62)
        up, down = num(-b * 1.3), num(b * 1.3)
        return f"M{left} 0C{near} {up} {far} {up} {right} 0C{far} {down} {near} {down} {left} 0Z"

    return oval(length, width) + oval(length * 0.44, width * 0.36)


def truf_motif(ink: Ink) -> str:
    """Four petals and a point."""
    leaf = path(petal(35.35, 27.5, 13.5), ink, fill_rule="evenodd")
    petals = "".join(placed(leaf, 50, 50, turn=turn) for turn in (45, 135, 225, 315))
    return petals + path(polygon([(50, 45), (55, 50), (50, 55), (45, 50)]), ink)


def half_disc(r: float) -> str:
    """The half of a disc below a border running through the origin."""
    return f"M{num(-r)} 0A{num(r)} {num(r)} 0 0 0 {num(r)} 0Z"


def truf_joints(ink: Ink) -> str:
    """Points where units meet: discs at the sides, lozenges at the corners."""
    half = path(half_disc(4), ink)
    corner = path("M0 0H5L0 5Z", ink)
    return around(placed(half, 0, -50)) + around(placed(corner, -50, -50))


def around(body: str) -> str:
    """`body` four times, turned about the middle of the unit, which is its origin."""
    return "".join(placed(body, 50, 50, turn=turn) for turn in CORNERS)


def disc(x: float, y: float, r: float) -> str:
    """The outline of a disc."""
    turn = f"A{num(r)} {num(r)} 0 1 1"
    return f"M{num(x - r)} {num(y)}{turn} {num(x + r)} {num(y)}{turn} {num(x - r)} {num(y)}Z"


def ring(x: float, y: float, outer: float, inner: float) -> str:
    """The outline of a ring."""

    return disc(x, y, outer) + disc(x, y, inner)


def minchiate_motif(ink: Ink) -> str:
    """A ring, in it a square, in it a square on its corner with a round stone."""
    stone = "M50 27L73 50L50 73L27 50Z" + disc(50, 50, 10.5)
    square = "M23 23H77V77H23ZM27.5 27.5V72.5H72.5V27.5Z"
    rings = path(ring(50, 50, 45, 40.5), ink)
    return group(rings + path(square, ink) + path(stone, ink), fill_rule="evenodd")


def minchiate_joints(ink: Ink) -> str:
    """A quarter of a small ring in every corner."""
    quarter = path("M15 0A15 15 0 0 1 0 15V10A10 10 0 0 0 10 0Z", ink)
    return around(placed(quarter, -50, -50))


def rook_motif(ink: Ink) -> str:
    """A quilt star: a patch with a turned window and eight points around it."""
    patch = path("M28.5 28.5H71.5V71.5H28.5ZM50 36L36 50L50 64L64 50Z" + disc(50, 50, 5.5), ink)
    points = path("M-22.5-45L-1.5-23.5H-22.5ZM22.5-45L1.5-23.5H22.5Z", ink)
    return group(patch, fill_rule="evenodd") + around(points)


def rook_joints(ink: Ink) -> str:
    """Paler triangles that make a square where four units meet."""
    return group(around(placed(path("M0 0H17L0 17Z", ink), -50, -50)), opacity=0.45)


def rifki_motif(ink: Ink) -> str:
    """An eight-pointed star as a band, and a tulip inside."""
    band = star(50, 50, 44, 33.7, 8) + star(50, 50, 29.5, 22.6, 8)
    middle = "M50 30C55.5 36.5 57 43 54.5 50.500L50 56L45.5 50.500C43 43 44.5 36.5 50 30Z"
    side = "M47.5 58.500C38 56 34 49 36 39.500C41 43 44 48.5 44.5 53Z"
    stem = rect(48.4, 57, 3.2, 12, ink) + both(path("M50 69C43 68.5 39 65 37.5 60.500C43.5 60.5 48 63 50 67Z", ink), 50)
    tulip = path(middle, ink) + both(path(side, ink), 50)
    return path(band, ink, fill_rule="evenodd") + tulip + stem


def rifki_joints(ink: Ink) -> str:
    """A lozenge where four units meet."""
    return around(placed(path("M0 0H9L0 9Z", ink), -50, -50))


def plain_motif(ink: Ink) -> str:
    """A lozenge with a lozenge left open in it."""
    return path("M50 14L86 50L50 86L14 50ZM50 34L34 50L50 66L66 50Z", ink, fill_rule="evenodd")


def plain_joints(ink: Ink) -> str:
    """A small lozenge where four units meet."""
    return around(placed(path("M0 0H11L0 11Z", ink), -50, -50))


GAMES = {
    "truf": (truf_motif, truf_joints, "#33508F"),
    "minchiate": (minchiate_motif, minchiate_joints, "#8E3B2C"),
    "rook_sluff": (rook_motif, rook_joints, "#2B6248"),
    "rifki": (rifki_motif, rifki_joints, "#0E6570"),
}
"""Motif, joints and the game's own colour, in the order of the icon."""
UNITS = {**GAMES, "plain": (plain_motif, plain_joints, "#4A4F57")}
"""The same, and what a game has that brings no tile of its own."""


def tile_files() -> dict[str, str]:
    """`tiles/GAME.svg`: the shapes only, in the current colour on transparent ground."""
    return {
        f"tiles/{game}.svg": document(motif("currentColor") + joints("currentColor"), 100, 100)
        for game, (motif, joints, _) in UNITS.items()
    }


PALE = {"truf": "#B9C2DA", "minchiate": "#DFC2BA", "rook_sluff": "#B4CBBF", "rifki": "#ABCBCF", "plain": "#C3C6CB"}
"""The tile's lines on a card back, by game."""
BORDER = "#FFFEFA"


def back(game: str, height: float) -> str:
    """A game's card back: its tile inside a white border."""
    motif, joints, field = UNITS[game]
    shapes = rect(0.5, 0.5, 99, height - 1, BORDER, rx=6.5, stroke="#CFC8B8", stroke_width=1)
    shapes += rect(6, 6, 88, height - 12, field, rx=3)
    columns, rows = 4, round((height - 12) / 22)
    step = (height - 12) / rows
    unit = motif(PALE[game]) + joints(PALE[game])
    for row in range(rows):
        for column in range(columns):
            # The height is no whole number of 22s; the units are up to 3 % flatter than square.
            place = f"translate({num(6 + 22 * column)} {6 + step * row:.3f}) scale(0.22 {step / 100:.4f})"
            shapes += group(unit, transform=place)
    return document(shapes, 100, height)


def small_back(game: str, height: float) -> str:
    """A game's card back where it is a few pixels wide: field, border and one line."""
    shapes = rect(0.5, 0.5, 99, height - 1, BORDER, rx=8)
    shapes += rect(6, 6, 88, height - 12, UNITS[game][2], rx=5)
    shapes += rect(17, 17, 66, height - 34, rx=3, stroke=PALE[game], stroke_width=4)
    return document(shapes, 100, height)


def back_files() -> dict[str, str]:
    """`cards/backs/GAME.svg`: the back, and `GAME-small.svg` for small sizes."""
    files = {}
    for game in UNITS:
        height = 162 if game == "minchiate" else 140
        files[f"cards/backs/{game}.svg"] = back(game, height)
        files[f"cards/backs/{game}-small.svg"] = small_back(game, height)
    return files


def simple_motif(game: str, ink: Ink) -> str:
    """The motif where its unit has about eight pixels: the largest shape alone."""
    if game == "truf":
        leaf = "M8 0C18-20 44-20 58 0C44 20 18 20 8 0Z"
        return "".join(placed(path(leaf, ink), 50, 50, turn=turn) for turn in (45, 135, 225, 315))
    if game == "minchiate":
        return path(ring(50, 50, 42, 29), ink, fill_rule="evenodd") + circle(50, 50, 13, ink)
    if game == "rook_sluff":
        points = [polar(50, 50, radius, 22.5 * i) for i, radius in enumerate([44, 20, 20, 20] * 4)]
        return path(polygon(points), ink)
    return path(star(50, 50, 42, 30, 8) + disc(50, 50, 15), ink, fill_rule="evenodd")


def icon(*, simple: bool = False) -> str:
    """The program's icon: the four tiles in a rounded square of 200, white on their games' colours."""
    shapes = ""
    for (game, (motif, _, colour)), (x, y, turn) in zip(
        GAMES.items(), ((0, 0, 0), (100, 0, 90), (0, 100, 270), (100, 100, 180)), strict=True
    ):
        # One corner of each field is round; the gap between the fields is the ground.
        field = path("M0 38A38 38 0 0 1 38 0H98V98H0Z", colour)
        shapes += placed(placed(field, -50, -50), x + 50, y + 50, turn=turn)
        drawn = simple_motif(game, "#FFFEFA") if simple else motif("#FFFEFA")
        # The motif in the middle of its field, which is 98 wide.
        shapes += placed(drawn, 9 if x == 0 else 111, 9 if y == 0 else 111, 0.8)
    return document(shapes, 200, 200)


def icon_files() -> dict[str, str]:
    """`icons/app.svg` and its simpler form for the smallest sizes."""
    return {"icons/app.svg": icon(), "icons/app-small.svg": icon(simple=True)}
