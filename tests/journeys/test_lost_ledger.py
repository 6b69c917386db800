"""Whatever happens to the ledger's file while a game is played, the game goes on and ends up in a ledger."""

from __future__ import annotations

import os
import shutil
import sqlite3
from collections.abc import Callable, Iterator
from contextlib import closing
from pathlib import Path

import pytest

from cardgui.engine.verify import Verifier
from cardgui.ledger.store import Ledger
from cardgui.models.ledger_session import FILE_NAME
from cardgui.screens.new_game import NewGame
from cardgui.screenshots.rehearsal import Rehearsal
from tests.journeys.person import until_next_deal

pytestmark = pytest.mark.usefixtures("qapp")


def delete(path: Path) -> None:
    path.unlink()


def delete_all(path: Path) -> None:
    for part in path.parent.glob(f"{FILE_NAME}*"):
        part.unlink()


def delete_folder(path: Path) -> None:
    shutil.rmtree(path.parent)


def move_away(path: Path) -> None:
    path.rename(path.with_name("elsewhere.sqlite"))


def replace_by_another(path: Path) -> None:
    other = path.with_name("other.sqlite")
    with Ledger.open(other, app_version="test"):
        pass
    other.replace(path)


def replace_by_copy(path: Path) -> None:
    """As a backup program does when it puts an older state back."""
    copy = path.with_name("copy.sqlite")
    with closing(sqlite3.connect(path)) as source, closing(sqlite3.connect(copy)) as target:
        source.backup(target)
    copy.replace(path)


def empty(path: Path) -> None:
    os.truncate(path, 0)


def cut(path: Path) -> None:
    os.truncate(path, path.stat().st_size // 2 // 4096 * 4096)


def overwrite_by_zeros(path: Path) -> None:
    size = path.stat().st_size
    with path.open("r+b") as file:
        file.write(bytes(size))


def replace_by_text(path: Path) -> None:
    other = path.with_name("notes.txt")
    other.write_text("Shopping list\n" * 400, encoding="utf-8")
    other.replace(path)


def replace_by_folder(path: Path) -> None:
    path.unlink()
    path.mkdir()


QUICK = (delete_all, replace_by_another, cut)
SAVED: list[Callable[[Path], None]] = [
    delete,
    delete_all,
    delete_folder,
    move_away,
    replace_by_another,
    replace_by_copy,
    empty,
    cut,
]
NOT_SAVED: list[Callable[[Path], None]] = [replace_by_text, replace_by_folder]


@pytest.fixture
def rehearsal(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Rehearsal]:
    monkeypatch.setattr("cardgui.screens.fault.FaultKeeper.install", lambda _keeper: None)
    folder = tmp_path / "data"
    folder.mkdir()
    with Rehearsal(folder) as made:
        yield made


def play_a_deal(rehearsal: Rehearsal) -> None:
    """Let the computer play to the end of the deal, or of the game."""
    table = rehearsal.table
    controller = table.controller
    if controller.shown.phase == "end":
        controller.next_deal()
        until_next_deal(rehearsal)
    rehearsal.until(lambda: controller.shown.phase in {"end", "match_end"} and not table.director.moving)
    rehearsal.settle()


def begin(rehearsal: Rehearsal) -> None:
    """Play one deal and a half."""
    window = rehearsal.open("en", "light")
    window.start(NewGame("truf", {"deals": 4}, 4711, raise_playable=True, explain_refusals=True))
    controller = rehearsal.table.controller
    controller.autoplay = True
    rehearsal.hurry()
    controller.settled()
    play_a_deal(rehearsal)
    controller.next_deal()
    rehearsal.until(lambda: controller.shown.deal == 2 and controller.shown.trick == 5)


@pytest.mark.parametrize(
    "spoil", [spoil if spoil in QUICK else pytest.param(spoil, marks=pytest.mark.long) for spoil in SAVED]
)
def test_a_game_enters_itself_into_whatever_ledger_there_is(
    rehearsal: Rehearsal, spoil: Callable[[Path], None]
) -> None:
    begin(rehearsal)
    path = rehearsal.folder / FILE_NAME
    spoil(path)
    play_a_deal(rehearsal)
    window = rehearsal.window
    assert window is not None
    match_id = rehearsal.table.controller.match_id
    rehearsal.until(lambda: window.desk.saving)
    assert not rehearsal.table.bar.unsaved.isVisible()
    window.open_ledger(match_id)
    assert window.ledger is not None
    assert window.ledger.view.match is not None
    assert (window.ledger.view.match.id, window.ledger.view.match.played) == (match_id, 2)
    rehearsal.close()
    with Ledger.open(path, app_version="test") as ledger:
        ledger.check()
        row = ledger.match(match_id)
        assert (row.state, row.deals) == ("open", 2)
        verifier = Verifier()
        assert list(verifier.lines(line.encode() for line in ledger.record_lines())) == []


@pytest.mark.parametrize("spoil", NOT_SAVED)
def test_where_there_is_no_ledger_any_more_it_is_told_and_play_goes_on(
    rehearsal: Rehearsal, spoil: Callable[[Path], None]
) -> None:
    begin(rehearsal)
    path = rehearsal.folder / FILE_NAME
    spoil(path)
    before = path.read_bytes() if path.is_file() else b""
    play_a_deal(rehearsal)
    window, table = rehearsal.window, rehearsal.table
    assert window is not None
    assert table.bar.unsaved.isVisible()
    table.play_again.emit()
    rehearsal.settle()
    assert rehearsal.table.controller.match.game.deals == 4
    window.go("home")
    rehearsal.settle()
    assert window.sidebar.not_saving.isVisible()
    assert len(window.home.notices.shown()) == 1
    rehearsal.close()
    assert (path.read_bytes() if path.is_file() else b"") == before


def test_damage_that_shows_only_later_is_salvaged_at_the_next_start(rehearsal: Rehearsal) -> None:
    begin(rehearsal)
    overwrite_by_zeros(rehearsal.folder / FILE_NAME)
    play_a_deal(rehearsal)
    rehearsal.close()
    window = rehearsal.open("en", "light")
    state = window.desk.session.state
    assert (state.kind, state.saving) == ("salvaged", True)
    assert state.copy is not None
    assert len(window.home.notices.shown()) == 1
    window.start(NewGame("truf", {"deals": 4}, 4711, raise_playable=True, explain_refusals=True))
    rehearsal.hurry()
    rehearsal.until_asked()
    assert window.desk.saving
