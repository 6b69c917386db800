"""The lessons as data: their files fit the rules and each other, wrong moves are explained, every rule is taught."""

from __future__ import annotations

import json
import re
from collections import Counter
from itertools import combinations, islice, permutations
from typing import TYPE_CHECKING, Any

import pytest

from cardgui.engine.action import Play
from cardgui.engine.truf_scoring import bid_value, declarer
from cardgui.resources import LANGUAGES
from cardgui.teaching.exercises import exercises
from cardgui.teaching.lesson_check import RULES, covered, faults, idea_faults, lesson_faults, word_faults
from cardgui.teaching.lesson_run import LEARNER, Attempt, LessonRun, Refused, Success, Wrong, is_right, solution
from cardgui.teaching.lessons import (
    LessonError,
    LessonWords,
    StepWords,
    ids,
    load,
    number_of,
    paths,
    read_lesson,
    titles,
    words,
    words_of,
)
from cardgui.teaching.progress import FILE_NAME, Progress

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

LETTERS = {"truf": "TR", "rifki": "RI", "rook_sluff": "RS", "minchiate": "MI"}
LESSONS = [(path, lesson) for path in paths() for lesson in ids(path)]


@pytest.mark.parametrize("path", paths())
def test_the_files_of_a_path_fit_the_rules_and_each_other(path: str) -> None:
    assert list(faults(path)) == []


def test_ideas_are_told_in_every_language() -> None:
    assert list(idea_faults()) == []


@pytest.mark.parametrize(
    ("path", "letter", "count"),
    [("shared", "S", 4), ("truf", "T", 9), ("minchiate", "M", 12), ("rook_sluff", "K", 7), ("rifki", "R", 10)],
)
def test_a_path_has_as_many_lessons_as_it_should(path: str, letter: str, count: int) -> None:
    assert ids(path) == tuple(f"{letter}{number}" for number in range(1, count + 1))


@pytest.mark.parametrize("path", [path for path in paths() if path != "shared"])
def test_every_rule_of_a_game_is_taught_in_a_lesson(path: str) -> None:
    letters = LETTERS[path]
    every = {f"{letters}-{number}" for number in range(1, RULES[letters] + 1)}
    assert every - covered(path) - covered("shared") == set()


@pytest.mark.parametrize(("path", "lesson"), LESSONS)
def test_each_way_to_act_comes_to_success_to_an_explanation_or_to_the_rule_that_refuses_it(
    path: str, lesson: str
) -> None:
    run = LessonRun(load(lesson, path))
    said = {language: words(path, language)[lesson] for language in LANGUAGES}
    solved = 0
    for place, step in enumerate(run.lesson.steps):
        run.enter(place)
        deal = run.deal()
        tries = list(deal.view(LEARNER).hand) if step.kind in ("play", "lay") and deal is not None else step.answers
        for answer in tries:
            outcome = run.attempt(answer)
            if isinstance(outcome, Wrong):
                assert all(texts.steps[place].mistakes[outcome.mistake.text] for texts in said.values())
            elif isinstance(outcome, Refused):
                assert re.fullmatch(r"[A-Z]{2}-\d+", outcome.refusal.rule)
            else:
                assert isinstance(outcome, Success)
        run.enter(place)
        if step.kind != "watch":
            assert isinstance(run.attempt(solution(step)), Success)
        assert run.done
        solved += 1
    assert solved == len(run.lesson.steps) >= 2


@pytest.mark.parametrize("path", paths())
@pytest.mark.parametrize("language", LANGUAGES)
def test_what_is_read_of_one_lesson_is_what_stands_in_the_whole_file(path: str, language: str) -> None:
    whole = words(path, language)
    assert {lesson: (said.title, said.idea) for lesson, said in whole.items()} == titles(path, language)
    assert all(words_of(lesson, path, language) == said for lesson, said in whole.items())


def test_the_trump_suits_of_the_lesson_on_bids_are_those_of_the_engine() -> None:
    lesson = load("T2", "truf")
    for step in lesson.steps:
        cards = [row.cards[0] for row in step.rows]
        owner = declarer(cards)
        expected = f"seat:{owner}" if step.answers[0].startswith("seat") else f"suit:{cards[owner][1]}"
        assert step.right == (expected,)
    sums = [sum(bid_value(row.cards[0]) for row in step.rows) for step in load("T3", "truf").steps if step.rows]
    assert sums == [14, 8]


