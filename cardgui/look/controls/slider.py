"""Values between two ends: a slider, alone or in a row with its name, and a stepper with few steps."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QRectF, QSize, Qt, Signal
from PySide6.QtWidgets import QGridLayout, QHBoxLayout, QSizePolicy, QSlider, QWidget

from cardgui.look import focus
from cardgui.look.controls.buttons import IconButton
from cardgui.look.i18n import number
from cardgui.look.paint import mirrored, painting, placed, rounded
from cardgui.look.text import Label, TextBlock
from cardgui.look.theme import theme
from cardgui.look.tokens import LEAST_TARGET
from cardgui.look.type import control

if TYPE_CHECKING:
    from PySide6.QtGui import QFocusEvent, QKeyEvent, QMouseEvent, QPaintEvent

THUMB, TRACK = 18.0, 4.0


class Slider(QSlider):
    """A value from 0 to 100, set by dragging, clicking or keys."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(Qt.Orientation.Horizontal, parent)
        self.setRange(0, 100)
        self.setSingleStep(2)
        self.setPageStep(10)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        theme().changed.connect(self._restyle)

    def _restyle(self) -> None:
        self.updateGeometry()
        self.update()

    def sizeHint(self) -> QSize:
        """Return a comfortable length, and a height that can be hit."""
        return QSize(160, max(LEAST_TARGET, control(0)))

    def minimumSizeHint(self) -> QSize:
        """Return the least length at which steps can be told apart."""
        return QSize(80, self.sizeHint().height())

    def _thumb(self) -> QRectF:
        part = (self.value() - self.minimum()) / max(self.maximum() - self.minimum(), 1)
        return placed(self, QRectF(part * (self.width() - THUMB), (self.height() - THUMB) / 2, THUMB, THUMB))

    def _take(self, x: float) -> None:
        part = min(max((x - THUMB / 2) / max(self.width() - THUMB, 1.0), 0.0), 1.0)
        part = 1 - part if mirrored(self) else part
        self.setValue(round(self.minimum() + part * (self.maximum() - self.minimum())))

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Take the value under the pointer."""
        focus.note_pointer()
        if event.button() == Qt.MouseButton.LeftButton:
            self.setSliderDown(True)
            self._take(event.position().x())

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        """Follow the pointer."""
        if self.isSliderDown():
            self._take(event.position().x())

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:  # noqa: ARG002
        """Keep the value."""
        self.setSliderDown(False)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Remember that keys are in use."""
        focus.note_key(event)
        super().keyPressEvent(event)

    def focusInEvent(self, event: QFocusEvent) -> None:
        """Show the ring if focus came by the keyboard."""
        super().focusInEvent(event)
        focus.gained(self, event, lambda: (self._thumb(), THUMB / 2))

    def focusOutEvent(self, event: QFocusEvent) -> None:
        """Take the ring away."""
        super().focusOutEvent(event)
        focus.lost(self)

    def sliderChange(self, change: QSlider.SliderChange) -> None:
        """Let the ring follow the thumb."""
        super().sliderChange(change)
        if self.hasFocus() and focus.keyboard_used():
            focus.ring_of(self).surround(self, lambda: (self._thumb(), THUMB / 2))

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: ARG002
        """Paint track, filled part and thumb."""
        colors = theme()
        thumb = self._thumb()
        middle = self.height() / 2
        whole = QRectF(0, middle - TRACK / 2, self.width(), TRACK)
        done = QRectF(whole)
        if mirrored(self):
            done.setLeft(thumb.center().x())
        else:
            done.setRight(thumb.center().x())
        with painting(self) as painter:
            if not self.isEnabled():
                painter.setOpacity(0.45)
            rounded(painter, whole, TRACK / 2, colors.color("line"))
            rounded(painter, done, TRACK / 2, colors.color("accent"))
            fill = colors.color("accent_soft" if self.underMouse() or self.isSliderDown() else "surface")
            rounded(painter, thumb, THUMB / 2, fill, colors.color("accent"), 2)


