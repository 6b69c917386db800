"""The four elements: trumps 20 to 23."""

from __future__ import annotations

from draw.figures import back
from draw.palette import CREAM, GOLD, SHAFT
from draw.svg import circle, line, num, path, placed, rect

ORANGE, AMBER, PALE_FLAME = "#DB6A2B", "#F2A93B", "#FBE08A"
FLAME = (
    "M0 0C-10 0-15-8-13-17C-12-24-6-27-7-36C-2-32-1-28-1-24C3-29 3-36-1-46C9-38 10-30 9-24"
    "C12-26 12-29 12-33C17-24 18-2 0 0Z"
)


def fire() -> str:
    """20: Fire."""
    body = back("#5A1F22") + circle(0, 74, 30, "#7A2A26") + circle(0, 84, 20, "#94392B")
    body += path("M-34 136C-14 128 14 128 34 136V154H-34Z", "#3A1A1A")
    body += placed(path(FLAME, ORANGE), -15, 132, 1.25) + placed(path(FLAME, ORANGE), 16, 132, 1.2)
    body += placed(path(FLAME, ORANGE), 0, 133, 2.1)
    body += placed(path(FLAME, AMBER), -13, 132, 0.72) + placed(path(FLAME, AMBER), 15, 132, 0.7)
    body += placed(path(FLAME, AMBER), 0, 133, 1.4) + placed(path(FLAME, PALE_FLAME), 0, 133, 0.78)
    for turn, tone in ((9, SHAFT[1]), (-9, SHAFT[0])):
        log = rect(-25, -4.4, 50, 8.8, tone, rx=4.4) + circle(-21, 0, 3, "#C99A63") + circle(-21, 0, 1.3, SHAFT[1])
        body += placed(log, 0, 136, 1, turn)
    sparks = (
        "M-20 66L-18.6 69L-20 72L-21.4 69ZM20 58L21.4 61L20 64L18.6 61ZM-10 40L-9 42.5L-10 45"
        "L-11 42.5ZM11 32L12 34L11 36L10 34ZM24 80L25 82.5L24 85L23 82.5Z"
    )
    return body + path(sparks, AMBER)


def swell(y: float, colour: str, crest: str) -> str:
    """A band of waves with their crests, from `y` down to the picture's foot."""
    curls = f"M-35 {num(y)}C-26 {num(y - 6)}-20 {num(y + 5)}-11 {num(y)}"
    curls += f"S4 {num(y + 5)} 12 {num(y)}S26 {num(y + 5)} 35 {num(y)}"
    return path(curls + "V154H-35Z", colour) + line(curls, crest, 1.3)


def water() -> str:
    """21: Water, with a ship and a fish."""
    body = back("#D3E6EC") + circle(14, 36, 11, "#F6E3A8") + swell(92, "#8FC0D2", "#D3E6EC")
    ship = path("M-21 0C-19 10-14 14-8 14H9C15 14 19 9 22-3L12 0Z", SHAFT[0]) + path(
        "M0 14H9C15 14 19 9 22-3L12 0H0Z", SHAFT[1]
    )
    ship += (
        line("M-20 2.5C-8 5 8 5 19 1.5", GOLD, 1.2)
        + line("M-1 0V-48", SHAFT[1], 1.8)
        + line("M-17-40H15M-13-20H11", SHAFT[1], 1.2)
    )
    ship += path("M-16-39H14C18-32 18-26 14-21H-16C-12-26-12-32-16-39Z", CREAM) + path(
        "M0-39H14C18-32 18-26 14-21H0Z", "#E0D2B0"
    )
    ship += path("M-12-19H10C13-13 13-8 10-3H-12C-9-8-9-13-12-19Z", CREAM) + path(
        "M0-19H10C13-13 13-8 10-3H0Z", "#E0D2B0"
    )
    ship += path("M-1-37V-23M-9-30H7", "none", stroke="#B83A2B", stroke_width=3) + path(
        "M-1-48L10-45L-1-42Z", "#B83A2B"
    )
    body += placed(ship, -1, 92) + swell(104, "#5C9DB8", "#B9DCE6")
    fish = path("M-14 0C-8-8 4-9 12-1L19-7C18-2 18 2 19 7L12 1C4 9-8 8-14 0Z", "#E2894A") + path(
        "M-14 0C-8 8 4 9 12 1L19 7C18 4 18 2 18 0Z", "#BF6A31"
    )
    fish += circle(-8.5, -1.2, 1.3, "#1E1A1A") + line("M-4-5C-2-2-2 2-4 5M1-5C3-2 3 2 1 5", "#8F4A1E", 0.8)
    body += (
        swell(116, "#3F7F9F", "#8FC0D2")
        + placed(fish, -4, 131, 1, -10)
        + line("M-21 124A2 2 0 1 1-21.1 124M-25 118A1.4 1.4 0 1 1-25.1 118", "#B9DCE6", 0.8)
    )
    return body + swell(142, "#2F6686", "#6FA9C2")


def tree(x: float, y: float, scale: float) -> str:
    """A round tree."""
    crown = (
        circle(0, -18, 11, "#4F8650")
        + path("M0-29A11 11 0 0 1 0-7Z", "#396B3D")
        + circle(-6, -11, 7, "#4F8650")
        + circle(6, -11, 7, "#396B3D")
    )
    return placed(rect(-1.8, -8, 3.6, 12, SHAFT[1]) + crown, x, y, scale)


