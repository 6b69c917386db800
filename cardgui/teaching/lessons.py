"""The lessons as data: paths, lessons and their steps, and what is said of them (format: ``LESSONS.md``).

Reading is lazy: a file is read when its lesson is asked for, and nothing is kept.
"""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterator, Mapping
from contextlib import contextmanager, suppress
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Final

from cardgui.engine.cards import Card
from cardgui.resources import data_dir, language_of_texts

PATHS: Final = ("shared", "truf", "minchiate", "rook_sluff", "rifki")
"""Possible paths in the order in which they are shown; one exists when its folder holds a lesson."""
KINDS: Final = ("play", "lay", "answer", "pick", "order", "watch")
TABLE_OF: Final = {"shared": "rifki"}
"""Path → the game whose table it is shown on, where that is not the path's own."""
_ID: Final = re.compile(r"[A-Z]([0-9]{1,2})")
_PARTS: Final = re.MULTILINE | re.DOTALL
_WIDE: Final = "[\u3000-\u30ff\u4e00-\u9fff\uff00-\uffef]"


class LessonError(ValueError):
    """A file of the lessons that has not the form it must have; the text names the file and the place in it."""


@contextmanager
def formed(name: str) -> Iterator[None]:
    """Whatever cannot be understood inside is a fault of the file ``name``.

    Raises:
        LessonError: in place of what a damaged file can lead to.
    """
    try:
        yield
    except LessonError:
        raise
    except (LookupError, TypeError, ValueError, AttributeError, OSError, RecursionError) as error:
        raise LessonError(f"{name}: {error!r}") from error


@dataclass(frozen=True, slots=True)
class Mistake:
    """One class of wrong actions.

    Attributes:
        text: key of what is said of it.
        when: what makes an action one of this class, or ``""`` where cards or answers are listed.
        cards: cards of this class.
        answers: answers of this class.
        replies: what the other seats play to it, or ``None`` for those of the step.
    """

    text: str
    when: str = ""
    cards: tuple[Card, ...] = ()
    answers: tuple[str, ...] = ()
    replies: tuple[Card, ...] | None = None


@dataclass(frozen=True, slots=True)
class RefusedText:
    """What is said when the rules refuse something.

    Attributes:
        rule: number of the rule that refuses it.
        text: key of what is said.
        reason: the reason of the refusal that is meant, ``""`` for every one by this rule.
    """

    rule: str
    text: str
    reason: str = ""


@dataclass(frozen=True, slots=True)
class Row:
    """Cards laid out in a row; ``label`` is ``seat:N``, a text's key, or empty, and a card ``""`` is a back."""

    cards: tuple[Card, ...]
    label: str = ""


@dataclass(frozen=True, slots=True)
class Grid:
    """A small table of numbers and words; ``sign`` says whether numbers carry their sign."""

    heads: tuple[str, ...]
    rows: tuple[tuple[int | str, ...], ...]
    sign: bool = False


@dataclass(frozen=True, slots=True)
class Step:
    """One step of a lesson (fields: see ``LESSONS.md``)."""

    kind: str
    position: str = ""
    moves: tuple[Card, ...] = ()
    right: tuple[Any, ...] = ()
    """Cards or the answer; for ``pick`` the sets of cards, each a tuple."""
    answers: tuple[str, ...] = ()
    does: Mapping[str, Mapping[str, Any]] = field(default_factory=dict)
    outcome: str = ""
    asks: str = ""
    replies: tuple[Card, ...] = ()
    mistakes: tuple[Mistake, ...] = ()
    refused: tuple[RefusedText, ...] = ()
    rule: str = ""
    points: tuple[str, ...] = ()
    rows: tuple[Row, ...] = ()
    grid: Grid | None = None

    @property
    def laid_out(self) -> bool:
        """Whether cards or numbers are laid out in the middle."""
        return bool(self.rows) or self.grid is not None


