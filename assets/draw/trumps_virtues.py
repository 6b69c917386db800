"""The seven virtues: trumps 6 to 8 and 16 to 19."""

from __future__ import annotations

from draw.figures import (
    BLACK,
    BLOND,
    CHESTNUT,
    FAIR,
    NAVY,
    OCHRE,
    PALE,
    PLUM,
    ROSE,
    RUBY,
    SAGE,
    SLATE,
    TAN,
    TEAL,
    Look,
    arm,
    cloak,
    crown,
    dome,
    dressed,
    fist,
    gown,
    hair_behind,
    hall,
    head,
    neckline,
    sparks,
)
from draw.palette import BLADE, CREAM, GILT, GOLD, GOLD_DARK, GOLD_LINE, LINEN, SHAFT, Tone, Wardrobe
from draw.suits import OUTLINES
from draw.svg import circle, halves, line, path, placed, rect

WATER = ("#7FB6CF", "#4F8FB0")


def lady(dress: Wardrobe, look: Look, wear: str = "", *, cape: Tone | None = None, behind: str = "") -> str:
    """A lady in her hall, without arms; `behind` is drawn behind her."""
    body = hall() + behind + hair_behind(dress, look) + gown(dress.robe, 29)
    if cape:
        body += cloak(cape)
    body += neckline(dress) + line("M-13 106H13", GOLD, 2.4) + circle(0, 106, 2.2, dress.jewel)
    return body + head(dress, look, wear)


def fillet(tone: Tone) -> str:
    """A band across the brow."""
    return halves("M0 24.5C-4 24.5-8 25.5-10.4 27.5L-10 30C-7 28-3.5 27.2 0 27.2Z", tone) + circle(0, 25.9, 1.2, CREAM)


def jug(tone: Tone) -> str:
    """A jug, its mouth to the right, its handle to the left."""
    body = halves("M0-11H-4.5C-4-7-8-5-8 2C-8 8-5 11-4 13H0Z", tone) + halves("M0-13.5H-5.5V-10.5H0Z", GILT)
    return line("M-5-9C-12-9-12 2-7 3", GOLD_DARK, 1.6) + body + halves("M0 12H-5V14.5H0Z", GILT)


def temperance() -> str:
    """6: Temperance pours water from one jug into another."""
    dress = dressed(TEAL, ROSE, PALE, BLOND, "#B83A2B")
    body = lady(dress, Look("waves", "middle", soft=True, gaze=-0.6), fillet(GILT), cape=ROSE)
    body += line("M16 93C4 96-8 106-12 121", WATER[0], 3.6) + line("M16.5 94.5C5 98-5.5 107-9.5 121", WATER[1], 1)
    body += placed(jug(RUBY), 21, 90, 0.95, -66) + placed(jug(NAVY), -13, 130, 1)
    body += arm("M26 88C31 104 32 108 26 98", dress.second, dress.skin, (25.5, 97), dark=True, width=10)
    return body + arm("M-26 90C-31 112-30 130-20 131", dress.second, dress.skin, (-19.5, 131))


def fortitude() -> str:
    """7: Fortitude holds a broken column."""
    dress = dressed(OCHRE, RUBY, TAN, BLACK, "#B83A2B")
    body = lady(dress, Look("straight", "swept", soft=True, gaze=0.7), helm(), cape=RUBY)
    stone: Tone = ("#ECE7DC", "#BDB6A6")
    column = rect(8, 60, 9, 92, stone[0]) + rect(16, 64, 8, 88, stone[1])
    column += path("M8 62L12 56L15 61L19 53L24 60V68H8Z", stone[0]) + path("M16 60L19 53L24 60V70H16Z", stone[1])
    column += line("M11.5 66V150M20 70V150", "#A49C8A", 0.9) + line("M15.8 63V150", "#CFC8B8", 0.8)
    body += arm("M26 90C31 106 28 116 20 116", dress.second, dress.skin, (18, 116), dark=True) + column
    body += arm("M-26 90C-31 116-14 128 8 122", dress.robe, dress.skin, (10, 121))
    return body + fist(20, 100, dress.skin)


def helm() -> str:
    """A light helmet with laurel."""
    bowl = halves("M0 13C-8 13-11.5 18.5-11 28C-7 26.5-3.5 26 0 26Z", BLADE)
    return (
        bowl
        + halves("M0 24.5C-4 24.5-8 25.5-11.2 27.5L-11 30.5C-7 28.5-3.5 28 0 28Z", GILT)
        + halves("M0 6C-3 8-4 11-3 14H0Z", RUBY)
    )


