"""Trumps 1 to 5, the papi, and the Matto."""

from __future__ import annotations

from draw.figures import (
    BLACK,
    BLOND,
    CHESTNUT,
    FAIR,
    GREY,
    NAVY,
    OCHRE,
    PALE,
    PLUM,
    RUBY,
    SAGE,
    TAN,
    TEAL,
    Look,
    arm,
    back,
    cloak,
    collar,
    crown,
    dome,
    dressed,
    ermine,
    fist,
    gown,
    hair_behind,
    hall,
    head,
    panel,
    wings,
)
from draw.palette import CREAM, GILT, GOLD, GOLD_DARK, GOLD_LINE, LINEN, SHAFT
from draw.suits import OUTLINES
from draw.svg import both, circle, halves, line, num, path, placed, rect, star


def juggler() -> str:
    """1: the juggler (Ganellino) with a broad hat behind his table of cups, ball and dice."""
    dress = dressed(RUBY, TEAL, FAIR, CHESTNUT)
    look = Look("curls", "middle", gaze=-0.8)
    hat = path("M-20 22C-14 15-8 11 0 11C8 11 14 15 20 22C14 27 8 28.5 0 28.5C-8 28.5-14 27-20 22Z", OCHRE[0])
    hat += path("M0 11C8 11 14 15 20 22C14 27 8 28.5 0 28.5Z", OCHRE[1])
    hat += halves("M0 7C-6 7-9 11-9.5 19H0Z", OCHRE) + halves("M0 17H-9.5V20.5H0Z", RUBY)
    body = hall() + hair_behind(dress, look) + gown(dress.robe, 27) + panel(dress.second, 76, 9) + collar()
    body += head(dress, look, hat)
    body += arm("M-23 88C-30 104-28 112-20 112", dress.robe, dress.skin, (-19, 110))
    body += arm("M23 88C31 98 30 90 23 82", dress.second, dress.skin, (22, 80), dark=True)
    body += line("M22 86V66", SHAFT[1], 2) + circle(22, 65, 2.2, GOLD) + fist(22, 80, dress.skin)
    table = rect(-34, 120, 68, 5, SHAFT[0]) + rect(-34, 125, 68, 27, "#7A2F28")
    table += "".join(path(f"M{x} 125H{x + 8}L{x + 4} 132Z", GOLD if x < 0 else GOLD_DARK) for x in range(-32, 32, 8))
    cup = halves("M0-13H-4.6L-6.6 0H0Z", GILT) + halves("M0-3.4H-6.2L-6.6 0H0Z", ("#8A5F12", "#6F4B0C"))
    table += placed(cup, -8, 120) + placed(cup, 6, 120) + circle(-20, 117, 3.2, RUBY[0])
    die = (
        rect(-4, -8, 8, 8, CREAM, rx=1)
        + rect(0, -8, 4, 8, "#E0D2B0")
        + path("M-2.2-6.6A1 1 0 1 1-2.3-6.6ZM2.2-2.4A1 1 0 1 1 2.1-2.4ZM0-4.5A1 1 0 1 1-0.1-4.5Z", "#2C2521")
    )
    return body + table + placed(die, 21, 120)


def grand_duke() -> str:
    """2: the Grand Duke with the lily crown of Florence and a sceptre."""
    dress = dressed(PLUM, OCHRE, FAIR, BLACK, "#B83A2B")
    look = Look("bob", beard="pointed", gaze=0.6)
    body = hall() + hair_behind(dress, look) + gown(dress.robe) + panel(dress.second) + ermine()
    lily = (
        "M0-9C-3-5-3-2-1 1H-2C-3-4-8-5-8-1C-8 2-5 3-4 1C-4 4-3 5-1 5L-2 9H2L1 5C3 5 4 4 4 1"
        "C5 3 8 2 8-1C8-5 3-4 2 1H1C3-2 3-5 0-9Z"
    )
    wear = crown("points", "#B83A2B") + placed(path(lily, RUBY[0]), 0, 13.5, 0.6)
    body += head(dress, look, wear) + placed(path(lily, PLUM[0]), 0, 108, 0.9)
    body += arm("M-26 92C-31 112-26 124-14 124", dress.robe, dress.skin, (-13, 123))
    body += line("M21 68L12 146", GOLD_DARK, 2.4) + placed(
        path(lily, GOLD, stroke=GOLD_LINE, stroke_width=0.4), 22, 62, 1, 6
    )
    return body + arm("M26 92C31 114 26 120 17 112", dress.robe, dress.skin, (16, 111), dark=True)


