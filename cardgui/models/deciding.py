"""Who decides for the computer's seats, and where: beside the window, in a thread or in the worker process."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QObject, Signal

from cardgui.bots.player import DEFAULT_LEVEL
from cardgui.bots.registry import SEARCHING, player
from cardgui.bots.style import EVEN
from cardgui.models.background import Background

if TYPE_CHECKING:
    from cardgui.models.worker import Worker


class Deciding(QObject):
    """The computer players of one table, asked one at a time.

    Those that search think in the worker process, which starts with the table; if it is lost, a player without search
    decides instead. All others think in a thread.

    Attributes:
        players: by seat, who decides where no search does.

    Signals:
        done(key, action): what was asked with this key is decided; ``None`` if the player failed.
    """

    done = Signal(object, object)

    def __init__(self, game_id: str, levels: Sequence[str], parent: QObject, styles: Sequence[str] = ()) -> None:
        """``levels`` and ``styles`` are those of the seats; without styles all are even."""
        super().__init__(parent)
        self._game = game_id
        self._searching = {seat: level for seat, level in enumerate(levels) if level in SEARCHING}
        own = [DEFAULT_LEVEL if level in SEARCHING else level for level in levels]
        self._styles = tuple(styles) or (EVEN,) * len(own)
        self.players = [player(game_id, level, style=style) for level, style in zip(own, self._styles, strict=True)]
        self._asked: tuple[object, int, Any, int] | None = None
        self._thread = Background("computer players", self)
        self._thread.done.connect(self.done)
        self._worker = self._started() if self._searching else None

    def _started(self) -> Worker:
        from cardgui.models.worker import Worker  # noqa: PLC0415  (only tables with such players need it)

        worker = Worker(self)
        worker.done.connect(self._searched)
        return worker

    @property
    def worker_pid(self) -> int | None:
        """The number of the worker process, ``None`` while there is none."""
        return None if self._worker is None else self._worker.pid

    def ask(self, key: object, seat: int, view: Any, seed: int) -> None:
        """Have a seat decide; :attr:`done` brings the answer with this key."""
        self._asked = key, seat, view, seed
        if self._worker is not None and seat in self._searching:
            self._worker.ask(key, self._game, self._searching[seat], view, seed, style=self._styles[seat])
        else:
            self._thread.submit(key, partial(self.players[seat].choose, view, seed))

    def _searched(self, key: object, action: object) -> None:
        if action is not None:
            self.done.emit(key, action)
        elif self._asked is not None and key is self._asked[0]:
            _, seat, view, seed = self._asked
            self._thread.submit(key, partial(self.players[seat].choose, view, seed))

    def forget(self) -> None:
        """What is being thought about needs no answer any more."""
        self._asked = None
        if self._worker is not None:
            self._worker.forget()

    def stop(self) -> None:
        """End all thinking; the worker process ends."""
        self.forget()
        self._thread.stop()
        if self._worker is not None:
            self._worker.stop()
