"""Computer players think beside the window: their decisions arrive as signals."""

from __future__ import annotations

import logging
from dataclasses import dataclass
from queue import SimpleQueue
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QObject, QThread, Signal

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


class _Loop(QThread):
    """Answers questions one after the other until ``None`` comes."""

    decided = Signal(int, object)

    def __init__(self, questions: SimpleQueue[Question | None], parent: QObject) -> None:
        super().__init__(parent)
        self._questions = questions

    def run(self) -> None:
        """Wait for questions and answer them."""
        while (question := self._questions.get()) is not None:
            try:
                action = question.player.choose(question.view, question.seed)
            except Exception:
                log.exception("a computer player failed")
                action = None
            self.decided.emit(question.token, action)


class Thinker(QObject):
    """Asks computer players without blocking the window.

    Signals:
        decided(token, action): the answer to the question with this token; ``None`` if the player failed.
    """

    decided = Signal(int, object)

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._questions: SimpleQueue[Question | None] = SimpleQueue()
        self._token = 0
        self._loop: _Loop | None = None

    def ask(self, player: Player, view: Any, seed: int) -> int:
        """Ask for a decision; the token tells the answer apart from those to questions that were forgotten."""
        if self._loop is None:
            self._loop = _Loop(self._questions, self)
            self._loop.decided.connect(self.decided)
            self._loop.start(QThread.Priority.LowPriority)
        self._token += 1
        self._questions.put(Question(self._token, player, view, seed))
        return self._token

    def close(self) -> None:
        """End the thread; a decision that is being made is waited for."""
        if self._loop is not None:
            self._questions.put(None)
            self._loop.wait()
            self._loop = None
