"""The window: pages, settings that apply live, keys, and a place that is remembered."""

from __future__ import annotations

from typing import TYPE_CHECKING, TypeVar

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, QObject, Qt
from PySide6.QtGui import QAccessible, QKeySequence, QShortcut
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLineEdit, QMenu, QWidget
from shiboken6 import isValid

from cardgui.look.controls import BaseButton, Button, Dropdown, Label
from cardgui.look.i18n import languages
from cardgui.look.theme import theme
from cardgui.models.controller import TableController
from cardgui.screens.games import GAMES
from cardgui.screens.new_game import NewGame, NewGameDialog
from cardgui.table.table_view import TableView
from cardgui.teaching.lessons import ids

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

    from pytestqt.qtbot import QtBot

    from cardgui.screens.main_window import MainWindow

Key = Qt.Key
W = TypeVar("W", bound=QWidget)
SIZES = [(900, 600), (1100, 700), (1280, 800)]


def press(window: MainWindow, keys: str) -> None:
    for shortcut in window.findChildren(QShortcut):
        if shortcut.key() == QKeySequence(keys):
            shortcut.activated.emit()
            return
    raise AssertionError(keys)


def shown(window: QWidget, kind: type[W]) -> list[W]:
    return [widget for widget in window.findChildren(kind) if widget.isVisible()]


def test_home_comes_first_with_the_games_there_are(open_app: Callable[..., MainWindow]) -> None:
    window = open_app()
    assert window.pages.currentWidget() is window.home
    assert [card.entry.id for card in window.home.cards] == [game.id for game in GAMES]
    assert not window.home.continue_bar.isVisible()
    assert not window.home.last_match.isVisible()
    assert window.ledger is None


def test_what_is_not_built_is_absent(open_app: Callable[..., MainWindow]) -> None:
    window = open_app()
    assert set(window.sidebar.places) == {"home", "learn", "ledger", "settings"}
    assert all(button.isEnabled() for button in shown(window, BaseButton))


def test_the_newest_unfinished_and_the_last_finished_game_are_offered(
    open_app: Callable[..., MainWindow], played: dict[str, str], qtbot: QtBot
) -> None:
    window = open_app()
    bar = window.home.continue_bar
    assert bar.isVisible()
    assert bar._title.text() == "Truf, deal 4 of 8"
    assert window.home.last_match.isVisible()
    with qtbot.waitSignal(window.home.resume) as told:
        bar.button.click()
    assert told.args == [played["open"]]
    with qtbot.waitSignal(window.home.open_ledger) as told:
        window.home.last_match.button.click()
    assert told.args == [played["finished"]]


def test_home_leads_to_the_lessons_of_a_game_and_to_the_next_one(
    open_app: Callable[..., MainWindow], qtbot: QtBot
) -> None:
    window = open_app()
    home = window.home
    qtbot.waitUntil(lambda: home.cards[0].learn_button.accessibleDescription() != "")
    assert all(card.learn_button.isVisible() == bool(ids(card.entry.id)) for card in home.cards)
    assert home.cards[1].learn_button.isVisible()
    home.cards[1].learn_button.click()
    page = window.learning.page()
    assert window.pages.currentWidget() is page
    path = next(card for card in page.paths if card.path == home.cards[1].entry.id)
    assert path.isAncestorOf(window.focusWidget())
    window.go("home")
    first = window.learning.progress.next
    home.next_lesson.button.click()
    assert window.learning.screen is not None
    assert window.pages.currentWidget() is window.learning.screen
    window.learning.progress.finish(first)
    before = home.next_lesson.button.accessibleDescription()
    window.go("home")
    assert home.next_lesson.button.accessibleDescription() not in {"", before}


@pytest.mark.parametrize("size", SIZES)
def test_the_sidebar_is_a_rail_with_tooltips_below_1100(
    open_app: Callable[..., MainWindow], size: tuple[int, int]
) -> None:
    window = open_app(size=size)
    narrow = size[0] < 1100
    assert window.sidebar.width() == (64 if narrow else 208)
    for button in (*window.sidebar.places.values(), window.sidebar.appearance):
        assert bool(button.toolTip()) == narrow
        assert QAccessible.queryAccessibleInterface(button).text(QAccessible.Text.Name)
    assert all(card.fan != narrow for card in window.home.cards)


def test_language_theme_and_text_size_apply_at_once(open_app: Callable[..., MainWindow]) -> None:
    window = open_app()
    window.settings.theme = "dark"
    assert theme().dark
    press(window, "Ctrl++")
    assert theme().percent == 115
    press(window, "Ctrl+-")
    press(window, "Ctrl+-")
    assert theme().percent == 100
    if "tr" in languages():
        window.sidebar.language.chosen.emit("tr")
        assert theme().language == "tr"
        assert window.settings.language == "tr"
        assert window.sidebar.language.current == "tr"


def test_the_appearance_menu_sets_theme_and_text_size(open_app: Callable[..., MainWindow]) -> None:
    window = open_app()
    button = window.sidebar.appearance
    button._themes["dark"].trigger()
    button._sizes["130"].trigger()
    assert window.settings.theme == "dark"
    assert window.settings.text_percent == 130
    assert theme().dark
    assert theme().percent == 130