@dataclass(frozen=True, slots=True)
class Lesson:
    """One lesson: an idea in a few steps.

    Attributes:
        id: such as ``T4``.
        path: the path it belongs to.
        rules: all rule numbers it covers.
        steps: in order.
        practice: position to play on freely, ``""`` where there is none.
        plain: whether the table shows names and the trump suit only.
    """

    id: str
    path: str
    rules: tuple[str, ...]
    steps: tuple[Step, ...]
    practice: str = ""
    plain: bool = False

    @property
    def number(self) -> int:
        """Its place in the path, from 1."""
        return number_of(self.id)

    @property
    def table(self) -> str:
        """Id of the game on whose table it is shown."""
        return TABLE_OF.get(self.path, self.path)

    def start_of(self, step: int) -> int:
        """The step whose position a step goes on from: itself, or one before it."""
        while step and not self.steps[step].position and not self.steps[step].laid_out:
            step -= 1
        return step


@dataclass(frozen=True, slots=True)
class StepWords:
    """What is said in one step; paragraphs are parted by an empty line, ``**…**`` is bold."""

    text: str
    goal: str = ""
    task: str = ""
    right: str = ""
    mistakes: Mapping[str, str] = field(default_factory=dict)
    refused: Mapping[str, str] = field(default_factory=dict)
    answers: Mapping[str, str] = field(default_factory=dict)
    labels: Mapping[str, str] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class LessonWords:
    """What is said in a lesson."""

    title: str
    idea: str
    practice: str
    steps: tuple[StepWords, ...]


@dataclass(frozen=True, slots=True)
class Idea:
    """The same idea in several games: ids of lessons that exist."""

    id: str
    lessons: tuple[str, ...]


def number_of(lesson: str) -> int:
    """The number in the id of a lesson."""
    found = _ID.fullmatch(lesson)
    if found is None:
        raise LessonError(f"{lesson} is no id of a lesson")
    return int(found[1])


def folder() -> Path:
    """Where the files of the lessons are."""
    return data_dir() / "assets" / "lessons"


def ids(path: str) -> tuple[str, ...]:
    """The lessons of a path in order; none where the path does not exist."""
    found = [file.stem for file in (folder() / path).glob("*.toml") if _ID.fullmatch(file.stem)]
    return tuple(sorted(found, key=number_of))


def paths() -> tuple[str, ...]:
    """The paths that exist, in the order in which they are shown."""
    return tuple(path for path in PATHS if ids(path))


def path_of(lesson: str) -> str:
    """The path that has a lesson, or other lessons of its letter.

    Raises:
        KeyError: if none has any.
    """
    for path in PATHS:
        if (folder() / path / f"{lesson}.toml").is_file():
            return path
    for path in PATHS:
        if any(other[0] == lesson[:1] for other in ids(path)):
            return path
    raise KeyError(lesson)


def following(lesson: str, path: str) -> str:
    """The next lesson of a path that exists, ``""`` after the last."""
    place = number_of(lesson)
    return next((other for other in ids(path) if number_of(other) > place), "")


def load(lesson: str, path: str = "") -> Lesson:
    """Read a lesson.

    Raises:
        LessonError: if its file is missing or has not the form it must have.
        KeyError: if no path has a lesson of its letter.
    """
    path = path or path_of(lesson)
    name = f"{path}/{lesson}.toml"
    with formed(name):
        return read_lesson(_table(folder() / name, name), lesson, path)


def read_lesson(raw: Mapping[str, Any], lesson: str, path: str) -> Lesson:
    """A lesson from what its file says.

    Raises:
        LessonError: if that has not the form it must have.
    """
    name = f"{path}/{lesson}.toml"
    _only(raw, {"rules", "step", "practice", "plain"}, name)
    steps = raw.get("step", [])
    if not 2 <= len(steps) <= 5:
        raise LessonError(f"{name}: a lesson has two to five steps, not {len(steps)}")
    practice = raw.get("practice", {})
    _only(practice, {"position"}, f"{name}, practice")
    return Lesson(
        lesson,
        path,
        tuple(raw.get("rules", ())),
        tuple(_step(step, f"{name}, step {place}") for place, step in enumerate(steps, 1)),
        str(practice.get("position", "")),
        bool(raw.get("plain", path == "shared")),
    )


def _spoken(language: str) -> str:
    return language_of_texts("lessons", language)


