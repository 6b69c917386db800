"""Qt's own tester watches every model while whole games are folded into it, in every game."""

from __future__ import annotations

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from PySide6.QtTest import QAbstractItemModelTester

from cardgui.engine.match import Match
from cardgui.engine.registry import GAMES, make_game
from cardgui.ledger.rows import Wanted
from cardgui.ledger.store import Ledger
from cardgui.models.matches import PAGE, MatchListModel
from cardgui.models.rows import RowModel
from cardgui.models.shown import Zone
from cardgui.models.table_models import HandRow, TableModels
from tests.models.table_play import events_of, new_shown

FATAL = QAbstractItemModelTester.FailureReportingMode.Fatal


@pytest.mark.usefixtures("qapp")
@pytest.mark.parametrize("game_id", sorted(GAMES))
def test_hand_trick_and_seats_keep_the_rules_of_qt(game_id: str) -> None:
    match = Match(make_game(game_id), 11)
    shown, models = new_shown(match), TableModels()
    testers = [QAbstractItemModelTester(model, FATAL) for model in (models.hand, models.trick, models.seats)]
    most = 0
    for events in events_of(match):
        for event in events:
            for _ in shown.apply(event.seen_by(0)):
                hand = [card.code for card in shown.in_zone(Zone.HAND, 0) if card.code is not None]
                models.refresh(shown, hand[::2])
                assert models.hand.rowCount() == len(hand)
                most = max(most, models.trick.rowCount())
        if len(match.finished) == 2:
            break
    assert most == match.game.players
    assert len(testers) == 3


@pytest.mark.usefixtures("qapp")
@settings(max_examples=60, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(st.lists(st.lists(st.integers(0, 4), max_size=8), max_size=8))
def test_rows_of_any_kind_change_by_the_rules_of_qt(states: list[list[int]]) -> None:
    model: RowModel[HandRow] = RowModel(HandRow)
    tester = QAbstractItemModelTester(model, FATAL)
    for state in states:
        rows = [HandRow(place, "AS", playable=bool(value % 2)) for place, value in enumerate(state)]
        model.set_rows(rows)
        assert list(model.rows()) == rows
    assert tester.model() is model


@pytest.mark.usefixtures("qapp")
def test_a_long_list_of_matches_keeps_the_rules_of_qt_and_little_in_memory() -> None:
    with Ledger.in_memory(app_version="0.1") as ledger:
        for number in range(5 * PAGE + 3):
            ledger.start_match(
                f"m{number}", game="truf" if number % 2 else "rifki", options={}, players=4, number=number + 1, seats=[]
            )
        model = MatchListModel()
        tester = QAbstractItemModelTester(model, FATAL)
        model.load(ledger)
        assert model.rowCount() == 5 * PAGE + 3
        ids = [model.row(row).id for row in range(model.rowCount())]
        assert len(set(ids)) == len(ids)
        assert [model.place_of(match) for match in ids[:: PAGE // 2]] == list(range(0, len(ids), PAGE // 2))
        model.load(ledger, Wanted(game="rifki"))
        assert model.rowCount() == (5 * PAGE + 4) // 2
        assert model.place_of("m1") is None
        model.load(None)
        assert model.rowCount() == 0
        assert tester.model() is model
