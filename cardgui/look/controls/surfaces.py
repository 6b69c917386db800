"""What things lie on: pages, cards with their shadow, chips, hairlines, scrolled columns."""

from __future__ import annotations

import math
from typing import TYPE_CHECKING

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtWidgets import QFrame, QScrollArea, QScrollBar, QSizePolicy, QStyle, QStyleOptionSlider, QWidget

from cardgui.look.access import Role
from cardgui.look.icons import draw_icon
from cardgui.look.paint import mirroring, painting, rounded, shadow
from cardgui.look.text import TextBlock
from cardgui.look.theme import theme
from cardgui.look.tokens import RADIUS_CHIP, RADIUS_PANEL, ColorName, Level
from cardgui.look.type import scaled

if TYPE_CHECKING:
    from PySide6.QtGui import QPaintEvent, QResizeEvent


class Card(QWidget):
    """A surface with rounded corners and a hairline around it. The `Canvas` it lies on draws its shadow."""

    def __init__(
        self,
        parent: QWidget | None = None,
        *,
        fill: ColorName = "surface",
        line: ColorName | None = "line",
        radius: float = RADIUS_PANEL,
        level: Level | None = None,
    ) -> None:
        super().__init__(parent)
        self.fill: ColorName = fill
        self.line: ColorName | None = line
        self.radius = radius
        self.level: Level | None = level
        theme().changed.connect(self.update)

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: ARG002
        """Paint the surface."""
        with mirroring(self) as painter:
            line = theme().color(self.line) if self.line is not None else None
            rounded(painter, QRectF(self.rect()), self.radius, theme().color(self.fill), line)


class Canvas(QWidget):
    """The ground of a page: paints a colour, and under each `Card` that lies directly on it, its shadow."""

    def __init__(self, parent: QWidget | None = None, *, fill: ColorName | None = "bg") -> None:
        super().__init__(parent)
        self.ground: ColorName | None = fill
        theme().changed.connect(self.update)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint ground and shadows."""
        with painting(self) as painter:
            if self.ground is not None:
                painter.fillRect(event.rect(), theme().color(self.ground))
            for child in self.children():
                if isinstance(child, Card) and child.level is not None and child.isVisible():
                    shadow(painter, QRectF(child.geometry()), child.radius, child.level)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Repaint: shadows reach beyond the cards that moved."""
        super().resizeEvent(event)
        self.update()


class Ground(Canvas):
    """The ground of a page that scrolls, as high as its content needs in the width of now, and not in the least."""

    def minimumSizeHint(self) -> QSize:
        """Return the least width, and the height that goes with the width of now."""
        layout, least = self.layout(), super().minimumSizeHint()
        if layout is None or not layout.hasHeightForWidth():
            return least
        return QSize(least.width(), layout.heightForWidth(self.width()))


