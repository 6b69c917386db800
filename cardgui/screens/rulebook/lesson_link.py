"""The way from a rule to the lesson that teaches it."""

from __future__ import annotations

import logging
from functools import cache

from PySide6.QtCore import QEvent, Signal

from cardgui.look.controls import Link
from cardgui.look.i18n import number
from cardgui.look.theme import theme
from cardgui.teaching import lessons
from cardgui.teaching.lessons import LessonError
from cardgui.teaching.rulebook import game_of

log = logging.getLogger(__name__)


@cache
def lessons_of(game: str) -> dict[str, str]:
    """Return for each rule of a game the first lesson that covers it; rules without one are left out."""
    found: dict[str, str] = {}
    for lesson in lessons.ids(game):
        try:
            for rule in lessons.load(lesson).rules:
                found.setdefault(rule, lesson)
        except LessonError as error:
            log.warning("a lesson of %s cannot be read: %s", game, error)
    return found


class LessonLink(Link):
    """Leads to the lesson about one rule.

    Signals:
        wanted: the lesson; its id.
    """

    wanted = Signal(str)

    def __init__(self) -> None:
        super().__init__("", 14)
        self.lesson = ""
        self.hide()
        self.clicked.connect(lambda: self.wanted.emit(self.lesson))

    def show_rule(self, rule: str) -> bool:
        """Offer the lesson about a rule; False if there is none."""
        game = game_of(rule)
        self.lesson = lessons_of(game).get(rule, "") if game is not None else ""
        self.retranslate()
        self.setVisible(bool(self.lesson))
        return bool(self.lesson)

    def retranslate(self) -> None:
        """Follow another language."""
        if not self.lesson:
            return
        try:
            title = lessons.titles(lessons.path_of(self.lesson), theme().language)[self.lesson][0]
        except (LessonError, KeyError) as error:
            log.warning("lesson %s has no title: %s", self.lesson, error)
            title = ""
        words = self.tr("Lesson {number}: {title}")
        self.setText(words.format(number=number(lessons.number_of(self.lesson)), title=title))

    def changeEvent(self, event: QEvent) -> None:
        """Follow another language."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
