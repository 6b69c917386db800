"""The settings: every control changes its setting at once, follows it, and is there over a game as well."""

from __future__ import annotations

import tomllib
from itertools import pairwise
from typing import TYPE_CHECKING

import pytest
from PySide6.QtCore import QElapsedTimer, QPoint, Qt
from PySide6.QtGui import QKeySequence
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QSlider

from cardgui.look.controls import Dialog, Segmented, Stepper, SwitchRow, Tile
from cardgui.look.theme import theme
from cardgui.look.tokens import TOUCH_TARGET
from cardgui.models.settings import FILE_NAME, KEPT, Settings
from cardgui.screens.settings import PAGES

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

    from pytestqt.qtbot import QtBot

    from cardgui.screens.main_window import MainWindow
    from cardgui.screens.settings import SettingsScreen
    from cardgui.screens.settings_pages import AccessPage
    from cardgui.screens.settings_table import TablePage

HANDLED_ELSEWHERE = frozenset({"language", "window", "maximized", "ledger_folder", "welcomed", "silenced_rules"})


@pytest.fixture
def window(open_app: Callable[..., MainWindow]) -> MainWindow:
    return open_app()


@pytest.fixture
def screen(window: MainWindow) -> SettingsScreen:
    return window.rooms.open_settings()


def press(window: MainWindow, keys: str) -> None:
    QTest.keySequence(window, QKeySequence(keys))


def test_ctrl_comma_opens_the_settings_and_the_sidebar_marks_them(window: MainWindow) -> None:
    press(window, "Ctrl+,")
    assert window.pages.currentWidget() is window.rooms.settings_page()
    assert window.sidebar.places["settings"].isChecked()


def test_a_dialog_that_is_open_makes_way(window: MainWindow) -> None:
    dialog = window.offer_new_game("truf")
    press(window, "Ctrl+,")
    assert not dialog.isVisible()
    assert window.pages.currentWidget() is window.rooms.settings_page()


