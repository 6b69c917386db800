"""A ledger of many years is as quick as a new one."""

from __future__ import annotations

import shutil
import statistics
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from cardgui.ledger.salvage import salvage
from cardgui.ledger.store import Ledger
from tests.ledger.sample import action, opened, play, record, start

pytestmark = [pytest.mark.long, pytest.mark.timeout(1800)]
DEALS = 200_000


@pytest.fixture(scope="module")
def large(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """About 600 MB of one deal under many ids."""
    path = tmp_path_factory.mktemp("large") / "ledger.db"
    with opened(path) as ledger:
        ledger.add_records(_clones())
    return path


def _clones() -> Iterator[dict[str, Any]]:
    deal = record()
    for number in range(DEALS):
        day = f"20{number // 8000:02}-01-01T00:00:00.000Z"
        yield deal | {"match": f"m{number // 8}", "deal": number % 8 + 1, "id": f"d{number}", "at": day}


def _milliseconds(call: Callable[[], object], times: int = 9) -> float:
    taken = []
    for _ in range(times):
        before = time.perf_counter()
        call()
        taken.append((time.perf_counter() - before) * 1000)
    return statistics.median(taken)


def test_opening_takes_no_longer_than_that_of_a_small_one(large: Path, path: Path) -> None:
    with opened(path) as ledger:
        ledger.add_records(deal for deal, _ in zip(_clones(), range(160), strict=False))

    def open_and_look(which: Path) -> None:
        with opened(which, check_below=0) as ledger:
            ledger.matches(20)
            ledger.unfinished_matches()

    # In turns, and the best of each: others use this machine too.
    of_small, of_large = [], []
    for _ in range(15):
        of_small.append(_milliseconds(lambda: open_and_look(path), 1))
        of_large.append(_milliseconds(lambda: open_and_look(large), 1))
    # The program needs some 300 ms to start; its tenth would be 30.
    assert min(of_large) <= min(of_small) + 3


def test_lists_and_appends_are_quick(large: Path) -> None:
    with opened(large) as ledger:
        assert ledger.counts().deals == DEALS
        assert _milliseconds(lambda: ledger.matches(20, 12_000)) < 20
        assert _milliseconds(lambda: ledger.matches(20, 12_000, game="truf", finished=True)) < 20
        assert _milliseconds(ledger.counts) < 50
        assert _milliseconds(lambda: ledger.match_count(finished=True)) < 50
        start(ledger, "played")
        deal_id = play(ledger, "played", actions=0, finish=False)
        seq = iter(range(10_000))

        def append() -> None:
            place = next(seq)
            ledger.append_action(deal_id, place, action(place))

        assert _milliseconds(append, 301) < 5


def test_a_large_ledger_is_salvaged_without_taking_all_memory(large: Path, path: Path) -> None:
    shutil.copyfile(large, path)
    with path.open("r+b") as file:
        file.seek(100 * 4096)
        file.write(bytes(4096))
    report = salvage(path, verify=lambda line: line.startswith('{"format":"cardgui-deal/1"'), app_version="0.1")
    assert 1 <= report.lost <= 60
    with Ledger.open_read_only(path) as ledger, Ledger.open_read_only(large) as before:
        assert ledger.counts().deals == before.counts().deals - report.lost
