"""A damaged ledger is noticed, copied aside, and everything that can be read from it is saved and counted."""

from __future__ import annotations

import json
import random
import shutil
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import pytest

from cardgui.ledger import file, salvage
from cardgui.ledger.errors import (
    DamagedError,
    LedgerError,
    NewerSchemaError,
    NotALedgerError,
    UnwritableError,
    unwritable,
)
from cardgui.ledger.pages import check_wal
from cardgui.ledger.rows import MatchRow
from cardgui.ledger.salvage import Salvage
from cardgui.ledger.schema import PAGE_SIZE
from tests.ledger.sample import Clock, action, content, files, opened, play, record, records, run, start

DEALS = 4 * 8 + 6 + 2 + 1 + 1
TIMES = pytest.mark.parametrize("times", [20, pytest.param(200, marks=[pytest.mark.long, pytest.mark.timeout(900)])])


@dataclass(frozen=True)
class Original:
    """A sound ledger as it was closed (`closed`), as a crash left it (`crashed`), and what is in it."""

    closed: dict[str, bytes]
    crashed: dict[str, bytes]
    records: frozenset[str]
    content: dict[str, Any]


@pytest.fixture(scope="module")
def original(tmp_path_factory: pytest.TempPathFactory) -> Original:
    path = tmp_path_factory.mktemp("original") / "ledger.db"
    with opened(path, clock=Clock()) as ledger:
        ledger.add_records(records(4))
        ledger.add_records(record("long", deal, size=5) for deal in range(1, 7))
        start(ledger, "older")
        play(ledger, "older")
        play(ledger, "older", 2)
        play(ledger, "older", 3, actions=20, finish=False)
        ledger._db.execute("PRAGMA wal_checkpoint(TRUNCATE)")
        start(ledger, "newer")
        deal_id = play(ledger, "newer", actions=0, finish=False)
        for seq in range(30):
            ledger.append_action(deal_id, seq, action(seq))
        everything = content(ledger)
        crashed = files(path.parent)
    assert set(crashed) == {"ledger.db", "ledger.db-shm", "ledger.db-wal"}
    return Original(files(path.parent), crashed, frozenset(everything["records"]), everything)


def put(path: Path, data: Mapping[str, bytes]) -> None:
    """Write the files of a ledger at another path."""
    for name, body in data.items():
        (path.parent / name.replace("ledger.db", path.name)).write_bytes(body)


def rescue(path: Path, **keys: Any) -> Salvage:
    """Salvage with rules that every record here obeys."""
    return salvage.salvage(path, app_version="0.2", verify=keys.pop("verify", _is_record), **keys)


def _is_record(line: str) -> bool:
    body = json.loads(line)
    return isinstance(body, dict) and body["format"] == "cardgui-deal/1"


def assert_saved(path: Path, before: Mapping[str, bytes], report: Salvage, original: Original) -> None:
    """What must hold after every salvage, whatever the damage was."""
    after = files(path.parent)
    for name, data in before.items():
        if not name.endswith("-shm"):  # SQLite's scratch paper
            assert after[name.replace(path.name, report.copy_path.name)] == data, "the copy is not the file"
    assert report.kept + report.lost == report.total_seen
    with opened(path) as ledger:
        ledger.check()
        now = content(ledger)
        assert len(now["records"]) == len(set(now["records"]))
        assert set(now["records"]) <= original.records, "a record is not what was written"
        being_played = [row for row in now["unfinished"] if row.deal]
        assert report.kept == len(now["records"]) + len(being_played)
        for row in being_played:
            assert [entry.body for entry in row.actions] == [action(seq) for seq in range(len(row.actions))]
        start(ledger, "next")
        play(ledger, "next")


