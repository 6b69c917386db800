"""Everything that is read from a ledger. Each row's checksum is compared, so that nothing false is ever shown.

Functions take a connection and raise :class:`DamagedError` where a row is not what was written.
"""

from __future__ import annotations

import json
import sqlite3
from collections.abc import Iterator
from typing import Any, Final, TypeAlias

from cardgui.ledger.body import checksum
from cardgui.ledger.errors import ConflictError, DamagedError, UnknownIdError
from cardgui.ledger.rows import ActionRow, Counts, DealRow, MatchRow, RecordRow, Seat, Unfinished

_Fields: TypeAlias = tuple[Any, ...]

_MATCH: Final = (
    "SELECT n, id, game, options, players, number, seats, played, since, started_at, crc,"
    " finished_at, abandoned_at FROM match"
)
_RECORD: Final = (
    "SELECT record.deal, record.body, record.at, record.crc, deal.id, deal.number"
    " FROM deal JOIN record ON record.deal = deal.n"
)
_OPEN: Final = "played = 1 AND finished_at IS NULL AND abandoned_at IS NULL"
_FINISHED: Final = "(finished_at IS NOT NULL OR played = 0)"
_OPEN_MATCHES: Final = (
    f"SELECT n FROM match WHERE {_OPEN} ORDER BY max(since, coalesce((SELECT max(action.n)"  # noqa: S608
    " FROM action JOIN deal ON action.deal = deal.n WHERE deal.match = match.n), 0)) DESC, n DESC"
)
_AT_A_TIME: Final = 500  # rows fetched at once where all are wanted
# The deal of a match that is being played: its latest, if that has no record.
_CURRENT_DEAL: Final = (
    "SELECT n, id, match, number, opening, started_at, crc FROM deal WHERE match = ?1"
    " AND n = (SELECT max(n) FROM deal WHERE match = ?1)"
    " AND NOT EXISTS (SELECT 1 FROM record WHERE record.deal = deal.n)"
)


def match_number(db: sqlite3.Connection, match_id: str, game: str | None) -> int:
    """The row number of a match.

    Raises:
        UnknownIdError: there is none.
        ConflictError: two games have a match of this id (imported records may), and `game` is None.
    """
    found = db.execute(
        "SELECT n FROM match WHERE id = ?1 AND (?2 IS NULL OR game = ?2) LIMIT 2", (match_id, game)
    ).fetchall()
    if not found:
        raise UnknownIdError(f"no match {match_id}")
    if len(found) > 1:
        raise ConflictError(f"match {match_id} exists in two games")
    number: int = found[0][0]
    return number


def match_by_number(db: sqlite3.Connection, n: int) -> MatchRow:
    """The match with this row number."""
    return _match(db, db.execute(f"{_MATCH} WHERE n = ?", (n,)).fetchone())


def matches(
    db: sqlite3.Connection, limit: int, offset: int, *, game: str | None, finished: bool | None
) -> list[MatchRow]:
    """Matches by the time they began, newest first."""
    where, values = _which(game, finished=finished)
    found = db.execute(
        f"{_MATCH} {where} ORDER BY started_at DESC, n DESC LIMIT ? OFFSET ?", (*values, limit, offset)
    ).fetchall()
    return [_match(db, fields) for fields in found]


def match_count(db: sqlite3.Connection, *, game: str | None, finished: bool | None) -> int:
    """How many matches :func:`matches` would list in all."""
    where, values = _which(game, finished=finished)
    number: int = db.execute(f"SELECT count(*) FROM match {where}", values).fetchone()[0]  # noqa: S608 - fixed terms
    return number


def _which(game: str | None, *, finished: bool | None) -> tuple[str, tuple[str, ...]]:
    terms = [] if finished is None else [_FINISHED if finished else f"NOT {_FINISHED}"]
    if game is not None:
        terms.append("game = ?")
    return f"WHERE {' AND '.join(terms)}" if terms else "", () if game is None else (game,)


def _match(db: sqlite3.Connection, fields: _Fields) -> MatchRow:
    n, match_id, game, options, players, number, seats, played, _, started_at, crc, finished_at, abandoned_at = fields
    _compare(crc, "match", *fields[:10])
    last = db.execute(f"{_RECORD} WHERE deal.match = ? ORDER BY deal.number DESC, deal.n DESC LIMIT 1", (n,))
    last_record = [_record(found).record for found in last.fetchall()]
    deals = "SELECT count(*) FROM deal JOIN record ON record.deal = deal.n WHERE deal.match = ?"
    return MatchRow(
        id=match_id,
        game=game,
        options=json.loads(options),
        players=players,
        number=number,
        seats=tuple(map(Seat.from_json, json.loads(seats))),
        played=bool(played),
        started_at=started_at,
        finished_at=finished_at,
        abandoned_at=abandoned_at,
        deals=db.execute(deals, (n,)).fetchone()[0],
        last_record=last_record[0] if last_record else None,
    )


