"""The play of Minchiate: following, trumping, the forced king, the Matto, captures and resti (MI-17 to MI-24)."""

from __future__ import annotations

import random

import pytest

from cardgui.engine.action import Play
from cardgui.engine.events import CardPlayed, Event, TrickTaken
from cardgui.engine.minchiate_scoring import captured, shrunk
from cardgui.engine.minchiate_tally import Tally
from cardgui.engine.minchiate_terms import Declare, MattoKept, PointsScored
from cardgui.engine.trickplay import Trick
from cardgui.engine.truf_terms import Bid
from tests.engine.dealing import cards, legal_cards, play
from tests.engine.minchiate_table import at, because, fresh, refusal, scored


def taken(events: list[Event]) -> tuple[int, str]:
    """Winner and winning card of the last trick."""
    tricks = [event for event in events if isinstance(event, TrickTaken)]
    return tricks[-1].seat, tricks[-1].card


# Counter-clockwise from seat 0: 0, 3, 2, 1.


def test_mi17_the_player_on_the_dealers_right_leads_and_the_winner_of_a_trick_to_the_next() -> None:
    deal = fresh(2)
    while deal.phase != "play":
        (seat,) = deal.to_act
        deal.apply(deal.legal(seat)[0])
    first = (deal.setup.dealer - 1) % 4
    assert deal.to_act == {first}
    other = (first + 1) % 4
    assert because(deal, Play(other, deal.hand(other)[0])) == ("MI-17", "not_your_turn")
    rng = random.Random(0)
    for _ in range(8):
        events: list[Event] = []
        for _ in range(4):
            (seat,) = deal.to_act
            events += deal.apply(rng.choice(deal.legal(seat)))
        assert deal.to_act == {taken(events)[0]}
    fixed = at("minchiate/4 dealer=1 hands=D7,S1/D2,S2/D9,S3/DF,S4/ leader=0")
    play(fixed, "D7", "DF", "D9", "D2")
    assert fixed.to_act == {3}


def test_mi18_who_can_must_follow_suit() -> None:
    deal = at("minchiate/4 dealer=1 hands=D1,S1/T9,S2/B1,S3/D4,T8/ leader=0")
    play(deal, "D1")
    found = refusal(deal, Play(3, "T8"))
    assert (found.rule, found.reason) == ("MI-18", "follow_suit")
    assert (found.cards, found.allowed, found.values) == (("D1", "D4"), ("D4",), {"led_by": 0, "suit": "D"})
    assert legal_cards(deal) == {"D4"}


def test_a_card_that_is_not_held_and_an_action_of_another_game_are_refused() -> None:
    deal = at("minchiate/4 dealer=1 hands=D1,S1/T9,S2/B1,S3/D4,T8/ leader=0")
    assert because(deal, Play(0, "T9")) == ("MI-7", "not_in_hand")
    assert because(deal, Bid(0, "D1")) == ("README", "unknown_action")


def test_mi18_who_cannot_follow_must_trump_and_who_has_neither_may_play_anything() -> None:
    deal = at("minchiate/4 dealer=1 hands=D1,S1/B2,S2/B1,S3/C4,T8/ leader=0")
    play(deal, "D1")
    found = refusal(deal, Play(3, "C4"))
    assert (found.rule, found.reason) == ("MI-18", "must_trump")
    assert (found.cards, found.allowed) == (("D1", "T8"), ("T8",))
    play(deal, "T8")
    assert legal_cards(deal) == {"B1", "S3"}


def test_mi18_a_trump_need_not_be_higher_than_the_one_on_the_table() -> None:
    deal = at("minchiate/4 dealer=1 hands=D1,S1/B2,S2/T6,T33/C4,T8/ leader=0")
    play(deal, "D1", "T8")
    assert legal_cards(deal) == {"T6", "T33"}


def test_mi18_trumps_count_as_a_suit_when_led() -> None:
    deal = at("minchiate/4 dealer=1 hands=T20,S1/DK,S2/T1,SK/C4,BK/ leader=0")
    play(deal, "T20")
    assert legal_cards(deal) == {"C4", "BK"}
    play(deal, "C4")
    assert because(deal, Play(2, "SK")) == ("MI-18", "follow_suit")
    assert legal_cards(deal) == {"T1"}