def test_a_sound_ledger_comes_through_salvage_unchanged(path: Path, original: Original) -> None:
    for name, data in (("closed.db", original.closed), ("crashed.db", original.crashed)):
        path = path.with_name(name)
        put(path, data)
        report = rescue(path)
        assert (report.total_seen, report.kept, report.lost, report.actions_lost) == (DEALS, DEALS, 0, 0)
        assert report.lost_ids == ()
        with opened(path) as ledger:
            assert content(ledger) == original.content
        # And once more: the new ledger does not remember what was lost before.
        assert rescue(path).total_seen == DEALS


def test_salvage_tells_how_many_deals_are_lost_and_which(path: Path, original: Original) -> None:
    data = bytearray(original.closed["ledger.db"])
    for deal in (3, 5):
        text = json.dumps(record("match-1", deal)["hands"], separators=(",", ":")).encode()
        at = data.index(text)
        data[at + 10] ^= 1
    path.write_bytes(data)
    report = rescue(path)
    assert (report.total_seen, report.kept, report.lost) == (DEALS, DEALS - 2, 2)
    assert report.lost_ids == ("truf-match-1-3", "truf-match-1-5")
    with opened(path) as ledger:
        assert [row.number for row in ledger.deals("match-1")] == [1, 2, 4, 6, 7, 8]


def test_records_that_break_the_rules_are_not_kept(path: Path, original: Original) -> None:
    put(path, original.closed)
    report = rescue(path, verify=lambda line: '"deal":3,' not in line)
    # Deal 3 of four matches and of the long one; that of "older" is being played and has no record.
    assert (report.total_seen, report.lost) == (DEALS, 5)


def test_only_actions_that_can_be_played_are_kept(path: Path, original: Original) -> None:
    seen: list[tuple[str, int, int]] = []

    def playable(match: MatchRow, opening: Mapping[str, Any], actions: Sequence[Mapping[str, Any]]) -> int:
        seen.append((match.id, opening["dealer"], len(actions)))
        return 7

    put(path, original.closed)
    report = rescue(path, playable=playable)
    assert seen == [("older", 3, 20), ("newer", 1, 30)]
    assert (report.lost, report.actions_lost) == (0, 13 + 23)
    with opened(path) as ledger:
        assert [len(row.actions) for row in ledger.unfinished_matches()] == [7, 7]


def test_a_match_whose_row_is_lost_is_told_by_its_records_and_can_be_played_on_in(
    path: Path, original: Original
) -> None:
    data = original.closed["ledger.db"]
    for match in ("older", "newer", "match-2"):
        at = data.index(f"{match}truf".encode())
        data = data[:at] + b"#" + data[at + 1 :]
    path.write_bytes(data)
    report = rescue(path)
    # "newer" has no finished deal that could tell its options.
    assert (report.lost, report.lost_ids) == (1, ("truf-newer-1",))
    with opened(path) as ledger:
        assert frozenset(ledger.record_lines()) == original.records
        (unfinished,) = ledger.unfinished_matches()
        assert (unfinished.match.id, unfinished.match.options, len(unfinished.actions)) == ("older", {"deals": 8}, 20)
        assert ledger.match("match-2").state == "finished"


@pytest.mark.parametrize("pages", [1, 2, 5])
def test_a_destroyed_beginning_takes_only_its_own_rows(path: Path, original: Original, pages: int) -> None:
    """The schema, the roots of tables and the header are gone, and still the deals are found."""
    data = original.closed["ledger.db"]
    before = b"cardgui ledger\0".ljust(pages * PAGE_SIZE, b"\0") + data[pages * PAGE_SIZE :]
    path.write_bytes(before)
    with pytest.raises(DamagedError):
        opened(path)
    report = rescue(path)
    assert_saved(path, {path.name: before}, report, original)
    assert report.kept >= DEALS - 5


@TIMES
def test_a_file_cut_off_anywhere(path: Path, original: Original, times: int) -> None:
    chance = random.Random(1)
    lost = 0
    for number in range(times):
        state = (original.closed, original.crashed)[number % 2]
        name = chance.choice([name for name in state if not name.endswith("-shm")])
        length = chance.randrange(len(state[name]))
        path = path.with_name(f"{number}.db")
        lost += _damage_and_rescue(path, original, state, state | {name: state[name][:length]})
    assert lost > times


