"""Every state says what happened, what is safe and what can be done, and its answers do it."""

from __future__ import annotations

import sqlite3
from typing import TYPE_CHECKING, get_args

import pytest
from PySide6.QtCore import QEvent, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from cardgui.models.settings import FILE_NAME
from cardgui.screens.new_game import NewGame
from cardgui.screens.notices import Kind, Notice
from cardgui.screens.telling import NoticeDialog

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

    from pytestqt.qtbot import QtBot

    from cardgui.screens.main_window import MainWindow


def notices(window: MainWindow) -> dict[str, Notice]:
    return {notice.kind: notice for notice in window.home.findChildren(Notice) if notice.isVisible()}


@pytest.mark.parametrize("kind", get_args(Kind))
def test_every_state_has_words_and_an_answer(kind: Kind) -> None:
    notice = Notice(kind, {"lost": 3, "kept": 125, "version": "2.1", "deal": 4})
    assert notice.title()
    assert len(notice.text()) > 30
    assert notice.buttons
    assert all(button.words() for button in notice.buttons.values())
    assert "{" not in notice.text()


@pytest.mark.parametrize(
    ("lost", "kept", "said"),
    [
        (0, 0, "No deal can be read."),
        (0, 12, "12 deals are safe and open as usual."),
        (3, 0, "3 deals cannot be read."),
        (1, 2, "1 deal cannot be read. 2 deals are safe and open as usual."),
    ],
)
def test_of_a_damaged_ledger_no_zero_is_told(
    open_app: Callable[..., MainWindow], lost: int, kept: int, said: str
) -> None:
    open_app()  # its language has the plural forms
    copied = "The damaged file was set aside as a copy; nothing was deleted."
    assert Notice("damaged", {"lost": lost, "kept": kept}).text() == f"{said} {copied}"


def test_details_are_behind_more(qtbot: QtBot) -> None:
    notice = Notice("read_only", {"path": "/somewhere/ledger.sqlite"})
    qtbot.addWidget(notice)
    notice.show()
    assert not notice._detail.isVisible()
    notice.more.click()
    assert notice._detail.isVisible()
    assert "/somewhere" in notice._detail.text()


def test_a_fresh_start_has_nothing_to_say(open_app: Callable[..., MainWindow]) -> None:
    window = open_app()
    assert not notices(window)
    assert not window.sidebar.not_saving.isVisible()


def test_a_foreign_file_is_left_alone_until_a_new_ledger_is_wanted(
    open_app: Callable[..., MainWindow], tmp_path: Path
) -> None:
    (tmp_path / "ledger.sqlite").write_text("my shopping list")
    window = open_app()
    assert set(notices(window)) == {"foreign"}
    assert window.sidebar.not_saving.isVisible()
    notices(window)["foreign"].buttons["new_ledger"].click()
    assert not notices(window)
    assert not window.sidebar.not_saving.isVisible()
    assert any("shopping" in path.read_text(errors="ignore") for path in tmp_path.glob("ledger-*"))


def test_a_newer_ledger_can_be_looked_at(
    open_app: Callable[..., MainWindow], played: dict[str, str], tmp_path: Path
) -> None:
    with sqlite3.connect(tmp_path / "ledger.sqlite") as db:
        db.execute("PRAGMA user_version = 99")
        db.execute("UPDATE meta SET value = '99' WHERE key = 'schema'")
        db.execute("UPDATE meta SET value = '2.1' WHERE key = 'app'")
    db.close()
    window = open_app()
    assert set(notices(window)) == {"newer"}
    assert "2.1" in notices(window)["newer"].text()
    assert window.sidebar.not_saving.isVisible()
    notices(window)["newer"].buttons["read_only"].click()
    assert window.ledger is not None
    assert window.pages.currentWidget() is window.ledger
    assert window.ledger.list.model().rowCount() == len(played)