class SliderRow(QWidget):
    """A slider with its name and value above, and what its two ends mean below.

    Signals:
        moved: the value a person chose, 0 … 100.
    """

    moved = Signal(int)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.slider = Slider()
        self._name, self._value = Label(), Label(size=13, color="text2")
        self._percent = "{percent}"
        self._low, self._high = Label(size=12, color="text2"), Label(size=12, color="text2")
        grid = QGridLayout(self)
        grid.setContentsMargins(0, 0, 0, 0)
        grid.setHorizontalSpacing(12)
        grid.setVerticalSpacing(0)
        grid.setColumnStretch(0, 1)
        grid.addWidget(self._name, 0, 0)
        grid.addWidget(self._value, 0, 1, Qt.AlignmentFlag.AlignRight)
        grid.addWidget(self.slider, 1, 0, 1, 2)
        grid.addWidget(self._low, 2, 0)
        grid.addWidget(self._high, 2, 1, Qt.AlignmentFlag.AlignRight)
        self.slider.valueChanged.connect(self._on_value)

    def set_words(self, name: str, percent: str, low: str = "", high: str = "") -> None:
        """Show other words; `percent` has a slot `{percent}` for the value."""
        self._name.setText(name)
        self._percent = percent
        for label, text in ((self._low, low), (self._high, high)):
            label.setText(text)
            label.setVisible(bool(text))
        self.slider.setAccessibleName(name)
        self._show_value()

    def set_value(self, value: int) -> None:
        """Show a value without a signal."""
        self.slider.blockSignals(True)  # noqa: FBT003 - Qt's own
        self.slider.setValue(value)
        self.slider.blockSignals(False)  # noqa: FBT003 - Qt's own
        self._show_value()

    def _show_value(self) -> None:
        self._value.setText(self._percent.format(percent=number(self.slider.value())))

    def _on_value(self, value: int) -> None:
        self._show_value()
        self.moved.emit(value)


class Stepper(QWidget):
    """One of a few values in order: less, the value, more.

    Signals:
        chosen: the value a person chose.
    """

    chosen = Signal(int)

    def __init__(self, values: Sequence[int], words: Callable[[int], str], parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._values, self._words, self._at = tuple(values), words, 0
        self.less, self.more = IconButton("minus", bordered=True), IconButton("plus", bordered=True)
        self._value = Label(align=Qt.AlignmentFlag.AlignHCenter)
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(8)
        row.addWidget(self.less)
        row.addWidget(self._value, 1)
        row.addWidget(self.more)
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)
        self.less.clicked.connect(lambda: self._step(-1))
        self.more.clicked.connect(lambda: self._step(1))
        theme().changed.connect(self._restyle)
        self.choose(self._values[0])

    def set_words(self, less: str, more: str) -> None:
        """Name the two buttons."""
        self.less.setText(less)
        self.more.setText(more)
        self.choose(self._values[self._at])

    def _restyle(self) -> None:
        widest = max(TextBlock(self._words(value), 14).natural_width() for value in self._values)
        self._value.setMinimumWidth(round(widest) + 2)

    def choose(self, value: int) -> None:
        """Show one of the values without a signal."""
        self._at = self._values.index(value)
        self._value.setText(self._words(value))
        self.less.setEnabled(self._at > 0)
        self.more.setEnabled(self._at < len(self._values) - 1)
        self._restyle()

    def _step(self, by: int) -> None:
        had_focus = self.less.hasFocus() or self.more.hasFocus()
        self.choose(self._values[self._at + by])
        if had_focus and not (self.less if by < 0 else self.more).isEnabled():
            (self.more if by < 0 else self.less).setFocus(Qt.FocusReason.OtherFocusReason)
        self.chosen.emit(self._values[self._at])

    def changeEvent(self, event: QEvent) -> None:
        """Write the value in the manner of another language."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self.choose(self._values[self._at])
