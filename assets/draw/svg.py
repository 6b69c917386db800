"""Small words for writing SVG that QSvgRenderer draws: paths, circles, rectangles, groups.

No clip paths, symbols or text: Qt draws those wrongly or not at all. Angles are in degrees, clockwise
from the right, because y points down.
"""

from __future__ import annotations

import math

Point = tuple[float, float]


def num(value: float) -> str:
    """Write a coordinate with at most two decimals, so that the files stay small and the same everywhere."""
    text = f"{value:.2f}".rstrip("0").rstrip(".")
    return "0" if text == "-0" else text


def _attributes(values: dict[str, str | float]) -> str:
    written = (
        f' {name.replace("_", "-")}="{value if isinstance(value, str) else num(value)}"'
        for name, value in values.items()
    )
    return "".join(written)


def path(d: str, fill: str = "none", **more: str | float) -> str:
    """Draw the outline `d`; further attributes by keyword (`stroke_width=2` for `stroke-width`)."""
    return f'<path d="{d}" fill="{fill}"{_attributes(more)}/>'


def circle(x: float, y: float, r: float, fill: str = "none", **more: str | float) -> str:
    """Draw a circle of radius `r` around (x, y)."""
    return f'<circle cx="{num(x)}" cy="{num(y)}" r="{num(r)}" fill="{fill}"{_attributes(more)}/>'


def rect(x: float, y: float, w: float, h: float, fill: str = "none", **more: str | float) -> str:
    """Draw a rectangle from its upper left corner; `rx` rounds it."""
    place = f'x="{num(x)}" y="{num(y)}" width="{num(w)}" height="{num(h)}"'
    return f'<rect {place} fill="{fill}"{_attributes(more)}/>'


def group(body: str, **attributes: str | float) -> str:
    """Put `body` into a group with these attributes."""
    return f"<g{_attributes(attributes)}>{body}</g>"


def placed(body: str, x: float, y: float, scale: float = 1, turn: float = 0) -> str:
    """Draw `body`, made around the origin, at (x, y), turned clockwise and scaled."""
    steps = [f"translate({num(x)} {num(y)})"]
    if turn:
        steps.append(f"rotate({num(turn)})")
    if scale != 1:
        steps.append(f"scale({scale:.4f})")
    return group(body, transform=" ".join(steps))


def mirrored(body: str, axis: float) -> str:
    """`body` seen in a mirror standing at x = `axis`."""
    return group(body, transform=f"translate({num(2 * axis)} 0) scale(-1 1)")


def both(body: str, axis: float) -> str:
    """`body` and its mirror image about x = `axis`."""
    return body + mirrored(body, axis)


def halves(d: str, tone: tuple[str, str]) -> str:
    """A shape given by its left half (x ≤ 0), lit on the left and in shade on the right."""
    light, dark = tone
    # The thin line in the light colour closes the seam that smoothing would leave between the halves.
    return path(d, light, stroke=light, stroke_width=0.4) + mirrored(path(d, dark), 0)


def line(d: str, colour: str, width: float, opacity: float = 1) -> str:
    """An open line with round ends."""
    ends: dict[str, str | float] = {"stroke_linecap": "round", "stroke_linejoin": "round"}
    if opacity != 1:
        ends["opacity"] = opacity
    return path(d, "none", stroke=colour, stroke_width=width, **ends)


def polar(x: float, y: float, radius: float, angle: float) -> Point:
    """The point at `radius` from (x, y) in direction `angle`."""
    return x + radius * math.cos(math.radians(angle)), y + radius * math.sin(math.radians(angle))


def polygon(points: list[Point]) -> str:
    """The closed outline through `points`."""
    return "M" + "L".join(f"{num(x)} {num(y)}" for x, y in points) + "Z"


def star(x: float, y: float, outer: float, inner: float, rays: int, *, turn: float = -90) -> str:
    """The outline of a star with `rays` points, the first in direction `turn`."""
    step = 180 / rays
    return polygon([polar(x, y, inner if i % 2 else outer, turn + i * step) for i in range(2 * rays)])


def arc(x: float, y: float, r: float, start: float, end: float) -> str:
    """The open arc around (x, y) from angle `start` to `end`; clockwise if `end` is greater."""
    x0, y0 = polar(x, y, r, start)
    x1, y1 = polar(x, y, r, end)
    large, sweep = int(abs(end - start) > 180), int(end > start)
    return f"M{num(x0)} {num(y0)}A{num(r)} {num(r)} 0 {large} {sweep} {num(x1)} {num(y1)}"


def document(body: str, width: float, height: float) -> str:
    """A whole SVG file with a viewBox of 0 0 `width` `height`."""
    head = f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {num(width)} {num(height)}">'
    return f"{head}{body}</svg>\n"