# -- the check finds what is wrong ---------------------------------------------------------------------------------

HANDS = "hands=QD,3D,AS/9S,5S,JD/6S,4D,JC/AH,JH/"
GOOD: dict[str, Any] = {
    "rules": ["RI-17"],
    "step": [
        {
            "kind": "play",
            "position": f"rifki/4 {HANDS} contract=el_almaz leader=3 trick=7D,",
            "moves": ["4D", "JD"],
            "right": ["QD"],
            "outcome": "win",
            "mistake": [{"when": "lose", "text": "low"}],
        },
        {"kind": "answer", "answers": ["yes", "no"], "right": "yes", "mistake": [{"when": "any", "text": "no"}]},
    ],
}


def _with(changes: dict[str, Any], step: int = 0) -> list[str]:
    raw = json.loads(json.dumps(GOOD))
    raw["step"][step] |= changes
    return list(lesson_faults(read_lesson(raw, "R1", "rifki")))


def test_a_lesson_that_fits_has_no_fault() -> None:
    assert _with({}) == []


@pytest.mark.parametrize(
    ("step", "changes", "fault"),
    [
        (0, {"mistake": []}, "no mistake fits"),
        (0, {"mistake": [{"when": "win", "text": "low"}]}, "no mistake fits"),
        (0, {"right": ["AS"]}, "is not possible"),
        (0, {"right": ["3D"], "mistake": [{"when": "any", "text": "low"}]}, "does not do what it should"),
        (0, {"outcome": "lose"}, "does not do what it should"),
        (0, {"moves": ["AH"]}, "cannot be played"),
        (0, {"moves": ["4D"]}, "not to act"),
        (0, {"position": f"rifki/4 {HANDS} contract=el_almaz"}, "position"),
        (0, {"position": "nonsense"}, "position"),
        (0, {"rule": "RI-3"}, "none that the lesson covers"),
        (0, {"rule": "RI-99"}, "none that the lesson covers"),
        (0, {"point": ["hand:KD"]}, "not in the hand"),
        (0, {"point": ["trick:0"]}, "no card in the trick"),
        (1, {"right": "maybe"}, "one of the answers"),
        (1, {"answers": ["yes"]}, "two to eight"),
        (1, {"mistake": []}, "no mistake fits"),
        (1, {"row": [{"cards": ["R7"]}]}, "is no card"),
        (1, {"grid": {"heads": ["a"], "rows": [[1, 2]]}}, "not as many cells"),
    ],
)
def test_the_check_finds(step: int, changes: dict[str, Any], fault: str) -> None:
    assert any(fault in found for found in _with(changes, step)), _with(changes, step)


def test_a_file_of_another_form_is_no_lesson() -> None:
    with pytest.raises(LessonError, match="two to five"):
        read_lesson({"rules": [], "step": GOOD["step"][:1]}, "R1", "rifki")
    with pytest.raises(LessonError, match="kind is one of"):
        read_lesson({"step": [{"kind": "sing"}, {"kind": "watch"}]}, "R1", "rifki")
    with pytest.raises(LessonError, match="is no key here"):
        read_lesson({**GOOD, "colour": "red"}, "R1", "rifki")


def _said(**changes: Any) -> LessonWords:
    first = {"text": "A.", "goal": "B", "task": "C.", "right": "D.", "mistakes": {"low": "E."}} | changes
    second = StepWords("A.", "B", "C.", "D.", mistakes={"no": "E."}, answers={"yes": "Yes", "no": "No"})
    return LessonWords("Title", "Idea.", "", (StepWords(**first), second))


def test_texts_that_fit_have_no_fault() -> None:
    lesson = read_lesson(GOOD, "R1", "rifki")
    assert all(list(word_faults(lesson, _said(), language)) == [] for language in LANGUAGES)


