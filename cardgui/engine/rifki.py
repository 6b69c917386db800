"""Rıfkı, the Turkish game of twenty contracts (``rules/rifki.md``, RI-1 to RI-30)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, ClassVar

from cardgui.engine.action import Action, MalformedActionError
from cardgui.engine.cards import FRENCH, Pack
from cardgui.engine.fields import read_play, read_seat_and
from cardgui.engine.game import Deal, Game, Layout, RecordFaultError, Setup
from cardgui.engine.options import Option
from cardgui.engine.position import Position
from cardgui.engine.rifki_contracts import CONTRACTS, DEALS, KING_TRICKS, KOZ, barred
from cardgui.engine.rifki_deal import RifkiDeal, declarer_of
from cardgui.engine.rifki_position import SEATS, read_rifki_position
from cardgui.engine.rifki_terms import Declare


class Rifki(Game):
    """The rules of Rıfkı with its house rules (RI-26 to RI-30)."""

    id: ClassVar[str] = "rifki"
    prefix: ClassVar[str] = "RI"
    pack: ClassVar[Pack] = FRENCH
    player_counts: ClassVar[tuple[int, ...]] = (SEATS,)
    known_options: ClassVar[tuple[Option, ...]] = (
        Option("first_declarer", ("random", "two_of_diamonds"), "RI-26"),
        Option("opening_penalties", (False, True), "RI-27"),
        Option("must_overtrump", (False, True), "RI-28"),
        Option("king_ends_game", (False, True), "RI-29"),
        Option("void_equal_girls", (False, True), "RI-30"),
    )
    result_rules: ClassVar[Mapping[str, str]] = {
        "contract": "RI-5",
        "declarer": "RI-5",
        "trump": "RI-8",
        "tricks": "RI-16",
        "void": "RI-30",
    }
    spare_results: ClassVar[frozenset[str]] = frozenset({"void"})
    follow_rules: ClassVar[Mapping[str, str]] = {"dealer": "RI-2", "direction": "RI-4", "history": "RI-Record"}
    length_rule: ClassVar[str] = "RI-2"
    cards_rule: ClassVar[str] = "RI-4"
    scoring_rule: ClassVar[str] = "RI-24"
    keeps_history: ClassVar[bool] = True
    deals: ClassVar[int] = DEALS

    def __init__(self, options: Mapping[str, object] | None = None, players: int | None = None) -> None:
        """Choose the house rules.

        Raises:
            OptionError: for an option or a value that the game does not have.
            ValueError: for another number of players than four.
        """
        super().__init__(options, players)
        self.opening_penalties = bool(self.option("opening_penalties"))
        self.must_overtrump = bool(self.option("must_overtrump"))
        self.king_ends_game = bool(self.option("king_ends_game"))
        self.void_equal_girls = bool(self.option("void_equal_girls"))

    # -- the course of a match --------------------------------------------------------------------------------------

    def first_setup(self, drawn: int) -> Setup:
        """The drawn player declares first; the dealer sits on their left (RI-2, RI-3)."""
        return Setup(1, (drawn + 1) % SEATS, "ccw", (0,) * SEATS)

    def settled(self, setup: Setup, layout: Layout) -> Setup:
        """In the first deal, if so agreed, the player dealt 2♦ declares (RI-26)."""
        if setup.deal > 1 or not self._two_of_diamonds:
            return setup
        return Setup(setup.deal, self._dealer_by_two_of_diamonds(layout), setup.direction, setup.scores, setup.history)

    @property
    def _two_of_diamonds(self) -> bool:
        return self.option("first_declarer") == "two_of_diamonds"

    @staticmethod
    def _dealer_by_two_of_diamonds(layout: Layout) -> int:
        return next((seat + 1) % SEATS for seat, hand in enumerate(layout.hands) if "2D" in hand)

    def next_setup(self, setup: Setup, result: Mapping[str, Any]) -> Setup | None:
        """The player on the right declares next; a void deal is repeated, a King ends it (RI-2, RI-29, RI-30)."""
        if self.void(result):
            return setup
        if setup.deal >= self.deals or self.king(result) is not None:
            return None
        totals = setup.scores_after(result)
        history = (*setup.history, (declarer_of(setup), str(result["contract"])))
        return Setup(setup.deal + 1, (setup.dealer - 1) % SEATS, setup.direction, totals, history)

    @property
    def repeats(self) -> bool:
        """A deal with a queen for each is void, if so agreed (RI-30)."""
        return self.void_equal_girls

    def king(self, result: Mapping[str, Any]) -> int | None:
        """The seat that has made King in a deal with this result and so wins the game, if there is one (RI-29)."""
        if not self.king_ends_game or result["contract"] != KOZ:
            return None
        return next((seat for seat, tricks in enumerate(result["tricks"]) if tricks >= KING_TRICKS), None)

    def end_rule(self, result: Mapping[str, Any]) -> str:
        """A King or the twentieth deal (RI-2, RI-29)."""
        return self.length_rule if self.king(result) is None else "RI-29"

    def void(self, result: Mapping[str, Any]) -> bool:
        """Whether a deal with this result does not count (RI-30): in Kız the scores are all 0 only then."""
        return self.void_equal_girls and result["contract"] == "kiz" and not any(result["deal_scores"])

    def winners(self, totals: Sequence[int], result: Mapping[str, Any]) -> tuple[int, ...]:
        """The King; without one the highest score, and equal ones share the win (RI-25, RI-29)."""
        king = self.king(result)
        if king is not None:
            return (king,)
        return super().winners(totals, result)

    def begin(self, setup: Setup, layout: Layout) -> RifkiDeal:
        """A deal before the declarer's choice."""
        return RifkiDeal(self, setup, layout)

    def from_position(self, position: Position) -> RifkiDeal:
        """A deal from any point on: before the choice, or in mid-trick."""
        start = read_rifki_position(position, self)
        deal = RifkiDeal(self, start.setup, Layout(start.full_hands))
        deal.resume(start)
        return deal

    # -- records ----------------------------------------------------------------------------------------------------

    def read_action(self, action: Mapping[str, Any]) -> Action:
        """A declaration or a card."""
        if action.get("do") != "declare":
            return read_play(action)
        if "trump" not in action:
            seat, contract = read_seat_and(action, "contract", str)
            return self._declare(seat, contract, None)
        named = {key: value for key, value in action.items() if key != "trump"}
        seat, contract = read_seat_and(named, "contract", str)
        trump = action["trump"]
        if not isinstance(trump, str):
            raise MalformedActionError("trump is no word")
        return self._declare(seat, contract, trump)

    @staticmethod
    def _declare(seat: int, contract: str, trump: str | None) -> Declare:
        if contract not in CONTRACTS:
            raise MalformedActionError(f"there is no contract {contract!r:.40}")
        return Declare(seat, contract, trump)

    def read_layout(self, record: Mapping[str, Any]) -> Layout:
        """Four hands of 13 that make the pack (RI-1, RI-4); in the first deal 2♦ may decide who declares (RI-26)."""
        layout = super().read_layout(record)
        # Where deals can be void, the record may be of a repeated first deal, whose declarer older cards decided.
        if self._two_of_diamonds and record["deal"] == 1 and not self.void_equal_girls:
            due = self._dealer_by_two_of_diamonds(layout)
            if record["dealer"] != due:
                raise RecordFaultError("RI-26", f"2D makes seat {due} the dealer, not seat {record['dealer']}")
        return layout

    def read_history(self, record: Mapping[str, Any]) -> tuple[tuple[int, str], ...]:
        """Pairs of seat and contract."""
        history = record.get("history")
        if not isinstance(history, list):
            raise RecordFaultError("RI-Record", "history is no list")
        pairs = []
        for pair in history:
            if not isinstance(pair, list) or len(pair) != 2 or type(pair[0]) is not int or pair[1] not in [*CONTRACTS]:
                raise RecordFaultError("RI-Record", f"{pair!r:.60} is no pair of seat and contract")
            pairs.append((pair[0], str(pair[1])))
        return tuple(pairs)

    def check_setup(self, setup: Setup) -> None:
        """Direction, length, earlier contracts, and what they have brought (RI-2, RI-4, RI-6, RI-7, RI-24, RI-27)."""
        if setup.direction != "ccw":
            raise RecordFaultError("RI-4", "Rıfkı is played ccw")
        if setup.deal > self.deals:
            raise RecordFaultError("RI-2", f"deal {setup.deal} in a game of {self.deals}")
        self.check_history(setup)
        total = sum(CONTRACTS[name].total for _, name in setup.history)
        if sum(setup.scores) != total:
            text = f"scores_before make {sum(setup.scores)} together, the contracts so far make {total}"
            raise RecordFaultError("RI-24", text)

    def check_history(self, setup: Setup, *, partial: bool = False) -> None:
        """Check the contracts before a deal: their number, whose they were, and whether they could be chosen.

        Args:
            setup: deal, dealer and history.
            partial: whether no history at all will do, as in a position that does not tell.

        Raises:
            RecordFaultError: with the rule that they break (RI-2, RI-6, RI-7, RI-27, RI-Record).
        """
        history = setup.history
        if partial and not history:
            return
        if len(history) != setup.deal - 1:
            raise RecordFaultError("RI-Record", f"history lists {len(history)} contracts before deal {setup.deal}")
        for index, (seat, contract) in enumerate(history):
            due = (declarer_of(setup) + len(history) - index) % SEATS
            if seat != due:
                raise RecordFaultError("RI-2", f"history: seat {due} declared in deal {index + 1}, not seat {seat}")
            bar = barred(history[:index], seat, contract, opening_penalties=self.opening_penalties)
            if bar is not None:
                raise RecordFaultError(bar.rule, f"history: {contract} in deal {index + 1}")

    def check_later(self, earlier: Setup, result: Mapping[str, Any], later: Setup) -> None:
        """The history of the later deal begins with that of the earlier one and its contract (RI-Record)."""
        contracts = earlier.history
        if not self.void(result):
            contracts = (*contracts, (declarer_of(earlier), str(result["contract"])))
        if later.history[: len(contracts)] != contracts:
            raise RecordFaultError("RI-Record", f"history differs from that of deal {earlier.deal}")

    def incomplete_rule(self, deal: Deal) -> str:
        """The declarer chooses; the tricks are played until the contract is decided (RI-5, RI-23)."""
        return "RI-23" if deal.actions() else "RI-5"