def justice() -> str:
    """8: Justice with sword and scales."""
    dress = dressed(RUBY, NAVY, PALE, CHESTNUT, "#2B4C7F")
    body = lady(dress, Look("long", "middle", soft=True), crown("tiara", "#B83A2B"), cape=NAVY)
    blade = (
        halves("M0-52L-2.6-46V-3H0Z", BLADE)
        + halves("M0-4H-8C-10-4-10-0.5-8-0.5H0Z", GILT)
        + rect(-1.4, -1, 2.8, 12, "#6F4B26")
    )
    body += placed(blade, 22, 106, 1, 4) + circle(21, 118.5, 2.4, GOLD)
    body += arm("M26 90C31 112 30 120 23 113", dress.second, dress.skin, (21.8, 111), dark=True)
    pan = line("M0 0L-7 15M0 0L7 15", GOLD_LINE, 0.7) + path("M-9 15H9C8 20 4 21.5 0 21.5C-4 21.5-8 20-9 15Z", GOLD)
    pan += path("M0 15H9C8 20 4 21.5 0 21.5Z", GOLD_DARK)
    scales = line("M-15 0H15", GOLD_DARK, 2.2) + line("M0-4V2", GOLD_DARK, 2) + circle(0, -5, 2, GOLD)
    scales += placed(pan, -14, 1) + placed(pan, 14, 1)
    body += placed(scales, -9, 118)
    return body + arm("M-26 90C-31 106-26 112-12 108", dress.second, dress.skin, (-9.5, 108))


def hope() -> str:
    """16: Hope leans on an anchor and looks to the light."""
    dress = dressed(SAGE, OCHRE, FAIR, BLOND, "#2F7A73")
    beam = path("M34 4L2 30L14 44L34 24Z", "#FFF6D8", opacity=0.8)
    body = lady(dress, Look("long", "middle", soft=True, gaze=0.9), fillet(GILT), cape=OCHRE, behind=beam)
    anchor = (
        line("M0-32V30", SLATE[1], 4)
        + line("M-12-22H12", SLATE[1], 3.4)
        + circle(0, -37, 5, stroke=SLATE[1], stroke_width=3)
    )
    anchor += line("M-22 12C-20 28-8 32 0 32C8 32 20 28 22 12", SLATE[1], 4.4)
    anchor += path("M-22 5L-28 17H-15ZM22 5L28 17H15Z", SLATE[1]) + line("M-1-32V30", "#8A97A3", 1)
    body += arm("M26 90C31 108 22 116 6 110", dress.robe, dress.skin, (5, 111), dark=True)
    body += placed(anchor, 0, 118, 0.92)
    return body + arm("M-26 90C-31 106-20 112-4 104", dress.robe, dress.skin, (-2, 104)) + fist(3, 113, dress.skin)


def prudence() -> str:
    """17: Prudence with her mirror and a serpent."""
    dress = dressed(PLUM, TEAL, FAIR, BLACK, "#2F7A73")
    veil = halves("M0 15C-9 15-14 22-14 32C-14.5 42-16 50-20 57C-15 59-9 58-5 53V30H0Z", LINEN)
    body = hall() + placed(veil, 0, 3, 1.2) + hair_behind(dress, Look("bob")) + gown(dress.robe, 29) + cloak(TEAL)
    body += neckline(dress) + line("M-13 106H13", GOLD, 2.4)
    body += head(dress, Look("bob", "middle", soft=True, gaze=0.9), dome(dress.hair) + fillet(GILT))
    glass = circle(0, 0, 11, GOLD_DARK) + circle(0, 0, 9, "#DDEAF0") + path("M0-9A9 9 0 0 1 0 9Z", "#B7CEDA")
    glass += line("M-5-1L1-7M-4 4L5-5", "#FFFFFF", 1.1) + line("M0 11V26", GOLD_DARK, 3)
    body += placed(glass, 20, 78, 1, -8)
    body += arm("M26 92C31 112 30 118 23 108", dress.second, dress.skin, (23, 105), dark=True)
    body += arm("M-26 90C-31 114-26 122-12 118", dress.second, dress.skin, (-10, 117))
    snake = "M-22 142C-8 148 6 142 0 134C-5 128-20 132-20 124C-20 116-4 120-6 110C-8 102-14 100-12 93"
    body += (
        line(snake, "#2F6038", 4.6)
        + line(snake, "#6FA45B", 2.6)
        + path("M-12 97C-17 93-16 86-12 84C-8 86-7 93-12 97Z", "#4A8452")
    )
    return (
        body
        + circle(-13.6, 89.5, 0.8, "#1E1A1A")
        + line("M-12 84V80M-12 81L-13.5 79M-12 81L-10.5 79", "#B83A2B", 0.7)
        + fist(-10, 118, dress.skin)
    )


