"""Trick play of Truf rule by rule (``rules/truf.md``, TR-11 to TR-16): each test names its rule."""

from __future__ import annotations

import random

import pytest

from cardgui.engine.action import Play
from cardgui.engine.events import CardPlayed, CardsTurnedUp, TrickTaken
from cardgui.engine.minchiate_terms import Discard
from tests.engine.dealing import deal_at, legal_cards, play, play_out
from tests.engine.truf_table import begin, bid, refused, truf_at


def test_tr11_the_declarer_leads_and_the_winner_of_a_trick_leads_to_the_next() -> None:
    deal = begin(dealer=3)
    bid(deal, "2D", "QS", "TH", "3D")
    assert deal.to_act == {2}
    assert refused(deal, 1, "QS")[:2] == ("TR-11", "not_your_turn")
    events = play(deal, "KC", "7C", "3C", "JC")
    taken = events[-1]
    assert isinstance(taken, TrickTaken)
    assert (taken.seat, taken.trick, taken.taken, taken.last) == (2, 1, (0, 0, 1, 0), False)
    assert deal.to_act == {2}
    events = play(deal, "6C", "AC", "8C", "4C")
    assert isinstance(events[-1], TrickTaken)
    assert deal.to_act == {1} == {events[-1].seat}
    led = [event for event in play(deal, "2C") if isinstance(event, CardPlayed)]
    assert [(event.led, event.trick) for event in led] == [(True, 3)]


def test_tr11_play_goes_on_in_the_direction_of_the_deal() -> None:
    clockwise = begin(direction="cw", deal=2)
    bid(clockwise, "2D", "QS", "TH", "3D")
    assert [e.seat for e in play(clockwise, "KC", "JC", "3C", "2C") if isinstance(e, CardPlayed)] == [2, 3, 0, 1]


def test_tr12_a_card_of_the_suit_led_must_be_played() -> None:
    deal = begin()
    bid(deal, "9H", "KD", "4D", "3D")
    play(deal, "9C")
    assert legal_cards(deal) == {"JC", "TC", "5C", "4C"}
    expected = ("TR-12", "follow_suit", ("9C", "JC", "TC", "5C", "4C"), ("JC", "TC", "5C", "4C"))
    assert refused(deal, 3, "TD") == expected
    assert refused(deal, 3, "3H") == expected
    refusal = deal.refusal(Play(3, "TD"))
    assert refusal is not None
    assert refusal.values == {"led_by": 0, "suit": "C", "trump": "H"}


def test_tr12_without_the_suit_led_any_card_may_be_played_trumps_included() -> None:
    text = "truf/4 direction=cw hands=AC,2C,3C/KS,2S,3H/4C,5C,6C/TC,7C,8C/ bids=2D,3H,4H,9H, leader=0"
    deal = truf_at(text)
    play(deal, "AC")
    assert legal_cards(deal) == {"KS", "2S", "3H"}


def test_tr12_a_card_that_is_not_held_is_refused() -> None:
    deal = begin()
    bid(deal, "9H", "KD", "4D", "3D")
    assert refused(deal, 0, "KD")[:2] == ("TR-4", "not_in_hand")
    play(deal, "9C", "JC", "KC", "AC")
    assert refused(deal, 1, "AC")[:2] == ("TR-4", "not_in_hand")


TRUMPED = """truf/4 direction=cw hands=AC,2C,2H/4H,KS,3H/4C,5C,QH/QC,7C,8H/ bids=2D,3H,4D,9H, leader=0 broken=1"""


def test_tr13_a_trump_is_played_face_down_and_known_to_its_player_alone_until_the_trick_is_complete() -> None:
    deal = truf_at(TRUMPED)
    play(deal, "AC")
    (event,) = play(deal, "4H")
    assert isinstance(event, CardPlayed)
    assert (event.card, event.face_down) == ("4H", True)
    assert event.seen_by(1) == event
    for other in (0, 2, 3):
        seen = event.seen_by(other)
        assert isinstance(seen, CardPlayed)
        assert (seen.card, seen.face_down, seen.seat) == (None, True, 1)
        assert deal.view(other).current == ((0, "AC"), (1, None))
    assert deal.view(1).current == ((0, "AC"), (1, "4H"))
    events = play(deal, "4C", "QC")
    assert [e for e in events if isinstance(e, CardsTurnedUp)] == [CardsTurnedUp(((1, "4H"),))]
    assert deal.view(0).tricks[0].cards == ("AC", "4H", "4C", "QC")


def test_tr13_a_trump_lead_is_followed_with_trumps_face_down_as_well() -> None:
    deal = truf_at(TRUMPED)
    events = play(deal, "2H")
    assert refused(deal, 1, "KS") == ("TR-12", "follow_suit", ("4H", "3H"), ("4H", "3H"))
    events += play(deal, "4H", "QH", "8H")
    played = [event for event in events if isinstance(event, CardPlayed)]
    assert all(event.face_down for event in played)
    assert [e for e in events if isinstance(e, CardsTurnedUp)] == [
        CardsTurnedUp(((0, "2H"), (1, "4H"), (2, "QH"), (3, "8H")))
    ]


