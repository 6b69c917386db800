"""A review as Qt sees it: two processes, one judging decisions and one looking for other lines, told as signals."""

from __future__ import annotations

import logging
import multiprocessing
import sys
from collections.abc import Mapping
from multiprocessing.connection import Connection
from typing import Any, Final

from PySide6.QtCore import QObject, QSocketNotifier, QTimer, Signal

from cardgui.teaching.review import Judged, Line
from cardgui.teaching.review_process import Progress, Task, serve

log = logging.getLogger(__name__)

POLL_MS: Final = 20


class _Process(QObject):
    """One process that tells what it finds.

    Signals:
        told(what): it has found something.
        ended(): it will tell nothing more.
    """

    told = Signal(object)
    ended = Signal()

    def __init__(self, task: Task, parent: QObject) -> None:
        super().__init__(parent)
        context = multiprocessing.get_context("spawn")
        self._pipe: Connection | None
        self._pipe, other = context.Pipe()
        self._process: Any = context.Process(target=serve, args=(other, task), name="cardgui review", daemon=True)
        self._notifier: QSocketNotifier | None = None
        self._timer = QTimer(self)
        self._timer.setInterval(POLL_MS)
        self._timer.timeout.connect(self._look)
        try:
            self._process.start()
        except OSError:
            log.exception("the review's process cannot be started")
            self._process = None
            QTimer.singleShot(0, self, self._end)
            return
        finally:
            other.close()
        if sys.platform == "win32":  # there is no notifier for pipes
            self._timer.start()
        else:
            self._notifier = QSocketNotifier(self._pipe.fileno(), QSocketNotifier.Type.Read, self)
            self._notifier.activated.connect(self._look)

    def _look(self) -> None:
        try:
            while self._pipe is not None and self._pipe.poll():
                self.told.emit(self._pipe.recv())
        except (EOFError, OSError):
            self._end()

    def _end(self) -> None:
        self.stop()
        self.ended.emit()

    def stop(self) -> None:
        """End the process at once."""
        self._timer.stop()
        if self._notifier is not None:
            self._notifier.setEnabled(False)
            self._notifier.deleteLater()
            self._notifier = None
        if self._pipe is not None:
            self._pipe.close()
            self._pipe = None
        if self._process is not None:
            self._process.kill()
            self._process.join(0)
            self._process = None


class Reviewing(QObject):
    """The review of one deal.

    Attributes:
        judged: what is known of the decisions, in the order of the deal.
        lines: other lines of the deal.
        done, total: how many decisions are judged, and how many there are.

    Signals:
        changed(): there is more to show.
        finished(): nothing more will come.
    """

    changed = Signal()
    finished = Signal()

    def __init__(self, record: Mapping[str, Any], seat: int, parent: QObject) -> None:
        """Begin."""
        super().__init__(parent)
        self.judged: list[Judged] = []
        self.lines: list[Line] = []
        self.done = self.total = 0
        self._running = [_Process(Task(dict(record), seat, lines), self) for lines in (False, True)]
        for process in self._running:
            process.told.connect(self._on_told)
            process.ended.connect(self._on_ended)

    @property
    def running(self) -> bool:
        """Whether more may come."""
        return bool(self._running)

    def cancel(self) -> None:
        """Look for nothing more; what was found stays."""
        running, self._running = self._running, []
        for process in running:
            process.stop()
        if running:
            self.finished.emit()

    def _on_told(self, what: object) -> None:
        match what:
            case Progress():
                self.done, self.total = what.done, what.total
            case Judged():
                self.judged.append(what)
            case Line():
                self.lines.append(what)
        self.changed.emit()

    def _on_ended(self) -> None:
        self._running = [process for process in self._running if process is not self.sender()]
        if not self._running:
            self.finished.emit()
