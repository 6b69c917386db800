"""A deal goes into a short text and comes out of it the same, whatever stands around it."""

from __future__ import annotations

import random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from cardgui.engine.match import Match
from cardgui.engine.record import parse_line
from cardgui.engine.registry import make_game
from cardgui.engine.share import CodeError, decode, encode, encode_deal, holds_code
from cardgui.simulate import Plan, simulate
from tests.engine.dealing import SAMPLES

GAMES = ("truf", "rifki", "rook_sluff", "minchiate")


@pytest.mark.parametrize("game_id", GAMES)
def test_the_code_of_a_numbered_deal_is_short_and_opens_the_same_deal(game_id: str) -> None:
    game = make_game(game_id)
    records = list(simulate(Plan(game, ("random",) * game.players, min(game.deals, 4), 771_204_518)))
    for record in records:
        code = encode(record)
        assert len(code) < 220
        shared = decode(f"Play this one: <{code}>\nand tell me.")
        assert shared.game == game or (shared.game.id, shared.game.options) == (game.id, game.options)
        assert shared.number == 771_204_518
        assert game.layout_json(shared.layout) == {key: record[key] for key in game.layout_json(shared.layout)}
        assert shared.setup.deal == record["deal"]
        assert list(shared.setup.scores) == record["scores_before"]
        assert encode_deal(shared) == code


@pytest.mark.parametrize("game_id", GAMES)
def test_the_code_of_any_legal_deal_opens_the_same_deal(game_id: str) -> None:
    lines = (SAMPLES / f"{game_id}-legal.jsonl").read_bytes().splitlines()[:40]
    for line in lines:
        record = parse_line(line)
        shared = decode(encode(record))
        assert shared.game.options == record["options"]
        layout = shared.game.layout_json(shared.layout)
        assert layout == {key: record[key] for key in layout}
        match = Match(shared.game, shared.number or 1)
        match.begin_with(shared.setup, shared.layout)
        match.start_deal()
        assert match.deal is not None
        assert match.deal.layout == shared.layout
        chance = random.Random(1)
        while match.in_deal:
            seat = min(match.deal.to_act)
            legal = match.deal.legal(seat)
            if not isinstance(legal, list | tuple | set | frozenset):
                break
            match.apply(chance.choice(sorted(legal, key=str)))
        if not match.in_deal:
            following = match.next_setup
            assert following is None or following.deal in (shared.setup.deal, shared.setup.deal + 1)
            assert match.finished[0].setup == shared.setup


@given(st.text(max_size=60))
def test_any_text_is_no_code_or_a_told_one(text: str) -> None:
    assert not holds_code(text)
    with pytest.raises(CodeError):
        decode(text)


def test_a_code_with_a_changed_letter_is_refused_or_is_a_deal_that_keeps_the_rules() -> None:
    game = make_game("rifki")
    record = next(iter(simulate(Plan(game, ("random",) * 4, 1, 5))))
    code = encode(record)
    refused = 0
    for place in range(10, len(code)):
        for letter in "Ax9_":
            changed = code[:place] + letter + code[place + 1 :]
            try:
                decode(changed)
            except CodeError:
                refused += 1
    assert refused > 100


def test_a_code_of_later_rules_says_so() -> None:
    with pytest.raises(CodeError) as caught:
        decode("CG2.truf.abcdefghijk")
    assert caught.value.newer
