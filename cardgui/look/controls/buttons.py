"""Buttons: main and secondary, quiet, in a game's colour, of an icon alone, and links."""

from __future__ import annotations

import math
from typing import TYPE_CHECKING, Literal

from PySide6.QtCore import QEvent, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFocusEvent, QPainter
from PySide6.QtWidgets import QAbstractButton, QSizePolicy, QWidget

from cardgui.look import focus
from cardgui.look.icons import draw_icon
from cardgui.look.paint import mirroring, rounded
from cardgui.look.text import TextBlock
from cardgui.look.theme import mix, theme
from cardgui.look.tokens import (
    BUTTON_HEIGHT,
    BUTTON_HEIGHT_LARGE,
    DISABLED_OPACITY,
    LEAST_TARGET,
    RADIUS_BUTTON,
)
from cardgui.look.type import control, scaled

if TYPE_CHECKING:
    from PySide6.QtGui import QEnterEvent, QKeyEvent, QMouseEvent, QPaintEvent

Kind = Literal["primary", "secondary", "quiet", "game"]
ICON_GAP = 8
PADDING, PADDING_LARGE = 16, 20
"""Beside the text of a button; a quiet one at an edge stands out by it, so that its words keep the edge."""
WHITE, BLACK = QColor("#FFFFFF"), QColor("#000000")


class BaseButton(QAbstractButton):
    """What all our buttons do: keyboard ring, Enter as well as Space, repainting on hover and change of theme.

    Subclasses implement `draw`.
    """

    radius = float(RADIUS_BUTTON)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        theme().changed.connect(self._restyle)

    def _restyle(self) -> None:
        self.updateGeometry()
        self.update()

    def setText(self, text: str) -> None:
        """Show another text; screen readers read the same."""
        super().setText(text.replace("&", "&&"))
        self.updateGeometry()

    def words(self) -> str:
        """Return the text as shown."""
        return self.text().replace("&&", "&")

    def focus_shape(self) -> tuple[QRectF, float]:
        """Return what the keyboard ring goes around."""
        return QRectF(self.rect()), self.radius

    def focusInEvent(self, event: QFocusEvent) -> None:
        """Show the ring if focus came by the keyboard."""
        super().focusInEvent(event)
        focus.gained(self, event, self.focus_shape)

    def focusOutEvent(self, event: QFocusEvent) -> None:
        """Take the ring away."""
        super().focusOutEvent(event)
        focus.lost(self)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Enter does what Space does."""
        focus.note_key(event)
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter) and not event.isAutoRepeat():
            self.click()
            return
        super().keyPressEvent(event)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Remember that a pointer is in use."""
        focus.note_pointer()
        super().mousePressEvent(event)

    def enterEvent(self, event: QEnterEvent) -> None:
        """Repaint for hover."""
        super().enterEvent(event)
        self.update()

    def leaveEvent(self, event: QEvent) -> None:
        """Repaint after hover."""
        super().leaveEvent(event)
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: ARG002
        """Paint, paler when disabled."""
        with mirroring(self) as painter:
            if not self.isEnabled():
                painter.setOpacity(DISABLED_OPACITY)
            self.draw(painter)

    def draw(self, painter: QPainter) -> None:
        """Paint the button."""
        raise NotImplementedError

    @property
    def pointed(self) -> bool:
        """Whether the pointer is over it, and it can be pressed."""
        return self.underMouse() and self.isEnabled()

    def shade(self, color: QColor) -> QColor:
        """Return a fill as it is under the pointer and while pressed."""
        if self.isDown():
            return mix(color, BLACK, 0.14)
        return mix(color, WHITE, 0.12) if self.pointed else color


