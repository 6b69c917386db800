"""Settings last, forgive a damaged file, and never overwrite a newer one."""

from __future__ import annotations

import tomllib
from typing import TYPE_CHECKING

import pytest

from cardgui.models.settings import FILE_NAME, Settings

if TYPE_CHECKING:
    from pathlib import Path

    from pytestqt.qtbot import QtBot

pytestmark = pytest.mark.usefixtures("qapp")


def test_defaults_are_those_of_the_design(tmp_path: Path) -> None:
    settings = Settings(tmp_path)
    assert settings.language == ""
    assert settings.theme == "system"
    assert settings.text_percent == 100
    assert settings.speed == "normal"
    assert settings.raise_playable
    assert settings.explain_refusals
    assert settings.options("truf") == {}
    assert not (tmp_path / FILE_NAME).exists()


def test_what_was_set_is_there_after_a_restart(tmp_path: Path) -> None:
    settings = Settings(tmp_path)
    settings.language = "tr"
    settings.text_percent = 130
    settings.window = (10, 20, 1280, 800)
    settings.silenced_rules = ("TR-12",)
    settings.set_options("truf", {"scoring": "C", "factor": 3})
    settings.flush()
    again = Settings(tmp_path)
    assert again.language == "tr"
    assert again.text_percent == 130
    assert again.window == (10, 20, 1280, 800)
    assert again.silenced_rules == ("TR-12",)
    assert again.options("truf") == {"scoring": "C", "factor": 3}
    assert again.set_aside is None


def test_a_change_is_told_by_name_and_only_if_it_is_one(tmp_path: Path, qtbot: QtBot) -> None:
    settings = Settings(tmp_path)
    with qtbot.waitSignal(settings.changed) as told:
        settings.theme = "dark"
    assert told.args == ["theme"]
    with qtbot.assertNotEmitted(settings.changed):
        settings.theme = "dark"


def test_a_change_is_written_without_being_asked(tmp_path: Path, qtbot: QtBot) -> None:
    settings = Settings(tmp_path)
    settings.speed = "fast"
    qtbot.waitUntil((tmp_path / FILE_NAME).exists, timeout=3000)
    assert tomllib.loads((tmp_path / FILE_NAME).read_text())["speed"] == "fast"


def test_an_impossible_value_is_refused(tmp_path: Path) -> None:
    settings = Settings(tmp_path)
    with pytest.raises(ValueError, match="text_percent"):
        settings.text_percent = 110


@pytest.mark.parametrize(
    "text",
    [
        *("theme = ", "\x00\x01", "format = 'x'"),
        pytest.param("future = " + "[" * 5000, id="nested too deep"),
        pytest.param("future = " + "1" * 6000, id="a number too long"),
    ],
)
def test_a_file_that_cannot_be_read_is_set_aside_unchanged(tmp_path: Path, text: str) -> None:
    (tmp_path / FILE_NAME).write_text(text)
    settings = Settings(tmp_path)
    assert settings.theme == "system"
    assert settings.set_aside is not None
    assert settings.set_aside.read_text() == text
    settings.theme = "dark"
    settings.flush()
    assert Settings(tmp_path).theme == "dark"
    assert settings.set_aside.read_text() == text


def test_a_file_of_a_newer_version_is_set_aside_unchanged(tmp_path: Path) -> None:
    text = "format = 2\ntheme = 'dark'\n"
    (tmp_path / FILE_NAME).write_text(text)
    settings = Settings(tmp_path)
    assert settings.theme == "system"
    assert settings.set_aside is not None
    assert "newer" in settings.set_aside.name
    assert settings.set_aside.read_text() == text


def test_one_bad_value_costs_only_itself(tmp_path: Path) -> None:
    (tmp_path / FILE_NAME).write_text("theme = 'dark'\ntext_percent = 7\nwindow = [1, 2]\nmaximized = 1\n")
    settings = Settings(tmp_path)
    assert settings.theme == "dark"
    assert settings.text_percent == 100
    assert settings.window == ()
    assert settings.maximized is False


def test_a_folder_of_the_ledger_that_can_be_none_is_not_taken(tmp_path: Path) -> None:
    (tmp_path / FILE_NAME).write_text('theme = "dark"\nledger_folder = "\\u0000"\n')
    settings = Settings(tmp_path)
    assert settings.theme == "dark"
    assert settings.ledger_folder == ""


