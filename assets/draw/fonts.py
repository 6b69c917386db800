"""Prepares the bundled fonts from their published npm packages.

Inputs, in one folder (`npm install --prefix FOLDER` with the two packages):

- `pretendard-jp@1.3.9`: Pretendard JP 1.309, OFL 1.1, reserved name "Pretendard JP";
- `@fontsource/noto-serif-display@5.3.0`: Noto Serif Display 2.003, OFL 1.1.

Run `python assets/draw/fonts.py FOLDER`. It needs fontTools with brotli (`pip install fonttools[woff]`).
Everything else in this folder needs only its results, which are committed.
"""

from __future__ import annotations

import shutil
import sys
import tempfile
from itertools import chain
from pathlib import Path
from typing import Any

from fontTools import merge, subset  # type: ignore[import-untyped]
from fontTools.pens.ttGlyphPen import TTGlyphPen  # type: ignore[import-untyped]
from fontTools.ttLib import TTFont  # type: ignore[import-untyped]

ASSETS = Path(__file__).resolve().parents[1]
FONTS = ASSETS / "fonts"
INDEX_FONT = ASSETS / "draw" / "CardguiIndex.otf"

SANS, SERIF, INDEX = "Cardgui Sans", "Cardgui Serif", "Cardgui Index"
KEPT_FEATURES = ["kern", "locl", "ccmp", "mark", "mkmk"]
"""No `calt`: it rewrites "->" and "x" between digits, which a card game's text never wants."""

SYMBOLS = "←↑→↓↔↻↺−×÷±≈≠≤≥∞✓✕★☆●○■□▲△▼▽◆◇♥♦…‰₺€£¥©®™№"
INDEX_LETTERS = "0123456789AKQJCFHXVILMDTRB"
DIGITS = "0123456789"


def jis_plane(first_row: int, last_row: int) -> set[int]:
    """Code points of JIS X 0208 rows `first_row` to `last_row` (level 1: 16–47, level 2: 48–84)."""
    found = set()
    for row in range(first_row, last_row + 1):
        for cell in range(1, 95):
            try:
                found.add(ord(bytes([0xA0 + row, 0xA0 + cell]).decode("euc_jp")))
            except UnicodeDecodeError:
                continue
    return found


def text_characters() -> set[int]:
    """What the text family holds: four languages, and any name that is typed in them."""
    blocks = chain(
        range(0x20, 0x7F),
        range(0xA0, 0x250),  # Latin-1, Latin Extended-A and -B
        range(0x300, 0x370),  # combining marks
        range(0x1E00, 0x1F00),
        range(0x2010, 0x2060),
        range(0x2460, 0x2474),  # circled numbers
        range(0x3000, 0x3100),
        range(0x3130, 0x3190),
        range(0xAC00, 0xD7A4),
        range(0xFF00, 0xFFF0),
    )
    # 髙 and 﨑 are outside JIS X 0208 and common in family names.
    return set(blocks) | jis_plane(1, 84) | {0x9AD9, 0xFA11} | {ord(c) for c in SYMBOLS}


def cut(font: TTFont, characters: set[int], features: list[str]) -> TTFont:
    """Cut `font` down to `characters`, keeping the named OpenType features; hints go."""
    options = subset.Options()
    options.layout_features = features
    options.hinting = False
    options.notdef_outline = True
    options.name_IDs = ["*"]
    options.drop_tables = [*options.drop_tables, "DSIG", "STAT"]
    options.recalc_timestamp = False
    cutter = subset.Subsetter(options)
    cutter.populate(unicodes=characters)
    cutter.subset(font)
    return font


def tabular_digits(font: TTFont) -> None:
    """Make figures of equal width the default: columns of scores stand still without asking for `tnum`."""
    gsub = font["GSUB"].table
    swap: dict[str, str] = {}
    for record in gsub.FeatureList.FeatureRecord:
        if record.FeatureTag == "tnum":
            for number in record.Feature.LookupListIndex:
                for table in gsub.LookupList.Lookup[number].SubTable:
                    swap |= getattr(table, "ExtSubTable", table).mapping
    for cmap in font["cmap"].tables:
        if cmap.isUnicode() and cmap.format != 14:
            for code in map(ord, DIGITS):
                cmap.cmap[code] = swap.get(cmap.cmap[code], cmap.cmap[code])  # tables may share one map


