"""Hints at the table: Expert's choice for the decision that is awaited, counted once, surviving a lost process."""

from __future__ import annotations

import os
import signal
from collections.abc import Iterator
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from cardgui.bots.registry import player
from cardgui.ledger.store import Ledger
from cardgui.models.controller import TableController
from cardgui.models.hinting import Hinting
from cardgui.models.history import hints
from cardgui.models.ledger_writer import LedgerWriter
from cardgui.models.resume import resume
from tests.models.table_driver import Driver, new_table, play_person, run_until, writer_for

Table = tuple[TableController, LedgerWriter, Path]


@pytest.fixture
def table(tmp_path: Path) -> Iterator[Table]:
    path = tmp_path / "ledger.sqlite"
    controller, writer = new_table(path, deals=4)
    Driver(controller)
    controller.begin()
    yield controller, writer, path
    controller.close()
    writer.close()


@pytest.fixture
def hinting(qtbot: QtBot, table: Table) -> Iterator[Hinting]:
    controller, _, _ = table
    run_until(qtbot, controller, lambda: controller.prompt is not None and controller.shown.trick > 0)
    found = Hinting(controller, controller)
    yield found
    found.stop()


def test_a_hint_is_experts_choice_and_comes_at_once_the_second_time(
    qtbot: QtBot, table: Table, hinting: Hinting
) -> None:
    controller, _, _ = table
    with qtbot.waitSignal(hinting.found, timeout=20_000) as first:
        assert hinting.ask()
    (told,) = first.args
    assert told.action == player("truf", "expert").choose(controller.view, controller.match.seed(0))
    assert not hinting.thinking
    with qtbot.waitSignal(hinting.found, timeout=100) as second:
        hinting.ask()
    assert second.args == [told]


def test_a_hint_survives_the_death_of_its_process(qtbot: QtBot, hinting: Hinting) -> None:
    pid = hinting._worker.pid
    assert pid is not None
    os.kill(pid, signal.SIGKILL)
    with qtbot.waitSignal(hinting.found, timeout=20_000):
        assert hinting.ask()


def test_a_hint_that_was_forgotten_does_not_come(qtbot: QtBot, hinting: Hinting) -> None:
    hinting.ask()
    hinting.forget()
    with qtbot.assertNotEmitted(hinting.found, wait=300):
        assert not hinting.thinking


def test_hints_are_counted_once_for_each_decision_and_stand_in_the_record(qtbot: QtBot, table: Table) -> None:
    controller, writer, path = table
    run_until(qtbot, controller, lambda: controller.prompt is not None and controller.shown.trick > 0)
    controller.count_hint()
    controller.count_hint()
    play_person(controller)
    run_until(qtbot, controller, lambda: controller.prompt is not None)
    controller.count_hint()
    controller.take_back()
    controller.close()
    writer.close()
    with Ledger.open(path, app_version="test") as ledger:
        (unfinished,) = ledger.unfinished_matches()
    again = resume(unfinished, writer_for(path))
    Driver(again).pull()
    run_until(qtbot, again, lambda: bool(again.records()))
    assert hints(row.body for row in unfinished.actions) == 2
    again._writer.close()
    again.close()
    with Ledger.open(path, app_version="test") as ledger:
        record = ledger.deals(again.match_id)[0].record
    assert record["help"] == {"hints": 2, "take_backs": 1}
