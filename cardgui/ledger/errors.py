"""What can be wrong with a ledger, one type for each thing a person has to be told differently."""

from __future__ import annotations

import errno
import os
import shutil
import sqlite3
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Final, Literal, TypeAlias

Reason: TypeAlias = Literal["read_only", "full", "permission", "io"]

_REASON_OF_ERRNO: Final[dict[int, Reason]] = {
    errno.EROFS: "read_only",
    errno.ENOSPC: "full",
    errno.EDQUOT: "full",
    errno.EFBIG: "full",
    errno.EACCES: "permission",
    errno.EPERM: "permission",
}
_ROOM_NEEDED: Final = 128 * 1024  # bytes: a -shm file, and the frames of the largest transaction of a deal


class LedgerError(Exception):
    """Anything the ledger cannot do; always one of the types below."""


class NotALedgerError(LedgerError):
    """The file is something else: a text, another program's database, a folder. It was left untouched."""


class DamagedError(LedgerError):
    """The file is a ledger, but not all of it can be read; :func:`cardgui.ledger.salvage.salvage` helps."""


class NewerSchemaError(LedgerError):
    """A newer version of the program wrote the ledger. It was left untouched; reading it may work.

    Attributes:
        version: the schema of the file.
        app: version of the program that wrote it (``"2.1"``), empty where it cannot be read.
    """

    def __init__(self, version: int, app: str = "") -> None:
        super().__init__(f"the ledger has schema {version}, written by version {app or 'unknown'}")
        self.version = version
        self.app = app


class UnwritableError(LedgerError):
    """The ledger cannot be written; nothing of the refused transaction is in it.

    Attributes:
        reason: ``"read_only"`` (folder, file or mount), ``"full"`` (disk or quota), ``"permission"`` or ``"io"``.
    """

    def __init__(self, reason: Reason, detail: str = "") -> None:
        super().__init__(f"the ledger cannot be written ({reason}) {detail}".rstrip())
        self.reason: Reason = reason


class LockedError(LedgerError):
    """Another instance or program holds the ledger.

    Attributes:
        pid: its process, where it is known.
    """

    def __init__(self, detail: str = "", pid: int | None = None) -> None:
        super().__init__(f"the ledger is in use elsewhere {detail}".rstrip())
        self.pid = pid


class ConflictError(LedgerError):
    """The ledger already holds something else under this id; what it holds stays."""


class UnknownIdError(LedgerError, KeyError):
    """The ledger holds no match or deal of this id."""

    __str__ = LedgerError.__str__


class MalformedRecordError(LedgerError, ValueError):
    """A deal record lacks a key that the ledger files it under, or the key has the wrong type."""


def unwritable(error: OSError) -> UnwritableError:
    """The ledger's word for a failed file operation."""
    return UnwritableError(_REASON_OF_ERRNO.get(error.errno or 0, "io"), error.strerror or "")


@contextmanager
def translated(path: Path | None, *, newer: NewerSchemaError | None = None) -> Iterator[None]:
    """Turn what SQLite and the file system raise inside the block into this module's errors.

    Args:
        path: the ledger, to find out why it cannot be written; None for one in memory.
        newer: raised where the file's tables are not those this version knows; None when they should be.
    """
    try:
        yield
    except (sqlite3.ProgrammingError, sqlite3.IntegrityError):
        raise  # ours to mend, not the file's fault
    except sqlite3.DatabaseError as error:
        meaning = _meaning(error, path, newer)
        if meaning is None:
            raise
        raise meaning from error
    except UnicodeDecodeError as error:
        raise DamagedError(str(error)) from error  # SQLite's message quotes what stands in the file
    except OSError as error:
        raise unwritable(error) from error


def _meaning(error: sqlite3.DatabaseError, path: Path | None, newer: NewerSchemaError | None) -> LedgerError | None:
    # An error without a name is the binding's own: text in the file that is no UTF-8.
    name: str = getattr(error, "sqlite_errorname", "SQLITE_CORRUPT")
    kind = "_".join(name.split("_")[:2])
    match kind:
        case "SQLITE_BUSY" | "SQLITE_LOCKED":
            return LockedError(str(error))
        case "SQLITE_CORRUPT" | "SQLITE_NOTADB":
            return DamagedError(str(error))
        case "SQLITE_ERROR":
            # Our statements fit our tables: "no such column" can only be the file's fault.
            return newer or DamagedError(str(error))
        case "SQLITE_FULL":
            return UnwritableError("full", str(error))
        case "SQLITE_READONLY":
            return UnwritableError("read_only", str(error))
        case "SQLITE_CANTOPEN" | "SQLITE_PERM" | "SQLITE_AUTH" | "SQLITE_IOERR":
            return UnwritableError(_why_unwritable(path, kind), f"{name}: {error}")
        case _:
            return None


def _why_unwritable(path: Path | None, kind: str) -> Reason:
    if path is None:
        return "io"
    folder = path.parent
    try:
        # SQLite reports a full disk as an input/output error where it extends the -shm file.
        if shutil.disk_usage(folder).free < _ROOM_NEEDED:
            return "full"
        if hasattr(os, "statvfs") and os.statvfs(folder).f_flag & os.ST_RDONLY:
            return "read_only"
    except OSError as error:
        return _REASON_OF_ERRNO.get(error.errno or 0, "io")
    if kind == "SQLITE_IOERR":
        return "io"
    readable, writable = os.access(folder, os.R_OK | os.X_OK), os.access(folder, os.W_OK)
    return "read_only" if readable and not writable else "permission"
