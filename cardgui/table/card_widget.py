"""One card on the table: a button that lies in a pose and can be turned over, dimmed, ringed and dragged."""

from __future__ import annotations

import math
from typing import Final

from PySide6.QtCore import QEvent, QPoint, QPointF, QRectF, QSizeF, Qt, Signal
from PySide6.QtGui import QColor, QEnterEvent, QFocusEvent, QKeyEvent, QMouseEvent, QPainter, QPaintEvent, QPen, QPixmap
from PySide6.QtWidgets import QAbstractButton, QApplication, QWidget

from cardgui.look import focus
from cardgui.look.icons import icon
from cardgui.look.paint import rounded
from cardgui.look.text import TextBlock
from cardgui.look.theme import theme
from cardgui.look.tokens import ColorName
from cardgui.look.touch import by_finger
from cardgui.table.faces import CORNER, SHADOW_MARGIN, SMALL_BACK, Faces
from cardgui.table.pose import Pose
from cardgui.table.small_card import draw_small_card
from cardgui.table.teams import BADGE, Team, draw_badge

FOCUS_COLOR: Final = QColor("#0B63C4")
"""The same in both themes: it lies on the card's own paper."""
_TRICK_CARD, _LEAST_BADGE = 64.0, 16.0
"""Width of the card on which the mark of a side has its full size, and the mark's least size."""
RING: Final = 0.04
"""Thickness of a ring, in card widths."""
WARNING: Final = 0.3
"""Diameter of a warning sign, in card widths."""
HOVER_RISE: Final = 0.06
SMALL_INDEX: Final = 0.6
"""Part of the width of a small open card that its index takes: others lie over half of it."""


