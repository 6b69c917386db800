"""Callouts: a few words above a card of the hand, with a tail that points at it. Nothing else stops for them."""

from __future__ import annotations

import math
from collections.abc import Iterable, Iterator
from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QPointF, QRectF, Qt, Signal
from PySide6.QtGui import QPainterPath, QPaintEvent
from PySide6.QtWidgets import QHBoxLayout, QSpacerItem, QVBoxLayout, QWidget

from cardgui.look.controls import Button, Label, Link
from cardgui.look.icons import icon
from cardgui.look.paint import draw_picture, mirroring, rounded, shadow
from cardgui.look.theme import theme
from cardgui.look.tokens import RADIUS_OPTION
from cardgui.look.type import scaled
from cardgui.table.beside import won
from cardgui.table.panels import SHADE, Panel
from cardgui.table.pose import Rect
from cardgui.table.prompt_place import BESIDE, FAR, NOWHERE, edge

if TYPE_CHECKING:
    from cardgui.table.animator import Animator
    from cardgui.table.stage import Stage

TAIL = 8
WIDTH = 420
STRETCHES = (1.0, 1.1, 1.2, 1.3, 1.4, 1.7, 2.0)
"""How much wider than usual a callout may be."""
AMONG_MANY = (0.85, 0.75, 0.66)
"""How much narrower it may be where cards lie at both sides of its place."""
TAIL_AT = (0.18, 0.0, 0.5, 1.0, 0.35, 0.65, 0.82)
"""Where along its lower edge the tail may be, in parts of the width; the first is the usual one."""
TAIL_ROOM = 24.0
"""Least distance of the tail from the corners."""
Cost = tuple[float, bool, float, int, float]
"""What a callout covers: cards, the prompt for good, the own plate, what is the game's or was won; how far the prompt
must go; labels."""
WELL: Cost = (0, False, 0, BESIDE, 0)
"""Good enough: the prompt stands beside it, and nothing else is covered."""
FAIR: Cost = (0, False, 0, FAR, 0)
"""What is better than this needs no smaller callout."""
TOLERABLE: Cost = (0, False, math.inf, NOWHERE, math.inf)
"""What is better than this needs no callout without a title."""
WORST: Cost = (math.inf, True, math.inf, NOWHERE, math.inf)


