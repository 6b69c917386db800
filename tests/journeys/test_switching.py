"""Whatever is shown when the language is switched speaks the new one: nothing of the old is left to see or to hear."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

import pytest
from PySide6.QtCore import QLocale
from PySide6.QtWidgets import QApplication, QLineEdit, QWidget

from cardgui.app import make_application
from cardgui.look import focus
from cardgui.look.theme import theme
from cardgui.screenshots.rehearsal import Rehearsal
from cardgui.screenshots.take import SCENES
from tests.journeys.said import left_from
from tests.journeys.seen import Reader

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

    from pytestqt.qtbot import QtBot

NAMES: Final = sorted(SCENES)
PAIRS: Final = (("en", "tr"), ("ko", "en"), ("ja", "ko"), ("tr", "ja"))
QUICK: Final = 6
"""Of so many scenes the quick run takes one."""


@pytest.fixture(autouse=True)
def plain_look(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:  # noqa: ARG001
    make_application()
    focus.note_pointer()
    # pytest-qt keeps its own hook for faults; the program must not replace it.
    monkeypatch.setattr("cardgui.screens.fault.FaultKeeper.install", lambda _keeper: None)
    yield
    theme().set_language("en")
    theme().choose("light")
    theme().set_percent(100)
    QLocale.setDefault(QLocale("en"))


def spoken(top: QWidget) -> Iterator[tuple[str, str]]:
    """What a screen reader says of what is shown, and what tooltips, menus and empty fields say; and of what."""
    for widget in (top, *top.findChildren(QWidget)):
        if widget.isVisible():
            texts = [widget.accessibleName(), widget.accessibleDescription(), widget.toolTip()]
            texts += [widget.placeholderText()] if isinstance(widget, QLineEdit) else []
            texts += [action.text().split("\t")[0] for action in widget.actions()]
            for text in filter(None, texts):
                yield text, type(widget).__name__


def left_behind(rehearsal: Rehearsal, old: str, new: str) -> list[str]:
    """What is seen or heard in the old language where the new one is wanted."""
    window, popup = rehearsal.window, QApplication.activePopupWidget()
    assert window is not None
    reader = Reader()
    with reader.noting():
        picture = rehearsal.picture()
    written = reader.read(picture.toImage(), window)
    assert written, "no text at all"
    found = [f"{one.widget}: “{one.text}” is seen" for one in written if left_from(one.text, old, new)]
    heard = [pair for top in (window, popup) if top is not None for pair in spoken(top)]
    return found + [f"{who}: “{text}” is heard" for text, who in heard if left_from(text, old, new)]


def switched(name: str, old: str, new: str, folder: Path) -> list[str]:
    """Show a scene in one language, and switch to another."""
    scene = SCENES[name]
    with Rehearsal(folder) as rehearsal:
        match = scene.prepare(rehearsal)
        window = rehearsal.open(old, "light")
        window.resize(1280, 800)
        rehearsal.settle()
        scene.show(rehearsal, match)
        rehearsal.settle()
        window.settings.language = new
        rehearsal.settle()
        return [f"{name}, {old} to {new}: {fault}" for fault in left_behind(rehearsal, old, new)]


def pair(name: str) -> tuple[str, str]:
    """From which language to which a scene is switched: another pair from scene to scene."""
    return PAIRS[NAMES.index(name) // QUICK % len(PAIRS)]


@pytest.mark.qt_log_ignore("This plugin does not support (raise|grabbing)", extend=True)
@pytest.mark.parametrize("name", NAMES[::QUICK])
def test_a_scene_follows_the_language(name: str, tmp_path: Path) -> None:
    assert not switched(name, *pair(name), tmp_path)


@pytest.mark.long
@pytest.mark.qt_log_ignore("This plugin does not support (raise|grabbing)", extend=True)
@pytest.mark.parametrize(("old", "new"), PAIRS)
@pytest.mark.parametrize("name", NAMES)
def test_every_scene_follows_the_language(name: str, old: str, new: str, tmp_path: Path) -> None:
    assert not switched(name, old, new, tmp_path)


@pytest.mark.parametrize(
    ("text", "old", "new", "left"),
    [
        ("Choose a game", "en", "tr", True),
        ("Bir oyun seçin", "en", "tr", False),
        ("Bir oyun seçin", "tr", "ja", True),
        ("게임을 고르세요", "ko", "en", True),
        ("카드 소리", "ja", "ko", False),
        ("カードの音", "ja", "ko", True),
        ("Truf, deal 3 of 13", "en", "tr", True),
        ("Truf", "en", "tr", False),
        ("日本語", "ja", "ko", False),
        ("Cardgui", "en", "ja", False),
        ("/home/ann/settings.toml", "en", "tr", False),
        ("TR-12", "tr", "ja", False),
    ],
)
def test_what_is_left_of_a_language_is_known(text: str, old: str, new: str, left: bool) -> None:
    assert left_from(text, old, new) is left
