"""Minchiate's prompts, refusals, banners and spoken sentences, made of its words and the shown state."""

from __future__ import annotations

from typing import TYPE_CHECKING

from cardgui.engine.cards import MATTO, Card
from cardgui.engine.events import CardPlayed, DealBegan, Event, TrickTaken
from cardgui.look.sentences import ended, joined
from cardgui.models.minchiate import (
    CardRobbed,
    CardShown,
    Declared,
    Discarded,
    FolaSearched,
    FolaTurnedUp,
    MattoKept,
    MattoPaid,
    PilesCounted,
    PointsScored,
    RobbingEnded,
    own,
)
from cardgui.models.minchiate_prompt import Declaring, points_of
from cardgui.models.prompt import Prompt
from cardgui.models.shown import Zone
from cardgui.table.minchiate.refusals import CardRefusals
from cardgui.table.prompts import Saying

if TYPE_CHECKING:
    from cardgui.models.controller import Step
    from cardgui.models.shown import ShownState
    from cardgui.table.context import RefusalLike, TableContext
    from cardgui.table.minchiate.event_words import EventWords
    from cardgui.table.minchiate.refusals import RefusalWords
    from cardgui.table.minchiate.words import MinchiateWords


class Sayings:
    """What is said; nothing here changes anything."""

    def __init__(
        self, context: TableContext, words: MinchiateWords, events: EventWords, refusals: RefusalWords
    ) -> None:
        self._table, self._words, self._events, self._refusals = context, words, events, refusals

    @property
    def _shown(self) -> ShownState:
        return self._table.controller.shown

    def _name(self, seat: int) -> str | None:
        """The name of a player, ``None`` for the person."""
        return None if seat == 0 else self._table.name(seat)

    # prompts ----------------------------------------

    def prompt(self, prompt: Prompt, chosen: int) -> Saying:
        """What the person has to do; `chosen` cards are put away already."""
        words, suit, count = self._words, prompt.suit or "", prompt.count
        match prompt.key:
            case "discard":
                left = count - chosen
                text = words.choose_more(left) if left else words.discard_now()
                return Saying(text, spoken=words.choose_more_spoken(count) if not chosen else ended(text))
            case "declare":
                return Saying(words.declare_prompt(able=isinstance(prompt.own, Declaring) and bool(prompt.own.options)))
            case "lead":
                return Saying(words.lead())
            case "after_matto":
                return Saying(words.after_matto())
            case "void":
                return Saying(words.void(suit))
        texts = {
            "follow": words.follow,
            "follow_or_matto": words.follow_or_matto,
            "trump": words.must_trump,
            "trump_or_matto": words.trump_or_matto,
            "king": words.king,
        }
        text = texts[prompt.key](suit)
        sign = "minchiate/T" if prompt.key.startswith("trump") else f"minchiate/{suit}"
        return Saying(text, sign, spoken=words.choices(text, count))

    def not_now(self, prompt: Prompt, card: Card) -> str:  # noqa: ARG002
        """Why a card may not be played, inside a sentence."""
        if prompt.key == "king":
            return self._words.king_inside()
        if prompt.key.startswith("trump"):
            return self._words.must_trump_inside()
        return self._words.must_follow(prompt.suit or "T")

    # refusals ----------------------------------------

    def refusal(self, refusal: RefusalLike, card: Card) -> tuple[str, str]:
        """Title and text of the callout."""
        names, words = self._table.words.cards, self._refusals
        kept = words.cannot_be_discarded(names.inside(card))
        match refusal.reason:
            case "counting_card":
                return kept, words.counting_card(points_of(card))
            case "trump_29":
                return kept, words.trump_29()
            case "others_go_first":
                return kept, words.others_go_first(names.inside(refusal.cards[0]))
            case "wrong_number":
                return kept, words.full()
        return self._table.words.cannot_be_played(card), CardRefusals(words, self._decider).card(refusal)

    def _decider(self, suit: str) -> str:
        """Who decided the suit: whoever led, or played the card after a led Matto (MI-21)."""
        trick = self._shown.in_zone(Zone.TRICK)
        seat = next((card.seat for card in trick if card.code is not None and card.code[0] == suit), 0)
        return self._table.name(seat)

    # what happens ----------------------------------------

    def banner(self, step: Step) -> Saying | None:
        """What is shown while a step is held; the opening has its lanes for that."""
        event, shown = step.event, self._shown
        match event:
            case DealBegan() if event.turned:
                return Saying(self._table.words.direction_turned(event.direction))
            case Declared() if event.verzicole:
                return Saying(self._declared(event)[0])
            case Discarded() if event.seat:
                return Saying(self._words.discards(self._name(event.seat), event.count))
            case PointsScored() if event.won or event.why == "captured":
                return Saying(joined(map(ended, self._scored(event, shown))))
            case MattoKept() | MattoPaid():
                return Saying(ended(self.matto(event)))
        return None

    def sentence(self, step: Step) -> str:
        """A step in words."""
        if not step.beat.speak:
            return ""
        event = step.event
        match event:
            case DealBegan():
                return self._table.words.deals_now(event.deal, self._table.name(event.dealer))
            case CardPlayed():
                return self._played(event)
            case TrickTaken():
                return (
                    self._table.words.you_win()
                    if not event.seat
                    else self._table.words.wins(self._table.name(event.seat))
                )
        return self._own_sentence(event)

    def _own_sentence(self, event: Event) -> str:
        words, events = self._words, self._events
        match event:
            case CardRobbed() | CardShown() | RobbingEnded():
                return self._laid_open(event)
            case FolaSearched():
                return words.took_unseen(self._name(event.seat), event.count)
            case Discarded():
                return ended(words.discards(self._name(event.seat), event.count))
            case Declared():
                return joined(map(ended, self._declared(event)))
            case FolaTurnedUp():
                return events.fola(event.cards)
            case PointsScored():
                return joined(map(ended, self._scored(event, self._shown)))
            case MattoKept() | MattoPaid():
                return ended(self.matto(event))
            case PilesCounted():
                return events.counted((event.counts[0].total, event.counts[1].total), event.resti)
        return ""

    def _laid_open(self, event: CardRobbed | CardShown | RobbingEnded) -> str:
        card = self._table.words.cards.inside(event.card)
        if isinstance(event, RobbingEnded):
            return self._words.robbing_ended(card)
        told = self._words.robs if isinstance(event, CardRobbed) else self._words.shown
        return told(self._name(event.seat), card, event.points)

    def _played(self, event: CardPlayed) -> str:
        common, name, card = self._table.words, self._table.name(event.seat), event.card or MATTO
        if event.seat == 0:
            said = common.you_lead(card) if event.led else common.you_play(card)
        else:
            said = common.leads(name, card) if event.led else common.plays(name, card)
        trick = self._shown.in_zone(Zone.TRICK)
        if len(trick) == 2 and trick[0].code == MATTO:
            return self._events.matto_decides(name, self._table.words.cards.inside(card))
        return said

    def _declared(self, event: Declared) -> list[str]:
        events, name = self._events, self._name(event.seat)
        if not event.verzicole:
            return [events.declares_nothing(name)]
        said = [events.declares(name, event.verzicole, sum(event.points))]
        return [*said, events.shows_matto(name)] if event.with_matto else said

    def _scored(self, event: PointsScored, shown: ShownState) -> list[str]:
        """What was captured and how the difference stands; other points were named with their cards."""
        events, name, lead = self._events, self._name(event.seat), own(shown).difference
        said = [events.captured(name, event.cards, event.points)] if event.why == "captured" else []
        if event.won:
            cause = [] if said else [events.cause(event.why, name, event.cards)]
            return [*said, *cause, events.resto(event.side, event.won), events.lead(lead)]
        return [*said, events.lead(lead)]

    def matto(self, event: MattoKept | MattoPaid) -> str:
        """What the Matto costs (MI-22)."""
        events = self._events
        if isinstance(event, MattoKept):
            return events.matto_kept(self._name(event.seat))
        if event.card == MATTO:
            return events.matto_given_up(event.side)
        return events.matto_paid(event.side, self._table.words.cards.inside(event.card))
