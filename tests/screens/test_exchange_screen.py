"""What the window writes out comes in again the same; what is refused is told; a code opens the same deal."""

from __future__ import annotations

import csv
import io
import json
import os
import subprocess
import sys
from typing import TYPE_CHECKING

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication, QImage
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QFileDialog

from cardgui import __version__
from cardgui.engine.share import decode, encode
from cardgui.ledger.exchange import verify
from cardgui.ledger.store import Ledger
from cardgui.look.controls import Button, Dialog, Label
from cardgui.screens.exchange import ImportDialog
from tests.screens.test_ledger_screen import ledger_of, titles

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

    from pytestqt.qtbot import QtBot

    from cardgui.screens.main_window import MainWindow


@pytest.fixture
def choose(monkeypatch: pytest.MonkeyPatch) -> Callable[..., None]:
    """Let every file dialog answer with these paths."""

    def answer(*paths: Path) -> None:
        names = [str(path) for path in paths]
        monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_: (names[0], ""))
        monkeypatch.setattr(QFileDialog, "getOpenFileName", lambda *_: (names[0], ""))
        monkeypatch.setattr(QFileDialog, "getOpenFileNames", lambda *_: (names, ""))

    return answer


def dialog_of(window: MainWindow) -> Dialog:
    QApplication.processEvents()
    return next(dialog for dialog in window.findChildren(Dialog) if dialog.isVisible())


def press(window: MainWindow, text: str) -> None:
    next(button for button in dialog_of(window).findChildren(Button) if button.words() == text).click()


def words_of(window: MainWindow) -> str:
    return " ".join(label.text() for label in dialog_of(window).findChildren(Label))


@pytest.mark.parametrize("whole", [False, True])
def test_exported_records_verify_and_come_in_again_the_same(
    open_app: Callable[..., MainWindow],
    played: dict[str, str],
    choose: Callable[..., None],
    tmp_path: Path,
    qtbot: QtBot,
    *,
    whole: bool,
) -> None:
    window = open_app()
    ledger = ledger_of(window, played["finished"])
    out = tmp_path / "aus dem Kartenspiel 전적.jsonl"
    choose(out)
    with qtbot.waitSignal(ledger.exchange.finished):
        (ledger.side.entries if whole else ledger.view._actions)["jsonl"].trigger()
    assert "Saved" in words_of(window)
    press(window, "Close")
    lines = out.read_text(encoding="utf-8").splitlines()
    assert len(lines) == (13 + 4 + 2 + 3 if whole else 13)
    assert [*verify([str(out)])] == [f"{len(lines)} records, 0 faults"]
    window.close()
    other = tmp_path / "other"
    with Ledger.open(other / "ledger.sqlite", app_version=__version__) as store:
        store.add_records(map(json.loads, lines))
        assert list(store.record_lines()) == lines


def test_a_table_for_spreadsheets_has_a_row_a_deal(
    open_app: Callable[..., MainWindow],
    played: dict[str, str],
    choose: Callable[..., None],
    tmp_path: Path,
    qtbot: QtBot,
) -> None:
    window = open_app()
    ledger = ledger_of(window, played["finished"])
    out = tmp_path / "deals.csv"
    choose(out)
    with qtbot.waitSignal(ledger.exchange.finished):
        ledger.view._actions["csv"].trigger()
    rows = list(csv.DictReader(io.StringIO(out.read_bytes().decode("utf-8-sig"))))
    records = window.desk.records(played["finished"])
    assert [row["deal_scores"] for row in rows] == [
        " ".join(map(str, record["result"]["deal_scores"])) for record in records
    ]
    assert json.loads(rows[0]["result"]) == records[0]["result"]
    assert rows[0]["names"] == "; Sari; Budi; Dewi"


