"""The twelve signs of the zodiac, trumps 24 to 35, in the order of the Minchiate."""

from __future__ import annotations

from draw import heads
from draw.figures import (
    BLOND,
    CHESTNUT,
    FAIR,
    OCHRE,
    PALE,
    RUBY,
    TEAL,
    Look,
    back,
    dome,
    dressed,
    hair_behind,
    head,
    sparks,
)
from draw.palette import BLADE, CREAM, GILT, GOLD, GOLD_DARK, LINEN, Tone
from draw.svg import both, circle, halves, line, num, path, placed, rect

NIGHT, DEEP = "#24365F", "#1B2A4D"
THREAD, STAR, DUST = "#7F92BD", "#F3D98F", "#C9D3EA"
AMBER: Tone = ("#E2AE45", "#BC8622")
RUST: Tone = ("#C8553D", "#9C3828")


def night(constellation: tuple[tuple[float, float, float], ...]) -> str:
    """The starry ground: hills at the foot, dust, and the constellation's stars joined by a thread."""
    body = back(NIGHT) + circle(0, 82, 30, "#2C4170")
    dust = "".join(
        f"M{num(x)} {num(y)}v0.01"
        for x, y in (
            (-24, 34),
            (20, 24),
            (-10, 20),
            (27, 58),
            (-28, 72),
            (28, 100),
            (-27, 112),
            (6, 14),
            (-18, 52),
            (13, 124),
            (24, 40),
            (-14, 122),
        )
    )
    body += line(dust, DUST, 1.3)
    thread = "M" + "L".join(f"{num(x)} {num(y)}" for x, y, _ in constellation)
    body += path(thread, stroke=THREAD, stroke_width=0.6, stroke_dasharray="1.6 1.4") + sparks(constellation, STAR)
    body += path("M-34 134C-24 124-14 128-4 132C8 137 20 132 34 122V154H-34Z", "#1F5A58")
    return body + path("M-34 144C-18 134-4 142 8 144C18 146 26 140 34 136V154H-34Z", "#2F7A73")


def libra() -> str:
    """24: the Scales."""
    body = night(((-20, 30, 3), (-4, 22, 4), (14, 30, 3.4), (24, 46, 2.6)))
    body += (
        halves("M0 56H-2V118L-5 122H-11V127H0Z", GILT)
        + circle(0, 52, 4.4, GOLD)
        + path("M0 47.6A4.4 4.4 0 0 1 0 56.4Z", GOLD_DARK)
    )
    body += line("M-23 64C-14 58-6 60 0 62C6 60 14 58 23 64", GOLD_DARK, 4) + line(
        "M-23 63.5C-14 57.5-6 59.5 0 61.5", GOLD, 2.2
    )
    pan = (
        line("M0 0L-8 28M0 0L8 28", "#EFE6CF", 0.9)
        + path("M-10 28H10C9 35 5 37 0 37C-5 37-9 35-10 28Z", GOLD)
        + path("M0 28H10C9 35 5 37 0 37Z", GOLD_DARK)
    )
    return body + placed(pan, -21, 65) + placed(pan, 21, 65) + circle(0, 72, 2.2, RUBY[0])


def virgo() -> str:
    """25: the Maiden, winged, with an ear of wheat."""
    body = night(((-24, 60, 3), (-26, 44, 2.6), (-14, 26, 3.2), (16, 24, 3), (26, 44, 3.4)))
    dress = dressed(("#F3EBDD", "#CFC3AE"), TEAL, PALE, BLOND, "#2F7A73")
    look = Look("long", "middle", gaze=0.7, soft=True)
    wing = path("M-8 96C-16 88-26 84-31 68C-34 80-34 96-28 106C-22 114-12 112-7 104Z", "#E9DFC8") + line(
        "M-29 80C-24 90-16 96-9 100M-30 92C-25 100-17 104-9 104", "#BFB08C", 0.9
    )
    maid = (
        both(wing, 0)
        + hair_behind(dress, look)
        + halves("M0 66H-6C-9 72-18 74-20 82C-22 100-20 126-18 152H0Z", dress.robe)
    )
    maid += halves("M0 60H-5V66C-7 69-10 70-12 71L0 82Z", dress.skin) + both(line("M-12.5 71L0 82.5", GOLD, 1.6), 0)
    maid += line("M-17 106H17", TEAL[0], 3.4) + head(
        dress, look, halves("M0 24.5C-4 24.5-8 25.5-10.4 27.5L-10 29.5C-7 27.6-3.5 27 0 27Z", GILT)
    )
    ear = line("M0 30V-8", "#C9A24A", 1.5)
    for step in range(4):
        ear += both(
            path(
                f"M0 {num(4 - 7 * step)}"
                f"C-6 {num(1 - 7 * step)}-6 {num(-5 - 7 * step)}-4.5 {num(-8 - 7 * step)}"
                f"C-1.5 {num(-5 - 7 * step)} 0 {num(-2 - 7 * step)} 0 {num(4 - 7 * step)}Z",
                "#EBC25A",
            ),
            0,
        )
    maid += (
        placed(ear, 13, 100, 0.9, 10)
        + line("M18 84C25 96 24 108 14 110", dress.robe[1], 7.5)
        + circle(11, 110, 4, dress.skin[0])
    )
    return body + placed(maid, 0, 22, 0.85)


