"""Starting the program: arguments, folders, and what it does when they can't be used."""

from __future__ import annotations

import subprocess
import sys
from typing import TYPE_CHECKING

import pytest

from cardgui import __main__ as entry
from cardgui import app
from cardgui.app import Places, places
from cardgui.look.i18n import languages, system_language
from cardgui.look.theme import theme
from cardgui.models.ledger_session import FILE_NAME as LEDGER
from cardgui.models.settings import FILE_NAME
from cardgui.screens.notices import Notice
from tests.screens.played import fill

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

    from cardgui.screens.main_window import MainWindow


def test_one_folder_can_hold_everything(tmp_path: Path) -> None:
    assert places(tmp_path) == Places(tmp_path, tmp_path)


def test_without_one_the_systems_folders_are_used() -> None:
    where = places()
    assert where.settings.name == "cardgui"
    assert where.data.name == "cardgui"


@pytest.mark.parametrize(
    "arguments",
    [["--lang", "xx"], ["--no-such-thing"], ["--data-dir"], ["--data-dir", ""], ["--data", "x"], ["--demo", ""]],
)
def test_bad_arguments_get_one_line_and_code_2(arguments: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as end:
        app.main(arguments)
    assert end.value.code == 2
    said = capsys.readouterr().err
    assert said.startswith("cardgui: ")
    assert said.count("\n") == 1


def test_a_word_first_is_a_command(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("sys.argv", ["cardgui", "verify", "file"])
    monkeypatch.setattr("cardgui.cli.main", lambda arguments: 7 if arguments == ["verify", "file"] else 1)
    assert entry.main() == 7


def test_anything_else_opens_the_window(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("sys.argv", ["cardgui", "--lang", "en"])
    monkeypatch.setattr("cardgui.app.main", len)
    assert entry.main() == 2


def test_the_window_speaks_the_language_of_the_settings(open_app: Callable[..., MainWindow], tmp_path: Path) -> None:
    if "ja" not in languages():
        pytest.skip("no catalogue")
    (tmp_path / FILE_NAME).write_text("language = 'ja'\ntext_percent = 130\ntheme = 'dark'\n")
    window = open_app(language="")
    assert window.translator.language == "ja"
    assert theme().percent == 130
    assert theme().dark


def test_a_stored_language_that_is_unknown_is_that_of_the_system(
    open_app: Callable[..., MainWindow], tmp_path: Path
) -> None:
    (tmp_path / FILE_NAME).write_text("language = 'klingon'\n")
    assert open_app(language="").translator.language == system_language()


def test_the_stored_language_can_be_chosen_in_a_run_with_another(
    open_app: Callable[..., MainWindow], tmp_path: Path
) -> None:
    (tmp_path / FILE_NAME).write_text("language = 'ko'\n")
    window = open_app(language="tr")
    assert window.translator.language == "tr"
    window.settings.language = "ko"
    assert window.translator.language == "ko"


def test_a_folder_that_cannot_be_used_leaves_a_window_that_plays(
    open_app: Callable[..., MainWindow], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    blocked = tmp_path / "file"
    blocked.write_text("")
    monkeypatch.setattr("tests.screens.conftest.Places", lambda _one, _two: Places(blocked / "a", blocked / "b"))
    window = open_app()
    assert [notice.kind for notice in window.home.findChildren(Notice)] == ["read_only"]
    assert window.sidebar.not_saving.isVisible()
    assert window.home.cards[0].play_button.isEnabled()


def test_another_folder_is_remembered(
    open_app: Callable[..., MainWindow], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "ledger.sqlite").write_text("not a ledger")
    other = tmp_path / "other"
    window = open_app()
    monkeypatch.setattr("PySide6.QtWidgets.QFileDialog.getExistingDirectory", staticmethod(lambda *_args: str(other)))
    notice = window.home.findChildren(Notice)[0]
    notice.buttons["other_folder"].click()
    assert window.desk.saving
    window.close()
    again = open_app()
    assert again.desk.session.state.path.parent == other
    assert again.desk.saving


@pytest.mark.parametrize("empty", [True, False])
def test_the_first_frame_waits_for_no_rules_and_no_players(tmp_path: Path, *, empty: bool) -> None:
    if not empty:
        fill(tmp_path / LEDGER)
    code = (
        "import sys; from pathlib import Path; from cardgui.app import Places, make_application, open_window;"
        "app = make_application(); where = Path(sys.argv[1]); window = open_window(Places(where, where), 'en');"
        "window.show(); print(*(name for name in sys.modules if name.startswith("
        "('cardgui.engine.', 'cardgui.bots', 'cardgui.models.controller', 'cardgui.table.')))); window.close()"
    )
    done = subprocess.run([sys.executable, "-c", code, str(tmp_path)], check=True, capture_output=True, text=True)
    assert set(done.stdout.split()) <= {"cardgui.engine.cards"}
