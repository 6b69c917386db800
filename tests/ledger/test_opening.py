"""What kind of file is there, and what becomes of it: nothing for the worse."""

from __future__ import annotations

import shutil
import sqlite3
import subprocess
import sys
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path

import pytest

from cardgui.ledger import file, schema
from cardgui.ledger.errors import (
    DamagedError,
    LedgerError,
    LockedError,
    NewerSchemaError,
    NotALedgerError,
    UnknownIdError,
    UnwritableError,
)
from cardgui.ledger.rows import Counts
from cardgui.ledger.store import Ledger
from tests.ledger.sample import ROOT, Clock, answer, command, content, files, opened, play, record, records, start

FIXTURES = {version: Path(__file__).parent / f"schema{version}.db" for version in range(1, schema.current() + 1)}
LATER = (
    "ALTER TABLE match ADD COLUMN tag TEXT NOT NULL DEFAULT ''",
    "CREATE TABLE lesson(n INTEGER PRIMARY KEY, name TEXT NOT NULL) STRICT",
)
# Run as nobody where root would not feel the permissions; then say what opening gives.
OPEN = """
import json, os, sys
from pathlib import Path
from cardgui.ledger.errors import LedgerError, UnwritableError
from cardgui.ledger.store import Ledger
from tests.ledger.sample import start
if os.getuid() == 0 and sys.argv[2] == "nobody":
    os.setgroups([]); os.setgid(65534); os.setuid(65534)
path = Path(sys.argv[1])
said = {}
try:
    with Ledger.open(path, app_version="0.1") as ledger:
        start(ledger)
    said["open"] = "written"
except UnwritableError as error:
    said["open"] = error.reason
try:
    with Ledger.open_read_only(path) as ledger:
        said["read"] = [*map(int, (ledger.counts().deals, len(ledger.unfinished_matches())))]
except LedgerError as error:
    said["read"] = type(error).__name__
print(json.dumps(said))
"""