class Button(BaseButton):
    """A button with a text, and perhaps an icon before it. Its text wraps when there is no room."""

    def __init__(
        self,
        text: str = "",
        kind: Kind = "secondary",
        *,
        icon: str = "",
        large: bool = False,
        game: str = "truf",
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self.kind = kind
        self.icon_name = icon
        self.large = large
        self.game = game
        policy = QSizePolicy(QSizePolicy.Policy.Minimum, QSizePolicy.Policy.Minimum)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)
        self.setText(text)

    def _block(self) -> TextBlock:
        return TextBlock(self.words(), 14, 600)

    def _icon_size(self) -> int:
        """Return the size of the icon, which follows that of the text; 0 without one."""
        return round(scaled(18)) if self.icon_name else 0

    def _beside(self) -> float:
        """Return the width that is not text: padding and icon."""
        padding = 2 * (PADDING_LARGE if self.large else PADDING)
        return padding + ((self._icon_size() + ICON_GAP) if self.icon_name else 0)

    def _least_height(self) -> int:
        return control(BUTTON_HEIGHT_LARGE if self.large else BUTTON_HEIGHT)

    def sizeHint(self) -> QSize:
        """Return the size with the text on one line."""
        return QSize(math.ceil(self._block().natural_width() + self._beside()) + 1, self._least_height())

    def minimumSizeHint(self) -> QSize:
        """Return the least width at which no word is cut."""
        return QSize(math.ceil(self._block().least_width() + self._beside()) + 1, self._least_height())

    def hasHeightForWidth(self) -> bool:
        """Whether the height depends on the width."""
        return True

    def heightForWidth(self, width: int) -> int:
        """Return the height at a width: more when the text wraps."""
        height = self._block().height(width - self._beside() + 1)
        return max(self._least_height(), math.ceil(height) + 16)

    def fills(self) -> tuple[QColor | None, QColor | None, QColor]:
        """Return fill, line and text colour."""
        colors = theme()
        if self.kind == "primary":
            return self.shade(colors.color("accent")), None, colors.color("on_accent")
        if self.kind == "game":
            return self.shade(colors.game(self.game).accent), None, colors.color("on_accent")
        fill = colors.color("surface") if self.kind == "secondary" else None
        if self.pointed or self.isDown():
            fill = colors.color("line" if self.isDown() else "surface2")
        return fill, colors.color("border") if self.kind == "secondary" else None, colors.color("text")

    def draw(self, painter: QPainter) -> None:
        """Paint the button."""
        fill, line, color = self.fills()
        area = QRectF(self.rect())
        rounded(painter, area, self.radius, fill, line)
        block = self._block()
        width = min(block.natural_width() + 1, self.width() - self._beside() + 1)
        size = self._icon_size()
        left = (self.width() - width - ((size + ICON_GAP) if size else 0)) / 2
        if size:
            icon = QRectF(round(left), 0, size, self.height())
            draw_icon(painter, self.icon_name, color, icon.center().x(), area.center().y(), size)
            left += size + ICON_GAP
        text = QRectF(left, 0, width, self.height())
        block.draw(painter, text, color, Qt.AlignmentFlag.AlignHCenter)


class IconButton(BaseButton):
    """A button that is only an icon; its text is the tooltip and what screen readers say."""

    def __init__(self, icon: str, text: str = "", *, bordered: bool = False, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.icon_name = icon
        self.bordered = bordered
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        self.setText(text)

    def setText(self, text: str) -> None:
        """Change the name of the button."""
        super().setText(text)
        self.setToolTip(text)

    def sizeHint(self) -> QSize:
        """Return the size of a square."""
        side = control(BUTTON_HEIGHT)
        return QSize(side, side)

    def draw(self, painter: QPainter) -> None:
        """Paint the icon, and a ground under the pointer."""
        colors = theme()
        area = QRectF(self.rect())
        fill = colors.color("surface") if self.bordered else None
        if self.pointed or self.isDown():
            fill = colors.color("line" if self.isDown() else "surface2")
        rounded(painter, area, self.radius, fill, colors.color("border") if self.bordered else None)
        center = area.center()
        draw_icon(painter, self.icon_name, colors.color("text"), center.x(), center.y(), round(scaled(20)))


class Link(BaseButton):
    """A text that leads somewhere."""

    radius = 6.0

    def __init__(self, text: str = "", size: float = 14, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._size = size
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        self.setText(text)

    def sizeHint(self) -> QSize:
        """Return the size: as wide as the text, high enough to hit."""
        block = TextBlock(self.words(), self._size, 600)
        return QSize(math.ceil(block.natural_width()) + 9, max(LEAST_TARGET, math.ceil(block.line()), control(0)))

    def draw(self, painter: QPainter) -> None:
        """Paint the text, underlined under the pointer."""
        block = TextBlock(self.words(), self._size, 600)
        color = theme().color("accent")
        area = QRectF(self.rect()).adjusted(4, 0, -4, 0)
        block.draw(painter, area, color)
        if self.pointed:
            y = area.center().y() + block.line() / 2 - 1
            line = QRectF(area.left(), y, block.natural_width(), 0)
            painter.drawLine(int(line.left()), int(y), int(line.right()), int(y))