def scorpio() -> str:
    """26: the Scorpion."""
    body = night(((-25, 46, 3), (-12, 26, 3.4), (6, 20, 2.6), (25, 60, 3)))
    tail = "M2 112C10 124 24 118 24 100C24 84 16 78 18 66"
    shapes = line(tail, RUST[1], 8) + line(tail, RUST[0], 5.4)
    shapes += path("M13 66C12 56 16 48 8 44C20 44 26 54 23 67Z", RUST[1])
    for x, y in ((11, 116.5), (20, 113), (24, 103), (22, 92), (18.5, 82), (17.5, 73)):
        shapes += circle(x, y, 0.9, "#F0B08A")
    legs = "M-9 92L-21 88L-27 94M-10 99L-22 98L-27 106M-8 106L-18 109L-22 117M7 92L14 89M8 99L16 99M6 106L13 109"
    shapes += line(legs, RUST[1], 2.2)
    shapes += halves("M0 78C-8 78-12 86-12 96C-12 108-6 116 1 118V78Z", RUST)
    shapes += line("M-11 92C-4 95 4 95 11 92M-11.5 99C-4 102 4 102 11 99M-9 106C-4 109 3 109 8 106", "#7E2A1E", 0.9)
    claw = line("M-7 82C-18 80-20 70-18 66", RUST[0], 4.4) + path(
        "M-19 68C-27 62-27 50-20 45C-21 51-19 53-16 55C-15 51-13 48-11 47C-8 56-11 66-19 68Z", RUST[0]
    )
    return body + placed(shapes + both(claw, 0), -3, 2)


def ram_horn() -> str:
    """A ram's horn, curling down on the left."""
    curl = "M-8 76C-14 66-28 68-29 82C-30 96-16 100-14 90C-13 84-20 82-21 87"
    return (
        line(curl, "#8A6A3A", 8.6)
        + line(curl, "#D8B878", 6)
        + line("M-13 69.5L-10 76M-21 68.5L-19.5 76M-27.5 75L-21.5 79M-29.5 84L-23 84.5M-27 93L-22 89", "#8A6A3A", 1)
    )


def aries() -> str:
    """27: the Ram."""
    body = night(((-22, 40, 3), (-2, 28, 3.6), (14, 30, 2.8), (24, 40, 2.6)))
    fleece: Tone = ("#F3EBDD", "#CDBFA6")
    wool = "".join(
        circle(x, y, 7.5, fleece[0] if x < 0 else fleece[1])
        for x, y in ((-20, 128), (20, 128), (-15, 138), (15, 138), (-12, 118), (12, 118), (-6, 144), (6, 144))
    )
    wool += halves("M0 108H-14C-22 124-22 138-16 152H0Z", fleece)
    ears = both(path("M-10 86C-18 86-23 92-24 98C-16 99-11 96-9 92Z", "#C99A78"), 0)
    face = halves("M0 72C-9 72-12 78-11 86L-7.5 108C-6.5 114-3 117 0 117Z", ("#EBDCC2", "#C9B490"))
    tuft = "".join(
        circle(x, y, 5, fleece[0] if x <= 0 else fleece[1])
        for x, y in ((-7, 74), (7, 74), (0, 71), (-3, 78), (3.5, 78))
    )
    eyes = both(
        path("M-8.5 90C-7 88-4 88.5-3.5 91C-5 92.5-7.5 92-8.5 90Z", "#FFF9F0") + circle(-6, 90.3, 1.3, "#27303F"), 0
    )
    nose = path("M-4 108C-2 106.5 2 106.5 4 108C3 111 1 112 0 112.5C-1 112-3 111-4 108Z", "#8A5A44") + line(
        "M0 112.5V115", "#8A5A44", 0.9
    )
    return body + wool + both(ram_horn(), 0) + ears + face + tuft + eyes + nose


