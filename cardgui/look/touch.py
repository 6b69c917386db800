"""Notices whether the person uses fingers or a mouse: controls are larger while fingers are used."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QObject, QTimer
from PySide6.QtGui import QInputDevice, QMouseEvent, QWindow

from cardgui.look.theme import theme

_DEVICE = QInputDevice.DeviceType


def by_finger(event: QMouseEvent) -> bool:
    """Whether what looks like a mouse is a finger on a screen."""
    return event.device().type() == _DEVICE.TouchScreen


class TouchWatch(QObject):
    """Watches the input of one window. Sizes change when the finger is lifted or the button let go, not under it."""

    def __init__(self, window: QWindow) -> None:
        super().__init__(window)
        window.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Look at an event and let it pass."""
        kind = event.type()
        if kind == QEvent.Type.TouchEnd and not theme().touch:
            QTimer.singleShot(0, self, lambda: theme().use_touch(touch=True))
        elif kind == QEvent.Type.MouseButtonRelease and isinstance(event, QMouseEvent) and not by_finger(event):
            QTimer.singleShot(0, self, lambda: theme().use_touch(touch=False))
        return super().eventFilter(watched, event)
