"""Taking back: to the person's own last decision, appended to the ledger, never after the deal has ended."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from pytestqt.qtbot import QtBot

from cardgui.engine.game import Deal
from cardgui.engine.verify import Verifier
from cardgui.ledger.store import Ledger
from cardgui.models.controller import TableController
from cardgui.models.history import last_decision, remaining, take_backs
from cardgui.models.ledger_writer import LedgerWriter
from cardgui.models.resume import CannotResumeError, resume
from cardgui.models.salvaging import playable_actions
from cardgui.models.shown import Zone
from tests.models.table_driver import Driver, new_table, play_person, run_until, writer_for

TableAndFile = tuple[TableController, LedgerWriter, Path]


@pytest.fixture
def table(tmp_path: Path) -> Iterator[TableAndFile]:
    path = tmp_path / "ledger.sqlite"
    controller, writer = new_table(path, deals=4)
    Driver(controller)
    yield controller, writer, path
    controller.close()
    writer.close()


def deal_of(controller: TableController) -> Deal:
    deal = controller.match.deal
    assert deal is not None
    return deal


def picture(controller: TableController) -> list[tuple[Any, ...]]:
    """What is shown, as far as it does not depend on who thinks just now."""
    shown = controller.shown
    cards = [(c.id, c.code, c.zone, c.seat, c.place, c.face_up, c.was_down) for c in shown.cards]
    seats = [(s.declarer, s.held, s.taken, s.bid, s.bid_card, s.total) for s in shown.seats]
    return [*cards, *seats, (shown.phase, shown.trick, shown.leader, shown.winning, tuple(shown.facts.items()))]


def entries(path: Path) -> list[dict[str, Any]]:
    with Ledger.open(path, app_version="test") as ledger:
        (unfinished,) = ledger.unfinished_matches()
    return [dict(row.body) for row in unfinished.actions]


def to_trick(qtbot: QtBot, controller: TableController, trick: int) -> None:
    def reached() -> bool:
        return controller.shown.trick >= trick and controller.prompt is not None

    run_until(qtbot, controller, reached)


def test_everything_is_as_it_was_before_the_last_decision(qtbot: QtBot, table: TableAndFile) -> None:
    controller, writer, path = table
    controller.begin()
    to_trick(qtbot, controller, 3)
    view, seed, shown = deal_of(controller).view(0), controller.match.seed(0), picture(controller)
    play_person(controller)
    run_until(qtbot, controller, lambda: controller.prompt is not None)
    assert deal_of(controller).view(0) != view
    assert controller.can_take_back
    assert controller.take_back()
    assert deal_of(controller).view(0) == view, "the match is there at once"
    assert controller.prompt is None, "the picture waits for the ledger"
    run_until(qtbot, controller, lambda: controller.prompt is not None)
    assert (picture(controller), controller.match.seed(0)) == (shown, seed)
    writer.close()
    stored = entries(path)
    assert stored[-1] == {"back_to": len(deal_of(controller).actions())}
    assert take_backs(stored) == 1


@pytest.mark.parametrize("steps", [0, 1, 2, 3])
def test_nothing_is_waited_for_and_nothing_late_comes_through(qtbot: QtBot, table: TableAndFile, steps: int) -> None:
    """Taken back at once, while the card is being stored, shown, or others decide."""
    controller, _, _ = table
    controller.begin()
    to_trick(qtbot, controller, 2)
    view, shown = deal_of(controller).view(0), picture(controller)
    play_person(controller)
    for _ in range(steps):
        with qtbot.waitSignal(controller.changed):
            pass
    assert controller.take_back()
    run_until(qtbot, controller, lambda: controller.prompt is not None)
    assert deal_of(controller).view(0) == view
    assert picture(controller) == shown


def test_twice_goes_back_to_the_decision_before(qtbot: QtBot, table: TableAndFile) -> None:
    controller, _, _ = table
    controller.begin()
    to_trick(qtbot, controller, 2)
    view, shown = deal_of(controller).view(0), picture(controller)
    for _ in range(2):
        play_person(controller)
        run_until(qtbot, controller, lambda: controller.prompt is not None)
    assert controller.take_back()
    assert controller.take_back(), "the second does not wait for the first"
    run_until(qtbot, controller, lambda: controller.prompt is not None)
    assert deal_of(controller).view(0) == view
    assert picture(controller) == shown


def test_a_bid_can_be_taken_back_from_the_bids_that_came_after_it(qtbot: QtBot, table: TableAndFile) -> None:
    controller, _, _ = table
    controller.begin()
    run_until(qtbot, controller, lambda: controller.prompt is not None)
    assert not controller.can_take_back, "the person has decided nothing yet"
    assert not controller.take_back()
    play_person(controller)
    run_until(qtbot, controller, lambda: controller.shown.phase == "play")
    while controller.can_take_back:
        assert controller.take_back()
        run_until(qtbot, controller, lambda: controller.prompt is not None)
    assert controller.shown.phase == "bid"
    assert not controller.shown.in_zone(Zone.BID, 0)
    assert len(controller.shown.in_zone(Zone.HAND, 0)) == 13


def test_a_deal_that_has_ended_stays_as_it_is_and_counts_what_was_taken_back(qtbot: QtBot, table: TableAndFile) -> None:
    controller, writer, path = table
    controller.begin()
    for trick in (2, 5, 5):
        to_trick(qtbot, controller, trick)
        assert controller.take_back()
        run_until(qtbot, controller, lambda: controller.prompt is not None)
    run_until(qtbot, controller, lambda: controller.shown.phase == "end")
    assert not controller.can_take_back
    assert not controller.take_back()
    controller.next_deal()
    run_until(qtbot, controller, lambda: controller.shown.phase == "end" and controller.shown.deal == 2)
    writer.close()
    with Ledger.open(path, app_version="test") as ledger:
        lines = [line.encode() for line in ledger.record_lines()]
        helps = [row.record["help"]["take_backs"] for row in ledger.deals(controller.match_id)]
    assert helps == [3, 0]
    assert list(Verifier().lines(lines)) == []


def test_it_survives_the_end_of_the_program(qtbot: QtBot, table: TableAndFile) -> None:
    controller, writer, path = table
    controller.begin()
    to_trick(qtbot, controller, 4)
    assert controller.take_back()
    view = deal_of(controller).view(0)
    controller.close()
    writer.close()
    with Ledger.open(path, app_version="test") as ledger:
        (unfinished,) = ledger.unfinished_matches()
    again_writer = writer_for(path)
    again = resume(unfinished, again_writer)
    assert deal_of(again).view(0) == view
    Driver(again).pull()
    run_until(qtbot, again, lambda: again.prompt is not None)
    assert again.take_back()
    run_until(qtbot, again, lambda: again.shown.phase == "end")
    again.close()
    again_writer.close()
    with Ledger.open(path, app_version="test") as ledger:
        (row,) = ledger.deals(controller.match_id)
    assert row.record["help"]["take_backs"] == 2


def test_a_damaged_ledger_is_saved_up_to_the_first_entry_that_cannot_be(qtbot: QtBot, table: TableAndFile) -> None:
    controller, writer, path = table
    controller.begin()
    to_trick(qtbot, controller, 3)
    assert controller.take_back()
    run_until(qtbot, controller, lambda: controller.prompt is not None)
    play_person(controller)
    writer.close()
    with Ledger.open(path, app_version="test") as ledger:
        (unfinished,) = ledger.unfinished_matches()
    assert unfinished.deal is not None
    stored = [row.body for row in unfinished.actions]
    assert playable_actions(unfinished.match, unfinished.deal.opening, stored) == len(stored)
    spoilt = [*stored, {"back_to": 99}, stored[-1]]
    assert playable_actions(unfinished.match, unfinished.deal.opening, spoilt) == len(stored)


def play(seat: int, card: str) -> dict[str, Any]:
    return {"do": "play", "seat": seat, "card": card}


def test_what_entries_mean() -> None:
    a, b, c, d = play(0, "AS"), play(1, "KS"), play(0, "QS"), play(2, "JS")
    assert remaining([a, b, {"back_to": 1}, c, d, {"back_to": 0}, d]) == [d]
    assert last_decision([a, b, c, d], 0) == 2
    assert last_decision([a, b, c, d, {"back_to": 2}], 0) == 0
    assert last_decision([b, d], 0) is None
    for odd in (-1, 3, 1.0, True, None, "1"):
        with pytest.raises(ValueError, match="cannot be taken back"):
            remaining([a, b, {"back_to": odd}])


def test_an_impossible_take_back_is_not_resumed(qtbot: QtBot, table: TableAndFile) -> None:
    controller, writer, path = table
    controller.begin()
    to_trick(qtbot, controller, 2)
    deal_id = controller._deal.id  # type: ignore[union-attr]
    count = len(controller._deal.actions)  # type: ignore[union-attr]
    controller.close()
    writer.close()
    with Ledger.open(path, app_version="test") as ledger:
        ledger.append_action(deal_id, count, {"back_to": count + 1})
        (unfinished,) = ledger.unfinished_matches()
    again = writer_for(path)
    with pytest.raises(CannotResumeError):
        resume(unfinished, again)
    again.close()
