"""What is left of a damaged ledger: every row that still is what was written, sorted by table.

Number and types of the columns tell which table a row belongs to, its checksum whether it is whole.
"""

from __future__ import annotations

import sqlite3
from collections.abc import Sequence
from pathlib import Path
from typing import Any, Final

from cardgui.ledger.body import checksum
from cardgui.ledger.pages import Pages, Row, Value
from cardgui.ledger.schema import PAGE_SIZE

_WHOLE: Final = (int,)
_TEXT: Final = (str,)
_NOTHING: Final = (type(None),)  # how an INTEGER PRIMARY KEY stands in its row
SHAPES: Final[dict[str, tuple[tuple[type, ...], ...]]] = {
    "match": (
        *(_NOTHING, _TEXT, _TEXT, _TEXT, _WHOLE, _WHOLE + _NOTHING, _TEXT, _WHOLE, _WHOLE, _TEXT),
        *(_TEXT + _NOTHING, _TEXT + _NOTHING, _WHOLE),
    ),
    "deal": (_NOTHING, _TEXT, _WHOLE, _WHOLE, _TEXT + _NOTHING, _TEXT, _WHOLE),
    "action": (_NOTHING, _WHOLE, _WHOLE, _TEXT, _TEXT, _WHOLE),
    "record": (_NOTHING, _TEXT, _TEXT, _WHOLE),
    "edit": (_NOTHING, _WHOLE, _TEXT, _TEXT, _WHOLE),
    "sqlite_sequence": (_TEXT, _WHOLE),
    "meta": (_NOTHING, _TEXT, _TEXT),
}
# How many columns are under the checksum: all but the times at which a match ended.
SUMMED: Final = {table: len(shape) - (3 if table == "match" else 1) for table, shape in SHAPES.items()}
_TABLE_OF_WIDTH: Final = {len(shape): table for table, shape in SHAPES.items()}
_DEALS_IN_A_PAGE: Final = PAGE_SIZE // 64  # more rows of the table of deals don't fit

# Kept on disk by SQLite, under no name, as a ledger may be larger than memory.
_TABLES: Final = (
    """CREATE TABLE match(n INTEGER PRIMARY KEY, id, game, options, players, number, seats, played, since, started_at,
    finished_at, abandoned_at)""",
    "CREATE TABLE deal(n INTEGER PRIMARY KEY, id, match, number, opening, started_at)",
    "CREATE TABLE action(n INTEGER PRIMARY KEY, deal, seq, body, at)",
    "CREATE TABLE record(n INTEGER PRIMARY KEY, body, at)",
    "CREATE TABLE edit(n INTEGER PRIMARY KEY, match, body, at)",
    "CREATE INDEX deal_match ON deal(match, number)",
    "CREATE INDEX action_deal ON action(deal, seq)",
)


class Remains:
    """The whole rows of a damaged ledger, in a database `db` of their own with the ledger's tables and row numbers.

    Attributes:
        db: tables ``match``, ``deal``, ``action``, ``edit`` and ``record`` (whose `n` is that of the deal), without
            checksums.
        deals_ever: how many deals the ledger has ever held, as far as anything tells.
    """

    def __init__(self, path: Path) -> None:
        self.db = sqlite3.connect("", isolation_level=None)
        self.db.execute("PRAGMA synchronous=OFF")
        self.deals_ever = 0
        pages = Pages(path)
        try:
            self.db.execute("BEGIN")
            for statement in _TABLES:
                self.db.execute(statement)
            noted = 0
            for row in pages.rows():
                noted = max(noted, self._add(row))
            self.db.execute("COMMIT")
            # The note has no checksum, so it must be possible.
            if noted <= pages.count * _DEALS_IN_A_PAGE:
                self.deals_ever = max(self.deals_ever, noted)
        finally:
            pages.close()

    def close(self) -> None:
        """Forget everything."""
        self.db.close()

    def _add(self, row: Row) -> int:
        """Keep a row if it is whole; what it says of the number of deals, if it is SQLite's note of that."""
        table = _TABLE_OF_WIDTH.get(len(row.values))
        if table is None or not _has_shape(row.values, SHAPES[table]):
            return 0
        values: Sequence[Any] = row.values
        if table == "sqlite_sequence":
            return int(values[1]) if values[0] == "deal" else 0
        if table != "meta":
            *fields, crc = (row.n, *values[1:])
            if checksum(*fields[: SUMMED[table]]) == crc:
                marks = ", ".join("?" * len(fields))
                # A later image of the same row wins: a match may have been finished since.
                self.db.execute(f"INSERT OR REPLACE INTO {table} VALUES({marks})", fields)
                known = {"deal": row.n, "record": row.n, "action": fields[1]}.get(table, 0)
                self.deals_ever = max(self.deals_ever, known)
        return 0


def _has_shape(values: Sequence[Value], shape: Sequence[tuple[type, ...]]) -> bool:
    return all(isinstance(value, kinds) for value, kinds in zip(values, shape, strict=True))
