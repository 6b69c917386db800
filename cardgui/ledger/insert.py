"""The statements that put rows into a ledger, each with its checksum. The caller has a transaction open."""

from __future__ import annotations

import sqlite3
from typing import Final

from cardgui.ledger.body import Json, checksum, to_text
from cardgui.ledger.rows import MatchRow

# Named, so that a later schema may add columns with a default.
_COLUMNS: Final = {
    "match": "n, id, game, options, players, number, seats, played, since, started_at, finished_at, abandoned_at, crc",
    "deal": "n, id, match, number, opening, started_at, crc",
    "action": "n, deal, seq, body, at, crc",
    "record": "deal, body, at, crc",
    "edit": "n, match, body, at, crc",
}


def insert_match(db: sqlite3.Connection, match: MatchRow) -> int:
    """Add a match, and give its row number. `deals` and `totals` follow from its deals."""
    since = db.execute("SELECT coalesce(max(n), 0) FROM action").fetchone()[0]
    fields = (
        _next(db, "match"),
        match.id,
        match.game,
        to_text(match.options),
        match.players,
        match.number,
        to_text([seat.to_json() for seat in match.seats]),
        int(match.played),
        since,
        match.started_at,
    )
    _insert(db, "match", *fields, match.finished_at, match.abandoned_at, checksum(*fields))
    return fields[0]


def insert_deal(db: sqlite3.Connection, deal_id: str, match: int, number: int, opening: Json | None, at: str) -> int:
    """Add a deal to the match with this row number, and give the deal's own."""
    fields = (_next(db, "deal"), deal_id, match, number, None if opening is None else to_text(opening), at)
    _insert(db, "deal", *fields, checksum(*fields))
    return fields[0]


def insert_action(db: sqlite3.Connection, deal: int, seq: int, body: Json, at: str) -> None:
    """Add an action to the deal with this row number."""
    fields = (_next(db, "action"), deal, seq, to_text(body), at)
    _insert(db, "action", *fields, checksum(*fields))


def insert_record(db: sqlite3.Connection, deal: int, text: str, at: str) -> None:
    """Add the record of the deal with this row number; `text` is kept letter by letter."""
    fields = (deal, text, at)
    _insert(db, "record", *fields, checksum(*fields))


def insert_edit(db: sqlite3.Connection, match: int, body: Json, at: str) -> None:
    """Add what a person has changed about the match with this row number."""
    fields = (_next(db, "edit"), match, to_text(body), at)
    _insert(db, "edit", *fields, checksum(*fields))


def _next(db: sqlite3.Connection, table: str) -> int:
    # Found here and not by SQLite, as the checksum covers it too.
    number: int = db.execute(f"SELECT coalesce(max(n), 0) + 1 FROM {table}").fetchone()[0]  # noqa: S608 - fixed names
    return number


def _insert(db: sqlite3.Connection, table: str, *fields: str | int | None) -> None:
    marks = ", ".join("?" * len(fields))
    db.execute(f"INSERT INTO {table}({_COLUMNS[table]}) VALUES({marks})", fields)
