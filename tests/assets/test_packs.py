"""The packs in their four designs: complete, true to their measures, and legible small and without colour."""

import re
from dataclasses import dataclass
from itertools import combinations
from pathlib import Path

import pytest
from PySide6.QtCore import QByteArray, QRectF
from PySide6.QtGui import QColor, QImage, QPainter
from PySide6.QtSvg import QSvgRenderer

from tests.assets.pictures import ASSETS, Box, contrast, inked, pixels, rows

UNIT = 3
"""Pixels a card unit is rendered with."""
SMALL = 56
"""The least width of an own card."""


@dataclass(frozen=True)
class Pack:
    """What is measured of a pack.

    Attributes:
        codes: of its cards.
        height: in units.
        paper: colour of the standard design.
        suits: the printed colours by suit letter.
    """

    name: str
    codes: tuple[str, ...]
    height: int
    paper: str
    suits: dict[str, str]

    def suit(self, code: str) -> str:
        """The letter by which `suits` knows the card."""
        return code[-1] if self.name == "french" else code[0]


FRENCH = Pack(
    "french",
    tuple(rank + suit for suit in "SHDC" for rank in "AKQJT98765432"),
    140,
    "#FFFEFA",
    {"S": "#1C2430", "H": "#B8261F", "D": "#1657A6", "C": "#1B6B3A"},
)
ROOK = Pack(
    "rook",
    tuple(f"{colour}{number}" for colour in "RGYB" for number in range(1, 15)),
    140,
    "#FFFEFA",
    {"R": "#B5302A", "G": "#1F6F49", "Y": "#7A5600", "B": "#20242A"},
)
MINCHIATE = Pack(
    "minchiate",
    (
        *(f"T{number}" for number in range(1, 41)),
        "M",
        *(f"{suit}{rank}" for suit in "DCSB" for rank in (*range(1, 11), *"FHQK")),
    ),
    162,
    "#FBF4E4",
    {"T": "#5B2A68", "M": "#7A2F4B", "D": "#7C5709", "C": "#A3382B", "S": "#2B4C6F", "B": "#3A6238"},
)
POINTS = (
    {f"T{number}": 10 for number in range(36, 41)}
    | {f"T{number}": 5 for number in (1, 10, 13, 20, 28, *range(30, 36))}
    | {f"T{number}": 3 for number in range(2, 6)}
    | dict.fromkeys(("M", "DK", "CK", "SK", "BK"), 5)
)
"""The counting cards (MI-4)."""
PACKS = (FRENCH, ROOK, MINCHIATE)
DESIGNS = ("standard", "large_index", "four_colour", "high_contrast")
LARGE = ("large_index", "high_contrast")


def folder(pack: Pack, design: str) -> Path:
    return ASSETS / "cards" / pack.name / design


def index(pack: Pack, design: str, code: str, unit: int = UNIT) -> list[bytes]:
    return rows(folder(pack, design) / "index" / f"{code}.svg", 100 * unit, pack.height * unit)


def face(pack: Pack, design: str, code: str) -> list[bytes]:
    return rows(folder(pack, design) / f"{code}.svg", 100 * UNIT, pack.height * UNIT)


def box(design: str) -> Box:
    """The index box, in units."""
    return (2.5, 4, 39, 66) if design in LARGE else (2.5, 4, 27.5, 48)


def ink(pack: Pack, design: str, code: str) -> str:
    text = (folder(pack, design) / "index" / f"{code}.svg").read_text(encoding="utf-8")
    colours: set[str] = set(re.findall(r'fill="(#[0-9A-Fa-f]{6})"', text))
    assert len(colours) == 1, code
    return colours.pop().upper()


def paper(pack: Pack, design: str) -> QColor:
    return QColor("#FFFFFF" if design == "high_contrast" else pack.paper)


everywhere = pytest.mark.parametrize("design", DESIGNS)
each_pack = pytest.mark.parametrize("pack", PACKS, ids=lambda pack: pack.name)


@each_pack
def test_the_pack_has_its_cards(pack: Pack) -> None:
    assert len(set(pack.codes)) == len(pack.codes) == {"french": 52, "rook": 56, "minchiate": 97}[pack.name]


@each_pack
@everywhere
def test_every_card_has_face_and_index_and_there_is_nothing_else(pack: Pack, design: str) -> None:
    faces = {file.name for file in folder(pack, design).iterdir() if file.is_file()}
    folders = {file.name for file in folder(pack, design).iterdir() if file.is_dir()}
    assert folders == ({"index", "ring"} if pack is MINCHIATE else {"index"})
    indices = {file.name for file in (folder(pack, design) / "index").iterdir()}
    assert faces == indices == {f"{code}.svg" for code in pack.codes}


