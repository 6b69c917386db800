"""Positions of Minchiate: every state can be left and taken up again; what contradicts itself is refused."""

from __future__ import annotations

import random
import re

import pytest

from cardgui.engine import position
from cardgui.engine.action import Action
from cardgui.engine.game import RecordFaultError, Setup
from cardgui.engine.minchiate_deal import MinchiateDeal
from cardgui.engine.minchiate_terms import DiscardChoice, MinchiateView
from cardgui.engine.registry import deal_from
from tests.engine.minchiate_table import at, fresh


def same_but_for_finished_tricks(one: MinchiateView, other: MinchiateView) -> bool:
    """Whether two views agree; a position keeps the piles, not who played what, and not who discarded which cards."""
    fields = [name for name in MinchiateView.__dataclass_fields__ if name not in ("tricks", "own_discards")]
    return all(getattr(one, name) == getattr(other, name) for name in fields)


def same_legal(one: MinchiateDeal, other: MinchiateDeal) -> bool:
    (seat,) = one.to_act
    legal = one.legal(seat)
    return legal == other.legal(seat) if isinstance(legal, DiscardChoice) else set(legal) == set(other.legal(seat))


@pytest.mark.parametrize("number", [1, 2, 4, 5, 6, 7, 9, 11])
def test_from_any_state_on_a_deal_can_be_taken_up_from_its_position(number: int) -> None:
    rng = random.Random(number)
    deal = fresh(number)
    stops = {*rng.sample(range(90), 14), 0, 1, 2, 3, 4, 5, 6, 89, 88, 87}
    step = 0
    while not deal.over:
        if step in stops:
            written = deal.position()
            assert position.read(written.to_text()) == position.Position.from_json(written.to_json()) == written
            again = deal_from(written)
            assert isinstance(again, MinchiateDeal)
            assert again.position() == written
            assert again.to_act == deal.to_act
            assert same_legal(deal, again)
            for seat in range(4):
                assert same_but_for_finished_tricks(again.view(seat), deal.view(seat))
        (seat,) = deal.to_act
        deal.apply(rng.choice(deal.legal(seat)))
        step += 1
    with pytest.raises(RecordFaultError, match="the hands have 1 to 21 cards"):
        deal_from(deal.position())


@pytest.mark.parametrize("number", range(20, 30))
def test_a_deal_taken_up_in_the_middle_ends_as_the_original_does(number: int) -> None:
    rng = random.Random(number)
    original = fresh(number)
    for _ in range(rng.randrange(0, 85)):
        (seat,) = original.to_act
        original.apply(rng.choice(original.legal(seat)))
    again = deal_from(original.position())
    while not original.over:
        (seat,) = original.to_act
        action: Action = rng.choice(original.legal(seat))
        assert original.apply(action) == again.apply(action)
    assert again.result() == original.result()


def test_a_short_deal_can_be_set_up_from_hands_and_nothing_else() -> None:
    deal = at("minchiate/4 hands=D1,D2/S1,S2/T1,T2/M,B1/")
    assert (deal.phase, deal.to_act) == ("play", frozenset({3}))
    assert deal.setup == Setup(1, 0, "ccw", (0, 0))
    rng = random.Random(1)
    while not deal.over:
        (seat,) = deal.to_act
        deal.apply(rng.choice(deal.legal(seat)))
    assert sum(deal.result()["tricks"]) == 2


def test_what_a_position_tells_is_in_every_view() -> None:
    deal = at(
        "minchiate/4 deal=1 dealer=3 scores=0,0, hands=D1/S1/T2/B1/ cutter_robbed=T40,T22, dealer_robbed=DK, "
        "turned_up=T5,_,T2,_, discarded=2,0,0,3, declared=/T28_T29_T30,M_T1_T40/// matto_shown=1 fola=S4,T9, "
        "difference=-12 resti=1,3, tricks=2,0,1,3, leader=2 piles=T28,M/T29,T30/ matto_owed=0 led=D,T, "
        "voids=B//// lacks=/DK,DQ///"
    )
    for seat in range(4):
        view = deal.view(seat)
        assert view.cutter_robbed == ("T40", "T22")
        assert view.dealer_robbed == ("DK",)
        assert view.turned_up == ("T5", None, "T2", None)
        assert view.discarded == (2, 0, 0, 3)
        assert view.declared == ((), (("T28", "T29", "T30"), ("M", "T1", "T40")), (), ())
        assert (view.matto_shown, view.fola, view.difference, view.resti) == (1, ("S4", "T9"), -12, (1, 3))
        assert (view.taken, view.matto_owed, view.suits_led) == ((2, 0, 1, 3), 0, frozenset("DT"))
        assert view.piles == (("M", "T28"), ("T30", "T29"))
        assert view.voids[0] == {"B"}
        assert view.lacking[1] == {"DK", "DQ"}


