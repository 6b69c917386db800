"""Computer players think beside the window: their decisions arrive as signals."""

from __future__ import annotations

import logging
import threading
from dataclasses import dataclass
from queue import Empty, SimpleQueue
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QObject, Qt, Signal
from shiboken6 import isValid

if TYPE_CHECKING:
    from cardgui.bots.player import Player

log = logging.getLogger(__name__)


@dataclass(frozen=True, slots=True)
class Question:
    """A decision asked of a computer player.

    Attributes:
        token: comes back with the answer.
        player: who decides.
        view: what they know.
        seed: makes the decision reproducible.
    """

    token: int
    player: Player
    view: Any
    seed: int


class _Answers(QObject):
    """Carries answers out of the thread; belongs to it, so that whoever asked may be gone by then."""

    decided = Signal(int, object)


def _answer(questions: SimpleQueue[Question | None], answers: _Answers) -> None:
    """Answer questions one after the other until ``None`` comes."""
    while (question := questions.get()) is not None:
        try:
            action = question.player.choose(question.view, question.seed)
        except BaseException:  # even a player that wants to end the program must not leave the table waiting
            log.exception("a computer player failed")
            action = None
        if isValid(answers):  # not so once the program is ending
            answers.decided.emit(question.token, action)


class Thinker(QObject):
    """Asks computer players without blocking the window.

    Nobody ever waits for a player, however long it thinks: not the table, not who leaves it, not the end of the
    program, which a daemon thread (unlike a ``QThread``) does not hold up.

    Signals:
        decided(token, action): the answer to the question with this token; ``None`` if the player failed.
    """

    decided = Signal(int, object)

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._questions: SimpleQueue[Question | None] | None = None
        self._token = 0

    def ask(self, player: Player, view: Any, seed: int) -> int:
        """Ask for a decision; the token tells the answer apart from those to questions that were forgotten."""
        if self._questions is None:
            self._questions, answers = SimpleQueue(), _Answers()
            answers.decided.connect(self.decided, Qt.ConnectionType.QueuedConnection)
            threading.Thread(
                target=_answer, args=(self._questions, answers), name="computer players", daemon=True
            ).start()
        self._token += 1
        self._questions.put(Question(self._token, player, view, seed))
        return self._token

    def close(self) -> None:
        """Ask nothing more; a decision that is being made is left to itself, and nobody hears of it."""
        if self._questions is None:
            return
        try:
            while True:
                self._questions.get_nowait()
        except Empty:
            self._questions.put(None)
        self._questions = None
