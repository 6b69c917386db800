"""Reads a picture of the window: every text that was painted, where it is, and how much of it can be seen."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from copy import copy
from dataclasses import dataclass

from PySide6.QtCore import QPoint, QRect, QRectF, Qt
from PySide6.QtGui import QColor, QImage, QPainter, QTransform
from PySide6.QtWidgets import QAbstractScrollArea, QLineEdit, QWidget

from cardgui.look.controls import Dialog
from cardgui.look.paint import contrast, painting
from cardgui.look.text import TextBlock
from cardgui.look.theme import mix
from cardgui.look.type import SANS, SERIF
from cardgui.table.overlays import Shade

STRONG = 0.5
"""A pixel of a text counts if it is so much of the text's colour."""
NEAR = 40
"""Colours that differ by so little, of 255, are taken as the same: a table is not all of one colour."""
READABLE, READABLE_LARGE = 4.5, 3.0
"""Least contrast of a text, and of a large one."""
LARGE, LARGE_BOLD = 24, 18.5
"""Pixels from which on a text counts as large, and a bold one."""
SPARE = 8
"""Where a text has so many pixels more than it needs, one sees at which side it begins."""
WHOLE, GONE = 0.96, 0.04
"""Parts of a text's pixels: from here on it is seen, up to there it is hidden."""


@dataclass(frozen=True)
class Written:
    """A text as it was painted.

    Attributes:
        text: its words.
        widget: who painted it, such as ``Plate in Stage in TableView``.
        ink: the pixels it takes, in the window.
        seen: part of them that can be seen in the picture, 0…1; None if nothing of it lies where it could be seen.
        broken: whether a word was broken in two.
        above: how much taller than the room it was given, logical pixels.
        fonts: families that its letters came from.
        missing: whether a letter has no shape.
        contrast: with its ground, 1 … 21; None for what is disabled.
        large: whether it counts as large.
    """

    text: str
    widget: str
    ink: QRect
    seen: float | None
    broken: bool
    above: float
    fonts: frozenset[str]
    missing: bool
    contrast: float | None = None
    large: bool = False


@dataclass(frozen=True)
class _Stroke:
    block: TextBlock
    rect: QRectF
    color: QColor
    align: Qt.AlignmentFlag
    transform: QTransform
    opacity: float
    widget: QWidget


def path_of(widget: QWidget) -> str:
    """Name a widget by its kind and what it is in."""
    names: list[str] = []
    at: QWidget | None = widget
    while at is not None and len(names) < 4:
        if type(at) is not QWidget:
            names.append(type(at).__name__)
        at = at.parentWidget()
    return " in ".join(names)


