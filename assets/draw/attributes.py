"""What the courts hold up, drawn around x = 0 (the staff), from y = 13 down behind the hand at y = 60."""

from __future__ import annotations

from draw.palette import BLADE, CREAM, GILT, GOLD, GOLD_DARK, GOLD_LINE, GREEN, SHAFT, WOOD, WOOD_DARK, Tone, Wardrobe
from draw.suits import OUTLINES
from draw.svg import both, circle, halves, line, path, placed, rect


def staff(tone: Tone, top: float, half: float = 0.9) -> str:
    """A staff from `top` down to the belt."""
    return rect(-half, top, half * 2, 68 - top, tone[0]) + rect(0, top, half, 68 - top, tone[1])


def sword() -> str:
    """An upright sword."""
    blade = halves("M0 12.5L-2 16.5V50H0Z", BLADE)
    guard = halves("M0 49.5H-4.5C-5.8 49.5-5.8 52.3-4.5 52.3H0Z", GILT)
    grip = rect(-1.2, 52, 2.4, 11, SHAFT[1]) + line("M-1.2 54.5L1.2 53.5M-1.2 57L1.2 56", GOLD, 0.4)
    return blade + line("M0 17V46", "#7E8B95", 0.5) + guard + grip + circle(0, 64.5, 2, GOLD)


def sceptre(suit: str) -> str:
    """A golden sceptre crowned by the suit's sign."""
    head = placed(path(OUTLINES[suit], GOLD), 0, 18.5, 0.11)
    shapes = staff(GILT, 22, 1) + halves("M0 24.5H-2.8V26.5H0Z", GILT)
    shapes += circle(0, 30, 2.2, GOLD) + path("M0 27.8A2.2 2.2 0 0 1 0 32.2Z", GOLD_DARK)
    return shapes + head + halves("M0 45H-1.9V47H0Z", GILT)


def axe() -> str:
    """A battle-axe, its edge towards the figure."""
    shapes = staff(SHAFT, 14)
    edge = "M-0.9 18.5C-3.5 18.5-5 17-6.5 14.5C-8.3 19.5-8.3 25.5-6.5 30.5C-5 28-3.5 26.5-0.9 26.5Z"
    shapes += path(edge, BLADE[0]) + line("M-6.5 14.5C-8.3 19.5-8.3 25.5-6.5 30.5", "#FFFFFF", 0.5)
    shapes += path("M0.9 19.5H3.2L4.5 22.5L3.2 25.5H0.9Z", BLADE[1])
    shapes += rect(-1.5, 17.5, 3, 1.3, GOLD) + rect(-1.5, 26.2, 3, 1.3, GOLD_DARK)
    return shapes + circle(0, 13.5, 1.5, GOLD)


def orb(jewel: str) -> str:
    """An orb with its cross, carried on the hand."""
    ball = circle(0, 51, 6, GOLD) + path("M0 45A6 6 0 0 1 0 57Z", GOLD_DARK)
    ball += rect(-6, 50.2, 12, 1.8, jewel) + path("M-0.9 45H0.9V51H-0.9Z", jewel)
    cross = halves("M0 35.5H-1.1V38.2H-3.4V40.4H-1.1V44.5H0Z", GILT)
    return cross + circle(0, 44.6, 1.3, CREAM) + ball + circle(-2.4, 47.8, 1, "#F6DD9E")


def stem(lean: float = 0) -> str:
    """A flower's stem with two leaves, from its head at y = 26 to the hand."""
    shapes = line(f"M0 26C{lean} 36 {lean} 46 0 64", GREEN[0], 1.1)
    shapes += path("M0.3 50C3 45.5 5.5 44.5 6.5 44C6.5 47.5 4.5 50.5 0.3 52Z", GREEN[1])
    return shapes + path("M-0.2 44C-2.8 39.5-5 38.5-6 38C-6 41.5-4.2 44.5-0.2 46Z", GREEN[0])


