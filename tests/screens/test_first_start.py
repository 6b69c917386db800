"""The first start, the sheet of keys, and where the window stands."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from PySide6.QtCore import QEvent, QObject, QRect, Qt
from PySide6.QtGui import QKeySequence
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget

from cardgui.look.theme import theme
from cardgui.models.settings import CARD_DESIGNS
from cardgui.screens.first_start import FirstStart
from cardgui.screens.keys import HAND, PROGRAM, TABLE, KeysDialog, shown
from cardgui.screens.window_place import fitted

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from pytestqt.qtbot import QtBot

    from cardgui.screens.main_window import MainWindow

SCREEN = QRect(0, 0, 1920, 1040)
LEAST = (900, 600)


class Shows(QObject):
    """Watches what becomes visible.

    Attributes:
        windows: windows that did.
    """

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self.windows: list[str] = []

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Keep what is shown as a window."""
        if event.type() == QEvent.Type.Show and isinstance(watched, QWidget) and watched.isWindow():
            self.windows.append(type(watched).__name__)
        return False


@pytest.fixture
def shows(qapp: QApplication) -> Iterator[Shows]:
    watch = Shows(qapp)
    qapp.installEventFilter(watch)
    yield watch
    qapp.removeEventFilter(watch)
    watch.deleteLater()


class TestTheFirstStart:
    @pytest.fixture
    def window(self, open_app: Callable[..., MainWindow]) -> MainWindow:
        window = open_app(language="ja")
        assert window.rooms.welcome()
        return window

    @staticmethod
    def page(window: MainWindow) -> FirstStart:
        page = window.pages.currentWidget()
        assert isinstance(page, FirstStart)
        return page

    def test_the_language_of_the_system_is_chosen_already(self, window: MainWindow) -> None:
        assert self.page(window).languages["ja"].isChecked()
        assert not window.sidebar.isVisible()

    def test_it_opens_no_other_window(self, open_app: Callable[..., MainWindow], shows: Shows) -> None:
        window = open_app(language="ja")
        shows.windows.clear()
        assert window.rooms.welcome()
        assert shows.windows == []

    def test_everything_applies_at_once(self, window: MainWindow, qtbot: QtBot) -> None:
        page = self.page(window)
        page.languages["tr"].click()
        assert window.translator.language == "tr"
        qtbot.waitUntil(lambda: page._title.text() == "Masaya hoş geldiniz")
        page.themes["dark"].click()
        assert theme().dark
        page.size_step.more.click()
        assert theme().percent == 115
        for design in CARD_DESIGNS:
            page.designs.button(design).click()
            assert window.settings.card_design == design
            assert page.designs.current == design

    @pytest.mark.parametrize(("width", "percent"), [(900, 100), (1280, 100), (1280, 150), (1920, 100)])
    def test_no_word_of_a_choice_is_cut(self, window: MainWindow, width: int, percent: int) -> None:
        window.resize(width, 800)
        page = self.page(window)
        for language in ("en", "ko", "ja", "tr"):
            window.translator.install(language)
            theme().set_percent(percent)
            QApplication.processEvents()
            buttons = [page.designs.button(design) for design in CARD_DESIGNS]
            assert all(button.width() >= button.minimumSizeHint().width() for button in buttons)
            rows = {button.mapTo(page, button.rect().topLeft()).y() for button in buttons}
            assert len(rows) <= 2

    @pytest.mark.parametrize("language", ["en", "ko", "ja", "tr"])
    def test_all_of_it_is_seen_at_the_usual_size(self, window: MainWindow, language: str, qtbot: QtBot) -> None:
        window.translator.install(language)
        qtbot.waitUntil(lambda: self.page(window).area.verticalScrollBar().maximum() == 0, timeout=2000)

    def test_enter_begins_wherever_the_focus_is(self, window: MainWindow) -> None:
        page = self.page(window)
        page.languages["ja"].setFocus()
        QTest.keyClick(page.languages["ja"], Qt.Key.Key_Return)
        assert type(window.pages.currentWidget()).__name__ == "LessonScreen"
        assert window.settings.welcomed

    def test_who_wants_to_play_comes_home(self, window: MainWindow) -> None:
        self.page(window).play_button.click()
        assert window.pages.currentWidget() is window.home
        assert window.sidebar.isVisible()
        assert window.settings.welcomed

    def test_it_comes_once(self, window: MainWindow) -> None:
        self.page(window).play_button.click()
        assert not window.rooms.welcome()

    def test_whoever_has_games_needs_none(self, open_app: Callable[..., MainWindow], played: dict[str, str]) -> None:
        assert played
        assert not open_app().rooms.welcome()