@each_pack
@everywhere
def test_the_index_stays_in_its_box(pack: Pack, design: str) -> None:
    left, top, right, bottom = box(design)
    for code in pack.codes:
        found = inked(index(pack, design, code), UNIT)
        # Two figures are as wide as the box, so that half a unit is left to smoothing.
        assert found[0] >= left - 0.5, code
        assert found[1] >= top, code
        assert found[2] <= right + 0.5, code
        assert found[3] <= bottom, code


@each_pack
@everywhere
def test_the_index_fills_its_box(pack: Pack, design: str) -> None:
    """Rank and suit are as large as the measures say: they reach from the top of the box almost to its foot."""
    for code in pack.codes:
        _, top, _, bottom = inked(index(pack, design, code), UNIT)
        if code == "M":  # the cap stands alone
            assert bottom - top >= (28 if design in LARGE else 20), code
        else:
            assert bottom - top >= (54 if design in LARGE else 37), code


@each_pack
@everywhere
def test_nothing_but_the_index_stands_in_the_index_box(pack: Pack, design: str) -> None:
    ground = paper(pack, design)
    blank = bytes((ground.blue(), ground.green(), ground.red(), 255))
    left, top, right, bottom = box(design)
    for code in pack.codes:
        shown, alone = face(pack, design, code), index(pack, design, code)
        for x, y, pixel in pixels(shown, (left + 0.5, top, right + 0.5, bottom + 1), UNIT):
            assert pixel == blank or alone[y][4 * x + 3], (code, x / UNIT, y / UNIT)


@each_pack
@everywhere
def test_the_index_has_contrast_on_paper(pack: Pack, design: str) -> None:
    """At least 4.5:1, which is a matter of grey: it holds without colour."""
    for code in pack.codes:
        assert contrast(QColor(ink(pack, design, code)), paper(pack, design)) >= 4.5, code


@each_pack
@everywhere
def test_the_index_is_printed_in_its_suits_colour(pack: Pack, design: str) -> None:
    two = pack is FRENCH and design in ("standard", "large_index")
    for code in pack.codes:
        suit = pack.suit(code)
        assert ink(pack, design, code) == pack.suits[{"D": "H", "C": "S"}.get(suit, suit) if two else suit], code


@each_pack
@everywhere
def test_small_indices_differ_without_colour(pack: Pack, design: str) -> None:
    """At a width of 56 pixels any two indices differ in at least two full pixels' worth of grey."""
    width, height = SMALL, round(SMALL * pack.height / 100)
    shapes = {}
    for code in pack.codes:
        lines = rows(folder(pack, design) / "index" / f"{code}.svg", width, height)
        shapes[code] = b"".join(line[3::4] for line in lines[:44])
    for one, other in combinations(pack.codes, 2):
        difference = sum(abs(a - b) for a, b in zip(shapes[one], shapes[other], strict=True))
        assert difference >= 2 * 255, (one, other, difference)


@each_pack
@pytest.mark.parametrize("design", LARGE)
def test_large_designs_show_one_sign_of_52_and_no_picture(pack: Pack, design: str) -> None:
    ground = paper(pack, design)
    blank = bytes((ground.blue(), ground.green(), ground.red(), 255))
    sign = (45, 80, 95, 141) if pack is MINCHIATE else (45, 68, 95, 128)
    for code in pack.codes:
        low = [y for _, y, pixel in pixels(face(pack, design, code), sign, UNIT) if pixel != blank]
        assert 42 <= (max(low) - min(low)) / UNIT <= 56, code
        assert face(pack, design, code)[20 * UNIT][4 * 70 * UNIT :][:4] == blank, code


@each_pack
def test_high_contrast_is_white_with_a_black_edge_of_two(pack: Pack) -> None:
    for code in pack.codes:
        row = face(pack, "high_contrast", code)[100 * UNIT]
        assert row[4 * UNIT : 4 * UNIT + 4] == b"\0\0\0\xff", code
        assert row[4 * 3 * UNIT : 4 * 3 * UNIT + 4] == b"\xff\xff\xff\xff", code


