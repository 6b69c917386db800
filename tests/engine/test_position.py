"""Positions: both written forms, round trips, and clear refusals of what is no position."""

from __future__ import annotations

import json
import random
import re
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

import cardgui.engine
from cardgui.engine import position
from cardgui.engine.game import RecordFaultError
from cardgui.engine.position import Position, PositionError
from cardgui.engine.registry import deal_from

README = (Path(cardgui.engine.__file__).parent / "README.md").read_text(encoding="utf-8")

ATOMS = st.one_of(
    st.none(),
    st.integers(-(10**9) + 1, 10**9 - 1),
    st.from_regex(r"[A-Za-z0-9_]{1,12}", fullmatch=True).filter(lambda w: w != "_" and not w.isdigit()),
)
VALUES = st.one_of(ATOMS, st.lists(ATOMS), st.lists(st.lists(ATOMS), min_size=1))
NAMES = st.from_regex(r"[a-z_]{1,10}", fullmatch=True).filter(
    lambda n: n not in ("format", "game", "players", "options")
)
OPTIONS = st.one_of(st.booleans(), ATOMS.filter(lambda a: a is not None and a not in ("true", "false")))
POSITIONS = st.builds(
    Position,
    st.sampled_from(["truf", "rook_sluff"]),
    st.integers(0, 99),
    st.dictionaries(NAMES, OPTIONS, max_size=3),
    st.dictionaries(NAMES, VALUES, max_size=6),
)


@given(POSITIONS)
def test_both_forms_are_read_back_as_the_same_position(given_position: Position) -> None:
    assert position.read(given_position.to_text()) == given_position
    assert position.read(json.dumps(given_position.to_json())) == given_position


@given(st.text(max_size=80))
def test_any_text_is_a_position_or_an_error_with_a_place(text: str) -> None:
    for written in (text, "truf/4 " + text, "{" + text, '{"format": "cardgui-position/1", ' + text):
        fault = None
        try:
            position.read(written)
        except PositionError as error:
            fault = error
        assert fault is None or (0 <= fault.at <= len(written) and str(fault))


@given(st.dictionaries(st.text(max_size=8), st.recursive(st.none() | st.booleans() | st.floats() | st.text(),
       lambda inner: st.lists(inner, max_size=3)), max_size=3))  # fmt: skip
def test_any_object_is_a_position_that_has_a_text_form_or_an_error(fields: dict[str, Any]) -> None:
    whole = {"format": position.FORMAT, "game": "truf", "players": 4, "options": {}, **fields}
    try:
        found = Position.from_json(whole)
    except PositionError:
        return
    assert position.read(found.to_text()) == found


@pytest.mark.parametrize(
    ("text", "at", "reason"),
    [
        ("", 0, "begins with game/players"),
        ("truf", 0, "begins with game/players"),
        ("truf/4 deal", 7, "expected key=value"),
        ("truf/4 deal=", 12, "no card, word or number"),
        ("truf/4 deal=1 deal=2", 14, "stands twice"),
        ("truf/4 game=1", 7, "is no field"),
        ("truf/4 option.scoring=_", 22, "needs a value"),
        ("truf/4 hands=AS,K?/2H/", 16, "'K?' is no card"),
        ("truf/4 hands=AS,KS/2H", 21, "ends with /"),
        ("truf/4 tricks=1,2", 17, "ends with a comma"),
        ("truf/4 tricks=1,2;,", 16, "'2;' is no card"),
        ("truf/4 deal=" + 61 * "x", 12, "no card, word or number"),
    ],
)
def test_an_unreadable_text_marks_its_first_fault(text: str, at: int, reason: str) -> None:
    with pytest.raises(PositionError, match=re.escape(reason)) as error:
        position.read(text)
    assert error.value.at == at


