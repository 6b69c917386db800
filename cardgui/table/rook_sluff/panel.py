"""Rook Sluff's part of the table: its chips, plates, prompts and sentences, and its own panels."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from cardgui.engine.cards import Card
from cardgui.engine.events import TrickTaken
from cardgui.look.i18n import number
from cardgui.look.sentences import ended, joined
from cardgui.models import rook_sluff as model
from cardgui.models.prompt import Prompt
from cardgui.models.shown import Zone
from cardgui.table.end_panels import DealEnd, MatchEnd, stand_on
from cardgui.table.ends import EndRow
from cardgui.table.plain_panel import PlainPanel
from cardgui.table.prompts import Saying
from cardgui.table.rook_sluff.bid import Bidding, BidPanel, Heard
from cardgui.table.rook_sluff.centre import TrickCentre
from cardgui.table.rook_sluff.details import TeamDetails, TeamStory
from cardgui.table.rook_sluff.refusals import RookRefusals
from cardgui.table.rook_sluff.score_words import ScoreWords
from cardgui.table.rook_sluff.totals import TeamLine, TeamTotals
from cardgui.table.rook_sluff.words import RookWords
from cardgui.table.seats import PlateFacts
from cardgui.table.teams import Team, team_of
from cardgui.table.top_bar import ChipFacts

if TYPE_CHECKING:
    from cardgui.models.controller import Step
    from cardgui.models.shown import ShownSeat
    from cardgui.table.context import RefusalLike, TableContext

TEAMS: tuple[Team, Team] = ("ours", "theirs")
"""By number of the team."""


class RookSluffPanel(PlainPanel[RookWords]):
    """See :class:`~cardgui.table.registry.GamePanel`."""

    def __init__(self, context: TableContext) -> None:
        stage, animator = context.stage, context.stage.animator
        super().__init__(context, RookWords(stage))
        self._refusals = RookRefusals(self._words, context.name)
        self._scores = ScoreWords(stage)
        self.totals = TeamTotals(stage)
        self.centre = TrickCentre(stage)
        self.centre.stackUnder(stage.plates[0])
        stage.beside += [self.totals, self.centre]
        stage.loose += [self.totals, self.centre]
        self.bid = BidPanel(stage, animator, self._scores)
        self.details = TeamDetails()
        self.deal_end.column.insertSpacing(5, 10)
        self.deal_end.column.insertWidget(6, self.details)
        self.deal_end.spare = [list(self.details.members)]
        self.own_panels = (self.bid,)
        stand_on(stage, (self.bid,))
        self.bid.laid.connect(self._lay)
        self.bid.rule_wanted.connect(context.exits.rule_wanted)

    # common things in Rook Sluff's words ----------------------------------------

    def chips(self) -> list[ChipFacts]:
        """Black is always trumps (RS-6); the direction is always the same (RS-7)."""
        words = self._words
        return [ChipFacts(words.trump(), suit="rook/B", spoken=words.trump_spoken()), *super().chips()]

    def plate(self, seat: int, *, awaited: bool) -> PlateFacts:
        """Name, team, role, and what the phase asks for: the bid, or tricks and bid."""
        shown, words, state = self._shown, self._words, self._shown.seats[seat]
        note, figure, taken, bid = "", "", None, None
        if shown.phase == "bid":
            note, figure = self._bid_on_plate(state)
        elif state.bid is None:
            pass
        elif state.bid == 0:
            note = words.sluff_taken(state.taken)
        elif shown.phase == "play":
            taken, bid = state.taken, state.bid
        else:
            note = words.took(state.taken, state.bid)
        return PlateFacts(
            name=self._table.name(seat),
            role=self._role(state),
            note=note,
            taken=taken,
            bid=bid,
            ring=awaited and shown.phase in {"bid", "play"},
            spoken=self._plate_spoken(state, awaited=awaited),
            team=team_of(seat),
            figure=figure,
        )

    def _bid_on_plate(self, state: ShownSeat) -> tuple[str, str]:
        """What the plate says while bids are made, and the bid itself large."""
        words, shown = self._words, self._shown
        if state.bid is not None:
            return words.bid(), number(state.bid) if state.bid else words.sluff()
        order = model.bidding_order(shown)
        turn = next((seat for seat in order if shown.seats[seat].bid is None), None)
        if state.seat == turn:
            return (words.your_bid() if state.seat == 0 else words.bids_now()), ""
        after_me = shown.seats[0].bid is None and order.index(state.seat) > order.index(0)
        return (words.bids_after_you() if after_me else words.still_to_bid()), ""

    def _role(self, state: ShownSeat) -> str:
        if state.seat == self._shown.leader and self._shown.in_zone(Zone.TRICK):
            return self._words.led()
        return self._table.words.dealer() if state.dealer else ""

    def _plate_spoken(self, state: ShownSeat, *, awaited: bool) -> str:
        words, rook, shown = self._table.words, self._words, self._shown
        roles = [rook.team_inside(team_of(state.seat))]
        if state.dealer:
            roles.append(words.dealer_inside())
        parts = [words.seat(self._table.name(state.seat), words.where(state.seat, shown.players), roles)]
        if state.bid is not None:
            parts.append(rook.spoken(state.bid, state.taken))
        elif shown.phase == "bid":
            parts.append(ended(rook.still_to_bid()))
        parts.append(words.held(state.held))
        if awaited and shown.phase == "play":
            parts.append(words.to_act())
        return joined(parts)

    def prompt(self, prompt: Prompt) -> Saying:
        """What the person has to do."""
        words, colour = self._words, prompt.suit or ""
        match prompt.key:
            case model.BID:
                return Saying(words.choose_bid(), spoken=words.choose_bid_spoken(int(prompt.own)))
            case "lead_red_two":
                return Saying(words.lead_red_two(), "rook/R")
            case "follow":
                return Saying(words.follow(colour), f"rook/{colour}", spoken=words.follow_spoken(colour, prompt.count))
            case "must_trump":
                return Saying(words.must_trump(colour), "rook/B")
        return super().prompt(prompt)

    def not_now(self, prompt: Prompt, card: Card) -> str:  # noqa: ARG002
        """Why a card may not be played."""
        return self._words.not_now(prompt.key, prompt.suit or "")

    def refusal(self, refusal: RefusalLike, card: Card) -> tuple[str, str]:
        """Title and text of the callout."""
        return self._table.words.cannot_be_played(card), self._refusals.card(refusal)

    # what happens ----------------------------------------

    def sentence(self, step: Step) -> str:
        """A step in words."""
        words, seat = self._words, step.beat.seat
        if step.beat.speak and step.beat.motion == "call" and seat is not None:
            bid, made = self._shown.seats[seat].bid or 0, model.stand(self._shown, seat % 2).bid
            if seat == 0:
                return words.you_bid(bid, made)
            return words.bids(self._table.name(seat), bid, team_of(seat), made)
        return super().sentence(step)

    def _taken(self, event: TrickTaken) -> str:
        bid, taken = self._shown.seats[event.seat].bid or 0, event.taken[event.seat]
        if bid == 0:
            return super()._taken(event)
        if event.seat == 0:
            return self._words.you_win_of(taken, bid)
        return self._words.wins_of(self._table.name(event.seat), taken, bid)

    def banner(self, step: Step) -> Saying | None:
        """What the bids make and who leads; that a sluff has failed."""
        shown, seat = self._shown, step.beat.seat
        if step.beat.motion != "announce" or seat is None:
            return None
        name = None if seat == 0 else self._table.name(seat)
        if any(state.taken for state in shown.seats):
            return Saying(self._words.sluff_failed(name))
        ours, theirs = (model.stand(shown, team).bid for team in (0, 1))
        return Saying(self._words.all_bid(ours, theirs, self._table.stage.hand_size, name))

    # the own panels ----------------------------------------

    def choose(self, card: Card) -> bool:  # noqa: ARG002
        """While a bid is awaited cards are looked at only."""
        prompt = self._table.controller.prompt
        return prompt is not None and prompt.key == model.BID

    def _lay(self, tricks: int) -> None:
        self.bid.vanish()
        self._table.controller.act(model.bid(tricks))

    def refresh(self) -> None:
        """Show what the state asks for."""
        prompt = self._table.controller.prompt
        self._show_totals()
        self._show_winning()
        self._mark_cards()
        if prompt is not None and prompt.key == model.BID:
            self._offer_bid(int(prompt.own))
        else:
            self.bid.vanish()
        self._ends.refresh(self._deal_end, self._match_end)

    def _show_totals(self) -> None:
        shown, words, lines = self._shown, self._words, []
        for number_, team in enumerate(TEAMS):
            stand = model.stand(shown, number_)
            bidding = shown.phase in {"deal", "bid"}
            said = words.bid_so_far(stand.bid, stand.to_bid) if bidding else words.stands(stand.taken, stand.bid)
            spoken = words.totals_spoken(team, stand.taken, stand.bid, stand.total)
            lines.append(TeamLine(team, words.team(team), said, number(stand.total), spoken))
        self.totals.show_lines(tuple(lines))
        self.totals.want(wanted=bool(shown.deal) and shown.phase not in {"end", "match_end"})
        self.totals.put(self._table.stage.layout_now.totals)

    def _show_winning(self) -> None:
        shown, words = self._shown, self._words
        trick = shown.in_zone(Zone.TRICK)
        card = next((c for c in trick if c.seat == shown.winning), None)
        self.centre.put(self._table.stage.layout_now)
        if card is None or card.code is None or shown.winning is None or shown.phase != "play":
            self.centre.say("", "")
            return
        seat, name = shown.winning, self._table.name(shown.winning)
        if len(trick) == shown.players:
            title = words.you_win() if seat == 0 else words.wins(name)
        else:
            title = words.you_are_winning() if seat == 0 else words.is_winning(name)
        self.centre.say(title, words.with_card(self._table.words.card(card.code), team_of(seat)))

    def _mark_cards(self) -> None:
        """Trick cards carry the mark of their team, and the first of two equal ones says so (RS-15)."""
        shown, first = self._shown, model.first_of_two(self._shown)
        for state in shown.cards:
            widget = self._table.stage.cards.get(state.id)
            if widget is not None:
                in_trick = state.zone is Zone.TRICK
                widget.mark(team_of(state.seat) if in_trick else "", self._words.first() if state.id in first else "")

    def _offer_bid(self, highest: int) -> None:
        shown = self._shown
        order = model.bidding_order(shown)
        heard = tuple(
            Heard(self._table.name(seat), team_of(seat), shown.seats[seat].bid, own=seat == 0) for seat in order
        )
        ours, theirs = model.stand(shown, 0), model.stand(shown, 1)
        self.bid.offer(Bidding(heard, highest, ours.bid, theirs.bid, ours.to_bid - 1))
        self.bid.put(self._table.stage.layout_now)
        if not self.bid.isVisible():
            self.bid.appear()
            self.bid.take_focus()

    def _rows(self) -> list[EndRow]:
        rows, words = [], self._scores
        for number_, team in enumerate(TEAMS):
            stand = model.stand(self._shown, number_)
            name, score = self._words.team_long(team), stand.deal_score or 0
            spoken = words.row_spoken(name, stand.bid, stand.taken, score, stand.total)
            cells = (number(stand.bid), number(stand.taken))
            rows.append(EndRow(number_, name, cells, score, stand.total, spoken, team))
        return rows

    def _stories(self) -> list[TeamStory]:
        seats, words, name = self._shown.seats, self._scores, self._table.name
        told = model.explained([seat.bid or 0 for seat in seats], [seat.taken for seat in seats])
        stories = []
        for number_, (team, parts) in enumerate(zip(TEAMS, told, strict=True)):
            reasons = [
                words.part(
                    part.key, part.points, part.values, name(int(part.values["seat"])) if "seat" in part.values else ""
                )
                for part in parts
            ]
            members = [
                words.member(name(seat), seats[seat].taken, seats[seat].bid or 0)
                for seat in model.members(self._shown, number_)
            ]
            stories.append(TeamStory(team, words.parts(reasons), words.members(members)))
        return stories

    def _deal_end(self) -> DealEnd:
        shown, words = self._shown, self._scores
        rows = self._rows()
        following = words.next_dealer(None if shown.next_dealer == 0 else self._table.name(shown.next_dealer or 0))
        self.details.show_stories(self._stories())
        title = words.deal_title(shown.deal, rows[0].score)
        return DealEnd(title, words.formula(), words.columns(), rows, following)

    def _match_end(self) -> MatchEnd:
        shown = self._shown
        title = self._scores.outcome(shown.winners)
        totals = [replace(row, cells=()) for row in self._rows()]
        return MatchEnd(title, self._scores.match_text(shown.deals), (self._ends.words.total(),), totals)

    def lay_out(self) -> None:
        """Fit the panels to the window."""
        layout = self._table.stage.layout_now
        self.totals.put(layout.totals)
        self.centre.put(layout)
        super().lay_out()

    def retranslate(self) -> None:
        """Follow another language."""
        self.bid.retranslate()
        self.refresh()
