"""Fortune and fate: trumps 9 to 15."""

from __future__ import annotations

from draw import heads
from draw.figures import (
    BLACK,
    BLOND,
    CHESTNUT,
    FAIR,
    GREY,
    NAVY,
    OCHRE,
    PALE,
    RUBY,
    SAGE,
    SLATE,
    Look,
    arm,
    back,
    cloak,
    crown,
    dome,
    dressed,
    fist,
    glory,
    gown,
    hair_behind,
    hall,
    head,
    sized,
)
from draw.palette import BLADE, GILT, GOLD, GOLD_DARK, GOLD_LINE, LINEN, SHAFT
from draw.svg import both, circle, halves, line, num, path, placed, polar, rect

ROCK = ("#8A7A66", "#665846")


def meadow(y: float = 132, near: str = "#5E8F55", far: str = "#86AE73") -> str:
    """Two folds of green ground."""
    hills = path(f"M-34 {num(y)}C-18 {num(y - 9)} 6 {num(y - 7)} 34 {num(y + 2)}V154H-34Z", far)
    return hills + path(f"M-34 {num(y + 10)}C-8 {num(y + 2)} 14 {num(y + 5)} 34 {num(y + 12)}V154H-34Z", near)


def wheel() -> str:
    """9: the Wheel of Fortune with a crowned rider on top, one rising and one falling."""
    dress = dressed(RUBY, OCHRE, FAIR, CHESTNUT)
    body = back("#EBD49C") + glory("#F8ECCB", GOLD_DARK, y=100, r=29.5)
    body += line("M0 100L-20 152M0 100L20 152", SHAFT[1], 4)
    body += circle(0, 100, 25, stroke=SHAFT[1], stroke_width=6.4) + circle(0, 100, 25, stroke=SHAFT[0], stroke_width=4)
    spokes = ""
    for step in range(8):
        x, y = polar(0, 100, 23, 22.5 + 45 * step)
        spokes += f"M0 100L{num(x)} {num(y)}"
    body += line(spokes, SHAFT[0], 2.4) + circle(0, 100, 5.5, GOLD) + path("M0 94.5A5.5 5.5 0 0 1 0 105.5Z", GOLD_DARK)
    studs = "".join(circle(*polar(0, 100, 25, 45 * step), 1.5, GOLD) for step in range(8))
    rider = halves("M0 52C-8 53-15 58-15 66V76H0Z", RUBY) + halves("M0 52H-4L-5.5 76H0Z", OCHRE)
    face = (
        heads.locks("curls", dress.hair)
        + heads.face(dress, dress.hair[1], gaze=0.4)
        + heads.parting("middle", dress.hair)
    )
    rider += placed(
        halves("M0 58C-6 57-9 55-11 52C-8 51-6 50-4 48H0Z", LINEN) + face + crown("points", RUBY[0]), 0, 3, 1
    )
    up = path("M-4-15C2-16 6-11 5-5L6 8C4 13-4 13-6 8L-5-6C-7-9-7-14-4-15Z", SAGE[0]) + circle(0, -19, 4.6, FAIR[0])
    up += path("M-4.6-19C-5-25 5-25 4.6-19C2-22-2-22-4.6-19Z", BLACK[0]) + line("M4-8L10-15", SAGE[1], 3.4)
    down = path("M-4-15C2-16 6-11 5-5L6 8C4 13-4 13-6 8L-5-6C-7-9-7-14-4-15Z", NAVY[0]) + circle(0, -19, 4.6, FAIR[1])
    down += path("M-4.6-19C-5-25 5-25 4.6-19C2-22-2-22-4.6-19Z", BLOND[1]) + line(
        "M4-8L10-14M-4-8L-10-13", NAVY[1], 3.4
    )
    body += studs + rider
    return body + placed(up, -23, 93, 0.85, 8) + placed(down, 23, 110, 0.85, 176)


