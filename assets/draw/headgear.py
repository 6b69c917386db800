"""Crowns and caps, around the figure's axis x = 0; they sit on a brow at y = 28 and end below y = 11."""

from __future__ import annotations

from draw.palette import CREAM, GILT, GOLD, GOLD_DARK, GOLD_LINE, GREEN, LINEN, Tone, Wardrobe
from draw.suits import OUTLINES
from draw.svg import both, circle, halves, line, mirrored, path, placed


def band(jewel: str, half: float = 10.6) -> str:
    """The circlet on which a crown stands, with stones and pearls."""
    shapes = halves(
        f"M0 24.4H{-half}C{-half - 0.6} 25.6 {-half - 0.4} 27.4 {-half + 0.4} 28.6C-6 27.4-3 27.2 0 27.2Z", GILT
    )
    shapes += path("M0 24.2L2 25.8L0 27.4L-2 25.8Z", jewel)
    return shapes + both(circle(-4.2, 25.9, 0.75, CREAM) + circle(-7.8, 26.4, 0.95, jewel), 0)


def finial(suit: str, x: float, y: float, height: float, turn: float = 0) -> str:
    """The suit sign in gold, on a point of a crown; in shade on the right."""
    return placed(path(OUTLINES[suit], GOLD if x <= 0 else GOLD_DARK), x, y, height / 100, turn)


def king_crown(suit: str, dress: Wardrobe) -> str:
    """A king's crown: each suit its own form, its points ending in the suit's sign."""
    if suit == "S":  # closed: two arches over velvet
        shapes = halves("M0 14.5C-7 14.5-10.5 18.5-10 24.6H0Z", dress.second)
        shapes += halves("M0 14C-8.6 14-13.5 18-10.6 24.8L-8.8 24.6C-10.6 19.5-6.5 16.2 0 16.2Z", GILT)
        shapes += halves("M0 15C-2.6 17.5-3.6 20.5-3.4 24.6H-1.7C-1.8 21-1.2 18.5 0 16.8Z", GILT)
        return shapes + finial("S", 0, 12.6, 6) + band(dress.jewel)
    if suit == "H":  # open: five points
        shapes = halves("M0 25H-10.6L-13.2 15.5L-8 20.5L-5.6 14.2L-2.8 19.8L0 15.5Z", GILT)
        shapes += finial("H", -13.2, 14.6, 4) + finial("H", -5.6, 13.3, 4)
        shapes += finial("H", 13.2, 14.6, 4) + finial("H", 5.6, 13.3, 4)
        return shapes + finial("H", 0, 13.8, 5) + band(dress.jewel)
    if suit == "D":  # high plates
        shapes = halves("M0 25H-10.6L-12.6 17.2L-10.2 14.5L-7.4 17.5L-6 20L-3.8 17L0 12.8Z", GILT)
        shapes += both(placed(path(OUTLINES["D"], dress.jewel), -9.7, 19.8, 0.045), 0)
        shapes += line("M-6 20L-6.3 24M6 20L6.3 24", GOLD_LINE, 0.5)
        shapes += finial("D", -10.2, 13.7, 4.5) + finial("D", 10.2, 13.7, 4.5)
        return shapes + placed(path(OUTLINES["D"], dress.jewel), 0, 18.6, 0.075) + band(dress.jewel)
    shapes = halves("M0 25H-10.6C-11.5 22-12.5 20-14 18.5C-10.5 18.5-8.5 20-7 22.5C-5.5 20.5-2.5 19-1.2 17L0 16Z", GILT)
    shapes += finial("C", -13.6, 16.6, 6, -14) + finial("C", 13.6, 16.6, 6, 14)
    return shapes + finial("C", 0, 14.6, 7.5) + band(dress.jewel)


def queen_crown(suit: str, dress: Wardrobe) -> str:
    """A queen's crown: tiara, coronet, veil or pearled hoop."""
    pearls = ""
    if suit == "S":  # tiara with moon-like points
        shapes = halves(
            "M0 25.5C-4 25.5-7.5 26-10.3 28L-11.6 21C-9.5 22.5-8 22.8-6.8 22"
            "C-6.5 20-6 18.5-5 17.2C-4.3 19.5-3 20.5-1.8 20C-1.5 18-0.8 16.5 0 15Z",
            GILT,
        )
        for x, y, r in ((-11.6, 20, 1.2), (-5, 16.2, 1.3), (0, 13.8, 1.6)):
            pearls += circle(x, y, r, CREAM) + (circle(-x, y, r, CREAM) if x else "")
        return shapes + pearls + circle(0, 22.4, 1.5, dress.jewel)
    if suit == "H":  # coronet of hearts over a roll
        shapes = halves("M0 25H-9.6L-11.4 18.5L-7.4 21.5L-5.6 16.5L-2.6 20.8L0 16.5Z", GILT)
        shapes += finial("H", -11.4, 17.5, 3.6) + finial("H", -5.6, 15.4, 3.6)
        shapes += finial("H", 11.4, 17.5, 3.6) + finial("H", 5.6, 15.4, 3.6)
        return shapes + finial("H", 0, 14.8, 4.8) + band(dress.jewel, 9.8)
    if suit == "D":  # hoop with lozenges, over a veil
        shapes = halves("M0 25H-9.8L-10.6 20.5H0Z", GILT)
        for x in (-8, -4, 0, 4, 8):
            shapes += finial("D", x or -0.01, 18.3, 6.5)
        shapes += both(circle(-2, 22.8, 0.7, CREAM) + circle(-6, 22.8, 0.7, CREAM), 0)
        return shapes + band(dress.jewel, 9.8)
    shapes = halves(
        "M0 25H-9.8C-11.5 21-11.5 19-10.5 17C-9 18.5-8 20-7.5 22C-6 19.5-4.5 18-4 16C-2.5 17.5-1.5 19 0 19.5Z", GILT
    )
    shapes += circle(-10.5, 16.2, 1.3, CREAM) + circle(10.5, 16.2, 1.3, CREAM)
    shapes += circle(-4, 15.2, 1.3, CREAM) + circle(4, 15.2, 1.3, CREAM)
    return shapes + finial("C", 0, 16.3, 7) + band(dress.jewel, 9.8)