def words(path: str, language: str) -> dict[str, LessonWords]:
    """What is said in the lessons of a path.

    Raises:
        LessonError: if the file is missing or has not the form it must have.
    """
    name = f"{_spoken(language)}/{path}.toml"
    with formed(name):
        raw = _table(folder() / name, name)
        return {lesson: _lesson_words(said, f"{name}, {lesson}") for lesson, said in raw.items()}


def words_of(lesson: str, path: str, language: str) -> LessonWords:
    """What is said in one lesson; the rest of the file is not parsed.

    Raises:
        LessonError: if the file is missing, says nothing of the lesson, or has not the form it must have.
    """
    name = f"{_spoken(language)}/{path}.toml"
    found = re.search(rf"^\[{lesson}\]$.*?(?=^\[[A-Z][0-9]+\]$|\Z)", _read(folder() / name, name), _PARTS)
    if found is None:
        raise LessonError(f"{name}: {lesson} is missing")
    with formed(f"{name}, {lesson}"):
        return _lesson_words(_parsed(found[0], name)[lesson], f"{name}, {lesson}")


def titles(path: str, language: str) -> dict[str, tuple[str, str]]:
    """Lesson → its title and its idea; the steps are not parsed, and a lesson whose title cannot be read is left out.

    Raises:
        LessonError: if the file is missing or cannot be read.
    """
    name = f"{_spoken(language)}/{path}.toml"
    found: dict[str, tuple[str, str]] = {}
    for head in re.findall(r"^\[[A-Z][0-9]+\]$.*?(?=^\[|\Z)", _read(folder() / name, name), _PARTS):
        with suppress(LessonError), formed(name):
            for lesson, said in _parsed(head, name).items():
                if _ID.fullmatch(lesson):
                    found[lesson] = _text(said["title"]), _text(said["idea"])
    return found


def ideas() -> tuple[Idea, ...]:
    """The ideas that at least two existing lessons share.

    Raises:
        LessonError: if their file has not the form it must have.
    """
    file = folder() / "ideas.toml"
    if not file.is_file():
        return ()
    known = {lesson for path in paths() for lesson in ids(path)}
    found = []
    with formed("ideas.toml"):
        for raw in _table(file, "ideas.toml").get("idea", ()):
            lessons = tuple(lesson for lesson in raw["lessons"] if lesson in known)
            if len(lessons) > 1:
                found.append(Idea(str(raw["id"]), lessons))
    return tuple(found)


def same_idea(lesson: str) -> tuple[str, ...]:
    """The lessons of other games that share an idea with a lesson.

    Raises:
        LessonError: if the file of the ideas has not the form it must have.
    """
    shared = [idea.lessons for idea in ideas() if lesson in idea.lessons]
    return tuple(dict.fromkeys(other for lessons in shared for other in lessons if other != lesson))


def idea_words(language: str) -> dict[str, tuple[str, str]]:
    """Id of an idea → its title and its sentence.

    Raises:
        LessonError: if the file is missing or has not the form it must have.
    """
    name = f"{_spoken(language)}/ideas.toml"
    with formed(name):
        raw = _table(folder() / name, name)
        return {key: (str(said["title"]), str(said["text"])) for key, said in raw.items()}


def _table(file: Path, name: str) -> dict[str, Any]:
    return _parsed(_read(file, name), name)


def _read(file: Path, name: str) -> str:
    try:
        return file.read_text(encoding="utf-8")
    except (OSError, UnicodeDecodeError) as error:
        raise LessonError(f"{name}: {error}") from error


def _parsed(text: str, name: str) -> dict[str, Any]:
    try:
        return tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        raise LessonError(f"{name}: {error}") from error


def _only(raw: Mapping[str, Any], known: set[str], name: str) -> None:
    unknown = set(raw) - known
    if unknown:
        raise LessonError(f"{name}: {', '.join(sorted(unknown))} is no key here")


_STEP_KEYS: Final = {
    "kind", "position", "moves", "right", "answers", "does", "outcome", "asks", "replies", "mistake", "refused", "rule",
    "point", "row", "grid",
}  # fmt: skip