def records_of(db: sqlite3.Connection, match: int) -> list[RecordRow]:
    """The finished deals of a match, in order; a void deal (RI-30) stands before its repetition."""
    found = db.execute(f"{_RECORD} WHERE deal.match = ? ORDER BY deal.number, deal.n", (match,))
    return [_record(fields) for fields in found.fetchall()]


def record_of(db: sqlite3.Connection, deal_id: str) -> RecordRow | None:
    """One finished deal, None if the ledger has no record of it."""
    fields = db.execute(f"{_RECORD} WHERE deal.id = ?", (deal_id,)).fetchone()
    return None if fields is None else _record(fields)


def _record(fields: _Fields) -> RecordRow:
    n, body, at, crc, deal_id, number = fields
    _compare(crc, "record", n, body, at)
    return RecordRow(deal_id, number, at, json.loads(body))


def record_lines(db: sqlite3.Connection, after: tuple[int, int, int]) -> Iterator[tuple[tuple[int, int, int], str]]:
    """The next few records as they are stored, each with its place, from which the next call goes on.

    The order is that in which matches came into the ledger, then by deal: stable, and import of all keeps it.
    """
    found = db.execute(
        "SELECT deal.match, deal.number, deal.n, record.body, record.at, record.crc"
        " FROM deal JOIN record ON record.deal = deal.n"
        " WHERE (deal.match, deal.number, deal.n) > (?, ?, ?)"
        " ORDER BY deal.match, deal.number, deal.n LIMIT ?",
        (*after, _AT_A_TIME),
    )
    for match, number, n, body, at, crc in found.fetchall():
        _compare(crc, "record", n, body, at)
        yield (match, number, n), body


def unfinished(db: sqlite3.Connection) -> list[Unfinished]:
    """All matches that can be played on, that in which something was done last first, whatever the clock said."""
    return [unfinished_match(db, n) for (n,) in db.execute(_OPEN_MATCHES).fetchall()]


def unfinished_match(db: sqlite3.Connection, n: int) -> Unfinished:
    """What is needed to play on in the match with this row number."""
    records = tuple(records_of(db, n))
    fields = db.execute(_CURRENT_DEAL, (n,)).fetchone()
    if fields is None or fields[4] is None:
        return Unfinished(match_by_number(db, n), records, None, ())
    deal, deal_id, _, number, opening, started_at, crc = fields
    _compare(crc, "deal", *fields[:6])
    return Unfinished(
        match_by_number(db, n),
        records,
        DealRow(deal_id, number, json.loads(opening), started_at),
        tuple(actions_of(db, deal)),
    )


def actions_of(db: sqlite3.Connection, deal: int) -> list[ActionRow]:
    """The actions of the deal with this row number, in order."""
    found = db.execute("SELECT n, deal, seq, body, at, crc FROM action WHERE deal = ? ORDER BY seq", (deal,))
    actions = []
    for place, (n, *fields, crc) in enumerate(found.fetchall()):
        _compare(crc, "action", n, *fields)
        _, seq, body, at = fields
        if seq != place:
            raise DamagedError(f"action {place} of deal {deal} is missing")
        actions.append(ActionRow(seq, json.loads(body), at))
    return actions


def counts(db: sqlite3.Connection) -> Counts:
    """How much there is."""
    number = "SELECT (SELECT count(*) FROM match), (SELECT count(*) FROM match WHERE {}), (SELECT count(*) FROM record)"
    return Counts(*db.execute(number.format(_OPEN)).fetchone())


def check_rows(db: sqlite3.Connection) -> None:
    """Compare every row with its checksum.

    Raises:
        DamagedError: naming the first row that is not what was written.
    """
    for table, columns in (
        ("match", "n, id, game, options, players, number, seats, played, since, started_at"),
        ("deal", "n, id, match, number, opening, started_at"),
        ("action", "n, deal, seq, body, at"),
        ("record", "deal, body, at"),
    ):
        last = 0
        page = f"SELECT rowid, crc, {columns} FROM {table} WHERE rowid > ? ORDER BY rowid LIMIT ?"  # noqa: S608
        while found := db.execute(page, (last, _AT_A_TIME)).fetchall():
            for _, crc, *fields in found:
                _compare(crc, table, *fields)
            last = found[-1][0]


def _compare(crc: int, table: str, n: int, *fields: str | int | None) -> None:
    if checksum(n, *fields) != crc:
        raise DamagedError(f"{table} {n} is not what was written")
