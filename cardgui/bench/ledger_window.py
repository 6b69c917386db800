"""The window on a ledger with a stopwatch, as a process of its own.

``python -m cardgui.bench.ledger_window FOLDER BEGUN`` prints one JSON object: how long the first frame took, how long
frames take while the list of matches is scrolled, how long the screens of search and statistics take, and the memory
in use then. BEGUN is the time of ``time.monotonic`` at which the process was started.
"""

from __future__ import annotations

import json
import random
import sys
import time
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QEventLoop, QThread
from PySide6.QtWidgets import QApplication

from cardgui.app import Places, make_application, open_window
from cardgui.bench.probe import PaintWatch

if TYPE_CHECKING:
    from cardgui.screens.ledger import LedgerScreen
    from cardgui.screens.main_window import MainWindow

JUMPS: Final = 60
TURNS: Final = 300
"""Turns of the wheel, each by less than a row."""
TURN: Final = 60
DRAGS: Final = 200
TEXTS: Final = ("ber 7", "nobody", "4711", "a")
_WAIT_MS: Final = 400


def main(arguments: list[str]) -> None:
    """Measure the window on the ledger in a folder."""
    folder, begun = Path(arguments[0]), float(arguments[1])
    application = make_application()
    window = open_window(Places(folder, folder), "en")
    watch = PaintWatch()
    application.installEventFilter(watch)
    window.show()
    while not watch.times:
        application.processEvents()
    figures: dict[str, object] = {"first_frame_ms": (time.monotonic() - begun) * 1000}
    application.removeEventFilter(watch)
    screen = _ledger(window)
    figures["frames_ms"] = _scrolled(screen)
    figures["search_ms"] = [_timed(lambda text=text: _search(screen, text)) for text in TEXTS]  # type: ignore[misc]
    _search(screen, "")
    screen.side.tabs.button("statistics").click()
    _rest()
    figures["statistics_ms"] = [_timed(screen.statistics.refresh) for _ in range(3)]
    figures["rss_mb"] = _memory()
    window.close()
    print(json.dumps(figures))


def _ledger(window: MainWindow) -> LedgerScreen:
    _rest()
    window.open_ledger("")
    _rest()
    screen = window.ledger
    if screen is None:
        raise RuntimeError("the window shows no ledger")
    return screen


def _rest() -> None:
    """Let everything happen that was begun."""
    until = time.monotonic() + _WAIT_MS / 1000
    while time.monotonic() < until:
        QApplication.processEvents(QEventLoop.ProcessEventsFlag.AllEvents, 20)
        QThread.msleep(5)


def _timed(call: Callable[[], object]) -> float:
    """Milliseconds until what is called for has been painted."""
    begun = time.perf_counter()
    call()
    QApplication.processEvents()
    return (time.perf_counter() - begun) * 1000


def _search(screen: LedgerScreen, text: str) -> None:
    screen.filter.search.setText(text)
    screen.refresh()


def _scrolled(screen: LedgerScreen) -> list[float]:
    """Milliseconds of each frame: jumps anywhere, the wheel, and the thumb dragged through the whole list."""
    bar, viewport = screen.list.verticalScrollBar(), screen.list.viewport()
    most, chance = bar.maximum(), random.Random(1)
    places = [chance.randint(0, most) for _ in range(JUMPS)]
    places += [most // 2 + turn * TURN for turn in range(TURNS)]
    places += [most * step // DRAGS for step in range(DRAGS)]
    taken = []
    for place in places:
        begun = time.perf_counter()
        bar.setValue(min(place, most))
        viewport.repaint()
        taken.append((time.perf_counter() - begun) * 1000)
    return taken


def _memory() -> float:
    """Megabytes that the process has in memory, where the system tells it so; else 0."""
    status = Path("/proc/self/status")
    if not status.exists():
        return 0.0
    (line,) = (line for line in status.read_text(encoding="ascii").splitlines() if line.startswith("VmRSS:"))
    return int(line.split()[1]) / 1024


if __name__ == "__main__":
    main(sys.argv[1:])
