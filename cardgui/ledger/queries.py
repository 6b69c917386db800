"""Everything that is read from a ledger. Each row's checksum is compared, so that nothing false is ever shown.

Functions take a connection and raise :class:`DamagedError` where a row is not what was written.
"""

from __future__ import annotations

import json
import sqlite3
from collections.abc import Iterator
from typing import Any, Final, TypeAlias

from cardgui.ledger import derived, figures
from cardgui.ledger.body import checksum, to_text
from cardgui.ledger.errors import ConflictError, DamagedError, UnknownIdError
from cardgui.ledger.rows import ActionRow, Counts, DealRow, MatchRow, RecordRow, Seat, Unfinished, Wanted

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
_KEPT: Final = "NOT EXISTS (SELECT 1 FROM listing WHERE listing.n = match.n AND listing.deleted_at IS NOT NULL)"
_OPEN_MATCHES: Final = (
    f"SELECT n FROM match WHERE {_OPEN} AND {_KEPT} ORDER BY max(since, coalesce((SELECT max(action.n)"  # noqa: S608
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


def matches(db: sqlite3.Connection, limit: int, offset: int, wanted: Wanted, of: int | None = None) -> list[MatchRow]:
    """Matches by the time they began, newest first; deleted ones by the time they were deleted.

    To pass over many takes a while: where it is known how many there are in all, it is done from the nearer end.
    """
    where, values = _which(db, wanted)
    from_end = of is not None and offset > of // 2
    if of is not None and from_end:
        offset, limit = max(of - offset - limit, 0), min(limit, max(of - offset, 0))
    which, way = "deleted_at" if wanted.deleted else "started_at", "ASC" if from_end else "DESC"
    found = db.execute(
        f"SELECT n FROM listing WHERE {where} ORDER BY {which} {way}, n {way} LIMIT ? OFFSET ?",  # noqa: S608 - fixed
        (*values, limit, offset),
    ).fetchall()
    return [_match(db, db.execute(f"{_MATCH} WHERE n = ?", row).fetchone()) for row in found[:: -1 if from_end else 1]]


def match_count(db: sqlite3.Connection, wanted: Wanted) -> int:
    """How many matches :func:`matches` would list in all."""
    where, values = _which(db, wanted)
    number: int = db.execute(f"SELECT count(*) FROM listing WHERE {where}", values).fetchone()[0]  # noqa: S608
    return number


def place_of(db: sqlite3.Connection, n: int, wanted: Wanted) -> int | None:
    """How many matches :func:`matches` lists before the one with this row number; None if it doesn't list it."""
    where, values = _which(db, wanted)
    column = "deleted_at" if wanted.deleted else "started_at"
    found = db.execute(f"SELECT {column} FROM listing WHERE n = ? AND {where}", (n, *values)).fetchone()  # noqa: S608
    if found is None:
        return None
    before = f"SELECT count(*) FROM listing WHERE ({column}, n) > (?, ?) AND {where}"  # noqa: S608 - fixed terms
    return int(db.execute(before, (found[0], n, *values)).fetchone()[0])


def _which(db: sqlite3.Connection, wanted: Wanted) -> tuple[str, tuple[str | int, ...]]:
    terms = [f"deleted_at IS {'NOT NULL' if wanted.deleted else 'NULL'}"]
    values: list[str | int] = []
    if wanted.deleted and wanted.deleted_since:
        terms.append("deleted_at >= ?")
        values.append(wanted.deleted_since)
    if wanted.game is not None:
        terms.append("game = ?")
        values.append(wanted.game)
    if wanted.finished is not None:
        terms.append(f"state {'=' if wanted.finished else '<>'} {derived.FINISHED}")
    if wanted.open:
        # By an index that holds these alone.
        terms.append(f"n IN (SELECT n FROM match WHERE {_OPEN})")  # noqa: S608 - fixed terms
    text = derived.fold(wanted.text.strip())
    if text:
        holds = "SELECT n FROM phrase WHERE instr(folded, ?) > 0"
        phrases = {n for word in (text, *map(derived.fold, wanted.also)) for (n,) in db.execute(holds, (word,))}
        # Row numbers of our own making, and as many as there are different names: too many for parameters.
        found = [f"phrase IN ({','.join(map(str, phrases))})"] if phrases else []
        if wanted.games:
            found.append(f"game IN ({','.join('?' * len(wanted.games))})")
            values += wanted.games
        digits = "".join(sign for sign in text if not sign.isspace())
        if digits.isascii() and digits.isdigit() and len(digits) < 10:
            found.append("number = ?")
            values.append(int(digits))
        terms.append(f"({' OR '.join(found)})" if found else "0")
    return " AND ".join(terms), tuple(values)


def _match(db: sqlite3.Connection, fields: _Fields) -> MatchRow:
    n, match_id, game, options, players, number, seats, played, _, started_at, crc, finished_at, abandoned_at = fields
    _compare(crc, "match", *fields[:10])
    listed, agreed = derived.listing(db, n), json.loads(options)
    finished = finished_at is not None or not played
    who = tuple(map(Seat.from_json, json.loads(seats)))
    return MatchRow(
        id=match_id,
        game=game,
        options=agreed,
        players=players,
        number=number,
        seats=who,
        played=bool(played),
        started_at=started_at,
        finished_at=finished_at,
        abandoned_at=abandoned_at,
        deals=listed.deals,
        totals=listed.totals,
        winners=_winners(db, n, agreed, listed.totals) if finished else (),
        names=() if listed.names == tuple(seat.name for seat in who) else listed.names,
        note=listed.note,
        deleted_at=listed.deleted_at,
    )


def _winners(db: sqlite3.Connection, match: int, options: dict[str, Any], totals: tuple[int, ...]) -> tuple[int, ...]:
    """Who has won; only where King is played (RI-29) it takes more than the totals to know."""
    if not options.get("king_ends_game"):
        return figures.winners_after({}, totals)
    order = "ORDER BY deal.number DESC, deal.n DESC LIMIT 1"
    fields = db.execute(f"{_RECORD} WHERE deal.match = ? {order}", (match,)).fetchone()
    return figures.winners_after({} if fields is None else _record(fields).record, totals)


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

    The order is that in which matches came into the ledger, then by deal: stable, and import of all keeps it. Deleted
    matches are passed over. Where the person has changed names or written a note, the records say so.
    """
    found = db.execute(
        "SELECT deal.match, deal.number, deal.n, record.body, record.at, record.crc, listing.deleted_at,"
        " EXISTS (SELECT 1 FROM edit WHERE edit.match = deal.match)"
        " FROM deal JOIN record ON record.deal = deal.n JOIN listing ON listing.n = deal.match"
        " WHERE (deal.match, deal.number, deal.n) > (?, ?, ?)"
        " ORDER BY deal.match, deal.number, deal.n LIMIT ?",
        (*after, _AT_A_TIME),
    )
    for match, number, n, body, at, crc, deleted_at, edited in found.fetchall():
        _compare(crc, "record", n, body, at)
        line = "" if deleted_at is not None else _with_edits(db, match, body) if edited else body
        yield (match, number, n), line


def _with_edits(db: sqlite3.Connection, match: int, body: str) -> str:
    """A record with what the person made of the names and the note."""
    record, listed = json.loads(body), derived.listing(db, match)
    changed: dict[str, Any] = {}
    seats = record.get("seats", [])
    if len(seats) == len(listed.names) and [seat.get("name") for seat in seats] != list(listed.names):
        changed["seats"] = [{**seat, "name": name} for seat, name in zip(seats, listed.names, strict=True)]
    if record.get("note", "") != listed.note:
        changed["note"] = listed.note
    return to_text({**record, **changed}) if changed else body


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
    return Counts(*db.execute(number.format(f"{_OPEN} AND {_KEPT}")).fetchone())


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
        ("edit", "n, match, body, at"),
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
