"""Several people play on one computer, each with games and settings of their own; of a guest nothing is kept."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

import cardgui.app as program
from cardgui.look.controls import Saying
from cardgui.models.profiles import FIRST, GUEST, MOST, Profiles
from cardgui.screens.people import NameDialog, PeopleButton
from tests.screens.test_ledger_screen import ledger_of

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator
    from pathlib import Path

    from pytestqt.qtbot import QtBot

    from cardgui.screens.main_window import MainWindow


@pytest.fixture
def following() -> Iterator[Callable[[], MainWindow]]:
    """The window after a switch."""

    def newest() -> MainWindow:
        for _ in range(4):
            QApplication.processEvents()
        (window,) = program._successors
        return window

    yield newest
    for window in program._successors:
        window.translator.install("en")
        window.close()
        window.deleteLater()
    program._successors.clear()


def button_of(window: MainWindow) -> PeopleButton:
    (button,) = window.sidebar.findChildren(PeopleButton)
    return button


def entries(button: PeopleButton) -> list[str]:
    button.fill()
    return [action.text() for action in button.menu.actions() if action.text()]


def choose(button: PeopleButton, name: str) -> None:
    button.fill()
    next(action for action in button.menu.actions() if action.text() == name).trigger()


def test_a_new_person_has_an_empty_ledger_and_settings_of_their_own(
    open_app: Callable[..., MainWindow], played: dict[str, str], following: Callable[[], MainWindow], tmp_path: Path
) -> None:
    assert played
    window = open_app()
    window.settings.text_percent = 115
    button = button_of(window)
    assert entries(button) == ["Me", "Guest", "New person…", "Change my name…"]
    dialog = button.ask_new()
    QTest.keyClick(dialog.field, Qt.Key.Key_Return)
    assert dialog.isVisible(), "nobody is without a name"
    dialog.field.setText("Ayşe & Ömer")
    QTest.keyClick(dialog.field, Qt.Key.Key_Return)
    second = following()
    assert button_of(second).words() == "Ayşe & Ömer"
    assert second.settings.text_percent == 100
    assert second.desk.saving
    assert second.desk.matches.rowCount() == 0
    second.settings.text_percent = 130
    choose(button_of(second), "Me")
    third = following()
    assert third is not second
    assert third.settings.text_percent == 115
    assert third.desk.matches.rowCount() == 4
    assert len(ledger_of(third).list.model().index(0, 0).data(Qt.ItemDataRole.AccessibleTextRole)) > 5
    assert (tmp_path / "people" / "p1" / "ledger.sqlite").exists()


@pytest.mark.parametrize("maximized", [False, True])
@pytest.mark.parametrize("full", [False, True])
def test_the_next_person_finds_the_window_as_the_last_one_left_it(
    open_app: Callable[..., MainWindow], following: Callable[[], MainWindow], *, maximized: bool, full: bool
) -> None:
    window = open_app()
    window.setGeometry(40, 60, 1000, 700)
    usual = window.geometry()
    if maximized:
        window.showMaximized()
    if full:
        window.toggle_full_screen()
    QApplication.processEvents()
    choose(button_of(window), "Guest")
    guest = following()
    assert guest.isVisible()
    assert (guest.isMaximized(), guest.isFullScreen()) == (maximized, full)
    if full:
        guest.toggle_full_screen()
        assert not guest.isFullScreen()
        assert guest.isMaximized() == maximized
    if maximized:
        guest.showNormal()
    QApplication.processEvents()
    assert guest.geometry() == usual


def test_who_played_last_plays_at_the_next_start(
    open_app: Callable[..., MainWindow], following: Callable[[], MainWindow], tmp_path: Path
) -> None:
    window = open_app()
    Profiles(tmp_path).add("다현")
    profiles = Profiles(tmp_path)
    profiles.choose("p1")
    assert button_of(window).words() == "Me"
    again = program.open_window(program.Places(tmp_path, tmp_path), "en")
    program._successors.append(again)
    assert button_of(again).words() == "다현"
    assert following() is again


def test_a_guest_plays_without_saving_and_leaves_nothing(
    open_app: Callable[..., MainWindow], following: Callable[[], MainWindow], tmp_path: Path
) -> None:
    window = open_app()
    before = sorted(path.name for path in tmp_path.iterdir())
    choose(button_of(window), "Guest")
    guest = following()
    assert button_of(guest).words() == "Guest"
    assert not guest.desk.saving
    guest.settings.theme = "dark"
    guest.settings.flush()
    assert "Change my name…" not in entries(button_of(guest))
    assert Profiles(tmp_path).current == FIRST
    assert {path.name for path in tmp_path.iterdir()} - set(before) <= {"settings.toml", "backups"}


def test_a_name_can_be_changed(open_app: Callable[..., MainWindow], tmp_path: Path, qtbot: QtBot) -> None:
    assert qtbot
    button = button_of(open_app())
    dialog = button.ask_name()
    dialog.field.setText("Işıl")
    dialog.keep.click()
    assert button.words() == "Işıl"
    assert Profiles(tmp_path).name_of(FIRST) == "Işıl"


@pytest.mark.parametrize(
    "text", ["", "[]", "{}", '{"people": 3}', '{"people": [{"id": "../x", "name": "n"}]}', "\x00", "[" * 5000]
)
def test_a_list_of_people_that_cannot_be_read_leaves_the_first(tmp_path: Path, text: str) -> None:
    (tmp_path / "people.json").write_text(text)
    profiles = Profiles(tmp_path)
    assert [person.id for person in profiles.people] == [FIRST]
    assert profiles.current == FIRST
    assert profiles.folder_of(tmp_path, FIRST) == tmp_path


@pytest.mark.parametrize("text", ["", "{}", "\x00"])
def test_a_list_that_cannot_be_read_is_set_aside_and_nobody_gets_the_games_of_another(
    tmp_path: Path, text: str
) -> None:
    before = Profiles(tmp_path)
    for name in ("Ayşe", "Ömer"):
        before.folder_of(tmp_path, before.add(name).id).mkdir(parents=True)
    (tmp_path / "people.json").write_text(text)
    after = Profiles(tmp_path)
    assert [person.id for person in after.people] == [FIRST, "p1", "p2"]
    assert after.add("다현").id == "p3"
    assert (tmp_path / "people-unreadable-1.json").read_text() == text
    assert [person.name for person in Profiles(tmp_path).people] == ["", "", "", "다현"]


def test_people_whose_list_was_lost_come_back_with_a_number(
    open_app: Callable[..., MainWindow], tmp_path: Path
) -> None:
    for folder in ("p10", "p2", "px", "p3"):
        (tmp_path / "people" / folder).mkdir(parents=True)
    (tmp_path / "people" / "p4").write_text("no folder")
    names = entries(button_of(open_app()))
    assert names[:5] == ["Me", "Person 3", "Person 4", "Person 11", "Guest"]


def test_a_list_that_can_be_neither_read_nor_set_aside_is_left_alone(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "people.json").write_text("{")

    def refuse(*_: object) -> None:
        raise PermissionError

    monkeypatch.setattr("pathlib.Path.rename", refuse)
    profiles = Profiles(tmp_path)
    with pytest.raises(OSError, match="cannot be read"):
        profiles.add("Işıl")
    assert (tmp_path / "people.json").read_text() == "{"


@pytest.mark.parametrize("asking", [PeopleButton.ask_new, PeopleButton.ask_name])
def test_a_name_that_cannot_be_kept_is_told(
    open_app: Callable[..., MainWindow], tmp_path: Path, asking: Callable[[PeopleButton], NameDialog]
) -> None:
    window = open_app()
    (tmp_path / "people.json.new").mkdir()
    dialog = asking(button_of(window))
    dialog.field.setText("Işıl")
    dialog.keep.click()
    (told,) = (one for one in window.findChildren(Saying) if one.isVisible())
    assert told.accessibleName() == "This name cannot be saved"
    assert button_of(window).words() == "Me"


def test_two_windows_know_the_same_people(tmp_path: Path) -> None:
    first, second = Profiles(tmp_path), Profiles(tmp_path)
    assert (first.add("Ayşe").id, second.add("Ömer").id) == ("p1", "p2")
    first.rename("p2", "다현")
    second.choose("p1")
    assert [person.name for person in Profiles(tmp_path).people] == ["", "Ayşe", "다현"]
    assert Profiles(tmp_path).current == "p1"


def test_people_are_kept_in_order_and_not_without_end(tmp_path: Path) -> None:
    profiles = Profiles(tmp_path)
    ids = [profiles.add(f"n{number}").id for number in range(MOST - 1)]
    assert len(set(ids)) == MOST - 1
    with pytest.raises(ValueError, match="many"):
        profiles.add("one more")
    profiles.choose(GUEST)
    profiles.choose(ids[3])
    again = Profiles(tmp_path)
    assert again.people == profiles.people
    assert again.current == ids[3]
    assert json.loads((tmp_path / "people.json").read_text())["current"] == ids[3]


def test_a_dialog_with_room_does_not_scroll(open_app: Callable[..., MainWindow]) -> None:
    window = open_app(language="ja")
    dialog = button_of(window).ask_new()
    QApplication.processEvents()
    assert dialog.area.verticalScrollBar().maximum() == 0


@pytest.mark.qt_log_ignore("This plugin does not support (raise|grabbing)", extend=True)
def test_who_plays_next_keeps_the_full_screen(
    open_app: Callable[..., MainWindow], following: Callable[[], MainWindow]
) -> None:
    window = open_app()
    window.showFullScreen()
    choose(button_of(window), "Guest")
    assert following().isFullScreen()
