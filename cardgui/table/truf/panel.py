"""Truf's part of the table: its chips, plates, prompts and sentences, and its own panels."""

from __future__ import annotations

from typing import TYPE_CHECKING

from cardgui.engine.cards import Card
from cardgui.engine.events import CardsTurnedUp, DealBegan, ThrownIn, TrickTaken
from cardgui.look.i18n import number
from cardgui.look.sentences import ended, joined
from cardgui.models.prompt import Prompt
from cardgui.models.shown import Zone
from cardgui.models.truf import adjust_bids, lay_bid
from cardgui.table.end_panels import DealEnd, focus_first, stand_on
from cardgui.table.ends import EndRow
from cardgui.table.plain_panel import PlainPanel
from cardgui.table.prompts import Saying
from cardgui.table.seats import PlateFacts
from cardgui.table.top_bar import ChipFacts
from cardgui.table.truf.bid import BidCallout
from cardgui.table.truf.choice import ChoicePanel, Thirteen
from cardgui.table.truf.refusals import TrufRefusals
from cardgui.table.truf.scoring_words import ScoringWords
from cardgui.table.truf.words import TrufWords

if TYPE_CHECKING:
    from cardgui.models.controller import Step
    from cardgui.models.shown import ShownSeat
    from cardgui.table.context import RefusalLike, TableContext

TRICKS = 13


