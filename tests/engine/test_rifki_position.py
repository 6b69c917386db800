"""Positions of Rıfkı: every state can be left and taken up again; what contradicts itself is refused."""

from __future__ import annotations

import random

import pytest

from cardgui.engine import position
from cardgui.engine.events import CardPlayed, TrickTaken
from cardgui.engine.game import RecordFaultError
from cardgui.engine.registry import deal_from
from cardgui.engine.rifki_contracts import CONTRACTS
from cardgui.engine.rifki_deal import RifkiDeal
from cardgui.engine.rifki_terms import Declare, RifkiView
from tests.engine.dealing import deal_at, legal_cards, play, play_out
from tests.engine.rifki_table import begin, history, rifki_at


def same_but_for_finished_tricks(one: RifkiView, other: RifkiView) -> bool:
    """Whether two views agree; a position keeps the cards of finished tricks, not who played them."""
    fields = [name for name in RifkiView.__dataclass_fields__ if name not in ("tricks", "gone")]
    different = [name for name in fields if getattr(one, name) != getattr(other, name)]
    gone = [[*view.gone, *(c for trick in view.tricks for c in trick.cards)] for view in (one, other)]
    return not different and gone[0] == gone[1]


def taken_up(deal: RifkiDeal) -> RifkiDeal:
    """The deal as it begins from the position of another, which both forms give alike."""
    there = deal.position()
    again = deal_from(position.read(there.to_text()))
    assert deal_from(position.Position.from_json(there.to_json())).position() == again.position() == there
    assert isinstance(again, RifkiDeal)
    return again


@pytest.mark.parametrize("contract", CONTRACTS)
def test_from_any_state_on_a_deal_can_be_taken_up_and_ends_as_the_original_does(contract: str) -> None:
    for number in range(3):
        rng = random.Random(number)
        past = history("kupa", "koz", "rifki", "koz", last=1)
        deal = begin(1, 5, history=past, must_overtrump=number == 1, void_equal_girls=number == 2)
        before = taken_up(deal)
        assert before.to_act == {1}
        assert all(same_but_for_finished_tricks(before.view(s), deal.view(s)) for s in range(4))
        deal.apply(Declare(1, contract, "D" if contract == "koz" else None))
        while not deal.over:
            again = taken_up(deal)
            assert again.to_act == deal.to_act
            for seat in range(4):
                assert again.legal(seat) == deal.legal(seat)
                assert same_but_for_finished_tricks(again.view(seat), deal.view(seat))
            if rng.random() < 0.1:
                rest, other_rest = random.Random(number), random.Random(number)
                original = taken_up(deal)
                assert play_out(again, rest) == play_out(original, other_rest)
                assert again.result() == original.result()
            play_out(deal, rng, steps=1)


def test_a_deal_taken_up_in_its_last_tricks_scores_as_the_original_does() -> None:
    for seed in range(20):
        deal = begin(0)
        deal.apply(Declare(0, "son_iki"))
        play_out(deal, random.Random(seed), steps=4 * 12 + seed % 4)
        again = taken_up(deal)
        play_out(deal, random.Random(seed))
        play_out(again, random.Random(seed))
        assert again.result() == deal.result()


def test_tricks_are_numbered_on_and_cards_of_the_current_trick_count_as_played() -> None:
    deal = rifki_at("contract=el_almaz leader=0 trick=5S, hands=KH/6S,QH/8S,9H/QD,AD/ tricks=3,2,1,0,")
    events = play(deal, "QD", "8S", "6S")
    assert events[0] == CardPlayed(3, "QD", face_down=False, led=False, trick=7, winning=0)
    assert events[-1] == TrickTaken(2, "8S", 7, (3, 2, 2, 0), last=False)


def test_fields_have_defaults_and_small_hands_are_a_deal() -> None:
    deal = deal_at("rifki/4 hands=AS/KS/QS/JS/")
    assert (deal.setup.deal, deal.setup.dealer, deal.setup.direction) == (1, 0, "ccw")
    assert deal.to_act == {3}
    assert len(deal.legal(3)) == 10
    begun = deal_at("rifki/4 hands=AS/KS/QS/JS/ contract=kiz")
    assert begun.to_act == {3}
    assert legal_cards(begun) == {"JS"}


HANDS = "hands=AS,2H/QS,3H/KS,4H/JS,5H/"