def test_a_folder_that_cannot_even_be_looked_into_leaves_the_defaults(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def denied(path: Path, *_: object, **__: object) -> str:
        raise PermissionError(13, "Permission denied", str(path))

    (tmp_path / FILE_NAME).write_text("theme = 'dark'\n")
    for look in ("read_text", "exists", "rename"):
        monkeypatch.setattr(f"pathlib.Path.{look}", denied)
    settings = Settings(tmp_path)
    assert settings.theme == "system"
    assert settings.set_aside is None
    settings.theme = "light"
    assert settings.save() is False
    monkeypatch.undo()
    assert (tmp_path / FILE_NAME).read_text() == "theme = 'dark'\n"


def test_a_persons_own_comments_and_unknown_keys_survive(tmp_path: Path) -> None:
    (tmp_path / FILE_NAME).write_text("# mine\ntheme = 'dark' # at night\nfuture = 3\n")
    settings = Settings(tmp_path)
    settings.speed = "slow"
    settings.flush()
    text = (tmp_path / FILE_NAME).read_text()
    assert "# mine" in text
    assert "# at night" in text
    assert tomllib.loads(text)["future"] == 3
    assert tomllib.loads(text)["speed"] == "slow"


def test_a_folder_that_cannot_be_written_loses_nothing_now(tmp_path: Path) -> None:
    blocked = tmp_path / "file"
    blocked.write_text("")
    settings = Settings(blocked / "folder")
    settings.theme = "dark"
    assert settings.save() is False
    assert settings.theme == "dark"


def test_choosing_the_stored_language_is_told_though_a_run_may_have_another(tmp_path: Path, qtbot: QtBot) -> None:
    settings = Settings(tmp_path)
    settings.language = "ko"
    with qtbot.waitSignal(settings.changed) as told:
        settings.language = "ko"
    assert told.args == ["language"]


def test_a_mark_that_an_editor_put_before_the_text_is_no_damage(tmp_path: Path) -> None:
    (tmp_path / FILE_NAME).write_bytes(b"\xef\xbb\xbf" + b'theme = "dark"\n')
    settings = Settings(tmp_path)
    assert settings.theme == "dark"
    assert settings.set_aside is None
    settings.speed = "fast"
    assert settings.save()
    assert Settings(tmp_path).theme == "dark"
    assert Settings(tmp_path).speed == "fast"


def test_values_that_are_none_are_named_until_the_person_knows(tmp_path: Path) -> None:
    text = 'theme = "purple"\nspeed = "fast"\nlevels = 3\n[games]\nrifki = 1\n'
    text += '[games.truf]\nfactor = 1.5\nscoring = "C"\n'
    (tmp_path / FILE_NAME).write_text(text)
    settings = Settings(tmp_path)
    assert settings.theme == "system"
    assert settings.speed == "fast"
    assert set(settings.refused) == {"theme", "levels", "games.truf.factor", "games.rifki"}
    settings.volume = 10
    settings.flush()
    assert tomllib.loads((tmp_path / FILE_NAME).read_text())["theme"] == "purple"
    assert (
        set(Settings(tmp_path).refused)
        == set(settings.refused)
        == {"theme", "levels", "games.truf.factor", "games.rifki"}
    )
    settings.theme = "dark"
    assert set(settings.refused) == {"levels", "games.truf.factor", "games.rifki"}
    settings.theme = "system"
    settings.forget_refused()
    settings.flush()
    again = Settings(tmp_path)
    assert again.refused == ()
    assert again.theme == "system"
    assert again.speed == "fast"
    assert again.options("truf") == {"scoring": "C"}


def test_it_is_told_when_the_file_cannot_be_written_and_when_it_can_again(tmp_path: Path) -> None:
    folder = tmp_path / "own"
    settings = Settings(folder)
    folder.write_text("a file where the folder should be")
    told: list[bool] = []
    settings.written.connect(told.append)
    settings.theme = "dark"
    settings.flush()
    settings.theme = "light"
    settings.flush()
    assert told == [False]
    assert not settings.writable
    folder.unlink()
    assert settings.save()
    assert told == [False, True]
    assert Settings(folder).theme == "light"


def test_a_file_that_cannot_be_set_aside_is_left_alone(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / FILE_NAME
    path.write_text("theme = ")

    def refuse(_path: Path, _target: Path) -> Path:
        raise PermissionError

    monkeypatch.setattr(type(path), "rename", refuse)
    settings = Settings(tmp_path)
    assert settings.stuck
    assert settings.set_aside is None
    settings.theme = "dark"
    assert not settings.save()
    assert path.read_text() == "theme = "


@pytest.mark.parametrize(("stored", "meant"), [("true", "on"), ("false", "off"), ('"system"', "system")])
def test_a_mere_on_or_off_for_motion_is_understood(stored: str, meant: str, tmp_path: Path) -> None:
    (tmp_path / FILE_NAME).write_text(f"format = 1\nreduce_motion = {stored}\n", encoding="utf-8")
    settings = Settings(tmp_path)
    assert settings.reduce_motion == meant
    assert settings.refused == ()


def test_two_windows_keep_what_each_of_them_set(tmp_path: Path) -> None:
    first = Settings(tmp_path)
    first.theme, first.volume = "dark", 10
    first.set_options("truf", {"deals": 4})
    first.save()
    second = Settings(tmp_path)
    first.theme = "light"
    first.set_options("truf", {"deals": 8})
    first.set_levels("truf", ("steady",) * 3)
    first.save()
    second.volume = 70
    second.set_levels("rifki", ("learner",) * 3)
    second.save()
    both = Settings(tmp_path)
    assert (both.theme, both.volume) == ("light", 70)
    assert both.options("truf") == {"deals": 8}
    assert (both.levels("truf"), both.levels("rifki")) == (("steady",) * 3, ("learner",) * 3)


def test_a_file_that_is_gone_when_it_is_written_gets_everything_again(tmp_path: Path) -> None:
    settings = Settings(tmp_path)
    settings.theme = "dark"
    settings.set_levels("truf", ("steady",) * 3)
    settings.save()
    settings.path.unlink()
    settings.volume = 5
    settings.save()
    again = Settings(tmp_path)
    assert (again.theme, again.volume, again.levels("truf")) == ("dark", 5, ("steady",) * 3)