def chariot() -> str:
    """10: the Chariot, drawn by a dark and a light horse, its rider with a banner."""
    dress = dressed(NAVY, RUBY, PALE, BLOND, "#B83A2B")
    look = Look("waves", "middle", gaze=0.5, soft=True)
    body = back("#D8E4EA") + circle(0, 40, 21, "#F3EFDF") + meadow(128)
    body += line("M24 22V118", SHAFT[1], 2) + path("M24 22C14 18 8 26-2 21C-1 30-1 38-3 46C8 50 14 42 24 46Z", RUBY[0])
    body += path("M24 22C19 20 16 21 12 23V45C16 43 19 44 24 46Z", RUBY[1]) + line("M24 34C14 30 8 38-2 33", GOLD, 1.6)
    rider = hair_behind(dress, look) + halves("M0 66H-6C-9 71-18 73-21 80C-23 90-22 104-20 112H0Z", dress.robe)
    rider += halves("M0 66H-6C-9 70-13 72-16 73C-10 80-4 82 0 83Z", GILT) + head(
        dress, look, crown("points", "#B83A2B")
    )
    rider += arm("M20 84C27 92 28 98 25 100", dress.robe, dress.skin, (24, 99), dark=True, width=8)
    body += placed(rider, -5, 9, 0.9)
    body += both(circle(-23, 126, 12, stroke=SHAFT[1], stroke_width=3.4), 0)
    spokes = "".join(
        f"M-23 126L{num(polar(-23, 126, 11, a)[0])} {num(polar(-23, 126, 11, a)[1])}" for a in range(0, 360, 45)
    )
    body += both(line(spokes, SHAFT[0], 1.7) + circle(-23, 126, 3, GOLD), 0)
    body += halves("M0 98H-26C-24 112-20 124-14 132H0Z", RUBY) + both(
        line("M0 98.5H-26C-24 112-20 124-14 132", GOLD, 1.8), 0
    )
    body += path("M0 102L6 110L0 118L-6 110Z", GOLD)

    def horse(coat: tuple[str, str], mane: str) -> str:
        ears = path("M-5-14L-6.5-21L-1.5-16ZM5-14L6.5-21L1.5-16Z", coat[1])
        nose = halves("M0-16C-5-16-7-12-6.5-6L-4 8C-4 12-2 13 0 13Z", coat)
        eyes = both(circle(-4, -6.5, 1.1, "#1E1A1A") + circle(-1.6, 9, 0.7, "#1E1A1A"), 0)
        lock = halves("M0-19C-3-18-3-12 0-6Z", (mane, mane))
        chest = halves("M0-2H-8C-12 4-13 14-12 30H0Z", coat)
        return chest + ears + nose + lock + eyes + line("M-6-2H6M-4.5 6H4.5", RUBY[0], 1.2)

    return (
        body
        + placed(horse(("#4A4A52", "#333238"), "#1F1E23"), -12, 128)
        + placed(horse(("#F4EFE4", "#D5CCBB"), "#B9AE9A"), 12, 128)
    )


