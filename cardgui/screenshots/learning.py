"""The scenes of the lessons: their list, and every sort of step with what comes of it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from cardgui.screens.lesson.screen import LessonScreen
from cardgui.screenshots.rehearsal import Rehearsal, SceneError
from cardgui.screenshots.scene import Scene, Show, nothing
from cardgui.table.animator import PACES
from cardgui.teaching.lesson_run import solution
from cardgui.teaching.lessons import ids

Then = Callable[[Rehearsal, LessonScreen], object]


def show_home(rehearsal: Rehearsal, _match: str) -> None:
    """Show the list, with a few lessons done."""
    window = rehearsal.window
    if window is None:
        raise SceneError("the window is not open")
    progress = window.learning.page().progress
    for lesson in (*ids("shared"), *ids("truf")[:3]):
        progress.finish(lesson)
    progress.open("T3")
    window.go("learn")


def rest(rehearsal: Rehearsal, screen: LessonScreen) -> None:
    """Wait until everything at the table of a lesson is shown."""
    rehearsal.settle()
    table = screen.table
    if table is not None:
        table.stage.animator.pace = PACES["none"]
        rehearsal.until(lambda: not table.busy and not table.stage.animator.busy)
    rehearsal.settle()


def solve(rehearsal: Rehearsal, screen: LessonScreen) -> None:
    """Do what is right."""
    if screen.run is not None:
        screen.attempt(solution(screen.run.step))
        rest(rehearsal, screen)


def trying(answer: str) -> Then:
    """Try something that is not right."""

    def then(rehearsal: Rehearsal, screen: LessonScreen) -> None:
        screen.attempt(answer)
        rest(rehearsal, screen)

    return then


def show_me(rehearsal: Rehearsal, screen: LessonScreen) -> None:
    """Have the answer shown."""
    screen.show_me()
    rest(rehearsal, screen)


def lesson(name: str, step: int, then: Then = rest) -> Show:
    """Show a step of a lesson, counted from 1, then do something; one step too many is the free practice."""

    def show(rehearsal: Rehearsal, _match: str) -> None:
        window = rehearsal.window
        if window is None:
            raise SceneError("the window is not open")
        screen = window.learning.open(name)
        rest(rehearsal, screen)
        for _ in range(step - 1):
            solve(rehearsal, screen)
            screen.column.next_button.click()
            rest(rehearsal, screen)
        then(rehearsal, screen)

    return show


def exercise(path: str) -> Show:
    """Show the first exercise of a path."""

    def show(rehearsal: Rehearsal, _match: str) -> None:
        window = rehearsal.window
        if window is None:
            raise SceneError("the window is not open")
        rest(rehearsal, window.learning.open_exercises(path))

    return show


def unreadable(rehearsal: Rehearsal, _match: str) -> None:
    """Open a lesson whose file is damaged."""
    lesson("T4", 1)(rehearsal, "")
    screen = rehearsal.window.learning.screen if rehearsal.window is not None else None
    if screen is None:
        raise SceneError("no lesson is open")
    screen.close_lesson()
    screen.unreadable.emit("T4", 0, "truf/T4.toml: Unterminated string (at end of document)")
    rehearsal.settle()


SCENES: Final = (
    Scene("app-learn", nothing, show_home),
    Scene("app-lesson-first", nothing, lesson("S1", 1)),
    Scene("app-lesson-refused", nothing, lesson("S2", 2, trying("AS"))),
    Scene("app-lesson-count", nothing, lesson("S4", 1)),
    Scene("app-lesson-unreadable", nothing, unreadable),
    Scene("truf-lesson-order", nothing, lesson("T1", 1, show_me)),
    Scene("truf-lesson-bid", nothing, lesson("T1", 4)),
    Scene("truf-lesson-bid-wrong", nothing, lesson("T1", 4, trying("KS"))),
    Scene("truf-lesson-bids", nothing, lesson("T2", 4, trying("seat:2"))),
    Scene("truf-lesson-win", nothing, lesson("T4", 1)),
    Scene("truf-lesson-show-me", nothing, lesson("T4", 1, show_me)),
    Scene("truf-lesson-wrong", nothing, lesson("T4", 1, trying("AD"))),
    Scene("truf-lesson-right", nothing, lesson("T4", 1, solve)),
    Scene("truf-lesson-down", nothing, lesson("T4", 2)),
    Scene("truf-lesson-ban", nothing, lesson("T5", 1, trying("KS"))),
    Scene("truf-lesson-choice", nothing, lesson("T6", 1)),
    Scene("truf-lesson-score", nothing, lesson("T8", 5, trying("2"))),
    Scene("truf-lesson-hands", nothing, lesson("T9", 4)),
    Scene("truf-lesson-practice", nothing, lesson("T7", 4)),
    Scene("truf-exercise", nothing, exercise("truf")),
    Scene("minchiate-lesson-practice", nothing, lesson("M12", 4)),
)
"""The list of lessons, and steps of every kind."""
