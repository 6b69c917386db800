"""Playing on freely after a lesson: the table says whose turn it is, and shows what was shown before."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from cardgui.app import make_application
from cardgui.look import focus
from cardgui.look.theme import theme
from cardgui.screens.review.results import PracticeResults
from cardgui.screenshots.rehearsal import Rehearsal
from cardgui.screenshots.take import SCENES
from cardgui.table.animator import PACES
from cardgui.table.minchiate.declared import DeclaredStrip
from cardgui.table.minchiate.sheets import SeenButton, SeenPanel
from tests.journeys.person import Mouse

if TYPE_CHECKING:
    from pathlib import Path

    from pytestqt.qtbot import QtBot

    from cardgui.screens.lesson.screen import LessonScreen
    from cardgui.screens.lesson.table import LessonTable


@pytest.fixture(autouse=True)
def without_waiting(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> None:  # noqa: ARG001
    make_application()
    focus.note_pointer()
    monkeypatch.setitem(PACES, "normal", PACES["none"])
    monkeypatch.setattr("cardgui.screens.fault.FaultKeeper.install", lambda _keeper: None)


def practice(rehearsal: Rehearsal, screen: LessonScreen) -> LessonTable:
    """Begin to play freely; the table, once it is the learner's turn."""
    screen._practise()
    table = screen.table
    assert table is not None
    rehearsal.until(lambda: table.isVisible() and bool(table.hand.legal))
    return table


@pytest.mark.qt_log_ignore("This plugin does not support (raise|grabbing)", extend=True)
@pytest.mark.parametrize("lesson", ["T7", "M12"])
def test_free_practice_says_whose_turn_it_is_and_what_is_required(lesson: str, tmp_path: Path) -> None:
    with Rehearsal(tmp_path) as rehearsal:
        window = rehearsal.open("en", "", 0)
        window.go("learn")
        screen = window.learning.open(lesson)
        assert screen.table is None or not screen.table.stage.prompt.isVisible(), "the task of the step says it"
        table = practice(rehearsal, screen)
        prompt = table.stage.prompt
        assert prompt.isVisible()
        assert prompt.saying is not None
        assert prompt.saying.text.startswith("Your turn")
        assert table.stage.plates[0].facts.ring


@pytest.mark.qt_log_ignore("This plugin does not support (raise|grabbing)", extend=True)
def test_a_lesson_in_mid_deal_shows_what_was_declared_beside_its_owner(tmp_path: Path) -> None:
    with Rehearsal(tmp_path) as rehearsal:
        window = rehearsal.open("en", "", 0)
        window.resize(1280, 800)
        window.go("learn")
        screen = window.learning.open("M12")
        table = practice(rehearsal, screen)
        strips = {strip.seat: strip for strip in table.findChildren(DeclaredStrip) if strip.isVisible()}
        assert list(strips) == [3]
        assert strips[3].shown == ((("T36", "T37", "T38"), 30),)
        button = table.findChild(SeenButton)
        assert button is not None
        Mouse(rehearsal).click(button)
        rehearsal.settle()
        sheet = table.findChild(SeenPanel)
        assert sheet is not None
        assert sheet.isVisible()
        QTest.keyClick(sheet.button, Qt.Key.Key_Escape)
        assert not sheet.isVisible()
        assert table.hand.focused() is not None


@pytest.mark.qt_log_ignore("This plugin does not support (raise|grabbing)", extend=True)
def test_what_is_required_stands_beside_the_table_where_the_table_has_no_room(tmp_path: Path) -> None:
    with Rehearsal(tmp_path) as rehearsal:
        window = rehearsal.open("ja", "", 0)
        window.resize(900, 600)
        theme().set_percent(150)
        try:
            window.go("learn")
            screen = window.learning.open("M12")
            table = practice(rehearsal, screen)
            rehearsal.settle()
            goal = screen.column.goal
            assert not table.stage.prompt.isVisible()
            assert goal.isVisible()
            assert table.stage.prompt.saying is not None
            assert goal.title.text() == table.stage.prompt.saying.text
            theme().set_percent(100)
            window.resize(1280, 800)
            rehearsal.settle()
            assert table.stage.prompt.isVisible()
            assert not goal.isVisible()
        finally:
            theme().set_percent(100)


@pytest.mark.qt_log_ignore("This plugin does not support (raise|grabbing)", extend=True)
def test_the_picture_of_results_shows_what_was_played(tmp_path: Path) -> None:
    scene = SCENES["truf-review-results"]
    with Rehearsal(tmp_path) as rehearsal:
        match = scene.prepare(rehearsal)
        window = rehearsal.open("en", "", 0)
        scene.show(rehearsal, match)
        (dialog,) = window.findChildren(PracticeResults)
        assert dialog.results[1] == rehearsal.table.controller.shown.seats[0].deal_score
