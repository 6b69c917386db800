"""Positions of Truf: every state can be left and taken up again; what contradicts itself is refused."""

from __future__ import annotations

import random
import re

import pytest

from cardgui.engine import position
from cardgui.engine.action import Play
from cardgui.engine.events import CardPlayed, TrickTaken
from cardgui.engine.game import Deal, RecordFaultError, Setup
from cardgui.engine.match import Match
from cardgui.engine.registry import deal_from
from cardgui.engine.truf import Truf
from cardgui.engine.truf_deal import TrufDeal
from cardgui.engine.truf_terms import TrufView
from tests.engine.dealing import deal_at, legal_cards, play


def same_but_for_finished_tricks(one: TrufView, other: TrufView) -> bool:
    """Whether two views agree; a position keeps the cards of finished tricks, not who played them."""
    fields = [name for name in TrufView.__dataclass_fields__ if name not in ("tricks", "gone", "setup")]
    if any(getattr(one, name) != getattr(other, name) for name in fields):
        return False
    gone = [sorted([*view.gone, *(c for trick in view.tricks for c in trick.cards)]) for view in (one, other)]
    return gone[0] == gone[1]


@pytest.mark.parametrize("number", range(1, 13))
def test_from_any_state_on_a_deal_can_be_taken_up_from_its_position(number: int) -> None:
    rng = random.Random(number)
    match = Match(Truf({"scoring": "ABCDE"[number % 5]}), number)
    match.start_deal()
    deal: Deal = match.deal  # type: ignore[assignment]
    stops = {*rng.sample(range(58), 12), 0, 3, 4, 5}
    step = 0
    while not deal.over:
        if step in stops:
            for text in (deal.position().to_text(), deal.position().to_json()):
                again = deal_from(position.read(text) if isinstance(text, str) else position.Position.from_json(text))
                assert again.position() == deal.position()
                assert again.to_act == deal.to_act
                for seat in range(4):
                    assert set(again.legal(seat)) == set(deal.legal(seat))
                    assert same_but_for_finished_tricks(again.view(seat), deal.view(seat))
        seat = rng.choice(sorted(deal.to_act))
        deal.apply(rng.choice(deal.legal(seat)))
        step += 1


@pytest.mark.parametrize("number", range(20, 26))
def test_a_deal_taken_up_in_mid_play_ends_as_the_original_does(number: int) -> None:
    rng = random.Random(number)
    match = Match(Truf(), number)
    match.start_deal()
    original: Deal = match.deal  # type: ignore[assignment]
    for _ in range(rng.randrange(6, 50)):
        seat = rng.choice(sorted(original.to_act))
        original.apply(rng.choice(original.legal(seat)))
    again = deal_from(original.position())
    while not original.over:
        (seat,) = original.to_act
        action = rng.choice(original.legal(seat))
        assert original.apply(action) == again.apply(action)
    assert again.result() == original.result()
    with pytest.raises(RecordFaultError, match="equally many cards"):
        deal_from(original.position())


def test_a_short_deal_can_be_set_up_from_hands_bids_and_nothing_else() -> None:
    deal = deal_at("truf/4 hands=AS,KS/QS,JS/2H,3H/4D,5D/ bids=AH,AD,JC,2C,")
    assert isinstance(deal, TrufDeal)
    assert (deal.trump, deal.phase, deal.to_act) == ("C", "play", frozenset({3}))
    assert deal.setup == Setup(1, 0, "ccw", (0, 0, 0, 0))
    events = play(deal, "4D", "2H", "QS", "AS", "5D", "3H", "JS", "KS")
    tricks = [event.trick for event in events if isinstance(event, TrickTaken)]
    assert tricks == [1, 2]
    assert deal.result()["tricks"] == [0, 0, 0, 2]


def test_trick_numbers_go_on_from_the_tricks_taken() -> None:
    deal = deal_at(
        "truf/4 direction=cw hands=KS/QS,JS/2S,3H/4S,5D/ bids=AH,AD,JC,2C, leader=0 trick=AS, tricks=1,2,0,4,"
    )
    events = play(deal, "QS", "2S", "4S", "KS")
    assert [e.trick for e in events if isinstance(e, CardPlayed | TrickTaken)] == [8, 8, 8, 8, 9]
    assert [e.taken for e in events if isinstance(e, TrickTaken)] == [(2, 2, 0, 4)]