class Reader:
    """Notes what is painted while a picture is taken, then compares it with the picture."""

    def __init__(self) -> None:
        self._strokes: list[_Stroke] = []

    @contextmanager
    def noting(self) -> Iterator[None]:
        """Note every text painted inside."""
        draw = TextBlock.draw
        strokes = self._strokes

        def noted(
            block: TextBlock,
            painter: QPainter,
            rect: QRectF,
            color: QColor,
            align: Qt.AlignmentFlag = Qt.AlignmentFlag.AlignLeft,
        ) -> None:
            draw(block, painter, rect, color, align)
            device = painter.device()
            if isinstance(device, QWidget) and block.text.strip():
                at = QTransform(painter.deviceTransform())
                strokes.append(_Stroke(copy(block), QRectF(rect), QColor(color), align, at, painter.opacity(), device))

        TextBlock.draw = noted  # type: ignore[method-assign,assignment]
        try:
            yield
        finally:
            TextBlock.draw = draw  # type: ignore[method-assign]

    def read(self, picture: QImage, window: QWidget) -> list[Written]:
        """What was noted, as far as it can be seen in the picture.

        Args:
            picture: of the window.
            window: which it shows; what lies behind one of its dialogs is left out.
        """
        image = picture.convertToFormat(QImage.Format.Format_RGB32)
        front = _front(window)
        return [self._written(stroke, image) for stroke in self._strokes if _inside(stroke.widget, front)]

    def at_the_left(self, window: QWidget) -> Iterator[Written]:
        """Texts that begin at the left though what they stand in is laid out from right to left."""
        for stroke in self._strokes:
            if stroke.widget.layoutDirection() != Qt.LayoutDirection.RightToLeft or not _inside(stroke.widget, window):
                continue
            as_it_is = stroke.transform.determinant() > 0 and stroke.align == Qt.AlignmentFlag.AlignLeft
            if as_it_is and stroke.rect.width() - stroke.block.natural_width() > SPARE:
                yield Written(stroke.block.text, path_of(stroke.widget), QRect(), 1.0, False, 0.0, frozenset(), False)

    def _written(self, stroke: _Stroke, image: QImage) -> Written:
        block = stroke.block
        layout = block.laid_out(stroke.rect.width(), stroke.align)
        runs = layout.glyphRuns()
        fonts = frozenset(run.rawFont().familyName() for run in runs)
        missing = any(0 in run.glyphIndexes() for run in runs)
        broken = block.least_width() > stroke.rect.width() + 0.5
        above = layout.lineCount() * block.line() - stroke.rect.height()
        ink, seen, ground = self._compare(stroke, image)
        over = self._over(stroke, ink)
        if isinstance(over, Shade):  # the table behind a sheet that has all the attention
            seen = None
        shown = mix(ground, opaque(stroke.color), stroke.color.alphaF() * stroke.opacity)
        strong = contrast(shown, ground) if stroke.widget.isEnabled() and over is None else None
        font = block.made_font()
        large = font.pixelSize() >= (LARGE_BOLD if block.weight >= 600 or block.title else LARGE)
        where = path_of(stroke.widget)
        return Written(block.text, where, ink, seen, broken, above, fonts, missing, strong, large)

    @staticmethod
    def _over(stroke: _Stroke, ink: QRect) -> QWidget | None:
        """What lies over a text, if anything: it may be transparent, and shade what is not to be read now."""
        widget = stroke.widget
        window = widget.window()
        ratio = window.devicePixelRatioF()
        over = window.childAt(round(ink.center().x() / ratio), round(ink.center().y() / ratio))
        if over is None or over is widget or over.isAncestorOf(widget) or widget.isAncestorOf(over):
            return None
        return over

    @staticmethod
    def _compare(stroke: _Stroke, image: QImage) -> tuple[QRect, float | None, QColor]:
        """Paint the text again, on the ground it has in the picture, and see which of its pixels are the same.

        Returns:
            The pixels it takes, the part of them that can be seen, and the ground.
        """
        rect, block = stroke.rect, stroke.block
        around = QRectF(0, 0, max(rect.width(), block.natural_width()), max(rect.height(), block.height(rect.width())))
        around.moveCenter(rect.center())
        air = block.line()
        box = stroke.transform.mapRect(around.adjusted(-air, -air, air, air)).toAlignedRect()
        shown = image.copy(box)  # beyond the window there is nothing, which is black
        ground = _ground(image.copy(stroke.transform.mapRect(around).toAlignedRect() & image.rect()))
        again = QImage(box.size(), QImage.Format.Format_RGB32)
        again.fill(ground)
        with painting(again) as painter:
            painter.setOpacity(stroke.opacity)
            painter.setTransform(stroke.transform * QTransform.fromTranslate(-box.x(), -box.y()))
            block.draw(painter, rect, stroke.color, stroke.align)
        ratio = stroke.widget.devicePixelRatioF()
        whole = QRect(0, 0, round(image.width() / ratio), round(image.height() / ratio))
        room = in_device_pixels(_within(stroke.widget, whole), ratio).translated(-box.topLeft())
        empty = ground.rgb() & 0xFFFFFF
        strong = STRONG * _far(stroke.color.rgb(), empty) * stroke.opacity
        width = box.width()
        wanted, found = memoryview(again.constBits()).cast("I"), memoryview(shown.constBits()).cast("I")
        ink, total, same = QRect(), 0, 0
        for at, pixel in enumerate(wanted):
            if pixel & 0xFFFFFF == empty or _far(pixel, empty) < strong:
                continue
            y, x = divmod(at, width)
            if room.top() <= y <= room.bottom():
                ink = ink.united(QRect(x, y, 1, 1))
            if room.contains(x, y):
                total += 1
                same += _far(pixel, found[at]) <= NEAR
            else:  # cut off by what can be scrolled up and down is no fault; at its sides it is
                total += room.top() <= y <= room.bottom()
        return ink.translated(box.topLeft()), same / total if total else None, ground


