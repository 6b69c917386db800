"""Panels over the table: they come with a short fade, never cover the hand, and fit themselves to their room."""

from __future__ import annotations

import math

from PySide6.QtCore import QEvent, QObject, QRectF, Qt, Signal
from PySide6.QtGui import QKeyEvent, QPaintEvent
from PySide6.QtWidgets import QGraphicsOpacityEffect, QVBoxLayout, QWidget

from cardgui.look.paint import painting, rounded, shadow
from cardgui.look.theme import theme
from cardgui.look.tokens import RADIUS_PANEL
from cardgui.table.animator import Animator
from cardgui.table.pose import Rect

FADE_MS = 120
RISE = 6
SHADE = 26
"""Room around a panel for its shadow."""


class Panel(QWidget):
    """A surface over the table with a column of content.

    Signals:
        closed: it was put away by the person.
    """

    closed = Signal()

    def __init__(self, parent: QWidget, animator: Animator, width: float) -> None:
        super().__init__(parent)
        self._animator = animator
        self._wanted = width
        self._room = Rect(0, 0, 900, 600)
        self._top = 0
        self.column = QVBoxLayout(self)
        self.column.setContentsMargins(SHADE + 24, SHADE + 20, SHADE + 24, SHADE + 24)
        self.column.setSpacing(0)
        self.spare: list[QWidget] = []
        """What goes first when height lacks: captions and explanations."""
        self.closes_on_escape = False
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.hide()
        self.installEventFilter(self)
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

        def step(part: float) -> None:
            effect.setOpacity(part)
            self.move(self.x(), self._top + (0 if self._animator.reduced else round(RISE * (1 - part))))

        def shown() -> None:
            self.setGraphicsEffect(None)  # type: ignore[arg-type]  # None takes the effect away
            self.move(self.x(), self._top)

        self._animator.run(self, "fade", step, begin=0.0, end=1.0, ms=FADE_MS, done=shown)

    def vanish(self) -> None:
        """Go away."""
        self._animator.forget(self)
        self.setGraphicsEffect(None)  # type: ignore[arg-type]  # None takes the effect away
        self.hide()

    def put(self, room: Rect) -> None:
        """Stand in the middle of a room, as high as the content needs and the room allows."""
        self._room = room
        self.fit()

    def fit(self) -> None:
        """Fit to the room; what is spare goes first when it does not suffice."""
        width = math.ceil(min(self._wanted * max(1.0, (theme().scale + 1) / 2), self._room.w) + 2 * SHADE)
        for widget in self.spare:
            widget.setVisible(True)
        height = self._height(width)
        for widget in self.spare:
            if height <= self._room.h + 2 * SHADE:
                break
            widget.setVisible(False)
            height = self._height(width)
        height = min(height, math.ceil(self._room.h) + 2 * SHADE)
        self._top = round(self._room.cy - height / 2)
        self.setGeometry(round(self._room.cx - width / 2), self._top, width, height)

    def _height(self, width: int) -> int:
        self.column.invalidate()
        self.column.activate()
        if self.column.hasHeightForWidth():
            return self.column.totalHeightForWidth(width)
        return self.column.totalSizeHint().height()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Fit again when the content has changed."""
        if event.type() == QEvent.Type.LayoutRequest and self.isVisible():
            self.fit()
        return super().eventFilter(watched, event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Esc closes, where that is possible."""
        if event.key() == Qt.Key.Key_Escape and self.closes_on_escape:
            self.closed.emit()
            return
        super().keyPressEvent(event)

    def _restyle(self) -> None:
        if self.isVisible():
            self.fit()
        self.update()

    def surface(self) -> QRectF:
        """The panel itself, without its shadow."""
        return QRectF(self.rect()).adjusted(SHADE, SHADE, -SHADE, -SHADE)

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: ARG002
        """Draw the surface."""
        with painting(self) as painter:
            shadow(painter, self.surface(), RADIUS_PANEL, "mid")
            rounded(painter, self.surface(), RADIUS_PANEL, theme().color("surface"), theme().color("line"))
