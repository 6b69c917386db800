"""How costly decisions are marked: a red square from a trick's worth on, an amber round one below."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter

from cardgui.look.i18n import number, signed
from cardgui.look.paint import rounded
from cardgui.look.text import TextBlock
from cardgui.look.theme import theme
from cardgui.look.type import scaled


def points(cost: float) -> str:
    """Points lost, rounded as far as an estimate deserves."""
    return number(round(cost)) if cost >= 5 or cost == int(cost) else number(round(cost, 1))


def draw_mark(painter: QPainter, mark: str, centre: QPointF, side: float) -> None:
    """Draw a mark alone: ``"trick"`` or ``"less"``."""
    area = QRectF(centre.x() - side / 2, centre.y() - side / 2, side, side)
    strong = mark == "trick"
    rounded(painter, area, 2 if strong else side / 2, theme().color("bad" if strong else "warn"))


def badge_width(cost: float) -> float:
    """Width of a mark with its points."""
    return scaled(10) + 6 + TextBlock(_lost(cost), 13, 600).natural_width() + 20


def _lost(cost: float) -> str:
    return signed(-round(cost)) if cost >= 5 else signed(-round(cost, 1))


def draw_badge(painter: QPainter, mark: str, cost: float, right: float, middle: float) -> None:
    """Draw a mark with the points lost, on its ground; `right` and `middle` are its edge and middle line."""
    strong = mark == "trick"
    width, height, side = badge_width(cost), scaled(26), scaled(10)
    area = QRectF(right - width, middle - height / 2, width, height)
    rounded(painter, area, height / 2, theme().color("bad_soft" if strong else "warn_soft"))
    draw_mark(painter, mark, QPointF(area.left() + 10 + side / 2, middle), side)
    block = TextBlock(_lost(cost), 13, 600)
    inner = area.adjusted(10 + side + 6, 0, 0, 0)
    block.draw(painter, inner, theme().color("bad" if strong else "warn"))
