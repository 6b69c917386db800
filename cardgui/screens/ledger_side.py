"""The left side of the ledger: the filter, the matches, and the way to undo a deletion."""

from __future__ import annotations

from PySide6.QtCore import QEvent, Signal
from PySide6.QtWidgets import QHBoxLayout, QSizePolicy, QVBoxLayout, QWidget

from cardgui.look.controls import Card, Hairline, Label, Link, Segmented
from cardgui.models.matches import MatchListModel
from cardgui.screens.ledger_filter import LedgerFilter
from cardgui.screens.match_list import MatchList


class LedgerTabs(Segmented):
    """The two parts of the ledger: its matches, and its statistics."""

    def __init__(self, current: str, parent: QWidget | None = None) -> None:
        super().__init__((("games", ""), ("statistics", "")), parent)
        self.choose(current)
        self.current_tab = current
        self.chosen.connect(lambda _key: self.choose(self.current_tab))
        self.retranslate()

    def retranslate(self) -> None:
        """Show all words in the language of now."""
        self.button("games").setText(self.tr("Games"))
        self.button("statistics").setText(self.tr("Statistics"))
        self.setAccessibleName(self.tr("Parts of the ledger"))

    def changeEvent(self, event: QEvent) -> None:
        """Follow a change of language."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()


class UndoBar(Card):
    """Says for a while that a match was deleted, with the way to undo it.

    Signals:
        undo: id of the match to bring back.
    """

    undo = Signal(str)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent, radius=0, fill="surface2", line=None)
        self._match = ""
        self._words = Label(size=13, wrap=True)
        self.link = Link(size=14)
        row = QHBoxLayout(self)
        row.setContentsMargins(20, 8, 12, 8)
        row.setSpacing(8)
        row.addWidget(self._words, 1)
        row.addWidget(self.link)
        self.link.clicked.connect(self._on_undo)
        self.hide()
        self.retranslate()

    def offer(self, match: str) -> None:
        """Offer to bring a match back."""
        self._match = match
        self.show()

    def _on_undo(self) -> None:
        self.hide()
        self.undo.emit(self._match)

    def retranslate(self) -> None:
        """Show all words in the language of now."""
        self._words.setText(self.tr("Deleted. It stays under deleted games for 30 days."))
        self.link.setText(self.tr("Undo"))

    def changeEvent(self, event: QEvent) -> None:
        """Follow a change of language."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()


class LedgerSide(QWidget):
    """Filter and list.

    Attributes:
        tabs: to the other part of the ledger.
        filter: which matches are listed.
        matches: those matches.
        list: the view of them.
        undo: offers to bring a deleted match back.
    """

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._heading = Label(size=24, title=True)
        self.tabs = LedgerTabs("games")
        self.filter = LedgerFilter()
        self.matches = MatchListModel(self)
        self.list = MatchList(self.matches)
        self._none = Label(size=14, color="text2", wrap=True)
        self._none.setContentsMargins(20, 14, 20, 14)
        self._rest = QWidget()
        self.undo = UndoBar()
        head = QVBoxLayout()
        head.setContentsMargins(20, 24, 20, 14)
        head.setSpacing(8)
        for part in (self._heading, self.tabs, self.filter):
            head.addWidget(part)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        column.addLayout(head)
        column.addWidget(Hairline())
        column.addWidget(self.list, 1)
        column.addWidget(self._none)
        column.addWidget(self._rest, 1)
        column.addWidget(self.undo)
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Expanding)
        self.retranslate()

    def show_found(self, *, found: bool) -> None:
        """Show the list, or that no match fits."""
        self.list.setVisible(found)
        self._none.setVisible(not found)
        self._rest.setVisible(not found)

    def retranslate(self) -> None:
        """Show all words in the language of now."""
        self._heading.setText(self.tr("Ledger"))
        self.list.setAccessibleName(self.tr("Games"))
        self._none.setText(self.tr("No game fits."))
        self.list.restyle()

    def changeEvent(self, event: QEvent) -> None:
        """Follow a change of language."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
