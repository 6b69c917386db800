"""Deal records out and in."""

from __future__ import annotations

import json
import random
import uuid
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from cardgui.engine.game import RecordFaultError
from cardgui.engine.match import FinishedDeal
from cardgui.engine.record import content_id, make_record, parse_line, read_record, to_line
from cardgui.engine.registry import GAMES
from cardgui.engine.truf import Truf
from cardgui.engine.verify import Verifier, replay
from tests.engine.dealing import SAMPLES, finished, records


def a_record(**changes: Any) -> dict[str, Any]:
    """The record of a deal of Truf, with some keys changed; a value ``...`` takes the key away."""
    record = records(finished(Truf({"deals": 4}), 3))[0]
    record |= changes
    return json.loads(json.dumps({key: value for key, value in record.items() if value is not ...}))  # type: ignore[no-any-return]


@pytest.mark.parametrize("number", range(1, 4))
@pytest.mark.parametrize("game_id", list(GAMES))
def test_replaying_a_record_gives_the_record_again(game_id: str, number: int) -> None:
    game = GAMES[game_id]()
    for written in records(finished(game, number)):
        record = read_record(parse_line(to_line(written)))
        deal = replay(record)
        done = FinishedDeal(deal.setup, deal.layout, deal.actions(), deal.result())
        assert make_record(record.game, record.match, done) == written


@pytest.mark.parametrize("game_id", list(GAMES))
def test_a_match_played_to_its_end_is_verified_without_fault(game_id: str) -> None:
    match = finished(GAMES[game_id](), 5)
    lines = [to_line(record).encode() for record in records(match)]
    verifier = Verifier()
    assert list(verifier.lines(lines)) == []
    assert verifier.records == len(match.finished)


def test_bids_are_recorded_in_turn_order_whatever_the_order_in_which_they_came() -> None:
    for record in records(finished(Truf({"deals": 4}), 8)):
        step = 1 if record["direction"] == "cw" else -1
        bids = [action["seat"] for action in record["actions"] if action["do"] == "bid"]
        assert bids == [(record["dealer"] + step * place) % 4 for place in (1, 2, 3, 4)]


def test_the_record_of_truf_has_the_keys_of_the_rules() -> None:
    record = a_record()
    assert list(record) == [
        "format", "game", "options", "players", "match", "deal", "dealer", "direction", "scores_before", "hands",
        "actions", "result",
    ]  # fmt: skip
    assert record["format"] == "cardgui-deal/1"
    assert (record["game"], record["options"], record["players"]) == ("truf", {"deals": 4}, 4)
    assert set(record["result"]) == {"deal_scores", "tricks", "trump", "mode", "bids", "declarer"}
    assert {frozenset(action) for action in record["actions"]} <= {
        frozenset(["do", "seat", "card"]),
        frozenset(["do", "seat", "by"]),
    }


def test_further_keys_come_after_the_rules_own() -> None:
    done = finished(Truf({"deals": 4}), 3).finished[0]
    record = make_record(Truf({"deals": 4}), "m", done, {"number": 3, "note": "ğüş 높은 패"})
    assert list(record)[-2:] == ["number", "note"]
    assert parse_line(to_line(record)) == record
    assert "ğüş 높은 패" in to_line(record)


def test_the_content_id_depends_on_what_the_rules_know_and_on_nothing_else() -> None:
    record = a_record()
    known = content_id(record)
    assert uuid.UUID(known).version == 5
    shuffled = dict(reversed(list(record.items())))
    assert content_id(shuffled) == known
    assert content_id({**record, "at": "2026-01-01", "id": "x", "number": 7, "seats": [], "app": "1"}) == known
    assert content_id({**record, "match": "other"}) != known
    assert content_id({**record, "deal": 2}) != known
    assert content_id({**record, "actions": record["actions"][:-1]}) != known
    assert content_id({**record, "history": [[0, "koz"]]}) != known
    assert content_id({**record, "fola": ["T1"]}) != known


def test_the_content_id_stays_the_same_for_ever() -> None:
    line = (SAMPLES / "truf-legal.jsonl").read_bytes().splitlines()[0]
    assert content_id(parse_line(line)) == "cfe63a38-5ac8-556c-bd91-be46eb04fded"


