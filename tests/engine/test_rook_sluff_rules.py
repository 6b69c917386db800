"""Rook Sluff rule by rule (``rules/rook_sluff.md``): each test names the rule that it states."""

from __future__ import annotations

import random
from collections import Counter
from itertools import pairwise

import pytest

from cardgui.engine.action import Play
from cardgui.engine.cards import ROOK
from cardgui.engine.events import CardPlayed, CardsDealt, DealBegan, TrickTaken
from cardgui.engine.explain import ScorePart
from cardgui.engine.game import Setup
from cardgui.engine.options import OptionError
from cardgui.engine.rifki_terms import Declare
from cardgui.engine.rook_sluff import RookSluff
from cardgui.engine.rook_sluff_scoring import score_parts, team_of
from cardgui.engine.rook_sluff_terms import BiddingEnded, SluffFailed, TrickBid, TrickBidMade
from tests.engine.dealing import finished, legal_cards, play, play_out
from tests.engine.rook_table import BIDS, PLAYERS, bid, dealt, refusal_of, refused, rook_at

# -- players and cards ------------------------------------------------------------------------------------------------


def test_rs1_six_eight_or_ten_players_in_two_teams_that_sit_alternately() -> None:
    for players in PLAYERS:
        game = RookSluff(players=players)
        assert (game.players, game.sides) == (players, 2)
        assert [team_of(seat) for seat in range(players)] == [0, 1] * (players // 2)
    assert RookSluff().players == 8
    for players in (2, 4, 5, 7, 9, 12):
        with pytest.raises(ValueError, match=f"not by {players}"):
            RookSluff(players=players)


def test_rs2_two_packs_of_1_to_14_in_four_colours_without_the_birds() -> None:
    assert Counter(ROOK.cards) == {f"{colour}{number}": 2 for colour in "RGYB" for number in range(1, 15)}


def test_rs2_the_1_is_the_highest_then_14_down_to_2() -> None:
    for colour, other, third in zip("RGYB", "GYRG", "YRGR", strict=True):
        for high, low in pairwise([1, *range(14, 1, -1)]):
            rest = [f"{other}9", f"{other}9", f"{other}8", f"{other}8", f"{third}8", f"{third}8"]
            hands = [f"{colour}{low}", f"{colour}{high}", *rest]
            deal = rook_at(f"rook_sluff/8 {BIDS}1,1, leader=0 tricks=1,0,0,0,0,0,0,0, hands={'/'.join(hands)}/")
            events = play(deal, *hands)
            assert isinstance(events[-1], TrickTaken)
            assert (events[-1].seat, events[-1].card) == (1, f"{colour}{high}")


def counted(players: int) -> Counter[str]:
    return Counter(RookSluff(players=players).cards)


def test_rs3_eight_players_get_all_112_cards_14_each() -> None:
    game = RookSluff(players=8)
    assert sorted(game.cards) == sorted(ROOK.cards)
    assert (len(game.cards), game.hand_size, game.cards_rule) == (112, 14, "RS-3")


def test_rs4_six_players_play_with_84_cards_14_each() -> None:
    game, cards = RookSluff(players=6), counted(6)
    assert (len(game.cards), game.hand_size, game.cards_rule) == (84, 14, "RS-4")
    assert {card: cards[card] for card in ("R2", "G2", "Y2", "B2")} == {"R2": 1, "G2": 0, "Y2": 0, "B2": 0}
    assert not any(cards[f"{colour}{number}"] for colour in "RGYB" for number in (3, 4))
    assert {card: cards[card] for card in ("R5", "G5", "Y5", "B5")} == {"R5": 0, "G5": 1, "Y5": 1, "B5": 1}
    assert all(cards[f"{colour}{number}"] == 2 for colour in "RGYB" for number in (1, *range(6, 15)))


def test_rs5_ten_players_play_with_110_cards_11_each() -> None:
    game = RookSluff(players=10)
    assert (len(game.cards), game.hand_size, game.cards_rule) == (110, 11, "RS-5")
    assert Counter(ROOK.cards) - counted(10) == {"R5": 1, "G5": 1}


def test_rs6_black_is_always_trumps() -> None:
    deal = rook_at(f"{BIDS} leader=0 hands=R1/B2/R14/R13/R12/R11/".replace("B2", "B5"))
    events = play(deal, "R1", "B5", "R14", "R13", "R12", "R11")
    assert events[-1] == TrickTaken(1, "B5", 1, (0, 1, 0, 0, 0, 0), last=True)


# -- deal -------------------------------------------------------------------------------------------------------------


def test_rs7_the_drawn_player_deals_first_and_the_deal_passes_to_the_left() -> None:
    game = RookSluff(players=6)
    for drawn in range(6):
        setup = game.first_setup(drawn)
        assert setup == Setup(1, drawn, "cw", (0, 0))
        assert game.next_setup(setup, {"deal_scores": [70, -50]}) == Setup(2, (drawn + 1) % 6, "cw", (70, -50))


@pytest.mark.parametrize("players", PLAYERS)
def test_rs7_cards_are_dealt_one_by_one_clockwise_from_the_dealers_left(players: int) -> None:
    game = RookSluff(players=players)
    setup = game.first_setup(2)
    layout = game.distribute(setup, game.cards, 0)
    for index, card in enumerate(game.cards):
        assert layout.hands[(3 + index) % players][index // players] == card
    assert [len(hand) for hand in layout.hands] == [game.hand_size] * players
    began, cards_dealt = game.opening_events(setup, layout, turned=False, attempt=0)
    assert began == DealBegan(1, players, 2, "cw", turned=False, scores=(0, 0))
    assert cards_dealt == CardsDealt(layout.hands, 3)


def test_rs7_only_cards_of_the_own_hand_can_be_played() -> None:
    deal = rook_at(f"{BIDS} leader=0 hands=R9/R9/R14/R13/R12/R11/")
    assert refusal_of(deal, Play(0, "R13")).rule == "RS-7"
    play(deal, "R9", "R9")
    assert refusal_of(deal, Play(2, "R9")).reason == "not_in_hand"


@pytest.mark.parametrize("players", PLAYERS)
def test_rs8_everyone_deals_once(players: int) -> None:
    match = finished(RookSluff(players=players), players)
    dealers = [done.setup.dealer for done in match.finished]
    assert len(dealers) == RookSluff(players=players).deals == players
    assert sorted(dealers) == list(range(players))
    assert match.next_setup is None


# -- bidding ----------------------------------------------------------------------------------------------------------


def test_rs9_each_bids_once_from_the_dealers_left_clockwise() -> None:
    deal = dealt(dealer=3)
    order = []
    for tricks in (2, 3, 1, 4, 0, 5):
        (seat,) = deal.to_act
        assert deal.phase == "bid"
        order.append(seat)
        other = refusal_of(deal, TrickBid((seat + 1) % 6, 2))
        assert (other.rule, other.reason, dict(other.values)) == ("RS-9", "not_your_turn", {"turn": seat})
        assert deal.legal((seat + 1) % 6) == ()
        deal.apply(TrickBid(seat, tricks))
    assert order == [4, 5, 0, 1, 2, 3]
    assert deal.bids == (1, 4, 0, 5, 2, 3)
    over = refusal_of(deal, TrickBid(4, 2))
    assert (over.rule, over.reason) == ("RS-9", "bidding_is_over")


@pytest.mark.parametrize(("players", "highest"), [(6, 14), (8, 14), (10, 11)])
def test_rs9_a_bid_is_0_up_to_the_number_of_cards_in_the_hand(players: int, highest: int) -> None:
    deal = dealt(players, dealer=players - 1)
    assert deal.legal(0) == tuple(TrickBid(0, tricks) for tricks in range(highest + 1))
    assert deal.view(0).highest_bid == highest
    for tricks in (-1, highest + 1, 100):
        refusal = refusal_of(deal, TrickBid(0, tricks))
        assert (refusal.rule, refusal.reason, dict(refusal.values)) == (
            "RS-9",
            "bid_out_of_range",
            {"highest": highest},
        )
    deal.apply(TrickBid(0, highest))


def test_rs9_bids_are_heard_by_all_and_nothing_is_played_before_the_last() -> None:
    deal = dealt(dealer=5)
    events = bid(deal, 3, 0, 2, 4)
    assert events == [TrickBidMade(0, 3, 3), TrickBidMade(1, 0, 0), TrickBidMade(2, 2, 5), TrickBidMade(3, 4, 4)]
    for seat in range(6):
        assert deal.view(seat).bids == (3, 0, 2, 4, None, None)
        assert deal.view(seat).team_bids == (5, 4)
        assert all(event.seen_by(seat) == event for event in events)
    early = refusal_of(deal, Play(4, deal.hand(4)[0]))
    assert (early.rule, early.reason) == ("RS-9", "bid_first")


def test_rs9_an_action_of_another_game_is_none_of_this() -> None:
    refusal = dealt(dealer=5).refusal(Declare(0, "kiz"))
    assert refusal is not None
    assert (refusal.rule, refusal.reason) == ("README", "unknown_action")


def test_rs10_the_bids_of_a_team_are_added_up() -> None:
    deal = dealt(dealer=5)
    events = bid(deal, 3, 0, 2, 4, 1, 1)
    assert deal.team_bids == (6, 5)
    ended = events[-1]
    assert isinstance(ended, BiddingEnded)
    assert (ended.bids, ended.teams) == ((3, 0, 2, 4, 1, 1), (6, 5))
    assert {ended.leader} == deal.to_act


def test_rs11_a_bid_of_0_is_a_sluff() -> None:
    assert score_parts([0, 1, 3, 1], [0, 2, 3, 1], 0)[-1] == ScorePart(
        0, "RS-18", "sluff_kept", 50, {"seat": 0, "tricks": 0}
    )
    assert [part.key for part in score_parts([1, 1], [1, 0], 0)] == ["bid_made"]


# -- play -------------------------------------------------------------------------------------------------------------


def test_rs12_the_player_nearest_to_the_dealers_left_with_a_red_2_leads_one() -> None:
    for dealer, leader in ((0, 2), (1, 2), (2, 7), (6, 7), (7, 2), (3, 7)):
        text = "hands=R9,G9/R9,G8/R2,B9/Y9,Y8/Y7,Y6/G7,G6/R8,R7/R2,B8/ bids=1,1,1,1,1,1,1,1,"
        deal = rook_at(f"rook_sluff/8 dealer={dealer} {text}")
        assert deal.to_act == {leader}, dealer
        assert legal_cards(deal) == {"R2"}
        other = deal.hand(leader)[1]
        assert refused(deal, other) == ("RS-12", "lead_red_two", ("R2",), ("R2",))
        wrong = refusal_of(deal, Play((leader + 1) % 8, "R9"))
        assert (wrong.rule, wrong.reason, dict(wrong.values)) == ("RS-12", "not_your_turn", {"turn": leader})


def test_rs12_the_dealer_comes_last() -> None:
    text = "hands=R9,G9/R9,G8/R2,B9/Y9,Y8/Y7,Y6/G7,G6/R8,R7/R2,B8/ bids=1,1,1,1,1,1,1,1,"
    assert rook_at(f"rook_sluff/8 dealer=2 {text}").to_act == {7}
    alone = text.replace("R2,B8", "R3,B8")
    assert rook_at(f"rook_sluff/8 dealer=2 {alone}").to_act == {2}


def test_rs12_only_the_first_lead_must_be_a_red_2_and_play_is_clockwise() -> None:
    deal = rook_at("hands=R2,Y9/R9,G8/R8,B9/R7,Y8/R10,Y6/R11,G6/ bids=1,1,1,1,1,1, dealer=5")
    seats: list[int] = []
    for code in ("R2", "R9", "R8", "R7", "R10", "R11"):
        seats += deal.to_act
        play(deal, code)
    assert seats == [0, 1, 2, 3, 4, 5]
    assert legal_cards(deal) == {"G6"}
    mid = rook_at("hands=R9,Y9/R2,G8/R8,B9/R7,Y8/R10,Y6/R11,G6/ bids=1,1,1,1,1,1, leader=1 tricks=0,1,0,0,0,0,")
    assert legal_cards(mid) == {"R2", "G8"}


def test_rs12_both_red_2s_in_one_hand_are_one_choice() -> None:
    deal = rook_at(
        "rook_sluff/8 hands=R2,R2/R9,G8/R8,B9/R7,Y8/R10,Y6/R11,G6/R12,G5/R13,G5/ bids=1,1,1,1,1,1,1,1, dealer=7"
    )
    assert deal.legal(0) == (Play(0, "R2"),)
    play(deal, "R2", "R9", "R8", "R7", "R10", "R11", "R12", "R13")
    assert deal.hand(0) == ("R2",)


def test_rs13_a_player_who_can_must_follow_the_colour_led() -> None:
    deal = rook_at(f"{BIDS} leader=0 trick=G9, hands=Y9/G8,B9/Y7,Y8/Y10,Y6/Y11,G6/Y12,Y13/")
    assert refused(deal, "B9") == ("RS-13", "follow_colour", ("G9", "G8"), ("G8",))
    values = refusal_of(deal, Play(1, "B9")).values
    assert (values["suit"], values["led_by"]) == ("G", 0)


def test_rs13_a_player_who_cannot_may_play_any_card() -> None:
    hands = "hands=Y9,R8/Y8,B9,R7/Y7,Y8,R9/Y10,Y6,R9/Y11,G6,R10/Y12,Y13,R10/"
    assert legal_cards(rook_at(f"{BIDS} leader=0 trick=G9, {hands}")) == {"Y8", "B9", "R7"}


def test_rs14_black_may_be_led_at_any_time_after_the_first_trick() -> None:
    deal = rook_at(f"{BIDS} leader=0 tricks=1,0,0,0,0,0, hands=Y9,B9/G8,B9/Y7,Y8/Y10,Y6/Y11,G6/Y12,Y13/")
    assert legal_cards(deal) == {"Y9", "B9"}
    first = rook_at(f"{BIDS} dealer=5 hands=R2,B9/G8,B9/Y7,Y8/Y10,Y6/Y11,G6/Y12,Y13/")
    assert legal_cards(first) == {"R2"}


def test_rs15_the_highest_black_card_wins_and_without_black_the_highest_of_the_colour_led() -> None:
    deal = rook_at(f"{BIDS} leader=0 tricks=1,0,0,0,0,0, hands=Y9,R6/B9,R7/B13,R8/Y1,G9/G1,R10/B6,G10/")
    events = play(deal, "Y9", "B9", "B13", "Y1", "G1", "B6")
    assert events[-1] == TrickTaken(2, "B13", 2, (1, 0, 1, 0, 0, 0), last=False)
    events = play(deal, "R8", "G9", "R10", "G10", "R6", "R7")
    assert events[-1] == TrickTaken(4, "R10", 3, (1, 0, 1, 0, 1, 0), last=True)
    assert [event.winning for event in events if isinstance(event, CardPlayed)] == [2, 2, 4, 4, 4, 4]


@pytest.mark.parametrize("card", ["Y1", "Y14", "Y9", "B1", "B14"])
def test_rs15_of_two_identical_cards_the_one_played_first_is_higher(card: str) -> None:
    deal = rook_at(f"{BIDS} leader=0 tricks=1,0,0,0,0,0, hands=Y8/{card}/Y6/{card}/Y7/Y5/")
    events = play(deal, "Y8", card, "Y6", card, "Y7", "Y5")
    assert events[-1] == TrickTaken(1, card, 2, (1, 1, 0, 0, 0, 0), last=True)
    led = rook_at(f"{BIDS} leader=3 tricks=1,0,0,0,0,0, hands=R8/{card}/R6/{card}/R7/G5/")
    events = play(led, card, "R7", "G5", "R8", card, "R6")
    assert events[-1] == TrickTaken(3, card, 2, (1, 0, 0, 1, 0, 0), last=True)


def test_rs16_the_winner_of_a_trick_leads_and_all_cards_are_played() -> None:
    deal = rook_at(f"{BIDS} leader=0 tricks=1,0,0,0,0,0, hands=Y9,R6/B9,R7/B13,R8/Y1,G9/G1,R10/B6,G10/")
    play(deal, "Y9", "B9", "B13", "Y1", "G1", "B6")
    assert deal.to_act == {2}
    deal = dealt(8, dealer=7)
    bid(deal, *[1] * 8)
    rng = random.Random(5)
    winner = None
    tricks = 0
    while not deal.over:
        (seat,) = deal.to_act
        if not deal.view(seat).current and winner is not None:
            assert seat == winner
            refusal = refusal_of(deal, Play((seat + 1) % 8, deal.hand((seat + 1) % 8)[0]))
            assert (refusal.rule, refusal.reason) == ("RS-16", "not_your_turn")
        for event in deal.apply(rng.choice(deal.legal(seat))):
            if isinstance(event, TrickTaken):
                winner = event.seat
                tricks += 1
                assert event.last == (tricks == 14)
    assert tricks == sum(deal.result()["tricks"]) == 14
    assert all(deal.hand(seat) == () for seat in range(8))
    over = refusal_of(deal, Play(0, "R9"))
    assert (over.rule, over.reason, deal.phase) == ("RS-16", "deal_is_over", "over")


# -- scoring ----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("bids", "tricks", "score"),
    [
        ((4, 2, 1), (3, 3, 1), 70),
        ((4, 2, 1), (5, 3, 1), 72),
        ((4, 2, 1), (3, 2, 1), 0),
        ((4, 0, 3), (5, 0, 3), 121),
        ((4, 0, 3), (4, 1, 2), 20),
        ((4, 0, 3), (3, 0, 3), 50),
        ((0, 0, 0), (0, 1, 0), 51),
    ],
)
def test_rs17_rs18_rs19_the_examples_of_the_rules(bids: tuple[int, ...], tricks: tuple[int, ...], score: int) -> None:
    for team in (0, 1):
        all_bids, all_tricks = [9] * 6, [1] * 6
        all_bids[team::2], all_tricks[team::2] = bids, tricks
        parts = score_parts(all_bids, all_tricks, team)
        assert sum(part.points for part in parts) == score
        assert {part.side for part in parts} == {team}


def test_rs17_a_made_bid_scores_10_a_trick_and_1_for_each_more() -> None:
    assert score_parts([4, 9, 3, 9], [5, 0, 4, 0], 0) == (
        ScorePart(0, "RS-17", "bid_made", 70, {"bid": 7, "tricks": 9}),
        ScorePart(0, "RS-17", "tricks_more", 2, {"tricks": 2}),
    )
    assert score_parts([9, 2, 9, 3], [0, 2, 0, 3], 1) == (
        ScorePart(1, "RS-17", "bid_made", 50, {"bid": 5, "tricks": 5}),
    )


def test_rs17_a_team_that_falls_short_scores_0() -> None:
    assert score_parts([4, 9, 3, 9], [6, 0, 0, 0], 0) == (
        ScorePart(0, "RS-17", "bid_missed", 0, {"bid": 7, "tricks": 6}),
    )


def test_rs18_each_sluff_wins_or_loses_50_for_the_team() -> None:
    parts = score_parts([0, 5, 0, 5, 2, 5], [0, 0, 1, 0, 1, 0], 0)
    assert parts[1:] == (
        ScorePart(0, "RS-18", "sluff_kept", 50, {"seat": 0, "tricks": 0}),
        ScorePart(0, "RS-18", "sluff_failed", -50, {"seat": 2, "tricks": 1}),
    )


def test_rs18_a_failed_sluff_is_told_when_its_first_trick_is_taken() -> None:
    deal = rook_at("bids=0,1,1,1,1,1, leader=0 tricks=0,1,0,0,0,0, hands=Y9,Y8/G8,G9/Y7,Y6/G10,G6/G11,G6/G12,G13/")
    first = play(deal, "Y9", "G8", "Y7", "G10", "G11", "G12")
    assert first[-1] == SluffFailed(0)
    second = play(deal, "Y8", "G9", "Y6", "G6", "G6", "G13")
    assert not any(isinstance(event, SluffFailed) for event in second)
    assert deal.result()["deal_scores"] == [20 - 50, 0]


def test_rs19_the_tricks_of_a_failed_sluff_count_towards_the_bid() -> None:
    parts = score_parts([4, 9, 0, 9, 3, 9], [4, 0, 1, 0, 2, 0], 0)
    assert [(part.key, part.points) for part in parts] == [("bid_made", 70), ("sluff_failed", -50)]


def test_rs17_to_rs19_the_result_of_a_deal_is_what_its_parts_explain() -> None:
    for number in range(5):
        deal = dealt(6, number=number)
        rng = random.Random(number)
        bid(deal, *(rng.choice([0, 1, 2, 3]) for _ in range(6)))
        play_out(deal, rng)
        result = deal.result()
        assert list(result) == ["deal_scores", "tricks", "bids"]
        for team in (0, 1):
            parts = [part for part in deal.explain() if part.side == team]
            assert parts == list(score_parts(result["bids"], result["tricks"], team))
            assert sum(part.points for part in parts) == result["deal_scores"][team]


def test_rs20_the_team_with_the_higher_total_wins_and_equal_totals_are_a_draw() -> None:
    game = RookSluff()
    assert game.winners((300, 299), {}) == (0,)
    assert game.winners((-50, 0), {}) == (1,)
    assert game.winners((71, 71), {}) == (0, 1)
    match = finished(RookSluff(players=6), 3)
    totals = [sum(done.result["deal_scores"][team] for done in match.finished) for team in (0, 1)]
    assert match.scores == tuple(totals)


def test_rs21_with_must_trump_a_player_who_cannot_follow_must_play_black() -> None:
    text = f"{BIDS} leader=0 trick=G9, hands=Y9/Y8,B9/Y7,Y8/Y10,Y6/Y11,G6/Y12,Y13/"
    assert legal_cards(rook_at(text)) == {"Y8", "B9"}
    deal = rook_at(f"rook_sluff/6 option.must_trump=true {text}")
    assert deal.view(1).must_trump
    assert refused(deal, "Y8") == ("RS-21", "must_trump", ("G9", "B9"), ("B9",))
    deal.apply(Play(1, "B9"))
    assert legal_cards(deal) == {"Y7", "Y8"}


def test_rs21_need_not_go_higher_and_is_off_by_default() -> None:
    deal = rook_at(
        f"rook_sluff/6 option.must_trump=true {BIDS} leader=0 trick=G9,B9, hands=Y9/Y8/B7,B10/Y10,Y6/Y11,G6/Y12,Y13/"
    )
    assert legal_cards(deal) == {"B7", "B10"}
    (option,) = RookSluff.known_options
    assert (option.name, option.values, option.rule) == ("must_trump", (False, True), "RS-21")
    assert RookSluff().option("must_trump") is False
    assert not RookSluff().must_trump
    with pytest.raises(OptionError):
        RookSluff({"must_trump": "yes"})
