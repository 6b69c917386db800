"""The process that thinks: how soon it notices that nobody needs its answer any more."""

from __future__ import annotations

import json
import subprocess
import sys
from typing import Any

import pytest

LATEST_MS = 8.0
"""Between two looks into the pipe; two more are left for the answer to be "cancelled within 10 ms"."""
MOST_CALLS = 20_000
"""Of functions between two looks into the pipe, also when nothing was ever thought about before: some 3 ms in plain
code. Counted, as no clock tells a first time reliably."""
PLAYED = [
    ("truf", 4, {"bid", "adjust", "play"}),
    ("rifki", 4, {"declare", "play"}),
    ("rook_sluff", 6, {"bid", "play"}),
    ("rook_sluff", 8, {"bid", "play"}),
    ("rook_sluff", 10, {"bid", "play"}),
    ("minchiate", 4, {"discard", "declare", "play"}),
]
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


COLD = """
import json, sys
from cardgui.bench.decisions import only_sources

only_sources()
from cardgui.bots.registry import player
from cardgui.engine import kernel
from cardgui.engine.match import Match
from cardgui.engine.registry import make_game


def count(frame, event, argument):
    global calls
    calls += event in ("call", "c_call")


def work(piece, *arguments):
    global calls
    calls = 0
    sys.setprofile(count)
    try:
        return piece(*arguments)
    finally:
        sys.setprofile(None)
        most[view.phase] = max(most.get(view.phase, 0), calls)


calls, most = 0, {}
game = make_game(sys.argv[1], {}, int(sys.argv[2]))
expert, steady = player(game.id, "expert", 1500), player(game.id, "steady")
for number in range(3, 20):
    match = Match(game, number)
    match.start_deal()
    while match.in_deal:
        seat = min(match.deal.to_act)
        view = match.deal.view(seat)
        if view.phase not in most:
            thought = work(expert.think, view, match.seed(seat))
            while not work(thought.go_on):
                pass
            work(thought.values)
            work(thought.action)
        match.apply(steady.choose(view, match.seed(seat)))
    if set(sys.argv[3:]) <= set(most):
        break
print(json.dumps({"plain": kernel.__file__.endswith(".py"), "most": most}))
"""


def told(program: str, *arguments: str) -> Any:
    """What a program, run as a process of its own, says of itself."""
    done = subprocess.run([sys.executable, "-c", program, *arguments], capture_output=True, text=True, check=True)
    said = json.loads(done.stdout)
    assert said["plain"]
    return said


@pytest.mark.parametrize(("game_id", "players", "phases"), PLAYED)
def test_plain_code_looks_every_few_milliseconds_whether_its_answer_is_still_needed(
    game_id: str, players: int, phases: set[str]
) -> None:
    found = told(PROGRAM, game_id, str(players))["found"]
    assert set(found) == phases
    assert len(found["play"]) >= 7
    assert {phase: max(times) for phase, times in found.items() if max(times) > LATEST_MS} == {}


@pytest.mark.parametrize(("game_id", "players", "phases"), PLAYED)
def test_the_first_thoughts_of_a_process_come_in_pieces_as_short_as_later_ones(
    game_id: str, players: int, phases: set[str]
) -> None:
    most = told(COLD, game_id, str(players), *phases)["most"]
    assert set(most) == phases
    assert {phase: calls for phase, calls in most.items() if calls > MOST_CALLS} == {}
