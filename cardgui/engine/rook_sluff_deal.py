"""A deal of Rook Sluff: one round of bids, then all tricks (RS-9 to RS-19, RS-21)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from cardgui.engine import kernel
from cardgui.engine.action import Action, Play, Refusal
from cardgui.engine.cards import ROOK, Card
from cardgui.engine.events import Event, TrickTaken
from cardgui.engine.explain import ScorePart
from cardgui.engine.game import Deal, Layout, RecordFaultError, Setup
from cardgui.engine.masks import bit
from cardgui.engine.position import Position
from cardgui.engine.position_fields import trick_fields
from cardgui.engine.rook_sluff_position import RED_TWO, RookSluffStart, bidding_order, first_leader
from cardgui.engine.rook_sluff_scoring import TEAMS, score_parts, team_of
from cardgui.engine.rook_sluff_terms import BiddingEnded, RookSluffView, SluffFailed, TrickBid, TrickBidMade
from cardgui.engine.trickplay import TrickPlay, conduct

if TYPE_CHECKING:
    from cardgui.engine.rook_sluff import RookSluff

_REASONS: Final = {
    kernel.LEAD_FIRST: ("RS-12", "lead_red_two"),
    kernel.FOLLOW: ("RS-13", "follow_colour"),
    kernel.TRUMP: ("RS-21", "must_trump"),
}


def rook_conduct(*, must_trump: bool) -> kernel.Conduct:
    """What the game says about trick play (RS-6, RS-12 to RS-15, RS-21).

    Args:
        must_trump: whether RS-21 is in force.
    """
    rules = conduct(ROOK)
    rules.trump = ROOK.lane_named["B"]
    rules.must_trump = must_trump
    place = ROOK.places[RED_TWO]
    rules.first_low = bit(place) | bit(place + 1)
    return rules


class RookSluffDeal(Deal):
    """One deal of Rook Sluff."""

    def __init__(self, game: RookSluff, setup: Setup, layout: Layout) -> None:
        """Begin before the bidding."""
        self.game: RookSluff = game
        self.setup = setup
        self.layout = layout
        self._order = bidding_order(setup, game.players)
        self._bids: list[TrickBid] = []
        self._plays: list[Play] = []
        self._play: TrickPlay | None = None
        self._leader = first_leader(setup, layout.hands)
        self._gone: tuple[Card, ...] = ()
        self._tricks_before = 0

    # -- whose decision -------------------------------------------------------------------------------------------

    @property
    def phase(self) -> str:
        """``"bid"``, ``"play"`` or ``"over"``."""
        if self._play is None:
            return "bid"
        return "over" if self._play.empty else "play"

    @property
    def to_act(self) -> frozenset[int]:
        """The next bidder or the seat to play (RS-9, RS-12, RS-16)."""
        if self._play is None:
            return frozenset({self._order[len(self._bids)]})
        return frozenset() if self._play.empty else frozenset({self._play.turn})

    @property
    def highest_bid(self) -> int:
        """The number of cards in a hand as dealt (RS-9)."""
        return len(self.layout.hands[0]) + self._tricks_before

    @property
    def bids(self) -> tuple[int | None, ...]:
        """The bids by seat, ``None`` where none is made yet."""
        made = {bid.seat: bid.tricks for bid in self._bids}
        return tuple(made.get(seat) for seat in range(self.game.players))

    @property
    def team_bids(self) -> tuple[int, ...]:
        """What the bids of each team make so far (RS-10)."""
        return tuple(sum(bid.tricks for bid in self._bids if team_of(bid.seat) == team) for team in range(TEAMS))

    @property
    def _known_play(self) -> TrickPlay:
        if self._play is None:
            raise ValueError("the play has not begun")
        return self._play

    def hand(self, seat: int) -> tuple[Card, ...]:
        """The cards a seat holds."""
        return ROOK.sorted(self.layout.hands[seat]) if self._play is None else self._play.hand(seat)

    # -- legality -------------------------------------------------------------------------------------------------

    def legal(self, seat: int) -> tuple[Action, ...]:
        """Every possible bid, or every card that may be played (each code once)."""
        if seat not in self.to_act:
            return ()
        if self._play is None:
            return tuple(TrickBid(seat, tricks) for tricks in range(self.highest_bid + 1))
        return tuple(Play(seat, card) for card in self._play.legal())

    def refusal(self, action: Action) -> Refusal | None:
        """Why an action is not possible now (RS-7, RS-9, RS-12, RS-13, RS-16, RS-21)."""
        match action:
            case TrickBid():
                return self._refuse_bid(action)
            case Play():
                return self._refuse_play(action)
        return Refusal("README", "unknown_action")

    def _refuse_bid(self, action: TrickBid) -> Refusal | None:
        if self._play is not None:
            return Refusal("RS-9", "bidding_is_over")
        turn = self._order[len(self._bids)]
        if action.seat != turn:
            return Refusal("RS-9", "not_your_turn", values={"turn": turn})
        if not 0 <= action.tricks <= self.highest_bid:
            return Refusal("RS-9", "bid_out_of_range", values={"highest": self.highest_bid})
        return None

    def _refuse_play(self, action: Play) -> Refusal | None:
        play = self._play
        if play is None:
            return Refusal("RS-9", "bid_first")
        if play.empty:
            return Refusal("RS-16", "deal_is_over")
        if action.seat != play.turn:
            rule = "RS-12" if play.current or not play.state.done else "RS-16"
            return Refusal(rule, "not_your_turn", values={"turn": play.turn})
        if action.card not in play.hand(action.seat):
            return Refusal("RS-7", "not_in_hand")
        return play.refusal(action.card, _REASONS.__getitem__)

    # -- what happens ---------------------------------------------------------------------------------------------

    def _apply(self, action: Action) -> list[Event]:
        match action:
            case TrickBid():
                return self._apply_bid(action)
            case Play():
                return self._apply_play(action)
        raise AssertionError(action)

    def _apply_bid(self, bid: TrickBid) -> list[Event]:
        self._bids.append(bid)
        events: list[Event] = [TrickBidMade(bid.seat, bid.tricks, self.team_bids[team_of(bid.seat)])]
        if len(self._bids) < self.game.players:
            return events
        self._play = play = self._begin_play(self.layout.hands)
        # The red 2 is the nearest one to the dealer's left: nobody before its holder has one.
        for seat in self._order[: self._order.index(play.turn)]:
            play.note_lacking(seat, [RED_TWO])
        by_seat = tuple(bid.tricks for bid in sorted(self._bids, key=lambda bid: bid.seat))
        events.append(BiddingEnded(by_seat, self.team_bids, play.turn))
        return events

    def _begin_play(self, hands: tuple[tuple[Card, ...], ...]) -> TrickPlay:
        if self._leader is None:
            raise ValueError("nobody holds a red 2")
        rules = rook_conduct(must_trump=self.game.must_trump)
        return TrickPlay(ROOK, rules, hands, self._leader, self.setup.step)

    def _apply_play(self, action: Play) -> list[Event]:
        play = self._known_play
        self._plays.append(action)
        events = play.play_openly(action.card)
        took = events[-1]
        if isinstance(took, TrickTaken) and self.bids[took.seat] == 0 and play.taken[took.seat] == 1:
            events.append(SluffFailed(took.seat))
        return events

    def resume(self, start: RookSluffStart) -> None:
        """Go to where a checked position begins; called once, on a new deal.

        Raises:
            RecordFaultError: if a card of the current trick could not have been played.
        """
        self._gone = start.gone
        self._tricks_before = sum(start.taken)
        if start.leader is not None:
            self._leader = start.leader
        for seat in self._order:
            bid = start.bids[seat]
            if bid is not None:
                self._bids.append(TrickBid(seat, bid))
        if len(self._bids) < self.game.players:
            return
        self._play = play = self._begin_play(start.full_hands)
        play.resume(start.taken, (), [[ROOK.lane_named[c] for c in colours] for colours in start.voids], start.lacks)
        for index, card in enumerate(start.trick):
            refusal = self.refusal(Play(play.turn, card))
            if refusal is not None:
                raise RecordFaultError(refusal.rule, f"card {index + 1} of the trick, {card}, could not be played")
            play.play(card)

    # -- what is known --------------------------------------------------------------------------------------------

    def actions(self) -> tuple[Action, ...]:
        """The bids in order, then the cards (Record)."""
        return (*self._bids, *self._plays)

    def view(self, seat: int) -> RookSluffView:
        """Own hand, all bids, every played card, and what the play has shown."""
        play, players = self._play, self.game.players
        lanes = ROOK.lanes
        nothing: tuple[frozenset[str], ...] = (frozenset(),) * players
        return RookSluffView(
            seat=seat,
            players=players,
            must_trump=self.game.must_trump,
            deals=self.game.deals,
            setup=self.setup,
            phase=self.phase,
            to_act=self.to_act,
            hand=self.hand(seat),
            hand_sizes=play.hand_sizes() if play else tuple(map(len, self.layout.hands)),
            highest_bid=self.highest_bid,
            bids=self.bids,
            team_bids=self.team_bids,
            tricks=tuple(play.finished) if play else (),
            gone=self._gone,
            current=tuple(play.current) if play else (),
            led=lanes[play.state.led].name if play and play.current else None,
            winning=play.state.best_seat if play and play.current else None,
            taken=tuple(play.taken) if play else (0,) * players,
            voids=tuple(frozenset(lanes[v].name for v in s) for s in play.voids) if play else nothing,
            lacking=tuple(frozenset(play.lacking(s)) for s in range(players)) if play else nothing,
            legal=play.legal() if play and seat in self.to_act else (),
        )

    def result(self) -> dict[str, Any]:
        """``deal_scores`` of the even and the odd seats, ``tricks`` and ``bids`` by seat (Record)."""
        scores = [0] * TEAMS
        for part in self.explain():
            scores[part.side] += part.points
        return {"deal_scores": scores, "tricks": list(self._known_play.taken), "bids": list(self.bids)}

    def explain(self) -> tuple[ScorePart, ...]:
        """By team: the bid, the tricks beyond it, each sluff (RS-17 to RS-19)."""
        if not self.over:
            raise ValueError("the deal is not over")
        bids = [bid or 0 for bid in self.bids]
        return tuple(part for team in range(TEAMS) for part in score_parts(bids, self._known_play.taken, team))

    def position(self) -> Position:
        """The present state (fields: see ``README.md``)."""
        play, players = self._play, self.game.players
        tricks = trick_fields(play, players, self._gone, self._leader)
        lacks = [play.lacking(seat) if play else () for seat in range(players)]
        fields: dict[str, Any] = {
            "deal": self.setup.deal,
            "dealer": self.setup.dealer,
            "direction": self.setup.direction,
            "scores": list(self.setup.scores),
            "hands": [list(self.hand(seat)) for seat in range(players)],
            "bids": list(self.bids),
            **tricks,
            "lacks": [[c for c in cards if c[0] not in tricks["voids"][seat]] for seat, cards in enumerate(lacks)],
        }
        return Position(self.game.id, players, dict(self.game.options), fields)
