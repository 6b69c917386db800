"""When the program itself goes wrong: a report here, a calm word, and the way on."""

from __future__ import annotations

import sys
import threading
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from cardgui.look.controls import Button, Canvas, Dialog, Label
from cardgui.screens.fault import KEPT, FaultKeeper, fault_dialog, write_report


def fail(message: str) -> None:
    raise ZeroDivisionError(message)


def broken(message: str = "") -> ZeroDivisionError:
    try:
        fail(message)
    except ZeroDivisionError as fault:
        return fault
    raise AssertionError


def test_a_report_says_where_it_happened(tmp_path: Path) -> None:
    path = write_report(tmp_path / "faults", broken())
    assert path is not None
    text = path.read_text()
    assert "ZeroDivisionError" in text
    assert "test_fault.py" in text
    assert "Qt" in text.splitlines()[0]


def test_old_reports_go_first(tmp_path: Path) -> None:
    reports = [write_report(tmp_path, broken()) for _ in range(KEPT + 3)]
    kept = sorted(tmp_path.glob("fault-*.txt"))
    assert len(kept) == KEPT
    assert kept[-1] == reports[-1]


def test_a_report_that_cannot_be_written_is_no_second_fault(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    assert write_report(tmp_path / "file" / "folder", broken()) is None


def test_a_fault_in_a_thread_is_told_as_well(
    qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    window = Canvas()
    qtbot.addWidget(window)
    window.resize(900, 600)
    window.show()
    monkeypatch.setattr(sys, "excepthook", sys.excepthook)
    monkeypatch.setattr(threading, "excepthook", threading.excepthook)
    FaultKeeper(tmp_path, window, lambda: True).install()
    thread = threading.Thread(target=lambda: 1 / 0)
    thread.start()
    thread.join()
    qtbot.waitUntil(lambda: any(dialog.isVisible() for dialog in window.findChildren(Dialog)))
    assert len(list(tmp_path.glob("fault-*.txt"))) == 1
    assert "ZeroDivisionError" in capsys.readouterr().err


def test_many_faults_show_one_dialog_and_play_goes_on(
    qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    window = Canvas()
    qtbot.addWidget(window)
    window.resize(900, 600)
    window.show()
    monkeypatch.setattr(sys, "excepthook", sys.excepthook)
    monkeypatch.setattr(threading, "excepthook", threading.excepthook)
    FaultKeeper(tmp_path, window, lambda: True).install()
    for _ in range(3):
        fault = broken()
        sys.excepthook(type(fault), fault, fault.__traceback__)
    dialogs = [dialog for dialog in window.findChildren(Dialog) if dialog.isVisible()]
    assert len(dialogs) == 1
    assert len(list(tmp_path.glob("fault-*.txt"))) == 3
    assert "ZeroDivisionError" in capsys.readouterr().err
    dialogs[0].accept()
    sys.excepthook(type(fault), fault, fault.__traceback__)
    assert len([dialog for dialog in window.findChildren(Dialog) if dialog.isVisible()]) == 1


def test_a_fault_while_a_fault_is_told_ends_there(
    qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    window = Canvas()
    qtbot.addWidget(window)
    monkeypatch.setattr(sys, "excepthook", sys.excepthook)
    monkeypatch.setattr(threading, "excepthook", threading.excepthook)
    asked = []

    def saving() -> bool:
        asked.append(1)
        assert len(asked) < 5
        raise broken()

    FaultKeeper(tmp_path, window, saving).install()
    fault = broken()
    sys.excepthook(type(fault), fault, fault.__traceback__)
    assert len(asked) == 1
    assert 1 <= len(list(tmp_path.glob("fault-*.txt"))) <= 2
    assert "ZeroDivisionError" in capsys.readouterr().err


def test_interrupting_is_no_fault(qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    window = Canvas()
    qtbot.addWidget(window)
    monkeypatch.setattr(sys, "excepthook", sys.excepthook)
    FaultKeeper(tmp_path, window, lambda: True).install()
    sys.excepthook(KeyboardInterrupt, KeyboardInterrupt(), None)
    assert not list(tmp_path.iterdir())


def texts(dialog: Dialog) -> str:
    return " ".join(label.text() for label in dialog.findChildren(Label))


def test_without_a_report_none_is_promised(qtbot: QtBot) -> None:
    window = Canvas()
    qtbot.addWidget(window)
    dialog = fault_dialog(window, None, saving=True)
    assert [button.words() for button in dialog.findChildren(Button)] == ["Continue"]
    assert "A report could not be written." in texts(dialog)
    assert "lies on this computer" not in texts(dialog)


def test_only_what_is_saved_is_called_safe(qtbot: QtBot, tmp_path: Path) -> None:
    window = Canvas()
    qtbot.addWidget(window)
    assert "saved up to the last card" in texts(fault_dialog(window, tmp_path, saving=True))
    unsaved = texts(fault_dialog(window, tmp_path, saving=False))
    assert "saved up to the last card" not in unsaved
    assert "not being saved" in unsaved
    assert "only until you quit" in unsaved


def test_a_report_names_no_card_and_not_whose_computer_it_is(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Path, "home", lambda: Path(__file__).parents[1])
    fault = ValueError(f"H-10 in {tmp_path}")
    fault.__cause__ = broken("S-A is in the hand of seat 2")
    path = write_report(tmp_path, fault)
    assert path is not None
    text = path.read_text()
    assert text.index("ZeroDivisionError") < text.index("ValueError")
    assert "~/screens/test_fault.py" in text.replace("\\", "/")
    assert str(Path(__file__).parents[1]) not in text
    assert str(tmp_path) not in text
    assert "S-A" not in text
    assert "H-10" not in text
