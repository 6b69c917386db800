"""The text family has a letter for everything that the program says, and for the names that people type."""

from __future__ import annotations

import unicodedata
import xml.etree.ElementTree as ET
from functools import cache
from typing import TYPE_CHECKING, Final

import pytest
from fontTools.ttLib import TTFont  # type: ignore[import-untyped]

from cardgui.look.names import given_names
from cardgui.look.text import _WORD_JOINER
from cardgui.resources import asset, translations_dir

if TYPE_CHECKING:
    from collections.abc import Iterator

FILES: Final = ("CardguiSans-Regular.otf", "CardguiSans-SemiBold.otf")
UNSEEN: Final = frozenset("\n\t\r" + _WORD_JOINER)
LANGUAGES: Final = ("en", "ko", "ja", "tr")
NAMES: Final = {
    "en": "Zoë O’Connor, François, José, Łukasz, Søren, Jürgen",
    "ko": "김서연, 박지훈, 최유진, 정다은, 뷁숣",
    "ja": "髙橋 さくら, 斎藤, 渡邊, 吉田 健太, 﨑山, ー",
    "tr": "Ayşe, Çağrı, Işıl, İbrahim, Öykü, Şükrü, Ğ",
}


@cache
def letters(file: str) -> frozenset[str]:
    font = TTFont(asset("fonts", file))
    return frozenset(map(chr, font.getBestCmap())) | UNSEEN


def lacking(text: str, file: str) -> set[str]:
    return set(unicodedata.normalize("NFC", text)) - letters(file)


def catalogue(language: str) -> Iterator[str]:
    for message in ET.parse(translations_dir() / f"cardgui_{language}.ts").iter("message"):  # noqa: S314 - our own file
        translation = message.find("translation")
        assert translation is not None
        yield message.findtext("source") or ""
        yield "".join(translation.itertext())


@pytest.mark.parametrize("file", FILES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_text_of_the_window_can_be_shown(language: str, file: str) -> None:
    texts = list(catalogue(language))
    assert texts
    assert not lacking("".join(texts), file)


@pytest.mark.parametrize("file", FILES)
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("folder", ["lessons", "rulebook"])
def test_every_text_of_lessons_and_rulebook_can_be_shown(folder: str, language: str, file: str) -> None:
    files = [path for path in asset(folder, language).rglob("*") if path.suffix in {".toml", ".md"}]
    assert files
    for path in files:
        assert not lacking(path.read_text(encoding="utf-8"), file), path


@pytest.mark.parametrize("file", FILES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_names_that_people_type_can_be_shown(language: str, file: str) -> None:
    assert not lacking(NAMES[language], file)


@pytest.mark.parametrize("file", FILES)
def test_names_of_computer_players_can_be_shown(file: str) -> None:
    names = "".join(given_names().values())
    assert names
    assert not lacking(names, file)


def test_what_is_lacking_is_found() -> None:
    assert lacking("a\u0950b", FILES[0]) == {"\u0950"}
