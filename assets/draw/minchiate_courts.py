"""The sixteen courts of the Minchiate pack: half-length, upright, each with its suit's sign."""

from __future__ import annotations

from dataclasses import replace

from draw import headgear
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
    cloak,
    collar,
    crown,
    dressed,
    ermine,
    fist,
    gown,
    hair_behind,
    hall,
    head,
    neckline,
    panel,
)
from draw.minchiate_signs import painted
from draw.palette import BLADE, CREAM, GILT, GOLD, GOLD_DARK, LINEN, Tone, Wardrobe
from draw.svg import both, circle, halves, line, path, placed

WARDROBES = {
    "D": dressed(OCHRE, TEAL, PALE, BLOND, "#2F7A73"),
    "C": dressed(("#DFE5E4", "#B3BFC2"), RUBY, FAIR, CHESTNUT, "#B83A2B"),
    "S": dressed(NAVY, PLUM, FAIR, BLACK, "#6F3A7C"),
    "B": dressed(SAGE, ("#EBCF8C", "#CCA95C"), TAN, CHESTNUT, "#B83A2B"),
}
GROUNDS = {
    "D": ("#E6EDE6", "#F8ECCB"),
    "C": ("#F2DDC9", "#F9EED6"),
    "S": ("#D9E2EC", "#F3F0E4"),
    "B": ("#E0E8D4", "#F6EFD6"),
}
"""Ground and disc behind the head."""


def scene(suit: str) -> str:
    """The suit's ground."""
    ground, disc = GROUNDS[suit]
    return hall(ground, disc)


def king(suit: str) -> str:
    """A king holding the sign before his breast."""
    dress = WARDROBES[suit]
    if suit == "B":
        dress = replace(dress, hair=GREY)
    look = Look(
        locks={"D": "bob", "C": "curls", "S": "straight", "B": "straight"}[suit],
        beard={"D": "pointed", "C": "curled", "S": "full", "B": "forked"}[suit],
        gaze={"D": 0.6, "C": 0, "S": -0.5, "B": 0.4}[suit],
    )
    wear = crown({"D": "plates", "C": "points", "S": "arched", "B": "leaves"}[suit], dress.jewel)
    body = scene(suit) + hair_behind(dress, look) + gown(dress.robe) + panel(LINEN if suit == "C" else dress.second)
    body += ermine() + head(dress, look, wear)
    height = {"D": 34, "C": 40, "S": 62, "B": 56}[suit]
    body += arm("M-26 92C-30 112-24 126-13 126", dress.second, dress.skin, (-11, 125))
    body += painted(suit, 0, {"D": 112, "C": 110, "S": 106, "B": 108}[suit], height)
    body += arm("M26 92C30 112 24 126 13 126", dress.second, dress.skin, (11, 125), dark=True)
    return body + both(fist(-11, 125, dress.skin), 0)


def queen(suit: str) -> str:
    """A queen with the sign in her raised hand."""
    dress = WARDROBES[suit]
    look = Look(
        locks={"D": "waves", "C": "braids", "S": "long", "B": "nets"}[suit],
        parting={"D": "swept", "C": "middle", "S": "middle", "B": "middle"}[suit],
        gaze={"D": -0.6, "C": 0.2, "S": 0.7, "B": 0.6}[suit],
        soft=True,
        lips="#B23B40",
    )
    wear = crown({"D": "hoop", "C": "coronet", "S": "tiara", "B": "towers"}[suit], dress.jewel)
    body = scene(suit) + hair_behind(dress, look) + gown(dress.robe) + cloak(dress.second) + neckline(dress)
    body += line("M-12 108H12", GOLD, 2.6) + circle(0, 108, 2.4, dress.jewel)
    body += head(dress, look, wear) + arm("M-26 90C-30 112-22 128-6 126", dress.robe, dress.skin, (-5, 126))
    height = {"D": 26, "C": 30, "S": 46, "B": 44}[suit]
    held = painted(suit, 18, {"D": 84, "C": 82, "S": 82, "B": 86}[suit], height)
    return (
        body
        + arm("M27 96C30 118 22 118 18 104", dress.robe, dress.skin, (18, 102), dark=True)
        + held
        + fist(18, 102, dress.skin)
    )


