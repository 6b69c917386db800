"""The way to the lessons: their list and the lesson itself, made when they are first opened."""

from __future__ import annotations

import logging
from contextlib import suppress
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QObject, QTimer

from cardgui.look.theme import theme

if TYPE_CHECKING:
    from PySide6.QtWidgets import QWidget

    from cardgui.screens.learn_home import LearnHome
    from cardgui.screens.lesson.screen import LessonScreen
    from cardgui.screens.lesson.unreadable import UnreadableLesson
    from cardgui.screens.main_window import MainWindow
    from cardgui.teaching.progress import Progress

log = logging.getLogger(__name__)

READY_AFTER: Final = 50
"""Milliseconds after which the screen of lessons is made, once their list is shown."""


class Learning(QObject):
    """Opens the lessons in one window.

    Attributes:
        home: the list of lessons, once it was opened.
        screen: the lesson, once one was opened.
        unreadable: what stands in place of a lesson that cannot be shown, once there was one.
    """

    def __init__(self, window: MainWindow) -> None:
        super().__init__(window)
        self._window = window
        self._progress: Progress | None = None
        self.home: LearnHome | None = None
        self.screen: LessonScreen | None = None
        self.unreadable: UnreadableLesson | None = None
        self._wanted = ("", 0)
        """The lesson that cannot be shown; or the path, and the number of its exercise."""

    @property
    def progress(self) -> Progress:
        """What the person has done."""
        if self._progress is None:
            from cardgui.teaching.progress import Progress  # noqa: PLC0415  (home must not wait for it)

            self._progress = Progress(self._window.settings.path.parent)
        return self._progress

    def tell_home(self) -> None:
        """Let the home screen show how far the person is."""
        from cardgui.teaching.lessons import LessonError, ids, number_of, path_of, paths, titles  # noqa: PLC0415

        progress = self.progress
        counts = {path: (progress.count(ids(path)), len(ids(path))) for path in paths()}
        lesson = progress.next
        following = None
        if lesson:
            path = path_of(lesson)
            with suppress(LessonError):
                title = titles(path, theme().language).get(lesson, ("", ""))[0]
                following = (path, number_of(lesson), title) if title else None
        self._window.home.show_lessons(counts, following)

    def go_on(self, game: str = "") -> None:
        """Show the lessons of a game; without one, the next lesson of all."""
        if game:
            self._window.go("learn")
            self.page().show_path(game)
        elif lesson := self.progress.next:
            self.open(lesson)

    def page(self) -> LearnHome:
        """The list of lessons, as things are now."""
        if self.home is None:
            from cardgui.screens.learn_home import LearnHome  # noqa: PLC0415  (home must not wait for it)

            self.home = LearnHome(self.progress)
            self.home.lesson.connect(self.open)
            self.home.exercise.connect(self.open_exercises)
            self.home.rules.connect(self._window.rooms.open_rulebook)
            self.home.sandbox.connect(self._window.sandboxes.open)
            self.home.home.connect(lambda: self._window.go("home"))
            self._window.pages.addWidget(self.home)
            # Once the list is seen: so the first lesson opens as fast as any other.
            QTimer.singleShot(READY_AFTER, self, self._made_screen)
            QTimer.singleShot(4 * READY_AFTER, self, self._window.sandboxes.load)
        else:
            self.home.refresh()
        return self.home

    def open(self, lesson: str) -> LessonScreen:
        """Show a lesson."""
        screen = self._shown_screen()
        screen.open(lesson)
        return screen

    def open_first(self) -> None:
        """Show the first lesson of all; their list, if there is none."""
        from cardgui.teaching.lessons import ids, paths  # noqa: PLC0415

        first = next((lesson for path in paths() for lesson in ids(path)), "")
        if first:
            self.open(first)
        else:
            self._window.go("learn")

    def open_exercises(self, path: str) -> LessonScreen:
        """Show the first exercise of a path that is not done; the first, if all are."""
        from cardgui.teaching.exercises import exercises  # noqa: PLC0415
        from cardgui.teaching.lessons import LessonError  # noqa: PLC0415

        screen = self._shown_screen()
        done = screen.progress.done
        try:
            place = next((one.place for one in exercises(path) if one.key not in done), 1)
        except LessonError:
            place = 1
        screen.open_exercise(path, place)
        return screen

    def _show_unreadable(self, what: str, place: int, detail: str) -> None:
        """Say that a lesson, or an exercise (`place` from 1), cannot be shown, and lead on."""
        from cardgui.screens.lesson.unreadable import UnreadableLesson  # noqa: PLC0415

        window = self._window
        log.warning("lessons: %s", detail)
        if self.unreadable is None:
            self.unreadable = UnreadableLesson()
            self.unreadable.leave.connect(lambda: window.go("learn"))
            self.unreadable.following.connect(self._open_following)
            self.unreadable.again.connect(lambda: self._open_wanted(*self._wanted))
            window.pages.addWidget(self.unreadable)
        self._wanted = what, place
        page = self.unreadable
        page.show_fault(exercise=place > 0, detail=detail, following=bool(self._following()[0]))
        if window.pages.currentWidget() is self.screen:
            window.pages.setCurrentWidget(page)
            window.sidebar.show()
            window.sidebar.show_place("learn")
            page.take_focus()

    def _following(self) -> tuple[str, int]:
        """What comes after the lesson or exercise that cannot be shown."""
        from cardgui.teaching.exercises import exercises  # noqa: PLC0415
        from cardgui.teaching.lessons import LessonError, following, path_of  # noqa: PLC0415

        what, place = self._wanted
        try:
            if place:
                return (what, place + 1) if place < len(exercises(what)) else ("", 0)
            return following(what, path_of(what)), 0
        except (LessonError, KeyError):
            return "", 0

    def _open_following(self) -> None:
        what, place = self._following()
        if what:
            self._open_wanted(what, place)
        else:
            self._window.go("learn")

    def _open_wanted(self, what: str, place: int) -> None:
        if place:
            self._shown_screen().open_exercise(what, place)
        else:
            self.open(what)

    def _made_screen(self) -> LessonScreen:
        window = self._window
        progress = (self.home or self.page()).progress
        if self.screen is None:
            from cardgui.screens.lesson.screen import LessonScreen  # noqa: PLC0415

            self.screen = LessonScreen(window.settings, progress)
            self.screen.leave.connect(lambda: window.go("learn"))
            self.screen.rule_wanted.connect(window.rooms.open_rulebook)
            self.screen.column.sandbox_wanted.connect(self._lay_out)
            self.screen.unreadable.connect(self._show_unreadable)
            window.pages.addWidget(self.screen)
        return self.screen

    def _shown_screen(self) -> LessonScreen:
        window, screen = self._window, self._made_screen()
        window.leave_table()
        window.sidebar.hide()
        window.pages.setCurrentWidget(screen)
        return screen

    def _lay_out(self) -> None:
        """Set up in the sandbox what lies on the table of a lesson; who leaves it comes back to the lesson."""
        screen, window = self.screen, self._window
        table = screen.table if screen is not None else None
        if screen is None or table is None or table.match.deal is None:
            return
        window.sandboxes.open(table.match.deal.position(), window.sandboxes.back_to(screen))

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
