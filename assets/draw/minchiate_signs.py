"""The signs of the Minchiate pack around the origin, 100 units high: flat ones for indices, painted ones as pips.

Coins, cups, swords and batons are D, C, S and B; the trumps' star is T, the Matto's cap M.
"""

from __future__ import annotations

from draw.palette import GILT, GOLD, GOLD_DARK, Tone
from draw.svg import both, circle, halves, line, num, path, placed, polar, star

COLOURS = {"D": "#7C5709", "C": "#A3382B", "S": "#2B4C6F", "B": "#3A6238", "T": "#5B2A68", "M": "#7A2F4B"}
"""Printed colours, by code letter."""

RED: Tone = ("#B83A2B", "#8C2418")
TEAL: Tone = ("#2F6F69", "#1D4C48")
STEM: Tone = ("#4A8452", "#2F6038")
STEEL: Tone = ("#B4C3D1", "#6A8097")


def _disc(r: float) -> str:
    return f"M{num(-r)} 0A{num(r)} {num(r)} 0 1 1 {num(r)} 0A{num(r)} {num(r)} 0 1 1 {num(-r)} 0Z"


FLAT = {
    "D": _disc(47) + _disc(35) + _disc(26) + "M0-13L13 0L0 13L-13 0Z",
    "C": (
        "M-38-50H38C38-16 24 2 8 8V22C10 30 18 34 28 37V50H-28V37C-18 34-10 30-8 22V8C-24 2-38-16-38-50Z"
        "M-27-39C-26-34-25-31-23-27H23C25-31 26-34 27-39Z"
    ),
    "S": "M0-52L9-36V14H28V25H8V39A9 9 0 1 1-8 39V25H-28V14H-9V-36Z",
    "B": (
        "M-7 51L-11-30C-16-40-11-52 0-52C11-52 16-40 11-30L10-13L17-19L24-10L9 3L7 51Z"
        "M-13.5-15L-20-21L-27-12L-12.5 1ZM12.5 14L19 8L26 17L11.5 30Z"
    ),
    "T": star(0, 0, 52, 25, 8),
    "M": (
        "M-6 25C-15 21-25 22-36 28C-37 12-37 2-41-4C-45-9-49-3-49 10H-62C-64-24-48-38-31-36C-15-34-7-20-6-2Z"
        "M6 25C15 21 25 22 36 28C37 12 37 2 41-4C45-9 49-3 49 10H62C64-24 48-38 31-36C15-34 7-20 6-2Z"
        "M0-43C7-36 11-29 12-24C6-19 2-13 0-7C-2-13-6-19-12-24C-11-29-7-36 0-43Z"
        "M-38 33C-14 24 14 24 38 33L35 46C12 38-12 38-35 46Z"
        "M-55.5 13A8 8 0 1 1-55.6 13ZM55.5 13A8 8 0 1 1 55.4 13ZM0-60A8 8 0 1 1-0.1-60Z"
    ),
}
"""One outline each, its windows cut out by the even-odd rule."""


def flat(suit: str, x: float, y: float, height: float, fill: str = "") -> str:
    """One flat sign around (x, y) in its printed colour unless `fill` is given."""
    rule = {"fill_rule": "evenodd"} if suit in "DC" else {}
    return placed(path(FLAT[suit], fill or COLOURS[suit], **rule), x, y, height / 100)


def _petals(start: float) -> str:
    """Four petals of the flower on a coin, the first in direction `start`."""
    shape = ""
    for step in range(4):
        angle = start + 90 * step
        points = [polar(0, 0, r, angle + turn) for r, turn in ((8, 0), (19, -24), (28, -16), (34, 0))]
        points += [polar(0, 0, r, angle + turn) for r, turn in ((28, 16), (19, 24))]
        (ax, ay), (bx, by), (cx, cy), (dx, dy), (ex, ey), (fx, fy) = points
        shape += f"M{num(ax)} {num(ay)}C{num(bx)} {num(by)} {num(cx)} {num(cy)} {num(dx)} {num(dy)}"
        shape += f"C{num(ex)} {num(ey)} {num(fx)} {num(fy)} {num(ax)} {num(ay)}Z"
    return shape


