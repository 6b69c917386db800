"""The derived tables: a list of matches that can be searched, and counts of every figure of the statistics.

They are a cache. Each write changes them in its own transaction; :func:`rebuild` makes them anew from the records, and
a test proves that both give the same. Counts stand by day (that on which the match began, in UTC) and once under day 0
for all days together. Figures of games in which the person had help stand under a kind of their own.
"""

from __future__ import annotations

import json
import sqlite3
import unicodedata
from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, replace
from datetime import date
from typing import Any, Final, TypeAlias

from cardgui.ledger import figures
from cardgui.ledger.body import Json, to_text
from cardgui.ledger.schema import CACHES

Counts: TypeAlias = Counter[tuple[int, int, str, int]]
"""(kind, day, figure, value) → how often."""

OPEN, FINISHED, ABANDONED = 0, 1, 2
ALL_DAYS: Final = 0
_COLUMNS: Final = (
    "n, game, started_at, state, deleted_at, deals, last_deal, totals, place, helped, kind, phrase, number, names, note"
)
_UNFOLDED: Final = str.maketrans("ıİI", "iii")


@dataclass(frozen=True, slots=True)
class Listing:
    """A row of the list.

    Attributes:
        n: row number of the match.
        state: one of `OPEN`, `FINISHED`, `ABANDONED`.
        deleted_at: when the person deleted it, None if it is not.
        deals: finished deals; void ones, which are dealt again, do not count.
        last_deal: number of the last of them, 0 before the first.
        totals: cumulative scores after it.
        place: own rank by total, 0 without totals.
        helped: 1 if the person had help in any deal.
        kind: row of the table of kinds.
        phrase: row of what can be searched for.
        number: match number.
        names: names of the seats, as changed by the person.
        note: of the person.
    """

    n: int
    game: str
    started_at: str
    state: int
    deleted_at: str | None
    deals: int
    last_deal: int
    totals: tuple[int, ...]
    place: int
    helped: int
    kind: int
    phrase: int
    number: int | None
    names: tuple[str, ...]
    note: str

    @property
    def day(self) -> int:
        """The day it counts under."""
        return day_of(self.started_at)

    def of_match(self) -> list[figures.Figure]:
        """Its figures as a match."""
        return figures.of_match(self.totals, self.place) if self.state == FINISHED else []


def fold(text: str) -> str:
    """Text as it is searched: without case, accents, dots and signs of writing, for every language alike."""
    plain = unicodedata.normalize("NFKD", text.translate(_UNFOLDED)).casefold()
    return _storable(unicodedata.normalize("NFC", "".join(sign for sign in plain if not unicodedata.combining(sign))))


def _storable(text: str) -> str:
    """The text without halves of surrogate pairs, which SQLite cannot keep."""
    return text.encode("utf-8", "replace").decode("utf-8")


def day_of(moment: str) -> int:
    """The day of a time, counted from the year 1; that of an unreadable time is 1."""
    try:
        return date.fromisoformat(moment[:10]).toordinal()
    except ValueError:
        return 1


def note_record(db: sqlite3.Connection, n: int, record: Json) -> None:
    """Count a record that has just been added to the match with this row number."""
    before = listing(db, n)
    helped = int(before.helped or figures.helped(record))
    after = replace(before, deals=before.deals + (not figures.is_void(record)), helped=helped)
    if record["deal"] >= before.last_deal:
        totals = figures.totals_after(record)
        after = replace(after, last_deal=record["deal"], totals=totals, place=figures.place_after(record, totals))
    if helped != before.helped or _has_note(record):
        note_match(db, n, newest=record)
        return
    _store(db, after)
    if after.deleted_at is None:
        changed = _counted(after, after.of_match())
        changed.subtract(_counted(before, before.of_match()))
        changed.update(_counted(after, figures.of_deal(record)))
        _add(db, changed)


def note_match(db: sqlite3.Connection, n: int, *, newest: Json | None = None) -> None:
    """List a match anew, with all that follows from its records and what the person changed about it.

    Args:
        db: connection with a transaction open.
        n: row number of the match.
        newest: a record that is there, but not counted yet.
    """
    changed: Counts = Counter()
    known = db.execute("SELECT 1 FROM listing WHERE n = ?", (n,)).fetchone()
    there = records(db, n)
    if known is not None:
        before = listing(db, n)
        counted = [record for record in there if newest is None or record["id"] != newest["id"]]
        changed.subtract(_all_counted(before, counted))
    after = _computed(db, n, there)
    changed.update(_all_counted(after, there))
    _store(db, after)
    _add(db, changed)


def rebuild(db: sqlite3.Connection) -> None:
    """Make all derived tables anew; the caller has a transaction open."""
    for table in CACHES:
        db.execute(f"DELETE FROM {table}")  # noqa: S608 - fixed names
    counts: Counts = Counter()
    last = 0
    while found := db.execute("SELECT n FROM match WHERE n > ? ORDER BY n LIMIT 500", (last,)).fetchall():
        for (n,) in found:
            there = records(db, n)
            row = _computed(db, n, there)
            _store(db, row)
            counts.update(_all_counted(row, there))
        last = found[-1][0]
        if len(counts) > 200_000:
            _add(db, counts)
            counts.clear()
    _add(db, counts)


def records(db: sqlite3.Connection, n: int) -> list[dict[str, Any]]:
    """The finished deals of the match with this row number, in order."""
    found = db.execute(
        "SELECT record.body FROM deal JOIN record ON record.deal = deal.n WHERE deal.match = ?"
        " ORDER BY deal.number, deal.n",
        (n,),
    )
    return [json.loads(body) for (body,) in found]


