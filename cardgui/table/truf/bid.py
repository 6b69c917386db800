"""The callout over a card that is chosen as the bid: what it would promise, and the button that lays it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QHBoxLayout, QSpacerItem, QVBoxLayout, QWidget

from cardgui.engine.cards import Card
from cardgui.look.controls import Button, Label, Link
from cardgui.models.truf import bid_value
from cardgui.table.callout import Callout
from cardgui.table.truf.scoring_words import ScoringWords

if TYPE_CHECKING:
    from cardgui.table.animator import Animator

RULES = ("TR-6", "TR-7")
WIDTH = 316


class BidCallout(Callout):
    """What a bid card would promise.

    Signals:
        laid: the person lays the card.
        rule_wanted: they want to read a rule; its number.
    """

    laid = Signal()
    rule_wanted = Signal(str)

    def __init__(self, parent: QWidget, animator: Animator, words: ScoringWords) -> None:
        super().__init__(parent, animator, WIDTH)
        self.card: Card | None = None
        self.closes_on_escape = True
        self._words = words
        self._title = Label("", 16, 600)
        self._text = Label("", 13, wrap=True)
        self.button = Button("", "primary")
        self.rules = [Link(rule, 13) for rule in RULES]
        self._foot = QHBoxLayout()
        self._foot.setSpacing(4)
        self._foot.addWidget(self.button)
        self._foot.addStretch(1)
        for rule, link in zip(RULES, self.rules, strict=True):
            link.clicked.connect(lambda _=False, rule=rule: self.rule_wanted.emit(rule))
            self._foot.addWidget(link)
        words_column = QVBoxLayout()
        words_column.setSpacing(4)
        words_column.addWidget(self._title)
        words_column.addWidget(self._text)
        self._beside = QHBoxLayout()
        self._beside.setSpacing(16)
        self._beside.addLayout(words_column, 1)
        self.column.addLayout(self._beside)
        self._gap = QSpacerItem(0, 12)
        self.column.addItem(self._gap)
        self.column.addLayout(self._foot)
        self.button.clicked.connect(self.laid)

    _beside: QHBoxLayout | None = None

    def slim(self, *, slim: bool) -> None:
        """Put the button beside the words, and the rules nowhere, or both below."""
        super().slim(slim=slim)
        if self._beside is None or slim == (self._beside.indexOf(self.button) >= 0):
            return
        old, new = (self._foot, self._beside) if slim else (self._beside, self._foot)
        old.removeWidget(self.button)
        new.insertWidget(1 if slim else 0, self.button, 0, Qt.AlignmentFlag.AlignVCenter)
        for link in self.rules:
            link.setVisible(not slim)
        self._gap.changeSize(0, 0 if slim else 12)

    def offer(self, card: Card) -> None:
        """Say what a card would promise."""
        self.card = card
        self.retranslate()

    def retranslate(self) -> None:
        """Follow another language."""
        self.button.setText(self._words.lay())
        if self.card is not None:
            self._title.setText(self._words.bid_title(bid_value(self.card)))
            self._text.setText(self._words.bid_text(self.card[-1]))
            self.setAccessibleName(self._title.text())
            self.setAccessibleDescription(self._text.text())

    def take_focus(self) -> None:
        """Give the focus to the button."""
        self.button.setFocus(Qt.FocusReason.TabFocusReason)
