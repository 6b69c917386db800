"""Proves that the files of the lessons fit the rules and each other: positions, answers, explanations, texts."""

from __future__ import annotations

import re
import sys
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from typing import Final

from cardgui.engine.action import Play
from cardgui.engine.cards import Card
from cardgui.engine.events import TrickTaken
from cardgui.engine.game import Deal, RecordFaultError
from cardgui.engine.position import Position, PositionError
from cardgui.engine.registry import GAMES, deal_from
from cardgui.engine.rifki_contracts import CONTRACTS
from cardgui.resources import LANGUAGES
from cardgui.teaching.lesson_run import LEARNER, LessonRun, Refused, Success, Wrong, is_right, solution
from cardgui.teaching.lessons import (
    Lesson,
    LessonError,
    LessonWords,
    Step,
    StepWords,
    idea_words,
    ideas,
    ids,
    load,
    paths,
    words,
)

RULES: Final = {"TR": 22, "RI": 30, "RS": 21, "MI": 28}
"""Letters of the rule numbers → how many rules the game has."""
SAID: Final = re.compile(r"(suit|seat|card|mode|contract):\w+|[-−]?[0-9]+|\?|")
"""What the program itself knows how to say."""
_SLOT: Final = re.compile(r"\{[^}]*\}?|\}")
_NAME: Final = re.compile(r"\{name[1-9]\}")
_AFTER: Final = {
    "ko": re.compile(r"\}(?:이|가|은|는|을|를|와|과|의|에게|에|로|으로|도|만)(?![가-힣])"),
    "tr": re.compile(r"\}['’]"),
}
_EXCLAMATION: Final = re.compile(r"[!！]")


def faults(path: str) -> Iterator[str]:
    """Everything that is wrong with a path, each fault in one line."""
    said: dict[str, Mapping[str, LessonWords]] = {}
    for language in LANGUAGES:
        try:
            said[language] = words(path, language)
        except LessonError as error:
            yield str(error)
    for lesson_id in ids(path):
        try:
            lesson = load(lesson_id, path)
        except LessonError as error:
            yield str(error)
            continue
        yield from (f"{path}/{lesson_id}.toml, {fault}" for fault in lesson_faults(lesson))
        for language, texts in said.items():
            where = f"{language}/{path}.toml, {lesson_id}"
            found = word_faults(lesson, texts[lesson_id], language) if lesson_id in texts else ["is missing"]
            yield from (f"{where}, {fault}" for fault in found)
    for language, texts in said.items():
        extra = sorted(set(texts) - set(ids(path)))
        yield from (f"{language}/{path}.toml, {lesson}: there is no such lesson" for lesson in extra)


def idea_faults() -> Iterator[str]:
    """What is wrong with the ideas that lessons share."""
    for language in LANGUAGES:
        try:
            said = idea_words(language)
        except (LessonError, KeyError) as error:
            yield str(error)
            continue
        for idea in ideas():
            if idea.id not in said:
                yield f"{language}/ideas.toml: {idea.id} is missing"


# -- what happens -------------------------------------------------------------------------------------------------


def lesson_faults(lesson: Lesson) -> Iterator[str]:
    """What is wrong with a lesson, whatever is said in it."""
    if not lesson.rules and lesson.path != "shared":
        yield "rules: none is covered"
    for rule in lesson.rules:
        if not _is_rule(rule):
            yield f"rules: {rule} is no rule"
    if sum(step.kind == "watch" for step in lesson.steps) > 1:
        yield "more than one step only looks on"
    yield from playing_faults(lesson)


def playing_faults(lesson: Lesson) -> Iterator[str]:
    """What would go wrong when a lesson is learned."""
    for place, step in enumerate(lesson.steps):
        for fault in _step_faults(lesson, place, step):
            yield f"step {place + 1}: {fault}"
    if lesson.practice:
        yield from _practice_faults(lesson)


def _is_rule(rule: str) -> bool:
    letters, _, digits = rule.partition("-")
    return digits.isdigit() and 1 <= int(digits) <= RULES.get(letters, 0)