@pytest.mark.parametrize(
    ("line", "reason"),
    [
        (b"", "not JSON"),
        (b"{", "not JSON"),
        (b"null", "a record is a JSON object"),
        (b"[1]", "a record is a JSON object"),
        (b"\xff{}", "not UTF-8 at byte 0"),
        (b"\xef\xbb\xbf{}", "not JSON"),
        (b'{"a": 1, "a": 2}', "a key stands twice"),
        (b'{"a": {"b": 1, "b": 1}}', "a key stands twice"),
        (b'{"a": NaN}', "not JSON: NaN"),
        (b'{"a": -Infinity}', "not JSON: -Infinity"),
        (b'{"a": 1e999}', "too large"),
        (b'{"a": ' + b"9" * 5000 + b"}", "too large"),
        (b'{"a": "\\ud800"}', "lone surrogate"),
        (b'{"\\uDFFFa": 1}', "lone surrogate"),
        (b'{"a": ' + b"[" * 60 + b"]" * 60 + b"}", "nested too deeply"),
        (b'{"a": ' + b'{"a":' * 60 + b"1" + b"}" * 60 + b"}", "nested too deeply"),
        (b'{"a": ' + b"[" * 100_000 + b"]" * 100_000 + b"}", "nested too deeply"),
    ],
)
def test_what_is_no_json_object_is_refused(line: bytes, reason: str) -> None:
    with pytest.raises(RecordFaultError, match=reason) as error:
        parse_line(line)
    assert error.value.rule == "README"


def test_a_character_written_as_a_surrogate_pair_is_one_character() -> None:
    assert parse_line(b'{"note": "\\ud83c\\udca1"}') == {"note": "🂡"}


def test_further_keys_may_hold_any_json() -> None:
    extra: dict[str, Any] = {"x": 1.5, "y": None, "z": [{"deep": [[[]]]}], "big": 10**17, "number": 3}
    read_record(parse_line(json.dumps(a_record(**extra))))
    assert parse_line('{"a": 99999999999999999999}') == {"a": 1e20}


@pytest.mark.parametrize(
    "key",
    ["format", "game", "options", "players", "match", "deal", "dealer", "direction", "scores_before", "hands",
     "actions", "result"],
)  # fmt: skip
def test_a_missing_key_is_named(key: str) -> None:
    with pytest.raises(RecordFaultError, match=f"the key {key} is missing") as error:
        read_record(a_record(**{key: ...}))
    assert error.value.rule == "README"