def veil(tone: Tone = LINEN) -> str:
    """A veil falling from the crown behind the shoulders."""
    shape = halves("M0 20C-9 19.5-13.5 24-14 33C-14.4 43-17 50-21.5 55.5C-15 58-9 57-5 53V30H0Z", tone)
    return shape + both(line("M-11.5 27C-13 36-13 45-17 54", tone[1], 0.5), 0)


def feather(tone: Tone, vein: str = CREAM) -> str:
    """A plume from the origin, rising to the right and bending over."""
    shape = path("M0 0C1.5-6 6-10.5 12.5-11C15.5-11 17.5-9.5 18-7C14.5-6.5 13.5-4.5 10.5-3C7-1.2 3-1.5 0 0Z", tone[0])
    shape += path("M0 0C4-4.5 9.5-7.5 18-7C14.5-6.5 13.5-4.5 10.5-3C7-1.2 3-1.5 0 0Z", tone[1])
    return shape + line("M0 0C4-4.5 9.5-7.8 16.5-7.4", vein, 0.5)


def plumed(x: float, y: float, tone: Tone, vein: str, *, scale: float = 1, turn: float = 0) -> str:
    """A plume stuck on at (x, y), bending over to the left, with its brooch."""
    plume = placed(mirrored(feather(tone, vein), 0), x, y, scale, turn)
    return plume + circle(x, y, 1.5, GOLD) + circle(x, y, 0.7, GOLD_LINE)


def cap(suit: str, dress: Wardrobe) -> str:
    """A jack's feathered cap: beret, brimmed cap, peaked hat or rolled hood."""
    cloth = dress.second
    if suit == "S":
        shape = path("M-12.5 24.5C-14 18.5-9 14.5 0 14C8 13.6 15 17 14 23.5C9 25.5-8 26.5-12.5 24.5Z", cloth[0])
        shape += path("M0 14C8 13.6 15 17 14 23.5C10 25 4 25.6 0 25.8Z", cloth[1])
        roll = halves("M0 24C-4.5 24-8 24.5-10.6 25.6L-10 28.8C-7 27.6-3.5 27.2 0 27.2Z", GILT)
        return shape + roll + plumed(-5, 21.5, ("#FBF9FD", "#CFC5DE"), cloth[0], scale=0.9, turn=2)
    if suit == "H":
        shape = halves("M0 14C-6.5 14-9.5 17.5-9.8 23H0Z", cloth)
        brim = halves("M0 21.5C-5 21.5-10 20.8-13 18.5C-13.5 23-12.5 26.5-10.3 28.8C-7 27.3-3.5 27 0 27Z", dress.robe)
        trim = both(line("M-13 18.5C-10 20.8-5 21.5 0 21.5", GOLD, 0.9), 0)
        return shape + brim + trim + plumed(-4, 22.5, GREEN, "#BBDDC6", scale=0.9, turn=6)
    if suit == "D":
        peak = "M16.5 28C11 23.5 8 13.5-1 13.5C-7 13.5-9.5 18-10 24.5C-4 22.5 4 23.5 16.5 28Z"
        shape = path(peak, cloth[0]) + path("M0 13.5C8 14 11 23.5 16.5 28C9 25 4 23.6 0 23.3Z", cloth[1])
        lower = "M17.5 29.2C10 24.2 2 23-3 23.2C-7 23.4-10.5 24.5-11.5 28C-6 25.8 4 26 17.5 29.2Z"
        brim = path(lower, dress.robe[0]) + path(
            "M17.5 29.2C10 24.2 4 23.3 0 23.2V25.9C5 26.2 11 27.2 17.5 29.2Z", dress.robe[1]
        )
        return shape + brim + plumed(-4, 22, ("#C23029", "#92201E"), "#F2C4A8", scale=0.85, turn=6)
    tail = "M8.5 17C14 17 16.5 21 15.5 27C15 33 17 36 18.5 41C14.5 41 12 37 11.5 31C11.2 26 11 22 8.5 20Z"
    crown = halves("M0 13C-5.5 13-8.5 16-9 20H0Z", dress.robe)
    roll = halves("M0 19C-5.5 19-9.5 19.3-11.8 21.8C-13.3 24.5-12.3 28-10.3 28.8C-7 27.3-3.5 27 0 27Z", cloth)
    crease = "M-9 20.2C-9.8 22.5-9.6 25.5-8.6 27.6M-4.5 19.4C-5 22-5 24.5-4.3 26.9"
    folds = both(line(crease, GOLD_LINE, 0.5), 0)
    plume = plumed(-6, 21, ("#DE6052", "#B03D33"), CREAM, scale=0.9, turn=4)
    return path(tail, cloth[1]) + crown + roll + folds + plume
