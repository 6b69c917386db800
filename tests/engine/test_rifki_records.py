"""Records of Rıfkı: what verification finds in a deal, in its history and between the deals of a match."""

from __future__ import annotations

import copy
import json
import random
from collections.abc import Callable
from typing import Any

import pytest

from cardgui.engine.action import Play
from cardgui.engine.game import Layout, Setup
from cardgui.engine.match import FinishedDeal, Match
from cardgui.engine.record import make_record, to_line
from cardgui.engine.rifki import Rifki
from cardgui.engine.rifki_terms import Declare
from cardgui.engine.verify import Verifier
from tests.engine.dealing import finished, play_out, records
from tests.engine.rifki_table import HANDS, SUITED, begin

Record = dict[str, Any]


def faults_of(*written: Record) -> list[tuple[int, str, str]]:
    lines = [to_line(record).encode() for record in written]
    return [(fault.line, fault.rule, fault.text) for fault in Verifier().lines(lines)]


def rules_of(*written: Record) -> list[tuple[int, str]]:
    return [(line, rule) for line, rule, _ in faults_of(*written)]


def match_records(number: int = 7, **options: object) -> list[Record]:
    return json.loads(json.dumps(records(finished(Rifki(options), number))))  # type: ignore[no-any-return]


MATCH = match_records()


def changed(index: int, change: Callable[[Record], object]) -> Record:
    record = copy.deepcopy(MATCH[index])
    change(record)
    return record


def record_of(contract: str, trump: str | None = None, deal: int = 1, hands: Any = HANDS, **options: object) -> Record:
    """A record of a first deal with this contract, played at random."""
    played = begin(0, deal, hands, **options)
    played.apply(Declare(0, contract, trump))
    play_out(played, random.Random(1))
    done = FinishedDeal(played.setup, played.layout, played.actions(), played.result())
    return json.loads(json.dumps(make_record(played.game, "m", done)))  # type: ignore[no-any-return]


def test_the_record_has_the_keys_of_the_rules() -> None:
    koz, ceza = record_of("koz", "S"), record_of("kiz")
    assert list(koz) == [
        "format", "game", "options", "players", "match", "deal", "dealer", "direction", "scores_before", "history",
        "hands", "actions", "result",
    ]  # fmt: skip
    assert (koz["game"], koz["direction"], koz["dealer"], koz["history"]) == ("rifki", "ccw", 1, [])
    assert koz["actions"][0] == {"do": "declare", "seat": 0, "contract": "koz", "trump": "S"}
    assert ceza["actions"][0] == {"do": "declare", "seat": 0, "contract": "kiz"}
    assert koz["actions"][1].keys() == {"do", "seat", "card"}
    assert list(koz["result"]) == ["deal_scores", "tricks", "contract", "trump", "declarer"]
    assert (koz["result"]["trump"], ceza["result"]["trump"], ceza["result"]["declarer"]) == ("S", None, 0)
    assert MATCH[3]["history"] == [[record["result"]["declarer"], record["result"]["contract"]] for record in MATCH[:3]]
    assert faults_of(koz) == faults_of(ceza) == []


@pytest.mark.parametrize(
    "options",
    [
        {},
        {"first_declarer": "two_of_diamonds"},
        {"opening_penalties": True},
        {"must_overtrump": True},
        {"king_ends_game": True},
        {"void_equal_girls": True},
        {"first_declarer": "two_of_diamonds", "void_equal_girls": True, "must_overtrump": True},
    ],
)
def test_matches_under_all_house_rules_are_sound_also_with_gaps(options: dict[str, object]) -> None:
    deals = match_records(21, **options)
    assert deals[0]["options"] == options
    assert faults_of(*deals) == []
    assert faults_of(*deals[::3]) == []
    assert faults_of(*deals[5:]) == []


def test_the_rules_that_are_named_for_the_course_of_a_match() -> None:
    assert Rifki.follow_rules == {"dealer": "RI-2", "direction": "RI-4", "history": "RI-Record"}
    assert Rifki.scoring_rule == "RI-24"
    assert Rifki().end_rule({"contract": "koz", "tricks": [13, 0, 0, 0]}) == "RI-2"
    assert Rifki({"king_ends_game": True}).end_rule({"contract": "koz", "tricks": [13, 0, 0, 0]}) == "RI-29"
    assert Rifki({"king_ends_game": True}).end_rule({"contract": "koz", "tricks": [3, 10, 0, 0]}) == "RI-2"


