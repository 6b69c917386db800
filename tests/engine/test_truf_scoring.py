"""Truf's scorings, winners and lengths (TR-17 to TR-22), with the worked examples of ``rules/truf.md``."""

from __future__ import annotations

import random

import pytest

from cardgui.engine.match import Match
from cardgui.engine.options import OptionError
from cardgui.engine.truf import Truf
from cardgui.engine.truf_scoring import scored
from tests.engine.dealing import deal_at, finished, play_out


def points(scoring: str, factor: int, mode: str, bids: str, tricks: str) -> list[int]:
    pairs = zip(map(int, bids.split()), map(int, tricks.split()), strict=True)
    return [scored(scoring, factor, mode, bid, taken)[1] for bid, taken in pairs]


@pytest.mark.parametrize(
    ("scoring", "mode", "bids", "tricks", "due"),
    [
        ("A", "atas", "3 4 5 2", "3 3 3 4", [0, -1, -2, 2]),
        ("A", "bawah", "3 2 5 2", "3 3 3 4", [0, -1, 2, -2]),
        ("E", "atas", "3 4 5 2", "3 3 3 4", [3, -2, -4, -2]),
        ("E", "bawah", "3 2 5 2", "3 3 3 4", [3, -2, -2, -4]),
        ("B", "bawah", "0 4 5 3", "0 5 3 5", [5, -1, 2, -2]),
        ("C", "bawah", "4 3 2 0", "0 4 4 5", [8, -1, -2, -5]),
        ("A", "bawah", "-1 5 3 2", "0 6 4 3", [-1, -1, -1, -1]),
    ],
)
def test_the_examples_of_the_rules(scoring: str, mode: str, bids: str, tricks: str, due: list[int]) -> None:
    assert points(scoring, 2, mode, bids, tricks) == due


@pytest.mark.parametrize("bid", range(-1, 12))
@pytest.mark.parametrize("taken", range(14))
def test_tr17_difference_tricks_less_bid_in_atas_and_bid_less_tricks_in_bawah(bid: int, taken: int) -> None:
    assert scored("A", 2, "atas", bid, taken)[1] == taken - bid
    assert scored("A", 2, "bawah", bid, taken)[1] == bid - taken


def test_tr18_a_final_bid_of_0_without_a_trick_brings_5_in_bawah_only() -> None:
    assert scored("B", 2, "bawah", 0, 0) == ("zero_bonus", 5)
    assert scored("B", 2, "atas", 0, 0) == ("exact", 0)
    assert scored("B", 2, "bawah", 0, 1) == ("bad", -1)
    assert scored("B", 2, "bawah", -1, 0) == ("bad", -1)
    assert scored("B", 2, "bawah", 1, 0) == ("good", 1)
    assert scored("B", 2, "bawah", 5, 3) == ("good", 2)
    assert scored("A", 2, "bawah", 0, 0) == ("exact", 0)
    assert scored("C", 2, "bawah", 0, 0) == ("exact", 0)


def test_tr18_a_bid_of_1_lowered_to_0_earns_the_bonus_a_0_lowered_to_minus_1_does_not() -> None:
    # 10 + 1 + 2 + 0 = 13, lowered to 9 0 1 -1; seats 1 and 3 take nothing.
    text = "truf/4 option.scoring=B hands=AS/2H/3H/4H/ bids=TS,AH,2D,JC, adjust=-1 leader=0 tricks=10,0,2,0, broken=1"
    deal = deal_at(text)
    play_out(deal, random.Random(0))
    assert deal.result()["bids"] == [9, 0, 1, -1]
    assert deal.result()["deal_scores"] == [-2, 5, -1, -1]


@pytest.mark.parametrize("factor", [2, 3, 4, 5])
def test_tr19_positive_scores_are_multiplied_negative_ones_are_not(factor: int) -> None:
    assert scored("C", factor, "atas", 2, 5) == ("good_times_factor", 3 * factor)
    assert scored("C", factor, "bawah", 5, 2) == ("good_times_factor", 3 * factor)
    assert scored("C", factor, "atas", 5, 2) == ("bad", -3)
    assert scored("C", factor, "bawah", 2, 5) == ("bad", -3)
    assert scored("C", factor, "atas", 2, 2) == ("exact", 0)


