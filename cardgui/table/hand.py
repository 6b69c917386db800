"""The own hand: which cards stand out, what each is called, and how keys and pointer go through it."""

from __future__ import annotations

from collections.abc import Callable, Collection
from dataclasses import replace
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QObject, QPointF, Qt, Signal

from cardgui.engine.cards import Card
from cardgui.look import focus
from cardgui.look.theme import theme
from cardgui.models.shown import Zone
from cardgui.table.animator import out_quad
from cardgui.table.card_widget import FOCUS_COLOR, CardWidget
from cardgui.table.spot import Spot
from cardgui.table.stage import Stage
from cardgui.table.words import TableWords

if TYPE_CHECKING:
    from cardgui.table.context import RefusalLike

CHANGE_MS: Final = 140
SHAKE_MS: Final = 160
SHAKE: Final = 4.0
RETURN_MS: Final = 160


class OwnHand(QObject):
    """Raises, dims, names and focuses the cards of the person's hand.

    Signals:
        chosen: a card was clicked, keyed or dropped on the table; its code.
        touched: the pointer or focus has gone to a card; its code.
    """

    chosen = Signal(str)
    touched = Signal(str)

    def __init__(self, stage: Stage, words: TableWords) -> None:
        super().__init__(stage)
        self._stage = stage
        self._words = words
        self.legal: frozenset[Card] | None = None
        """What may be played now; ``None`` while others act."""
        self.selected: Card | None = None
        """The card that is shown as chosen but not laid yet."""
        self.hinted: frozenset[Card] = frozenset()
        """Cards that a hint is about."""
        self.lifted: frozenset[Card] = frozenset()
        """Cards that stand higher whatever may be played."""
        self.faded: frozenset[Card] = frozenset()
        """Cards that are dimmed whatever may be played."""
        self.aside: frozenset[Card] = frozenset()
        """Cards that are put away for the time being; an outlined place stands for each."""
        self.state: Callable[[Card], str] | None = None
        """The state of a card in a game's own words, where "playable" is not what is meant."""
        self.raise_playable = True
        self.dim_unplayable = True
        self.reason: Callable[[Card], str] = lambda _card: ""
        """Why a card may not be played, in a few words."""
        self._last: Card | None = None
        self._meant: CardWidget | None = None
        """Of several equal cards the one that was clicked, keyed or focused last."""
        self.clicks_to_play = 1
        """How many clicks in a row play a card: 1, 2, or 0 where a pointer has to drag it."""
        self.meant = True
        """Whether the card just chosen is meant to be played, and not only pointed at."""
        self._under: CardWidget | None = None
        """The card that a finger is on."""
        stage.adopted = self._adopt

    # state ----------------------------------------

    def cards(self) -> list[CardWidget]:
        """The widgets of the hand from left to right."""
        return [self._stage.cards[card] for card in self._stage.own_cards()]

    def widget(self, code: Card) -> CardWidget | None:
        """The widget of a card of the hand; of equal ones that which is meant."""
        equal = [card for card in self.cards() if card.code == code]
        return self._meant if self._meant in equal else next(iter(equal), None)

    def id_of(self, code: Card) -> int | None:
        """Id of the card that :meth:`widget` returns."""
        meant = self.widget(code)
        return next((card for card in self._stage.own_cards() if self._stage.cards[card] is meant), None)

    def place_of(self, code: Card) -> int:
        """Place in the hand, from the left, of the card that :meth:`widget` returns.

        Raises:
            ValueError: if the hand has no such card.
        """
        meant = self.widget(code)
        if meant is None:
            raise ValueError(code)
        return self.cards().index(meant)

    @property
    def all_legal(self) -> bool:
        """Whether nothing need be told apart."""
        legal = self.legal
        return legal is None or all(card.code in legal for card in self.cards())

    def raised(self) -> set[int]:
        """Ids of the cards that stand higher."""
        found = set()
        for card in self._stage.own_cards():
            code = self._stage.cards[card].code
            stands = self.raise_playable and self.legal is not None and not self.all_legal and code in self.legal
            stands = stands and code not in self.aside
            if stands or (code is not None and (code == self.selected or code in self.lifted)):
                found.add(card)
        return found

    def set_turn(self, legal: Collection[Card] | None) -> None:
        """Say which cards may be played, or that it is not the person's turn."""
        self.legal = None if legal is None else frozenset(legal)
        if legal is None:
            self.selected, self.hinted = None, frozenset()
            self.aside, self.state = frozenset(), None
        self.refresh()

    def select(self, code: Card | None) -> None:
        """Show a card as chosen."""
        self.selected = code
        self.refresh()

    def hint(self, codes: Collection[Card]) -> None:
        """Ring the cards that a hint is about; none of them, if it is gone."""
        self.hinted = frozenset(codes)
        self.refresh()

    def refresh(self, ms: float = CHANGE_MS) -> None:
        """Raise, dim and name every card as things are now."""
        stage, standing = self._stage, self.raised()
        dimming = self.dim_unplayable and not self.all_legal
        for place, card in enumerate(stage.own_cards()):
            widget, spot = stage.cards[card], stage.spots[card]
            if spot.raised != (card in standing):
                stage.send(card, replace(spot, raised=card in standing), ms, ease=out_quad, gate=False)
            unplayable = dimming and self.legal is not None and widget.code not in self.legal
            dim = 1.0 if unplayable or widget.code in self.faded else 0.0
            stage.animator.run(widget, "dim", widget.set_dim, begin=widget.dim, end=dim, ms=ms)
            widget.set_hollow(on=widget.code in self.aside)
            chosen = widget.code is not None and widget.code == self.selected
            hinted = not chosen and widget.code in self.hinted
            widget.ring_color = theme().game(stage.game).card_ring if hinted else FOCUS_COLOR
            widget.set_ring(1.0 if chosen or hinted else 0.0)
            widget.set_playable_by_hand(on=widget.pose.face_up or spot.face_up)
            self._name(widget, place)

    def forget_others(self) -> None:
        """Take name, focus, dimming and rings from cards that have left the hand."""
        stage = self._stage
        own = set(stage.own_cards())
        for card, widget in stage.cards.items():
            if card not in own and (widget.in_hand or widget.accessibleName() or widget.dim):
                widget.set_playable_by_hand(on=False)
                widget.set_hollow(on=False)
                widget.setAccessibleName("")
                stage.animator.run(widget, "dim", widget.set_dim, begin=widget.dim, end=0.0, ms=0)
                stage.animator.run(widget, "rise", widget.set_rise, begin=widget.rise, end=0.0, ms=0)
                widget.set_ring(0.0)

    def _name(self, widget: CardWidget, place: int) -> None:
        code, count = widget.code, len(self._stage.own_cards())
        if code is None or not (widget.pose.face_up or self._spot_of(widget).face_up):
            widget.setAccessibleName("")
            return
        if self.legal is None:
            widget.setAccessibleName(self._words.hand_card_idle(code, place + 1, count))
            return
        if self.state is not None:
            widget.setAccessibleName(self._words.hand_card(code, place + 1, count, self.state(code)))
            return
        playable = code in self.legal
        state = self._words.playable() if playable else self._words.not_now(self.reason(code))
        widget.setAccessibleName(self._words.hand_card(code, place + 1, count, state))

    def _spot_of(self, widget: CardWidget) -> Spot:
        return next(spot for card, spot in self._stage.spots.items() if self._stage.cards[card] is widget)

    # keys ----------------------------------------

    def focused(self) -> CardWidget | None:
        """The card of the hand that has the focus."""
        return next((card for card in self.cards() if card.hasFocus()), None)

    def take_focus(self) -> None:
        """Give the focus to the card that had it last, or to the first that may be played."""
        cards = [card for card in self.cards() if card.in_hand]
        equal = [card for card in cards if card.code == self._last]
        last = self._meant if self._meant in equal else next(iter(equal), None)
        if last is not None and (self.legal is None or last.code in self.legal):
            target: CardWidget | None = last
        else:
            target = next((c for c in cards if self.legal is None or c.code in self.legal), None)
        target = target or (cards[0] if cards else None)
        if target is not None:
            target.setFocus(Qt.FocusReason.OtherFocusReason)

    def step(self, by: int, *, legal_only: bool = False) -> bool:
        """Move the focus through the hand; True if there was a card to go to."""
        cards = [card for card in self.cards() if card.in_hand]
        if not cards:
            return False
        here = self.focused()
        at = cards.index(here) if here is not None else (-1 if by > 0 else len(cards))
        order = range(at + by, len(cards) if by > 0 else -1, by)
        for place in order:
            if not legal_only or self.legal is None or cards[place].code in self.legal:
                cards[place].setFocus(Qt.FocusReason.TabFocusReason)
                return True
        return False

    def end(self, *, last: bool) -> None:
        """Move the focus to the first or last card."""
        cards = [card for card in self.cards() if card.in_hand]
        if cards:
            cards[-1 if last else 0].setFocus(Qt.FocusReason.TabFocusReason)

    def choose_focused(self) -> bool:
        """Choose the focused card; False if none has the focus."""
        card = self.focused()
        if card is None or card.code is None:
            return False
        self._meant = card
        self.chosen.emit(card.code)
        return True

    # refusing ----------------------------------------

    def shake(self, code: Card) -> None:
        """Ring a card and shake it shortly: it cannot be played now."""
        widget = self.widget(code)
        if widget is None:
            return
        widget.ring_color = FOCUS_COLOR
        widget.set_ring(1.0)
        animator = self._stage.animator
        if animator.reduced:
            return

        def swing(t: float) -> None:
            # Out and back twice on each side, ending where it began.
            phase = (t * 4) % 1.0
            side = 1 if int(t * 4) % 2 == 0 else -1
            widget.set_shake(0.0 if t >= 1 else side * SHAKE * (1 - abs(2 * phase - 1)))

        animator.run(widget, "shake", swing, begin=0.0, end=1.0, ms=SHAKE_MS, ease=lambda t: t)

    def light(self, refusal: RefusalLike) -> None:
        """Ring the cards of the trick that a refusal is about: broken, unlike the ring of the one that wins so far.

        The one that wins may be the cause itself; it has its own ring again once the refusal is read.
        """
        trick = [card for card, spot in self._stage.spots.items() if spot.zone is Zone.TRICK and spot.face_up]
        trick.sort(key=lambda card: self._stage.spots[card].place)
        causes = set(refusal.causes)
        for card in trick:
            widget = self._stage.cards[card]
            if widget.code in causes:
                causes.remove(widget.code)  # of two equal cards the first
                widget.ring_color = theme().on_card("warn")
                widget.set_ring(1.0, broken=True)

    # pointer ----------------------------------------

    def _adopt(self, widget: CardWidget) -> None:
        widget.clicked.connect(lambda _=False: self._on_click(widget))
        widget.entered.connect(lambda: self._hover(widget, 1.0))
        widget.left.connect(lambda: self._hover(widget, 0.0))
        widget.drag_moved.connect(lambda at: self._drag(widget, at))
        widget.drag_ended.connect(lambda at: self._drop(widget, at))
        widget.focused.connect(lambda: self._on_focus(widget))
        widget.finger_moved.connect(self._finger_at)
        widget.finger_lifted.connect(self._finger_lifted)

    def _on_click(self, widget: CardWidget) -> None:
        focus.note_pointer()
        if widget.code is not None:
            self._last, self._meant = widget.code, widget
            self.meant = not widget.clicks or widget.clicks == self.clicks_to_play
            self.chosen.emit(widget.code)
            self.meant = True

    def _on_focus(self, widget: CardWidget) -> None:
        if widget.code is not None:
            self._last, self._meant = widget.code, widget
            self.touched.emit(widget.code)

    def _hover(self, widget: CardWidget, rise: float) -> None:
        self._stage.animator.run(widget, "rise", widget.set_rise, begin=widget.rise, end=rise, ms=CHANGE_MS)

    def _finger_at(self, at: QPointF) -> None:
        """Raise the card that the finger is on."""
        under = self._stage.card_at(at)
        if under is self._under:
            return
        for widget, rise in ((self._under, 0.0), (under, 1.0)):
            if widget is not None:
                self._hover(widget, rise)
        self._under = under

    def _finger_lifted(self, at: QPointF) -> None:
        """Choose the card that the finger was lifted from; lifted beside the hand it chooses nothing."""
        self._finger_at(at)
        under, self._under = self._under, None
        if under is not None:
            self._hover(under, 0.0)
            self._on_click(under)

    def _drag(self, widget: CardWidget, at: QPointF) -> None:
        for card, other in self._stage.cards.items():
            if other is widget:
                self._stage.lift_to_top(card)
        self._stage.animator.settle(widget, replace(widget.pose, x=at.x(), y=at.y()))

    def _drop(self, widget: CardWidget, at: QPointF) -> None:
        card = next((c for c, w in self._stage.cards.items() if w is widget), None)
        if card is None or widget.code is None:
            return
        layout = self._stage.layout_now
        self._meant = widget
        if at.y() < layout.hand_top - layout.lift:
            self.chosen.emit(widget.code)
        spot = self._stage.spots[card]
        if spot.zone is Zone.HAND:
            self._stage.send(card, spot, RETURN_MS, gate=False)
        self._stage.restack()
