"""Verification: legal samples pass, broken ones are found, deals of a match agree, and nothing crashes it."""

from __future__ import annotations

import json
import random
from collections.abc import Iterable
from pathlib import Path
from typing import Any

import pytest

from cardgui.engine.record import to_line
from cardgui.engine.registry import GAMES
from cardgui.engine.truf import Truf
from cardgui.engine.verify import Fault, Verifier
from tests.engine.dealing import SAMPLES, finished, records
from tests.engine.mutations import damaged

PLAYED = sorted(path for path in SAMPLES.glob("*.jsonl") if path.name.split("-")[0] in GAMES)
LEGAL = [path for path in PLAYED if path.name.endswith("-legal.jsonl")]
BROKEN = [path for path in PLAYED if path.name.endswith("-broken.jsonl")]


def faults(lines: Iterable[bytes]) -> list[Fault]:
    return list(Verifier().lines(lines))


def faults_of(*written: dict[str, Any]) -> list[tuple[int, str, str]]:
    return [(fault.line, fault.rule, fault.text) for fault in faults(to_line(record).encode() for record in written)]


def test_there_are_samples_of_every_game() -> None:
    sampled = {path.name.split("-")[0] for path in LEGAL}
    assert {path.name.split("-")[0] for path in BROKEN} == sampled
    assert {"truf", "rifki", "rook_sluff", "minchiate"} <= sampled <= set(GAMES)


@pytest.mark.parametrize("path", LEGAL, ids=lambda path: path.name)
def test_legal_samples_have_no_fault(path: Path) -> None:
    lines = path.read_bytes().splitlines()
    assert len(lines) >= 10
    assert faults(lines) == []


@pytest.mark.parametrize("path", BROKEN, ids=lambda path: path.name)
def test_in_broken_samples_exactly_the_broken_records_are_found_with_their_rule(path: Path) -> None:
    lines = path.read_bytes().splitlines()
    found = {fault.line: fault for fault in faults(lines)}
    broken = {number: record for number, record in enumerate(map(json.loads, lines), 1) if "why_broken" in record}
    assert found.keys() == broken.keys()
    assert len(broken) >= 10
    other_rule = [
        (found[number].rule, record["rule"], record["why_broken"])
        for number, record in broken.items()
        if record["rule"] not in (found[number].rule, "any")
    ]
    # Where a change breaks two rules, the first one met is named.
    assert len(other_rule) <= len(broken) // 5, other_rule


def match_records(number: int = 12, **options: Any) -> list[dict[str, Any]]:
    return json.loads(json.dumps(records(finished(Truf({"deals": 4, **options}), number))))  # type: ignore[no-any-return]


def test_a_whole_match_is_sound_and_so_are_its_deals_with_gaps_or_from_anywhere() -> None:
    deals = match_records()
    assert faults_of(*deals) == []
    assert faults_of(deals[0], deals[2]) == []
    assert faults_of(*deals[2:]) == []
    verifier = Verifier()
    assert list(verifier.lines([b"", b"  \r\n", to_line(deals[0]).encode() + b"\r\n"])) == []
    assert verifier.records == 1


def test_a_deal_may_not_come_twice_or_after_a_later_one() -> None:
    deals = match_records()
    assert faults_of(deals[0], deals[0]) == [(2, "README", "deal 1 after deal 1 of its match")]
    assert faults_of(deals[1], deals[0]) == [(2, "README", "deal 1 after deal 2 of its match")]


def test_matches_of_the_same_id_in_other_games_or_with_other_ids_do_not_meet() -> None:
    deals = match_records()
    assert faults_of(deals[0], {**deals[0], "match": "another"}) == []


def test_options_stay_within_a_match() -> None:
    one, other = match_records(), match_records(scoring="E")
    second = {**other[1], "match": one[0]["match"]}
    assert faults_of(one[0], second) == [(2, "README", "options or players changed within the match")]


def test_scores_before_are_the_sums_of_the_deals_before() -> None:
    deals = match_records()
    seat = max(range(4), key=lambda s: deals[1]["scores_before"][s])
    deals[1]["scores_before"][seat] += 1
    ((line, rule, text),) = faults_of(*deals[:2])
    assert (line, rule) == (2, "README")
    assert text.startswith("scores_before is")


