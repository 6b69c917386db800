"""The five highest trumps, 36 to 40, the arie: on red ground."""

from __future__ import annotations

from draw.figures import (
    BLOND,
    CHESTNUT,
    FAIR,
    NAVY,
    OCHRE,
    PALE,
    RUBY,
    TEAL,
    Look,
    back,
    crown,
    dressed,
    fist,
    hair_behind,
    head,
    sparks,
    wings,
)
from draw.palette import CREAM, EYE, GOLD, GOLD_DARK, GOLD_LINE, LINEN
from draw.svg import both, circle, halves, line, num, path, placed, polar, star

RED, RED_LIGHT = "#A3382B", "#B84A38"


def glow(y: float, r: float) -> str:
    """The red ground with a paler disc."""
    return back(RED) + circle(0, y, r, RED_LIGHT)


def still_face(skin: tuple[str, str], r: float) -> str:
    """A calm round face of a heavenly body, around its middle."""
    shapes = circle(0, 0, r, skin[0]) + path(f"M0 {num(-r)}A{num(r)} {num(r)} 0 0 1 0 {num(r)}Z", skin[1])
    eye = (
        path("M-3.4 0C-1.7-2.4 1.7-2.4 3.4 0C1.7 1.7-1.7 1.7-3.4 0Z", "#FFF9F0")
        + circle(0, 0, 1.5, EYE)
        + line("M-3.6-0.4C-1.7-2.7 1.7-2.7 3.6-0.4M-4-4.5C-1.5-6.5 2-6.5 4-4.5", GOLD_LINE, 0.9)
    )
    shapes += both(placed(eye, -6, -2.5), 0) + both(circle(-8.5, 5, 2.6, "#D9705A", opacity=0.3), 0)
    shapes += line("M0.4-2L-1.8 4C-1 5.4 1.2 5.4 2 4.4", GOLD_LINE, 0.9)
    return shapes + path("M-4 8.5C-2 7.4-1 7.6 0 8C1 7.6 2 7.4 4 8.5C2 11-2 11-4 8.5Z", "#B4483F")


def star_of_the_magi() -> str:
    """36: the Star over the three crowns of the magi."""
    body = glow(54, 29)
    body += path(star(0, 54, 31, 6, 8, turn=-67.5), "#E8B24A") + path(star(0, 54, 35, 9, 8), GOLD)
    shade = ""
    for step in range(8):
        (ax, ay), (bx, by) = polar(0, 54, 35, -90 + 45 * step), polar(0, 54, 9, -67.5 + 45 * step)
        shade += f"M0 54L{num(ax)} {num(ay)}L{num(bx)} {num(by)}Z"
    body += path(shade, GOLD_DARK) + circle(0, 54, 7, "#FBE6B0") + circle(0, 54, 4, CREAM)
    body += sparks(((-24, 24, 3), (24, 26, 3), (-27, 82, 2.6), (27, 84, 2.6)), "#F3D98F")
    body += path("M-34 122C-20 110-8 116 4 112C16 108 26 114 34 110V154H-34Z", "#7E2A22") + path(
        "M-34 136C-12 126 12 134 34 126V154H-34Z", "#5E1F1B"
    )
    for x, y, kind, jewel in ((-19, 86, "points", RUBY[0]), (0, 98, "arched", NAVY[0]), (19, 86, "leaves", TEAL[0])):
        body += placed(crown(kind, jewel), x, y + 4, 0.78)
    return body


