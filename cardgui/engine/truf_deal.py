"""A deal of Truf: bids, the choice at 13, thirteen tricks with trumps face down (TR-6 to TR-16)."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, Any

from cardgui.engine import kernel
from cardgui.engine.action import Action, Play, Refusal
from cardgui.engine.cards import FRENCH, Card
from cardgui.engine.events import CardPlayed, CardsTurnedUp, Event, TrickTaken
from cardgui.engine.explain import ScorePart
from cardgui.engine.game import Deal, Layout, RecordFaultError, Setup
from cardgui.engine.position import Position
from cardgui.engine.position_fields import trick_fields
from cardgui.engine.trickplay import TrickPlay, conduct
from cardgui.engine.truf_position import SEATS, TrufStart
from cardgui.engine.truf_scoring import bid_value, declarer, mode_of, scored
from cardgui.engine.truf_terms import Adjust, Bid, BidLaid, BidsAdjusted, BidsDecided, BidsTurnedUp, TrufView

if TYPE_CHECKING:
    from cardgui.engine.truf import Truf

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
        self._gone: tuple[Card, ...] = ()

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
        # A trump on the table lies face down (TR-13): its code must not slip out here.
        faces_down = {card for _, card in play.current if card[1] == self.trump}
        cards, causes = (
            tuple(card for card in some if card not in faces_down) for some in (refusal.cards, refusal.causes)
        )
        values = {**refusal.values, "trump": self.trump or ""}
        return replace(refusal, cards=cards, causes=causes, values=values)

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
        number = sum(play.taken) + 1
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
        self._gone = start.gone
        play = self._play
        if play is None:
            return
        step = self.setup.step
        leader = self._known_declarer if start.leader is None else start.leader
        self._play = play = TrickPlay(FRENCH, play.state.conduct, start.full_hands, leader, step)
        voids = [[FRENCH.lane_named[suit] for suit in suits] for suits in start.voids]
        play.resume(start.taken, [play.state.conduct.trump] if start.broken else [], voids, [()] * SEATS)
        for index, card in enumerate(start.trick):
            refusal = self.refusal(Play((leader + step * index) % SEATS, card))
            if refusal is not None:
                raise RecordFaultError(refusal.rule, f"{card} could not be played to the trick")
            play.play(card)

    # -- what is known --------------------------------------------------------------------------------------------

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
            gone=self._gone,
            current=tuple(current),
            led=lanes[play.state.led].name if play and play.current else None,
            taken=tuple(play.taken) if play else (0,) * SEATS,
            broken=play is not None and play.state.has_fallen(play.state.conduct.trump),
            voids=tuple(frozenset(lanes[v].name for v in s) for s in play.voids) if play else (frozenset(),) * SEATS,
            legal=play.legal() if play and not play.empty and play.turn == seat else (),
        )

    def result(self) -> dict[str, Any]:
        """``deal_scores``, ``tricks``, ``trump``, ``mode``, ``bids``, ``declarer`` (Record)."""
        scores = [part.points for part in self.explain()]
        return {
            "deal_scores": scores,
            "tricks": list(self._known_play.taken),
            "trump": self.trump,
            "mode": self._mode,
            "bids": list(self._bids),
            "declarer": self._declarer,
        }

    def explain(self) -> tuple[ScorePart, ...]:
        """One part a seat: final bid, tricks, mode and what the scoring in force makes of them (TR-17 to TR-21)."""
        if not self.over:
            raise ValueError("the deal is not over")
        scoring, factor, mode = str(self.game.option("scoring")), self.game.factor, str(self._mode)
        parts = []
        for seat, (bid, taken) in enumerate(zip(self._bids, self._known_play.taken, strict=True)):
            key, points = scored(scoring, factor, mode, bid, taken)
            rule = "TR-18" if key == "zero_bonus" else self.game.scoring_rule
            values: dict[str, int | str] = {"bid": bid, "tricks": taken, "mode": mode, "factor": factor}
            parts.append(ScorePart(seat, rule, key, points, values))
        return tuple(parts)

    def position(self) -> Position:
        """The present state (fields: see ``README.md``)."""
        play = self._play
        fields: dict[str, Any] = {
            "deal": self.setup.deal,
            "dealer": self.setup.dealer,
            "direction": self.setup.direction,
            "scores": list(self.setup.scores),
            "hands": [list(self.hand(seat)) for seat in range(SEATS)],
            "bids": [self._bid_cards.get(seat) for seat in range(SEATS)],
            "adjust": self._adjust.by if self._adjust else None,
            **trick_fields(play, SEATS, self._gone),
            "broken": int(bool(play and play.state.has_fallen(play.state.conduct.trump))),
        }
        return Position(self.game.id, SEATS, dict(self.game.options), fields)
