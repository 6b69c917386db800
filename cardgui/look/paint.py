"""Shapes that every surface is made of: rounded rectangles, cached shadows, the contrast between two colours."""

from __future__ import annotations

import math
from contextlib import contextmanager
from functools import lru_cache
from typing import TYPE_CHECKING

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen, QPixmap

from cardgui.look.theme import theme
from cardgui.look.tokens import SHADOWS, Level, Shadow

if TYPE_CHECKING:
    from collections.abc import Iterator

    from PySide6.QtGui import QPaintDevice
    from PySide6.QtWidgets import QLayout, QWidget


@contextmanager
def painting(device: QPaintDevice) -> Iterator[QPainter]:
    """Paint smoothly on a device, and end the painter whatever happens."""
    painter = QPainter(device)
    painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform)
    try:
        yield painter
    finally:
        painter.end()


def mirrored(widget: QWidget) -> bool:
    """Whether a widget is laid out from right to left."""
    return widget.layoutDirection() == Qt.LayoutDirection.RightToLeft


def mirror_margins(layout: QLayout) -> None:
    """Let a layout's margins at both sides change places."""
    margins = layout.contentsMargins()
    layout.setContentsMargins(margins.right(), margins.top(), margins.left(), margins.bottom())


@contextmanager
def mirroring(widget: QWidget) -> Iterator[QPainter]:
    """Paint on a widget as if it were laid out from left to right, whichever way it is.

    From right to left shapes come out as their mirror images; texts, icons and what is painted `upright` do not.
    """
    with painting(widget) as painter:
        if mirrored(widget):
            mirror(painter, QRectF(widget.rect()))
        yield painter


def mirror(painter: QPainter, area: QRectF) -> None:
    """Let a painter swap the left and the right of an area from now on."""
    painter.translate(area.left() + area.right(), 0)
    painter.scale(-1, 1)


def mirrors(painter: QPainter) -> bool:
    """Whether what a painter paints comes out as its mirror image."""
    return painter.worldTransform().determinant() < 0


@contextmanager
def upright(painter: QPainter, area: QRectF) -> Iterator[None]:
    """Paint what is in an area as it is, though the painter mirrors all else."""
    if not mirrors(painter):
        yield
        return
    painter.save()
    mirror(painter, area)
    yield
    painter.restore()


def draw_picture(painter: QPainter, at: QRectF | QPointF, picture: QPixmap) -> None:
    """Draw a picture upright: scaled into a rectangle, or as sharp as it is with its top left corner at a point."""
    area = at if isinstance(at, QRectF) else QRectF(at.toPoint(), picture.deviceIndependentSize())
    with upright(painter, area):
        painter.drawPixmap(area, picture, QRectF(picture.rect()))


def placed(widget: QWidget, rect: QRectF) -> QRectF:
    """Return where a rectangle of a widget is: its mirror image where the widget is laid out from right to left."""
    if not mirrored(widget):
        return rect
    return QRectF(widget.width() - rect.right(), rect.top(), rect.width(), rect.height())


def placed_point(widget: QWidget, point: QPointF) -> QPointF:
    """Return where a point of a widget is: its mirror image where the widget is laid out from right to left."""
    return QPointF(widget.width() - point.x(), point.y()) if mirrored(widget) else point


def along(widget: QWidget, key: int) -> int:
    """Return which key an arrow key stands for as if all were laid out from left to right."""
    return _ACROSS.get(key, key) if mirrored(widget) else key


_ACROSS: dict[int, int] = {Qt.Key.Key_Left: Qt.Key.Key_Right, Qt.Key.Key_Right: Qt.Key.Key_Left}


def rounded(
    painter: QPainter,
    rect: QRectF,
    radius: float,
    fill: QColor | None = None,
    line: QColor | None = None,
    width: float = 1.0,
) -> None:
    """Draw a rounded rectangle; the line lies wholly inside `rect`."""
    pen = QPen(line, width) if line is not None else QPen(Qt.PenStyle.NoPen)
    painter.setPen(pen)
    painter.setBrush(fill if fill is not None else Qt.BrushStyle.NoBrush)
    if line is not None:
        half = width / 2
        rect = rect.adjusted(half, half, -half, -half)
        radius = max(radius - half, 0.0)
    painter.drawRoundedRect(rect, radius, radius)


def rounded_path(rect: QRectF, radius: float) -> QPainterPath:
    """Return a rounded rectangle as a path, for clipping."""
    path = QPainterPath()
    path.addRoundedRect(rect, radius, radius)
    return path


def shadow(painter: QPainter, rect: QRectF, radius: float, level: Level = "low") -> None:
    """Draw the shadow that a rounded rectangle at `rect` throws; it reaches beyond `rect`."""
    device = painter.device()
    ratio = device.devicePixelRatioF() if device is not None else 1.0
    for part in SHADOWS[level]:
        strength = part.dark if theme().dark else part.light
        _draw_nine(painter, rect.translated(0, part.dy), radius, part, strength, ratio)


