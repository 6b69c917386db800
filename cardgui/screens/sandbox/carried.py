"""Cards that a pointer carries: what a carried card shows, and buttons from which one can be taken."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QPointF, QRectF, Qt, Signal
from PySide6.QtWidgets import QApplication, QWidget

from cardgui.engine.cards import Card
from cardgui.look.controls import BaseButton
from cardgui.look.paint import painting
from cardgui.look.touch import by_finger

if TYPE_CHECKING:
    from PySide6.QtGui import QKeyEvent, QMouseEvent, QPaintEvent

    from cardgui.table.faces import Faces

ARROWS: Final = frozenset({Qt.Key.Key_Left, Qt.Key.Key_Right, Qt.Key.Key_Up, Qt.Key.Key_Down})
RAISED: Final = 4
"""So many pixels of the shadow are seen around a carried card."""


class CardButton(BaseButton):
    """A button that holds a card: a click chooses it, a pull carries it. A finger that moves scrolls or does nothing.

    Signals:
        carried: the pointer that carries the card is there, in the coordinates of the screen.
        dropped: it was let go there.
    """

    carried = Signal(QPointF)
    dropped = Signal(QPointF)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.card: Card | None = None
        """The card that can be taken from here, ``None`` for none."""
        self._grip: QPointF | None = None
        self._carrying = False

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Leave the arrows to whatever the card lies in."""
        if event.key() in ARROWS:
            event.ignore()
            return
        super().keyPressEvent(event)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Begin a click or a pull."""
        if event.button() == Qt.MouseButton.LeftButton and self.card is not None and not by_finger(event):
            self._grip = event.globalPosition()
        super().mousePressEvent(event)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        """Carry the card once the pointer has gone a little way."""
        if self._grip is None:
            super().mouseMoveEvent(event)
            return
        moved = event.globalPosition() - self._grip
        if not self._carrying and moved.manhattanLength() >= QApplication.startDragDistance():
            self._carrying = True
            self.setDown(False)
        if self._carrying:
            self.carried.emit(event.globalPosition())

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        """End a click or a pull."""
        carrying, self._carrying, self._grip = self._carrying, False, None
        if carrying:
            self.setDown(False)
            self.dropped.emit(event.globalPosition())
            return
        super().mouseReleaseEvent(event)


class CarriedCard(QWidget):
    """The card under the pointer, above everything else."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._over = parent
        self._faces: Faces | None = None
        self._code = ""
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.hide()

    def carry(self, faces: Faces, code: Card, width: float, at: QPointF) -> None:
        """Show a card of this width with its middle there, in the coordinates of the screen."""
        self._faces, self._code = faces, code
        where = self._over.mapFromGlobal(at)
        height = width * faces.shape.ratio
        self.setGeometry(
            round(where.x() - width / 2) - RAISED,
            round(where.y() - height / 2) - RAISED,
            round(width) + 2 * RAISED,
            round(height) + 2 * RAISED,
        )
        self.show()
        self.raise_()
        self.update()

    def drop(self) -> None:
        """Show nothing any more."""
        self.hide()
        self._faces = None

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: ARG002
        """Draw the card."""
        if self._faces is None:
            return
        area = QRectF(self.rect()).adjusted(RAISED, RAISED, -RAISED, -RAISED)
        with painting(self) as painter:
            picture = self._faces.face(self._code, area.width(), self.devicePixelRatioF())
            painter.drawPixmap(area, picture, QRectF(picture.rect()))
