"""`export` and `import`: nothing is lost, nothing false gets in, and twice is once."""

from __future__ import annotations

import csv
import json
import random
from pathlib import Path
from typing import Any

import pytest

from cardgui.engine.record import content_id
from cardgui.ledger.exchange import Intake
from cardgui.ledger.statistics import Scope
from cardgui.ledger.store import Ledger
from tests.cli.program import Program, complains
from tests.engine.dealing import SAMPLES
from tests.engine.mutations import damaged


@pytest.fixture
def deals(program: Program, tmp_path: Path) -> Path:
    """A file with six deals: a whole short match, and two deals of the next."""
    path = tmp_path / "deals.jsonl"
    wanted = ("simulate", "truf", "--deals", "6", "--seed", "5", "--level", "random", "--option", "deals=4")
    assert program(*wanted, "--out", path).code == 0
    return path


def lines_of(path: Path) -> list[bytes]:
    return path.read_bytes().splitlines(keepends=True)


def changed(line: bytes, **values: Any) -> bytes:
    return json.dumps({**json.loads(line), **values}).encode() + b"\n"


def test_what_goes_in_comes_out_byte_by_byte(program: Program, tmp_path: Path, deals: Path) -> None:
    ledger, out = tmp_path / "ledger.sqlite", tmp_path / "out.jsonl"
    assert program("import", "--ledger", ledger, deals).out == ["6 records: 6 added, 0 already there, 0 refused"]
    assert program("export", "--ledger", ledger, "--out", out) == (0, [], [])
    assert out.read_bytes() == deals.read_bytes()
    assert program("verify", out).code == 0


EVERY_GAME = (
    ("truf", "--deals", "20", "--option", "deals=8", "--option", "scoring=D", "--option", "factor=3"),
    ("rifki", "--deals", "24", "--option", "void_equal_girls=true", "--option", "king_ends_game=true"),
    ("rook_sluff", "--deals", "13", "--players", "6"),
    ("rook_sluff", "--deals", "12", "--players", "10", "--option", "must_trump=true"),
    ("minchiate", "--deals", "6", "--option", "deals=4"),
)


def test_all_games_in_one_ledger_come_out_in_go_in_and_come_out_the_same(program: Program, tmp_path: Path) -> None:
    files = [tmp_path / f"{number} 판.jsonl" for number in range(len(EVERY_GAME))]
    for path, plan in zip(files, EVERY_GAME, strict=True):
        assert program("simulate", *plan, "--seed", "9", "--level", "random", "--out", path).code == 0
    first, second = tmp_path / "first.jsonl", tmp_path / "second.jsonl"
    assert program("import", "--ledger", tmp_path / "a.db", *reversed(files)).code == 0
    assert program("export", "--ledger", tmp_path / "a.db", "--out", first).code == 0
    assert program("import", "--ledger", tmp_path / "b.db", first).out == [
        "75 records: 75 added, 0 already there, 0 refused"
    ]
    assert program("export", "--ledger", tmp_path / "b.db", "--out", second).code == 0
    assert first.read_bytes() == second.read_bytes()
    assert sorted(lines_of(first)) == sorted(line for path in files for line in lines_of(path))
    assert program("verify", second).out == ["75 records, 0 faults"]


def test_importing_twice_changes_nothing(program: Program, tmp_path: Path, deals: Path) -> None:
    ledger, first, second = tmp_path / "ledger.sqlite", tmp_path / "1", tmp_path / "2"
    program("import", "--ledger", ledger, deals)
    program("export", "--ledger", ledger, "--out", first)
    said = program("import", "--ledger", ledger, deals, deals)
    assert said == (0, ["12 records: 0 added, 12 already there, 0 refused"], [])
    program("export", "--ledger", ledger, "--out", second)
    assert second.read_bytes() == first.read_bytes()