def rename(font: TTFont, family: str, style: str, weight: int, notice: str) -> None:
    """Give `font` our name, which the licence demands of a changed font, and keep its authors and licence.

    Any weight above 500 links as the bold of its family, so that systems which know only four styles find it.
    """
    names = font["name"]
    bold = weight > 500
    postscript = f"{family.replace(' ', '')}-{style}"
    kept = {record.nameID: record.toUnicode() for record in names.names if record.langID == 0x409}
    names.names = []
    texts = {
        0: notice,
        1: family,
        2: "Bold" if bold else "Regular",
        3: f"Cardgui;{postscript}",
        4: f"{family} {style}",
        5: "Version 1.000",
        6: postscript,
        9: kept.get(9, ""),
        10: "Changed for Cardgui: fewer characters, tabular figures by default, a new name.",
        13: "This Font Software is licensed under the SIL Open Font License, Version 1.1.",
        14: "https://openfontlicense.org",
        16: family,
        17: style,
    }
    for number, text in texts.items():
        if text:
            names.setName(text, number, 3, 1, 0x409)
    os2, head = font["OS/2"], font["head"]
    os2.usWeightClass = weight
    os2.fsSelection = (os2.fsSelection & ~0b0110_0001) | (0b0010_0000 if bold else 0b0100_0000)
    head.macStyle = 1 if bold else 0
    head.created = head.modified = 3_786_912_000  # 1 January 2024: the same bytes at every run
    if "CFF " in font:
        cff = font["CFF "].cff
        cff.fontNames = [postscript]
        top: Any = cff.topDictIndex[0]
        top.FullName, top.FamilyName, top.Weight = f"{family} {style}", family, style
        top.Notice = notice
        for private in getattr(top, "FDArray", []):
            private.FontName = postscript


def save(font: TTFont, path: Path) -> None:
    """Write uncompressed: Qt reads it straight from memory."""
    font.recalcTimestamp = False
    font.flavor = None
    font.save(path)


def make_text_family(package: Path) -> None:
    """Write Cardgui Sans 400 and 600, the bold letters of the card indices, and their licence."""
    notice = "Copyright (c) 2021, Kil Hyung-jin (https://github.com/orioncactus/pretendard); changed for Cardgui."
    outlines = package / "dist/public/static"
    for source, style, weight in (("Regular", "Regular", 400), ("SemiBold", "SemiBold", 600)):
        font = TTFont(outlines / f"PretendardJP-{source}.otf")
        tabular_digits(font)
        cut(font, text_characters(), KEPT_FEATURES)
        rename(font, SANS, style, weight, notice)
        save(font, FONTS / f"CardguiSans-{style}.otf")
    bold = cut(TTFont(outlines / "PretendardJP-Bold.otf"), {ord(c) for c in INDEX_LETTERS}, [])
    rename(bold, INDEX, "Bold", 700, notice)
    save(bold, INDEX_FONT)
    shutil.copyfile(package / "dist/LICENSE.txt", FONTS / "OFL-Pretendard.txt")


def add_minus(font: TTFont) -> None:
    """Draw the minus sign, which the title font's Latin files lack: the bar of its plus."""
    plus = font["glyf"]["plus"]
    left, right, middle = plus.xMin, plus.xMax, (plus.yMin + plus.yMax) // 2
    half = (font["glyf"]["endash"].yMax - font["glyf"]["endash"].yMin) // 2
    pen = TTGlyphPen(None)
    pen.moveTo((left, middle - half))
    for point in ((left, middle + half), (right, middle + half), (right, middle - half)):
        pen.lineTo(point)
    pen.closePath()
    font.setGlyphOrder([*font.getGlyphOrder(), "minus"])
    font["glyf"]["minus"] = pen.glyph()
    font["hmtx"]["minus"] = (font["hmtx"]["plus"][0], left)
    for cmap in font["cmap"].tables:
        if cmap.isUnicode():
            cmap.cmap[0x2212] = "minus"


def make_title_font(package: Path) -> None:
    """Write Cardgui Serif 600 for Latin titles, from the two files that share the Latin alphabet."""
    with tempfile.TemporaryDirectory() as folder:
        parts = []
        taken: set[int] = set()
        for part in ("latin", "latin-ext"):
            font = TTFont(package / f"files/noto-serif-display-{part}-600-normal.woff2")
            wanted = {code for code in font.getBestCmap() if code < 0x250 or 0x1E00 <= code < 0x20D0}
            wanted |= {code for code in font.getBestCmap() if part == "latin"}
            cut(font, wanted - taken, KEPT_FEATURES if part == "latin" else ["kern"])
            taken |= wanted
            save(font, Path(folder, f"{part}.ttf"))
            parts.append(str(Path(folder, f"{part}.ttf")))
        font = merge.Merger().merge(parts)
    add_minus(font)
    rename(font, SERIF, "SemiBold", 600, "Copyright 2016 Google Inc.; changed for Cardgui.")
    save(font, FONTS / "CardguiSerif-SemiBold.ttf")
    shutil.copyfile(package / "LICENSE", FONTS / "OFL-NotoSerifDisplay.txt")


def main(arguments: list[str]) -> int:
    """Prepare all fonts from the packages in the folder named by the one argument."""
    if len(arguments) != 1:
        sys.stderr.write("usage: python assets/draw/fonts.py FOLDER (holding node_modules)\n")
        return 2
    packages = Path(arguments[0]) / "node_modules"
    FONTS.mkdir(exist_ok=True)
    make_text_family(packages / "pretendard-jp")
    make_title_font(packages / "@fontsource/noto-serif-display")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