class Callout(Panel):
    """A panel whose tail points at a card below it.

    Signals:
        covering: the part of the table that it covers, or None when it goes.
    """

    covering = Signal(object)

    def __init__(self, parent: QWidget, animator: Animator, width: float = WIDTH) -> None:
        super().__init__(parent, animator, width)
        self.points = True
        """Whether it has a tail: whether it is about the card below it."""
        self._tip = QPointF()
        self._stage: Stage | None = None
        self.slim(slim=False)

    def slim(self, *, slim: bool) -> None:
        """Do with less air above and below, or not."""
        self._leave_air(6, 6) if slim else self._leave_air(14, 13)

    def _leave_air(self, above: int, below: int) -> None:
        self.column.setContentsMargins(SHADE + 16, SHADE + above, SHADE + 16, SHADE + TAIL + below)

    def point_at(self, stage: Stage, place: int, count: int, *, raised: bool) -> None:
        """Stand above a card of the hand, if possible without covering cards that were played or the prompt."""
        self._stage, layout = stage, stage.layout_now
        pose = layout.hand(count)[place]
        strip = layout.strip(count) if place < count - 1 else layout.cw
        x = pose.x - layout.cw / 2 + min(strip, 0.66 * layout.cw) / 2
        top = pose.y - layout.ch / 2 - (layout.lift if raised else 0.06 * layout.cw)
        if layout.rows == 2:
            top = layout.hand(count)[0].y - layout.ch / 2 - layout.lift
        self._tip = QPointF(x, top - 5)
        self.fit()

    def fit(self) -> None:
        """Fit to the content and stand above the tip, inside the window, where least is covered."""
        if self._stage is None:
            return
        level, box = self._best(self._stage)
        self._do_with(level)
        self._top = round(box.y)
        self.setGeometry(round(box.x), self._top, round(box.w), round(box.h))
        self._activate()
        self.covering.emit(box.grown(-SHADE))

    def least(self, *, least: bool) -> None:
        """Do without what can be missed, where cards or the prompt would be covered otherwise."""

    def untitled(self, *, untitled: bool) -> None:
        """Have no line for the title alone, where even then cards or the prompt would be covered otherwise."""

    def _do_with(self, level: int) -> None:
        """Take all the room there is (0), do with less air (1), what cannot be missed (2), or the least room (3)."""
        self.slim(slim=level > 0)
        self.least(least=level > 1)
        self.untitled(untitled=level > 2)
        if level > 2:
            self._leave_air(3, 3)

    def _best(self, stage: Stage) -> tuple[int, Rect]:
        """With how little, and where, it covers least; what is good enough ends the search."""
        best: tuple[Cost, int, Rect] | None = None
        for level, stretches in self._ways(stage):
            self._do_with(level)
            for box in self._boxes(stretches):
                cost = self._cost(stage, box.grown(-SHADE), best[0] if best is not None else WORST)
                if best is None or cost < best[0]:
                    best = cost, level, box
                if cost <= WELL:
                    return level, box
            if best is not None and best[0] < (TOLERABLE if level else FAIR):
                break
        if best is None:
            raise RuntimeError("a callout without any place")
        return best[1], best[2]

    @staticmethod
    def _ways(stage: Stage) -> Iterator[tuple[int, tuple[float, ...]]]:
        """With how little it can do and how wide it can be, the best looking ways first."""
        narrow = AMONG_MANY if stage.players > 4 else ()
        yield 0, (*STRETCHES, *narrow)
        yield 1, STRETCHES
        yield 2, STRETCHES
        yield 3, STRETCHES
        if narrow:
            yield 1, narrow
            yield 2, narrow
            yield 3, narrow

    def _boxes(self, stretches: Iterable[float]) -> Iterator[Rect]:
        """Where it can stand, shadow included, the best looking places first."""
        self._activate()
        away = edge(self._stage.layout_now) if self._stage is not None else 0.0
        most = (self._stage or self).width() - 2 * away
        least = self.column.minimumSize().width() - 2 * SHADE
        widths = (math.ceil(min(max(self._wanted * stretch * scaled(1), least), most)) for stretch in stretches)
        for inner in dict.fromkeys(widths):
            height = self._height(inner + 2 * SHADE)
            ends = (self._tip.x() - max(min(inner * part, inner - TAIL_ROOM), TAIL_ROOM) for part in TAIL_AT)
            for left in dict.fromkeys(round(min(max(end, away), away + most - inner)) for end in ends):
                yield Rect(left - SHADE, round(self._tip.y() - height + SHADE), inner + 2 * SHADE, height)

    @staticmethod
    def _cost(stage: Stage, covered: Rect, best: Cost) -> Cost:
        """What it would cover: cards above all, then the prompt, own plate and things of the game's, and labels.

        Where the cards alone make it worse than the best, the rest is not worked out.
        """
        cards = round(sum(covered.shared(box) for box in stage.played_boxes()))
        if cards > best[0]:
            return cards, *WORST[1:]
        layout = stage.layout_now
        own = round(covered.shared(layout.plate(0))) + round(covered.shared(layout.pile_box(0)))
        own += round(sum(covered.shared(thing.place(None)) for thing in stage.loose if thing.wanted))
        own += round(sum(covered.shared(box) for box in won(stage)))
        labels = round(sum(covered.shared(box) for box in stage.marks.label_boxes()))
        prompt = stage.prompt_cost(covered)
        return cards, prompt >= NOWHERE, own, prompt, labels

    def vanish(self) -> None:
        """Go away and cover nothing."""
        super().vanish()
        self.covering.emit(None)

    def surface(self) -> QRectF:
        """The callout itself, without tail and shadow."""
        return QRectF(self.rect()).adjusted(SHADE, SHADE, -SHADE, -SHADE - TAIL)

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: ARG002
        """Draw surface and tail."""
        area = self.surface()
        x = min(max(self._tip.x() - self.x(), area.left() + 22), area.right() - 22)
        tail = QPainterPath(QPointF(x - 11, area.bottom() - 1))
        tail.lineTo(x, area.bottom() + TAIL)
        tail.lineTo(x + 11, area.bottom() - 1)
        with mirroring(self) as painter:
            shadow(painter, area, RADIUS_OPTION, "mid")
            rounded(painter, area, RADIUS_OPTION, theme().color("surface"), theme().color("line"))
            if not self.points:
                return
            painter.fillPath(tail, theme().color("surface"))
            painter.setPen(theme().color("line"))
            painter.drawLine(QPointF(x - 10, area.bottom() - 0.5), QPointF(x, area.bottom() + TAIL))
            painter.drawLine(QPointF(x, area.bottom() + TAIL), QPointF(x + 10, area.bottom() - 0.5))