class TrufPanel(PlainPanel[TrufWords]):
    """See :class:`~cardgui.table.registry.GamePanel`."""

    def __init__(self, context: TableContext) -> None:
        stage, animator = context.stage, context.stage.animator
        super().__init__(context, TrufWords(stage))
        self._refusals = TrufRefusals(self._words, context.name)
        self._scoring = ScoringWords(stage)
        self.bid = BidCallout(stage, animator, self._scoring)
        self.choice = ChoicePanel(stage, animator, self._words, self._scoring)
        self.bid.laid.connect(self._lay)
        self.bid.covering.connect(stage.keep_prompt_clear)
        self.bid.closed.connect(lambda: self._select(None))
        self.own_panels = (self.choice,)
        stand_on(stage, (self.choice,))
        self.choice.chosen.connect(self._adjust)
        for panel in (self.bid, self.choice):
            panel.rule_wanted.connect(context.exits.rule_wanted)

    # common things in Truf's words ----------------------------------------

    def chips(self) -> list[ChipFacts]:
        """Trump and mode as far as decided, and the direction."""
        shown, words = self._shown, self._words
        chips = []
        trump, mode = str(shown.facts.get("trump", "")), str(shown.facts.get("mode", ""))
        if trump:
            chips.append(ChipFacts(words.trump(), suit=trump, spoken=words.trump_spoken(trump)))
        elif shown.phase == "bid":
            chips.append(ChipFacts(words.bidding()))
        if mode:
            chips.append(ChipFacts(words.mode(mode), gloss=words.mode_gloss(mode)))
        elif trump:
            chips.append(ChipFacts(words.bids_up()))
        return chips + super().chips()

    def plate(self, seat: int, *, awaited: bool) -> PlateFacts:
        """Name, role, and what the phase asks for: bid laid or not, bid, tricks."""
        shown, words, state = self._shown, self._words, self._shown.seats[seat]
        role = self._role(state)
        note, taken, bid = "", None, None
        if shown.phase == "bid" and state.bid is not None:
            note = words.bid(state.bid)
        elif shown.phase in {"deal", "bid"}:
            note = words.laid() if state.status == "laid_bid" else words.total(state.total)
        elif state.bid is None:
            note = words.total(state.total)
        elif shown.phase == "choice":
            note = words.bid(state.bid)
        elif shown.phase == "play":
            taken, bid = state.taken, state.bid
        else:
            note = words.took(state.taken, state.bid)
        playing = shown.phase in {"choice", "play"}
        ring = awaited and (playing or seat == 0)
        return PlateFacts(
            name=self._table.name(seat),
            role=role,
            note=note,
            taken=taken,
            bid=bid,
            card=state.bid_card if playing or shown.phase == "bid" else None,
            ring=ring,
            spoken=self._plate_spoken(state, awaited=awaited),
        )

    def _role(self, state: ShownSeat) -> str:
        words = self._table.words
        if state.declarer:
            return words.declarer()
        return words.dealer() if state.dealer else ""

    def _plate_spoken(self, state: ShownSeat, *, awaited: bool) -> str:
        words, truf = self._table.words, self._words
        roles = [words.declarer_inside()] if state.declarer else []
        if state.dealer:
            roles.append(words.dealer_inside())
        parts = [words.seat(self._table.name(state.seat), words.where(state.seat, self._shown.players), roles)]
        if state.status == "laid_bid":
            parts.append(truf.laid_spoken())
        if state.bid is not None:
            parts.append(truf.spoken(state.bid, state.taken))
        parts.append(words.held(state.held))
        if awaited and self._shown.phase == "play":
            parts.append(words.to_act())
        return joined(parts)

    def prompt(self, prompt: Prompt) -> Saying:
        """What the person has to do."""
        words, suit, count = self._words, prompt.suit or "", prompt.count
        match prompt.key:
            case "bid":
                first, *notes = words.bid_values()
                return Saying(first, notes=tuple(notes), spoken=words.bid_spoken())
            case "choose":
                return Saying(words.choose())
            case "lead_no_trumps":
                return Saying(words.lead_no_trumps(suit), spoken=words.lead_no_trumps_spoken(suit, count))
            case "follow":
                return Saying(words.follow(suit), suit, spoken=words.follow_spoken(suit, count))
            case "follow_face_down":
                return Saying(words.follow_face_down(), suit, spoken=words.follow_face_down_spoken(count))
            case "void":
                return Saying(words.void(suit), spoken=words.void(suit))
        return super().prompt(prompt)

    def not_now(self, prompt: Prompt, card: Card) -> str:  # noqa: ARG002
        """Why a card may not be played."""
        if prompt.key in {"follow", "follow_face_down"}:
            return self._words.must_follow(prompt.suit or "")
        return self._words.no_trump_yet()

    def refusal(self, refusal: RefusalLike, card: Card) -> tuple[str, str]:
        """Title and text of the callout."""
        return self._table.words.cannot_be_played(card), self._refusals.card(refusal)

    def card_label(self, seat: int) -> str:
        """A face-down card of the trick is a trump (TR-13)."""
        card = next((c for c in self._shown.in_zone(Zone.TRICK, seat)), None)
        return self._words.face_down_trump() if card is not None and not card.face_up else ""

    # what happens ----------------------------------------

    def sentence(self, step: Step) -> str:
        """A step in words."""
        common, words, event = self._table.words, self._words, step.event
        if not step.beat.speak:
            return ""
        match event:
            case DealBegan():
                said = common.deals_now(event.deal, self._table.name(event.dealer))
                return joined([said, ended(common.direction_turned(event.direction))])
            case CardsTurnedUp():
                return common.turned_up([card for _, card in event.cards])
            case ThrownIn():
                return joined(map(ended, self._thrown_in(event)))
        if step.beat.motion == "bid" and step.beat.seat:
            return words.has_bid(self._table.name(step.beat.seat))
        return super().sentence(step)

    def _taken(self, event: TrickTaken) -> str:
        bid, taken = self._shown.seats[event.seat].bid or 0, event.taken[event.seat]
        if event.seat == 0:
            return self._words.you_win_of(taken, bid)
        return self._words.wins_of(self._table.name(event.seat), taken, bid)

    def _thrown_in(self, event: ThrownIn) -> list[str]:
        named = [(self._table.name(hand.seat) if hand.seat else None, hand.reason) for hand in event.hands]
        return [self._words.thrown_in(name, reason) for name, reason in named]

    def banner(self, step: Step) -> Saying | None:
        """A new direction, why cards are thrown in, what the bids make, what the declarer chose."""
        shown, words = self._shown, self._words
        if isinstance(step.event, DealBegan) and step.event.turned:
            return Saying(self._table.words.direction_turned(step.event.direction))
        if isinstance(step.event, ThrownIn):
            return Saying("\n".join(self._thrown_in(step.event)))
        if step.beat.motion != "announce":
            return None
        trump, mode = str(shown.facts["trump"]), shown.facts.get("mode")
        name = self._table.name(step.beat.seat or 0)
        bids, total = [seat.bid or 0 for seat in shown.seats], int(shown.facts["total"])
        if shown.phase != "bid" and mode is not None:
            return Saying(words.adjusted(name, str(mode)))
        chosen = str(mode) if mode is not None else None
        line = words.sum_line(self._in_order(bids), total, chosen)
        return Saying(line, trump, spoken=words.sum_spoken(total, chosen, trump, name))

    def _in_order(self, values: list[int]) -> list[int]:
        """By seat → in the order of play, the declarer first."""
        return [values[seat] for seat in self._order()]

    def _order(self) -> list[int]:
        shown = self._shown
        first = next((seat.seat for seat in shown.seats if seat.declarer), 0)
        step = 1 if shown.direction == "cw" else -1
        return [(first + step * k) % shown.players for k in range(shown.players)]

    # the own panels ----------------------------------------

    def choose(self, card: Card) -> bool:
        """While bidding a card is chosen, not played; chosen again it is laid."""
        prompt = self._table.controller.prompt
        if prompt is None or prompt.key != "bid":
            return prompt is not None and prompt.key == "choose"
        if card == self._table.hand.selected:
            self._lay()
        else:
            self._select(card)
        return True

    def _select(self, card: Card | None) -> None:
        self._table.hand.select(card)
        if card is None:
            self.bid.vanish()
            return
        self.bid.offer(card)
        self._point()
        self.bid.appear()

    def _point(self) -> None:
        stage, hand = self._table.stage, self._table.hand
        codes = [widget.code for widget in hand.cards()]
        if self.bid.card in codes:
            self.bid.point_at(stage, codes.index(self.bid.card), len(codes), raised=True)

    def _lay(self) -> None:
        card = self._table.hand.selected
        if card is not None:
            self.bid.vanish()
            self._table.controller.act(lay_bid(card))

    def _adjust(self, by: int) -> None:
        self.choice.vanish()
        self._table.controller.act(adjust_bids(by))

    def refresh(self) -> None:
        """Show what the state asks for."""
        prompt = self._table.controller.prompt
        key = prompt.key if prompt is not None else ""
        if key != "bid" and self.bid.isVisible():
            self.bid.vanish()
        if key == "choose":
            self._offer_choice()
        else:
            self.choice.vanish()
        self._ends.refresh(self._deal_end, self._match_end)

    def _offer_choice(self) -> None:
        shown, options = self._shown, self._table.controller.options
        order = self._order()
        self.choice.offer(
            Thirteen(
                tuple(self._table.name(seat) for seat in order),
                tuple(shown.seats[seat].bid or 0 for seat in order),
                str(shown.facts["trump"]),
                str(options["scoring"]),
                int(options["factor"]),
            )
        )
        self.choice.put(self._table.stage.layout_now)
        self.choice.appear()

    def _row(self, state: ShownSeat) -> EndRow:
        name, bid, score = self._table.name(state.seat), state.bid or 0, state.deal_score or 0
        spoken = self._scoring.row_spoken(name, bid, state.taken, score, state.total)
        return EndRow(state.seat, name, (number(bid), number(state.taken)), score, state.total, spoken)

    def _deal_end(self) -> DealEnd:
        shown, words, options = self._shown, self._scoring, self._table.controller.options
        rows = self._rows()
        dealer = shown.next_dealer or 0
        lowest = [row.seat for row in rows if row.total == min(row.total for row in rows)]
        if len(lowest) > 1:
            following = words.next_dealer_tied(self._table.name(dealer))
        else:
            following = words.next_dealer(None if dealer == 0 else self._table.name(dealer))
        mode = str(shown.facts.get("mode", ""))
        formula = words.formula(str(options["scoring"]), int(options["factor"]), mode)
        title = self._ends.words.deal_title(shown.deal, rows[0].score)
        return DealEnd(title, words.formula_of(self._words.mode(mode), formula), words.columns(), rows, following)

    def lay_out(self) -> None:
        """Fit the panels to the window."""
        super().lay_out()
        if self.bid.isVisible():
            self._point()

    def close_top(self) -> bool:
        """Esc takes a chosen bid card back."""
        if self.bid.isVisible():
            self._select(None)
            return True
        return False

    def focus_panel(self) -> bool:
        """Give the focus to the panel that is open."""
        return focus_first((self.bid,)) or super().focus_panel()

    def retranslate(self) -> None:
        """Follow another language."""
        self.bid.retranslate()
        self.choice.retranslate()
        self.refresh()
