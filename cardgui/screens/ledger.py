"""The ledger: every match at the left, the chosen one at the right; below 1100 they are two pages. And statistics."""

from __future__ import annotations

import logging
from typing import TYPE_CHECKING

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QHBoxLayout, QStackedLayout, QWidget

from cardgui.ledger.errors import LedgerError
from cardgui.look.controls import Canvas, Hairline
from cardgui.look.tokens import NARROW
from cardgui.models.sheet import SheetRow, sheet_row
from cardgui.screens.exchange import Exchange
from cardgui.screens.ledger_empty import EmptyLedger
from cardgui.screens.ledger_side import LedgerSide
from cardgui.screens.match_view import MatchView
from cardgui.screens.score_why import LEAST_SHEET, ScoreWhySide
from cardgui.screens.score_why import WIDTH as WHY_WIDTH
from cardgui.screens.statistics import StatisticsPage
from cardgui.screens.words import player_names, scored_names

if TYPE_CHECKING:
    from PySide6.QtGui import QResizeEvent

    from cardgui.screens.desk import Desk

log = logging.getLogger(__name__)

LIST_WIDTH = 332


class LedgerScreen(Canvas):
    """The ledger.

    Signals:
        resume: id of the match a person wants to go on with.
        review: ids of a match and of the deal of it that a person wants to go over.
        rule_wanted: the person wants to read a rule; its number.
        learn: id of the match from which on a person wants to learn from mistakes.
        choose_game: a person wants to begin their first game.
        paste_code: a person wants to open a deal whose code they have copied.
    """

    resume = Signal(str)
    review = Signal(str, str)
    learn = Signal(str)
    rule_wanted = Signal(str)
    choose_game = Signal()
    paste_code = Signal()

    def __init__(self, desk: Desk, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._desk = desk
        self.side = LedgerSide()
        self.list, self.filter, self.matches = self.side.list, self.side.filter, self.side.matches
        self.view = MatchView()
        self.statistics = StatisticsPage(desk)
        self.exchange = Exchange(self, desk)
        self._empty = EmptyLedger()
        self._split = QWidget()
        row = QHBoxLayout(self._split)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(0)
        self._divider = Hairline(Qt.Orientation.Vertical)
        self._beside = QWidget()
        self.why = ScoreWhySide(desk)
        row.addWidget(self.side)
        row.addWidget(self._divider)
        row.addWidget(self.view, 1)
        row.addWidget(self._beside, 1)
        row.addWidget(self.why)
        self._pages = QStackedLayout(self)
        for page in (self._empty, self._split, self.statistics):
            self._pages.addWidget(page)
        self._two_pages = self._match_open = self._has_match = self._explaining = False
        self._connect()
        self.refresh()

    def _connect(self) -> None:
        desk = self._desk
        self._empty.choose_game.connect(self.choose_game)
        self.list.chosen.connect(self._on_chosen)
        self.list.opened.connect(self._on_opened)
        self.view.back.connect(self._on_back)
        self.view.resume.connect(self.resume)
        self.view.review.connect(self._on_review)
        self.view.learn.connect(self.learn)
        self.view.abandon.connect(desk.abandon)
        self.view.take_up.connect(desk.take_up)
        self.view.edit.connect(self._on_edit)
        self.side.undo.undo.connect(lambda match: desk.edit(match, {"deleted": False}))
        self.view.export.connect(self._on_export)
        self.view.score_chosen.connect(self._on_score)
        self.why.closed.connect(self.close_why)
        self.why.rule_wanted.connect(self.rule_wanted)
        self.why.review.connect(self._on_review_of)
        self.why.chosen.connect(lambda row, side: self.view.sheet.explained((row, side)))
        self.side.wanted.connect(self._on_wanted)
        self._empty.wanted.connect(self._on_wanted)
        self.side.tabs.chosen.connect(self._on_tab)
        self.statistics.tabs.chosen.connect(self._on_tab)
        self.statistics.show_deal.connect(self.show_deal)
        self.filter.changed.connect(self.refresh)
        desk.changed.connect(self.refresh)

    def refresh(self) -> None:
        """Show the matches as they are now, and the same one as before."""
        before = self.view.match
        self.matches.load(self._desk.session.reader, self.filter.wanted())
        found = self.matches.rowCount() > 0
        if not found and not self._desk.has_any():
            self._pages.setCurrentWidget(self._empty)
        elif self._pages.currentWidget() is self._empty:
            self._pages.setCurrentWidget(self._split)
        self.side.show_found(found=found)
        self._has_match = found
        self._arrange()
        if found and not (before is not None and self.list.choose(before.id)):
            self.list.setCurrentIndex(self.list.model().index(0, 0))
        if self._pages.currentWidget() is self.statistics:
            self.statistics.refresh()

    def show_match(self, match: str) -> None:
        """Choose a match, and open it where list and match are two pages."""
        if not self.list.choose(match):
            self.filter.show_all()
            self.refresh()
        if self.list.choose(match):
            self._on_opened(match)

    def show_deal(self, match: str, deal: int) -> None:
        """Show a match at one of its deals."""
        self._pages.setCurrentWidget(self._split)
        self.show_match(match)
        self.view.show_deal(deal)

    def take_focus(self) -> None:
        """Focus the list, or the way to a first game."""
        target = self._empty.button if self._pages.currentWidget() is self._empty else self.list
        target.setFocus(Qt.FocusReason.OtherFocusReason)

    def _on_tab(self, key: str) -> None:
        if key == "statistics":
            self._pages.setCurrentWidget(self.statistics)
            self.statistics.refresh()
            self.statistics.tabs.button(key).setFocus(Qt.FocusReason.OtherFocusReason)
        else:
            self._pages.setCurrentWidget(self._split)
            self.side.tabs.button(key).setFocus(Qt.FocusReason.OtherFocusReason)

    def _on_chosen(self, _match: str) -> None:
        match, before = self.list.current(), self.view.match
        if before is not None and (match is None or match.id != before.id):
            self._put_why_away()
        if match is not None:
            self.view.show_match(match, self._rows(match.id))

    def _rows(self, match: str) -> list[SheetRow]:
        try:
            return [sheet_row(record) for record in self._desk.records(match)]
        except LedgerError as error:
            log.warning("the deals of match %s could not be read: %s", match, error)
            return []

    def _on_edit(self, match: str, change: dict[str, object]) -> None:
        self._desk.edit(match, change)
        if change.get("deleted") is True:
            self._match_open = False
            self._arrange()
            self.side.undo.offer(match)
            self.list.setFocus(Qt.FocusReason.OtherFocusReason)
        elif "deleted" in change:
            self.side.undo.hide()

    def _on_wanted(self, key: str) -> None:
        if key == "paste":
            self.paste_code.emit()
        elif key in ("csv", "jsonl"):
            self.exchange.export_deals(key)
        else:
            {
                "import": self.exchange.import_deals,
                "back_up": self.exchange.back_up,
                "restore": self.exchange.restore,
            }[key]()

    def _on_export(self, form: str) -> None:
        match, row, page = self.view.match, self.view.chosen_row, self.view.sheet_page()
        if match is None or row is None or page is None:
            return
        if form in ("code", "deal"):
            self._hand_on(match.id, row.deal_id, form)
        elif form in ("pdf", "png"):
            self.exchange.export_sheet(page, form)
        else:
            self.exchange.export_deals(form, match.id)

    def _on_review(self) -> None:
        match, row = self.view.match, self.view.chosen_row
        if match is not None and row is not None:
            self.review.emit(match.id, row.deal_id)

    def _on_review_of(self, deal: str) -> None:
        if self.view.match is not None:
            self.review.emit(self.view.match.id, deal)

    def _hand_on(self, match: str, deal: str, form: str) -> None:
        """Let somebody else have a deal, as a code or as a file."""
        try:
            record = next(record for record in self._desk.records(match) if record.get("id") == deal)
        except (LedgerError, StopIteration) as error:
            log.warning("the deal %s could not be read: %s", deal, error)
            return
        if form == "code":
            self.exchange.copy_code(dict(record))
        else:
            self.exchange.export_deal(dict(record))

    def _on_opened(self, _match: str) -> None:
        self._match_open = True
        self._arrange()
        if self._two_pages:
            self.view.back_button.setFocus(Qt.FocusReason.OtherFocusReason)

    def _on_back(self) -> None:
        self._match_open = False
        self._arrange()
        self.list.setFocus(Qt.FocusReason.OtherFocusReason)

    def _on_score(self, row: int, side: int) -> None:
        """Explain a score: beside the sheet, in place of the list, or in place of both where room lacks."""
        match = self.view.match
        if match is None:
            return
        self.why.explain(match, self.view.rows, player_names(match), scored_names(match), (row, side))
        self._explaining = True
        self._arrange()
        self.why.take_focus()

    def close_why(self) -> None:
        """Show the sheet and the list again."""
        self._put_why_away()
        self.view.sheet.setFocus(Qt.FocusReason.OtherFocusReason)

    def _put_why_away(self) -> None:
        self._explaining = False
        self.view.sheet.explained(None)
        self._arrange()

    def _arrange(self) -> None:
        """Show both, or one of the two pages; while a score is explained, that takes the place of the list."""
        both = not self._two_pages
        explaining = self._explaining and self._has_match and (both or self._match_open)
        alone = explaining and (self._two_pages or self.width() < WHY_WIDTH + LEAST_SHEET - 60)
        self.why.setVisible(explaining)
        if alone:
            self.why.setMinimumWidth(0)
            self.why.setMaximumWidth(16_777_215)
        else:
            self.why.setFixedWidth(max(min(WHY_WIDTH, self.width() - LEAST_SHEET), 320))
        self.side.setVisible(not explaining and (both or not (self._match_open and self._has_match)))
        self._divider.setVisible(both and not explaining)
        self.view.setVisible(not alone and self._has_match and (both or self._match_open))
        self._beside.setVisible(both and not self._has_match)
        self.view.set_two_pages(two=self._two_pages)
        if both:
            self.side.setFixedWidth(LIST_WIDTH)
        else:
            self.side.setMinimumWidth(0)
            self.side.setMaximumWidth(16_777_215)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Be two pages below 1100."""
        super().resizeEvent(event)
        two = self.window().width() < NARROW
        if two != self._two_pages or self._explaining:
            self._two_pages = two
            self._arrange()
