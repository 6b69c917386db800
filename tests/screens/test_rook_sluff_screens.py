"""Rook Sluff on the screens: the new-game dialog, and matches whose scores are kept by teams."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from PySide6.QtCore import Qt

from cardgui.engine.rook_sluff import RookSluff
from cardgui.models.sheet import SheetRow
from cardgui.screens.games import entry
from cardgui.screens.games.rook_sluff_options import RookSluffOptions
from cardgui.screens.new_game import NewGame, NewGameDialog
from cardgui.screens.sheet_texts import Score, SheetTexts

if TYPE_CHECKING:
    from collections.abc import Callable

    from pytestqt.qtbot import QtBot

    from cardgui.screens.main_window import MainWindow

NAMES = ["You", "Ada", "Bruno", "Cora", "Dan", "Emma"]
ROW = SheetRow(
    deal=2,
    dealer=1,
    declarer=None,
    facts={},
    bids=(3, 0, 2, 1, 0, 4),
    taken=(4, 0, 2, 2, 1, 5),
    scores=(2, 102),
    totals=(120, 99),
    deal_id="",
)


@pytest.fixture
def panel(qtbot: QtBot) -> RookSluffOptions:
    made = RookSluffOptions()
    qtbot.addWidget(made)
    return made


def test_the_rules_defaults_are_chosen_at_first(panel: RookSluffOptions) -> None:
    assert panel.players() == RookSluff.player_counts[0]
    assert panel.options() == {"must_trump": False}


def test_rs3_to_rs5_each_number_of_players_says_how_many_cards_there_are(panel: RookSluffOptions) -> None:
    for count, cards, each in ((6, 84, 14), (8, 112, 14), (10, 110, 11)):
        choice = panel.choices[count]
        assert str(count) in choice.text()
        assert str(cards) in choice.accessibleDescription()
        assert str(each) in choice.accessibleDescription()
        choice.click()
        assert panel.players() == count
        assert f"{count} deal" in panel._note.text(), "RS-8: everyone deals once"


def test_what_cannot_be_chosen_takes_its_default(panel: RookSluffOptions) -> None:
    panel.set_options({"players": 10, "must_trump": True})
    assert (panel.players(), panel.options()) == (10, {"must_trump": True})
    for odd in ({"players": 7}, {"players": "six"}, {"must_trump": "yes"}, {}):
        panel.set_options(odd)
        assert (panel.players(), panel.options()) == (8, {"must_trump": False})


@pytest.mark.parametrize("players", [6, 8, 10])
def test_the_dialog_starts_a_game_for_so_many_and_remembers(open_app: Callable[..., MainWindow], players: int) -> None:
    window = open_app()
    dialog: NewGameDialog = window.offer_new_game("rook_sluff")
    asked: list[NewGame] = []
    dialog.start.disconnect()
    dialog.start.connect(asked.append)
    options = dialog.panel_of_game
    assert isinstance(options, RookSluffOptions)
    options.choices[players].click()
    options.must_trump.click()
    dialog.start_button.click()
    (new,) = asked
    assert (new.players, new.options) == (players, {"must_trump": True})
    controller = window.desk.start(new)
    assert controller.match.game.players == len(controller.seats) == players
    assert controller.match.game.option("must_trump") is True
    controller.close()
    again = window.offer_new_game("rook_sluff").panel_of_game
    assert again.players() == players
    assert again.options() == {"must_trump": True}


def test_the_sheet_has_a_column_for_each_team() -> None:
    game = entry("rook_sluff")
    assert game.sides is not None
    sheet = SheetTexts(game, [ROW], NAMES, list(game.sides()), len(game.columns))
    heads = [sheet.headerData(column, Qt.Orientation.Horizontal) for column in range(sheet.columnCount())]
    assert heads == ["Deal", "Dealer", "Sluffs", "Your team", "Other team"]
    dealer, sluffs, ours, theirs = (sheet.content(0, column) for column in range(1, 5))
    assert dealer.text == "Ada"  # type: ignore[union-attr]
    assert sluffs.text == "Ada +50, Dan −50"  # type: ignore[union-attr]
    assert ours == Score(2, "7 / 5")
    assert theirs == Score(102, "7 / 5")


def test_the_story_of_a_deal_names_both_teams_and_the_sluffs() -> None:
    story = entry("rook_sluff").deal_story(ROW, NAMES)
    assert "7 / 5" in story
    assert "Ada +50, Dan −50" in story
