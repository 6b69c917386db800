"""A small whist: four players in two sides, the last card dealt is turned up and makes trumps.

WH-1 partners sit opposite each other. WH-2 13 cards each, one by one to the left; the deal passes to the left.
WH-3 the dealer's last card is turned up: its suit is trumps. WH-4 the dealer's neighbour leads, then who took a trick.
WH-5 follow suit. WH-6 the highest trump takes a trick, else the highest card of the suit led.
WH-7 a side scores a point for each trick above six. WH-8 everyone deals once.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from cardgui.engine.action import Action, Play, Refusal
from cardgui.engine.cards import FRENCH, Card
from cardgui.engine.events import Event
from cardgui.engine.explain import ScorePart
from cardgui.engine.game import Deal, Game, Layout, RecordFaultError, Setup
from cardgui.engine.position import Position
from cardgui.engine.position_fields import PositionFields, trick_fields
from cardgui.engine.trickplay import Trick, TrickPlay, conduct

FIELDS = ("deal", "dealer", "scores", "trump", "hands", "tricks", "leader", "trick", "gone", "voids")


@dataclass(frozen=True, slots=True)
class TrumpTurned(Event):
    """The dealer's last card is turned up (WH-3)."""

    seat: int
    card: Card


@dataclass(frozen=True, slots=True)
class WhistView:
    """What one seat knows."""

    seat: int
    to_act: frozenset[int]
    trump: str
    hand: tuple[Card, ...]
    tricks: tuple[Trick, ...]
    current: tuple[tuple[int, Card], ...]
    led: str | None
    taken: tuple[int, ...]
    legal: tuple[Card, ...]


class Whist(Game):
    """The rules."""

    id = "whist"
    prefix = "WH"
    pack = FRENCH
    player_counts = (4,)
    result_rules = {"trump": "WH-3", "tricks": "WH-6"}  # noqa: RUF012 - as every game has it
    follow_rules = {"dealer": "WH-2", "direction": "WH-2"}  # noqa: RUF012
    length_rule = "WH-8"
    cards_rule = "WH-2"
    scoring_rule = "WH-7"
    deals = 4
    sides = 2

    def first_setup(self, drawn: int) -> Setup:
        """The drawn player deals first."""
        return Setup(1, drawn, "cw", (0, 0))

    def next_setup(self, setup: Setup, result: Mapping[str, Any]) -> Setup | None:
        """The deal passes to the left until all have dealt (WH-2, WH-8)."""
        following = Setup(setup.deal + 1, (setup.dealer + 1) % 4, "cw", setup.scores_after(result))
        return following if setup.deal < self.deals else None

    def begin(self, setup: Setup, layout: Layout) -> WhistDeal:
        """A deal before the first lead (WH-3, WH-4)."""
        return WhistDeal(self, setup, layout, layout.hands[setup.dealer][-1][1], self.first_dealt(setup))

    def opening_events(self, setup: Setup, layout: Layout, *, turned: bool, attempt: int) -> list[Event]:
        """Who deals, the cards, and trumps."""
        dealt = super().opening_events(setup, layout, turned=turned, attempt=attempt)
        return [*dealt, TrumpTurned(setup.dealer, layout.hands[setup.dealer][-1])]

    def check_setup(self, setup: Setup) -> None:
        """Direction and length (WH-2, WH-8)."""
        if setup.direction != "cw" or setup.deal > self.deals:
            raise RecordFaultError("WH-8", f"deal {setup.deal} {setup.direction} of {self.deals} cw")

    def from_position(self, position: Position) -> WhistDeal:
        """A deal from any point on."""
        fields = PositionFields(position, self, FIELDS)
        deal, dealer = fields.integer("deal", 1, 4, 1), fields.integer("dealer", 0, 3, 0)
        setup = Setup(deal, dealer, "cw", fields.numbers("scores", 2, -99, 99))
        leader = fields.integer("leader", 0, 3, self.first_dealt(setup))
        hands, trick = list(map(list, fields.cards_by_seat("hands"))), fields.cards("trick")
        for place, card in enumerate(trick):
            hands[(leader + place) % 4].append(card)
        cards = [card for hand in (*hands, fields.cards("gone")) for card in hand]
        if len({len(hand) for hand in hands}) > 1 or not hands[0] or len(set(cards)) < len(cards) or len(trick) > 3:
            raise RecordFaultError("WH-2", "the hands are not equally long, or a card is there twice")
        begun = WhistDeal(self, setup, Layout(tuple(map(tuple, hands))), fields.word("trump", "SHDC", "S"), leader)
        begun.resume(fields)
        return begun