BROKEN: list[tuple[str, int, Callable[[Record], object], str]] = [
    ("direction", 4, lambda r: r.update(direction="cw"), "RI-4"),
    ("no history", 4, lambda r: r.pop("history"), "RI-Record"),
    ("history is a word", 4, lambda r: r.update(history="koz"), "RI-Record"),
    ("pair of three", 4, lambda r: r["history"][0].append(1), "RI-Record"),
    ("pair is a word", 4, lambda r: r["history"].__setitem__(0, "koz"), "RI-Record"),
    ("seat is a truth", 4, lambda r: r["history"][0].__setitem__(0, True), "RI-Record"),
    ("contract is a list", 4, lambda r: r["history"][0].__setitem__(1, ["koz"]), "RI-Record"),
    ("unknown contract", 4, lambda r: r["history"][0].__setitem__(1, "atas"), "RI-Record"),
    ("history too short", 4, lambda r: r["history"].pop(), "RI-Record"),
    ("history too long", 4, lambda r: r["history"].insert(0, [0, "koz"]), "RI-Record"),
    ("history of another seat", 4, lambda r: r["history"][1].__setitem__(0, (r["history"][1][0] + 1) % 4), "RI-2"),
    ("seat out of range", 4, lambda r: r["history"][1].__setitem__(0, r["history"][1][0] + 4), "RI-2"),
    ("another dealer", 4, lambda r: r.update(dealer=(r["dealer"] + 1) % 4), "RI-2"),
    ("scores of another sum", 4, lambda r: r["scores_before"].__setitem__(0, r["scores_before"][0] + 10), "RI-24"),
    ("a contract for the third time", 19, lambda r: [p.__setitem__(1, "kiz") for p in r["history"]], "RI-7"),
    ("koz for the third time", 19, lambda r: [p.__setitem__(1, "koz") for p in r["history"]], "RI-6"),
    ("deal 21", 19, lambda r: r.update(deal=21), "RI-2"),
    ("another declares", 4, lambda r: r["actions"][0].update(seat=(r["actions"][0]["seat"] + 1) % 4), "RI-5"),
    ("nobody declares", 4, lambda r: r["actions"].pop(0), "RI-5"),
    ("no actions", 4, lambda r: r["actions"].clear(), "RI-5"),
    ("two declare", 4, lambda r: r["actions"].insert(1, r["actions"][0]), "RI-5"),
    ("last card missing", 4, lambda r: r["actions"].pop(), "RI-23"),
    ("one more card", 4, lambda r: r["actions"].append(r["actions"][-1]), "RI-23"),
    ("a card of another", 4, lambda r: r["actions"][1].update(card=r["actions"][2]["card"]), "RI-4"),
    ("unknown contract declared", 4, lambda r: r["actions"][0].update(contract="atas"), "README"),
    ("trump is a list", 4, lambda r: r["actions"][0].update(trump=["S"]), "README"),
    ("extra key", 4, lambda r: r["actions"][0].update(note="x"), "README"),
    ("extra key in koz", 4, lambda r: r["actions"][0].update(contract="koz", trump="S", by=1), "README"),
    ("unknown action", 4, lambda r: r["actions"][3].update(do="bid"), "README"),
    ("declarer in the result", 4, lambda r: r["result"].update(declarer=(r["result"]["declarer"] + 1) % 4), "RI-5"),
    ("contract in the result", 4, lambda r: r["result"].update(contract="nothing"), "RI-5"),
    ("trump in the result", 4, lambda r: r["result"].update(trump="X"), "RI-8"),
    ("result without contract", 4, lambda r: r["result"].pop("contract"), "RI-Record"),
    ("void without reason", 4, lambda r: r["result"].update(void=True), "RI-30"),
    ("void that is none", 4, lambda r: r["result"].update(void=False), "RI-30"),
    ("extra key in the result", 4, lambda r: r["result"].update(bids=[]), "README"),
    ("a card twice", 4, lambda r: r["hands"][0].__setitem__(0, r["hands"][1][0]), "RI-4"),
    ("hands of 14 and 12", 4, lambda r: r["hands"][0].append(r["hands"][1].pop()), "RI-4"),
]


@pytest.mark.parametrize(("index", "change", "rule"), [b[1:] for b in BROKEN], ids=[b[0] for b in BROKEN])
def test_what_breaks_a_rule_is_found(index: int, change: Callable[[Record], object], rule: str) -> None:
    assert rules_of(changed(index, change)) == [(1, rule)]


