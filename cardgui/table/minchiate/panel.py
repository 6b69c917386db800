"""Minchiate's part of the table: it keeps bar, lanes, tray, sheets and ends up to the shown state."""

from __future__ import annotations

import math
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeySequence, QShortcut

from cardgui.engine.cards import MATTO, Card
from cardgui.look.sentences import ended
from cardgui.models.minchiate import MinchiateTable, declare, own, play
from cardgui.models.minchiate_prompt import Declaring, Discarding
from cardgui.models.prompt import Prompt
from cardgui.models.shown import Zone
from cardgui.table.end_panels import focus_first, lead_out, stand_on
from cardgui.table.ends import EndRow, EndWords, MatchPanel
from cardgui.table.minchiate.count import CountPanel
from cardgui.table.minchiate.count_words import CountWords
from cardgui.table.minchiate.counting import Counting
from cardgui.table.minchiate.declare import DeclarePanel
from cardgui.table.minchiate.declared import DeclaredStrip
from cardgui.table.minchiate.difference import DifferenceBar
from cardgui.table.minchiate.event_words import EventWords
from cardgui.table.minchiate.flying import FlyingPoints
from cardgui.table.minchiate.opening import Opening
from cardgui.table.minchiate.plates import Plates
from cardgui.table.minchiate.putting_away import PuttingAway
from cardgui.table.minchiate.refusals import RefusalWords
from cardgui.table.minchiate.sayings import Sayings
from cardgui.table.minchiate.seen import SeenRows
from cardgui.table.minchiate.sheets import PointsPanel, SeenButton, SeenPanel
from cardgui.table.minchiate.tray import TrayPanel
from cardgui.table.minchiate.words import MinchiateWords
from cardgui.table.prompts import Saying
from cardgui.table.seats import PlateFacts
from cardgui.table.teams import team_of
from cardgui.table.top_bar import ChipFacts

if TYPE_CHECKING:
    from cardgui.models.controller import Step
    from cardgui.models.shown import ShownState
    from cardgui.table.context import RefusalLike, TableContext


BESIDE: Final = 10
"""Pixels between the button for the cards all have seen and the plate beside it, where room lacks."""