class CardWidget(QAbstractButton):
    """A card; its parent is the table. Of itself it is a mere back: no name, no focus, no reaction."""

    drag_moved = Signal(QPointF)
    """The card was dragged; where its middle is, in the table's coordinates."""
    drag_ended = Signal(QPointF)
    """The dragged card was let go."""
    finger_moved = Signal(QPointF)
    """A finger that came down on the card is there now, in the table's coordinates."""
    finger_lifted = Signal(QPointF)
    """It was lifted there."""
    entered = Signal()
    left = Signal()
    focused = Signal()

    def __init__(self, faces: Faces, pose: Pose, parent: QWidget) -> None:
        super().__init__(parent)
        self.code: str | None = None
        """What the card is, as far as the person at the table knows."""
        self.pose = pose
        self.dim = 0.0
        self.rise = 0.0
        self.ring = 0.0
        self._ring_broken = False
        self.ring_color = FOCUS_COLOR
        self.shake = 0.0
        self.hollow = False
        """Whether only its outline and its index are seen: it is put away for the time being."""
        self.team: Team = ""
        """The side whose mark the card carries."""
        self.tag = ""
        """A word on the card's lower edge."""
        self.warning: ColorName | None = None
        """Colour of the warning sign in the lower left corner; ``None`` without one."""
        self._faces = faces
        self._flip = self._scale = self._opacity = 1.0
        self._corner = QPointF()
        self._grip: QPointF | None = None
        self._tag_cut = False
        self._dragging = self._finger = self._twice = False
        self.clicks = 0
        """How often a pointer has clicked in a row while the card tells of it; 0 where no pointer did."""
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.place(pose)

    # state ----------------------------------------

    def set_playable_by_hand(self, *, on: bool) -> None:
        """Let the card be focused, clicked and dragged, or be no more than a picture."""
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus if on else Qt.FocusPolicy.NoFocus)
        self.setCursor(Qt.CursorShape.PointingHandCursor if on else Qt.CursorShape.ArrowCursor)
        if not on:
            self._grip, self._dragging = None, False

    def bare(self) -> None:
        """Be a mere picture again: no name, focus, cover or ring."""
        self.set_playable_by_hand(on=False)
        self.setAccessibleName("")
        self.dim = self.rise = self.ring = self.shake = 0.0
        self.team, self.tag, self.hollow, self.warning = "", "", False, None
        self.update()

    @property
    def in_hand(self) -> bool:
        """Whether the card reacts to the pointer and the keyboard."""
        return self.focusPolicy() != Qt.FocusPolicy.NoFocus

    def set_dim(self, value: float) -> None:
        """Cover the face, 0 … 1; the index stays readable."""
        if value != self.dim:
            self.dim = value
            self.update()

    def set_rise(self, value: float) -> None:
        """Stand out under the pointer, 0 … 1."""
        if value != self.rise:
            self.rise = value
            self.place(self.pose)
            self.update()

    def set_ring(self, value: float, *, broken: bool = False) -> None:
        """Draw a ring inside the edge, with this opacity 0 … 1; a broken one where the card causes a refusal."""
        if (value, broken) != (self.ring, self._ring_broken):
            self.ring, self._ring_broken = value, broken
            self.update()

    def warn(self, color: ColorName | None) -> None:
        """Carry a warning sign in this colour, or none."""
        if color != self.warning:
            self.warning = color
            self.update()

    def set_hollow(self, *, on: bool) -> None:
        """Be no more than an outlined place with the index, or a whole card."""
        if on != self.hollow:
            self.hollow = on
            self.update()

    def mark(self, team: Team, tag: str) -> None:
        """Carry the mark of a side and a word, or neither."""
        if (team, tag) != (self.team, self.tag):
            self.team, self.tag = team, tag
            self.update()

    def cut_tag(self, *, off: bool) -> None:
        """Leave the word away while a panel lies over a part of the card, or show it again."""
        if off != self._tag_cut:
            self._tag_cut = off
            self.update()

    def set_shake(self, value: float) -> None:
        """Stand so many pixels beside the pose."""
        self.shake = value
        self.place(self.pose)

    # pose ----------------------------------------

    def place(self, pose: Pose, *, flip: float = 1.0, scale: float = 1.0, opacity: float = 1.0) -> None:
        """Lie so; upright cards are snapped to device pixels, so that every line is as sharp as drawn."""
        changed = (
            pose.width != self.pose.width
            or pose.angle != self.pose.angle
            or pose.face_up != self.pose.face_up
            or (flip, scale, opacity) != (self._flip, self._scale, self._opacity)
        )
        self.pose = pose
        self._flip, self._scale, self._opacity = flip, scale, opacity
        ratio = self._faces.shape.ratio
        box = pose.bounds(ratio)
        grow = (scale - 1) / 2
        dpr = self.devicePixelRatioF()
        x = box.x - box.w * grow + self.shake
        y = box.y - box.h * grow - HOVER_RISE * self.rise * pose.width
        origin = self._origin()
        x = round((x + origin.x()) * dpr) / dpr - origin.x()
        y = round((y + origin.y()) * dpr) / dpr - origin.y()
        w, h = box.w * scale, box.h * scale
        margin = SHADOW_MARGIN
        left, top = math.floor(x - margin), math.floor(y - margin)
        right, bottom = math.ceil(x + w + margin), math.ceil(y + h + margin)
        corner = QPointF(x - left, y - top)
        changed = changed or corner != self._corner
        self._corner = corner
        if self.width() != right - left or self.height() != bottom - top:
            self.setGeometry(left, top, right - left, bottom - top)
        elif self.x() != left or self.y() != top:
            self.move(left, top)
        if changed:
            self.update()

    def _origin(self) -> QPointF:
        window = self.window()
        parent = self.parentWidget()
        if parent is None or parent is window:
            return QPointF()
        return QPointF(parent.mapTo(window, QPoint(0, 0)))

    def card_rect(self) -> QRectF:
        """Where the card itself is, in the widget's coordinates, without room for the shadow."""
        box = self.pose.bounds(self._faces.shape.ratio)
        return QRectF(self._corner, QSizeF(box.w, box.h))

    def hitButton(self, position: QPoint) -> bool:
        """Only the card itself is hit, not its shadow."""
        return self.card_rect().adjusted(0, 0, 0, HOVER_RISE * self.rise * self.pose.width).contains(position)

    # painting ----------------------------------------

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: ARG002
        """Draw shadow, face or back, cover and index, ring."""
        painter = QPainter(self)
        pose, dpr = self.pose, self.devicePixelRatioF()
        upright = pose.angle == 0 and self._flip == 1 and self._scale == 1
        w = round(pose.width * dpr) / dpr
        h = round(round(pose.width * dpr) * self._faces.shape.ratio) / dpr
        if self._opacity < 1:
            painter.setOpacity(self._opacity)
        if upright:
            painter.translate(self._corner.x(), self._corner.y())
        else:
            painter.setRenderHints(QPainter.RenderHint.SmoothPixmapTransform | QPainter.RenderHint.Antialiasing)
            painter.translate(self.width() / 2, self.height() / 2)
            if pose.angle:
                painter.rotate(pose.angle)
            painter.scale(max(self._flip, 0.01) * self._scale, self._scale)
            painter.translate(-w / 2, -h / 2)
        if upright and abs(self._faces.resting_width(pose.width) - pose.width) > 0.5:
            painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        self._paint_card(painter, QRectF(0, 0, w, h), dpr)
        painter.end()

    def _paint_card(self, painter: QPainter, rect: QRectF, dpr: float) -> None:
        margin = SHADOW_MARGIN
        if self.hollow:
            self._paint_hollow(painter, rect, dpr)
        else:
            self._paint_side(painter, rect, dpr)
        if self.ring > 0:
            self._paint_ring(painter, rect, self.ring_color, self.ring, broken=self._ring_broken)
        elif self.hasFocus() and focus.keyboard_used():
            self._paint_ring(painter, rect, FOCUS_COLOR, 1.0)
        if self.team and self.pose.face_up:
            size = min(max(BADGE * rect.width() / _TRICK_CARD, _LEAST_BADGE), BADGE)
            draw_badge(
                painter, QPointF(rect.right() + margin - size / 2, rect.top() - margin + size / 2), size, self.team
            )
        if self.tag and self.pose.face_up and not self._tag_cut:
            self._paint_tag(painter, rect)
        if self.warning is not None and self.pose.face_up:
            self._paint_warning(painter, rect, theme().on_card(self.warning), dpr)

    def _paint_side(self, painter: QPainter, rect: QRectF, dpr: float) -> None:
        """Draw shadow and face, or back; dimmed faces are covered, and their index drawn again."""
        faces, width, code = self._faces, self.pose.width, self.code
        margin = SHADOW_MARGIN
        if width >= SMALL_BACK:
            # Small backs lie so close that their shadows would add up to a smear.
            shade = faces.shadow(width, dpr, high=self.rise > 0.5)
            _draw(painter, rect.adjusted(-margin, -margin, margin, margin), shade)
        if code is None or not self.pose.face_up:
            _draw(painter, rect, faces.back(width, dpr))
        elif width < SMALL_BACK:
            draw_small_card(painter, faces, code, rect, SMALL_INDEX)
        else:
            _draw(painter, rect, faces.face(code, width, dpr))
            if self.dim > 0:
                before = painter.opacity()
                painter.setOpacity(before * self.dim)
                _draw(painter, rect, faces.cover(width, dpr))
                painter.setOpacity(before)
                _draw(painter, rect, faces.index(code, width, dpr))

    def _paint_hollow(self, painter: QPainter, rect: QRectF, dpr: float) -> None:
        """Draw the outlined place of a card that is put away, and its index in the colour of text on the table."""
        ink, ground = theme().color("table_text"), self._faces.table_color
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        pen = QPen(ink, 1.5)
        pen.setDashPattern([4, 3])
        painter.setPen(pen)
        painter.setBrush(ground)
        radius = CORNER * rect.width()
        painter.drawRoundedRect(rect.adjusted(0.75, 0.75, -0.75, -0.75), radius, radius)
        if self.code is not None:
            index = QPixmap(self._faces.index(self.code, self.pose.width, dpr))
            tinting = QPainter(index)
            tinting.setCompositionMode(QPainter.CompositionMode.CompositionMode_SourceIn)
            tinting.fillRect(index.rect(), ink)
            tinting.end()
            _draw(painter, rect, index)

    def _paint_tag(self, painter: QPainter, rect: QRectF) -> None:
        """Write the word on a chip that stands on the lower edge."""
        words = TextBlock(self.tag, 12, 600)
        height = words.line() + 2
        width = min(words.natural_width() + 12, rect.width() + 2 * SHADOW_MARGIN)
        chip = QRectF(rect.center().x() - width / 2, rect.bottom() + SHADOW_MARGIN - height, width, height)
        painter.setOpacity(1.0)
        rounded(painter, chip, height / 2, theme().color("surface"), theme().color("border"))
        words.draw(painter, chip, theme().color("text"), Qt.AlignmentFlag.AlignHCenter)

    @staticmethod
    def _paint_warning(painter: QPainter, rect: QRectF, color: QColor, dpr: float) -> None:
        """Draw a sign on a disc; the lower left corner is seen of a card that lies under others, too."""
        size = WARNING * rect.width()
        disc = QRectF(rect.left() + RING * rect.width(), rect.bottom() - size - RING * rect.width(), size, size)
        painter.setOpacity(1.0)
        rounded(painter, disc, size / 2, color)
        side = round(0.62 * size * dpr) / dpr
        sign = icon("warning", theme().on_card("card"), side, dpr)
        painter.drawPixmap(disc.center() - QPointF(side / 2, side / 2 + 0.03 * size), sign)

    def _paint_ring(
        self, painter: QPainter, rect: QRectF, color: QColor, opacity: float, *, broken: bool = False
    ) -> None:
        thick = RING * rect.width()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setOpacity(painter.opacity() * opacity)
        pen = QPen(color, thick)
        if broken:
            pen.setCapStyle(Qt.PenCapStyle.FlatCap)
            pen.setDashPattern([2.4, 1.8])
        painter.setPen(pen)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        radius = CORNER * rect.width() - thick / 2
        painter.drawRoundedRect(
            rect.adjusted(thick / 2, thick / 2, -thick / 2, -thick / 2), max(radius, 1), max(radius, 1)
        )

    # pointer ----------------------------------------

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Begin a click or a drag; what hits only the shadow belongs to the table below."""
        if not self.in_hand or not self.hitButton(event.position().toPoint()):
            event.ignore()
            return
        focus.note_pointer()
        self._twice = event.type() == QEvent.Type.MouseButtonDblClick
        self._finger = by_finger(event)
        if self._finger:
            self.finger_moved.emit(self.mapToParent(event.position()))
            return
        if event.button() == Qt.MouseButton.LeftButton:
            self._grip = event.position() - self.rect().toRectF().center()
            self._dragging = False
        super().mousePressEvent(event)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        """Carry the card once the pointer has gone a little way; a finger goes over the hand."""
        if self._finger:
            self.finger_moved.emit(self.mapToParent(event.position()))
            return
        if self._grip is None or not event.buttons() & Qt.MouseButton.LeftButton:
            super().mouseMoveEvent(event)
            return
        centre = QPointF(self.rect().toRectF().center())
        moved = event.position() - centre - self._grip
        if not self._dragging and moved.manhattanLength() >= QApplication.startDragDistance():
            self._dragging = True
            self.setDown(False)
        if self._dragging:
            at = self.mapToParent(event.position() - self._grip)
            self.drag_moved.emit(at)

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        """End a click or a drag."""
        if self._finger:
            self._finger = False
            self.finger_lifted.emit(self.mapToParent(event.position()))
            return
        dragging, grip, self._grip, self._dragging = self._dragging, self._grip, None, False
        if dragging and grip is not None:
            self.setDown(False)
            self.drag_ended.emit(self.mapToParent(event.position() - grip))
            return
        self.clicks = 2 if self._twice else 1
        super().mouseReleaseEvent(event)
        self.clicks = 0

    def click_by_pointer(self, *, twice: bool) -> None:
        """Be clicked where the pointer saw only the shadow of a neighbour."""
        self.clicks = 2 if twice else 1
        self.click()
        self.clicks = 0

    def enterEvent(self, event: QEnterEvent) -> None:
        """Tell the table that the pointer is over the card."""
        super().enterEvent(event)
        if self.in_hand:
            self.entered.emit()

    def leaveEvent(self, event: QEvent) -> None:
        """Tell the table that the pointer has left."""
        super().leaveEvent(event)
        self.left.emit()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Leave every key to the table, which knows what is next to what."""
        event.ignore()

    def keyReleaseEvent(self, event: QKeyEvent) -> None:
        """Leave every key to the table."""
        event.ignore()

    def focusInEvent(self, event: QFocusEvent) -> None:
        """Show the ring if the keyboard is in use."""
        super().focusInEvent(event)
        self.update()
        self.focused.emit()

    def focusOutEvent(self, event: QFocusEvent) -> None:
        """Take the ring away."""
        super().focusOutEvent(event)
        self.update()


def _draw(painter: QPainter, target: QRectF, picture: QPixmap) -> None:
    """Draw a picture, exactly pixel by pixel where it has the target's size."""
    size = picture.deviceIndependentSize()
    if abs(size.width() - target.width()) < 0.01 and abs(size.height() - target.height()) < 0.01:
        painter.drawPixmap(target.topLeft(), picture)
    else:
        painter.drawPixmap(target, picture, QRectF(picture.rect()))
