"""Dialogs inside the window: a panel over a scrim that keeps the focus and gives it back."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QObject, QRectF, Qt, Signal
from PySide6.QtGui import QColor
from PySide6.QtWidgets import QAbstractButton, QApplication, QHBoxLayout, QLayout, QVBoxLayout, QWidget
from shiboken6 import isValid

from cardgui.look.access import Role
from cardgui.look.controls.buttons import Button, Kind
from cardgui.look.controls.surfaces import Card, Hairline, ScrollColumn
from cardgui.look.paint import mirror_margins, mirrored, painting, shadow
from cardgui.look.text import Label
from cardgui.look.theme import theme

if TYPE_CHECKING:
    from PySide6.QtGui import QKeyEvent, QMouseEvent, QPaintEvent, QShowEvent

MARGIN = 24
"""Between the panel and the edge of a small window."""
PADDING = 24
"""Between the edge of the panel and what it holds."""
Words = Callable[[], str]
"""What is said, in the language of now."""


class _Content(QWidget):
    """The scrolled part of a dialog; says when it needs another size."""

    wants_size = Signal()

    def event(self, event: QEvent) -> bool:
        """Notice that something inside changed its size."""
        done = super().event(event)
        if event.type() == QEvent.Type.LayoutRequest:
            self.wants_size.emit()
        return done


class Dialog(QWidget):
    """A panel over the whole window: header, a body that scrolls when the window is too low, and a row of buttons.

    Fill `header`, `body` and `footer` (layouts), set `default`, then `open_over()`. Tab stays inside, Esc rejects,
    Enter clicks `default` wherever it isn't a key of the control that has focus.

    Signals:
        accepted, rejected: how it was closed.
    """

    accepted = Signal()
    rejected = Signal()

    access_role = Role.Dialog

    def __init__(self, window: QWidget, width: int = 760) -> None:
        self._over = window.window()
        super().__init__(self._over)
        self.default: Button | None = None
        self.first: QWidget | None = None
        self._width = width
        self._before: QWidget | None = None
        self._mirrored = False
        self.panel = Card(self, level="high")
        self.panel.setAttribute(Qt.WidgetAttribute.WA_NoMousePropagation)
        self._column = column = QVBoxLayout(self.panel)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        self.header = QVBoxLayout()
        self.header.setContentsMargins(0, 0, 0, 0)
        self._content = _Content()
        self.body = QVBoxLayout(self._content)
        self.body.setContentsMargins(24, 20, 24, 8)
        self.body.setSpacing(0)
        self.area = ScrollColumn(self._content)
        self.footer = QHBoxLayout()
        self.footer.setContentsMargins(24, 16, 24, 24)
        self.footer.setSpacing(12)
        column.addLayout(self.header)
        self._cut = Hairline()
        """Shown where the body goes on behind the buttons."""
        column.addWidget(self.area, 1)
        column.addWidget(self._cut)
        column.addLayout(self.footer)
        self.hide()
        theme().changed.connect(self._settle_later)

    def open_over(self) -> None:
        """Show the dialog over its window and move the focus into it."""
        self._before = QApplication.focusWidget()
        self._over.installEventFilter(self)
        self._content.wants_size.connect(self._settle)
        self.setGeometry(self._over.rect())
        self.show()
        self.raise_()
        self._settle()
        first = self.first or self.default
        (first or self).setFocus(Qt.FocusReason.OtherFocusReason)

    def return_to(self, widget: QWidget | None) -> None:
        """Give the focus to another widget when it is closed, if what had it before can no longer be seen."""
        if self._before is None or not isValid(self._before) or not self._before.isVisible():
            self._before = widget

    def accept(self) -> None:
        """Close and say that it was accepted."""
        self._close()
        self.accepted.emit()

    def reject(self) -> None:
        """Close and say that it was rejected."""
        self._close()
        self.rejected.emit()

    def _close(self) -> None:
        self._over.removeEventFilter(self)
        self.hide()
        # A menu that had the focus is gone by now.
        if self._before is not None and isValid(self._before) and self._before.isVisible():
            self._before.setFocus(Qt.FocusReason.OtherFocusReason)
        self._before = None
        self.deleteLater()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Keep covering the window, whatever its size."""
        if event.type() == QEvent.Type.Resize and self.isVisible():
            self.setGeometry(self._over.rect())
            self._settle()
        return super().eventFilter(watched, event)

    def _settle_later(self) -> None:
        if self.isVisible():
            self._settle()

    def showEvent(self, event: QShowEvent) -> None:
        """Fit the panel."""
        super().showEvent(event)
        self._settle()

    def _settle(self) -> None:
        """Give the panel its width, and the height its content needs or the window has."""
        self._mirror()
        width = min(self._width, self.width() - 2 * MARGIN)
        self._column.activate()
        wanted = _height(self.body, width)
        beside = _height(self.header, width) + _height(self.footer, width)
        room = self.height() - 2 * MARGIN - beside
        self._cut.setVisible(wanted > room)
        bar = self.area.verticalScrollBar().sizeHint().width() if wanted > room else 0
        margins = self.body.contentsMargins()
        if mirrored(self):
            margins.setLeft(PADDING - bar)
        else:
            margins.setRight(PADDING - bar)
        self.body.setContentsMargins(margins)
        height = min(wanted, room) + beside
        self.panel.setGeometry((self.width() - width) // 2, (self.height() - height) // 2, width, height)
        self.update()

    def _mirror(self) -> None:
        """Give each side the margins of the other where the direction is another: layouts mirror all else alone."""
        if mirrored(self) == self._mirrored:
            return
        self._mirrored = not self._mirrored
        for part in (self.header, self.body, self.footer):
            mirror_margins(part)

    def focusNextPrevChild(self, next: bool) -> bool:  # noqa: A002, FBT001
        """Keep Tab inside the dialog."""
        chain = self._chain()
        here = QApplication.focusWidget()
        at = chain.index(here) if here in chain else -1
        ahead = (
            [*chain[at + 1 :], *chain[: at + 1]]
            if next
            else [*reversed(chain[: max(at, 0)]), *reversed(chain[max(at, 0) :])]
        )
        stop = next_stop(ahead)
        if stop is None:
            return True
        reason = Qt.FocusReason.TabFocusReason if next else Qt.FocusReason.BacktabFocusReason
        stop.setFocus(reason)
        self.area.ensureWidgetVisible(stop, 24, 24)
        return True

    def _chain(self) -> list[QWidget]:
        """Return the widgets inside in the order of focus: header, body, buttons, each as it was put together.

        Not by `nextInFocusChain`: in PySide the widget that is asked becomes the owner of the one it names, and takes
        with it what is known of that one (the whole window, in the end) when it goes.
        """
        parts = self.panel.findChildren(QWidget, options=Qt.FindChildOption.FindDirectChildrenOnly)
        parts.sort(key=lambda part: (part.y(), part.x()))
        return [widget for part in parts for widget in (part, *part.findChildren(QWidget))]

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Esc rejects, Enter clicks the default button, arrows scroll; nothing reaches the window below."""
        if event.key() == Qt.Key.Key_Escape:
            self.reject()
        elif event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter) and self.default is not None:
            self.default.click()
        else:
            self.area.turn(event.key())
        event.accept()

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Swallow clicks beside the panel."""
        event.accept()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint scrim and shadow."""
        with painting(self) as painter:
            painter.fillRect(event.rect(), QColor(0, 0, 0, 148 if theme().dark else 102))
            shadow(painter, QRectF(self.panel.geometry()), self.panel.radius, "high")


def _height(layout: QLayout, width: int) -> int:
    """What a layout needs where it is so wide: rows of buttons, too, grow when they are narrow."""
    return layout.heightForWidth(width) if layout.hasHeightForWidth() else layout.sizeHint().height()


def next_stop(widgets: Sequence[QWidget]) -> QWidget | None:
    """Return the first of these widgets at which Tab stops: of choices that exclude each other only the chosen one."""
    return next((widget for widget in widgets if widget.isVisible() and widget.isEnabled() and _stops(widget)), None)


def _stops(widget: QWidget) -> bool:
    policy, around = widget.focusPolicy(), widget.parentWidget()
    if isinstance(widget, QAbstractButton) and widget.autoExclusive() and around is not None:
        # Qt takes Tab from all but the chosen one only once the group has had the focus.
        group = around.findChildren(QAbstractButton, options=Qt.FindChildOption.FindDirectChildrenOnly)
        if any(other.autoExclusive() and other.isChecked() for other in group):
            return widget.isChecked() and policy != Qt.FocusPolicy.NoFocus
    return bool(policy & Qt.FocusPolicy.TabFocus)


class Saying(Dialog):
    """A title, a text and buttons. Their words are asked for anew when the language changes."""

    def __init__(self, window: QWidget, title: Words, text: Words) -> None:
        super().__init__(window, 480)
        self._source = window
        self._title, self._text = title, text
        self._heading = Label(size=16, weight=600, wrap=True)
        self._about = Label(size=14, color="text2", wrap=True)
        self._further: list[tuple[Label | Button, Words]] = []
        self.body.setContentsMargins(24, 24, 24, 8)
        self.body.setSpacing(8)
        self.body.addWidget(self._heading)
        self.body.addWidget(self._about)
        self.footer.addStretch(1)
        self.retranslate()

    def add_text(self, words: Words) -> None:
        """Say something more below."""
        label = Label(words(), 14, color="text2", wrap=True)
        self._further.append((label, words))
        self.body.addWidget(label)

    def add_button(self, words: Words, kind: Kind) -> Button:
        """Put a button at the end of the row."""
        button = Button(words(), kind)
        self._further.append((button, words))
        self.footer.addWidget(button)
        return button

    def retranslate(self) -> None:
        """Show all words in the language of now."""
        title, text = self._title(), self._text()
        self.setAccessibleName(title)
        self.setAccessibleDescription(text)
        self._heading.setText(title)
        self._about.setText(text)
        for part, words in self._further:
            part.setText(words())

    def changeEvent(self, event: QEvent) -> None:
        """Follow a change of language, as long as the page that has the words is there."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange and isValid(self._source):
            self.retranslate()


def ask(
    window: QWidget,
    title: Words,
    text: Words,
    confirm: Words,
    cancel: Words,
    on_confirm: Callable[[], object],
) -> Dialog:
    """Ask before something that matters; the safe answer has the focus."""
    dialog = Saying(window, title, text)
    yes = dialog.add_button(confirm, "secondary")
    no = dialog.add_button(cancel, "primary")
    dialog.first = no
    yes.clicked.connect(dialog.accept)
    no.clicked.connect(dialog.reject)
    dialog.accepted.connect(on_confirm)
    dialog.open_over()
    return dialog


def tell(window: QWidget, title: Words, text: Words, close: Words) -> Dialog:
    """Say what happened; there is nothing to decide."""
    dialog = Saying(window, title, text)
    button = dialog.add_button(close, "primary")
    dialog.first = dialog.default = button
    button.clicked.connect(dialog.accept)
    dialog.open_over()
    return dialog