@contextmanager
def later_version(migrations: tuple[tuple[str, ...], ...] = (LATER,)) -> Iterator[None]:
    """The program as a later version may be, with another migration."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(schema, "MIGRATIONS", schema.MIGRATIONS + migrations)
        yield


@pytest.mark.parametrize("empty", [False, True])
def test_a_missing_or_empty_file_becomes_a_ledger(path: Path, *, empty: bool) -> None:
    path = path.parent / "new" / path.name
    if empty:
        path.parent.mkdir()
        path.touch()
    with opened(path) as ledger:
        start(ledger)
        play(ledger)
    with opened(path) as ledger:
        assert ledger.counts() == Counts(1, 1, 1)
    assert list(files(path.parent)) == [path.name]


def test_the_settings_that_safety_rests_on(path: Path) -> None:
    with opened(path) as ledger:
        settings = {
            name: ledger._db.execute(f"PRAGMA {name}").fetchone()[0]
            for name in (
                *("journal_mode", "synchronous", "foreign_keys", "recursive_triggers", "trusted_schema"),
                *("application_id", "user_version", "page_size", "busy_timeout"),
            )
        }
        strict = ledger._db.execute("SELECT name FROM pragma_table_list WHERE strict = 0 AND name NOT LIKE 'sqlite_%'")
        assert strict.fetchall() == []
    assert settings == {
        "journal_mode": "wal",
        "synchronous": 2,
        "foreign_keys": 1,
        "recursive_triggers": 1,
        "trusted_schema": 0,
        "application_id": schema.APPLICATION_ID,
        "user_version": schema.current(),
        "page_size": schema.PAGE_SIZE,
        "busy_timeout": 5000,
    }


def _text(path: Path) -> None:
    path.write_text('{"format": "cardgui-deal/1"}\n' * 500, encoding="utf-8")


def _short_text(path: Path) -> None:
    path.write_text("My ledger", encoding="utf-8")


def _picture(path: Path) -> None:
    path.write_bytes(b"\x89PNG\r\n\x1a\n" + bytes(range(256)) * 64)


def _zeros(path: Path) -> None:
    path.write_bytes(bytes(8192))


def _foreign(path: Path, mode: str = "DELETE", application: int = 0) -> None:
    with closing(sqlite3.connect(path, isolation_level=None)) as db:
        db.execute(f"PRAGMA journal_mode={mode}")
        db.execute(f"PRAGMA application_id={application}")
        db.execute("CREATE TABLE action(a)")
        db.execute("INSERT INTO action VALUES(1)")


def _foreign_wal(path: Path) -> None:
    _foreign(path, "WAL", 0x12345678)


def _folder(path: Path) -> None:
    path.mkdir()


@pytest.mark.parametrize("make", [_text, _short_text, _picture, _zeros, _foreign, _foreign_wal, _folder])
def test_another_file_is_told_and_left_untouched(path: Path, make: object) -> None:
    assert callable(make)
    make(path)
    before = files(path.parent)
    for attempt in (opened, Ledger.open_read_only):
        with pytest.raises(NotALedgerError):
            attempt(path)
    assert files(path.parent) == before


def test_a_foreign_database_keeps_pages_that_wait_beside_it(path: Path) -> None:
    with closing(sqlite3.connect(path, isolation_level=None)) as db:
        _foreign(path, "WAL")
        db.execute("INSERT INTO action VALUES(2)")
        before = files(path.parent)
        with pytest.raises(NotALedgerError):
            opened(path)
        assert files(path.parent) == before


def test_a_newer_ledger_is_told_with_its_version_left_untouched_and_can_be_read(path: Path) -> None:
    with later_version(), Ledger.open(path, app_version="2.1") as ledger:
        start(ledger)
        play(ledger)
        play(ledger, deal=2, actions=9, finish=False)
        expected = content(ledger)
    before = files(path.parent)

    with pytest.raises(NewerSchemaError) as caught:
        opened(path)
    assert (caught.value.version, caught.value.app) == (schema.current() + 1, "2.1")
    assert files(path.parent) == before

    with Ledger.open_read_only(path) as ledger:
        assert content(ledger) == expected
        assert ledger.newer is not None
        assert ledger.newer.app == "2.1"
        with pytest.raises(UnwritableError):
            start(ledger, "another")
    assert path.read_bytes() == before[path.name]


def test_a_newer_ledger_without_the_tables_known_here_is_told_when_read(path: Path) -> None:
    with later_version((("ALTER TABLE record RENAME TO deal_record",),)):
        Ledger.open(path, app_version="2.1").close()
    with Ledger.open_read_only(path) as ledger, pytest.raises(NewerSchemaError):
        ledger.counts()


def test_a_newer_ledger_is_noticed_while_its_migration_waits_in_the_wal(path: Path) -> None:
    opened(path).close()
    with later_version():
        copy = path.with_name("copy.db")
        with Ledger.open(path, app_version="2.1"):
            for suffix in ("", "-wal"):
                shutil.copyfile(file.beside(path, suffix), file.beside(copy, suffix))
    assert copy.read_bytes()[60:64] == schema.current().to_bytes(4, "big")
    before = files(path.parent)
    with pytest.raises(NewerSchemaError):
        opened(copy)
    after = files(path.parent)
    assert {name: after[name] for name in before} == before


@pytest.mark.parametrize(("version", "error"), [(0, DamagedError), (3, NewerSchemaError), (1 << 20, NewerSchemaError)])
def test_a_schema_number_that_is_not_the_noted_one_leaves_the_file_alone(
    path: Path, version: int, error: type[LedgerError]
) -> None:
    with opened(path) as ledger:
        ledger.add_records(records(2))
    data = bytearray(path.read_bytes())
    data[60:64] = version.to_bytes(4, "big")
    path.write_bytes(data)
    with pytest.raises(error):
        opened(path)
    assert path.read_bytes() == data


def test_an_older_ledger_is_migrated_with_a_copy_kept(path: Path) -> None:
    with opened(path) as ledger:
        start(ledger)
        play(ledger)
        expected = content(ledger)
    old, now = path.read_bytes(), schema.current()
    with later_version():
        with Ledger.open(path, app_version="2.1", clock=Clock()) as ledger:
            assert content(ledger) == expected
            assert file.version_of(ledger._db) == schema.current()
            assert ledger._db.execute("SELECT tag FROM match").fetchall() == [("",)]
        with Ledger.open(path, app_version="2.1") as ledger:
            assert content(ledger) == expected
    assert sorted(files(path.parent)) == [path.name, f"{path.name}.schema{now}-20260131-180509"]
    with Ledger.open_read_only(path.with_name(f"{path.name}.schema{now}-20260131-180509")) as ledger:
        assert content(ledger) == expected
        assert file.version_of(ledger._db) == now
    assert old != path.read_bytes()


def test_a_migration_that_fails_leaves_the_older_ledger(path: Path) -> None:
    with opened(path) as ledger:
        ledger.add_records(records(2))
        expected = content(ledger)
    before = path.read_bytes()
    with later_version(((*LATER, "INSERT INTO nowhere VALUES(1)"),)), pytest.raises(DamagedError):
        opened(path)
    assert path.read_bytes() == before
    with opened(path) as ledger:
        assert content(ledger) == expected


def test_an_older_ledger_opened_read_only_is_migrated_in_memory(path: Path) -> None:
    with opened(path) as ledger:
        start(ledger)
        play(ledger)
        expected = content(ledger)
    before = path.read_bytes()
    with later_version(), Ledger.open_read_only(path) as ledger:
        assert content(ledger) == expected
        assert file.version_of(ledger._db) == schema.current()
    assert path.read_bytes() == before


@pytest.mark.parametrize("version", FIXTURES)
def test_the_ledger_of_every_schema_opens_as_it_was_written(path: Path, version: int) -> None:
    """The files were written by the program of their time as in the lines below, and never change."""
    shutil.copyfile(FIXTURES[version], path)
    with opened(path) as ledger, Ledger.in_memory(app_version="0.1", clock=Clock()) as expected:
        expected.add_records(records(2, 2))
        expected.add_record(record("long", size=6))
        start(expected, "played")
        play(expected, "played")
        play(expected, "played", 2, actions=9, finish=False)
        if version > 1:
            expected.edit_match("match-0", {"note": "Bayramda", "names": ["", "Hatice", "민준", "さくら"]})
            expected.edit_match("match-1", {"deleted": True})
        ledger.check()
        assert content(ledger) == content(expected)


@pytest.mark.parametrize("version", FIXTURES)
def test_a_released_schema_never_changes(path: Path, version: int) -> None:
    shutil.copyfile(FIXTURES[version], path)
    with closing(sqlite3.connect(path)) as db, Ledger.in_memory(app_version="0.1") as fresh:
        statements = "SELECT sql FROM sqlite_schema ORDER BY name"
        assert db.execute("PRAGMA user_version").fetchone() == (version,)
        written = db.execute(statements).fetchall()
        for statement in schema.MIGRATIONS[version - 1]:
            assert (statement,) in written
        assert fresh._db.execute("PRAGMA user_version").fetchone() == (schema.current(),)


def test_a_ledger_locked_by_another_process_is_told(path: Path) -> None:
    with opened(path) as ledger:
        start(ledger)
    hold = """
