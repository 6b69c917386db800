"""Where the window stands: remembered, and found again on whatever screens there are."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QRect, Qt
from PySide6.QtGui import QGuiApplication

if TYPE_CHECKING:
    from collections.abc import Sequence

    from PySide6.QtWidgets import QWidget

    from cardgui.models.settings import Settings

DEFAULT_SIZE: Final = (1280, 800)
GRIP: Final = 48
"""So much of the window's upper edge must lie on a screen, across and down, to be taken hold of."""


MOST: Final = 0.5
"""A window so much of which is seen stays as it is: it may well lie on two screens."""


def fitted(place: QRect, screens: Sequence[QRect], least: tuple[int, int]) -> QRect | None:
    """A remembered place as it can be used on the screens of now; None if none of them is near it.

    A window most of which would be off all screens, as where a screen has become smaller, is moved and shrunk into the
    one that its upper edge is on, down to its least size.
    """
    shown = sum(part.width() * part.height() for part in map(place.intersected, screens))
    whole = shown >= MOST * place.width() * place.height()
    for screen in screens:
        seen = place.intersected(screen)
        edge = QRect(place.x(), place.y(), place.width(), GRIP).intersected(screen)
        if seen.isEmpty() or edge.width() < GRIP or edge.height() < GRIP:
            continue
        width = max(min(place.width(), screen.width()), least[0])
        height = max(min(place.height(), screen.height()), least[1])
        if whole or (width, height) == (place.width(), place.height()):
            return place
        left = max(min(place.x(), screen.right() + 1 - width), screen.x())
        top = max(min(place.y(), screen.bottom() + 1 - height), screen.y())
        return QRect(left, top, width, height)
    return None


class WindowPlace:
    """Keeps the place of one window in the settings."""

    def __init__(self, window: QWidget, settings: Settings) -> None:
        self._window, self._settings = window, settings

    def restore(self) -> None:
        """Stand where the window stood last, if that is still on a screen; else in the middle of the first."""
        window, place = self._window, self._settings.window
        screens = [screen.availableGeometry() for screen in QGuiApplication.screens()]
        least = (window.minimumWidth(), window.minimumHeight())
        found = fitted(QRect(*place), screens, least) if place else None
        if found is not None:
            window.setGeometry(found)
        else:
            wide, high = place[2:] if place else DEFAULT_SIZE
            window.resize(min(wide, screens[0].width()), min(high, screens[0].height()))
        if self._settings.maximized:
            window.setWindowState(Qt.WindowState.WindowMaximized)

    def keep(self) -> None:
        """Remember where the window stands, unless it fills the screen or is not seen."""
        window = self._window
        if not window.isVisible() or window.isFullScreen() or window.isMinimized():
            return
        self._settings.maximized = window.isMaximized()
        if not window.isMaximized():
            area = window.geometry()
            self._settings.window = (area.x(), area.y(), area.width(), area.height())