def capricorn() -> str:
    """28: the Goat with a fish's tail."""
    body = night(((-26, 60, 2.8), (-20, 36, 3.2), (2, 22, 3), (22, 34, 3.4)))
    hide: Tone = ("#E4D9C6", "#BEB096")
    scale: Tone = ("#3E968C", "#27655F")
    tail = "M4 104C16 104 26 112 22 122C18 131 4 130 2 122"
    shapes = line(tail, scale[1], 14) + line(tail, scale[0], 10.5)
    shapes += path("M2 124C-4 118-14 118-19 124C-13 125-11 128-12 134C-6 135 2 131 5 125Z", scale[0]) + line(
        "M-2 124L-14 124M-1 126L-9 131", scale[1], 0.9
    )
    shapes += line(
        "M8 100C10 103 10 106 8 109M14 102C16 105 16 109 13 112M20 107C21 111 20 114 16 116"
        "M21 121C18 119 16 119 14 120",
        "#9FD3C6",
        1,
    )
    chest = path("M-16 80C-20 92-18 106-8 112C2 116 12 112 12 104C12 94 6 90 2 80Z", hide[0]) + path(
        "M-8 112C2 116 12 112 12 104C12 94 6 90 2 80C2 94 0 106-8 112Z", hide[1]
    )
    legs = line("M-12 104L-24 110L-20 120M-8 110L-16 120L-10 128", hide[0], 4.4) + line(
        "M-20 120L-22 122M-10 128L-12 130", "#5A4632", 4
    )
    neck = path("M-16 84C-14 74-12 66-14 58L2 58C6 66 6 76 4 86Z", hide[0]) + path(
        "M-4 58H2C6 66 6 76 4 86L-2 88C0 78 0 66-4 58Z", hide[1]
    )
    face = path("M2 56C-2 50-10 48-14 50C-20 54-25 62-28 68C-28 72-24 74-21 72C-16 70-12 68-8 66Z", hide[0]) + path(
        "M-28 68C-28 72-24 74-21 72C-16 70-12 68-8 66L-4 62C-14 66-22 66-28 68Z", hide[1]
    )
    horns = (
        line("M-8 51C-6 38 2 30 14 30", "#8A6A3A", 5)
        + line("M-8 51C-6 38 2 30 14 30", "#D8B878", 3)
        + line("M-4 52C0 42 6 36 16 37", "#8A6A3A", 4)
        + line("M-4 52C0 42 6 36 16 37", "#B9955A", 2.4)
    )
    beard = path("M-20 72C-20 78-22 82-26 86C-18 86-14 78-14 70Z", "#F6F0E4") + path(
        "M-2 54C4 54 9 57 12 62C6 63 1 61-2 58Z", hide[1]
    )
    return (
        body
        + shapes
        + chest
        + legs
        + neck
        + horns
        + face
        + beard
        + circle(-13, 56.5, 1.5, "#27303F")
        + circle(-26, 68.5, 0.8, "#27303F")
    )


def sagittarius() -> str:
    """29: the Archer's bow and arrow."""
    body = night(((-19, 42, 2.8), (-8, 24, 2.4), (10, 20, 2.8), (23, 36, 3.4), (26, 62, 2.4)))
    bow = line("M-5-36C3-35 0-28 6-25C19-17 25-9 25 0C25 9 19 17 6 25C0 28 3 35-5 36", AMBER[1], 4.4) + line(
        "M-5-36C3-35 0-28 6-25C19-17 25-9 25 0", "#F0CD7D", 1.6
    )
    bow += (
        line("M-5-36L-17 0L-5 36", "#EFE6CF", 0.9) + rect(21.5, -7, 7, 14, RUBY[0], rx=2) + rect(21.5, -2, 7, 4, GOLD)
    )
    bow += (
        line("M-28 0H38", "#F4E7C7", 2.2)
        + path("M36-5.5L48 0L36 5.5L38.5 0Z", BLADE[0])
        + path("M38.5 0L36 5.5L48 0Z", BLADE[1])
    )
    bow += path("M-31-6L-20-1H-27L-37-6ZM-31 6L-20 1H-27L-37 6Z", RUBY[0])
    return body + placed(bow, -4, 84, 0.92, -52)


