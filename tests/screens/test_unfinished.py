"""Several unfinished games side by side: each is kept, taken up where it stands, and abandoned only when told."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from cardgui.models.registry import GAME_MODELS
from cardgui.screens.match_facts import matches_of
from cardgui.screens.new_game import NewGame
from cardgui.screens.notices import Notice

if TYPE_CHECKING:
    from collections.abc import Callable

    from pytestqt.qtbot import QtBot

    from cardgui.screens.main_window import MainWindow


def begin(window: MainWindow, qtbot: QtBot, game: str, number: int) -> str:
    window.start(NewGame(game, {}, number, raise_playable=True, explain_refusals=True))
    assert window.table is not None
    controller = window.table.controller
    qtbot.waitUntil(lambda: controller.shown.deal == 1)
    return controller.match_id


def states(window: MainWindow) -> dict[str, str]:
    return {match.id: match.state for match in matches_of(window.desk.matches)}


@pytest.mark.timeout(120)
def test_games_of_every_kind_wait_side_by_side(qtbot: QtBot, open_app: Callable[..., MainWindow]) -> None:
    window = open_app()
    begun = {game: begin(window, qtbot, game, number) for number, game in enumerate(GAME_MODELS, 1)}
    second = begin(window, qtbot, "truf", 99)
    window.go("home")
    qtbot.waitUntil(lambda: len(states(window)) == len(begun) + 1)
    assert set(states(window).values()) == {"open"}
    assert window.home.continue_bar.others.isVisible()
    assert window.home.continue_bar.others.text() == f"{len(begun)} more unfinished"
    for game, match in begun.items():
        window.resume(match)
        assert window.table is not None
        assert window.table.controller.match_id == match
        assert window.table.controller.shown.game == game
        assert window.table.controller.shown.deal == 1
    table = window.table
    assert table is not None
    table.abandoned.emit()
    qtbot.waitUntil(lambda: states(window)[match] == "abandoned")
    assert [state for other, state in states(window).items() if other != match] == ["open"] * len(begun)
    assert states(window)[second] == "open"
    window.home.continue_bar.others.click()
    assert window.pages.currentWidget() is window.ledger


def test_one_unfinished_game_has_no_others(qtbot: QtBot, open_app: Callable[..., MainWindow]) -> None:
    window = open_app()
    begin(window, qtbot, "truf", 5)
    window.go("home")
    qtbot.waitUntil(window.home.continue_bar.isVisible)
    assert not window.home.continue_bar.others.isVisible()


@pytest.mark.parametrize("answer", ["resume", "later"])
def test_a_game_that_came_back_is_offered_once(
    qtbot: QtBot, open_app: Callable[..., MainWindow], monkeypatch: pytest.MonkeyPatch, answer: str
) -> None:
    window = open_app()
    match = begin(window, qtbot, "truf", 5)
    window.go("home")
    qtbot.waitUntil(lambda: match in states(window))
    answered: list[str] = []
    monkeypatch.setattr(window.desk, "answered", answered.append)
    told = [("back", {"deal": 1, "match": match})]
    monkeypatch.setattr(window.desk, "notices", lambda: [] if answered else told)
    window.desk.state_changed.emit()
    (notice,) = window.home.findChildren(Notice)
    assert not window.home.continue_bar.isVisibleTo(window.home)
    notice.buttons[answer].click()
    assert answered
    assert set(answered) == {"back"}
    if answer == "resume":
        assert window.table is not None
        assert window.table.controller.match_id == match
    else:
        assert window.home.continue_bar.isVisibleTo(window.home)
