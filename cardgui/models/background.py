"""Work beside the window: one thing after the other in a thread of its own, results arriving as signals."""

from __future__ import annotations

import logging
import threading
from collections.abc import Callable
from functools import partial
from queue import Empty, SimpleQueue
from typing import TypeAlias

from PySide6.QtCore import QCoreApplication, QObject, Qt, Signal
from shiboken6 import isValid

log = logging.getLogger(__name__)

Job: TypeAlias = Callable[[], object]
_Jobs: TypeAlias = "SimpleQueue[tuple[object, Job] | None]"


class _Carrier(QObject):
    """Carries results out of a thread; belongs to the application, so that whoever asked may be gone by then."""

    done = Signal(object, object)


def _work(jobs: _Jobs, carrier: _Carrier) -> None:
    """Do one job after the other until ``None`` comes; one that fails has the result ``None``."""
    while (asked := jobs.get()) is not None:
        key, job = asked
        result = None
        try:
            result = job()
        except BaseException:  # even one that wants to end the program must not leave anybody waiting
            log.exception("%s: a job failed", threading.current_thread().name)
        if isValid(carrier):  # not so once the program is ending
            carrier.done.emit(key, result)
    if isValid(carrier):
        carrier.deleteLater()


def _end(jobs: _Jobs) -> None:
    """Take back what is not begun, and let the thread end."""
    try:
        while True:
            jobs.get_nowait()
    except Empty:
        jobs.put(None)


class Background(QObject):
    """Does jobs without blocking the window.

    The thread begins with the first job, and ends with its owner at the latest. Nobody ever waits for it unless asked
    to: not who leaves, and not the end of the program, which a daemon thread (unlike a ``QThread``) does not hold up.

    Signals:
        done(key, result): the job that was submitted with this key is done; ``None`` if it failed.
    """

    done = Signal(object, object)

    def __init__(self, name: str, parent: QObject) -> None:
        """``name`` is that of the thread."""
        super().__init__(parent)
        self._name = name
        self._jobs: _Jobs = SimpleQueue()
        self._thread: threading.Thread | None = None

    def submit(self, key: object, job: Job) -> None:
        """Have a job done after all others; it must not touch what the window uses."""
        if self._thread is None:
            self._jobs = SimpleQueue()
            carrier = _Carrier(QCoreApplication.instance())
            carrier.done.connect(self.done, Qt.ConnectionType.QueuedConnection)
            self.destroyed.connect(partial(_end, self._jobs))
            self._thread = threading.Thread(target=_work, args=(self._jobs, carrier), name=self._name, daemon=True)
            self._thread.start()
        self._jobs.put((key, job))

    def stop(self, *, wait: bool = False) -> None:
        """Begin no more jobs; what is being done is left to itself, or (``wait``) finished first."""
        if self._thread is not None:
            _end(self._jobs)
            if wait:
                self._thread.join()
            self._thread = None
