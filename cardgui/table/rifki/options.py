"""What there is to choose: a contract with its picture, worth and quota, and the four suits of a koz."""

from __future__ import annotations

import math
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QKeyEvent, QPainter, QPen
from PySide6.QtWidgets import QSizePolicy, QWidget

from cardgui.look import focus
from cardgui.look.controls.buttons import BaseButton
from cardgui.look.icons import suit, suit_color
from cardgui.look.paint import draw_picture, rounded
from cardgui.look.text import TextBlock
from cardgui.look.theme import theme
from cardgui.look.tokens import RADIUS_OPTION
from cardgui.look.type import scaled
from cardgui.table.small_card import draw_small_card

if TYPE_CHECKING:
    from cardgui.models.rifki import Offer
    from cardgui.table.faces import Faces

GAME: Final = "rifki"
PICTURE: Final = {"rifki": "KH", "kiz": "QS", "erkek": "JC", "kupa": "9H"}
"""The card that stands for a contract; the others are shown by backs."""
CARD_WIDTH: Final = 30.0
SPENT: Final = 0.55
"""Opacity of what cannot be chosen."""
DOT, DOT_PITCH = 4.0, 13.0
ARROWS: Final = frozenset({Qt.Key.Key_Left, Qt.Key.Key_Right, Qt.Key.Key_Up, Qt.Key.Key_Down})


def draw_dots(painter: QPainter, right: float, middle: float, used: int, left: int) -> None:
    """Draw how often something was chosen (filled) and still can be (hollow), ending at the right."""
    for place in range(used + left):
        centre = QPointF(right - DOT - (used + left - 1 - place) * DOT_PITCH, middle)
        filled = place < used
        painter.setPen(QPen(Qt.PenStyle.NoPen) if filled else QPen(theme().color("text2"), 1.4))
        painter.setBrush(theme().color("text2") if filled else Qt.BrushStyle.NoBrush)
        painter.drawEllipse(centre, DOT if filled else DOT - 0.5, DOT if filled else DOT - 0.5)


def dots_width(count: int) -> float:
    """Width of so many dots."""
    return 2 * DOT + (count - 1) * DOT_PITCH if count else 0.0


