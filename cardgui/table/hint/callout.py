"""The callout of a hint: what to do as title, why, a button that does it, and links to the rules."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QEvent, QPointF, Qt, Signal
from PySide6.QtGui import QColor, QPaintEvent
from PySide6.QtWidgets import QHBoxLayout, QSpacerItem, QVBoxLayout, QWidget

from cardgui.look.controls import Button, Label, Link
from cardgui.look.icons import icon
from cardgui.look.paint import draw_picture, mirroring
from cardgui.look.sentences import joined
from cardgui.look.theme import theme
from cardgui.look.type import scaled
from cardgui.table.animator import Animator
from cardgui.table.callout import Callout

WIDTH = 400
RULES = 2
"""Rules that are named at most."""


class Sign(QWidget):
    """The icon before a title."""

    def __init__(self, name: str, game: str = "") -> None:
        """Show an icon in a game's turn-ring colour, or without a game in that of a warning."""
        super().__init__()
        self._name, self._game = name, game
        theme().changed.connect(self._fit)
        self._fit()

    def _fit(self) -> None:
        self.setFixedSize(round(scaled(20)), round(scaled(24)))

    def _color(self) -> QColor:
        return theme().game(self._game).ring if self._game else theme().color("warn")

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: ARG002
        """Draw it."""
        side = self.width()
        with mirroring(self) as painter:
            picture = icon(self._name, self._color(), side, self.devicePixelRatioF())
            draw_picture(painter, QPointF(0, (self.height() - side) // 2), picture)


class HintCallout(Callout):
    """What to do, and why.

    Signals:
        taken: the person wants that done.
        rule_wanted: the person wants to read a rule; its number.
    """

    taken = Signal()
    rule_wanted = Signal(str)

    def __init__(self, parent: QWidget, animator: Animator, game: str) -> None:
        super().__init__(parent, animator, WIDTH)
        self.closes_on_escape = True
        self._title = Label("", 16, 600, wrap=True)
        self._text = Label("", 14, wrap=True)
        self.button = Button("", "primary")
        self._close = Button("", "quiet")
        self._rules = [Link("", 13) for _ in range(RULES)]
        head = QHBoxLayout()
        head.setSpacing(8)
        self._sign = Sign("hint", game)
        head.addWidget(self._sign, 0, Qt.AlignmentFlag.AlignTop)
        head.addWidget(self._title, 1)
        self._foot = QHBoxLayout()
        self._foot.setSpacing(8)
        self._foot.addWidget(self.button)
        self._foot.addWidget(self._close)
        self._foot.addStretch(1)
        self._links = QWidget()
        links = QHBoxLayout(self._links)
        links.setContentsMargins(0, 0, 0, 0)
        links.setSpacing(8)
        self._foot.addWidget(self._links)
        for place, link in enumerate(self._rules):
            links.addWidget(link)
            link.clicked.connect(lambda _=False, place=place: self.rule_wanted.emit(self._numbers[place]))
        words = QVBoxLayout()
        words.setSpacing(4)
        words.addLayout(head)
        words.addWidget(self._text)
        self._side = QVBoxLayout()
        self._side.setSpacing(2)
        self._side.addStretch(1)
        beside = QHBoxLayout()
        beside.setSpacing(16)
        beside.addLayout(words, 1)
        beside.addLayout(self._side)
        self._gap = QSpacerItem(0, 12)
        self.column.addLayout(beside)
        self.column.addItem(self._gap)
        self.column.addLayout(self._foot)
        self.button.clicked.connect(self.taken)
        self._close.clicked.connect(self.closed)
        self.retranslate()

    _side: QVBoxLayout | None = None

    def slim(self, *, slim: bool) -> None:
        """Put the buttons and the rules beside the words, or below them."""
        super().slim(slim=slim)
        side = self._side
        if side is None or slim == (side.indexOf(self.button) >= 0):
            return
        old, new = (self._foot, side) if slim else (side, self._foot)
        for place, widget in enumerate((self.button, self._close)):
            old.removeWidget(widget)
            new.insertWidget(place, widget)
        old.removeWidget(self._links)
        if slim:
            new.insertWidget(2, self._links, 0, Qt.AlignmentFlag.AlignHCenter)
        else:
            new.addWidget(self._links)
        self._gap.changeSize(0, 0 if slim else 12)

    def least(self, *, least: bool) -> None:
        """Leave the sentence that says why this card, and out the rules and the button that Esc stands for."""
        self._text.setText(self._brief if least else self._whole)
        self._close.setVisible(not least)
        self._sign.setVisible(not least)
        self._links.setVisible(not least and any(self._numbers))

    _brief = _whole = ""
    _numbers: Sequence[str] = ()

    def offer(self, title: str, sentences: Sequence[str], act: str, rules: Sequence[str]) -> None:
        """Say what to do and why; without `act` there is nothing to do yet."""
        self._title.setText(title)
        self._whole, self._brief = joined(sentences), joined(sentences[1:2] or sentences[:1])
        text = self._whole
        self._text.setText(text)
        self._text.setVisible(bool(text))
        self.button.setText(act)
        self.button.setVisible(bool(act))
        self._numbers = list(rules)
        for link, rule in zip(self._rules, [*rules, "", ""], strict=False):
            link.setText(self.tr("Rule {rule}").format(rule=rule) if rule else "")
            link.setVisible(bool(rule))
        self._links.setVisible(bool(rules))
        self.setAccessibleName(title)
        self.setAccessibleDescription(text)

    def take_focus(self) -> None:
        """Give the focus to what does it."""
        (self.button if self.button.isVisible() else self._close).setFocus(Qt.FocusReason.TabFocusReason)

    def retranslate(self) -> None:
        """Follow another language."""
        self._close.setText(self.tr("Close"))

    def changeEvent(self, event: QEvent) -> None:
        """Follow another language."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
