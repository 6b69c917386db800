"""The window may be closed at any moment: the program ends by itself, at once, with nothing to complain about."""

from __future__ import annotations

import os
import subprocess
import sys
import time
from pathlib import Path

import pytest

from cardgui.ledger.store import Ledger
from cardgui.models.ledger_session import FILE_NAME

PROGRAM = """
import sys, threading
from pathlib import Path
from PySide6.QtCore import QTimer
from cardgui.app import Places, make_application, open_window
from cardgui.screens.new_game import NewGame

folder, moment = Path(sys.argv[1]), sys.argv[2]
application = make_application()
window = open_window(Places(folder, folder), "en")
window.show()
asked = threading.Event()

class Slow:
    def choose(self, view, seed):
        asked.set()
        threading.Event().wait(600)

class Tireless:
    def choose(self, view, seed):
        asked.set()
        while True:
            pass

def begin():
    window.start(NewGame("truf", {"deals": 4}, 4711, raise_playable=True, explain_refusals=True))
    return window.table

def close_when(reached):
    timer = QTimer(window)
    def look():
        if reached():
            timer.stop()
            print("closed", flush=True)
            window.close()
    timer.timeout.connect(look)
    timer.start(1)

def thinking(player):
    table = begin()
    table.controller._players[1:] = [player()] * 3
    table.stage.animator.advance(60_000)
    close_when(asked.is_set)

def at_table(reached, prepare=lambda table: None):
    table = begin()
    prepare(table)
    close_when(lambda: reached(table))

def shown(table):
    return table.controller.shown

MOMENTS = {
    "at home": lambda: close_when(lambda: True),
    "before anything is drawn": window.close,
    "new game dialog": lambda: (window.offer_new_game("truf"), close_when(lambda: True)),
    "ledger": lambda: (window.go("ledger"), close_when(lambda: True)),
    "at once": lambda: (begin(), window.close()),
    "dealing": lambda: at_table(lambda table: table.director.moving and shown(table).cards),
    "bidding": lambda: at_table(lambda table: table.controller.prompt is not None),
    "player waits": lambda: thinking(Slow),
    "player computes": lambda: thinking(Tireless),
    "menu": lambda: (begin().bar.open_menu(), close_when(lambda: True)),
    "abandon dialog": lambda: (begin().ask_abandon(), close_when(lambda: True)),
    "left": lambda: (begin(), window.go("home"), window.close()),
    "left and back": lambda: (begin(), begin(), close_when(lambda: True)),
    "twice": lambda: (begin(), window.close(), window.close()),
    "playing fast": lambda: at_table(
        lambda table: shown(table).trick >= 2,
        lambda table: (setattr(table.controller, "autoplay", True), setattr(window.settings, "speed", "fast")),
    ),
    "game closed, table left": lambda: (begin(), window.close(), window.go("home")),
    "quit": lambda: (begin(), QTimer.singleShot(30, application.quit)),
}
QTimer.singleShot(0, MOMENTS[moment])
code = application.exec()
print("ended", code, flush=True)
sys.exit(code)
"""

MOMENTS = (
    "at home",
    "before anything is drawn",
    "new game dialog",
    "ledger",
    "at once",
    "dealing",
    "bidding",
    "player waits",
    "player computes",
    "menu",
    "abandon dialog",
    "left",
    "left and back",
    "twice",
    "playing fast",
    "game closed, table left",
    "quit",
)
PLATFORM = "This plugin does not support"


@pytest.mark.parametrize("moment", MOMENTS)
def test_the_program_ends_cleanly(tmp_path: Path, moment: str) -> None:
    environment = {**os.environ, "QT_QPA_PLATFORM": "offscreen", "PYTHONFAULTHANDLER": "1"}
    begun = time.monotonic()
    ended = subprocess.run(
        [sys.executable, "-W", "error", "-c", PROGRAM, str(tmp_path), moment],
        capture_output=True,
        text=True,
        timeout=60,
        check=False,
        env=environment,
    )
    complaints = [line for line in ended.stderr.splitlines() if PLATFORM not in line]
    assert (ended.returncode, complaints) == (0, [])
    assert "ended 0" in ended.stdout
    assert time.monotonic() - begun < 30
    with Ledger.open(tmp_path / FILE_NAME, app_version="test") as ledger:
        ledger.check()
        assert all(match.deal is not None for match in ledger.unfinished_matches())
    assert not list(tmp_path.glob("faults/*"))
