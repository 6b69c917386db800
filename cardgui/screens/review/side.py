"""What the review says beside the table: results, how far it is, and the decision that is looked at."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QPointF, QRectF, Qt, Signal
from PySide6.QtWidgets import QGridLayout, QHBoxLayout, QVBoxLayout, QWidget

from cardgui.look.controls import Button, Card, Label, Link
from cardgui.look.paint import mirroring, rounded
from cardgui.look.theme import theme
from cardgui.look.type import scaled
from cardgui.screens.review.marks import draw_mark, points

if TYPE_CHECKING:
    from collections.abc import Sequence

    from PySide6.QtGui import QPaintEvent


class ProgressBar(QWidget):
    """How much is done, as a thin line."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.part = 0.0
        self.setFixedHeight(4)

    def show_part(self, part: float) -> None:
        """Show a part, 0 … 1."""
        self.part = part
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: ARG002
        """Draw the line."""
        with mirroring(self) as painter:
            area = QRectF(self.rect())
            rounded(painter, area, 2, theme().color("surface2"))
            rounded(painter, QRectF(0, 0, area.width() * self.part, 4), 2, theme().color("accent"))


class Figures(QWidget):
    """Results side by side, each under its label; and how far the review is.

    Signals:
        cancel: the person does not want to know more.
        again: they want to play the same deal once more.
    """

    cancel = Signal()
    again = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._title = Label(size=24, title=True)
        self._grid = QGridLayout()
        self._grid.setHorizontalSpacing(16)
        self._grid.setVerticalSpacing(8)
        self._cells = [
            (Label(size=13, color="text2", wrap=True), Label(size=16, weight=600, wrap=True)) for _ in range(4)
        ]
        for place, (head, value) in enumerate(self._cells):
            box = QVBoxLayout()
            box.setSpacing(0)
            box.addWidget(head)
            box.addWidget(value)
            box.addStretch(1)
            self._grid.addLayout(box, place // 2, place % 2)
        self._grid.setColumnStretch(0, 1)
        self._grid.setColumnStretch(1, 1)
        self.bar = ProgressBar()
        self._state = Label(size=13, color="text2", wrap=True)
        self.cancel_link = Link(size=13)
        self.again_button = Button(kind="secondary", icon="undo")
        foot = QHBoxLayout()
        foot.addWidget(self._state, 1)
        foot.addWidget(self.cancel_link)
        self._progress = QWidget()
        progress = QVBoxLayout(self._progress)
        progress.setContentsMargins(0, 8, 0, 0)
        progress.setSpacing(4)
        progress.addWidget(self.bar)
        progress.addLayout(foot)
        column = QVBoxLayout(self)
        column.setContentsMargins(20, 16, 20, 12)
        column.setSpacing(8)
        column.addWidget(self._title)
        column.addLayout(self._grid)
        column.addWidget(self.again_button, 0, Qt.AlignmentFlag.AlignLeft)
        column.addWidget(self._progress)
        self.cancel_link.clicked.connect(self.cancel)
        self.again_button.clicked.connect(self.again)
        self.retranslate()

    def retranslate(self) -> None:
        """Follow another language."""
        self.again_button.setText(self.tr("Play the same deal again"))

    def changeEvent(self, event: QEvent) -> None:
        """Follow another language."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()

    def show_title(self, title: str, cancel: str) -> None:
        """Name the deal."""
        self._title.setText(title)
        self.cancel_link.setText(cancel)

    def show_figures(self, figures: Sequence[tuple[str, str, str]]) -> None:
        """Show figures: label, value, and what a screen reader says."""
        for (head, value), (label, text, spoken) in zip(self._cells, figures, strict=True):
            head.setText(label)
            value.setText(text)
            value.setAccessibleName(spoken)

    def show_progress(self, state: str, part: float, *, running: bool) -> None:
        """Show how far the review is; nothing once it is complete."""
        self._progress.setVisible(bool(state))
        self._state.setText(state)
        self.bar.setVisible(running)
        self.bar.show_part(part)
        self.cancel_link.setVisible(running)


class _Mark(QWidget):
    """The mark before the title of a decision."""

    def __init__(self) -> None:
        super().__init__()
        self.mark = ""
        theme().changed.connect(self._fit)
        self._fit()

    def _fit(self) -> None:
        self.setFixedSize(round(scaled(16)), round(scaled(24)))

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: ARG002
        """Draw it."""
        with mirroring(self) as painter:
            draw_mark(painter, self.mark, QPointF(self.width() / 2, self.height() / 2), scaled(13))


class DecisionBox(Card):
    """What one decision cost, what would have been better, and why.

    Signals:
        play_on: the person wants to play on from here. sandbox: they want to change what lies there.
        answer, go_on: of an exercise: to be shown the answer; the next one.
    """

    play_on = Signal()
    sandbox = Signal()
    answer = Signal()
    go_on = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent, radius=12)
        self._mark = _Mark()
        self._title = Label(size=16, weight=600, wrap=True)
        self._better = Label(size=14, weight=600, wrap=True)
        self._text = Label(size=14, wrap=True)
        self.button = Button(kind="secondary", icon="play")
        self.sandbox_link = Link(size=13)
        self.answer_button = Button(kind="secondary")
        self.go_on_button = Button(kind="primary")
        for exercising in (self.answer_button, self.go_on_button):
            exercising.hide()
        head = QHBoxLayout()
        head.setSpacing(8)
        head.addWidget(self._mark, 0, Qt.AlignmentFlag.AlignTop)
        head.addWidget(self._title, 1)
        column = QVBoxLayout(self)
        column.setContentsMargins(16, 12, 16, 14)
        column.setSpacing(6)
        column.addLayout(head)
        column.addWidget(self._better)
        column.addWidget(self._text)
        column.addSpacing(4)
        column.addWidget(self.answer_button)
        column.addWidget(self.go_on_button)
        column.addWidget(self.button)
        column.addWidget(self.sandbox_link)
        self.button.clicked.connect(self.play_on)
        self.sandbox_link.clicked.connect(self.sandbox)
        self.answer_button.clicked.connect(self.answer)
        self.go_on_button.clicked.connect(self.go_on)
        self.retranslate()

    def say(self, mark: str, title: str, better: str, text: str) -> None:
        """Say what a decision cost; `better` and `text` are empty where nothing was better."""
        self._mark.mark = mark
        self._mark.setVisible(bool(mark))
        self._mark.update()
        self._title.setText(title)
        self._better.setText(better)
        self._better.setVisible(bool(better))
        self._text.setText(text)
        self._text.setVisible(bool(text))
        self.setAccessibleName(title)
        self.setAccessibleDescription(f"{better} {text}".strip())

    with_sandbox = True
    """Whether the game can be set up in the sandbox."""

    def exercise(self, *, on: bool, asking: bool) -> None:
        """Show the buttons of an exercise, or not; while it is asked there is an answer to show."""
        self.answer_button.setVisible(on and asking)
        self.go_on_button.setVisible(on)
        self.button.setVisible(not (on and asking))
        self.sandbox_link.setVisible(self.with_sandbox and not (on and asking))

    def cost_title(self, cost: float) -> str:
        """What a decision cost, in words."""
        return self.tr("Cost you about {points} points").format(points=points(cost))

    def retranslate(self) -> None:
        """Follow another language."""
        self.button.setText(self.tr("Play on from here"))
        self.sandbox_link.setText(self.tr("Open in sandbox"))
        self.answer_button.setText(self.tr("Show the answer"))
        self.go_on_button.setText(self.tr("Next exercise"))

    def changeEvent(self, event: QEvent) -> None:
        """Follow another language."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
