"""The ledger as a file: what is it, is it sound, connect to it, bring it to the current schema.

Whatever is not surely a sound ledger of this or an older schema is looked at without SQLite, or by a connection that
cannot write: opening a file never changes it for the worse.
"""

from __future__ import annotations

import os
import shutil
import sqlite3
from contextlib import closing, suppress
from pathlib import Path
from typing import Final, Literal, TypeAlias
from urllib.parse import quote

from cardgui.ledger import derived, pages, schema
from cardgui.ledger.backup import copy_database, sync_folder
from cardgui.ledger.errors import (
    DamagedError,
    NewerSchemaError,
    NotALedgerError,
    UnwritableError,
    translated,
    unwritable,
)

Mode: TypeAlias = Literal["rwc", "ro", "immutable"]

_MAGIC: Final = b"SQLite format 3\0"
_APPLICATION: Final = schema.APPLICATION_ID.to_bytes(4, "big")
_HEADER_BYTES: Final = 100
_SEARCHED_BYTES: Final = 1 << 20  # where the mark of the schema is looked for; it stands in the first pages
_NO_ROOM_BESIDE: Final = ("SQLITE_CANTOPEN", "SQLITE_READONLY", "SQLITE_IOERR", "SQLITE_FULL")
_WAL_BYTES_KEPT: Final = 4 << 20


def beside(path: Path, suffix: str) -> Path:
    """The file next to the ledger whose name is the ledger's with `suffix` added (``"-wal"``)."""
    return path.with_name(path.name + suffix)


def has_wal(path: Path) -> bool:
    """Whether there are pages not yet moved into the ledger file itself, as after a crash."""
    try:
        return beside(path, "-wal").stat().st_size > 0
    except FileNotFoundError:
        return False


def schema_on_disk(path: Path) -> int | None:
    """The schema in the header of a ledger file, None where there is no ledger yet (no file, or an empty one).

    Reads bytes only. The number may be older than the truth while pages wait in the ``-wal`` file.

    Raises:
        NotALedgerError, DamagedError, UnwritableError: it is no ledger, its header is broken, it may not be read.
    """
    start = _first_bytes(path)
    header = start[:_HEADER_BYTES]
    if not header:
        if has_wal(path):
            # SQLite would delete the pages that wait beside an empty file.
            raise DamagedError("the file is empty, but its -wal is not")
        return None
    if len(header) < _HEADER_BYTES and _MAGIC.startswith(header[: len(_MAGIC)]):
        raise DamagedError("the header is cut off")
    if header[68:72] != _APPLICATION and not (schema.MARK.encode() in start and b"\0" in start):
        if not any(header) and beside(path, "-journal").exists():
            return None  # the power failed while the file was being made; SQLite will undo that from its journal
        raise NotALedgerError("another kind of file")
    _check_header(header)
    return int.from_bytes(header[60:64], "big")


def _first_bytes(path: Path) -> bytes:
    """The beginning of the file, empty where there is none."""
    try:
        if path.exists() and not path.is_file():
            raise NotALedgerError("not a regular file")
        with path.open("rb") as file:
            start = file.read(_HEADER_BYTES)
            return start if start[68:72] == _APPLICATION else start + file.read(_SEARCHED_BYTES)
    except FileNotFoundError:
        return b""
    except OSError as error:
        raise unwritable(error) from error


def _check_header(header: bytes) -> None:
    fixed = (
        (0, _MAGIC),
        (16, schema.PAGE_SIZE.to_bytes(2, "big")),
        (20, b"\0\x40\x20\x20"),  # no reserved bytes; fractions that never differ
        (44, b"\0\0\0"),
        (56, b"\0\0\0\1"),  # UTF-8
        (68, _APPLICATION),
    )
    sound = all(header.startswith(value, at) for at, value in fixed)
    if not sound or not {header[18], header[19]} <= {1, 2} or not 1 <= header[47] <= 4:
        raise DamagedError("the header is broken")


