"""The sandbox, open in the window."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from tests.screens.sandbox.hands import ERKEK

if TYPE_CHECKING:
    from collections.abc import Callable

    from pytestqt.qtbot import QtBot

    from cardgui.screens.main_window import MainWindow
    from cardgui.screens.sandbox.screen import SandboxScreen


@pytest.fixture
def window(open_app: Callable[..., MainWindow]) -> MainWindow:
    return open_app()


@pytest.fixture
def screen(window: MainWindow, qtbot: QtBot) -> SandboxScreen:
    window.go("learn")
    home = window.learning.home
    assert home is not None
    QTest.mouseClick(home.sandbox_button, Qt.MouseButton.LeftButton)
    made = window.sandboxes.screen
    assert made is not None
    qtbot.waitUntil(made.isVisible)
    made.read(ERKEK)
    return made
