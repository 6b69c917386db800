"""Exercises: positions from computer play in which one card is clearly best, as lessons of one step."""

from __future__ import annotations

import tomllib
from dataclasses import dataclass
from typing import Any, Final

from cardgui.engine.cards import Card
from cardgui.resources import language_of_texts
from cardgui.teaching.lessons import Lesson, LessonError, LessonWords, Mistake, Step, StepWords, folder, formed

MOTIVES: Final = (
    "matto_spares",
    "partner_is_winning",
    "partner_is_winning_suit",
    "rid_of_penalty",
    "rid_of_danger",
    "trump_in",
    "throw_off",
    "cannot_win",
    "win_cheaply",
    "win_surely",
    "duck",
    "go_over",
    "cash_master",
    "draw_trumps",
    "lead_lone_card",
    "lead_under",
)
"""The motives of the catalogue of hints that an exercise can be about."""


@dataclass(frozen=True, slots=True)
class Exercise:
    """One exercise.

    Attributes:
        path: the game it belongs to.
        place: its number, from 1; they become harder.
        position: what is on the table.
        best: the cards that are best: more than one where they are as good as each other.
        motive: key of the reason.
        gap: what the next best card costs, in the game's points.
    """

    path: str
    place: int
    position: str
    best: tuple[Card, ...]
    motive: str
    gap: float

    @property
    def key(self) -> str:
        """Its name in the progress."""
        return f"{self.path}:{self.place}"


def exercises(path: str) -> tuple[Exercise, ...]:
    """The exercises of a path in order of difficulty; none where there is no file.

    One that has not the form it must have is without a position: :func:`exercise` tells.

    Raises:
        LessonError: if the file cannot be read.
    """
    name = f"{path}/exercises.toml"
    file = folder() / name
    if not file.exists():
        return ()
    with formed(name):
        raw = tomllib.loads(file.read_text(encoding="utf-8"))["exercise"]
        return tuple(_exercise(path, place, one) for place, one in enumerate(raw, 1))


def _exercise(path: str, place: int, raw: Any) -> Exercise:
    try:
        return Exercise(path, place, str(raw["position"]), tuple(raw["best"]), str(raw["motive"]), float(raw["gap"]))
    except (KeyError, TypeError, ValueError):
        return Exercise(path, place, "", (), "", 0.0)


def exercise(path: str, place: int) -> Exercise:
    """An exercise by its number, from 1.

    Raises:
        LessonError: if it has not the form it must have.
    """
    name = f"{path}/exercises.toml"
    with formed(name):
        one = exercises(path)[place - 1]
    if not one.position:
        raise LessonError(f"{name}, exercise {place}: a key is missing or has another form")
    return one


def as_lesson(one: Exercise) -> Lesson:
    """An exercise as a lesson of one step."""
    step = Step("play", position=one.position, right=one.best, mistakes=(Mistake("other", "any"),))
    return Lesson(f"X{one.place}", one.path, (), (step,))


def exercise_words(one: Exercise, language: str) -> LessonWords:
    """What is said in an exercise: the task is the same in all, the reason comes with the answer.

    Raises:
        LessonError: if the file is missing or has not the form it must have.
    """
    name = f"{language_of_texts('lessons', language)}/exercises.toml"
    with formed(name):
        raw = tomllib.loads((folder() / name).read_text(encoding="utf-8"))
        said, task = raw["motives"][one.motive], {key: str(text) for key, text in raw["task"].items()}
        mistakes = {"other": str(said["other"])}
        step = StepWords(task["text"], task["goal"], task["task"], str(said["right"]), mistakes)
        return LessonWords(task["title"], task["text"], "", (step,))
