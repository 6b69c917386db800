"""The thread that writes the ledger: what the player did is on disk before the picture moves on."""

from __future__ import annotations

import logging
import sqlite3
from collections import deque
from collections.abc import Callable
from queue import SimpleQueue
from typing import TYPE_CHECKING, TypeAlias

from PySide6.QtCore import QObject, QThread, Signal

from cardgui.ledger.errors import LedgerError

if TYPE_CHECKING:
    from cardgui.ledger.store import Ledger

log = logging.getLogger(__name__)

Job: TypeAlias = "Callable[[Ledger], object]"


class _Loop(QThread):
    """Runs the jobs in order with a connection of its own; what fails is tried again before the next job."""

    done = Signal(int, bool)

    def __init__(
        self, open_ledger: Callable[[], Ledger], jobs: SimpleQueue[tuple[int, Job] | None], parent: QObject
    ) -> None:
        super().__init__(parent)
        self._open = open_ledger
        self._jobs = jobs
        self._ledger: Ledger | None = None
        self._unsaved: deque[Job] = deque()

    def run(self) -> None:
        """Work until ``None`` comes, then try once more what is unsaved and close."""
        while (item := self._jobs.get()) is not None:
            token, job = item
            self._unsaved.append(job)
            self.done.emit(token, self._flush())
        self._flush()
        if self._ledger is not None:
            self._ledger.close()

    def _flush(self) -> bool:
        try:
            if self._ledger is None and self._unsaved:
                self._ledger = self._open()
            while self._unsaved and self._ledger is not None:
                self._unsaved[0](self._ledger)
                self._unsaved.popleft()
        except (LedgerError, sqlite3.Error, OSError) as error:
            log.warning("the ledger could not be written: %s", error)
            return False
        except Exception:
            # Whatever goes wrong here must neither stop the table nor pass for saved.
            log.exception("the ledger writer failed")
            return False
        return True


class LedgerWriter(QObject):
    """Takes jobs from the window and tells when each is on disk.

    A job that fails stays at the head of the queue and is tried again with the next one, so that order is kept and
    nothing is lost when the disk has room again.

    Signals:
        done(token, saved): the job is committed, or could not be saved for now (``saved`` is False).
    """

    done = Signal(int, bool)

    def __init__(self, open_ledger: Callable[[], Ledger], parent: QObject | None = None) -> None:
        """Open the ledger in the writer's own thread, when the first job comes."""
        super().__init__(parent)
        self._jobs: SimpleQueue[tuple[int, Job] | None] = SimpleQueue()
        self._token = 0
        self._loop = _Loop(open_ledger, self._jobs, self)
        self._loop.done.connect(self.done)

    def submit(self, job: Job) -> int:
        """Queue a job; its token comes back with :attr:`done`."""
        if not self._loop.isRunning():
            self._loop.start()
        self._token += 1
        self._jobs.put((self._token, job))
        return self._token

    def close(self) -> None:
        """Finish what is queued and end the thread."""
        self._jobs.put(None)
        if self._loop.isRunning():
            self._loop.wait()
