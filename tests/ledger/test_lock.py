"""Two windows never have the same ledger, and a dead one doesn't keep it."""

from __future__ import annotations

import os
import subprocess
from pathlib import Path

import pytest

from cardgui.ledger.errors import LockedError, UnwritableError
from cardgui.ledger.lock import InstanceLock
from tests.ledger.sample import ROOT, answer, command

HOLD = """
import sys
from pathlib import Path
from cardgui.ledger.lock import InstanceLock
lock = InstanceLock(Path(sys.argv[1]))
print("held", flush=True)
sys.stdin.read()
"""
# As the process of the computer players: started while the lock is held, it lives on.
HOLD_WITH_CHILD = HOLD.replace(
    'print("held"',
    "import subprocess; child = subprocess.Popen((sys.executable, '-c', 'import sys; sys.stdin.read()'),"
    ' stdin=0); print("held"',
)
TRY = """
import json, os, sys
from pathlib import Path
from cardgui.ledger.errors import LockedError
from cardgui.ledger.lock import InstanceLock
try:
    InstanceLock(Path(sys.argv[1]))
    print(json.dumps("free"))
except LockedError as error:
    print(json.dumps(error.pid))
"""


def test_another_process_is_told_who_has_the_ledger_until_it_is_released(path: Path) -> None:
    with InstanceLock(path) as lock:
        assert answer(TRY, str(path)) == os.getpid()
        with pytest.raises(LockedError):
            InstanceLock(path)
        lock.release()
        assert answer(TRY, str(path)) == "free"
    InstanceLock(path).release()


@pytest.mark.parametrize("program", [HOLD, HOLD_WITH_CHILD])
def test_the_lock_goes_with_a_killed_process(path: Path, program: str) -> None:
    with subprocess.Popen(
        command(program, str(path)), stdin=subprocess.PIPE, stdout=subprocess.PIPE, cwd=ROOT, text=True
    ) as other:
        assert other.stdout is not None
        assert other.stdout.readline() == "held\n"
        with pytest.raises(LockedError) as caught:
            InstanceLock(path)
        assert caught.value.pid == other.pid
        other.kill()
        other.wait()
        InstanceLock(path).release()


def test_what_stands_in_the_lock_file_does_not_matter(path: Path) -> None:
    path.with_name(path.name + ".lock").write_bytes(b"\xff\0 no number" * 10)
    with InstanceLock(path), pytest.raises(LockedError):
        InstanceLock(path)


def test_a_lock_that_cannot_be_made_is_told(path: Path) -> None:
    path.write_text("a file")
    with pytest.raises(UnwritableError):
        InstanceLock(path / "below")
