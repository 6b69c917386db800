"""Lessons learned through the window: every wrong move is explained and taken back, every lesson can be solved."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import TYPE_CHECKING

import pytest
from PySide6.QtCore import Qt

from cardgui.app import make_application
from cardgui.look import focus
from cardgui.look.theme import theme
from cardgui.models.minchiate import own
from cardgui.models.shown import Zone
from cardgui.screens.lesson.screen import LessonScreen
from cardgui.screenshots.rehearsal import Rehearsal
from cardgui.table.animator import PACES
from cardgui.table.minchiate.difference import DifferenceBar
from cardgui.teaching.exercises import exercise_words, exercises
from cardgui.teaching.lesson_run import is_right, solution
from cardgui.teaching.lessons import ids, paths, words
from tests.journeys.person import Keyboard, Mouse

if TYPE_CHECKING:
    from pathlib import Path

    from pytestqt.qtbot import QtBot

    from cardgui.screens.lesson.table import LessonTable

LANGUAGES = ("en", "ko", "ja", "tr")
LESSONS = [(path, lesson) for path in paths() for lesson in ids(path)]
QUICK = [(path, lesson, LANGUAGES[place % 4]) for place, (path, lesson) in enumerate(LESSONS)]
LONG = [(path, lesson, language) for path, lesson in LESSONS for language in LANGUAGES]


@pytest.fixture(autouse=True)
def without_waiting(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:  # noqa: ARG001
    make_application()
    focus.note_pointer()
    monkeypatch.setitem(PACES, "normal", PACES["none"])
    monkeypatch.setattr("cardgui.screens.fault.FaultKeeper.install", lambda _keeper: None)
    yield
    theme().set_language("en")


class Learner:
    """A person in a lesson."""

    def __init__(self, rehearsal: Rehearsal, screen: LessonScreen) -> None:
        self.rehearsal = rehearsal
        self.screen = screen
        self.mouse = Mouse(rehearsal)

    @property
    def table(self) -> LessonTable:
        """The table of the step."""
        assert self.screen.table is not None
        return self.screen.table

    def rest(self) -> None:
        """Wait until all is shown."""

        def quiet() -> bool:
            table = self.screen.table
            if table is None:
                return True
            wanted = self.screen.run is not None and self.screen.run.step.kind in ("play", "lay")
            solved = self.screen.run is not None and self.screen.run.done
            return not table.busy and not table.stage.animator.busy and (table.awaiting or solved or not wanted)

        self.rehearsal.settle()
        self.rehearsal.until(quiet)
        self.rehearsal.settle()

    def note(self) -> str:
        """What is said of the last try."""
        column = self.screen.column
        said = [note.text.text() for note in (column.wrong, column.right) if note.isVisible()]
        assert len(said) == 1
        return said[0]

    def title(self) -> str:
        """The title of what is said."""
        column = self.screen.column
        (said,) = [note.title.text() for note in (column.wrong, column.right) if note.isVisible()]
        return said

    def hand(self) -> list[str]:
        """The cards of the hand, as the table shows them."""
        return sorted(card.code or "" for card in self.table.controller.shown.in_zone(Zone.HAND, 0))

    def play(self, card: str) -> None:
        """Click a card of the hand."""
        widget = self.table.hand.widget(card)
        assert widget is not None
        self.mouse.click(widget)
        self.rest()

    def answer(self, answer: str) -> None:
        """Click an answer."""
        self.screen.column.area.ensureWidgetVisible(self.screen.answers[answer])
        self.mouse.click(self.screen.answers[answer])
        self.rest()

    def mark(self, cards: tuple[str, ...]) -> None:
        """Mark exactly these cards, then have them checked."""
        laid = self.screen.laid_out
        assert laid is not None
        for card in list(laid.order):
            card.click()
        free = [card for card in laid.cards if card.isVisible()]
        for code in cards:
            widget = next(card for card in free if card.code == code)
            free.remove(widget)
            widget.click()
        self.screen.column.area.ensureWidgetVisible(self.screen.check)
        self.mouse.click(self.screen.check)
        self.rest()


def _try_cards(learner: Learner) -> None:
    """Play every card but the right ones: each is explained, and everything is as it was."""
    run = learner.screen.run
    assert run is not None
    said, before = learner.screen._said, learner.hand()
    laid = learner.table.controller.shown.in_zone(Zone.TRICK)
    trick = [(card.seat, card.code) for card in laid]
    for card in sorted(set(before) - set(run.step.right)):
        learner.play(card)
        note = learner.note()
        assert note
        assert not run.done
        if card in learner.table.controller.playable():
            plain = [learner.screen._terms.named(text).replace("**", "") for text in said.mistakes.values()]
            assert note in plain
        assert learner.hand() == before
        assert [(c.seat, c.code) for c in learner.table.controller.shown.in_zone(Zone.TRICK)] == trick
        assert not learner.screen.column.next_button.isEnabled()


def _try_answers(learner: Learner) -> None:
    run = learner.screen.run
    assert run is not None
    for answer in run.step.answers:
        if answer not in run.step.right:
            learner.answer(answer)
            assert learner.note()
            assert not learner.screen.column.next_button.isEnabled()


def _try_marks(learner: Learner) -> None:
    """Mark what is nearly right, and much else: each is explained, whether the rules refuse it or the lesson does."""
    run, laid = learner.screen.run, learner.screen.laid_out
    assert run is not None
    assert laid is not None
    right = solution(run.step)
    assert isinstance(right, tuple)
    every = [card.code or "" for card in laid._shown()]
    if run.step.kind == "order":
        tried = {tuple(reversed(right)), (*right[1:], right[0])}
    else:
        left = list((Counter(every) - Counter(right)).elements())
        tried = {right[:place] + right[place + 1 :] for place in range(len(right))}
        tried |= {(*right, card) for card in left} | {(card,) for card in every} | {tuple(every)}
    for marks in sorted(tried):
        if not marks or is_right(run.step, marks) or (run.step.kind == "order" and len(marks) != len(right)):
            continue
        learner.mark(marks)
        assert learner.note(), marks
        assert learner.title(), marks
        assert not run.done
        assert not learner.screen.column.next_button.isEnabled()


def _solve_step(learner: Learner) -> None:
    run = learner.screen.run
    assert run is not None
    learner.rest()
    right = solution(run.step) if run.step.kind != "watch" else ""
    if run.step.kind in ("play", "lay"):
        _try_cards(learner)
        learner.play(str(right))
    elif run.step.kind == "answer":
        _try_answers(learner)
        learner.answer(str(right))
    elif isinstance(right, tuple):
        _try_marks(learner)
        learner.mark(right)
    assert run.done
    if run.step.kind != "watch":
        assert learner.note() == learner.screen._terms.named(learner.screen._said.right).replace("**", "")
    assert learner.screen.column.next_button.isEnabled()


def _solve(path: str, lesson: str, language: str, folder: Path) -> None:
    with Rehearsal(folder) as rehearsal:
        window = rehearsal.open(language, "", 0)
        window.resize(1280, 800)
        window.go("learn")
        screen = window.learning.open(lesson)
        learner = Learner(rehearsal, screen)
        run = screen.run
        assert run is not None
        title = words(path, language)[lesson].title
        for place in range(len(run.lesson.steps)):
            assert run.place == place
            assert screen.column.title.text() == title
            _solve_step(learner)
            learner.mouse.click(screen.column.next_button)
        assert lesson in screen.progress.done
        if run.lesson.practice:
            assert screen.practising
            learner.mouse.click(screen.column.next_button)
        assert screen.progress.last == lesson or screen.run is not run


@pytest.mark.qt_log_ignore("This plugin does not support (raise|grabbing)", extend=True)
@pytest.mark.parametrize(("path", "lesson", "language"), QUICK)
def test_a_lesson_is_solved_and_every_wrong_move_explained(
    path: str, lesson: str, language: str, tmp_path: Path
) -> None:
    _solve(path, lesson, language, tmp_path)


@pytest.mark.long
@pytest.mark.qt_log_ignore("This plugin does not support (raise|grabbing)", extend=True)
@pytest.mark.parametrize(("path", "lesson", "language"), LONG)
def test_a_lesson_is_solved_in_every_language(path: str, lesson: str, language: str, tmp_path: Path) -> None:
    _solve(path, lesson, language, tmp_path)


def _solve_exercises(path: str, language: str, folder: Path) -> None:
    with Rehearsal(folder) as rehearsal:
        window = rehearsal.open(language, "", 0)
        window.resize(1280, 800)
        window.go("learn")
        screen = window.learning.open_exercises(path)
        learner = Learner(rehearsal, screen)
        for one in exercises(path):
            learner.rest()
            run = screen.run
            assert run is not None
            assert screen._exercise == one
            assert screen.column.title.text() == exercise_words(one, language).title
            _try_cards(learner)
            learner.play(str(solution(run.step)))
            assert run.done
            assert learner.note() == screen._terms.named(exercise_words(one, language).steps[0].right).replace("**", "")
            learner.mouse.click(screen.column.next_button)
        assert {one.key for one in exercises(path)} <= screen.progress.done
        assert window.pages.currentWidget() is window.learning.home


@pytest.mark.qt_log_ignore("This plugin does not support (raise|grabbing)", extend=True)
@pytest.mark.parametrize(
    ("path", "language"),
    [
        pytest.param(path, language, marks=() if place == number else pytest.mark.long)
        for place, path in enumerate(path for path in paths() if exercises(path))
        for number, language in enumerate(LANGUAGES)
    ],
)
def test_all_exercises_of_a_game_are_solved_and_every_other_card_explained(
    path: str, language: str, tmp_path: Path
) -> None:
    _solve_exercises(path, language, tmp_path)


@pytest.mark.qt_log_ignore("This plugin does not support (raise|grabbing)", extend=True)
def test_the_difference_stands_above_a_table_of_minchiate_and_follows_it(tmp_path: Path) -> None:
    with Rehearsal(tmp_path) as rehearsal:
        window = rehearsal.open("en", "", 0)
        window.resize(1280, 800)
        window.go("learn")
        screen = window.learning.open("M12")
        learner = Learner(rehearsal, screen)
        screen._practise()
        learner.rest()
        table = learner.table
        assert table.standing is not None
        bar, plate = table.standing.item, table.standing.geometry()
        assert isinstance(bar, DifferenceBar)
        assert bar.isVisible()
        assert bar.lead == own(table.controller.shown).difference == -35
        assert plate.center().x() == pytest.approx(table.rect().center().x(), abs=2)
        assert not any(plate.intersects(other.geometry()) for other in table.stage.plates)
        said = bar.accessibleName()
        seen = set()
        while table.match.in_deal:
            rehearsal.until(lambda: (table.controller.prompt is not None and not table.busy) or not table.match.in_deal)
            if table.match.in_deal:
                learner.table.attempted.emit(min(table.controller.playable()))
                learner.rest()
            standing = own(table.controller.shown)
            assert bar.lead == (standing.difference if standing.counted is None else 0)
            seen.add(bar.lead)
        assert len(seen) > 1
        window.settings.language = "ja"
        rehearsal.settle()
        assert bar.accessibleName() != said
        for lesson in ("S1", "T4", "R2", "K3"):
            assert window.learning.open(lesson).table is not None
            assert learner.table.standing is None


@pytest.mark.qt_log_ignore("This plugin does not support (raise|grabbing)", extend=True)
def test_marks_that_the_rules_refuse_are_explained_by_the_card_that_causes_it(tmp_path: Path) -> None:
    with Rehearsal(tmp_path) as rehearsal:
        window = rehearsal.open("en", "", 0)
        window.go("learn")
        screen = window.learning.open("M9")
        learner = Learner(rehearsal, screen)
        learner.rest()
        learner.mark(("S3", "CK"))
        assert learner.title() == "The Re (king) of cups cannot be discarded"
        assert learner.note().startswith("It counts 5 points.")
        laid = screen.laid_out
        assert laid is not None
        assert {card.code for card in laid.cards if card.ring and card not in laid.order} | {"CK"} == {"CK"}
        learner.mark(("S3",))
        assert learner.note() == "Exactly two cards have to go, and none of them may have points."
        window.settings.language = "tr"
        learner.mark(("S3", "CK"))
        assert learner.title()
        assert "cannot be discarded" not in learner.title()
        learner.mark(("S3", "S8"))
        assert screen.run is not None
        assert screen.run.done


@pytest.mark.qt_log_ignore("This plugin does not support (raise|grabbing)", extend=True)
def test_the_first_lesson_is_learned_and_played_on_by_keyboard_alone(tmp_path: Path) -> None:
    with Rehearsal(tmp_path) as rehearsal:
        window = rehearsal.open("en", "", 0)
        keyboard = Keyboard(rehearsal)
        window.go("learn")
        assert window.learning.home is not None
        window.learning.home.take_focus()
        keyboard.press(Qt.Key.Key_Return)
        screen = window.learning.screen
        assert screen is not None
        learner = Learner(rehearsal, screen)
        learner.rest()
        heard: list[str] = []
        screen.speech.said.connect(lambda text, _assertive: heard.append(text))
        _choose(keyboard, learner, "3D")
        assert "jack of diamonds is higher" in learner.note()
        assert learner.note() in heard[-1]
        _choose(keyboard, learner, "AS")
        assert "one of those must be played" in learner.note()
        keyboard.press(Qt.Key.Key_H)
        assert learner.table.marked == "QD"
        _choose(keyboard, learner, "QD")
        assert screen.run is not None
        assert screen.run.done
        assert screen.column.next_button.hasFocus()
        keyboard.press(Qt.Key.Key_Return)
        learner.rest()
        assert screen.run.place == 1
        assert window.focusWidget() is screen.answers["seat:0"]
        keyboard.press(Qt.Key.Key_Tab, times=2)
        keyboard.press(Qt.Key.Key_Space)
        learner.rest()
        assert screen.run.done
        keyboard.press(Qt.Key.Key_Return)
        learner.rest()
        _choose(keyboard, learner, "AC")
        keyboard.press(Qt.Key.Key_Return)
        assert screen.practising
        for _ in range(5):
            rehearsal.until(lambda: learner.table.controller.prompt is not None and not learner.table.busy)
            keyboard.press(Qt.Key.Key_Return)
        rehearsal.until(screen.column.right.isVisible)
        assert "You took" in learner.note()
        assert not window.desk.has_any()
        keyboard.press(Qt.Key.Key_Escape)
        assert window.pages.currentWidget() is window.learning.home
        assert window.sidebar.isVisible()


def _choose(keyboard: Keyboard, learner: Learner, card: str) -> None:
    """Go to a card with the arrow keys, and choose it."""
    keyboard.press(Qt.Key.Key_Home)
    for _ in range(13):
        focused = learner.table.hand.focused()
        if focused is not None and focused.code == card:
            break
        keyboard.press(Qt.Key.Key_Right)
    keyboard.press(Qt.Key.Key_Return)
    learner.rest()


@pytest.mark.qt_log_ignore("This plugin does not support (raise|grabbing)", extend=True)
def test_a_lesson_follows_another_language_in_the_middle_of_a_step(tmp_path: Path) -> None:
    with Rehearsal(tmp_path) as rehearsal:
        window = rehearsal.open("en", "", 0)
        window.go("learn")
        screen = window.learning.open("S1")
        learner = Learner(rehearsal, screen)
        learner.rest()
        learner.play("3D")
        for language in ("ko", "ja", "tr", "en"):
            window.settings.language = language
            rehearsal.settle()
            said = words("shared", language)["S1"]
            assert screen.column.title.text() == said.title
            assert learner.note() == screen._terms.named(said.steps[0].mistakes["low"])
            assert screen.column.goal.title.text() == said.steps[0].goal
        learner.play("QD")
        assert screen.run is not None
        assert screen.run.done


@pytest.mark.qt_log_ignore("This plugin does not support (raise|grabbing)", extend=True)
def test_the_first_start_leads_to_the_first_lesson(tmp_path: Path) -> None:
    with Rehearsal(tmp_path) as rehearsal:
        window = rehearsal.open("en", "", 0)
        window.settings.welcomed = False
        assert window.rooms.welcome()
        Mouse(rehearsal).click_text("First lesson, 4 minutes")
        assert window.settings.welcomed
        assert window.learning.screen is not None
        assert window.pages.currentWidget() is window.learning.screen
        assert window.learning.screen.lesson.id == "S1"


@pytest.mark.qt_log_ignore("This plugin does not support (raise|grabbing)", extend=True)
def test_the_rulebook_opens_at_the_rule_of_the_step_and_leads_back(tmp_path: Path) -> None:
    with Rehearsal(tmp_path) as rehearsal:
        window = rehearsal.open("en", "", 0)
        window.go("learn")
        screen = window.learning.open("T5")
        learner = Learner(rehearsal, screen)
        learner.rest()
        assert window.learning.rule_on(screen) == ("TR-14", "truf")
        assert window.learning.rule_on(window.home) == ("", "")
        Keyboard(rehearsal).press(Qt.Key.Key_F1)
        assert window.pages.currentWidget() is not screen
        Keyboard(rehearsal).press(Qt.Key.Key_Escape)
        assert window.pages.currentWidget() is screen
        learner.rest()
        learner.play("3D")
        assert screen.run is not None
        assert screen.run.done


@pytest.mark.qt_log_ignore("This plugin does not support (raise|grabbing)", extend=True)
def test_exercises_go_on_from_the_first_that_is_not_done(tmp_path: Path) -> None:
    with Rehearsal(tmp_path) as rehearsal:
        window = rehearsal.open("en", "", 0)
        window.go("learn")
        home = window.learning.home
        assert home is not None
        home.progress.finish("truf:1")
        truf = next(card for card in home.paths if card.path == "truf")
        truf.more.click()
        screen = window.learning.screen
        assert screen is not None
        learner = Learner(rehearsal, screen)
        for place in (2, 3):
            assert screen.column.step.text() == f"Exercise {place} of 10"
            learner.rest()
            _try_cards(learner)
            assert screen.run is not None
            learner.play(str(solution(screen.run.step)))
            assert f"truf:{place}" in home.progress.done
            learner.mouse.click(screen.column.next_button)


@pytest.mark.qt_log_ignore("This plugin does not support (raise|grabbing)", extend=True)
def test_the_list_shows_what_is_done_and_what_is_next(tmp_path: Path) -> None:
    with Rehearsal(tmp_path) as rehearsal:
        window = rehearsal.open("en", "", 0)
        window.sidebar.places["learn"].click()
        rehearsal.settle()
        home = window.learning.home
        assert home is not None
        assert home.next.title.text() == "For all games 1: What a trick is"
        for lesson in ids("shared"):
            home.progress.finish(lesson)
        home.progress.open("T2")
        window.go("home")
        window.go("learn")
        rehearsal.settle()
        assert home.next.title.text() == "Truf 1: A card is a promise"
        shared = home.paths[0]
        assert shared.count.text() == "4 of 4"
        assert all(button.done for button in shared.buttons.values())
        truf = next(card for card in home.paths if card.path == "truf")
        assert [lesson for lesson, button in truf.buttons.items() if button.next] == ["T1"]
        truf.buttons["T5"].click()
        rehearsal.settle()
        assert window.learning.screen is not None
        assert window.learning.screen.lesson.id == "T5"