def moon() -> str:
    """37: the Moon, measured with dividers over the sea."""
    body = glow(54, 30) + sparks(((-24, 24, 3.4), (24, 30, 3), (-27, 88, 2.6), (26, 84, 3), (0, 16, 2.4)), "#F3D98F")
    silver = ("#F1EEE4", "#C4C6CC")
    body += circle(0, 54, 25, "#7E2A22")
    profile = (
        "M12 32C2 34-3 39-3.5 45C-3.6 48-2 49 1 53L5 58.5C4 60 2 60 1 60.4L3 63.4L0.6 65L2.6 67.6C1 70.6 4 74 11 76.5"
    )
    body += path(profile + "A25 25 0 1 1 12 32Z", silver[0])
    body += path("M11 76.5A25 25 0 0 1-24.8 51C-21 64-10 70 1.5 69.6C2 72.5 6 75 11 76.5Z", silver[1])
    body += path("M-11 49C-9 46.4-5.5 46.6-3.5 49.4C-5.5 51.4-9 51.4-11 49Z", "#FFF9F0") + circle(-5.8, 49, 1.6, EYE)
    body += line("M-11.5 48.6C-9 45.6-5.5 46-3.5 48.6M-12 44C-9 41.6-6 41.8-4 43.4", "#7A7C86", 1)
    body += line("M-4 64.4C-2.6 66.2-1 66 0.6 65", "#B4483F", 1.4) + circle(-10, 59, 3.4, "#D9705A", opacity=0.3)
    body += path("M-34 126C-26 121-20 131-11 126S4 131 12 126S26 131 34 126V154H-34Z", "#2B4C7F") + path(
        "M-34 138C-26 133-20 143-11 138S4 143 12 138S26 143 34 138V154H-34Z", "#1B3158"
    )
    body += line("M-12 131H12M-8 135H9M-4 139H5", "#D9DCE4", 1.2)
    legs = (
        path("M-2.4 84L-17 126L-14 121L2 90Z", GOLD)
        + path("M2.4 84L17 126L14 121L-2 90Z", GOLD_DARK)
        + circle(0, 86, 4, GOLD)
        + circle(0, 86, 1.6, GOLD_LINE)
    )
    return body + line("M-11 108C-4 112 4 112 11 108", GOLD_LINE, 1.3) + legs + line("M0 82V78", GOLD, 2.2)


def sun() -> str:
    """38: the Sun above sunflowers."""
    body = glow(60, 31)
    straight, wavy = "M-4.6-20L0-38L4.6-20Z", "M-3.6-20C-7-26 1-29-2-37C6-32 3-25 4.6-20Z"
    rays = "".join(
        placed(path(straight if step % 2 else wavy, "#F2C14E" if step % 2 else "#E2932F"), 0, 56, 1, 22.5 * step)
        for step in range(16)
    )
    body += (
        rays
        + placed(still_face(("#F7CF6B", "#E8B04A"), 21), 0, 56)
        + circle(0, 56, 21, stroke=GOLD_LINE, stroke_width=0.8)
    )
    body += path("M-34 132C-16 122 14 122 34 132V154H-34Z", "#4F7A45") + path(
        "M-34 142C-16 134 14 136 34 142V154H-34Z", "#3A6238"
    )
    for x, y, size in ((-20, 112, 0.9), (0, 120, 0.8), (20, 110, 0.95)):
        flower = "".join(
            path("M0-3C-3-6-3-10 0-12C3-10 3-6 0-3Z", "#F2C14E" if i % 2 else "#E2A03A", transform=f"rotate({30 * i})")
            for i in range(12)
        )
        body += line(f"M{x} {y}C{x + 2} {y + 12} {x} {y + 22} {x} 146", "#3A6238", 2)
        body += path(
            f"M{x} {y + 24}C{x + 5} {y + 16} {x + 10} {y + 16} {x + 12} {y + 17}"
            f"C{x + 10} {y + 22} {x + 6} {y + 25} {x} {y + 27}Z",
            "#5E9A55",
        )
        body += placed(flower + circle(0, 0, 4.6, "#6F4B26") + circle(0, 0, 2.4, "#4A2F18"), x, y, size)
    return body


def world() -> str:
    """39: the World, and on it a winged figure with crown and sceptre."""
    body = glow(44, 26)
    dress = dressed(LINEN, TEAL, PALE, BLOND, "#2F7A73")
    look = Look("waves", "middle", gaze=0.5, soft=True)
    angel = (
        wings(y=-2)
        + hair_behind(dress, look)
        + halves("M0 66H-6C-9 71-17 73-19 80C-20 94-18 110-16 124H0Z", dress.robe)
    )
    angel += path("M-19 80C-6 84 8 98 16 118L14 124C4 106-8 94-19 90Z", TEAL[0]) + halves(
        "M0 60H-5V66C-7 69-10 70-12 71L0 80Z", dress.skin
    )
    angel += both(line("M-12.5 71L0 80.5", GOLD, 1.5), 0) + head(dress, look, crown("points", RUBY[0]))
    body += placed(angel, 0, 8, 0.82)
    globe = circle(0, 0, 27, "#5C9DB8") + path("M0-27A27 27 0 0 1 0 27Z", "#3F7F9F")
    land = (
        "M-22-15C-14-24-4-24 0-18C-2-12-8-12-8-6C-4-2-8 4-13 2C-16-2-24 0-26-6ZM6-24"
        "C14-22 22-16 24-8C18-4 16-10 10-10C6-14 4-18 6-24ZM-4 6C4 2 14 6 14 12C10 18 6 24-2 24"
        "C-6 18-8 12-4 6ZM18 4C22 2 26 2 26.5 4C25 12 22 16 19 18C16 12 16 8 18 4Z"
    )
    globe += path(land, "#8FB56B") + circle(0, 0, 27, stroke=GOLD_DARK, stroke_width=2.2)
    globe += line("M-26.5 5C-12 13 12 13 26.5 5", GOLD, 3)
    body += placed(globe, 0, 126)
    body += (
        line("M16 78C24 84 26 90 24 94", LINEN[1], 7)
        + line("M24 68L22 116", GOLD_DARK, 2)
        + circle(24.2, 66, 3, GOLD)
        + circle(23.4, 93, 4, PALE[1])
    )
    return body + line("M-16 78C-24 86-25 92-20 97", LINEN[0], 7) + circle(-18, 98, 4, PALE[0])