def test_a_damaged_ledger_says_how_many_deals_are_safe(
    open_app: Callable[..., MainWindow], played: dict[str, str], tmp_path: Path
) -> None:
    assert played
    path = tmp_path / "ledger.sqlite"
    content = bytearray(path.read_bytes())
    content[len(content) // 2 : len(content) // 2 + 4096] = b"\xff" * 4096
    path.write_bytes(content)
    window = open_app()
    assert set(notices(window)) == {"damaged"}
    state = window.desk.session.state
    assert str(state.kept) in notices(window)["damaged"].text()
    assert state.kept > 0
    notices(window)["damaged"].buttons["go_on"].click()
    assert not notices(window)


def test_a_second_window_says_that_the_ledger_is_in_use(open_app: Callable[..., MainWindow]) -> None:
    first = open_app()
    second = open_app()
    assert not notices(first)
    assert set(notices(second)) == {"locked"}
    assert second.sidebar.not_saving.isVisible()
    notices(second)["locked"].buttons["no_saving"].click()
    assert not notices(second)
    assert second.sidebar.not_saving.isVisible()


def come_back(window: MainWindow) -> None:
    QApplication.sendEvent(window, QEvent(QEvent.Type.WindowActivate))
    QApplication.processEvents()


def test_the_second_window_saves_when_the_first_is_closed(open_app: Callable[..., MainWindow]) -> None:
    first = open_app()
    second = open_app()
    come_back(second)
    assert set(notices(second)) == {"locked"}
    first.close()
    come_back(second)
    assert second.desk.saving
    assert not notices(second)
    assert not second.sidebar.not_saving.isVisible()


def test_a_game_that_was_begun_without_saving_goes_on_so(open_app: Callable[..., MainWindow]) -> None:
    first = open_app()
    second = open_app()
    second.start(NewGame("truf", {}, 7, raise_playable=True, explain_refusals=True))
    first.close()
    come_back(second)
    assert not second.desk.saving
    second.go("home")
    assert set(notices(second)) == {"locked"}


def test_settings_that_were_set_aside_are_told_once(open_app: Callable[..., MainWindow], tmp_path: Path) -> None:
    (tmp_path / FILE_NAME).write_text("theme = ")
    window = open_app()
    assert set(notices(window)) == {"settings"}
    notices(window)["settings"].buttons["go_on"].click()
    assert not notices(window)
    window.desk.state_changed.emit()
    assert not notices(window)


def test_answers_stay_answered_when_the_language_changes(open_app: Callable[..., MainWindow], tmp_path: Path) -> None:
    (tmp_path / FILE_NAME).write_text("theme = ")
    window = open_app()
    notices(window)["settings"].buttons["go_on"].click()
    window.settings.language = "tr"
    assert not notices(window)


def test_settings_that_were_told_are_not_told_again_with_another_ledger(
    open_app: Callable[..., MainWindow], tmp_path: Path
) -> None:
    (tmp_path / FILE_NAME).write_text("theme = ")
    window = open_app()
    notices(window)["settings"].buttons["go_on"].click()
    (tmp_path / "elsewhere").mkdir()
    window.desk.use_folder(str(tmp_path / "elsewhere"))
    assert not notices(window)


def test_values_that_cannot_be_used_are_told_once(open_app: Callable[..., MainWindow], tmp_path: Path) -> None:
    (tmp_path / FILE_NAME).write_text('theme = "purple"\n')
    window = open_app()
    assert set(notices(window)) == {"settings_values"}
    notice = notices(window)["settings_values"]
    notice.more.click()
    assert "theme" in notice._detail.text()
    notice.buttons["go_on"].click()
    assert not notices(window)
    window.settings.flush()
    assert not notices(open_app()).keys() - {"locked"}


def test_settings_that_cannot_be_written_are_told_once(open_app: Callable[..., MainWindow], tmp_path: Path) -> None:
    window = open_app()
    (tmp_path / FILE_NAME).unlink(missing_ok=True)
    (tmp_path / FILE_NAME).mkdir()  # nothing can take its place
    window.settings.theme = "dark"
    window.settings.flush()
    QApplication.processEvents()
    assert set(notices(window)) == {"settings_unsaved"}
    notices(window)["settings_unsaved"].buttons["go_on"].click()
    window.settings.theme = "light"
    window.settings.flush()
    QApplication.processEvents()
    assert not notices(window)
    (tmp_path / FILE_NAME).rmdir()
    window.settings.theme = "dark"
    window.settings.flush()
    assert not notices(window)
    (tmp_path / FILE_NAME).unlink()
    (tmp_path / FILE_NAME).mkdir()
    window.settings.theme = "light"
    window.settings.flush()
    QApplication.processEvents()
    assert set(notices(window)) == {"settings_unsaved"}
    (tmp_path / FILE_NAME).rmdir()


def test_settings_that_can_neither_be_read_nor_set_aside_are_told(
    open_app: Callable[..., MainWindow], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / FILE_NAME).write_text("theme = ")

    def refuse(_path: Path, _target: Path) -> Path:
        raise PermissionError

    monkeypatch.setattr(type(tmp_path), "rename", refuse)
    window = open_app()
    assert set(notices(window)) == {"settings_stuck"}
    assert "Move or delete the file" in notices(window)["settings_stuck"].text()


class TestWhereASettingIsChanged:
    """Settings that are not kept are told where the change is made, once."""

    @pytest.fixture
    def window(self, open_app: Callable[..., MainWindow], played: dict[str, str]) -> MainWindow:
        assert played
        return open_app()

    @staticmethod
    def spoil(window: MainWindow) -> None:
        """Let nothing take the place of the settings file."""
        window.settings.flush()
        window.settings.path.unlink(missing_ok=True)
        window.settings.path.mkdir()

    @staticmethod
    def change(window: MainWindow) -> None:
        window.settings.speed = "fast" if window.settings.speed != "fast" else "slow"
        window.settings.flush()
        QApplication.processEvents()

    @staticmethod
    def over(window: MainWindow) -> list[NoticeDialog]:
        return [dialog for dialog in window.findChildren(NoticeDialog) if dialog.isVisible()]

    @staticmethod
    def in_settings(window: MainWindow) -> list[Notice]:
        return [notice for notice in window.rooms.settings_page().notices.shown() if notice.isVisible()]

    @pytest.mark.parametrize("from_table", [False, True])
    def test_in_the_settings_it_stands_above_the_page(
        self, window: MainWindow, played: dict[str, str], from_table: bool
    ) -> None:
        if from_table:
            window.resume(played["open"])
        screen = window.rooms.open_settings("table")
        said: list[str] = []
        screen._speech.said.connect(lambda text, _loud: said.append(text))
        QApplication.processEvents()
        screen.area.verticalScrollBar().setValue(10_000)
        self.spoil(window)
        self.change(window)
        (notice,) = self.in_settings(window)
        assert notice.kind == "settings_unsaved"
        assert screen.area.verticalScrollBar().value() == 0
        assert [notice.text() in text for text in said] == [True]
        assert not self.over(window)
        notice.buttons["go_on"].click()
        self.change(window)
        assert not self.in_settings(window)
        window.rooms.back_to_table() if from_table else window.go("home")
        self.change(window)
        assert not notices(window), "it was answered"
        assert not self.over(window)
        window.settings.path.rmdir()

    def test_what_is_known_before_stands_there_when_they_are_opened(
        self, open_app: Callable[..., MainWindow], tmp_path: Path
    ) -> None:
        (tmp_path / FILE_NAME).write_text('theme = "purple"\n')
        window = open_app()
        window.rooms.open_settings()
        (notice,) = self.in_settings(window)
        assert notice.kind == "settings_values"
        notice.buttons["go_on"].click()
        window.go("home")
        assert not notices(window)

    @pytest.mark.parametrize("answer", ["button", "esc"])
    def test_at_the_table_it_is_told_over_it(self, window: MainWindow, played: dict[str, str], answer: str) -> None:
        window.resume(played["open"])
        self.spoil(window)
        self.change(window)
        (dialog,) = self.over(window)
        assert dialog.notice.kind == "settings_unsaved"
        self.change(window)
        assert self.over(window) == [dialog]
        if answer == "button":
            dialog.notice.buttons["go_on"].click()
        else:
            QTest.keyClick(dialog, Qt.Key.Key_Escape)
        self.change(window)
        assert not self.over(window)
        window.go("home")
        assert not notices(window)
        window.settings.path.rmdir()
        self.change(window)
        self.spoil(window)
        window.resume(played["open"])
        self.change(window)
        assert len(self.over(window)) == 1, "that it fails again is news"
        window.settings.path.rmdir()

    def test_a_file_that_is_stuck_is_told_again_where_something_is_set(
        self,
        open_app: Callable[..., MainWindow],
        played: dict[str, str],
        tmp_path: Path,
        monkeypatch: pytest.MonkeyPatch,
    ) -> None:
        (tmp_path / FILE_NAME).write_text("theme = ")

        def refuse(_path: Path, _target: Path) -> Path:
            raise PermissionError

        monkeypatch.setattr(type(tmp_path), "rename", refuse)
        window = open_app()
        assert set(notices(window)) == {"settings_stuck"}
        window.resume(played["open"])
        QApplication.processEvents()
        assert not self.over(window), "nothing was set yet"
        self.change(window)
        (dialog,) = self.over(window)
        assert dialog.notice.kind == "settings_stuck"
        dialog.accept()
        window.go("home")
        assert not notices(window)

    def test_the_dialog_speaks_the_language_of_now(self, window: MainWindow, played: dict[str, str]) -> None:
        window.resume(played["open"])
        self.spoil(window)
        self.change(window)
        (dialog,) = self.over(window)
        english = {dialog.accessibleName(), dialog.notice._title.text()}
        window.settings.language = "ko"
        QApplication.processEvents()
        assert english.isdisjoint({dialog.accessibleName(), dialog.notice._title.text()})
        window.settings.path.rmdir()

    def test_closing_the_window_tells_nothing(self, window: MainWindow, played: dict[str, str]) -> None:
        window.resume(played["open"])
        self.spoil(window)
        window.settings.speed = "fast"
        window.close()
        QApplication.processEvents()
        assert not window.findChildren(NoticeDialog)
        window.settings.path.rmdir()
