"""Hints for the person at the table: thought out by Expert in a process of its own, explained here."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING, Any, Final

from PySide6.QtCore import QObject, Signal

from cardgui.bots.registry import player
from cardgui.models.background import Background
from cardgui.models.controller import ME
from cardgui.models.worker import Worker
from cardgui.teaching.hints import LEVEL, Hint, hint

if TYPE_CHECKING:
    from cardgui.bots.worker import Answer
    from cardgui.models.controller import TableController

LIGHT_STEPS: Final = 2000
"""Cards played in thought where the process is lost and a thread has to do."""


class Hinting(QObject):
    """Thinks about the person's decisions at one table, one at a time.

    Signals:
        found(hint): what was asked for: a :class:`~cardgui.teaching.hints.Hint` for the decision that is awaited.
    """

    found = Signal(object)

    def __init__(self, controller: TableController, parent: QObject) -> None:
        """Start the process; hints wait for it."""
        super().__init__(parent)
        self._controller = controller
        self._asked: tuple[object, Any, int] | None = None
        self._last: tuple[Any, Hint] | None = None
        self._worker = Worker(self)
        self._worker.weighed.connect(self._on_weighed)
        self._worker.done.connect(self._on_done)
        self._thread = Background("hints", self)
        self._thread.done.connect(self._on_light)

    @property
    def thinking(self) -> bool:
        """Whether a hint is being thought about."""
        return self._asked is not None

    def known(self) -> Hint | None:
        """The hint for the present decision, if it has been thought out."""
        return self._last[1] if self._last is not None and self._last[0] == self._controller.view else None

    def ask(self) -> bool:
        """Think about the person's decision, unless that is being done or done; False if none is awaited."""
        controller = self._controller
        view = controller.view
        if view is None or ME not in view.to_act:
            return False
        known = self.known()
        if known is not None:
            self.found.emit(known)
        elif self._asked is None or self._asked[1] != view:
            key, seed = object(), controller.match.seed(ME)
            self._asked = key, view, seed
            self._worker.ask(key, controller.match.game.id, LEVEL, view, seed)
        return True

    def forget(self) -> None:
        """Think no more."""
        self._asked = None
        self._worker.forget()

    def stop(self) -> None:
        """Think no more, and end the process."""
        self._asked = None
        self._worker.stop()
        self._thread.stop()

    def _on_weighed(self, key: object, answer: Answer) -> None:
        self._tell(key, (answer.action, answer.values))

    def _on_done(self, key: object, action: object) -> None:
        """The process is lost: a shorter thought has to do."""
        if action is None and self._asked is not None and key is self._asked[0]:
            _, view, seed = self._asked
            self._thread.submit(key, partial(_light, self._controller.match.game.id, view, seed))

    def _on_light(self, key: object, found: object) -> None:
        self._tell(key, found)

    def _tell(self, key: object, found: Any) -> None:
        if self._asked is None or key is not self._asked[0] or found is None or found[0] is None:
            return
        view, self._asked = self._asked[1], None
        told = hint(self._controller.match.game.id, view, *found)
        self._last = view, told
        self.found.emit(told)


def _light(game_id: str, view: Any, seed: int) -> object:
    from cardgui.bots.thought import finished  # noqa: PLC0415  (only where the process is lost)

    thinker: Any = player(game_id, LEVEL, LIGHT_STEPS)
    thought = finished(thinker.think(view, seed))
    return thought.action(), thought.values()
