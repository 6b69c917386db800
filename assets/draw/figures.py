"""Half-length figures of the Minchiate pictures, around the axis x = 0 of an arch that reaches from −32 to 32.

Heads are those of the French courts, enlarged: chin at y = 62, shoulders at 70, the picture's foot at 150.
"""

from __future__ import annotations

from dataclasses import dataclass

from draw import heads
from draw.palette import CREAM, ERMINE_SPOT, GILT, GOLD, GOLD_DARK, GOLD_LINE, LINEN, LIPS, Tone, Wardrobe
from draw.svg import both, circle, halves, line, num, path, placed, polar, rect, star

HEAD_SCALE, HEAD_DROP = 1.2, 3.0
WING: Tone = ("#FBF3E0", "#E0D2B0")

FAIR: Tone = ("#F5D5B4", "#E3B68F")
TAN: Tone = ("#DDAA7C", "#BF865A")
PALE: Tone = ("#F7DBBD", "#E8BF99")
BLOND: Tone = ("#D9A850", "#B58334")
CHESTNUT: Tone = ("#8C5531", "#6A3C20")
BLACK: Tone = ("#3D3436", "#272022")
GREY: Tone = ("#C9C4BC", "#9F988E")

RUBY: Tone = ("#B83A2B", "#8C2418")
TEAL: Tone = ("#2F7A73", "#1D534E")
NAVY: Tone = ("#2B4C7F", "#1B3158")
PLUM: Tone = ("#6F3A7C", "#512559")
SAGE: Tone = ("#4A7A4E", "#315A38")
OCHRE: Tone = ("#D9A23C", "#A97518")
ROSE: Tone = ("#C86A62", "#A34A45")
SLATE: Tone = ("#5B6773", "#3E4853")


def dressed(robe: Tone, second: Tone, skin: Tone = FAIR, hair: Tone = CHESTNUT, jewel: str = "#B83A2B") -> Wardrobe:
    """A wardrobe for one figure; ground and halo are the scene's."""
    return Wardrobe(robe=robe, second=second, ground="#F1DFB5", halo="#F7EBCB", skin=skin, hair=hair, jewel=jewel)


def back(colour: str) -> str:
    """The whole ground of a picture."""
    return rect(-34, 4, 68, 150, colour)


def glory(colour: str, rays: str, *, y: float = 43, r: float = 22.5) -> str:
    """The disc behind a head with its rays."""
    shapes = circle(0, y, r, colour) + circle(0, y, r, stroke=rays, stroke_width=0.7)
    spokes = ""
    for step in range(24):
        (x0, y0), (x1, y1) = polar(0, y, r + 2, step * 15), polar(0, y, r + 4.6, step * 15)
        spokes += f"M{num(x0)} {num(y0)}L{num(x1)} {num(y1)}"
    return shapes + line(spokes, rays, 0.9)


def hall(ground: str = "#EBD49C", halo: str = "#F8ECCB", rays: str = GOLD_DARK) -> str:
    """The warm ground of people: a disc behind the head."""
    return back(ground) + glory(halo, rays)


def sized(body: str, y: float = HEAD_DROP, scale: float = HEAD_SCALE, x: float = 0) -> str:
    """A part of a head, drawn as for the French courts, at the size of these figures."""
    return placed(body, x, y, scale)


def gown(tone: Tone, wide: float = 31) -> str:
    """A robe from neck to foot."""
    w = -wide
    return halves(f"M0 66H-6C-10 71-22 73-27 81C{num(w + 1)} 88 {num(w)} 98 {num(w)} 110V152H0Z", tone)


def panel(tone: Tone, top: float = 72, half: float = 8) -> str:
    """A front panel edged with gold."""
    d = f"M0 {num(top)}H{num(-half + 2)}L{num(-half - 3)} 152H0Z"
    return halves(d, tone) + both(line(f"M{num(-half + 2)} {num(top)}L{num(-half - 3)} 152", GOLD, 1.1), 0)


def cloak(tone: Tone, edge: str = GOLD) -> str:
    """A cloak open at the front, over the shoulders."""
    d = "M-7 68C-12 72-24 74-28 82C-33 91-34 104-34 120V152H-18C-14 130-12 100-7 68Z"
    light = path(d, tone[0])
    dark = path("M7 68C12 72 24 74 28 82C33 91 34 104 34 120V152H18C14 130 12 100 7 68Z", tone[1])
    return light + dark + both(line("M-7 69C-12 100-14 130-18 152", edge, 1.2), 0)


