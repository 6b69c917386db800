"""Rıfkı's part of the table: its chips, plates, prompts and sentences, and its own panels."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from cardgui.engine.cards import Card
from cardgui.engine.events import DealBegan
from cardgui.look import focus
from cardgui.look.sentences import ended, joined
from cardgui.models.prompt import Prompt
from cardgui.models.rifki import CONTRACTS, ContractChoice, deal_score, declare, each, next_declarer
from cardgui.models.shown import Zone
from cardgui.table.end_panels import DealEnd, MatchEnd, stand_on
from cardgui.table.ends import EndRow
from cardgui.table.plain_panel import PlainPanel
from cardgui.table.prompts import Saying
from cardgui.table.rifki.chooser import ContractPanel
from cardgui.table.rifki.chooser_foot import Player
from cardgui.table.rifki.names import MARKS, contract_name, standing_name, worth_inside
from cardgui.table.rifki.refusals import RifkiRefusals
from cardgui.table.rifki.scoring_words import RifkiScoring
from cardgui.table.rifki.words import RifkiWords
from cardgui.table.seats import PlateFacts
from cardgui.table.top_bar import ChipFacts

if TYPE_CHECKING:
    from cardgui.models.controller import Step
    from cardgui.models.shown import ShownSeat
    from cardgui.table.context import RefusalLike, TableContext


class RifkiPanel(PlainPanel[RifkiWords]):
    """See :class:`~cardgui.table.registry.GamePanel`."""

    def __init__(self, context: TableContext) -> None:
        stage, animator = context.stage, context.stage.animator
        super().__init__(context, RifkiWords(stage, context.words.cards))
        self._scoring = RifkiScoring(stage)
        self._refusals = RifkiRefusals(stage, context.name, self._words.cards)
        self.chooser = ContractPanel(stage, animator, stage.faces, self._scoring)
        self.own_panels = (self.chooser,)
        stand_on(stage, (self.chooser,))
        self.chooser.declared.connect(self._declare)
        self.chooser.refused.connect(self._refuse)

    @property
    def _contract(self) -> str:
        return str(self._shown.facts.get("contract", ""))

    @property
    def _trump(self) -> str:
        return str(self._shown.facts.get("trump", ""))

    # common things in Rıfkı's words ----------------------------------------

    def chips(self) -> list[ChipFacts]:
        """The contract with its penalty cards or trump suit, how many are still to be won, and the direction."""
        shown, words = self._shown, self._words
        chips = []
        if self._contract:
            chips.append(self._contract_chip())
            left = int(shown.facts.get("left", 0))
            if CONTRACTS[self._contract].cards and shown.phase == "play":
                chips.append(ChipFacts(words.left(left), spoken=words.left_spoken(left)))
        elif shown.phase == "choice":
            chips.append(ChipFacts(words.choosing()))
        return chips + super().chips()

    def _contract_chip(self) -> ChipFacts:
        contract, trump = self._contract, self._trump
        ranks, suit = MARKS.get(contract, (None, trump))
        spoken = self._words.contract_spoken(contract, trump)
        return ChipFacts(
            contract_name(contract),
            gloss=worth_inside(contract),
            suit=suit,
            mark=None if ranks is None else " ".join(ranks),
            spoken=spoken,
        )

    def plate(self, seat: int, *, awaited: bool) -> PlateFacts:
        """Name, role, the total before the deal, and what the deal has brought so far."""
        shown, words, state = self._shown, self._words, self._shown.seats[seat]
        score = self._score(seat)
        note = words.total(state.total)
        if shown.phase == "choice" and state.declarer and seat:
            note = words.chooses()
        role = words.declarer() if state.declarer else self._table.words.dealer() if state.dealer else ""
        return PlateFacts(
            name=self._table.name(seat),
            role=role,
            note=note,
            points=score,
            ring=awaited,
            spoken=self._plate_spoken(state, score, awaited=awaited),
        )

    def _score(self, seat: int) -> int | None:
        """What the deal has brought a seat, once the contract is chosen."""
        state = self._shown.seats[seat]
        return state.deal_score if state.deal_score is not None else deal_score(self._shown, seat)

    def _plate_spoken(self, state: ShownSeat, score: int | None, *, awaited: bool) -> str:
        words = self._table.words
        roles = [self._words.declarer_inside()] if state.declarer else []
        if state.dealer:
            roles.append(words.dealer_inside())
        won = [card.code for card in self._shown.in_zone(Zone.WON, state.seat) if card.code is not None]
        parts = [
            words.seat(self._table.name(state.seat), words.where(state.seat, self._shown.players), roles),
            self._words.plate_spoken(score, state.total, state.taken, won),
            words.held(state.held),
        ]
        if awaited and self._shown.phase == "play":
            parts.append(words.to_act())
        elif awaited:
            parts.append(ended(self._words.chooses()))
        return joined(parts)

    def prompt(self, prompt: Prompt) -> Saying:
        """What the person has to do."""
        words, suit, count = self._words, prompt.suit or "", prompt.count
        match prompt.key:
            case "choose":
                return Saying(words.choose())
            case "lead_no_hearts":
                return Saying(words.lead_no_hearts(), spoken=words.lead_no_hearts_spoken(count))
            case "follow":
                return Saying(words.follow(suit), suit, spoken=words.follow_spoken(suit, count))
            case "follow_penalty":
                return Saying(words.follow_penalty(prompt.own))
            case "void_trump":
                text = words.void_trump(suit)
                return Saying(text, prompt.own, spoken=words.with_count(text, count))
            case "void_overtrump":
                text = words.void_overtrump(suit)
                return Saying(text, prompt.own, spoken=words.with_count(text, count))
            case "void_penalty":
                text = words.void_penalty(suit)
                return Saying(text, spoken=words.with_count(text, count))
        return super().prompt(prompt)

    def not_now(self, prompt: Prompt, card: Card) -> str:
        """Why a card may not be played."""
        words = self._words
        match prompt.key:
            case "follow_penalty" if card[1] == prompt.suit:
                return words.must_play_penalty()
            case "follow" | "follow_penalty":
                return words.must_follow(prompt.suit or "")
            case "void_trump":
                return words.must_trump()
            case "void_overtrump":
                return words.must_overtrump()
            case "void_penalty":
                return words.must_play_penalty()
        return words.no_heart_yet()

    def refusal(self, refusal: RefusalLike, card: Card) -> tuple[str, str]:
        """Title and text of the callout."""
        return self._table.words.cannot_be_played(card), self._refusals.card(refusal)

    # what happens ----------------------------------------

    def sentence(self, step: Step) -> str:
        """A step in words."""
        common, event = self._table.words, step.event
        if not step.beat.speak:
            return ""
        if isinstance(event, DealBegan):
            declarer = self._words.declarer_now(self._table.name(next_declarer(event.dealer)))
            return joined([common.deals_now(event.deal, self._table.name(event.dealer)), declarer])
        if step.beat.motion == "penalties":
            return self._penalties(step)
        return super().sentence(step)

    def _penalties(self, step: Step) -> str:
        cards: tuple[Card, ...] = getattr(step.event, "cards", ())
        left = int(self._shown.facts.get("left", 0))
        return self._words.penalties(cards, each(self._contract) * len(cards), left)

    def banner(self, step: Step) -> Saying | None:
        """The contract chosen, an early end, a King, a void deal."""
        shown, words, facts = self._shown, self._words, self._shown.facts
        if step.beat.motion not in {"announce", "void"}:
            return None
        if step.beat.decided:
            return self._declared(step.beat.seat or 0)
        if step.beat.motion == "void":
            return Saying(words.voided(), spoken=words.voided())
        if "unplayed" in facts:
            text = words.ended_early(self._contract, int(facts["unplayed"]))
            return Saying(text, spoken=text)
        king = int(facts.get("king", 0))
        text = words.king_made(self._table.name(king), shown.seats[king].taken)
        return Saying(text, spoken=text)

    def _declared(self, seat: int) -> Saying:
        words, contract, trump, name = self._words, self._contract, self._trump, self._table.name(seat)
        if seat == 0:
            spoken = words.declared_by_you_spoken(contract, trump)
        else:
            spoken = words.declared_spoken(name, contract, trump)
        return Saying(words.declared(name, contract, trump), trump, spoken=spoken)

    # the own panels ----------------------------------------

    def choose(self, card: Card) -> bool:  # noqa: ARG002
        """While the contract is chosen a click on a card does nothing."""
        prompt = self._table.controller.prompt
        return prompt is not None and prompt.key == "choose"

    def _declare(self, contract: str, trump: str) -> None:
        self.chooser.vanish()
        self._table.controller.act(declare(contract, trump or None))

    def _refuse(self, contract: str, trump: str) -> None:
        refusal = self._table.controller.refusal(declare(contract, trump or None))
        if refusal is None:
            return
        title, text = self._scoring.cannot_be_chosen(contract), self._refusals.contract(refusal)
        self.chooser.explain(title, text, refusal.rule)
        self._table.exits.say(joined([ended(title), text]))

    def refresh(self) -> None:
        """Show what the state asks for."""
        prompt = self._table.controller.prompt
        if prompt is not None and prompt.key == "choose":
            self._offer_choice(prompt.own)
        else:
            self.chooser.vanish()
        self._ends.refresh(self._deal_end, self._match_end)

    def _offer_choice(self, choice: ContractChoice) -> None:
        players = tuple(
            Player(quota.seat, self._table.name(quota.seat), self._shown.seats[quota.seat].total, quota.koz, quota.ceza)
            for quota in choice.quotas
        )
        if self.chooser.isVisible() and (choice, players) == (self.chooser.choice, self.chooser.players):
            return
        self.chooser.offer(choice, players)
        self.chooser.put(self._table.stage.layout_now)
        if not self.chooser.isVisible():
            self.chooser.appear()
            if focus.keyboard_used():
                self.chooser.take_focus()

    # the ends ----------------------------------------

    def _won(self, seat: int) -> int:
        """How much a seat won of what the contract counts."""
        return abs((self._shown.seats[seat].deal_score or 0) // each(self._contract))

    def _row(self, state: ShownSeat) -> EndRow:
        name, score = self._table.name(state.seat), state.deal_score or 0
        won = self._scoring.number_won(self._contract, self._won(state.seat))
        return EndRow(
            state.seat, name, (won,), score, state.total, self._scoring.row_spoken(name, won, score, state.total)
        )

    def _deal_end(self) -> DealEnd:
        shown, words = self._shown, self._scoring
        rows = self._rows()
        declarer = next_declarer(shown.next_dealer or 0)
        name = None if declarer == 0 else self._table.name(declarer)
        if "void" in shown.facts:
            # Everybody has won one queen, which counts for nothing (RI-30).
            won = words.number_won(self._contract, 1)
            rows = [replace(row, cells=(won,)) for row in rows]
            title, text, following = words.void_title(shown.deal), words.void_text(), words.declares_again(name)
            return DealEnd(title, text, (words.won(),), rows, following, words.deal_again())
        title, text = self._ends.words.deal_title(shown.deal, rows[0].score), self._story()
        return DealEnd(title, text, (words.won(),), rows, words.next_declarer(name))

    def _story(self) -> str:
        """What the deal was about, and why it ended where it did."""
        facts = self._shown.facts
        parts = [self._scoring.formula(self._contract, self._trump)]
        if "unplayed" in facts:
            parts.append(self._words.ended_early(self._contract, int(facts["unplayed"])))
        return joined(parts)

    def _match_end(self) -> MatchEnd:
        shown, words, ends = self._shown, self._scoring, self._ends.words
        title = ends.winners(shown.winners, [self._table.name(seat) for seat in shown.winners])
        if "king" in shown.facts:
            # Nobody is out or sunk then (RI-29).
            king = int(shown.facts["king"])
            text = words.king_text(self._table.name(king), shown.seats[king].taken)
            return MatchEnd(title, text, (ends.total(),), [replace(row, cells=()) for row in self._rows()])
        text = words.zero_text(shown.deal)
        rows = []
        for state in shown.seats:
            result = standing_name(state.total)
            spoken = words.match_row_spoken(self._table.name(state.seat), result, state.total)
            rows.append(replace(self._row(state), cells=(result,), spoken=spoken))
        return MatchEnd(title, text, (words.result(), ends.total()), rows)

    def retranslate(self) -> None:
        """Follow another language."""
        self.chooser.retranslate()
        self.lay_out()
        self.refresh()
