"""Pictures of cards are rendered once, kept within bounds, and ahead of time in another thread."""

from __future__ import annotations

import threading
from pathlib import Path

import pytest
import shiboken6
from PySide6.QtGui import QColor
from pytestqt.qtbot import QtBot

from cardgui.engine.cards import FRENCH as PACK
from cardgui.look.paint import contrast
from cardgui.look.theme import mix, theme
from cardgui.resources import ResourceMissingError
from cardgui.table.faces import Faces
from cardgui.table.felt import TableLook, felt, table_colors
from cardgui.table.layout import FRENCH


@pytest.fixture
def faces(qtbot: QtBot) -> Faces:
    assert qtbot is not None
    made = Faces("french", "truf", FRENCH)
    made.use_widths((22.0, 96.0, 112.0))
    return made


def test_a_face_is_rendered_once_for_a_width_and_pixel_ratio(faces: Faces) -> None:
    first = faces.face("AS", 112, 1.0)
    assert faces.face("AS", 112, 1.0).cacheKey() == first.cacheKey()
    assert faces.face("AS", 96, 1.0).cacheKey() != first.cacheKey()
    sharper = faces.face("AS", 112, 2.0)
    assert sharper.width() == 224
    assert sharper.devicePixelRatio() == 2.0


def test_a_card_on_its_way_is_scaled_from_the_next_larger_width(faces: Faces) -> None:
    assert faces.resting_width(50) == 96
    assert faces.resting_width(96.3) == 96
    assert faces.resting_width(400) == 112
    assert faces.face("2C", 101, 1.0).cacheKey() == faces.face("2C", 112, 1.0).cacheKey()


def test_the_store_is_bounded(qtbot: QtBot) -> None:
    assert qtbot is not None
    small = Faces("french", "truf", FRENCH, limit=300_000)
    small.use_widths((112.0,))
    for card in PACK.cards:
        small.face(card, 112, 1.0)
        assert small.kept_bytes <= 300_000


def test_every_card_has_face_and_index(faces: Faces) -> None:
    for card in PACK.cards:
        for picture in (faces.face(card, 96, 1.0), faces.index(card, 96, 1.0)):
            assert (picture.width(), picture.height()) == (96, 134)


def test_what_was_rendered_ahead_is_there_when_it_is_needed(qtbot: QtBot, faces: Faces) -> None:
    faces.warm(PACK.cards[:6], (112.0,), 2.0, index=True)
    assert faces.warming
    qtbot.waitUntil(lambda: not faces.warming, timeout=5000)
    before = faces.kept_bytes
    assert before > 0
    ahead = faces.face(PACK.cards[5], 112, 2.0)
    faces.index(PACK.cards[5], 112, 2.0)
    assert faces.kept_bytes == before
    at_once = Faces("french", "truf", FRENCH).face(PACK.cards[5], 112, 2.0)
    assert ahead.toImage() == at_once.toImage()
    assert ahead.devicePixelRatio() == at_once.devicePixelRatio() == 2.0


def test_a_face_that_is_needed_before_it_is_there_is_rendered_at_once_and_stays(qtbot: QtBot, faces: Faces) -> None:
    faces.warm(PACK.cards[:3], (112.0,), 1.0)
    first = faces.face(PACK.cards[2], 112, 1.0)
    before = faces.kept_bytes
    qtbot.waitUntil(lambda: not faces.warming, timeout=5000)
    assert faces.face(PACK.cards[2], 112, 1.0).cacheKey() == first.cacheKey()
    assert faces.kept_bytes == 3 * before


def test_nothing_is_rendered_ahead_twice(qtbot: QtBot, faces: Faces) -> None:
    drawn: list[object] = []
    faces._drawing.done.connect(lambda key, _image: drawn.append(key))
    faces.warm(PACK.cards[:4], (112.0,), 1.0)
    faces.warm(PACK.cards[:4], (112.0,), 1.0)
    qtbot.waitUntil(lambda: not faces.warming, timeout=5000)
    faces.warm(PACK.cards[:4], (112.0,), 1.0)
    assert not faces.warming
    assert len(drawn) == 4