def flower(suit: str) -> str:
    """A queen's flower: iris, rose, marguerite or cornflower."""
    if suit == "S":
        shapes = halves("M0 14C-3.5 17.5-3.8 21-0.5 26H0Z", ("#9A77B8", "#7B569B"))
        shapes += halves(
            "M-0.5 25.5C-3 20.5-6.5 19.5-7.3 21.5C-8 24-6.5 28.5-4.5 30C-4.8 27.5-3 26.5 0 26.5Z",
            ("#7B569B", "#5E3E7D"),
        )
        return (
            stem(-1.5)
            + shapes
            + halves("M0 24.5C-1.5 26.5-1.5 30 0 32.5Z", ("#B594CF", "#9A77B8"))
            + line("M0 26V29", GOLD, 0.9)
        )
    if suit == "H":
        shapes = "".join(
            placed(
                path("M0 0.5C-5-1.5-4.5-7.5 0-7.8C4.5-7.5 5-1.5 0 0.5Z", "#E58A97" if i % 2 else "#DB6F80"),
                0,
                22.5,
                1,
                72 * i,
            )
            for i in range(5)
        )
        shapes += circle(0, 22.5, 4, "#C94F63") + path("M0 18.5A4 4 0 0 1 0 26.5Z", "#B03E53")
        return stem(1.2) + shapes + line("M-1.8 23.5C-1.8 20.5 2 20.5 1.8 23C1.6 24.6-0.3 24.6-0.3 23", "#F3B6BF", 0.7)
    if suit == "D":
        shapes = "".join(
            placed(
                path(
                    "M0-2C-2.4-4-2.2-7.5 0-8.6C2.2-7.5 2.4-4 0-2Z",
                    "#EFA83E" if i % 2 else "#DC8A2A",
                    stroke="#B86F1E",
                    stroke_width=0.3,
                ),
                0,
                22,
                1,
                36 * i,
            )
            for i in range(10)
        )
        return stem(-1.2) + shapes + circle(0, 22, 2.8, WOOD) + path("M0 19.2A2.8 2.8 0 0 1 0 24.8Z", WOOD_DARK)
    ray = "M0-1.5L-2.3-7L-0.9-6.3L0-8.6L0.9-6.3L2.3-7Z"
    shapes = "".join(placed(path(ray, "#5B85C6" if i % 2 else "#436BAE"), 0, 22, 1, 45 * i) for i in range(8))
    return stem(1) + shapes + circle(0, 22, 2.3, "#2F4C85") + both(circle(-0.7, 21.6, 0.5, "#A9C2EA"), 0)


def spear(suit: str, dress: Wardrobe) -> str:
    """A jack's weapon: halberd, lance with pennon, trident or long arrow."""
    if suit == "S":
        shapes = staff(SHAFT, 18) + halves("M0 12L-1.6 17L-0.9 21H0Z", BLADE)
        shapes += path("M-0.9 21C-3.5 21-5 20-6.3 18C-7.4 21.5-7.4 26-6.3 29.5C-5 27.5-3.5 26.5-0.9 27Z", BLADE[0])
        return shapes + path("M0.9 21.5L5.5 24L0.9 26.5Z", BLADE[1]) + rect(-1.4, 28.5, 2.8, 1.3, GOLD)
    if suit == "H":
        pennon = "M-0.9 23C-3.5 21.5-5.5 24.5-9 22.5C-8.5 25-8.8 28-10 30.5C-6.5 32.5-4 29.5-0.9 31Z"
        shapes = staff(SHAFT, 20) + path(pennon, dress.second[0])
        shapes += line("M-0.9 27C-3.5 25.5-6 28.5-9.2 26.5", GOLD, 0.8)
        return shapes + halves("M0 12C-2.4 15-2.6 18-0.9 21H0Z", BLADE) + rect(-1.4, 20.7, 2.8, 1.3, GOLD)
    if suit == "D":
        shapes = staff(SHAFT, 24) + halves("M0 12L-1.3 15.5V25H0Z", BLADE)
        prong = "M0 27.5C-4.5 27-5.6 23-4.8 14.5L-3.3 18C-3.3 22.5-2.6 24.5 0 24.5Z"
        return halves(prong, BLADE) + shapes + rect(-1.6, 27, 3.2, 1.5, GOLD)
    shapes = staff(SHAFT, 19, 0.8) + halves("M0 12L-3 19.5L0 18Z", BLADE)
    barb = both(path("M-0.8 57L-3.4 54.5V46L-0.8 49Z", dress.robe[0]), 0)
    return shapes + rect(-1.3, 19.2, 2.6, 1.2, GOLD) + barb + line("M-0.8 22H0.8", GOLD_LINE, 0.5)


def hand(skin: Tone, y: float = 60) -> str:
    """A fist around a staff, seen from its knuckles."""
    shapes = path(
        f"M-3.4 {y - 2.5}C-3.4 {y - 4}-2 {y - 4} 0 {y - 4}"
        f"C2.6 {y - 4} 3.6 {y - 3} 3.6 {y - 0.5}V{y + 2}C3.6 {y + 3.8}-3.4 {y + 3.8}-3.4 {y + 2}Z",
        skin[0],
    )
    return shapes + line(f"M0 {y - 1.7}H3.3M0 {y + 0.2}H3.4M0 {y + 2}H3.2", skin[1], 0.6)


def palm(skin: Tone) -> str:
    """An open hand that carries something round from below."""
    return path(
        "M-6.2 55.5C-6.5 60-3.5 62.5 0 62.5C3.5 62.5 6.5 60 6.2 55.5C5 57.5 3 58.2 0 58.2C-3 58.2-5 57.5-6.2 55.5Z",
        skin[0],
    ) + rect(-2.6, 61.5, 5.2, 4, skin[1])


def cuff(tone: Tone) -> str:
    """The gold-edged cuff below a hand, running into the belt."""
    return halves("M0 63.5H-4L-5.2 69H0Z", tone) + line("M-4 63.8H4", GOLD, 0.8)
