"""Levels of the computer players: only those that exist, one for all or one each, from the dialog to the ledger."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from cardgui.bots.registry import PLAYERS, levels
from cardgui.look.controls import Canvas, Label
from cardgui.models.registry import GAME_MODELS
from cardgui.models.styles import style_of
from cardgui.screens.games import GAMES, entry
from cardgui.screens.levels import offered_levels
from cardgui.screens.new_game import NewGame, NewGameDialog

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from pytestqt.qtbot import QtBot

    from cardgui.screens.main_window import MainWindow

ALL = ("learner", "steady", "expert")


@pytest.fixture
def three_levels(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let every game have a learner and an expert, who here play like everybody."""
    for game in GAME_MODELS:
        for level in ALL:
            monkeypatch.setitem(PLAYERS, (game, level), PLAYERS[game, "steady"])


@pytest.fixture
def window(qtbot: QtBot) -> Iterator[Canvas]:
    made = Canvas()
    made.resize(1280, 800)
    with qtbot.waitExposed(made):
        made.show()
    yield made
    made.close()


def open_dialog(window: Canvas, game: str, *chosen: str, **options: int) -> NewGameDialog:
    dialog = NewGameDialog(
        window, entry(game), options=options, raise_playable=True, explain_refusals=True, levels=chosen
    )
    dialog.open_over()
    QApplication.processEvents()
    return dialog


def started(dialog: NewGameDialog, qtbot: QtBot) -> NewGame:
    with qtbot.waitSignal(dialog.start) as told:
        dialog.start_button.click()
    new = told.args[0]
    assert isinstance(new, NewGame)
    return new


@pytest.mark.parametrize("game", [game.id for game in GAMES])
def test_only_levels_that_exist_are_offered_and_chance_is_none(window: Canvas, game: str) -> None:
    dialog = open_dialog(window, game)
    assert dialog.levels.offered == tuple(level for level in levels(game) if level != "random")
    assert dialog.levels.one.isVisible() == (len(dialog.levels.offered) > 1)
    assert "steady" in offered_levels(game)


