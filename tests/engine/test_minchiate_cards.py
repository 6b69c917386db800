"""Cards, verzicole and discards of Minchiate (MI-2 to MI-4, MI-11 to MI-14)."""

from __future__ import annotations

import random
from itertools import combinations

import pytest

from cardgui.engine.cards import MINCHIATE
from cardgui.engine.minchiate_cards import (
    ALL_VERZICOLE,
    COUNTING,
    POINTS,
    ROBBED,
    Discardable,
    discardable,
    verzicola_points,
    verzicole,
    verzicole_points,
)
from cardgui.engine.minchiate_terms import Discard, DiscardChoice
from tests.engine.dealing import cards


def trumps(*numbers: int) -> tuple[str, ...]:
    return tuple(f"T{number}" for number in numbers)


def test_mi2_97_cards_40_trumps_the_matto_and_four_suits_of_14() -> None:
    assert len(set(MINCHIATE.cards)) == len(MINCHIATE.cards) == 97
    assert {lane.name: len(lane.cards) for lane in MINCHIATE.lanes} == {
        "D": 14,
        "C": 14,
        "S": 14,
        "B": 14,
        "M": 1,
        "T": 40,
    }


@pytest.mark.parametrize("suit", "SB")
def test_mi3_swords_and_batons_rank_from_1_to_10_then_the_courts(suit: str) -> None:
    lane = MINCHIATE.lanes[MINCHIATE.lane_named[suit]]
    assert [card[1:] for card in lane.cards] == [*map(str, range(1, 11)), "F", "H", "Q", "K"]


@pytest.mark.parametrize("suit", "DC")
def test_mi3_coins_and_cups_rank_from_10_to_1_then_the_courts(suit: str) -> None:
    lane = MINCHIATE.lanes[MINCHIATE.lane_named[suit]]
    assert [card[1:] for card in lane.cards] == [*map(str, range(10, 0, -1)), "F", "H", "Q", "K"]


def test_mi2_trump_40_is_the_highest_and_1_the_lowest() -> None:
    assert MINCHIATE.lanes[MINCHIATE.lane_named["T"]].cards == trumps(*range(1, 41))


def test_mi4_card_points() -> None:
    due = dict.fromkeys(trumps(36, 37, 38, 39, 40), 10)
    due |= dict.fromkeys([*trumps(30, 31, 32, 33, 34, 35, 28, 20, 13, 10, 1), "M", "DK", "CK", "SK", "BK"], 5)
    due |= dict.fromkeys(trumps(2, 3, 4, 5), 3)
    assert {card: points for card, points in POINTS.items() if points} == due
    assert set(POINTS) == set(MINCHIATE.cards)


def test_mi4_there_are_25_counting_cards_142_points_in_all() -> None:
    assert len(COUNTING) == 25
    assert sum(POINTS.values()) == 142


def test_mi6_robbed_are_counting_cards_and_trumps_above_20() -> None:
    assert set(trumps(*range(21, 41), 20, 13, 10, 1, 2, 3, 4, 5)) | {"M", "DK", "CK", "SK", "BK"} == ROBBED


# -- verzicole --------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("hand", "found"),
    [
        ("T1 T2", []),
        ("T1 T2 T3", ["T1 T2 T3"]),
        ("T5 T3 T4", ["T3 T4 T5"]),
        ("T1 T2 T3 T4 T5", ["T1 T2 T3 T4 T5"]),
        ("T1 T2 T4 T5", []),
        ("T4 T5 T6 T7 T8", []),
        ("T5 T6 T7", []),
        ("T26 T27 T28 T29", []),
        ("T27 T28 T29 T30", ["T28 T29 T30"]),
        ("T38 T39 T40", ["T38 T39 T40"]),
        ("T28 T29 T30 T33 T34 T35", ["T28 T29 T30", "T33 T34 T35"]),
        ("T28 T29 T30 T31 T32 T33", ["T28 T29 T30 T31 T32 T33"]),
        ("T28 T29 T31 T32 T34 T35", []),
        ("M T1 T40", ["M T1 T40"]),
        ("M T1 T39", []),
        ("M T40", []),
        ("T1 T13 T28", ["T1 T13 T28"]),
        ("M T13 T28", []),
        ("T10 T20 T30", ["T10 T20 T30"]),
        ("T20 T30 T40", ["T20 T30 T40"]),
        ("T10 T20 T30 T40", ["T10 T20 T30 T40"]),
        ("T10 T20 T40", []),
        ("T10 T30 T40", []),
        ("M T10 T20", []),
        ("DK CK SK", ["DK CK SK"]),
        ("BK CK DK", ["DK CK BK"]),
        ("DK CK SK BK", ["DK CK SK BK"]),
        ("DK CK", []),
        ("M DK CK", []),
        ("DQ CQ SQ BQ", []),
        ("D1 D2 D3", []),
        ("T1 M T40 T13 T28", ["M T1 T40", "T1 T13 T28"]),
        ("T1 T2 T3 T13 T28 T29 T30", ["T1 T2 T3", "T28 T29 T30", "T1 T13 T28"]),
    ],
)
def test_mi12_what_is_a_verzicola(hand: str, found: list[str]) -> None:
    assert verzicole(cards(hand)) == tuple(map(cards, found))


