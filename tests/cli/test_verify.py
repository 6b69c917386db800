"""`verify`: finds what is wrong, names file, line and rule, and never stumbles."""

from __future__ import annotations

import json
import random
import re
from codecs import BOM_UTF8
from pathlib import Path

import pytest

from cardgui.ledger.exchange import LONGEST_LINE, printable, verify
from tests.cli.program import Program, complains, started
from tests.engine.dealing import SAMPLES
from tests.engine.mutations import damaged

GAMES = ["truf", "rifki", "rook_sluff", "minchiate"]
FAULT = re.compile(r".+:\d+ (TR|RI|RS|MI)-(\d+|Record) .+|.+:\d+ README .+")


@pytest.mark.parametrize("game_id", GAMES)
def test_legal_samples_have_no_fault(program: Program, game_id: str) -> None:
    path = SAMPLES / f"{game_id}-legal.jsonl"
    said = program("verify", path)
    count = len(path.read_text(encoding="utf-8").splitlines())
    assert count > 0
    assert said == (0, [f"{count} records, 0 faults"], [])


@pytest.mark.parametrize("game_id", GAMES)
def test_every_broken_sample_is_found_at_its_line(program: Program, game_id: str) -> None:
    path = SAMPLES / f"{game_id}-broken.jsonl"
    lines = path.read_text(encoding="utf-8").splitlines()
    due = [n for n, line in enumerate(lines, 1) if "why_broken" in json.loads(line)]
    assert due
    said = program("verify", path)
    assert said.code == 1
    assert [line.split(" ")[0] for line in said.out[:-1]] == [f"{path}:{n}" for n in due]
    assert all(FAULT.fullmatch(line) for line in said.out[:-1])
    assert said.out[-1] == f"{len(lines)} records, {len(due)} faults"


def test_several_files_are_counted_together_and_one_match_may_go_on_in_the_next(
    program: Program, tmp_path: Path
) -> None:
    whole = tmp_path / "whole"
    program("simulate", "truf", "--deals", "4", "--seed", "1", "--level", "random", "--out", whole)
    lines = whole.read_bytes().splitlines(keepends=True)
    first, rest = tmp_path / "first", tmp_path / "rest"
    first.write_bytes(b"".join(lines[:2]))
    rest.write_bytes(b"".join(lines[2:]))
    assert program("verify", first, rest).out == ["4 records, 0 faults"]
    said = program("verify", rest, first)
    assert said.code == 1
    assert said.out[0].startswith(f"{first}:1 README ")


def test_empty_files_lines_and_other_ends_of_line_are_no_faults(program: Program, tmp_path: Path) -> None:
    empty, spaced = tmp_path / "empty", tmp_path / "spaced"
    empty.write_bytes(b"")
    line = (SAMPLES / "truf-legal.jsonl").read_bytes().splitlines()[0]
    spaced.write_bytes(b"\n  \r\n" + line + b"\r\n\n")
    assert program("verify", empty) == (0, ["0 records, 0 faults"], [])
    assert program("verify", spaced) == (0, ["1 records, 0 faults"], [])


def test_the_mark_that_editors_put_before_a_text_is_no_part_of_the_first_record(
    program: Program, tmp_path: Path
) -> None:
    marked = tmp_path / "marked"
    marked.write_bytes(BOM_UTF8 + (SAMPLES / "truf-legal.jsonl").read_bytes())
    assert program("verify", marked) == program("verify", SAMPLES / "truf-legal.jsonl")
    assert program("import", "--ledger", tmp_path / "ledger", marked).out[-1].endswith(", 0 refused")
    marked.write_bytes(BOM_UTF8)
    assert program("verify", marked).out == ["0 records, 0 faults"]


def test_a_huge_line_is_one_fault_and_the_next_line_is_read(program: Program, tmp_path: Path) -> None:
    path = tmp_path / "huge"
    line = (SAMPLES / "truf-legal.jsonl").read_bytes().splitlines()[0]
    path.write_bytes(b"[" * (3 * LONGEST_LINE + 5) + b"\n" + line + b"\n" + b"9" * LONGEST_LINE)
    said = program("verify", path)
    assert said.code == 1
    assert [fault.split(" ")[:2] for fault in said.out[:-1]] == [[f"{path}:1", "README"], [f"{path}:3", "README"]]
    assert said.out[-1] == "3 records, 2 faults"


def test_deep_nesting_and_binary_are_faults(program: Program, tmp_path: Path) -> None:
    path = tmp_path / "odd"
    path.write_bytes(b'{"a":' * 50_000 + b"\n\x89PNG\x00\x1a\n\xff\xfe\n" + b"null\n[]\n1e999\n")
    said = program("verify", path)
    assert said.code == 1
    assert all(FAULT.fullmatch(line) for line in said.out[:-1])
    assert said.out[-1] == "6 records, 6 faults"


def test_a_missing_file_is_one_line(program: Program, tmp_path: Path) -> None:
    assert complains(program("verify", tmp_path / "nothing"), 1, "nothing", "No such file")
    assert complains(program("verify", tmp_path), 1, str(tmp_path))
    assert complains(program("verify"), 2, "FILE")


def test_a_fault_stays_on_one_line_whatever_the_record_says() -> None:
    assert printable("a\nb\u202ec\ud800d\x1b[31me\u2028f é 카드") == "a\\nb\\u202ec\\ud800d\\x1b[31me\\u2028f é 카드"


def test_signs_that_the_terminal_lacks_do_no_harm(tmp_path: Path) -> None:
    path = tmp_path / "카드.jsonl"
    path.write_text('{"format":"cardgui-deal/1","카드":1}\n', encoding="utf-8")
    process = started("verify", path, LC_ALL="C", PYTHONIOENCODING="ascii", PYTHONUTF8="0")
    out, err = process.communicate()
    assert process.returncode == 1
    assert err == b""
    assert out.splitlines()[-1] == b"1 records, 1 faults"


def check_that_damaged_records_never_crash(path: Path, count: int) -> None:
    rng = random.Random(count)
    lines = [
        line
        for game_id in GAMES
        for kind in ("legal", "broken")
        for line in (SAMPLES / f"{game_id}-{kind}.jsonl").read_bytes().splitlines()
    ]
    with path.open("wb") as file:
        file.writelines(damaged(rng.choice(lines), rng) + b"\n" for _ in range(count))
    *faults, last = verify([str(path)])
    assert len(faults) > count / 2
    assert all(FAULT.fullmatch(fault) for fault in faults)
    assert last.endswith(f" records, {len(faults)} faults")


def test_damaged_records_are_faults_and_never_crashes(tmp_path: Path) -> None:
    check_that_damaged_records_never_crash(tmp_path / "damaged", 2_000)


@pytest.mark.long
def test_a_hundred_thousand_damaged_records_are_faults_and_never_crashes(tmp_path: Path) -> None:
    check_that_damaged_records_never_crash(tmp_path / "damaged", 100_000)
