"""The tables of a ledger file, as a list of migrations that only ever grows.

Migration *k* leads from schema *k* to *k* + 1. A released migration never changes; `README.md` tells what the tables
mean. `remains` recognizes rows by the number and types of their columns: a migration that adds a table or column has to
tell it there (a test fails otherwise).
"""

from __future__ import annotations

from typing import Final

APPLICATION_ID: Final = 0x43474C31  # "CGL1", in the header of the file
PAGE_SIZE: Final = 4096  # bytes; salvage relies on it where the header is destroyed
MARK: Final = "cardgui ledger"  # stands in the stored text of the schema: tells a damaged ledger from a foreign file


def _append_only(table: str) -> tuple[str, str]:
    return (
        f"CREATE TRIGGER {table}_no_update BEFORE UPDATE ON {table} BEGIN SELECT RAISE(ABORT, 'append-only'); END",
        f"CREATE TRIGGER {table}_no_delete BEFORE DELETE ON {table} BEGIN SELECT RAISE(ABORT, 'append-only'); END",
    )


_SCHEMA_1: Final = (
    f"""CREATE TABLE meta( -- {MARK}
        n INTEGER PRIMARY KEY,
        key TEXT NOT NULL UNIQUE,
        value TEXT NOT NULL
    ) STRICT""",
    """CREATE TABLE match(
        n INTEGER PRIMARY KEY AUTOINCREMENT,
        id TEXT NOT NULL,
        game TEXT NOT NULL,
        options TEXT NOT NULL,
        players INTEGER NOT NULL,
        number INTEGER,
        seats TEXT NOT NULL,
        played INTEGER NOT NULL CHECK (played IN (0, 1)),
        since INTEGER NOT NULL,
        started_at TEXT NOT NULL,
        finished_at TEXT,
        abandoned_at TEXT,
        crc INTEGER NOT NULL,
        UNIQUE (id, game)
    ) STRICT""",
    "CREATE INDEX match_started ON match(started_at, n)",
    "CREATE INDEX match_game_started ON match(game, started_at, n)",
    "CREATE INDEX match_open ON match(n) WHERE played = 1 AND finished_at IS NULL AND abandoned_at IS NULL",
    """CREATE TRIGGER match_fixed
        BEFORE UPDATE OF n, id, game, options, players, number, seats, played, since, started_at, crc ON match
        BEGIN SELECT RAISE(ABORT, 'append-only'); END""",
    """CREATE TRIGGER match_finished_once
        BEFORE UPDATE ON match WHEN OLD.finished_at IS NOT NULL
        BEGIN SELECT RAISE(ABORT, 'append-only'); END""",
    """CREATE TRIGGER match_no_delete
        BEFORE DELETE ON match
        BEGIN SELECT RAISE(ABORT, 'append-only'); END""",
    """CREATE TABLE deal(
        n INTEGER PRIMARY KEY AUTOINCREMENT,
        id TEXT NOT NULL UNIQUE,
        match INTEGER NOT NULL REFERENCES match(n),
        number INTEGER NOT NULL,
        opening TEXT,
        started_at TEXT NOT NULL,
        crc INTEGER NOT NULL
    ) STRICT""",
    "CREATE INDEX deal_match ON deal(match, number, n)",
    *_append_only("deal"),
    """CREATE TABLE action(
        n INTEGER PRIMARY KEY,
        deal INTEGER NOT NULL REFERENCES deal(n),
        seq INTEGER NOT NULL,
        body TEXT NOT NULL,
        at TEXT NOT NULL,
        crc INTEGER NOT NULL,
        UNIQUE (deal, seq)
    ) STRICT""",
    *_append_only("action"),
    """CREATE TABLE record(
        deal INTEGER PRIMARY KEY REFERENCES deal(n),
        body TEXT NOT NULL,
        at TEXT NOT NULL,
        crc INTEGER NOT NULL
    ) STRICT""",
    "CREATE INDEX record_at ON record(at)",
    *_append_only("record"),
)

_SCHEMA_2: Final = (
    """CREATE TABLE edit(
        n INTEGER PRIMARY KEY,
        match INTEGER NOT NULL REFERENCES match(n),
        body TEXT NOT NULL,
        at TEXT NOT NULL,
        crc INTEGER NOT NULL
    ) STRICT""",
    "CREATE INDEX edit_match ON edit(match, n)",
    *_append_only("edit"),
    """CREATE TABLE listing(
        n INTEGER PRIMARY KEY,
        game TEXT NOT NULL,
        started_at TEXT NOT NULL,
        state INTEGER NOT NULL,
        deleted_at TEXT,
        deals INTEGER NOT NULL,
        last_deal INTEGER NOT NULL,
        totals TEXT NOT NULL,
        place INTEGER NOT NULL,
        helped INTEGER NOT NULL,
        kind INTEGER NOT NULL,
        phrase INTEGER NOT NULL,
        number INTEGER,
        names TEXT NOT NULL,
        note TEXT NOT NULL
    ) STRICT""",
    "CREATE INDEX listing_order ON listing(started_at, n, game, state, phrase, number) WHERE deleted_at IS NULL",
    """CREATE INDEX listing_game ON listing(game, started_at, n, state, phrase, number, kind, place)
        WHERE deleted_at IS NULL""",
    "CREATE INDEX listing_deleted ON listing(deleted_at, n) WHERE deleted_at IS NOT NULL",
    "CREATE TABLE phrase(n INTEGER PRIMARY KEY, folded TEXT NOT NULL UNIQUE) STRICT",
    """CREATE TABLE kind(
        n INTEGER PRIMARY KEY,
        game TEXT NOT NULL,
        options TEXT NOT NULL,
        players INTEGER NOT NULL,
        level TEXT NOT NULL,
        human INTEGER NOT NULL,
        helped INTEGER NOT NULL,
        UNIQUE (game, options, players, level, human, helped)
    ) STRICT""",
    """CREATE TABLE tally(
        kind INTEGER NOT NULL,
        day INTEGER NOT NULL,
        figure TEXT NOT NULL,
        value INTEGER NOT NULL,
        times INTEGER NOT NULL,
        PRIMARY KEY (kind, day, figure, value)
    ) STRICT, WITHOUT ROWID""",
)

CACHES: Final = ("listing", "phrase", "kind", "tally")
"""Tables whose rows follow from the others: `derived` fills them, and salvage makes them anew."""

MIGRATIONS: tuple[tuple[str, ...], ...] = (_SCHEMA_1, _SCHEMA_2)


def current() -> int:
    """The schema this version of the program writes."""
    return len(MIGRATIONS)
