"""Every test of the screens begins with the bundled fonts, the light theme, English, and folders of its own."""

from __future__ import annotations

import shutil
from typing import TYPE_CHECKING

import pytest
from PySide6.QtCore import QLocale
from shiboken6 import isValid

from cardgui.app import Places, make_application, open_window
from cardgui.look import focus
from cardgui.look.theme import theme
from cardgui.look.type import load_fonts
from tests.screens.played import fill

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator
    from pathlib import Path

    from pytestqt.qtbot import QtBot

    from cardgui.screens.main_window import MainWindow


@pytest.fixture(autouse=True)
def plain_look(qtbot: QtBot) -> Iterator[None]:  # noqa: ARG001
    make_application()
    load_fonts()
    theme().choose("light")
    theme().set_percent(100)
    focus.note_pointer()
    QLocale.setDefault(QLocale("en"))
    yield
    theme().choose("light")
    theme().set_percent(100)


@pytest.fixture
def open_app(qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Callable[..., MainWindow]]:
    """Open the program on the folders of this test, as often as wanted."""
    opened: list[MainWindow] = []
    # pytest-qt keeps its own hook for faults; the program must not replace it.
    monkeypatch.setattr("cardgui.screens.fault.FaultKeeper.install", lambda _keeper: None)

    def open_it(*, language: str = "en", size: tuple[int, int] | None = (1280, 800)) -> MainWindow:
        window = open_window(Places(tmp_path, tmp_path), language)
        opened.append(window)
        if size is not None:
            window.resize(*size)
        with qtbot.waitExposed(window):
            window.show()
        return window

    yield open_it
    for window in opened:
        if not isValid(window):  # another person plays in another window
            continue
        window.translator.install("en")
        window.close()
        window.deleteLater()


@pytest.fixture(scope="session")
def played_once(tmp_path_factory: pytest.TempPathFactory) -> tuple[Path, dict[str, str]]:
    path = tmp_path_factory.mktemp("played") / "ledger.sqlite"
    return path, fill(path)


@pytest.fixture
def played(played_once: tuple[Path, dict[str, str]], tmp_path: Path) -> dict[str, str]:
    """A ledger with matches in it: `finished`, `open`, `given_up`, `old`."""
    path, ids = played_once
    shutil.copy(path, tmp_path / "ledger.sqlite")
    return ids
