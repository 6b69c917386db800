"""The outline around what has keyboard focus: one ring a window, drawn above everything, never for the mouse."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QObject, QPoint, QRect, QRectF, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QAbstractScrollArea, QWidget
from shiboken6 import isValid

from cardgui.look.paint import painting, rounded
from cardgui.look.theme import theme
from cardgui.look.tokens import FOCUS_OFFSET, FOCUS_WIDTH

if TYPE_CHECKING:
    from PySide6.QtGui import QFocusEvent, QPaintEvent

Shape = Callable[[], tuple[QRectF, float]]
"""Gives what the ring goes around, in the widget's coordinates, and its corner radius."""

REACH = FOCUS_WIDTH + FOCUS_OFFSET
MODIFIERS = frozenset({Qt.Key.Key_Shift, Qt.Key.Key_Control, Qt.Key.Key_Alt, Qt.Key.Key_Meta, Qt.Key.Key_AltGr})
"""Keys that do nothing by themselves: whoever presses one may be leaving for another window."""
_FOLLOWED = frozenset(
    {QEvent.Type.Move, QEvent.Type.Resize, QEvent.Type.Hide, QEvent.Type.Show, QEvent.Type.ParentChange}
)


class _Device:
    """What the person used last: the keyboard or a pointer."""

    keyboard = False


def note_keyboard() -> None:
    """Say that a key was pressed: focus that moves now shows its ring."""
    _Device.keyboard = True


def note_key(event: QKeyEvent) -> None:
    """Call when a key is pressed: all but the modifiers show that the keyboard is in use."""
    if event.key() not in MODIFIERS:
        note_keyboard()


def note_pointer() -> None:
    """Say that a pointer was used: focus that moves now shows no ring."""
    _Device.keyboard = False


def notice(event: QEvent) -> None:
    """Call with every event of a window: keys that nobody inside keeps for themselves pass through it first.

    The reason that Qt gives for a change of focus won't do: it says Tab also when the focused widget was hidden.
    """
    if event.type() == QEvent.Type.ShortcutOverride:
        if isinstance(event, QKeyEvent):
            note_key(event)
    elif event.type() == QEvent.Type.MouseButtonPress:
        note_pointer()


def keyboard_used() -> bool:
    """Whether the keyboard was used last."""
    return _Device.keyboard


class FocusRing(QWidget):
    """The ring of one window. Take it from `ring_of`."""

    def __init__(self, window: QWidget) -> None:
        super().__init__(window)
        self._window = window
        self.setObjectName("focus-ring")
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.hide()
        self._target: QWidget | None = None
        self._shape: Shape | None = None
        self._watched: list[QObject] = []
        self._origin = QPoint()
        theme().changed.connect(self.update)

    def surround(self, target: QWidget, shape: Shape) -> None:
        """Draw the ring around a widget from now on."""
        self.leave()
        self._target, self._shape = target, shape
        widget: QWidget | None = target
        while widget is not None and widget is not self._window:
            widget.installEventFilter(self)
            self._watched.append(widget)
            widget = widget.parentWidget()
        target.destroyed.connect(self.leave)
        self._place()

    def leave(self) -> None:
        """Draw no ring."""
        watched, target = self._watched, self._target
        self._watched, self._target, self._shape = [], None, None
        # Where a whole page goes, some of them are gone before the target tells of its end.
        for widget in filter(isValid, watched):
            widget.removeEventFilter(self)
        if target is not None and isValid(target):
            target.destroyed.disconnect(self.leave)
        self.hide()

    def follow(self) -> None:
        """Draw the ring where its widget is now."""
        self._place()

    @property
    def target(self) -> QWidget | None:
        """The widget the ring goes around."""
        return self._target

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Follow the widget wherever it or anything around it moves."""
        if event.type() in _FOLLOWED and "_target" in self.__dict__:  # gone while a window is being destroyed
            self._place()
        return super().eventFilter(watched, event)

    def _place(self) -> None:
        target, shape, window = self._target, self._shape, self._window
        if target is None or shape is None:
            return
        if not target.isVisible():
            self.hide()
            return
        rect, _ = shape()
        if rect.isEmpty():
            self.hide()
            return
        whole = rect.adjusted(-REACH, -REACH, REACH, REACH).toAlignedRect()
        whole.translate(target.mapTo(window, QPoint(0, 0)))
        seen = whole.intersected(window.rect())
        ancestor: QWidget | None = target.parentWidget()
        while ancestor is not None and ancestor is not window:
            scroll = ancestor.parentWidget()
            if isinstance(scroll, QAbstractScrollArea) and scroll.viewport() is ancestor:
                seen = seen.intersected(QRect(ancestor.mapTo(window, QPoint(0, 0)), ancestor.size()))
            ancestor = ancestor.parentWidget()
        self._origin = whole.topLeft() - seen.topLeft()
        self.setGeometry(seen)
        self.setVisible(not seen.isEmpty())
        self.raise_()
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: ARG002
        """Draw the ring."""
        if self._shape is None:
            return
        rect, radius = self._shape()
        moved = QRectF(self._origin.x(), self._origin.y(), rect.width() + 2 * REACH, rect.height() + 2 * REACH)
        with painting(self) as painter:
            rounded(painter, moved, radius + REACH, None, theme().color("focus"), FOCUS_WIDTH)


def ring_of(widget: QWidget) -> FocusRing:
    """Return the ring of the window a widget is in."""
    window = widget.window()
    for child in window.children():
        if isinstance(child, FocusRing):
            return child
    return FocusRing(window)


def gained(widget: QWidget, event: QFocusEvent, shape: Shape) -> None:
    """Call from `focusInEvent`: shows the ring if focus came by the keyboard."""
    if event.reason() == Qt.FocusReason.MouseFocusReason:
        note_pointer()
    if _Device.keyboard:
        ring_of(widget).surround(widget, shape)
    else:
        ring_of(widget).leave()


def changed(widget: QWidget) -> None:
    """Call when the shape of a widget has changed: its ring, if it has one, follows; there is none around nothing."""
    ring = ring_of(widget)
    if ring.target is widget:
        ring.follow()


def lost(widget: QWidget) -> None:
    """Call from `focusOutEvent`: takes the ring away."""
    ring = ring_of(widget)
    if ring.target is widget:
        ring.leave()