def _toggle(control: object) -> None:
    """Choose something else with a control, as a person would."""
    if isinstance(control, SwitchRow):
        control.click()
    elif isinstance(control, Segmented):
        other = next(button for button in control.findChildren(QAbstractButton) if not button.isChecked())
        other.click()
    elif isinstance(control, QSlider):
        QTest.mouseClick(control, Qt.MouseButton.LeftButton, pos=QPoint(control.width() - 30, control.height() // 2))
    elif isinstance(control, Tile) and not control.isChecked():
        control.click()
    elif isinstance(control, Stepper):
        control.more.click()


def test_every_setting_has_a_control_that_changes_it_at_once(window: MainWindow, screen: SettingsScreen) -> None:
    changed: set[str] = set()
    window.settings.changed.connect(changed.add)
    window.settings.tutor = True  # what comes after it can be set only while there is one
    for key in PAGES:
        if key == "language":
            continue
        page = screen.show_page(key)
        for kind in (QSlider, Segmented, Tile, Stepper, SwitchRow):
            for control in page.findChildren(kind):
                window.settings.sounds = True  # and so is this one's
                _toggle(control)
    every = {name for name in vars(Settings) if name in window.settings._entries()}
    assert every - HANDLED_ELSEWHERE <= changed, every - HANDLED_ELSEWHERE - changed


def test_controls_follow_what_is_set_elsewhere(window: MainWindow, screen: SettingsScreen) -> None:
    page: TablePage = screen.show_page("table")  # type: ignore[assignment]
    window.settings.card_design = "four_colour"
    window.settings.table_grain = 77
    window.settings.speed = "fast"
    window.settings.sounds = False
    assert page.designs["four_colour"].isChecked()
    assert page.grain.slider.value() == 77
    assert page.speed.current == "fast"
    assert not page.sounds.isChecked()
    assert not page.volume.isEnabled()


def test_the_preview_follows_at_once(window: MainWindow, screen: SettingsScreen) -> None:
    page: TablePage = screen.show_page("table")  # type: ignore[assignment]
    pictures = [page.preview.grab().toImage()]
    for name, value in (("table_contrast", 100), ("table_temperature", 90), ("card_design", "large_index")):
        setattr(window.settings, name, value)
        pictures.append(page.preview.grab().toImage())
    assert all(one != other for one, other in pairwise(pictures))


def test_a_page_gives_its_own_settings_their_defaults(window: MainWindow, screen: SettingsScreen) -> None:
    page = screen.show_page("table")
    assert page.reset.isEnabled() is (window.settings.theme != "system")
    window.settings.table_grain = 10
    window.settings.wait_for_me = True
    assert page.reset.isEnabled()
    page.reset.click()
    assert window.settings.table_grain == 50
    assert window.settings.wait_for_me
    assert not page.reset.isEnabled()


def test_everything_can_be_reset_after_a_question(window: MainWindow, screen: SettingsScreen) -> None:
    window.settings.language = "tr"
    window.settings.text_percent = 130
    window.settings.play_by = "drag"
    window.settings.silenced_rules = ("TR-12",)
    screen.ask_reset()
    (dialog,) = [dialog for dialog in window.findChildren(Dialog) if dialog.isVisible()]
    dialog.accept()
    settings = window.settings
    assert settings.is_default(*(name for name in settings._entries() if name not in KEPT))
    assert settings.language == "tr"
    assert theme().percent == 100


def test_what_is_set_is_in_a_readable_file(window: MainWindow, screen: SettingsScreen, tmp_path: Path) -> None:
    page: TablePage = screen.show_page("table")  # type: ignore[assignment]
    page.designs["high_contrast"].click()
    page.contrast.slider.setValue(61)
    window.settings.flush()
    kept = tomllib.loads((tmp_path / FILE_NAME).read_text())
    assert kept["card_design"] == "high_contrast"
    assert kept["table_contrast"] == 61


def test_another_language_applies_to_the_open_page(window: MainWindow, screen: SettingsScreen, qtbot: QtBot) -> None:
    from cardgui.screens.settings_pages import LanguagePage  # noqa: PLC0415

    page = screen.show_page("language")
    assert isinstance(page, LanguagePage)
    page.tiles["ko"].click()
    qtbot.waitUntil(lambda: page.title.text() == "언어")
    assert window.translator.language == "ko"
    assert page.tiles["ko"].isChecked()


def test_silenced_explanations_are_listed_and_can_be_had_again(window: MainWindow, screen: SettingsScreen) -> None:
    from cardgui.screens.settings_pages import HelpPage  # noqa: PLC0415

    page = screen.show_page("help")
    assert isinstance(page, HelpPage)
    assert page.again.isHidden()
    window.settings.silenced_rules = ("TR-12", "RI-21")
    assert not page.again.isHidden()
    page.again.click()
    assert not window.settings.silenced_rules


SILENCES = {"library": "miniaudio", "device": "sound device"}


@pytest.mark.parametrize("why", SILENCES)
def test_sounds_cannot_be_set_where_none_can_be_played_and_it_is_said_why(
    window: MainWindow, screen: SettingsScreen, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch, why: str
) -> None:
    """The pages find it out themselves, whenever they are opened, and find out as well that it has changed."""
    now = why
    monkeypatch.setattr("cardgui.screens.settings_sound.silence", lambda: now)
    monkeypatch.setattr("cardgui.screens.settings_sound.QGuiApplication.platformName", lambda: "xcb")
    access: AccessPage = screen.show_page("access")  # type: ignore[assignment]
    table: TablePage = screen.show_page("table")  # type: ignore[assignment]
    controls = (table.sounds, table.volume, table.turn, access.turn)
    for page in (table, access):
        screen.show_page("language")
        screen.show_page("table" if page is table else "access")
        qtbot.waitUntil(page.silence.isVisible)
        assert SILENCES[why] in page.silence.text()
    assert not any(control.isEnabled() for control in controls)
    window.settings.sounds = False
    window.settings.sounds = True
    assert not any(control.isEnabled() for control in controls), "a setting changes nothing about it"
    english = table.silence.text()
    window.settings.language = "tr"
    qtbot.waitUntil(lambda: table.silence.text() != english)
    now = ""
    for key in ("language", "table", "access"):
        screen.show_page(key)
    qtbot.waitUntil(lambda: all(control.isEnabled() for control in controls))
    assert table.silence.isHidden()
    assert access.silence.isHidden()


def test_the_sound_at_the_own_turn_says_that_all_sounds_are_off(window: MainWindow, screen: SettingsScreen) -> None:
    page: AccessPage = screen.show_page("access")  # type: ignore[assignment]
    assert page.turn.isEnabled()
    assert not page.turn.accessibleDescription()
    window.settings.sounds = False
    assert not page.turn.isEnabled()
    assert "sounds are off" in page.turn.accessibleDescription()


class TestOverAGame:
    @pytest.fixture
    def at_table(self, window: MainWindow, played: dict[str, str]) -> MainWindow:
        window.resume(played["open"])
        return window

    @pytest.fixture
    def window(self, open_app: Callable[..., MainWindow], played: dict[str, str]) -> MainWindow:
        assert played
        return open_app()

    def test_the_game_waits_and_esc_goes_back_to_it(self, at_table: MainWindow, qtbot: QtBot) -> None:
        table = at_table.table
        assert table is not None
        qtbot.waitUntil(lambda: table.controller.prompt is not None and not table.director.moving, timeout=20_000)
        table.hand.take_focus()
        card = table.hand.focused()
        press(at_table, "Ctrl+,")
        assert at_table.pages.currentWidget() is at_table.rooms.settings_page()
        assert at_table.table is table
        assert not at_table.rooms.settings_page().back_button.isHidden()
        at_table.settings.card_design = "large_index"
        at_table.settings.table_temperature = 90
        QTest.keyClick(at_table.rooms.settings_page(), Qt.Key.Key_Escape)
        assert at_table.pages.currentWidget() is table
        assert table.hand.focused() is card
        assert table.stage.look.temperature == 90

    def test_from_home_there_is_no_way_back(self, window: MainWindow) -> None:
        screen = window.rooms.open_settings()
        assert screen.back_button.isHidden()


def test_opening_takes_a_tenth_of_a_second(open_app: Callable[..., MainWindow]) -> None:
    window = open_app()
    for key in PAGES:
        window.rooms.open_settings(key)
    window.go("home")
    clock = QElapsedTimer()
    clock.start()
    window.rooms.open_settings("table")
    assert clock.elapsed() < 100


@pytest.mark.parametrize("key", PAGES)
def test_controls_are_large_enough_for_fingers_while_these_are_used(
    screen: SettingsScreen, key: str, qtbot: QtBot
) -> None:
    page = screen.show_page(key)
    theme().use_touch(touch=True)
    try:
        controls = (*page.findChildren(QAbstractButton), *page.findChildren(QSlider), *screen.buttons.values())
        seen = [control for control in controls if control.isVisible()]
        assert seen
        qtbot.waitUntil(lambda: all(control.height() >= TOUCH_TARGET for control in seen), timeout=3000)
    finally:
        theme().use_touch(touch=False)


@pytest.mark.parametrize("key", PAGES)
def test_every_control_of_a_page_has_a_name_and_can_be_reached_by_tab(screen: SettingsScreen, key: str) -> None:
    page = screen.show_page(key)
    for control in (*page.findChildren(QAbstractButton), *page.findChildren(QSlider)):
        if control.isVisible():
            name = control.accessibleName() or (control.text() if isinstance(control, QAbstractButton) else "")
            assert name, control
            grouped = isinstance(control, QAbstractButton) and control.autoExclusive()
            assert grouped or control.focusPolicy() & Qt.FocusPolicy.TabFocus
