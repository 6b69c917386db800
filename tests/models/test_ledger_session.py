"""Whatever state the ledger is in, the program starts, says so, and play goes on."""

from __future__ import annotations

import sqlite3
import subprocess
import sys
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from cardgui.ledger.store import Ledger
from cardgui.models.ledger_session import FILE_NAME, LedgerSession
from tests.models.table_driver import Driver, new_table, run_until


def play_a_deal(qtbot: QtBot, path: Path) -> None:
    controller, writer = new_table(path, deals=4)
    Driver(controller)
    controller.begin()
    run_until(qtbot, controller, lambda: controller.shown.phase == "end")
    controller.close()
    writer.close()


@pytest.mark.usefixtures("qtbot")
def test_a_new_folder_gets_an_empty_ledger(tmp_path: Path) -> None:
    session = LedgerSession(tmp_path / "한글 klasörü" / FILE_NAME)
    assert (session.state.kind, session.state.saving, session.state.crashed) == ("ok", True, False)
    assert session.unfinished() == []
    session.close()


def test_a_text_file_is_left_alone_and_play_goes_on_in_memory(qtbot: QtBot, tmp_path: Path) -> None:
    path = tmp_path / FILE_NAME
    path.write_text("not a ledger at all, but somebody's notes\n" * 50, encoding="utf-8")
    before = path.read_bytes()
    session = LedgerSession(path)
    assert (session.state.kind, session.state.saving) == ("foreign", False)
    with qtbot.waitSignal(session.writer.done) as done:
        session.writer.submit(lambda ledger: ledger.counts())
    assert done.args is not None
    assert done.args[1] is True
    assert path.read_bytes() == before
    session.start_new()
    assert (session.state.kind, session.state.saving) == ("ok", True)
    assert [p.read_bytes() for p in tmp_path.glob("ledger-*.sqlite")] == [before]
    session.close()


def test_a_newer_ledger_is_looked_at_and_not_written(qtbot: QtBot, tmp_path: Path) -> None:
    path = tmp_path / FILE_NAME
    play_a_deal(qtbot, path)
    with sqlite3.connect(path) as db:
        db.execute("PRAGMA user_version = 99")
    db.close()
    before = path.read_bytes()
    session = LedgerSession(path)
    assert (session.state.kind, session.state.saving) == ("newer", False)
    assert session.reader is not None
    assert session.reader.counts().deals == 1
    session.close()
    assert path.read_bytes() == before


@pytest.mark.usefixtures("qtbot")
def test_a_second_window_is_told_and_reads_only(tmp_path: Path) -> None:
    path = tmp_path / FILE_NAME
    first = LedgerSession(path)
    second = LedgerSession(path)
    assert first.state.kind == "ok"
    assert (second.state.kind, second.state.saving) == ("in_use", False)
    second.close()
    first.close()
    third = LedgerSession(path)
    assert third.state.kind == "ok"
    third.close()


@pytest.mark.parametrize("where", ["structure", "one letter"])
def test_a_damaged_ledger_is_salvaged_and_a_copy_kept(qtbot: QtBot, tmp_path: Path, where: str) -> None:
    path = tmp_path / FILE_NAME
    play_a_deal(qtbot, path)
    data = bytearray(path.read_bytes())
    if where == "structure":
        data[:] = data[:8192] + bytes(4096) + data[12288:]
    else:
        at = data.index(b'"deal_scores"')
        data[at + 3] ^= 1
    path.write_bytes(bytes(data))
    session = LedgerSession(path)
    qtbot.waitUntil(lambda: session.state.kind == "salvaged", timeout=10_000)
    assert session.state.copy is not None
    kept = session.state.copy.read_bytes()
    assert kept == bytes(data) or where == "one letter", "opening a sound-looking file may change its header"
    assert len(kept) == len(data)
    assert session.state.kept + session.state.lost >= 1
    assert session.reader is not None
    counts = session.reader.counts()
    assert counts.deals + counts.unfinished >= session.state.kept, "what was kept is there, to look at or to play on"
    with qtbot.waitSignal(session.writer.done) as done:
        session.writer.submit(lambda ledger: ledger.counts())
    assert done.args is not None
    assert done.args[1] is True
    session.close()


def test_a_run_that_was_killed_is_noticed_once(qtbot: QtBot, tmp_path: Path) -> None:
    path = tmp_path / FILE_NAME
    play_a_deal(qtbot, path)
    code = (
        "import os, signal, sys; from pathlib import Path; from cardgui.ledger.lock import InstanceLock;"
        "lock = InstanceLock(Path(sys.argv[1])); os.kill(os.getpid(), signal.SIGKILL)"
    )
    subprocess.run([sys.executable, "-c", code, str(path)], check=False)
    session = LedgerSession(path)
    assert session.state.crashed
    session.close()
    again = LedgerSession(path)
    assert not again.state.crashed
    again.close()


@pytest.mark.parametrize("rounds", [3])
def test_going_on_without_saving_leaves_the_file_as_it_is(qtbot: QtBot, tmp_path: Path, rounds: int) -> None:
    path = tmp_path / FILE_NAME
    play_a_deal(qtbot, path)
    for _ in range(rounds):
        session = LedgerSession(path)
        session.play_without_saving()
        assert (session.state.kind, session.state.saving) == ("memory", False)
        assert session.unfinished() == []
        session.close()
    with Ledger.open(path, app_version="test") as ledger:
        assert ledger.counts().deals == 1


def test_a_large_ledger_is_checked_beside_the_game_and_copied(
    qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("cardgui.models.ledger_session.LARGE", 0)
    path = tmp_path / FILE_NAME
    play_a_deal(qtbot, path)
    session = LedgerSession(path)
    assert session._aside is not None
    with qtbot.waitSignal(session._aside.done):
        pass
    assert session.state.kind == "ok"
    assert len(list((tmp_path / "backups").iterdir())) == 1
    session.close()
    with sqlite3.connect(path) as db:
        db.execute("DROP TRIGGER record_no_update")
        db.execute("UPDATE record SET body = replace(body, 'truf', 'turf')")
    db.close()
    damaged = LedgerSession(path)
    with qtbot.waitSignal(damaged.changed):
        pass
    assert (damaged.state.kind, damaged.state.saving) == ("salvaged", True)
    damaged.close()
