"""The window with a stopwatch, as a process of its own.

``python -m cardgui.bench.probe FOLDER WHAT GAME PLAYERS BEGUN`` prints one JSON object. Times are those of
``time.monotonic``, which all processes of a machine share.
"""

from __future__ import annotations

import sys
import time
from collections.abc import Callable
from itertools import pairwise
from pathlib import Path
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QEvent, QObject, QTimer

from cardgui.app import Places, make_application, open_window

if TYPE_CHECKING:
    from PySide6.QtWidgets import QApplication

    from cardgui.models.controller import Step
    from cardgui.screens.main_window import MainWindow

DEALS: Final = 3
REST_S: Final = 4.0
"""How long the table is watched while nothing moves."""
CALM_MS: Final = 1500
"""How long it gets to come to rest, again and again."""
MOST_WAITS: Final = 10
_NUMBER: Final = 482117903


class PaintWatch(QObject):
    """Notes when widgets are painted.

    Attributes:
        times: seconds, one for each paint event.
    """

    def __init__(self, on_paint: Callable[[], None] | None = None) -> None:
        super().__init__()
        self.times: list[float] = []
        self._on_paint = on_paint

    def eventFilter(self, _watched: QObject, event: QEvent) -> bool:
        """Note a paint event and let it pass."""
        if event.type() == QEvent.Type.Paint:
            self.times.append(time.monotonic())
            if self._on_paint is not None:
                self._on_paint()
        return False


def first_frame(application: QApplication, window: MainWindow, begun: float) -> dict[str, object]:
    """Milliseconds from the start of the process until the home screen was painted."""
    seen: list[float] = []

    def complete() -> None:
        seen.append(time.monotonic())
        application.quit()

    def painted() -> None:
        application.removeEventFilter(watch)
        # Back in the event loop, everything that belongs to this frame has been painted.
        QTimer.singleShot(0, complete)

    watch = PaintWatch(painted)
    application.installEventFilter(watch)
    window.show()
    application.exec()
    return {"first_frame_ms": (seen[0] - begun) * 1000}


class Dealing:
    """Deals a few times and measures the frames, then watches the table at rest."""

    def __init__(self, application: QApplication, window: MainWindow, game: str, players: int) -> None:
        self.gaps: list[float] = []
        self.result: dict[str, object] = {}
        self._application = application
        self._window = window
        self._game = game
        self._players = players
        self._left = DEALS
        self._waits = 0
        self._watch = PaintWatch()

    def begin(self) -> None:
        """Open the table and deal."""
        from cardgui.screens.new_game import NewGame  # noqa: PLC0415  (as late as in the program itself)

        self._left -= 1
        new = NewGame(
            self._game,
            {},
            _NUMBER + self._left,
            raise_playable=True,
            explain_refusals=True,
            players=self._players,
        )
        self._window.start(new)
        table = self._window.table
        if table is None:
            raise RuntimeError("there is no table")
        table.director.step_began.connect(self._began)
        table.director.step_ended.connect(self._ended)
        table.stage.installEventFilter(self._watch)

    def _began(self, step: Step) -> None:
        if step.beat.motion == "deal":
            self._watch.times.clear()

    def _ended(self, step: Step) -> None:
        if step.beat.motion == "deal":
            times = self._watch.times
            self.gaps += [(after - before) * 1000 for before, after in pairwise(times)]
            QTimer.singleShot(CALM_MS, self.begin if self._left else self._rest)

    def _rest(self) -> None:
        table = self._window.table
        self._waits += 1
        busy = table is not None and (
            table.director.moving or table.stage.animator.busy or table.controller.prompt is None
        )
        # A table that never comes to rest is measured as it is.
        if busy and self._waits < MOST_WAITS:
            QTimer.singleShot(CALM_MS, self._rest)
            return
        watch = PaintWatch()
        self._application.installEventFilter(watch)
        cpu, begun = time.process_time(), time.monotonic()

        def rested() -> None:
            used = (time.process_time() - cpu) / (time.monotonic() - begun)
            self.result = {
                "platform": self._application.platformName(),
                "gaps_ms": self.gaps,
                "idle_frames": len(watch.times),
                "idle_cpu_percent": used * 100,
                "peak_rss_mb": _peak_rss_mb(),
            }
            self._application.quit()

        QTimer.singleShot(int(REST_S * 1000), rested)


def _peak_rss_mb() -> float | None:
    """The most memory this process has had, in millions of bytes; ``None`` where the system does not tell."""
    try:
        import resource  # noqa: PLC0415  (not on Windows)
    except ImportError:
        return None
    unit = 1 if sys.platform == "darwin" else 1024
    return round(resource.getrusage(resource.RUSAGE_SELF).ru_maxrss * unit / 1e6, 1)


def main(arguments: list[str]) -> int:
    """Measure one thing and print it."""
    folder, what, game, players, begun = arguments
    application = make_application()
    window = open_window(Places(Path(folder), Path(folder)), "en")
    if what == "first":
        result = first_frame(application, window, float(begun))
    else:
        dealing = Dealing(application, window, game, int(players))
        window.show()
        QTimer.singleShot(CALM_MS, dealing.begin)
        application.exec()
        result = dealing.result
    window.close()

    import json  # noqa: PLC0415  (after the measurement)

    print(json.dumps(result))
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