def faith() -> str:
    """18: Faith with the cross and the chalice."""
    dress = dressed(NAVY, LINEN, PALE, CHESTNUT, "#B83A2B")
    veil = halves("M0 14C-9 14-14 21-14 32C-14.5 44-17 54-21 60C-15 62-9 60-5 54V30H0Z", LINEN)
    body = hall() + placed(veil, 0, 3, 1.2) + gown(dress.robe, 29) + cloak(("#F7EFDC", "#DDD0B0")) + neckline(dress)
    hood = halves("M0 14C-8 14-12 20-12 32C-10 29-8 27-5 26C-3 25.4-1.5 25.2 0 25.2Z", LINEN)
    body += line("M-13 106H13", GOLD, 2.4) + head(dress, Look("", "middle", soft=True, gaze=-0.5), hood)
    body += (
        line("M22 52V150", SHAFT[0], 3.4)
        + line("M13 66H31", SHAFT[0], 3.4)
        + line("M23 52V150M14 67H31", SHAFT[1], 0.9)
    )
    body += arm("M26 92C31 112 30 120 24 114", ("#EFE4C8", "#CDBD95"), dress.skin, (22.5, 112), dark=True)
    chalice = halves("M0-11H-8C-8-3-4 1-1.5 2V9C-4 10-6 11-6.5 13H0Z", GILT)
    host = circle(0, -18, 6.2, CREAM, stroke=GOLD_LINE, stroke_width=0.7) + line(
        "M0-21.5V-14.5M-3.5-18H3.5", GOLD_DARK, 1
    )
    body += placed(sparks(((-9, -24, 3), (9, -24, 3), (0, -30, 3.4)), GOLD_DARK) + host + chalice, -10, 112, 1.15)
    return body + arm("M-26 92C-31 114-28 124-14 124", ("#EFE4C8", "#CDBD95"), dress.skin, (-11, 123))


def charity() -> str:
    """19: Charity with a flaming heart and a child in her arm."""
    dress = dressed(RUBY, OCHRE, FAIR, CHESTNUT, "#B83A2B")
    body = lady(dress, Look("waves", "middle", soft=True, gaze=-0.8), fillet(GILT), cape=OCHRE)
    flame = "M0-24C7-17 11-12 9-5C12-8 13-11 12.5-14C17-6 15 3 0 6C-15 3-17-6-12.5-14C-13-11-12-8-9-5C-11-12-7-17 0-24Z"
    heart = placed(path(flame, "#E8892F") + path("M0-13C4-9 6-5 5 1H-5C-6-5-4-9 0-13Z", "#F7D36B"), 0, -5)
    heart += placed(
        path(OUTLINES["H"], "#C23029")
        + path("M0 47C9 29 47 11 47-17C47-34 36-45 23.5-45C13-45 4-38.5 0-28.5Z", "#92201E"),
        0,
        4,
        0.2,
    )
    body += placed(heart, 20, 82, 0.95) + arm(
        "M26 92C31 112 30 118 22 108", dress.robe, dress.skin, (20.5, 101), dark=True
    )
    child = circle(0, 0, 8.6, FAIR[0]) + path("M0-8.6A8.6 8.6 0 0 1 0 8.6Z", FAIR[1])
    child += path("M-9-1C-10-8-5-11 0-11C6-11 10-8 9-1C6-4 3-5.5 0-5.5C-3-5.5-6-4-9-1Z", BLOND[0])
    child += (
        circle(-3.2, 0.6, 1, "#27303F")
        + circle(3.2, 0.6, 1, "#27303F")
        + line("M-2 4.5C-1 5.4 1 5.4 2 4.5", "#B4483F", 0.9)
    )
    wrap = path("M-16 150C-18 134-14 124-4 122C8 121 14 130 14 150Z", TEAL[0]) + path(
        "M0 122C9 122 14 130 14 150H0Z", TEAL[1]
    )
    body += placed(wrap, -8, 0) + placed(child, -9, 115)
    return body + arm("M-26 92C-31 116-30 138-12 140", dress.second, dress.skin, (-6, 139))
