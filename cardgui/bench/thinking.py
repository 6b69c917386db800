"""How long Expert thinks, whether the window stays free meanwhile, and how soon it stops when nobody needs its answer.

A clock of the window's event loop ticks while Expert plays all seats in the worker process, and while nothing is asked,
in turns, so that what else the machine does is seen too. Nothing is painted: that is what ``bench table`` is for.
"""

from __future__ import annotations

import json
import subprocess
import sys
import time
from typing import Any, Final

from PySide6.QtCore import QCoreApplication, QEventLoop, QObject, Qt, QTimer

from cardgui.bench.kernel import compiled
from cardgui.bench.measured import BenchError, Choice, Report, chosen_game, quantile
from cardgui.engine.game import Game
from cardgui.engine.match import Match
from cardgui.models.deciding import Deciding
from cardgui.models.worker import Worker

TICK_MS: Final = 4
SECONDS: Final = 6.0
"""How long Expert is watched."""
SPELL_MS: Final = 250
"""How long it thinks, and then rests, at a time."""
CANCELLED: Final = 60
"""How many thoughts are given up."""
DECISIONS: Final = {"compiled": 60, "plain": 16}
"""How many decisions are timed, as the code runs here and in plain Python."""
DEEP_MS: Final = 12
"""How long a thought has gone on by then."""
_NUMBER: Final = 482117903
_LONG: Final = 10**9


class Ticks(QObject):
    """A clock that notes how late it is.

    Attributes:
        late: milliseconds, by what was going on.
        busy: milliseconds of processor time of the window's thread between two ticks, the same way.
        doing: what is going on.
    """

    def __init__(self) -> None:
        super().__init__()
        self.late: dict[str, list[float]] = {"thinking": [], "resting": []}
        self.busy: dict[str, list[float]] = {"thinking": [], "resting": []}
        self.doing = "resting"
        self._timer = QTimer(self)
        self._timer.setTimerType(Qt.TimerType.PreciseTimer)
        self._timer.setSingleShot(True)
        self._timer.timeout.connect(self._ticked)
        self._due = self._worked = 0.0
        self._wind_up()

    def _wind_up(self) -> None:
        self._timer.start(TICK_MS)
        self._due = time.perf_counter() + TICK_MS / 1000
        self._worked = time.thread_time()

    def _ticked(self) -> None:
        self.busy[self.doing].append((time.thread_time() - self._worked) * 1000)
        self.late[self.doing].append(max(0.0, (time.perf_counter() - self._due) * 1000))
        self._wind_up()


def measure(choice: Choice) -> Report:
    """Let Expert play, and give up some of its thoughts.

    Raises:
        BenchError: if the game does not exist, cannot be played by so many, or the process does not answer.
    """
    game = chosen_game(choice)
    spent = {code: _times(game, code) for code in DECISIONS if compiled() or code == "plain"}
    application = QCoreApplication.instance() or QCoreApplication([])
    owner = QObject(application)
    match = Match(game, _NUMBER)
    match.start_deal()
    decided, ticks = _watched(match, owner)
    late = ticks.late
    rest, given_up = _given_up(Match(game, _NUMBER), owner)
    figures: dict[str, Any] = {
        "game": choice.game,
        "players": game.players,
        "decisions": decided,
        "decision_ms": {
            code: {
                "median": round(quantile(some, 0.5), 1),
                "p95": round(quantile(some, 0.95), 1),
                "max": round(max(some), 1),
            }
            for code, some in spent.items()
        },
        "late_p95_ms": round(quantile(late["thinking"], 0.95), 2),
        "late_max_ms": round(max(late["thinking"]), 2),
        "busy_max_ms": round(max(ticks.busy["thinking"]), 2),
        "late_resting_p95_ms": round(quantile(late["resting"], 0.95), 2),
        "given_up_p95_ms": round(quantile(given_up, 0.95), 2),
        "answer_p95_ms": round(quantile(rest, 0.95), 2),
    }
    late_in, given = figures["late_p95_ms"], figures["given_up_p95_ms"]
    lines = [
        f"{code} code: half of Expert's decisions within {ms['median']} ms of CPU time, 95 % within {ms['p95']} ms"
        for code, ms in figures["decision_ms"].items()
    ]
    lines += [
        f"while Expert thinks, {decided} decisions: the event loop late by {late_in} ms at most in 95 % of its ticks",
        f"and by {figures['late_max_ms']} ms once; busy itself for {figures['busy_max_ms']} ms at most",
        f"while it rests: late by {figures['late_resting_p95_ms']} ms at most in 95 %",
        f"a thought is given up and something else answered within {given} ms (95 %)",
        f"without a thought to give up within {figures['answer_p95_ms']} ms",
    ]
    return Report(figures, lines)


