"""What is drawn on the table under the cards: places, arcs of the direction, labels. Read aloud as the trick."""

from __future__ import annotations

import math
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFocusEvent, QPainter, QPainterPath, QPaintEvent, QPen
from PySide6.QtWidgets import QWidget

from cardgui.look import focus
from cardgui.look.access import Role
from cardgui.look.paint import painting
from cardgui.look.text import TextBlock
from cardgui.look.theme import theme
from cardgui.table.layout import Arc, TableLayout
from cardgui.table.pose import Pose, Rect


@dataclass(frozen=True, slots=True)
class TrickMarks:
    """What is marked.

    Attributes:
        places: seats whose empty place is outlined; the own one strongly, others faintly.
        direction: ``"cw"``, ``"ccw"``, or nothing for no arcs.
        above, below: a label above or below a seat's card.
    """

    places: tuple[int, ...] = ()
    direction: str = ""
    above: dict[int, str] = field(default_factory=dict)
    below: dict[int, str] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class _Drawn:
    """Something that is drawn: what, and where."""

    what: str
    box: Rect


class Marks(QWidget):
    """The middle of the table: one widget under all cards. It takes the focus in place of the cards of the trick."""

    access_role = Role.StaticText

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.marks = TrickMarks()
        self.layout_used: TableLayout | None = None
        self._panels: tuple[Rect, ...] = ()
        self._talk: tuple[Rect, ...] = ()
        self._pills: tuple[Rect, ...] = ()
        self._lying = False
        """Whether something lies in the middle, or is to."""
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        theme().changed.connect(self.update)

    def show_marks(self, marks: TrickMarks, layout: TableLayout) -> None:
        """Mark something else."""
        if layout != self.layout_used:
            self.marks, self.layout_used = marks, layout
            self.update()
        elif marks != self.marks:
            before, self.marks = self._drawn(layout), marks
            self._update_from(before)

    def show_lying(self, *, lying: bool) -> None:
        """Say whether something lies in the middle, or is to: around nothing there is no keyboard ring."""
        if lying != self._lying:
            self._lying = lying
            focus.changed(self)

    def keep_clear(self, panels: Iterable[Rect], talk: Iterable[Rect], pills: Iterable[Rect] = ()) -> None:
        """Nothing is drawn that a panel, a callout or the prompt beside it would cut, and no arc at what is said.

        Args:
            panels: where panels stand.
            talk: where a callout stands, and the prompt that has made way for it.
            pills: where the prompt and the banner stand, with a callout or without.
        """
        wanted = tuple(panels), tuple(talk), tuple(pills)
        if wanted != (self._panels, self._talk, self._pills):
            before = self._drawn(self.layout_used)
            self._panels, self._talk, self._pills = wanted
            self._update_from(before)

    def _drawn(self, layout: TableLayout | None) -> set[_Drawn]:
        """Everything that is drawn now."""
        if layout is None:
            return set()
        drawn = {_Drawn("place", layout.trick(seat).bounds(layout.shape.ratio)) for seat in self._free_places(layout)}
        drawn |= {_Drawn(self.marks.direction, _bounds(arc)) for arc in self._free_arcs(layout)}
        return drawn | {_Drawn(block.text, box) for block, box in self._free_labels(layout)}

    def _update_from(self, before: set[_Drawn]) -> None:
        """Paint what is different now: this widget lies under all cards, which are painted anew with it."""
        for one in before ^ self._drawn(self.layout_used):
            box = one.box.grown(4)
            self.update(QRectF(box.x - self.x(), box.y - self.y(), box.w, box.h).toAlignedRect())

    def focusInEvent(self, event: QFocusEvent) -> None:
        """Show the keyboard ring around the trick."""
        super().focusInEvent(event)
        focus.gained(self, event, lambda: (self._trick_area(), 16.0))

    def focusOutEvent(self, event: QFocusEvent) -> None:
        """Take the keyboard ring away."""
        super().focusOutEvent(event)
        focus.lost(self)

    def _trick_area(self) -> QRectF:
        layout = self.layout_used
        whole = QRectF()
        if layout is None or not self._lying:
            return whole
        for seat in range(layout.players):
            box = layout.trick(seat).bounds(layout.shape.ratio).grown(6)
            whole = whole.united(QRectF(box.x, box.y, box.w, box.h))
        return whole.translated(-self.x(), -self.y())

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: ARG002
        """Draw places, arcs and labels."""
        layout = self.layout_used
        if layout is None:
            return
        with painting(self) as painter:
            painter.translate(-self.x(), -self.y())
            for seat in self._free_places(layout):
                _draw_place(painter, layout, layout.trick(seat), strong=seat == 0)
            for arc in self._free_arcs(layout):
                _draw_arc(painter, arc, layout.u)
            for block, box in self._free_labels(layout):
                block.draw(painter, QRectF(box.x, box.y, box.w, box.h), theme().color("table_text"))

    def _free_places(self, layout: TableLayout) -> list[int]:
        boxes = {seat: layout.trick(seat).bounds(layout.shape.ratio) for seat in self.marks.places}
        return [seat for seat, box in boxes.items() if not self._under_panel(box) and not _any_meets(box, self._talk)]

    def _free_arcs(self, layout: TableLayout) -> tuple[Arc, ...]:
        arcs = layout.arcs(self.marks.direction) if self.marks.direction else ()
        if any(self._under_panel(_bounds(arc)) for arc in arcs):
            return ()
        return tuple(arc for arc in arcs if not _any_meets(_bounds(arc), (*self._talk, *self._pills)))

    def label_boxes(self) -> list[Rect]:
        """Where labels belong."""
        return [boxes[0] for _, boxes in self._labels(self.layout_used)] if self.layout_used is not None else []

    def _labels(self, layout: TableLayout) -> Iterator[tuple[TextBlock, list[Rect]]]:
        """Each label and where it may stand; at the sides the other end of its card will do as well."""
        ends = (self.marks.above, layout.label_above), (self.marks.below, layout.label_below)
        for (texts, where), (others, elsewhere) in (ends, ends[::-1]):
            for seat, text in texts.items():
                if self._under_panel(layout.trick(seat).bounds(layout.shape.ratio)):
                    continue  # nor is its card to be seen
                block = TextBlock(text, 12, 600)
                size = block.natural_width() + 2, block.line()
                both = layout.place_of(seat)[0] in {"left", "right"} and seat not in others
                yield block, [where(seat, *size), *([elsewhere(seat, *size)] if both else [])]

    def _free_labels(self, layout: TableLayout) -> Iterator[tuple[TextBlock, Rect]]:
        """The labels that nothing cuts; "captions and explanations go first" where room lacks."""
        arcs = [_bounds(arc) for arc in self._free_arcs(layout)]
        for block, boxes in self._labels(layout):
            for box in boxes:
                cuts = (*self._panels, *self._talk, *(arcs if box != boxes[0] else ()))
                if not _any_meets(box, cuts):
                    yield block, box
                    break

    def _under_panel(self, box: Rect) -> bool:
        return _any_meets(box, self._panels)


