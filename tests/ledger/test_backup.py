"""A copy a day, made while others write; damage never pushes out a good one."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from cardgui.ledger.errors import DamagedError, UnwritableError
from cardgui.ledger.store import Ledger
from tests.ledger.sample import Clock, content, files, opened, play, records, start


@pytest.fixture
def clock() -> Clock:
    return Clock()


@pytest.fixture
def ledger(path: Path, clock: Clock) -> Iterator[Ledger]:
    with opened(path, clock=clock) as ledger:
        ledger.add_records(records(2))
        yield ledger


def test_a_copy_is_the_whole_ledger_in_one_file(ledger: Ledger) -> None:
    start(ledger, "played")
    play(ledger, "played", actions=4, finish=False)
    copy = ledger.back_up()
    assert copy is not None
    assert list(files(copy.parent)) == [copy.name] == ["ledger-20260131.db"]
    with Ledger.open_read_only(copy) as other:
        other.check()
        assert content(other) == content(ledger)


def test_one_copy_a_day_and_the_newest_seven_stay(ledger: Ledger, clock: Clock) -> None:
    other = ledger.path.parent / "backups" / "ledger-notes.db" if ledger.path else Path()
    made = []
    for _ in range(10):
        copy = ledger.back_up()
        assert copy is not None
        made.append(copy.name)
        assert ledger.back_up() is None
        other.write_text("not a copy of ours")
        clock.advance(days=1)
    assert list(files(other.parent)) == [*made[-7:], other.name]


def test_copies_from_a_day_to_come_do_not_push_out_todays(ledger: Ledger, clock: Clock) -> None:
    clock.advance(days=365 * 70)
    for _ in range(7):
        ledger.back_up()
        clock.advance(days=1)
    clock.advance(days=-365 * 70)
    copy = ledger.back_up()
    assert copy is not None
    assert copy.exists()
    assert len(files(copy.parent)) == 7


def test_a_reader_makes_the_copy_while_others_write(ledger: Ledger, path: Path) -> None:
    with ledger.reader() as reader:
        with ledger.together():
            start(ledger, "played")
            copy = reader.back_up()
        assert copy is not None
        with Ledger.open_read_only(copy) as other:
            assert other.counts().matches == 2
    assert opened(path).counts().matches == 3


def test_a_damaged_ledger_removes_no_copies(path: Path, clock: Clock) -> None:
    with opened(path, clock=clock) as ledger:
        ledger.add_records(records(20))
        for _ in range(7):
            ledger.back_up()
            clock.advance(days=1)
    copies = files(path.parent / "backups")
    assert len(copies) == 7
    data = bytearray(path.read_bytes())
    data[len(data) // 2 & ~4095] ^= 0xFF  # the kind of a page
    path.write_bytes(data)
    with opened(path, clock=clock, check_below=0) as ledger, pytest.raises(DamagedError):
        ledger.back_up()
    assert files(path.parent / "backups") == copies


def test_a_copy_that_cannot_be_made_is_told(ledger: Ledger, folder: Path) -> None:
    (folder / "backups").write_text("a file")
    with pytest.raises(UnwritableError):
        ledger.back_up()


def test_a_ledger_in_memory_has_no_copies() -> None:
    with Ledger.in_memory(app_version="0.1") as ledger:
        assert ledger.back_up() is None
