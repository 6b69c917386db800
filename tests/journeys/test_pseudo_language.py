"""Every screen in a language that nobody speaks, longer, accented and from right to left: it fits, and it is mirrored.

What is written is read from the picture (`Reading`): nothing cut off, nothing over another, no other language, and no
line that begins at the left but on the table.
"""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Final

import pytest
from PySide6.QtCore import QLocale, QPoint, Qt
from PySide6.QtWidgets import QWidget

from cardgui.app import make_application
from cardgui.look import focus
from cardgui.look.paint import painting
from cardgui.look.text import TextBlock
from cardgui.look.theme import theme
from cardgui.screenshots.take import SCENES
from tests.journeys.seen import Reader
from tests.journeys.test_layout import Reading

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

    from PySide6.QtGui import QPaintEvent
    from pytestqt.qtbot import QtBot

    from cardgui.screens.main_window import MainWindow

FOREIGN_NAME: Final = re.compile("[\u0590-\u05ff]")
"""Letters of the pseudo-language's own name, which no bundled font has."""
SIZES: Final = ((900, 600), (1280, 800))
NAMES: Final = sorted(SCENES)
MOST_QUICK: Final = 16
"""So many scenes the quick run shows at most."""
FIRST: Final = (
    "app-first-start",
    "app-home",
    "app-ledger",
    "app-settings-table",
    "app-statistics-truf",
    "rifki-choose",
    "truf-new-game",
    "truf-follow",
)
"""Scenes that the quick run always shows: of each kind of screen one."""


def quick() -> list[tuple[str, tuple[int, int]]]:
    """The first ones, and every few of the others; sizes take turns."""
    others = [name for name in NAMES if name not in FIRST]
    names = [*FIRST, *others[:: -(-len(others) // (MOST_QUICK - len(FIRST)))]]
    return [(name, SIZES[place % len(SIZES)]) for place, name in enumerate(names)]


@pytest.fixture(autouse=True)
def plain_look(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:  # noqa: ARG001
    make_application()
    focus.note_pointer()
    monkeypatch.setattr("cardgui.screens.fault.FaultKeeper.install", lambda _keeper: None)
    yield
    theme().set_language("en")
    theme().choose("light")
    theme().set_percent(100)
    QLocale.setDefault(QLocale("en"))


def _left(widget: QWidget, window: QWidget) -> int:
    return widget.mapTo(window, QPoint(0, 0)).x()


def _sides(window: MainWindow) -> Iterator[str]:
    """What of a window is at the wrong side."""
    if window.layoutDirection() != Qt.LayoutDirection.RightToLeft:
        yield "the window runs from the left"
    if window.sidebar.isVisible() and _left(window.sidebar, window) < _left(window.pages, window):
        yield "the sidebar is at the left"
    table = window.table
    if table is not None and table.isVisible():
        if table.stage.layoutDirection() != Qt.LayoutDirection.LeftToRight:
            yield "the table is mirrored"
        if _left(table.bar.back_button, window) < window.width() / 2:
            yield "the way back is at the left"


def _look(name: str, size: tuple[int, int], language: str, folder: Path) -> list[str]:
    """Show a scene and tell what is wrong with it."""
    scene, (width, height) = SCENES[name], size
    with Reading(folder) as rehearsal:
        match = scene.prepare(rehearsal)
        window = rehearsal.open(language, "dark" if width == SIZES[0][0] else "light")
        window.resize(width, height)
        rehearsal.settle()
        if scene.show(rehearsal, match) is None:
            rehearsal.settle()
            rehearsal.picture()
        found = [f"{one.widget}: “{one.text}” {what}" for one, what in rehearsal.faults]
        found += _sides(window)
    return [f"{name} {width}x{height}: {fault}" for fault in found if not FOREIGN_NAME.search(fault)]


def _id(value: object) -> str:
    return value if isinstance(value, str) else "x".join(map(str, value)) if isinstance(value, tuple) else ""


@pytest.mark.qt_log_ignore("This plugin does not support (raise|grabbing)", extend=True)
@pytest.mark.parametrize(("name", "size"), quick(), ids=_id)
def test_a_scene_fits_and_is_mirrored(name: str, size: tuple[int, int], fifth: str, tmp_path: Path) -> None:
    assert not _look(name, size, fifth, tmp_path)


@pytest.mark.long
@pytest.mark.qt_log_ignore("This plugin does not support (raise|grabbing)", extend=True)
@pytest.mark.parametrize("size", SIZES, ids=_id)
@pytest.mark.parametrize("name", NAMES)
def test_every_scene_fits_and_is_mirrored(name: str, size: tuple[int, int], fifth: str, tmp_path: Path) -> None:
    assert not _look(name, size, fifth, tmp_path)


class _Line(QWidget):
    """Paints a line that begins at the left, whichever way it is laid out."""

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: ARG002
        """Paint it."""
        with painting(self) as painter:
            TextBlock("Winner").draw(painter, self.rect().toRectF(), theme().color("text"))


@pytest.mark.parametrize("direction", list(Qt.LayoutDirection)[:2])
def test_a_line_that_begins_at_the_left_is_found(direction: Qt.LayoutDirection, qtbot: QtBot) -> None:
    page = QWidget()
    qtbot.addWidget(page)
    page.resize(300, 60)
    page.setLayoutDirection(direction)
    line = _Line(page)
    line.setGeometry(0, 0, 300, 30)
    reader = Reader()
    page.show()
    with reader.noting():
        page.grab()
    found = [one.text for one in reader.at_the_left(page)]
    assert found == (["Winner"] if direction == Qt.LayoutDirection.RightToLeft else [])
