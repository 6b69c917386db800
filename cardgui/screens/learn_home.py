"""The list of lessons: the next one, the shared start, a path for each game, and what games have in common."""

from __future__ import annotations

import logging
from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, Qt, Signal
from PySide6.QtWidgets import QGridLayout, QHBoxLayout, QVBoxLayout, QWidget

from cardgui.look.controls import Button, Canvas, Label, ScrollColumn
from cardgui.look.i18n import number
from cardgui.look.theme import theme
from cardgui.look.tokens import NARROW
from cardgui.screens.learn_cards import IdeaCard, NextCard, PathCard
from cardgui.screens.lesson.words import LessonTerms
from cardgui.screens.notices import Notice
from cardgui.teaching.lessons import (
    PATHS,
    TABLE_OF,
    Idea,
    LessonError,
    idea_words,
    ideas,
    number_of,
    path_of,
    titles,
)

if TYPE_CHECKING:
    from PySide6.QtGui import QResizeEvent

    from cardgui.screens.notices import Kind
    from cardgui.teaching.progress import Progress

log = logging.getLogger(__name__)


class LearnHome(QWidget):
    """Shows all lessons; all of them can be opened.

    Signals:
        lesson: the person wants this lesson. exercise: they want the exercises of this path.
        rules: they want the rulebook. home: they want to play. sandbox: they want to lay cards themselves.
    """

    lesson = Signal(str)
    exercise = Signal(str)
    rules = Signal()
    home = Signal()
    sandbox = Signal()

    def __init__(self, progress: Progress, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.progress = progress
        self._page = Canvas()
        self._terms = LessonTerms("truf", self)
        self.heading = Label(size=34, title=True, wrap=True)
        self.next = NextCard()
        cards = [PathCard(path, wide=path == "shared") for path in PATHS]
        self.paths = [card for card in cards if card.buttons]
        self.notice: Notice | None = None
        """What is said where files are damaged."""
        self._told: frozenset[str] = frozenset()
        self._idea_fault = ""
        self.ideas = [IdeaCard(idea.id, idea.lessons, self._page) for idea in self._ideas()]
        self._gone = {card.path for card in cards if not card.buttons}
        for card in cards:
            if not card.buttons:
                card.deleteLater()
        self._ideas_title = Label(size=16, weight=600, wrap=True)
        self.head = QHBoxLayout()
        """Beside the heading there is room for buttons."""
        self._column = QVBoxLayout(self._page)
        self._column.setSpacing(12)
        self.sandbox_button = Button(kind="secondary", icon="hand")
        self.rules_button = Button(kind="secondary", icon="book")
        self._lay_head()
        self._notices = QVBoxLayout()
        self._column.addLayout(self._notices)
        self._column.addWidget(self.next)
        self._grid = QGridLayout()
        self._grid.setSpacing(16)
        for card in self.paths:
            card.lesson.connect(self.lesson)
            card.exercise.connect(self.exercise)
            if card.wide:
                self._column.addWidget(card)
        self._column.addLayout(self._grid)
        self._column.addWidget(self._ideas_title)
        self._idea_grid = QGridLayout()
        self._idea_grid.setSpacing(16)
        for idea in self.ideas:
            idea.lesson.connect(self.lesson)
        self._column.addLayout(self._idea_grid)
        self._column.addStretch(1)
        around = QVBoxLayout(self)
        around.setContentsMargins(0, 0, 0, 0)
        self.area = ScrollColumn(self._page)
        around.addWidget(self.area)
        self.next.start.connect(lambda: self.lesson.emit(self.progress.next))
        self._wide: bool | None = None
        self.refresh()

    def _lay_head(self) -> None:
        self.head.addWidget(self.heading, 1)
        for button, wanted in ((self.sandbox_button, self.sandbox), (self.rules_button, self.rules)):
            button.clicked.connect(wanted)
            self.head.addWidget(button, 0, Qt.AlignmentFlag.AlignVCenter)
        self._column.addLayout(self.head)

    def _ideas(self) -> tuple[Idea, ...]:
        try:
            return ideas()
        except LessonError as error:
            self._idea_fault = str(error)
            return ()

    def _idea_words(self) -> dict[str, tuple[str, str]]:
        if not self.ideas:
            return {}
        self._idea_fault = ""
        try:
            return idea_words(theme().language)
        except LessonError as error:
            self._idea_fault = str(error)
            return {}

    def _tell_faults(self) -> None:
        """Say that files are missing or damaged, once for the same ones."""
        found = {fault for card in self.paths for fault in card.faults} | self._gone | ({self._idea_fault} - {""})
        if found == self._told:
            return
        self._told = frozenset(found)
        self._remove_notice()
        if not found:
            return
        log.warning("lessons that cannot be shown: %s", "; ".join(sorted(found)))
        kind: Kind = "lessons_part" if self.paths else "lessons_gone"
        notice = self.notice = Notice(kind, {"detail": "\n".join(sorted(found))})
        notice.chosen.connect(self._on_notice)
        self._notices.addWidget(notice)

    def _on_notice(self, key: str) -> None:
        if key == "home":
            self.home.emit()
        else:
            self._remove_notice()
            self.take_focus()

    def _remove_notice(self) -> None:
        if self.notice is not None:
            self._notices.removeWidget(self.notice)
            self.notice.hide()
            self.notice.deleteLater()
            self.notice = None

    def refresh(self) -> None:
        """Show what is done by now."""
        following = self.progress.next
        for card in self.paths:
            card.show_progress(self.progress, self.progress.next_of(card.path))
        for idea in self.ideas:
            idea.show_progress(self.progress)
        self.next.setVisible(bool(following))
        if following:
            path = path_of(following)
            self.next.game = TABLE_OF.get(path, path)
        self.retranslate()

    def take_focus(self) -> None:
        """Focus what a person most likely wants: the next lesson."""
        first: QWidget = self.rules_button
        if self.progress.next:
            first = self.next.button
        elif self.paths:
            first = next(iter(self.paths[0].buttons.values()))
        first.setFocus(Qt.FocusReason.OtherFocusReason)

    def show_path(self, path: str) -> None:
        """Focus the next lesson of one path; its first, if all are done."""
        card = next((card for card in self.paths if card.path == path), None)
        if card is not None:
            lesson = self.progress.next_of(path)
            button = card.buttons.get(lesson) or next(iter(card.buttons.values()))
            button.setFocus(Qt.FocusReason.OtherFocusReason)
            self.area.ensureWidgetVisible(card)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Four columns, or two below 1100."""
        super().resizeEvent(event)
        wide = self.window().width() >= NARROW
        if wide == self._wide:
            return
        self._wide = wide
        side = 32 if wide else 24
        self._column.setContentsMargins(side, 20, side, 28)
        columns = 4 if wide else 2
        for place, card in enumerate(card for card in self.paths if not card.wide):
            self._grid.addWidget(card, place // columns, place % columns)
        for card in self.paths:
            card.set_narrow(narrow=not wide)
        for column in range(4):
            self._grid.setColumnStretch(column, 1 if column < columns else 0)
        across = 3 if wide else 2
        for place, idea in enumerate(self.ideas):
            self._idea_grid.addWidget(idea, place // across, place % across)
        for column in range(3):
            self._idea_grid.setColumnStretch(column, 1 if column < across else 0)

    def retranslate(self) -> None:
        """Show all words in the language of now."""
        self.heading.setText(self.tr("Learn"))
        self.sandbox_button.setText(self.tr("Sandbox"))
        self.rules_button.setText(self.tr("Rules"))
        self._ideas_title.setText(self.tr("The same idea in another game"))
        for card in self.paths:
            card.retranslate(self._terms)
        said = self._idea_words()
        self._ideas_title.setVisible(any(idea.idea in said for idea in self.ideas))
        for idea in self.ideas:
            idea.setVisible(idea.idea in said)
            idea.retranslate(self._terms, said.get(idea.idea, ("", "")))
        self.next.caption.setText(self.tr("Next lesson"))
        self.next.button.setText(self.tr("Start"))
        self.next.about.setText(self.tr("About 3 minutes"))
        following = self.progress.next
        if following:
            path = path_of(following)
            name = self.tr("{game} {number}: {title}")
            title = self._title(path, following)
            text = name.format(game=self._terms.path(path), number=number(number_of(following)), title=title)
            self.next.title.setText(text)
            self.next.button.setAccessibleName(self.tr("Start lesson {name}").format(name=text))
        self._tell_faults()

    def _title(self, path: str, lesson: str) -> str:
        try:
            return titles(path, theme().language)[lesson][0]
        except (LessonError, KeyError):
            return ""

    def changeEvent(self, event: QEvent) -> None:
        """Follow a change of language."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
