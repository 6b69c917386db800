"""How long the review of a deal takes, in the two processes in which the program does it."""

from __future__ import annotations

import multiprocessing
import time
from multiprocessing.connection import wait
from statistics import median
from typing import TYPE_CHECKING, Any, Final

from cardgui.bench.measured import BenchError, Choice, Report, chosen_game
from cardgui.bots.registry import player
from cardgui.engine.match import Match
from cardgui.engine.record import make_record
from cardgui.teaching.review import Judged
from cardgui.teaching.review_process import Task, serve

if TYPE_CHECKING:
    from multiprocessing.connection import Connection

DEALS: Final = 5
FIRST_NUMBER: Final = 3_000_001
PERSON: Final = 0


def measure(choice: Choice) -> Report:
    """Review deals that learners have played, one after the other.

    ``first_s``, ``judged_s`` and ``all_s`` are seconds from the wish until the first decision is judged, until all are,
    and until the other lines of the deal are known as well; the processes' start is in them.

    Raises:
        BenchError: if the game does not exist, cannot be played by so many, or there was nothing to judge.
    """
    times = [_review(_record(choice, number)) for number in range(FIRST_NUMBER, FIRST_NUMBER + (choice.deals or DEALS))]
    first, done, everything = (round(median(column), 2) for column in list(zip(*times, strict=True))[:3])
    decisions = round(median(row[3] for row in times))
    figures = {
        "bench": "review",
        "game": choice.game,
        "deals": len(times),
        "decisions": decisions,
        "first_s": first,
        "judged_s": done,
        "judged_s_max": round(max(row[1] for row in times), 2),
        "all_s": everything,
    }
    line = (
        f"review {choice.game}: first decision after {first} s, all {decisions} after {done} s,"
        f" other lines after {everything} s (medians of {len(times)} deals)"
    )
    return Report(figures, [line])


def _record(choice: Choice, number: int) -> dict[str, Any]:
    match = Match(chosen_game(choice), number)
    match.start_deal()
    deal = match.deal
    assert deal is not None  # noqa: S101 - just begun
    who = player(choice.game, "learner")
    while not deal.over:
        seat = min(deal.to_act)
        match.apply(who.choose(deal.view(seat), match.seed(seat)))
    return make_record(match.game, "bench", match.finished[-1])


def _review(record: dict[str, Any]) -> tuple[float, float, float, int]:
    begin = time.perf_counter()
    context = multiprocessing.get_context("spawn")
    pipes: list[Connection] = []
    processes = []
    for lines in (False, True):
        pipe, other = context.Pipe()
        process = context.Process(target=serve, args=(other, Task(record, PERSON, lines)), daemon=True)
        process.start()
        other.close()
        pipes.append(pipe)
        processes.append(process)
    judged: list[float] = []
    while pipes:
        ready = wait(pipes)
        for pipe in [pipe for pipe in pipes if pipe in ready]:
            try:
                what = pipe.recv()
            except EOFError:
                pipes.remove(pipe)
                continue
            if isinstance(what, Judged):
                judged.append(time.perf_counter() - begin)
    everything = time.perf_counter() - begin
    for process in processes:
        process.join()
    if not judged:
        raise BenchError("there was nothing to judge")
    return judged[0], judged[-1], everything, len(judged)