def in_device_pixels(rect: QRect, ratio: float) -> QRect:
    """A rectangle of a window in the pixels of its picture."""
    return QRectF(rect.x() * ratio, rect.y() * ratio, rect.width() * ratio, rect.height() * ratio).toAlignedRect()


def opaque(color: QColor) -> QColor:
    """A colour without its transparency."""
    return QColor(color.red(), color.green(), color.blue())


def _far(one: int, other: int) -> int:
    """How far two colours are apart: the greatest difference of their channels."""
    return max(abs((one >> shift & 255) - (other >> shift & 255)) for shift in (0, 8, 16))


def _ground(image: QImage) -> QColor:
    """The colour that most of an image has."""
    if image.isNull():
        return QColor("black")
    return QColor.fromRgb(Counter(memoryview(image.constBits()).cast("I")).most_common(1)[0][0])


def _front(window: QWidget) -> QWidget:
    """The dialog that is open in a window, which covers all of it, or the window itself."""
    covering = [
        child
        for child in window.children()
        if isinstance(child, Dialog) and child.isVisible() and child.geometry() == window.rect()
    ]
    return covering[-1] if covering else window


def _inside(widget: QWidget, front: QWidget) -> bool:
    return widget is front or front.isAncestorOf(widget)


def _within(widget: QWidget, whole: QRect) -> QRect:
    """The part of the window in which a widget can be seen: inside everything it scrolls in."""
    room, window = QRect(whole), widget.window()
    at: QWidget | None = widget
    while at is not None and at is not window:
        above = at.parentWidget()
        if isinstance(above, QAbstractScrollArea) and above.viewport() is at:
            room = room.intersected(QRect(at.mapTo(window, QPoint(0, 0)), at.size()))
        at = above
    return room


def overlaps(written: list[Written]) -> Iterator[tuple[Written, Written]]:
    """Pairs of texts that are both seen and run into each other."""
    seen = [one for one in written if one.seen is not None and one.seen >= WHOLE]
    for place, one in enumerate(seen):
        for other in seen[place + 1 :]:
            shared = one.ink.intersected(other.ink)
            if shared.width() > 1 and shared.height() > 1:
                yield one, other


def faults(written: list[Written]) -> Iterator[tuple[Written, str]]:
    """What is wrong with the texts of one picture: each text and what."""
    for one in written:
        if one.seen is None or one.seen <= GONE:
            continue
        if one.seen < WHOLE:
            yield one, f"is cut off or covered ({one.seen:.0%} of it can be seen)"
        if one.broken:
            yield one, "has a word broken in two"
        if one.above > 1.5:
            yield one, f"is {one.above:.0f} pixels taller than its place"
        if one.contrast is not None and one.contrast < (READABLE_LARGE if one.large else READABLE) - 0.005:
            yield one, f"has a contrast of only {one.contrast:.2f} with its ground"
        if one.missing or not one.fonts <= {SANS, SERIF}:
            yield one, f"has letters that the bundled fonts lack ({', '.join(sorted(one.fonts))})"
    for one, other in overlaps(written):
        yield one, f"runs into “{other.text}” of {other.widget}"


def fields(window: QWidget) -> Iterator[tuple[Written, str]]:
    """Fields whose content, or what stands in for it, is wider than they are."""
    for field in window.findChildren(QLineEdit):
        room = field.contentsRect().marginsRemoved(field.textMargins()).width()
        text = field.displayText() or field.placeholderText()
        wide = field.fontMetrics().horizontalAdvance(text)
        if field.isVisible() and wide > room:
            where = QRect(field.mapTo(window, QPoint(0, 0)), field.size())
            made = Written(text, path_of(field), where, 1.0, False, 0.0, frozenset(), False)
            yield made, f"is {wide - room} pixels wider than its field"
