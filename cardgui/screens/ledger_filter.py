"""Which matches the ledger lists: of which game, the deleted ones, and those that a typed text finds."""

from __future__ import annotations

from datetime import UTC, datetime, timedelta
from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QRectF, QTimer, Signal
from PySide6.QtWidgets import QVBoxLayout, QWidget

from cardgui.ledger.body import stamp
from cardgui.ledger.derived import fold
from cardgui.ledger.rows import Wanted
from cardgui.look.controls import Dropdown, Field, IconButton
from cardgui.look.names import given_names
from cardgui.look.paint import mirrored, placed
from cardgui.screens.games import GAMES
from cardgui.screens.match_facts import DAYS_KEPT

if TYPE_CHECKING:
    from PySide6.QtGui import QResizeEvent

ALL, DELETED = "", "deleted"
WAIT_MS = 120
"""After the last key before the list is searched."""


class SearchField(Field):
    """A field to search with; a button at its end empties it."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent=parent)
        self.clear_button = IconButton("close", parent=self)
        self.clear_button.hide()
        self.clear_button.clicked.connect(self._on_clear)
        self.textChanged.connect(lambda text: self.clear_button.setVisible(bool(text)))

    def _on_clear(self) -> None:
        self.clear()
        self.setFocus()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Keep the button at the end."""
        super().resizeEvent(event)
        self._fit()

    def changeEvent(self, event: QEvent) -> None:
        """Follow a change of direction."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.LayoutDirectionChange and hasattr(self, "clear_button"):
            self._fit()

    def _fit(self) -> None:
        side = self.height() - 4
        self.clear_button.setGeometry(placed(self, QRectF(self.width() - side - 2, 2, side, side)).toRect())
        left, right = (side + 4, 10) if mirrored(self) else (10, side + 4)
        self.setTextMargins(left, 0, right, 0)


class LedgerFilter(QWidget):
    """The filter over the list of matches.

    Signals:
        changed: a person wants to see others.
    """

    changed = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.game = Dropdown()
        self.search = SearchField()
        self._wait = QTimer(self)
        self._wait.setSingleShot(True)
        self._wait.setInterval(WAIT_MS)
        self._wait.timeout.connect(self.changed)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(8)
        column.addWidget(self.game)
        column.addWidget(self.search)
        self.game.chosen.connect(lambda _key: self.changed.emit())
        self.search.textChanged.connect(lambda _text: self._wait.start())
        self.retranslate()

    def wanted(self) -> Wanted:
        """Return what the list shall show."""
        key, text = self.game.current, self.search.text().strip()
        # A game is found by its name in the language of the window.
        named = tuple(game.id for game in GAMES if text and fold(text) in fold(game.name()))
        also = tuple(name for name, shown in given_names().items() if text and fold(text) in fold(shown))
        return Wanted(
            game=key if key not in (ALL, DELETED) else None,
            text=text,
            also=also,
            games=named,
            deleted=key == DELETED,
            deleted_since=stamp(datetime.now(UTC) - timedelta(days=DAYS_KEPT)) if key == DELETED else "",
        )

    def show_all(self) -> None:
        """Take every restriction away, without a signal."""
        self.game.choose(ALL)
        self.search.blockSignals(True)  # noqa: FBT003  (Qt's own)
        self.search.clear()
        self.search.blockSignals(False)  # noqa: FBT003
        self.search.clear_button.hide()
        self._wait.stop()

    def retranslate(self) -> None:
        """Show all words in the language of now."""
        choices = [(ALL, self.tr("All games")), *((game.id, game.name()) for game in GAMES)]
        self.game.set_choices([*choices, (DELETED, self.tr("Deleted games"))], self.game.current)
        self.game.setAccessibleName(self.tr("Which games"))
        self.search.setPlaceholderText(self.tr("Search names, notes, numbers"))
        self.search.setAccessibleName(self.tr("Search"))
        self.search.clear_button.setText(self.tr("Clear the search"))

    def changeEvent(self, event: QEvent) -> None:
        """Follow a change of language."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
