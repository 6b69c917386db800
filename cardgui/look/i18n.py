"""Languages: installing them, switching them live, and numbers and dates in their manner."""

from __future__ import annotations

from datetime import date, datetime, timedelta
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication, QDate, QLibraryInfo, QLocale, QObject, QTime, QTranslator
from PySide6.QtGui import QGuiApplication

from cardgui import resources
from cardgui.look.theme import theme

if TYPE_CHECKING:
    from collections.abc import Sequence

translate = QCoreApplication.translate
"""`translate("Context", "text")`: for text outside QObject classes, without plurals."""

MINUS = "\N{MINUS SIGN}"
_SIGNS = {ord("-"): MINUS, ord("\u200e"): None, ord("\u200f"): None}
"""A true minus; marks of direction are no letters that fonts have, and texts know their direction without them."""
SOURCE_LANGUAGE = resources.LANGUAGES[0]
OWN_NAMES = {"en": "English", "ko": "한국어", "ja": "日本語", "tr": "Türkçe"}


def languages() -> tuple[str, ...]:
    """Return the codes of the languages there are catalogues for, the source language first."""
    return resources.languages()


def own_name(language: str) -> str:
    """Return what a language calls itself: `Türkçe`."""
    return OWN_NAMES.get(language) or QLocale(language).nativeLanguageName() or language


def system_language(wanted: Sequence[str] | None = None, available: Sequence[str] | None = None) -> str:
    """Return the first language the system prefers that the program speaks, else English.

    Args:
        wanted: the system's languages in order of preference (`ko-KR`); asked of the system by default.
        available: the program's languages; found by default.
    """
    speaks = languages() if available is None else available
    for tag in QLocale.system().uiLanguages() if wanted is None else wanted:
        code = tag.replace("_", "-").split("-")[0]
        if code in speaks:
            return code
    return SOURCE_LANGUAGE


class Translator(QObject):
    """Installs the catalogues of one language at a time: the program's own and Qt's."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._installed: list[QTranslator] = []
        self._language = ""

    @property
    def language(self) -> str:
        """Code of the language installed, or "" before the first."""
        return self._language

    def install(self, language: str) -> None:
        """Switch to a language: every open window hears of it by `QEvent.LanguageChange`.

        Languages without a catalogue show the source text.
        """
        if language == self._language:
            return
        self.remove()
        self._language = language
        QLocale.setDefault(QLocale(language))
        QGuiApplication.setLayoutDirection(QLocale(language).textDirection())
        theme().set_language(language)
        qt_folder = Path(QLibraryInfo.path(QLibraryInfo.LibraryPath.TranslationsPath))
        own = resources.translation(language)
        frozen = resources.translation(language, "qtbase")
        for path in (frozen if frozen.exists() else qt_folder / frozen.name, own):
            catalogue = QTranslator(self)
            if path.exists() and catalogue.load(str(path)):
                self._installed.append(catalogue)
                QCoreApplication.installTranslator(catalogue)

    def remove(self) -> None:
        """Take the catalogues out again: texts are those of the code."""
        for old in self._installed:
            QCoreApplication.removeTranslator(old)
            old.deleteLater()
        self._installed.clear()
        self._language = ""


def number(value: float) -> str:
    """Return a number with the language's grouping and a true minus."""
    locale = QLocale()
    text = locale.toString(value) if isinstance(value, int) else locale.toString(float(value), "f", 1)
    return text.translate(_SIGNS)


def signed(value: float) -> str:
    """Return a gain or loss: always with its sign, a true minus; zero has none."""
    return f"+{number(value)}" if value > 0 else number(value)


def parse_number(text: str) -> int | None:
    """Read a whole number that a person typed, with or without any language's grouping; None if it isn't one."""
    digits = "".join(c for c in text if not c.isspace() and c not in ",.'’٬\u2009\u202f\u00a0_")
    return int(digits) if digits.isdecimal() else None


def clock(moment: datetime) -> str:
    """Return the time of day: `20:14`."""
    return QLocale().toString(QTime(moment.hour, moment.minute), translate("Dates", "HH:mm"))


def _name_of_day(moment: datetime, today: date | None) -> str:
    now = today or datetime.now().astimezone().date()
    if moment.date() == now:
        return translate("Dates", "Today")
    if moment.date() == now - timedelta(days=1):
        return translate("Dates", "Yesterday")
    pattern = translate("Dates", "d MMM") if moment.year == now.year else translate("Dates", "d MMM yyyy")
    return QLocale().toString(QDate(moment.year, moment.month, moment.day), pattern)


def day_and_time(moment: datetime, today: date | None = None) -> str:
    """Return a moment as people say it: `Today, 20:14`, `27 Nov, 20:14`.

    Args:
        moment: local time.
        today: the day to count from; today's by default.
    """
    words = translate("Dates", "{day}, {time}")
    return words.format(day=_name_of_day(moment, today), time=clock(moment))


def day(moment: datetime, today: date | None = None) -> str:
    """Return a day as people say it: `Today, 20:14`, `Yesterday`, `27 Nov`, and with the year if it is another one.

    Args:
        moment: local time.
        today: the day to count from; today's by default.
    """
    is_today = moment.date() == (today or datetime.now().astimezone().date())
    return day_and_time(moment, today) if is_today else _name_of_day(moment, today)