def cancer() -> str:
    """30: the Crab."""
    body = night(((-18, 30, 3), (0, 40, 3.4), (16, 26, 3), (2, 20, 2.4)))
    legs = both(
        line(
            "M-16 98L-25 94L-30 100M-17 104L-27 103L-31 111M-15 110L-24 113L-27 121M-12 114L-18 121L-18 128",
            RUST[1],
            2.8,
        ),
        0,
    )
    shell = halves("M0 80C-12 80-21 88-21 99C-20 112-9 119 0 119Z", RUST)
    shell += both(line("M-15 92C-11 88-6 86-2 86M-12 110C-9 113-5 114-2 114", "#E58A6C", 1.3), 0) + both(
        circle(-8, 99, 1.6, "#E58A6C") + circle(-13, 101, 1.1, "#E58A6C"), 0
    )
    eyes = both(line("M-5 81L-6 74", RUST[1], 2) + circle(-6, 72.5, 2.6, CREAM) + circle(-6, 72.5, 1.2, "#27303F"), 0)
    claw = line("M-17 90C-26 86-27 78-23 72", RUST[0], 4.4) + path(
        "M-25 74C-32 66-29 52-18 50C-21 55-20 59-18 60C-16 57-14 55-11 55C-9 66-15 75-25 74Z", RUST[0]
    )
    return body + legs + both(claw, 0) + shell + eyes


def pisces() -> str:
    """31: the Fishes, tied together."""
    body = night(((-22, 40, 3), (-8, 24, 3), (12, 22, 3.4), (25, 40, 2.8)))

    def fish(tone: Tone, dots: str) -> str:
        shape = path("M-25 0C-16-13 4-14 15-2L25-10C23-4 23 4 25 10L15 2C4 14-16 13-25 0Z", tone[0])
        shape += path("M-25 0C-16 13 4 14 15 2L25 10C23 6 23 2 23 0Z", tone[1]) + path(
            "M-6-10C-2-17 6-17 9-15C7-12 6-10 6-8Z", tone[1]
        )
        return (
            shape
            + circle(-17, -2, 1.9, CREAM)
            + circle(-17.3, -2, 1, "#27303F")
            + line("M-11-7C-8-3-8 3-11 7M-4-8C-1-3-1 3-4 8M3-7C6-3 6 3 3 7", dots, 1)
        )

    cord = line("M-24 74C-34 88-30 96-22 92C-10 86 10 100 22 94C30 90 34 96 26 108", "#EFE6CF", 1.2)
    return (
        body
        + cord
        + placed(fish(AMBER, "#FBE6B0"), 1, 70, 0.98)
        + placed(fish(("#4FA39A", "#2F726B"), "#A9DDD2"), -1, 112, 0.98, 180)
    )


def aquarius() -> str:
    """32: the Water-bearer's urn."""
    body = night(((-24, 56, 2.8), (-18, 34, 3.4), (0, 22, 3), (20, 28, 2.8)))
    stream = path("M8 86C18 92 22 104 20 126C10 132-4 130-14 134C-6 122 0 112 3 102C5 96 6 90 8 86Z", "#7FB6CF") + path(
        "M14 90C20 98 22 110 20 126C14 130 8 128 6 129C12 118 14 104 12 92Z", "#4F8FB0"
    )
    stream += line("M9 94C12 104 8 118-2 128M15 98C18 108 17 116 14 124", "#D6ECF4", 1.1)
    urn = halves("M0-26H-8C-9-20-7-18-9-14C-19-8-21 4-17 14C-13 22-7 24-6 28H0Z", RUST)
    urn += (
        halves("M0-30H-11V-25H0Z", GILT)
        + halves("M0 26H-9V31H0Z", GILT)
        + halves("M0-5H-18.5C-19.5-2-19.5 1-19 4H0Z", GILT)
    )
    urn += line("M-9-22C-22-22-24-10-18-4", GOLD_DARK, 2.4) + line("M9-22C22-22 24-10 18-4", GOLD_DARK, 2.4)
    waves = line(
        "M-32 134C-27 129-23 129-18 134S-9 139-4 134S5 129 10 134S19 139 24 134S30 130 34 133", "#D6ECF4", 2.4
    ) + line("M-32 141C-27 136-23 136-18 141S-9 146-4 141S5 136 10 141S19 146 24 141S30 137 34 140", "#7FB6CF", 2.4)
    return body + stream + placed(urn, -7, 73, 0.88, 122) + waves


