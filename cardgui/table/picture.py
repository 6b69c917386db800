"""What stands on the table beside the cards, brought up to the shown state: bar, plates, piles, marks, rings."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from cardgui.look.names import style_name
from cardgui.look.sentences import ended, joined
from cardgui.look.theme import theme
from cardgui.models.shown import Zone
from cardgui.models.styles import WITH_STYLE, style_of
from cardgui.table.marks import TrickMarks
from cardgui.table.tips import PlateTips

if TYPE_CHECKING:
    from cardgui.table.context import TableContext
    from cardgui.table.registry import GamePanel
    from cardgui.table.top_bar import TopBar


class Picture:
    """Shows the state of a table; it changes nothing but what is shown.

    Attributes:
        awaiting: whether the table stands still and waits for whoever is to act.
        late: whether it has been waiting for a while.
    """

    def __init__(self, context: TableContext, panel: GamePanel, bar: TopBar) -> None:
        self._context = context
        self._panel = panel
        self._bar = bar
        PlateTips(context.stage)
        self.awaiting = False
        self.late = False

    def ring_winning(self) -> None:
        """Ring the card that wins so far, where the person can know it; a lone one where it is said who is winning."""
        shown = self._context.controller.shown
        least = 1 if shown.players > 4 else 2
        ring = theme().game(self._context.stage.game).card_ring
        trick = shown.in_zone(Zone.TRICK)
        for state in trick:
            widget = self._context.stage.cards.get(state.id)
            if widget is not None:
                widget.ring_color = ring
                widget.set_ring(1.0 if state.seat == shown.winning and len(trick) >= least else 0.0)

    def refresh(self) -> None:
        """Bring bar, plates, piles and marks up to the shown state."""
        shown, stage, words = self._context.controller.shown, self._context.stage, self._context.words
        for plate, pile, state in zip(stage.plates, stage.piles, shown.seats, strict=True):
            facts = self._panel.plate(state.seat, awaited=self.awaiting and state.to_act)
            if self.late and state.to_act and state.seat and state.status == "thinking":
                facts = replace(facts, thinking=True)
            plate.show_facts(facts)
            plate.describe(style_name(style_of(state.name)) if state.level in WITH_STYLE else "")
            # With many players there is room for the number on the plate alone.
            taken = state.taken if shown.phase == "play" and shown.players == 4 else 0
            pile.show_count(taken, words.won_tricks(self._context.name(state.seat), taken))
        stage.refit()
        self.mark()
        text = words.deal_text(shown.deal, shown.deals) if shown.deals > 1 else ""
        if current := shown.current_trick:
            trick = words.trick_text(current, max(stage.hand_size, current))
            text = words.deal_and_trick(text, trick) if text else trick
        self._bar.show_deal(self._panel.title(), text)
        self._bar.show_chips(self._panel.chips())

    def mark(self) -> None:
        """Outline empty places, draw the direction, label the cards of the trick."""
        shown, words = self._context.controller.shown, self._context.words
        trick, bids = shown.in_zone(Zone.TRICK), shown.in_zone(Zone.BID)
        roomy = not self._context.stage.layout_now.tight
        below = {card.seat: label for card in trick if roomy and (label := self._panel.card_label(card.seat))}
        # With many players the plate says who led.
        labelled = trick and shown.leader is not None and shown.players == 4 and roomy
        above = {shown.leader: words.led()} if labelled and shown.leader is not None else {}
        places: tuple[int, ...] = ()
        if shown.thrown_in is not None:
            places = ()
        elif shown.players > 4:
            played = {card.seat for card in trick}
            if shown.phase == "play":
                places = tuple(seat for seat in range(shown.players) if seat not in played)
        elif shown.phase == "bid":
            laid = {card.seat for card in bids}
            places = tuple(seat for seat in range(shown.players) if seat not in laid)
        elif shown.phase == "play" and 0 not in {card.seat for card in trick} and len(trick) < shown.players:
            places = (0,)
        self._context.stage.marks.show_marks(
            TrickMarks(places, shown.direction if shown.phase == "play" else "", above, below),
            self._context.stage.layout_now,
        )
        self._context.stage.marks.show_lying(lying=bool(trick or bids or places))
        parts = []
        for card in trick:
            name, code = self._context.name(card.seat), card.code if card.face_up else None
            parts.append(words.trick_part(name, code))
        self._context.stage.marks.setAccessibleName(words.trick(parts) if parts else words.trick_empty())

    def in_words(self) -> str:
        """The whole table read aloud: trump and mode, seats, trick, what is to do."""
        context, panel = self._context, self._panel
        parts = [ended(chip.spoken or f"{chip.text} {chip.gloss}".strip()) for chip in panel.chips()]
        parts += [plate.facts.spoken for plate in context.stage.plates]
        parts += [widget.accessibleName() for widget in context.stage.beside if widget.isVisible()]
        parts.append(context.stage.marks.accessibleName())
        prompt = context.controller.prompt
        if prompt is not None:
            saying = panel.prompt(prompt)
            parts.append(saying.spoken or ended(saying.text))
        return joined(parts)
