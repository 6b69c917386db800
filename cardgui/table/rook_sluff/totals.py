"""How the two teams stand: tricks of the deal, bid, and the score of the match."""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QFocusEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget

from cardgui.look import focus
from cardgui.look.access import Role
from cardgui.look.paint import mirroring, rounded, shadow
from cardgui.look.sentences import joined
from cardgui.look.text import TextBlock
from cardgui.look.theme import theme
from cardgui.look.tokens import RADIUS_OPTION
from cardgui.look.type import scaled
from cardgui.table.pose import Rect
from cardgui.table.teams import Team, draw_team_mark

MARGIN = 7
PAD = 14
GAP = 8
"""Between what stands in a line and the total at its end."""
BESIDE = 8
"""From a callout that stands beside the totals."""


@dataclass(frozen=True, slots=True)
class TeamLine:
    """One team's line.

    Attributes:
        team: which.
        name: what it is called.
        said: tricks taken and bid, or what is bid so far.
        total: score of the match.
        spoken: the same for a screen reader.
    """

    team: Team
    name: str
    said: str
    total: str
    spoken: str


class TeamTotals(QWidget):
    """Both teams, one line each. It can be focused and is read as two sentences."""

    access_role = Role.StaticText

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.lines: tuple[TeamLine, ...] = ()
        self._wanted = self._cut_off = False
        self._box = Rect(0, 0, 0, 0)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        theme().changed.connect(self.update)

    def show_lines(self, lines: tuple[TeamLine, ...]) -> None:
        """Show something else."""
        if lines != self.lines:
            self.lines = lines
            self.setAccessibleName(joined(line.spoken for line in lines))
            self.update()

    def want(self, *, wanted: bool) -> None:
        """Be there, or not."""
        self._wanted = wanted
        self.setVisible(wanted and not self._cut_off)

    @property
    def wanted(self) -> bool:
        """Whether there is something to show."""
        return self._wanted

    def place(self, covered: Rect | None) -> Rect:
        """Where they stand; beside a callout as narrow as need be, if the numbers have room there."""
        box = self._box
        if covered is None or not box.meets(covered):
            return box
        left = covered.right + BESIDE
        narrow = Rect(left, box.y, box.right - left, box.h)
        return narrow if narrow.w >= self._least_width() else box

    def stand(self, box: Rect | None) -> None:
        """Stand there, or be away while something cuts through the totals."""
        self._cut_off = box is None
        self._cover(box or self._box)
        self.setVisible(self._wanted and not self._cut_off)

    def put(self, box: Rect) -> None:
        """Stand there while nothing is in the way."""
        if box != self._box:
            self._box = box
            self._cover(box)

    def _cover(self, box: Rect) -> None:
        self.setGeometry(
            round(box.x) - MARGIN, round(box.y) - MARGIN, round(box.w) + 2 * MARGIN, round(box.h) + 2 * MARGIN
        )

    def _least_width(self) -> float:
        """What marks, names and totals need."""
        numbers = (TextBlock(line.total, 14, 600).natural_width() for line in self.lines)
        # Where it stands is rounded to whole pixels.
        return 2 * PAD + self._names_width() + max(numbers, default=0.0) + 2

    def _names_width(self) -> float:
        """How far the columns of numbers stand in from where the marks begin."""
        names = (TextBlock(line.name, 14, 600).natural_width() for line in self.lines)
        return scaled(16) + 8 + max(names, default=0.0) + 10

    def focusInEvent(self, event: QFocusEvent) -> None:
        """Show the keyboard ring."""
        super().focusInEvent(event)
        focus.gained(self, event, lambda: (self._area(), float(RADIUS_OPTION)))

    def focusOutEvent(self, event: QFocusEvent) -> None:
        """Take the keyboard ring away."""
        super().focusOutEvent(event)
        focus.lost(self)

    def _area(self) -> QRectF:
        return QRectF(self.rect()).adjusted(MARGIN, MARGIN, -MARGIN, -MARGIN)

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: ARG002
        """Draw the lines under each other, in columns."""
        area = self._area()
        with mirroring(self) as painter:
            shadow(painter, area, RADIUS_OPTION, "low")
            rounded(painter, area, RADIUS_OPTION, theme().color("plate"), theme().color("line"))
            if not self.lines:
                return
            names = [TextBlock(line.name, 14, 600) for line in self.lines]
            side = scaled(16)
            after = area.left() + PAD + self._names_width()
            step = min(scaled(26), (area.height() - 8) / len(self.lines))
            top = area.center().y() - step * len(self.lines) / 2
            size = self._rest_size(area.right() - PAD - after)
            for name, line in zip(names, self.lines, strict=True):
                mark = QRectF(area.left() + PAD, top + (step - side) / 2, side, side)
                draw_team_mark(painter, mark, line.team)
                left = mark.right() + 8
                name.draw(painter, QRectF(left, top, name.natural_width() + 2, step), theme().color("text"))
                self._draw_figures(painter, line, QRectF(after, top, area.right() - PAD - after, step), size)
                top += step

    def _rest_size(self, room: float) -> float:
        """Size of what the numbers mean, so that it has room in every line; 0 where it has none in one of them."""

        def fits(line: TeamLine, size: float) -> bool:
            beside = GAP + TextBlock(line.total, 14, 600).natural_width()
            return TextBlock(line.said, size).natural_width() + beside <= room

        return next((size for size in (13.0, 12.0) if all(fits(line, size) for line in self.lines)), 0.0)

    @staticmethod
    def _draw_figures(painter: QPainter, line: TeamLine, room: QRectF, size: float) -> None:
        total = TextBlock(line.total, 14, 600)
        total.draw(painter, room, theme().color("text"), Qt.AlignmentFlag.AlignRight)
        # Where room lacks, no number stands there without its words; both are read aloud and stand on the plates.
        if size:
            TextBlock(line.said, size).draw(painter, room, theme().color("text"))
