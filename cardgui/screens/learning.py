"""The way to the lessons: their list and the lesson itself, made when they are first opened."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QObject, QTimer

if TYPE_CHECKING:
    from PySide6.QtWidgets import QWidget

    from cardgui.screens.learn_home import LearnHome
    from cardgui.screens.lesson.screen import LessonScreen
    from cardgui.screens.main_window import MainWindow


READY_AFTER: Final = 50
"""Milliseconds after which the screen of lessons is made, once their list is shown."""


class Learning(QObject):
    """Opens the lessons in one window.

    Attributes:
        home: the list of lessons, once it was opened.
        screen: the lesson, once one was opened.
    """

    def __init__(self, window: MainWindow) -> None:
        super().__init__(window)
        self._window = window
        self.home: LearnHome | None = None
        self.screen: LessonScreen | None = None

    def page(self) -> LearnHome:
        """The list of lessons, as things are now."""
        if self.home is None:
            from cardgui.screens.learn_home import LearnHome  # noqa: PLC0415  (home must not wait for it)
            from cardgui.teaching.progress import Progress  # noqa: PLC0415

            self.home = LearnHome(Progress(self._window.settings.path.parent))
            self.home.lesson.connect(self.open)
            self.home.exercise.connect(self.open_exercises)
            self.home.rules.connect(self._window.rooms.open_rulebook)
            self._window.pages.addWidget(self.home)
            # Once the list is seen: so the first lesson opens as fast as any other.
            QTimer.singleShot(READY_AFTER, self, self._made_screen)
        else:
            self.home.refresh()
        return self.home

    def open(self, lesson: str) -> LessonScreen:
        """Show a lesson."""
        screen = self._shown_screen()
        screen.open(lesson)
        return screen

    def open_first(self) -> LessonScreen:
        """Show the first lesson of all."""
        from cardgui.teaching.lessons import ids, paths  # noqa: PLC0415

        return self.open(ids(paths()[0])[0])

    def open_exercises(self, path: str) -> LessonScreen:
        """Show the first exercise of a path that is not done; the first, if all are."""
        from cardgui.teaching.exercises import exercises  # noqa: PLC0415

        screen = self._shown_screen()
        done = screen.progress.done
        place = next((one.place for one in exercises(path) if one.key not in done), 1)
        screen.open_exercise(path, place)
        return screen

    def _made_screen(self) -> LessonScreen:
        window = self._window
        progress = (self.home or self.page()).progress
        if self.screen is None:
            from cardgui.screens.lesson.screen import LessonScreen  # noqa: PLC0415

            self.screen = LessonScreen(window.settings, progress)
            self.screen.leave.connect(lambda: window.go("learn"))
            self.screen.rule_wanted.connect(window.rooms.open_rulebook)
            window.pages.addWidget(self.screen)
        return self.screen

    def _shown_screen(self) -> LessonScreen:
        window, screen = self._window, self._made_screen()
        window.leave_table()
        window.sidebar.hide()
        window.pages.setCurrentWidget(screen)
        return screen

    def rule_on(self, page: QWidget | None) -> tuple[str, str]:
        """The rule that a page teaches, and its game; empty where it is no lesson of one."""
        run = self.screen.run if self.screen is not None and page is self.screen else None
        if run is None or run.lesson.path == "shared":
            return "", ""
        return run.step.rule, run.lesson.path

    def leave(self) -> None:
        """Put the lesson away that is open."""
        if self.screen is not None:
            self.screen.close_lesson()
