"""What always holds in Minchiate, over many deals; its records, and what breaks them."""

from __future__ import annotations

import json
import random
from collections import Counter
from collections.abc import Callable
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from cardgui.engine.cards import MINCHIATE
from cardgui.engine.match import FinishedDeal
from cardgui.engine.minchiate import Minchiate
from cardgui.engine.minchiate_cards import COUNTING, POINTS
from cardgui.engine.minchiate_tally import Tally
from cardgui.engine.record import make_record, parse_line, read_record, to_line
from cardgui.engine.verify import Verifier, replay, verify_record
from tests.engine.dealing import finished, records
from tests.engine.minchiate_table import DULL, fresh, laid_out


def check_deal(number: int, seed: int) -> None:
    """Play one deal at random and check all that must hold at any moment and at the end."""
    rng = random.Random(seed)
    deal = fresh(number)
    while not deal.over:
        (seat,) = deal.to_act
        legal = deal.legal(seat)
        assert len(legal) > 0
        action = legal[rng.randrange(len(legal))]
        assert action in legal
        deal.apply(action)
        view = deal.view(seat)
        assert -60 < view.difference < 60
        if view.phase == "play" and len(view.hand) % 5 == 0:
            held = [card for s in range(4) for card in deal.hand(s)]
            there = Counter([*held, *(c for pile in view.piles for c in pile), *(card for _, card in view.current)])
            assert there.total() == len(there) == 84
    check_end(deal.view(0).piles, deal.result())
    record = make_record(deal.game, "m", FinishedDeal(deal.setup, deal.layout, deal.actions(), deal.result()))
    read = read_record(parse_line(to_line(record)))
    again = replay(read)
    done = FinishedDeal(read.setup, read.layout, again.actions(), again.result())
    assert make_record(read.game, read.match, done) == record
    verify_record(record)


def check_end(piles: tuple[tuple[str, ...], ...], result: dict[str, Any]) -> None:
    together = [card for pile in piles for card in pile]
    assert len(together) == len(set(together)) == 84
    low = {"T2", "T3", "T4", "T5"}
    away = COUNTING - set(together)
    assert away <= low
    assert sum(POINTS[card] for card in together) == 142 - 3 * len(away)
    assert sum(result["tricks"]) == 21
    assert sum(result["deal_scores"]) == 0
    assert result["deal_scores"][0] == result["resti"][0] - result["resti"][1]
    assert abs(result["difference"]) < 60


@given(st.integers(1, 999_999_999), st.integers(0, 2**32))
def test_cards_are_conserved_two_piles_hold_84_cards_with_142_points_and_the_record_replays(
    number: int, seed: int
) -> None:
    check_deal(number, seed)


@pytest.mark.long
@pytest.mark.parametrize("thousand", range(10))
def test_the_same_in_10_000_deals(thousand: int) -> None:
    for number in range(1000 * thousand + 1, 1000 * thousand + 1001):
        check_deal(number, number)


def test_counting_cards_sum_to_142_unless_the_low_trumps_had_to_be_discarded() -> None:
    sums = Counter()  # type: ignore[var-annotated]
    for number in range(1, 80):
        deal = fresh(number)
        rng = random.Random(number)
        while not deal.over:
            (seat,) = deal.to_act
            deal.apply(rng.choice(deal.legal(seat)))
        sums[sum(POINTS[card] for pile in deal.view(0).piles for card in pile)] += 1
    assert set(sums) == {142}


def a_record(number: int = 2, **changes: Any) -> dict[str, Any]:
    record = records(finished(Minchiate(), number))[0]
    return json.loads(json.dumps({**record, **changes}))  # type: ignore[no-any-return]


def faults_of(*written: dict[str, Any]) -> list[tuple[int, str]]:
    return [(fault.line, fault.rule) for fault in Verifier().lines(to_line(record).encode() for record in written)]


def test_the_record_has_the_keys_of_the_rules() -> None:
    record = a_record()
    assert set(record) == {
        "format", "game", "options", "players", "match", "deal", "dealer", "direction", "scores_before", "hands",
        "cutter_robbed", "turned_up", "fola", "actions", "result",
    }  # fmt: skip
    assert set(record["result"]) == {"deal_scores", "resti", "final_count", "tricks", "difference"}
    assert record["scores_before"] == [0, 0]
    assert [len(hand) for hand in record["hands"]] == [21] * 4
    assert record["turned_up"] == [hand[-1] for hand in record["hands"]]
    assert len(record["cutter_robbed"]) + len(record["fola"]) == 13
    kinds = Counter(action["do"] for action in record["actions"])
    assert (kinds["declare"], kinds["play"]) == (4, 84)
    assert kinds["discard"] <= 2
    assert faults_of(record) == []