def slow_verzicole(hand: frozenset[str]) -> set[frozenset[str]]:
    """MI-12 once more, by trying every piece of every run."""
    found = set()
    for low, high in ((1, 5), (28, 40)):
        for first in range(low, high + 1):
            for last in range(first + 2, high + 1):
                run = frozenset(trumps(*range(first, last + 1)))
                longer = [trumps(n) for n in (first - 1, last + 1) if low <= n <= high]
                if run <= hand and not any(hand.issuperset(more) for more in longer):
                    found.add(run)
    found |= {v for v in (frozenset(["M", "T1", "T40"]), frozenset(trumps(1, 13, 28))) if v <= hand}
    for whole, least in ((frozenset(["DK", "CK", "SK", "BK"]), 3),):
        if len(whole & hand) >= least:
            found.add(whole & hand)
    if hand >= set(trumps(20, 30)) and hand & set(trumps(10, 40)):
        found.add(hand & set(trumps(10, 20, 30, 40)))
    return found


def test_mi12_the_verzicole_of_many_hands_are_found_once_each() -> None:
    rng = random.Random(12)
    interesting = [c for c in MINCHIATE.cards if c[0] == "T" or c[1:] == "K" or c == "M"]
    for size in range(45):
        for _ in range(30):
            hand = rng.sample(interesting, min(size, len(interesting)))
            found = verzicole(hand)
            assert {frozenset(v) for v in found} == slow_verzicole(frozenset(hand))
            assert len(found) == len({frozenset(v) for v in found})
            assert set(found) <= set(ALL_VERZICOLE)


def test_mi12_all_that_can_be_a_verzicola_is_one_of_82() -> None:
    assert len(set(ALL_VERZICOLE)) == len(ALL_VERZICOLE) == 82
    assert all(v in verzicole(v) for v in ALL_VERZICOLE)


@pytest.mark.parametrize(
    ("verzicola", "with_matto", "points"),
    [
        ("T28 T29 T30", False, 15),
        ("T1 T2 T3 T4 T5", False, 17),
        ("T1 T2 T3 T4 T5", True, 22),
        ("T33 T34 T35 T36 T37 T38 T39 T40", False, 65),
        ("T10 T20 T30 T40", False, 25),
        ("T10 T20 T30", False, 15),
        ("T20 T30 T40", False, 20),
        ("DK CK SK", False, 15),
        ("DK CK SK", True, 20),
        ("DK CK SK BK", False, 20),
        ("M T1 T40", True, 20),
        ("T1 T13 T28", True, 20),
        ("T1 T13 T28", False, 15),
    ],
)
def test_mi13_mi14_the_examples_of_the_rules(verzicola: str, with_matto: bool, points: int) -> None:
    assert verzicola_points(cards(verzicola), with_matto=with_matto) == points


def test_mi13_one_card_may_serve_in_several_verzicole_and_29_counts_5_in_them() -> None:
    hand = cards("T1 T13 T28 T29 T30 T20 T10")
    assert [verzicola_points(v, with_matto=False) for v in verzicole(hand)] == [15, 15, 15]
    assert POINTS["T29"] == 0