class Hairline(QWidget):
    """A line one pixel thin between things."""

    def __init__(
        self,
        orientation: Qt.Orientation = Qt.Orientation.Horizontal,
        parent: QWidget | None = None,
        color: ColorName = "line",
    ) -> None:
        super().__init__(parent)
        self._color: ColorName = color
        if orientation == Qt.Orientation.Horizontal:
            self.setFixedHeight(1)
        else:
            self.setFixedWidth(1)
        theme().changed.connect(self.update)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the line."""
        with painting(self) as painter:
            painter.fillRect(event.rect(), theme().color(self._color))


class Chip(QWidget):
    """A short fact on a small ground: an icon or none, a text, and perhaps a quieter second text."""

    access_role = Role.StaticText

    def __init__(
        self,
        text: str = "",
        note: str = "",
        *,
        icon: str = "",
        fill: ColorName = "surface2",
        color: ColorName = "text",
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self._text, self._note, self.icon_name = text, note, icon
        self.fill: ColorName = fill
        self.color: ColorName = color
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        self.set_words(text, note)
        theme().changed.connect(self._restyle)

    def _restyle(self) -> None:
        self.updateGeometry()
        self.update()

    def set_words(self, text: str, note: str = "") -> None:
        """Show other words."""
        self._text, self._note = text, note
        self.setAccessibleName(f"{text} {note}".strip())
        self._restyle()

    def _blocks(self) -> tuple[TextBlock, TextBlock]:
        return TextBlock(self._text, 13, 600), TextBlock(self._note, 13)

    def sizeHint(self) -> QSize:
        """Return the size of its words and icon."""
        text, note = self._blocks()
        width = 20 + text.natural_width() + (note.natural_width() + 6 if self._note else 0)
        width += round(scaled(16)) + 6 if self.icon_name else 0
        return QSize(math.ceil(width) + 1, round(scaled(28)))

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: ARG002
        """Paint the chip."""
        text, note = self._blocks()
        area = QRectF(self.rect())
        left = 10.0
        with mirroring(self) as painter:
            rounded(painter, area, RADIUS_CHIP, theme().color(self.fill))
            if self.icon_name:
                size = round(scaled(16))
                icon = QRectF(left, 0, size, area.height())
                draw_icon(
                    painter, self.icon_name, theme().color(self.color), icon.center().x(), area.center().y(), size
                )
                left += size + 6
            rest = QRectF(left, 0, area.width() - left, area.height())
            text.draw(painter, rest, theme().color(self.color))
            left += text.natural_width() + 6
            if self._note:
                rest = QRectF(left, 0, area.width() - left, area.height())
                note.draw(painter, rest, theme().color("text2"))


class SlimBar(QScrollBar):
    """A slim scroll bar: a rounded thumb and nothing else."""

    def __init__(self, orientation: Qt.Orientation) -> None:
        super().__init__(orientation)
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)

    def sizeHint(self) -> QSize:
        """Return its thickness."""
        return QSize(12, 12)

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: ARG002
        """Paint the thumb where the style would put it."""
        option = QStyleOptionSlider()
        self.initStyleOption(option)
        thumb = self.style().subControlRect(
            QStyle.ComplexControl.CC_ScrollBar, option, QStyle.SubControl.SC_ScrollBarSlider, self
        )
        if self.maximum() <= self.minimum():
            return
        with painting(self) as painter:
            inset = QRectF(thumb).adjusted(3, 3, -3, -3)
            radius = min(inset.width(), inset.height()) / 2
            rounded(painter, inset, radius, theme().color("text2" if self.underMouse() else "border"))


class ScrollColumn(QScrollArea):
    """A column that scrolls when the window is too low; what gets focus by keyboard scrolls into view."""

    def __init__(self, content: QWidget, parent: QWidget | None = None, *, lines: bool = False) -> None:
        """Scroll some content; with `lines`, a hairline shows at which end it goes on out of sight."""
        super().__init__(parent)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setWidgetResizable(True)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setVerticalScrollBar(SlimBar(Qt.Orientation.Vertical))
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        # Of our own making: to wrap the one Qt has made, PySide would look through all classes of widgets first.
        viewport = QWidget()
        self.setViewport(viewport)
        viewport.setAutoFillBackground(False)
        self.setWidget(content)
        content.setAutoFillBackground(False)
        self._ends = [Hairline(parent=self, color="border"), Hairline(parent=self, color="border")] if lines else []
        bar = self.verticalScrollBar()
        bar.valueChanged.connect(self._show_ends)
        bar.rangeChanged.connect(self._show_ends)
        self._show_ends()

    def _show_ends(self) -> None:
        bar = self.verticalScrollBar()
        for line, cut in zip(self._ends, (bar.value() > 0, bar.value() < bar.maximum()), strict=False):
            line.setVisible(cut)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Keep the hairlines at the ends."""
        super().resizeEvent(event)
        for line, y in zip(self._ends, (0, self.height() - 1), strict=False):
            line.setGeometry(0, y, self.width(), 1)
            line.raise_()

    def sizeHint(self) -> QSize:
        """Return the size at which nothing needs to scroll."""
        content = self.widget()
        return content.sizeHint() if content is not None else super().sizeHint()

    def minimumSizeHint(self) -> QSize:
        """Return a height of little, and the width the content needs."""
        content = self.widget()
        width = content.minimumSizeHint().width() if content is not None else 0
        return QSize(width, 80)

    def turn(self, key: int) -> bool:
        """Scroll as a key says that nothing else has wanted: by a line, by a page, or to an end; whether it did."""
        bar = self.verticalScrollBar()
        ways: dict[int, int] = {
            Qt.Key.Key_Up: -bar.singleStep(),
            Qt.Key.Key_Down: bar.singleStep(),
            Qt.Key.Key_PageUp: -bar.pageStep(),
            Qt.Key.Key_PageDown: bar.pageStep(),
            Qt.Key.Key_Home: -bar.maximum(),
            Qt.Key.Key_End: bar.maximum(),
        }
        way = ways.get(key)
        if way is None or not bar.maximum():
            return False
        bar.setValue(bar.value() + way)
        return True


class ProgressBar(QWidget):
    """How much of something is done, in the colour of a game."""

    def __init__(self, game: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._game, self._part = game, 0.0
        self.setFixedHeight(4)
        theme().changed.connect(self.update)

    def show_part(self, part: float) -> None:
        """Show another part, 0 … 1."""
        self._part = part
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: ARG002
        """Paint the bar."""
        area = QRectF(self.rect())
        with mirroring(self) as painter:
            rounded(painter, area, 2, theme().color("surface2"))
            if self._part:
                area.setWidth(max(area.width() * self._part, 4))
                rounded(painter, area, 2, theme().game(self._game).accent)
