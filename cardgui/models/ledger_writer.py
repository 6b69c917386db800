"""The thread that writes the ledger: what the player did is on disk before the picture moves on."""

from __future__ import annotations

import logging
from collections import deque
from collections.abc import Callable
from pathlib import Path
from queue import SimpleQueue
from threading import Event
from typing import TYPE_CHECKING, Final, TypeAlias

from PySide6.QtCore import QObject, QThread, Signal

from cardgui.ledger.errors import DamagedError, LockedError, UnwritableError

if TYPE_CHECKING:
    from cardgui.ledger.store import Ledger

log = logging.getLogger(__name__)

Job: TypeAlias = "Callable[[Ledger], object]"
PATIENCE_S: Final = 2.0
"""Seconds after which nobody waits any more for the disk."""


class _Footprint:
    """Which file a ledger is, and how long it was when last seen: it may be taken away under an open connection."""

    def __init__(self, path: Path) -> None:
        self._path = path
        self._seen = self._look()

    def changed(self) -> bool:
        """Whether another file lies there, none at all, or less of it than before."""
        now = self._look()
        if now[:2] != self._seen[:2] or now < self._seen:
            return True
        self._seen = now
        return False

    def _look(self) -> tuple[int, int, int]:
        try:
            found = self._path.stat()
        except OSError:
            return 0, 0, 0
        return found.st_dev, found.st_ino, found.st_size


class _Loop(QThread):
    """Runs the jobs in order with a connection of its own; what fails is tried again before the next job."""

    done = Signal(int, bool)
    lost = Signal()

    def __init__(
        self,
        open_ledger: Callable[[], Ledger],
        jobs: SimpleQueue[tuple[int, Job] | Event | None],
        unsaved: deque[Job],
        parent: QObject,
    ) -> None:
        super().__init__(parent)
        self._open = open_ledger
        self._jobs = jobs
        self._unsaved = unsaved
        self._ledger: Ledger | None = None
        self._footprint: _Footprint | None = None
        self._told = False

    def run(self) -> None:
        """Work until ``None`` comes, then try once more what is unsaved and close; events tell how far it is."""
        while (item := self._jobs.get()) is not None:
            if isinstance(item, Event):
                item.set()
                continue
            token, job = item
            self._unsaved.append(job)
            self.done.emit(token, self._flush())
        self._flush()
        if self._ledger is not None:
            self._ledger.close()

    def _flush(self) -> bool:
        """Do everything that waits; whether all of it is in the ledger."""
        all_done = True
        while self._unsaved:
            try:
                self._unsaved[0](self._sound_ledger())
            except (UnwritableError, LockedError, OSError) as error:
                log.warning("the ledger could not be written: %s", error)
                return False
            except DamagedError as error:
                log.warning("the ledger is damaged: %s", error)
                self._tell()
                return False
            except Exception:
                # It must neither stop the table, nor pass for saved, nor keep from being saved what comes after it.
                log.exception("the ledger refused an entry")
                all_done = False
            self._unsaved.popleft()
        return all_done

    def _sound_ledger(self) -> Ledger:
        """The open ledger.

        Raises:
            LedgerError: if it cannot be opened, or is not the file any more that lies there.
        """
        if self._ledger is None:
            self._ledger = self._open()
            if self._ledger.path is not None:
                self._footprint = _Footprint(self._ledger.path)
        if self._footprint is not None and self._footprint.changed():
            raise DamagedError("another file lies there now, or none")
        return self._ledger

    def _tell(self) -> None:
        if not self._told:
            self._told = True
            self.lost.emit()


class LedgerWriter(QObject):
    """Takes jobs from the window and tells when each is on disk.

    A job that cannot be done for now stays at the head of the queue and is tried again with the next one, so that
    order is kept and nothing is lost when the disk has room again. One that the ledger refuses for good is dropped.

    Attributes:
        lasting: whether what is written outlives the program; not so in memory.

    Signals:
        done(token, saved): the job is committed, or could not be saved (``saved`` is False).
        lost(): the ledger is damaged, or the file was taken away, replaced or cut; close, then open it anew.
    """

    done = Signal(int, bool)
    lost = Signal()

    def __init__(
        self, open_ledger: Callable[[], Ledger], parent: QObject | None = None, *, lasting: bool = True
    ) -> None:
        super().__init__(parent)
        self._unsaved: deque[Job] = deque()
        self._token = 0
        self._loop: _Loop | None = None
        self._closed = False
        self.use(open_ledger, lasting=lasting)

    def use(self, open_ledger: Callable[[], Ledger], *, lasting: bool = True) -> None:
        """Write into another ledger from now on, beginning with what is still unsaved."""
        self.close()
        self._closed = False
        self._open, self.lasting = open_ledger, lasting
        self._jobs: SimpleQueue[tuple[int, Job] | Event | None] = SimpleQueue()

    def submit(self, job: Job) -> int:
        """Queue a job; its token comes back with :attr:`done`, but only the next ledger hears of it after `close`."""
        self._token += 1
        if self._closed:
            self._unsaved.append(job)
            return self._token
        if self._loop is None:
            self._loop = _Loop(self._open, self._jobs, self._unsaved, self)
            self._loop.done.connect(self.done)
            self._loop.lost.connect(self.lost)
            self._loop.start()
        self._jobs.put((self._token, job))
        return self._token

    def settle(self) -> bool:
        """Wait until everything queued was tried; whether all of it is in the ledger.

        Usually that takes a few milliseconds. Where the disk does not answer it is given up after :data:`PATIENCE_S`.
        """
        if self._loop is not None:
            tried = Event()
            self._jobs.put(tried)
            if not tried.wait(PATIENCE_S):
                return False
        return not self._unsaved

    def close(self) -> None:
        """Finish what is queued and end the thread."""
        self._closed = True
        if self._loop is not None:
            self._jobs.put(None)
            self._loop.wait()
            # It goes with its parent. Deleted later as well, it would be deleted twice where the parent is collected.
            self._loop = None
