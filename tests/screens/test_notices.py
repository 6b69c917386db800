"""Every state says what happened, what is safe and what can be done, and its answers do it."""

from __future__ import annotations

import sqlite3
from typing import TYPE_CHECKING, get_args

import pytest
from PySide6.QtWidgets import QApplication

from cardgui.models.settings import FILE_NAME
from cardgui.screens.notices import Kind, Notice

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