@pytest.mark.parametrize(
    ("trick", "winner", "card"),
    [
        # Seats 0, 3, 2, 1 in this order.
        ("S2 S10 S1 SF", 1, "SF"),
        ("D2 D10 D1 D3", 2, "D1"),
        ("C10 C9 C8 B1", 2, "C8"),
        ("CF C1 C2 C3", 0, "CF"),
        ("SF SH SQ SK", 1, "SK"),
        ("D5 T1 DK T2", 1, "T2"),
        ("D5 T40 T2 T39", 3, "T40"),
        ("T3 T4 T2 T1", 3, "T4"),
        ("B2 C1 S1 D1", 0, "B2"),
        ("M S1 SK S2", 2, "SK"),
        ("M S1 T1 S2", 2, "T1"),
        ("S1 M S2 S3", 1, "S3"),
        ("D9 M C1 B1", 0, "D9"),
        ("M D9 C1 B1", 3, "D9"),
        ("T1 M C1 B1", 0, "T1"),
        ("M T1 T2 B1", 2, "T2"),
    ],
)
def test_mi19_the_highest_trump_wins_or_the_highest_of_the_suit_led(trick: str, winner: int, card: str) -> None:
    first, second, third, fourth = trick.split()
    deal = at(f"minchiate/4 dealer=1 hands={first}/{fourth}/{third}/{second}/ leader=0")
    assert taken(play(deal, first, second, third, fourth)) == (winner, card)


TRUMPED = "minchiate/4 dealer=1 hands=D5,S1/DK,D2/M,DQ/T7,S3/ leader=0"


def test_mi20_the_king_of_a_suit_led_for_the_first_time_and_trumped_must_be_played() -> None:
    deal = at(TRUMPED)
    play(deal, "D5", "T7")
    assert legal_cards(deal) == {"M", "DQ"}
    play(deal, "DQ")
    assert legal_cards(deal) == {"DK"}
    found = refusal(deal, Play(1, "D2"))
    assert (found.rule, found.reason, found.allowed) == ("MI-20", "king_is_forced", ("DK",))
    assert found.cards == ("D5", "T7", "DK")
    assert found.causes == ("D5", "T7")


def test_mi20_not_even_the_matto_may_be_played_instead() -> None:
    deal = at("minchiate/4 dealer=1 hands=D5,S1/DK,M/S2,DQ/T7,S3/ leader=0")
    play(deal, "D5", "T7", "DQ")
    assert because(deal, Play(1, "M")) == ("MI-20", "king_is_forced")


def test_mi20_an_untrumped_lead_forces_no_king() -> None:
    deal = at(TRUMPED.replace("T7", "D3"))
    play(deal, "D5", "D3", "DQ")
    assert legal_cards(deal) == {"DK", "D2"}


def test_mi20_a_later_lead_of_the_suit_forces_no_king() -> None:
    deal = at(TRUMPED + " led=D,")
    play(deal, "D5", "T7", "DQ")
    assert legal_cards(deal) == {"DK", "D2"}
    assert deal.view(0).suits_led == {"D"}
    other = at(TRUMPED + " led=S,C,B,T,")
    play(other, "D5", "T7", "DQ")
    assert legal_cards(other) == {"DK"}


def test_mi20_a_suit_counts_as_led_once_a_trick_began_with_it() -> None:
    deal = at("minchiate/4 dealer=1 hands=D5,D6,S1/DK,D2,D3/DQ,DH,S5/D4,T7,S3/ leader=0")
    play(deal, "D5", "D4", "DQ", "D2")
    assert deal.view(0).suits_led == {"D"}
    play(deal, "DH", "D3", "D6")
    deal = at("minchiate/4 dealer=1 hands=D5,D6,S1/DK,D2,D3/DH,S5,S6/D4,T7,S3/ leader=0")
    play(deal, "D5", "D4", "DH", "D3", "S5", "D2", "S1", "S3")
    assert deal.view(0).suits_led == {"D", "S"}


def test_mi20_discarding_a_suit_does_not_count_as_leading_it() -> None:
    deal = at("minchiate/4 dealer=1 hands=S1,D5/DK,D2/D4,D6/S3,T7/ leader=0")
    play(deal, "S1", "S3", "D4", "D2")
    assert deal.view(0).suits_led == {"S"}