def connect(path: Path, mode: Mode, *, busy_timeout_ms: int) -> sqlite3.Connection:
    """A connection for one or more threads (who take turns), in autocommit, with our safety settings."""
    db = sqlite3.connect(
        f"{uri(path)}?{'mode=ro&immutable=1' if mode == 'immutable' else f'mode={mode}'}",
        uri=True,
        timeout=busy_timeout_ms / 1000,
        isolation_level=None,
        check_same_thread=False,
    )
    try:
        configure(db)
    except BaseException:
        db.close()
        raise
    return db


def configure(db: sqlite3.Connection) -> None:
    """The settings that every connection to a ledger has."""
    for setting in (
        f"page_size={schema.PAGE_SIZE}",  # of a new file
        "auto_vacuum=NONE",
        "synchronous=FULL",
        "fullfsync=ON",  # macOS: its plain fsync leaves data in the drive's cache
        "foreign_keys=ON",
        "recursive_triggers=ON",  # else INSERT OR REPLACE walks past the append-only triggers
        "trusted_schema=OFF",
    ):
        db.execute(f"PRAGMA {setting}")


def connect_to_read(path: Path, *, busy_timeout_ms: int) -> sqlite3.Connection:
    """A connection that reads a ledger wherever it lies, all finished transactions included."""
    try:
        return connect(path, "ro", busy_timeout_ms=busy_timeout_ms)  # its settings read the schema already
    except sqlite3.OperationalError as error:
        if not error.sqlite_errorname.startswith(_NO_ROOM_BESIDE):
            raise
    # The files that WAL needs beside the ledger cannot be made: a read-only mount or a full disk.
    if not has_wal(path):
        return connect(path, "immutable", busy_timeout_ms=busy_timeout_ms)
    import tempfile  # noqa: PLC0415  (it loads much, and no sound ledger needs it)

    with tempfile.TemporaryDirectory() as folder:
        copy = Path(folder) / path.name
        shutil.copyfile(path, copy)
        shutil.copyfile(beside(path, "-wal"), beside(copy, "-wal"))
        with closing(connect(copy, "rwc", busy_timeout_ms=busy_timeout_ms)) as db:
            return copy_in_memory(db)


def copy_in_memory(db: sqlite3.Connection | None = None) -> sqlite3.Connection:
    """A connection to a database that exists in memory only: a copy of another, or an empty one."""
    memory = sqlite3.connect(":memory:", isolation_level=None, check_same_thread=False)
    if db is not None:
        db.backup(memory)
    configure(memory)
    return memory


def uri(path: Path) -> str:
    """The path as SQLite's ``file:`` address, whatever letters, drive or share it has."""
    posix = path.absolute().as_posix()
    return "file://" + quote(os.fsencode(posix if posix.startswith("/") else f"/{posix}"))


def version_of(db: sqlite3.Connection) -> int:
    """The schema of the ledger behind a connection."""
    version: int = db.execute("PRAGMA user_version").fetchone()[0]
    return version


def probe(path: Path, on_disk: int, *, busy_timeout_ms: int, check: bool) -> bool:
    """Make sure, without writing, that a ledger may be opened for writing.

    Args:
        path: the ledger.
        on_disk: what :func:`schema_on_disk` said.
        busy_timeout_ms: how long to wait for others.
        check: also let SQLite check the whole file, if opening it for writing would change it.

    Returns:
        Whether it has been checked.

    Raises:
        NewerSchemaError, DamagedError, LockedError, UnwritableError: why it may not.
    """
    waiting = has_wal(path)
    if waiting:
        pages.check_wal(beside(path, "-wal"))
    elif on_disk <= schema.current():
        return False
    with (
        translated(path),
        closing(connect(path, "ro" if waiting else "immutable", busy_timeout_ms=busy_timeout_ms)) as db,
    ):
        version = version_of(db)
        if version > schema.current():
            # A version that contradicts the note inside may be damage; leaving the file alone is right in both cases.
            raise NewerSchemaError(version, note(db)[0])
        if check:
            quick_check(db)
    return check


