"""When the program itself goes wrong: a report here, a calm word, and the way on."""

from __future__ import annotations

import re
import sys
import threading
from pathlib import Path, PurePosixPath, PureWindowsPath
from typing import Any

import pytest
from pytestqt.qtbot import QtBot

from cardgui.look.controls import Button, Canvas, Dialog, Label
from cardgui.screens.fault import KEPT, FaultKeeper, _without_home, fault_dialog, write_report


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


# what is private ----------------------------------------


@pytest.mark.parametrize(
    ("home", "text", "told"),
    [
        ("/home/ann", 'File "/home/ann/cardgui/app.py"', 'File "~/cardgui/app.py"'),
        ("/home/ann", "/home/ann and /home/ann/. /home/ann.", "~ and ~/. ~."),
        ("/home/ann", 'File "/home/anna/app.py"', 'File "/home/anna/app.py"'),
        ("/home/ann", "/home/ann-2/a /home/ann.old/a /home/annä/a", "/home/ann-2/a /home/ann.old/a /home/annä/a"),
        ("/srv", 'File "/opt/srv/app.py"', 'File "/opt/srv/app.py"'),
        ("/srv", 'File "/srv/app.py"', 'File "~/app.py"'),
        ("/home/a.b", "/home/acb/app.py", "/home/acb/app.py"),
        ("/", "/usr/lib/cardgui", "/usr/lib/cardgui"),
        ("/home/Ann", "/home/ann/app.py", "/home/ann/app.py"),
    ],
)
def test_only_the_folder_of_the_person_is_left_out(
    home: str, text: str, told: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("cardgui.screens.fault._homes", lambda: {PurePosixPath(home)})
    monkeypatch.setattr("cardgui.screens.fault.CASE_MATTERS", True)
    assert _without_home(text) == told


@pytest.mark.parametrize(
    ("text", "told"),
    [
        (r'File "C:\Users\Ann\cardgui\app.py"', r'File "~\cardgui\app.py"'),
        (r'File "c:\users\ANN\cardgui\app.py"', r'File "~\cardgui\app.py"'),
        ('File "C:/Users/Ann/cardgui/app.py"', 'File "~/cardgui/app.py"'),
        (r'File "\\?\C:\Users\Ann\app.py"', r'File "\\?\~\app.py"'),
        (r'File "C:\Users\Anna\app.py"', r'File "C:\Users\Anna\app.py"'),
        (r'File "D:\Users\Ann\app.py"', r'File "D:\Users\Ann\app.py"'),
    ],
)
def test_on_windows_it_is_found_however_it_is_spelled(text: str, told: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("cardgui.screens.fault._homes", lambda: {PureWindowsPath(r"C:\Users\Ann")})
    monkeypatch.setattr("cardgui.screens.fault.CASE_MATTERS", False)
    assert _without_home(text) == told


@pytest.mark.parametrize("fault", [RuntimeError("a ring of links"), OSError("gone")])
def test_a_folder_that_cannot_be_followed_is_left_out_all_the_same(
    fault: Exception, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def refuse(_path: Path) -> Path:
        raise fault

    monkeypatch.setattr(Path, "home", lambda: Path(__file__).parent)
    monkeypatch.setattr(Path, "resolve", refuse)
    path = write_report(tmp_path, broken())
    assert path is not None
    text = path.read_text(encoding="utf-8")
    assert str(Path(__file__).parent) not in text
    assert "~/test_fault.py" in text


def test_without_a_folder_of_the_person_there_is_a_report_all_the_same(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def unknown() -> Path:
        raise RuntimeError("nobody knows")

    monkeypatch.setattr(Path, "home", unknown)
    assert write_report(tmp_path, broken()) is not None


def test_a_link_to_the_folder_and_what_it_leads_to_are_both_left_out(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    real, link = tmp_path / "disk" / "ann", tmp_path / "home"
    real.mkdir(parents=True)
    link.symlink_to(real)
    monkeypatch.setattr(Path, "home", lambda: link)
    assert _without_home(f"{real}/a.py {link}/b.py {link}less/c.py") == f"~/a.py ~/b.py {link}less/c.py"


def test_a_path_that_is_no_text_is_reported_all_the_same(tmp_path: Path) -> None:
    names: dict[str, Any] = {"fail": fail}
    exec(compile("def odd():\n    fail('')", "/home/\udce4/odd.py", "exec"), names)  # noqa: S102
    try:
        names["odd"]()
    except ZeroDivisionError as fault:
        path = write_report(tmp_path, fault)
    assert path is not None
    assert r"\udce4" in path.read_text(encoding="utf-8")


PRIVATE = ("QS", "the hand AS KH 10D", "queen of spades", "Dewi holds the ace of spades", "hands: AS KH")


def throw(fault: Exception) -> None:
    raise fault


def caught(fault: Exception) -> Exception:
    """A fault that was raised."""
    try:
        throw(fault)
    except Exception as same:  # noqa: BLE001
        return same
    return fault


def grouped() -> Exception:
    """A group of faults, one with a cause, one a group, whose messages and notes name cards."""
    caused = caught(ValueError(PRIVATE[1]))
    caused.__cause__ = caught(KeyError(PRIVATE[0]))
    inner = ExceptionGroup(PRIVATE[2], [caught(LookupError(PRIVATE[0])), broken(PRIVATE[1])])
    inner.add_note(PRIVATE[3])
    return caught(ExceptionGroup(PRIVATE[4], [caused, inner]))


def test_every_fault_of_a_group_is_reported_with_its_kind_and_none_with_its_message(tmp_path: Path) -> None:
    path = write_report(tmp_path, grouped())
    assert path is not None
    text = path.read_text(encoding="utf-8")
    for kind in ("KeyError", "ValueError", "LookupError", "ZeroDivisionError"):
        assert text.count(f"builtins.{kind}") == 1
    assert text.count("builtins.ExceptionGroup") == 2
    assert text.count("in fail") == 1
    assert text.index("builtins.KeyError") < text.index("builtins.ValueError"), "what came first stands first"
    for words in PRIVATE:
        assert words not in text


def test_a_fault_that_is_its_own_cause_ends(tmp_path: Path) -> None:
    fault = broken()
    fault.__cause__ = ExceptionGroup("", [fault])
    assert write_report(tmp_path, fault) is not None


@pytest.mark.parametrize("game", ["truf", "rifki", "minchiate", "rook_sluff"])
def test_a_fault_in_the_midst_of_a_deal_names_no_card(game: str, tmp_path: Path) -> None:
    from cardgui.engine.match import Match  # noqa: PLC0415
    from cardgui.engine.registry import GAMES, make_game  # noqa: PLC0415

    match = Match(make_game(game), 7)
    match.start_deal()
    assert match.deal is not None
    hand = match.deal.view(0).hand

    def refuse() -> None:
        raise ValueError(f"{hand} {match.deal!r}")

    try:
        refuse()
    except ValueError as fault:
        path = write_report(tmp_path, fault)
    assert path is not None
    words = set(re.split(r"[^\w]+", path.read_text(encoding="utf-8")))
    assert not words & {*GAMES[game].pack.cards}
