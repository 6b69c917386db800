"""The packs in their four designs: complete, true to their measures, and legible small and without colour."""

import re
from dataclasses import dataclass
from itertools import combinations
from pathlib import Path

import pytest
from PySide6.QtGui import QColor

from tests.assets.pictures import ASSETS, Box, contrast, inked, pixels, rows

UNIT = 4
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
PACKS = (FRENCH, ROOK)
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
    for code in pack.codes:
        low = [y for _, y, pixel in pixels(face(pack, design, code), (45, 68, 95, 128), UNIT) if pixel != blank]
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