def leo() -> str:
    """33: the Lion."""
    body = night(((-24, 40, 3), (-10, 24, 3.2), (8, 24, 2.6), (22, 34, 3.4)))
    mane = ""
    for step in range(16):
        angle = 22.5 * step
        tone = ("#B86A2B", "#94501C")[int(90 < angle % 360 < 270) ^ 1]
        mane += placed(path("M0-30C7-24 9-14 7-6H-7C-9-14-7-24 0-30Z", tone), 0, 90, 1, angle)
    mane += circle(0, 90, 20, "#A85C22")
    ears = both(circle(-14, 75, 5.6, AMBER[0]) + circle(-14, 75.5, 3, "#94501C"), 0)
    face = halves("M0 70C-11 70-16 78-15.5 88C-15 97-9 110 0 110Z", AMBER)
    muzzle = (
        halves("M0 94C-4 93-9 96-9 101C-8 107-4 109 0 109Z", LINEN)
        + path("M-5 93H5C5 97 2 99 0 100C-2 99-5 97-5 93Z", "#5A3420")
        + line("M0 100V103.5M0 103.5C-2 106-5 106-6 104M0 103.5C2 106 5 106 6 104", "#5A3420", 1)
    )
    eyes = both(
        path("M-11 85C-9 82-5 83-4 86.5C-6 88-10 87.5-11 85Z", "#FFF9F0")
        + circle(-7, 85.4, 1.7, "#27303F")
        + line("M-12 82C-9 79.5-6 80-4 82", "#94501C", 1.3),
        0,
    )
    bridge = line("M-2.5 84V92M2.5 84V92", AMBER[1], 0.9)
    return body + placed(mane + ears + face + bridge + muzzle + eyes, 0, -14, 1.12)


def taurus() -> str:
    """34: the Bull."""
    body = night(((-24, 36, 2.8), (-12, 24, 3), (4, 30, 3.4), (24, 26, 3)))
    hide: Tone = ("#7A4A34", "#5A3324")
    horns = both(
        path("M-9 72C-20 74-31 66-29 46C-25 56-18 62-8 63Z", "#EFE3C6")
        + path("M-29 46C-25 56-18 62-8 63L-9 66C-20 66-27 58-29 46Z", "#CDBB90"),
        0,
    )
    ears = both(
        path("M-14 78C-24 76-30 80-32 86C-24 90-17 88-13 84Z", hide[0])
        + path("M-17 81C-23 80-27 82-28 85C-23 86-19 85-16 83Z", "#C98A78"),
        0,
    )
    neck = halves("M0 96H-18C-26 112-28 130-28 152H0Z", (hide[1], "#472618"))
    face = halves("M0 64C-10 64-16 70-15 80L-11 106C-11 118-6 123 0 123Z", hide)
    muzzle = halves("M0 106C-7 106-13 109-12 115C-11 123-5 125 0 125Z", ("#D9B49A", "#BB9278"))
    details = both(
        circle(-5, 114, 1.7, "#5A3324")
        + path("M-12 84C-10 81-6 82-5 85C-7 87-11 86.5-12 84Z", "#FFF9F0")
        + circle(-8, 84.3, 1.5, "#27303F"),
        0,
    )
    curls = "".join(
        circle(x, y, 4.4, "#8F5B41" if x <= 0 else hide[0])
        for x, y in ((-6, 66), (6, 66), (0, 64), (-3, 71), (3.5, 71))
    )
    ring = circle(0, 121, 4.4, stroke=GOLD, stroke_width=1.7)
    return body + neck + horns + ears + face + curls + muzzle + details + ring + path("M0 76L3 80L0 84L-3 80Z", GOLD)


def gemini() -> str:
    """35: the Twins."""
    body = night(((-18, 24, 3.6), (-26, 44, 2.6), (26, 44, 2.6), (18, 24, 3.6)))

    def twin(robe: Tone, hair: Tone, gaze: float, part: str) -> str:
        dress = dressed(robe, OCHRE, FAIR, hair)
        bust = heads.locks("bob", hair) + halves("M0 50H-5C-9 55-17 56-19 63C-20 76-19 96-18 112H0Z", robe)
        bust += halves("M0 47H-4.5V52C-7 54-9 55-11 55.5L0 63Z", dress.skin) + both(
            line("M-11.5 55.5L0 63.5", GOLD, 1.3), 0
        )
        return (
            bust
            + heads.face(dress, hair[1], gaze=gaze, lips="#B9544A")
            + heads.parting(part, hair)
            + dome(hair)
            + halves("M0 23.5C-5 23.5-9 25-10.8 28L-10.4 30C-7 27.5-3.5 26.6 0 26.6Z", GILT)
        )

    body += placed(twin(RUBY, CHESTNUT, 0.9, "fringe"), -13.5, 40) + placed(twin(TEAL, BLOND, -0.9, "fringe"), 13.5, 40)
    return (
        body
        + circle(-1.5, 122, 4.6, FAIR[0])
        + circle(3, 123, 4.2, FAIR[1])
        + line("M-27 108C-24 122-14 126-6 123", RUBY[1], 7)
        + line("M27 108C24 122 14 126 8 124", TEAL[1], 7)
    )
