"""Whist in the engine, the players, `simulate` and `verify`."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from cardgui.cli import main
from cardgui.engine.action import Play
from cardgui.engine.match import Match
from cardgui.engine.registry import deal_from, make_game
from cardgui.engine.share import decode, encode
from cardgui.engine.verify import verify_record
from cardgui.simulate import Plan, play_deal, simulate
from tests.whist.bots import SteadyWhist
from tests.whist.engine import WhistDeal


def test_two_hundred_deals_of_the_command_line_keep_every_rule(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    records = tmp_path / "whist.jsonl"
    assert main(["simulate", "whist", "--deals", "200", "--seed", "5", "--out", str(records)]) == 0
    assert len(records.read_text(encoding="utf-8").splitlines()) == 200
    capsys.readouterr()
    assert main(["verify", str(records)]) == 0
    assert "200" in capsys.readouterr().out


def test_a_changed_card_is_found(tmp_path: Path) -> None:
    (record,) = simulate(Plan(make_game("whist"), ("steady",) * 4, 1, 3))
    hand = record["hands"][0]
    hand[0], record["hands"][1][0] = record["hands"][1][0], hand[0]
    records = tmp_path / "whist.jsonl"
    records.write_text(json.dumps(record), encoding="utf-8")
    assert main(["verify", str(records)]) == 1


def test_a_position_begins_an_equal_deal_at_every_card() -> None:
    match, steady = Match(make_game("whist"), 11), SteadyWhist()
    match.start_deal()
    deal = match.deal
    assert isinstance(deal, WhistDeal)
    while not deal.over:
        again = deal_from(deal.position())
        assert again.to_act == deal.to_act
        (seat,) = deal.to_act
        assert (again.view(seat).hand, again.legal(seat)) == (deal.view(seat).hand, deal.legal(seat))
        deal.apply(steady.choose(deal.view(seat), 0))
    assert sum(deal.result()["tricks"]) == 13


def test_wh5_a_suit_must_be_followed() -> None:
    match = Match(make_game("whist"), 2)
    match.start_deal()
    deal = match.deal
    assert deal is not None
    (leader,) = deal.to_act
    match.apply(SteadyWhist().choose(deal.view(leader), 0))
    (seat,) = deal.to_act
    other = next(card for card in deal.view(seat).hand if Play(seat, card) not in deal.legal(seat))
    refusal = deal.refusal(Play(seat, other))
    assert refusal is not None
    assert (refusal.rule, refusal.reason) == ("WH-5", "follow_suit")


def test_steady_wins_against_chance() -> None:
    played = list(simulate(Plan(make_game("whist"), ("steady", "random") * 2, 60, 1)))
    ours, theirs = (sum(record["result"]["deal_scores"][side] for record in played) for side in range(2))
    assert ours > theirs + 30


def test_a_deal_goes_through_a_code() -> None:
    match, steady = Match(make_game("whist"), 77), SteadyWhist()
    play_deal(match, [steady] * 4)
    (record,) = simulate(Plan(make_game("whist"), ("steady",) * 4, 1, 77))
    assert verify_record(record).game.id == "whist"
    assert decode(encode(record)).layout == match.finished[0].layout
