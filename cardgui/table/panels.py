"""Panels over the table: they come with a short fade, never cover the hand, and fit themselves to their room."""

from __future__ import annotations

import math
from collections.abc import Callable
from itertools import product

from PySide6.QtCore import QRectF, Qt, Signal
from PySide6.QtGui import QGuiApplication, QKeyEvent, QPaintEvent
from PySide6.QtWidgets import QGraphicsOpacityEffect, QLayout, QVBoxLayout, QWidget

from cardgui.look.access import Role
from cardgui.look.paint import mirroring, rounded, shadow
from cardgui.look.theme import theme
from cardgui.look.tokens import RADIUS_PANEL
from cardgui.table.animator import Animator
from cardgui.table.layout import TableLayout
from cardgui.table.pose import Rect

FADE_MS = 120
RISE = 6
PLATE_GAP = 8
WIDE_FROM = 1100
"""In narrower windows a panel that scrolls may take the place of the plates at the top."""
SHADE = 26
"""Room around a panel for its shadow."""


class Panel(QWidget):
    """A surface over the table with a column of content.

    Signals:
        closed: it was put away by the person.
        standing: where it stands now, without its shadow, or None when it goes.
    """

    closed = Signal()
    standing = Signal(object)

    access_role = Role.Grouping

    def __init__(self, parent: QWidget, animator: Animator, width: float) -> None:
        super().__init__(parent)
        self._animator = animator
        self._wanted = width
        self._layout = TableLayout(900, 600)
        self._top = 0
        self.column = QVBoxLayout(self)
        self.column.setContentsMargins(SHADE + 24, SHADE + 20, SHADE + 24, SHADE + 24)
        self.column.setSpacing(0)
        self.spare: list[list[QWidget]] = []
        """What goes when height lacks, one group after the other: captions and explanations."""
        self.tighten: Callable[[bool], None] = lambda _tight: None
        """Makes what stays smaller, or undoes that."""
        self.tighten_after = 99
        """How many groups of what is spare go before the rest is made smaller; usually all."""
        self.closes_on_escape = False
        self.names_players = False
        """Whether the panel tells what the plates do, so that it may cover those at the top at once."""
        self.in_columns = False
        """Whether what is spare stands in several columns, so that it comes back where it was not in the way."""
        self.scrolls = False
        """Whether its list scrolls, so that it leaves the plates at the top alone where the table is wide."""
        self.over_all = False
        """Whether the panel may take the place of the hand: when the deal is over."""
        self.spares_plate = False
        """Whether it is narrower then, where it would lie over the own plate."""
        self.kept_free = 0.0
        """Width at the right that is kept free for another panel."""
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.hide()
        self.setLayoutDirection(QGuiApplication.layoutDirection())
        theme().changed.connect(self._restyle)

    def appear(self) -> None:
        """Come up."""
        if self.isVisible():
            return
        self.fit()
        self.show()
        self.raise_()
        effect = QGraphicsOpacityEffect(self)
        effect.setOpacity(0.0)
        self.setGraphicsEffect(effect)
        self._tell()

        def fading() -> bool:
            # Another panel that comes up over this one meanwhile takes it out of sight at once.
            return self.graphicsEffect() is effect

        def step(part: float) -> None:
            if fading():
                effect.setOpacity(part)
            self.move(self.x(), self._top + (0 if self._animator.reduced else round(RISE * (1 - part))))

        def shown() -> None:
            if fading():
                self.setGraphicsEffect(None)  # type: ignore[arg-type]  # None takes the effect away
            self.move(self.x(), self._top)

        self._animator.run(self, "fade", step, begin=0.0, end=1.0, ms=FADE_MS, done=shown)

    def vanish(self) -> None:
        """Go away; the focus stays at the table."""
        if self.isHidden():
            return
        inside, parent = self.focusWidget(), self.parentWidget()
        if inside is not None and inside.hasFocus() and parent is not None:
            parent.setFocus(Qt.FocusReason.OtherFocusReason)
        self._animator.forget(self)
        self.setGraphicsEffect(None)  # type: ignore[arg-type]  # None takes the effect away
        self.hide()
        self.standing.emit(None)

    def put(self, layout: TableLayout) -> None:
        """Stand in the middle of the table, as high as the content needs and the table allows."""
        self._layout = layout
        self.fit()

    def fit(self) -> None:
        """Fit to the table; what is spare goes first when the height does not suffice, then the plates at the top."""
        most = self._narrowed(self._layout.end_room if self.over_all else self._layout.panel_room(math.inf))
        width = math.ceil(min(self._wanted * max(1.0, (theme().scale + 1) / 2), most.w) + 2 * SHADE)
        rooms = [most.h] if self.over_all or self.names_players else [self._layout.panel_room(0).h, most.h]
        if self.scrolls and not self.over_all and self._layout.width >= WIDE_FROM:
            rooms = rooms[:1]
        if self.over_all and self.spares_plate:
            width = self._beside_plate(width, most)
        limit = height = 0
        for limit, level in product((math.floor(room) + 2 * SHADE for room in rooms), range(len(self.spare) + 2)):
            self._do_without(level)
            height = self._height(width)
            if height <= limit:
                break
        height = min(self._put_back(width, limit, height) if self.in_columns else height, limit)
        room = most if self.over_all else self._narrowed(self._layout.panel_room(height - 2 * SHADE))
        self._top = round(room.cy - height / 2)
        left = room.cx - width / 2
        if self.over_all and self.spares_plate:
            left = self._right_of_plate(left, width, height, room)
        self.setGeometry(round(left), self._top, width, height)
        self._activate()
        self._tell()

    def _put_back(self, width: int, limit: int, height: int) -> int:
        """Show again what is spare but was not in the way, as it stands in another column; return the height then."""
        for group in reversed(self.spare):
            if not all(widget.isHidden() for widget in group):
                continue
            for widget in group:
                widget.show()
            with_it = self._height(width)
            if with_it > max(limit, height) or self.column.minimumHeightForWidth(width) > limit:
                for widget in group:
                    widget.hide()
            else:
                height = with_it
        return height

    def _beside_plate(self, width: int, room: Rect) -> int:
        """A width at which the own plate stays in sight, where everything fits into it; else the same width."""
        plate = self._layout.plate(0)
        narrow = math.floor(2 * (room.cx - plate.right - PLATE_GAP)) + 2 * SHADE
        if width <= narrow or room.cy + self._height(width) / 2 - SHADE <= plate.y:
            return width
        self._do_without(0)
        fits = self.column.totalMinimumSize().width() <= narrow and self._height(narrow) <= room.h + 2 * SHADE
        return narrow if fits else width

    def _right_of_plate(self, left: float, width: int, height: int, room: Rect) -> float:
        """A left edge at which the own plate stays in sight, where there is room for that; else the same one."""
        plate = self._layout.plate(0)
        beside = plate.right + PLATE_GAP - SHADE
        over = self._top + SHADE < plate.bottom and self._top + height - SHADE > plate.y
        return beside if over and left < beside <= room.right - width + SHADE else left

    def _narrowed(self, room: Rect) -> Rect:
        return Rect(room.x, room.y, room.w - self.kept_free, room.h)

    def _tell(self) -> None:
        if self.isVisible():
            box = Rect(self.x(), self._top, self.width(), self.height())
            self.standing.emit(box.grown(-SHADE))

    def _do_without(self, level: int) -> None:
        """Take the first `level` steps: each hides a group of what is spare, one makes the rest smaller."""
        turn = min(self.tighten_after, len(self.spare))
        for number, group in enumerate(self.spare):
            for widget in group:
                widget.setVisible(number + (number >= turn) >= level)
        self.tighten(level > turn)

    def _height(self, width: int) -> int:
        self._activate()
        if self.column.hasHeightForWidth():
            return self.column.totalHeightForWidth(width)
        return self.column.totalSizeHint().height()

    def _activate(self) -> None:
        """Let every layout inside look at its widgets again at once, the innermost first."""
        for widget in reversed(self.findChildren(QWidget)):
            layout = widget.layout()
            if layout is not None:
                _invalidate(layout)
                layout.activate()
        _invalidate(self.column)
        self.column.activate()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Esc closes, where that is possible."""
        if event.key() == Qt.Key.Key_Escape and self.closes_on_escape:
            self.closed.emit()
            return
        super().keyPressEvent(event)

    def _restyle(self) -> None:
        self.setLayoutDirection(QGuiApplication.layoutDirection())  # words run as elsewhere, the table never does
        if self.isVisible():
            self.fit()
        self.update()

    def surface(self) -> QRectF:
        """The panel itself, without its shadow."""
        return QRectF(self.rect()).adjusted(SHADE, SHADE, -SHADE, -SHADE)

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: ARG002
        """Draw the surface."""
        with mirroring(self) as painter:
            shadow(painter, self.surface(), RADIUS_PANEL, "mid")
            rounded(painter, self.surface(), RADIUS_PANEL, theme().color("surface"), theme().color("line"))


def _invalidate(layout: QLayout) -> None:
    """Forget what a layout and those inside it remember of their widgets' sizes."""
    for number in range(layout.count()):
        item = layout.itemAt(number)
        inner = item.layout() if item is not None else None
        if inner is not None:
            _invalidate(inner)
    layout.invalidate()
