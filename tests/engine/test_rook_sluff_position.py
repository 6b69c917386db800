"""Positions of Rook Sluff: every state can be left and taken up again; what contradicts itself is refused."""

from __future__ import annotations

import random

import pytest

from cardgui.engine import position
from cardgui.engine.events import CardPlayed, TrickTaken
from cardgui.engine.game import RecordFaultError
from cardgui.engine.registry import deal_from
from cardgui.engine.rook_sluff_deal import RookSluffDeal
from cardgui.engine.rook_sluff_terms import BiddingEnded, RookSluffView, TrickBid
from tests.engine.dealing import deal_at, legal_cards, play, play_out
from tests.engine.rook_table import BIDS, bid, dealt, rook_at


def same_but_for_finished_tricks(one: RookSluffView, other: RookSluffView) -> bool:
    """Whether two views agree; a position keeps the cards of finished tricks, not who played them."""
    fields = [name for name in RookSluffView.__dataclass_fields__ if name not in ("tricks", "gone")]
    different = [name for name in fields if getattr(one, name) != getattr(other, name)]
    gone = [[*view.gone, *(c for trick in view.tricks for c in trick.cards)] for view in (one, other)]
    return not different and gone[0] == gone[1]


def taken_up(deal: RookSluffDeal) -> RookSluffDeal:
    """The deal as it begins from the position of another, which both forms give alike."""
    there = deal.position()
    again = deal_from(position.read(there.to_text()))
    assert deal_from(position.Position.from_json(there.to_json())).position() == again.position() == there
    assert isinstance(again, RookSluffDeal)
    return again


@pytest.mark.parametrize("players", [6, 8, 10])
def test_from_any_state_on_a_deal_can_be_taken_up_and_ends_as_the_original_does(players: int) -> None:
    rng = random.Random(players)
    deal = dealt(players, dealer=2, number=players, must_trump=players == 8)
    while not deal.over:
        again = taken_up(deal)
        assert again.to_act == deal.to_act
        for seat in range(players):
            assert again.legal(seat) == deal.legal(seat)
            assert same_but_for_finished_tricks(again.view(seat), deal.view(seat))
        if rng.random() < 0.03:
            original = taken_up(deal)
            assert play_out(again, random.Random(1)) == play_out(original, random.Random(1))
            assert again.result() == original.result()
        play_out(deal, rng, steps=1)


def test_tricks_are_numbered_on_and_small_hands_are_a_deal() -> None:
    deal = rook_at(f"{BIDS} leader=0 trick=G9, hands=/G8/Y7/Y10/Y11/Y12/ tricks=3,2,1,0,0,0,")
    events = play(deal, "G8", "Y7", "Y10", "Y11", "Y12")
    assert events[0] == CardPlayed(1, "G8", face_down=False, led=False, trick=7, winning=0)
    assert events[-1] == TrickTaken(0, "G9", 7, (4, 2, 1, 0, 0, 0), last=True)


def test_the_bids_of_a_position_are_those_of_its_hands_and_tricks() -> None:
    deal = rook_at("hands=R2,G9/R9,G8/R8,Y9/R7,Y8/R10,Y7/R11,Y6/ dealer=5")
    assert deal.legal(0) == tuple(TrickBid(0, tricks) for tricks in range(3))
    ended = bid(deal, 2, 0, 1, 0, 1, 1)[-1]
    assert ended == BiddingEnded((2, 0, 1, 0, 1, 1), (4, 1), 0)
    later = rook_at("hands=G9/G8/Y9/Y8/Y7/Y6/ bids=2,0,1,0,1,1, leader=4 tricks=0,0,0,0,1,0,")
    assert later.to_act == {4}


def test_a_leader_may_be_named_before_the_bids_where_nobody_has_a_red_2() -> None:
    deal = rook_at("hands=G9/G8/Y9/Y8/Y7/Y6/ dealer=5 leader=3 bids=1,0,_,_,_,_,")
    assert deal.to_act == {2}
    assert deal.position().fields["leader"] == 3
    bid(deal, 0, 0, 0, 0)
    assert deal.to_act == {3}
    assert legal_cards(deal) == {"Y8"}


def test_fields_have_defaults() -> None:
    deal = deal_at("rook_sluff/6 hands=R2/G8/Y9/Y8/Y7/Y6/")
    assert (deal.setup.deal, deal.setup.dealer, deal.setup.direction, deal.setup.scores) == (1, 0, "cw", (0, 0))
    assert deal.to_act == {1}


HANDS = "hands=R2,G9/R9,G8/R8,Y9/R7,Y8/R10,Y7/R11,Y6/"
NO_TWO = "hands=R1,G9/R9,G8/R8,Y9/R7,Y8/R10,Y7/R11,Y6/"