def test_mi14_the_matto_adds_5_to_every_verzicola_but_its_own() -> None:
    hand = cards("M T1 T40 T13 T28")
    assert [verzicola_points(v, with_matto=True) for v in verzicole(hand)] == [20, 20]
    assert verzicole_points(verzicole(hand), with_matto=True) == 40


# -- discards ---------------------------------------------------------------------------------------------------------


def hand_of(text: str, filler: str = "") -> tuple[str, ...]:
    return (*cards(text), *cards(filler))


def test_mi11_only_cards_of_0_points_may_be_discarded_and_trump_29_may_not() -> None:
    found = discardable(cards("T40 T29 T27 T6 T5 DK DQ D1 M"), 2)
    assert found == Discardable((), ("DQ", "D1", "T27", "T6"), 2)


def test_mi11_where_just_enough_0_point_cards_are_held_all_of_them_go() -> None:
    found = discardable(cards("T40 T29 T27 T6 T5 DK DQ D1 M"), 4)
    assert (set(found.must), found.may, found.size) == ({"DQ", "D1", "T27", "T6"}, (), 4)


def test_mi11_where_they_do_not_suffice_29_goes_next_then_2_to_5() -> None:
    hand = cards("T40 T29 T6 T5 T4 T2 DK DQ M")
    found = discardable(hand, 3)
    assert (set(found.must), found.may) == ({"DQ", "T6", "T29"}, ())
    found = discardable(hand, 4)
    assert (set(found.must), found.may, found.size) == ({"DQ", "T6", "T29"}, ("T5", "T4", "T2"), 4)
    without = discardable(cards("T40 T6 T5 T4 T2 DK DQ M"), 3)
    assert (set(without.must), without.may, without.size) == ({"DQ", "T6"}, ("T5", "T4", "T2"), 3)


def test_mi11_nothing_dearer_than_3_points_ever_has_to_go() -> None:
    rng = random.Random(1)
    dear = [card for card in MINCHIATE.cards if POINTS[card] >= 5]
    assert len(dear) == 21
    for extra in range(1, 14):
        for _ in range(20):
            hand = [*dear, *rng.sample([c for c in MINCHIATE.cards if c not in dear], extra)]
            found = discardable(hand, extra)
            assert len(found.must) + len(found.may) >= found.size
            assert not [card for card in (*found.must, *found.may) if card in dear]


@pytest.mark.parametrize(
    ("must", "may", "size"), [("", "D1 D2 D3 D4 D5", 2), ("T6 T29", "T2 T3 T4 T5", 4), ("D1 D2", "", 2), ("", "D1", 1)]
)
def test_mi11_the_choice_holds_every_possible_discard_once_and_nothing_else(must: str, may: str, size: int) -> None:
    choice = DiscardChoice(2, cards(must), cards(may), size)
    due = [frozenset((*cards(must), *rest)) for rest in combinations(cards(may), size - len(cards(must)))]
    assert len(choice) == len(due) == choice_length(choice)
    assert {frozenset(action.cards) for action in choice} == set(due)
    assert [choice[index] for index in range(len(choice))] == list(choice) == list(choice[:])
    assert choice[-1] == choice[len(choice) - 1]
    assert all(action in choice for action in choice)
    assert all(len(action.cards) == size for action in choice)
    with pytest.raises(IndexError):
        choice[len(choice)]
    with pytest.raises(IndexError):
        choice[-len(choice) - 1]
    first = choice[0]
    assert Discard(2, tuple(reversed(first.cards))) in choice
    for other in (
        Discard(1, first.cards),
        Discard(2, first.cards[:-1]),
        Discard(2, (*first.cards[:-1], "T40")),
        Discard(2, (*first.cards, "T40")),
        Discard(2, (first.cards[0],) * size) if size > 1 else Discard(2, ()),
        "D1",
    ):
        assert other not in choice


def choice_length(choice: DiscardChoice) -> int:
    return sum(1 for _ in choice)


def test_mi11_a_choice_of_millions_is_described_not_listed() -> None:
    spare = tuple(card for card in MINCHIATE.cards if not POINTS[card])[:26]
    choice = DiscardChoice(0, (), spare, 13)
    assert len(choice) == 10_400_600
    assert choice[10_400_599].cards == spare[13:]
    assert choice[0].cards == spare[:13]