HORSES: dict[str, tuple[Tone, Tone]] = {
    "D": (("#C98F54", "#A36D38"), ("#F0DCAE", "#D8BD82")),
    "C": (("#8A5434", "#683B22"), ("#3A2620", "#271814")),
    "S": (("#4A4A52", "#333238"), ("#1F1E23", "#141318")),
    "B": (("#EEE8DC", "#CFC6B4"), ("#B9AE9A", "#958A76")),
}
"""Coat and mane."""


def horse(coat: Tone, mane: Tone, rein: str) -> str:
    """A horse's head and neck, looking to the left, over the foot of the picture."""
    neck = path(
        "M-8 152C-10 138-13 130-12 122C-18 121-25 126-29 130C-32 127-32 122-29 118C-24 110-18 102-9 97"
        "L-6 90L-1 95C12 99 22 116 25 152Z",
        coat[0],
    )
    neck += path("M-1 95C12 99 22 116 25 152H8C8 134 4 112-6 102L-4 97Z", coat[1])
    hair = path("M-4 92C8 92 24 106 29 152H20C17 130 9 112-2 102C-6 105-9 107-11 110C-11 103-8 96-4 92Z", mane[0])
    hair += path("M8 97C18 106 26 124 29 152H20C18 134 13 118 6 108Z", mane[1])
    face = circle(-13.5, 109, 1.5, "#1E1A1A") + line("M-29 126C-27.5 125-27 124-27.3 122.5", coat[1], 1.2)
    straps = line(
        "M-23 113C-20 117-18 121-17.5 124.5M-12 98C-9 106-9 114-12 121M-17.5 124C-6 124 8 130 20 140", rein, 1.5
    )
    return neck + hair + face + straps + circle(-18, 124, 1.9, GOLD) + circle(-10, 112.5, 1.5, GOLD)


def helmet(kind: str, dress: Wardrobe) -> str:
    """A rider's helmet: winged, plumed, visored or wreathed."""
    bowl = halves("M0 12.5C-8 12.5-11.5 18.5-11 29C-7 27.5-3.5 27 0 27Z", BLADE)
    rim = halves("M0 25.5C-4 25.5-8 26-11.2 27.5L-11 31C-7 29.5-3.5 29 0 29Z", GILT)
    crest = line("M0 13V26", GOLD, 1.3)
    cheeks = both(path("M-11 29L-8.8 29C-9.2 34-9 39-7.8 43.5C-10 41.5-11.2 36-11 29Z", BLADE[0]), 0)
    if kind == "D":
        wing = path("M-9 25C-14 22-17 16-17 9C-13 11-9 15-8 22Z", CREAM) + line(
            "M-14.5 12C-13 17-11 20-9 22", "#D5C7A2", 0.6
        )
        return both(wing, 0) + bowl + cheeks + crest + rim
    if kind == "C":
        plume = headgear.plumed(1, 14, ("#C23029", "#92201E"), CREAM, scale=0.85, turn=-12)
        return bowl + cheeks + crest + rim + plume
    if kind == "S":
        spike = halves("M0 8L-1.6 13.5H0Z", GILT)
        return spike + bowl + cheeks + crest + rim + both(circle(-6, 21, 0.9, dress.second[0]), 0)
    leaves = "".join(
        placed(
            path("M0 0C-2.4-1.5-2.4-5 0-6.5C2.4-5 2.4-1.5 0 0Z", "#3D8A5F" if step % 2 else "#286645"), x, y, 1, turn
        )
        for step, (x, y, turn) in enumerate(
            ((-9.5, 26, -50), (-6, 24, -30), (-2, 23, -12), (2, 23, 12), (6, 24, 30), (9.5, 26, 50))
        )
    )
    return bowl + cheeks + rim + leaves


