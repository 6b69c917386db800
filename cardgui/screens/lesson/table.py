"""The table of a lesson: the real cards over a free deal, without the bar and the panels of a whole game."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QEvent, Qt, Signal
from PySide6.QtWidgets import QWidget

from cardgui.engine.action import Action
from cardgui.engine.cards import Card
from cardgui.look import focus
from cardgui.look.theme import theme
from cardgui.models.shown import Zone
from cardgui.screens.lesson.standing import Standing
from cardgui.table.animator import PACES
from cardgui.table.context import TableContext
from cardgui.table.director import Director
from cardgui.table.felt import TableLook
from cardgui.table.hand import OwnHand
from cardgui.table.picture import Picture
from cardgui.table.prompts import MARGIN as PILL_MARGIN
from cardgui.table.registry import GAME_TABLES
from cardgui.table.seats import PlateFacts
from cardgui.table.sounds import Sounds
from cardgui.table.speech import Speech
from cardgui.table.stage import Stage
from cardgui.table.top_bar import BarChip, ChipFacts, TopBar
from cardgui.table.words import TableWords

if TYPE_CHECKING:
    from PySide6.QtGui import QHideEvent, QKeyEvent, QResizeEvent, QShowEvent

    from cardgui.models.controller import Step, TableController
    from cardgui.models.free_deal import FreeMatch
    from cardgui.models.settings import Settings
    from cardgui.table.context import RefusalLike
    from cardgui.table.prompts import Saying

EDGE: Final = 24
_GOING_ON: Final = frozenset({Qt.Key.Key_Space, Qt.Key.Key_Return, Qt.Key.Key_Enter})


class LessonTable(QWidget):
    """One free deal at which a learner acts.

    Attributes:
        awaiting: whether a card of the learner's is wanted.
        asking: whether the table itself says what is required, where no task does.

    Signals:
        attempted: the learner has chosen a card.
        rested: everything that has happened is shown.
        asked: what is required, where the table has no room to say it; empty where it has, or nothing is.
    """

    attempted = Signal(str)
    rested = Signal()
    asked = Signal(str)
    leave = Signal()
    open_ledger = Signal()
    play_again = Signal()
    sheet_wanted = Signal()
    review_wanted = Signal()
    rule_wanted = Signal(str)

    def __init__(
        self,
        match: FreeMatch,
        controller: TableController,
        settings: Settings,
        parent: QWidget | None = None,
        *,
        plain: bool,
    ) -> None:
        """Show the state as it is.

        Args:
            match: the deal. controller: its table.
            settings: how cards look and move.
            parent: the page.
            plain: whether only names and the trump suit are shown.
        """
        super().__init__(parent)
        self.match = match
        self.controller = controller
        self.settings = settings
        self.plain = plain
        self.awaiting = False
        self.asking = False
        self._unsaved = 0
        self.points: tuple[str, ...] = ()
        self.marked: Card | None = None
        """The card that "Show me" rings."""
        controller.setParent(self)
        game = GAME_TABLES[controller.shown.game]
        self.words = TableWords(self, game.pack)
        self.stage = Stage(controller.shown.game, game.pack, game.shape, controller.shown.players, self)
        self.stage.slim = True
        self.hand = OwnHand(self.stage, self.words)
        self.speech = Speech(self)
        self._bar = TopBar(self)
        self._bar.hide()
        self.context = TableContext(controller, settings, self.stage, self.hand, self.words, self, self._bar)
        self.director = Director(controller, self.stage)
        self.panel = game.panel(self.context)
        standing = self._bar.take_centre(self)
        self.standing = Standing(standing, self) if standing is not None else None
        """What the game has in the middle of its bar, if anything."""
        self.picture = Picture(self.context, self.panel, self._bar)
        self.sounds = Sounds(self.director, self.stage.animator, settings)
        self.chips: list[BarChip] = []
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self._connect()
        self._read_settings()
        self.retranslate()

    def _connect(self) -> None:
        self.director.step_began.connect(self._on_step)
        self.director.step_ended.connect(self._on_step_ended)
        self.director.rested.connect(self._on_rested)
        self.controller.saved.connect(self._on_saved)
        self.hand.chosen.connect(self._on_chosen)
        self.stage.empty_clicked.connect(self._on_empty_click)
        self.settings.changed.connect(self._on_setting)
        theme().changed.connect(self._lay_out)
        theme().changed.connect(self._read_settings)

    def start(self) -> None:
        """Show the state as it is, and begin to follow it."""
        self._warm()
        self.director.place_all()
        self._refresh()
        self._follow_standing(at_once=True)
        self.director.wake()

    def stop(self) -> None:
        """Follow no more: the table is being left."""
        self.director.stop()
        self.sounds.stop()
        self.stage.faces.stop()
        self.controller.close()

    # what happens ----------------------------------------

    def play(self, actions: Sequence[Action]) -> None:
        """Let this happen, one after the other; :attr:`rested` tells when all of it is shown."""
        self.awaiting = False
        self.marked = None
        self._end_turn()
        self._unsaved += len(actions)
        for action in actions:
            self.controller.enact(action)
        if not actions:
            self._on_rested()

    def want_card(self) -> None:
        """Let the learner choose a card as soon as everything is shown."""
        self.awaiting = True
        if not self.busy:
            self._on_rested()

    def start_over(self) -> None:
        """Put the deal back to where it began."""
        self._unsaved = 0
        for widget in self.stage.cards.values():
            widget.set_ring(0.0)
        self.controller.start_over()
        self._follow_standing(at_once=True)

    @property
    def busy(self) -> bool:
        """Whether something has yet to be shown."""
        return self.director.moving or self._unsaved > 0

    def catch_up(self) -> None:
        """Complete everything there is to show."""
        self.director.catch_up()

    def refuse(self, card: Card, refusal: RefusalLike) -> None:
        """Show that a card cannot be played: it shakes, and what causes it is lit."""
        self.hand.shake(card)
        self.sounds.refused()
        self.hand.light(refusal)

    def explained(self, card: Card, refusal: RefusalLike) -> tuple[str, str]:
        """Why a card cannot be played: title and sentence."""
        return self.panel.refusal(refusal, card)

    def say(self, text: str) -> None:
        """Tell a screen reader something at once."""
        self.speech.say(text, assertive=True)

    def mark(self, card: Card | None) -> None:
        """Ring a card of the hand as the right one."""
        self.marked = card
        self._ring()

    def point_at(self, points: Sequence[str]) -> None:
        """Ring what a step speaks of."""
        self.points = tuple(points)
        self._refresh()

    def take_focus(self) -> None:
        """Give the focus to the hand."""
        self.hand.take_focus()

    # following ----------------------------------------

    def _on_saved(self, _saved: bool) -> None:  # noqa: FBT001 - a Qt slot
        self._unsaved = max(self._unsaved - 1, 0)

    def _on_step(self, _step: Step) -> None:
        self._end_turn()
        self._refresh()

    def _on_step_ended(self, step: Step) -> None:
        self.speech.say(self.panel.sentence(step))
        self._refresh()
        self._follow_standing()

    def _on_rested(self) -> None:
        self._refresh()
        if self._unsaved:
            return
        prompt = self.controller.prompt
        if self.awaiting and prompt is not None:
            self.hand.reason = lambda card: self.panel.not_now(prompt, card)
            playable, focused = self.controller.playable(), self.hand.focused()
            self.hand.set_turn(playable)
            self._ask(self.panel.prompt(prompt) if self.asking else None)
            if self.isVisible() and (focused is None or focused.code not in playable):
                self.hand.take_focus()
        else:
            self.hand.set_turn(None)
            self._ask(None)
        self._ring()
        self.rested.emit()

    def _ask(self, saying: Saying | None) -> None:
        """Say what is required: beside the own plate, or through the signal where there is no room for it."""
        prompt = self.stage.prompt
        if saying is not None and saying != prompt.saying:
            self.speech.say(saying.spoken or saying.text)
        prompt.say(saying)
        row = self.stage.layout_now.own_row
        prompt.cover("room", covered=prompt.height() - 2 * PILL_MARGIN > row.h + 4)
        elsewhere = saying is not None and prompt.isHidden()
        self.asked.emit(saying.text if saying is not None and elsewhere else "")

    def _end_turn(self) -> None:
        self.hand.set_turn(None)
        self._ask(None)
        self.hand.forget_others()

    def _on_chosen(self, card: Card) -> None:
        if self.busy:
            self.catch_up()
        elif self.awaiting:
            self.attempted.emit(card)

    def _on_empty_click(self) -> None:
        focus.note_pointer()
        self.director.skip()

    # how it looks ----------------------------------------

    def _refresh(self) -> None:
        shown, stage = self.controller.shown, self.stage
        for plate, pile, state in zip(stage.plates, stage.piles, shown.seats, strict=True):
            facts = self._facts(state.seat)
            pointed = f"seat:{state.seat}" in self.points or (state.seat == 0 and self.awaiting and not self.busy)
            plate.show_facts(replace(facts, ring=pointed))
            taken = state.taken if shown.phase == "play" and shown.players == 4 and not self.plain else 0
            pile.show_count(taken, self.words.won_tricks(self.context.name(state.seat), taken))
        self.panel.show_beside(shown=not self.plain)
        stage.refit()
        self.picture.mark()
        self._show_chips()
        self._ring()

    def _follow_standing(self, *, at_once: bool = False) -> None:
        """Show how the deal stands where the game does so."""
        if self.standing is not None:
            self.standing.follow(self.controller.shown, at_once=at_once)
            self._place_standing()

    def _place_standing(self) -> None:
        if self.standing is not None:
            self.standing.setVisible(not self.plain)
            self.standing.place(self.width(), EDGE)

    def _facts(self, seat: int) -> PlateFacts:
        if not self.plain:
            facts = self.panel.plate(seat, awaited=False)
            narrow = self.stage.layout_now.tight and seat > 0
            return replace(facts, role="") if narrow else facts
        name, players = self.context.name(seat), self.controller.shown.players
        return PlateFacts(name, spoken=self.words.seat(name, self.words.where(seat, players), []))

    def _ring(self) -> None:
        """Ring what wins so far, what is spoken of, and the right card once it is shown."""
        self.picture.ring_winning()
        ring, shown = theme().game(self.stage.game).card_ring, self.controller.shown
        wanted = {
            card.id: card.zone is Zone.TRICK and card.seat != shown.winning
            for card in shown.cards
            if (card.zone is Zone.TRICK and f"trick:{card.seat}" in self.points)
            or (card.zone is Zone.HAND and card.seat == 0 and card.code is not None and self._spoken_of(card.code))
        }
        for card, broken in wanted.items():
            if (widget := self.stage.cards.get(card)) is not None:
                widget.ring_color = ring
                widget.set_ring(1.0, broken=broken)  # whole around a card of the trick means that it wins

    def _spoken_of(self, card: Card) -> bool:
        return card == self.marked or (f"hand:{card}" in self.points and self.awaiting)

    def _show_chips(self) -> None:
        wanted = [facts for facts in self.panel.chips() if self._is_shown(facts)]
        while len(self.chips) < len(wanted):
            self.chips.append(BarChip(ChipFacts(""), self))
        for place, chip in enumerate(self.chips):
            chip.setVisible(place < len(wanted))
            if place < len(wanted):
                chip.show_facts(wanted[place])
        self._place_chips(len(wanted))

    def _is_shown(self, facts: ChipFacts) -> bool:
        """Of the game's chips the direction is drawn on the table; a plain table has the trump suit alone."""
        if not (facts.text or facts.suit or facts.mark):
            return False
        return bool(facts.suit) if self.plain else facts.icon not in {"clockwise", "counter-clockwise"}

    def _place_chips(self, count: int) -> None:
        right, room = self.width() - EDGE, self.width() - 2 * EDGE
        for chip in self.chips[:count]:
            chip.brief = False
        if sum(chip.sizeHint().width() + 8 for chip in self.chips[:count]) > room:
            for chip in self.chips[:count]:
                chip.brief = True
        for chip in reversed(self.chips[:count]):
            hint = chip.sizeHint()
            chip.setGeometry(right - hint.width(), 16, hint.width(), hint.height())
            chip.raise_()
            right -= hint.width() + 8

    def _warm(self) -> None:
        layout, shown = self.stage.layout_now, self.controller.shown
        own = [card.code for card in shown.in_zone(Zone.HAND, 0) if card.code is not None]
        self.stage.faces.warm(own, (layout.cw,), self.devicePixelRatioF(), index=True)

    def _on_setting(self, _name: str) -> None:
        self._read_settings()

    def _read_settings(self) -> None:
        settings, stage = self.settings, self.stage
        stage.animator.pace = PACES[settings.speed]
        reduce = settings.reduce_motion
        stage.animator.reduced = theme().system_reduces_motion if reduce == "system" else reduce == "on"
        self.hand.raise_playable = settings.raise_playable
        self.hand.dim_unplayable = settings.dim_unplayable
        stage.faces.show_values(shown=settings.card_values)
        stage.use_look(
            TableLook(settings.table_contrast, settings.table_grain, settings.table_temperature), settings.card_design
        )

    def retranslate(self) -> None:
        """Follow another language."""
        self.words.cards.retranslate()
        self.setAccessibleName(self.words.table())
        self._follow_standing()
        if not self.busy:
            self._on_rested()
        else:
            self._refresh()

    def changeEvent(self, event: QEvent) -> None:
        """Follow another language."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Lay everything out for the new size."""
        super().resizeEvent(event)
        self._lay_out()

    def showEvent(self, event: QShowEvent) -> None:
        """Lay out for the window's pixel ratio, and go on."""
        super().showEvent(event)
        self._lay_out()
        self.director.pause(on=False)

    def hideEvent(self, event: QHideEvent) -> None:
        """Wait while another screen is shown."""
        super().hideEvent(event)
        self.director.pause(on=True)

    def _lay_out(self) -> None:
        self.stage.setGeometry(self.rect())
        self.stage.relayout()
        self._refresh()
        self._ask(self.stage.prompt.saying)
        self._place_standing()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """The keys of the hand."""
        key = event.key()
        if key in focus.MODIFIERS or event.modifiers() & Qt.KeyboardModifier.ControlModifier:
            super().keyPressEvent(event)
            return
        focus.note_keyboard()
        if key in _GOING_ON:
            self._go_on()
        elif key in {Qt.Key.Key_Left, Qt.Key.Key_Right}:
            self.catch_up()
            self.hand.step(1 if key == Qt.Key.Key_Right else -1)
        elif key in {Qt.Key.Key_Home, Qt.Key.Key_End}:
            self.hand.end(last=key == Qt.Key.Key_End)
        else:
            super().keyPressEvent(event)

    def _go_on(self) -> None:
        """Complete what moves, or choose the card that has the focus."""
        if self.director.moving:
            self.director.skip()
        else:
            self.hand.choose_focused()
