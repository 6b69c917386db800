"""What each write means: what must already be there, what counts as the same, what is a conflict.

The caller has a transaction open, and undoes it where one of these raises.
"""

from __future__ import annotations

import json
import sqlite3
from typing import Any, Final

from cardgui.ledger import derived, insert, queries
from cardgui.ledger.body import Json, same, to_text
from cardgui.ledger.errors import ConflictError, MalformedRecordError, UnknownIdError
from cardgui.ledger.rows import MatchRow, Seat

_NEEDED: Final[tuple[tuple[str, type], ...]] = (
    ("id", str),
    ("game", str),
    ("options", dict),
    ("players", int),
    ("match", str),
    ("deal", int),
)
_USED: Final[tuple[tuple[str, type], ...]] = (("number", int), ("seats", list), ("at", str))


def start_match(db: sqlite3.Connection, match: MatchRow) -> None:
    """Begin a match."""
    found = _find_match(db, match.id, match.game)
    if found is None:
        derived.note_match(db, insert.insert_match(db, match))
        return
    there = queries.match_by_number(db, found)
    for what in ("players", "number", "seats", "played"):
        if getattr(there, what) != getattr(match, what):
            raise ConflictError(f"match {match.id} has other {what}")
    if not same(there.options, match.options):
        raise ConflictError(f"match {match.id} has other options")


def start_deal(db: sqlite3.Connection, deal_id: str, match_id: str, number: int, opening: Json, now: str) -> None:
    """Begin a deal."""
    match = queries.match_number(db, match_id, None)
    found = db.execute("SELECT match, number, opening FROM deal WHERE id = ?", (deal_id,)).fetchone()
    if found is not None:
        if found[:2] != (match, number) or found[2] is None or not same(json.loads(found[2]), opening):
            raise ConflictError(f"deal {deal_id} began otherwise")
        return
    if queries.match_by_number(db, match).state != "open":
        raise ConflictError(f"match {match_id} is not open")
    insert.insert_deal(db, deal_id, match, number, opening, now)


def append_action(db: sqlite3.Connection, deal_id: str, seq: int, body: Json, now: str) -> None:
    """Add an action to a deal."""
    found = db.execute(
        "SELECT n, (SELECT coalesce(max(seq) + 1, 0) FROM action WHERE action.deal = deal.n),"
        " EXISTS (SELECT 1 FROM record WHERE record.deal = deal.n) FROM deal WHERE id = ?",
        (deal_id,),
    ).fetchone()
    if found is None:
        raise UnknownIdError(f"no deal {deal_id}")
    deal, count, finished = found
    if 0 <= seq < count:
        there = db.execute("SELECT body FROM action WHERE deal = ? AND seq = ?", (deal, seq)).fetchone()
        if there is None or not same(json.loads(there[0]), body):
            raise ConflictError(f"deal {deal_id} has another action {seq}")
        return
    if seq != count:
        raise ConflictError(f"deal {deal_id} has {count} actions: {seq} cannot be next")
    if finished:
        raise ConflictError(f"deal {deal_id} is finished")
    insert.insert_action(db, deal, seq, body, now)


def finish_deal(db: sqlite3.Connection, deal_id: str, record: Json, now: str) -> None:
    """Keep the record of a deal that was begun here."""
    if db.execute("SELECT 1 FROM deal WHERE id = ?", (deal_id,)).fetchone() is None:
        raise UnknownIdError(f"no deal {deal_id}")
    if record.get("id") != deal_id:
        raise ConflictError(f"the record is that of deal {record.get('id')}, not {deal_id}")
    add_record(db, record, now)


def finish_match(db: sqlite3.Connection, match_id: str, game: str | None, now: str) -> None:
    """Note the end of a match."""
    n = queries.match_number(db, match_id, game)
    db.execute("UPDATE match SET finished_at = ?, abandoned_at = NULL WHERE n = ? AND finished_at IS NULL", (now, n))
    derived.note_match(db, n)


