"""The table as a whole: bar, stage, panels and callouts over one controller."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, Qt, QTimer, Signal
from PySide6.QtGui import QHideEvent, QKeyEvent, QResizeEvent, QShowEvent
from PySide6.QtWidgets import QWidget

from cardgui.engine.cards import Card
from cardgui.look import focus
from cardgui.look.controls import ask
from cardgui.look.sentences import ended
from cardgui.look.theme import theme
from cardgui.models.furnished import has_rulebook
from cardgui.models.shown import Zone
from cardgui.table.animator import PACES
from cardgui.table.callout import RefusalCallout
from cardgui.table.context import RefusalLike, TableContext
from cardgui.table.director import Director
from cardgui.table.felt import TableLook
from cardgui.table.hand import OwnHand
from cardgui.table.hint.help import TableHelp
from cardgui.table.keys import TableKeys
from cardgui.table.menu import TableMenu
from cardgui.table.offers import Offers
from cardgui.table.over import Over
from cardgui.table.picture import Picture
from cardgui.table.prompts import Saying
from cardgui.table.registry import GAME_TABLES
from cardgui.table.sounds import Sounds
from cardgui.table.speech import Speech
from cardgui.table.stage import Stage
from cardgui.table.top_bar import TopBar
from cardgui.table.words import TableWords

if TYPE_CHECKING:
    from cardgui.models.controller import Step, TableController
    from cardgui.models.settings import Settings

THINKING_MS = 1000
BIDDING = "bid"
CLICKS = {"click": 1, "double": 2, "drag": 0}
"""How a card is played with a pointer → clicks in a row."""
SPOKEN_AFTER = frozenset({"play", "bid"})
"""Motions after which, rather than at whose beginning, it is said what happened."""


class TableView(QWidget):
    """A match at the table, for a screen to host. Call :meth:`start` once it is shown.

    Signals:
        leave: back to where the person came from; the match is kept.
        open_ledger: the ledger, at this match.
        play_again: another match with the same settings.
        abandoned: the person abandons this match, and confirmed it.
        full_screen_wanted: the window should fill the screen, or not any more.
        text_step: the text size should grow (+1) or shrink (−1).
        settings_wanted, keys_wanted: the settings, the sheet of all keys.
        sheet_wanted, review_wanted: the score sheet; going over the deal that has just ended.
        rule_wanted: the rulebook, at a rule; its number, or "" for the rule of the moment.
    """

    leave = Signal()
    open_ledger = Signal()
    play_again = Signal()
    abandoned = Signal()
    full_screen_wanted = Signal()
    text_step = Signal(int)
    settings_wanted = Signal()
    keys_wanted = Signal()
    sheet_wanted = Signal()
    review_wanted = Signal()
    rule_wanted = Signal(str)

    def __init__(self, controller: TableController, settings: Settings, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.controller = controller
        self.settings = settings
        shown = controller.shown
        game = GAME_TABLES[shown.game]
        self.words = TableWords(self, game.pack)
        self.stage = Stage(shown.game, game.pack, game.shape, shown.players, self)
        self.hand = OwnHand(self.stage, self.words)
        self.speech = Speech(self)
        self.bar = TopBar(self)
        self.context = TableContext(controller, settings, self.stage, self.hand, self.words, self, self.bar)
        self.director = Director(controller, self.stage)
        self.panel = game.panel(self.context)
        self.callout = RefusalCallout(self.stage, self.stage.animator)
        self.over = Over(self)
        self.offers = Offers(controller, self.stage, self.director)
        self.sounds = Sounds(self.director, self.stage.animator, settings)
        self.picture = Picture(self.context, self.panel, self.bar)
        self.menu = TableMenu(self, settings)
        self.help = TableHelp(self)
        self.keys = TableKeys(self)
        self._asked: Card | None = None
        self.insists = False
        """Whether the person has just asked why, so that also what is silenced is explained."""
        self._spoken_prompt = ""
        self._thinking = QTimer(self)
        self._thinking.setSingleShot(True)
        self._thinking.setInterval(THINKING_MS)
        self.stage.make_ready(game.cards)
        self.bar.rules_button.setVisible(has_rulebook(shown.game))
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self._connect()
        self.offers.follow_pace(PACES[settings.speed])
        self._read_settings()
        self.retranslate()

    def _connect(self) -> None:
        stage, director = self.stage, self.director
        director.step_began.connect(self._on_step_began)
        director.step_ended.connect(self._on_step_ended)
        director.rested.connect(self._on_rested)
        director.waiting_changed.connect(self._on_waiting)
        director.rewound.connect(self._on_rewound)
        self.hand.chosen.connect(self.choose)
        stage.empty_clicked.connect(self._on_empty_click)
        stage.pile_clicked.connect(lambda _seat: self.over.show_last_trick())
        self.controller.refused.connect(self._on_refused)
        self.controller.saved.connect(self.bar.show_saved)
        self.bar.back.connect(self.leave)
        self.bar.take_back.connect(self.take_back)
        self.bar.hint.connect(self.help.ask)
        self.bar.rules.connect(lambda: self.rule_wanted.emit(""))
        self.bar.menu_wanted.connect(self.menu.open)
        self.callout.closed.connect(self._close_callout)
        self.callout.covering.connect(stage.keep_prompt_clear)
        self.callout.silenced.connect(self._silence)
        self.callout.rule_wanted.connect(self.rule_wanted)
        self.sheet_wanted.connect(self.over.show_sheet)
        for button in (self.offers.go_on, self.offers.skip):
            button.clicked.connect(director.skip)
        self._thinking.timeout.connect(self._on_late)
        self.settings.changed.connect(self._on_setting)
        theme().changed.connect(self._lay_out)
        theme().changed.connect(self._read_settings)

    # beginning and ending ----------------------------------------

    def start(self) -> None:
        """Show the state as it is and begin to follow the match."""
        self.director.place_all()
        self._warm()
        self.help.begin()
        self.picture.refresh()
        self.picture.ring_winning()
        self.director.wake()

    def stop(self) -> None:
        """Follow no more: the table is being left."""
        self._thinking.stop()
        self.help.stop()
        self.director.stop()
        self.sounds.stop()
        self.stage.faces.stop()

    @property
    def unfinished(self) -> bool:
        """Whether the match can still be abandoned."""
        return self.controller.recorded and self.controller.shown.phase != "match_end"

    def ask_abandon(self) -> None:
        """Ask whether the match shall really be abandoned."""
        ask(
            self,
            lambda: self.tr("Abandon this game?"),
            lambda: self.tr("It stays in the score ledger, and you can take it up again there."),
            lambda: self.tr("Abandon"),
            lambda: self.tr("Keep playing"),
            self.abandoned.emit,
        )

    # the person ----------------------------------------

    def choose(self, card: Card) -> None:
        """Play a card of the hand, or whatever choosing one means now."""
        if self.director.moving:
            self.director.catch_up()
            if card not in self.controller.playable():
                return
        if self.panel.choose(card) or self.controller.prompt is None or self._only_shown(card):
            return
        if not self.help.stops(card):
            self.play_now(card)

    def play_now(self, card: Card) -> None:
        """Play a card of the hand, whatever anybody thinks of it."""
        self._asked = card
        self.controller.shown.meant = self.hand.id_of(card)
        self.controller.play(card)
        self._asked = None

    def _only_shown(self, card: Card) -> bool:
        """Show a card as chosen where it was only pointed at, or where the person wants to choose it twice."""
        if card not in self.controller.playable():
            return False
        if self.hand.meant and (not self.settings.confirm_play or self.hand.selected == card):
            return False
        self.hand.select(card)
        if self.settings.confirm_play:
            saying = Saying(self.tr("Choose it again to play it"))
            self.stage.prompt.say(saying)
            self.speech.say(ended(saying.text), assertive=True)
        return True

    def _on_refused(self, refusal: RefusalLike) -> None:
        if self._asked is not None:
            self.refuse(self._asked, refusal)

    def say(self, text: str) -> None:
        """Tell a screen reader something at once."""
        self.speech.say(text, assertive=True)

    def catch_up(self) -> None:
        """Complete everything there is to show, up to where somebody has to decide."""
        self.director.catch_up()

    def refuse(self, card: Card, refusal: RefusalLike) -> None:
        """Say why a card of the hand cannot be played or chosen now."""
        self.hand.shake(card)
        self.sounds.refused()
        self._clear_lights()
        self.hand.light(refusal)
        title, text = self.panel.refusal(refusal, card)
        self.speech.say(f"{title}. {text}", assertive=True)
        silent = refusal.rule in self.settings.silenced_rules or not self.settings.explain_refusals
        silent = silent and not self.insists
        codes = [widget.code for widget in self.hand.cards()]
        if silent or card not in codes:
            return
        self.callout.explain(title, text, refusal.rule)
        self.callout.point_at(self.stage, self.hand.place_of(card), len(codes), raised=False)
        self.callout.appear()

    def _silence(self, rule: str) -> None:
        self.settings.silenced_rules = (*self.settings.silenced_rules, rule)

    def _close_callout(self) -> None:
        had_focus = self.callout.isAncestorOf(self.focusWidget() or self)
        self.callout.vanish()
        self._clear_lights()
        self.hand.refresh()
        if had_focus:
            self.hand.take_focus()

    def _dim_lights(self) -> None:
        for card, widget in self.stage.cards.items():
            if self.stage.spots[card].zone is not Zone.HAND:
                widget.set_ring(0.0)

    def _clear_lights(self) -> None:
        self._dim_lights()
        self.picture.ring_winning()

    @property
    def can_take_back(self) -> bool:
        """Whether a decision of the person can be taken back now."""
        return self.settings.allow_take_back and self.controller.can_take_back

    def take_back(self) -> None:
        """Take back the person's last decision and what followed it."""
        if self.can_take_back:
            self.controller.take_back()

    def _offer_take_back(self) -> None:
        had_focus = self.bar.take_back_button.hasFocus()
        self.bar.offer_take_back(offered=self.can_take_back)
        if had_focus and not self.bar.take_back_button.isVisible():
            self.hand.take_focus()

    def _on_rewound(self) -> None:
        """Everything is as it was before what was taken back."""
        self._thinking.stop()
        self._spoken_prompt = ""
        self.picture.awaiting = self.picture.late = False
        self.over.rewound()
        self._end_turn()
        for widget in self.stage.cards.values():
            widget.set_ring(0.0)
        self.stage.banner.say(None)
        self.picture.refresh()
        self.picture.ring_winning()
        self.panel.refresh()
        self.speech.say(self.words.taken_back())

    def make_way(self) -> None:
        """Put away what would lie where a hint belongs."""
        if self.callout.isVisible():
            self._close_callout()
        if self.hand.selected is not None:
            self.panel.close_top()

    def _on_empty_click(self) -> None:
        focus.note_pointer()
        self.director.skip()

    # what can be looked at ----------------------------------------

    @property
    def has_last_trick(self) -> bool:
        """Whether a trick of this deal has been taken."""
        return self.controller.shown.last_trick is not None

    def close_top(self) -> bool:
        """Close what lies on top; False if nothing does."""
        top = self.over.top()
        if top is not None:
            self.over.close(top)
            return True
        if self.callout.isVisible():
            self._close_callout()
            return True
        if self.help.close():
            return True
        if self.panel.close_top():
            return True
        if self.hand.selected is not None:
            self.hand.select(None)
            self._on_rested()
            return True
        return False

    # following the match ----------------------------------------

    def _on_step_began(self, step: Step) -> None:
        self._thinking.stop()
        self._spoken_prompt = ""
        self.picture.awaiting = self.picture.late = False
        if step.beat.motion != "bid" or self.controller.prompt is None:
            # While others lay their bids the person may still be choosing.
            self._end_turn()
        self.stage.banner.say(self.panel.banner(step))
        if step.beat.motion == "deal":
            self._warm()
        if step.beat.motion not in SPOKEN_AFTER:
            self._speak(step)
        self._offer_take_back()
        self.help.offer()
        self.offers.refresh()
        self.picture.refresh()
        self.panel.refresh()

    def _end_turn(self) -> None:
        """Nothing is asked of the person any more."""
        if self.callout.isVisible():
            self._close_callout()
        self.help.end()
        self.hand.set_turn(None)
        self.hand.forget_others()
        self.stage.prompt.say(None)

    def _on_step_ended(self, step: Step) -> None:
        if step.beat.motion in SPOKEN_AFTER:
            self._speak(step)
        self.stage.banner.say(None)
        self.picture.refresh()
        self.picture.ring_winning()

    def _speak(self, step: Step) -> None:
        sentence = self.panel.sentence(step)
        self.speech.say(sentence)
        self.over.happened(step, sentence)

    def _on_rested(self) -> None:
        prompt = self.controller.prompt
        self.picture.awaiting = True
        self.help.rested()
        self._offer_take_back()
        self.offers.refresh()
        self.keys.arrange_tabs()
        if prompt is None:
            self.hand.set_turn(None)
            self.stage.prompt.say(None)
            if any(seat.to_act for seat in self.controller.shown.seats):
                self._thinking.start()
        else:
            self.hand.reason = lambda card: self.panel.not_now(prompt, card)
            self.hand.set_turn(self.controller.playable() if prompt.count or prompt.key == BIDDING else None)
            saying = self.panel.prompt(prompt)
            self.stage.prompt.say(saying)
            spoken = saying.spoken or ended(saying.text)
            if spoken != self._spoken_prompt:
                self._spoken_prompt = spoken
                self.speech.say(spoken, assertive=True)
                self.sounds.your_turn()
                if prompt.count or prompt.key == BIDDING:
                    self._focus_hand()
        self.picture.refresh()
        self.panel.refresh()

    def _on_late(self) -> None:
        """Somebody has been thinking for a while."""
        self.picture.late = not self.director.moving
        self.picture.refresh()

    def _focus_hand(self) -> None:
        """On the own turn focus returns to the hand, unless something open over the table has it."""
        if self.over.top() is None and self.isVisible():
            self.hand.take_focus()

    def _on_waiting(self, waiting: bool) -> None:  # noqa: FBT001 - a Qt slot
        self.offers.wait(waiting=waiting)

    # settings, language, size ----------------------------------------

    def _warm(self) -> None:
        """Render the faces that will be needed before they are, the own hand first."""
        layout, shown = self.stage.layout_now, self.controller.shown
        ratio = self.devicePixelRatioF()
        own = [card.code for card in shown.in_zone(Zone.HAND, 0) if card.code is not None]
        self.stage.faces.warm(own, (layout.cw,), ratio, index=True)
        self.stage.faces.warm(shown.pack.cards, (layout.tw,), ratio)

    def _read_settings(self) -> None:
        settings = self.settings
        reduce = settings.reduce_motion
        self.stage.animator.reduced = theme().system_reduces_motion if reduce == "system" else reduce == "on"
        self.director.wait_for_me = settings.wait_for_me
        self.hand.raise_playable = settings.raise_playable
        self.hand.dim_unplayable = settings.dim_unplayable
        self.hand.clicks_to_play = CLICKS[settings.play_by]
        self.stage.faces.show_values(shown=settings.card_values)
        self.stage.use_look(
            TableLook(settings.table_contrast, settings.table_grain, settings.table_temperature), settings.card_design
        )
        if settings.hand_order != self.controller.shown.hand_order:
            self.controller.sort_hand(settings.hand_order)
            self.director.rearrange_hand()

    def _on_setting(self, name: str) -> None:
        if name == "speed":
            self.offers.follow_pace(PACES[self.settings.speed])
        self._read_settings()
        self._offer_take_back()
        self.help.follow(name)
        self.hand.refresh()
        if name == "card_design":
            self._warm()

    def retranslate(self) -> None:
        """Follow another language, in the middle of whatever is going on."""
        self.words.cards.retranslate()
        self.help.retranslate()
        self.setAccessibleName(self.words.table())
        self.panel.retranslate()
        if not self.director.moving and self.controller.shown.deal:
            self._on_rested()
        else:
            self.picture.refresh()
        self.stage.relayout()

    def changeEvent(self, event: QEvent) -> None:
        """Follow another language."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()

    def hideEvent(self, event: QHideEvent) -> None:
        """Wait while another screen is shown."""
        super().hideEvent(event)
        self.director.pause(on=True)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Lay everything out for the new size."""
        super().resizeEvent(event)
        self._lay_out()

    def showEvent(self, event: QShowEvent) -> None:
        """The pixel ratio is the window's own; lay out again for it."""
        super().showEvent(event)
        self._lay_out()
        self.director.pause(on=False)
        # Once whoever shows it has given the focus back.
        QTimer.singleShot(0, self.help, self.help.come_back)

    def _lay_out(self) -> None:
        self.stage.setGeometry(self.rect())
        self.stage.relayout()
        self.bar.setGeometry(0, 0, self.width(), round(self.stage.layout_now.bar))
        self.bar.raise_()
        self.panel.lay_out()
        self.over.lay_out()
        if self.callout.isVisible():
            self._close_callout()
        self.offers.lay_out()
        self.help.lay_out()
        self.picture.mark()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """The keys of the table."""
        if not self.keys.press(event):
            super().keyPressEvent(event)