def fame() -> str:
    """40: the Trumpets: Fame sounds them over the towers of Florence."""
    body = glow(44, 27)
    dress = dressed(TEAL, OCHRE, FAIR, CHESTNUT, "#2F7A73")
    look = Look("waves", "middle", soft=True, lips="#B23B40")
    leaf = path("M0 0C-2.4-1.5-2.4-5 0-6.5C2.4-5 2.4-1.5 0 0Z", "#5E9A55")
    places = ((-9.5, 28, -60), (-6.4, 26, -40), (-2.4, 24.8, -18))
    laurel = both("".join(placed(leaf, x, y, 1, turn) for x, y, turn in places), 0)
    body += wings(y=4) + hair_behind(dress, look)
    body += halves("M0 66H-6C-10 71-19 73-22 81C-23 98-20 120-20 152H0Z", dress.robe)
    body += halves("M0 60H-5V66C-7 69-11 70-13 71L0 80Z", dress.skin) + both(line("M-13.5 71L0 80.5", GOLD, 1.6), 0)
    body += head(dress, look, laurel)
    tube = "M-1.2 0H1.2L1.7 40C2.4 46 5 50 8 52.5C4 55-4 55-8 52.5C-5 50-2.4 46-1.7 40Z"
    trumpet = path(tube, GOLD, stroke=GOLD_LINE, stroke_width=0.5)
    trumpet += path("M0 0H1.2L1.7 40C2.4 46 5 50 8 52.5C4 54 2 54.4 0 54.4Z", GOLD_DARK)
    trumpet += circle(0, 12, 2, GOLD) + circle(0, 34, 2.2, GOLD)
    body += line("M-20 84C-30 98-24 104-14 96", dress.robe[0], 7.5) + line(
        "M20 84C30 98 24 104 14 96", dress.robe[1], 7.5
    )
    body += both(placed(trumpet, -1.5, 56.5, 1, 25) + fist(-14, 88, dress.skin), 0)
    lily = (
        "M0-5C-2-3-2-1-0.6 0.6C-2-2-5-2-4.6 0.4C-4 2-3 2-2.4 1C-2 3-1 3-0.6 3L-1 5H1L0.6 3C1 3 2 3 2.4 1"
        "C3 2 4 2 4.6 0.4C5-2 2-2 0.6 0.6C2-1 2-3 0-5Z"
    )
    body += placed(path(lily, GOLD), 0, 96, 1.3)
    city = "M-34 134H-30V126H-26V132H-22V128L-19 122L-16 128V132H12V134H17V112H23V134H27V127H31V134H34V154H-34Z"
    body += path(city, "#5E1F1B")
    dome = halves("M0 114C-8 116-12.5 122-12.5 131H0Z", ("#D0603F", "#A03C28")) + halves("M0 107L-2 110V114H0Z", LINEN)
    dome += both(line("M-4 116.5C-7 121-7.5 126-7.5 131", CREAM, 0.7), 0) + halves("M0 131H-14V136H0Z", LINEN)
    palace = halves("M0 116H-3.5V154H0Z", ("#D9C9A6", "#AE9B75"))
    palace += path("M-4.5 117V112H-3V114.5H-1V112H1V114.5H3V112H4.5V117Z", "#D9C9A6")
    walls = path("M-34 139H-28V135H-24V139H-18V137H18V139H24V135H28V139H34V154H-34Z", "#7E2A22")
    return body + dome + placed(palace, 22, 0) + walls