@pytest.mark.parametrize("form", ["pdf", "png"])
def test_the_score_sheet_becomes_a_page(
    open_app: Callable[..., MainWindow],
    played: dict[str, str],
    choose: Callable[..., None],
    tmp_path: Path,
    form: str,
) -> None:
    window = open_app()
    ledger = ledger_of(window, played["finished"])
    out = tmp_path / f"sheet.{form}"
    choose(out)
    ledger.view._actions[form].trigger()
    assert "Saved" in words_of(window)
    data = out.read_bytes()
    if form == "pdf":
        assert data.startswith(b"%PDF")
        assert len(data) > 10_000
    else:
        image = QImage(str(out))
        assert image.width() == 1588
        inks = {image.pixelColor(x, y).name() for x in range(0, 1588, 7) for y in range(0, image.height(), 7)}
        assert len(inks) > 5


def test_what_cannot_be_written_is_told(
    open_app: Callable[..., MainWindow],
    played: dict[str, str],
    choose: Callable[..., None],
    tmp_path: Path,
    qtbot: QtBot,
) -> None:
    window = open_app()
    ledger = ledger_of(window, played["finished"])
    choose(tmp_path / "nowhere" / "deals.jsonl")
    with qtbot.waitSignal(ledger.exchange.finished):
        ledger.side.entries["jsonl"].trigger()
    assert "Not saved" in words_of(window)
    press(window, "Close")
    choose(tmp_path / "nowhere" / "sheet.pdf")
    ledger.view._actions["pdf"].trigger()
    assert "Not saved" in words_of(window)


def test_an_import_says_what_it_refused_and_by_which_rule(
    open_app: Callable[..., MainWindow],
    played: dict[str, str],
    choose: Callable[..., None],
    tmp_path: Path,
    qtbot: QtBot,
) -> None:
    assert played
    window = open_app()
    ledger = ledger_of(window)
    lines = []
    with Ledger.open_read_only(tmp_path / "ledger.sqlite") as store:
        lines = list(store.record_lines(played["old"]))
    fresh = [{**json.loads(line), "match": "elsewhere"} for line in lines]
    for record in fresh:
        del record["id"]
    broken = {**fresh[1], "result": {**fresh[1]["result"], "trump": "S" if fresh[1]["result"]["trump"] != "S" else "H"}}
    given = tmp_path / "given.jsonl"
    texts = [lines[0], *map(json.dumps, (fresh[0], broken)), "no record"]
    given.write_text("\n".join(texts) + "\n", encoding="utf-8")
    choose(given)
    with qtbot.waitSignal(ledger.exchange.finished):
        ledger.side.entries["import"].trigger()
    dialog = dialog_of(window)
    assert isinstance(dialog, ImportDialog)
    assert dialog.lines[:3] == ["New deals: 1", "Deals that were there already: 1", "Refused: 2"]
    assert dialog.lines[3].startswith("given.jsonl, line 3: breaks rule TR-")
    assert dialog.lines[4].startswith("given.jsonl, line 4: no deal record")
    report = tmp_path / "report.txt"
    choose(report)
    dialog.report.click()
    assert len(report.read_text(encoding="utf-8").splitlines()) == 2
    press(window, "Close")
    assert len(titles(ledger)) == 5


def test_a_copy_of_the_ledger_can_be_put_in_its_place(
    open_app: Callable[..., MainWindow],
    played: dict[str, str],
    choose: Callable[..., None],
    tmp_path: Path,
    qtbot: QtBot,
) -> None:
    window = open_app()
    ledger = ledger_of(window, played["old"])
    copy = tmp_path / "copy.sqlite"
    choose(copy)
    with qtbot.waitSignal(ledger.exchange.finished):
        ledger.side.entries["back_up"].trigger()
    press(window, "Close")
    with qtbot.waitSignal(window.desk.changed):
        ledger.view._actions["delete"].trigger()
    assert len(titles(ledger)) == 3
    ledger.side.entries["restore"].trigger()
    press(window, "Restore")
    assert "Restored" in words_of(window)
    press(window, "Close")
    assert len(titles(ledger)) == 4
    assert window.desk.saving
    assert len([path for path in tmp_path.iterdir() if path.name.startswith("ledger-")]) >= 1
    (tmp_path / "text.sqlite").write_text("no ledger")
    choose(tmp_path / "text.sqlite")
    ledger.side.entries["restore"].trigger()
    press(window, "Restore")
    assert "Not restored" in words_of(window)
    assert len(titles(ledger)) == 4