def _times(game: Game, code: str) -> list[float]:
    """Milliseconds of processor time that decisions take, in a process that runs this code."""
    command = [sys.executable, "-m", "cardgui.bench.decisions", game.id, str(game.players), str(DECISIONS[code])]
    if code == "plain":
        command.append(code)
    done = subprocess.run(command, capture_output=True, text=True, check=False)  # noqa: S603  (our own program)
    if done.returncode:
        raise BenchError(f"decisions could not be timed: {(done.stderr.strip().splitlines() or ['no reason'])[-1]}")
    found: list[float] = json.loads(done.stdout.splitlines()[-1])
    return found


def _wait(milliseconds: int) -> None:
    loop = QEventLoop()
    QTimer.singleShot(milliseconds, loop.quit)
    loop.exec()


def _watched(match: Match, owner: QObject) -> tuple[int, Ticks]:
    """Play and rest in turns; the number of decisions and the clock."""
    deciding = Deciding(match.game.id, ["expert"] * match.game.players, owner)
    answers: list[object] = []
    loop = QEventLoop()

    def answered(_key: object, action: object) -> None:
        answers.append(action)
        loop.quit()

    deciding.done.connect(answered)
    _ask(deciding, match)
    loop.exec()
    # The process has started now; the clock is for what comes after.
    ticks = Ticks()
    decided, begun, spell = 0, time.monotonic(), time.monotonic()
    while time.monotonic() - begun < SECONDS:
        if (time.monotonic() - spell) * 1000 > SPELL_MS:
            ticks.doing = "resting"
            _wait(SPELL_MS)
            spell = time.monotonic()
        if match.over:
            match = Match(match.game, match.number + 1)
        if not match.in_deal:
            match.start_deal()
        ticks.doing = "thinking"
        _ask(deciding, match)
        loop.exec()
        action = answers.pop()
        if action is None:
            raise BenchError("the player failed")
        match.apply(action)  # type: ignore[arg-type]
        decided += 1
    ticks.doing = "resting"
    deciding.stop()
    return decided, ticks


def _ask(deciding: Deciding, match: Match) -> None:
    deal = match.deal
    if deal is None:
        raise BenchError("there is no deal")
    seat = min(deal.to_act)
    deciding.ask("bench", seat, deal.view(seat), match.seed(seat))


def _given_up(match: Match, owner: QObject) -> tuple[list[float], list[float]]:
    """Milliseconds until something simple is answered, at rest and in the middle of a long thought."""
    match.start_deal()
    deal = match.deal
    if deal is None:
        raise BenchError("there is no deal")
    view, game = deal.view(min(deal.to_act)), match.game.id
    worker, loop = Worker(owner), QEventLoop()
    worker.done.connect(loop.quit)
    times: dict[bool, list[float]] = {False: [], True: []}
    worker.ask("first", game, "random", view, 1)
    loop.exec()
    for number in range(2 * CANCELLED):
        deep = bool(number % 2)
        if deep:
            worker.ask("long", game, "expert", view, number, _LONG)
        _wait(DEEP_MS)
        begun = time.perf_counter()
        worker.forget()
        worker.ask("short", game, "random", view, number)
        loop.exec()
        times[deep].append((time.perf_counter() - begun) * 1000)
    worker.stop()
    return times[False], times[True]
