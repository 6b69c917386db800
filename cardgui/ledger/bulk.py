"""A new ledger filled at once with very many records, without the questions that each single write asks."""

from __future__ import annotations

from collections.abc import Iterable
from contextlib import closing
from pathlib import Path

from cardgui.ledger import derived, file, insert
from cardgui.ledger.body import Json, stamp, to_text, utc_now
from cardgui.ledger.errors import translated
from cardgui.ledger.filing import match_from_record


def fill(path: Path, records: Iterable[Json], *, app_version: str) -> None:
    """Make a ledger of records, in one transaction; the derived tables are made at the end.

    Args:
        path: the ledger; there is none yet.
        records: deal records that keep the rules, each under an id of its own, those of a match together.
        app_version: noted in the ledger.

    Raises:
        UnwritableError, LockedError: nothing was made.
    """
    now = stamp(utc_now())
    with translated(path), closing(file.connect(path, "rwc", busy_timeout_ms=0)) as db:
        file.migrate(db, path, app_version=app_version, now="")
        file.use_wal(db)
        db.execute("BEGIN IMMEDIATE")
        match, last = 0, ""
        for record in records:
            if record["match"] != last:
                match, last = insert.insert_match(db, match_from_record(record, now, played=False)), record["match"]
            deal = insert.insert_deal(db, record["id"], match, record["deal"], None, now)
            insert.insert_record(db, deal, to_text(record), now)
        derived.rebuild(db)
        db.execute("COMMIT")