def test_tr13_cards_of_other_suits_are_played_face_up() -> None:
    deal = truf_at(TRUMPED)
    events = play(deal, "AC", "KS", "4C", "QC")
    assert not any(event.face_down for event in events if isinstance(event, CardPlayed))
    assert not any(isinstance(event, CardsTurnedUp) for event in events)
    assert all(event.seen_by(seat) == event for event in events for seat in range(4))


def test_tr13_who_wins_so_far_is_told_only_while_everybody_can_know_it() -> None:
    deal = truf_at("truf/4 direction=cw hands=AC,2C/4H,KS/9H,5D/QC,7C/ bids=2D,3H,4D,TH, leader=0 broken=1")
    events = [e for e in play(deal, "AC", "4H", "9H", "QC") if isinstance(e, CardPlayed)]
    assert [event.winning for event in events] == [0, 1, None, None]


def test_tr13_a_refusal_does_not_tell_the_code_of_a_face_down_card() -> None:
    deal = truf_at(TRUMPED)
    play(deal, "2H")
    refusal = deal.refusal(Play(1, "KS"))
    assert refusal is not None
    assert "2H" not in refusal.cards
    assert refusal.values == {"led_by": 0, "suit": "H", "trump": "H"}


LEADING = "truf/4 direction=cw hands=AC,2C,2H/4H,KS,3H/4C,5C,QH/QC,7C,8H/ bids=2D,3H,4D,9H, leader=0 broken={}"


def test_tr14_trumps_may_not_be_led_before_broken() -> None:
    deal = truf_at(LEADING.format(0))
    assert legal_cards(deal) == {"AC", "2C"}
    assert refused(deal, 0, "2H") == ("TR-14", "trumps_not_broken", ("AC", "2C"), ("AC", "2C"))
    assert not deal.view(0).broken


def test_tr14_trumps_may_be_led_once_a_trump_was_played_to_an_earlier_trick() -> None:
    deal = truf_at(LEADING.format(0))
    play(deal, "2C", "3H", "4C", "QC")
    assert deal.view(0).broken
    assert legal_cards(deal) == {"4H", "KS"}
    assert legal_cards(deal_at(LEADING.format(1))) == {"AC", "2C", "2H"}


def test_tr14_a_card_of_another_suit_does_not_break_trumps() -> None:
    deal = truf_at("truf/4 direction=cw hands=AC,2C,2H/KS,3S,QS/4C,5C,QH/QC,7C,8H/ bids=2D,3H,4D,9H, leader=0")
    play(deal, "AC", "KS", "4C", "7C")
    assert not deal.view(0).broken
    assert legal_cards(deal) == {"2C"}


def test_tr14_a_player_who_has_nothing_but_trumps_may_lead_one() -> None:
    deal = truf_at("truf/4 direction=cw hands=AH,2H/KS,3S/4C,QH/QC,8H/ bids=2D,3H,4D,9H, leader=0")
    assert legal_cards(deal) == {"AH", "2H"}
    play(deal, "2H")
    assert deal.view(1).voids[0] == {"S", "D", "C"}


@pytest.mark.parametrize(
    ("trick", "winner", "card"),
    [
        ("9C 2C JC TC", 2, "JC"),
        ("9C AD JC TC", 2, "JC"),
        ("2C AD AS KS", 0, "2C"),
        ("AC 2H KC QC", 1, "2H"),
        ("AC 2H 3H QC", 2, "3H"),
        ("AC 3H 2H QC", 1, "3H"),
        ("AC TH 2H JH", 3, "JH"),
        ("2H AD AS AC", 0, "2H"),
        ("2H 9H AS 8H", 1, "9H"),
    ],
)
def test_tr15_the_highest_trump_wins_or_the_highest_of_the_suit_led(trick: str, winner: int, card: str) -> None:
    hands = "/".join(trick.split())
    deal = truf_at(f"truf/4 direction=cw hands={hands}/ bids=6H,5S,4D,3D, leader=0 broken=1")
    taken = play(deal, *trick.split())[-1]
    assert isinstance(taken, TrickTaken)
    assert (taken.seat, taken.card) == (winner, card)


def test_an_action_of_another_game_is_none_of_this() -> None:
    deal = begin()
    bid(deal, "9H", "2C", "4D", "3D")
    refusal = deal.refusal(Discard(0, ("9H",)))
    assert refusal is not None
    assert (refusal.rule, refusal.reason) == ("README", "unknown_action")


def test_tr16_all_13_tricks_are_played() -> None:
    deal = begin()
    bid(deal, "9H", "2C", "4D", "3D")
    play_out(deal, random.Random(4), steps=51)
    assert not deal.over
    with pytest.raises(ValueError, match="not over"):
        deal.result()
    with pytest.raises(ValueError, match="not over"):
        deal.explain()
    last = play_out(deal, random.Random(4))[-1]
    assert isinstance(last, TrickTaken)
    assert (last.trick, last.last) == (13, True)
    assert deal.over
    assert (deal.to_act, deal.legal(0)) == (frozenset(), ())
    assert sum(deal.result()["tricks"]) == 13
    refusal = deal.refusal(Play(0, "AS"))
    assert refusal is not None
    assert (refusal.rule, refusal.reason) == ("TR-16", "deal_is_over")
