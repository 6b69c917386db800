"""On a full disk nothing is half written, it is told, and when there is room again the same call succeeds."""

from __future__ import annotations

import json
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from tests.ledger.sample import ROOT, answer, command, opened

pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="limits and mounts are POSIX matters")

# Plays until the disk is full; then makes room by what stands in ROOM, and goes on.
PLAY_UNTIL_FULL = """
import json, os, sys
from pathlib import Path
from cardgui.ledger.errors import UnwritableError
from tests.ledger.sample import action, content, opened, play, record, start
path = Path(sys.argv[1])
FILL
said = {}
with opened(path) as ledger:
    start(ledger)
    deal = 0
    try:
        while deal < 3000:
            deal += 1
            play(ledger, deal=deal)
    except UnwritableError as error:
        said["reason"] = error.reason
    said["deals"] = deal
    before = content(ledger)
    said["kept"] = len(before["records"])
    said["being_played"] = before["unfinished"][0].deal is not None
    for attempt in range(3):
        try:
            ledger.add_record(record("big", size=40))
        except UnwritableError as error:
            said["again"] = error.reason
    said["same"] = content(ledger) == before
    try:
        ledger.back_up()
    except UnwritableError as error:
        said["back_up"] = error.reason
    said["copies"] = len(list((path.parent / "backups").glob("*"))) if (path.parent / "backups").exists() else 0
    ROOM
    play(ledger, deal=deal)
    ledger.check()
    said["after"] = len(list(ledger.record_lines()))
print(json.dumps(said))
"""


def _answer_on_a_small_disk(program: str, path: Path) -> Any:
    """What a program prints that has the ledger's folder on a disk of 3 MB."""
    mount = 'mount -t tmpfs -o size=3m none "$1" && shift && exec "$@"'
    mounted = ("unshare", "-m", "sh", "-c", mount, "sh", str(path.parent))
    if (
        shutil.which("unshare") is None
        or subprocess.run((*mounted, "true"), check=False, capture_output=True).returncode
    ):
        pytest.skip("a disk of its own needs unshare and the right to mount")
    done = subprocess.run(
        (*mounted, *command(program, str(path))), cwd=ROOT, capture_output=True, text=True, check=False, timeout=120
    )
    assert done.returncode == 0, done.stderr
    return json.loads(done.stdout)


def _assert_told_and_gone_on(said: dict[str, Any], reason: str) -> None:
    assert said["reason"] == said["again"] == reason
    assert 10 < said["deals"] < 3000
    # The deal was begun, its actions and record are one transaction.
    assert said["kept"] == said["deals"] - 1
    assert said["same"]
    assert said["after"] == said["deals"]


def test_a_limit_on_the_size_of_files(path: Path) -> None:
    program = PLAY_UNTIL_FULL.replace(
        "FILL",
        "import resource; hard = resource.getrlimit(resource.RLIMIT_FSIZE)[1];"
        " resource.setrlimit(resource.RLIMIT_FSIZE, (2_000_000, hard))",
    ).replace("ROOM", "resource.setrlimit(resource.RLIMIT_FSIZE, (hard, hard))")
    said = answer(program, str(path))
    _assert_told_and_gone_on(said, "io")  # SQLite does not tell this limit from other failures
    with opened(path) as ledger:
        ledger.check()
        assert len(list(ledger.record_lines())) == said["after"]


def test_a_small_disk_that_is_full(path: Path) -> None:
    program = PLAY_UNTIL_FULL.replace("FILL", "(path.parent / 'room').write_bytes(bytes(1_000_000))")
    said = _answer_on_a_small_disk(program.replace("ROOM", "(path.parent / 'room').unlink()"), path)
    _assert_told_and_gone_on(said, "full")
    assert (said["back_up"], said["copies"]) == ("full", 0)


OPEN_WHEN_FULL = """
import json, os, sys
from pathlib import Path
from cardgui.ledger.errors import UnwritableError
from cardgui.ledger.salvage import salvage
from cardgui.ledger.store import Ledger
from tests.ledger.sample import content, files, opened, play, records, start
folder = Path(sys.argv[1]).parent
closed, crashed = folder / "closed.db", folder / "crashed.db"
with opened(closed) as ledger:
    ledger.add_records(records(4))
    expected = content(ledger)
with opened(crashed) as ledger:
    ledger.add_records(records(4))
    aside = [(folder / f"crashed.db{suffix}", (folder / f"crashed.db{suffix}").read_bytes()) for suffix in ("", "-wal")]
for file, data in aside:
    file.write_bytes(data)
try:
    with (folder / "room").open("wb", buffering=0) as room:
        while True:
            room.write(bytes(512))
except OSError:
    pass
before = files(folder)
said = {}
for path in (closed, crashed, folder / "new.db"):
    try:
        with opened(path) as ledger:
            start(ledger)
        said[path.name] = "written"
    except UnwritableError as error:
        said[path.name] = error.reason
    if path.exists() and path.stat().st_size:
        with Ledger.open_read_only(path) as ledger:
            said[path.name] += ", read" if content(ledger) == expected else ", wrong"
try:
    salvage(crashed, verify=lambda line: True, app_version="0.1")
except UnwritableError as error:
    said["salvage"] = error.reason
said["same"] = {name: data for name, data in files(folder).items() if name in before and "-shm" not in name} == {
    name: data for name, data in before.items() if "-shm" not in name
}
print(json.dumps(said))
"""


def test_opening_and_salvage_on_a_full_disk(path: Path) -> None:
    assert _answer_on_a_small_disk(OPEN_WHEN_FULL, path) == {
        "closed.db": "full, read",
        "crashed.db": "full, read",
        "new.db": "full",
        "salvage": "full",
        "same": True,
    }
