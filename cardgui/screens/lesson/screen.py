"""A lesson: the column with its words, and what the learner acts on."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, Qt, QTimer, Signal
from PySide6.QtWidgets import QHBoxLayout, QWidget

from cardgui.engine.action import Play
from cardgui.engine.position import Position
from cardgui.look.controls import Button
from cardgui.look.theme import theme
from cardgui.models.free_deal import FreeMatch
from cardgui.screens.lesson.acting import Acting
from cardgui.screens.lesson.column import LessonColumn
from cardgui.screens.lesson.notes import Notes
from cardgui.screens.lesson.words import LessonTerms, links_of
from cardgui.table.speech import Speech
from cardgui.teaching.exercises import Exercise, exercises
from cardgui.teaching.lesson_opening import opened_exercise, opened_lesson
from cardgui.teaching.lesson_run import LEARNER, Attempt, LessonRun, Refused, Success, Wrong, solution
from cardgui.teaching.lessons import Lesson, LessonError, LessonWords, StepWords, following, formed, ids

if TYPE_CHECKING:
    from PySide6.QtGui import QKeyEvent, QShowEvent

    from cardgui.models.settings import Settings
    from cardgui.screens.lesson.laid_out import LaidOut
    from cardgui.screens.lesson.table import LessonTable
    from cardgui.teaching.progress import Progress


class LessonScreen(QWidget):
    """Shows one lesson or exercise after the other.

    Signals:
        leave: back to the list.
        rule_wanted: the rulebook at this rule.
        unreadable: a lesson cannot be shown: its id and 0, or a path and the number of its exercise; and why.
    """

    leave = Signal()
    rule_wanted = Signal(str)
    unreadable = Signal(str, int, str)

    def __init__(self, settings: Settings, progress: Progress, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.settings = settings
        self.progress = progress
        self.column = LessonColumn()
        self.acting = Acting(settings)
        self.speech = Speech(self)
        self.answers: dict[str, Button] = {}
        self.check = Button(kind="primary")
        self.check.hide()
        self.run: LessonRun | None = None
        self.practising = False
        self._asked = ""
        """What the free table has no room to ask for."""
        self._exercise: Exercise | None = None
        self._words = LessonWords("", "", "", ())
        self._terms = LessonTerms("truf", self)
        self._solved: set[int] = set()
        self._outcome: Success | Wrong | None = None
        self._notes = Notes(self.column, self.speech)
        self._fault: tuple[str, int, str] | None = None
        """What could not be shown, and why."""
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(0)
        row.addWidget(self.column)
        row.addWidget(self.acting, 1)
        self.acting.card.connect(self._on_card)
        self.acting.marked.connect(self._on_marked)
        self.acting.rested.connect(self._on_rested)
        self.column.leave.connect(self.leave)
        self.column.back.connect(self._on_back)
        self.column.show_me.connect(self.show_me)
        self.column.forward.connect(self._on_forward)
        self.column.rule_wanted.connect(self.rule_wanted)
        self.column.lesson_wanted.connect(self.open)
        self.check.clicked.connect(self._on_check)

    @property
    def table(self) -> LessonTable | None:
        """The table of the step, if it has one."""
        return self.acting.table

    @property
    def laid_out(self) -> LaidOut | None:
        """What is laid out in place of a table."""
        return self.acting.laid_out

    # lessons ----------------------------------------

    @property
    def lesson(self) -> Lesson:
        """The lesson that is shown.

        Raises:
            ValueError: if none is.
        """
        if self.run is None:
            raise ValueError("no lesson is open")
        return self.run.lesson

    def open(self, lesson: str) -> None:
        """Show a lesson from its beginning; :attr:`unreadable` tells if that is impossible."""
        with self._reading(lesson):
            found, said = opened_lesson(lesson, theme().language)
            self._exercise = None
            self.progress.open(lesson)
            self._begin(found, said)

    def open_exercise(self, path: str, place: int) -> None:
        """Show an exercise of a path, counted from 1; :attr:`unreadable` tells if that is impossible."""
        with self._reading(path, place):
            self._exercise, lesson, said = opened_exercise(path, place, theme().language)
            self._begin(lesson, said)

    @contextmanager
    def _reading(self, what: str, place: int = 0) -> Iterator[None]:
        """Whatever files lead to inside, the program goes on: the lesson is put away, and it is told."""
        self._fault = None
        try:
            with formed(what):
                yield
        except LessonError as error:
            self.close_lesson()
            self._fault = what, place, str(error)
            self._tell_fault()

    def _begin(self, lesson: Lesson, said: LessonWords) -> None:
        self.run = LessonRun(lesson)
        self._terms = LessonTerms(lesson.table, self)
        self._solved.clear()
        self._words = said
        self._enter(0)

    def _read_words(self) -> None:
        """Say everything in the language of now, or tell that it cannot be read."""
        one, lesson, language = self._exercise, self.lesson, theme().language
        with self._reading(lesson.id if one is None else one.path, 0 if one is None else one.place):
            if one is None:
                self._words = opened_lesson(lesson.id, language)[1]
            else:
                self._words = opened_exercise(one.path, one.place, language)[2]
            self.retranslate()

    @property
    def _said(self) -> StepWords:
        return self._words.steps[self.run.place] if self.run is not None else StepWords("")

    def _enter(self, place: int) -> None:
        """Show a step."""
        run = self.run
        assert run is not None  # noqa: S101 - a lesson is open
        self.practising = False
        run.enter(place)
        self._outcome = None
        self._notes.clear()
        self.acting.show_step(run, self._terms, self._said)
        self._make_answers()
        self.retranslate()
        self.column.area.verticalScrollBar().setValue(0)
        if self.table is not None:
            self.table.start()
            self.table.point_at(run.step.points)
            if run.moves:
                self.table.play(run.moves)
            else:
                self._wait()
        self.speech.say(self._spoken_task(), assertive=True)
        self.take_focus()

    def _spoken_task(self) -> str:
        said = self._said
        return " ".join(part for part in (said.text.replace("**", ""), said.goal + ".", said.task) if part.strip("."))

    def _make_answers(self) -> None:
        run = self.run
        assert run is not None  # noqa: S101 - a lesson is open
        self.check.setParent(None)
        self.column.clear(self.column.own)
        self.answers = {}
        for answer in run.step.answers:
            button = Button()
            button.clicked.connect(lambda _=False, answer=answer: self.attempt(answer))
            self.answers[answer] = button
        if run.step.kind in ("pick", "order"):
            self.column.own.addWidget(self.check)
            self.check.show()
            self._on_marked()

    # what the learner does ----------------------------------------

    def _on_card(self, card: str) -> None:
        if self.practising:
            self._play_freely(card)
        else:
            self.attempt(card)

    def _on_check(self) -> None:
        if self.laid_out is not None:
            self.attempt(self.laid_out.chosen())

    def _on_marked(self) -> None:
        if self.laid_out is not None and self.run is not None:
            every = self.run.step.kind == "order"
            chosen = len(self.laid_out.order)
            whole = sum(len(row.cards) for row in self.laid_out.rows)
            self.check.setEnabled(chosen == whole if every else chosen > 0)

    def attempt(self, answer: Attempt) -> None:
        """Try something: it is right, or it is played out, explained and taken back, or the rules refuse it."""
        run = self.run
        if run is None or self._outcome is not None or (run.done and run.step.kind == "watch"):
            return
        outcome = run.attempt(answer)
        self._notes.clear()
        if isinstance(outcome, Refused):
            self._refuse(run, outcome, answer)
            return
        self._outcome = outcome
        if self.table is not None and outcome.actions:
            self.table.play(outcome.actions)
        else:
            self._judge()

    def _refuse(self, run: LessonRun, refused: Refused, answer: Attempt) -> None:
        refusal, own = refused.refusal, refused.text

        def said() -> tuple[str, str]:
            title, text = self.acting.explained(run, answer, refusal)
            return title or self.tr("That is not possible now"), self._terms.named(self._said.refused.get(own, text))

        self.acting.refuse(answer, refusal)
        self._notes.tell("wrong", said)

    def _on_rested(self) -> None:
        """Everything is shown: say what it means, or wait for the learner."""
        if self.practising:
            self._on_practice_rested()
        elif self._outcome is not None:
            self._judge()
        else:
            self._wait()

    def _wait(self) -> None:
        run, table = self.run, self.table
        if run is None or table is None:
            return
        table.match.before = (*run.before, *run.moves)
        if run.step.kind in ("play", "lay") and run.place not in self._judged() and not table.awaiting:
            table.want_card()

    def _judged(self) -> frozenset[int]:
        """The step, once it is solved on the table."""
        return frozenset({self.run.place}) if self.run is not None and self.run.done else frozenset()

    def _judge(self) -> None:
        outcome, run = self._outcome, self.run
        if outcome is None or run is None:
            return
        if isinstance(outcome, Wrong):
            self._outcome = None
            key = outcome.mistake.text
            self._notes.tell(
                "wrong", lambda: (self.tr("Not this one"), self._terms.named(self._said.mistakes.get(key, "")))
            )
            if self.table is not None:
                self.table.start_over()
                self._wait()
            if self.laid_out is not None:
                self.laid_out.take_focus()
            return
        if run.place in self._solved and self._notes.tone == "right":
            return
        self._solved.add(run.place)
        if run.last:
            self.progress.finish(self._exercise.key if self._exercise is not None else run.lesson.id)
        if self.laid_out is not None:
            self.laid_out.freeze()
        self._notes.tell("right", lambda: (self.tr("Right"), self._terms.named(self._said.right)))
        self.retranslate()
        self.column.next_button.setFocus(Qt.FocusReason.OtherFocusReason)

    def show_me(self) -> None:
        """Mark the right answer."""
        run = self.run
        if run is None or run.step.kind == "watch" or self.practising or not self.column.show_button.isEnabled():
            return
        right = solution(run.step)
        if self.laid_out is not None and isinstance(right, tuple):
            self.laid_out.choose(right)
        elif right in self.answers:
            button = self.answers[str(right)]
            button.kind = "primary"
            button.update()
            button.setFocus(Qt.FocusReason.OtherFocusReason)
        elif self.table is not None:
            self.table.mark(str(right))
            self.table.take_focus()

    # onwards and back ----------------------------------------

    def _on_forward(self) -> None:
        run = self.run
        if run is None:
            return
        if self.practising or self._exercise is not None:
            self._go_on()
        elif run.place + 1 < len(run.lesson.steps):
            self._enter(run.place + 1)
        elif run.lesson.practice:
            self._practise()
        else:
            self._go_on()

    def _on_back(self) -> None:
        run = self.run
        if run is None:
            return
        if self.practising:
            self._enter(run.place)
        elif run.place:
            self._enter(run.place - 1)
        else:
            self.leave.emit()

    def _following(self) -> str:
        """The lesson or exercise after this one, ``""`` after the last."""
        if self._exercise is not None:
            place = self._exercise.place + 1
            return str(place) if place <= len(exercises(self._exercise.path)) else ""
        return following(self.lesson.id, self.lesson.path)

    def _go_on(self) -> None:
        following = self._following()
        if not following:
            self.leave.emit()
        elif self._exercise is not None:
            self.open_exercise(self._exercise.path, int(following))
        else:
            self.open(following)

    # playing freely ----------------------------------------

    def _practise(self) -> None:
        self.practising = True
        self._asked = ""
        self._outcome = None
        self._notes.clear()
        self.check.setParent(None)
        self.column.clear(self.column.own)
        self.answers = {}
        match = FreeMatch(Position.from_text(self.lesson.practice))
        self.acting.show_deal(match, plain=self.lesson.plain, asks=True)
        self.retranslate()
        if self.table is not None:
            self.table.asked.connect(self._on_asked)
            self.table.start()
            self.table.want_card()
            self.speech.say(self._words.practice, assertive=True)
        self.take_focus()

    def _on_asked(self, text: str) -> None:
        self._asked = text
        self.column.goal.say(text, "")

    def _play_freely(self, card: str) -> None:
        table = self.table
        if table is None:
            return
        refusal = table.controller.refusal(Play(LEARNER, card))
        if refusal is None:
            self._notes.clear()
            table.play([Play(LEARNER, card)])
            table.awaiting = True
            return
        table.refuse(card, refusal)
        self._notes.tell("wrong", lambda: table.explained(card, refusal))

    def _on_practice_rested(self) -> None:
        table = self.table
        if table is None or not table.match.over or self._notes.tone == "right":
            return
        taken = table.controller.shown.seats[LEARNER].taken
        self._notes.tell("right", lambda: (self.tr("The deal is over"), self.tr("You took %Ln trick(s).", "", taken)))
        self.column.next_button.setFocus(Qt.FocusReason.OtherFocusReason)

    # words ----------------------------------------

    def take_focus(self) -> None:
        """Focus what the learner most likely wants."""
        run = self.run
        if run is None:
            return
        if self.practising or run.step.kind in ("play", "lay"):
            if self.table is not None:
                self.table.take_focus()
        elif self.answers:
            next(iter(self.answers.values())).setFocus(Qt.FocusReason.OtherFocusReason)
        elif self.laid_out is not None and run.step.kind in ("pick", "order"):
            self.laid_out.take_focus()
        else:
            self.column.next_button.setFocus(Qt.FocusReason.OtherFocusReason)

    def retranslate(self) -> None:
        """Show all words in the language of now."""
        run, column = self.run, self.column
        if run is None:
            return
        self._terms.retranslate()
        lesson, said = run.lesson, self._said
        path = self._terms.path(lesson.path)
        column.sandbox_button.setVisible(self.table is not None)
        if self._exercise is not None:
            column.show_place(path, lesson.table, None)
            column.show_step(self._exercise.place - 1, len(exercises(lesson.path)), done=run.done, exercise=True)
        else:
            column.show_place(path, lesson.table, (lesson.number, len(ids(lesson.path))))
            column.show_step(run.place, 0 if self.practising else len(lesson.steps), done=run.done)
        if self.practising:
            column.title.setText(self.tr("Play on freely"))
            column.say(self._terms.named(self._words.practice))
            column.goal.say(self._asked, "")
            column.show_rule("")
        else:
            column.title.setText(self._words.title)
            column.say(self._terms.named(said.text))
            column.goal.say(said.goal, self._terms.named(said.task))
            column.show_rule(run.step.rule)
        sign = any(answer.startswith(("-", "−")) for answer in self.answers)
        for answer, button in self.answers.items():
            button.setText(self._terms.said(answer, said, sign=sign, label=False))
        column.arrange(list(self.answers.values()))
        self.check.setText(self.tr("Check"))
        self.acting.relabel(run, self._terms, said)
        self._notes.show()
        self._show_foot()
        self._show_links()

    def _show_foot(self) -> None:
        run, column = self.run, self.column
        if run is None:
            return
        end = self.practising or self._exercise is not None or (run.last and not run.lesson.practice)
        if not end:
            text = self.tr("Next")
        elif not self._following():
            text = self.tr("All lessons")
        else:
            text = self.tr("Next exercise") if self._exercise is not None else self.tr("Next lesson")
        column.next_button.setText(text)
        column.next_button.setEnabled(self.practising or run.done or run.place in self._solved)
        column.show_button.setVisible(not self.practising and run.step.kind != "watch")
        column.show_button.setEnabled(not run.done)

    def _show_links(self) -> None:
        """At the end of a lesson: where the same idea is met in other games."""
        run = self.run
        ended = run is not None and self._exercise is None and (self.practising or (run.last and run.done))
        self.column.show_links(links_of(run.lesson.id, self._terms) if run is not None and ended else ())

    def showEvent(self, event: QShowEvent) -> None:
        """Tell what could not be shown meanwhile, because the language has changed."""
        super().showEvent(event)
        QTimer.singleShot(0, self, self._tell_fault)

    def _tell_fault(self) -> None:
        if self._fault is not None and self.isVisible():
            self.unreadable.emit(*self._fault)

    def changeEvent(self, event: QEvent) -> None:
        """Follow a change of language."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange and self.run is not None:
            self._read_words()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Esc leaves, H marks the answer."""
        if event.key() == Qt.Key.Key_Escape:
            self.leave.emit()
        elif event.key() == Qt.Key.Key_H:
            self.show_me()
        else:
            super().keyPressEvent(event)

    def close_lesson(self) -> None:
        """Put the lesson away."""
        self.acting.clear()
        self.run = self._fault = None
