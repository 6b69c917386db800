"""The controller: everything is stored before it is shown, and nothing happens out of turn."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from cardgui.engine.action import Play
from cardgui.engine.verify import Verifier
from cardgui.ledger.store import Ledger
from cardgui.models.controller import TableController
from cardgui.models.ledger_writer import LedgerWriter
from cardgui.models.resume import resume
from cardgui.models.shown import Zone
from tests.models.table_driver import SEATS, Driver, new_table, run_until, writer_for


@pytest.fixture
def table(tmp_path: Path) -> Iterator[tuple[TableController, LedgerWriter, Path]]:
    path = tmp_path / "ledger.sqlite"
    controller, writer = new_table(path, deals=4)
    yield controller, writer, path
    controller.close()
    writer.close()


def test_a_whole_match_is_played_stored_and_verifies(
    qtbot: QtBot, table: tuple[TableController, LedgerWriter, Path]
) -> None:
    controller, writer, path = table
    driver = Driver(controller)
    controller.begin()
    run_until(qtbot, controller, lambda: controller.shown.phase == "match_end")
    writer.close()
    with Ledger.open(path, app_version="test") as ledger:
        lines = [line.encode() for line in ledger.record_lines()]
        assert len(lines) == 4
        assert list(Verifier().lines(lines)) == []
        row = ledger.match(controller.match_id)
        assert row.state == "finished"
        assert row.seats == SEATS
        assert not ledger.unfinished_matches()
    assert driver.motions.count("match_end") == 1
    assert driver.motions.count("end") == 4
    assert driver.motions.count("play") == 4 * 52


def test_an_action_is_on_disk_before_its_step_can_be_taken(
    qtbot: QtBot, table: tuple[TableController, LedgerWriter, Path]
) -> None:
    controller, _, path = table
    counts: list[tuple[int, int]] = []

    def pull() -> None:
        while (step := controller.take()) is not None:
            if step.beat.motion in ("bid", "play"):
                with sqlite3.connect(path) as db:
                    stored = db.execute("SELECT count(*) FROM action").fetchone()[0]
                counts.append((len(counts) + 1, stored))
        controller.settled()

    controller.queued.connect(pull)
    controller.begin()
    run_until(qtbot, controller, lambda: len(counts) >= 40)
    assert all(stored >= shown for shown, stored in counts)


def test_a_refused_card_changes_nothing_and_names_the_rule(
    qtbot: QtBot, table: tuple[TableController, LedgerWriter, Path]
) -> None:
    controller, _, _ = table
    driver = Driver(controller)
    controller.begin()
    refusals: list[object] = []
    controller.refused.connect(refusals.append)

    def forbidden() -> bool:
        prompt = controller.prompt
        return (
            prompt is not None
            and prompt.key in ("follow", "follow_face_down", "lead_no_trumps")
            and any(not row.playable for row in controller.models.hand.rows())
        )

    run_until(qtbot, controller, forbidden)
    before = controller.match.deal.actions()  # type: ignore[union-attr]
    card = next(row.code for row in controller.models.hand.rows() if not row.playable)
    assert not controller.play(card)
    assert controller.match.deal.actions() == before  # type: ignore[union-attr]
    (refusal,) = refusals
    assert refusal.rule in ("TR-12", "TR-14")  # type: ignore[attr-defined]
    assert set(refusal.allowed) == controller.playable()  # type: ignore[attr-defined]
    assert controller.prompt is not None, "it is still the person's turn"
    assert driver.motions


def test_out_of_turn_nothing_is_playable(qtbot: QtBot, table: tuple[TableController, LedgerWriter, Path]) -> None:
    controller, _, _ = table
    Driver(controller)
    controller.begin()
    run_until(qtbot, controller, lambda: controller.shown.trick >= 2 and controller.prompt is not None)
    card = min(controller.playable())
    assert controller.play(card)
    assert controller.prompt is None
    assert controller.playable() == frozenset()
    deal = controller.match.deal
    assert deal is not None
    other = deal.view(0).hand[0]
    if 0 not in deal.to_act:
        assert not controller.act(Play(0, other))


@pytest.mark.parametrize("moment", [0, 1, 3, 5, 9, 21, 40, 55])
def test_resuming_stands_exactly_where_the_ledger_says(qtbot: QtBot, tmp_path: Path, moment: int) -> None:
    path = tmp_path / "ledger.sqlite"
    controller, writer = new_table(path, number=moment + 1, deals=4)
    Driver(controller)
    controller.begin()

    def enough() -> bool:
        deal = controller.match.deal
        return deal is not None and deal.setup.deal == 2 and len(deal.actions()) >= moment

    run_until(qtbot, controller, enough)
    deal = controller.match.deal
    controller.close()
    writer.close()
    with Ledger.open(path, app_version="test") as ledger:
        (unfinished,) = ledger.unfinished_matches()
    again_writer = writer_for(path)
    again = resume(unfinished, again_writer)
    assert again.match.deal is not None
    assert deal is not None
    if not deal.over:
        assert again.match.deal.view(0) == deal.view(0)
        assert again.match.deal.actions() == deal.actions()
        assert again.match.seed(1) == controller.match.seed(1)
        hand = [c.code for c in again.shown.in_zone(Zone.HAND, 0)]
        laid = [c.code for c in again.shown.in_zone(Zone.BID, 0)]
        assert sorted(map(str, hand + laid)) == sorted(deal.view(0).hand)
    else:
        assert again.shown.phase == "end"
    assert again.match.scores == controller.match.scores
    Driver(again)
    again.settled()
    run_until(qtbot, again, lambda: again.shown.phase == "match_end")
    again.close()
    again_writer.close()
    with Ledger.open(path, app_version="test") as ledger:
        lines = [line.encode() for line in ledger.record_lines()]
    assert len(lines) == 4
    assert list(Verifier().lines(lines)) == []


def test_a_failing_disk_is_told_and_made_up_for_when_it_works_again(qtbot: QtBot, tmp_path: Path) -> None:
    path = tmp_path / "missing" / "ledger.sqlite"
    blocked = [True]

    def open_ledger() -> Ledger:
        if blocked[0]:
            raise OSError(28, "No space left on device")
        return Ledger.open(path, app_version="test")

    writer = LedgerWriter(open_ledger)
    controller, _ = new_table(path, deals=4)
    controller._writer = writer
    writer.done.connect(controller._acknowledged)
    saved: list[bool] = []
    controller.saved.connect(saved.append)
    Driver(controller)
    controller.begin()
    run_until(qtbot, controller, lambda: controller.shown.trick >= 3)
    assert not any(saved)
    blocked[0] = False
    run_until(qtbot, controller, lambda: controller.shown.phase == "end")
    assert saved[-1]
    controller.close()
    writer.close()
    with Ledger.open(path, app_version="test") as ledger:
        assert ledger.counts().deals == 1