def test_mi20_a_player_before_the_trump_is_not_bound() -> None:
    deal = at("minchiate/4 dealer=1 hands=D5,S1/T6,D2/S2,T9/DK,D3/ leader=0")
    play(deal, "D5")
    assert legal_cards(deal) == {"DK", "D3"}


def test_mi20_only_the_king_of_that_suit_is_forced_and_a_led_trump_forces_none() -> None:
    deal = at("minchiate/4 dealer=1 hands=D5,S1/SK,D2/CK,DQ/T7,S3/ leader=0")
    play(deal, "D5", "T7", "DQ")
    assert legal_cards(deal) == {"D2"}
    trumps = at("minchiate/4 dealer=1 hands=T5,S1/SK,T40/CK,T39/T7,S3/ leader=0")
    play(trumps, "T5", "T7", "T39")
    assert legal_cards(trumps) == {"T40"}


def test_mi20_mi21_a_suit_decided_after_a_led_matto_counts_as_led_and_forces_its_king() -> None:
    deal = at("minchiate/4 dealer=1 hands=M,S1/DK,D2/T7,S4/D5,S3/ leader=0")
    play(deal, "M", "D5", "T7")
    assert legal_cards(deal) == {"DK"}
    deal.apply(Play(1, "DK"))
    assert deal.view(0).suits_led == {"D"}


def test_mi21_the_matto_may_be_played_instead_of_following_or_trumping() -> None:
    deal = at("minchiate/4 dealer=1 hands=D1,S1/T9,S2/B1,S3/D4,M/ leader=0")
    play(deal, "D1")
    assert legal_cards(deal) == {"D4", "M"}
    void = at("minchiate/4 dealer=1 hands=D1,S1/T9,S2/B1,S3/T4,M/ leader=0")
    play(void, "D1")
    assert legal_cards(void) == {"T4", "M"}
    trump = at("minchiate/4 dealer=1 hands=T1,S1/T9,S2/B1,S3/T4,M/ leader=0")
    play(trump, "T1")
    assert legal_cards(trump) == {"T4", "M"}


def test_mi21_playing_the_matto_shows_nothing_about_the_suit_led() -> None:
    deal = at("minchiate/4 dealer=1 hands=D1,S1/T9,S2/B1,S3/D4,M/ leader=0")
    play(deal, "D1", "M", "B1")
    assert deal.view(0).voids[3] == frozenset()
    assert deal.view(0).voids[2] == {"D", "T"}


def test_mi21_the_card_after_a_led_matto_decides_the_suit() -> None:
    deal = at("minchiate/4 dealer=1 hands=M,S1/D2,S2/D9,T3/C4,T8/ leader=0")
    (event,) = play(deal, "M")
    assert isinstance(event, CardPlayed)
    assert (event.winning, deal.view(3).led) == (None, None)
    assert legal_cards(deal) == {"C4", "T8"}
    (event,) = play(deal, "C4")
    assert isinstance(event, CardPlayed)
    assert (event.winning, deal.view(3).led) == (3, "C")
    assert legal_cards(deal) == {"T3"}


def test_mi21_the_matto_never_wins() -> None:
    deal = at("minchiate/4 dealer=1 hands=M/D2/S9/C4/ leader=0")
    events = play(deal, "M", "C4", "S9", "D2")
    assert taken(events) == (3, "C4")


def test_mi22_the_matto_stays_with_its_owners_side() -> None:
    deal = at("minchiate/4 dealer=1 hands=D1,S1/D2,S2/D9,T3/M,T8/ leader=0")
    events = play(deal, "D1", "M", "D9", "D2")
    assert MattoKept(3, 0) in events
    view = deal.view(2)
    assert (set(view.piles[0]), set(view.piles[1]), view.matto_owed) == ({"D1", "D9", "D2"}, {"M"}, 1)
    own = at("minchiate/4 dealer=1 hands=D1,S1/DQ,S2/D9,T3/M,T8/ leader=0")
    events = play(own, "D1", "M", "D9", "DQ")
    assert not [event for event in events if isinstance(event, MattoKept)]
    assert (own.view(0).piles, own.view(0).matto_owed) == (((), ("DQ", "D1", "D9", "M")), None)


# -- captures and resti -----------------------------------------------------------------------------------------------


def trick(winner: int, *played: str) -> Trick:
    return Trick(0, tuple(played), (0, 3, 2, 1), winner, "")