def coin() -> str:
    """A gold coin with a flower of eight petals."""
    shapes = circle(0, 0, 47, GOLD) + path("M0-47A47 47 0 0 1 0 47Z", GOLD_DARK)
    shapes += circle(0, 0, 47, stroke="#8A5F12", stroke_width=4) + circle(0, 0, 38, "#F3DFA6")
    shapes += circle(0, 0, 38, stroke="#8A5F12", stroke_width=1.6)
    return shapes + path(_petals(-90), RED[0]) + path(_petals(-45), TEAL[0]) + circle(0, 0, 8, GOLD_DARK)


def cup() -> str:
    """A red cup with gold rim, knot and foot."""
    bowl = halves("M0-44H-35C-34-14-22 2-6 8H0Z", RED)
    foot = halves("M0 8H-6V24C-14 28-26 32-28 44H0Z", RED)
    rim = halves("M0-50H-36C-39-50-39-40-36-40H0Z", GILT)
    knot = halves("M0 5H-10C-13 5-13 15-10 15H0Z", GILT) + halves("M0 41H-29C-32 41-32 50-29 50H0Z", GILT)
    stone = path("M0-33L9-20L0-7L-9-20Z", GOLD)
    return bowl + foot + rim + knot + stone + both(circle(-22, -22, 3.4, GOLD), 0)


def sword() -> str:
    """A steel sword, point upward, with gold guard and blue grip."""
    blade = halves("M0-50L-7.5-37V19H0Z", STEEL) + line("M0-40V14", "#4C6178", 1.2)
    guard = halves("M0 17H-24C-29 17-29 26-24 26H0Z", GILT)
    grip = halves("M0 26H-5V41H0Z", ("#2B4C6F", "#1B3450"))
    return blade + guard + grip + circle(0, 44, 6.5, GOLD) + path("M0 37.5A6.5 6.5 0 0 1 0 50.5Z", GOLD_DARK)


def baton() -> str:
    """A green club with lopped twigs and gold bands."""
    stubs = path("M-9-4L-19-14L-26-5L-9 11Z", STEM[0]) + path("M-19-14L-26-5L-29.5-9.5L-24-17Z", "#E4D9A8")
    stubs += path("M8-14L17-22L24-13L9 1Z", STEM[1]) + path("M17-22L24-13L28-17L22.5-25Z", "#CBBF8A")
    club = halves("M0 50H-6.5L-10.5-30C-16-40-12-50 0-50Z", STEM)
    club += line("M-5-40C-5-36-5-34-6-32M-4.5 2C-6 5-6 9-4 12", "#7BAA5B", 1.8)
    bands = halves("M0-29H-12V-22H0Z", GILT) + halves("M0 20H-9.5V27H0Z", GILT)
    return stubs + club + bands + halves("M0 43H-8V51H0Z", GILT)


PAINTED = {"D": coin, "C": cup, "S": sword, "B": baton}


def painted(suit: str, x: float, y: float, height: float, *, turn: float = 0) -> str:
    """One painted sign around (x, y)."""
    return placed(PAINTED[suit](), x, y, height / 100, turn)


def laurel(x: float, y: float, r: float) -> str:
    """A thin gold ring with rays, behind the single sign of an ace."""
    shapes = circle(x, y, r, stroke="#C9962F", stroke_width=0.8)
    rays = ""
    for step in range(36):
        (x0, y0), (x1, y1) = polar(x, y, r + 1.6, step * 10), polar(x, y, r + (3.4 if step % 3 else 5), step * 10)
        rays += f"M{num(x0)} {num(y0)}L{num(x1)} {num(y1)}"
    return shapes + line(rays, "#C9962F", 0.8)
