"""A match is taken up from what the ledger holds of it, or not at all: never half, never with a crash."""

from __future__ import annotations

import copy
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from pytestqt.qtbot import QtBot

from cardgui.engine.match import Match
from cardgui.engine.registry import make_game
from cardgui.ledger.rows import MatchRow, Unfinished
from cardgui.ledger.store import Ledger
from cardgui.models.controller import TableController
from cardgui.models.ledger_writer import LedgerWriter
from cardgui.models.resume import CannotResumeError, resume
from cardgui.screenshots.rehearsal import Rehearsal
from tests.models.table_driver import SEATS, Driver, play_person, run_until, writer_for


def in_the_third_trick(match: Match) -> bool:
    return len(match.finished) == 1 and match.deal is not None and len(match.deal.actions()) == 13


@pytest.fixture(scope="module")
def stored(tmp_path_factory: pytest.TempPathFactory) -> Unfinished:
    """A match in the second deal."""
    with Rehearsal(tmp_path_factory.mktemp("stored")) as rehearsal:
        match_id = rehearsal.store("truf", 5, in_the_third_trick)
        with Ledger.open(rehearsal.folder / "ledger.sqlite", app_version="test") as ledger:
            return ledger.unfinished(match_id)


def memory() -> LedgerWriter:
    return LedgerWriter(lambda: Ledger.in_memory(app_version="test"), lasting=False)


@pytest.mark.parametrize("kept", ["match alone", "match and finished deal"])
def test_a_match_that_ends_between_two_entries_can_be_played_on(
    qtbot: QtBot, tmp_path: Path, stored: Unfinished, kept: str
) -> None:
    records = () if kept == "match alone" else stored.records
    writer = writer_for(tmp_path / "ledger.sqlite")
    controller = resume(replace(stored, records=records, deal=None, actions=()), writer)
    Driver(controller).pull()
    if kept == "match alone":
        run_until(qtbot, controller, lambda: controller.prompt is not None)
        assert controller.shown.deal == 1
    else:
        assert controller.shown.phase == "end"
        controller.next_deal()
        run_until(qtbot, controller, lambda: controller.prompt is not None)
        assert controller.shown.deal == 2
    controller.close()
    writer.close()
    with Ledger.open(tmp_path / "ledger.sqlite", app_version="test") as ledger:
        (again,) = ledger.unfinished_matches()
    assert again.match.id == stored.match.id
    assert len(again.records) == len(records)
    assert again.deal is not None


ODD = [None, True, -1, 0, 1, 13, 10**30, 1.5, "", "cw", "AS", [], [0, 0, 0, 0], ["AS"], {}, {"do": "play"}]


def change(value: Any, path: tuple[int, ...], odd: Any) -> Any:
    """A copy with one value inside, found by going down the path, replaced or taken away."""
    if isinstance(value, dict | list) and value and path:
        copied = copy.copy(value)
        keys = list(copied) if isinstance(copied, dict) else list(range(len(copied)))
        key = keys[path[0] % len(keys)]
        if len(path) == 1 and odd == "(gone)":
            del copied[key]
        else:
            copied[key] = change(copied[key], path[1:], odd)
        return copied
    return odd


PATHS = st.lists(st.integers(0, 51), min_size=1, max_size=3).map(tuple)


@pytest.mark.usefixtures("qtbot")
@settings(max_examples=300, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(
    part=st.sampled_from(["opening", "action", "record", "options", "seats", "players", "number", "game", "deal"]),
    path=PATHS,
    odd=st.sampled_from([*ODD, "(gone)"]),
    place=st.integers(0, 12),
)
def test_whatever_stands_in_the_rows_is_taken_up_or_refused(
    stored: Unfinished, part: str, path: tuple[int, ...], odd: Any, place: int
) -> None:
    assert stored.deal is not None
    row: MatchRow = stored.match
    match part:
        case "opening":
            other = replace(stored, deal=replace(stored.deal, opening=change(stored.deal.opening, path, odd)))
        case "action":
            rows = list(stored.actions)
            rows[place] = replace(rows[place], body=change(rows[place].body, path, odd))
            other = replace(stored, actions=tuple(rows))
        case "record":
            first = replace(stored.records[0], record=change(stored.records[0].record, path, odd))
            other = replace(stored, records=(first,), deal=stored.deal if place % 2 else None, actions=())
        case "seats":
            other = replace(stored, match=replace(row, seats=row.seats[: place % 4]))
        case "options":
            other = replace(stored, match=replace(row, options={"scoring": odd}))
        case "deal":
            other = replace(stored, deal=replace(stored.deal, number=place))
        case _:
            other = replace(stored, match=replace(row, **{part: odd}))
    writer = memory()
    try:
        controller = resume(other, writer)
    except CannotResumeError:
        return
    finally:
        writer.close()
    assert controller.shown.deal in (1, 2)
    controller.close()


def test_what_no_player_here_can_play_is_refused(stored: Unfinished) -> None:
    strange = tuple(replace(seat, level="grandmaster") if not seat.human else seat for seat in stored.match.seats)
    with pytest.raises(CannotResumeError):
        resume(replace(stored, match=replace(stored.match, seats=strange)), memory())
    with pytest.raises(CannotResumeError):
        resume(replace(stored, match=replace(stored.match, game="skat")), memory())


def test_a_match_taken_up_while_it_is_being_given_up_is_played_on_and_kept(
    qtbot: QtBot, tmp_path: Path, stored: Unfinished
) -> None:
    path = tmp_path / "ledger.sqlite"
    writer = writer_for(path)
    first = resume(stored, writer)
    Driver(first).pull()
    run_until(qtbot, first, lambda: first.prompt is not None)
    play_person(first)
    run_until(qtbot, first, lambda: first.prompt is not None)
    first.close()
    writer.submit(lambda ledger: ledger.abandon_match(stored.match.id))
    with Ledger.open(path, app_version="test") as ledger:
        unfinished = ledger.unfinished(stored.match.id)
    again = resume(unfinished, writer)
    saved: list[bool] = []
    again.saved.connect(saved.append)
    Driver(again).pull()
    run_until(qtbot, again, lambda: again.shown.deal == 3 and again.shown.phase == "play")
    again.close()
    writer.close()
    assert saved
    assert all(saved)
    with Ledger.open(path, app_version="test") as ledger:
        assert ledger.match(stored.match.id).state == "open"
        assert ledger.match(stored.match.id).deals == 2


def test_a_match_enters_itself_anew_where_the_ledger_has_lost_it(qtbot: QtBot, tmp_path: Path) -> None:
    path, other = tmp_path / "ledger.sqlite", tmp_path / "other.sqlite"
    writer = writer_for(path)
    controller = TableController(Match(make_game("truf", {"deals": 4}), 7), SEATS, writer)
    saved: list[bool] = []
    controller.saved.connect(saved.append)
    Driver(controller)
    controller.begin()
    run_until(qtbot, controller, lambda: controller.shown.deal == 2 and controller.shown.trick == 3)
    writer.use(lambda: Ledger.open(other, app_version="test"))
    run_until(qtbot, controller, lambda: controller.shown.phase == "match_end")
    controller.close()
    writer.close()
    assert all(saved)
    with Ledger.open(other, app_version="test") as ledger:
        (row,) = ledger.matches(10)
        assert (row.id, row.state, row.deals) == (controller.match_id, "finished", 4)