def time() -> str:
    """11: Time, the old man on crutches, with his hourglass."""
    dress = dressed(("#7A6A88", "#584A66"), SLATE, FAIR, GREY)
    look = Look("straight", beard="forked", gaze=-0.4)
    body = hall("#E4D3AE", "#F6ECD2") + hair_behind(dress, look) + gown(dress.robe, 30) + cloak(SLATE, GOLD_LINE)
    hood = halves(
        "M0 13.5C-9 13.5-14 20-14 33C-14 42-15 48-17 52C-13 51-11 46-10.4 40C-10 33-9.5 29-6 27.5"
        "C-4 26.6-2 26.3 0 26.3Z",
        SLATE,
    )
    body += head(dress, look, hood)
    body += line("M24 78V152M16 78H32", SHAFT[1], 3.4) + line("M24 79V152", SHAFT[0], 1.4)
    body += arm("M26 94C31 114 32 120 25 116", dress.robe, dress.skin, (24, 114), dark=True)
    glass = path(
        "M-11-21H11C11-8 3-4 2.4 0C3 4 11 8 11 21H-11C-11 8-3 4-2.4 0C-3-4-11-8-11-21Z",
        "#E5F0F3",
        stroke="#8FA6B0",
        stroke_width=0.8,
    )
    glass += (
        path("M-7-9H7C5-4 2-3 1.6 0H-1.6C-2-3-5-4-7-9Z", "#D8A34A")
        + path("M-9.5 19C-9 12-3 9 0 8C3 9 9 12 9.5 19Z", "#D8A34A")
        + line("M0 0V9", "#D8A34A", 0.8)
    )
    glass += halves("M0-25H-13.5V-20.5H0Z", SHAFT) + halves("M0 20.5H-13.5V25H0Z", SHAFT)
    glass += both(line("M-12.4-20V20", SHAFT[1], 1.5), 0)
    body += placed(glass, -9, 114, 0.92)
    return body + arm("M-26 92C-31 118-30 138-16 138", dress.robe, dress.skin, (-12, 138)) + fist(-19, 108, dress.skin)


def hanged_man() -> str:
    """12: the Hanged Man, head down by one foot, with two purses."""
    dress = dressed(RUBY, NAVY, FAIR, BLOND)
    body = back("#D8E4EA") + circle(0, 112, 20, "#F3EFDF") + meadow(138)
    post = rect(-30, 22, 6, 126, SHAFT[0]) + rect(-27, 22, 3, 126, SHAFT[1])
    knots = "".join(path(f"M-24 {y}L-19 {y - 5}L-17.5 {y - 2.5}L-24 {y + 4}Z", SHAFT[1]) for y in (52, 84, 118))
    body += both(post + knots, 0) + rect(-34, 19, 68, 7, SHAFT[0]) + rect(-34, 23, 68, 3, SHAFT[1])
    body += line("M0 26V36", "#D9C48E", 1.8)
    figure = line("M0 80L-13 66L-1 56", NAVY[1], 7) + line("M0 82V46", NAVY[0], 7.5)
    figure += path("M-4 47V38C-4 35 4 35 4 38V47Z", SHAFT[1]) + line("M-3.5 39H3.5", "#D9C48E", 1.6)
    figure += path("M-2 59L-7 54L-4 50L2 55Z", SHAFT[1])
    figure += halves("M0 79H-8C-10 86-12 95-12 103H0Z", RUBY) + halves("M0 79H-8L-8.6 83H0Z", GILT)
    figure += line("M-11 99C-20 104-22 110-21 117", RUBY[0], 5.6) + line("M11 99C20 104 22 110 21 117", RUBY[1], 5.6)
    figure += circle(-21, 119, 3.2, FAIR[0]) + circle(21, 119, 3.2, FAIR[1])
    purse = path("M-3 0H3C7 5 7 13 0 13C-7 13-7 5-3 0Z", OCHRE[0]) + path("M0 0H3C7 5 7 13 0 13Z", OCHRE[1])
    figure += both(placed(purse + line("M-3.4 1H3.4", RUBY[0], 1.4), -21, 121), 0)
    face = (
        heads.neck(dress, 60)
        + heads.face(dress, dress.hair[1], lips="#B4483F")
        + heads.parting("fringe", dress.hair)
        + dome(dress.hair)
    )
    collar_tips = halves("M0 101H-8L-5 107H0Z", LINEN)
    return body + figure + collar_tips + placed(heads.locks("bob", dress.hair) + face, 0, 145, 0.84, 180)


