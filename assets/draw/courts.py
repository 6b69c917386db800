"""The twelve courts: double-headed, each its own person, in a frame that makes room for the index."""

from __future__ import annotations

from draw import attributes, headgear, heads, robes
from draw.palette import CREAM, GOLD, GOLD_DARK, GOLD_LINE, Wardrobe
from draw.suits import OUTLINES
from draw.svg import circle, line, num, path, placed, polar, rect

AXIS = 56.0
"""Where the upper figure stands: the frame reaches from x = 30 to 91 beside the index, from 9 below it."""

HELD = 26.0
"""Where a staff is held, from the figure's axis."""


def frame_line(inset: float) -> str:
    """The frame's outline, drawn in by `inset`: a rectangle with two corners left to the indices."""
    d, r = inset, max(3 - inset, 0.8)
    left, right, top, bottom, step_y, step_x = 30 + d, 91 - d, 9 + d, 131 - d, 51 + d, 30 + d
    low_y, low_x = 89 - d, 70 - d
    corner = f"a{num(r)} {num(r)} 0 0 1"
    return (
        f"M{num(left + r)} {num(top)}H{num(right - r)}{corner} {num(r)} {num(r)}"
        f"V{num(low_y - r)}{corner} {num(-r)} {num(r)}"
        f"H{num(low_x)}V{num(bottom - r)}{corner} {num(-r)} {num(r)}"
        f"H{num(9 + d + r)}{corner} {num(-r)} {num(-r)}"
        f"V{num(step_y + r)}{corner} {num(r)} {num(-r)}"
        f"H{num(step_x)}V{num(top + r)}{corner} {num(r)} {num(-r)}Z"
    )


def halo(dress: Wardrobe) -> str:
    """The disc behind the head and the rays around it that fit the frame."""
    shapes = circle(0, 33.5, 19.5, dress.halo) + circle(0, 33.5, 19.5, stroke=GOLD, stroke_width=0.7)
    for step in range(30):
        angle = step * 12 + 6
        (x0, y0), (x1, y1) = polar(0, 33.5, 21, angle), polar(0, 33.5, 23.2, angle)
        if -22.5 < x1 < 30.5 and 12 < y1 < 50:
            shapes += line(f"M{num(x0)} {num(y0)}L{num(x1)} {num(y1)}", GOLD, 0.8)
    return shapes


def arm(dress: Wardrobe, held: str, *, open_hand: bool = False) -> str:
    """What is held, the hand around it, and its cuff."""
    grip = attributes.palm(dress.skin) if open_hand else attributes.hand(dress.skin)
    body = grip + held if open_hand else held + grip
    return placed(body + attributes.cuff(dress.second), HELD, 0)


def king(suit: str, dress: Wardrobe) -> str:
    """A king: robe, fur or chain, beard, crown, and sword, sceptre, axe or orb."""
    hair = ("#B4AEA6", "#8C857C") if suit == "C" else dress.hair
    beard = {"S": "full", "H": "curled", "D": "pointed", "C": "forked"}[suit]
    lock = {"S": "straight", "H": "curls", "D": "bob", "C": "straight"}[suit]
    held = {
        "S": attributes.sword(),
        "H": attributes.sceptre("H"),
        "D": attributes.axe(),
        "C": attributes.orb(dress.jewel),
    }[suit]
    body = robes.mantle(dress.robe) + robes.sleeves(dress.second, dress.second[1] if suit != "D" else GOLD_LINE)
    body += robes.front(suit, dress.second)
    body += robes.brocade(suit, GOLD)
    collar = robes.chain(dress) if suit == "D" else robes.ermine()
    gaze = {"S": 0.5, "H": 0, "D": 1, "C": -0.4}[suit]
    head = heads.locks(lock, hair) + collar + heads.face(dress, hair[1], gaze=gaze) + heads.beard(beard, hair)
    return body + head + headgear.king_crown(suit, dress) + arm(dress, held, open_hand=suit == "C")


def queen(suit: str, dress: Wardrobe) -> str:
    """A queen: open neckline, pearls, her own hair and crown, and a flower."""
    lock = {"S": "long", "H": "braids", "D": "waves", "C": "nets"}[suit]
    part = {"S": "middle", "H": "middle", "D": "swept", "C": "middle"}[suit]
    behind = headgear.veil() if suit == "C" else ""
    body = robes.mantle(dress.robe) + robes.sleeves(dress.second, GOLD) + robes.brocade(suit, GOLD)
    neck = heads.neck(dress) + robes.bodice(suit, dress)
    lips = {"S": "#A83248", "H": "#C23B3F", "D": "#C4544A", "C": "#9A3A34"}[suit]
    gaze = {"S": 0.7, "H": 0.2, "D": -0.6, "C": 0.6}[suit]
    face = heads.face(dress, dress.hair[1], gaze=gaze, lips=lips, soft=True) + heads.parting(part, dress.hair)
    hair = heads.locks(lock, dress.hair)
    return body + behind + hair + neck + face + headgear.queen_crown(suit, dress) + arm(dress, attributes.flower(suit))


def jack(suit: str, dress: Wardrobe) -> str:
    """A jack: ruff or scarf, feathered cap, and a spear."""
    lock = {"S": "bob", "H": "curls", "D": "bob", "C": "straight"}[suit]
    part = {"S": "swept", "H": "middle", "D": "fringe", "C": "fringe"}[suit]
    body = robes.mantle(dress.robe) + robes.sleeves(dress.second, GOLD) + robes.doublet(suit, dress)
    collar = robes.ruff() if suit in "SD" else robes.scarf((CREAM, "#E6D8B9"))
    gaze = {"S": -0.8, "H": 0.9, "D": 0.5, "C": -0.5}[suit]
    neck = heads.neck(dress, low=56)
    face = heads.face(dress, dress.hair[1], gaze=gaze, lips="#B35C4A") + heads.parting(part, dress.hair)
    if suit == "S":
        face += heads.moustache(dress.hair, curled=True)
    figure = body + heads.locks(lock, dress.hair) + neck + collar + face + headgear.cap(suit, dress)
    return figure + arm(dress, attributes.spear(suit, dress))


def belt(suit: str, dress: Wardrobe) -> str:
    """The gold belt over the seam, set with the suit's signs; the same from both sides."""
    shapes = rect(9.6, 66.6, 80.8, 6.8, GOLD)
    shapes += rect(9.6, 66.6, 80.8, 1, GOLD_DARK) + rect(9.6, 72.4, 80.8, 1, GOLD_DARK)
    for step in range(10):
        x = 18.5 + step * 7
        sign = path(OUTLINES[suit], dress.robe[1])
        shapes += placed(sign, x, 70, 0.037, turn=0 if step < 5 else 180)
    return shapes


FIGURES = {"K": king, "Q": queen, "J": jack}


def court(rank: str, suit: str, dress: Wardrobe) -> str:
    """The framed, double-headed picture of a court card in the suit's wardrobe."""
    half = placed(halo(dress) + FIGURES[rank](suit, dress), AXIS, 0)
    ground = path(frame_line(0), dress.ground)
    lines = path(frame_line(0), stroke=GOLD_LINE, stroke_width=0.9)
    lines += path(frame_line(1.5), stroke=GOLD_LINE, stroke_width=0.35)
    return ground + half + placed(half, 100, 140, turn=180) + belt(suit, dress) + lines