def listing(db: sqlite3.Connection, n: int) -> Listing:
    """The row of a match that is listed."""
    fields = db.execute(f"SELECT {_COLUMNS} FROM listing WHERE n = ?", (n,)).fetchone()  # noqa: S608 - fixed names
    return listing_of(fields)


def listing_of(fields: Sequence[Any]) -> Listing:
    """The row from its fields, in order of the table."""
    values = list(fields)
    for place in (7, 13):  # totals and names
        values[place] = tuple(json.loads(values[place]))
    return Listing(*values)


def edits(db: sqlite3.Connection, n: int) -> tuple[dict[str, Any], dict[str, str]]:
    """What the person last made of each thing about a match that can be changed, and when."""
    values: dict[str, Any] = {}
    times: dict[str, str] = {}
    for body, at in db.execute("SELECT body, at FROM edit WHERE match = ? ORDER BY n", (n,)):
        for key, value in json.loads(body).items():
            values[key], times[key] = value, at
    return values, times


def _computed(db: sqlite3.Connection, n: int, deals: Sequence[Mapping[str, Any]]) -> Listing:
    game, options, players, number, seats, played, started_at, finished_at, abandoned_at = db.execute(
        "SELECT game, options, players, number, seats, played, started_at, finished_at, abandoned_at"
        " FROM match WHERE n = ?",
        (n,),
    ).fetchone()
    seats = json.loads(seats)
    changed, times = edits(db, n)
    finished = finished_at is not None or not played
    state = FINISHED if finished else OPEN if abandoned_at is None else ABANDONED
    totals = figures.totals_after(deals[-1]) if deals else ()
    helped = any(map(figures.helped, deals))
    names = changed.get("names", [seat.get("name", "") for seat in seats])
    note = changed.get("note", next((record["note"] for record in deals if _has_note(record)), ""))
    human = bool(seats and seats[0].get("human"))
    key = (game, to_text(dict(sorted(json.loads(options).items()))), players, figures.level_of(seats), human, helped)
    return Listing(
        n=n,
        game=game,
        started_at=started_at,
        state=state,
        deleted_at=times["deleted"] if changed.get("deleted") else None,
        deals=sum(not figures.is_void(deal) for deal in deals),
        last_deal=deals[-1]["deal"] if deals else 0,
        totals=totals,
        place=figures.place_after(deals[-1], totals) if deals else 0,
        helped=int(helped),
        kind=_kind(db, key),
        phrase=_phrase(db, [*names, note]),
        number=number,
        names=tuple(map(str, names)),
        note=_storable(str(note)),
    )


def _has_note(record: Mapping[str, Any]) -> bool:
    return isinstance(record.get("note"), str) and bool(record["note"])


def _kind(db: sqlite3.Connection, key: tuple[object, ...]) -> int:
    where = "game = ? AND options = ? AND players = ? AND level = ? AND human = ? AND helped = ?"
    found = db.execute(f"SELECT n FROM kind WHERE {where}", key).fetchone()  # noqa: S608 - fixed terms
    if found is None:
        marks = "(game, options, players, level, human, helped) VALUES(?, ?, ?, ?, ?, ?)"
        return int(db.execute(f"INSERT INTO kind{marks}", key).lastrowid or 0)
    return int(found[0])


def _phrase(db: sqlite3.Connection, words: Iterable[str]) -> int:
    folded = fold("\n".join(map(str, words)))
    found = db.execute("SELECT n FROM phrase WHERE folded = ?", (folded,)).fetchone()
    if found is None:
        return int(db.execute("INSERT INTO phrase(folded) VALUES(?)", (folded,)).lastrowid or 0)
    return int(found[0])


def _all_counted(row: Listing, records: Iterable[Json]) -> Counts:
    """All that a match counts for; nothing while it is deleted."""
    counts: Counts = Counter()
    if row.deleted_at is None:
        counts.update(_counted(row, row.of_match()))
        for record in records:
            counts.update(_counted(row, figures.of_deal(record)))
    return counts


def _counted(row: Listing, found: Iterable[figures.Figure]) -> Counts:
    counts: Counts = Counter()
    for key, value in found:
        counts[row.kind, ALL_DAYS, key, value] += 1
        counts[row.kind, row.day, key, value] += 1
    return counts


def _store(db: sqlite3.Connection, row: Listing) -> None:
    fields = (
        *(row.n, row.game, row.started_at, row.state, row.deleted_at, row.deals, row.last_deal),
        *(to_text(row.totals), row.place, row.helped, row.kind, row.phrase, row.number, to_text(row.names), row.note),
    )
    marks = ", ".join("?" * len(fields))
    db.execute(f"INSERT OR REPLACE INTO listing({_COLUMNS}) VALUES({marks})", fields)


def _add(db: sqlite3.Connection, changed: Counts) -> None:
    """Add to the counts; those that become 0 go."""
    some = [(*key, times) for key, times in changed.items() if times]
    db.executemany(
        "INSERT INTO tally(kind, day, figure, value, times) VALUES(?, ?, ?, ?, ?)"
        " ON CONFLICT DO UPDATE SET times = times + excluded.times",
        some,
    )
    db.executemany(
        "DELETE FROM tally WHERE kind = ? AND day = ? AND figure = ? AND value = ? AND times = 0",
        [key for key, times in changed.items() if times < 0],
    )
