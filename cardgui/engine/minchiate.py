"""Minchiate, the Florentine tarot game, for two pairs and one or four deals (``rules/minchiate.md``, MI-1 to MI-28)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, ClassVar

from cardgui.engine.action import Action, MalformedActionError
from cardgui.engine.cards import MINCHIATE, Card, Pack, is_card_list
from cardgui.engine.events import CardsDealt, DealBegan, Event
from cardgui.engine.fields import read_play, read_seat_and
from cardgui.engine.game import Deal, Game, Layout, RecordFaultError, Setup
from cardgui.engine.minchiate_deal import MinchiateDeal
from cardgui.engine.minchiate_layout import (
    CUTS,
    SEATS,
    MinchiateLayout,
    distribute,
    layout_json,
    read_layout,
    turn_order,
)
from cardgui.engine.minchiate_position import dealt_start, read_minchiate_position
from cardgui.engine.minchiate_scoring import SIDES
from cardgui.engine.minchiate_tally import Tally
from cardgui.engine.minchiate_terms import Declare, Discard
from cardgui.engine.options import Option
from cardgui.engine.position import Position


class Minchiate(Game):
    """The rules of Minchiate with the length of the match (MI-28)."""

    id: ClassVar[str] = "minchiate"
    prefix: ClassVar[str] = "MI"
    pack: ClassVar[Pack] = MINCHIATE
    standing_trump: ClassVar[str | None] = "T"
    player_counts: ClassVar[tuple[int, ...]] = (SEATS,)
    known_options: ClassVar[tuple[Option, ...]] = (Option("deals", (1, 4), "MI-28"),)
    result_rules: ClassVar[Mapping[str, str]] = {
        "tricks": "MI-19",
        "final_count": "MI-25",
        "difference": "MI-26",
        "resti": "MI-26",
    }
    follow_rules: ClassVar[Mapping[str, str]] = {"dealer": "MI-5"}
    length_rule: ClassVar[str] = "MI-28"
    cards_rule: ClassVar[str] = "MI-7"

    @property
    def deals(self) -> int:
        """1, or 4 in a longer match (MI-28)."""
        return int(self.option("deals"))

    @property
    def sides(self) -> int:
        """Seats 0 and 2 against 1 and 3 (MI-1)."""
        return SIDES

    @property
    def scoring_rule(self) -> str:
        """The net resti decide (MI-27)."""
        return "MI-27"

    @property
    def cut_choices(self) -> int:
        """From 14 lifted cards to 14 left (MI-6)."""
        return CUTS

    def first_setup(self, drawn: int) -> Setup:
        """The drawn player deals (MI-5), counter-clockwise (MI-1)."""
        return Setup(1, drawn, "ccw", (0,) * SIDES)

    def next_setup(self, setup: Setup, result: Mapping[str, Any]) -> Setup | None:
        """The deal passes to the right (MI-5); after the last deal nobody deals (MI-28)."""
        if setup.deal >= self.deals:
            return None
        totals = setup.scores_after(result)
        return Setup(setup.deal + 1, (setup.dealer - 1) % SEATS, "ccw", totals)

    def distribute(self, setup: Setup, pack: Sequence[Card], cut: int) -> MinchiateLayout:
        """Cut, rob and deal (MI-6, MI-7)."""
        return distribute(setup, pack, cut)

    def begin(self, setup: Setup, layout: Layout) -> MinchiateDeal:
        """A deal before the discards."""
        dealt, tally = _known(layout), Tally()
        tally.cut(setup, dealt)
        tally.open(setup, dealt)
        return MinchiateDeal(self, dealt, dealt_start(setup, dealt), tally)

    def opening_events(self, setup: Setup, layout: Layout, *, turned: bool, attempt: int) -> list[Event]:
        """Who deals, cut and robbing, the cards, robbing by the dealer (MI-5 to MI-10)."""
        dealt, tally = _known(layout), Tally()
        return [
            DealBegan(setup.deal, self.deals, setup.dealer, setup.direction, turned, setup.scores, attempt),
            *tally.cut(setup, dealt),
            CardsDealt(dealt.hands, turn_order(setup)[0]),
            *tally.open(setup, dealt),
        ]

    def incomplete_rule(self, deal: Deal) -> str:
        """What is missing: a discard, a declaration or tricks (MI-11, MI-15, MI-25)."""
        phase = deal.phase if isinstance(deal, MinchiateDeal) else "play"
        return {"discard": "MI-11", "declare": "MI-15"}.get(phase, "MI-25")

    def read_action(self, action: Mapping[str, Any]) -> Action:
        """A discard, a declaration or a card."""
        match action.get("do"):
            case "discard":
                seat, cards = read_seat_and(action, "cards", list)
                if not is_card_list(cards, MINCHIATE.places):
                    raise MalformedActionError("cards is no list of card codes")
                return Discard(seat, tuple(cards))
            case "declare":
                seat, verzicole = read_seat_and(action, "verzicole", list)
                if not all(is_card_list(cards, MINCHIATE.places) for cards in verzicole):
                    raise MalformedActionError("verzicole is no list of lists of card codes")
                return Declare(seat, tuple(map(tuple, verzicole)))
        return read_play(action)

    def read_layout(self, record: Mapping[str, Any]) -> Layout:
        """The cards of a record, checked against cut, robbing and deal (MI-2, MI-6, MI-7, MI-9)."""
        return read_layout(record)

    def layout_json(self, layout: Layout) -> dict[str, Any]:
        """``hands``, ``cutter_robbed``, ``turned_up`` and ``fola``."""
        return layout_json(_known(layout))

    def check_setup(self, setup: Setup) -> None:
        """Direction, number of deals, scores that sum to 0 (MI-1, MI-27, MI-28)."""
        if setup.direction != "ccw":
            raise RecordFaultError("MI-1", "Minchiate is dealt and played ccw")
        if sum(setup.scores):
            raise RecordFaultError("MI-Record", "the net resti of both sides do not sum to 0")
        if setup.deal > self.deals:
            raise RecordFaultError("MI-28", f"deal {setup.deal} in a match of {self.deals}")

    def check_later(self, earlier: Setup, result: Mapping[str, Any], later: Setup) -> None:  # noqa: ARG002
        """The deal passes to the right, also across a gap (MI-5)."""
        due = (earlier.dealer - (later.deal - earlier.deal)) % SEATS
        if later.dealer != due:
            raise RecordFaultError("MI-5", f"seat {later.dealer} deals, not seat {due}")

    def from_position(self, position: Position) -> MinchiateDeal:
        """A deal from any point on: before a discard or a declaration, or in mid-trick."""
        start = read_minchiate_position(position, self)
        tally = Tally(start.difference, start.resti)
        tally.piles = [set(pile) for pile in start.piles]
        tally.owed = start.owed
        return MinchiateDeal(self, Layout(start.hands), start, tally)


def _known(layout: Layout) -> MinchiateLayout:
    if not isinstance(layout, MinchiateLayout):
        raise TypeError("these are not the cards of a deal of Minchiate")
    return layout
