"""The difference bar of Minchiate: −60 to +60, filled towards the leading side, with the resti of both sides."""

from __future__ import annotations

import math
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QPainter, QPen
from PySide6.QtWidgets import QSizePolicy

from cardgui.look.access import Role
from cardgui.look.i18n import number, signed
from cardgui.look.paint import rounded, rounded_path
from cardgui.look.text import TextBlock
from cardgui.look.theme import theme
from cardgui.look.type import scaled
from cardgui.models.minchiate import own
from cardgui.models.minchiate_prompt import RESTO
from cardgui.table.teams import team_color
from cardgui.table.top_bar import BarItem

if TYPE_CHECKING:
    from cardgui.models.shown import ShownState
    from cardgui.table.animator import Animator
    from cardgui.table.minchiate.words import MinchiateWords
    from cardgui.table.teams import Team

COUNT_MS, FILL_MS = 400, 300
LONG, SHORT = 330.0, 150.0
"""Length of the bar, with room and without."""
THICK: Final = 13.0
GAP: Final = 8.0
SIDES: Final[tuple[Team, Team]] = ("ours", "theirs")


class DifferenceBar(BarItem):
    """Who leads by how much, and the resti won; a click shows where the points come from."""

    access_role = Role.StaticText

    def __init__(self, words: MinchiateWords, animator: Animator) -> None:
        super().__init__()
        self._words, self._animator = words, animator
        self.lead = 0
        """Points by which the own side leads."""
        self.resti: tuple[int, ...] = (0, 0)
        self._drawn = 0.0
        self._drawn_resti: tuple[int, ...] = (0, 0)
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        self.setCursor(Qt.CursorShape.PointingHandCursor)

    def follow(self, shown: ShownState, *, at_once: bool) -> None:
        """Show the difference of now; after the count there is none any more."""
        table = own(shown)
        lead = table.difference if table.counted is None else 0
        (self.show_at_once if at_once else self.count_to)(lead, table.resti)

    def show_at_once(self, lead: int, resti: tuple[int, ...]) -> None:
        """Show a standing without counting."""
        self._animator.forget(self)
        self.lead, self.resti, self._drawn, self._drawn_resti = lead, resti, float(lead), resti
        self._tell()

    def count_to(self, lead: int, resti: tuple[int, ...]) -> None:
        """Count to another standing; where resti were won the bar fills up first."""
        if (lead, resti) == (self.lead, self.resti):
            self._tell()
            return
        before, self.lead, self.resti = self.resti, lead, resti
        self._tell()
        won = resti[0] - before[0], resti[1] - before[1]
        if not any(won) or self._animator.reduced:
            self._drawn_resti = resti
            self._run(float(lead), COUNT_MS)
            return
        full = RESTO if won[0] else -RESTO

        def turn() -> None:
            self._drawn_resti = resti
            self._run(float(lead), FILL_MS)

        self._animator.run(self, "count", self._draw_at, begin=self._drawn, end=full, ms=FILL_MS, done=turn)

    def _run(self, end: float, ms: float) -> None:
        self._animator.run(self, "count", self._draw_at, begin=self._drawn, end=end, ms=ms)

    def _draw_at(self, value: float) -> None:
        self._drawn = value
        self.update()

    def _tell(self) -> None:
        words = self._words.difference(self.lead, self.resti)
        self.setAccessibleName(words)
        self.setToolTip(words)
        self.update()

    def retranslate(self) -> None:
        """Follow another language."""
        self._tell()
        self.updateGeometry()

    # size and painting ----------------------------------------

    def _labels(self) -> list[TextBlock]:
        return [TextBlock(self._words.side(side), 14, 600) for side in (0, 1)]

    def _label_width(self) -> float:
        """Both labels are as wide as the wider, so that the bar stands in the middle; none where room lacks."""
        if self.brief and theme().scale >= 1.3:
            return 0.0
        return max(label.natural_width() for label in self._labels()) + GAP + 2

    def _badge(self) -> float:
        return scaled(28)

    def sizeHint(self) -> QSize:
        """Labels, badges and the bar."""
        bar = SHORT if self.brief else LONG
        height = THICK + self._scale() + 15
        return QSize(math.ceil(2 * (self._label_width() + self._badge() + GAP) + bar), math.ceil(height))

    @staticmethod
    def _scale() -> float:
        """Height of the numbers under the bar."""
        return TextBlock("", 12).line()

    def focus_shape(self) -> tuple[QRectF, float]:
        """Everything inside."""
        return QRectF(self.rect()).adjusted(0, 2, 0, -2), 8.0

    def draw(self, painter: QPainter) -> None:
        """Draw labels, badges, scale and fill."""
        area, label_width, badge = QRectF(self.rect()), self._label_width(), self._badge()
        if self.underMouse():
            rounded(painter, self.focus_shape()[0], 8, theme().color("surface2"))
        row = QRectF(area.left(), area.top() + 2, area.width(), area.height() - self._scale())
        for side, label in enumerate(self._labels()):
            middle = label_width + badge / 2 if side == 0 else area.width() - label_width - badge / 2
            # The badges stand beside the bar, a little lower than its middle, as the scale is under it.
            self._draw_badge(painter, side, QPointF(middle, area.center().y()), badge)
            if label_width:
                color = theme().color(team_color(SIDES[side]))
                right = Qt.AlignmentFlag.AlignRight if side == 0 else Qt.AlignmentFlag.AlignLeft
                left = 0.0 if side == 0 else area.width() - label_width + GAP
                label.draw(painter, QRectF(left, 0, label_width - GAP, area.height()), color, right)
        beside = label_width + badge + GAP
        self._draw_bar(painter, QRectF(beside, row.center().y() - THICK / 2, area.width() - 2 * beside, THICK))

    def _draw_badge(self, painter: QPainter, side: int, middle: QPointF, size: float) -> None:
        color = theme().color(team_color(SIDES[side]))
        box = QRectF(middle.x() - size / 2, middle.y() - size / 2, size, size)
        if side == 0:
            rounded(painter, box, size / 2, color)
        else:
            pen = QPen(color, 2.0)
            pen.setDashPattern([2.2, 1.6])
            painter.setPen(pen)
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawEllipse(box.adjusted(1, 1, -1, -1))
        ink = theme().color("surface" if side == 0 else "text")
        TextBlock(number(self._drawn_resti[side]), 14, 600).draw(painter, box, ink, Qt.AlignmentFlag.AlignHCenter)

    def _draw_bar(self, painter: QPainter, bar: QRectF) -> None:
        rounded(painter, bar, 3, theme().color("surface2"))
        middle, half = bar.center().x(), bar.width() / 2
        reach = max(-1.0, min(1.0, self._drawn / RESTO)) * half
        if abs(reach) >= 0.5:
            team = SIDES[0 if reach > 0 else 1]
            fill = QRectF(middle - reach if reach > 0 else middle, bar.top(), abs(reach), bar.height())
            self._draw_fill(painter, bar, fill, team)
        ink = theme().color("text")
        painter.fillRect(QRectF(middle - 1, bar.top() - 3, 2, bar.height() + 6), ink)
        line = theme().color("border")
        for part in (0.0, 0.25, 0.75, 1.0):
            painter.fillRect(QRectF(bar.left() + part * (bar.width() - 1), bar.bottom() + 2, 1, 4), line)
        below = QRectF(bar.left(), bar.bottom() + 3, bar.width(), self._scale())
        ends = TextBlock(number(RESTO), 12)
        quiet, wide = theme().color("text2"), ends.natural_width() + 2
        value = TextBlock(signed(abs(round(self._drawn))), 12, 600)
        width = value.natural_width() + 2
        tip = middle - reach
        at = min(max(tip - width / 2, bar.left()), bar.right() - width)
        if at > bar.left() + wide + 4:
            ends.draw(painter, QRectF(below.left(), below.top(), wide, below.height()), quiet)
        if at + width < bar.right() - wide - 4:
            ends.draw(painter, QRectF(below.right() - wide + 2, below.top(), wide, below.height()), quiet)
        if round(self._drawn):
            color = theme().color(team_color(SIDES[0 if self._drawn > 0 else 1]))
            value.draw(painter, QRectF(at, below.top(), width, below.height()), color)

    @staticmethod
    def _draw_fill(painter: QPainter, bar: QRectF, fill: QRectF, team: Team) -> None:
        """Solid for the own side, striped for the other: colour alone does not tell."""
        color = theme().color(team_color(team))
        painter.save()
        painter.setClipPath(rounded_path(bar, 3))
        painter.fillRect(fill, color)
        if team == "theirs":
            painter.setClipRect(fill, Qt.ClipOperation.IntersectClip)
            painter.setPen(QPen(theme().color("surface"), 1.6))
            at = fill.left() - fill.height()
            while at < fill.right():
                painter.drawLine(QPointF(at, fill.bottom()), QPointF(at + fill.height(), fill.top()))
                at += 7
        painter.restore()