def collar(tone: Tone = LINEN) -> str:
    """A round turned-down collar."""
    return halves("M0 80C-8 79-14 76-17 71C-13 69-9 68-6 65L0 70Z", tone)


def ermine() -> str:
    """A wide collar of white fur with black tails."""
    fur = halves(
        "M0 88C-3 85-6 83.5-9 84C-11 85.5-14 85-15 83C-18 83.5-21 82-21.5 79.5C-24 79-25.5 77-25 74"
        "C-19 72-12 71-7 65H0Z",
        LINEN,
    )
    tails = ""
    for x, y in ((-20.5, 76), (-15.5, 79), (-16.5, 73.5), (-10.5, 80.5), (-11, 75), (-5, 82), (-5.5, 76.5)):
        tails += f"M{num(x)} {num(y - 1.7)}L{num(x + 1.1)} {num(y + 1.8)}H{num(x - 1.1)}Z"
    return fur + both(path(tails, ERMINE_SPOT), 0)


def neckline(dress: Wardrobe) -> str:
    """A woman's open neck with a gold border and a row of pearls."""
    skin = halves("M0 58H-5V66C-7 69-11 70-14 70.5L0 84Z", dress.skin)
    pearls = "".join(both(circle(x, y, 1, CREAM), 0) for x, y in ((-8, 70.5), (-5.8, 72.8), (-3.3, 74.3)))
    return skin + both(line("M-14.5 70.5L0 84.5", GOLD, 2), 0) + pearls + circle(0, 75, 1.2, CREAM)


@dataclass(frozen=True)
class Look:
    """What makes a face a person's own; see `draw.heads` for the names."""

    locks: str = ""
    parting: str = ""
    beard: str = ""
    gaze: float = 0
    soft: bool = False
    lips: str = LIPS


def hair_behind(dress: Wardrobe, look: Look) -> str:
    """Hair that falls behind neck and shoulders."""
    return sized(heads.locks(look.locks, dress.hair)) if look.locks else ""


def dome(hair: Tone) -> str:
    """The top of an uncovered head."""
    return halves("M0 17.5C-6.5 17.5-10.5 21-11.2 27.5L-9.8 28C-7 25-3 24 0 24Z", hair)


def head(dress: Wardrobe, look: Look, wear: str = "") -> str:
    """Face, beard and hair, and what is worn on them."""
    body = heads.face(dress, dress.hair[1], gaze=look.gaze, lips=look.lips, soft=look.soft)
    if look.beard:
        body += heads.beard(look.beard, dress.hair)
    if look.parting:
        body += heads.parting(look.parting, dress.hair)
    return sized(body + wear)


def arm(d: str, sleeve: Tone, skin: Tone, hand: tuple[float, float], *, width: float = 11, dark: bool = False) -> str:
    """An arm along the line `d` that ends at `hand`: sleeve, cuff and fist."""
    x, y = hand
    tone = sleeve[1] if dark else sleeve[0]
    edge = sleeve[0] if dark else sleeve[1]
    limb = line(d, edge, width + 1) + line(d, tone, width - 0.6)
    return limb + circle(x, y, 5.4, GOLD) + fist(x, y, skin)


def fist(x: float, y: float, skin: Tone) -> str:
    """A closed hand seen from its knuckles."""
    shape = path(
        f"M{num(x - 4)} {num(y - 2)}C{num(x - 4)} {num(y - 4.6)} {num(x + 4)} {num(y - 4.6)} {num(x + 4)} {num(y - 1)}"
        f"V{num(y + 2)}C{num(x + 4)} {num(y + 4.6)} {num(x - 4)} {num(y + 4.6)} {num(x - 4)} {num(y + 2)}Z",
        skin[0],
    )
    lines = "".join(f"M{num(x)} {num(y + step)}H{num(x + 3.6)}" for step in (-1.7, 0.4, 2.5))
    return shape + line(lines, skin[1], 0.7)


def wings(tone: Tone = WING, *, y: float = 0) -> str:
    """A pair of raised wings behind the shoulders."""
    wing = path("M-6 84C-14 78-22 62-31 50C-34 60-34 78-30 88C-33 92-31 100-27 102C-20 106-11 102-6 96Z", tone[0])
    wing += path("M-6 96C-14 94-22 96-30 88C-33 92-31 100-27 102C-20 106-11 102-6 96Z", tone[1])
    feathers = line("M-29 58C-24 70-16 80-8 86M-31 70C-26 80-18 87-9 91M-28 93C-22 97-14 97-8 95", tone[1], 0.8)
    return placed(both(wing + feathers, 0), 0, y)


