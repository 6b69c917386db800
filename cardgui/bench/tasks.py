"""How long the window's thread is busy at a time: while screens open, and while a deal is played at the table.

``python -m cardgui.bench.tasks FOLDER GAME PLAYERS`` prints one JSON object. Times are processor time of the window's
thread, so that what else the machine does is not counted.
"""

from __future__ import annotations

import json
import sys
import time
from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QAbstractEventDispatcher, QEventLoop, QObject, QTimer

from cardgui.app import Places, make_application, open_window

if TYPE_CHECKING:
    from PySide6.QtWidgets import QApplication

    from cardgui.models.controller import Step
    from cardgui.screens.main_window import MainWindow
    from cardgui.screens.new_game import NewGameDialog
    from cardgui.table.table_view import TableView

CALM_MS: Final = 1500
LONGEST_MS: Final = 120_000
KEPT: Final = 8
"""How many of the longest tasks are told."""
ENDS: Final = frozenset({"end", "match_end"})
"""Motions at which a panel opens, which may take as long as a screen."""
_NUMBER: Final = 482117903


class Busy(QObject):
    """Notes how long the event loop is busy in each of its rounds.

    Attributes:
        doing: what is going on, noted with each task.
        tasks: milliseconds of processor time and what was going on.
    """

    def __init__(self) -> None:
        super().__init__()
        self.doing = ""
        self.tasks: list[tuple[float, str]] = []
        self._since = time.thread_time()
        dispatcher = QAbstractEventDispatcher.instance()
        if dispatcher is None:
            raise RuntimeError("an application without an event loop")
        # Where in a round of the loop the signal comes differs between systems; waiting takes no processor time.
        dispatcher.aboutToBlock.connect(self._round)

    def _round(self) -> None:
        now = time.thread_time()
        self.tasks.append(((now - self._since) * 1000, self.doing))
        self._since = now


def _opened(application: QApplication, act: Callable[[], object]) -> float:
    """Milliseconds until something that opens has been painted."""
    since = time.thread_time()
    act()
    for _ in range(3):
        application.sendPostedEvents()
        application.processEvents(QEventLoop.ProcessEventsFlag.AllEvents)
    return round((time.thread_time() - since) * 1000, 1)


def _wait(milliseconds: int) -> None:
    loop = QEventLoop()
    QTimer.singleShot(milliseconds, loop.quit)
    loop.exec()


def _play(window: MainWindow, table: TableView) -> list[tuple[float, str]]:
    """Let the computer play the deal at the table and watch how busy the window is."""
    busy, loop = Busy(), QEventLoop()

    def began(step: Step) -> None:
        busy.doing = step.beat.motion

    def ended(_step: Step) -> None:
        if table.controller.shown.phase in {"end", "match_end"}:
            QTimer.singleShot(CALM_MS, loop.quit)

    busy.doing = "deal"
    table.director.step_began.connect(began)
    table.director.step_ended.connect(ended)
    window.settings.speed = "fast"
    table.controller.autoplay = True
    QTimer.singleShot(LONGEST_MS, loop.quit)
    loop.exec()
    return busy.tasks


def main(arguments: list[str]) -> int:
    """Open every screen, play one deal, print the figures."""
    from cardgui.screens.new_game import NewGame  # noqa: PLC0415  (as late as in the program itself)

    folder, game, players = arguments
    application = make_application()
    window = open_window(Places(Path(folder), Path(folder)), "en")
    window.resize(1280, 800)
    opened = {"home": _opened(application, window.show)}
    _wait(CALM_MS)
    new = NewGame(game, {}, _NUMBER, raise_playable=True, explain_refusals=True, players=int(players))
    opened["ledger"] = _opened(application, partial(window.go, "ledger"))
    _wait(CALM_MS // 3)
    opened["home_again"] = _opened(application, partial(window.go, "home"))
    _wait(CALM_MS // 3)
    dialogs: list[NewGameDialog] = []
    opened["new_game"] = _opened(application, lambda: dialogs.append(window.offer_new_game(game)))
    dialogs[0].reject()
    _wait(CALM_MS // 3)
    opened["table"] = _opened(application, lambda: window.start(new))
    table = window.table
    if table is None:
        raise RuntimeError("there is no table")
    tasks = _play(window, table)
    longest = [(round(milliseconds, 1), doing) for milliseconds, doing in sorted(tasks, reverse=True)]
    playing = [task for task in longest if task[1] not in ENDS]
    opened["deal_end"] = max((milliseconds for milliseconds, doing in longest if doing in ENDS), default=0.0)
    opened["sheet"] = _opened(application, table.over.show_sheet)
    window.close()
    print(json.dumps({"open_ms": opened, "tasks": len(tasks), "longest": playing[:KEPT]}))
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
