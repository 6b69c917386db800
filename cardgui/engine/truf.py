"""Truf, the Indonesian game of bidding with a card (``rules/truf.md``, TR-1 to TR-22)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, ClassVar

from cardgui.engine import kernel
from cardgui.engine.action import Action, Play, Refusal
from cardgui.engine.cards import FRENCH, Card, Pack
from cardgui.engine.events import (
    CardPlayed,
    CardsDealt,
    CardsTurnedUp,
    DealBegan,
    Event,
    HandThrownIn,
    ThrownIn,
    TrickTaken,
)
from cardgui.engine.fields import dealt_hands, read_play, read_seat_and
from cardgui.engine.game import Deal, Game, Layout, RecordFaultError, Setup
from cardgui.engine.options import Option
from cardgui.engine.position import Position
from cardgui.engine.trickplay import TrickPlay, conduct
from cardgui.engine.truf_position import TrufStart, read_truf_position
from cardgui.engine.truf_scoring import bid_value, declarer, mode_of, score
from cardgui.engine.truf_terms import Adjust, Bid, BidLaid, BidsAdjusted, BidsDecided, BidsTurnedUp, TrufView

SEATS = 4
TRICKS = 13

_REASONS = {kernel.FOLLOW: ("TR-12", "follow_suit"), kernel.LEAD_BAN: ("TR-14", "trumps_not_broken")}


class TrufDeal(Deal):
    """One deal of Truf: four bids in any order, the declarer's choice at 13, then 13 tricks."""

    def __init__(self, game: Truf, setup: Setup, layout: Layout) -> None:
        """Begin before the bidding."""
        self.game: Truf = game
        self.setup = setup
        self.layout = layout
        self._bid_cards: dict[int, Card] = {}
        self._adjust: Adjust | None = None
        self._plays: list[Play] = []
        self._play: TrickPlay | None = None
        self._declarer: int | None = None
        self._bids: tuple[int, ...] = ()
        self._mode: str | None = None

    # -- whose decision -------------------------------------------------------------------------------------------

    @property
    def phase(self) -> str:
        """``"bid"``, ``"adjust"``, ``"play"`` or ``"over"``."""
        if len(self._bid_cards) < SEATS:
            return "bid"
        if self._play is None:
            return "adjust"
        return "over" if self._play.empty else "play"

    @property
    def to_act(self) -> frozenset[int]:
        """All who have not bid, the declarer who must choose, or the seat to play (TR-6, TR-10, TR-11)."""
        phase = self.phase
        if phase == "bid":
            return frozenset(range(SEATS)) - self._bid_cards.keys()
        if phase == "adjust":
            return frozenset({self._known_declarer})
        return frozenset({self._known_play.turn}) if phase == "play" else frozenset()

    @property
    def trump(self) -> str | None:
        """The trump suit once the bids are turned up (TR-8)."""
        return None if self._declarer is None else self._bid_cards[self._declarer][1]

    @property
    def _known_declarer(self) -> int:
        if self._declarer is None:
            raise ValueError("the bids are not complete")
        return self._declarer

    @property
    def _known_play(self) -> TrickPlay:
        if self._play is None:
            raise ValueError("the play has not begun")
        return self._play

    def hand(self, seat: int) -> tuple[Card, ...]:
        """The cards a seat holds; bid cards lie on the table but belong to it (TR-6)."""
        if self._play is not None:
            return self._play.hand(seat)
        return FRENCH.sorted(self.layout.hands[seat])

    # -- legality -------------------------------------------------------------------------------------------------

    def legal(self, seat: int) -> tuple[Action, ...]:
        """Every bid, both adjustments, or every card that may be played."""
        if seat not in self.to_act:
            return ()
        phase = self.phase
        if phase == "bid":
            return tuple(Bid(seat, card) for card in self.hand(seat))
        if phase == "adjust":
            return (Adjust(seat, 1), Adjust(seat, -1))
        return tuple(Play(seat, card) for card in self._known_play.legal())

    def refusal(self, action: Action) -> Refusal | None:
        """Why an action is not possible now (TR-4, TR-6, TR-10, TR-11, TR-12, TR-14, TR-16)."""
        phase = self.phase
        match action:
            case Bid():
                return self._refuse_bid(action, phase)
            case Adjust():
                if phase != "adjust":
                    return Refusal("TR-10", "nothing_to_choose")
                if action.seat != self._declarer:
                    return Refusal("TR-10", "declarer_chooses")
                return None if action.by in (1, -1) else Refusal("TR-10", "only_by_one")
            case Play():
                return self._refuse_play(action, phase)
        return Refusal("README", "unknown_action")

    def _refuse_bid(self, action: Bid, phase: str) -> Refusal | None:
        if phase != "bid":
            return Refusal("TR-6", "bidding_is_over")
        if action.seat in self._bid_cards:
            return Refusal("TR-6", "has_bid")
        if action.seat not in range(SEATS) or action.card not in self.layout.hands[action.seat]:
            return Refusal("TR-4", "not_in_hand")
        return None

    def _refuse_play(self, action: Play, phase: str) -> Refusal | None:
        if phase == "bid":
            return Refusal("TR-6", "bid_first")
        if phase == "adjust":
            return Refusal("TR-10", "choose_first")
        if phase == "over":
            return Refusal("TR-16", "deal_is_over")
        play = self._known_play
        if action.seat != play.turn:
            return Refusal("TR-11", "not_your_turn")
        if action.card not in play.hand(action.seat):
            return Refusal("TR-4", "not_in_hand")
        refusal = play.refusal(action.card, _REASONS.__getitem__)
        if refusal is None:
            return None
        known = tuple(c for s, c in play.current if s == action.seat or c[1] != self.trump)
        values = {**refusal.values, "trump": self.trump or ""}
        return Refusal(refusal.rule, refusal.reason, known[:1], refusal.allowed, values)

    # -- what happens ---------------------------------------------------------------------------------------------

    def _apply(self, action: Action) -> list[Event]:
        match action:
            case Bid():
                return self._apply_bid(action)
            case Adjust():
                self._adjust = action
                self._bids = tuple(bid + action.by for bid in self._bids)
                self._mode = "atas" if action.by > 0 else "bawah"
                self._begin_play()
                return [BidsAdjusted(action.seat, action.by, self._bids, self._mode)]
            case Play():
                return self._apply_play(action)
        raise AssertionError(action)

    def _apply_bid(self, bid: Bid) -> list[Event]:
        self._bid_cards[bid.seat] = bid.card
        events: list[Event] = [BidLaid(bid.seat, bid.card)]
        if len(self._bid_cards) < SEATS:
            return events
        cards = tuple(self._bid_cards[seat] for seat in range(SEATS))
        self._declarer = declarer(cards)
        self._bids = tuple(map(bid_value, cards))
        self._mode = mode_of(sum(self._bids))
        if self._mode is not None:
            self._begin_play()
        trump = cards[self._declarer][1]
        events.append(BidsTurnedUp(cards))
        events.append(BidsDecided(self._declarer, trump, self._bids, sum(self._bids), self._mode))
        return events

    def _begin_play(self) -> None:
        rules = conduct(FRENCH)
        rules.trump = FRENCH.lane_named[self.trump or ""]
        rules.ban = rules.trump
        hands = self.layout.hands
        self._play = TrickPlay(FRENCH, rules, hands, self._known_declarer, self.setup.step)

    def _apply_play(self, action: Play) -> list[Event]:
        play = self._known_play
        self._plays.append(action)
        face_down = action.card[1] == self.trump
        number = len(play.finished) + self._tricks_before + 1
        led = not play.current
        trick = play.play(action.card)
        cards = play.current if trick is None else list(zip(trick.seats, trick.cards, strict=True))
        hidden = sum(card[1] == self.trump for _, card in cards)
        best = play.state.best_seat if hidden < 2 else None
        events: list[Event] = [CardPlayed(action.seat, action.card, face_down, led, number, best)]
        if trick is None:
            return events
        turned = tuple((s, c) for s, c in zip(trick.seats, trick.cards, strict=True) if c[1] == self.trump)
        if turned:
            events.append(CardsTurnedUp(turned))
        events.append(TrickTaken(trick.winner, trick.card, number, tuple(play.taken), last=play.empty))
        return events

    def resume(self, start: TrufStart) -> None:
        """Go to where a checked position begins; called once, on a new deal.

        Raises:
            RecordFaultError: if a card of the current trick could not have been played.
        """
        for seat, card in enumerate(start.bids):
            if card is not None:
                self._apply_bid(Bid(seat, card))
        if start.adjust is not None:
            self._apply(Adjust(self._known_declarer, start.adjust))
        play = self._play
        if play is None:
            return
        step = self.setup.step
        leader = self._known_declarer if start.leader is None else start.leader
        hands = [list(hand) for hand in start.hands]
        for index, card in enumerate(start.trick):
            hands[(leader + step * index) % SEATS].append(card)
        self._play = play = TrickPlay(FRENCH, play.state.conduct, hands, leader, step)
        play.taken = list(start.taken)
        play.state.done = sum(start.taken)
        if start.broken:
            play.state.fallen = 1 << play.state.conduct.trump
        for index, card in enumerate(start.trick):
            refusal = self.refusal(Play((leader + step * index) % SEATS, card))
            if refusal is not None:
                raise RecordFaultError(refusal.rule, f"{card} could not be played to the trick")
            play.play(card)

    # -- what is known --------------------------------------------------------------------------------------------

    @property
    def _tricks_before(self) -> int:
        """Tricks already taken where the deal began as a position."""
        play = self._play
        return 0 if play is None else sum(play.taken) - len(play.finished)

    def actions(self) -> tuple[Action, ...]:
        """The bids in turn order, the adjustment, the cards (Record)."""
        order = [(self.setup.dealer + self.setup.step * (i + 1)) % SEATS for i in range(SEATS)]
        bids = [Bid(seat, self._bid_cards[seat]) for seat in order if seat in self._bid_cards]
        return (*bids, *([self._adjust] if self._adjust else []), *self._plays)

    def decision_index(self, seat: int) -> int:
        """0 for every bid, since bids come in any order; then the number of actions so far."""
        return 0 if self.phase == "bid" else super().decision_index(seat)

    def view(self, seat: int) -> TrufView:
        """Own hand, turned-up bids, finished tricks, and the backs or faces of the current one."""
        play = self._play
        complete = len(self._bid_cards) == SEATS
        current: list[tuple[int, Card | None]] = []
        if play is not None:
            current = [(s, c if s == seat or c[1] != self.trump else None) for s, c in play.current]
        lanes = FRENCH.lanes
        return TrufView(
            seat=seat,
            scoring=str(self.game.option("scoring")),
            factor=self.game.factor,
            deals=self.game.deals,
            setup=self.setup,
            phase=self.phase,
            to_act=self.to_act,
            hand=self.hand(seat),
            hand_sizes=play.hand_sizes() if play else tuple(map(len, self.layout.hands)),
            own_bid=self._bid_cards.get(seat),
            laid=frozenset(self._bid_cards),
            bid_cards=tuple(self._bid_cards[s] for s in range(SEATS)) if complete else (),
            bids=self._bids,
            declarer=self._declarer,
            trump=self.trump,
            mode=self._mode,
            tricks=tuple(play.finished) if play else (),
            current=tuple(current),
            led=lanes[play.state.led].name if play and play.current else None,
            taken=tuple(play.taken) if play else (0,) * SEATS,
            broken=play is not None and bool(play.state.fallen >> play.state.conduct.trump & 1),
            voids=tuple(frozenset(lanes[v].name for v in s) for s in play.voids) if play else (frozenset(),) * SEATS,
            legal=play.legal() if play and not play.empty and play.turn == seat else (),
        )

    def result(self) -> dict[str, Any]:
        """``deal_scores``, ``tricks``, ``trump``, ``mode``, ``bids``, ``declarer`` (Record)."""
        if not self.over:
            raise ValueError("the deal is not over")
        taken, mode = self._known_play.taken, str(self._mode)
        scoring, factor = str(self.game.option("scoring")), self.game.factor
        return {
            "deal_scores": [score(scoring, factor, mode, b, t) for b, t in zip(self._bids, taken, strict=True)],
            "tricks": list(taken),
            "trump": self.trump,
            "mode": mode,
            "bids": list(self._bids),
            "declarer": self._declarer,
        }

    def position(self) -> Position:
        """The present state (fields: see ``README.md``)."""
        play = self._play
        trick = [card for _, card in play.current] if play else []
        leader = play.current[0][0] if play and play.current else play.turn if play else None
        gone = [c for t in play.finished for c in t.cards] if play else []
        fields: dict[str, Any] = {
            "deal": self.setup.deal,
            "dealer": self.setup.dealer,
            "direction": self.setup.direction,
            "scores": list(self.setup.scores),
            "hands": [list(self.hand(seat)) for seat in range(SEATS)],
            "bids": [self._bid_cards.get(seat) for seat in range(SEATS)],
            "adjust": self._adjust.by if self._adjust else None,
            "tricks": list(play.taken) if play else [0] * SEATS,
            "leader": leader,
            "trick": trick,
            "gone": gone,
            "broken": int(bool(play and play.state.fallen >> play.state.conduct.trump & 1)),
        }
        return Position(self.game.id, SEATS, dict(self.game.options), fields)