def orb(x: float, y: float, r: float, band: str) -> str:
    """An orb with its cross."""
    ball = circle(0, 0, 10, GOLD) + path("M0-10A10 10 0 0 1 0 10Z", GOLD_DARK)
    ball += rect(-10, -1.4, 20, 2.8, band) + rect(-1.3, -10, 2.6, 9, band)
    cross = halves("M0-20H-1.5V-16.6H-4.6V-13.8H-1.5V-9.5H0Z", GILT)
    return placed(cross + ball + circle(-4, -5, 1.6, "#F6DD9E"), x, y, r / 10)


def western_emperor() -> str:
    """3: the Western Emperor with arched crown, orb and sceptre."""
    dress = dressed(RUBY, NAVY, FAIR, GREY, "#2B4C7F")
    look = Look("straight", beard="full", gaze=-0.4)
    body = hall() + hair_behind(dress, look) + gown(dress.robe) + cloak(dress.second)
    chain = both(line("M-21 79C-16 92-8 98 0 101", GOLD, 2), 0) + circle(
        0, 104, 6, GOLD, stroke=GOLD_LINE, stroke_width=0.6
    )
    chain += path(star(0, 104, 4.6, 1.8, 8), RUBY[0])
    body += ermine() + chain + head(dress, look, crown("arched", "#2B4C7F"))
    body += (
        line("M24 66L19 148", GOLD_DARK, 2.4) + circle(24.4, 64, 3.6, GOLD) + path(star(24.4, 64, 5.4, 2.2, 4), GOLD)
    )
    body += arm("M26 94C31 112 29 122 22 118", dress.second, dress.skin, (21.5, 116), dark=True)
    body += orb(-12, 120, 8.5, "#B83A2B") + arm("M-26 94C-31 116-28 132-14 132", dress.second, dress.skin, (-12, 131))
    return body


def eastern_emperor() -> str:
    """4: the Eastern Emperor with a high domed crown, forked beard and a curved sword."""
    dress = dressed(TEAL, OCHRE, TAN, BLACK, "#B83A2B")
    look = Look("straight", beard="forked", gaze=0.5)
    cap = halves("M0 8C-7 8-12 14-10.5 25H0Z", RUBY) + halves("M0 8H-1.2V25H0Z", GILT)
    cap += both(line("M-6 10.5C-8 15-8 20-7.4 25", GOLD, 1), 0) + circle(0, 6.5, 1.9, CREAM)
    band = halves("M0 23.5H-11.5C-12 25.5-11.5 27.5-10.6 29C-7 27.7-3.5 27.2 0 27.2Z", GILT)
    band += "".join(circle(x, 25.6, 1, CREAM) for x in (-8.5, -5, 5, 8.5)) + circle(0, 25.4, 1.5, "#2F7A73")
    pendants = both(line("M-11 29V41", GOLD, 0.9) + circle(-11, 42, 1.2, CREAM), 0)
    body = hall() + hair_behind(dress, look) + gown(dress.robe) + panel(dress.second, 72, 9)
    body += halves("M0 92L-6 84C-14 86-22 84-27 80C-26 76-20 73-8 69H0Z", GILT)
    body += both("".join(circle(x, y, 1.3, RUBY[0]) for x, y in ((-20, 78.5), (-14, 79.5), (-8.5, 79))), 0)
    body += head(dress, look, cap + band + pendants)
    blade = path("M0 0C2-18 4-34-6-52C4-44 9-24 4 0Z", "#D3DADF") + path(
        "M2-1C5-20 5-36-6-52C4-44 9-24 4 0Z", "#97A4AE"
    )
    blade += line("M-5 1H9", GOLD, 2.6)
    body += arm("M-26 92C-31 114-28 126-14 124", dress.robe, dress.skin, (-13, 123))
    body += placed(blade, 19, 112, 1, 4)
    return body + arm("M26 92C31 116 28 124 20 119", dress.robe, dress.skin, (20, 117), dark=True)


