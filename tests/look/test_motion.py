"""What the system says about motion reaches the program on every platform, and silence changes nothing."""

from __future__ import annotations

import ctypes
import sys
from types import SimpleNamespace
from typing import TYPE_CHECKING

import pytest
from PySide6.QtCore import QObject, QProcess

from cardgui.look import motion
from cardgui.look.theme import Theme

if TYPE_CHECKING:
    from pytestqt.qtbot import QtBot


@pytest.fixture
def parent(qtbot: QtBot) -> QObject:  # noqa: ARG001
    return QObject()


@pytest.mark.parametrize(
    ("command", "printed", "wanted"),
    [
        (motion.PORTAL, "(<uint32 1>,)\n", True),
        (motion.PORTAL, "(<uint32 0>,)\n", None),
        (motion.PORTAL, "", None),
        (motion.GNOME, "false\n", True),
        (motion.GNOME, "true\n", False),
        (motion.GNOME, "", None),
        (motion.GNOME, "1\n", None),
        (motion.MAC, "1\n", True),
        (motion.MAC, "0\n", False),
        (motion.MAC, "The domain does not exist\n", None),
    ],
)
def test_each_command_is_understood_by_its_own_words(
    command: tuple[str, ...],
    printed: str,
    wanted: bool | None,
) -> None:
    assert motion.read(command, printed) is wanted


@pytest.mark.parametrize(
    ("platform", "commands"), [("linux", (motion.PORTAL, motion.GNOME)), ("darwin", (motion.MAC,))]
)
def test_each_platform_is_asked_by_its_own_commands(
    platform: str, commands: tuple[tuple[str, ...], ...], parent: QObject, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked: list[tuple[tuple[str, ...], ...]] = []
    monkeypatch.setattr(motion, "ask_commands", lambda _parent, those, _tell: asked.append(those))
    motion.ask(parent, lambda _less: None, platform)
    assert asked == [commands]


@pytest.mark.parametrize(("animated", "answers", "told"), [(0, 1, [True]), (1, 1, [False]), (0, 0, [])])
def test_windows_is_asked_through_its_api(
    animated: int, answers: int, told: list[bool], parent: QObject, monkeypatch: pytest.MonkeyPatch
) -> None:
    def parameters(action: int, _size: int, found: object, _flags: int) -> int:
        assert action == motion.CLIENT_AREA_ANIMATION
        found._obj.value = animated  # type: ignore[attr-defined]
        return answers

    user32 = SimpleNamespace(SystemParametersInfoW=parameters)
    monkeypatch.setattr(ctypes, "windll", SimpleNamespace(user32=user32), raising=False)
    heard: list[bool] = []
    motion.ask(parent, heard.append, "win32")
    assert heard == told


@pytest.mark.parametrize(("exit_code", "told"), [(0, [True]), (1, [])])
def test_a_command_is_heard_only_if_it_succeeds(
    exit_code: int, told: list[bool], parent: QObject, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    command = (sys.executable, "-c", f"print('false'); raise SystemExit({exit_code})")
    monkeypatch.setitem(motion.LESS, command, "false")
    monkeypatch.setitem(motion.MORE, command, "true")
    heard: list[bool] = []
    motion.ask_commands(parent, (command,), heard.append)
    (process,) = parent.findChildren(QProcess)
    with qtbot.waitSignal(process.destroyed):
        pass
    assert heard == told


def test_an_absent_command_says_nothing(parent: QObject, qtbot: QtBot) -> None:
    command = ("no-such-command-of-any-system",)
    heard: list[bool] = []
    motion.ask_commands(parent, (command,), heard.append)
    qtbot.waitUntil(lambda: not parent.findChildren(QProcess))
    assert heard == []


@pytest.mark.parametrize(
    "silent", [("no-such-command-of-any-system",), (sys.executable, "-c", "print('(<uint32 0>,)')")]
)
def test_where_one_command_says_nothing_the_next_is_asked(
    silent: tuple[str, ...], parent: QObject, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    follows = (sys.executable, "-c", "print('true')")
    monkeypatch.setitem(motion.LESS, silent, "(<uint32 1>,)")
    monkeypatch.setitem(motion.LESS, follows, "false")
    monkeypatch.setitem(motion.MORE, follows, "true")
    heard: list[bool] = []
    motion.ask_commands(parent, (silent, follows), heard.append)
    qtbot.waitUntil(lambda: bool(heard))
    assert heard == [False]


def test_the_theme_tells_what_the_system_said(qtbot: QtBot) -> None:
    theme = Theme()
    assert not theme.system_reduces_motion
    with qtbot.waitSignal(theme.changed):
        theme.note_motion(less=True)
    assert theme.system_reduces_motion
    with qtbot.assertNotEmitted(theme.changed):
        theme.note_motion(less=True)
