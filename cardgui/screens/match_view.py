"""One match of the ledger: totals and ranks, the chart, the deals, and what can be done with it."""

from __future__ import annotations

from datetime import timedelta
from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QPoint, Qt, Signal
from PySide6.QtWidgets import QHBoxLayout, QSizePolicy, QVBoxLayout, QWidget

from cardgui.look.controls import Button, Canvas, Card, IconButton, Label, Menu, ScrollColumn, ask
from cardgui.look.i18n import clock, day, day_and_time, number, signed
from cardgui.look.ranks import short_rank
from cardgui.models.furnished import advises
from cardgui.models.sheet import SheetRow, series
from cardgui.screens.chart import Chart, Line, series_ink
from cardgui.screens.match_edits import NamesDialog, NoteDialog
from cardgui.screens.match_facts import DAYS_KEPT
from cardgui.screens.score_sheet import ScoreSheet
from cardgui.screens.sheet_picture import SheetPage
from cardgui.screens.sheet_texts import SheetTexts
from cardgui.screens.words import player_names, scored_names

if TYPE_CHECKING:
    from collections.abc import Sequence

    from cardgui.screens.match_facts import MatchFacts

EXPORTS = ("code", "deal", "pdf", "png", "csv", "jsonl")
"""How a match can be written out."""


class TotalCard(Card):
    """The total of one player, and their rank."""

    def __init__(self, game: str, place: int, parent: QWidget | None = None) -> None:
        super().__init__(parent, radius=12, line="border" if place == 0 else "line")
        self._name = Label(size=14, weight=600, color=lambda: series_ink(game, place), wrap=True)
        self._rank = Label(size=13, color="text2")
        self._total = Label(size=22, weight=600)
        top = QHBoxLayout()
        top.addWidget(self._name, 1)
        top.addWidget(self._rank, 0, Qt.AlignmentFlag.AlignTop)
        column = QVBoxLayout(self)
        column.setContentsMargins(14, 10, 14, 10)
        column.setSpacing(2)
        column.addLayout(top)
        column.addWidget(self._total)
        column.addStretch(1)

    def show_total(self, name: str, total: int, rank: str) -> None:
        """Show a player's total."""
        self._name.setText(name)
        self._total.setText(signed(total))
        self._rank.setText(rank)