class RefusalCallout(Callout):
    """Why a card cannot be played now.

    Signals:
        silenced: the person does not want this rule explained again; its number.
        rule_wanted: the person wants to read the rule; its number.
    """

    silenced = Signal(str)
    rule_wanted = Signal(str)

    def __init__(self, parent: QWidget, animator: Animator) -> None:
        super().__init__(parent, animator)
        self.rule = ""
        self.closes_on_escape = True
        self._sign = _Sign()
        self._title = Label("", 16, 600, wrap=True)
        self._text = Label("", 14, wrap=True)
        self._got_it = Button("", "secondary")
        self._never = Link("", 13)
        self._rule = Link("", 13)
        self._head = head = QHBoxLayout()
        head.setSpacing(8)
        head.addWidget(self._sign, 0, Qt.AlignmentFlag.AlignTop)
        head.addWidget(self._title, 1)
        head.addStretch(0)  # an empty row would let the column be no wider than nothing
        self._foot = QHBoxLayout()
        self._foot.setSpacing(8)
        self._foot.addWidget(self._got_it)
        self._foot.addWidget(self._never)
        self._foot.addStretch(1)
        self._foot.addWidget(self._rule)
        words = QVBoxLayout()
        words.setSpacing(4)
        words.addLayout(head)
        words.addWidget(self._text)
        self._side = QVBoxLayout()
        self._side.setSpacing(2)
        self._side.addStretch(1)
        beside = QHBoxLayout()
        beside.setSpacing(16)
        beside.addLayout(words, 1)
        beside.addLayout(self._side)
        self._gap = QSpacerItem(0, 8)
        self.column.addLayout(beside)
        self.column.addItem(self._gap)
        self.column.addLayout(self._foot)
        self._got_it.clicked.connect(self.closed)
        self._never.clicked.connect(self._on_never)
        self._rule.clicked.connect(lambda: self.rule_wanted.emit(self.rule))
        self.retranslate()

    _side: QVBoxLayout | None = None

    def slim(self, *, slim: bool) -> None:
        """Put the buttons beside the words, or below them."""
        super().slim(slim=slim)
        side = self._side
        if side is None or slim == (side.indexOf(self._got_it) >= 0):
            return
        old, new = (self._foot, side) if slim else (side, self._foot)
        for place, widget in enumerate((self._got_it, self._never)):
            old.removeWidget(widget)
            new.insertWidget(place, widget)
        old, new = (self._foot, self._head) if slim else (self._head, self._foot)
        old.removeWidget(self._rule)
        new.addWidget(self._rule, 0, Qt.AlignmentFlag.AlignTop if slim else Qt.AlignmentFlag.AlignVCenter)
        self._gap.changeSize(0, 0 if slim else 8)

    def least(self, *, least: bool) -> None:
        """Leave the title, the reason and its rule."""
        for widget in (self._sign, self._never):
            widget.setVisible(not least)
        side = self._side
        if side is None or least == (side.indexOf(self._rule) >= 0) or side.indexOf(self._got_it) < 0:
            return
        old, new = (self._head, side) if least else (side, self._head)
        old.removeWidget(self._rule)
        new.insertWidget(2, self._rule, 0, Qt.AlignmentFlag.AlignHCenter if least else Qt.AlignmentFlag.AlignTop)

    def untitled(self, *, untitled: bool) -> None:
        """Leave the reason: the tail points at the card that the title names."""
        self._title.setVisible(not untitled)

    def explain(self, title: str, text: str, rule: str) -> None:
        """Say why."""
        self.rule = rule
        self._title.setText(title)
        self._text.setText(text)
        self._show_rule()
        self.setAccessibleName(title)
        self.setAccessibleDescription(text)

    def take_focus(self) -> None:
        """Give the focus to the first button."""
        self._got_it.setFocus(Qt.FocusReason.TabFocusReason)

    def retranslate(self) -> None:
        """Follow another language."""
        self._got_it.setText(self.tr("Got it"))
        self._never.setText(self.tr("Don't explain this again"))
        self._show_rule()

    def _show_rule(self) -> None:
        # What no game's rule covers has a number of no rulebook.
        self._rule.setVisible("-" in self.rule)
        self._rule.setText(self.tr("Rule {rule}").format(rule=self.rule) if "-" in self.rule else "")

    def changeEvent(self, event: QEvent) -> None:
        """Follow another language."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()

    def _on_never(self) -> None:
        self.silenced.emit(self.rule)
        self.closed.emit()


class _Sign(QWidget):
    """The sign before the title, in the colour of a warning."""

    def __init__(self) -> None:
        super().__init__()
        theme().changed.connect(self._fit)
        self._fit()

    def _fit(self) -> None:
        side = round(scaled(20))
        self.setFixedSize(side, round(scaled(24)))

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: ARG002
        """Draw it."""
        side = self.width()
        with mirroring(self) as painter:
            picture = icon("info", theme().color("warn"), side, self.devicePixelRatioF())
            draw_picture(painter, QPointF(0, (self.height() - side) // 2), picture)