def test_the_code_of_a_deal_pasted_anywhere_opens_the_same_deal(
    open_app: Callable[..., MainWindow], played: dict[str, str], qtbot: QtBot
) -> None:
    window = open_app()
    ledger = ledger_of(window, played["finished"])
    ledger.view.show_deal(5)
    ledger.view._actions["code"].trigger()
    code = QGuiApplication.clipboard().text()
    assert code in words_of(window)
    press(window, "Close")
    record = window.desk.records(played["finished"])[4]
    assert decode(code).setup.deal == 5
    window.go("home")
    QGuiApplication.clipboard().setText(f"Try this:\n{code} !")
    with qtbot.waitSignal(QGuiApplication.clipboard().dataChanged, raising=False, timeout=10):
        pass
    QTest.keyClick(window, Qt.Key.Key_V, Qt.KeyboardModifier.ControlModifier)
    press(window, "Play")
    assert window.table is not None
    match = window.table.controller.match
    assert match.deal is not None
    assert match.number == record["number"]
    assert match.game.layout_json(match.deal.layout)["hands"] == record["hands"]
    assert (match.deal.setup.deal, match.deal.setup.dealer) == (5, record["dealer"])
    assert list(match.scores) == [0] * 4 or match.deal.setup.scores == tuple(record["scores_before"])


def test_a_deal_saved_as_a_file_is_the_one_that_is_offered_when_the_file_is_opened(
    open_app: Callable[..., MainWindow], played: dict[str, str], choose: Callable[..., None], tmp_path: Path
) -> None:
    window = open_app()
    ledger = ledger_of(window, played["finished"])
    ledger.view.show_deal(5)
    choose(tmp_path / "판 5")
    ledger.view._actions["deal"].trigger()
    saved = tmp_path / "판 5.cardgui"
    assert str(saved) in words_of(window)
    press(window, "Close")
    assert [path.name for path in tmp_path.glob("판*")] == [saved.name]
    record = window.desk.records(played["finished"])[4]
    assert saved.read_text(encoding="utf-8") == f"{encode(record)}\n"
    window.close()
    again = open_app()
    again.offer_file(saved)
    press(again, "Play")
    assert again.table is not None
    match = again.table.controller.match
    assert match.deal is not None
    assert match.game.layout_json(match.deal.layout)["hands"] == record["hands"]
    assert (match.deal.setup.deal, match.deal.setup.dealer) == (5, record["dealer"])


OPENED = """
import sys
from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QApplication
from cardgui import __main__, app
from cardgui.look.controls import Button, Dialog, Label

def look():
    window = next(one for one in QApplication.topLevelWidgets() if hasattr(one, "desk"))
    dialog = next((one for one in window.findChildren(Dialog) if one.isVisible()), None)
    if dialog is None:
        return
    print(" ".join(label.text() for label in dialog.findChildren(Label)))
    next(button for button in dialog.findChildren(Button) if button.words() == "Play").click()
    print(window.table.controller.match.deal.setup.deal, window.table.controller.match.number)
    timer.stop()
    window.close()
    QApplication.exit(0)

making = app.make_application
def made():
    global timer
    application = making()
    if not hasattr(app, "looking"):
        app.looking = timer = QTimer(application)
        timer.timeout.connect(look)
        timer.start(20)
    return application
app.make_application = made
sys.exit(__main__.main())
"""
"""The program as the system starts it with a file, and somebody who presses Play."""


def test_a_double_click_on_a_saved_deal_opens_it(
    open_app: Callable[..., MainWindow], played: dict[str, str], choose: Callable[..., None], tmp_path: Path
) -> None:
    window = open_app()
    ledger = ledger_of(window, played["finished"])
    ledger.view.show_deal(5)
    choose(tmp_path / "deal")
    ledger.view._actions["deal"].trigger()
    press(window, "Close")
    number = window.desk.records(played["finished"])[4]["number"]
    home = tmp_path / "another person"
    home.mkdir()
    run = subprocess.run(
        [sys.executable, "-c", OPENED, str(tmp_path / "deal.cardgui")],
        env={**os.environ, "HOME": str(home), "XDG_DATA_HOME": str(home), "XDG_CONFIG_HOME": str(home)},
        capture_output=True,
        text=True,
        check=False,
        timeout=60,
    )
    assert run.returncode == 0, run.stderr
    said, dealt = run.stdout.splitlines()
    assert "Play this deal?" in said
    assert dealt == f"5 {number}"