def _practice_faults(lesson: Lesson) -> Iterator[str]:
    try:
        deal = deal_from(Position.from_text(lesson.practice))
    except (PositionError, RecordFaultError) as error:
        yield f"practice: {error}"
        return
    if deal.game.id != lesson.table:
        yield f"practice: is of {deal.game.id}"
    view = deal.view(LEARNER)
    if view.phase != "play" or len(view.hand) < 3:
        yield "practice: has to be in the play, with three cards at least"


def _step_faults(lesson: Lesson, place: int, step: Step) -> Iterator[str]:
    try:
        run = LessonRun(lesson)
        run.enter(place)
        deal = run.deal()
    except (PositionError, RecordFaultError, LessonError) as error:
        yield f"position: {error}"
        return
    if deal is not None and deal.game.id != lesson.table:
        yield f"position: is of {deal.game.id}"
    if step.rule and (not _is_rule(step.rule) or step.rule not in lesson.rules):
        yield f"rule: {step.rule} is none that the lesson covers"
    if not step.position and not step.laid_out and place:
        before = lesson.steps[place - 1]
        if before.kind in ("play", "lay") and len(before.right) > 1:
            yield "goes on from a step that has several right actions"
    yield from _point_faults(step, deal)
    yield from _laid_out_faults(lesson, step)
    yield from _said_faults(lesson, step)
    if step.kind == "watch":
        return
    if not step.right:
        yield "right: is missing"
        return
    check = {"play": _card_faults, "lay": _card_faults, "answer": _answer_faults}.get(step.kind, _pick_faults)
    try:
        yield from check(run, step, deal)
    except LessonError as error:
        yield str(error)


def _point_faults(step: Step, deal: Deal | None) -> Iterator[str]:
    for point in step.points:
        kind, _, what = point.partition(":")
        if deal is None or (step.laid_out and kind != "hand"):
            yield f"point: {point} is not on the table"
        elif kind == "hand" and what not in deal.view(LEARNER).hand:
            yield f"point: {what} is not in the hand"
        elif kind == "trick" and int(what) not in [seat for seat, _ in deal.view(LEARNER).current]:
            yield f"point: seat {what} has no card in the trick"
        elif kind not in ("hand", "trick", "seat"):
            yield f"point: {point} is none"


def _laid_out_faults(lesson: Lesson, step: Step) -> Iterator[str]:
    known = GAMES[lesson.table].pack.places
    for row in step.rows:
        for card in row.cards:
            if card and card not in known:
                yield f"row: {card} is no card"
        if not 1 <= len(row.cards) <= 14:
            yield "row: has 1 to 14 cards"
    if len(step.rows) > 5:
        yield "row: there are more than five"
    grid = step.grid
    if grid is not None:
        if len(grid.heads) > 6 or len(grid.rows) > 8:
            yield "grid: has at most 6 columns and 8 lines"
        if any(len(row) != len(grid.heads) for row in grid.rows):
            yield "grid: a line has not as many cells as there are heads"


def _cells(step: Step) -> list[str]:
    """All labels of rows, and heads and cells of the grid."""
    grid = () if step.grid is None else (*step.grid.heads, *(cell for row in step.grid.rows for cell in row))
    return [*(row.label for row in step.rows), *map(str, grid)]


def _said_faults(lesson: Lesson, step: Step) -> Iterator[str]:
    """Ids of things that the program says by itself, but that are none."""
    pack = GAMES[lesson.table].pack
    for text in (*step.answers, *_cells(step)):
        kind, _, what = text.partition(":")
        known = {
            "seat": what.isdecimal() and int(what) < max(GAMES[lesson.table].player_counts),
            "card": what in pack.places,
            "suit": what in pack.lane_named and what != "M",
            "mode": what in {"atas", "bawah"},
            "contract": what in CONTRACTS,
        }
        if what and SAID.fullmatch(text) and not known.get(kind, True):
            yield f"{text} is none"


