"""A diagram beside its rule: the picture, what is said of it, and the way from step to step."""

from __future__ import annotations

import logging
import math
from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QRectF, QSize, Qt, Signal
from PySide6.QtWidgets import QHBoxLayout, QSizePolicy, QVBoxLayout, QWidget

from cardgui.look.access import Role
from cardgui.look.controls import Button, Card, IconButton, Label
from cardgui.look.i18n import number
from cardgui.look.paint import painting, rounded
from cardgui.look.theme import theme
from cardgui.screens.rulebook.canvas import DiagramCanvas
from cardgui.table.speech import Speech
from cardgui.teaching import diagrams
from cardgui.teaching.diagrams import Diagram, DiagramError
from cardgui.teaching.rulebook import DiagramPlace

if TYPE_CHECKING:
    from PySide6.QtGui import QKeyEvent, QPaintEvent

log = logging.getLogger(__name__)


class Segments(QWidget):
    """How many steps there are, and how far one has come."""

    def __init__(self) -> None:
        super().__init__()
        self.steps = self.done = 1
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def show_step(self, step: int, steps: int) -> None:
        """Show another step."""
        self.done, self.steps = step, steps
        self.update()

    def sizeHint(self) -> QSize:
        """Return the size of thin bars."""
        return QSize(80, 20)

    def minimumSizeHint(self) -> QSize:
        """Return the least size."""
        return QSize(40, 20)

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: ARG002
        """Draw a bar for each step."""
        gap = 5.0
        each = (self.width() - gap * (self.steps - 1)) / self.steps
        with painting(self) as painter:
            for step in range(self.steps):
                bar = QRectF(step * (each + gap), self.height() / 2 - 2, each, 4)
                rounded(painter, bar, 2, theme().color("accent" if step < self.done else "line"))


class DiagramPanel(Card):
    """Shows a diagram step by step.

    Signals:
        moved: another step is shown.
    """

    access_role = Role.Grouping
    moved = Signal()

    def __init__(self, game: str) -> None:
        super().__init__(level="low")
        self.place: DiagramPlace | None = None
        self.step = 0
        self._diagram: Diagram | None = None
        self.canvas = DiagramCanvas(game)
        self._caption = Label("", 14, wrap=True)
        self.first = IconButton("first")
        self.back = IconButton("back")
        self.next = Button("", "primary")
        self._segments = Segments()
        self._speech = Speech(self)
        self._count = Label("", 13, color="text2")
        foot = QHBoxLayout()
        foot.setContentsMargins(12, 4, 16, 12)
        foot.setSpacing(4)
        for widget in (self.first, self.back, self.next):
            foot.addWidget(widget)
        foot.addSpacing(8)
        foot.addWidget(self._segments, 1)
        foot.addSpacing(8)
        foot.addWidget(self._count)
        words = QVBoxLayout()
        words.setContentsMargins(18, 12, 18, 8)
        words.addWidget(self._caption)
        column = QVBoxLayout(self)
        column.setContentsMargins(1, 1, 1, 1)
        column.setSpacing(0)
        column.addWidget(self.canvas)
        column.addLayout(words)
        column.addLayout(foot)
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)
        self.setFixedWidth(440)
        self.first.clicked.connect(lambda: self.go(0))
        self.back.clicked.connect(lambda: self.go(self.step - 1))
        self.next.clicked.connect(lambda: self.go(self.step + 1))
        theme().changed.connect(self._restyle)
        self.retranslate()

    def offer(self, place: DiagramPlace) -> bool:
        """Show a diagram from its beginning, or in other words; False if it cannot be shown."""
        if self.place is not None and self.place.id == place.id:
            self.place = place
            self.show_step(self.step)
            return True
        try:
            self._diagram = diagrams.load(self.canvas.game, place.id)
        except DiagramError as error:
            log.warning("a diagram of the rulebook cannot be shown: %s", error)
            return False
        self.place = place
        self.show_step(0)
        return True

    @property
    def steps(self) -> int:
        """How many steps there are."""
        return min(len(self._diagram.scenes), len(self.place.captions)) if self._diagram and self.place else 0

    def go(self, step: int) -> None:
        """Go to a step, and tell a screen reader what happens in it."""
        self.show_step(step)
        self._speech.say(self._caption.text())

    def show_step(self, step: int) -> None:
        """Show a step, as near as there is one."""
        if self._diagram is None or self.place is None:
            return
        had_focus = self.next.hasFocus() or self.back.hasFocus() or self.first.hasFocus()
        self.step = min(max(step, 0), self.steps - 1)
        self.canvas.show_scene(self._diagram, self.step)
        self._caption.setText(self.place.captions[self.step])
        self.first.setEnabled(self.step > 0)
        self.back.setEnabled(self.step > 0)
        self.next.setEnabled(self.step < self.steps - 1)
        if had_focus and not any(button.hasFocus() for button in (self.next, self.back, self.first)):
            (self.next if self.next.isEnabled() else self.back).setFocus(Qt.FocusReason.OtherFocusReason)
        self._segments.show_step(self.step + 1, self.steps)
        self._tell()
        self._restyle()
        self.moved.emit()

    def _tell(self) -> None:
        words = self.tr("{step} / {steps}", "step of a diagram")
        self._count.setText(words.format(step=number(self.step + 1), steps=number(self.steps)))
        self.setAccessibleName(self.tr("Diagram, step {step} of {steps}").format(step=self.step + 1, steps=self.steps))
        self.setAccessibleDescription(f"{self._caption.text()} {self.canvas.in_words()}".strip())
        self.canvas.setAccessibleName(self.canvas.in_words() or self._caption.text())

    def _restyle(self) -> None:
        """Be as high as the longest of the captions needs, so that the buttons stay where they are."""
        captions = self.place.captions if self.place is not None else ("",)
        room = self.width() - 38
        kept = self._caption.text()
        highest = 0
        for caption in captions:
            self._caption.setText(caption)
            highest = max(highest, self._caption.heightForWidth(room))
        self._caption.setText(kept)
        self._caption.setMinimumHeight(highest)
        self._caption.setMaximumHeight(highest)
        self.canvas.setFixedHeight(self.canvas.sizeHint().height())
        self.setFixedHeight(math.ceil(self.canvas.height() + highest + 20 + self.next.sizeHint().height() + 16 + 2))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Go from step to step with the arrow keys, wherever the focus is in it."""
        if event.key() in (Qt.Key.Key_Left, Qt.Key.Key_Right):
            self.go(self.step + (1 if event.key() == Qt.Key.Key_Right else -1))
            return
        super().keyPressEvent(event)

    def retranslate(self) -> None:
        """Follow another language."""
        self.first.setText(self.tr("First step"))
        self.back.setText(self.tr("Previous step"))
        self.next.setText(self.tr("Next"))
        self.next.setAccessibleName(self.tr("Next step"))
        self.canvas.retranslate()
        self._tell()
        self._restyle()

    def changeEvent(self, event: QEvent) -> None:
        """Follow another language."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
