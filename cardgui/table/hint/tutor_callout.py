"""The tutor's callout: what a card would cost; thinking again, why, and playing it anyway."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from PySide6.QtCore import QEvent, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QPaintEvent
from PySide6.QtWidgets import QHBoxLayout, QSizePolicy, QSpacerItem, QVBoxLayout, QWidget

from cardgui.look.controls import Button, Chip, IconButton, Label
from cardgui.look.paint import mirroring, rounded
from cardgui.look.sentences import joined
from cardgui.look.text import TextBlock
from cardgui.look.theme import theme
from cardgui.look.type import scaled
from cardgui.table.animator import Animator
from cardgui.table.callout import Callout
from cardgui.table.hint.callout import Sign

WIDTH = 540
SHORT, LONG, FIGURE = 28.0, 84.0, 44.0
SIDE = 236.0


@dataclass(frozen=True, slots=True)
class Expected:
    """What a card is expected to bring.

    Attributes:
        card: its name. points: in words. part: of the best, 0 … 1.
        good: whether it is the better one.
    """

    card: str
    points: str
    part: float
    good: bool


class _Bars(QWidget):
    """What two cards are expected to bring, as bars with their figures."""

    def __init__(self) -> None:
        super().__init__()
        self._rows: Sequence[Expected] = ()
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        theme().changed.connect(self.updateGeometry)

    def show_rows(self, rows: Sequence[Expected]) -> None:
        """Show these cards."""
        self._rows = rows
        self.setAccessibleName("\n".join(f"{row.card}: {row.points}" for row in rows))
        self.updateGeometry()
        self.update()

    def sizeHint(self) -> QSize:
        """A line for each card."""
        return QSize(round(scaled(SIDE)), round(len(self._rows) * scaled(24)))

    def _bar(self) -> float:
        """Length of the longest bar, as far as the names leave room."""
        names = max((TextBlock(row.card, 14).natural_width() for row in self._rows), default=0.0)
        return max(scaled(SHORT), min(scaled(LONG), self.width() - scaled(FIGURE) - 20 - names))

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: ARG002
        """Draw them."""
        height, figure, bar = scaled(24), scaled(FIGURE), self._bar()
        with mirroring(self) as painter:
            for place, row in enumerate(self._rows):
                top = place * height
                left = self.width() - figure - bar - 12
                name = TextBlock(row.card, 14)
                name.draw(painter, QRectF(0, top, left - 8, height), theme().color("text"))
                area = QRectF(left, top + height / 2 - 4, bar, 8)
                rounded(painter, area, 4, theme().color("surface2"))
                filled = QRectF(area.left(), area.top(), max(8.0, bar * (0.15 + 0.85 * row.part)), 8)
                rounded(painter, filled, 4, theme().color("ok" if row.good else "warn"))
                points = TextBlock(row.points, 14, 600)
                box = QRectF(self.width() - figure, top, figure, height)
                points.draw(painter, box, theme().color("text"), Qt.AlignmentFlag.AlignRight)


class TutorCallout(Callout):
    """Asks before a card is played that loses.

    Signals:
        anyway: the person wants to play it all the same.
        settings_wanted: the settings of the tutor.
        unfolded: the reasons are shown, or not any more.
    """

    anyway = Signal()
    settings_wanted = Signal()
    unfolded = Signal()

    def __init__(self, parent: QWidget, animator: Animator) -> None:
        super().__init__(parent, animator, WIDTH)
        self.closes_on_escape = True
        self._title = Label("", 16, 600, wrap=True)
        self._short_title = Label("", 13, 600, wrap=True)
        """The title beside the buttons, where a line of its own would cover cards."""
        self._chip = Chip(fill="warn_soft", color="warn")
        self._text = Label("", 14, wrap=True)
        self._head = Label("", 13, color="text2", wrap=True)
        self._bars = _Bars()
        self.rethink = Button("", "primary")
        self.why = Button("", "quiet")
        self.why.setCheckable(True)
        self._anyway = Button("", "secondary")
        self._settings = IconButton("settings")
        head = QHBoxLayout()
        head.setSpacing(8)
        self._sign = Sign("warning")
        head.addWidget(self._sign, 0, Qt.AlignmentFlag.AlignTop)
        head.addWidget(self._title, 1)
        head.addWidget(self._chip, 0, Qt.AlignmentFlag.AlignTop)
        self._reasons = QWidget()
        expectation = QVBoxLayout()
        expectation.setSpacing(2)
        expectation.addWidget(self._head)
        expectation.addWidget(self._bars)
        expectation.addStretch(1)
        reasons = QHBoxLayout(self._reasons)
        reasons.setContentsMargins(0, 2, 0, 0)
        reasons.setSpacing(16)
        reasons.addWidget(self._text, 1, Qt.AlignmentFlag.AlignTop)
        reasons.addLayout(expectation)
        foot = QHBoxLayout()
        foot.setSpacing(8)
        for button in (self.rethink, self.why, self._anyway):
            foot.addWidget(button)
        foot.addWidget(self._short_title, 1, Qt.AlignmentFlag.AlignVCenter)
        foot.addStretch(0)
        foot.addWidget(self._settings)
        self._short_title.hide()
        self.column.addLayout(head)
        self.column.addWidget(self._reasons)
        self._gap = QSpacerItem(0, 10)
        self.column.addItem(self._gap)
        self.column.addLayout(foot)
        self._reasons.hide()
        self.rethink.clicked.connect(self.closed)
        self._anyway.clicked.connect(self.anyway)
        self._settings.clicked.connect(self.settings_wanted)
        self.why.toggled.connect(self._unfold)
        self.retranslate()

    _gap: QSpacerItem | None = None
    _brief = _whole = ""

    def slim(self, *, slim: bool) -> None:
        """Do without the heading over the figures."""
        super().slim(slim=slim)
        if self._gap is not None:
            self._head.setVisible(not slim)
            self._gap.changeSize(0, 2 if slim else 10)

    def least(self, *, least: bool) -> None:
        """Leave the title, the better card and why it is."""
        for widget in (self._chip, self._sign, self._bars):
            widget.setVisible(not least)
        self._text.setText(self._brief if least else self._whole)

    def untitled(self, *, untitled: bool) -> None:
        """Once the reasons are unfolded, have the title beside the buttons."""
        beside = untitled and self.why.isChecked()
        self._title.setVisible(not beside)
        self._short_title.setVisible(beside)

    def ask(self, title: str, sentences: Sequence[str], brief: Sequence[str], expected: Sequence[Expected]) -> None:
        """Ask; the reasons stay folded until the person wants to know them.

        Args:
            title: what the card would cost.
            sentences: which card is better, and why. brief: the same where there is least room.
            expected: of both cards.
        """
        reason = self._whole = joined(sentences)
        self._brief = joined(brief)
        self._title.setText(title)
        self._short_title.setText(title)
        self._text.setText(reason)
        self._bars.show_rows(expected)
        self.setAccessibleName(title)
        self.setAccessibleDescription(reason if self.why.isChecked() else "")
        if self.isHidden():
            self.why.setChecked(False)

    def _unfold(self, unfolded: bool) -> None:  # noqa: FBT001 - a Qt slot
        self._reasons.setVisible(unfolded)
        self.setAccessibleDescription(self._whole if unfolded else "")
        self.unfolded.emit()

    def take_focus(self) -> None:
        """Give the focus to the safe answer."""
        self.rethink.setFocus(Qt.FocusReason.TabFocusReason)

    def retranslate(self) -> None:
        """Follow another language."""
        self._chip.set_words(self.tr("Tutor"))
        self._head.setText(self.tr("Points to expect, by what you know"))
        self.rethink.setText(self.tr("Rethink"))
        self.why.setText(self.tr("Why"))
        self._anyway.setText(self.tr("Play anyway"))
        self._settings.setText(self.tr("Settings of the tutor"))

    def changeEvent(self, event: QEvent) -> None:
        """Follow another language."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
