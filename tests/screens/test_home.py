"""Home looks right with one game and with four, and says where one stands."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from datetime import UTC, datetime, timedelta
from typing import TYPE_CHECKING

import pytest
from PySide6.QtWidgets import QApplication

from cardgui.look.i18n import translate
from cardgui.look.tokens import GAMES as HUES
from cardgui.resources import asset
from cardgui.screens.games import GAMES, GameEntry
from cardgui.screens.home import HomeScreen
from cardgui.screens.match_facts import MatchFacts
from cardgui.screens.words import outcome, rank_text, standing

if TYPE_CHECKING:
    from pytestqt.qtbot import QtBot

FACE = asset("cards", "french", "standard", "AH.svg")
NOW = datetime(2025, 11, 30, 20, 14, tzinfo=UTC)
MATCH = MatchFacts("m", GAMES[0], 5, "open", NOW, None, 4, 13, ("", "Sari", "Budi", "Dewi"), (8, -1, -3, 0), {}, 3)


def show(qtbot: QtBot, games: Sequence[GameEntry], width: int) -> HomeScreen:
    home = HomeScreen(games)
    qtbot.addWidget(home)
    home.resize(width, 760)
    with qtbot.waitExposed(home):
        home.show()
    QApplication.processEvents()
    return home


def four_games() -> tuple[GameEntry, ...]:
    # Tiles of all four games exist already; words and cards of the first one do for a layout.
    return tuple(replace(GAMES[0], id=game) for game in HUES if game)


def test_one_game_has_the_whole_width(qtbot: QtBot) -> None:
    home = show(qtbot, GAMES[:1], 1120)
    card = home.cards[0]
    assert card.width() > 1000
    assert 200 < card.height() < 400
    assert card.play_button.isVisible()


@pytest.mark.parametrize(("width", "columns"), [(1120, 4), (840, 2)])
def test_four_games_stand_in_columns_of_equal_width(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch, width: int, columns: int
) -> None:
    monkeypatch.setattr("cardgui.screens.game_card.face_path", lambda _entry, _code: FACE)
    home = show(qtbot, four_games(), width)
    lefts = {card.x() for card in home.cards}
    assert len(lefts) == columns
    widths = [card.width() for card in home.cards]
    assert max(widths) - min(widths) <= 1
    assert len({card.y() for card in home.cards}) == 4 // columns
    for card in home.cards:
        assert card.play_button.y() + card.play_button.height() <= card.height()
        assert card.fan == (columns == 4)


def test_the_bar_is_there_only_while_a_game_is_unfinished(qtbot: QtBot) -> None:
    home = show(qtbot, GAMES[:1], 1120)
    assert not home.continue_bar.isVisible()
    home.show_matches([MATCH])
    assert home.continue_bar.isVisible()
    home.show_matches([replace(MATCH, state="finished", ended=NOW)])
    assert not home.continue_bar.isVisible()
    assert home.last_match.isVisible()


def test_the_newest_unfinished_game_is_offered(qtbot: QtBot) -> None:
    home = show(qtbot, GAMES[:1], 1120)
    older = replace(MATCH, id="older", started=NOW - timedelta(days=1))
    home.show_matches([replace(MATCH, id="over", state="abandoned"), MATCH, older])
    with qtbot.waitSignal(home.resume) as told:
        home.continue_bar.button.click()
    assert told.args == ["m"]


def test_each_game_shows_how_many_of_its_lessons_are_done(qtbot: QtBot) -> None:
    home = show(qtbot, GAMES, 1120)
    home.show_lessons({"truf": (3, 9), "rifki": (10, 10)}, None)
    shown = {card.entry.id: card for card in home.cards}
    assert shown["truf"].learn_button.isVisible()
    assert "3" in shown["truf"].learn_button.accessibleDescription()
    assert "9" in shown["truf"].learn_button.accessibleDescription()
    assert not shown["minchiate"].learn_button.isVisible()  # it has none here
    with qtbot.waitSignal(home.learn) as told:
        shown["rifki"].learn_button.click()
    assert told.args == ["rifki"]


def test_the_next_lesson_of_all_is_offered_until_all_are_done(qtbot: QtBot) -> None:
    home = show(qtbot, GAMES, 1120)
    home.show_lessons({"truf": (3, 9)}, ("truf", 4, "Trumps lie face down"))
    assert home.next_lesson.isVisible()
    assert home.next_lesson.button.accessibleDescription() == "Truf 4: Trumps lie face down"
    with qtbot.waitSignal(home.learn) as told:
        home.next_lesson.button.click()
    assert told.args == [""]
    home.show_lessons({"truf": (9, 9)}, None)
    assert not home.next_lesson.isVisible()


def test_nothing_of_home_is_a_window_of_its_own_before_it_is_shown(qtbot: QtBot) -> None:
    home = HomeScreen(GAMES)
    qtbot.addWidget(home)
    home.show_lessons({"truf": (3, 9)}, ("truf", 4, "Trumps lie face down"))
    home.show_matches([replace(MATCH, state="finished", ended=NOW)])
    assert not [widget for widget in QApplication.topLevelWidgets() if widget.isVisible()]


@pytest.mark.parametrize(
    ("totals", "sentence"),
    [
        ((8, -1, -3, 0), "You lead with +8."),
        ((8, 8, -3, 0), "You share the lead with +8."),
        ((-2, 8, 3, -9), "You are 3rd of 4 with \N{MINUS SIGN}2."),
    ],
)
def test_where_one_stands_is_one_sentence(totals: tuple[int, ...], sentence: str) -> None:
    assert standing(replace(MATCH, totals=totals)) == sentence


def test_before_the_first_deal_has_ended_there_is_no_rank() -> None:
    first = replace(MATCH, deal=1, played=0, totals=(0, 0, 0, 0))
    assert standing(first) == "The first deal is under way."


@pytest.mark.parametrize(
    ("totals", "words"),
    [
        ((8, -1, -3, 0), "won with +8"),
        ((8, 8, 0, 0), "first place shared with +8"),
        ((0, 8, 3, 2), "4th of 4 with 0"),
    ],
)
def test_tr22_the_highest_total_wins_and_equal_ones_share(totals: tuple[int, ...], words: str) -> None:
    assert outcome(replace(MATCH, totals=totals)) == words


def test_ranks_are_counted_as_people_do() -> None:
    assert [rank_text(rank, 4) for rank in (1, 2, 3, 4)] == ["1st of 4", "2nd of 4", "3rd of 4", "4th of 4"]
    assert translate("Ranks", "1st") == "1st"
