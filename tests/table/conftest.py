"""A table to test: the real rules and the real widgets, no ledger, no clock."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import cast

import pytest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from cardgui.engine.options import OptionValue
from cardgui.look import focus
from cardgui.look.theme import theme
from cardgui.look.type import load_fonts
from cardgui.models.controller import TableController
from cardgui.models.settings import Settings
from cardgui.table.animator import PACES
from cardgui.table.table_view import TableView
from tests.table.at_table import Maker, Table
from tests.table.fake import Choice, FakeController, first_legal


@pytest.fixture
def make_table(qtbot: QtBot, tmp_path: Path) -> Iterator[Maker]:
    """Make a table at which the deal has been dealt; everything is placed at once unless a pace is named."""
    load_fonts()
    theme().choose("light")
    focus.note_pointer()

    def make(
        number: int = 1,
        *,
        pace: str = "none",
        size: tuple[int, int] = (1280, 800),
        begin: bool = True,
        choice: Choice = first_legal,
        game: str = "truf",
        players: int | None = None,
        **options: OptionValue,
    ) -> Table:
        controller = FakeController(number, choice, game=game, players=players, **options)
        view = TableView(cast("TableController", controller), Settings(tmp_path))
        qtbot.addWidget(view)
        view.stage.animator.pace = PACES[pace]
        # Time passes by hand alone.
        view.stage.animator._timer.timeout.disconnect()
        view.resize(*size)
        view.show()
        QApplication.processEvents()
        view.start()
        if begin:
            controller.next_deal()
        return Table(view, controller)

    yield make
    theme().set_percent(100)
    theme().choose("system")
