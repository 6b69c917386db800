"""Rook Sluff, two teams bidding for tricks with two Rook packs (``rules/rook_sluff.md``, RS-1 to RS-21)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, ClassVar

from cardgui.engine.action import Action
from cardgui.engine.cards import ROOK, Card, Pack
from cardgui.engine.fields import read_play, read_seat_and
from cardgui.engine.game import Deal, Game, Layout, RecordFaultError, Setup
from cardgui.engine.options import Option
from cardgui.engine.position import Position
from cardgui.engine.rook_sluff_deal import RookSluffDeal
from cardgui.engine.rook_sluff_position import read_rook_sluff_position
from cardgui.engine.rook_sluff_scoring import TEAMS, cards_for
from cardgui.engine.rook_sluff_terms import TrickBid

_CARDS = {6: "RS-4", 8: "RS-3", 10: "RS-5"}
"""By number of players, the rule that says which cards are dealt."""


class RookSluff(Game):
    """The rules of Rook Sluff for 8, 6 or 10 players."""

    id: ClassVar[str] = "rook_sluff"
    prefix: ClassVar[str] = "RS"
    pack: ClassVar[Pack] = ROOK
    standing_trump: ClassVar[str | None] = "B"
    player_counts: ClassVar[tuple[int, ...]] = (8, 6, 10)
    known_options: ClassVar[tuple[Option, ...]] = (Option("must_trump", (False, True), "RS-21"),)
    result_rules: ClassVar[Mapping[str, str]] = {"bids": "RS-9", "tricks": "RS-15"}
    follow_rules: ClassVar[Mapping[str, str]] = {"dealer": "RS-7", "direction": "RS-7"}
    length_rule: ClassVar[str] = "RS-8"
    scoring_rule: ClassVar[str] = "RS-17"
    sides: ClassVar[int] = TEAMS

    def __init__(self, options: Mapping[str, object] | None = None, players: int | None = None) -> None:
        """Choose house rule and number of players; its cards follow (RS-3 to RS-5).

        Raises:
            OptionError: for an option or a value that the game does not have.
            ValueError: for another number of players than 6, 8 or 10.
        """
        super().__init__(options, players)
        self.must_trump = bool(self.option("must_trump"))
        self._cards = cards_for(self.players)

    @property
    def cards(self) -> tuple[Card, ...]:
        """The cards of the two packs that are dealt to so many players (RS-3 to RS-5)."""
        return self._cards

    @property
    def cards_rule(self) -> str:
        """The rule that says which cards are dealt."""
        return _CARDS[self.players]

    @property
    def hand_size(self) -> int:
        """Cards dealt to each player: 14, or 11 for ten players."""
        return len(self._cards) // self.players

    @property
    def deals(self) -> int:
        """Everyone deals once (RS-8)."""
        return self.players

    # -- the course of a match --------------------------------------------------------------------------------------

    def first_setup(self, drawn: int) -> Setup:
        """The drawn player deals first (RS-7)."""
        return Setup(1, drawn, "cw", (0,) * TEAMS)

    def next_setup(self, setup: Setup, result: Mapping[str, Any]) -> Setup | None:
        """The deal passes to the left until all have dealt (RS-7, RS-8)."""
        if setup.deal >= self.deals:
            return None
        totals = setup.scores_after(result)
        return Setup(setup.deal + 1, (setup.dealer + 1) % self.players, setup.direction, totals)

    def begin(self, setup: Setup, layout: Layout) -> RookSluffDeal:
        """A deal before the bidding."""
        return RookSluffDeal(self, setup, layout)

    def from_position(self, position: Position) -> RookSluffDeal:
        """A deal from any point on: before, between or after the bids, or in mid-trick."""
        start = read_rook_sluff_position(position, self)
        deal = RookSluffDeal(self, start.setup, Layout(start.full_hands))
        deal.resume(start)
        return deal

    # -- records ----------------------------------------------------------------------------------------------------

    def read_action(self, action: Mapping[str, Any]) -> Action:
        """A bid or a card."""
        if action.get("do") == "bid":
            seat, tricks = read_seat_and(action, "tricks", int)
            return TrickBid(seat, tricks)
        return read_play(action)

    def check_setup(self, setup: Setup) -> None:
        """Direction and length (RS-7, RS-8)."""
        if setup.direction != "cw":
            raise RecordFaultError("RS-7", "Rook Sluff is played cw")
        if setup.deal > self.deals:
            raise RecordFaultError("RS-8", f"deal {setup.deal} in a game of {self.deals}")

    def check_later(self, earlier: Setup, result: Mapping[str, Any], later: Setup) -> None:  # noqa: ARG002
        """Each deal in between has moved the dealer by one seat (RS-7)."""
        due = (earlier.dealer + later.deal - earlier.deal) % self.players
        if later.dealer != due:
            raise RecordFaultError("RS-7", f"seat {later.dealer} deals, should be seat {due}")

    def incomplete_rule(self, deal: Deal) -> str:
        """All bid, and all cards are played (RS-9, RS-16)."""
        return "RS-9" if len(deal.actions()) < self.players else "RS-16"
