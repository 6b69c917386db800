"""Deal records in and out: files of JSON lines verified, taken into a ledger, and written from one."""

from __future__ import annotations

import csv
import io
import json
from codecs import BOM_UTF8
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import IO, Any, Final

from cardgui.engine.game import RecordFaultError
from cardgui.engine.record import content_id, parse_line
from cardgui.engine.verify import Verifier
from cardgui.ledger.errors import ConflictError, MalformedRecordError, UnknownIdError
from cardgui.ledger.store import Ledger

LONGEST_LINE: Final = 1 << 20
"""Bytes; the longest deal record has a few ten thousand."""


@dataclass(frozen=True, slots=True)
class Line:
    """A line of a file of records that isn't empty.

    Attributes:
        file: path as it was given.
        number: from 1.
        raw: its bytes without the end of line, ``None`` if it is longer than :data:`LONGEST_LINE`.
    """

    file: str
    number: int
    raw: bytes | None

    def parsed(self) -> dict[str, Any]:
        """The JSON object in it.

        Raises:
            RecordFaultError: if it holds none.
        """
        if self.raw is None:
            raise RecordFaultError("README", f"the line is longer than {LONGEST_LINE} bytes")
        return parse_line(self.raw)

    def fault(self, rule: str, text: str) -> str:
        """The line that tells of a fault: ``FILE:LINE RULE text``, whatever signs the text holds."""
        return f"{self.file}:{self.number} {rule} {printable(text)}"


@dataclass(frozen=True, slots=True)
class Refused:
    """A record that did not come into the ledger.

    Attributes:
        line: where it stands.
        rule: number of the rule that it breaks; ``README`` where it is no record, or contradicts what is there.
        text: one sentence, English.
    """

    line: Line
    rule: str
    text: str

    def __str__(self) -> str:
        return self.line.fault(self.rule, self.text)


def printable(text: str) -> str:
    """The text on one line, with an escape for every sign that cannot be printed."""
    return "".join(sign if sign.isprintable() else ascii(sign)[1:-1] for sign in text)


def lines_of(paths: Sequence[str]) -> Iterator[Line]:
    """The lines of files, one file after the other; the mark that some editors put before a text is no part of it.

    Raises:
        OSError: if a file cannot be read; the lines before it have been given.
    """
    for path in paths:
        with Path(path).open("rb") as file:
            for number, raw in enumerate(_limited(file), 1):
                if number == 1 and raw is not None:
                    raw = raw.removeprefix(BOM_UTF8)  # noqa: PLW2901
                if raw is None or raw.strip():
                    yield Line(path, number, raw)


def _limited(file: IO[bytes]) -> Iterator[bytes | None]:
    while line := file.readline(LONGEST_LINE):
        if len(line) < LONGEST_LINE or line.endswith(b"\n"):
            yield line.rstrip(b"\r\n")
            continue
        while line and not line.endswith(b"\n"):
            line = file.readline(LONGEST_LINE)
        yield None


CSV_COLUMNS: Final = (
    *("game", "options", "players", "match", "number", "deal", "at", "dealer", "direction", "names", "levels"),
    *("scores_before", "deal_scores", "tricks", "hints", "take_backs", "note", "result", "id"),
)


def csv_lines(records: Iterable[str]) -> Iterator[str]:
    """Deal records as a table with one row a deal, after a row of headings; lists are separated by spaces.

    Args:
        records: one JSON object each.
    """
    yield _csv_line(CSV_COLUMNS)
    for text in records:
        record = json.loads(text)
        result, seats, given = record["result"], record.get("seats", []), record.get("help", {})
        values = {
            **record,
            "options": json.dumps(record["options"], ensure_ascii=False),
            "names": "; ".join(str(seat.get("name", "")) for seat in seats),
            "levels": "; ".join(str(seat.get("level") or "") for seat in seats),
            "scores_before": " ".join(map(str, record["scores_before"])),
            "deal_scores": " ".join(map(str, result["deal_scores"])),
            "tricks": " ".join(map(str, result["tricks"])),
            "hints": given.get("hints", 0),
            "take_backs": given.get("take_backs", 0),
            "result": json.dumps(result, ensure_ascii=False),
        }
        yield _csv_line([str(values.get(column, "")) for column in CSV_COLUMNS])


