"""The marks of two sides, told apart by shape as well as by colour: hexagon and cross, solid and striped edge."""

from __future__ import annotations

import math
from typing import Final, Literal

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPainterPath, QPolygonF

from cardgui.look.paint import rounded_path
from cardgui.look.theme import theme
from cardgui.look.tokens import ColorName

Team = Literal["", "ours", "theirs"]
"""The own side, the other one, or none."""

STRIPE: Final = 6.0
"""Width of the stripe along a plate's edge."""
MARK: Final = 22.0
"""Side of the mark on a plate."""
BADGE: Final = 20.0
"""Diameter of the mark on a card of the trick, at the design's reference size."""
_DASH: Final = 5.0


def team_of(seat: int) -> Team:
    """The side of a seat where sides sit alternately: the person's own are the even seats."""
    return "theirs" if seat % 2 else "ours"


def team_color(team: Team) -> ColorName:
    """The name of a side's colour."""
    return "team_b" if team == "theirs" else "team_a"


def draw_team_mark(painter: QPainter, rect: QRectF, team: Team) -> None:
    """Draw a hexagon for the own side, a cross for the other."""
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(theme().color(team_color(team)))
    middle, half = rect.center(), min(rect.width(), rect.height()) / 2
    painter.drawPath(_cross(middle, half * 0.86) if team == "theirs" else _hexagon(middle, half * 0.94))
    painter.restore()


def _hexagon(middle: QPointF, radius: float) -> QPainterPath:
    turns = [math.radians(60 * corner - 90) for corner in range(6)]
    path = QPainterPath()
    path.addPolygon(QPolygonF([middle + QPointF(math.cos(t), math.sin(t)) * radius for t in turns]))
    path.closeSubpath()
    return path


def _cross(middle: QPointF, half: float) -> QPainterPath:
    arm = half * 0.36
    path = QPainterPath()
    path.addRect(QRectF(middle.x() - half, middle.y() - arm, 2 * half, 2 * arm))
    across = QPainterPath()
    across.addRect(QRectF(middle.x() - arm, middle.y() - half, 2 * arm, 2 * half))
    return path.united(across)


def draw_edge(painter: QPainter, area: QRectF, radius: float, team: Team) -> None:
    """Draw the stripe along the left edge of a plate: solid for the own side, striped for the other."""
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setClipPath(rounded_path(area, radius))
    color = theme().color(team_color(team))
    if team == "ours":
        painter.fillRect(QRectF(area.left(), area.top(), STRIPE, area.height()), color)
    else:
        count = max(round(area.height() / (2 * _DASH)), 1)
        step = area.height() / count
        for dash in range(count):
            painter.fillRect(QRectF(area.left(), area.top() + (dash + 0.25) * step, STRIPE, step / 2), color)
    painter.restore()


def draw_badge(painter: QPainter, middle: QPointF, diameter: float, team: Team) -> None:
    """Draw a side's mark on a disc, as trick cards carry it."""
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(theme().color("border"))
    painter.setBrush(theme().color("surface"))
    painter.drawEllipse(middle, diameter / 2 - 0.5, diameter / 2 - 0.5)
    painter.restore()
    side = diameter * 0.6
    draw_team_mark(painter, QRectF(middle.x() - side / 2, middle.y() - side / 2, side, side), team)