class MinchiatePanel:
    """See :class:`~cardgui.table.registry.GamePanel`."""

    def __init__(self, context: TableContext) -> None:
        self._table = context
        stage, animator = context.stage, context.stage.animator
        self._words = MinchiateWords(stage)
        self._events = EventWords(stage, context.words.cards)
        self._counting_words = CountWords(stage)
        self._sayings = Sayings(context, self._words, self._events, RefusalWords(stage))
        self._plates = Plates(context, self._words)
        self._rows = SeenRows(context, self._counting_words, self._events)
        self._counting = Counting(self._counting_words, context.name, self._matto_line)
        self.opening = Opening(context, self._words)
        self.difference = DifferenceBar(self._words, animator)
        self.strips = [DeclaredStrip(seat, stage) for seat in range(context.controller.shown.players)]
        self.seen_button = SeenButton(stage)
        stage.loose += [*self.strips, self.seen_button]
        self.away = PuttingAway(context, self._words, lambda prompt: stage.prompt.say(self.prompt(prompt)))
        self.tray = self.away.tray
        stage.loose.append(self.tray)
        self.declare = DeclarePanel(stage, animator, self._counting_words, self._events)
        self.count = CountPanel(stage, animator, self._counting_words)
        self.match_end = MatchPanel(stage, animator, EndWords(stage))
        self.seen = SeenPanel(stage, animator, self._counting_words, stage.faces)
        self.points = PointsPanel(stage, animator, self._counting_words)
        self.flying = FlyingPoints(stage)
        self._scores = 0
        self._result_shown = False
        self._fola_open = self._fola_told = False
        self._connect(context)

    def _connect(self, context: TableContext) -> None:
        stage, exits = context.stage, context.exits
        stand_on(stage, self._panels)
        lead_out(self.match_end, exits)
        context.bar.put_centre(self.difference)
        self.difference.clicked.connect(self.show_points)
        self.seen_button.clicked.connect(self.show_seen)
        for strip in self.strips:
            strip.clicked.connect(self.show_seen)
        self.declare.declared.connect(self._declare)
        for panel in (self.declare, self.count):
            panel.rule_wanted.connect(exits.rule_wanted)
        self.seen.closed.connect(self._close_sheets)
        self.points.closed.connect(self._close_sheets)
        self.count.go_on.connect(self._go_on)
        self.count.again.connect(exits.play_again)
        self.count.review.connect(exits.review_wanted)
        self.count.ledger.connect(exits.open_ledger)
        self.count.home.connect(exits.leave)
        window = stage.parentWidget()
        if window is not None:
            key = QShortcut(QKeySequence(Qt.Key.Key_D), window)
            key.setContext(Qt.ShortcutContext.WidgetWithChildrenShortcut)
            key.activated.connect(self._on_key)

    @property
    def _panels(self) -> tuple[TrayPanel, DeclarePanel, CountPanel, MatchPanel, SeenPanel, PointsPanel]:
        return self.tray, self.declare, self.count, self.match_end, self.seen, self.points

    @property
    def _shown(self) -> ShownState:
        return self._table.controller.shown

    # common things in Minchiate's words ----------------------------------------

    def title(self) -> str:
        """The game's name."""
        return self._words.title()

    def chips(self) -> list[ChipFacts]:
        """The difference, which the bar shows in its own manner."""
        table = own(self._shown)
        return [ChipFacts("", spoken=self._words.standing(table.difference, table.resti))]

    def plate(self, seat: int, *, awaited: bool) -> PlateFacts:
        """Cards held or won, declarations, role and side."""
        return self._plates.facts(seat, awaited=awaited)

    def prompt(self, prompt: Prompt) -> Saying:
        """What the person has to do."""
        return self._sayings.prompt(prompt, len(self.away.chosen))

    def not_now(self, prompt: Prompt, card: Card) -> str:
        """Why a card may not be played."""
        return self._sayings.not_now(prompt, card)

    def refusal(self, refusal: RefusalLike, card: Card) -> tuple[str, str]:
        """Title and text of the callout."""
        return self._sayings.refusal(refusal, card)

    def card_label(self, seat: int) -> str:
        """The Matto of a trick says that it never wins."""
        card = next((c for c in self._shown.in_zone(Zone.TRICK, seat)), None)
        return self._words.never_wins() if card is not None and card.code == MATTO else ""

    def sentence(self, step: Step) -> str:
        """A step in words."""
        return self._sayings.sentence(step)

    def banner(self, step: Step) -> Saying | None:
        """What is shown while a step is held."""
        return self._sayings.banner(step)

    # discarding and declaring ----------------------------------------

    def choose(self, card: Card) -> bool:
        """While discarding a card is put away or taken back; while declaring none is played."""
        prompt = self._table.controller.prompt
        if prompt is None:
            return False
        if prompt.key == "declare":
            refusal = self._table.controller.refusal(play(card))
            if refusal is not None:
                self._table.exits.refuse(card, refusal)
            return True
        if prompt.key != "discard" or not isinstance(prompt.own, Discarding):
            return False
        self.away.choose(card, prompt.own)
        return True

    def _declare(self, verzicole: tuple[tuple[Card, ...], ...]) -> None:
        self.declare.vanish()
        self._table.controller.act(declare(verzicole))

    # what can be looked at ----------------------------------------

    def _on_key(self) -> None:
        self._table.exits.catch_up()
        self.show_seen()

    def show_seen(self) -> None:
        """Show the cards that all have seen, or put them away."""
        if self.seen.isVisible():
            self._close_sheets()
            return
        self.points.vanish()
        self.seen.offer(self._rows.rows(self._shown))
        self._open(self.seen)

    def show_points(self) -> None:
        """Show where the points come from, or put it away."""
        if self.points.isVisible():
            self._close_sheets()
            return
        self.seen.vanish()
        self.points.offer(self._rows.points(self._shown))
        self._open(self.points)

    def _open(self, panel: SeenPanel | PointsPanel) -> None:
        self._fola_open = False
        panel.over_all = self._shown.phase in {"end", "match_end"}
        panel.put(self._table.stage.layout_now)
        panel.appear()
        panel.take_focus()

    def _show_fola(self) -> None:
        """The fola opens as a sheet by itself, and goes by itself."""
        self.points.vanish()
        self.seen.offer(self._rows.fola(self._shown), self._words.fola_turned_up())
        self.seen.over_all = False
        self.seen.put(self._table.stage.layout_now)
        self.seen.appear()
        self._fola_open = True

    def _close_sheets(self) -> None:
        self._fola_open = False
        for panel in (self.seen, self.points):
            if panel.isVisible():
                panel.vanish()
        if not self.focus_panel() or self._table.hand.legal is not None:
            self._table.hand.take_focus()

    # following the state ----------------------------------------

    def refresh(self) -> None:
        """Show what the state asks for."""
        shown, controller = self._shown, self._table.controller
        table, prompt = own(shown), controller.prompt
        key = prompt.key if prompt is not None else ""
        self._table.bar.show_part(self._words.part(shown.phase))
        self.opening.refresh()
        self.difference.follow(shown, at_once=False)
        self._fly(table)
        self._refresh_fola(table, waiting=bool(key) or shown.trick > 0)
        self.away.refresh(prompt)
        if key == "declare" and prompt is not None and isinstance(prompt.own, Declaring):
            self._offer_declaration(prompt.own)
        else:
            self.declare.vanish()
        self._refresh_strips()
        self._mark_cards()
        self._refresh_ends()

    def _fly(self, table: MinchiateTable) -> None:
        """Let the points of a capture fly as it is shown."""
        count, self._scores = self._scores, len(table.scores)
        if len(table.scores) == count + 1 and table.scores[-1].why == "captured":
            event = table.scores[-1]
            self.flying.fly(event.points, team_of(event.seat), event.seat)

    def _refresh_fola(self, table: MinchiateTable, *, waiting: bool) -> None:
        """The fola opens once it is turned up, and goes when the play begins."""
        if table.fola is None:
            self._fola_told = False
        elif not self._fola_told:
            self._fola_told = True
            if not waiting:
                self._show_fola()
        if self._fola_open and (table.fola is None or waiting):
            self._fola_open = False
            self.seen.vanish()

    def _offer_declaration(self, declaring: Declaring) -> None:
        self.declare.offer(declaring)
        if not self.declare.isVisible():
            self.declare.put(self._table.stage.layout_now)
            self.declare.appear()
            self.declare.take_focus()

    def _refresh_strips(self, *, at_all: bool = True) -> None:
        shown, table = self._shown, own(self._shown)
        standing = at_all and shown.phase in {"declare", "play"}
        for strip in self.strips:
            event = table.declared.get(strip.seat) if standing else None
            pairs = tuple(zip(event.verzicole, event.points, strict=True)) if event is not None else ()
            said = ""
            if event is not None and pairs:
                said = ended(self._events.declares(self._name(strip.seat), event.verzicole, sum(event.points)))
            chip = self._words.declared_chip(len(pairs), sum(points for _, points in pairs))
            strip.show_declared(pairs, chip, said)
        self.seen_button.setText(self._counting_words.seen_chip())
        self.seen_button.offer(offered=standing and table.cutter >= 0)
        self._place_strips()

    def _place_strips(self) -> None:
        stage = self._table.stage
        layout = stage.layout_now
        for strip in self.strips[1:]:
            if strip.shown:
                strip.put(layout.width)
        mine = self.strips[0]
        taken = 0.0
        if mine.shown:
            room = layout.width - 40 - max(stage.prompt.width(), 330 * layout.text)
            taken = mine.put(room) + 16
        stage.take_row(taken)
        button = self.seen_button
        room = math.floor(layout.plate(2).x) - 20 - BESIDE
        wide = max(min(button.sizeHint().width(), room), button.minimumSizeHint().width())
        button.setGeometry(20, round(layout.top), wide, button.heightForWidth(wide))
        stage.clear_loose()

    def _mark_cards(self) -> None:
        """Cards of the trick carry the mark of their side."""
        for state in self._shown.cards:
            widget = self._table.stage.cards.get(state.id)
            if widget is not None:
                widget.mark(team_of(state.seat) if state.zone is Zone.TRICK else "", "")

    def _refresh_ends(self) -> None:
        shown = self._shown
        count = self._counting.count(shown) if shown.phase in {"end", "match_end"} else None
        if count is None:
            self._result_shown = False
            self.count.vanish()
            self.match_end.vanish()
            return
        if self._result_shown:
            self._offer_match_end()
            return
        self.count.offer(count, (self._words.side(0), self._words.side(1)))
        if not self.count.isVisible():
            self.count.put(self._table.stage.layout_now)
            self.count.appear()
            self.count.count_up()
            self.count.take_focus()

    def _go_on(self) -> None:
        if self._shown.phase == "match_end":
            self._result_shown = True
            self.count.vanish()
            self._offer_match_end()
            return
        self.count.vanish()
        self._table.controller.next_deal()

    def _offer_match_end(self) -> None:
        shown, words = self._shown, self._counting_words
        rows = []
        totals = tuple(shown.seats[side].total for side in (0, 1))
        for side in (0, 1):
            name = words.side_of([self._table.name(seat) for seat in (side, side + 2)], side)
            spoken = words.side_spoken(name, totals[side])
            score = shown.seats[side].deal_score or 0
            rows.append(EndRow(side, name, (), score, totals[side], spoken, team_of(side)))
        title, text = words.match_title(totals), words.match_text(shown.deals)
        self.match_end.offer(title, text, (words.total(),), rows, shown.winners)
        self.match_end.put(self._table.stage.layout_now)
        if not self.match_end.isVisible():
            self.match_end.appear()
            self.match_end.take_focus()

    def _matto_line(self, shown: ShownState) -> str:
        paid = own(shown).paid
        return self._sayings.matto(paid) if paid is not None else ""

    def _name(self, seat: int) -> str | None:
        return None if seat == 0 else self._table.name(seat)

    # the window ----------------------------------------

    def show_beside(self, *, shown: bool) -> None:
        """Show what was declared, and the button for what all have seen."""
        self._refresh_strips(at_all=shown)
        for panel in (self.seen, self.points):
            if panel.isVisible():
                panel.put(self._table.stage.layout_now)

    def lay_out(self) -> None:
        """Fit everything to the window."""
        self.opening.lay_out()
        self._place_strips()
        for panel in self._panels:
            if panel.isVisible():
                panel.put(self._table.stage.layout_now)

    def close_top(self) -> bool:
        """Esc closes a sheet, and takes the last card back that was put away."""
        if self.seen.isVisible() or self.points.isVisible():
            self._close_sheets()
            return True
        return self.away.take_last_back()

    def focus_panel(self) -> bool:
        """Give the focus to the panel that is open."""
        return focus_first((self.points, self.seen, self.declare, self.tray, self.count, self.match_end))

    def retranslate(self) -> None:
        """Follow another language."""
        self.tray.retranslate()
        self.declare.retranslate()
        self.difference.retranslate()
        for panel in (self.seen, self.points):
            panel.vanish()
        self.refresh()
