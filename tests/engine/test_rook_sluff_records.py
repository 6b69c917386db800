"""Records of Rook Sluff: what verification finds in a deal and between the deals of a match."""

from __future__ import annotations

import copy
import json
from collections.abc import Callable
from typing import Any

import pytest

from cardgui.engine.game import Layout, Setup
from cardgui.engine.match import FinishedDeal
from cardgui.engine.record import make_record, to_line
from cardgui.engine.rook_sluff import RookSluff
from cardgui.engine.verify import Verifier
from tests.engine.dealing import finished, records

Record = dict[str, Any]


def rules_of(*written: Record) -> list[tuple[int, str]]:
    lines = [to_line(record).encode() for record in written]
    return [(fault.line, fault.rule) for fault in Verifier().lines(lines)]


def match_records(players: int, **options: object) -> list[Record]:
    return json.loads(json.dumps(records(finished(RookSluff(options, players), players))))  # type: ignore[no-any-return]


MATCH = match_records(6)


def test_the_record_has_the_keys_of_the_rules() -> None:
    record = MATCH[1]
    assert list(record) == [
        "format", "game", "options", "players", "match", "deal", "dealer", "direction", "scores_before", "hands",
        "actions", "result",
    ]  # fmt: skip
    assert (record["game"], record["players"], record["direction"]) == ("rook_sluff", 6, "cw")
    assert len(record["scores_before"]) == len(record["result"]["deal_scores"]) == 2
    order = [(record["dealer"] + 1 + index) % 6 for index in range(6)]
    bids = record["actions"][:6]
    assert [(bid["do"], bid["seat"]) for bid in bids] == [("bid", seat) for seat in order]
    assert [action["do"] for action in record["actions"][6:]] == ["play"] * 84
    assert list(record["result"]) == ["deal_scores", "tricks", "bids"]
    by_seat = {bid["seat"]: bid["tricks"] for bid in bids}
    assert record["result"]["bids"] == [by_seat[seat] for seat in range(6)]


@pytest.mark.parametrize("players", [6, 8, 10])
@pytest.mark.parametrize("options", [{}, {"must_trump": True}])
def test_matches_of_all_sizes_are_sound_also_with_gaps(players: int, options: dict[str, object]) -> None:
    deals = match_records(players, **options)
    assert len(deals) == players
    assert rules_of(*deals) == []
    assert rules_of(*deals[::2]) == []


def test_the_rules_that_are_named_for_the_course_of_a_match() -> None:
    assert RookSluff.follow_rules == {"dealer": "RS-7", "direction": "RS-7"}
    assert RookSluff().end_rule({}) == "RS-8"


BROKEN: list[tuple[str, Callable[[Record], object], str]] = [
    ("direction", lambda r: r.update(direction="ccw"), "RS-7"),
    ("deal 7", lambda r: r.update(deal=7), "RS-8"),
    ("seven players", lambda r: r.update(players=7), "README"),
    ("eight players", lambda r: r.update(players=8), "README"),
    ("three scores", lambda r: r["scores_before"].append(0), "README"),
    ("another card", lambda r: r["hands"][0].__setitem__(0, "R5"), "RS-4"),
    ("no card of the game", lambda r: r["hands"][0].__setitem__(0, "bird"), "README"),
    ("hands of 15 and 13", lambda r: r["hands"][0].append(r["hands"][1].pop()), "RS-4"),
    ("bid of 15", lambda r: r["actions"][0].update(tricks=15), "RS-9"),
    ("negative bid", lambda r: r["actions"][0].update(tricks=-1), "RS-9"),
    ("bid is a word", lambda r: r["actions"][0].update(tricks="3"), "README"),
    ("bid is a truth", lambda r: r["actions"][0].update(tricks=True), "README"),
    ("bids change places", lambda r: r["actions"].insert(0, r["actions"].pop(1)), "RS-9"),
    ("a bid is missing", lambda r: r["actions"].pop(2), "RS-9"),
    ("no play", lambda r: r["actions"].__delitem__(slice(3, None)), "RS-9"),
    ("only bids", lambda r: r["actions"].__delitem__(slice(6, None)), "RS-16"),
    ("last card missing", lambda r: r["actions"].pop(), "RS-16"),
    ("one more card", lambda r: r["actions"].append(r["actions"][-1]), "RS-16"),
    ("unknown action", lambda r: r["actions"][0].update(do="declare"), "README"),
    ("bids in the result", lambda r: r["result"]["bids"].reverse() or r["result"]["bids"].append(1), "RS-9"),
    ("tricks in the result", lambda r: r["result"]["tricks"].insert(0, r["result"]["tricks"].pop()), "RS-15"),
    ("scores in the result", lambda r: r["result"].update(deal_scores=[1, 1]), "RS-17"),
    ("no bids in the result", lambda r: r["result"].pop("bids"), "RS-Record"),
    ("unknown key in the result", lambda r: r["result"].update(trump="B"), "README"),
    ("default written out", lambda r: r["options"].update(must_trump=False), "README"),
]


@pytest.mark.parametrize(("change", "rule"), [b[1:] for b in BROKEN], ids=[b[0] for b in BROKEN])
def test_what_breaks_a_rule_is_found(change: Callable[[Record], object], rule: str) -> None:
    record = copy.deepcopy(MATCH[3])
    change(record)
    assert rules_of(record) == [(1, rule)]


@pytest.mark.parametrize(("players", "rule"), [(6, "RS-4"), (8, "RS-3"), (10, "RS-5")])
def test_the_wrong_cards_for_so_many_players_are_found(players: int, rule: str) -> None:
    record = match_records(players)[0]
    seat, place = next((s, h.index("R1")) for s, h in enumerate(record["hands"]) if "R1" in h)
    record["hands"][seat][place] = "R5"
    assert rules_of(record) == [(1, rule)]


def test_dealer_and_scores_continue_also_across_a_gap() -> None:
    first, second, fourth = (copy.deepcopy(MATCH[index]) for index in (0, 1, 3))
    assert rules_of(first, second, fourth) == []
    second["scores_before"][0] += 1
    assert rules_of(first, second) == [(2, "README")]
    second = copy.deepcopy(MATCH[1])
    second["dealer"] = (second["dealer"] + 3) % 6
    assert rules_of(first, alike(second)) == [(2, "RS-7")]
    fourth["dealer"] = (fourth["dealer"] + 1) % 6
    assert rules_of(first, alike(fourth)) == [(2, "RS-7")]
    assert rules_of(MATCH[5], MATCH[5]) == [(2, "README")]


def alike(record: Record) -> Record:
    """The same deal played anew under another dealer, so that nothing but the dealer is wrong."""
    game = RookSluff(players=6)
    setup = Setup(record["deal"], record["dealer"], "cw", tuple(record["scores_before"]))
    deal = game.begin(setup, Layout(tuple(map(tuple, record["hands"]))))
    while not deal.over:
        (seat,) = deal.to_act
        deal.apply(deal.legal(seat)[0])
    return make_record(game, record["match"], FinishedDeal(setup, deal.layout, deal.actions(), deal.result()))
