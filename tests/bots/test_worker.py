"""The process that thinks: how soon it notices that nobody needs its answer any more."""

from __future__ import annotations

import json
import subprocess
import sys

import pytest

LATEST_MS = 8.0
"""Between two looks into the pipe; two more are left for the answer to be "cancelled within 10 ms"."""
PROGRAM = """
import json, sys, time
from cardgui.bench.decisions import only_sources

only_sources()
from cardgui.bots.registry import player
from cardgui.bots.worker import Question, _decide
from cardgui.engine import kernel
from cardgui.engine.match import Match
from cardgui.engine.registry import make_game


class Pipe:
    def __init__(self):
        self.looks = [time.thread_time()]

    def poll(self):
        self.looks.append(time.thread_time())
        return False


def longest(who, question):
    pipe = Pipe()
    _decide(pipe, who, question)
    pipe.poll()
    return 1000 * max(later - earlier for earlier, later in zip(pipe.looks, pipe.looks[1:]))


game = make_game(sys.argv[1], {}, int(sys.argv[2]))
match = Match(game, 3)
match.start_deal()
expert, steady = player(game.id, "expert", 1500), player(game.id, "steady")
found, number = {}, 0
while match.in_deal:
    seat = min(match.deal.to_act)
    view = match.deal.view(seat)
    number += 1
    if view.phase != "play" or number % 6 == 0:
        question = Question(number, game.id, "expert", None, view, match.seed(seat))
        # The best of three: what the machine does beside it is not what is measured.
        found.setdefault(view.phase, []).append(min(longest(expert, question) for _ in range(3)))
    match.apply(steady.choose(view, match.seed(seat)))
print(json.dumps({"plain": kernel.__file__.endswith(".py"), "found": found}))
"""


@pytest.mark.parametrize(
    ("game_id", "players", "phases"),
    [
        ("truf", 4, {"bid", "adjust", "play"}),
        ("rifki", 4, {"declare", "play"}),
        ("rook_sluff", 6, {"bid", "play"}),
        ("rook_sluff", 8, {"bid", "play"}),
        ("rook_sluff", 10, {"bid", "play"}),
        ("minchiate", 4, {"discard", "declare", "play"}),
    ],
)
def test_plain_code_looks_every_few_milliseconds_whether_its_answer_is_still_needed(
    game_id: str, players: int, phases: set[str]
) -> None:
    command = [sys.executable, "-c", PROGRAM, game_id, str(players)]
    done = subprocess.run(command, capture_output=True, text=True, check=True)
    told = json.loads(done.stdout)
    assert told["plain"]
    assert set(told["found"]) == phases
    assert len(told["found"]["play"]) >= 7
    assert {phase: max(times) for phase, times in told["found"].items() if max(times) > LATEST_MS} == {}