def _step(raw: Mapping[str, Any], name: str) -> Step:
    _only(raw, _STEP_KEYS, name)
    kind = raw.get("kind", "")
    if kind not in KINDS:
        raise LessonError(f"{name}: kind is one of {', '.join(KINDS)}")
    try:
        return Step(
            kind=kind,
            position=str(raw.get("position", "")),
            moves=tuple(raw.get("moves", ())),
            right=_right(kind, raw.get("right")),
            answers=tuple(map(str, raw.get("answers", ()))),
            does=dict(raw.get("does", {})),
            outcome=str(raw.get("outcome", "")),
            asks=str(raw.get("asks", "")),
            replies=tuple(raw.get("replies", ())),
            mistakes=tuple(_mistake(one, name) for one in raw.get("mistake", ())),
            refused=tuple(_refused(one, name) for one in raw.get("refused", ())),
            rule=str(raw.get("rule", "")),
            points=tuple(raw.get("point", ())),
            rows=tuple(Row(tuple(one["cards"]), str(one.get("label", ""))) for one in raw.get("row", ())),
            grid=_grid(raw["grid"], name) if "grid" in raw else None,
        )
    except (KeyError, TypeError) as error:
        raise LessonError(f"{name}: {error!r}") from error


def _right(kind: str, right: Any) -> tuple[Any, ...]:
    if right is None:
        return ()
    if not isinstance(right, list):
        return (str(right),)
    if kind == "pick" and not (right and isinstance(right[0], list)):
        return (tuple(right),)
    return tuple(tuple(one) if isinstance(one, list) else str(one) for one in right)


def _mistake(raw: Mapping[str, Any], name: str) -> Mistake:
    _only(raw, {"text", "when", "cards", "answers", "replies"}, f"{name}, mistake")
    replies = raw.get("replies")
    return Mistake(
        str(raw["text"]),
        str(raw.get("when", "")),
        tuple(raw.get("cards", ())),
        tuple(map(str, raw.get("answers", ()))),
        None if replies is None else tuple(replies),
    )


def _refused(raw: Mapping[str, Any], name: str) -> RefusedText:
    _only(raw, {"rule", "text", "reason"}, f"{name}, refused")
    return RefusedText(str(raw["rule"]), str(raw["text"]), str(raw.get("reason", "")))


def _grid(raw: Mapping[str, Any], name: str) -> Grid:
    _only(raw, {"heads", "rows", "sign"}, f"{name}, grid")
    return Grid(tuple(raw["heads"]), tuple(tuple(row) for row in raw["rows"]), bool(raw.get("sign", False)))


def _lesson_words(raw: Mapping[str, Any], name: str) -> LessonWords:
    _only(raw, {"title", "idea", "practice", "step"}, name)
    try:
        steps = tuple(_step_words(one, f"{name}, step {place}") for place, one in enumerate(raw["step"], 1))
        return LessonWords(_text(raw["title"]), _text(raw["idea"]), _text(raw.get("practice", "")), steps)
    except KeyError as error:
        raise LessonError(f"{name}: {error} is missing") from error


def _step_words(raw: Mapping[str, Any], name: str) -> StepWords:
    _only(raw, {"text", "goal", "task", "right", "mistakes", "refused", "answers", "labels"}, name)

    def table(key: str) -> dict[str, str]:
        return {str(word): _text(said) for word, said in raw.get(key, {}).items()}

    return StepWords(
        text=_text(raw["text"]),
        goal=_text(raw.get("goal", "")),
        task=_text(raw.get("task", "")),
        right=_text(raw.get("right", "")),
        mistakes=table("mistakes"),
        refused=table("refused"),
        answers=table("answers"),
        labels=table("labels"),
    )


def _text(said: object) -> str:
    """A text whose lines are joined within a paragraph: by a space, but for Japanese, which has none."""
    paragraphs = re.split(r"\n\s*\n", str(said).strip())
    joined = (re.sub(rf"(?<={_WIDE})\s*\n\s*|\s*\n\s*(?={_WIDE})", "", paragraph) for paragraph in paragraphs)
    return "\n\n".join(re.sub(r"\s*\n\s*", " ", paragraph) for paragraph in joined)