GOOD = (
    "minchiate/4 dealer=1 hands=T40,D1/S2,D2/D9,T3/C4,T8/ leader=0 tricks=3,3,3,3, difference=5 "
    "declared=T38_T39_T40//// "
    "cutter_robbed=, dealer_robbed=, turned_up=D1,_,_,_, discarded=0,0,0,0, piles=S1/B1,B2/ led=D, voids=////"
)


def test_the_position_that_the_refusals_vary_is_sound() -> None:
    assert at(GOOD).to_act == {0}


@pytest.mark.parametrize(
    ("change", "rule", "reason"),
    [
        (("hands=T40,D1", "hands=T40,T40"), "MI-2", "T40 stands 2 times"),
        (("piles=S1", "piles=D1"), "MI-2", "D1 stands 2 times"),
        (("led=D,", "led=D, fola=D9,"), "MI-2", "D9 stands 2 times"),
        (("hands=T40,D1", "hands=T40,AS"), "README", "hands is a list of 4 lists of card codes"),
        (("hands=T40,D1", "hands=T40"), "MI-7", "equally many cards"),
        (("hands=T40,D1/S2,D2/D9,T3/C4,T8/ ", ""), "MI-7", "the hands have 1 to 21 cards"),
        (("tricks=3,3,3,3,", "tricks=5,5,5,5,"), "MI-25", "more than 21 tricks"),
        (("tricks=3,3,3,3,", "tricks=22,0,0,0,"), "README", "tricks is a list of 4 numbers from 0 to 21"),
        (("tricks=3,3,3,3,", ""), "MI-25", "the piles hold more than 0 tricks"),
        (("tricks=3,3,3,3,", "tricks=3,0,3,0,"), "MI-25", "side 1 has a pile, but no trick"),
        (("leader=0", ""), "MI-17", "leader is missing"),
        (("leader=0", "leader=4"), "README", "leader is a number from 0 to 3"),
        (("difference=5", "difference=60"), "README", "difference is a number from -59 to 59"),
        (("difference=5", "difference=-60"), "README", "difference is a number from -59 to 59"),
        (("difference=5", "resti=1,"), "README", "resti is a list of 2 numbers"),
        (("difference=5", "resti=1,100,"), "README", "resti is a list of 2 numbers from 0 to 99"),
        (("difference=5", "scores=10000,-10000,"), "README", "scores is a list of 2 numbers from -9999 to 9999"),
        (("difference=5", "resti=1,-1,"), "README", "resti is a list of 2 numbers"),
        (("difference=5", "scores=1,"), "README", "scores is a list of 2 numbers"),
        (("difference=5", "direction=cw"), "README", "direction is ccw"),
        (("difference=5", "deal=2"), "README", "deal is a number from 1 to 1"),
        (("difference=5", "phase=bid"), "README", "phase is discard or declare or play"),
        (("difference=5", "phase=declare declarations=3"), "MI-17", "the play has not begun"),
        (("difference=5", "declarations=3"), "MI-15", "the play begins after four declarations"),
        (("difference=5", "matto_shown=5"), "README", "matto_shown is a number"),
        (("difference=5", "matto_owed=2"), "README", "matto_owed is a number from 0 to 1"),
        (("difference=5", "matto_owed=1"), "MI-22", "which is not in its pile"),
        (("difference=5", "lacks=D1////"), "MI-18", "seat 0 has shown not to have D1"),
        (("voids=////", "voids=D////"), "MI-18", "seat 0 has shown not to have D1"),
        (("voids=////", "voids=M////"), "README", "voids is a list of 4 lists of D, C, S, B, T"),
        (("led=D,", "led=M,"), "README", "led is a list of D, C, S, B, T"),
        (("led=D,", "led=D,D9/"), "README", "led is a list of D, C, S, B, T"),
        (("cutter_robbed=,", "cutter_robbed=D8,"), "MI-6", "cutter_robbed holds what cannot be robbed"),
        (("dealer_robbed=,", "dealer_robbed=T20,T6,"), "MI-6", "dealer_robbed holds what cannot be robbed"),
        (("cutter_robbed=,", "cutter_robbed=T40,"), "MI-7", "T40 was robbed by seat 2, but seat 0 has it"),
        (("dealer_robbed=,", "dealer_robbed=T40,"), "MI-7", "T40 was robbed by seat 1, but seat 0 has it"),
        (("turned_up=D1,_,_,_,", "turned_up=_,D1,_,_,"), "MI-7", "D1 was turned up by seat 1, but seat 0 has it"),
        (("turned_up=D1,_,_,_,", "turned_up=D1,_,_,"), "README", "turned_up is a list of 4"),
        (("discarded=0,0,0,0,", "discarded=0,0,0,14,"), "README", "discarded is a list of 4 numbers from 0 to 13"),
        (("declared=T38_T39_T40////", "declared=/T38_T39_T40///"), "MI-7", "T40 was declared by seat 1, but seat 0"),
        (("declared=T38_T39_T40////", "declared=T38_T39_T40,T37_T38_T39////"), "MI-12", "as long as possible"),
        (("declared=T38_T39_T40////", "declared=T38_T39_T40,T38_T39_T40////"), "MI-12", "as long as possible"),
        (("declared=T38_T39_T40////", "declared=T38_T39////"), "README", "declared is a list of 4 lists of"),
        (("declared=T38_T39_T40////", "declared=T38,T39,T40////"), "README", "declared is a list of 4 lists of"),
    ],
)  # fmt: skip
def test_a_position_that_contradicts_itself_is_refused(change: tuple[str, str], rule: str, reason: str) -> None:
    assert change[0] in GOOD
    with pytest.raises(RecordFaultError, match=re.escape(reason)) as error:
        at(GOOD.replace(*change))
    assert error.value.rule == rule