@pytest.mark.parametrize(
    "value",
    [
        [],
        {},
        {"format": "cardgui-position/2", "game": "truf", "players": 4},
        {"format": position.FORMAT, "players": 4},
        {"format": position.FORMAT, "game": "Truf!", "players": 4},
        {"format": position.FORMAT, "game": "truf", "players": "4"},
        {"format": position.FORMAT, "game": "truf", "players": True},
        {"format": position.FORMAT, "game": "truf", "players": 100},
        {"format": position.FORMAT, "game": "truf", "players": 4, "options": []},
        {"format": position.FORMAT, "game": "truf", "players": 4, "options": {"scoring": None}},
        {"format": position.FORMAT, "game": "truf", "players": 4, "options": {"scoring": ["E"]}},
        {"format": position.FORMAT, "game": "truf", "players": 4, "options": {"scoring": "true"}},
        {"format": position.FORMAT, "game": "truf", "players": 4, "Deal": 1},
        {"format": position.FORMAT, "game": "truf", "players": 4, "deal": 1.0},
        {"format": position.FORMAT, "game": "truf", "players": 4, "deal": True},
        {"format": position.FORMAT, "game": "truf", "players": 4, "deal": "1"},
        {"format": position.FORMAT, "game": "truf", "players": 4, "deal": 10**9},
        {"format": position.FORMAT, "game": "truf", "players": 4, "deal": "_"},
        {"format": position.FORMAT, "game": "truf", "players": 4, "deal": "A S"},
        {"format": position.FORMAT, "game": "truf", "players": 4, "hands": [["AS"], "KS"]},
        {"format": position.FORMAT, "game": "truf", "players": 4, "hands": [[["AS"]]]},
        {"format": position.FORMAT, "game": "truf", "players": 4, "hands": {"0": ["AS"]}},
    ],
)
def test_an_object_of_another_shape_is_refused(value: Any) -> None:
    with pytest.raises(PositionError):
        Position.from_json(value)


def test_broken_json_is_refused_with_its_place() -> None:
    with pytest.raises(PositionError) as error:
        position.read('{"format": ')
    assert error.value.at == 11
    with pytest.raises(PositionError):
        position.read('{"a": ' + "[" * 100_000)
    with pytest.raises(PositionError):
        position.read('{"a": ' + "9" * 5000 + "}")


def test_the_examples_of_the_readme_are_read_and_their_two_forms_agree() -> None:
    texts = re.findall(r"^```\n(\w+/\d.*)\n```$", README, re.MULTILINE)
    objects = re.findall(r"^```json\n(\{.*?\})\n```$", README, re.MULTILINE | re.DOTALL)
    assert len(texts) == len(objects) >= 1
    for text, written in zip(texts, objects, strict=True):
        assert position.read(text) == position.read(written)
        assert position.read(text).to_text() == text
        deal = deal_from(position.read(text))
        assert not deal.over
        rng = random.Random(0)
        while not deal.over:
            seat = rng.choice(sorted(deal.to_act))
            deal.apply(rng.choice(deal.legal(seat)))
        assert deal.result()["deal_scores"]


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("chess/2 deal=1", "no game chess"),
        ("truf/5 hands=AS/KS/QS/JS/", "is played by 4"),
        ("truf/4 option.scoring=F hands=AS/KS/QS/JS/", "scoring can be"),
        ("truf/4 option.speed=1 hands=AS/KS/QS/JS/", "no option 'speed'"),
        ("truf/4 hands=AS/KS/QS/JS/ koz=S", "no field koz"),
    ],
)
def test_a_position_of_no_game_is_refused(text: str, reason: str) -> None:
    with pytest.raises(RecordFaultError, match=re.escape(reason)) as error:
        deal_from(position.read(text))
    assert error.value.rule == "README"


def test_an_option_at_its_default_may_be_written_out() -> None:
    deal = deal_from(position.read("truf/4 option.scoring=A option.deals=13 hands=AS/KS/QS/JS/"))
    assert deal.game.options == {}