def raised(painter: QPainter, rect: QRectF, radius: float, fill: QColor, line: QColor, level: Level = "low") -> None:
    """Draw a small rounded rectangle together with its shadow, kept as a picture: it is drawn over and over."""
    device = painter.device()
    ratio = device.devicePixelRatioF() if device is not None else 1.0
    colors = fill.name(QColor.NameFormat.HexArgb), line.name(QColor.NameFormat.HexArgb)
    picture = _raised(rect.width(), rect.height(), radius, *colors, level, theme().dark, ratio)
    painter.drawPixmap(rect.topLeft() - QPointF(_RAISED_MARGIN, _RAISED_MARGIN), picture)


_RAISED_MARGIN = 4 * math.ceil(max(part.blur + abs(part.dy) for parts in SHADOWS.values() for part in parts) / 4)
"""Room for a shadow; whole pixels of the device at every usual pixel ratio."""


@lru_cache(maxsize=64)
def _raised(
    width: float,
    height: float,
    radius: float,
    fill: str,
    line: str,
    level: Level,
    dark: bool,  # noqa: ARG001, FBT001 - shadows depend on it
    ratio: float,
) -> QPixmap:
    margin = _RAISED_MARGIN
    picture = QPixmap(math.ceil((width + 2 * margin) * ratio), math.ceil((height + 2 * margin) * ratio))
    picture.setDevicePixelRatio(ratio)
    picture.fill(Qt.GlobalColor.transparent)
    with painting(picture) as painter:
        area = QRectF(margin, margin, width, height)
        shadow(painter, area, radius, level)
        rounded(painter, area, radius, QColor(fill), QColor(line))
    return picture


def _draw_nine(painter: QPainter, rect: QRectF, radius: float, part: Shadow, strength: float, ratio: float) -> None:
    """Stretch the cached picture of a shadow: corners as they are, edges in one direction, middle in both."""
    reach = math.ceil(part.blur)
    core = min(math.ceil(radius) + reach, int(min(rect.width(), rect.height()) / 2))
    if core < 1:
        return
    picture = _nine_patch(round(radius, 1), part.blur, round(strength, 3), core, ratio)
    corner = reach + core
    side = corner * 2 + 1
    outer = rect.adjusted(-reach, -reach, reach, reach)
    xs = (outer.left(), outer.left() + corner, outer.right() - corner, outer.right())
    ys = (outer.top(), outer.top() + corner, outer.bottom() - corner, outer.bottom())
    cuts = (0, corner, side - corner, side)
    for row in range(3):
        for column in range(3):
            target = QRectF(QPointF(xs[column], ys[row]), QPointF(xs[column + 1], ys[row + 1]))
            if target.width() <= 0 or target.height() <= 0:
                continue
            source = QRectF(
                QPointF(cuts[column] * ratio, cuts[row] * ratio),
                QPointF(cuts[column + 1] * ratio, cuts[row + 1] * ratio),
            )
            painter.drawPixmap(target, picture, source)


@lru_cache(maxsize=128)
def _nine_patch(radius: float, blur: float, strength: float, core: int, ratio: float) -> QPixmap:
    """Draw a soft rounded square: rings from the outside in, each as dark as the blurred edge is there."""
    reach = math.ceil(blur)
    side = (reach + core) * 2 + 1
    picture = QPixmap(round(side * ratio), round(side * ratio))
    picture.setDevicePixelRatio(ratio)
    picture.fill(Qt.GlobalColor.transparent)
    sigma = max(blur / 2, 0.1)
    steps = max(round(2 * reach * ratio), 2)
    with painting(picture) as painter:
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setCompositionMode(QPainter.CompositionMode.CompositionMode_Source)
        for step in range(steps + 1):
            outside = reach - 2 * reach * step / steps  # logical pixels outside the edge, negative inside
            dark = strength * 0.5 * math.erfc(outside / (sigma * math.sqrt(2)))
            painter.setBrush(QColor.fromRgbF(0, 0, 0, dark))
            inset = reach - outside
            square = QRectF(0, 0, side, side).adjusted(inset, inset, -inset, -inset)
            corner = min(max(radius + outside, sigma * 0.8), square.width() / 2)
            painter.drawRoundedRect(square, corner, corner)
    return picture


def contrast(first: QColor, second: QColor) -> float:
    """Return the contrast of two opaque colours, 1 … 21 (WCAG 2)."""
    lighter, darker = sorted((_luminance(first), _luminance(second)), reverse=True)
    return (lighter + 0.05) / (darker + 0.05)


def _luminance(color: QColor) -> float:
    def linear(part: float) -> float:
        return float(part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4)

    return 0.2126 * linear(color.redF()) + 0.7152 * linear(color.greenF()) + 0.0722 * linear(color.blueF())