def test_mi23_the_winners_score_the_counting_cards_that_the_other_side_played() -> None:
    assert captured(trick(0, "T40", "T20", "T13", "SK")) == ("T20", "SK")
    assert captured(trick(3, "T20", "T40", "T13", "SK")) == ("T20", "T13")
    assert captured(trick(0, "T39", "D4", "T13", "T27")) == ()


def test_mi23_the_matto_is_never_captured() -> None:
    assert captured(trick(0, "T40", "M", "D4", "T5")) == ("T5",)


def test_mi23_captures_score_at_once_when_the_trick_is_complete() -> None:
    deal = at("minchiate/4 dealer=1 hands=T39,S1/T20,S2/T38,T3/T5,T8/ leader=0")
    assert scored(play(deal, "T39", "T5", "T38")) == []
    events = play(deal, "T20")
    assert scored(events) == [(0, 8, "captured")]
    (event,) = [event for event in events if isinstance(event, PointsScored)]
    assert (event.seat, event.cards, event.difference, event.won, event.resti) == (0, ("T5", "T20"), 8, 0, (0, 0))
    assert deal.view(1).difference == 8


@pytest.mark.parametrize(
    ("difference", "left", "resti"),
    [
        (0, 0, 0),
        (59, 59, 0),
        (60, 0, 1),
        (62, 2, 1),
        (-59, -59, 0),
        (-60, 0, 1),
        (-75, -15, 1),
        (125, 5, 2),
        (-180, 0, 3),
    ],
)
def test_mi24_each_60_of_difference_are_a_resto(difference: int, left: int, resti: int) -> None:
    assert shrunk(difference) == (left, resti)


def test_mi24_after_each_event_the_leading_side_gains_its_resti() -> None:
    tally = Tally(59)
    (event,) = tally.score(2, 3, "captured", ("T2",))
    assert isinstance(event, PointsScored)
    assert (event.side, event.difference, event.won, event.resti) == (0, 2, 1, (1, 0))
    tally.score(1, 61, "declared", ())
    assert (tally.difference, tally.resti) == (-59, [1, 0])
    (event,) = tally.score(3, 121, "declared", ())
    assert isinstance(event, PointsScored)
    assert (event.difference, event.won, event.resti) == (0, 3, (1, 3))
    assert tally.score(0, 0, "captured", ()) == []


def test_mi24_a_run_from_33_to_40_is_a_resto_at_once_with_5_left() -> None:
    run = "T33,T34,T35,T36,T37,T38,T39,T40"
    deal = at(f"minchiate/4 phase=declare dealer=1 hands={run}/C1,C2,C3,C4,C5,C6,C7,C8/S1,S2,S3,S4,S5,S6,S7,S8/"
              "B1,B2,B3,B4,B5,B6,B7,B8/")  # fmt: skip
    (event,) = [e for e in deal.apply(Declare(0, (tuple(run.split(",")),))) if isinstance(e, PointsScored)]
    assert (event.points, event.difference, event.won, event.resti) == (65, 5, 1, (1, 0))
    assert (deal.view(3).difference, deal.view(3).resti) == (5, (1, 0))


def test_mi24_the_declarations_of_one_player_and_the_captures_of_one_trick_are_one_event_each() -> None:
    tally = Tally(-55)
    events = tally.declare(0, [cards("T1 T13 T28"), cards("T28 T29 T30")], with_matto=False)
    assert scored(events) == [(0, 30, "declared")]
    assert tally.difference == -25
    assert events[0].cards == cards("T1 T13 T28 T29 T30")  # type: ignore[attr-defined]
    events = tally.take(trick(1, "SK", "T8", "DK", "T36"))
    assert scored(events) == [(1, 10, "captured")]


def test_a_trick_number_and_the_tricks_taken_are_told() -> None:
    deal = at("minchiate/4 dealer=1 hands=D1,S1/D2,S2/D9,T3/D5,T8/ leader=0 tricks=1,2,3,4,")
    events = play(deal, "D1", "D5", "D9", "D2")
    assert [e.trick for e in events if isinstance(e, CardPlayed)] == [11] * 4
    last = events[-1]
    assert isinstance(last, TrickTaken)
    assert (last.trick, last.taken, last.last) == (11, (2, 2, 3, 4), False)
    assert not any(event.face_down for event in events if isinstance(event, CardPlayed))