@TIMES
def test_a_bit_flipped_anywhere(path: Path, original: Original, times: int) -> None:
    chance = random.Random(2)
    lost = 0
    for number in range(times):
        state = (original.closed, original.crashed)[number % 2]
        name = chance.choice([name for name in state if not name.endswith("-shm")])
        data = bytearray(state[name])
        # Half of them in the first pages, where the header, the schema and the roots of all tables are.
        data[chance.randrange(len(data) if number % 4 < 2 else min(len(data), 6 * PAGE_SIZE))] ^= 1 << chance.randrange(
            8
        )
        path = path.with_name(f"{number}.db")
        lost_now = _damage_and_rescue(path, original, state, state | {name: bytes(data)})
        assert lost_now <= 60, "one bit took more than a page's worth"
        lost += lost_now
    assert lost > 0


def _damage_and_rescue(path: Path, original: Original, sound: Mapping[str, bytes], damaged: Mapping[str, bytes]) -> int:
    """Open the damaged ledger as the program would; how many deals are lost in the end."""
    put(path, damaged)
    found = {name.replace("ledger.db", path.name): data for name, data in damaged.items()}
    try:
        with opened(path) as ledger:
            ledger.check()
            now = content(ledger)
    except DamagedError:
        pass
    except NewerSchemaError:
        version = slice(60, 64)
        assert damaged["ledger.db"][version] != sound["ledger.db"][version], "other damage taken for a newer version"
        return 0
    except NotALedgerError:
        pytest.fail("damage taken for another program's file")
    else:
        if damaged["ledger.db"] == b"" and "ledger.db-wal" not in sound:
            assert now["records"] == []  # nothing is left, and nothing tells of it
        else:
            # The damage hit nothing; or the last thing written when the -wal was cut off.
            assert now["records"] == original.content["records"]
        return 0
    after = {name: data for name, data in files(path.parent).items() if name in found}
    if after != found:
        # Opened for writing, SQLite has moved pages from the -wal into the file; what it held must still be there.
        assert "ledger.db-wal" in damaged
        found = after
    report = rescue(path)
    assert_saved(path, found, report, original)
    return report.lost


def test_frames_that_sqlite_would_pass_over_are_noticed_and_saved(path: Path, original: Original) -> None:
    wal = bytearray(original.crashed["ledger.db-wal"])
    frame = PAGE_SIZE + 24
    wal[32 + 20 * frame + 1000] ^= 1
    before = original.crashed | {"ledger.db-wal": bytes(wal)}
    put(path, before)
    with pytest.raises(DamagedError, match="frame 21"):
        opened(path)
    report = rescue(path)
    with opened(path) as ledger:
        (newer, _) = ledger.unfinished_matches()
        assert (newer.match.id, len(newer.actions)) == ("newer", 30)
    assert (report.lost, report.actions_lost) == (0, 0)


def test_a_wal_cut_off_while_being_written_is_no_damage(path: Path, original: Original) -> None:
    wal = original.crashed["ledger.db-wal"]
    put(path, original.crashed | {"ledger.db-wal": wal[:-100]})
    check_wal(file.beside(path, "-wal"))
    with opened(path) as ledger:
        ledger.check()
        assert len(ledger.unfinished("newer").actions) == 29


@pytest.mark.parametrize("name", ["ledger.db", None])
def test_pages_that_wait_beside_a_missing_ledger_are_saved(path: Path, original: Original, name: str | None) -> None:
    left = {"ledger.db-wal": original.crashed["ledger.db-wal"]} | ({name: b""} if name else {})
    put(path, left)
    with pytest.raises(DamagedError):
        opened(path)
    assert files(path.parent) == left
    report = rescue(path)
    assert_saved(path, left, report, original)


