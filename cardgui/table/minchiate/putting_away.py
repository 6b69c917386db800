"""Putting cards away (MI-11): a click puts one on the tray or takes it back, a button discards them all."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from PySide6.QtCore import Qt

from cardgui.engine.cards import Card
from cardgui.look import focus
from cardgui.models.minchiate import discard
from cardgui.models.minchiate_prompt import Discarding
from cardgui.models.prompt import Prompt
from cardgui.models.shown import Zone
from cardgui.table.minchiate.tray import TrayPanel

if TYPE_CHECKING:
    from cardgui.table.context import TableContext
    from cardgui.table.minchiate.words import MinchiateWords


class PuttingAway:
    """What the person has put away so far.

    Attributes:
        tray: where it lies.
        chosen: the cards, in the order in which they were put away.
    """

    def __init__(self, context: TableContext, words: MinchiateWords, ask: Callable[[Prompt], None]) -> None:
        """Follow the tray.

        Args:
            context: the table.
            words: of the game.
            ask: says anew what the person has to do.
        """
        self._table = context
        self._words = words
        self._ask = ask
        self.tray = TrayPanel(context.stage, words, context.words.cards.inside)
        self.chosen: tuple[Card, ...] = ()
        self.tray.taken_back.connect(self._put_back)
        self.tray.discarded.connect(self._discard)

    def refresh(self, prompt: Prompt | None) -> None:
        """Show the tray while cards are to be put away."""
        if prompt is None or not isinstance(prompt.own, Discarding):
            self.chosen = ()
            self.tray.vanish()
            return
        held = {card.code for card in self._table.controller.shown.in_zone(Zone.HAND, 0)}
        self.chosen = tuple(card for card in self.chosen if card in held)
        self._show_aside()
        self.tray.offer(prompt.count, self.chosen)
        if not self.tray.open:
            self.tray.put(self._table.stage.layout_now)
            self.tray.appear()

    def choose(self, card: Card, choice: Discarding) -> None:
        """Put a card away, or take it back; say why where it must stay."""
        if card in self.chosen:
            self._put_back(card)
            return
        refusal = self._table.controller.refusal(discard(self.tried(self.chosen, card, choice)))
        if refusal is not None:
            self._table.exits.refuse(card, refusal)
            return
        self._show((*self.chosen, card))
        if len(self.chosen) == choice.size and focus.keyboard_used():
            self.tray.take_focus()

    def take_last_back(self) -> bool:
        """Take the last card back; False if there is none."""
        if not self.tray.open or not self.chosen:
            return False
        self._put_back(self.chosen[-1])
        return True

    @staticmethod
    def tried(chosen: tuple[Card, ...], card: Card, choice: Discarding) -> tuple[Card, ...]:
        """A whole discard that the rules refuse only if this card may not be added to those chosen."""
        allowed = (*choice.must, *choice.may)
        if card not in allowed:
            return (card,)
        if len(chosen) == choice.size:
            return (*chosen, card)
        dear = sum(c in choice.may for c in (*chosen, card))
        left = choice.size - len(choice.must)
        fill = [c for c in allowed if c not in {*chosen, card}]
        if dear > left and len(choice.may) > left:
            # More of the dear ones than needed: something that must go first would stay.
            fill = [c for c in fill if c in choice.must]
        return (*chosen, card, *fill)[: choice.size]

    def _put_back(self, card: Card) -> None:
        self._show(tuple(c for c in self.chosen if c != card))
        widget = self._table.hand.widget(card)
        if widget is not None and focus.keyboard_used():
            widget.setFocus(Qt.FocusReason.TabFocusReason)

    def _show(self, chosen: tuple[Card, ...]) -> None:
        """Show what is put away now."""
        self.chosen = chosen
        prompt = self._table.controller.prompt
        if prompt is not None:
            self._show_aside()
            self._ask(prompt)
            self.tray.offer(prompt.count, chosen)

    def _show_aside(self) -> None:
        hand, words, common = self._table.hand, self._words, self._table.words
        hand.aside = frozenset(self.chosen)

        def state(card: Card) -> str:
            if card in self.chosen:
                return words.put_away_state()
            legal = hand.legal or frozenset()
            return words.may_be_put_away() if card in legal else common.not_now(words.kept_inside())

        hand.state = state
        hand.refresh()

    def _discard(self) -> None:
        chosen, self.chosen = self.chosen, ()
        self.tray.vanish()
        self._table.controller.act(discard(chosen))
