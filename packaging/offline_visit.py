"""Starts the program as a person does, in its usual folders, plays a deal of each game, and opens every room.

Run by `packaging/offline`, which watches.
"""

import sys
from collections.abc import Callable
from functools import partial

from PySide6.QtCore import QElapsedTimer, QEventLoop, QThread
from PySide6.QtWidgets import QApplication

from cardgui.app import make_application, open_window, places
from cardgui.bots.registry import SEARCHING, levels
from cardgui.models.shown import ShownState
from cardgui.screens.games import GAMES
from cardgui.screens.new_game import NewGame
from cardgui.table.animator import PACES

LONGEST_MS = 240_000


def until(reached: Callable[[], bool]) -> None:
    """Let events happen until something is the case.

    Raises:
        TimeoutError: if it takes too long.
    """
    clock = QElapsedTimer()
    clock.start()
    while not reached():
        if clock.hasExpired(LONGEST_MS):
            raise TimeoutError
        QApplication.processEvents(QEventLoop.ProcessEventsFlag.AllEvents, 20)
        QThread.msleep(1)


def ended(shown: ShownState) -> bool:
    """Whether the deal is over."""
    return shown.phase in {"end", "match_end"}


def main() -> int:
    """Go everywhere; the exit code."""
    make_application()
    window = open_window(places())
    window.settings.sounds = True
    window.show()
    until(window.isVisible)
    for game in GAMES:
        # One who thinks in a process of its own, and others who do not.
        thinking = tuple(level for level in levels(game.id) if level in SEARCHING)[:1]
        window.start(NewGame(game.id, {}, 7, raise_playable=True, explain_refusals=True, levels=thinking))
        table = window.table
        if table is None:
            return 1
        table.controller.autoplay = True
        table.stage.animator.pace = PACES["none"]
        table.director.wait_for_me = False
        until(partial(ended, table.controller.shown))
        window.reviews.open_at_table(table)
        window.reviews.close()
        window.rooms.back_to_table()
    for place in ("home", "learn", "ledger", "settings"):
        window.go(place)
        QApplication.processEvents()
    window.rooms.open_rulebook()
    window.grab()
    window.close()
    QApplication.processEvents()
    return 0


if __name__ == "__main__":
    sys.exit(main())