class TestTheKeys:
    def test_the_sheet_opens_by_key_and_lists_every_key_of_the_design(
        self, open_app: Callable[..., MainWindow]
    ) -> None:
        window = open_app()
        QTest.keySequence(window, QKeySequence("Ctrl+K"))
        (dialog,) = window.findChildren(KeysDialog)
        assert dialog.isVisible()
        listed = {key for line in (*HAND, *TABLE, *PROGRAM) for key in line.keys}
        at_table = "left right home end ctrl+left ctrl+right return space H W L S D Ctrl+Z F1 F6 esc I"
        assert {*at_table.split(), "Ctrl+N", "Ctrl+,", "F11", "Ctrl++", "Ctrl+-"} <= listed
        assert all(label.text() for label in dialog.sheet.words.values())

    def test_keys_stand_there_as_on_the_keyboard(self) -> None:
        assert shown("Ctrl+Right") == "Ctrl+→"
        assert shown("Return") == "Enter"
        assert shown("Ctrl+,") == "Ctrl+,"
        assert shown("Up") == "↑"
        assert shown("PgUp") == "PgUp"

    def test_a_sheet_that_is_longer_than_its_window_scrolls_by_keys(self, open_app: Callable[..., MainWindow]) -> None:
        window = open_app(size=(900, 600))
        page = window.rooms.open_settings("keyboard")
        bars = [page.area.verticalScrollBar()]
        dialog = window.rooms.show_keys()
        assert dialog is not None
        bars.append(dialog.area.verticalScrollBar())
        for bar in reversed(bars):
            assert bar.maximum() > 0
            QTest.keyClick(QApplication.focusWidget() or window, Qt.Key.Key_PageDown)
            assert bar.value() > 0
            QTest.keyClick(QApplication.focusWidget() or window, Qt.Key.Key_Home)
            assert bar.value() == 0
            QTest.keyClick(QApplication.focusWidget() or window, Qt.Key.Key_End)
            assert bar.value() == bar.maximum()
            dialog.reject()
            page.take_focus()


class TestWhereTheWindowStands:
    def test_a_place_on_a_screen_is_kept(self) -> None:
        place = QRect(100, 80, 1280, 800)
        assert fitted(place, [SCREEN], LEAST) == place

    def test_a_place_on_a_screen_that_is_gone_is_given_up(self) -> None:
        assert fitted(QRect(2400, 80, 1280, 800), [SCREEN], LEAST) is None

    def test_a_window_whose_upper_edge_is_out_of_reach_is_not_left_there(self) -> None:
        assert fitted(QRect(100, -700, 1280, 800), [SCREEN], LEAST) is None
        assert fitted(QRect(1900, 80, 1280, 800), [SCREEN], LEAST) is None

    def test_a_window_across_two_screens_stays(self) -> None:
        place = QRect(1200, 80, 1400, 800)
        assert fitted(place, [SCREEN, QRect(1920, 0, 1920, 1040)], LEAST) == place

    def test_a_window_larger_than_its_screen_is_moved_into_it(self) -> None:
        assert fitted(QRect(10, 10, 3000, 1600), [SCREEN], LEAST) == SCREEN
        small = QRect(0, 0, 1000, 560)
        found = fitted(QRect(300, 0, 1280, 800), [small], LEAST)
        assert found is not None
        assert found.width() == 1000
        assert found.height() == 600