@pytest.mark.parametrize("chosen", ["missing/deal.cardgui", ""])
def test_a_deal_that_is_not_saved_leaves_nothing_behind(
    open_app: Callable[..., MainWindow],
    played: dict[str, str],
    choose: Callable[..., None],
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    chosen: str,
) -> None:
    window = open_app()
    ledger = ledger_of(window, played["finished"])
    before = sorted(tmp_path.rglob("*.cardgui*"))
    choose(tmp_path / chosen)
    if not chosen:
        monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_: ("", ""))
    ledger.view._actions["deal"].trigger()
    if chosen:
        assert "Not saved" in words_of(window)
    assert sorted(tmp_path.rglob("*.cardgui*")) == before


@pytest.mark.parametrize(("text", "said"), [("hello", "holds no code"), ("CG9.truf.abcdefgh12", "newer version")])
def test_a_text_without_a_deal_is_told(open_app: Callable[..., MainWindow], text: str, said: str) -> None:
    window = open_app()
    window.offer_shared(text)
    assert said in words_of(window)


def test_a_file_with_a_deal_opens_the_deal(
    open_app: Callable[..., MainWindow], played: dict[str, str], tmp_path: Path
) -> None:
    window = open_app()
    records = window.desk.records(played["finished"])
    as_record, as_code = tmp_path / "el.cardgui", tmp_path / "판.cardgui"
    as_record.write_text("\n".join(json.dumps(record) for record in records[2:4]), encoding="utf-8")
    as_code.write_text(f"CG: {encode(records[2])}", encoding="utf-8")
    for path in (as_record, as_code):
        window.offer_file(path)
        press(window, "Play")
        assert window.table is not None
        deal = window.table.controller.match.deal
        assert deal is not None
        assert deal.setup.deal == 3
        window.go("home")


@pytest.mark.parametrize(
    ("content", "said"),
    [
        (None, "cannot be read"),
        (b"", "holds no deal"),
        (b"\xff\xfe\x00", "holds no deal"),
        (b'{"game": "truf"}', "holds no deal"),
        (b"{" * 5000, "holds no deal"),
        (b'{"a":' * 30_000, "holds no deal"),
        (b"CG1.truf.abcdefgh12", "no code"),
        (b"x" * 300_000, "holds no deal"),
    ],
    ids=["absent", "empty", "no text", "no whole record", "no JSON", "too deep", "broken code", "too long"],
)
def test_a_file_without_a_deal_is_told(
    open_app: Callable[..., MainWindow], tmp_path: Path, content: bytes | None, said: str
) -> None:
    window = open_app()
    path = tmp_path / "deal.cardgui"
    if content is not None:
        path.write_bytes(content)
    window.offer_file(path)
    assert said in words_of(window)
    assert window.table is None


@pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="there are no pipes with names here")
def test_a_pipe_is_not_waited_for(open_app: Callable[..., MainWindow], tmp_path: Path) -> None:
    window = open_app()
    path = tmp_path / "deal.cardgui"
    os.mkfifo(path)
    window.offer_file(path)
    assert "holds no deal" in words_of(window)


@pytest.mark.skipif(sys.platform in {"win32", "darwin"}, reason="names of files are text there")
def test_a_file_whose_name_is_no_text_can_be_opened(open_app: Callable[..., MainWindow], tmp_path: Path) -> None:
    window = open_app()
    path = tmp_path / os.fsdecode(b"t\xc3\xbcrk\xff")
    path.write_bytes(b"nothing")
    window.offer_file(path)
    assert "holds no deal" in words_of(window)
