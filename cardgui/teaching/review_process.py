"""The review of a deal in a process of its own: it tells what it finds as it goes, and ends when it has told all."""

from __future__ import annotations

import contextlib
from collections.abc import Mapping
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from cardgui.engine.record import read_record
from cardgui.teaching import review

if TYPE_CHECKING:
    from multiprocessing.connection import Connection

    from cardgui.engine.record import Record


@dataclass(frozen=True, slots=True)
class Task:
    """What is to be found out.

    Attributes:
        record: of the deal, as it stands in the ledger. seat: whose decisions.
        lines: whether other lines of the whole deal are looked for, or what each decision cost.
    """

    record: Mapping[str, Any]
    seat: int
    lines: bool


@dataclass(frozen=True, slots=True)
class Progress:
    """So many of the decisions are done."""

    done: int
    total: int


def serve(pipe: Connection, task: Task) -> None:
    """Send what is found; nobody listening any more ends it."""
    with contextlib.suppress(EOFError, OSError, KeyboardInterrupt):
        record = read_record(task.record)
        if task.lines:
            _lines(pipe, record, task.seat)
        else:
            _judge(pipe, record, task.seat)


def _judge(pipe: Connection, record: Record, seat: int) -> None:
    indexes = review.decisions(record, seat)
    pipe.send(Progress(0, len(indexes)))
    for done, index in enumerate(indexes, 1):
        for found in review.judge(record, index):
            if found is not None:
                pipe.send(found)
        pipe.send(Progress(done, len(indexes)))


def _lines(pipe: Connection, record: Record, seat: int) -> None:
    for kind, turn in (("expert", 0), *(("open", turn) for turn in range(review.OPEN_LINES))):
        for found in review.line(record, seat, kind, turn):
            if found is not None:
                pipe.send(found)
