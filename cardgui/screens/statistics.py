"""The statistics of the ledger: for one game at a time, every number with the deals behind it."""

from __future__ import annotations

import logging
from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, Qt, Signal
from PySide6.QtWidgets import QBoxLayout, QHBoxLayout, QVBoxLayout, QWidget

from cardgui.ledger.errors import LedgerError
from cardgui.look.controls import Canvas, Label, ScrollColumn
from cardgui.look.type import scaled
from cardgui.screens.behind import MOST, BehindDialog
from cardgui.screens.games import entry
from cardgui.screens.games.figures import FIGURES
from cardgui.screens.ledger_side import LedgerTabs
from cardgui.screens.statistics_chart import SubjectsCard
from cardgui.screens.statistics_filter import StatisticsFilter
from cardgui.screens.statistics_help import HelpCard
from cardgui.screens.statistics_tiles import Tiles

if TYPE_CHECKING:
    from PySide6.QtGui import QResizeEvent

    from cardgui.ledger.statistics import Scope
    from cardgui.look.controls import Words
    from cardgui.screens.desk import Desk

log = logging.getLogger(__name__)


class StatisticsPage(Canvas):
    """The page.

    Signals:
        show_deal: id of a match and number of a deal (0 for none) that a person wants to see.
    """

    show_deal = Signal(str, int)

    def __init__(self, desk: Desk, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._desk = desk
        self._with_help = False
        self._heading = Label(size=24, title=True)
        self.tabs = LedgerTabs("statistics")
        self.filter = StatisticsFilter()
        self._nothing = Label(size=14, color="text2", wrap=True)
        left = QWidget()
        words = QHBoxLayout(left)
        words.setContentsMargins(0, 0, 0, 0)
        words.setSpacing(16)
        words.addWidget(self._heading)
        words.addWidget(self.tabs)
        words.addStretch(1)
        self._head = QBoxLayout(QBoxLayout.Direction.LeftToRight)
        self._head.setContentsMargins(32, 24, 32, 12)
        self._head.setSpacing(12)
        self._head.addWidget(left, 1)
        self._head.addWidget(self.filter, 0, Qt.AlignmentFlag.AlignLeft)
        self._left = left
        page = Canvas()
        self._content = QVBoxLayout(page)
        self._content.setContentsMargins(32, 10, 32, 24)
        self._content.setSpacing(16)
        self._content.addWidget(self._nothing)
        self.parts: list[Tiles | SubjectsCard | HelpCard] = []
        self._content.addStretch(1)
        self.area = ScrollColumn(page)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        column.addLayout(self._head)
        column.addWidget(self.area, 1)
        self.filter.changed.connect(self.refresh)
        self.retranslate()

    @property
    def helped(self) -> bool | None:
        """Whether only matches without help are counted (False), or all (None)."""
        return None if self._with_help else False

    def refresh(self) -> None:
        """Read and show the numbers anew."""
        for part in self.parts:
            self._content.removeWidget(part)
            part.hide()
            part.deleteLater()
        self.parts = []
        reader = self._desk.session.reader
        shown = False
        if reader is not None:
            try:
                games = [game for game in reader.games_counted() if _known(game)]
                wanted = self.filter.game_id if self.filter.game_id in games else games[0] if games else ""
                self.filter.offer(games, reader.kinds(wanted) if wanted else [])
                shown = bool(games) and self._show(self.filter.scope())
            except LedgerError as error:
                log.warning("the statistics could not be read: %s", error)
        self._nothing.setVisible(not shown)
        self.filter.setVisible(bool(self.filter.game_id))
        self._arrange()

    def _show(self, scope: Scope) -> bool:
        """Show what is counted; whether there is anything."""
        reader = self._desk.session.reader
        if reader is None:
            return False
        found = reader.statistics(scope, helped=self.helped)
        apart = reader.statistics(scope, helped=True)
        if found.figure("deal").number:
            self.parts.append(Tiles(scope.game, found))
            if scope.game in FIGURES:
                self.parts.append(SubjectsCard(scope.game, found))
        if apart.figure("deal").number or apart.figure("void").number:
            self.parts.append(HelpCard(apart, counted_in=self._with_help))
        for place, part in enumerate(self.parts):
            self._content.insertWidget(place, part)
            if isinstance(part, HelpCard):
                part.opened.connect(self._open_helped)
                part.count_in.connect(self._on_count_in)
            else:
                part.opened.connect(self._open)
        return bool(self.parts)

    def _on_count_in(self, count: bool) -> None:  # noqa: FBT001  (a Qt slot)
        self._with_help = count
        self.refresh()
        help_card = next((part for part in self.parts if isinstance(part, HelpCard)), None)
        if help_card is not None:
            help_card.switch.setFocus(Qt.FocusReason.OtherFocusReason)

    def _open(self, key: str, value: object, title: Words) -> None:
        self.open_behind(key, value if isinstance(value, int) else None, title, helped=self.helped)

    def _open_helped(self, key: str, value: object, title: Words) -> None:
        self.open_behind(key, value if isinstance(value, int) else None, title, helped=True)

    def open_behind(self, key: str, value: int | None, title: Words, *, helped: bool | None) -> BehindDialog | None:
        """List the deals (or matches) that a number counts."""
        reader, scope = self._desk.session.reader, self.filter.scope()
        if reader is None:
            return None
        try:
            found = reader.behind(scope, key, value, helped=helped, limit=MOST)
            figure = reader.statistics(scope, helped=helped).figure(key)
        except LedgerError as error:
            log.warning("the deals behind %s could not be read: %s", key, error)
            return None
        count = figure.number if value is None else figure.times(value)
        dialog = BehindDialog(self, scope.game, title, count, found)
        dialog.chosen.connect(self.show_deal)
        dialog.open_over()
        return dialog

    def _arrange(self) -> None:
        """Put the choices beside the title, or below it, as there is room."""
        room = self.width() - 64
        beside = self._left.sizeHint().width() + 24
        columns = next((count for count in (4, 3, 2) if self.filter.width_of(count) <= room), 1)
        self.filter.arrange(columns)
        row = columns == 4 and beside + self.filter.width_of(4) <= room
        self._head.setDirection(QBoxLayout.Direction.LeftToRight if row else QBoxLayout.Direction.TopToBottom)
        for part in self.parts:
            part.fit(room, round(scaled(100)))

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Use the room there is."""
        super().resizeEvent(event)
        self._arrange()

    def retranslate(self) -> None:
        """Show all words in the language of now."""
        self._heading.setText(self.tr("Ledger"))
        self._nothing.setText(self.tr("No deal of these games has ended yet."))
        if self.parts:
            self.refresh()

    def changeEvent(self, event: QEvent) -> None:
        """Follow a change of language."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()


def _known(game: str) -> bool:
    try:
        entry(game)
    except KeyError:
        return False
    return True