@pytest.mark.parametrize("design", ["standard", "four_colour"])
def test_a_french_face_looks_the_same_from_both_sides(design: str) -> None:
    """All ranks without an upright pip in the middle."""
    width, height = 100 * UNIT, 140 * UNIT
    for code in (rank + suit for suit in "SHDC" for rank in "KQJT42"):
        shown = face(FRENCH, design, code)
        for y in range(0, height // 2, 3):
            for x in range(0, width, 3):
                one, two = shown[y][4 * x : 4 * x + 3], shown[height - 1 - y][4 * (width - 1 - x) :][:3]
                assert abs(max(one) + min(one) - max(two) - min(two)) < 128, (code, x, y)


@pytest.mark.parametrize("pack", [ROOK, MINCHIATE], ids=lambda pack: pack.name)
def test_packs_of_four_colours_look_the_same_in_the_four_colour_design(pack: Pack) -> None:
    for file in folder(pack, "standard").rglob("*.svg"):
        other = folder(pack, "four_colour") / file.relative_to(folder(pack, "standard"))
        assert other.read_bytes() == file.read_bytes(), file.name


@everywhere
def test_counting_cards_and_no_others_have_a_ring(design: str) -> None:
    assert len(POINTS) == 25
    assert sum(POINTS.values()) == 142
    rings = {file.name for file in (folder(MINCHIATE, design) / "ring").iterdir()}
    assert rings == {f"{code}.svg" for code in POINTS}


@everywhere
def test_the_ring_stands_clear_below_the_index(design: str) -> None:
    """Radius 8.6 at y 66, the Matto's at 44; in the large designs larger, below the large index."""
    for code in POINTS:
        drawn = rows(folder(MINCHIATE, design) / "ring" / f"{code}.svg", 100 * UNIT, 162 * UNIT)
        found = inked(drawn, UNIT)
        assert found[1] >= inked(index(MINCHIATE, design, code), UNIT)[3] + 1, code
        if design not in LARGE:
            middle = 44 if code == "M" else 66
            for side, wanted in zip(found, (14.5 - 8.6, middle - 8.6, 14.5 + 8.6, middle + 8.6), strict=True):
                assert abs(side - wanted) <= 0.5, code
        blank = bytes.fromhex("FFFFFFFF" if design == "high_contrast" else "E4F4FBFF")
        shown = face(MINCHIATE, design, code)
        assert all(pixel == blank for _, _, pixel in pixels(shown, found, UNIT)), code


@everywhere
def test_the_ring_says_the_points_with_contrast(design: str) -> None:
    for code in POINTS:
        text = (folder(MINCHIATE, design) / "ring" / f"{code}.svg").read_text(encoding="utf-8")
        ground, number = re.findall(r'fill="(#[0-9A-Fa-f]{6})"', text)
        assert number == MINCHIATE.suits[code[0]], code
        assert contrast(QColor(ground), QColor(number)) >= 4.5, code


@pytest.mark.parametrize("one", range(1, 40))
def test_every_trump_has_its_own_picture(one: int) -> None:
    """In grey and 112 pixels wide, the pictures in the arch differ clearly from each other."""
    shades = {}
    for number in range(one, 41):
        lines = rows(folder(MINCHIATE, "standard") / f"T{number}.svg", 112, 181)
        shades[number] = b"".join(line[4 * 36 + 1 : 4 * 106 : 4] for line in lines[10:158])
    for other in range(one + 1, 41):
        differences = [abs(a - b) for a, b in zip(shades[one], shades[other], strict=True)]
        assert sum(differences) / len(differences) >= 6, (one, other)


@each_pack
@everywhere
def test_nothing_is_drawn_beyond_the_card(pack: Pack, design: str) -> None:
    """The pictures reach beyond their arch, but not beyond the card, where nothing would cover them."""
    height = pack.height
    for file in folder(pack, design).rglob("*.svg"):
        text = file.read_text(encoding="utf-8")
        wide = text.replace(f'viewBox="0 0 100 {height}"', f'viewBox="-20 -20 140 {height + 40}"')
        assert wide != text, file.name
        image = QImage(140, height + 40, QImage.Format.Format_ARGB32)
        image.fill(0)
        painter = QPainter(image)
        QSvgRenderer(QByteArray(wide.encode())).render(painter, QRectF(0, 0, 140, height + 40))
        painter.end()
        data, stride = bytes(image.constBits()), image.bytesPerLine()
        for y in range(height + 40):
            alpha = data[stride * y + 3 : stride * y + 560 : 4]
            outside = alpha if y < 20 or y >= height + 20 else alpha[:20] + alpha[120:]
            assert max(outside) <= 8, (file.name, y)


def test_the_drawings_are_small_enough_to_ship() -> None:
    assert sum(file.stat().st_size for file in (ASSETS / "cards").rglob("*.svg")) < 6_000_000