def _any_meets(box: Rect, others: Iterable[Rect]) -> bool:
    return any(box.meets(other) for other in others)


def _bounds(arc: Arc) -> Rect:
    """What an arc and its head take at most."""
    turns = [math.radians(degrees) for degrees in (arc.start, arc.end)]
    xs = [arc.cx + arc.rx * math.cos(turn) for turn in turns]
    ys = [arc.cy + arc.ry * math.sin(turn) for turn in turns]
    return Rect(min(xs), min(ys), max(xs) - min(xs), max(ys) - min(ys)).grown(6)


def _ink(strength: float) -> QColor:
    color = QColor(theme().color("table_text"))
    color.setAlphaF(strength)
    return color


def _draw_place(painter: QPainter, layout: TableLayout, pose: Pose, *, strong: bool) -> None:
    w, h = pose.width, pose.width * layout.shape.ratio
    painter.setPen(QPen(_ink(0.62 if strong else 0.28), 1.6, Qt.PenStyle.CustomDashLine))
    pen = painter.pen()
    pen.setDashPattern([4, 3])
    painter.setPen(pen)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawRoundedRect(QRectF(pose.x - w / 2, pose.y - h / 2, w, h), 0.08 * w, 0.08 * w)


def _draw_arc(painter: QPainter, arc: Arc, u: float) -> None:
    def at(degrees: float) -> QPointF:
        turn = math.radians(degrees)
        return QPointF(arc.cx + arc.rx * math.cos(turn), arc.cy + arc.ry * math.sin(turn))

    path = QPainterPath(at(arc.start))
    steps = 16
    for step in range(1, steps + 1):
        path.lineTo(at(arc.start + (arc.end - arc.start) * step / steps))
    tip, before = at(arc.end), at(arc.end - (arc.end - arc.start) * 0.08)
    heading = math.atan2(tip.y() - before.y(), tip.x() - before.x())
    for side in (-1, 1):
        back = heading + math.pi + side * 0.5
        path.moveTo(tip)
        path.lineTo(tip + QPointF(math.cos(back), math.sin(back)) * 10 * max(u, 0.8))
    painter.setPen(QPen(_ink(0.55), 2.0, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap, Qt.PenJoinStyle.RoundJoin))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawPath(path)