@pytest.mark.parametrize("language", languages())
def test_every_word_changes_with_the_language_and_back(
    open_app: Callable[..., MainWindow], played: dict[str, str], language: str
) -> None:
    def words() -> list[str]:
        return [label.text() for label in shown(window, Label)] + [b.words() for b in shown(window, BaseButton)]

    window = open_app()
    window.open_ledger(played["finished"])
    before = words()
    window.settings.language = language
    QApplication.sendPostedEvents(None, QEvent.Type.LanguageChange)
    window.settings.language = "en"
    QApplication.sendPostedEvents(None, QEvent.Type.LanguageChange)
    assert words() == before


def test_ctrl_n_offers_a_new_game_once(open_app: Callable[..., MainWindow]) -> None:
    window = open_app()
    press(window, "Ctrl+N")
    press(window, "Ctrl+N")
    assert len(shown(window, NewGameDialog)) == 1


def test_the_last_choice_comes_back(open_app: Callable[..., MainWindow]) -> None:
    window = open_app()
    window.settings.set_options("truf", {"scoring": "D", "factor": 4, "deals": 8})
    window.settings.explain_refusals = False
    dialog = window.offer_new_game()
    assert dialog.panel_of_game.options() == {"scoring": "D", "factor": 4, "deals": 8}
    assert not dialog.explain_switch.isChecked()


def test_nothing_stays_of_a_table_that_was_left(open_app: Callable[..., MainWindow], qtbot: QtBot) -> None:
    window = open_app()

    def remains() -> list[QObject]:
        return [*window.findChildren(TableController), *window.findChildren(TableView)]

    for number in (1, 2):
        window.start(NewGame("truf", {}, number, raise_playable=True, explain_refusals=True))
    qtbot.waitUntil(lambda: len(remains()) == 2)
    window.go("home")
    qtbot.waitUntil(lambda: not remains())


def test_f11_fills_the_screen_and_back(open_app: Callable[..., MainWindow]) -> None:
    window = open_app()
    press(window, "F11")
    assert window.isFullScreen()
    press(window, "F11")
    assert not window.isFullScreen()


def test_the_window_stands_where_it_stood(open_app: Callable[..., MainWindow]) -> None:
    window = open_app(size=(1000, 650))
    place = window.geometry()
    window.close()
    again = open_app(size=None)
    assert again.size() == place.size()
    assert again.settings.window == (place.x(), place.y(), 1000, 650)


def test_a_place_off_every_screen_is_forgotten(open_app: Callable[..., MainWindow], tmp_path: Path) -> None:
    (tmp_path / "settings.toml").write_text("window = [90000, 90000, 1000, 700]\n")
    window = open_app()
    assert window.x() < 10_000


def test_the_window_has_a_least_size(open_app: Callable[..., MainWindow]) -> None:
    window = open_app(size=(300, 200))
    assert (window.width(), window.height()) == (900, 600)


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("percent", [100, 130, 150])
@pytest.mark.parametrize("page", ["home", "ledger", "dialog"])
def test_nothing_is_cut_off(
    open_app: Callable[..., MainWindow], played: dict[str, str], size: tuple[int, int], percent: int, page: str
) -> None:
    window = open_app(size=size)
    window.settings.text_percent = percent
    if page == "ledger":
        window.open_ledger(played["finished"])
    if page == "dialog":
        window.offer_new_game()
    for _ in range(3):
        QApplication.processEvents()
    for label in shown(window, Label):
        if label.text():
            assert label.width() >= label.minimumSizeHint().width(), label.text()
            assert label.height() >= label.heightForWidth(label.width()), label.text()
    for button in shown(window, Button):
        assert button.width() >= button.minimumSizeHint().width(), button.words()
        assert button.height() >= button.heightForWidth(button.width()), button.words()


@pytest.mark.parametrize("page", ["home", "ledger", "dialog"])
def test_everything_that_takes_focus_has_a_name(
    open_app: Callable[..., MainWindow], played: dict[str, str], page: str
) -> None:
    window = open_app()
    if page == "ledger":
        window.open_ledger(played["finished"])
    if page == "dialog":
        window.offer_new_game()
    takers = [widget for widget in shown(window, QWidget) if widget.focusPolicy() & Qt.FocusPolicy.TabFocus]
    assert len(takers) > 5
    for widget in takers:
        assert QAccessible.queryAccessibleInterface(widget).text(QAccessible.Text.Name), widget


@pytest.mark.parametrize("page", ["home", "ledger"])
def test_tab_reaches_everything(open_app: Callable[..., MainWindow], played: dict[str, str], page: str) -> None:
    window = open_app()
    if page == "ledger":
        window.open_ledger(played["open"])
    seen: list[QWidget] = []
    for _ in range(30):
        here = QApplication.focusWidget() or window
        QTest.keyClick(here, Key.Key_Tab)
        now = QApplication.focusWidget()
        assert now is not None
        if now in seen:
            break
        seen.append(now)
    wanted: list[QWidget] = [*shown(window, Button), *shown(window, Dropdown), *shown(window, QLineEdit)]
    assert wanted
    assert set(wanted) <= set(seen)


@pytest.mark.qt_log_ignore("This plugin does not support", extend=True)
def test_what_a_dialog_looked_at_outlives_it(open_app: Callable[..., MainWindow]) -> None:
    window = open_app()
    dialog = window.offer_new_game("truf")
    for _ in range(30):
        QTest.keyClick(window.focusWidget(), Key.Key_Tab)
    dialog.reject()
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete.value)
    appearance = window.sidebar.appearance
    appearance.click()
    assert appearance.menu.isVisible()
    appearance.menu.close()
    window.settings.language = "ko"
    assert window.sidebar.language.current == "ko"
    children = (action for menu in window.findChildren(QMenu) for action in menu.actions())
    assert all(isValid(action) for action in children)
