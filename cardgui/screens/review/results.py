"""What a deal brought when it was played, and what it brought when it was played once more."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, Signal
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout

from cardgui.look.controls import Button, Dialog, Label
from cardgui.look.i18n import signed
from cardgui.look.sentences import joined
from cardgui.look.type import scaled

if TYPE_CHECKING:
    from PySide6.QtWidgets import QWidget


class PracticeResults(Dialog):
    """Results side by side, each under its label.

    Signals:
        back: the person wants to go back to the review. again: they want to play it once more.
    """

    back = Signal()
    again = Signal()

    def __init__(self, window: QWidget, played: int, practised: int, expert: int | None) -> None:
        """Show the results.

        Args:
            window: over which.
            played: when the deal was played. practised: now.
            expert: of Expert in the same seat, ``None`` where it is not known.
        """
        super().__init__(window, round(scaled(520)))
        self.results = [played, practised, *([] if expert is None else [expert])]
        self._title = Label(size=16, weight=600, wrap=True)
        self._text = Label(size=14, color="text2", wrap=True)
        self._heads = [Label(size=13, color="text2", wrap=True) for _ in self.results]
        row = QHBoxLayout()
        row.setSpacing(24)
        for head, result in zip(self._heads, self.results, strict=True):
            box = QVBoxLayout()
            box.setSpacing(0)
            box.addWidget(head)
            box.addStretch(1)
            box.addWidget(Label(signed(result), 30, 600))
            row.addLayout(box, 1)
        self.body.setContentsMargins(24, 24, 24, 8)
        self.body.setSpacing(12)
        self.body.addWidget(self._title)
        self.body.addLayout(row)
        self.body.addWidget(self._text)
        self.again_button, self._stay = Button(kind="quiet"), Button(kind="secondary")
        self.back_button = Button(kind="primary")
        self.footer.addWidget(self.again_button)
        self.footer.addStretch(1)
        self.footer.addWidget(self._stay)
        self.footer.addWidget(self.back_button)
        self.first = self.default = self.back_button
        self._stay.clicked.connect(self.reject)
        self.back_button.clicked.connect(self.accept)
        self.accepted.connect(self.back)
        self.again_button.clicked.connect(self._on_again)
        self.retranslate()

    def _on_again(self) -> None:
        self.reject()
        self.again.emit()

    def retranslate(self) -> None:
        """Show all words in the language of now."""
        heads = (self.tr("When you played it"), self.tr("This time"), self.tr("Expert in your seat"))
        words = (
            self.tr("When you played it: {score}."),
            self.tr("This time: {score}."),
            self.tr("Expert in your seat: {score}."),
        )
        for label, head in zip(self._heads, heads, strict=False):
            label.setText(head)
        self._title.setText(self.tr("The same deal, side by side"))
        self._text.setText(self.tr("Practice is not entered in the ledger."))
        self.again_button.setText(self.tr("Play it again"))
        self._stay.setText(self.tr("Stay here"))
        self.back_button.setText(self.tr("Back to the review"))
        told = [word.format(score=signed(result)) for word, result in zip(words, self.results, strict=False)]
        self.setAccessibleName(self._title.text())
        self.setAccessibleDescription(joined((*told, self._text.text())))

    def changeEvent(self, event: QEvent) -> None:
        """Follow another language."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