class Truf(Game):
    """The rules of Truf with scoring, factor and length (TR-17 to TR-22)."""

    id: ClassVar[str] = "truf"
    prefix: ClassVar[str] = "TR"
    pack: ClassVar[Pack] = FRENCH
    player_counts: ClassVar[tuple[int, ...]] = (SEATS,)
    known_options: ClassVar[tuple[Option, ...]] = (
        Option("scoring", ("A", "B", "C", "D", "E"), "TR-17"),
        Option("factor", (2, 3, 4, 5), "TR-19"),
        Option("deals", (13, 4, 8), "TR-22"),
    )
    result_rules: ClassVar[Mapping[str, str]] = {
        "trump": "TR-8",
        "declarer": "TR-8",
        "mode": "TR-9",
        "bids": "TR-10",
        "tricks": "TR-15",
    }
    follow_rules: ClassVar[Mapping[str, str]] = {"dealer": "TR-2", "direction": "TR-3"}
    length_rule: ClassVar[str] = "TR-22"

    @property
    def deals(self) -> int:
        """13, or 4 or 8 in a short game (TR-22)."""
        return int(self.option("deals"))

    @property
    def factor(self) -> int:
        """The factor of scorings C and D (TR-19)."""
        return int(self.option("factor"))

    @property
    def scoring_rule(self) -> str:
        """The number of the scoring rule in force."""
        return f"TR-{17 + 'ABCDE'.index(str(self.option('scoring')))}"

    def first_setup(self, drawn: int) -> Setup:
        """The drawn player deals first, counter-clockwise (TR-2, TR-3)."""
        return Setup(1, drawn, "ccw", (0,) * SEATS)

    def next_setup(self, setup: Setup, result: Mapping[str, Any]) -> Setup | None:
        """The lowest deals next, in the other direction (TR-2, TR-3); after the last deal nobody."""
        if setup.deal >= self.deals:
            return None
        totals = tuple(b + s for b, s in zip(setup.scores, result["deal_scores"], strict=True))
        direction = "cw" if setup.direction == "ccw" else "ccw"
        step = 1 if direction == "cw" else -1
        order = [(setup.dealer + step * i) % SEATS for i in range(1, SEATS + 1)]
        dealer = min(order, key=lambda seat: totals[seat])
        return Setup(setup.deal + 1, dealer, direction, totals)

    def distribute(self, setup: Setup, pack: Sequence[Card], cut: int) -> Layout:  # noqa: ARG002
        """One card at a time, beginning next to the dealer (TR-4)."""
        hands: list[list[Card]] = [[] for _ in range(SEATS)]
        for index, card in enumerate(pack):
            hands[(setup.dealer + setup.step * (index + 1)) % SEATS].append(card)
        return Layout(tuple(map(tuple, hands)))

    def thrown_in(self, layout: Layout) -> ThrownIn | None:
        """Hands of numerals only or pictures only, ace included (TR-5)."""
        found = []
        for seat, hand in enumerate(layout.hands):
            pictures = sum(card[0] in "AKQJ" for card in hand)
            if hand and pictures in (0, len(hand)):
                found.append(HandThrownIn(seat, "pictures" if pictures else "numerals", FRENCH.sorted(hand)))
        return ThrownIn("TR-5", tuple(found)) if found else None

    def incomplete_rule(self, deal: Deal) -> str:  # noqa: ARG002
        """All tricks are played (TR-16)."""
        return "TR-16"

    def begin(self, setup: Setup, layout: Layout) -> TrufDeal:
        """A deal before the bidding."""
        return TrufDeal(self, setup, layout)

    def opening_events(self, setup: Setup, layout: Layout, *, turned: bool, attempt: int) -> list[Event]:
        """Who deals in which direction, then the cards (TR-3, TR-4)."""
        first = (setup.dealer + setup.step) % SEATS
        return [
            DealBegan(setup.deal, self.deals, setup.dealer, setup.direction, turned, setup.scores, attempt),
            CardsDealt(layout.hands, first),
        ]

    def winners(self, totals: Sequence[int], result: Mapping[str, Any]) -> tuple[int, ...]:  # noqa: ARG002
        """The highest cumulative score; equal ones share the win (TR-22)."""
        return tuple(seat for seat, total in enumerate(totals) if total == max(totals))

    def read_action(self, action: Mapping[str, Any]) -> Action:
        """A bid, an adjustment or a card."""
        match action.get("do"):
            case "bid":
                seat, card = read_seat_and(action, "card", str)
                return Bid(seat, card)
            case "adjust":
                seat, by = read_seat_and(action, "by", int)
                return Adjust(seat, by)
        return read_play(action)

    def read_layout(self, record: Mapping[str, Any]) -> Layout:
        """Four hands of 13 that make the pack (TR-4) and are not to be thrown in (TR-5)."""
        layout = Layout(dealt_hands(record, FRENCH, [TRICKS] * SEATS, "TR-4"))
        thrown_in = self.thrown_in(layout)
        if thrown_in is not None:
            hand = thrown_in.hands[0]
            raise RecordFaultError(thrown_in.rule, f"seat {hand.seat} has {hand.reason} only: it is thrown in")
        return layout

    def check_setup(self, setup: Setup) -> None:
        """Direction by the number of the deal, the lowest deals, length of the game (TR-2, TR-3, TR-22)."""
        if setup.deal > self.deals:
            raise RecordFaultError("TR-22", f"deal {setup.deal} in a game of {self.deals}")
        expected = "ccw" if setup.deal % 2 else "cw"
        if setup.direction != expected:
            raise RecordFaultError("TR-3", f"deal {setup.deal} is played {expected}, not {setup.direction}")
        if setup.deal > 1 and setup.scores[setup.dealer] != min(setup.scores):
            raise RecordFaultError("TR-2", f"seat {setup.dealer} deals, which has not the lowest score")

    def from_position(self, position: Position) -> TrufDeal:
        """A deal from any point on: before, between or after the bids, or in mid-trick."""
        start = read_truf_position(position, self.deals)
        deal = TrufDeal(self, start.setup, Layout(start.hands))
        deal.resume(start)
        return deal