def cavallo(suit: str) -> str:
    """A rider behind the head of his horse."""
    dress = WARDROBES[suit]
    look = Look(
        locks={"D": "bob", "C": "", "S": "straight", "B": "curls"}[suit],
        beard={"D": "", "C": "", "S": "pointed", "B": ""}[suit],
        gaze=-0.8,
    )
    body = scene(suit) + hair_behind(dress, look)
    body += gown(dress.robe, 30) + halves("M0 70C-8 72-20 73-26 80C-25 92-18 104 0 110Z", BLADE)
    body += both(line("M-25 82C-20 92-12 100 0 104", "#8492A0", 0.8), 0) + line("M0 72V108", "#8492A0", 0.8)
    body += halves("M0 66H-5.5V70C-7 72-9 73-11 73.5C-7 78-3 79.5 0 80Z", GILT)
    body += head(dress, look, helmet(suit, dress))
    body += horse(*HORSES[suit], dress.second[0])
    height = {"D": 24, "C": 28, "S": 54, "B": 48}[suit]
    held = painted(suit, 20, {"D": 86, "C": 84, "S": 82, "B": 88}[suit], height)
    grip = arm("M26 92C31 116 25 122 20 108", dress.second, dress.skin, (20, 105), dark=True)
    return body + grip + held + fist(20, 105, dress.skin)


def fante(suit: str) -> str:
    """A young man, or in coins and cups a young woman (the fantina), carrying the sign."""
    dress = WARDROBES[suit]
    girl = suit in "DC"
    look = Look(
        locks={"D": "braids", "C": "waves", "S": "bob", "B": "curls"}[suit],
        parting={"D": "middle", "C": "swept", "S": "fringe", "B": "swept"}[suit],
        gaze={"D": 0.6, "C": -0.5, "S": 0.8, "B": -0.7}[suit],
        soft=girl,
        lips="#B9544A",
    )
    body = (
        scene(suit)
        + hair_behind(dress, look)
        + gown(dress.robe, 29)
        + panel(LINEN if suit == "C" else dress.second, 74, 9)
    )
    body += line("M-22 116H22", GOLD, 2.4)
    if girl:
        ribbon = halves("M0 23.5C-5 23.5-9 25-11 28L-10.4 30.5C-7 28-3.5 27 0 27Z", dress.second)
        flowers = "".join(
            circle(x, y, 1.9, "#F3E3C0") + circle(x, y, 0.8, GOLD_DARK)
            for x, y in ((-8.6, 26.4), (-3, 24.8), (3, 24.8), (8.6, 26.4))
        )
        cap = halves("M0 20C-7 20-11 23-11 28C-7 26-3.5 25 0 25Z", dress.hair) + ribbon + flowers
        body += collar(LINEN)
    else:
        cap = headgear.cap("S" if suit == "S" else "C", dress)
        body += collar((CREAM, "#E6D8B9"))
    body += head(dress, look, cap)
    height = {"D": 30, "C": 34, "S": 62, "B": 56}[suit]
    x, y = {"D": (-14, 104), "C": (-14, 102), "S": (-19, 84), "B": (-19, 88)}[suit]
    if suit == "D":
        body += arm("M-25 90C-31 112-26 124-14 122", dress.robe, dress.skin, (-13, 121))
        body += arm("M25 90C30 112 20 126 4 122", dress.robe, dress.skin, (3, 119), dark=True)
        return body + painted(suit, -5, 103, height) + fist(-13, 121, dress.skin) + fist(3, 120, dress.skin)
    if suit == "C":
        body += arm("M25 90C30 112 18 128 0 124", dress.robe, dress.skin, (0, 122), dark=True)
        body += painted(suit, 0, 104, height)
        return (
            body + arm("M-25 90C-31 106-26 114-12 106", dress.robe, dress.skin, (-10, 105)) + fist(-10, 105, dress.skin)
        )
    sleeve = dress.robe if suit == "S" else dress.second
    body += arm("M25 90C31 114 24 128 12 126", sleeve, dress.skin, (11, 126), dark=True)
    body += arm("M-25 90C-31 112-24 118-19 108", sleeve, dress.skin, (x, 106))
    return body + painted(suit, x, y, height) + fist(x, 106, dress.skin)


FIGURES = {"K": king, "Q": queen, "H": cavallo, "F": fante}


def court(rank: str, suit: str) -> str:
    """The picture of a court card, around the axis of its arch."""
    return FIGURES[rank](suit)
