"""The score ledger: one object for one file, through which everything is written and read."""

from __future__ import annotations

import sqlite3
import threading
from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import contextmanager
from datetime import datetime
from itertools import islice
from pathlib import Path
from types import TracebackType
from typing import Final, Self

from cardgui.ledger import backup, derived, file, filing, queries, schema
from cardgui.ledger import statistics as counted
from cardgui.ledger.body import Json, stamp, utc_now
from cardgui.ledger.errors import NewerSchemaError, UnknownIdError, UnwritableError, translated
from cardgui.ledger.rows import Counts, MatchRow, RecordRow, Seat, Unfinished, Wanted

_BUSY_MS: Final = 5000
_CHECKED_AT_OPEN: Final = 50 << 20  # bytes; checking more takes longer than a person should wait for the window


class Ledger:
    """An open ledger. Several threads may use it in turns; a thread of its own gets :meth:`reader`.

    Every call that writes is one transaction, on disk (``synchronous=FULL``) when it returns, and idempotent: repeated
    with the same content it succeeds and changes nothing, with other content it raises :class:`ConflictError`. Calls
    raise :class:`UnwritableError`, :class:`LockedError` or :class:`DamagedError` where the file is at fault; nothing of
    the transaction is in the ledger then, and the same call may be tried again.

    Attributes:
        path: the file, None for a ledger in memory.
        read_only: whether writing raises :class:`UnwritableError`.
        newer: set where a newer version of the program wrote the file; what this version knows of it can be read.
    """

    def __init__(
        self,
        db: sqlite3.Connection,
        path: Path | None,
        clock: Callable[[], datetime],
        *,
        read_only: bool,
        shared_turn: threading.RLock | None = None,
    ) -> None:
        self.path = path
        self.read_only = read_only
        self.newer: NewerSchemaError | None = None
        self._db = db
        self._clock = clock
        self._turn = shared_turn or threading.RLock()
        self._owns_db = shared_turn is None
        self._depth = 0

    @classmethod
    def open(
        cls,
        path: Path,
        *,
        app_version: str,
        clock: Callable[[], datetime] = utc_now,
        busy_timeout_ms: int = _BUSY_MS,
        check_below: int = _CHECKED_AT_OPEN,
    ) -> Self:
        """Open a ledger for reading and writing; make it if there is none, bring an older one to this schema.

        Args:
            path: the file; missing folders are made.
            app_version: noted in the ledger, for the day when an older program meets it.
            clock: gives the time stored with rows; nothing else depends on it.
            busy_timeout_ms: how long to wait while another process writes.
            check_below: size in bytes below which SQLite checks the file first; for larger ones call :meth:`check`
                on a :meth:`reader` in the background.

        Raises:
            NotALedgerError, NewerSchemaError, DamagedError, UnwritableError, LockedError: the file is as it was.
        """
        file.make_folder(path)
        file.complete_swap(path)
        on_disk = file.schema_on_disk(path)
        check = False
        if on_disk is not None:
            check = path.stat().st_size < check_below
            check &= not file.probe(path, on_disk, busy_timeout_ms=busy_timeout_ms, check=check)
        with translated(path):
            db = file.connect(path, "rwc", busy_timeout_ms=busy_timeout_ms)
            try:
                if check:
                    file.quick_check(db)
                file.migrate(db, path, app_version=app_version, now=f"{clock():%Y%m%d-%H%M%S}")
                file.use_wal(db)
            except BaseException:
                db.close()
                raise
        return cls(db, path, clock, read_only=False)

    @classmethod
    def open_read_only(cls, path: Path, *, busy_timeout_ms: int = _BUSY_MS) -> Self:
        """Open a ledger to look at: on a read-only mount, from a newer version, or in use by another instance.

        An older schema is brought up to date in memory; the file stays as it is.

        Raises:
            NotALedgerError, DamagedError, LockedError, UnwritableError: it cannot be read.
            UnknownIdError: there is none.
        """
        if file.schema_on_disk(path) is None:
            raise UnknownIdError(f"no ledger at {path.name}")
        with translated(path):
            db = file.connect_to_read(path, busy_timeout_ms=busy_timeout_ms)
            try:
                if file.version_of(db) < schema.current():
                    older, db = db, file.copy_in_memory(db)
                    older.close()
                    file.migrate(db, None, app_version=file.note(db)[0], now="")
                ledger = cls(db, path, utc_now, read_only=True)
                if file.version_of(db) > schema.current():
                    ledger.newer = NewerSchemaError(file.version_of(db), file.note(db)[0])
            except BaseException:
                db.close()
                raise
        return ledger

    @classmethod
    def in_memory(cls, *, app_version: str, clock: Callable[[], datetime] = utc_now) -> Self:
        """A ledger that forgets everything when it is closed, for playing without saving."""
        db = file.copy_in_memory()
        file.migrate(db, None, app_version=app_version, now="")
        return cls(db, None, clock, read_only=False)

    def reader(self) -> Self:
        """The same ledger to read in another thread, while this one writes; close it too.

        It shows what has been committed. In memory there is only one connection, and the two take turns.
        """
        kind = type(self)
        if self.path is not None:
            return kind.open_read_only(self.path)
        return kind(self._db, None, self._clock, read_only=True, shared_turn=self._turn)

    def close(self) -> None:
        """Close the file; nothing happens the second time."""
        with self._turn:
            if self._owns_db:
                self._db.close()

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.close()

    # Writing

    @contextmanager
    def together(self) -> Iterator[None]:
        """Make one transaction of all calls inside the block: on disk when it ends, or not at all.

        Blocks nest. A call that raises inside a block undoes only itself if the exception is caught there.
        """
        with self._turn, translated(self.path):
            if self.read_only:
                raise UnwritableError("read_only")
            outermost = self._depth == 0
            if not outermost:
                self._still_in_transaction()
            self._db.execute("BEGIN IMMEDIATE" if outermost else "SAVEPOINT call")
            self._depth += 1
            try:
                yield
                self._still_in_transaction()
                self._db.execute("COMMIT" if outermost else "RELEASE call")
            except BaseException:
                if self._db.in_transaction:
                    for statement in ("ROLLBACK",) if outermost else ("ROLLBACK TO call", "RELEASE call"):
                        self._db.execute(statement)
                raise
            finally:
                self._depth -= 1

    def _still_in_transaction(self) -> None:
        # On a full disk SQLite may roll everything back by itself; what follows must not commit a part of it.
        if not self._db.in_transaction:
            raise UnwritableError("io", "the transaction has been undone")

    def start_match(
        self,
        match_id: str,
        *,
        game: str,
        options: Json,
        players: int,
        number: int | None,
        seats: Sequence[Seat],
    ) -> None:
        """Begin a match at the table.

        Args:
            match_id: a new UUID.
            game: name of the game as in deal records.
            options: what differs from the game's defaults.
            players: number of seats.
            number: the match number, 1 … 999,999,999.
            seats: who plays, in order of the seats.
        """
        with self.together():
            match = MatchRow(
                id=match_id,
                game=game,
                options=dict(options),
                players=players,
                number=number,
                seats=tuple(seats),
                played=True,
                started_at=self._now(),
                finished_at=None,
                abandoned_at=None,
                deals=0,
            )
            filing.start_match(self._db, match)

    def start_deal(self, deal_id: str, match_id: str, number: int, opening: Json) -> None:
        """Begin a deal of an open match.

        Args:
            deal_id: a new UUID; it becomes the `id` of the deal's record.
            match_id: the match.
            number: which deal of the match, from 1.
            opening: whatever :meth:`unfinished_matches` shall give back to start the deal again.

        Raises:
            UnknownIdError: there is no such match.
            ConflictError: also when the match is finished or abandoned.
        """
        with self.together():
            filing.start_deal(self._db, deal_id, match_id, number, opening, self._now())

    def append_action(self, deal_id: str, seq: int, body: Json) -> None:
        """Add an action, or ``{"back_to": k}`` for a take-back, to a deal that is being played.

        Args:
            deal_id: the deal.
            seq: how many entries the deal has before this one.
            body: the entry.

        Raises:
            UnknownIdError: there is no such deal.
            ConflictError: also when entries before `seq` are missing, or the deal is finished.
        """
        with self.together():
            filing.append_action(self._db, deal_id, seq, body, self._now())

    def finish_deal(self, deal_id: str, record: Json) -> None:
        """Keep the record of a deal that was played; :meth:`together` with its last action.

        Raises:
            UnknownIdError: there is no such deal.
            ConflictError: also when the record is that of another deal or match.
            MalformedRecordError: a key is missing (see :meth:`add_record`).
        """
        with self.together():
            filing.finish_deal(self._db, deal_id, record, self._now())

    def finish_match(self, match_id: str, *, game: str | None = None) -> None:
        """Note that the last deal of a match is finished, once and for all. Nothing happens the second time.

        Args:
            match_id: the match.
            game: needed where imported records gave two games a match of the same id; so for the other calls.

        Raises:
            UnknownIdError: there is no such match.
        """
        with self.together():
            filing.finish_match(self._db, match_id, game, self._now())

    def abandon_match(self, match_id: str, *, game: str | None = None) -> None:
        """Take a match out of the unfinished ones; :meth:`reopen_match` undoes it.

        Raises:
            UnknownIdError: there is no such match.
            ConflictError: also when the match is finished.
        """
        with self.together():
            filing.abandon_match(self._db, match_id, game, self._now())

    def reopen_match(self, match_id: str, *, game: str | None = None) -> None:
        """Take an abandoned match up again; nothing happens to others.

        Raises:
            UnknownIdError: there is no such match.
        """
        with self.together():
            filing.reopen_match(self._db, match_id, game)

    def edit_match(self, match_id: str, change: Json, *, game: str | None = None) -> None:
        """Note what a person changes about a match; what is recorded of its deals stays as it is.

        Args:
            match_id: the match.
            change: ``{"names": [by seat]}``, ``{"note": text}``, ``{"deleted": bool}``, or several of them.
            game: as in :meth:`finish_match`.

        Raises:
            UnknownIdError: there is no such match.
            ValueError: it can't be changed so.
        """
        with self.together():
            filing.edit_match(self._db, match_id, game, change, self._now())

    def rebuild(self) -> None:
        """Make the derived tables (list of matches, counts of the statistics) anew from the records."""
        with self.together():
            derived.rebuild(self._db)

    def add_record(self, record: Json) -> bool:
        """Keep the record of a deal played elsewhere (simulated, imported), and its match if that is new.

        Args:
            record: a deal record with `id`, `game`, `options`, `players`, `match` and `deal`; `number`, `seats` and
                `at` are used for a new match. The rules were checked by the caller.

        Returns:
            Whether the record was new.

        Raises:
            MalformedRecordError: one of these keys is missing or has the wrong type.
            ConflictError: also when the match exists with other options, players or number.
        """
        with self.together():
            return filing.add_record(self._db, record, self._now())

    def add_records(self, records: Iterable[Json]) -> int:
        """Keep many records in one transaction, all or none; how many of them were new. Otherwise as `add_record`."""
        with self.together():
            return sum(filing.add_record(self._db, record, self._now()) for record in records)

    def _now(self) -> str:
        return stamp(self._clock())

    # Reading

    @contextmanager
    def _reading(self) -> Iterator[sqlite3.Connection]:
        with self._turn, translated(self.path, newer=self.newer):
            yield self._db

    def unfinished_matches(self) -> list[Unfinished]:
        """All matches that can be played on, that in which something was done last first."""
        with self._reading() as db:
            return queries.unfinished(db)

    def unfinished(self, match_id: str, *, game: str | None = None) -> Unfinished:
        """What is needed to play on in one match, also in an abandoned one.

        Raises:
            UnknownIdError: there is no such match.
        """
        with self._reading() as db:
            return queries.unfinished_match(db, queries.match_number(db, match_id, game))

    def matches(
        self,
        limit: int,
        offset: int = 0,
        *,
        game: str | None = None,
        finished: bool | None = None,
        wanted: Wanted | None = None,
        of: int | None = None,
    ) -> list[MatchRow]:
        """Matches by the time they began, newest first: at most `limit`, without the first `offset` ones.

        `game` and `finished` are those of :class:`Wanted`, or that is given; `of` is how many there are, if known.
        """
        with self._reading() as db:
            return queries.matches(db, limit, offset, wanted or Wanted(game, finished), of)

    def match_count(
        self, *, game: str | None = None, finished: bool | None = None, wanted: Wanted | None = None
    ) -> int:
        """How many matches :meth:`matches` lists in all."""
        with self._reading() as db:
            return queries.match_count(db, wanted or Wanted(game, finished))

    def place_of(self, match_id: str, wanted: Wanted) -> int | None:
        """How many matches :meth:`matches` lists before this one; None if it isn't among them, or there is none."""
        with self._reading() as db:
            try:
                return queries.place_of(db, queries.match_number(db, match_id, None), wanted)
            except UnknownIdError:
                return None

    def match(self, match_id: str, *, game: str | None = None) -> MatchRow:
        """One match; UnknownIdError if there is none."""
        with self._reading() as db:
            return queries.match_by_number(db, queries.match_number(db, match_id, game))

    def deals(self, match_id: str, *, game: str | None = None) -> list[RecordRow]:
        """The finished deals of a match, in order; a void deal (RI-30) stands before its repetition.

        Raises:
            UnknownIdError: there is no such match.
        """
        with self._reading() as db:
            return queries.records_of(db, queries.match_number(db, match_id, game))

    def deal(self, deal_id: str) -> RecordRow | None:
        """One finished deal, None if the ledger has no record of it."""
        with self._reading() as db:
            return queries.record_of(db, deal_id)

    def record_lines(self, match_id: str | None = None) -> Iterator[str]:
        """Every record (or those of one match) as a line of JSON, by match as they came into the ledger, then by deal.

        Adding the lines to an empty ledger in this order and reading them from there gives the same lines.
        """
        with self._reading() as db:
            only = None if match_id is None else queries.match_number(db, match_id, None)
        place = (only or 0, 0, 0)
        while True:
            with self._reading() as db:
                page = list(queries.record_lines(db, place))
            yield from (line for (match, _, _), line in page if line and only in (None, match))
            if not page or (only is not None and page[-1][0][0] != only):
                return
            place = page[-1][0]

    def counts(self) -> Counts:
        """How many matches, unfinished matches and finished deals there are."""
        with self._reading() as db:
            return queries.counts(db)

    # Statistics

    def games_counted(self) -> list[str]:
        """The games that have statistics, that with the newest match first."""
        with self._reading() as db:
            return counted.games(db)

    def kinds(self, game: str) -> list[counted.Kind]:
        """The sorts of matches of a game that have statistics: options, players, level, with and without help."""
        with self._reading() as db:
            return counted.kinds(db, game)

    def statistics(self, scope: counted.Scope, *, helped: bool | None = False) -> counted.Statistics:
        """The statistics of matches without help (False), with help (True), or of all (None)."""
        with self._reading() as db:
            return counted.read(db, scope, helped=helped)

    def behind(
        self,
        scope: counted.Scope,
        key: str,
        value: int | None = None,
        *,
        helped: bool | None = False,
        limit: int = 200,
    ) -> list[counted.Behind]:
        """The deals (or matches) that a number of the statistics counts, the newest first, at most so many."""
        with self._reading() as db:
            return list(islice(counted.behind(db, scope, key, value, helped=helped), limit))

    # Safety

    def check(self) -> None:
        """Check every page, index and row; takes seconds in a large ledger, so call it on a :meth:`reader`.

        Raises:
            DamagedError: naming the first fault.
        """
        with self._reading() as db:
            file.quick_check(db, thorough=True)
            queries.check_rows(db)

    def copy_to(self, target: Path) -> None:
        """Write a checked copy of the whole ledger to a file; DamagedError or UnwritableError if there is none then."""
        with self._reading() as db, translated(target):
            backup.copy_database(db, target)

    def back_up(self, *, keep: int = backup.KEPT) -> Path | None:
        """Make today's copy in the folder ``backups`` beside the ledger; writing goes on if this is a :meth:`reader`.

        Args:
            keep: how many daily copies stay.

        Returns:
            The new copy; None where there is one already, or the ledger is in memory.

        Raises:
            DamagedError, UnwritableError: no copy was made and none removed.
        """
        if self.path is None:
            return None
        with self._reading() as db:
            return backup.back_up(db, self.path, self._clock().astimezone().date(), keep=keep)
