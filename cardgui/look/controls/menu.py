"""Menus and the buttons that open them."""

from __future__ import annotations

import math
from typing import TYPE_CHECKING

from PySide6.QtCore import QPoint, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QAction, QActionGroup, QGuiApplication, QRegion
from PySide6.QtWidgets import QMenu, QPushButton, QSizePolicy, QWidget

from cardgui.look import focus
from cardgui.look.icons import draw_icon
from cardgui.look.paint import mirroring, rounded, rounded_path
from cardgui.look.text import TextBlock
from cardgui.look.theme import theme
from cardgui.look.tokens import BUTTON_HEIGHT, RADIUS_BUTTON
from cardgui.look.type import control, font, line_height, scaled

if TYPE_CHECKING:
    from collections.abc import Sequence

    from PySide6.QtGui import QFocusEvent, QPaintEvent, QResizeEvent

_STYLE = """
QMenu {{ background: {surface}; border: 1px solid {border}; border-radius: {radius}px; padding: 6px 0; }}
QMenu::item {{ color: {text}; padding: {pad}px 20px {pad}px 36px; }}
QMenu::item:selected {{ background: {surface2}; }}
QMenu::item:disabled {{ color: {text2}; }}
QMenu::indicator {{ width: 0; height: 0; }}
QMenu::separator {{ height: 1px; background: {line}; margin: 6px 0; }}
"""
LEAST_PAD = 2
"""Above and below an entry where a menu would not fit into its window otherwise, in pixels."""
_ROUND = Qt.WindowType.FramelessWindowHint | Qt.WindowType.NoDropShadowWindowHint


class Menu(QMenu):
    """A menu in the colours of the theme. Qt draws menus itself, so this is the one place with a style sheet."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        # What is outside the round corners must not be painted; the shadow of the system is square.
        self.setWindowFlags(self.windowFlags() | _ROUND)
        self.setAttribute(Qt.WidgetAttribute.WA_TranslucentBackground)
        self._pad: int | None = None
        self._restyle()
        theme().changed.connect(self._restyle)

    def drop(self, corner: QPoint) -> None:
        """Open with the upper right corner there, in screen coordinates, or as far up as keeps it inside the window.

        Entries stand closer together where the menu would be higher than the window.
        """
        parent = self.parentWidget()
        room = parent.window() if parent is not None else None
        self._pad = None
        self._restyle()
        top = corner.y()
        if room is not None:
            entries = sum(not action.isSeparator() for action in self.actions())
            over = self.sizeHint().height() - room.height()
            if over > 0 and entries:
                self._pad = max(LEAST_PAD, self._usual_pad() - math.ceil(over / (2 * entries)))
                self._restyle()
            foot = room.mapToGlobal(QPoint(0, room.height())).y()
            top = max(foot - room.height(), min(top, foot - self.sizeHint().height()))
        self.popup(QPoint(corner.x() - self.sizeHint().width(), top))

    @staticmethod
    def _usual_pad() -> int:
        return round((control(BUTTON_HEIGHT) - line_height(14)) / 2)

    def _restyle(self) -> None:
        colors = theme()
        names = ("surface", "surface2", "border", "text", "text2", "line")
        values: dict[str, str | int] = {name: colors.color(name).name() for name in names}  # type: ignore[arg-type]
        values["radius"] = RADIUS_BUTTON
        values["pad"] = self._usual_pad() if self._pad is None else self._pad
        self.setStyleSheet(_STYLE.format(**values))
        self.setFont(font(14))

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Cut the corners off where nothing may be there to see through them."""
        super().resizeEvent(event)
        if QGuiApplication.platformName() == "xcb":  # X11 is not composed everywhere, and does not say whether it is
            outline = rounded_path(QRectF(self.rect()), RADIUS_BUTTON).toFillPolygon()
            self.setMask(QRegion(outline.toPolygon()))

    def paintEvent(self, event: QPaintEvent) -> None:
        """Mark what is checked as everywhere else, in place of the system's mark."""
        super().paintEvent(event)
        with mirroring(self) as painter:
            for action in self.actions():
                if action.isChecked():
                    box = QRectF(self.actionGeometry(action))
                    size = round(scaled(16))
                    at = QRectF(box.left() + 20 - size / 2, box.top(), size, box.height()).center()
                    draw_icon(painter, "check", theme().color("accent"), at.x(), at.y(), size)

    def add_choices(self, choices: Sequence[tuple[str, str]], current: str) -> dict[str, QAction]:
        """Add choices of which one is checked; `data()` of each action is its key."""
        group = QActionGroup(self)
        made = {}
        for key, text in choices:
            action = self.addAction(text)
            action.setCheckable(True)
            action.setChecked(key == current)
            action.setData(key)
            group.addAction(action)
            made[key] = action
        return made