def earth() -> str:
    """22: Earth, with mountains, a town, fields and trees."""
    body = back("#E6E3CB") + circle(-12, 34, 9, "#F3D98F")
    body += path("M-36 96L-16 48L-2 78L12 42L36 92V154H-36Z", "#8C93A0") + path(
        "M-16 48L-2 78L-12 96L-20 74ZM12 42L36 92L20 96L14 70Z", "#6C7484"
    )
    body += path("M-16 48L-22.5 63L-17 60L-13.5 65L-10 61ZM12 42L5 60L11 56L15 62L20.5 59Z", "#FBF7EC")
    body += path("M-36 96C-20 84 0 84 36 96V154H-36Z", "#9DB97C")
    town = path("M-16 0V-12H-9V-20L-5.5-25L-2-20V-9H3V-15H12V0Z", "#D9C9A6") + path(
        "M-5.5 0V-25L-2-20V-9H3V-15H12V0Z", "#B9A680"
    )
    town += (
        path("M-17-12L-12.5-17L-9-13V-12ZM2-15L7.5-21L13-15Z", "#B4533C")
        + rect(-7, -17, 2, 3.4, "#5A4632")
        + rect(5, -9, 2.4, 4, "#5A4632")
    )
    body += placed(town, 12, 98) + tree(-22, 106, 0.8) + tree(-10, 101, 0.6)
    body += path("M-36 112C-14 102 14 104 36 112V154H-36Z", "#C9A95A")
    furrows = "".join(
        f"M{num(-34 + 10 * i)} 154C{num(-26 + 8 * i)} 134 {num(-16 + 5 * i)} 118 {num(-10 + 3.4 * i)} 108"
        for i in range(8)
    )
    body += (
        line(furrows, "#A5843C", 1.4)
        + path("M-36 138C-10 126 16 132 36 126V154H-36Z", "#6E9A58")
        + tree(20, 136, 1.2)
        + tree(-25, 141, 0.9)
    )
    flowers = ((-12, 138), (-3, 140), (6, 138), (-8, 134.5))
    return body + "".join(circle(x, y, 1.6, "#F3E3C0") + circle(x, y, 0.7, "#C98A2B") for x, y in flowers)


def cloud(x: float, y: float, scale: float, *, shade: str = "#D5DEE6") -> str:
    """A heaped cloud."""
    heap = "M-22 8C-29 8-30-2-22-3C-22-11-12-14-7-9C-3-17 11-16 12-7C20-10 27-3 23 3C25 7 22 8 18 8Z"
    low = "M-22 8C-27 8-29 3-26.5 0C-22 4-14 3-10 1C-6 5 4 5 9 1C14 4 20 3 24 0C25 6 22 8 18 8Z"
    return placed(path(heap, "#FDFBF5") + path(low, shade), x, y, scale)


def air() -> str:
    """23: Air, with a blowing wind, clouds and birds."""
    body = back("#9CC4DC") + circle(0, 46, 34, "#B4D4E6") + cloud(14, 30, 0.8) + cloud(-20, 46, 0.6)
    wind = line(
        "M-4 92C8 84 20 88 24 80C26 74 18 71 16 77M-4 98C10 96 22 104 34 96M-4 104"
        "C6 112 16 108 22 114C26 120 18 124 15 118",
        "#FDFBF5",
        2.6,
    )
    face = circle(0, 0, 15, "#F5D5B4") + path("M0-15A15 15 0 0 1 0 15Z", "#E3B68F")
    hair = path("M-15 4C-22-2-20-14-12-15C-8-22 6-20 9-13C3-14-1-10-5-9C-8-8-10-2-11 4C-12 9-14 8-15 4Z", "#D9A850")
    features = (
        line("M-2-5C0-7 3-7 5-5M9-4.5C10-6 12-6 13-4.5", "#7A4A2B", 1.2)
        + circle(2, -1.5, 1.4, "#27303F")
        + circle(10.5, -1.5, 1.3, "#27303F")
    )
    features += (
        circle(1, 6, 4, "#E59C80", opacity=0.55)
        + path("M9 4C12 3 15 4.5 15 6.5C15 8.5 12 9.5 9 8.5Z", "#B4483F")
        + line("M7.5 0L9 3H6.5", "#C08A5E", 0.9)
    )
    body += wind + placed(face + hair + features, -16, 96)
    bird = path(
        "M0 0C-5-7-11-8-16-6C-10-5-6-2-4 3C-8 4-12 7-13 10C-8 8-3 8 1 6C6 5 9 2 12 3L9-1C6-3 3-2 0 0Z", "#FDFBF5"
    ) + path("M1 1C5-7 12-9 17-8C12-5 8-1 6 4Z", "#D5DEE6")
    bird += path("M9-1L13-0.5L12 3Z", "#E2894A") + circle(8.5, 0.4, 0.6, "#27303F")
    body += placed(bird, 8, 60, 1.1, -8) + placed(bird, -15, 66, 0.62, -14)
    swallow = line("M-5-2C-3-4-1-3 0 0C1-3 3-4 5-2", "#4A6A80", 1.2)
    body += placed(swallow, 22, 50) + placed(swallow, -6, 28, 0.8) + placed(swallow, -24, 30, 0.6)
    return body + cloud(8, 132, 1) + cloud(-8, 144, 1)
