"""Verification: does a record, or a row of records, keep all the rules? Decided by replaying it."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from typing import Any

from cardgui.engine.game import Deal, RecordFaultError, Setup
from cardgui.engine.record import Record, parse_line, read_record


@dataclass(frozen=True, slots=True)
class Fault:
    """Something that breaks a rule.

    Attributes:
        line: number of the line, from 1.
        rule: rule number, ``README`` or ``XX-Record``.
        text: one sentence.
    """

    line: int
    rule: str
    text: str


@dataclass(slots=True)
class _Before:
    """The deal of a match that was verified last."""

    record: Record
    sound: bool


def replay(record: Record) -> Deal:
    """The deal after all recorded actions.

    Raises:
        RecordFaultError: at the first action that the rules refuse, or when actions are missing or left over.
    """
    deal = record.game.begin(record.setup, record.layout)
    for number, action in enumerate(record.actions, 1):
        refusal = deal.refusal(action)
        if refusal is not None:
            what = " ".join(f"{key} {value}" for key, value in action.to_json().items())
            raise RecordFaultError(refusal.rule, f"action {number} ({what}): {refusal.reason.replace('_', ' ')}")
        deal.apply(action)
    if not deal.over:
        raise RecordFaultError(record.game.incomplete_rule(deal), "the deal is not played to its end")
    for number, (given, due) in enumerate(zip(record.actions, deal.actions(), strict=True), 1):
        if given != due:
            raise RecordFaultError(f"{record.game.prefix}-Record", f"action {number} is out of order")
    return deal


def check_result(record: Record, deal: Deal) -> None:
    """Compare the recorded result with the replayed one.

    Raises:
        RecordFaultError: with the rule that decides the first value that differs.
    """
    due = deal.result()
    for key in record.game.all_result_rules:
        if key not in record.result and (key not in due or key in record.game.spare_results):
            continue
        if key not in record.result:
            raise RecordFaultError(f"{record.game.prefix}-Record", f"result has no {key}")
        if not _same(record.result[key], due.get(key)):
            text = f"{key} is {record.result[key]!r:.80}, should be {due.get(key)!r}"
            raise RecordFaultError(deal.result_rule(key), text)


def _same(given: Any, due: Any) -> bool:
    """Equality that does not take ``True`` for 1."""
    if isinstance(due, list):
        return isinstance(given, list) and len(given) == len(due) and all(map(_same, given, due))
    return type(given) is type(due) and bool(given == due)


def verify_record(raw: dict[str, Any]) -> Record:
    """Check one record by itself.

    Raises:
        RecordFaultError: if it breaks a rule.
    """
    record = read_record(raw)
    check_result(record, replay(record))
    return record


class Verifier:
    """Verifies records one after the other and remembers each match, to compare its deals."""

    def __init__(self) -> None:
        self.records = 0
        self._before: dict[tuple[str, str], _Before] = {}

    def lines(self, lines: Iterable[bytes]) -> Iterator[Fault]:
        """The faults of a JSON Lines file; empty lines are passed over."""
        for number, line in enumerate(lines, 1):
            if not line.strip():
                continue
            self.records += 1
            try:
                self.add(parse_line(line.rstrip(b"\r\n")))
            except RecordFaultError as error:
                yield Fault(number, error.rule, str(error))

    def add(self, raw: dict[str, Any]) -> None:
        """Verify one record by itself and against the deals of its match seen before.

        Raises:
            RecordFaultError: for the first fault found.
        """
        record = read_record(raw)
        key = (record.game.id, record.match)
        before = self._before.get(key)
        self._before[key] = _Before(record, sound=False)
        check_result(record, replay(record))
        self._before[key].sound = True
        if before is not None:
            _follow(before, record)


def _follow(before: _Before, record: Record) -> None:
    """Check a deal against an earlier one of its match (``cli.md``, verify; each game's dealing rules)."""
    game, earlier = record.game, before.record
    if earlier.game.options != game.options or earlier.game.players != game.players:
        raise RecordFaultError("README", "options or players changed within the match")
    gap = record.setup.deal - earlier.setup.deal
    due = game.next_setup(earlier.setup, earlier.result) if before.sound else None
    # After a faulty record nobody knows whether that deal was void.
    repeated = due.deal == earlier.setup.deal if due is not None else game.repeats and not before.sound
    if gap < 0 or (gap == 0 and not repeated):
        raise RecordFaultError("README", f"deal {record.setup.deal} after deal {earlier.setup.deal} of its match")
    if not before.sound:
        return
    if due is None:
        raise RecordFaultError(game.end_rule(earlier.result), "a deal after the end of the match")
    if record.setup.deal == due.deal:
        _compare(game.follow_rules, record.setup, due)
    else:
        game.check_later(earlier.setup, earlier.result, record.setup)


def _compare(rules: Any, given: Setup, due: Setup) -> None:
    for name, rule in (("scores", "README"), *rules.items()):
        if getattr(given, name) != getattr(due, name):
            shown = "scores_before" if name == "scores" else name
            raise RecordFaultError(rule, f"{shown} is {getattr(given, name)!r}, should be {getattr(due, name)!r}")
