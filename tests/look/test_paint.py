"""Shadows and icons are drawn once, sharp for every pixel ratio, and in the right place."""

from __future__ import annotations

import math
from collections.abc import Callable
from functools import partial
from itertools import pairwise
from pathlib import Path

import pytest
from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor, QImage, QPainter

from cardgui.look.icons import draw_tiles, icon, program_icon, suit
from cardgui.look.paint import painting, raised, rounded, shadow
from cardgui.look.theme import theme
from cardgui.look.tokens import SHADOWS, Level
from cardgui.resources import ResourceMissingError, asset


def sheet(size: int = 200) -> QImage:
    image = QImage(size, size, QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(0)
    return image


@pytest.mark.parametrize("level", list(SHADOWS))
def test_a_shadow_is_darkest_at_the_edge_and_ends_where_the_design_says(level: Level) -> None:
    image = sheet(320)
    with painting(image) as painter:
        shadow(painter, QRectF(100, 100, 100, 100), 12, level)
    reach = math.ceil(max(part.dy + part.blur for part in SHADOWS[level]))
    below = [QColor(image.pixelColor(150, 200 + step)).alpha() for step in range(reach + 2)]
    assert below[0] > 0
    assert below[-1] == 0
    assert all(nearer + 2 >= farther for nearer, farther in pairwise(below))


def test_a_shadow_smaller_than_its_blur_is_still_drawn() -> None:
    image = sheet()
    with painting(image) as painter:
        shadow(painter, QRectF(90, 90, 10, 10), 2, "mid")
    assert image.pixelColor(95, 101).alpha() > 0


@pytest.mark.parametrize("ratio", [1.0, 1.5, 2.0])
def test_icons_are_as_sharp_as_the_window(ratio: float) -> None:
    picture = icon("home", QColor("#1E2328"), 20, ratio)
    assert picture.width() == round(20 * ratio)
    assert picture.devicePixelRatio() == ratio


def test_icons_take_the_colour_asked_for() -> None:
    image = icon("ledger", QColor("#FF0000"), 48).toImage()
    seen = {
        image.pixelColor(x, y).name()
        for x in range(image.width())
        for y in range(image.height())
        if image.pixelColor(x, y).alpha() == 255
    }
    assert seen == {"#ff0000"}


def test_every_icon_can_be_drawn() -> None:
    names = sorted(path.stem for path in asset("icons", "ui").glob("*.svg"))
    assert len(names) > 20
    for name in names:
        image = icon(name, QColor("#000000"), 24).toImage()
        assert any(image.pixelColor(x, y).alpha() for x in range(24) for y in range(24)), name


def test_an_icon_is_rendered_once() -> None:
    first, second = icon("home", QColor("#123456"), 20, 2.0), icon("home", QColor("#123456"), 20, 2.0)
    assert first.cacheKey() == second.cacheKey()


@pytest.mark.parametrize("letter", ["S", "H", "D", "C"])
def test_suits_are_drawings(letter: str) -> None:
    assert not suit(letter, QColor("#000000"), 16).isNull()


def test_an_icon_that_does_not_exist_says_so() -> None:
    with pytest.raises(ResourceMissingError):
        icon("no-such-icon", QColor("#000000"))


def test_tiles_cover_what_they_are_asked_to() -> None:
    image = sheet()
    with painting(image) as painter:
        draw_tiles(painter, QRectF(0, 0, 100, 50), "truf", QColor("#FFFFFF"), 20)
    rows = [any(image.pixelColor(x, y).alpha() for x in range(100)) for y in range(60)]
    assert all(rows[:48])
    assert not any(rows[51:])


def test_the_program_has_an_icon_in_all_sizes() -> None:
    assert {size.width() for size in program_icon().availableSizes()} >= {16, 32, 48, 256}


def drawn(ratio: float, paint: Callable[[QPainter], None]) -> QImage:
    image = sheet(round(200 * ratio))
    image.setDevicePixelRatio(ratio)
    with painting(image) as painter:
        paint(painter)
    return image


@pytest.mark.parametrize("ratio", [1.0, 1.25, 1.5, 2.0])
def test_what_is_raised_looks_as_if_it_were_drawn_anew_in_both_themes(ratio: float) -> None:
    area = QRectF(40, 60, 120, 70)
    seen = []
    for dark in (False, True):
        theme().choose("dark" if dark else "light")
        fill, line = theme().color("plate"), theme().color("line")

        def anew(painter: QPainter, fill: QColor = fill, line: QColor = line) -> None:
            shadow(painter, area, 12, "low")
            rounded(painter, area, 12, fill, line)

        kept = drawn(ratio, partial(raised, rect=area, radius=12, fill=fill, line=line))
        wanted = drawn(ratio, anew)
        pixels = zip(bytes(kept.constBits()), bytes(wanted.constBits()), strict=True)
        assert max(abs(one - other) for one, other in pixels) <= 4
        seen.append(kept)
    assert seen[0] != seen[1]


def test_where_an_icon_lies_is_asked_once(monkeypatch: pytest.MonkeyPatch) -> None:
    icon("home", QColor("#123456"), 20)
    asked: list[Path] = []
    monkeypatch.setattr(Path, "exists", asked.append)
    icon("home", QColor("#654321"), 22)
    assert asked == []