DISCARDING = "minchiate/4 phase=discard dealer=0 hands=D2,D3,C1/T40,T29,T6,DK,D5/S1,S2,S3/B1,B2,B3/"


@pytest.mark.parametrize(
    ("text", "rule", "reason"),
    [
        ("phase=discard dealer=0 hands=D2,D3/T40,T6/S1,S2/B1,B2/", "MI-11", "nobody has cards to discard"),
        ("phase=discard dealer=1 hands=D2,D3/T40,T6,D5,D6/S1,S2/B1,B2,B3/", "MI-11", "seat 3 has 1 cards too many"),
        ("phase=discard dealer=0 hands=D2/T6/S1,S2/B1/", "MI-11", "seat 2 has 1 cards too many"),
        ("phase=discard dealer=0 hands=D2,D3/T40,T39,T38,DK/S1,S2/B1,B2/", "MI-11", "has not 2 cards that may be"),
        ("phase=discard dealer=0 hands=D2/D1,D4/S1/B1/ declarations=1", "MI-15", "nobody declares before the discards"),
        ("phase=declare dealer=0 hands=D2/D1/S1/B1/ declarations=4", "MI-15", "all have declared"),
        ("phase=declare dealer=0 hands=D2/D1/S1/B1,B2/", "MI-7", "equally many cards"),
        ("phase=declare dealer=0 hands=T1,T2,T3/D1,D2,D3/S1,S2,S3/B1,B2,B3/ declarations=1 declared=T1_T2_T3////",
         "MI-15", "seat 0 has declared before its turn"),
        ("phase=declare dealer=0 hands=D2/D1/S1/B1/ leader=3", "MI-17", "the play has not begun"),
        ("phase=declare dealer=0 hands=D2/D1/S1/B1/ lacks=D1////", "MI-17", "the play has not begun"),
        ("phase=declare dealer=0 hands=D2/D1/S1/B1/ led=D,", "MI-17", "the play has not begun"),
        ("hands=D2/D1/S1/B1/ leader=0 trick=D3,D4,D5,D6,", "MI-19", "complete: put them under piles"),
        ("hands=D2/D1/S1,S2/B1,B2/ trick=D3,D4,", "README", "needs its leader"),
        ("hands=D2/D1,T3/B1,B2/S1/ leader=0 trick=S3,D4,", "MI-18", "D4 could not be played"),
        ("dealer=0 hands=D2/D1/S1/B1/ fola=S2,S3,S4,S5,S6,S7,S8,S9,S10,SF,SH,SQ,SK,BK,", "MI-9",
         "the fola has 14 cards"),
        ("dealer=0 hands=D2/D1/S1/B1/ matto_shown=0 piles=/M/ tricks=0,1,0,0, leader=1 voids=T////", "", ""),
        ("dealer=0 hands=D2/M/S1/B1/ matto_shown=0", "MI-7", "M was shown by seat 0, but seat 1 has it"),
    ],
)  # fmt: skip
def test_a_phase_or_a_trick_that_cannot_be_is_refused(text: str, rule: str, reason: str) -> None:
    if not rule:
        assert at("minchiate/4 " + text).phase == "play"
        return
    with pytest.raises(RecordFaultError, match=re.escape(reason)) as error:
        at("minchiate/4 " + text)
    assert error.value.rule == rule


def test_13_robbed_cards_and_13_of_the_fola_are_the_most_there_can_be() -> None:
    robbed = "D1,D2,D3,D4,D5,D6,D7,D8,D9,D10,DF,DH,DQ"
    deal = at(f"minchiate/4 phase=discard dealer=0 hands=B1/{robbed},DK/S1/S2/")
    choice = deal.view(1).discards
    assert choice is not None
    assert choice.size == 13
    with pytest.raises(RecordFaultError, match="seat 1 has 14 cards too many"):
        at(f"minchiate/4 phase=discard dealer=0 hands=B1/{robbed},DK,C1/S1/S2/")
    assert at(f"minchiate/4 hands=B1/B2/S1/S2/ fola={robbed},").view(0).fola == tuple(robbed.split(","))


def test_a_position_before_the_discards() -> None:
    deal = at(DISCARDING)
    assert deal.to_act == {1}
    choice = deal.view(1).discards
    assert choice is not None
    assert (choice.size, set(choice.must), choice.may) == (2, {"T6", "D5"}, ())