@pytest.mark.parametrize(
    ("text", "rule", "reason"),
    [
        (f"{HANDS} colour=red", "README", "no field colour"),
        (f"{HANDS} deal=21", "README", "deal is a number from 1 to 20"),
        (f"{HANDS} dealer=4", "README", "dealer is a number from 0 to 3"),
        (f"{HANDS} direction=cw", "README", "direction is ccw"),
        (f"{HANDS} scores=0,0,0,", "README", "scores is a list of 4"),
        (f"{HANDS} scores=0,0,0,10000,", "README", "numbers from -9999 to 9999"),
        (f"{HANDS} contract=atas", "README", "contract is koz or"),
        (f"{HANDS} contract=koz trump=N", "README", "trump is S or H or D or C"),
        (f"{HANDS} contract=koz", "RI-8", "a koz has a trump suit"),
        (f"{HANDS} contract=kiz trump=S", "RI-8", "a penalty contract has none"),
        (f"{HANDS} trump=S", "RI-5", "when the contract is chosen"),
        (f"{HANDS} leader=0", "RI-5", "when the contract is chosen"),
        (f"{HANDS} tricks=1,0,0,0,", "RI-5", "when the contract is chosen"),
        (f"{HANDS} hearts=1", "RI-5", "when the contract is chosen"),
        (f"{HANDS} voids=D//// ", "RI-5", "when the contract is chosen"),
        (f"{HANDS} lacks=2D////", "RI-5", "when the contract is chosen"),
        (f"{HANDS} won=QS////", "RI-5", "when the contract is chosen"),
        ("hands=AS,2H/QS,3H/KS,4H/JS/", "RI-4", "equally many cards"),
        ("hands=////", "RI-4", "equally many cards"),
        ("hands=AS/KS/QS/", "README", "hands is a list of 4"),
        ("hands=AS/KS/QS/1S/", "README", "hands is a list of 4"),
        ("hands=AS/AS/QS/JS/", "RI-1", "AS stands 2 times"),
        (f"{HANDS} contract=el_almaz leader=0 gone=AS,2C,3C,4C, tricks=1,0,0,0,", "RI-1", "AS stands 2 times"),
        (f"{HANDS} contract=el_almaz leader=0 trick=AS,", "RI-1", "AS stands 2 times"),
        ("hands=AS/QS/KS/JS/ contract=el_almaz leader=0 trick=2C,3C,4C,5C,", "RI-16", "four cards is complete"),
        ("hands=/QS/KS/JS/ contract=el_almaz trick=AS,", "README", "a trick needs its leader"),
        (f"{HANDS} contract=el_almaz tricks=1,0,0,0,", "RI-16", "leader is missing"),
        (f"{HANDS} contract=el_almaz leader=0 tricks=10,1,1,0,", "RI-23", "more than 13 tricks"),
        (f"{HANDS} contract=el_almaz leader=0 tricks=14,0,0,0,", "README", "tricks is a list of 4 numbers"),
        (f"{HANDS} contract=el_almaz leader=0 tricks=1,0,0,0, gone=2C,3C,4C,5C,6C,", "RI-16", "5 cards are gone in 1"),
        (f"{HANDS} contract=el_almaz leader=0 tricks=1,0,0,0, gone=6H,", "RI-22", "a heart has been played"),
        (f"{HANDS} contract=el_almaz leader=0 voids=H////", "RI-17", "seat 0 has shown not to have 2H"),
        (f"{HANDS} contract=el_almaz leader=0 voids=X////", "README", "voids is a list of 4 lists of"),
        (f"{HANDS} contract=kiz leader=0 lacks=/QS///", "RI-17", "seat 1 has shown not to have QS"),
        (f"{HANDS} contract=kiz leader=0 won=QH////", "RI-23", "seat 0 has won penalty cards, but no trick"),
        (f"{HANDS} contract=kiz leader=0 tricks=1,0,0,0, won=QS////", "RI-23", "QS cannot have been won"),
        (f"{HANDS} contract=kiz leader=0 tricks=1,0,0,0, won=KH////", "RI-23", "KH cannot have been won"),
        (f"{HANDS} contract=kiz leader=0 tricks=1,0,0,0, won=QH,QH////", "RI-23", "QH cannot have been won"),
        (f"{HANDS} contract=kiz leader=0 tricks=1,0,0,0, gone=QD,", "RI-23", "QD is gone, but nobody has won it"),
        (f"{HANDS} contract=rifki leader=0", "RI-23", "the deal is over"),
        ("hands=2H,3C/QS,3H/KS,4H/JS/ contract=kupa leader=3 trick=5H,", "RI-22", "5H could not be played"),
        ("hands=AS,2H/QS,3H/4H/JS/ contract=el_almaz leader=3 trick=5H,KS,", "RI-17", "KS could not be played"),
        (f"{HANDS} deal=3 history=0,koz/", "RI-Record", "lists 1 contracts before deal 3"),
        (f"{HANDS} deal=2 history=1,koz/", "RI-2", "seat 0 declared in deal 1"),
        (f"{HANDS} deal=2 history=0,atas/", "RI-Record", "no pair of seat and contract"),
        (f"{HANDS} deal=2 history=koz", "RI-Record", "history is no list"),
        (f"{HANDS} deal=4 dealer=0 history=2,kiz/1,kiz/0,kiz/", "RI-7", "kiz in deal 3"),
    ],
)  # fmt: skip
def test_a_position_that_contradicts_itself_is_refused_with_the_rule(text: str, rule: str, reason: str) -> None:
    with pytest.raises(RecordFaultError, match=reason) as error:
        deal_at(f"rifki/4 {text}")
    assert error.value.rule == rule


def test_a_trick_with_the_last_penalty_card_in_it_is_still_played() -> None:
    deal = rifki_at("contract=kiz leader=1 trick=QS, hands=AS,2H/3H/KS,4H/JS,5H/ tricks=0,1,0,0,")
    events = play(deal, "AS", "JS", "KS")
    assert isinstance(events[-3], TrickTaken)
    assert events[-3].last
    assert deal.result()["deal_scores"] == [-100, 0, 0, 0]


def test_gone_cards_may_be_left_out_and_history_too() -> None:
    deal = rifki_at(f"deal=7 contract=kiz leader=0 tricks=3,0,0,0, won=QD,QH//// {HANDS}")
    assert deal.view(0).won[0] == ("QD", "QH")
    assert deal.setup.history == ()