def _card_faults(run: LessonRun, step: Step, deal: Deal | None) -> Iterator[str]:
    if deal is None or LEARNER not in deal.to_act:
        yield "position: the learner is not to act"
        return
    legal = {str(getattr(action, "card", "")): action for action in deal.legal(LEARNER)}
    if (step.kind == "play") != all(isinstance(action, Play) for action in legal.values()):
        yield f"position: is not one in which to {step.kind}"
        return
    if len(legal) == len(step.right) and step.kind == "play" and len(deal.view(LEARNER).hand) == len(legal):
        yield "right: nothing can be done wrong"
    for card in step.right:
        if card not in legal:
            yield f"right: {card} is not possible"
    if step.kind == "lay" and step.replies and len(step.replies) != len(deal.to_act) - 1:
        yield "replies: one for every other seat that has to bid"
    for card in legal:
        outcome = run.attempt(card)
        if isinstance(outcome, Refused):
            yield f"{card} is refused though it is legal"
        elif step.outcome and _does(step.outcome, _taker(run, outcome)) != is_right(step, card):
            yield f"outcome: {card} does not do what it should"


def _does(outcome: str, taker: int | None) -> bool:
    return (taker == LEARNER) == (outcome == "win")


def _taker(run: LessonRun, outcome: Success | Wrong) -> int | None:
    deal = run.deal()
    for action in outcome.actions if deal is not None else ():
        for event in deal.apply(action) if deal is not None else ():
            if isinstance(event, TrickTaken):
                return event.seat
    return None


def _answer_faults(run: LessonRun, step: Step, deal: Deal | None) -> Iterator[str]:
    if not 2 <= len(step.answers) <= 8 or len(set(step.answers)) != len(step.answers):
        yield "answers: two to eight different ones"
    if len(step.right) != 1 or step.right[0] not in step.answers:
        yield "right: is one of the answers"
    for answer in step.answers:
        if isinstance(run.attempt(answer), Refused):
            yield f"{answer}: the rules refuse it"
    if step.asks:
        asked = None if deal is None else _asked(run, step, deal)
        if asked != step.right[0]:
            yield f"asks: the engine says {asked}"


def _asked(run: LessonRun, step: Step, deal: Deal) -> str:
    """What the engine answers to ``asks``."""
    if step.asks == "winner":
        return f"seat:{_taker(run, Success(_outcome_actions(run, step)))}"
    view = deal.view(LEARNER)
    value = getattr(view, step.asks)
    return {"trump": f"suit:{value}", "mode": f"mode:{value}", "declarer": f"seat:{value}"}[step.asks]


def _outcome_actions(run: LessonRun, step: Step) -> tuple[Play, ...]:
    outcome = run.attempt(solution(step))
    return () if isinstance(outcome, Refused) else tuple(a for a in outcome.actions if isinstance(a, Play))


def _pick_faults(run: LessonRun, step: Step, deal: Deal | None) -> Iterator[str]:
    cards = [card for row in step.rows for card in row.cards] if step.rows or deal is None else None
    there = Counter(deal.view(LEARNER).hand if cards is None and deal is not None else cards or ())
    for wanted in step.right if step.kind == "pick" else [step.right]:
        if Counter(wanted) - there:
            yield f"right: {', '.join((Counter(wanted) - there).elements())} does not lie there"
    if step.kind == "order" and Counter(step.right) != there:
        yield "right: has to hold all cards"
    whens = {mistake.when for mistake in step.mistakes}
    if "any" not in whens and (step.kind == "order" or not whens >= {"missing", "extra"}):
        yield "mistake: not every wrong choice is explained"
    if isinstance(run.attempt(solution(step)), Refused):
        yield "right: the rules refuse it"
    if "pick" in step.does and deal is not None:
        yield from _refusal_faults(run, list(there))


def _refusal_faults(run: LessonRun, cards: Sequence[Card]) -> Iterator[str]:
    """Refusals that have no card which the usual explanation could speak of, and no text of the step's own."""
    seen = set()
    for count in range(1, len(cards) + 1):
        for marked in (cards[:count], cards[-count:]):
            outcome = run.attempt(tuple(marked))
            if isinstance(outcome, Refused) and not outcome.text and not outcome.refusal.cards:
                seen.add(f"{outcome.refusal.rule}, {outcome.refusal.reason}")
    yield from (f"refused: {refusal} is not explained" for refusal in sorted(seen))