import sqlite3, sys
db = sqlite3.connect(sys.argv[1], isolation_level=None)
db.execute("PRAGMA locking_mode=EXCLUSIVE"); db.execute("BEGIN EXCLUSIVE")
print("held", flush=True); sys.stdin.read()
"""
    with subprocess.Popen(
        command(hold, str(path)), stdin=subprocess.PIPE, stdout=subprocess.PIPE, cwd=ROOT, text=True
    ) as other:
        assert other.stdout is not None
        assert other.stdout.readline() == "held\n"
        for attempt in (opened, Ledger.open_read_only):
            with pytest.raises(LockedError):
                attempt(path, busy_timeout_ms=50)
        other.communicate()
    with opened(path) as ledger:
        assert ledger.counts() == Counts(1, 1, 0)


def test_writing_waits_for_another_process_and_then_tells(path: Path) -> None:
    with opened(path, busy_timeout_ms=50) as ledger, closing(sqlite3.connect(path, isolation_level=None)) as other:
        other.execute("BEGIN IMMEDIATE")
        with pytest.raises(LockedError):
            start(ledger)
        assert ledger.counts() == Counts(0, 0, 0)
        other.execute("ROLLBACK")
        start(ledger)


def test_several_processes_may_make_the_ledger_at_once_and_write_in_turns(path: Path) -> None:
    program = """
import sys
from pathlib import Path
from tests.ledger.sample import opened, play, start
with opened(Path(sys.argv[1])) as ledger:
    start(ledger, sys.argv[2])
    for deal in range(1, 6):
        play(ledger, sys.argv[2], deal)
