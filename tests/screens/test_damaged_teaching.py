"""Lessons, exercises and rulebooks whose files are missing or damaged: it is told, and everything else goes on."""

from __future__ import annotations

import random
import re
import shutil
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import TYPE_CHECKING

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from cardgui.look.controls import Dialog
from cardgui.look.theme import theme
from cardgui.screens.first_start import FirstStart
from cardgui.screens.learn_home import LearnHome
from cardgui.screens.lesson.screen import LessonScreen
from cardgui.screens.lesson.unreadable import UnreadableLesson
from cardgui.screens.notices import Notice
from cardgui.screens.rulebook.lesson_link import lessons_of
from cardgui.screens.rulebook.screen import RulebookScreen
from cardgui.teaching.exercises import exercises
from cardgui.teaching.lesson_opening import opened_exercise, opened_lesson
from cardgui.teaching.lessons import PATHS, LessonError, ids, paths
from tests.screens.damage import copied_assets, forget_copies

if TYPE_CHECKING:
    from cardgui.screens.main_window import MainWindow

LANGUAGES = ("en", "ko", "ja", "tr")
Open = Callable[..., "MainWindow"]


def cut(path: Path) -> None:
    """Only a part was written, up to the middle of a word."""
    content = path.read_bytes()
    path.write_bytes(content[: len(content) // 2] + b'\n"')


def scramble(path: Path) -> None:
    """Something else stands in it, which is no text."""
    path.write_bytes(bytes(random.Random(3).randrange(256) for _ in range(400)))


def delete(path: Path) -> None:
    path.unlink()


def replace_by_folder(path: Path) -> None:
    path.unlink()
    path.mkdir()


DAMAGES = (cut, scramble, delete, replace_by_folder)
KEYS = ("title", "task", "right", "mistakes.", "refused.", "[[T5.step]]")


def _quick(values: list[tuple[object, ...]], step: int = 4) -> list[object]:
    """Every so many are tried each time, all of them with the long tests."""
    return [pytest.param(*one, marks=() if at % (step + 1) == 0 else pytest.mark.long) for at, one in enumerate(values)]


EVERY_DAMAGE = pytest.mark.parametrize(
    ("damage", "language"), _quick([(damage, language) for damage in DAMAGES for language in LANGUAGES])
)


@pytest.fixture
def assets(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    yield copied_assets(tmp_path, monkeypatch)
    forget_copies()


@pytest.fixture
def learn(open_app: Open) -> Iterator[Callable[[str], MainWindow]]:
    """Open the room of the lessons in a language."""

    def opened(language: str = "en") -> MainWindow:
        window = open_app(language=language)
        window.go("learn")
        settle()
        return window

    yield opened
    theme().set_language("en")


def settle() -> None:
    for _ in range(3):
        QApplication.processEvents()


def told(window: MainWindow) -> Notice:
    """The state that is shown: in words, with something safe and something to do, nothing of it in another language."""
    settle()
    found = [one for one in window.findChildren(Notice) if one.isVisible()]
    assert len(found) == 1
    (notice,) = found
    assert notice.title()
    assert len(notice.text()) > 30
    assert notice.buttons
    english = theme().language == "en"
    assert ("Install Cardgui again" in notice.text()) == english
    assert not any(dialog.isVisible() for dialog in window.findChildren(Dialog))
    notice.more.click()
    assert notice._detail.text()
    return notice


def lesson_page(window: MainWindow) -> LessonScreen | UnreadableLesson:
    settle()
    page = window.pages.currentWidget()
    assert isinstance(page, LessonScreen | UnreadableLesson)
    return page


def solved_first_step(screen: LessonScreen) -> None:
    """A lesson that is whole can be learned."""
    assert screen.run is not None
    assert screen.column.title.text()
    assert screen.column.paragraphs


# -- lessons ----------------------------------------------------------------------------------------------------------


@EVERY_DAMAGE
def test_one_lesson_that_is_damaged_says_so_and_leads_on(
    assets: Path, learn: Callable[[str], MainWindow], damage: Callable[[Path], None], language: str
) -> None:
    damage(assets / "lessons/truf/T4.toml")
    window = learn(language)
    home = window.learning.home
    assert home is not None
    truf = next(card for card in home.paths if card.path == "truf")
    assert list(truf.buttons) == [f"T{number}" for number in range(1, 10)]
    truf.buttons["T4"].click()
    assert isinstance(lesson_page(window), UnreadableLesson)
    notice = told(window)
    assert notice.kind == "lesson"
    assert window.sidebar.isVisible()
    notice.buttons["following"].click()
    screen = lesson_page(window)
    assert isinstance(screen, LessonScreen)
    assert screen.lesson.id == "T5"
    solved_first_step(screen)


def test_a_lesson_that_ends_before_a_damaged_one_leads_to_the_state_and_esc_and_the_list_lead_back(
    assets: Path, learn: Callable[[str], MainWindow]
) -> None:
    cut(assets / "lessons/shared/S2.toml")
    window = learn("en")
    screen = window.learning.open("S1")
    screen._go_on()
    page = lesson_page(window)
    assert isinstance(page, UnreadableLesson)
    assert page.notice is not None
    assert window.focusWidget() is page.notice.buttons["following"]
    page.notice.buttons["all_lessons"].click()
    assert isinstance(window.pages.currentWidget(), LearnHome)


def test_the_last_lesson_of_a_path_that_is_damaged_leads_to_the_list(
    assets: Path, learn: Callable[[str], MainWindow]
) -> None:
    scramble(assets / "lessons/truf/T9.toml")
    window = learn("en")
    window.learning.open("T9")
    notice = told(window)
    assert set(notice.buttons) == {"all_lessons"}
    notice.buttons["all_lessons"].click()
    assert isinstance(window.pages.currentWidget(), LearnHome)


@pytest.mark.parametrize(("key", "language"), _quick([(key, language) for key in KEYS for language in LANGUAGES]))
def test_a_text_that_is_missing_in_one_language_is_told_there_alone(
    assets: Path, learn: Callable[[str], MainWindow], language: str, key: str
) -> None:
    path = assets / f"lessons/{language}/truf.toml"
    head, mark, rest = path.read_text(encoding="utf-8").partition("[T5]\n")
    lines = rest.split("\n")
    place = next(number for number, line in enumerate(lines) if line.startswith(key))
    path.write_text(head + mark + "\n".join(lines[:place] + lines[place + 1 :]), encoding="utf-8")
    window = learn(language)
    window.learning.open("T5")
    assert told(window).kind in ("lesson", "lessons_part")
    assert isinstance(lesson_page(window), UnreadableLesson)
    other = "ko" if language != "ko" else "en"
    window.settings.language = other
    screen = lesson_page(window)
    assert isinstance(screen, LessonScreen)
    assert screen.lesson.id == "T5"
    window.settings.language = language
    assert isinstance(lesson_page(window), UnreadableLesson)
    window.learning.open("T6")
    assert isinstance(lesson_page(window), LessonScreen)


@EVERY_DAMAGE
def test_the_texts_of_a_path_that_are_damaged_leave_the_other_paths_alone(
    assets: Path, learn: Callable[[str], MainWindow], damage: Callable[[Path], None], language: str
) -> None:
    damage(assets / f"lessons/{language}/rifki.toml")
    window = learn(language)
    assert told(window).kind == "lessons_part"
    home = window.learning.home
    assert home is not None
    assert [card.path for card in home.paths] == list(PATHS)
    rifki = next(card for card in home.paths if card.path == "rifki")
    assert len(rifki.buttons) == 10
    assert all(button.words() for button in rifki.buttons.values())
    rifki.buttons["R10"].click()
    assert told(window).kind == "lesson"
    window.go("learn")
    for lesson in ("K1", "M1", "T1", "S1"):
        assert isinstance(window.learning.open(lesson), LessonScreen)
        solved_first_step(window.learning.open(lesson))
        assert isinstance(lesson_page(window), LessonScreen)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_path_that_is_gone_is_told_and_the_others_are_there(
    assets: Path, learn: Callable[[str], MainWindow], language: str
) -> None:
    shutil.rmtree(assets / "lessons/minchiate")
    for each in LANGUAGES:
        delete(assets / f"lessons/{each}/minchiate.toml")
    window = learn(language)
    notice = told(window)
    assert notice.kind == "lessons_part"
    home = window.learning.home
    assert home is not None
    assert [card.path for card in home.paths] == [path for path in PATHS if path != "minchiate"]
    notice.buttons["go_on"].click()
    assert not notice.isVisible()
    window.go("home")
    window.go("learn")
    assert home.notice is None


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_room_without_any_lesson_says_what_is_safe_and_leads_to_the_games(
    assets: Path, learn: Callable[[str], MainWindow], language: str
) -> None:
    shutil.rmtree(assets / "lessons")
    window = learn(language)
    notice = told(window)
    assert notice.kind == "lessons_gone"
    assert window.sidebar.isVisible()
    notice.buttons["home"].click()
    assert window.pages.currentWidget() is window.home


def test_the_first_start_without_any_lesson_leads_to_the_room_that_says_so(assets: Path, open_app: Open) -> None:
    shutil.rmtree(assets / "lessons")
    window = open_app()
    window.settings.welcomed = False
    assert window.rooms.welcome()
    page = window.pages.currentWidget()
    assert isinstance(page, FirstStart)
    page.lesson.emit()
    assert told(window).kind == "lessons_gone"


@pytest.mark.parametrize("name", ["ideas.toml", "{language}/ideas.toml"])
@EVERY_DAMAGE
def test_ideas_that_are_damaged_leave_the_lessons_alone(
    assets: Path, learn: Callable[[str], MainWindow], damage: Callable[[Path], None], name: str, language: str
) -> None:
    damage(assets / "lessons" / name.format(language=language))
    window = learn(language)
    home = window.learning.home
    assert home is not None
    assert not any(idea.isVisible() and not idea.title.text() for idea in home.ideas)
    screen = window.learning.open("T4")
    screen._practise()
    assert isinstance(lesson_page(window), LessonScreen)


# -- exercises --------------------------------------------------------------------------------------------------------


@EVERY_DAMAGE
@pytest.mark.parametrize("name", ["rook_sluff/exercises.toml", "{language}/exercises.toml"])
def test_exercises_that_are_damaged_say_so(
    assets: Path, learn: Callable[[str], MainWindow], damage: Callable[[Path], None], name: str, language: str
) -> None:
    damage(assets / "lessons" / name.format(language=language))
    window = learn(language)
    window.learning.open_exercises("rook_sluff")
    notice = told(window)
    assert notice.kind == "exercise"
    notice.buttons["all_lessons"].click()
    assert isinstance(window.pages.currentWidget(), LearnHome)
    assert isinstance(window.learning.open("K1"), LessonScreen)
    assert isinstance(lesson_page(window), LessonScreen)


def test_one_exercise_that_is_damaged_leaves_the_nine_others(assets: Path, learn: Callable[[str], MainWindow]) -> None:
    path = assets / "lessons/truf/exercises.toml"
    parts = path.read_text(encoding="utf-8").split("[[exercise]]")
    parts[3] = re.sub(r"(?m)^position = .*$", 'position = "truf/4 hands=nothing"', parts[3])
    parts[5] = re.sub(r"(?m)^best = .*$", "", parts[5])
    path.write_text("[[exercise]]".join(parts), encoding="utf-8")
    window = learn("en")
    window.learning.open_exercises("truf")
    screen = lesson_page(window)
    assert isinstance(screen, LessonScreen)
    seen = []
    for place in range(1, 11):
        screen.open_exercise("truf", place)
        page = lesson_page(window)
        seen.append(isinstance(page, LessonScreen))
        if not seen[-1]:
            assert told(window).kind == "exercise"
            assert isinstance(page, UnreadableLesson)
            page.following.emit()
    assert seen == [place not in (3, 5) for place in range(1, 11)]


# -- the rulebook -----------------------------------------------------------------------------------------------------


@EVERY_DAMAGE
def test_a_rulebook_that_is_damaged_says_so_and_the_others_open(
    assets: Path, open_app: Open, damage: Callable[[Path], None], language: str
) -> None:
    path = assets / f"rulebook/{language}/rifki.md"
    if damage is cut:
        path.write_text(path.read_text(encoding="utf-8")[:400] + "\n## no chapter", encoding="utf-8")
    else:
        damage(path)
    window = open_app(language=language)
    window.rooms.open_rulebook("RI-21")
    screen = window.pages.currentWidget()
    assert isinstance(screen, RulebookScreen)
    assert window.focusWidget() is screen.bar.back_button
    assert told(window).kind == "rules"
    for game in ("truf", "rook_sluff", "minchiate"):
        screen.open_at(game=game)
        assert screen.book is not None
        assert screen.book.language == language
        assert screen.page is not None
    screen.open_at("RI-21")
    told(window)
    window.settings.language = "ko" if language != "ko" else "en"
    settle()
    assert screen.book is not None
    assert screen.page is not None
    window.settings.language = language
    settle()
    assert screen.book is None
    notice = told(window)
    notice.buttons["leave"].click()
    assert window.pages.currentWidget() is window.home
    theme().set_language("en")


def test_without_any_rulebook_f1_says_so_and_esc_leads_back(assets: Path, open_app: Open) -> None:
    shutil.rmtree(assets / "rulebook")
    window = open_app()
    QTest.keyClick(window.focusWidget() or window, Qt.Key.Key_F1)
    assert told(window).kind == "rules"
    for key in (Qt.Key.Key_Down, Qt.Key.Key_Right, Qt.Key.Key_PageDown, Qt.Key.Key_F3, Qt.Key.Key_Escape):
        QTest.keyClick(window.focusWidget() or window, key)
    assert window.pages.currentWidget() is window.home


@pytest.mark.parametrize("size", [(1280, 800), (900, 600)])
@pytest.mark.parametrize("damage", DAMAGES)
def test_diagrams_that_are_damaged_say_so_beside_their_rule(
    assets: Path, open_app: Open, damage: Callable[[Path], None], size: tuple[int, int]
) -> None:
    damage(assets / "rulebook/diagrams/truf.toml")
    window = open_app(size=size)
    window.rooms.open_rulebook("TR-14")
    settle()
    screen = window.pages.currentWidget()
    assert isinstance(screen, RulebookScreen)
    assert screen.book is not None
    said = screen._cannot_be_shown()
    if damage is not cut:
        assert any(
            label.text() == said and label.isVisible() for label in screen.findChildren(type(screen._no_diagram))
        )
    for rule in screen.book.rules():
        screen.open_at(rule.number)
        settle()


def test_a_damaged_lesson_takes_no_other_ones_link_from_its_rules(assets: Path) -> None:
    whole = dict(lessons_of("truf"))
    lessons_of.cache_clear()
    cut(assets / "lessons/truf/T1.toml")
    left = lessons_of("truf")
    assert "T1" in whole.values()
    assert set(left.values()) == set(whole.values()) - {"T1"}


# -- anything at all --------------------------------------------------------------------------------------------------


def test_whatever_happens_to_a_file_a_lesson_opens_whole_or_says_that_it_does_not(assets: Path) -> None:
    """A few hundred small damages: cut, a byte changed, a line away, twice or with another value."""
    rng = random.Random(6)
    files = sorted(path for path in (assets / "lessons").rglob("*.toml"))
    refused = whole = 0
    for _ in range(250):
        file = rng.choice(files)
        before = file.read_bytes()
        file.write_bytes(_damaged(rng, before))
        language = file.parent.name if file.parent.name in LANGUAGES else "en"
        path = file.stem if file.stem in PATHS else file.parent.name if file.parent.name in PATHS else "truf"
        wanted = [lesson for lesson in ids(path) if file.stem in (path, lesson)]
        wanted += [str(place) for place in range(1, 11) if file.stem == "exercises"]
        for one in wanted:
            try:
                if one.isdecimal():
                    opened_exercise(path, int(one), language)
                else:
                    opened_lesson(one, language)
                whole += 1
            except LessonError:
                refused += 1
        try:
            exercises(path)
        except LessonError:
            refused += 1
        file.write_bytes(before)
    assert refused > 50
    assert whole > 50
    assert paths() == PATHS


def _damaged(rng: random.Random, content: bytes) -> bytes:
    place = rng.randrange(len(content))
    lines = content.split(b"\n")
    line = rng.randrange(len(lines))
    kind = rng.randrange(5)
    if kind == 0:
        return content[:place]
    if kind == 1:
        return content[:place] + bytes([rng.randrange(256)]) + content[place + 1 :]
    if kind == 2:
        del lines[line]
    elif kind == 3:
        lines.insert(line, rng.choice(lines))
    else:
        key, equals, _ = lines[line].partition(b"=")
        lines[line] = key + b"= " + rng.choice((b"5", b"[]", b"{}", b'"x"', b"1979-05-27")) if equals else b"x"
    return b"\n".join(lines)