@pytest.mark.parametrize(
    ("changes", "reason"),
    [
        ({"format": "cardgui-deal/2"}, "the format is not cardgui-deal/1"),
        ({"game": "bridge"}, "there is no game 'bridge'"),
        ({"game": ["truf"]}, "there is no game"),
        ({"options": []}, "options is no object"),
        ({"options": {"deals": 13}}, "options holds a default"),
        ({"options": {"deals": 5}}, "deals can be 13, 4, 8, not 5"),
        ({"options": {"deals": 4.0}}, "deals can be 13, 4, 8, not 4.0"),
        ({"options": {"deals": [4]}}, "deals can be"),
        ({"options": {"pace": 1}}, "there is no option 'pace'"),
        ({"players": 5}, "is played by 4, not by 5"),
        ({"players": "4"}, "players is no number"),
        ({"players": True}, "players is no number"),
        ({"match": ""}, "match is no id"),
        ({"match": 17}, "match is no id"),
        ({"deal": 0}, "deal 0 is not possible"),
        ({"deal": True}, "deal True is not possible"),
        ({"deal": 10**9 + 1}, "deal 1000000001 is not possible"),
        ({"dealer": 4}, "dealer 4 is not possible"),
        ({"dealer": -1}, "dealer -1 is not possible"),
        ({"dealer": None}, "dealer None is not possible"),
        ({"direction": "up"}, "direction is cw or ccw"),
        ({"direction": ["ccw"]}, "direction is cw or ccw"),
        ({"scores_before": [0, 0, 0]}, "scores_before is no list of 4 numbers"),
        ({"scores_before": [0, 0, 0, "0"]}, "scores_before is no list of 4 numbers"),
        ({"scores_before": [0, 0, 0, False]}, "scores_before is no list of 4 numbers"),
        ({"scores_before": {}}, "scores_before is no list of 4 numbers"),
        ({"scores_before": [0, 0, 1, 0]}, "begins with all scores 0"),
        ({"hands": {}}, "hands is no list of 4 hands"),
        ({"hands": [[], [], []]}, "hands is no list of 4 hands"),
        ({"hands": [[], [], [], ["XX"]]}, "no list of card codes|is dealt 0 cards"),
        ({"hands": [["AS", None], [], [], []]}, "the hand of seat 0 is no list of card codes"),
        ({"actions": {}}, "actions is no list"),
        ({"actions": [[]]}, "action 1 is no object"),
        ({"actions": [{}]}, "action 1: None is no action"),
        ({"actions": [{"do": ["play"]}]}, "is no action of this game"),
        ({"actions": [{"do": "play", "seat": 0}]}, "action 1: 'play' has do, seat and card; look at card"),
        ({"actions": [{"do": "play", "seat": 0, "card": "AS", "x": 1}]}, "look at x"),
        ({"actions": [{"do": "play", "seat": "0", "card": "AS"}]}, "seat '0' is no seat"),
        ({"actions": [{"do": "play", "seat": True, "card": "AS"}]}, "seat True is no seat"),
        ({"actions": [{"do": "play", "seat": -1, "card": "AS"}]}, "seat -1 is no seat"),
        ({"actions": [{"do": "play", "seat": 4, "card": "AS"}]}, "action 1: there is no seat 4"),
        ({"actions": [{"do": "play", "seat": 0, "card": ["AS"]}]}, "is no word"),
        ({"actions": [{"do": "adjust", "seat": 0, "by": "1"}]}, "is no integer"),
        ({"actions": [{"do": "adjust", "seat": 0, "by": True}]}, "by True is no integer"),
        ({"result": []}, "result is no object"),
        ({"result": {"tricks": []}}, "result has no deal_scores"),
        ({"result": {"deal_scores": []}}, "result has no tricks"),
        ({"result": {"deal_scores": [], "tricks": [], "speed": 1}}, "result has an unknown key 'speed'"),
    ],
)  # fmt: skip
def test_a_field_of_another_shape_is_refused(changes: dict[str, Any], reason: str) -> None:
    with pytest.raises(RecordFaultError, match=reason) as error:
        read_record(a_record(**changes))
    assert error.value.rule in ("README", "TR-4")


def test_the_text_of_a_fault_is_one_short_printable_line() -> None:
    odd = "\n\x1b[31m\u202e" + "x" * 10_000
    for changes in (
        {"game": odd},
        {"actions": [{"do": "play", "seat": 0, "card": odd, odd: 1}]},
        {"actions": [{"do": odd, "seat": 0}]},
        {"options": {odd: 1}},
        {"options": {"deals": odd}},
        {"result": {"deal_scores": [], "tricks": [], odd: 1}},
    ):
        with pytest.raises(RecordFaultError) as error:
            read_record(a_record(**changes))
        assert str(error.value).isprintable()
        assert len(str(error.value)) < 1000


JSON = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats(allow_nan=False) | st.text(max_size=5),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=5), inner, max_size=4),
    max_leaves=12,
)


@given(st.sampled_from(["options", "players", "deal", "dealer", "scores_before", "hands", "actions", "result"]), JSON)
def test_any_value_in_any_field_is_read_or_refused(key: str, value: Any) -> None:
    fault = ""
    try:
        read_record(a_record(**{key: value}))
    except RecordFaultError as error:
        fault = str(error)
    assert fault.isprintable()


@given(st.binary(max_size=60))
def test_any_bytes_are_an_object_or_refused(line: bytes) -> None:
    rule = "README"
    try:
        assert isinstance(parse_line(line), dict)
    except RecordFaultError as error:
        rule = error.rule
    assert rule == "README"


def test_a_shuffled_line_reads_the_same() -> None:
    record = a_record()
    keys = list(record)
    random.Random(1).shuffle(keys)
    line = to_line({key: record[key] for key in keys})
    assert replay(read_record(parse_line(line))).result() == record["result"]