@pytest.mark.parametrize(
    ("contract", "trump", "rule"),
    [
        ("koz", "S", "RI-8"),
        ("rifki", None, "RI-9"),
        ("kiz", None, "RI-10"),
        ("erkek", None, "RI-11"),
        ("kupa", None, "RI-12"),
        ("son_iki", None, "RI-13"),
        ("el_almaz", None, "RI-14"),
    ],
)
def test_wrong_scores_name_the_contracts_rule_and_wrong_tricks_the_rule_of_winning(
    contract: str, trump: str | None, rule: str
) -> None:
    record = record_of(contract, trump)
    scores, tricks = record["result"]["deal_scores"], record["result"]["tricks"]
    record["result"]["deal_scores"] = [*scores[1:], scores[0] + 10]
    assert rules_of(record) == [(1, rule)]
    record["result"]["tricks"] = [*tricks[1:], tricks[0] + 1]
    assert rules_of(record) == [(1, "RI-18" if trump else "RI-19")]
    record["actions"][0]["trump"] = "X"
    assert rules_of(record) == [(1, "RI-8" if trump else "RI-15")]


def test_ri4_clockwise_play_is_refused_in_so_many_words() -> None:
    assert faults_of(changed(4, lambda r: r.update(direction="cw"))) == [(1, "RI-4", "Rıfkı is played ccw")]


def test_koz_without_its_trump_is_found() -> None:
    record = record_of("koz", "S")
    del record["actions"][0]["trump"]
    assert rules_of(record) == [(1, "RI-8")]


def test_ri27_a_koz_in_the_first_four_deals_is_found_in_deal_and_history() -> None:
    record = record_of("koz", "S")
    record["options"] = {"opening_penalties": True}
    assert rules_of(record) == [(1, "RI-27")]
    kozes = [index for index, deal in enumerate(MATCH) if deal["result"]["contract"] == "koz"]
    later = copy.deepcopy(MATCH[10])
    later["options"] = {"opening_penalties": True}
    assert kozes[0] < 4
    assert rules_of(later) == [(1, "RI-27")]


def test_ri26_another_first_declarer_than_the_holder_of_the_two_of_diamonds_is_found() -> None:
    for declarer in range(4):
        deal = begin(declarer, first_declarer="two_of_diamonds")
        deal.apply(Declare(declarer, "el_almaz"))
        play_out(deal, random.Random(1))
        done = FinishedDeal(deal.setup, deal.layout, deal.actions(), deal.result())
        record = make_record(deal.game, "m", done)
        holds = "2D" in HANDS[declarer]
        assert rules_of(record) == ([] if holds else [(1, "RI-26")])
        # A repeated first deal keeps its declarer, and nobody can tell which it is.
        record["options"] = {"first_declarer": "two_of_diamonds", "void_equal_girls": True}
        assert rules_of(record) == []


# -- between the deals of a match -------------------------------------------------------------------------------------


def test_the_next_deal_continues_dealer_scores_and_history() -> None:
    second, third = MATCH[1], MATCH[2]
    moved = copy.deepcopy(third)
    moved["scores_before"][0] += 10
    moved["scores_before"][1] -= 10
    assert rules_of(second, moved) == [(2, "README")]
    other = copy.deepcopy(third)
    names = {name for _, name in third["history"]}
    other["history"][0][1] = next(c for c in ("rifki", "kiz", "erkek") if c not in names)
    other["scores_before"] = balanced(other)
    assert rules_of(other) == []
    assert rules_of(second, other) == [(2, "README")]
    other["scores_before"] = third["scores_before"]
    assert rules_of(second, other) == [(2, "RI-24")]


def balanced(record: Record) -> list[int]:
    """Scores of the right sum for a record's history."""
    each = {"koz": 650, "rifki": -320, "kiz": -400, "erkek": -480, "kupa": -390, "son_iki": -360, "el_almaz": -650}
    return [sum(each[name] for _, name in record["history"]), 0, 0, 0]


def test_a_later_deal_after_a_gap_has_the_earlier_history_and_contract() -> None:
    first, later = MATCH[2], copy.deepcopy(MATCH[6])
    assert rules_of(first, later) == []
    declared = first["result"]["contract"]
    free = [c for c in ("rifki", "kiz", "erkek", "kupa", "son_iki", "el_almaz") if c != declared]
    for name in free:
        later["history"][2][1] = name
        later["scores_before"] = balanced(later)
        if rules_of(later) == []:
            assert rules_of(first, later) == [(2, "RI-Record")]
            break
    else:
        raise AssertionError


