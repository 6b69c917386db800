"""A lesson or an exercise as it is opened: read, and proved whole, so that nothing in it fails halfway."""

from __future__ import annotations

from cardgui.teaching.exercises import Exercise, as_lesson, exercise, exercise_words
from cardgui.teaching.lesson_check import missing_words, playing_faults
from cardgui.teaching.lessons import Lesson, LessonError, LessonWords, formed, load, words_of


def opened_lesson(lesson: str, language: str) -> tuple[Lesson, LessonWords]:
    """A lesson, and what is said in it.

    Raises:
        LessonError: if a file is missing or damaged, or something is not said in this language.
    """
    with formed(lesson):
        found = load(lesson)
        return found, _proved(found, words_of(found.id, found.path, language))


def opened_exercise(path: str, place: int, language: str) -> tuple[Exercise, Lesson, LessonWords]:
    """An exercise of a path, counted from 1, and what is said in it.

    Raises:
        LessonError: as for lessons.
    """
    with formed(f"{path}:{place}"):
        one = exercise(path, place)
        lesson = as_lesson(one)
        return one, lesson, _proved(lesson, exercise_words(one, language))


def _proved(lesson: Lesson, said: LessonWords) -> LessonWords:
    fault = next(playing_faults(lesson), None) or next(missing_words(lesson, said), None)
    if fault is not None:
        raise LessonError(f"{lesson.path}, {lesson.id}, {fault}")
    return said