def abandon_match(db: sqlite3.Connection, match_id: str, game: str | None, now: str) -> None:
    """Note that a match was given up."""
    n = queries.match_number(db, match_id, game)
    match queries.match_by_number(db, n).state:
        case "finished":
            raise ConflictError(f"match {match_id} is finished")
        case "open":
            db.execute("UPDATE match SET abandoned_at = ? WHERE n = ?", (now, n))
            derived.note_match(db, n)


def reopen_match(db: sqlite3.Connection, match_id: str, game: str | None) -> None:
    """Take back that a match was given up."""
    n = queries.match_number(db, match_id, game)
    db.execute("UPDATE match SET abandoned_at = NULL WHERE n = ? AND abandoned_at IS NOT NULL", (n,))
    derived.note_match(db, n)


def edit_match(db: sqlite3.Connection, match_id: str, game: str | None, change: Json, now: str) -> None:
    """Note what a person changes about a match."""
    n = queries.match_number(db, match_id, game)
    for key, value in change.items():
        kinds = {"names": list, "note": str, "deleted": bool}
        if key not in kinds or not isinstance(value, kinds[key]):
            raise ValueError(f"a match has no {key} like this")
    if "names" in change:
        (players,) = db.execute("SELECT players FROM match WHERE n = ?", (n,)).fetchone()
        if len(change["names"]) != players or not all(isinstance(name, str) for name in change["names"]):
            raise ValueError(f"a match of {players} has as many names")
    there, _ = derived.edits(db, n)
    if any(key not in there or not same(there[key], value) for key, value in change.items()):
        insert.insert_edit(db, n, change, now)
        derived.note_match(db, n)


def add_record(db: sqlite3.Connection, record: Json, now: str) -> bool:
    """Keep a record; whether it was new."""
    _check_keys(record)
    deal_id = record["id"]
    there = queries.record_of(db, deal_id)
    if there is not None:
        if not same(there.record, record):
            raise ConflictError(f"deal {deal_id} has another record")
        return False
    match = _match_of(db, record, now)
    found = db.execute("SELECT n, match, number FROM deal WHERE id = ?", (deal_id,)).fetchone()
    if found is None:
        deal = insert.insert_deal(db, deal_id, match, record["deal"], None, now)
    elif found[1:] == (match, record["deal"]):
        deal = found[0]
    else:
        raise ConflictError(f"deal {deal_id} belongs elsewhere")
    insert.insert_record(db, deal, to_text(record), now)
    derived.note_record(db, match, record)
    return True


def match_from_record(record: Json, now: str, *, played: bool) -> MatchRow:
    """The match that a record tells of."""
    return MatchRow(
        id=record["match"],
        game=record["game"],
        options=dict(record["options"]),
        players=record["players"],
        number=record.get("number"),
        seats=tuple(map(Seat.from_json, record.get("seats", ()))),
        played=played,
        started_at=record.get("at", now),
        finished_at=None,
        abandoned_at=None,
        deals=0,
    )


def _match_of(db: sqlite3.Connection, record: Json, now: str) -> int:
    """The row number of the record's match, made if it is new."""
    found = _find_match(db, record["match"], record["game"])
    if found is None:
        made = insert.insert_match(db, match_from_record(record, now, played=False))
        derived.note_match(db, made)
        return made
    options, players, number = db.execute("SELECT options, players, number FROM match WHERE n = ?", (found,)).fetchone()
    other = players != record["players"] or not same(json.loads(options), record["options"])
    number_here = record.get("number", number)
    if other or (number is not None and number != number_here):
        raise ConflictError(f"match {record['match']} has other options, players or number")
    return found


def _find_match(db: sqlite3.Connection, match_id: str, game: str) -> int | None:
    found: tuple[int] | None = db.execute("SELECT n FROM match WHERE id = ? AND game = ?", (match_id, game)).fetchone()
    return None if found is None else found[0]


def _check_keys(record: Json) -> None:
    for key, kind in _NEEDED:
        if key not in record:
            raise MalformedRecordError(f"the record has no {key}")
        _check_type(key, record[key], kind)
    for key, kind in _USED:
        if key in record:
            _check_type(key, record[key], kind)


def _check_type(key: str, value: Any, kind: type) -> None:
    if not isinstance(value, kind) or isinstance(value, bool):
        raise MalformedRecordError(f"the record's {key} is no {kind.__name__}")