def test_voids_and_gone_cards_are_known_to_everybody() -> None:
    deal = deal_at(
        "truf/4 hands=AS/QS/2S/4S/ bids=AH,AD,JC,2C, leader=0 tricks=1,0,0,0, gone=AH,AD,2H,3H, voids=/H,D///"
    )
    for seat in range(4):
        assert set(deal.view(seat).gone) == {"AH", "AD", "2H", "3H"}
        assert deal.view(seat).voids == (frozenset(), frozenset("HD"), frozenset(), frozenset())


@pytest.mark.parametrize(("deal", "direction"), [(1, "ccw"), (2, "cw"), (3, "ccw"), (12, "cw"), (13, "ccw")])
def test_the_direction_follows_from_the_number_of_the_deal_unless_it_is_told(deal: int, direction: str) -> None:
    text = f"truf/4 deal={deal} hands=AS/QS/2S/4S/ bids=AH,AD,JC,2C,"
    assert deal_at(text).setup.direction == direction
    assert deal_at(text + " direction=cw").setup.direction == "cw"


def test_bids_can_be_partly_laid() -> None:
    deal = deal_at("truf/4 hands=AS,KS/QS,JS/2H,3H/4D,5D/ bids=_,QS,_,_,")
    assert deal.to_act == {0, 2, 3}
    assert deal.view(1).own_bid == "QS"
    assert deal.view(0).own_bid is None


def test_at_13_the_choice_may_be_open_or_made() -> None:
    text = "truf/4 hands=9S,KS/2S,JS/2H,3H/KD,5D/ bids=9S,2S,2H,KD,"
    assert deal_at(text).to_act == {0}
    chosen = deal_at(text + " adjust=-1")
    assert (chosen.view(1).mode, chosen.view(1).bids) == ("bawah", (8, 1, 1, -1))


GOOD = "truf/4 direction=cw hands=AC,2C/4H,KS/4C,QH/7C,8H/ bids=2D,3H,4D,9H, leader=0 tricks=2,3,3,3,"


def test_the_position_that_the_refusals_vary_is_sound() -> None:
    assert legal_cards(deal_at(GOOD)) == {"AC", "2C"}


@pytest.mark.parametrize(
    ("change", "rule", "reason"),
    [
        (("hands=AC,2C", "hands=AC,AC"), "TR-4", "AC stands 2 times"),
        (("hands=AC,2C", "gone=AC, hands=AC,2C"), "TR-4", "AC stands 2 times"),
        (("hands=AC,2C", "hands=AC,ZZ"), "README", "hands is a list of 4 lists of card codes"),
        (("hands=AC,2C", "hands=AC"), "TR-4", "equally many cards"),
        (("hands=AC,2C/4H,KS/4C,QH/7C,8H/", "hands=////"), "TR-4", "equally many cards"),
        (("hands=AC,2C/", "hands="), "README", "hands is a list of 4 lists"),
        (("hands=AC,2C/4H,KS/4C,QH/7C,8H/", ""), "TR-4", "equally many cards"),
        (("tricks=2,3,3,3,", "tricks=3,3,3,3,"), "TR-16", "more than 13 tricks"),
        (("tricks=2,3,3,3,", "tricks=2,3,3,"), "README", "tricks is a list of 4 numbers"),
        (("tricks=2,3,3,3,", "tricks=2,3,3,-1,"), "README", "tricks is a list of 4 numbers"),
        (("tricks=2,3,3,3,", "tricks=2,3,3,14,"), "README", "tricks is a list of 4 numbers"),
        (("tricks=2,3,3,3,", "tricks=2,3,3,A,"), "README", "tricks is a list of 4 numbers"),
        (("tricks=2,3,3,3,", "gone=AD,"), "TR-15", "1 cards are gone in 0 tricks"),
        (("leader=0", "leader=4"), "README", "leader is a number from 0 to 3"),
        (("leader=0", ""), "TR-11", "leader is missing"),
        (("leader=0", "leader=A"), "README", "leader is a number"),
        (("direction=cw", "direction=up"), "README", "direction is cw or ccw"),
        (("direction=cw", "deal=14"), "README", "deal is a number from 1 to 13"),
        (("direction=cw", "dealer=4"), "README", "dealer is a number from 0 to 3"),
        (("direction=cw", "scores=1,2,3,"), "README", "scores is a list of 4 numbers"),
        (("direction=cw", "broken=2"), "README", "broken is a number from 0 to 1"),
        (("direction=cw", "voids=C////"), "TR-12", "seat 0 has shown to have no C, but holds AC"),
        (("direction=cw", "voids=X////"), "README", "voids is a list of 4 lists of S, H, D, C"),
        (("direction=cw", "trick=3C,"), "TR-4", "equally many cards"),
        (("direction=cw", "gone=5H,"), "TR-14", "trumps are broken"),
        (("bids=2D,3H,4D,9H,", "bids=2D,3H,4D,"), "README", "bids is a list of 4"),
        (("bids=2D,3H,4D,9H,", "bids=2D,3H,4D,1H,"), "README", "bids is a list of 4"),
        (("bids=2D,3H,4D,9H,", "bids=2D,3H,3H,9H,"), "TR-4", "two seats bid with the same card"),
        (("bids=2D,3H,4D,9H,", "bids=4C,3H,4D,9H,"), "TR-4", "seat 0 bids with 4C, which is seat 2's"),
        (("bids=2D,3H,4D,9H,", "bids=2D,3H,_,9H,"), "TR-6", "after four bids"),
        (("bids=2D,3H,4D,9H,", "bids=2D,3H,4D,4S,"), "TR-10", "adjust is missing"),
        (("bids=2D,3H,4D,9H,", "bids=2D,3H,4D,9H, adjust=1"), "TR-10", "there is nothing to choose"),
        (("bids=2D,3H,4D,9H,", "bids=2D,3H,4D,4S, adjust=0"), "TR-10", "adjust is 1, -1 or empty"),
        (("bids=2D,3H,4D,9H,", "bids=2D,3H,4D,4S, adjust=2"), "README", "adjust is a number"),
        (("bids=2D,3H,4D,9H,", "bids=2D,3H,4D,4S, adjust=-2"), "README", "adjust is a number"),
        (("direction=cw", "scores=10000,0,0,0,"), "README", "scores is a list of 4 numbers"),
        (("direction=cw", "scores=-10000,0,0,0,"), "README", "scores is a list of 4 numbers"),
    ],
)
def test_a_position_that_contradicts_itself_is_refused(change: tuple[str, str], rule: str, reason: str) -> None:
    assert change[0] in GOOD
    with pytest.raises(RecordFaultError, match=re.escape(reason)) as error:
        deal_at(GOOD.replace(*change))
    assert error.value.rule == rule


