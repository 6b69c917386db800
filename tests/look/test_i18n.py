"""Languages, numbers and dates in their manner."""

from __future__ import annotations

from datetime import UTC, date, datetime
from typing import TYPE_CHECKING

import pytest
from PySide6.QtCore import QEvent, QLocale
from PySide6.QtWidgets import QWidget

from cardgui.look.i18n import (
    SOURCE_LANGUAGE,
    Translator,
    clock,
    day,
    day_and_time,
    languages,
    number,
    own_name,
    parse_number,
    signed,
    system_language,
)
from cardgui.look.theme import theme

if TYPE_CHECKING:
    from collections.abc import Iterator

SPOKEN = ("en", "ko", "ja", "tr")


@pytest.fixture
def translator() -> Iterator[Translator]:
    made = Translator()
    yield made
    made.install("en")


@pytest.mark.parametrize(
    ("wanted", "taken"),
    [
        (["ko-KR", "en-US"], "ko"),
        (["ja"], "ja"),
        (["tr-TR"], "tr"),
        (["de-DE", "tr"], "tr"),
        (["de-DE", "fr"], "en"),
        (["C"], "en"),
        ([], "en"),
        (["en-GB", "ko"], "en"),
    ],
)
def test_the_first_start_speaks_the_systems_language_or_english(wanted: list[str], taken: str) -> None:
    assert system_language(wanted, SPOKEN) == taken


def test_the_source_language_is_always_there() -> None:
    assert languages()[0] == SOURCE_LANGUAGE
    assert len(set(languages())) == len(languages())


def test_languages_are_named_in_themselves() -> None:
    assert [own_name(code) for code in SPOKEN] == ["English", "한국어", "日本語", "Türkçe"]
    assert own_name("de") == "Deutsch"


def test_numbers_are_grouped_as_the_language_does(translator: Translator) -> None:
    translator.install("en")
    assert number(482_117_903) == "482,117,903"
    translator.install("tr")
    assert number(482_117_903) == "482.117.903"


def test_gains_have_a_sign_and_losses_a_true_minus() -> None:
    assert signed(8) == "+8"
    assert signed(0) == "0"
    assert signed(-12) == "\N{MINUS SIGN}12"


@pytest.mark.parametrize("text", ["482,117,903", "482.117.903", "482 117 903", " 482117903 ", "482\u202f117\u202f903"])
def test_a_typed_number_may_be_grouped_in_any_way(text: str) -> None:
    assert parse_number(text) == 482_117_903


@pytest.mark.parametrize("text", ["", "abc", "12a", "-5", "+5", "1e3", "½", "²"])
def test_what_is_no_whole_number_is_none(text: str) -> None:
    assert parse_number(text) is None


def test_days_are_said_as_people_say_them() -> None:
    now = date(2025, 11, 30)
    moment = datetime(2025, 11, 30, 20, 14, tzinfo=UTC)
    assert day(moment, now) == "Today, 20:14"
    assert day(moment, date(2025, 12, 1)) == "Yesterday"
    assert day(datetime(2025, 11, 27, 9, 5, tzinfo=UTC), now) == "27 Nov"
    assert day_and_time(datetime(2025, 11, 27, 9, 5, tzinfo=UTC), now) == "27 Nov, 09:05"
    assert clock(moment) == "20:14"


def test_another_year_is_named() -> None:
    assert "1999" in day(datetime(1999, 11, 27, tzinfo=UTC), date(2025, 11, 30))


def test_switching_tells_every_open_window_and_the_type(translator: Translator) -> None:
    heard: list[QEvent.Type] = []

    class Window(QWidget):
        def changeEvent(self, event: QEvent) -> None:
            heard.append(event.type())

    outer = Window()
    inner = Window(outer)
    inner.setObjectName("inner")
    outer.show()
    translator.install("en")
    translator.install("ko")
    outer.repaint()
    assert theme().language == "ko"
    assert QLocale().language() == QLocale.Language.Korean
    assert translator.language == "ko"
    outer.close()
