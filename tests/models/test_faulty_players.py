"""Whatever a computer player answers, and however long it takes, the table goes on."""

from __future__ import annotations

import threading
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from pytestqt.qtbot import QtBot

from cardgui.engine.action import Action, Play
from cardgui.engine.verify import Verifier
from cardgui.ledger.store import Ledger
from tests.models.table_driver import Driver, new_table, run_until


def _raise(error: BaseException) -> Any:
    raise error


ANSWERS: dict[str, Callable[[Any], Any]] = {
    "raises": lambda _view: _raise(ZeroDivisionError()),
    "wants to end the program": lambda _view: _raise(SystemExit(3)),
    "interrupts": lambda _view: _raise(KeyboardInterrupt()),
    "recurses": lambda _view: _raise(RecursionError()),
    "says nothing": lambda _view: None,
    "says a word": lambda _view: "AS",
    "says a class": lambda _view: Action,
    "plays an unknown card": lambda view: Play(view.seat, "1X"),
    "plays no card": lambda view: Play(view.seat, None),  # type: ignore[arg-type]
    "plays a list": lambda view: Play(view.seat, ["AS"]),  # type: ignore[arg-type]
    "does nothing known": lambda view: Action(view.seat),
    "sits nowhere": lambda _view: Play(99, "AS"),
    "sits in a word": lambda _view: Play("here", "AS"),  # type: ignore[arg-type]
}


class Odd:
    """A player that answers like this."""

    def __init__(self, answer: Callable[[Any], Any]) -> None:
        self.answer = answer

    def choose(self, view: Any, seed: int) -> Any:  # noqa: ARG002
        return self.answer(view)


@pytest.mark.parametrize("answer", ANSWERS.values(), ids=ANSWERS)
@pytest.mark.filterwarnings("ignore::pytest.PytestUnhandledThreadExceptionWarning")
def test_a_deal_is_played_to_its_end_with_faulty_players(
    qtbot: QtBot, tmp_path: Path, answer: Callable[[Any], Any]
) -> None:
    path = tmp_path / "ledger.sqlite"
    controller, writer = new_table(path, deals=4)
    controller._players[1:] = [Odd(answer)] * 3
    Driver(controller)
    controller.begin()
    run_until(qtbot, controller, lambda: controller.shown.phase == "end")
    controller.close()
    writer.close()
    with Ledger.open(path, app_version="test") as ledger:
        lines = [line.encode() for line in ledger.record_lines()]
    assert len(lines) == 1
    assert list(Verifier().lines(lines)) == []


def test_a_player_never_acts_for_the_person(qtbot: QtBot, tmp_path: Path) -> None:
    controller, writer = new_table(tmp_path / "ledger.sqlite")
    asked = []

    def bid_for_the_person(view: Any) -> Any:
        asked.append(view.seat)
        assert controller.match.deal is not None
        return next(iter(controller.match.deal.legal(0)), None)

    controller._players[1:] = [Odd(bid_for_the_person)] * 3
    Driver(controller)
    controller.begin()
    qtbot.waitUntil(lambda: len(asked) == 3 and controller.match.deal.to_act == {0}, timeout=10_000)  # type: ignore[union-attr]
    assert controller.prompt is not None
    assert controller.prompt.key == "bid"
    controller.close()
    writer.close()


def test_nobody_waits_for_a_player_who_thinks_long(qtbot: QtBot, tmp_path: Path) -> None:
    controller, writer = new_table(tmp_path / "ledger.sqlite")
    asked, go_on = threading.Event(), threading.Event()

    def think(_view: Any) -> None:
        asked.set()
        go_on.wait(60)

    controller._players[1:] = [Odd(think)] * 3
    Driver(controller)
    controller.begin()
    qtbot.waitUntil(asked.is_set, timeout=10_000)
    before = time.monotonic()
    controller.close()
    writer.close()
    assert time.monotonic() - before < 5
    thread = next(thread for thread in threading.enumerate() if thread.name == "computer players" and thread.is_alive())
    controller.deleteLater()
    del controller
    go_on.set()
    qtbot.waitUntil(lambda: not thread.is_alive(), timeout=10_000)
