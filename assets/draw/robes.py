"""Robes and collars of the courts, around the figure's axis x = 0, from the neck to the belt at y = 70.

The frame is wider on the right (to x = 35) than on the left (to x = −47), where the index stands above the shoulder.
"""

from __future__ import annotations

from draw.palette import CREAM, CREAM_DARK, ERMINE_SPOT, GILT, GOLD, GOLD_LINE, LINEN, Tone, Wardrobe
from draw.suits import OUTLINES
from draw.svg import both, circle, halves, line, num, path, placed

LEFT, RIGHT = -47, 35


def mantle(robe: Tone) -> str:
    """The cloak from shoulder to shoulder."""
    body = (
        f"M{LEFT} 70V67.5C-40 60-28 55.5-18 53.5C-12 52.2-8 51-5 49"
        f"H5C8 51 12 52.2 17 53.5C24 55.3 30 57.5 {RIGHT} 62V70Z"
    )
    return path(body, robe[0]) + path(f"M0 49H5C8 51 12 52.2 17 53.5C24 55.3 30 57.5 {RIGHT} 62V70H0Z", robe[1])


def sleeves(cloth: Tone, stripes: str) -> str:
    """Sleeves in a second cloth at both ends, edged with gold and striped."""
    left = path(f"M{LEFT} 70V67.5C-41.5 62-33.5 58-26.5 56C-22.5 60-21 65-21.5 70Z", cloth[0])
    right = path(
        f"M{RIGHT} 70V62C30 59-26 57 22.5 55.6".replace("30 59-26 57", "31 59 27 57") + "C19.5 60 18.5 65 19 70Z",
        cloth[1],
    )
    folds = line(
        "M-31 57.7C-28 61-27 65-27.2 69M-37 60.2C-33.5 63-32.3 66-32.3 69M-42.5 64C-39 65.5-37.6 67-37.5 69",
        stripes,
        0.8,
    )
    folds += line("M31 60C29.5 62.5 29 66 29.3 69", stripes, 0.8)
    edges = line("M-26.5 56C-22.5 60-21 65-21.5 70M22.5 55.6C19.5 60 18.5 65 19 70", GOLD, 1.2)
    return left + right + folds + edges


def front(suit: str, cloth: Tone) -> str:
    """A panel down the middle, edged with gold, with the suit's sign as embroidery."""
    panel = halves("M0 52H-6.5L-8.5 70H0Z", cloth)
    edge = both(line("M-6.5 52L-8.5 70", GOLD, 1.1), 0)
    return panel + edge + placed(path(OUTLINES[suit], GOLD), 0, 62.2, 0.052)


def brocade(suit: str, colour: str) -> str:
    """Small suit signs woven into the cloak."""
    spots = ((-15.5, 60), (-12.5, 66), (13.5, 60), (11.5, 66))
    return "".join(placed(path(OUTLINES[suit], colour), x, y, 0.034) for x, y in spots)


def ermine() -> str:
    """A king's collar of white fur with black tails."""
    fur = halves(
        "M0 66C-2 63.5-4.5 61.5-7.5 60.8C-9 61.8-11 61.9-12.5 60.8C-14.5 61.3-16.6 60.9-17.7 59.5"
        "C-19.7 59.6-21.7 58.6-22.5 56.5C-22.7 54.8-22 53.6-20.5 53C-14.5 51.6-9.5 50-6.5 47H0Z",
        LINEN,
    )
    tails = ""
    for x, y in ((-18.5, 55.2), (-13.8, 57.2), (-15, 52.9), (-9.5, 57.6), (-10.2, 53), (-5.3, 59.5), (-5.5, 55.2)):
        tails += path(f"M{num(x)} {num(y - 1.4)}L{num(x + 0.9)} {num(y + 1.5)}H{num(x - 0.9)}Z", ERMINE_SPOT)
    return fur + both(tails, 0)


def chain(dress: Wardrobe) -> str:
    """A broad golden collar with stones on a cape, for a king without fur."""
    cape = halves("M0 70L-4 63.5C-10 64-17 62.5-22 58.5C-22.5 56-21.5 54-20 53C-13.5 51.8-9 50-6.5 47H0Z", dress.second)
    cape += both(line("M-4 63.5C-10 64-17 62.5-22 58.5", GOLD, 1), 0)
    cape += both(line("M0 64L-8.5 57.2L-20 55.6", GOLD, 3), 0)
    for x, y in ((-4, 60.8), (-8.5, 57.2), (-14, 56.5)):
        cape += both(circle(x, y, 0.9, dress.robe[1]), 0)
    return cape + placed(path(OUTLINES["D"], GOLD, stroke=GOLD_LINE, stroke_width=8), 0, 63.5, 0.055)


def bodice(suit: str, dress: Wardrobe) -> str:
    """A queen's neckline: gold border, pearls, and a panel in the second cloth."""
    panel = halves("M0 66L-11.5 55.2L-14.5 56L-9 70H0Z", dress.second)
    border = both(line("M-12.5 54.5L0 66.3", GOLD, 2), 0)
    pearls = ""
    for step in range(5):
        x = -7.6 + step * 1.7
        y = 52.5 + step * 1.05 + (0.35 if step == 4 else 0)
        pearls += circle(x, y, 0.85, CREAM, stroke=CREAM_DARK, stroke_width=0.25)
    pendant = placed(path(OUTLINES[suit], dress.jewel), 0, 59.8, 0.042)
    return panel + border + both(pearls, 0) + pendant


def ruff() -> str:
    """A jack's pleated collar."""
    outer = halves(
        "M0 58C-2 57.2-3.5 57.3-4.5 58C-6 56.7-7.5 56.7-8.7 57.3"
        "C-9.7 55.7-11 55.3-12.3 55.5C-12.7 53.7-13.5 52.9-14.8 52.5C-11.5 49-6 47 0 47Z",
        LINEN,
    )
    pleats = both(line("M0 50V56.5M-3 50L-4.5 56.3M-5.5 49.8L-8.5 55.5M-7.8 49.3L-12 53.8", "#C9B78E", 0.5), 0)
    return outer + pleats


def scarf(tone: Tone) -> str:
    """A jack's folded neckcloth with a brooch."""
    cloth = halves("M0 60.5C-6 59.5-11.5 57-15 53C-11 50.5-8 48.5-6 46.5L0 51Z", tone)
    folds = both(line("M-12.5 53C-8.5 55.8-4 57-0.5 57M-8.5 50.5C-6 53-3 54.3-0.5 54.4", GOLD, 0.7), 0)
    return cloth + folds + circle(0, 58, 1.9, GOLD) + circle(0, 58, 0.9, tone[1])


def doublet(suit: str, dress: Wardrobe) -> str:
    """A jack's buttoned breast with slashes."""
    shapes = both(line("M-5 60L-6.3 69", GOLD, 1), 0)
    shapes += (
        "".join(circle(0, y, 1.05, GOLD) for y in (60.5, 64))
        if suit in "SD"
        else placed(path(OUTLINES[suit], GILT[0]), 0, 63.5, 0.05)
    )
    slashes = "M-15.5 57L-14 62M-11 59L-9.8 64M15 57L13.5 62M10.8 59L9.6 64"
    return shapes + line(slashes, dress.second[0], 1.3)
