"""Every screen and state, in every language: nothing cut off, nothing over another, nothing left untranslated."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Iterator
from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

import pytest
from PySide6.QtCore import QLocale, QRect
from PySide6.QtWidgets import QApplication, QLineEdit, QWidget

from cardgui.app import make_application
from cardgui.look import focus
from cardgui.look.theme import theme
from cardgui.screenshots.rehearsal import Rehearsal
from cardgui.screenshots.take import SCENES
from cardgui.table.callout import Callout
from cardgui.table.panels import Panel
from tests.journeys.said import catalogue
from tests.journeys.seen import GONE, Reader, Written, faults, fields, in_device_pixels, path_of

if TYPE_CHECKING:
    from pathlib import Path

    from PySide6.QtGui import QPixmap
    from pytestqt.qtbot import QtBot

    from cardgui.table.table_view import TableView

MOST_QUICK: Final = 64
"""So many pictures the quick run takes at most, about half a second each."""
TOUCH: Final = 4.0
"""A callout may come so near, in square pixels, to a played card."""


RATIOS: Final = (1.0, 1.5, 2.0)
SIZES: Final = ((900, 600), (1280, 800), (2560, 1440))
RATIO: Final = float(os.environ.get("QT_SCALE_FACTOR", "1"))
"""Device pixels to a logical pixel in this process; Qt asks for it when it starts."""


@dataclass(frozen=True)
class Variant:
    """How a scene is shown."""

    language: str
    size: tuple[int, int]
    text: int
    dark: bool
    ratio: float = 1.0

    def __str__(self) -> str:
        width, height = self.size
        sharp = "" if self.ratio == 1 else f"@{self.ratio:g}"
        return f"{self.language}-{width}x{height}{sharp}-{self.text}-{'dark' if self.dark else 'light'}"


def variants() -> list[Variant]:
    """Eight ways in which every two of language, size, text size and theme meet."""
    made = []
    for number, language in enumerate(("en", "ko", "ja", "tr")):
        for small in (False, True):
            large = small ^ (number & 1 == 1)
            dark = small ^ (number & 2 == 2)
            made.append(Variant(language, (900, 600) if small else (1280, 800), 150 if large else 100, dark))
    return made


def every_two() -> list[Variant]:
    """Twelve ways in which every two of language, size, text size, theme and pixel ratio meet."""
    return [
        Variant(
            ("en", "ko", "ja", "tr")[n % 4],
            SIZES[n % 3],
            150 if (n + n // 4) % 2 else 100,
            bool((n // 2 + n // 4) % 2),
            RATIOS[n // 4],
        )
        for n in range(12)
    ]


VARIANTS: Final = variants()
MATRIX: Final = [variant for variant in every_two() if variant.ratio == RATIO]
NAMES: Final = sorted(SCENES)


def quick() -> list[tuple[str, Variant]]:
    """Each scene in one variant, another from scene to scene; where there are many, every few of them."""
    stride = -(-len(NAMES) // MOST_QUICK)
    return [(name, VARIANTS[place * 3 % len(VARIANTS)]) for place, name in enumerate(NAMES)][::stride]


class Reading(Rehearsal):
    """A rehearsal that reads each picture it takes."""

    def __init__(self, folder: Path) -> None:
        super().__init__(folder)
        self.faults: list[tuple[Written, str]] = []

    def picture(self) -> QPixmap:
        """Take the picture and look for faults in it."""
        window, popup = self.window, QApplication.activePopupWidget()
        assert window is not None
        over = QRect(window.mapFromGlobal(popup.pos()), popup.size()) if popup is not None else QRect()
        over = in_device_pixels(over, window.devicePixelRatioF())
        spoken = list(self._spoken(window)) + (list(self._spoken(popup)) if popup is not None else [])
        reader = Reader()
        with reader.noting():
            picture = super().picture()
        written = [one for one in reader.read(picture.toImage(), window) if not one.ink.intersects(over)]
        assert written, "no text at all"
        said = catalogue(window.translator.language)
        self.faults = [*faults(written), *fields(window), *spoken]
        self.faults += [(one, _not_said(one.text)) for one in written if not said.says(one.text)]
        self.faults += [(one, "begins at the left") for one in reader.at_the_left(window)]
        if window.table is not None and window.table.isVisible():
            self.faults += [(one, "is the prompt, and something covers it") for one in written if _hidden_prompt(one)]
            self.faults += list(_covered(window.table))
        return picture

    def _spoken(self, top: QWidget) -> Iterator[tuple[Written, str]]:
        """What screen readers say, tooltips and menus show in the source language."""
        assert self.window is not None
        foreign = catalogue(self.window.translator.language).foreign
        for widget in (top, *top.findChildren(QWidget)):
            if not widget.isVisible():
                continue
            texts = [widget.accessibleName(), widget.accessibleDescription(), widget.toolTip()]
            texts += [widget.placeholderText()] if isinstance(widget, QLineEdit) else []
            texts += [action.text().split("\t")[0] for action in widget.actions()]
            for text in texts:
                if text in foreign:
                    yield (
                        _bare(text, widget),
                        "is spoken, a tooltip, in a menu or in an empty field, and not translated",
                    )


def _bare(text: str, widget: QWidget) -> Written:
    return Written(text, path_of(widget), QRect(), 1.0, False, 0.0, frozenset(), False)


def _not_said(text: str) -> str:
    return "is cut short" if "…" in text else "is no text of this language's catalogue"


def _hidden_prompt(one: Written) -> bool:
    return one.widget.startswith("Pill in Stage") and (one.seen is None or one.seen <= GONE)


def _covered(table: TableView) -> Iterator[tuple[Written, str]]:
    """Callouts over played cards; panels over the own hand or the own row while a deal is played."""
    stage, layout = table.stage, table.stage.layout_now
    cards = stage.played_boxes()
    for panel in stage.findChildren(Panel):
        if not panel.isVisible() or panel.over_all:
            continue
        area = panel.surface().translated(panel.x(), panel.y())
        name = _bare(panel.accessibleName(), panel)
        if isinstance(panel, Callout):
            for box in cards:
                wide = min(box.right, area.right()) - max(box.x, area.left())
                high = min(box.bottom, area.bottom()) - max(box.y, area.top())
                if wide > 0 and high > 0 and wide * high > TOUCH:
                    yield name, f"covers {high:.0f} pixels of the height of a played card"
        elif area.bottom() > layout.own_row.y + 1:
            yield name, f"covers {area.bottom() - layout.own_row.y:.0f} pixels of the own row"


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


def _look(name: str, variant: Variant, folder: Path) -> list[str]:
    """Show a scene and tell what is wrong with it."""
    scene = SCENES[name]
    with Reading(folder) as rehearsal:
        match = scene.prepare(rehearsal)
        window = rehearsal.open(variant.language, "dark" if variant.dark else "light", variant.text)
        window.resize(*variant.size)
        rehearsal.settle()
        if scene.show(rehearsal, match) is None:
            rehearsal.settle()
            rehearsal.picture()
        return [f"{name} {variant}: {one.widget}: “{one.text}” {what}" for one, what in rehearsal.faults]


def _id(value: object) -> str:
    return str(value)


@pytest.mark.qt_log_ignore("This plugin does not support (raise|grabbing)", extend=True)
@pytest.mark.parametrize(("name", "variant"), quick(), ids=_id)
def test_a_scene_can_be_read(name: str, variant: Variant, tmp_path: Path) -> None:
    assert not _look(name, variant, tmp_path)


@pytest.mark.long
@pytest.mark.qt_log_ignore("This plugin does not support (raise|grabbing)", extend=True)
@pytest.mark.parametrize("variant", VARIANTS, ids=_id)
@pytest.mark.parametrize("name", NAMES)
def test_a_scene_can_be_read_however_it_is_shown(name: str, variant: Variant, tmp_path: Path) -> None:
    assert not _look(name, variant, tmp_path)


@pytest.mark.long
@pytest.mark.qt_log_ignore("This plugin does not support (raise|grabbing)", extend=True)
@pytest.mark.parametrize("variant", MATRIX, ids=_id)
@pytest.mark.parametrize("name", NAMES)
def test_a_scene_can_be_read_on_every_screen(name: str, variant: Variant, tmp_path: Path) -> None:
    assert not _look(name, variant, tmp_path)


@pytest.mark.long
@pytest.mark.timeout(3600)
@pytest.mark.skipif(RATIO != 1, reason="tests at this ratio are running")
@pytest.mark.parametrize("ratio", RATIOS[1:])
def test_every_scene_can_be_read_at_another_pixel_ratio(ratio: float) -> None:
    environment = {**os.environ, "QT_SCALE_FACTOR": f"{ratio:g}"}
    command = [sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider", __file__, "-k", "on_every_screen"]
    done = subprocess.run(command, env=environment, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout[-6000:]


@pytest.mark.parametrize("ways", [VARIANTS, every_two()], ids=["at ratio 1", "at every ratio"])
def test_every_two_ways_of_showing_meet(ways: list[Variant]) -> None:
    values = [(way.language, way.size, way.text, way.dark, way.ratio) for way in ways]
    for first in range(5):
        for second in range(first):
            pairs = {(value[first], value[second]) for value in values}
            assert len(pairs) == len({value[first] for value in values}) * len({value[second] for value in values})


class TestTheReader:
    """It finds what it is there to find."""

    @pytest.fixture
    def written(self, request: pytest.FixtureRequest, qtbot: QtBot) -> list[str]:
        from cardgui.look.text import Label, TextBlock  # noqa: PLC0415

        page = QWidget()
        qtbot.addWidget(page)
        page.resize(300, 120)
        page.setStyleSheet("background: #ffffff")
        label = Label("Your turn. Follow hearts", parent=page)
        label.setGeometry(*request.param[0])
        cover = Label(request.param[2], parent=page) if request.param[2] else QWidget(page)
        cover.setAutoFillBackground(not request.param[2])
        cover.setGeometry(*request.param[1])
        reader = Reader()
        page.show()
        with reader.noting():
            picture = page.grab()
        assert TextBlock.draw.__name__ == "draw"
        return [what for _, what in faults(reader.read(picture.toImage(), page))]

    @pytest.mark.parametrize("written", [((10, 10, 250, 20), (0, 90, 10, 10), "")], indirect=True)
    def test_nothing_where_all_is_well(self, written: list[str]) -> None:
        assert written == []

    @pytest.mark.parametrize("written", [((10, 10, 60, 20), (0, 90, 10, 10), "")], indirect=True)
    def test_a_text_taller_than_its_place(self, written: list[str]) -> None:
        assert any("taller" in what for what in written)

    @pytest.mark.parametrize("written", [((10, 10, 250, 20), (60, 0, 50, 60), "")], indirect=True)
    def test_a_text_that_something_covers(self, written: list[str]) -> None:
        assert any("covered" in what for what in written)

    @pytest.mark.parametrize("written", [((10, 10, 250, 20), (60, 12, 200, 20), "Trick 3")], indirect=True)
    def test_a_text_over_another(self, written: list[str]) -> None:
        assert any("covered" in what or "runs into" in what for what in written)

    @pytest.mark.parametrize("written", [((10, 10, 20, 20), (0, 90, 10, 10), "")], indirect=True)
    def test_a_broken_word(self, written: list[str]) -> None:
        assert any("broken" in what for what in written)


class TestTheCatalogue:
    """It knows what a language says."""

    def test_texts_with_their_slots_filled_in(self, qapp: object) -> None:
        assert qapp
        assert catalogue("en").says("Your turn. Follow hearts")
        assert catalogue("tr").says("Puan tablosu")
        assert catalogue("en").says("+4")
        assert catalogue("ja").says("TR-6, TR-7")

    def test_what_is_left_in_english(self, qapp: object) -> None:
        assert qapp
        assert not catalogue("tr").says("Score sheet")
        assert not catalogue("ko").says("Winner: 부디")
        assert not catalogue("en").says("Something hard-coded")
        assert "Score sheet" in catalogue("tr").foreign
