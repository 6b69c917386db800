"""Faces, hair and beards of the courts, around the figure's axis x = 0; eyes at y = 34.5, chin at 49."""

from __future__ import annotations

from draw.palette import EYE, GOLD, LIPS, Tone, Wardrobe
from draw.svg import both, circle, halves, line, num, path, placed

FACE = "M0 25H-9.2V36.5C-9.2 44-4.9 49.2 0 49.2Z"


def face(dress: Wardrobe, brow: str, *, gaze: float = 0, lips: str = LIPS, soft: bool = False) -> str:
    """A face from the front; `gaze` moves the pupils (−1 to 1), `soft` gives a queen's brows and lashes."""
    shade = dress.skin[1]
    shapes = halves(FACE, dress.skin)
    shapes += path("M-8.6 39.5C-6.8 38-4.5 38.6-3.9 40.3C-4.7 42.2-7.3 42.5-8.2 41.8Z", "#D9705A", opacity=0.22)
    shapes += path("M8.6 39.5C6.8 38 4.5 38.6 3.9 40.3C4.7 42.2 7.3 42.5 8.2 41.8Z", "#C95D48", opacity=0.25)
    for side in (-1, 1):
        x = side * 4.4
        eye = path("M-2.6 0.2C-1.3-1.9 1.3-1.9 2.6 0.2C1.3 1.4-1.3 1.4-2.6 0.2Z", "#FFF9F0")
        eye += circle(gaze * 0.9, -0.1, 1.15, EYE) + circle(gaze * 0.9 - 0.35, -0.5, 0.33, "#FFFFFF")
        eye += line("M-2.7 0.2C-1.3-2 1.3-2 2.7 0.2", brow, 0.7 if soft else 0.5)
        shapes += placed(eye, x, 34.5)
        if soft:
            shapes += line(
                f"M{num(x - side * 2.7)} 31.5C{num(x - side)} 29.7 {num(x + side * 1.5)} 29.8 {num(x + side * 3)} 31.1",
                brow,
                0.7,
            )
            shapes += line(f"M{num(x + side * 2.6)} 34.5L{num(x + side * 3.5)} 33.7", brow, 0.5)
        else:
            shapes += line(
                f"M{num(x - side * 2.7)} 31.6"
                f"C{num(x - side)} 30.2 {num(x + side * 1.5)} 29.9 {num(x + side * 3.2)} 31.4",
                brow,
                1.1,
            )
    shapes += line("M0.4 34L-1.5 39.3C-1.2 40.5 1 40.6 1.7 39.8", shade, 0.7)
    shapes += path("M-2.7 43.3C-1.6 42.3-0.6 42.6 0 42.9C0.6 42.6 1.6 42.3 2.7 43.3C1.5 45.2-1.5 45.2-2.7 43.3Z", lips)
    shapes += line("M-2.7 43.3C-1 43.8 1 43.8 2.7 43.3", "#8A2F2A", 0.35)
    return shapes


def neck(dress: Wardrobe, low: float = 66) -> str:
    """The neck and the breast down to the point `low`, for those whose collar is open."""
    return halves(f"M0 45H-4.2V51.5C-6 53.5-9 54.5-11.5 55.2L0 {low}Z", dress.skin)


def moustache(hair: Tone, *, curled: bool = False) -> str:
    """A moustache over the lips; `curled` turns its ends up."""
    if curled:
        left = (
            "M0 40.4C-2.2 39.6-4.6 40.3-5.6 41.5C-6.4 42.3-7.4 41.6-8.4 40"
            "C-7.6 42.8-5.4 44.2-2.8 43.6C-1.7 43.4-0.7 43 0 42.5Z"
        )
    else:
        left = "M0 40.4C-2.4 39.6-5.4 40.6-6.6 44.4C-4.4 44.6-1.7 43.9 0 42.8Z"
    return halves(left, hair)


def strands(lines: str, colour: str, width: float = 0.45) -> str:
    """Fine lines in hair or a beard, on both sides."""
    return both(line(lines, colour, width, opacity=0.55), 0)


def beard(kind: str, hair: Tone) -> str:
    """A king's beard: "full", "forked", "pointed" or "curled"."""
    lower = "M-2.4 44.7C-1 45.4 1 45.4 2.4 44.7C1.4 46.4-1.4 46.4-2.4 44.7Z"
    mouth = path(lower, LIPS)
    if kind == "full":
        shape = halves("M0 41.5C-4 41.5-7.3 40-9.4 32.5C-10.2 46-7.5 55.5 0 59.5Z", hair)
        shape += strands("M-6.5 44C-6 50-4 54-1.5 56.5M-3.5 47.5C-3.2 51-2 54-0.6 56", hair[1])
        return shape + mouth + moustache(hair)
    if kind == "forked":
        shape = halves("M0 41.5C-4 41.5-7.3 40-9.4 32.5C-11 46-10 56-5.5 62C-3 59.5-1 57 0 53.5Z", hair)
        shape += strands("M-7.5 44C-7.8 51-7 56-5.3 60M-4.5 47C-4.8 51-4.5 54.5-3.8 57.5", hair[1])
        return shape + mouth + moustache(hair)
    if kind == "pointed":
        shape = halves("M0 41.5C-4.5 41.5-7.8 40.5-9.4 34C-9.3 43-6.5 50-2.5 53C-1.5 55-0.6 57 0 58.5Z", hair)
        shape += strands("M-5 46C-4 49.5-2 52.5-0.7 54.5", hair[1])
        return shape + mouth + moustache(hair, curled=True)
    shape = halves("M0 41.5C-4 41.5-7.3 40-9.4 32.5C-10 42-9.5 48-8 52H0Z", hair)
    for x, y, r in ((-7, 50.5, 2.7), (-3, 53, 3), (-5.3, 46.5, 2.2)):
        shape += circle(x, y, r, hair[0]) + circle(-x, y, r, hair[1])
        shape += both(circle(x, y, r * 0.5, stroke=hair[1], stroke_width=0.45, opacity=0.6), 0)
    return shape + halves("M0 48H-4V53.5C-3 56-1.5 56.8 0 56.8Z", hair) + mouth + moustache(hair)