def test_what_cannot_be_drawn_ahead_is_told_when_it_is_needed(
    qtbot: QtBot, faces: Faces, monkeypatch: pytest.MonkeyPatch, tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    broken = tmp_path / "broken.svg"
    broken.write_text("no drawing", encoding="utf-8")
    monkeypatch.setattr("cardgui.table.faces._Drawings._path", lambda *_: broken)
    faces.warm(["AS"], (112.0,), 1.0)
    qtbot.waitUntil(lambda: not faces.warming, timeout=5000)
    assert "cannot be drawn" in caplog.text
    with pytest.raises(ResourceMissingError, match="broken"):
        faces.face("AS", 112, 1.0)


def drawing_threads() -> list[threading.Thread]:
    return [thread for thread in threading.enumerate() if thread.name == "cards"]


def test_the_thread_ends_when_the_table_is_left(faces: Faces) -> None:
    others = set(drawing_threads())
    faces.warm(PACK.cards, (112.0,), 1.0)
    assert set(drawing_threads()) - others
    faces.stop()
    assert not faces.warming
    assert not set(drawing_threads()) - others


def test_the_thread_ends_with_its_owner(qtbot: QtBot, faces: Faces) -> None:
    others = set(drawing_threads())
    faces.warm(PACK.cards, (112.0,), 1.0)
    assert set(drawing_threads()) - others
    shiboken6.delete(faces)
    qtbot.waitUntil(lambda: not set(drawing_threads()) - others, timeout=5000)


def test_another_cover_replaces_the_old_one(faces: Faces) -> None:
    faces.use_cover(QColor(10, 20, 30, 100))
    first = faces.cover(112, 1.0).toImage().pixelColor(56, 78)
    faces.use_cover(QColor(200, 200, 200, 100))
    assert faces.cover(112, 1.0).toImage().pixelColor(56, 78) != first


@pytest.mark.parametrize("dark", [False, True])
@pytest.mark.parametrize("game", ["truf"])
def test_the_index_of_a_dimmed_card_stays_readable(faces: Faces, game: str, *, dark: bool) -> None:
    theme().choose("dark" if dark else "light")
    paper = mix(theme().color("card"), table_colors(game, TableLook())[1], 0.30 if dark else 0.55)
    index = faces.index("AH", 112, 1.0).toImage()
    inked = [index.pixelColor(x, y) for x in range(4, 30) for y in range(6, 50)]
    darkest = min((c for c in inked if c.alpha() == 255), key=lambda c: -contrast(c, paper))
    assert contrast(darkest, paper) >= (3 if dark else 4.5)
    theme().choose("system")


@pytest.mark.parametrize("dark", [False, True])
@pytest.mark.parametrize("temperature", [0, 50, 100])
@pytest.mark.parametrize("strength", [0, 50, 100])
def test_text_on_the_table_stays_readable_however_it_is_set(
    qtbot: QtBot, temperature: int, strength: int, *, dark: bool
) -> None:
    assert qtbot is not None
    theme().choose("dark" if dark else "light")
    look = TableLook(contrast=strength, temperature=temperature)
    for ground in table_colors("truf", look):
        assert contrast(ground, theme().color("table_text")) >= 4.5
    theme().choose("system")


def test_the_felt_is_drawn_once(qtbot: QtBot) -> None:
    assert qtbot is not None
    look = TableLook()
    first = felt("truf", 900, 600, 1.0, look, (False, False))
    assert felt("truf", 900, 600, 1.0, look, (False, False)).cacheKey() == first.cacheKey()
    assert first.width() == 900
    plain = felt("truf", 320, 200, 1.0, look, (False, True)).toImage()
    assert plain.pixelColor(0, 0) == plain.pixelColor(160, 100)