@pytest.mark.parametrize(
    ("text", "rule", "reason"),
    [
        (f"{HANDS} trump=B", "README", "no field trump"),
        (f"{HANDS} deal=7", "README", "deal is a number from 1 to 6"),
        (f"{HANDS} dealer=6", "README", "dealer is a number from 0 to 5"),
        (f"{HANDS} direction=ccw", "README", "direction is cw"),
        (f"{HANDS} scores=0,0,0,", "README", "scores is a list of 2 numbers"),
        (f"{HANDS} scores=0,10000,", "README", "2 numbers from -9999 to 9999"),
        (f"{HANDS.replace('R2,', '')} {BIDS} leader=0 tricks=1,0,0,0,0,0, gone=B9,B9, trick=B9,", "RS-4",
         "B9 stands 3 times"),
        (f"{HANDS} bids=1,1,1,1,1,15,", "README", "bids is a list of 6 numbers from 0 to 14 or empty places"),
        (f"{HANDS} bids=1,1,1,1,1,", "README", "bids is a list of 6"),
        (f"{HANDS} bids=one", "README", "bids is a list of 6"),
        (f"{HANDS} bids=1,1,1,1,1,3,", "RS-9", "a bid of 3 with 2 cards"),
        (f"{HANDS} dealer=5 bids=1,_,1,_,_,_,", "RS-9", "not in order"),
        (f"{HANDS} dealer=0 bids=1,_,_,_,_,_,", "RS-9", "not in order"),
        (f"{HANDS} dealer=5 bids=1,1,1,1,1,_, tricks=1,0,0,0,0,0, leader=0", "RS-9", "when all have bid"),
        (f"{HANDS} dealer=5 bids=1,1,1,1,1,_, voids=//B//// leader=0", "RS-9", "when all have bid"),
        (f"{HANDS} dealer=5 bids=1,1,1,1,1,_, lacks=//B9//// leader=0", "RS-9", "when all have bid"),
        (f"{HANDS.replace('R2,', '')} dealer=5 bids=1,1,1,1,1,_, trick=R2, leader=0", "RS-9", "when all have bid"),
        (f"{HANDS.replace('R2', 'R3')} {BIDS}", "RS-4", "R3 stands 1 times, there are 0"),
        (f"{HANDS.replace('R9', 'R2')} {BIDS}", "RS-4", "R2 stands 2 times, there are 1"),
        (f"{HANDS} {BIDS} tricks=1,0,0,0,0,0, leader=0 gone=R2,", "RS-4", "R2 stands 2 times"),
        ("hands=R2,G9/R9/R8/R7/R10/R11/", "RS-4", "equally many cards, 1 to 14"),
        ("hands=//////", "RS-4", "equally many cards, 1 to 14"),
        (f"{HANDS} {BIDS} leader=0 tricks=13,0,0,0,0,0,", "RS-16", "more than 14 tricks"),
        (f"{HANDS} {BIDS} leader=0 tricks=15,0,0,0,0,0,", "README", "tricks is a list of 6 numbers from 0 to 14"),
        (f"{HANDS} {BIDS} leader=0 tricks=1,0,0,0,0,0, gone=G6,G6,G7,G7,Y5,Y13,Y14,", "RS-16", "7 cards are gone in 1"),
        (f"{HANDS} {BIDS} leader=0 tricks=1,0,0,0,0,0, trick=Y5,G6,G6,G7,G7,B6,", "RS-16", "of 6 cards is complete"),
        (f"{HANDS.replace('R2,', '')} {BIDS} trick=R2,", "README", "a trick needs its leader"),
        (f"{HANDS} {BIDS} voids=R//////", "RS-13", "seat 0 has shown not to have R2"),
        (f"{HANDS} {BIDS} lacks=//Y9////", "RS-13", "seat 2 has shown not to have Y9"),
        (f"{HANDS} {BIDS} voids=S//////", "README", "voids is a list of 6 lists of R, G, Y, B"),
        (f"{HANDS} {BIDS} leader=1", "RS-12", "seat 0 leads to the first trick, not seat 1"),
        (f"{NO_TWO} {BIDS}", "RS-12", "no red 2 decides who leads"),
        (f"{NO_TWO}", "RS-12", "no red 2 decides who leads"),
        (f"{HANDS} {BIDS} tricks=1,0,0,0,0,0,", "RS-12", "leader is missing"),
        ("hands=R2/R9,G8/R8,Y9/R7,Y8/R10,Y7/R11,Y6/ bids=1,1,1,1,1,1, leader=0 trick=G9,", "RS-12",
         "card 1 of the trick, G9, could not be played"),
        ("hands=G9/R9/R8,Y9/R7,Y8/R10,Y7/R11,Y6/ bids=1,1,1,1,1,1, leader=0 trick=R2,G8,", "RS-13",
         "card 2 of the trick, G8, could not be played"),
    ],
)  # fmt: skip
def test_a_position_that_contradicts_itself_is_refused_with_the_rule(text: str, rule: str, reason: str) -> None:
    with pytest.raises(RecordFaultError, match=reason) as error:
        deal_at(f"rook_sluff/6 {text}")
    assert error.value.rule == rule


def test_with_ten_players_hands_have_eleven_cards() -> None:
    hands = "G9/G9/G8/G8/G7/G7/G6/G6/Y9/Y9"
    with pytest.raises(RecordFaultError, match="more than 11 tricks"):
        deal_at(f"rook_sluff/10 hands={hands}/ bids=1,1,1,1,1,1,1,1,1,1, leader=0 tricks=11,0,0,0,0,0,0,0,0,0,")
    with pytest.raises(RecordFaultError, match="R5 stands 2 times, there are 1") as error:
        deal_at(f"rook_sluff/10 hands={hands.replace('Y9', 'R5')}/ bids=1,1,1,1,1,1,1,1,1,1, leader=0")
    assert error.value.rule == "RS-5"
