"""A table that is left can be taken up again at once, however slow the disk is, and even where it is full."""

from __future__ import annotations

import threading
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from pytestqt.qtbot import QtBot

from cardgui.engine.match import Match
from cardgui.engine.registry import make_game
from cardgui.engine.verify import Verifier
from cardgui.ledger.errors import UnwritableError
from cardgui.ledger.store import Ledger
from cardgui.models import ledger_writer
from cardgui.models.controller import TableController
from cardgui.models.ledger_session import FILE_NAME, LedgerSession
from cardgui.models.settings import Settings
from cardgui.screens.desk import Desk
from tests.models.table_driver import SEATS, Driver, run_until

pytestmark = pytest.mark.usefixtures("qapp")


@pytest.fixture
def desk(tmp_path: Path) -> Iterator[Desk]:
    made = Desk(LedgerSession(tmp_path / FILE_NAME), Settings(tmp_path))
    yield made
    made.close()


def begun(desk: Desk, qtbot: QtBot) -> TableController:
    """A table in the second trick of its first deal."""
    controller = TableController(Match(make_game("truf", {"deals": 4}), 7), SEATS, desk.session.writer, parent=desk)
    Driver(controller)
    controller.begin()
    run_until(qtbot, controller, lambda: controller.shown.trick == 2 and controller.prompt is not None)
    return controller


def act(controller: TableController) -> None:
    """Play a card of the person; what the others do then is not waited for."""
    assert controller.play(min(controller.playable()))


def actions(controller: TableController) -> list[Any]:
    deal = controller.match.deal
    assert deal is not None
    return [action.to_json() for action in deal.actions()]


def sound(path: Path) -> int:
    """How many records there are, all of them by the rules."""
    with Ledger.open(path, app_version="test") as ledger:
        ledger.check()
        verifier = Verifier()
        assert list(verifier.lines(line.encode() for line in ledger.record_lines())) == []
        return verifier.records


def test_what_is_still_on_its_way_to_the_disk_is_waited_for(desk: Desk, qtbot: QtBot, tmp_path: Path) -> None:
    first = begun(desk, qtbot)
    slow = threading.Event()
    desk.session.writer.submit(lambda _ledger: slow.wait(10))
    act(first)
    done = actions(first)
    desk.leave(first)
    threading.Timer(0.1, slow.set).start()
    again = desk.resume(first.match_id)
    assert again is not None
    assert actions(again) == done
    Driver(again).pull()
    run_until(qtbot, again, lambda: again.shown.deal == 2)
    desk.leave(again)
    desk.close()
    assert sound(tmp_path / FILE_NAME) == 1


@pytest.mark.parametrize("trouble", ["full", "silent"])
def test_what_cannot_be_stored_for_now_is_played_on(
    desk: Desk, qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, trouble: str
) -> None:
    first = begun(desk, qtbot)
    silent = threading.Event()
    if trouble == "full":
        append = Ledger.append_action

        def full(ledger: Ledger, *entry: Any) -> None:
            if ledger.path is not None:
                raise UnwritableError("full")
            append(ledger, *entry)

        monkeypatch.setattr(Ledger, "append_action", full)
    else:
        monkeypatch.setattr(ledger_writer, "PATIENCE_S", 0.05)
        desk.session.writer.submit(lambda _ledger: silent.wait(10))
    act(first)
    done = actions(first)
    desk.leave(first)
    again = desk.resume(first.match_id)
    assert again is not None
    assert actions(again) == done
    monkeypatch.undo()
    silent.set()
    Driver(again).pull()
    run_until(qtbot, again, lambda: again.shown.deal == 2)
    desk.leave(again)
    desk.close()
    assert sound(tmp_path / FILE_NAME) == 1