@pytest.mark.parametrize("game_id", ["truf", "rifki", "rook_sluff", "minchiate"])
def test_records_of_other_programs_without_ids_come_in(program: Program, tmp_path: Path, game_id: str) -> None:
    ledger, path = tmp_path / "ledger.sqlite", SAMPLES / f"{game_id}-legal.jsonl"
    count = len(lines_of(path))
    for added in (count, 0):
        known = count - added
        said = program("import", "--ledger", ledger, path)
        assert said.out == [f"{count} records: {added} added, {known} already there, 0 refused"]
    out = tmp_path / "out.jsonl"
    program("export", "--ledger", ledger, "--out", out)
    records = [json.loads(line) for line in lines_of(out)]
    assert all(record["id"] == content_id(record) for record in records)
    assert program("verify", out).code == 0


@pytest.mark.parametrize("game_id", ["truf", "rifki", "rook_sluff", "minchiate"])
def test_records_that_break_a_rule_are_refused_as_verify_would(program: Program, tmp_path: Path, game_id: str) -> None:
    path = SAMPLES / f"{game_id}-broken.jsonl"
    *faults, _ = program("verify", path).out
    said = program("import", "--ledger", tmp_path / "ledger.sqlite", path)
    assert said.code == 1
    assert said.out[:-1] == faults
    assert said.out[-1].endswith(f" {len(faults)} refused")


def test_missing_deals_of_a_match_are_added_in_their_place(program: Program, tmp_path: Path, deals: Path) -> None:
    ledger, some, out = tmp_path / "ledger.sqlite", tmp_path / "some", tmp_path / "out"
    lines = lines_of(deals)
    some.write_bytes(lines[0] + lines[3])
    program("import", "--ledger", ledger, some)
    assert program("import", "--ledger", ledger, deals).out == ["6 records: 4 added, 2 already there, 0 refused"]
    program("export", "--ledger", ledger, "--out", out)
    assert out.read_bytes() == deals.read_bytes()


def test_a_deal_that_contradicts_its_neighbours_in_the_ledger_is_refused(
    program: Program, tmp_path: Path, deals: Path
) -> None:
    ledger, some, other, false = (tmp_path / name for name in ("ledger.sqlite", "some", "other", "false"))
    lines = lines_of(deals)
    some.write_bytes(lines[0] + lines[2])
    program("import", "--ledger", ledger, some)
    wanted = ("simulate", "truf", "--deals", "4", "--seed", "99", "--level", "random", "--option", "deals=4")
    program(*wanted, "--out", other)
    match = json.loads(lines[0])["match"]
    strange = lines_of(other)
    false.write_bytes(b"".join(changed(strange[at], match=match, number=5, id=f"other-{at}") for at in (0, 1, 2, 3)))
    said = program("import", "--ledger", ledger, false)
    assert said.code == 1
    assert said.out[-1] == "4 records: 0 added, 0 already there, 4 refused"
    assert [line.split(" ")[0] for line in said.out[:-1]] == [f"{false}:{n}" for n in (1, 2, 3, 4)]


def test_another_deal_under_the_same_id_is_refused(program: Program, tmp_path: Path, deals: Path) -> None:
    ledger, false = tmp_path / "ledger.sqlite", tmp_path / "false"
    lines = lines_of(deals)
    false.write_bytes(lines[0] + changed(lines[4], id=json.loads(lines[0])["id"]))
    said = program("import", "--ledger", ledger, false)
    assert said.code == 1
    assert said.out[0].startswith(f"{false}:2 README ")
    assert said.out[-1] == "2 records: 1 added, 0 already there, 1 refused"


@pytest.mark.parametrize(
    "values",
    [{"id": 5}, {"id": None}, {"seats": "Sari"}, {"seats": [1]}, {"number": "5"}, {"at": []}, {"id": "\ud800"}],
)
def test_odd_values_of_the_keys_beside_the_rules_are_refused(
    program: Program, tmp_path: Path, deals: Path, values: dict[str, Any]
) -> None:
    odd = tmp_path / "odd"
    odd.write_bytes(changed(lines_of(deals)[0], **values))
    said = program("import", "--ledger", tmp_path / "ledger.sqlite", odd)
    assert said.code == 1
    assert said.err == []
    assert said.out[0].startswith(f"{odd}:1 README ")
    assert said.out[-1] == "1 records: 0 added, 0 already there, 1 refused"