class Choosable(BaseButton):
    """Something that can be chosen, or is spent and then explains itself.

    Signals:
        picked: chosen by pointer or key.
        confirmed: chosen once more by Enter: it shall be declared.
        moved: an arrow key; the focus shall go on.
    """

    picked = Signal()
    confirmed = Signal()
    moved = Signal(int)
    radius = float(RADIUS_OPTION)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.chosen = False
        self.spent = False
        self.clicked.connect(self.picked)

    def show_chosen(self, *, chosen: bool) -> None:
        """Show it as chosen or not."""
        if chosen != self.chosen:
            self.chosen = chosen
            self.update()

    def show_spent(self, *, spent: bool) -> None:
        """Show whether it can no longer be chosen."""
        self.spent = spent
        self.update()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Enter on what is chosen declares it; arrows go to the neighbours."""
        focus.note_key(event)
        if event.key() in ARROWS and not event.modifiers() & Qt.KeyboardModifier.ControlModifier:
            self.moved.emit(event.key())
        elif event.key() in {Qt.Key.Key_Return, Qt.Key.Key_Enter} and self.chosen and not event.isAutoRepeat():
            self.confirmed.emit()
        else:
            super().keyPressEvent(event)

    def draw_ground(self, painter: QPainter) -> None:
        """Draw surface and edge: strong when chosen, dashed when spent."""
        colors, area = theme(), QRectF(self.rect())
        if self.spent:
            painter.setPen(QPen(colors.color("border"), 1.2, Qt.PenStyle.DashLine))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawRoundedRect(area.adjusted(1, 1, -1, -1), self.radius, self.radius)
        elif self.chosen:
            rounded(painter, area, self.radius, colors.color("accent_soft"), colors.game(GAME).accent, 2)
        else:
            fill = colors.color("surface2" if self.underMouse() else "surface")
            rounded(painter, area, self.radius, fill, colors.color("border"))


class ContractOption(Choosable):
    """A penalty contract: picture, name, worth, how often it was and can still be chosen."""

    def __init__(self, contract: str, faces: Faces, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.contract = contract
        self.brief = False
        """Name and quota on one line."""
        self.low = False
        """As low as the design allows."""
        self._faces = faces
        self._worth = self._left = ""
        self._offer: Offer | None = None
        policy = QSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Preferred)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)

    def offer(self, offer: Offer, name: str, worth: str, left: str) -> None:
        """Show it as it can be chosen now."""
        self._offer, self._worth, self._left = offer, worth, left
        self.setText(name)
        self.setAccessibleDescription(f"{worth}. {left}")
        self.setToolTip(worth if self.brief else "")
        self.show_spent(spent=not offer.open)

    def _words(self) -> tuple[TextBlock, TextBlock, TextBlock]:
        return TextBlock(self.words(), 14, 600), TextBlock(self._worth, 13), TextBlock(self._left, 12)

    def _beside(self) -> tuple[float, float]:
        """What is left of the words, and right of them."""
        return (12.0 if self.brief else 12 + CARD_WIDTH + 12), max(self._right_width(), 1.0) + 12 + 12

    def _right_width(self) -> float:
        left = self._words()[2].natural_width()
        if not self.brief:
            return max(left, dots_width(2))
        return dots_width(2) + (left + 8 if self._tells_left() else 0)

    def _tells_left(self) -> bool:
        """Whether there is room for how often it is left in words, too, on the one line."""
        name, _, left = self._words()
        return name.natural_width() + left.natural_width() + dots_width(2) + 8 + 4 * 12 <= self.width()

    def sizeHint(self) -> QSize:
        """The size with everything on one line."""
        name, worth, _ = self._words()
        before, after = self._beside()
        width = before + after + max(name.natural_width(), 0.0 if self.brief else worth.natural_width())
        return QSize(math.ceil(width) + 2, self.heightForWidth(math.ceil(width) + 2))

    def minimumSizeHint(self) -> QSize:
        """Worth may wrap, the name may not."""
        name, worth, _ = self._words()
        before, after = self._beside()
        if self.brief:
            return QSize(math.ceil(name.natural_width() + dots_width(2)) + 4 * 12, 40)
        least = max(name.natural_width(), worth.least_width())
        return QSize(math.ceil(before + after + least) + 2, 40)

    def hasHeightForWidth(self) -> bool:
        """Whether the height depends on the width."""
        return True

    def heightForWidth(self, width: int) -> int:
        """As high as the design has it, or as the words need."""
        name, worth, _ = self._words()
        before, after = self._beside()
        if self.brief:
            return math.ceil(max(40.0, name.line() + 12))
        words = name.line() + worth.height(width - before - after + 1)
        return math.ceil(max(56.0 if self.low else 64.0, words + (8 if self.low else 16)))

    def draw(self, painter: QPainter) -> None:
        """Draw it."""
        self.draw_ground(painter)
        if self._offer is None:
            return
        area = QRectF(self.rect())
        before, after = self._beside()
        if not self.brief:
            before_it = painter.opacity()
            painter.setOpacity(before_it * SPENT if self.spent else before_it)
            self._draw_picture(painter, QRectF(12, area.center().y() - 21, CARD_WIDTH, 42))
            painter.setOpacity(before_it)
        name, worth, left = self._words()
        room = QRectF(before, 0, area.width() - before - after + 1, area.height())
        colors, right = theme(), area.width() - 12.0
        # What is spent steps back, but it can still be read: it explains itself.
        ink = colors.color("text2" if self.spent else "text")
        if self.brief:
            name.draw(painter, room.adjusted(0, 0, 2, 0), ink)
            if self._tells_left():
                width = left.natural_width() + 2
                left.draw(painter, QRectF(right - width, 0, width, area.height()), colors.color("text2"))
                right -= width + 6
            draw_dots(painter, right, area.center().y(), self._offer.used, self._offer.left)
            return
        lines = worth.height(room.width())
        top = (area.height() - name.line() - lines) / 2
        name.draw(painter, QRectF(before, top, room.width() + 2, name.line()), ink)
        worth.draw(painter, QRectF(before, top + name.line(), room.width(), lines), colors.color("text2"))
        middle = area.center().y()
        draw_dots(painter, right, middle - left.line() / 2, self._offer.used, self._offer.left)
        width = left.natural_width() + 2
        left.draw(painter, QRectF(right - width, middle + 1, width, left.line()), colors.color("text2"))

    def _draw_picture(self, painter: QPainter, place: QRectF) -> None:
        card = PICTURE.get(self.contract)
        if card is not None:
            draw_small_card(painter, self._faces, card, place)
            return
        ratio = self.devicePixelRatioF()
        back = self._faces.back(place.width(), ratio)
        turns = (-7.0, 6.0) if self.contract == "son_iki" else (0.0,)
        for number, turn in enumerate(turns):
            painter.save()
            painter.translate(place.center() + QPointF((number * 2 - 1) * 3 if len(turns) > 1 else 0, 0))
            painter.rotate(turn)
            area = QRectF(-place.width() / 2 + 1, -place.height() / 2 + 1, place.width() - 2, place.height() - 2)
            draw_picture(painter, area, back)
            painter.restore()
        if self.contract == "el_almaz":
            painter.setPen(QPen(theme().color("bad"), 2.2, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap))
            painter.drawLine(place.bottomLeft() + QPointF(-2, 0), place.topRight() + QPointF(2, 0))


class SuitOption(Choosable):
    """A trump suit of a koz."""

    def __init__(self, letter: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.letter = letter
        self.low = False
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)

    def sizeHint(self) -> QSize:
        """The size of the design."""
        return QSize(94, round(scaled(44 if self.low else 60)))

    def minimumSizeHint(self) -> QSize:
        """Large enough to be hit."""
        return QSize(48, 36)

    def draw(self, painter: QPainter) -> None:
        """Draw edge and suit."""
        self.draw_ground(painter)
        side = min(scaled(26), self.height() - 14.0)
        if self.spent:
            painter.setOpacity(painter.opacity() * SPENT)
        ink: QColor = suit_color(self.letter)
        picture = suit(self.letter, ink, side, self.devicePixelRatioF())
        target = QPointF((self.width() - side) / 2, (self.height() - side) / 2)
        draw_picture(painter, target, picture)