"""
    others = [subprocess.Popen(command(program, str(path), str(number)), cwd=ROOT) for number in range(4)]
    assert [other.wait(60) for other in others] == [0] * 4
    with opened(path) as ledger:
        ledger.check()
        assert ledger.counts() == Counts(4, 4, 20)


@pytest.mark.skipif(sys.platform == "win32", reason="permissions of a folder are another matter there")
@pytest.mark.parametrize("there", ["nothing", "closed", "crashed"])
def test_a_read_only_folder_is_told_and_its_ledger_can_be_read(path: Path, there: str) -> None:
    _leave(path, there)
    before = files(path.parent)
    for name in before:
        (path.parent / name).chmod(0o644)
    path.parent.chmod(0o555)
    try:
        said = answer(OPEN, str(path), "nobody")
    finally:
        path.parent.chmod(0o755)
    assert said["open"] in {"read_only", "permission"}
    assert said["read"] == ("UnknownIdError" if there == "nothing" else [2, 1])
    assert files(path.parent) == before


@pytest.mark.skipif(sys.platform == "win32", reason="permissions of a file are another matter there")
def test_a_read_only_file_in_a_writable_folder_is_told(path: Path) -> None:
    _leave(path, "closed")
    path.chmod(0o444)
    path.parent.chmod(0o777)
    before = path.read_bytes()
    assert answer(OPEN, str(path), "nobody") == {"open": "read_only", "read": [2, 1]}
    assert path.read_bytes() == before


@pytest.mark.skipif(sys.platform == "win32", reason="permissions of a file are another matter there")
def test_a_ledger_that_may_not_be_read_is_told(path: Path) -> None:
    _leave(path, "closed")
    path.chmod(0)
    assert answer(OPEN, str(path), "nobody") == {"open": "permission", "read": "UnwritableError"}


@pytest.mark.parametrize("there", ["closed", "crashed", "crashed without -shm"])
def test_a_read_only_mount_is_told_and_its_ledger_can_be_read(path: Path, there: str) -> None:
    _leave(path, there)
    before = files(path.parent)
    mounted = ("unshare", "-m", "sh", "-c", 'mount --bind -r "$1" "$1" && shift && exec "$@"', "sh", str(path.parent))
    if (
        shutil.which("unshare") is None
        or subprocess.run((*mounted, "true"), check=False, capture_output=True).returncode
    ):
        pytest.skip("mounts need unshare and the right to use it")
    done = subprocess.run(
        (*mounted, *command(OPEN, str(path), "root")), cwd=ROOT, capture_output=True, text=True, check=True, timeout=60
    )
    assert done.stdout == '{"open": "read_only", "read": [2, 1]}\n'
    assert files(path.parent) == before


def _leave(path: Path, there: str) -> None:
    """Leave a ledger with two finished deals and one begun, as closing or a crash would."""
    if there == "nothing":
        return
    with opened(path) as ledger:
        start(ledger, "match-2")
        play(ledger, "match-2", actions=3, finish=False)
        ledger.add_records(records(1, 2))
        aside = {suffix: file.beside(path, suffix).read_bytes() for suffix in ("", "-wal", "-shm")}
    if there.startswith("crashed"):
        assert len(aside["-wal"]) > schema.PAGE_SIZE
        for suffix, data in aside.items():
            if not (suffix == "-shm" and there.endswith("without -shm")):
                file.beside(path, suffix).write_bytes(data)


def test_the_folder_above_may_be_impossible(path: Path) -> None:
    path.write_text("a file")
    with pytest.raises(UnwritableError):
        opened(path / "below" / "ledger.db")


def test_there_is_nothing_to_read_where_there_is_no_ledger(path: Path) -> None:
    with pytest.raises(UnknownIdError):
        Ledger.open_read_only(path)
    assert list(path.parent.iterdir()) == []


def test_a_ledger_whose_making_was_cut_off_by_a_power_failure_is_made_anew(path: Path) -> None:
    making = path.with_name("making.db")
    with closing(sqlite3.connect(making, isolation_level=None)) as db:
        db.execute("PRAGMA cache_size=1")  # so that pages reach the file before the end of the transaction
        db.execute("BEGIN")
        db.execute("CREATE TABLE any(a)")
        db.executemany("INSERT INTO any VALUES(?)", [("x" * 3000,)] * 50)
        for suffix in ("", "-journal"):
            shutil.copyfile(file.beside(making, suffix), file.beside(path, suffix))
    assert path.stat().st_size > schema.PAGE_SIZE
    data = path.read_bytes()
    path.write_bytes(bytes(100) + data[100:])  # the first page was still on its way
    with opened(path) as ledger:
        start(ledger)
        ledger.check()


def test_nothing_of_the_clock_matters(path: Path) -> None:
    clock = Clock()
    with opened(path, clock=clock) as ledger:
        start(ledger)
        for deal in range(1, 5):
            clock.advance(days=-365 * 20)
            play(ledger, deal=deal)
        expected = content(ledger)
    clock.advance(days=365 * 200)
    with opened(path, clock=clock) as ledger:
        ledger.check()
        assert content(ledger) == expected
        assert [row.number for row in ledger.deals("match-1")] == [1, 2, 3, 4]