def check_that_damaged_records_never_crash(folder: Path, count: int) -> None:
    rng = random.Random(count)
    lines = [
        line
        for game_id in ("truf", "rifki", "rook_sluff", "minchiate")
        for line in (SAMPLES / f"{game_id}-legal.jsonl").read_bytes().splitlines()
    ]
    path = folder / "damaged"
    with path.open("wb") as file:
        file.writelines(damaged(rng.choice(lines), rng) + b"\n" for _ in range(count))
    with Ledger.open(folder / "ledger.sqlite", app_version="test") as ledger:
        intake = Intake(ledger)
        refused = list(intake.take([str(path)]))
        assert len(refused) == intake.refused > 0
        assert ledger.counts().deals == intake.added


def test_damaged_records_never_crash_the_import(tmp_path: Path) -> None:
    check_that_damaged_records_never_crash(tmp_path, 400)


@pytest.mark.long
def test_twenty_thousand_damaged_records_never_crash_the_import(tmp_path: Path) -> None:
    check_that_damaged_records_never_crash(tmp_path, 20_000)


def test_a_ledger_that_is_not_there_is_told(program: Program, tmp_path: Path) -> None:
    missing = tmp_path / "none.sqlite"
    assert complains(program("export", "--ledger", missing, "--out", tmp_path / "out"), 1, str(missing))
    assert not missing.exists()
    assert not (tmp_path / "out").exists()


def test_an_export_never_overwrites_its_ledger(program: Program, tmp_path: Path, deals: Path) -> None:
    ledger = tmp_path / "ledger.sqlite"
    program("import", "--ledger", ledger, deals)
    assert complains(program("export", "--ledger", ledger, "--out", ledger), 2, "is the ledger")
    soft, hard = tmp_path / "soft", tmp_path / "hard"
    soft.symlink_to(ledger)
    hard.hardlink_to(ledger)
    for link in (soft, hard):
        assert complains(program("export", "--ledger", ledger, "--out", link), 2, "is the ledger")
    assert program("export", "--ledger", ledger, "--out", tmp_path / "out").code == 0


def test_rebuild_makes_the_lists_anew_and_says_of_how_much(program: Program, tmp_path: Path, deals: Path) -> None:
    ledger = tmp_path / "ledger.db"
    program("import", "--ledger", ledger, deals)
    with Ledger.open(ledger, app_version="0") as opened:
        before = opened.statistics(Scope("truf", human=False))
        assert before.figure("deal").number > 0
        opened._db.execute("DELETE FROM tally")
        assert opened.statistics(Scope("truf", human=False)).figure("deal").number == 0
    done = program("rebuild", "--ledger", ledger)
    assert (done.code, len(done.out)) == (0, 1)
    with Ledger.open_read_only(ledger) as opened:
        assert opened.statistics(Scope("truf", human=False)) == before
    assert complains(program("rebuild", "--ledger", tmp_path / "none.db"), 1, "none.db")


def test_what_was_deleted_comes_back_when_it_is_imported_again(program: Program, tmp_path: Path, deals: Path) -> None:
    ledger, out = tmp_path / "ledger.db", tmp_path / "out.jsonl"
    program("import", "--ledger", ledger, deals)
    with Ledger.open(ledger, app_version="0") as opened:
        newest = opened.matches(1)[0].id
        opened.edit_match(newest, {"deleted": True})
    program("export", "--ledger", ledger, "--out", out)
    assert len(lines_of(out)) < 6
    assert program("import", "--ledger", ledger, deals).out[-1].startswith("6 records: 0 added, 6 already there")
    program("export", "--ledger", ledger, "--out", out)
    assert out.read_bytes() == deals.read_bytes()


def test_a_table_of_deals_has_a_row_for_each(program: Program, tmp_path: Path, deals: Path) -> None:
    ledger, out = tmp_path / "ledger.db", tmp_path / "out.csv"
    program("import", "--ledger", ledger, deals)
    assert program("export", "--ledger", ledger, "--out", out, "--format", "csv").code == 0
    rows = list(csv.DictReader(out.read_text(encoding="utf-8").splitlines()))
    records = [json.loads(line) for line in lines_of(deals)]
    assert [row["id"] for row in rows] == [record["id"] for record in records]
    assert [json.loads(row["result"]) for row in rows] == [record["result"] for record in records]