def locks(kind: str, hair: Tone) -> str:
    """The hair behind a face: "curls", "straight", "bob" for men; "long", "waves", "braids", "nets" for queens."""
    if kind == "curls":
        shape = halves("M0 24H-9C-12.5 29-13 38-12 44L-7 46V30H0Z", hair)
        shape += circle(-11, 45.3, 3.2, hair[0]) + circle(11, 45.3, 3.2, hair[1])
        return shape + both(circle(-11, 45.3, 1.5, stroke=hair[1], stroke_width=0.6, opacity=0.7), 0)
    if kind == "straight":
        shape = halves("M0 24H-9C-12 30-12.8 41-11 50.5L-6 48V30H0Z", hair)
        return shape + strands("M-10.3 31C-11.2 38-11 43-10 48.5", hair[1])
    if kind == "bob":
        shape = halves("M0 22H-9C-12.5 28-13.2 38-13 45.5C-10.5 48-8 47.5-6 46V30H0Z", hair)
        return shape + strands("M-10.8 30C-11.6 36-11.6 41-11.2 45.5", hair[1])
    if kind == "long":
        shape = halves("M0 21C-10.5 21-13.5 29-13.3 38C-13.2 46-16 52-19.5 57C-14 58.5-8 56-5 50V30H0Z", hair)
        return shape + strands("M-10.8 31C-11.8 41-12 48-15.3 55.5M-8.8 46C-9.2 50-10 53-12 55.5", hair[1])
    if kind == "waves":
        shape = halves(
            "M0 21C-9 20.5-14 26-13 32C-16 35-15.5 39-13.5 41.5C-17 44.5-16.5 49-14 51C-16.5 54-16 57-14.5 59"
            "C-9.5 59-5.5 55-5 49V30H0Z",
            hair,
        )
        return shape + strands("M-11 32C-12.8 36-11 39-11 42C-13 46-11 49-11.2 52C-12.5 54-12 56-11.8 57", hair[1])
    if kind == "braids":
        shape = halves("M0 21C-9 21-12.5 27-12 35C-11.5 39-10.5 42-9 44L-5 46V30H0Z", hair)
        for step in range(5):
            y, x = 42.5 + step * 4.2, -11.5 - step * 0.7
            bead = "M0-2.6C3.2-2.2 3.2 2.2 0 2.8C-3.2 2.2-3.2-2.2 0-2.6Z"
            shape += placed(path(bead, hair[step % 2]), x, y) + placed(path(bead, hair[1]), -x, y)
            shape += both(placed(line("M-2-1.5C0 0.5 0 0.5 2-1.5", hair[1], 0.4), x, y), 0)
        return shape + both(circle(-14.6, 62.2, 1.7, GOLD), 0)
    shape = halves("M0 21C-8 21-11 27-10.5 36L-5 46V30H0Z", hair)
    shape += circle(-12, 37.5, 5, hair[0]) + circle(12, 37.5, 5, hair[1])
    net = circle(-12, 37.5, 5, stroke=GOLD, stroke_width=0.7)
    net += line(
        "M-15.5 34L-8.5 41M-16.5 37L-11.5 42M-12.5 33L-7.5 38M-8.5 34L-15.5 41M-7.5 37L-12.5 42M-11.5 33L-16.5 38",
        GOLD,
        0.4,
    )
    return shape + both(net, 0)


def parting(kind: str, hair: Tone) -> str:
    """The hair over a forehead: "middle", "fringe" or "swept"."""
    if kind == "middle":
        return halves("M0 25.5C-1 29-5.5 30.5-8 35.5C-8.7 37-9.7 37-10 34V23H0Z", hair)
    if kind == "fringe":
        shape = halves("M0 29.8C-3 30.2-6 29.8-8.3 31.5C-8.8 33.5-9.6 34-9.8 32V22H0Z", hair)
        return shape + strands("M-2.5 25V29.5M-5.5 25V29.8", hair[1])
    left = path("M-9.8 34C-9.5 30-7 28.5-2 28.5C3 28.5 7.5 27.5 9.8 24V22H-9.8Z", hair[0])
    return left + path("M9.8 33.5C9.5 29.5 8 27.5 5 26.5L9.8 22Z", hair[1])