class MatchView(QWidget):
    """Shows one match.

    Signals:
        back: a person wants back to the list (where list and match are two pages).
        resume, abandon, take_up: id of the match they want to go on with, to abandon, or to take up again.
        review: they want to go over the deal that is chosen, or the last one.
        learn: id of the match from which on they want to take costly decisions anew.
        edit: id of the match, and what they want to change about it (see `Ledger.edit_match`).
        score_chosen: row of the sheet, and player or side, of a score they want explained.
        export: how they want it written out: ``csv``, ``jsonl``, ``pdf``, ``png``; or the deal chosen, as ``code`` to
            be pasted or as a ``deal`` file.
    """

    back = Signal()
    resume = Signal(str)
    abandon = Signal(str)
    take_up = Signal(str)
    review = Signal()
    learn = Signal(str)
    edit = Signal(str, dict)
    score_chosen = Signal(int, int)
    export = Signal(str)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._match: MatchFacts | None = None
        self._rows: Sequence[SheetRow] = ()
        self.back_button = IconButton("back")
        self._title = Label(size=24, title=True, wrap=True)
        self._about = Label(size=13, color="text2", wrap=True)
        self.resume_button = Button(kind="primary", icon="play")
        self.abandon_button = Button(kind="secondary")
        self.take_up_button = Button(kind="secondary", icon="undo")
        self.review_button = Button(kind="secondary", icon="eye")
        self.restore_button = Button(kind="primary", icon="undo")
        self.more_button = IconButton("menu", bordered=True)
        self.menu = Menu(self)
        self._actions = {key: self.menu.addAction("") for key in ("learn", "note", "names", *EXPORTS, "delete")}
        for key in (EXPORTS[0], "delete"):
            self.menu.insertSeparator(self._actions[key])
        self._note = Label(size=14, wrap=True)
        self._totals = QHBoxLayout()
        self._totals.setSpacing(12)
        self._cards: list[TotalCard] = []
        self._chart_title = Label(size=16, weight=600)
        self._story = Label(size=13, color="text2", wrap=True, align=Qt.AlignmentFlag.AlignRight)
        self.chart = Chart()
        self.sheet = ScoreSheet()
        self._sheet_note = Label(size=12, color="text2", wrap=True)
        self._choose_note = Label(size=12, color="text2", wrap=True)
        self._no_deals = Label(size=14, color="text2", wrap=True)
        self._chart_card = Card(level="low")
        self._sheet_card = Card(level="low")
        self._lay_out()
        self.back_button.clicked.connect(self.back)
        self.resume_button.clicked.connect(lambda: self._emit(self.resume))
        self.take_up_button.clicked.connect(lambda: self._emit(self.take_up))
        self.abandon_button.clicked.connect(self._on_abandon)
        self.review_button.clicked.connect(self.review)
        self.restore_button.clicked.connect(lambda: self._change({"deleted": False}))
        self.more_button.clicked.connect(self._on_more)
        self._actions["note"].triggered.connect(self.write_note)
        self._actions["names"].triggered.connect(self.rename_players)
        self._actions["learn"].triggered.connect(lambda: self._emit(self.learn))
        for form in EXPORTS:
            self._actions[form].triggered.connect(lambda _=False, form=form: self.export.emit(form))
        self._actions["delete"].triggered.connect(lambda: self._change({"deleted": True}))
        self.chart.selected.connect(self._on_chart)
        self.sheet.selected.connect(self._on_sheet)
        self.sheet.score_chosen.connect(self.score_chosen)
        self.sheet.laid_out.connect(self._show_sheet_note)
        self.retranslate()

    def _lay_out(self) -> None:
        page = Canvas()
        column = QVBoxLayout(page)
        column.setContentsMargins(28, 24, 28, 20)
        column.setSpacing(0)
        words = QVBoxLayout()
        words.setSpacing(2)
        words.addWidget(self._title)
        words.addWidget(self._about)
        words.addWidget(self._note)
        head = QHBoxLayout()
        head.setSpacing(8)
        head.addWidget(self.back_button, 0, Qt.AlignmentFlag.AlignTop)
        head.addLayout(words, 1)
        buttons = (
            *(self.review_button, self.abandon_button, self.take_up_button, self.resume_button, self.restore_button),
            self.more_button,
        )
        for button in buttons:
            head.addWidget(button, 0, Qt.AlignmentFlag.AlignTop)
        column.addLayout(head)
        column.addSpacing(18)
        column.addLayout(self._totals)
        column.addSpacing(20)
        column.addWidget(self._no_deals)
        column.addWidget(self._chart_card)
        column.addSpacing(16)
        column.addWidget(self._sheet_card)
        column.addStretch(1)
        chart_head = QHBoxLayout()
        chart_head.setSpacing(16)
        chart_head.addWidget(self._chart_title, 0, Qt.AlignmentFlag.AlignTop)
        chart_head.addWidget(self._story, 1, Qt.AlignmentFlag.AlignTop)
        chart = QVBoxLayout(self._chart_card)
        chart.setContentsMargins(16, 14, 16, 12)
        chart.setSpacing(4)
        chart.addLayout(chart_head)
        chart.addWidget(self.chart)
        sheet = QVBoxLayout(self._sheet_card)
        sheet.setContentsMargins(8, 4, 8, 10)
        sheet.setSpacing(6)
        sheet.addWidget(self.sheet)
        for note in (self._sheet_note, self._choose_note):
            sheet.addWidget(note)
            note.setContentsMargins(10, 0, 10, 0)
        for card in (self._chart_card, self._sheet_card):
            card.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Minimum)
        self.area = ScrollColumn(page)
        around = QVBoxLayout(self)
        around.setContentsMargins(0, 0, 0, 0)
        around.addWidget(self.area)

    @property
    def match(self) -> MatchFacts | None:
        """The match shown."""
        return self._match

    @property
    def rows(self) -> Sequence[SheetRow]:
        """Its finished deals."""
        return self._rows

    def show_match(self, match: MatchFacts, rows: Sequence[SheetRow]) -> None:
        """Show a match and its finished deals."""
        same = self._match is not None and self._match.id == match.id
        self._match, self._rows = match, rows
        for card in self._cards:
            self._totals.removeWidget(card)
            card.hide()
            card.deleteLater()
        self._cards = [TotalCard(match.entry.id, seat) for seat in range(len(match.totals))]
        for card in self._cards:
            self._totals.addWidget(card, 1)
        there = match.deleted is None
        self.resume_button.setVisible(there and match.state == "open")
        self.abandon_button.setVisible(there and match.state == "open")
        self.take_up_button.setVisible(there and match.state == "abandoned")
        advised = advises(match.entry.id)
        self.review_button.setVisible(there and bool(rows) and advised)
        self._actions["learn"].setVisible(advised)
        self.restore_button.setVisible(not there)
        self.more_button.setVisible(there)
        for form in ("learn", *EXPORTS):
            self._actions[form].setEnabled(bool(rows))
        played = bool(rows)
        self._no_deals.setVisible(not played)
        self._chart_card.setVisible(played)
        self._sheet_card.setVisible(played)
        if not same:
            self.area.verticalScrollBar().setValue(0)
        self.retranslate()

    @property
    def chosen_row(self) -> SheetRow | None:
        """The deal that is pointed at, or the last one; None before the first has ended."""
        rows = [row for row in self._rows if self.chart.deal in (0, row.deal)]
        return rows[-1] if rows else None

    def sheet_page(self) -> SheetPage | None:
        """Return the score sheet as it is written out; None before the first deal has ended."""
        match = self._match
        if match is None or not self._rows:
            return None
        names, over = scored_names(match), match.state == "finished"
        entry = match.entry
        closing = () if entry.closing is None else entry.closing(self._rows, len(names), match.options, over=over)
        texts = SheetTexts(entry, self._rows, player_names(match), names, len(entry.columns), closing)
        totals = tuple(zip(names, match.totals, strict=True))
        return SheetPage(match.title, self._about_words(match), match.note, totals, texts)

    def show_deal(self, deal: int) -> None:
        """Point at a deal, in the chart and in the sheet."""
        self.sheet.select_deal(deal)
        self.area.ensureWidgetVisible(self.sheet, 0, 24)
        self.sheet.setFocus(Qt.FocusReason.OtherFocusReason)

    def set_two_pages(self, *, two: bool) -> None:
        """Show the way back to the list where the list is another page."""
        self.back_button.setVisible(two)

    def _show_sheet_note(self) -> None:
        """Say what the small figures mean, where there are any."""
        self._sheet_note.setVisible(self.sheet.small_figures and bool(self._sheet_note.text()))

    def _emit(self, signal) -> None:  # type: ignore[no-untyped-def]
        if self._match is not None:
            signal.emit(self._match.id)

    def _on_abandon(self) -> None:
        ask(
            self,
            lambda: self.tr("Abandon this game?"),
            lambda: self.tr("It stays in the score ledger, and you can take it up again there."),
            lambda: self.tr("Abandon"),
            lambda: self.tr("Keep it"),
            lambda: self._emit(self.abandon),
        )

    def _change(self, change: dict[str, object]) -> None:
        if self._match is not None:
            self.edit.emit(self._match.id, change)

    def _on_more(self) -> None:
        corner = self.more_button.rect().bottomRight()
        self.menu.drop(self.more_button.mapToGlobal(corner + QPoint(0, 4)))

    def write_note(self) -> NoteDialog | None:
        """Let the person write a note on the match."""
        if self._match is None:
            return None
        dialog = NoteDialog(self, self._match)
        dialog.wanted.connect(lambda note: self._change({"note": note}))
        dialog.open_over()
        return dialog

    def rename_players(self) -> NamesDialog | None:
        """Let the person change the names of the players."""
        if self._match is None:
            return None
        dialog = NamesDialog(self, self._match)
        dialog.wanted.connect(lambda names: self._change({"names": names}))
        dialog.open_over()
        return dialog

    def _on_chart(self, deal: int) -> None:
        self.sheet.blockSignals(True)  # noqa: FBT003  (Qt's own)
        self.sheet.select_deal(deal)
        self.sheet.blockSignals(False)  # noqa: FBT003
        self._tell(deal)

    def _on_sheet(self, deal: int) -> None:
        self.chart.select(deal)
        self._tell(deal)

    def _tell(self, deal: int) -> None:
        """Say what a deal was about, beside the chart and to screen readers."""
        match = self._match
        row = next((row for row in reversed(self._rows) if row.deal == deal), None)
        self._name_review()
        if match is None or row is None:
            self._story.setText("")
            return
        names = player_names(match)
        story = match.entry.deal_story(row, names)
        self._story.setText(story)
        totals = ", ".join(
            self.tr("{name} {score}").format(name=name, score=signed(total))
            for name, total in zip(scored_names(match), row.totals, strict=True)
        )
        self.chart.tell(self.tr("{story}. Totals: {totals}").format(story=story, totals=totals))

    def _name_review(self) -> None:
        """Name the deal that the button would review."""
        row = self.chosen_row
        if row is not None:
            self.review_button.setText(self.tr("Review deal {deal}").format(deal=number(row.deal)))

    def _about_words(self, match: MatchFacts) -> str:
        begun = day_and_time(match.started)
        if match.ended is not None:
            same_day = match.started.date() == match.ended.date()
            ended = clock(match.ended) if same_day else day_and_time(match.ended)
            begun = self.tr("{begun} to {ended}").format(begun=begun, ended=ended)
        parts = [begun]
        if match.deleted is not None:
            last = match.deleted + timedelta(days=DAYS_KEPT)
            parts = [self.tr("Deleted; it can be restored until {day}").format(day=day(last)), begun]
        if match.number is not None:
            parts.append(self.tr("Game number {number}").format(number=number(match.number)))
        rules = match.entry.rules(match.options)
        return self.tr(". ").join([*parts, rules] if rules else parts)

    def retranslate(self) -> None:
        """Show all words in the language of now."""
        self.back_button.setText(self.tr("Back to the list"))
        self.resume_button.setText(self.tr("Resume"))
        self.abandon_button.setText(self.tr("Abandon"))
        self.take_up_button.setText(self.tr("Take up again"))
        self.restore_button.setText(self.tr("Restore"))
        self.more_button.setText(self.tr("More"))
        self._actions["learn"].setText(self.tr("Learn from my mistakes"))
        self._actions["note"].setText(self.tr("Note…"))
        self._actions["names"].setText(self.tr("Rename players…"))
        self._actions["delete"].setText(self.tr("Delete game"))
        self._actions["code"].setText(self.tr("Copy the code of this deal"))
        self._actions["deal"].setText(self.tr("Save this deal as a file…"))
        self._actions["pdf"].setText(self.tr("Score sheet as PDF…"))
        self._actions["png"].setText(self.tr("Score sheet as picture (PNG)…"))
        self._actions["csv"].setText(self.tr("Deals as a table (CSV)…"))
        self._actions["jsonl"].setText(self.tr("Deals as records (JSON Lines)…"))
        self._name_review()
        self._choose_note.setText(self.tr("Choose a score to see its tricks."))
        match = self._match
        resti = match is not None and match.entry.id == "minchiate"
        title = self.tr("Net resti after each deal") if resti else self.tr("Total score after each deal")
        self._chart_title.setText(title)
        self.chart.setAccessibleName(title)
        if match is None:
            return
        unread = match.played > 0 and not self._rows
        self._no_deals.setText(
            self.tr("The deals of this game cannot be read.") if unread else self.tr("No deal has ended yet.")
        )
        names = scored_names(match)
        self._title.setText(match.title)
        self._about.setText(self._about_words(match))
        self._note.setText(match.note)
        self._note.setVisible(bool(match.note))
        for seat, card in enumerate(self._cards):
            rank = short_rank(match.rank_of(seat)) if self._rows else ""
            card.show_total(names[seat], match.totals[seat], rank)
        lines = series([row for row in self._rows if not row.facts.get("void")], len(names))
        deal = self.chart.deal
        self.chart.show_lines(
            match.entry.id, [Line(name, tuple(values)) for name, values in zip(names, lines, strict=True)]
        )
        over = match.state == "finished"
        self.sheet.show_deals(match.entry, self._rows, player_names(match), names, match.options, over=over)
        self._choose_note.setVisible(self.sheet.explains)
        self._sheet_note.setText(match.entry.per_player_title())
        self._show_sheet_note()
        self.chart.select(deal if deal <= len(self._rows) else 0)
        self._tell(self.chart.deal)

    def changeEvent(self, event: QEvent) -> None:
        """Follow a change of language."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