def crown(kind: str, jewel: str) -> str:
    """A crown on a brow at y = 28: "arched", "points", "plates", "leaves", "tiara", "coronet", "hoop" or "towers"."""
    balls, shapes = [], ""
    if kind == "arched":
        shapes = halves("M0 14.5C-7 14.5-10.5 18.5-10 24.6H0Z", (jewel, jewel))
        shapes += halves("M0 14C-8.6 14-13.5 18-10.6 24.8L-8.8 24.6C-10.6 19.5-6.5 16.2 0 16.2Z", GILT)
        shapes += halves("M0 15C-2.6 17.5-3.6 20.5-3.4 24.6H-1.7C-1.8 21-1.2 18.5 0 16.8Z", GILT)
        shapes += halves("M0 9.5H-0.9V11.3H-2.6V12.9H-0.9V15H0Z", GILT)
    elif kind == "points":
        shapes = halves("M0 25H-10.6L-13.2 15.5L-8 20.5L-5.6 14.2L-2.8 19.8L0 14Z", GILT)
        balls = [(-13.2, 14.8, 1.3), (-5.6, 13.4, 1.3), (0, 13, 1.7)]
    elif kind == "plates":
        shapes = halves("M0 25H-10.6L-12.6 17.2L-10.2 14.5L-7.4 17.5L-6 20L-3.8 17L0 12.8Z", GILT)
        balls = [(-10.2, 13.6, 1.2), (0, 12, 1.5)]
        shapes += both(circle(-9.6, 20, 1.2, jewel), 0) + circle(0, 19, 1.8, jewel)
    elif kind == "leaves":
        leaf = "M0 25H-10.6C-11.5 22-12.5 20-14 18.5C-10.5 18.5-8.5 20-7 22.5C-5.5 20.5-2.5 19-1.2 17L0 13Z"
        shapes = halves(leaf, GILT)
        balls = [(-13.6, 17.6, 1.5), (0, 12.8, 1.7)]
    elif kind == "tiara":
        shapes = halves("M0 25C-4 25-7.5 25.5-10.4 27L-11.6 21L-6.8 22L-5 17.2L-1.8 20L0 14.5Z", GILT)
        balls = [(-11.6, 20, 1.2), (-5, 16.2, 1.3), (0, 13.6, 1.6)]
    elif kind == "coronet":
        shapes = halves("M0 25H-9.6L-11.4 18.5L-7.4 21.5L-5.6 16.5L-2.6 20.8L0 15.5Z", GILT)
        balls = [(-11.4, 17.6, 1.1), (-5.6, 15.6, 1.1), (0, 14.6, 1.5)]
    elif kind == "hoop":
        shapes = halves("M0 25H-9.8L-10.6 20.5H0Z", GILT)
        balls = [(x, 19, 1.5) for x in (-8.6, -4.4, 0)]
    else:
        shapes = halves("M0 25H-10V15H-7.6V17.5H-5.4V15H-3V17.5H-1.2V15H0Z", GILT)
        shapes += both(path("M-8 20.5H-6V24H-8ZM-3.6 20.5H-1.6V24H-3.6Z", GOLD_LINE), 0)
    for x, y, r in balls:
        shapes += circle(x, y, r, CREAM) + (circle(-x, y, r, CREAM) if x else "")
    half = 10.6 if kind in ("arched", "points", "plates", "leaves") else 9.8
    band = halves(
        f"M0 24.4H{num(-half)}C{num(-half - 0.6)} 25.6 {num(-half - 0.4)} 27.4 {num(-half + 0.4)} 28.6"
        "C-6 27.4-3 27.2 0 27.2Z",
        GILT,
    )
    return shapes + band + path("M0 24.2L2 25.8L0 27.4L-2 25.8Z", jewel) + both(circle(-5, 25.9, 0.85, jewel), 0)


def sparks(places: tuple[tuple[float, float, float], ...], colour: str = "#F3D98F") -> str:
    """Small four-pointed stars."""
    return path("".join(star(x, y, r, r * 0.34, 4) for x, y, r in places), colour)
