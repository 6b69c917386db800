"""Save what can be read from a damaged ledger.

The damaged file is first copied aside, byte by byte. Then every row that still is exactly what was written goes into a
new ledger, which takes the old one's place as a whole. Cut off at any moment, either the damaged ledger or the new one
is there, never half of it.
"""

from __future__ import annotations

import json
import os
import shutil
import sqlite3
from collections.abc import Callable, Mapping, Sequence
from contextlib import closing
from dataclasses import dataclass
from datetime import datetime
from pathlib import Path
from typing import Any, Final, TypeAlias

from cardgui.ledger import derived, file, insert
from cardgui.ledger.backup import sync_folder
from cardgui.ledger.body import stamp, utc_now
from cardgui.ledger.errors import NotALedgerError, translated, unwritable
from cardgui.ledger.filing import match_from_record
from cardgui.ledger.remains import Remains
from cardgui.ledger.rows import MatchRow, Seat

Verify: TypeAlias = Callable[[str], bool]
PlayableActions: TypeAlias = Callable[[MatchRow, Mapping[str, Any], Sequence[Mapping[str, Any]]], int]

_COPIED: Final = ("", "-wal", "-shm", "-journal")


@dataclass(frozen=True, slots=True)
class Salvage:
    """What became of a damaged ledger.

    Attributes:
        total_seen: deals the damaged ledger is known to have held, those being played included.
        kept: deals now in the new ledger, letter by letter.
        lost: the others.
        copy_path: the damaged ledger as it was found; its ``-wal`` file is beside it where there was one.
        lost_ids: those of the lost deals whose id could be read.
        actions_lost: actions known of deals being played that could not be kept; play goes on before the first of them.
    """

    total_seen: int
    kept: int
    lost: int
    copy_path: Path
    lost_ids: tuple[str, ...]
    actions_lost: int


def salvage(
    path: Path,
    *,
    verify: Verify,
    app_version: str,
    playable: PlayableActions | None = None,
    clock: Callable[[], datetime] = utc_now,
) -> Salvage:
    """Replace a damaged ledger by a new one that holds whatever can be read from it.

    Nobody may have the ledger open; the caller holds its :class:`~cardgui.ledger.lock.InstanceLock`.

    Args:
        path: the damaged ledger.
        verify: whether a deal record (one line of JSON) obeys the rules.
        app_version: noted in the new ledger.
        playable: given the match, the opening of the deal being played and its actions: how many of the actions, from
            the first, can be played. None: all of them.
        clock: gives the time in the name of the copy.

    Raises:
        NotALedgerError: there is no file to save anything from.
        UnwritableError: no room for the copy or the new ledger; the damaged one is as it was.
    """
    file.complete_swap(path)
    now = clock()
    copy = _copy_aside(path, f"{now:%Y%m%d-%H%M%S}")
    new = file.beside(path, ".salvaging")
    with translated(new):
        try:
            _remove(new)
            with closing(Remains(copy)) as remains, closing(file.connect(new, "rwc", busy_timeout_ms=0)) as db:
                file.migrate(db, None, app_version=app_version, now="")
                db.execute("BEGIN")
                report = _Rescue(remains, db, stamp(now), verify, playable).run(copy)
                db.execute("COMMIT")
            _sync(new)
            new.replace(file.beside(path, ".salvaged"))
        except BaseException:
            _remove(new)
            _remove(copy)  # the ledger itself is as it was
            raise
    file.complete_swap(path)
    return report


