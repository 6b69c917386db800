"""Truf, the Indonesian game of bidding with a card (``rules/truf.md``, TR-1 to TR-22)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, ClassVar

from cardgui.engine.action import Action
from cardgui.engine.cards import FRENCH, Pack
from cardgui.engine.events import HandThrownIn, ThrownIn
from cardgui.engine.fields import read_play, read_seat_and
from cardgui.engine.game import Deal, Game, Layout, RecordFaultError, Setup
from cardgui.engine.options import Option
from cardgui.engine.position import Position
from cardgui.engine.truf_deal import TrufDeal
from cardgui.engine.truf_position import SEATS, read_truf_position
from cardgui.engine.truf_terms import Adjust, Bid


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
    follow_rules: ClassVar[Mapping[str, str]] = {"dealer": "TR-2"}
    length_rule: ClassVar[str] = "TR-22"
    cards_rule: ClassVar[str] = "TR-4"

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
        totals = setup.scores_after(result)
        direction = "cw" if setup.direction == "ccw" else "ccw"
        step = 1 if direction == "cw" else -1
        order = [(setup.dealer + step * i) % SEATS for i in range(1, SEATS + 1)]
        dealer = min(order, key=lambda seat: totals[seat])
        return Setup(setup.deal + 1, dealer, direction, totals)

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
        layout = super().read_layout(record)
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
        start = read_truf_position(position, self)
        deal = TrufDeal(self, start.setup, Layout(start.hands))
        deal.resume(start)
        return deal