class WhistDeal(Deal):
    """One deal."""

    def __init__(self, game: Whist, setup: Setup, layout: Layout, trump: str, leader: int) -> None:
        """Begin before a lead."""
        self.game, self.setup, self.layout, self.trump = game, setup, layout, trump
        rules = conduct(FRENCH)
        rules.trump = FRENCH.lane_named[trump]
        self._play = TrickPlay(FRENCH, rules, layout.hands, leader, 1)
        self._gone: tuple[Card, ...] = ()
        self._done: list[Action] = []

    def resume(self, fields: PositionFields) -> None:
        """Go on from what a position tells."""
        self._gone = fields.cards("gone")
        voids = [[FRENCH.lane_named[suit] for suit in suits] for suits in fields.words_by_seat("voids", "SHDC")]
        self._play.resume(fields.numbers("tricks", 4, 0, 13), (), voids, [()] * 4)
        for card in fields.cards("trick"):
            if self._play.forbidden(card) is not None:
                raise RecordFaultError("WH-5", f"{card} could not be played to the trick")
            self._play.play(card)

    @property
    def to_act(self) -> frozenset[int]:
        """The seat to play."""
        return frozenset() if self._play.empty else frozenset({self._play.turn})

    def legal(self, seat: int) -> tuple[Action, ...]:
        """The cards that may be played."""
        return tuple(Play(seat, card) for card in self._play.legal()) if seat in self.to_act else ()

    def refusal(self, action: Action) -> Refusal | None:
        """Why a card cannot be played (WH-2, WH-4, WH-5)."""
        if not isinstance(action, Play) or action.seat not in self.to_act:
            return Refusal("WH-4", "not_your_turn")
        if action.card not in self._play.hand(action.seat):
            return Refusal("WH-2", "not_in_hand")
        return self._play.refusal(action.card, lambda _reason: ("WH-5", "follow_suit"))

    def _apply(self, action: Action) -> list[Event]:
        self._done.append(action)
        return self._play.play_openly(getattr(action, "card", ""))

    def actions(self) -> tuple[Action, ...]:
        """The cards in the order of play."""
        return tuple(self._done)

    def view(self, seat: int) -> WhistView:
        """What a seat knows."""
        play = self._play
        led = FRENCH.lanes[play.state.led].name if play.current else None
        legal = play.legal() if seat in self.to_act else ()
        tricks, current, taken = tuple(play.finished), tuple(play.current), tuple(play.taken)
        return WhistView(seat, self.to_act, self.trump, play.hand(seat), tricks, current, led, taken, legal)

    def explain(self) -> tuple[ScorePart, ...]:
        """The tricks of each side (WH-7)."""
        taken = [sum(self._play.taken[side::2]) for side in range(2)]
        return tuple(ScorePart(side, "WH-7", "tricks", max(0, n - 6), {"tricks": n}) for side, n in enumerate(taken))

    def result(self) -> dict[str, Any]:
        """Scores by side, tricks by seat, trumps."""
        if not self.over:
            raise ValueError("the deal is not over")
        scores = [part.points for part in self.explain()]
        return {"deal_scores": scores, "trump": self.trump, "tricks": list(self._play.taken)}

    def position(self) -> Position:
        """The present state."""
        hands = [list(self._play.hand(seat)) for seat in range(4)]
        begun = {"deal": self.setup.deal, "dealer": self.setup.dealer, "scores": list(self.setup.scores)}
        fields = {**begun, "trump": self.trump, "hands": hands, **trick_fields(self._play, 4, self._gone)}
        return Position(self.game.id, 4, {}, fields)
