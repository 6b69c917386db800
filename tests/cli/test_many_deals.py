"""Many simulated deals of every game, at every level, keep the rules: no illegal action, no fault in `verify`.

They are played in parts, so that all cores have something to do, and under every option and number of players in turn.
"""

from __future__ import annotations

from collections import Counter
from itertools import cycle, islice
from pathlib import Path

import pytest

from tests.cli.program import Program
from tests.cli.test_simulate import PLAYED_WITH

DEALS = 20_000
"""Of each game at Learner and at Steady."""
PART = 1_000
EXPERT_DEALS = 500
"""Of each game and number of players at Expert."""
EXPERT_PART = 100
EXPERT_STEPS = 1_000
"""Cards Expert plays in thought for a decision: enough for every action to be tried in several worlds."""

Part = tuple[str, int, str, int]
"""Game, number of players, options, first match number."""


def parts(game_id: str, ways: list[tuple[int, str]], deals: int, size: int) -> list[Part]:
    """Parts that make up so many deals, each under the next of some ways to play and with numbers of its own."""
    dealt = enumerate(islice(cycle(ways), deals // size))
    return [(game_id, players, options, 1 + number * size) for number, (players, options) in dealt]


PARTS = [part for game_id, ways in PLAYED_WITH.items() for part in parts(game_id, ways, DEALS, PART)]
EXPERT_PARTS = [
    part
    for game_id, ways in PLAYED_WITH.items()
    for count in sorted({players for players, _ in ways})
    for part in parts(game_id, [way for way in ways if way[0] == count], EXPERT_DEALS, EXPERT_PART)
]


def check(program: Program, folder: Path, level: str, part: Part, deals: int, *more: str) -> None:
    """Play a part and verify it."""
    game_id, players, options, seed = part
    out = folder / "deals.jsonl"
    rules = [word for option in options.split() for word in ("--option", option)]
    wanted = ("simulate", game_id, "--players", str(players), "--deals", str(deals), "--seed", str(seed))
    assert program(*wanted, *rules, "--level", level, *more, "--out", out).code == 0
    assert program("verify", out).out == [f"{deals} records, 0 faults"]


def test_the_parts_make_up_all_deals_under_all_rules() -> None:
    count: Counter[tuple[str, int]] = Counter()
    for game_id, players, _, _ in EXPERT_PARTS:
        count[game_id, players] += EXPERT_PART
    wanted = [("truf", 4), ("rifki", 4), ("rook_sluff", 6), ("rook_sluff", 8), ("rook_sluff", 10), ("minchiate", 4)]
    assert count == dict.fromkeys(wanted, EXPERT_DEALS)
    assert {game: PART * n for game, n in Counter(part[0] for part in PARTS).items()} == dict.fromkeys(
        PLAYED_WITH, DEALS
    )
    ways = {(game_id, *way) for game_id, some in PLAYED_WITH.items() for way in some}
    assert {part[:3] for part in PARTS} == ways
    assert len(set(PARTS)) == len(PARTS)


@pytest.mark.parametrize("level", ["learner", "steady"])
@pytest.mark.parametrize("game_id", PLAYED_WITH)
def test_some_deals_of_every_game_have_no_fault(program: Program, tmp_path: Path, game_id: str, level: str) -> None:
    check(program, tmp_path, level, next(part for part in PARTS if part[0] == game_id), 5)


@pytest.mark.long
@pytest.mark.timeout(900)
@pytest.mark.parametrize("level", ["learner", "steady"])
@pytest.mark.parametrize("part", PARTS, ids=str)
def test_twenty_thousand_deals_of_every_game_have_no_fault(
    program: Program, tmp_path: Path, part: Part, level: str
) -> None:
    check(program, tmp_path, level, part, PART)


@pytest.mark.long
@pytest.mark.timeout(900)
@pytest.mark.parametrize("part", EXPERT_PARTS, ids=str)
def test_five_hundred_deals_of_every_game_and_number_of_players_with_expert_have_no_fault(
    program: Program, tmp_path: Path, part: Part
) -> None:
    check(program, tmp_path, "expert", part, EXPERT_PART, "--steps", str(EXPERT_STEPS))