@pytest.mark.parametrize(
    ("language", "changes", "fault"),
    [
        ("en", {"task": ""}, "task: is missing"),
        ("en", {"mistakes": {}}, "mistakes.low: is missing"),
        ("en", {"mistakes": {"low": "E.", "high": "F."}}, "belongs to nothing"),
        ("en", {"text": "{who} led."}, "is no slot"),
        ("en", {"text": "A **bold word."}, "is not closed"),
        ("en", {"text": "Well done!"}, "exclamation"),
        ("ko", {"text": "{name1}이 냈습니다."}, "an ending follows"),
        ("tr", {"text": "{name1}'in kartı."}, "an ending follows"),
    ],
)
def test_the_check_of_texts_finds(language: str, changes: dict[str, Any], fault: str) -> None:
    lesson = read_lesson(GOOD, "R1", "rifki")
    assert any(fault in found for found in word_faults(lesson, _said(**changes), language))


# -- running ------------------------------------------------------------------------------------------------------


def test_a_wrong_card_is_played_out_on_the_engine_and_changes_nothing() -> None:
    run = LessonRun(read_lesson(GOOD, "R1", "rifki"))
    wrong = run.attempt("3D")
    assert isinstance(wrong, Wrong)
    assert wrong.actions == (Play(LEARNER, "3D"),)
    assert not run.done
    refused = run.attempt("AS")
    assert isinstance(refused, Refused)
    assert refused.refusal.rule == "RI-17"
    right = run.attempt("QD")
    assert isinstance(right, Success)
    assert run.done


def test_a_step_without_a_position_goes_on_where_the_one_before_it_ended() -> None:
    raw = json.loads(json.dumps(GOOD))
    raw["step"][1] = {"kind": "play", "right": ["3D"], "mistake": [{"when": "any", "text": "high"}]}
    raw["step"][1]["replies"] = ["AH"]
    run = LessonRun(read_lesson(raw, "R1", "rifki"))
    run.enter(1)
    deal = run.deal()
    assert deal is not None
    assert set(deal.view(LEARNER).hand) == {"3D", "AS"}
    assert run.before == (Play(2, "4D"), Play(1, "JD"), Play(LEARNER, "QD"))
    assert isinstance(run.attempt("3D"), Success)


def test_cards_to_mark_are_taken_in_any_order_and_cards_to_put_in_order_are_not() -> None:
    raw: dict[str, Any] = {
        "rules": [],
        "step": [
            {
                "kind": "pick",
                "row": [{"cards": ["KS", "QS", "2H"]}],
                "right": ["KS", "QS"],
                "mistake": [{"when": "missing", "text": "more"}, {"when": "extra", "text": "less"}],
            },
            {
                "kind": "order",
                "row": [{"cards": ["QS", "KS"]}],
                "right": ["KS", "QS"],
                "mistake": [{"when": "any", "text": "order"}],
            },
        ],
    }
    lesson = read_lesson(raw, "S9", "shared")
    assert list(lesson_faults(lesson)) == []
    run = LessonRun(lesson)
    outcomes = [run.attempt(cards) for cards in (("QS", "KS"), ("QS",), ("KS", "QS", "2H"))]
    assert isinstance(outcomes[0], Success)
    assert [one.mistake.text for one in outcomes[1:] if isinstance(one, Wrong)] == ["more", "less"]
    run.enter(1)
    assert isinstance(run.attempt(("QS", "KS")), Wrong)
    assert isinstance(run.attempt(("KS", "QS")), Success)


# -- progress -----------------------------------------------------------------------------------------------------


def test_progress_is_kept(tmp_path: Path) -> None:
    progress = Progress(tmp_path)
    assert progress.next == "S1"
    progress.open("T3")
    progress.finish("S1")
    again = Progress(tmp_path)
    assert again.done == {"S1"}
    assert again.next == "S2"
    for lesson in ids("shared"):
        again.finish(lesson)
    assert again.next == "T1"
    assert again.count(ids("shared")) == 4


def test_two_windows_keep_the_progress_of_both(tmp_path: Path) -> None:
    first, second = Progress(tmp_path), Progress(tmp_path)
    first.finish("T1")
    second.finish("M1")
    first.finish("T2")
    assert Progress(tmp_path).done == {"T1", "T2", "M1"}


def test_after_the_shared_start_the_path_looked_at_last_goes_on(tmp_path: Path) -> None:
    progress = Progress(tmp_path)
    last = paths()[-1]
    for lesson in ids("shared"):
        progress.finish(lesson)
    progress.open(ids(last)[0])
    assert progress.next == ids(last)[0]
    for path in paths():
        for lesson in ids(path):
            progress.finish(lesson)
    assert progress.next == ""