def love() -> str:
    """5: Love, blindfolded, draws his bow over two hearts."""
    dress = dressed(ROSE_CLOTH, OCHRE, PALE, BLOND)
    look = Look("curls", "middle", gaze=0, lips="#C23B3F")
    blind = halves("M0 31.2C-5 30.4-9.5 31-10 32.5V37.5C-7 38.6-3 38.8 0 38.6Z", LINEN)
    knot = path("M9.8 33L15 31L14 35L16.5 38L9.8 36.5Z", LINEN[1])
    body = hall("#BFD7DF", "#EAF1EC", "#7FA5B2") + wings(y=2) + hair_behind(dress, look)
    body += halves("M0 66H-5C-9 71-17 73-20 80C-21 92-18 104-15 112H0Z", dress.skin)
    sash = path("M-20 80C-8 84 6 96 15 112H4C-4 100-14 92-21 88Z", RUBY[0])
    body += sash + halves("M0 112H-16C-22 124-24 138-24 152H0Z", ("#F3E3C0", "#DCC593"))
    body += both(line("M-7 116C-9 126-10 138-10 150", "#C9B27C", 0.8), 0)
    body += head(dress, look, dome(dress.hair) + blind + knot)
    bow = line("M-3-30C5-26 1-14 11-10C17-6 17 6 11 10C1 14 5 26-3 30", SHAFT[0], 2.6) + line(
        "M-3-30L-9 0L-3 30", "#8A7A5C", 0.6
    )
    arrow = (
        line("M-22 0H19", "#6F4B26", 1.3)
        + path("M17-3.4L25 0L17 3.4Z", "#97A4AE")
        + path("M-22 0L-26-3H-20L-16 0L-20 3H-26Z", RUBY[0])
    )
    skin = dress.skin
    body += line("M18 84C26 90 28 98 24 104", skin[1], 8) + placed(bow + arrow, 6, 104, 1, 8)
    body += line("M-18 84C-27 92-28 100-19 101", skin[0], 8) + fist(-16, 101, skin) + fist(20, 106, skin)
    heart = path(OUTLINES["H"], RUBY[0]) + path(
        "M0 47C9 29 47 11 47-17C47-34 36-45 23.5-45C13-45 4-38.5 0-28.5Z", RUBY[1]
    )
    return body + placed(heart, -12, 132, 0.15, -12) + placed(heart, 12, 132, 0.15, 12)


ROSE_CLOTH = ("#C86A62", "#A34A45")


def matto() -> str:
    """The Matto: the fool's bust in harlequin colours, with bells on his cap."""
    dress = dressed(RUBY, TEAL, FAIR, CHESTNUT)
    cells = ""
    for row in range(9):
        for column in range(4):
            x, y = -25.5 + 17 * column, 12 + 16 * row
            cells += f"M{num(x)} {num(y - 8)}L{num(x + 8.5)} {num(y)}L{num(x)} {num(y + 8)}L{num(x - 8.5)} {num(y)}Z"
    body = back("#F1DFB5") + path(cells, "#E6CB8B")
    body += path("M0 80H-14C-24 88-31 98-31 114V152H0Z", RUBY[0]) + path("M0 80H14C24 88 31 98 31 114V152H0Z", TEAL[1])
    check = "M0 104L-9 118L0 132L9 118ZM-18 104L-27 118L-18 132L-9 118ZM18 104L27 118L18 132L9 118Z"
    body += path(check, OCHRE[0]) + path("M0 104L9 118L0 132ZM18 104L27 118L18 132L9 118Z", OCHRE[1])
    for x, y, tone in (
        (-21, 100, SAGE[0]),
        (-11, 104, OCHRE[0]),
        (0, 106, RUBY[0]),
        (11, 104, OCHRE[1]),
        (21, 100, SAGE[1]),
    ):
        body += path(f"M{num(x - 6.5)} {num(y - 14)}L{num(x)} {num(y)}L{num(x + 6.5)} {num(y - 14)}Z", tone)
        body += circle(x, y + 1.2, 1.9, GOLD) + circle(x, y + 1.2, 0.7, GOLD_LINE)
    body += halves("M0 92C-12 92-22 90-28 86C-22 80-12 77-6 75H0Z", LINEN)
    body += placed(head(dress, Look("", "", gaze=-0.7, lips="#B8443F")), 0, 12)
    horn = path("M-2 46C-10 42-13 36-12.5 49L-13 52C-20 50-24 56-25 66C-31 50-28 32-16 29C-9 28-3 34 0 40Z", RUBY[0])
    other = path("M2 46C10 42 13 36 12.5 49L13 52C20 50 24 56 25 66C31 50 28 32 16 29C9 28 3 34 0 40Z", TEAL[1])
    middle = halves("M0 20C-7 27-9 34-9 46H0Z", OCHRE)
    rim = halves("M0 46C-5 46-9.5 46.5-13 49L-12.4 54C-8 51.5-4 50.5 0 50.5Z", GILT)
    body += horn + other + middle + rim
    for x, y in ((-25.5, 67), (25.5, 67), (0, 19)):
        body += circle(x, y, 3.6, "#F0CD7D") + circle(x, y, 3.6, stroke=GOLD_LINE, stroke_width=0.7)
        body += line(
            f"M{num(x - 2.4)} {num(y + 0.6)}H{num(x + 2.4)}M{num(x)} {num(y + 0.6)}V{num(y + 2.6)}", GOLD_LINE, 0.7
        )
    return body