@pytest.mark.parametrize(
    ("text", "rule", "reason"),
    [
        ("hands=AC/4H,KS/4C,QH/7C,8H/ leader=1 trick=2C,", "TR-4", "equally many cards"),
        ("hands=AC/4H,KS/4C,QH/7C,8H/ leader=0 trick=KS,", "TR-4", "KS stands 2 times"),
        ("hands=AC,2C/KS/4C,QH/7C,8H/ trick=4H,", "README", "needs its leader"),
        ("hands=AC/4H/4C/8H/ leader=0 trick=2C,KS,QH,7C,", "TR-15", "complete: put them under gone"),
        ("hands=AC,2C/KS/4C,QH/7C,8H/ leader=1 trick=4H,", "TR-14", "4H could not be played"),
        ("hands=AC/KS/4C/7C,8C/ leader=0 trick=2C,4H,QH,", "TR-12", "QH could not be played"),
    ],
)
def test_a_trick_that_could_not_have_been_played_is_refused(text: str, rule: str, reason: str) -> None:
    with pytest.raises(RecordFaultError, match=re.escape(reason)) as error:
        deal_at("truf/4 direction=cw bids=2D,3H,4D,9H, " + text)
    assert error.value.rule == rule


def test_a_bid_card_in_the_trick_is_its_bidders() -> None:
    text = "truf/4 direction=cw hands=AC/4H,KS/4C,QH/7C,8H/ leader=0 trick=2C, bids={},3H,4D,9H,"
    assert deal_at(text.format("2C")).to_act == {1}
    with pytest.raises(RecordFaultError, match="seat 1 bids with 2C, which is seat 0's"):
        deal_at(text.format("2D").replace("3H", "2C"))


def test_before_the_fourth_bid_a_bid_card_is_in_the_hand() -> None:
    with pytest.raises(RecordFaultError, match="which is not in the hand") as error:
        deal_at("truf/4 hands=AS,KS/QS,JS/2H,3H/4D,5D/ bids=_,9C,_,_,")
    assert error.value.rule == "TR-4"


def test_a_resumed_deal_refuses_as_any_other() -> None:
    deal = deal_at(GOOD)
    refusal = deal.refusal(Play(1, "KS"))
    assert refusal is not None
    assert refusal.rule == "TR-11"