def _csv_line(fields: Sequence[str]) -> str:
    line = io.StringIO()
    # A spreadsheet would take what begins so for a formula.
    safe = [f"'{field}" if field[:1] in ("=", "@", "\t") else field for field in fields]
    csv.writer(line, lineterminator="\r\n").writerow(safe)
    return line.getvalue()


def verify(paths: Sequence[str]) -> Iterator[str]:
    """A line for each fault in files of records, and one that sums up: ``N records, M faults``.

    Raises:
        OSError: if a file cannot be read.
    """
    verifier = Verifier()
    records = faults = 0
    for line in lines_of(paths):
        records += 1
        try:
            verifier.add(line.parsed())
        except RecordFaultError as error:
            faults += 1
            yield line.fault(error.rule, str(error))
    yield f"{records} records, {faults} faults"


class Intake:
    """Records on their way into a ledger, as far as they keep the rules and fit to the deals that are there.

    Attributes:
        added: records that were new.
        known: records that were there: same cards, actions and result, whatever else stands beside them.
        refused: records that break a rule, or contradict what is there.
    """

    def __init__(self, ledger: Ledger) -> None:
        """``ledger`` is open for writing."""
        self.added = 0
        self.known = 0
        self.refused = 0
        self._ledger = ledger
        self._verifier = Verifier()
        self._begun_before: dict[tuple[str, str], bool] = {}

    def __str__(self) -> str:
        count = self.added + self.known + self.refused
        return f"{count} records: {self.added} added, {self.known} already there, {self.refused} refused"

    def take(self, paths: Sequence[str]) -> Iterator[Refused]:
        """Add the records of files; each is on disk before the next one is read. Yields those refused.

        Raises:
            OSError: if a file cannot be read.
            LedgerError: if the ledger cannot be written.
        """
        for line in lines_of(paths):
            try:
                self._take(line.parsed())
            except RecordFaultError as error:
                refusal = Refused(line, error.rule, str(error))
            except (ConflictError, MalformedRecordError, UnicodeEncodeError) as error:
                refusal = Refused(line, "README", str(error))
            else:
                continue
            self.refused += 1
            yield refusal

    def _take(self, record: dict[str, Any]) -> None:
        seats = record.get("seats", [])
        if not isinstance(seats, list) or not all(isinstance(seat, dict) for seat in seats):
            raise RecordFaultError("README", "seats is no list of objects")
        record.setdefault("id", content_id(record))
        if holds(self._ledger, record):
            self._restore(record)
            self.known += 1
            return
        key = (str(record.get("game")), str(record.get("match")))
        if key not in self._begun_before:
            self._begun_before[key] = bool(self._deals(record))
        if self._begun_before[key]:
            self._verify_among(record)
        else:
            self._verifier.add(record)
        self._ledger.add_record(record)
        self.added += 1

    def _restore(self, record: Mapping[str, Any]) -> None:
        """Bring back a match that was deleted: whoever brings its records wants to see it."""
        match, game = str(record["match"]), str(record["game"])
        if self._ledger.match(match, game=game).deleted_at is not None:
            self._ledger.edit_match(match, {"deleted": False}, game=game)

    def _verify_among(self, record: dict[str, Any]) -> None:
        """Verify a record between its neighbours among the deals of its match that the ledger holds."""
        Verifier().add(record)
        there = self._deals(record)
        before = [other for other in there if other["deal"] <= record["deal"]]
        after = [other for other in there if other["deal"] > record["deal"]]
        verifier = Verifier()
        for neighbour in (*before[-1:], record, *after[:1]):
            verifier.add(neighbour)

    def _deals(self, record: Mapping[str, Any]) -> list[dict[str, Any]]:
        try:
            return [row.record for row in self._ledger.deals(str(record.get("match")), game=str(record.get("game")))]
        except UnknownIdError:
            return []


def holds(ledger: Ledger, record: Mapping[str, Any]) -> bool:
    """Whether a ledger has the record of this deal, with the same cards, actions and result."""
    if not isinstance(record["id"], str):
        return False
    there = ledger.deal(record["id"])
    return there is not None and content_id(there.record) == content_id(record)


def commit(ledger: Ledger, record: Mapping[str, Any]) -> None:
    """See to it that a ledger has a record that is known to keep the rules.

    Raises:
        LedgerError: if it cannot.
    """
    if not holds(ledger, record):
        ledger.add_record(record)