def test_tr19_the_factor_is_2_or_chosen_up_to_5_and_concerns_no_other_scoring() -> None:
    assert Truf().factor == 2
    assert Truf({"factor": 5}).factor == 5
    for factor in (1, 6, "2", True):
        with pytest.raises(OptionError):
            Truf({"factor": factor})
    assert {scored("A", factor, "atas", 2, 5)[1] for factor in (2, 5)} == {3}
    assert {scored("B", factor, "atas", 2, 5)[1] for factor in (2, 5)} == {3}


def test_tr20_the_bonus_is_not_multiplied_what_else_is_positive_is() -> None:
    assert scored("D", 3, "bawah", 0, 0) == ("zero_bonus", 5)
    assert scored("D", 3, "bawah", 4, 2) == ("good_times_factor", 6)
    assert scored("D", 3, "atas", 2, 4) == ("good_times_factor", 6)
    assert scored("D", 3, "atas", 0, 0) == ("exact", 0)
    assert scored("D", 3, "bawah", -1, 0) == ("bad", -1)


@pytest.mark.parametrize(
    ("mode", "bid", "taken", "due"),
    [
        ("atas", 4, 4, ("exact_bid", 4)),
        ("atas", 4, 6, ("missed", -2)),
        ("atas", 4, 3, ("missed_double", -2)),
        ("atas", 4, 1, ("missed_double", -6)),
        ("bawah", 4, 4, ("exact_bid", 4)),
        ("bawah", 4, 6, ("missed_double", -4)),
        ("bawah", 4, 3, ("missed", -1)),
        ("bawah", 0, 0, ("exact_bid", 0)),
        ("bawah", -1, 0, ("missed_double", -2)),
    ],
)
def test_tr21_exact_scores_the_bid_and_the_wrong_side_costs_double(
    mode: str, bid: int, taken: int, due: tuple[str, int]
) -> None:
    assert scored("E", 2, mode, bid, taken) == due


def test_tr22_a_game_is_13_deals_or_4_or_8() -> None:
    assert Truf().deals == 13
    assert [Truf({"deals": n}).deals for n in (4, 8)] == [4, 8]
    with pytest.raises(OptionError):
        Truf({"deals": 5})
    match = finished(Truf({"deals": 4}), 9)
    assert [done.setup.deal for done in match.finished] == [1, 2, 3, 4]
    with pytest.raises(ValueError, match="no deal can begin"):
        match.start_deal()
    assert match.game.end_rule(match.finished[-1].result) == "TR-22"


def test_tr22_the_highest_cumulative_score_wins_equal_ones_share() -> None:
    game = Truf()
    assert game.winners((3, -1, 2, 0), {}) == (0,)
    assert game.winners((3, -1, 3, 0), {}) == (0, 2)
    match = finished(Truf({"deals": 4}), 10)
    sums = [sum(done.result["deal_scores"][seat] for done in match.finished) for seat in range(4)]
    assert list(match.scores) == sums
    assert match.winners == tuple(seat for seat in range(4) if sums[seat] == max(sums))


def test_tr17_tr19_tr22_the_options_name_their_rules() -> None:
    assert [(option.name, option.default, option.rule) for option in Truf.known_options] == [
        ("scoring", "A", "TR-17"),
        ("factor", 2, "TR-19"),
        ("deals", 13, "TR-22"),
    ]


@pytest.mark.parametrize("scoring", "ABCDE")
def test_the_parts_of_an_explanation_say_the_scores_and_their_rule(scoring: str) -> None:
    game = Truf({"scoring": scoring, "factor": 3})
    match = Match(game, 41)
    rng = random.Random(scoring)
    for _ in range(3):
        match.start_deal()
        assert match.deal is not None
        play_out_in(match, rng)
        result, parts = match.deal.result(), match.deal.explain()
        assert [part.side for part in parts] == [0, 1, 2, 3]
        assert [part.points for part in parts] == result["deal_scores"]
        assert [part.values["bid"] for part in parts] == result["bids"]
        assert [part.values["tricks"] for part in parts] == result["tricks"]
        expected = f"TR-{17 + 'ABCDE'.index(scoring)}"
        assert {part.rule for part in parts if part.key != "zero_bonus"} == {expected}


def play_out_in(match: Match, rng: random.Random) -> None:
    while match.in_deal:
        assert match.deal is not None
        seat = min(match.deal.to_act)
        match.apply(rng.choice(match.deal.legal(seat)))
