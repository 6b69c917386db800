"""Which instance of the program has a ledger: a lock that goes away with its process, however that ends.

SQLite lets several processes write in turns, which is what the command line needs. Two windows on one ledger would
both resume the same deal, so a window takes this lock first, and without it opens the ledger read-only.
"""

from __future__ import annotations

import errno
import os
import sys
from contextlib import suppress
from pathlib import Path
from types import TracebackType
from typing import Final, Self

from cardgui.ledger.errors import LockedError, unwritable

_TAKEN: Final = frozenset({errno.EWOULDBLOCK, errno.EAGAIN, errno.EACCES, errno.EDEADLK})
_FAR: Final = 1 << 30  # the byte locked on Windows, far behind the text, which stays readable


class InstanceLock:
    """Holds a ledger for this process, from construction until :meth:`release` or the end of the process.

    The lock is on the file ``NAME.lock`` beside the ledger, which stays there; what counts is the lock on it.

    Args:
        path: the ledger; it need not exist yet.

    Attributes:
        left_open: whether the instance that held the lock last ended without releasing it.

    Raises:
        LockedError: another process (or another lock of this one) holds it; `pid` says which, where it is known.
        UnwritableError: the file cannot be made or locked.
    """

    def __init__(self, path: Path) -> None:
        self.path = path.with_name(path.name + ".lock")
        try:
            self.path.parent.mkdir(parents=True, exist_ok=True)
            handle = os.open(self.path, os.O_RDWR | os.O_CREAT, 0o644)
        except OSError as error:
            raise unwritable(error) from error
        self._handle: int | None = handle
        self._taken = False
        try:
            _take(handle)
        except OSError as error:
            pid = _read_pid(handle)
            self.release()
            if error.errno in _TAKEN:
                raise LockedError(f"by process {pid or 'unknown'}", pid) from error
            raise unwritable(error) from error  # a file system without locks
        self.left_open = _read_pid(handle) is not None
        self._taken = True
        with suppress(OSError):  # a full disk: the lock holds without the number
            os.lseek(handle, 0, os.SEEK_SET)
            os.ftruncate(handle, 0)
            os.write(handle, f"{os.getpid()}\n".encode())

    def release(self) -> None:
        """Let go; nothing happens the second time."""
        if self._handle is not None:
            if self._taken:
                with suppress(OSError):
                    os.ftruncate(self._handle, 0)
            os.close(self._handle)
            self._handle = None

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.release()


def _read_pid(handle: int) -> int | None:
    with suppress(OSError, ValueError):
        return int(os.read(handle, 20))
    return None


if sys.platform == "win32":
    import msvcrt

    def _take(handle: int) -> None:
        os.lseek(handle, _FAR, os.SEEK_SET)
        try:
            msvcrt.locking(handle, msvcrt.LK_NBLCK, 1)
        finally:
            os.lseek(handle, 0, os.SEEK_SET)
else:
    import fcntl

    def _take(handle: int) -> None:
        fcntl.flock(handle, fcntl.LOCK_EX | fcntl.LOCK_NB)
