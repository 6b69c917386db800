"""The committed drawings: complete, drawn by the program, readable by Qt, and true to the measures of the cards."""

import re
import subprocess
import sys
from pathlib import Path

import pytest
from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor, QImage, QPainter
from PySide6.QtSvg import QSvgRenderer

ASSETS = Path(__file__).resolve().parents[2] / "assets"
FACES = ASSETS / "cards" / "french" / "standard"
CODES = [rank + suit for suit in "SHDC" for rank in "AKQJT98765432"]
SVG_FILES = sorted(ASSETS.rglob("*.svg"))
GAMES = ("truf", "minchiate", "rook_sluff", "rifki")
UNIT = 4
"""Pixels a card unit is rendered with."""
PAPER = QColor("#FFFEFA")


def render(file: Path, width: int, height: int, ground: str = "transparent") -> QImage:
    image = QImage(width, height, QImage.Format.Format_ARGB32)
    image.fill(QColor(ground))
    painter = QPainter(image)
    QSvgRenderer(str(file)).render(painter, QRectF(0, 0, width, height))
    painter.end()
    return image


def luminance(colour: QColor) -> float:
    def linear(part: float) -> float:
        return part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4

    return 0.2126 * linear(colour.redF()) + 0.7152 * linear(colour.greenF()) + 0.0722 * linear(colour.blueF())


def contrast(one: QColor, other: QColor) -> float:
    dark, light = sorted((luminance(one), luminance(other)))
    return (light + 0.05) / (dark + 0.05)


def name(file: Path) -> str:
    return file.relative_to(ASSETS).as_posix()


@pytest.fixture(scope="module")
def drawn_anew(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("drawn")
    subprocess.run([sys.executable, str(ASSETS / "draw"), "--into", str(folder)], check=True)
    return folder


def test_the_pack_has_52_faces_and_52_indices_and_nothing_else() -> None:
    assert len(CODES) == 52
    assert {file.stem for file in FACES.glob("*")} == {*CODES, "index"}
    assert {file.stem for file in (FACES / "index").glob("*")} == set(CODES)


def test_every_game_has_a_tile_and_truf_its_backs() -> None:
    assert {file.stem for file in (ASSETS / "tiles").iterdir()} == set(GAMES)
    assert (ASSETS / "cards" / "backs" / "truf.svg").exists()
    assert (ASSETS / "cards" / "backs" / "truf-small.svg").exists()


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


@pytest.mark.parametrize("file", SVG_FILES, ids=name)
def test_qt_draws_the_file(file: Path) -> None:
    """Qt warnings fail tests, so a path that Qt cannot read fails here."""
    assert QSvgRenderer(str(file)).isValid()
    image = render(file, 60, 60)
    assert any(image.pixelColor(x, y).alpha() for x in range(60) for y in range(60))


@pytest.mark.parametrize("file", SVG_FILES, ids=name)
def test_the_file_avoids_what_qt_draws_wrongly(file: Path) -> None:
    text = file.read_text(encoding="utf-8")
    for forbidden in ("clip-path", "clipPath", "<text", "<use", "<symbol", "<image", "<style", "font-", "href"):
        assert forbidden not in text
    assert all(len(colour) in (4, 7) for colour in re.findall(r"#[0-9a-fA-F]+", text))


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


@pytest.mark.parametrize("code", CODES)
def test_the_index_stays_in_its_box(code: str) -> None:
    """Index box: x 2.5–27.5, y 4–48 in hundredths of the card's width."""
    image = render(FACES / "index" / f"{code}.svg", 100 * UNIT, 140 * UNIT)
    inked = [(x, y) for x in range(image.width()) for y in range(image.height()) if image.pixelColor(x, y).alpha() > 64]
    assert min(x for x, _ in inked) >= 2 * UNIT
    assert max(x for x, _ in inked) <= 28 * UNIT
    assert min(y for _, y in inked) >= 4 * UNIT
    assert max(y for _, y in inked) <= 48 * UNIT


@pytest.mark.parametrize("code", CODES)
def test_nothing_but_the_index_stands_in_the_index_box(code: str) -> None:
    face = render(FACES / f"{code}.svg", 100 * UNIT, 140 * UNIT)
    index = render(FACES / "index" / f"{code}.svg", 100 * UNIT, 140 * UNIT)
    for x in range(int(3 * UNIT), int(28 * UNIT)):
        for y in range(int(4 * UNIT), int(49 * UNIT)):
            if index.pixelColor(x, y).alpha() == 0:
                assert face.pixelColor(x, y) == PAPER, (x / UNIT, y / UNIT)


@pytest.mark.parametrize("code", [rank + suit for suit in "SHDC" for rank in "KQJT42"])
def test_a_face_looks_the_same_from_both_sides(code: str) -> None:
    """All ranks without an upright pip in the middle."""
    width, height = 100 * UNIT, 140 * UNIT
    face = render(FACES / f"{code}.svg", width, height, "white")
    for x in range(0, width, 3):
        for y in range(0, height // 2, 3):
            one, two = face.pixelColor(x, y), face.pixelColor(width - 1 - x, height - 1 - y)
            assert abs(one.lightness() - two.lightness()) < 64, (x, y)


@pytest.mark.parametrize("code", CODES)
def test_the_index_has_contrast_on_paper(code: str) -> None:
    """At least 4.5:1, which is a matter of grey: it holds without colour."""
    text = (FACES / "index" / f"{code}.svg").read_text(encoding="utf-8")
    colours = set(re.findall(r'fill="(#[0-9A-Fa-f]{6})"', text))
    assert len(colours) == 1
    assert contrast(QColor(colours.pop()), PAPER) >= 4.5