# -- what is said -------------------------------------------------------------------------------------------------


def missing_words(lesson: Lesson, said: LessonWords) -> Iterator[str]:
    """What is not said of a lesson, though somebody who learns it needs it."""
    for key, text in (("title", said.title), ("idea", said.idea)):
        if not text:
            yield f"{key}: is missing"
    if lesson.practice and not said.practice:
        yield "practice: is missing"
    if len(said.steps) != len(lesson.steps):
        yield f"has {len(said.steps)} steps, not {len(lesson.steps)}"
        return
    for place, (step, texts) in enumerate(zip(lesson.steps, said.steps, strict=True), 1):
        yield from (f"step {place}: {fault}" for fault in _missing(step, texts))


def word_faults(lesson: Lesson, said: LessonWords, language: str) -> Iterator[str]:
    """What is wrong with the texts of a lesson in one language."""
    for key, text in (("title", said.title), ("idea", said.idea)):
        if not text:
            yield f"{key}: is missing"
    if bool(said.practice) != bool(lesson.practice):
        yield "practice: there has to be a text if there is a position, and only then"
    if len(said.steps) != len(lesson.steps):
        yield f"has {len(said.steps)} steps, not {len(lesson.steps)}"
        return
    for text in (said.title, said.idea, said.practice):
        yield from _text_faults(text, language)
    for place, (step, texts) in enumerate(zip(lesson.steps, said.steps, strict=True), 1):
        for fault in _step_word_faults(step, texts, language):
            yield f"step {place}: {fault}"


def _step_word_faults(step: Step, said: StepWords, language: str) -> Iterator[str]:
    yield from _missing(step, said)
    for text in (said.text, said.goal, said.task, said.right):
        yield from _text_faults(text, language)
    for table, (needed, there) in _tables(step, said).items():
        for key in sorted(set(there) - needed):
            yield f"{table}.{key}: belongs to nothing"
        for text in there.values():
            yield from _text_faults(text, language)


def _tables(step: Step, said: StepWords) -> dict[str, tuple[set[str], Mapping[str, str]]]:
    """Table of texts → the keys that a step needs in it, and what there is."""
    return {
        "mistakes": ({mistake.text for mistake in step.mistakes}, said.mistakes),
        "refused": ({refused.text for refused in step.refused}, said.refused),
        "answers": ({answer for answer in step.answers if not SAID.fullmatch(answer)}, said.answers),
        "labels": ({label for label in _cells(step) if not SAID.fullmatch(label)}, said.labels),
    }


def _missing(step: Step, said: StepWords) -> Iterator[str]:
    asking = step.kind != "watch"
    for key, text in (("text", said.text), ("goal", said.goal), ("task", said.task), ("right", said.right)):
        if not text and (asking or key == "text"):
            yield f"{key}: is missing"
    for table, (needed, there) in _tables(step, said).items():
        for key in sorted(needed - {key for key, text in there.items() if text}):
            yield f"{table}.{key}: is missing"


def _text_faults(text: str, language: str) -> Iterator[str]:
    for slot in _SLOT.findall(text):
        if not _NAME.fullmatch(slot):
            yield f"{slot} is no slot: “{text}”"
    if text.count("**") % 2:
        yield f"** is not closed: “{text}”"
    if language in _AFTER and _AFTER[language].search(text):
        yield f"an ending follows a name: “{text}”"
    if _EXCLAMATION.search(text):
        yield f"has an exclamation mark: “{text}”"


def covered(path: str) -> set[str]:
    """The rule numbers that the lessons of a path cover."""
    return {rule for lesson in ids(path) for rule in load(lesson, path).rules}


def main(arguments: Sequence[str]) -> int:
    """Print every fault of these paths, or of all; 1 if there is any."""
    found = [fault for path in (arguments or paths()) for fault in faults(path)]
    found += [] if arguments else list(idea_faults())
    for fault in found:
        print(fault)
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
