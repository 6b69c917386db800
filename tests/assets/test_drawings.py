"""The committed drawings: complete, drawn by the program, readable by Qt, and true to the measures of the cards."""

import re
import subprocess
import sys
from pathlib import Path

import pytest
from PySide6.QtGui import QImage
from PySide6.QtSvg import QSvgRenderer

from tests.assets.pictures import ASSETS, render

SVG_FILES = sorted(ASSETS.rglob("*.svg"))
FOLDERS = sorted({file.parent for file in SVG_FILES})
GAMES = ("truf", "minchiate", "rook_sluff", "rifki", "plain")
"""What tiles and backs there are: one a game, and a plain one for a game that brings none."""


def name(file: Path) -> str:
    return file.relative_to(ASSETS).as_posix()


@pytest.fixture(scope="module")
def drawn_anew(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("drawn")
    subprocess.run([sys.executable, str(ASSETS / "draw"), "--into", str(folder)], check=True)
    return folder


def test_every_game_and_none_has_a_tile_and_a_back_for_either_size() -> None:
    assert {file.stem for file in (ASSETS / "tiles").iterdir()} == set(GAMES)
    backs = {file.stem for file in (ASSETS / "cards" / "backs").iterdir()}
    assert backs == {game + size for game in GAMES for size in ("", "-small")}


@pytest.mark.parametrize("game", GAMES)
def test_backs_look_the_same_from_both_sides(game: str) -> None:
    """A card lying the other way round must not give itself away; only the tulips of Rıfkı's tile have a foot."""
    height = 162 if game == "minchiate" else 140
    for size in ("-small",) if game == "rifki" else ("", "-small"):
        image = render(ASSETS / "cards" / "backs" / f"{game}{size}.svg", 300, 3 * height, "white")
        for x in range(0, 300, 4):
            for y in range(0, 3 * height // 2, 4):
                one, two = image.pixelColor(x, y), image.pixelColor(299 - x, 3 * height - 1 - y)
                assert abs(one.lightness() - two.lightness()) < 48, (x, y)


def test_the_program_draws_exactly_the_committed_files(drawn_anew: Path) -> None:
    fresh = {file.relative_to(drawn_anew).as_posix(): file.read_bytes() for file in drawn_anew.rglob("*.svg")}
    assert fresh == {name(file): file.read_bytes() for file in SVG_FILES}


def test_the_icon_pictures_show_the_icon(drawn_anew: Path) -> None:
    for size in (16, 32, 48, 64, 128, 256, 512):
        committed = QImage(str(ASSETS / "icons" / f"app-{size}.png"))
        fresh = QImage(str(drawn_anew / "icons" / f"app-{size}.png"))
        assert committed.width() == committed.height() == fresh.width() == size
        # Smoothing may differ between Qt versions, so the pictures are compared loosely at a coarse grid.
        for x in range(0, size, max(1, size // 16)):
            for y in range(0, size, max(1, size // 16)):
                one, other = committed.pixelColor(x, y), fresh.pixelColor(x, y)
                assert abs(one.lightness() * one.alphaF() - other.lightness() * other.alphaF()) < 48, (size, x, y)


@pytest.mark.parametrize("folder", FOLDERS, ids=name)
def test_qt_draws_every_file(folder: Path) -> None:
    """Qt warnings fail tests, so a path that Qt cannot read fails here."""
    for file in folder.glob("*.svg"):
        assert QSvgRenderer(str(file)).isValid(), file.name
        image = render(file, 60, 60)
        assert any(image.pixelColor(x, y).alpha() for x in range(60) for y in range(60)), file.name


@pytest.mark.parametrize("folder", FOLDERS, ids=name)
def test_no_file_holds_what_qt_draws_wrongly(folder: Path) -> None:
    for file in folder.glob("*.svg"):
        text = file.read_text(encoding="utf-8")
        for forbidden in ("clip-path", "clipPath", "<text", "<use", "<symbol", "<image", "<style", "font-", "href"):
            assert forbidden not in text, file.name
        assert all(len(colour) in (4, 7) for colour in re.findall(r"#[0-9a-fA-F]+", text)), file.name


@pytest.mark.parametrize("file", sorted((ASSETS / "icons" / "ui").glob("*.svg")), ids=name)
def test_interface_icons_take_the_text_colour(file: Path) -> None:
    text = file.read_text(encoding="utf-8")
    assert 'viewBox="0 0 24 24"' in text
    assert 'stroke="currentColor"' in text
    assert 'stroke-width="1.75"' in text
    assert "#" not in text


@pytest.mark.parametrize("game", GAMES)
def test_tiles_join_without_a_seam(game: str) -> None:
    """What touches the left border continues at the right one, and so above and below."""
    image = render(ASSETS / "tiles" / f"{game}.svg", 200, 200)
    for step in range(200):
        assert abs(image.pixelColor(0, step).alpha() - image.pixelColor(199, step).alpha()) < 24
        assert abs(image.pixelColor(step, 0).alpha() - image.pixelColor(step, 199).alpha()) < 24
