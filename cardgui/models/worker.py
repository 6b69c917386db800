"""The worker process as Qt sees it: questions go in, answers come back as signals, and a crash is survived."""

from __future__ import annotations

import logging
import multiprocessing
import sys
from multiprocessing.connection import Connection
from typing import Any, Final

from PySide6.QtCore import QObject, QSocketNotifier, QTimer, Signal

from cardgui.bots.style import EVEN
from cardgui.bots.worker import FORGET, Answer, Question, serve

log = logging.getLogger(__name__)

CRASHES: Final = 3
"""After so many crashes at one table no new process is tried: the callers' own player plays on."""
POLL_MS: Final = 5


class Worker(QObject):
    """Lets players think in a process of their own.

    Signals:
        done(key, action): the decision that was asked for with this key; ``None`` if the process could not make it.
        weighed(key, answer): the same with what the player expects of every action; before ``done``.
    """

    done = Signal(object, object)
    weighed = Signal(object, object)

    def __init__(self, parent: QObject) -> None:
        """Start the process; it is ready after about half a second, and questions wait for it."""
        super().__init__(parent)
        self._crashes = 0
        self._ticket = 0
        self._key: object | None = None
        self._pipe: Connection | None = None
        self._process: Any = None
        self._notifier: QSocketNotifier | None = None
        # Windows has no notifier for pipes: there one looks while an answer is awaited.
        self._timer = QTimer(self)
        self._timer.setInterval(POLL_MS)
        self._timer.timeout.connect(self._look)
        self._start()

    @property
    def pid(self) -> int | None:
        """The process's number, ``None`` while there is none."""
        return self._process.pid if self._process is not None else None

    def _start(self) -> None:
        context = multiprocessing.get_context("spawn")
        self._pipe, other = context.Pipe()
        self._process = context.Process(target=serve, args=(other,), name="cardgui players", daemon=True)
        try:
            self._process.start()
        except OSError:
            log.exception("the players' process cannot be started")
            self._drop()
            return
        finally:
            other.close()
        if sys.platform != "win32":
            self._notifier = QSocketNotifier(self._pipe.fileno(), QSocketNotifier.Type.Read, self)
            self._notifier.activated.connect(self._look)

    def ask(
        self,
        key: object,
        game_id: str,
        level: str,
        view: object,
        seed: int,
        steps: int | None = None,
        *,
        style: str = EVEN,
    ) -> None:
        """Have something decided; what was asked before and is not answered yet is forgotten.

        Args:
            key: comes back with the answer.
            game_id, level: who decides. view: what its seat knows. seed: of the decision.
            steps: how long it may search, ``None`` for its own measure.
            style: of who decides; who advises is even.
        """
        if self._pipe is None and self._crashes < CRASHES:
            self._start()
        self._ticket += 1
        self._key = key
        try:
            if self._pipe is None:
                raise OSError("there is no process")  # noqa: TRY301 - the same end as a broken pipe
            self._pipe.send(Question(self._ticket, game_id, level, steps, view, seed, style))
        except OSError:
            # Not before the caller has gone on: as with every other answer.
            QTimer.singleShot(0, self, self._lost)
            return
        if self._notifier is None:
            self._timer.start()

    def forget(self) -> None:
        """What was asked needs no answer any more."""
        if self._key is None:
            return
        self._key = None
        self._ticket += 1
        self._timer.stop()
        if self._pipe is not None:
            try:
                self._pipe.send(FORGET)
            except OSError:
                self._lost()

    def _look(self) -> None:
        try:
            while self._pipe is not None and self._pipe.poll():
                self._receive(self._pipe.recv())
        except (EOFError, OSError):
            self._lost()

    def _receive(self, answer: object) -> None:
        if not isinstance(answer, Answer) or answer.ticket != self._ticket or self._key is None:
            return
        key, self._key = self._key, None
        self._timer.stop()
        self.weighed.emit(key, answer)
        self.done.emit(key, answer.action)

    def _lost(self) -> None:
        """The process is gone: whoever waits is told, and the next question starts a new one."""
        if self._pipe is not None:
            self._crashes += 1
            log.warning("the players' process has ended (%d of %d)", self._crashes, CRASHES)
            self._drop()
        self._timer.stop()
        if self._key is not None:
            key, self._key = self._key, None
            self.done.emit(key, None)

    def _drop(self) -> None:
        if self._notifier is not None:
            self._notifier.setEnabled(False)
            self._notifier.deleteLater()
            self._notifier = None
        if self._pipe is not None:
            self._pipe.close()
            self._pipe = None
        if self._process is not None and self._process.pid is not None:
            self._process.kill()
            self._process.join(0)
        self._process = None

    def stop(self) -> None:
        """End the process without waiting for what it thinks about."""
        self._key = None
        self._timer.stop()
        self._drop()
