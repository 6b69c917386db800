"""Killed at any moment of a deal, the program goes on in exactly the same state."""

from __future__ import annotations

import os
import random
import signal
import sqlite3
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from cardgui.engine.match import read_setup
from cardgui.engine.registry import make_game
from cardgui.ledger.store import Ledger
from cardgui.models.history import remaining
from cardgui.models.ledger_session import FILE_NAME
from cardgui.screenshots.rehearsal import Rehearsal

TABLE = """
import os, sys
from pathlib import Path
from cardgui.models.controller import Step
from cardgui.screenshots.rehearsal import Rehearsal
from cardgui.screens.new_game import NewGame

with Rehearsal(Path(sys.argv[1])) as rehearsal:
    window = rehearsal.open("tr", "light")
    if len(sys.argv) > 2:
        window.resume(sys.argv[2])
    else:
        window.start(NewGame("truf", {}, 4711, raise_playable=True, explain_refusals=True))
    controller = rehearsal.table.controller
    controller.autoplay = True
    controller.settled()
    shown = [len(controller.match.deal.actions()) if controller.match.deal else 0]

    def on_step(step: Step) -> None:
        if step.beat.motion in ("bid", "play") or type(step.event).__name__ == "BidsAdjusted":
            shown[0] += 1
            print(controller.shown.deal, shown[0], flush=True)
        if step.beat.motion == "begin":
            shown[0] = 0

    rehearsal.table.director.step_ended.connect(on_step)
    rehearsal.hurry()
    while controller.shown.phase != "match_end":
        rehearsal.until(lambda: controller.shown.phase in ("end", "match_end") and not rehearsal.table.director.moving)
        deal = controller.shown.deal
        controller.next_deal()
        rehearsal.until(lambda: controller.shown.deal != deal or controller.shown.phase == "match_end")
"""


def table(folder: Path, match_id: str = "") -> subprocess.Popen[str]:
    """A program at whose table the computer plays; it prints deal and number of each action that it has shown."""
    arguments = [sys.executable, "-c", TABLE, str(folder), *([match_id] if match_id else [])]
    return subprocess.Popen(arguments, stdout=subprocess.PIPE, text=True)


def lines_until_killed(process: subprocess.Popen[str], count: int) -> tuple[int, int]:
    """Read so many lines, then kill; deal and number of the last action that was surely shown."""
    assert process.stdout is not None
    last = (0, 0)
    for number, line in enumerate(process.stdout):
        deal, action = line.split()
        last = int(deal), int(action)
        if number >= count and process.poll() is None:
            os.kill(process.pid, signal.SIGKILL)
            break
    rest: Iterator[str] = iter(process.stdout)
    for line in rest:
        if len(line.split()) == 2 and line.endswith("\n"):
            last = int(line.split()[0]), int(line.split()[1])
    process.wait()
    process.stdout.close()
    return last


def stored(folder: Path) -> tuple[str, int, list[dict[str, object]], dict[str, object]]:
    """Id of the match, number of the deal, its actions, and its opening, as the ledger has them."""
    with Ledger.open(folder / FILE_NAME, app_version="test") as ledger:
        (unfinished,) = ledger.unfinished_matches()
    if unfinished.deal is None:
        return unfinished.match.id, 0, [], {}
    actions = [dict(action) for action in remaining(row.body for row in unfinished.actions)]
    return unfinished.match.id, unfinished.deal.number, actions, dict(unfinished.deal.opening)


def check_resumed(folder: Path, match_id: str) -> None:
    """The window takes the match up in the very state that the stored actions lead to."""
    _, number, actions, opening = stored(folder)
    with Rehearsal(folder) as rehearsal:
        rehearsal.open("tr", "light")
        rehearsal.resume(match_id)
        controller = rehearsal.table.controller
        deal = controller.match.deal
        if number == 0:
            assert controller.shown.phase == "end"
            return
        assert deal is not None
        game = make_game("truf")
        expected = game.begin(read_setup(opening), game.read_layout(opening))
        for action in actions:
            expected.apply(game.read_action(action))
        now = deal.actions()[: len(actions)]
        if expected.view(0).phase == "bid":  # others may have bid since
            assert {a.seat for a in expected.actions()} <= {a.seat for a in deal.actions()}
        else:
            assert now == expected.actions()
        assert controller.shown.deal == number


def kill_and_resume(tmp_path: Path, times: int) -> None:
    chance = random.Random(20261130)
    match_id = ""
    for _ in range(times):
        process = table(tmp_path, match_id)
        shown = lines_until_killed(process, chance.randrange(1, 40))
        match_id, number, actions, _ = stored(tmp_path)
        deal, count = shown
        assert (number, len(actions)) >= (deal, count) or number == 0, "what was shown is not on disk"
        check_resumed(tmp_path, match_id)


@pytest.mark.usefixtures("qapp")
@pytest.mark.timeout(200)
def test_killed_at_random_moments_nothing_shown_is_lost(tmp_path: Path) -> None:
    kill_and_resume(tmp_path, 20)


@pytest.mark.long
@pytest.mark.usefixtures("qapp")
@pytest.mark.timeout(3600)
def test_killed_two_hundred_times_nothing_shown_is_lost(tmp_path: Path) -> None:
    for round_ in range(10):
        kill_and_resume(tmp_path / str(round_), 20)


TAKING_BACK = """
import sys
from pathlib import Path
from PySide6.QtCore import QTimer
from cardgui.models.controller import Step
from cardgui.screenshots.rehearsal import Rehearsal
from cardgui.screens.new_game import NewGame

with Rehearsal(Path(sys.argv[1])) as rehearsal:
    window = rehearsal.open("en", "light")
    window.start(NewGame("truf", {}, 4711, raise_playable=True, explain_refusals=True))
    table = rehearsal.table
    controller = table.controller
    controller.autoplay = True
    controller.settled()
    plays = [0]

    def on_step(step: Step) -> None:
        plays[0] += step.beat.motion == "play"
        if step.beat.motion == "play" and plays[0] % 5 == 0:
            QTimer.singleShot(0, table.take_back)

    table.director.step_ended.connect(on_step)
    table.director.rewound.connect(lambda: print(len(controller.match.deal.actions()), flush=True))
    rehearsal.hurry()
    while True:
        rehearsal.until(lambda: controller.shown.phase == "end" and not table.director.moving)
        deal = controller.shown.deal
        controller.next_deal()
        rehearsal.until(lambda: controller.shown.deal != deal)
"""


@pytest.mark.usefixtures("qapp")
@pytest.mark.timeout(200)
@pytest.mark.parametrize("count", [1, 4, 9])
def test_what_was_taken_back_stays_taken_back_when_killed(tmp_path: Path, count: int) -> None:
    arguments = [sys.executable, "-c", TAKING_BACK, str(tmp_path)]
    process = subprocess.Popen(arguments, stdout=subprocess.PIPE, text=True)
    assert process.stdout is not None
    told = 0
    for line in process.stdout:
        told += line.strip().isdigit()
        if told >= count and process.poll() is None:
            os.kill(process.pid, signal.SIGKILL)
            break
    told += sum(line.strip().isdigit() and line.endswith("\n") for line in process.stdout)
    process.wait()
    process.stdout.close()
    with sqlite3.connect(tmp_path / FILE_NAME) as db:
        entries = db.execute("SELECT count(*) FROM action WHERE body LIKE '%back_to%'").fetchone()[0]
    assert entries >= told >= count, "what was shown as taken back is not on disk"
    match_id, number, actions, _ = stored(tmp_path)
    check_resumed(tmp_path, match_id)
    assert number == 0 or len(actions) <= 56
