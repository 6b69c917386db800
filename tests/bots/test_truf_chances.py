"""Truf's chances: they are chances, they agree with counting, and what is known counts."""

from __future__ import annotations

import itertools

import pytest
from hypothesis import given
from hypothesis import strategies as st

from cardgui.bots.truf.bidding import OTHERS_BID, others_sums
from cardgui.bots.truf.chances import follows, takes_later, takes_now
from cardgui.bots.truf.prospect import Aim, expected, spread
from cardgui.bots.truf.reading import SUIT_AND_RANK, read
from cardgui.engine.cards import FRENCH
from cardgui.engine.truf_terms import TrufView
from tests.engine.dealing import deal_at

CHANCES = st.lists(st.floats(0, 1), max_size=13)


@given(CHANCES)
def test_the_chances_of_all_numbers_of_tricks_make_one(chances: list[float]) -> None:
    shares = spread(chances)
    assert len(shares) == len(chances) + 1
    assert sum(shares) == pytest.approx(1)
    assert sum(number * share for number, share in enumerate(shares)) == pytest.approx(sum(chances))


def test_spread_agrees_with_counting_every_outcome() -> None:
    chances = [0.2, 0.5, 0.9]
    counted = [0.0] * 4
    for outcome in itertools.product((0, 1), repeat=3):
        share = 1.0
        for taken, chance in zip(outcome, chances, strict=True):
            share *= chance if taken else 1 - chance
        counted[sum(outcome)] += share
    assert spread(chances) == pytest.approx(counted)


@pytest.mark.parametrize("holders", [1, 2, 3])
@pytest.mark.parametrize("count", range(6))
def test_the_chance_to_follow_agrees_with_counting_every_distribution(count: int, holders: int) -> None:
    for rounds in range(4):
        ways = list(itertools.product(range(holders), repeat=count))
        enough = sum(way.count(0) >= rounds for way in ways)
        assert follows(count, rounds, holders) == pytest.approx(enough / len(ways))


@pytest.mark.parametrize("scoring", "ABCDE")
@pytest.mark.parametrize("mode", ["atas", "bawah"])
def test_without_doubt_the_expected_points_are_the_score(scoring: str, mode: str) -> None:
    for bid in range(-1, 12):
        aim = Aim(scoring, 2, mode, bid)
        for taken in range(14):
            assert expected(aim, taken, [], []) == aim.points(taken)


def test_others_bids_are_chances_and_their_sums_too() -> None:
    assert sum(OTHERS_BID) == pytest.approx(1)
    assert sum(others_sums(10)) == pytest.approx(1)
    assert sum(others_sums(4)) == pytest.approx(sum(OTHERS_BID[:5]) ** 3)
    assert sum(others_sums(-1)) == 0


MIDDLE = "truf/4 bids=4H,3S,5D,2C, tricks=3,3,2,1, direction=cw"


def now(text: str, seat: int, card: str) -> float:
    """The chance that a card takes the current trick."""
    view = deal_at(f"{MIDDLE} {text}").view(seat)
    assert isinstance(view, TrufView)
    return takes_now(read(view), *SUIT_AND_RANK[card])


def test_last_to_play_there_is_no_doubt() -> None:
    trick = "leader=0 trick=9C,TC,6C, hands=2S,7S,8S/3H,6H,7H/8H,9H,TH/QC,7C,6D,3D/ broken=1"
    assert now(trick, 3, "QC") == 1
    assert now(trick, 3, "7C") == 0


def test_a_face_down_card_is_a_trump_so_no_plain_card_beats_it() -> None:
    trick = "leader=0 trick=9C,6D, hands=2S,7S,8S/3H,6H,7H/8H,JC,AC,4D/QC,7C,6S,3D/ broken=1"
    assert now(trick, 2, "AC") == 0


def test_a_shown_bid_card_lies_where_it_was_shown() -> None:
    """The seat that laid the ten of diamonds still has it: it will beat the nine."""
    hands = "2S,5S,8S/9D,6H,7H/8H,TD,JC/QC,7C,6S/"
    text = f"truf/4 bids=4H,3S,TD,2C, tricks=3,3,2,2, direction=cw broken=1 leader=1 hands={hands}"
    view = deal_at(text).view(1)
    assert takes_now(read(view), *SUIT_AND_RANK["9D"]) == 0


@given(st.permutations(FRENCH.cards), st.sampled_from("ABCDE"))
def test_later_chances_are_chances(pack: list[str], scoring: str) -> None:
    hands = "/".join(",".join(pack[start : start + 13]) for start in (0, 13, 26, 39))
    bids = ",".join(pack[start] for start in (0, 13, 26, 39))
    deal = deal_at(f"truf/4 option.scoring={scoring} hands={hands}/ bids={bids},")
    reading = read(deal.view(2))
    for chances in takes_later(reading, reading.hand, exact=scoring == "E"):
        assert len(chances) == 13
        assert all(0 < chance < 1 for chance in chances)
