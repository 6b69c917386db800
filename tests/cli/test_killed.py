"""`simulate … --ledger` is killed at any moment, in every game: what was printed is in the ledger, whole."""

from __future__ import annotations

import json
import random
import select
import signal
import sys
from pathlib import Path

import pytest

from cardgui.engine.record import parse_line
from cardgui.engine.verify import verify_record
from cardgui.ledger.store import Ledger
from tests.cli.program import started

pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="kill -9 is a matter of POSIX systems")
GAMES = ("truf", "rifki", "rook_sluff", "minchiate")


def _tables(ledger: Ledger) -> list[tuple[object, ...]]:
    return ledger._db.execute("SELECT * FROM tally ORDER BY kind, day, figure, value").fetchall()


def _killed(folder: Path, game: str, times: int, part: int = 0) -> int:
    """Kill it so often, each time going on in the same ledger; how many deals were acknowledged."""
    chance = random.Random(f"{game} {times} {part}")
    path, acknowledged = folder / f"{game} 판.db", 0
    for attempt in range(times):
        arguments = ("simulate", game, "--deals", "4000", "--seed", str(1 + attempt), "--level", "random")
        process = started(*arguments, "--ledger", path, "--out", "-")
        assert process.stdout is not None
        assert process.stderr is not None
        # Mostly once deals come, sometimes while the ledger may only just be made.
        select.select([process.stdout], [], [], 30 if attempt % 5 else 0.3 * attempt or 30)
        select.select([], [], [], chance.random() ** 2 * 0.4)
        process.send_signal(signal.SIGKILL)
        printed = [line for line in process.stdout.read().splitlines(keepends=True) if line.endswith(b"\n")]
        assert process.wait() == -signal.SIGKILL, process.stderr.read()
        process.stdout.close()
        process.stderr.close()
        acknowledged += len(printed)
        with Ledger.open(path, app_version="test") as ledger:
            ledger.check()
            for line in printed:
                row = ledger.deal(json.loads(line)["id"])
                assert row is not None, "an acknowledged deal is lost"
                assert row.record == json.loads(line)
    with Ledger.open(path, app_version="test") as ledger:
        for record in ledger.record_lines():
            verify_record(parse_line(record))
        before = _tables(ledger)
        ledger.rebuild()
        assert sorted(row[1:] for row in _tables(ledger)) == sorted(row[1:] for row in before)
    return acknowledged


@pytest.mark.parametrize("game", GAMES)
def test_a_killed_simulation_has_lost_nothing_it_printed(tmp_path: Path, game: str) -> None:
    assert _killed(tmp_path, game, 2) > 0


@pytest.mark.long
@pytest.mark.timeout(1800)
@pytest.mark.parametrize("part", range(4))
@pytest.mark.parametrize("game", GAMES)
def test_a_simulation_killed_a_hundred_times_has_lost_nothing_it_printed(tmp_path: Path, game: str, part: int) -> None:
    assert _killed(tmp_path, game, 25, part) > 25