def test_copies_never_replace_each_other(path: Path, original: Original) -> None:
    copies = []
    for _ in range(3):
        put(path, original.closed)
        copies.append(rescue(path, clock=Clock()).copy_path.name)
    first = f"{path.name}.damaged-20260131-180509"
    assert copies == [first, f"{first}.1", f"{first}.2"]


def test_salvage_that_fails_leaves_the_ledger_and_no_copy(path: Path, original: Original) -> None:
    put(path, original.crashed)
    before = files(path.parent)

    def full(_: str) -> bool:
        raise OSError(28, "No space left on device")

    with pytest.raises(UnwritableError) as caught:
        rescue(path, verify=full)
    assert caught.value.reason == "full"
    assert files(path.parent) == before


def test_salvage_without_room_for_the_copy_leaves_the_ledger(
    path: Path, original: Original, monkeypatch: pytest.MonkeyPatch
) -> None:
    put(path, original.crashed)
    before = files(path.parent)
    copied: list[str] = []

    def copy(source: Path, target: Path) -> None:
        target.write_bytes(source.read_bytes()[:1000])
        copied.append(target.name)
        if len(copied) == 2:
            raise OSError(28, "No space left on device")

    monkeypatch.setattr(shutil, "copyfile", copy)
    with pytest.raises(UnwritableError):
        rescue(path)
    assert len(copied) == 2
    assert files(path.parent) == before


# Salvages, and ends without any cleaning up before the step with this number: 0 is the first.
SALVAGE_AND_DIE = """
import os, shutil, sys
from pathlib import Path
from cardgui.ledger import salvage
left = int(sys.argv[2])
def counted(real):
    def step(*arguments, **keys):
        global left
        left -= 1
        if left < 0:
            os._exit(9)
        return real(*arguments, **keys)
    return step
Path.replace, Path.unlink, os.fsync = counted(Path.replace), counted(Path.unlink), counted(os.fsync)
shutil.copyfile = counted(shutil.copyfile)
salvage.salvage(Path(sys.argv[1]), verify=lambda line: True, app_version="0.2")
"""


def test_salvage_killed_at_any_step_leaves_the_old_ledger_or_the_new_one(path: Path, original: Original) -> None:
    killed = 0
    for stop in range(40):
        path = path.with_name(f"{stop}.db")
        put(path, original.crashed)
        done = run(SALVAGE_AND_DIE, str(path), str(stop))
        killed += done.returncode == 9
        with opened(path) as ledger:
            ledger.check()
            assert content(ledger) == original.content
        assert rescue(path).lost == 0
        assert not file.beside(path, ".salvaging").exists()
        if done.returncode == 0:
            break
    assert killed > 10
    assert done.returncode == 0, done.stderr


def test_there_must_be_something_to_save(path: Path) -> None:
    with pytest.raises(NotALedgerError):
        rescue(path)
    assert list(path.parent.iterdir()) == []


def test_a_changed_letter_is_noticed_where_it_is_read(path: Path, original: Original) -> None:
    data = original.closed["ledger.db"].replace("민준".encode(), "민중".encode())
    path.write_bytes(data)
    with opened(path) as ledger:  # nothing is wrong with the pages
        for read in (
            ledger.check,
            lambda: ledger.matches(9),
            lambda: ledger.match("match-1"),
            lambda: ledger.deals("match-1"),
            lambda: ledger.deal("truf-match-1-1"),
            lambda: list(ledger.record_lines()),
            ledger.unfinished_matches,
        ):
            with pytest.raises(DamagedError):
                read()


def test_errors_of_the_system_have_their_words() -> None:
    words = {error: unwritable(OSError(error, "")).reason for error in (28, 13, 30, 5, 122)}
    assert words == {28: "full", 13: "permission", 30: "read_only", 5: "io", 122: "full"}
    assert issubclass(UnwritableError, LedgerError)