@pytest.mark.parametrize(
    "broken", ["", "[]", '{"format": 1}', '{"format": 2, "done": []}', '{"format": 1, "done": "S1"}', "\0"]
)
def test_a_broken_file_of_progress_is_set_aside(tmp_path: Path, broken: str) -> None:
    (tmp_path / FILE_NAME).write_text(broken, encoding="utf-8")
    progress = Progress(tmp_path)
    assert progress.done == set()
    assert progress.set_aside is not None
    assert progress.set_aside.read_text(encoding="utf-8") == broken
    progress.finish("S1")
    assert Progress(tmp_path).done == {"S1"}


def test_a_folder_of_progress_that_cannot_even_be_looked_into_is_left_alone(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def denied(path: Path, *_: object, **__: object) -> str:
        raise PermissionError(13, "Permission denied", str(path))

    (tmp_path / FILE_NAME).write_text("kept", encoding="utf-8")
    for look in ("read_text", "exists", "rename"):
        monkeypatch.setattr(f"pathlib.Path.{look}", denied)
    progress = Progress(tmp_path)
    assert progress.done == set()
    progress.finish("S1")
    assert progress.done == {"S1"}
    monkeypatch.undo()
    assert (tmp_path / FILE_NAME).read_text(encoding="utf-8") == "kept"


def test_numbers_of_lessons() -> None:
    assert number_of("M12") == 12
    with pytest.raises(LessonError):
        number_of("truf")


@pytest.mark.parametrize("path", [path for path in paths() if exercises(path)])
def test_exercises_can_be_solved(path: str) -> None:
    from cardgui.teaching.exercises import as_lesson, exercise_words  # noqa: PLC0415

    found = exercises(path)
    assert len(found) == 10
    for one in found:
        lesson = as_lesson(one)
        run = LessonRun(lesson)
        deal = run.deal()
        assert deal is not None
        legal = {str(getattr(action, "card", "")) for action in deal.legal(LEARNER)}
        assert set(one.best) < legal
        assert isinstance(run.attempt(one.best[0]), Success)
        assert isinstance(run.attempt(min(legal - set(one.best))), Wrong)
        for language in LANGUAGES:
            assert list(word_faults(lesson, exercise_words(one, language), language)) == []


def _attempts(run: LessonRun) -> Iterator[Attempt]:
    """Everything that can be tried in a step: every card, every answer, every set of marks, many orders."""
    step, deal = run.step, run.deal()
    if step.kind in ("play", "lay"):
        assert deal is not None
        yield from deal.view(LEARNER).hand
    elif step.kind == "answer":
        yield from step.answers
    elif step.kind in ("pick", "order"):
        there = [card for row in step.rows for card in row.cards]
        cards = there if deal is None or there else list(deal.view(LEARNER).hand)
        if step.kind == "order":
            yield from islice(permutations(cards), 720)
        else:
            yield from (some for count in range(1, len(cards) + 1) for some in combinations(cards, count))


@pytest.mark.parametrize(("path", "lesson"), LESSONS)
def test_whatever_is_tried_in_a_lesson_is_right_or_explained_in_every_language(path: str, lesson: str) -> None:
    run = LessonRun(load(lesson, path))
    said = {language: words_of(lesson, path, language) for language in LANGUAGES}
    seen: Counter[str] = Counter()
    for place, step in enumerate(run.lesson.steps):
        run.enter(place)
        texts = [said[language].steps[place] for language in LANGUAGES]
        for attempt in _attempts(run):
            outcome = run.attempt(attempt)
            seen[type(outcome).__name__] += 1
            if isinstance(outcome, Wrong):
                assert all(one.mistakes[outcome.mistake.text] for one in texts), attempt
            elif isinstance(outcome, Refused) and outcome.text:
                assert all(one.refused[outcome.text] for one in texts), attempt
            elif isinstance(outcome, Refused):
                # What the table says of it speaks of a card: of the one that was tried, or of one that was marked.
                assert isinstance(attempt, str) or outcome.refusal.cards, attempt
            else:
                assert is_right(step, attempt)
    assert seen["Success"] >= sum(step.kind != "watch" for step in run.lesson.steps)
    assert seen["Wrong"] + seen["Refused"] >= 2