def with_action(record: dict[str, Any], do: str, change: Callable[[dict[str, Any]], None]) -> dict[str, Any]:
    """The record with its first action of a kind changed."""
    action = next(action for action in record["actions"] if action["do"] == do)
    change(action)
    return record


def robbing_record() -> dict[str, Any]:
    """A record in which the cutter robbed something and both discarded."""
    for number in range(1, 200):
        record = a_record(number)
        if record["cutter_robbed"] and sum(action["do"] == "discard" for action in record["actions"]) == 2:
            return record
    raise AssertionError


def swap(record: dict[str, Any], one: str, other: str) -> dict[str, Any]:
    """Two cards exchanged in the whole record."""
    text = to_line(record).replace(f'"{one}"', '"?"').replace(f'"{other}"', f'"{one}"').replace('"?"', f'"{other}"')
    return json.loads(text)  # type: ignore[no-any-return]


def test_mi2_a_card_that_stands_twice_is_found() -> None:
    record = robbing_record()
    record["fola"][0] = record["fola"][-1]
    assert faults_of(record) == [(1, "MI-2")]
    record = a_record()
    record["hands"][0][0] = record["hands"][0][1]
    assert faults_of(record) == [(1, "MI-7")]


def test_mi6_the_cutter_robs_neither_too_little_nor_what_may_not_be_robbed_nor_too_much() -> None:
    record = robbing_record()
    dull = next(card for card in record["hands"][0] if card in ("D9", "D8", "S9", "B8", "C7", "S3", "B4", "C3", "D5"))
    assert faults_of(swap(record, record["cutter_robbed"][0], dull)) == [(1, "MI-6")]
    trump = next(card for card in record["hands"][0] if card in {f"T{n}" for n in range(21, 41)})
    assert faults_of(swap(record, record["fola"][-1], trump)) == [(1, "MI-6")]
    many = [f"T{number}" for number in range(21, 35)]
    assert faults_of({**record, "cutter_robbed": many}) == [(1, "MI-6")]


def test_mi7_the_hands_are_21_cards_and_the_turned_up_card_the_last_of_each() -> None:
    record = a_record()
    record["turned_up"][2] = record["hands"][2][0]
    assert faults_of(record) == [(1, "MI-7")]
    record = a_record()
    record["hands"][0].append(record["hands"][1].pop())
    assert faults_of(record) == [(1, "MI-7")]


def test_mi9_the_fola_has_13_cards_less_those_robbed() -> None:
    record = a_record()
    record["fola"].pop(0)
    assert faults_of(record) == [(1, "MI-9")]


def test_mi6_thirteen_cards_can_be_robbed_which_leaves_no_fola() -> None:
    game, layout = Minchiate(), laid_out([f"T{number}" for number in range(21, 34)], [], DULL[40:44])
    assert game.read_layout(game.layout_json(layout)) == layout


@pytest.mark.parametrize("key", ["cutter_robbed", "turned_up", "fola"])
@pytest.mark.parametrize("value", [..., None, {}, ["ZZ"], "T1", [1]])
def test_the_further_keys_are_lists_of_cards(key: str, value: Any) -> None:
    record = a_record()
    if value is ...:
        del record[key]
    else:
        record[key] = value
    assert faults_of(record) == [(1, "MI-Record")]


def test_mi11_discards_are_complete_in_order_and_made_by_cutter_and_dealer_alone() -> None:
    record = robbing_record()
    first, second = record["actions"][:2]
    rest = record["actions"][2:]
    for actions in (
        [second, first, *rest],
        [second, *rest],
        [first, *rest],
        [first, first, second, *rest],
        [first, second, second, *rest],
        [{**first, "cards": first["cards"][1:]}, second, *rest],
        [{**first, "seat": (record["dealer"] + 2) % 4}, second, *rest],
        [],
    ):
        assert faults_of({**record, "actions": actions}) == [(1, "MI-11")]


def test_mi15_declarations_are_four_in_order_of_verzicole_that_are_held() -> None:
    record = a_record()
    place = next(index for index, action in enumerate(record["actions"]) if action["do"] == "declare")
    before, four, rest = record["actions"][:place], record["actions"][place : place + 4], record["actions"][place + 4 :]
    for declared in ([four[1], four[0], *four[2:]], four[:3], [*four, four[3]]):
        assert faults_of({**record, "actions": [*before, *declared, *rest]}) == [(1, "MI-15")]
    assert faults_of({**record, "actions": [*before, *four[:2]]}) == [(1, "MI-15")]
    assert faults_of({**record, "actions": [*before, *four]}) == [(1, "MI-25")]


