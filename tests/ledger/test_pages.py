"""Rows read straight from the pages are those that SQLite reads."""

from __future__ import annotations

import sqlite3
import tempfile
from contextlib import closing
from pathlib import Path

from hypothesis import given
from hypothesis import strategies as st

from cardgui.ledger import schema
from cardgui.ledger.pages import Pages
from cardgui.ledger.remains import SHAPES, Remains
from cardgui.ledger.schema import CACHES
from cardgui.ledger.store import Ledger
from tests.ledger.sample import opened, play, record, records, start

_values = st.tuples(
    st.none() | st.integers(-(2**63), 2**63 - 1) | st.floats(allow_nan=False) | st.text() | st.binary(),
    st.integers(-200, 200) | st.text(max_size=3),
    # Around the lengths at which a row goes on in another page, and in a third.
    st.builds(lambda letter, length: letter * length, st.sampled_from("aığ漢"), st.integers(0, 13_000)),
)


def _rows(path: Path) -> dict[int, tuple[object, ...]]:
    with closing(Pages(path)) as pages:
        return {row.n: row.values for row in pages.rows() if len(row.values) == 3}


@given(rows=st.lists(_values, max_size=12))
def test_rows_of_every_type_and_length(rows: list[tuple[object, ...]]) -> None:
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "any.db"
        with closing(sqlite3.connect(path, isolation_level=None)) as db:
            db.execute(f"PRAGMA page_size={schema.PAGE_SIZE}")
            db.execute("CREATE TABLE any(a, b, c)")
            db.execute("PRAGMA journal_mode=WAL")
            expected = {}
            for row in rows:
                db.execute("INSERT INTO any VALUES(?, ?, ?)", row)
            for n, *values in db.execute("SELECT rowid, a, b, c FROM any"):
                expected[n] = tuple(values)
            assert _rows(path) == expected, "with pages that wait in the -wal"
        assert _rows(path) == expected


def test_the_remains_of_a_sound_ledger_are_all_its_rows(path: Path) -> None:
    with opened(path) as ledger:
        ledger.add_records(records(20))
        ledger.add_record(record("long", size=9))
        start(ledger, "played")
        play(ledger, "played")
        play(ledger, "played", 2, actions=9, finish=False)
        ledger.finish_match("played")
        with closing(Remains(path)) as remains:
            for table in ("match", "deal", "action", "record"):
                every_row = f"SELECT * FROM {table} ORDER BY 1"  # noqa: S608 - fixed names
                # The checksum stands last.
                expected = [row[:-1] for row in ledger._db.execute(every_row)]
                assert len(expected) > 3
                assert remains.db.execute(every_row).fetchall() == expected
            assert remains.deals_ever == 20 * 8 + 3


def test_salvage_knows_every_table_and_column_of_the_current_schema() -> None:
    """Whoever adds a table or a column has to tell `remains.SHAPES`, or its rows would be lost."""
    kinds = {"INTEGER": int, "TEXT": str}
    with Ledger.in_memory(app_version="0.1") as ledger:
        tables = [name for (name,) in ledger._db.execute("SELECT name FROM sqlite_schema WHERE type = 'table'")]
        assert set(tables) == set(SHAPES) | set(CACHES)
        for table in tables:
            if table == "sqlite_sequence" or table in CACHES:
                continue
            shape: list[tuple[type, ...]] = []
            for _, _, kind, required, _, key in ledger._db.execute(f"PRAGMA table_info({table})"):
                shape.append(() if key else (kinds[kind],))
                if key or not required:
                    shape[-1] += (type(None),)
            assert SHAPES[table] == tuple(shape)
    assert len({len(shape) for shape in SHAPES.values()}) == len(SHAPES), "tables are told by their number of columns"
