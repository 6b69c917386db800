"""Copies of the ledger: one a day, the newest kept; and one before every migration."""

from __future__ import annotations

import os
import sqlite3
from contextlib import closing
from datetime import date
from pathlib import Path
from typing import Final

from cardgui.ledger.errors import DamagedError, translated

KEPT: Final = 7


def back_up(db: sqlite3.Connection, path: Path, today: date, *, keep: int = KEPT) -> Path | None:
    """Copy the ledger into the folder ``backups`` beside it, unless today's copy exists.

    Others may go on writing meanwhile; the copy is the ledger at one moment. It is checked before any older one goes,
    so that damage never pushes out good copies.

    Args:
        db: any connection to the ledger.
        path: the ledger.
        today: the date in the copy's name.
        keep: how many copies stay, at least 1.

    Returns:
        The new copy, or None where there was one already.

    Raises:
        DamagedError, UnwritableError, LockedError: no copy was made and none removed.
    """
    folder = path.parent / "backups"
    target = folder / f"{path.stem}-{today:%Y%m%d}{path.suffix}"
    with translated(target):
        if target.exists():
            return None
        folder.mkdir(exist_ok=True)
        copy_database(db, target)
        # By name, so by date; a copy from a day to come (the clock was wrong) must not push out today's.
        dated = sorted(folder.glob(f"{path.stem}-{'[0-9]' * 8}{path.suffix}"))
        others = [copy for copy in dated if copy != target]
        for old in others[: max(0, len(others) - (keep - 1))]:
            old.unlink()
    return target


def copy_database(db: sqlite3.Connection, target: Path) -> None:
    """Copy a database, check the copy, and only then give it its name.

    Raises:
        DamagedError: the copy is not sound, so the original is not either; there is no copy then.
    """
    part = target.with_name(target.name + ".part")
    part.unlink(missing_ok=True)
    try:
        with closing(sqlite3.connect(part, isolation_level=None)) as copy:
            db.backup(copy)
            copy.execute("PRAGMA journal_mode=DELETE")  # one file, readable on any mount
            verdict = copy.execute("PRAGMA quick_check(1)").fetchone()[0]
        if verdict != "ok":
            raise DamagedError(str(verdict))
        part.replace(target)
        sync_folder(target.parent)
    finally:
        part.unlink(missing_ok=True)


def sync_folder(folder: Path) -> None:
    """Bring the names in a folder onto the disk, where the system knows how."""
    if os.name == "nt":
        return
    handle = os.open(folder, os.O_RDONLY)
    try:
        os.fsync(handle)
    finally:
        os.close(handle)