@pytest.mark.parametrize("value", [None, {}, "T1", [["T1", "T2", "ZZ"]], ["T1"], [[1]], [["T1", ["T2"]]]])
def test_a_declaration_of_another_shape_is_refused(value: Any) -> None:
    record = with_action(a_record(), "declare", lambda action: action.update(verzicole=value))
    assert faults_of(record) == [(1, "README")]


@pytest.mark.parametrize("value", [None, {}, "D1", ["ZZ"], [1], [["D1"]]])
def test_a_discard_of_another_shape_is_refused(value: Any) -> None:
    record = with_action(robbing_record(), "discard", lambda action: action.update(cards=value))
    assert faults_of(record) == [(1, "README")]


@pytest.mark.parametrize(
    ("key", "rule"),
    [
        ("tricks", "MI-19"),
        ("final_count", "MI-25"),
        ("difference", "MI-26"),
        ("resti", "MI-26"),
        ("deal_scores", "MI-27"),
    ],
)
def test_each_value_of_the_result_is_compared_and_needed(key: str, rule: str) -> None:
    record = a_record()
    value = record["result"][key]
    record["result"][key] = value + 1 if isinstance(value, int) else [value[0] + 1, *value[1:]]
    assert faults_of(record) == [(1, rule)]
    if key not in ("deal_scores", "tricks"):
        del record["result"][key]
        assert faults_of(record) == [(1, "MI-Record")]


def test_the_dealer_passes_to_the_right_also_across_gaps() -> None:
    deals = json.loads(json.dumps(records(finished(Minchiate({"deals": 4}), 6))))
    assert faults_of(*deals) == []
    assert faults_of(deals[0], deals[3]) == []
    for first, later in ((0, 1), (0, 2), (1, 3)):
        wrong = {**deals[later], "dealer": (deals[later]["dealer"] + 1) % 4}
        line = faults_of(deals[first], wrong)
        # Another dealer also moves the cutter, the discards and the first lead: a record by itself is already wrong.
        assert [fault[0] for fault in line] == [2]


def test_mi1_mi27_mi28_direction_scores_and_length_are_checked() -> None:
    deals = json.loads(json.dumps(records(finished(Minchiate({"deals": 4}), 6))))
    assert faults_of({**deals[0], "direction": "cw"}) == [(1, "MI-1")]
    assert faults_of({**deals[1], "scores_before": [1, 0]}) == [(1, "MI-Record")]
    assert faults_of({**deals[3], "deal": 5}) == [(1, "MI-28")]
    assert faults_of({**deals[0], "scores_before": [0, 0, 0, 0]}) == [(1, "README")]


def test_mi5_a_dealer_other_than_the_one_on_the_right_is_named() -> None:
    firsts: dict[tuple[int, ...], dict[str, Any]] = {}
    for number in range(1, 100):
        deals = json.loads(json.dumps(records(finished(Minchiate({"deals": 4}), number))))
        scores = tuple(deals[1]["scores_before"])
        first = firsts.setdefault(scores, deals[0])
        if first["dealer"] != deals[0]["dealer"]:
            assert faults_of(first, {**deals[1], "match": first["match"]}) == [(2, "MI-5")]
            assert faults_of(first, {**deals[2], "match": first["match"]}) == [(2, "MI-5")]
            return
    pytest.fail("no two matches with the same first score")


def test_mi5_a_wrong_dealer_after_a_gap_is_named() -> None:
    game = Minchiate({"deals": 4})
    setup = game.first_setup(2)
    later = game.next_setup(setup, {"deal_scores": [0, 0]})
    assert later is not None
    third = game.next_setup(later, {"deal_scores": [0, 0]})
    assert third is not None
    game.check_later(setup, {}, third)
    with pytest.raises(ValueError, match="seat 0 deals, not seat 1"):
        game.check_later(setup, {}, later.__class__(2, 0, "ccw", (0, 0)))


def test_the_whole_pack_is_accounted_for_in_every_record() -> None:
    for number in range(1, 30):
        record = a_record(number)
        everything = [card for hand in record["hands"] for card in hand] + record["cutter_robbed"] + record["fola"]
        assert sorted(everything) == sorted(MINCHIATE.cards)


def test_an_even_final_count_brings_no_resto() -> None:
    tally = Tally(-10)
    tally.end(0)
    assert tally.resti == [0, 0]