class _Rescue:
    """The way of the rows from the remains into a new ledger, in which they get new row numbers in the old order."""

    def __init__(
        self,
        remains: Remains,
        db: sqlite3.Connection,
        now: str,
        verify: Verify,
        playable: PlayableActions | None,
    ) -> None:
        self._remains = remains
        self._old = remains.db
        self._db = db
        self._now = now
        self._verify = verify
        self._playable = playable
        self._matches: dict[int, tuple[int, MatchRow]] = {}  # by old row number: the new one, and the match
        self._by_name: dict[tuple[str, str], tuple[int, MatchRow]] = {}  # by game and id
        self._kept = 0
        self._actions_lost = 0
        self._lost_ids: list[str] = []

    def run(self, copy: Path) -> Salvage:
        self._drop_refused_records()
        self._old.execute("CREATE TABLE upto(deal INTEGER PRIMARY KEY, new, actions)")
        self._save_matches()
        deals = "SELECT n FROM deal UNION SELECT n FROM record ORDER BY n"
        for (n,) in self._old.execute(deals).fetchall():
            self._save_deal(n)
        # In their old order, which tells in which match something was done last.
        actions = (
            "SELECT upto.new, action.seq, action.body, action.at FROM action JOIN upto USING (deal)"
            " WHERE action.seq < upto.actions ORDER BY action.n"
        )
        for deal, seq, body, at in self._old.execute(actions):
            insert.insert_action(self._db, deal, seq, json.loads(body), at)
        for match, body, at in self._old.execute("SELECT match, body, at FROM edit ORDER BY n").fetchall():
            if match in self._matches:
                insert.insert_edit(self._db, self._matches[match][0], json.loads(body), at)
        derived.rebuild(self._db)
        total = max(self._remains.deals_ever, self._kept + len(self._lost_ids))
        return Salvage(total, self._kept, total - self._kept, copy, tuple(self._lost_ids), self._actions_lost)

    def _drop_refused_records(self) -> None:
        for (n,) in self._old.execute("SELECT n FROM record").fetchall():
            (body,) = self._old.execute("SELECT body FROM record WHERE n = ?", (n,)).fetchone()
            if not self._verify(body):
                self._old.execute("DELETE FROM record WHERE n = ?", (n,))

    def _save_matches(self) -> None:
        numbers = "SELECT n FROM match UNION SELECT match FROM deal ORDER BY 1"
        for (n,) in self._old.execute(numbers).fetchall():
            match = self._whole_match(n) or self._match_by_its_records(n)
            if match is not None:
                self._matches[n] = self._add_match(match)

    def _whole_match(self, n: int) -> MatchRow | None:
        fields = self._old.execute(
            "SELECT id, game, options, players, number, seats, played, started_at, finished_at, abandoned_at"
            " FROM match WHERE n = ?",
            (n,),
        ).fetchone()
        if fields is None:
            return None
        match_id, game, options, players, number, seats, played, started_at, finished_at, abandoned_at = fields
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
            deals=0,
        )

    def _match_by_its_records(self, n: int) -> MatchRow | None:
        """A match whose own row is lost. It can be played on in if a deal of it is being played."""
        found = self._old.execute(
            "SELECT record.body FROM deal JOIN record ON record.n = deal.n WHERE deal.match = ?"
            " ORDER BY deal.number, deal.n LIMIT 1",
            (n,),
        ).fetchone()
        if found is None:
            return None
        return match_from_record(json.loads(found[0]), self._now, played=self._deal_being_played(n) is not None)

    def _deal_being_played(self, match: int) -> int | None:
        """The latest deal of a match, if it has no record."""
        found = self._old.execute(
            "SELECT n FROM deal WHERE n = (SELECT max(n) FROM deal WHERE match = ?) AND opening IS NOT NULL"
            " AND NOT EXISTS (SELECT 1 FROM record WHERE record.n = deal.n)",
            (match,),
        ).fetchone()
        return None if found is None else int(found[0])

    def _add_match(self, match: MatchRow) -> tuple[int, MatchRow]:
        name = (match.game, match.id)
        if name not in self._by_name:
            self._by_name[name] = (insert.insert_match(self._db, match), match)
        return self._by_name[name]

    def _save_deal(self, n: int) -> None:
        row = self._old.execute("SELECT id, match, number, opening, started_at FROM deal WHERE n = ?", (n,)).fetchone()
        record = self._old.execute("SELECT body, at FROM record WHERE n = ?", (n,)).fetchone()
        if record is not None:
            self._save_finished(n, row, *record)
        elif row is not None and not self._save_being_played(n, *row):
            self._lost_ids.append(row[0])

    def _save_finished(self, n: int, row: Sequence[Any] | None, body: str, at: str) -> None:
        record = json.loads(body)
        if row is None:
            name = (record["game"], record["match"])
            match, _ = self._by_name.get(name) or self._add_match(match_from_record(record, self._now, played=False))
            deal = insert.insert_deal(self._db, record["id"], match, record["deal"], None, at)
        else:
            deal_id, old_match, number, opening, started_at = row
            match, _ = self._matches[old_match]
            opening = None if opening is None else json.loads(opening)
            deal = insert.insert_deal(self._db, deal_id, match, number, opening, started_at)
        insert.insert_record(self._db, deal, body, at)
        self._old.execute("INSERT INTO upto VALUES(?, ?, ?)", (n, deal, len(self._actions(n))))
        self._kept += 1

    def _save_being_played(
        self, n: int, deal_id: str, old_match: int, number: int, opening: str | None, started_at: str
    ) -> bool:
        match, facts = self._matches.get(old_match, (0, None))
        if facts is None or opening is None or facts.finished_at or self._deal_being_played(old_match) != n:
            return False
        deal = insert.insert_deal(self._db, deal_id, match, number, json.loads(opening), started_at)
        actions = self._actions(n)
        upto = len(actions)
        if self._playable is not None:
            upto = min(upto, self._playable(facts, json.loads(opening), actions))
        self._old.execute("INSERT INTO upto VALUES(?, ?, ?)", (n, deal, upto))
        known = "SELECT coalesce(max(seq) + 1, 0) FROM action WHERE deal = ?"
        self._actions_lost += self._old.execute(known, (n,)).fetchone()[0] - upto
        self._kept += 1
        return True

    def _actions(self, n: int) -> list[dict[str, Any]]:
        """The actions of a deal up to the first that is missing."""
        found = self._old.execute("SELECT seq, body FROM action WHERE deal = ? ORDER BY seq", (n,))
        actions: list[dict[str, Any]] = []
        for seq, body in found.fetchall():
            if seq != len(actions):
                break
            actions.append(json.loads(body))
        return actions


def _copy_aside(path: Path, time: str) -> Path:
    """Copy the files of a ledger to a name that none has yet: ``NAME.damaged-20260131-180509``, then ``….1``."""
    present = [suffix for suffix in _COPIED if file.beside(path, suffix).is_file()]
    if not {"", "-wal"} & set(present):
        raise NotALedgerError("there is no file")
    copy = file.beside(path, f".damaged-{time}")
    attempt = 0
    while any(file.beside(copy, suffix).exists() for suffix in _COPIED):
        attempt += 1
        copy = file.beside(path, f".damaged-{time}.{attempt}")
    try:
        for suffix in present:
            shutil.copyfile(file.beside(path, suffix), file.beside(copy, suffix))
            _sync(file.beside(copy, suffix))
        sync_folder(path.parent)
    except OSError as error:
        _remove(copy)
        raise unwritable(error) from error
    return copy


def _sync(path: Path) -> None:
    with path.open("r+b") as opened:
        os.fsync(opened.fileno())


def _remove(path: Path) -> None:
    for suffix in _COPIED:
        file.beside(path, suffix).unlink(missing_ok=True)