def test_no_deal_follows_the_twentieth() -> None:
    assert rules_of(MATCH[19], MATCH[19]) == [(2, "README")]


def king_record(*, agreed: bool = False) -> Record:
    """A first deal in which the declarer takes all tricks of a koz."""
    deal = begin(0, hands=SUITED, king_ends_game=agreed)
    deal.apply(Declare(0, "koz", "S"))
    play_out(deal, random.Random(1))
    return make_record(deal.game, "m", FinishedDeal(deal.setup, deal.layout, deal.actions(), deal.result()))


def next_record(game: Rifki, before: Record, deal_number: int = 2) -> Record:
    setup = Setup(deal_number, (before["dealer"] - 1) % 4, "ccw", (650, 0, 0, 0), ((0, "koz"),))
    deal = game.begin(setup, Layout(HANDS))
    deal.apply(Declare(deal.declarer, "el_almaz"))
    play_out(deal, random.Random(2))
    return make_record(game, "m", FinishedDeal(setup, deal.layout, deal.actions(), deal.result()))


def test_ri29_no_deal_follows_a_king() -> None:
    plain, crowned = Rifki(), Rifki({"king_ends_game": True})
    assert faults_of(king_record(), next_record(plain, king_record())) == []
    king = king_record(agreed=True)
    assert faults_of(king) == []
    assert rules_of(king, next_record(crowned, king)) == [(2, "RI-29")]


def void_and_repeat() -> tuple[Record, Record, Record]:
    """A void first deal, the first deal again, and the second."""
    game = Rifki({"void_equal_girls": True})
    match = Match(game, 1)
    match.start_deal()
    assert match.deal is not None
    setup, layout = match.deal.setup, match.deal.layout
    for seed in range(10_000):
        deal = game.begin(setup, layout)
        deal.apply(Declare(deal.declarer, "kiz"))
        play_out(deal, random.Random(seed))
        if deal.result()["deal_scores"] == [0, 0, 0, 0]:
            break
    for action in deal.actions():
        match.apply(action)
    rng = random.Random(3)
    for _ in range(2):
        match.start_deal()
        while match.in_deal:
            (seat,) = match.deal.to_act
            match.apply(rng.choice(match.deal.legal(seat)))
    void, again, second = json.loads(json.dumps(records(match)))
    return void, again, second


def test_ri30_a_void_deal_is_followed_by_the_same_deal_again() -> None:
    void, again, second = void_and_repeat()
    assert void["result"]["void"] is True
    for key in ("deal", "dealer", "history", "scores_before"):
        assert void[key] == again[key]
    assert faults_of(void, again, second) == []
    assert faults_of(void, second) == []
    assert rules_of(void, again, again) == [(3, "README")]
    assert rules_of(again, void) == [(2, "README")]
    other = copy.deepcopy(again)
    other["dealer"] = (other["dealer"] + 1) % 4
    other["actions"] = []
    assert rules_of(void, other) == [(2, "RI-5")]
    declared = second["history"].pop()
    assert rules_of(void, second) == [(2, "RI-Record")]
    second["history"].append(declared)


def test_ri30_the_mark_may_be_missing_since_the_scores_tell_but_not_be_wrong() -> None:
    void, again, second = void_and_repeat()
    del void["result"]["void"]
    assert faults_of(void, again, second) == []
    for wrong in (False, 1, None, "true"):
        void["result"]["void"] = wrong
        assert rules_of(void, again)[0] == (1, "RI-30")


def test_ri30_after_a_faulty_record_the_same_deal_may_come_again_but_only_if_deals_can_be_void() -> None:
    void, again, _ = void_and_repeat()
    void["result"]["tricks"] = [13, 0, 0, 0]
    assert rules_of(void, again) == [(1, "RI-19")]
    first = changed(0, lambda r: r["result"].update(tricks=[13, 13, 13, 13]))
    assert [line for line, _ in rules_of(first, MATCH[0])] == [1, 2]


def test_every_play_of_a_record_is_a_play_of_the_deal() -> None:
    for record in MATCH:
        assert all(Play(a["seat"], a["card"]).to_json() == a for a in record["actions"][1:])
