"""Killed at any moment of a deal, the program goes on in exactly the same state."""

from __future__ import annotations

import os
import random
import signal
import sqlite3
import subprocess
import sys
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

import pytest

from cardgui.engine.match import read_setup
from cardgui.engine.record import parse_line
from cardgui.engine.registry import GAMES, make_game
from cardgui.engine.verify import verify_record
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
    if sys.argv[2]:
        window.resume(sys.argv[2])
    else:
        window.start(NewGame(sys.argv[3], {}, 4711, raise_playable=True, explain_refusals=True))
    controller = rehearsal.table.controller
    controller.autoplay = True
    controller.settled()

    def on_step(step: Step) -> None:
        deal = controller.match.deal
        if deal is not None:
            # What the table was told is on disk: all but what still waits for its acknowledgement.
            print(deal.setup.deal, len(deal.actions()) - len(controller._waiting), flush=True)

    rehearsal.table.director.step_ended.connect(on_step)
    rehearsal.hurry()
    while controller.shown.phase != "match_end":
        rehearsal.until(lambda: controller.shown.phase in ("end", "match_end") and not rehearsal.table.director.moving)
        deal = controller.shown.deal
        controller.next_deal()
        rehearsal.until(lambda: controller.shown.deal != deal or controller.shown.phase == "match_end")
"""


def table(folder: Path, game: str, match_id: str = "") -> subprocess.Popen[str]:
    """A program at whose table the computer plays; it prints deal and number of each action that it was told is kept.

    Without a match it begins one of this game.
    """
    arguments = [sys.executable, "-c", TABLE, str(folder), match_id, game]
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


@dataclass(frozen=True)
class Stored:
    """An unfinished match as the ledger has it: its deal, that deal's opening and actions, and deals that are over."""

    match: str
    game: str
    number: int
    actions: list[dict[str, object]]
    opening: dict[str, object]
    over: int


def stored(folder: Path) -> Stored | None:
    """The match that is being played; `None` if it is over, or not even begun."""
    with Ledger.open(folder / FILE_NAME, app_version="test") as ledger:
        ledger.check()
        found = ledger.unfinished_matches()
        for line in ledger.record_lines():
            verify_record(parse_line(line))
    if not found:
        return None
    (unfinished,) = found
    over = max((row.number for row in unfinished.records), default=0)
    match, deal = unfinished.match, unfinished.deal
    if deal is None:
        return Stored(match.id, match.game, 0, [], {}, over)
    actions = [dict(action) for action in remaining(row.body for row in unfinished.actions)]
    return Stored(match.id, match.game, deal.number, actions, dict(deal.opening), over)


def finished(folder: Path, match_id: str) -> bool:
    """Whether a match is over, and all its deals are there."""
    with Ledger.open(folder / FILE_NAME, app_version="test") as ledger:
        match = ledger.match(match_id)
        game = make_game(match.game, match.options, match.players)
        return match.state == "finished" and match.deals == len(ledger.deals(match_id)) == game.deals


def check_resumed(folder: Path, kept: Stored) -> None:
    """The window takes the match up in the very state that the stored actions lead to."""
    with Rehearsal(folder) as rehearsal:
        rehearsal.open("tr", "light")
        rehearsal.resume(kept.match)
        controller = rehearsal.table.controller
        deal = controller.match.deal
        if kept.number == 0:
            assert len(controller.records()) == kept.over
            return
        assert deal is not None
        game = make_game(kept.game)
        expected = game.begin(read_setup(kept.opening), game.read_layout(kept.opening))
        for action in kept.actions:
            expected.apply(game.read_action(action))
        # The others may have gone on since, up to the person's turn; bids of Truf come in any order (TR-6).
        since = list(deal.actions())
        for kept_action in expected.actions():
            since.remove(kept_action)  # the first one: in Rook somebody can play two equal cards (RS-15)
        for action_since in since:
            expected.apply(action_since)
        assert deal.position() == expected.position()
        assert controller.shown.deal == kept.number


def kill_and_resume(folder: Path, game: str, times: int) -> int:
    """Kill the table so often, each time going on in the same match; how many actions were acknowledged."""
    chance = random.Random(f"{folder.name} {game}")
    match_id, acknowledged = "", 0
    for _ in range(times):
        process = table(folder, game, match_id)
        deal, count = lines_until_killed(process, chance.randrange(1, 60))
        acknowledged += max(count, 0)
        kept = stored(folder)
        if kept is None:
            # The match came to its end, perhaps just before the kill; or it was killed before one was begun.
            assert not match_id or finished(folder, match_id)
            match_id = ""
            continue
        match_id = kept.match
        assert kept.over >= deal or (kept.number, len(kept.actions)) >= (deal, count), "what was told is not on disk"
        check_resumed(folder, kept)
    return acknowledged


@pytest.mark.usefixtures("qapp")
@pytest.mark.timeout(200)
@pytest.mark.parametrize("game", GAMES)
def test_killed_at_random_moments_nothing_shown_is_lost(tmp_path: Path, game: str) -> None:
    assert kill_and_resume(tmp_path, game, 3) > 0


@pytest.mark.long
@pytest.mark.usefixtures("qapp")
@pytest.mark.timeout(3600)
@pytest.mark.parametrize("part", range(4))
@pytest.mark.parametrize("game", GAMES)
def test_killed_a_hundred_times_in_each_game_nothing_shown_is_lost(tmp_path: Path, game: str, part: int) -> None:
    folder = tmp_path / str(part)
    assert kill_and_resume(folder, game, 25) > 300


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
    kept = stored(tmp_path)
    assert kept is not None
    check_resumed(tmp_path, kept)
    assert len(kept.actions) <= 56