def death() -> str:
    """13: Death, a hooded skeleton with the scythe."""
    body = back("#5A6470") + circle(0, 44, 25, "#7C8894") + meadow(136, "#3E4A3E", "#4C5A4C")
    bone = ("#F3EAD3", "#D3C6A6")
    scythe = line("M24 152L17 26", SHAFT[0], 3) + line("M25.4 152L18.4 30", SHAFT[1], 1)
    scythe += path("M18 28C4 14-14 14-29 30C-14 23 4 24 18 36Z", BLADE[0]) + path(
        "M18 32C4 20-14 19-29 30C-14 23 4 24 18 36Z", BLADE[1]
    )
    cloth = ("#3B3844", "#25232D")
    hood = halves("M0 30C-15 30-20 42-18 56C-18 64-22 70-28 76C-32 86-33 110-33 152H0Z", cloth)
    body += hood + path("M-13 50C-13 38-7 35 0 35C7 35 13 38 13 50C13 66 10 74 0 80C-10 74-13 66-13 50Z", "#17161C")
    skull = halves("M0 37C-9 37-12.5 43-12 50C-11.8 54-10.5 56-9 58C-8.5 61-8.5 63-7 64.5C-6 70-3 71 0 71Z", bone)
    skull += both(path("M-8.6 49C-8.6 45-2.4 45-2.4 50C-2.4 55-8.6 55-8.6 49Z", "#25232D"), 0) + path(
        "M0 55L-2 60H2Z", "#25232D"
    )
    skull += line("M-5 65H5", "#6F6653", 0.7) + line("M-3 63.5V67.5M0 63.5V68M3 63.5V67.5", "#6F6653", 0.7)
    ribs = line("M0 78V122", bone[1], 4) + "".join(
        line(
            f"M0 {num(y)}C-8 {num(y - 3)}-13 {num(y + 1)}-{num(12 - i)} {num(y + 6)}M0 {num(y)}"
            f"C8 {num(y - 3)} 13 {num(y + 1)} {num(12 - i)} {num(y + 6)}",
            bone[0],
            2.6,
        )
        for i, y in enumerate((88, 96, 104, 112))
    )
    opening = path(
        "M0 78C-10 82-16 92-17 108C-17 124-14 138-12 152H12C14 138 17 124 17 108C16 92 10 82 0 78Z", "#17161C"
    )
    body += opening + ribs + skull + scythe
    hand = line("M20 108L10 112M20.5 111L11 116M21 114.5L13 119", bone[0], 2.4) + line("M26 98L20 112", bone[1], 4)
    return body + hand + line("M-22 100L-14 124M-14 124L-6 128M-14 124L-7 132", bone[0], 2.6)


def devil() -> str:
    """14: the Devil with horns, bat's wings and a fork."""
    dress = dressed(("#8C2418", "#641710"), BLACK, ("#CF5A3C", "#A83E28"), ("#3A2620", "#271814"))
    body = back("#3A2A3E") + circle(0, 44, 25, "#6B2F3C")
    wing = path(
        "M-8 90C-14 76-20 62-33 46L-34 58C-31 64-31 70-34 76V96C-29 92-26 98-24 106C-20 100-14 102-8 108Z", "#80486A"
    )
    wing += line("M-9 92C-16 78-24 64-33 50M-11 96C-18 90-26 82-33 76M-12 100C-18 98-22 100-24 104", "#A56E8E", 1)
    body += both(wing, 0)
    flames = (
        "M-34 152V132C-30 138-28 134-27 124C-22 132-18 138-14 130C-12 136-8 140-4 128"
        "C0 136 4 140 9 126C12 136 17 138 20 130C24 138 28 134 30 124C32 132 33 134 34 134V152Z"
    )
    body += halves("M0 66H-6C-10 72-20 73-23 82C-24 100-20 120-16 152H0Z", dress.skin)
    body += both(line("M-17 88C-11 94-5 94-1 90M-3 100H-1M-9 110C-6 112-3 112-1 111", dress.skin[1], 0.9), 0)
    horns = both(
        path("M-5 24C-10 22-16 18-17 7C-13 12-8 14-3 17Z", "#EADBB5")
        + line("M-14.5 13L-12 15.5M-11.5 16L-9 18.5", "#B9A66F", 0.8),
        0,
    )
    ears = both(path("M-8.5 34C-12 32-15 29-16.5 25C-12 26-9.5 28-8 30Z", dress.skin[1]), 0)
    hair = halves("M0 22C-6 21-10 25-9.8 33C-7 29-4 31 0 34Z", dress.hair)
    body += sized(
        ears
        + heads.face(dress, "#271814", gaze=0.4, lips="#6E1F16")
        + heads.beard("pointed", dress.hair)
        + hair
        + horns
    )
    fork = line("M0-46V54", "#C9C2CC", 2.2) + line(
        "M-8-58V-50C-8-45-4-44 0-44C4-44 8-45 8-50V-58M0-60V-44", "#C9C2CC", 2.2
    )
    body += path(flames, "#D9642B") + path(
        "M-30 152C-28 142-26 142-24 138C-20 146-14 146-12 142C-8 148-2 146 0 140"
        "C4 148 10 148 12 140C16 148 22 146 24 138C28 144 30 146 31 152Z",
        "#F2B445",
    )
    body += placed(fork, 21, 96, 1, 4)
    body += line("M21 86C29 96 28 104 22 106", dress.skin[1], 8) + fist(21, 106, dress.skin)
    return body + line("M-21 86C-30 100-28 112-18 114", dress.skin[0], 8) + fist(-16, 114, dress.skin)


