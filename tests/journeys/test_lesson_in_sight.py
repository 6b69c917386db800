"""After a wrong answer the note and all answers are in sight, however large the text."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from PySide6.QtCore import QPoint, QRect

from cardgui.app import make_application
from cardgui.look.theme import theme
from cardgui.screens.lesson.screen import LessonScreen
from cardgui.screenshots.rehearsal import Rehearsal
from cardgui.screenshots.take import SCENES

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

    from pytestqt.qtbot import QtBot


@pytest.fixture(autouse=True)
def plain_look(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:  # noqa: ARG001
    make_application()
    monkeypatch.setattr("cardgui.screens.fault.FaultKeeper.install", lambda _keeper: None)
    yield
    theme().set_language("en")
    theme().set_percent(100)


@pytest.mark.parametrize("language", ["en", "ko", "ja", "tr"])
def test_answers_are_in_sight_after_a_wrong_one(language: str, tmp_path: Path) -> None:
    scene = SCENES["truf-lesson-bids"]
    with Rehearsal(tmp_path) as rehearsal:
        match = scene.prepare(rehearsal)
        window = rehearsal.open(language, "light", 150)
        window.resize(900, 600)
        rehearsal.settle()
        scene.show(rehearsal, match)
        rehearsal.settle()
        screen = window.learning.screen
        assert isinstance(screen, LessonScreen)
        column = screen.column
        view = column.area.viewport()
        places = [column._answers.itemAt(place) for place in range(column._answers.count())]
        shown = [item.widget() for item in places if item is not None]
        assert len(shown) == 4
        for widget in (*shown, column.wrong):
            assert widget is not None
            box = QRect(widget.mapTo(view, QPoint()), widget.size())
            assert view.rect().contains(box), (widget.accessibleName(), box, view.rect())