def note(db: sqlite3.Connection) -> tuple[str, int]:
    """The version of the program that last wrote the ledger and the schema it noted; empty and 0 if unreadable."""
    # A much newer ledger may keep its notes elsewhere.
    with suppress(sqlite3.DatabaseError, ValueError):
        found = dict(db.execute("SELECT key, value FROM meta").fetchall())
        return found.get("app", ""), int(found.get("schema", "0"))
    return "", 0


def quick_check(db: sqlite3.Connection, *, thorough: bool = False) -> None:
    """Let SQLite check all pages, and when `thorough` the indexes against the tables.

    Raises:
        DamagedError: with the first fault.
    """
    verdict = db.execute(f"PRAGMA {'integrity' if thorough else 'quick'}_check(1)").fetchone()[0]
    if verdict != "ok":
        raise DamagedError(str(verdict))


def make_folder(path: Path) -> None:
    """Make the folders above the ledger.

    Raises:
        UnwritableError: that is not possible.
    """
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise unwritable(error) from error


def complete_swap(path: Path) -> None:
    """Put a finished ``NAME.salvaged`` in the place of the ledger, if there is one.

    The last step of salvage, repeated at every opening: it may be cut off anywhere, and the pages that wait in the
    ``-wal`` file of the old ledger never get into the new one.
    """
    salvaged = beside(path, ".salvaged")
    if not salvaged.exists():
        return
    try:
        sync_folder(path.parent)
        for suffix in ("-wal", "-shm", "-journal"):
            beside(path, suffix).unlink(missing_ok=True)
        salvaged.replace(path)
        sync_folder(path.parent)
    except OSError as error:
        raise unwritable(error) from error


def migrate(db: sqlite3.Connection, path: Path | None, *, app_version: str, now: str) -> None:
    """Bring the ledger to the current schema in one transaction, with a copy of an older one kept beside it.

    Takes SQLite's write lock even where nothing is to be done, so that a ledger that cannot be written is noticed now.

    Args:
        db: connection that can write.
        path: its file; None for a ledger in memory.
        app_version: noted in the ledger.
        now: time for the name of the copy, ``20260131-180509``.

    Raises:
        NewerSchemaError: another process has just migrated it further than this version knows.
        DamagedError: there are tables, but no schema number.
    """
    if 0 < version_of(db) < schema.current() and path is not None:
        copy_database(db, beside(path, f".schema{version_of(db)}-{now}"))
    db.execute("BEGIN IMMEDIATE")
    try:
        version = _version_to_migrate(db)  # again, now that nobody else can change it
        for migration in schema.MIGRATIONS[version:]:
            for statement in migration:  # not executescript, which would commit
                db.execute(statement)
        if version < schema.current():
            derived.rebuild(db)
            db.execute(f"PRAGMA application_id={schema.APPLICATION_ID}")
            db.execute(f"PRAGMA user_version={schema.current()}")
        for key, value in (("app", app_version), ("schema", str(schema.current()))):
            db.execute(
                "INSERT INTO meta(key, value) VALUES(?, ?)"
                " ON CONFLICT(key) DO UPDATE SET value = excluded.value WHERE value IS NOT excluded.value",
                (key, value),
            )
        db.execute("COMMIT")
    except BaseException:
        if db.in_transaction:
            db.execute("ROLLBACK")
        raise


def _version_to_migrate(db: sqlite3.Connection) -> int:
    version = version_of(db)
    if version > schema.current():
        raise NewerSchemaError(version, note(db)[0])
    if version == 0 and db.execute("SELECT count(*) FROM sqlite_schema").fetchone()[0]:
        raise DamagedError("tables without a schema number")
    return version


def use_wal(db: sqlite3.Connection) -> None:
    """Switch to the write-ahead log, once the tables stand: so the header of the file always tells what it is.

    Raises:
        UnwritableError: the file system has no shared memory for it, as on some network drives.
    """
    mode = db.execute("PRAGMA journal_mode=WAL").fetchone()[0]
    if mode != "wal":
        raise UnwritableError("io", f"journal mode {mode}")
    db.execute(f"PRAGMA journal_size_limit={_WAL_BYTES_KEPT}")