def tower() -> str:
    """15: the Tower, struck by lightning."""
    body = back("#46546B") + path("M-34 46C-26 36-16 42-12 38C-4 28 8 32 12 38C20 34 30 38 34 44V4H-34Z", "#333F54")
    body += meadow(136, "#4A6B4C", "#5F8059")
    stone = ("#D9C9A6", "#AE9B75")
    body += halves("M0 56H-15L-18 150H0Z", stone)
    bricks = "M-14 72H-4M4 72H14M-15 88H-7M2 88H10M-15.5 104H-4M6 104H15.5M-16 120H-9M9 120H16"
    body += line(bricks, "#8D7B57", 0.9)
    body += path("M-18 60V48H-12V53H-6V48H-2L2 54L7 50V48H12V53H14V48H18V60Z", stone[0]) + path(
        "M2 54L7 50V48H12V53H14V48H18V60H0Z", stone[1]
    )
    window = path("M-3.5 0V-7A3.5 3.5 0 0 1 3.5-7V0Z", "#3B2A22") + path(
        "M-2.5 0C-3-4 0-5 0-8C3-5 3-3 2.5 0Z", "#F2B445"
    )
    body += placed(window, -6, 84) + placed(window, 7, 98) + placed(window, -4, 114)
    body += path("M-6 150V136A6 6 0 0 1 6 136V150Z", "#3B2A22")
    flame = (
        "M-12 50C-15 42-9 38-10 30C-5 34-4 38-3 34C-2 28 2 26 2 20C7 26 7 32 8 36C10 33 11 32 11 29C15 36 14 44 12 50Z"
    )
    body += path(flame, "#D9642B") + path("M-7 50C-8 45-5 42-5 38C-2 41 0 42 0 36C4 41 6 44 6 50Z", "#F2B445")
    bolt = path("M30 6L10 32H17L4 56L26 30H18L34 10Z", "#F9E27D", stroke="#D9A23C", stroke_width=0.7)
    top = path("M-9-4V-10H-5V-7H-2V-10H2V-7H5V-10H9V4H-9Z", stone[0]) + path("M0-7H5V-10H9V4H0Z", stone[1])
    body += bolt + placed(top, -22, 34, 0.85, -38)
    man = (
        circle(0, -11, 3.6, FAIR[0])
        + path("M-3.6-11C-4-16 4-16 3.6-11C1-13-1-13-3.6-11Z", BLACK[0])
        + path("M-4-7H4L5 6H-5Z", RUBY[0])
    )
    man += line("M-4-5L-9-11M4-5L9-10", RUBY[0], 2.6) + line("M-2.5 6L-4 14M2.5 6L6 12", NAVY[0], 3)
    return body + placed(man, 23, 96, 0.9, 160)
