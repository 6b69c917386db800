"""The left side of the ledger: the filter, the matches, and the way to undo a deletion."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QPoint, Qt, Signal
from PySide6.QtWidgets import QHBoxLayout, QSizePolicy, QVBoxLayout, QWidget

from cardgui.look.controls import Card, Hairline, IconButton, Label, Link, Menu, Segmented
from cardgui.models.matches import MatchListModel
from cardgui.screens.ledger_filter import LedgerFilter
from cardgui.screens.match_list import MatchList

ACTIONS = ("csv", "jsonl", "import", "back_up", "restore", "paste")
"""What can be done with the whole ledger."""


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
        row.setContentsMargins(20, 8, 16, 8)
        row.setSpacing(8)
        row.addWidget(self._words, 1, Qt.AlignmentFlag.AlignVCenter)
        row.addWidget(self.link, 0, Qt.AlignmentFlag.AlignVCenter)
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

    Signals:
        wanted: what the person wants to do with the whole ledger, one of `ACTIONS`.

    Attributes:
        tabs: to the other part of the ledger.
        filter: which matches are listed.
        matches: those matches.
        list: the view of them.
        undo: offers to bring a deleted match back.
    """

    wanted = Signal(str)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._heading = Label(size=24, title=True)
        self.more_button = IconButton("export", bordered=True)
        self.menu = Menu(self)
        self.entries = {key: self.menu.addAction("") for key in ACTIONS}
        for key in ("back_up", "paste"):
            self.menu.insertSeparator(self.entries[key])
        for key, action in self.entries.items():
            action.triggered.connect(lambda _=False, key=key: self.wanted.emit(key))
        self.more_button.clicked.connect(self._on_more)
        self.tabs = LedgerTabs("games")
        self.filter = LedgerFilter()
        self.matches = MatchListModel(self)
        self.list = MatchList(self.matches)
        self._none = Label(size=14, color="text2", wrap=True)
        self._rest = QWidget()
        self.undo = UndoBar()
        head = QVBoxLayout()
        head.setContentsMargins(20, 24, 20, 14)
        head.setSpacing(8)
        title = QHBoxLayout()
        title.addWidget(self._heading, 1)
        title.addWidget(self.more_button)
        head.addLayout(title)
        head.addWidget(self.tabs)
        head.addWidget(self.filter)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        column.addLayout(head)
        column.addWidget(Hairline())
        column.addWidget(self.list, 1)
        none = QVBoxLayout(self._rest)
        none.setContentsMargins(20, 14, 20, 14)
        none.addWidget(self._none, 0, Qt.AlignmentFlag.AlignTop)
        column.addWidget(self._rest, 1)
        column.addWidget(self.undo)
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Expanding)
        self.retranslate()

    def _on_more(self) -> None:
        corner = self.more_button.rect().bottomRight()
        self.menu.drop(self.more_button.mapToGlobal(corner + QPoint(0, 4)))

    def show_found(self, *, found: bool) -> None:
        """Show the list, or that no match fits."""
        self.list.setVisible(found)
        self._rest.setVisible(not found)

    def retranslate(self) -> None:
        """Show all words in the language of now."""
        self._heading.setText(self.tr("Ledger"))
        self.list.setAccessibleName(self.tr("Games"))
        self._none.setText(self.tr("No game fits."))
        self.more_button.setText(self.tr("Export and import"))
        words = {
            "csv": self.tr("Export all deals as a table (CSV)…"),
            "jsonl": self.tr("Export all deals (JSON Lines)…"),
            "import": self.tr("Import deals…"),
            "back_up": self.tr("Save a copy of the ledger…"),
            "restore": self.tr("Restore a copy…"),
            "paste": self.tr("Open a copied deal code"),
        }
        for key, action in self.entries.items():
            action.setText(words[key])
        self.list.restyle()

    def changeEvent(self, event: QEvent) -> None:
        """Follow a change of language."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