def test_where_there_is_one_level_nothing_is_asked(
    window: Canvas, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    for key in [key for key in PLAYERS if key[0] == "truf" and key[1] in {"learner", "expert"}]:
        monkeypatch.delitem(PLAYERS, key)
    dialog = open_dialog(window, "truf", "expert", "expert", "expert")
    assert not dialog.levels.one.isVisible()
    assert not dialog.levels.each.isVisible()
    assert started(dialog, qtbot).levels == ("steady",) * 3, "what no longer exists takes the usual level"


@pytest.mark.usefixtures("three_levels")
@pytest.mark.parametrize("game", [game.id for game in GAMES])
def test_one_level_for_all(window: Canvas, qtbot: QtBot, game: str) -> None:
    dialog = open_dialog(window, game)
    assert not dialog.levels.each.isVisible()
    dialog.levels.for_all.button("expert").click()
    chosen = started(dialog, qtbot)
    players = chosen.players or 4
    assert chosen.levels == ("expert",) * (players - 1)


@pytest.mark.usefixtures("three_levels")
def test_each_seat_has_its_level_and_mixed_ones_choose_none_above(window: Canvas, qtbot: QtBot) -> None:
    dialog = open_dialog(window, "truf")
    dialog.levels.each_link.click()
    assert not dialog.levels.one.isVisible()
    assert [row.isVisible() for row in dialog.levels.rows] == [True] * 3
    assert dialog.levels.set_all.current == "steady"
    dialog.levels.rows[1].level.button("learner").click()
    assert dialog.levels.set_all.current == ""
    dialog.levels.rows[2].level.button("expert").click()
    assert started(dialog, qtbot).levels == ("steady", "learner", "expert")


@pytest.mark.parametrize("game", [game.id for game in GAMES])
def test_each_seat_says_how_its_player_plays(window: Canvas, game: str) -> None:
    dialog = open_dialog(window, game)
    dialog.levels.each_link.click()
    QApplication.processEvents()
    words = {"careful": "A little careful", "even": "Balanced", "daring": "A little daring"}
    shown = [row for row in dialog.levels.rows if row.isVisible()]
    assert shown
    for row in shown:
        style = words[style_of(row.name)]
        assert [label.text() for label in row.findChildren(Label)] == [row.name, style]
        assert all(label.isVisible() for label in row.findChildren(Label))
        assert row.level.accessibleName() == f"Level: {row.name} ({style})"


@pytest.mark.usefixtures("three_levels")
def test_set_all_makes_all_the_same_and_reset_goes_back(window: Canvas) -> None:
    dialog = open_dialog(window, "truf", "learner", "steady", "expert")
    assert dialog.levels.each.isVisible(), "the last choice was mixed"
    assert [row.level.current for row in dialog.levels.rows] == ["learner", "steady", "expert"]
    dialog.levels.set_all.button("learner").click()
    assert dialog.levels.levels() == ("learner",) * 3
    dialog.reset_button.click()
    assert dialog.levels.levels() == ("steady",) * 3
    assert dialog.levels.one.isVisible()


@pytest.mark.usefixtures("three_levels")
def test_seats_come_and_go_with_the_number_of_players_by_team(window: Canvas, qtbot: QtBot) -> None:
    dialog = open_dialog(window, "rook_sluff", players=6)
    dialog.levels.each_link.click()
    assert len(dialog.levels.levels()) == 5
    dialog.panel_of_game.choices[10].click()  # type: ignore[attr-defined]
    QApplication.processEvents()
    assert [row.isVisible() for row in dialog.levels.rows] == [True] * 9
    ours = {row.seat for row in dialog.levels.rows if row.x() < dialog.levels.each.width() / 3}
    assert ours == {2, 4, 6, 8}
    dialog.levels.rows[8].level.button("expert").click()
    assert started(dialog, qtbot).levels == (*("steady",) * 8, "expert")


@pytest.mark.usefixtures("three_levels")
@pytest.mark.parametrize("game", ["truf", "rook_sluff"])
def test_every_level_can_be_reached_by_tab(window: Canvas, game: str) -> None:
    dialog = open_dialog(window, game)
    dialog.levels.each_link.click()
    seen = set()
    for _ in range(60):
        here = QApplication.focusWidget()
        assert here is not None
        seen.add(here)
        QTest.keyClick(here, Qt.Key.Key_Tab)
    visible = [row for row in dialog.levels.rows if row.isVisible()]
    assert all(row.level.button("steady") in seen for row in visible)
    assert dialog.levels.set_all.button("steady") in seen


def level_names(dialog: NewGameDialog) -> list[str]:
    return [dialog.levels.for_all.button(level).words() for level in dialog.levels.offered]


@pytest.mark.usefixtures("three_levels")
def test_levels_go_from_the_dialog_to_table_ledger_and_the_next_game(
    qtbot: QtBot, open_app: Callable[..., MainWindow]
) -> None:
    window = open_app()
    dialog = window.offer_new_game("truf")
    dialog.levels.each_link.click()
    dialog.levels.rows[0].level.button("expert").click()
    dialog.levels.rows[2].level.button("learner").click()
    dialog.take_back_switch.click()
    dialog.start_button.click()
    wanted = [None, "expert", "steady", "learner"]
    assert window.table is not None
    controller = window.table.controller
    assert [seat.level for seat in controller.seats] == wanted
    assert [seat.level for seat in controller.shown.seats] == wanted
    assert not window.settings.allow_take_back
    match = controller.match_id
    qtbot.waitUntil(lambda: controller.prompt is not None)
    window.go("home")
    window.resume(match)
    assert window.table is not None
    assert [seat.level for seat in window.table.controller.seats] == wanted
    window.start_again(window.table.controller)
    assert [seat.level for seat in window.table.controller.seats] == wanted
    assert window.table.controller.match_id != match
    window.go("home")
    again = window.offer_new_game("truf")
    assert again.levels.levels() == ("expert", "steady", "learner")
    assert not again.take_back_switch.isChecked()
    window.settings.save()
    window.close()
    later = open_app()
    assert later.settings.levels("truf") == ("expert", "steady", "learner")
    assert later.settings.levels("rifki") == ()
    assert level_names(later.offer_new_game("rifki")) == ["Learner", "Steady", "Expert"]
