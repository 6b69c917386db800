"""Every key of the sheet does what the sheet says."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QKeySequence
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from cardgui.app import make_application
from cardgui.look import focus
from cardgui.look.controls import Dialog, Menu
from cardgui.look.theme import theme
from cardgui.screens.keys import HAND, PROGRAM, TABLE
from cardgui.screenshots.rehearsal import Rehearsal
from cardgui.table.hint.callout import HintCallout
from cardgui.table.panels import Panel

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator
    from pathlib import Path

    from pytestqt.qtbot import QtBot

    from cardgui.engine.match import Match
    from cardgui.screens.main_window import MainWindow
    from cardgui.table.table_view import TableView

pytestmark = pytest.mark.qt_log_ignore("This plugin does not support (raise|grabbing)", extend=True)


@pytest.fixture(autouse=True)
def plain_look(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:  # noqa: ARG001
    make_application()
    focus.note_pointer()
    monkeypatch.setattr("cardgui.screens.fault.FaultKeeper.install", lambda _keeper: None)
    yield
    theme().choose("light")
    theme().set_percent(100)


def must_follow(match: Match) -> bool:
    """The person is to play, holds cards that may and cards that may not be played, and a trick has been taken."""
    deal = match.deal
    if deal is None or 0 not in deal.to_act or len(deal.actions()) < 12:
        return False
    hand = deal.view(0).hand
    return 1 < len(deal.legal(0)) < len(hand)


class At:
    """A person with a keyboard at the table."""

    def __init__(self, rehearsal: Rehearsal) -> None:
        match = rehearsal.store("truf", 11, must_follow)
        self.rehearsal = rehearsal
        self.window: MainWindow = rehearsal.open("en", "light")
        self.table: TableView = rehearsal.resume(match)
        rehearsal.until_asked()
        self.table.hand.take_focus()

    def press(self, keys: str) -> None:
        """Press keys wherever the focus is."""
        self.window.activateWindow()
        target = QApplication.focusWidget() or self.window
        QTest.keySequence(target, QKeySequence(keys))
        self.rehearsal.settle()

    def place(self) -> int:
        """Which card of the hand has the focus."""
        focused = self.table.hand.focused()
        return self.table.hand.cards().index(focused) if focused is not None else -1

    def dialogs(self) -> list[Dialog]:
        """The dialogs that are open."""
        return [dialog for dialog in self.window.findChildren(Dialog) if dialog.isVisible()]


@pytest.fixture
def at(tmp_path: Path) -> Iterator[At]:
    with Rehearsal(tmp_path) as rehearsal:
        yield At(rehearsal)


def move(at: At) -> None:
    at.press("Home")
    at.press("Right")
    assert at.place() == 1
    at.press("Left")
    assert at.place() == 0


def legal(at: At) -> None:
    may = at.table.controller.playable()
    at.press("Home")
    for _ in range(3):
        at.press("Ctrl+Right")
        assert at.table.hand.cards()[at.place()].code in may
    at.press("End")
    at.press("Ctrl+Left")
    assert at.table.hand.cards()[at.place()].code in may


def ends(at: At) -> None:
    at.press("End")
    assert at.place() == len(at.table.hand.cards()) - 1
    at.press("Home")
    assert at.place() == 0


def play(at: At) -> None:
    before = len(at.table.hand.cards())
    at.table.hand.take_focus()
    at.press("Return")
    at.rehearsal.until(lambda: len(at.table.hand.cards()) == before - 1)
    at.rehearsal.until_asked()
    at.table.hand.take_focus()
    at.press("Space")
    at.rehearsal.until(lambda: len(at.table.hand.cards()) == before - 2)


def panels(table: TableView) -> list[Panel]:
    """Everything that can stand over the table."""
    return table.stage.findChildren(Panel)


def hint(at: At) -> None:
    at.press("H")
    at.rehearsal.until(lambda: any(isinstance(one, HintCallout) and one.isVisible() for one in panels(at.table)))


def why_not(at: At) -> None:
    may = at.table.controller.playable()
    refused = next(card for card in at.table.hand.cards() if card.code not in may)
    refused.setFocus()
    at.press("W")
    assert at.table.callout.isVisible()


def take_back(at: At) -> None:
    before = len(at.table.hand.cards())
    at.table.hand.take_focus()
    at.press("Return")
    at.rehearsal.until(lambda: len(at.table.hand.cards()) == before - 1)
    at.rehearsal.until_asked()
    at.press("Ctrl+Z")
    at.rehearsal.until(lambda: len(at.table.hand.cards()) == before)


def opened(keys: str) -> Callable[[At], None]:
    def check(at: At) -> None:
        assert at.table.over.top() is None
        at.press(keys)
        assert at.table.over.top() is not None
        at.press("Esc")
        assert at.table.over.top() is None

    return check


def read(at: At) -> None:
    said: list[str] = []
    at.table.speech.said.connect(lambda text, _loud: said.append(text))
    at.press("I")
    assert len(said[-1]) > 100
    assert "Sari" in said[-1]


def region(at: At) -> None:
    seen = []
    for _ in range(4):
        at.press("F6")
        seen.append(QApplication.focusWidget())
    assert len({id(widget) for widget in seen}) == 4
    at.press("Shift+F6")
    assert QApplication.focusWidget() is seen[2]


def close(at: At) -> None:
    at.press("S")
    at.press("Esc")
    assert at.table.over.top() is None
    at.press("Esc")
    menu = QApplication.activePopupWidget()
    assert isinstance(menu, Menu)
    menu.close()


def rule(at: At) -> None:
    at.press("F1")
    assert at.window.pages.currentWidget() is not at.table
    assert at.window.table is at.table


def new(at: At) -> None:
    at.press("Ctrl+N")
    assert at.dialogs()


def paste(at: At) -> None:
    QApplication.clipboard().setText("no code")
    at.press("Ctrl+V")
    assert at.dialogs()


def settings(at: At) -> None:
    at.press("Ctrl+,")
    assert at.window.pages.currentWidget() is at.window.rooms.settings_page()


def keys(at: At) -> None:
    at.press("Ctrl+K")
    assert at.dialogs()


def full(at: At) -> None:
    at.press("F11")
    assert at.window.isFullScreen()
    at.press("F11")
    assert not at.window.isFullScreen()


def size(at: At) -> None:
    at.press("Ctrl++")
    assert theme().percent == 115
    at.press("Ctrl+-")
    assert theme().percent == 100


def usual_size(at: At) -> None:
    at.window.settings.text_percent = 150
    at.press("Ctrl+0")
    assert theme().percent == 100


CHECKS: dict[str, Callable[[At], None]] = {
    "move": move,
    "legal": legal,
    "ends": ends,
    "play": play,
    "hint": hint,
    "why_not": why_not,
    "take_back": take_back,
    "last": opened("L"),
    "log": opened("Shift+L"),
    "sheet": opened("S"),
    "read": read,
    "rule": rule,
    "region": region,
    "close": close,
    "new": new,
    "paste": paste,
    "settings": settings,
    "keys": keys,
    "full": full,
    "size": size,
    "usual_size": usual_size,
}


@pytest.mark.parametrize(
    "line", [line.does for line in (*HAND, *TABLE, *PROGRAM) if line.does not in {"declared", "bid"}]
)
def test_a_key_does_what_the_sheet_says(at: At, line: str) -> None:
    CHECKS[line](at)


def robbed(match: Match) -> bool:
    """Cards lie in the fola, and the person is to play."""
    return match.deal is not None and 0 in match.deal.to_act and len(match.deal.actions()) > 12


def test_d_shows_what_was_declared_and_the_fola(tmp_path: Path) -> None:
    with Rehearsal(tmp_path) as rehearsal:
        match = rehearsal.store("minchiate", 5, robbed)
        window = rehearsal.open("en", "light")
        table = rehearsal.resume(match)
        rehearsal.until_asked()
        assert not any(panel.isVisible() for panel in panels(table))
        QTest.keyClick(window, Qt.Key.Key_D)
        rehearsal.settle()
        assert any(panel.isVisible() for panel in panels(table))