def test_tr2_the_dealer_follows_from_the_deal_before() -> None:
    deals = match_records()
    first = {**deals[0], "result": deals[0]["result"]}
    second = deals[1]
    second["dealer"] = (second["dealer"] + 1) % 4
    ((line, rule, _),) = faults_of(first, second)
    assert (line, rule) == (2, "TR-2")


def test_tr3_the_direction_follows_from_the_number_of_the_deal() -> None:
    deals = match_records()
    deals[0]["direction"] = "cw"
    assert faults_of(deals[0])[0][:2] == (1, "TR-3")


def test_tr22_no_deal_comes_after_the_last() -> None:
    deals = match_records()
    late = {**deals[3], "deal": 5, "direction": "ccw"}
    assert faults_of(late)[0][:2] == (1, "TR-22")


def test_after_a_faulty_deal_the_next_is_judged_by_itself() -> None:
    deals = match_records()
    deals[0]["result"]["deal_scores"] = [9, 9, 9, 9]
    assert [fault[0] for fault in faults_of(*deals)] == [1]


@pytest.mark.parametrize(
    ("key", "value", "rule"),
    [
        ("deal_scores", [1, 2, 3, 4], "TR-17"),
        ("deal_scores", [0, 0, 0], "TR-17"),
        ("deal_scores", "0", "TR-17"),
        ("tricks", [13, 0, 0, 0], "TR-15"),
        ("trump", "X", "TR-8"),
        ("declarer", 7, "TR-8"),
        ("mode", "up", "TR-9"),
        ("bids", [1, 1, 1, 1], "TR-10"),
        ("bids", None, "TR-10"),
    ],
)
def test_each_value_of_the_result_is_compared(key: str, value: Any, rule: str) -> None:
    deal = match_records()[0]
    deal["result"][key] = value
    ((_, found, text),) = faults_of(deal)
    assert (found, text.split()[0]) == (rule, key)


@pytest.mark.parametrize("key", ["trump", "mode", "bids", "declarer"])
def test_each_value_of_the_result_is_needed(key: str) -> None:
    deal = match_records()[0]
    del deal["result"][key]
    assert faults_of(deal) == [(1, "TR-Record", f"result has no {key}")]


def test_true_is_not_one() -> None:
    for number in range(1, 30):
        deal = match_records(number)[0]
        if 1 in deal["result"]["tricks"]:
            deal["result"]["tricks"] = [True if t == 1 else t for t in deal["result"]["tricks"]]
            assert faults_of(deal)[0][1] == "TR-15"
            return
    pytest.fail("no deal with one trick")


@pytest.mark.parametrize(
    ("change", "rule"),
    [
        (lambda a: a[:-1], "TR-16"),
        (lambda a: [*a, a[-1]], "TR-16"),
        (lambda a: a[1:], "TR-6"),
        (lambda a: [a[1], a[0], *a[2:]], "TR-Record"),
        (lambda a: [a[0], *a], "TR-6"),
        (lambda a: a[:0], "TR-16"),
    ],
)
def test_actions_are_complete_and_in_order(change: Any, rule: str) -> None:
    deal = match_records(14)[0]
    deal["actions"] = change(deal["actions"])
    assert faults_of(deal)[0][1] == rule


@pytest.mark.parametrize("path", PLAYED, ids=lambda path: path.name)
def test_no_damage_to_a_record_crashes_the_verification(path: Path) -> None:
    check_damage(path, 400)


@pytest.mark.long
@pytest.mark.parametrize("path", PLAYED, ids=lambda path: path.name)
def test_no_damage_to_a_record_crashes_the_verification_in_the_long_run(path: Path) -> None:
    check_damage(path, 100_000 // len(PLAYED) + 1)


def check_damage(path: Path, times: int) -> None:
    rng = random.Random(path.name)
    lines = path.read_bytes().splitlines()
    found = 0
    verifier = Verifier()
    for _ in range(times):
        line = damaged(rng.choice(lines), rng)
        for fault in verifier.lines([line]):
            found += 1
            assert fault.line == 1
            assert fault.text.isprintable()
            assert fault.rule.replace("-", "").isalnum()
            fault.text.encode("utf-8")
    assert found > times // 2
