"""The bundled fonts: what they hold, how they are named, and that Qt finds them."""

from pathlib import Path

import pytest
from fontTools.ttLib import TTFont  # type: ignore[import-untyped]
from PySide6.QtGui import QFont, QFontDatabase, QFontInfo, QFontMetricsF
from pytestqt.qtbot import QtBot

FONTS = Path(__file__).resolve().parents[2] / "assets" / "fonts"
SANS = [FONTS / "CardguiSans-Regular.otf", FONTS / "CardguiSans-SemiBold.otf"]
SERIF = FONTS / "CardguiSerif-SemiBold.ttf"
LATIN = "AZaz09ğşıİçöüĞŞÇÖÜâîû.,:;!?'\"()/%&+“”‘’–—…·×−"
SAMPLES = {
    "en": LATIN + "←→↑↓✓",
    "tr": "Rıfkı, koz, ceza, kupa ası, maça kızı, karo valesi ₺",
    "ko": "가각힣뷁쀍한국어ㄱㅎ",
    "ja": "ひらがなカタカナ漢字高崎髙﨑堯槇遙瑤熙「」、。・ー",
}


@pytest.fixture(scope="module")
def families(qapp: object) -> set[str]:
    assert qapp
    found = set()
    for file in (*SANS, SERIF):
        number = QFontDatabase.addApplicationFont(str(file))
        assert number >= 0
        found |= set(QFontDatabase.applicationFontFamilies(number))
    return found


def font(family: str, weight: int) -> QFont:
    made = QFont(family)
    made.setPixelSize(32)
    made.setWeight(QFont.Weight(weight))
    return made


@pytest.mark.parametrize("language", SAMPLES)
@pytest.mark.parametrize("file", SANS, ids=lambda file: file.stem)
def test_the_text_family_holds_every_language(file: Path, language: str) -> None:
    held = TTFont(file).getBestCmap()
    assert [letter for letter in SAMPLES[language] if ord(letter) not in held] == []


@pytest.mark.parametrize("file", SANS, ids=lambda file: file.stem)
def test_the_text_family_holds_all_hangul_and_both_jis_levels(file: Path) -> None:
    held = TTFont(file).getBestCmap()
    assert all(code in held for code in range(0xAC00, 0xD7A4))
    kanji = {
        bytes([0xA0 + row, 0xA0 + cell]).decode("euc_jp", "ignore") for row in range(16, 84) for cell in range(1, 95)
    } - {""}
    assert len(kanji) > 6300
    assert [letter for letter in kanji if ord(letter) not in held] == []


def test_the_title_font_holds_english_and_turkish() -> None:
    held = TTFont(SERIF).getBestCmap()
    assert [letter for letter in LATIN if ord(letter) not in held] == []


@pytest.mark.parametrize("file", [*SANS, SERIF], ids=lambda file: file.stem)
def test_reserved_names_are_gone(file: Path) -> None:
    names = TTFont(file)["name"]
    for number in (1, 3, 4, 6, 16):
        assert "Pretendard" not in names.getDebugName(number)
        assert "Noto" not in names.getDebugName(number)
        assert "Cardgui" in names.getDebugName(number)
    assert "Open Font License" in names.getDebugName(13)


def test_licences_lie_beside_the_fonts() -> None:
    for licence in ("OFL-Pretendard.txt", "OFL-NotoSerifDisplay.txt"):
        assert "SIL OPEN FONT LICENSE Version 1.1" in (FONTS / licence).read_text(encoding="utf-8")


def test_the_fonts_stay_small() -> None:
    assert sum(file.stat().st_size for file in FONTS.iterdir()) < 7_000_000


def test_qt_finds_families_and_weights(families: set[str], qtbot: QtBot) -> None:
    assert qtbot
    assert families == {"Cardgui Sans", "Cardgui Serif"}
    for family, weight in (("Cardgui Sans", 400), ("Cardgui Sans", 600), ("Cardgui Serif", 600)):
        found = QFontInfo(font(family, weight))
        assert (found.family(), found.weight()) == (family, weight)


@pytest.mark.parametrize("weight", [400, 600])
def test_figures_have_equal_width(families: set[str], weight: int) -> None:
    assert "Cardgui Sans" in families
    metrics = QFontMetricsF(font("Cardgui Sans", weight))
    assert len({metrics.horizontalAdvance(figure * 4) for figure in "0123456789"}) == 1
    assert metrics.horizontalAdvance("1741") == metrics.horizontalAdvance("0000")


def test_letters_are_kerned(families: set[str]) -> None:
    assert "Cardgui Sans" in families
    metrics = QFontMetricsF(font("Cardgui Sans", 400))
    assert metrics.horizontalAdvance("To") < metrics.horizontalAdvance("T") + metrics.horizontalAdvance("o")