class Dropdown(QPushButton):
    """A button that shows the current choice and opens a menu of all.

    Signals:
        chosen: the key of the choice a person made.
    """

    chosen = Signal(str)

    def __init__(
        self,
        choices: Sequence[tuple[str, str]] = (),
        *,
        icon: str = "",
        quiet: bool = False,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self._choices: list[tuple[str, str]] = []
        self._current = ""
        self._actions: dict[str, QAction] = {}
        self.icon_name = icon
        self.quiet = quiet
        self.compact = False
        self._menu = Menu(self)
        self.setMenu(self._menu)
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setAutoDefault(False)
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)
        self._menu.triggered.connect(self._on_action)
        theme().changed.connect(self._restyle)
        if choices:
            self.set_choices(choices, choices[0][0])

    def _restyle(self) -> None:
        self.updateGeometry()
        self.update()

    def set_choices(self, choices: Sequence[tuple[str, str]], current: str) -> None:
        """Replace the choices, once before they are shown; `current` is a key among them."""
        self._choices = list(choices)
        self._menu.clear()
        self._actions = self._menu.add_choices(choices, current)
        self.choose(current)

    def set_compact(self, *, compact: bool) -> None:
        """Show the icon alone, with the choice as tooltip, or icon and text."""
        self.compact = compact
        self._restyle()

    @property
    def current(self) -> str:
        """The key of the current choice."""
        return self._current

    def choose(self, key: str) -> None:
        """Make a choice without a signal."""
        self._current = key
        if key in self._actions:
            self._actions[key].setChecked(True)
        self.setText(dict(self._choices).get(key, ""))
        self._restyle()

    def _on_action(self, action: QAction) -> None:
        key = str(action.data())
        self.choose(key)
        self.chosen.emit(key)

    def sizeHint(self) -> QSize:
        """Return the size of the longest choice."""
        height = control(BUTTON_HEIGHT)
        if self.compact:
            return QSize(height, height)
        widest = max((TextBlock(text, 14).natural_width() for _, text in self._choices), default=0.0)
        beside = 14 + (self._icon_size() + 12 if self.icon_name else 0) + 12 + round(scaled(16)) + 12
        return QSize(math.ceil(widest) + beside, height)

    def _icon_size(self) -> int:
        return round(scaled(20 if self.compact else 18))

    def minimumSizeHint(self) -> QSize:
        """Return the least size: nothing is cut off."""
        return self.sizeHint()

    def focusInEvent(self, event: QFocusEvent) -> None:
        """Show the ring if focus came by the keyboard."""
        super().focusInEvent(event)
        focus.gained(self, event, lambda: (QRectF(self.rect()), float(RADIUS_BUTTON)))

    def focusOutEvent(self, event: QFocusEvent) -> None:
        """Take the ring away."""
        super().focusOutEvent(event)
        focus.lost(self)

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: ARG002
        """Paint icon, choice and arrow."""
        colors = theme()
        area = QRectF(self.rect())
        ink = colors.color("text2" if self.quiet and not self.underMouse() else "text")
        middle = area.center().y()
        with mirroring(self) as painter:
            fill = None if self.quiet else colors.color("surface")
            if self.underMouse() or self.isDown():
                fill = colors.color("surface" if self.quiet else "surface2")
            rounded(painter, area, RADIUS_BUTTON, fill, None if self.quiet else colors.color("border"))
            if self.compact:
                draw_icon(painter, self.icon_name, ink, area.center().x(), middle, self._icon_size())
                return
            left = 14.0
            if self.icon_name:
                size = self._icon_size()
                icon = QRectF(left - 1, 0, size, area.height())
                draw_icon(painter, self.icon_name, ink, icon.center().x(), middle, size)
                left += size + 12
            arrow = round(scaled(16))
            text = QRectF(left, 0, area.width() - left - arrow - 14, area.height())
            TextBlock(self.text(), 14).draw(painter, text, ink)
            end = QRectF(area.right() - 11 - arrow, 0, arrow, area.height())
            draw_icon(painter, "chevron-down", ink, end.center().x(), middle, arrow)
