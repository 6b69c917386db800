"""A process that writes is killed at any moment: nothing acknowledged is lost, nothing is there by halves."""

from __future__ import annotations

import random
import select
import signal
import subprocess
import sys
from pathlib import Path

import pytest

from cardgui.ledger.store import Ledger
from tests.ledger.sample import ROOT, action, command, opened, play, record, start

pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="kill -9 is a matter of POSIX systems")

DEALS = 4000
"""More than are played however fast the machine is."""
# Plays matches of eight deals from where the ledger stands, and says each thing when it has been written.
WRITER = f"""
import sys
from pathlib import Path
from tests.ledger.sample import action, opened, record, start
def say(*what):
    sys.stdout.write(" ".join(map(str, what)) + "\\n"); sys.stdout.flush()
with opened(Path(sys.argv[1])) as ledger:
    for number in range({DEALS}):
        match, deal = f"match-{{number // 8}}", number % 8 + 1
        body = record(match, deal)
        if ledger.deal(body["id"]):
            continue
        start(ledger, match)
        ledger.start_deal(body["id"], match, deal, {{"dealer": deal % 4}})
        open_deal = ledger.unfinished(match)
        assert open_deal.deal.id == body["id"]
        for seq in range(len(open_deal.actions), 51):
            ledger.append_action(body["id"], seq, action(seq)); say("action", body["id"], seq)
        with ledger.together():
            ledger.append_action(body["id"], 51, action(51))
            ledger.finish_deal(body["id"], body)
            if deal == 8:
                ledger.finish_match(match)
        say("action", body["id"], 51); say("record", body["id"])
"""


def _kill_at_random_moments(path: Path, times: int) -> int:
    chance = random.Random(times)
    acknowledged = 0
    for _ in range(times):
        with subprocess.Popen(command(WRITER, str(path)), stdout=subprocess.PIPE, cwd=ROOT) as writer:
            assert writer.stdout is not None
            # From the first moment, in which the ledger may only just be made, to many deals later.
            select.select([writer.stdout], [], [], chance.choice([0.1, 0.3, 5, 5, 5, 5, 5, 5]))
            select.select([], [], [], chance.random() ** 2 * 0.3)
            writer.send_signal(signal.SIGKILL)
            said = [
                line.decode().split() for line in writer.stdout.read().splitlines(keepends=True) if line[-1:] == b"\n"
            ]
            assert writer.wait() == -signal.SIGKILL, "the writer ended by itself"
        acknowledged += len(said)
        with opened(path) as ledger:
            _examine(ledger, said)
    return acknowledged


def _examine(ledger: Ledger, said: list[list[str]]) -> None:
    ledger.check()
    being_played = {
        row.deal.id: [entry.body for entry in row.actions] for row in ledger.unfinished_matches() if row.deal
    }
    assert len(being_played) <= 1
    for actions in being_played.values():
        assert actions == [action(seq) for seq in range(len(actions))]
        assert len(actions) < 52, "the last action is there without its record"
    for kind, deal_id, *seq in said:
        kept = ledger.deal(deal_id)
        if kept is not None:
            assert kept.record == record(kept.record["match"], kept.number)
        elif kind == "action":
            assert int(seq[0]) < len(being_played[deal_id])
        else:
            pytest.fail(f"the record of {deal_id} is lost")
    for match in ledger.matches(1000):
        assert (match.state == "finished") == (match.deals == 8)


def test_nothing_acknowledged_is_lost_by_kill_9(path: Path) -> None:
    assert _kill_at_random_moments(path, 15) > 300


@pytest.mark.long
@pytest.mark.timeout(1200)
def test_nothing_acknowledged_is_lost_by_kill_9_many_times(folder: Path) -> None:
    acknowledged = sum(_kill_at_random_moments(folder / f"{number}.db", 60) for number in range(5))
    assert acknowledged > 10_000


def test_the_writer_comes_to_its_end_when_let_alone(path: Path) -> None:
    program = WRITER.replace(f"range({DEALS})", "range(10)")
    with subprocess.Popen(command(program, str(path)), stdout=subprocess.PIPE, cwd=ROOT) as writer:
        said, _ = writer.communicate(timeout=60)
    assert writer.returncode == 0
    assert len(said.splitlines()) == 10 * 53
    with opened(path) as ledger:
        assert [match.state for match in ledger.matches(9)] == ["open", "finished"]
        start(ledger, "after")
        play(ledger, "after")
