"""What the program can say in a language: the texts of its catalogue, whole or with their slots filled in."""

from __future__ import annotations

import re
import xml.etree.ElementTree as ET
from dataclasses import dataclass, field
from functools import cache

from PySide6.QtCore import QLocale

from cardgui.engine.registry import GAMES
from cardgui.look.i18n import OWN_NAMES
from cardgui.models.registry import GAME_MODELS
from cardgui.resources import translations_dir
from cardgui.screens.parts import parts
from cardgui.teaching import lessons, rulebook
from cardgui.teaching.exercises import exercise_words, exercises

_SLOT = re.compile(r"\{[^{}]*\}|%L?n|%L?\d|\n|&(?!&)")
_RULE = re.compile(r"(?:TR|MI|RS|RI)-\d+|README")
_KEY = re.compile(r"[A-Z]|F\d+|(?:Ctrl|Alt|Shift)\+.+|Space|Enter|Esc|Home|End")
_CARD = re.compile(r"[2-9TJQKA][SHDC]|[RGYB]\d{1,2}|T\d{1,2}")
_VERSION = re.compile(r"v?\d+(?:\.\d+)+\S*")
_PATH = re.compile(r"[/\\]|^[A-Z]:")
_SYSTEM = re.compile(r"(?:Linux|Windows|Darwin) \S+, \w+")
_DEEPEST = 4
_BRAND = "Cardgui"


def _letters(text: str) -> bool:
    return any(letter.isalpha() for letter in text)


def _loose(text: str) -> str:
    """A text without what keeps its phrases on a line."""
    return text.replace("\u00a0", " ").replace("\u2060", "")


def _pattern(text: str, slot: str = "(.*?)") -> re.Pattern[str]:
    """What a text of the catalogue looks like once its slots are filled in, each with as little as can be."""
    parts = [re.escape(part) for part in _SLOT.split(text.replace("&&", "&"))]
    marks = _SLOT.findall(text.replace("&&", "&"))
    between = ["" if mark == "&" else r"\s" if mark == "\n" else slot for mark in marks]
    joined = "".join(part + mark for part, mark in zip(parts, [*between, ""], strict=True))
    return re.compile(joined, re.DOTALL)


@dataclass
class Catalogue:
    """The texts of one language.

    Attributes:
        language: its code.
        whole: texts without slots.
        slotted: patterns of the texts with slots, those with the most words of their own first.
        foreign: texts in the source language that this language says differently, and never says so itself.
    """

    language: str
    whole: set[str] = field(default_factory=set)
    slotted: list[re.Pattern[str]] = field(default_factory=list)
    foreign: set[str] = field(default_factory=set)
    _known: dict[str, bool] = field(default_factory=dict)

    def says(self, text: str) -> bool:
        """Whether a text is one of this language's, is a name, or has no words."""
        if text not in self._known:
            loose = _loose(text)
            self._known[text] = self._says(text.strip(), 0) or (loose != text and self._says(loose.strip(), 0))
        return self._known[text]

    def _says(self, text: str, depth: int) -> bool:
        if not _letters(text) or text in self.whole or self._is_data(text):
            return True
        if depth >= _DEEPEST:
            return False
        for pattern in self.slotted:
            found = pattern.fullmatch(text)
            if found and all(self._says(part.strip(), depth + 1) for part in found.groups()):
                return True
        # Phrases in a row.
        pieces = text.split(" · ")
        if len(pieces) > 1 and all(self._says(piece.strip(), depth + 1) for piece in pieces):
            return True
        # The items of a list, however long.
        pieces = re.split(r"、|, |; ", text)
        if len(pieces) > 1 and all(self._says(piece.strip(), depth + 1) for piece in pieces):
            return True
        # Whole sentences, one after another, or a clause before the rest of its sentence.
        for end in re.finditer(r"[.。?、] ?(?=\S)", text):
            if self._says(text[: end.end()].strip(), depth + 1) and self._says(text[end.end() :], depth):
                return True
        # Bits that stand side by side, such as "TR-6, TR-7" or a choice and its key.
        parts = [part for part in re.split(r"\t|, | · |\s+", text) if part]
        return len(parts) > 1 and all(self._is_data(part) or not _letters(part) for part in parts)

    def _is_data(self, text: str) -> bool:
        """Whether it is no words of the program: a name, a rule's number, a key, a card's code, a date, a path."""
        if text in {_BRAND, *OWN_NAMES.values()} or any(text in models.opponents for models in GAME_MODELS.values()):
            return True
        if text in _of_parts() or _SYSTEM.fullmatch(text):
            return True
        if _PATH.search(text) or any(kind.fullmatch(text) for kind in (_RULE, _KEY, _CARD, _VERSION)):
            return True
        locale = QLocale(self.language)
        months = {locale.monthName(month, QLocale.FormatType.ShortFormat) for month in range(1, 13)}
        rest = re.sub(r"[\d\s.:,월일年月日년]+", "", text)
        return rest in {"", *(re.sub(r"[\d\s.:,월일年月日년]+", "", month) for month in months)}


@cache
def _of_parts() -> set[str]:
    """What is said of the parts of the program: names, versions, licences."""
    return {text for part in parts() for text in (part.name, part.about)}


def _rules(language: str) -> set[str]:
    """The texts of the rulebooks."""
    said: set[str] = set()
    for game in filter(rulebook.has_rulebook, GAMES):
        book = rulebook.load(game, language)
        said.add(book.title)
        blocks = [*book.intro]
        for chapter in book.chapters:
            said.add(chapter.title)
            blocks += chapter.intro
            for rule in chapter.rules:
                said.add(rule.title)
                blocks += rule.blocks
        for block in blocks:
            if isinstance(block, rulebook.Text):
                said.add(block.words)
            elif isinstance(block, rulebook.Table):
                said.update(cell for row in block.rows for cell in row)
            else:
                said.update(block.captions)
    return said


def _lessons(language: str) -> set[str]:
    """The texts of the lessons and exercises, paragraph by paragraph; the players' names are slots."""
    said: set[str] = {text for pair in lessons.idea_words(language).values() for text in pair}
    for path in lessons.paths():
        all_words = [*lessons.words(path, language).values()]
        all_words += [exercise_words(one, language) for one in exercises(path)]
        for whole in all_words:
            said |= {whole.title, whole.idea, whole.practice}
            for step in whole.steps:
                tables = (step.mistakes, step.refused, step.answers, step.labels)
                texts = [step.text, step.goal, step.task, step.right, *(t for table in tables for t in table.values())]
                said |= {part for text in texts for part in text.replace("**", "").split("\n\n")}
    return said


@cache
def catalogue(language: str) -> Catalogue:
    """Read the texts of a language; the source language has those of the code and its plural forms."""
    made = Catalogue(language)
    spoken: set[str] = set()
    foreign: set[str] = set()
    # The source language's own catalogue holds nothing but plurals: another one names all source texts.
    codes = ("tr", "en") if language == "en" else (language,)
    for code in codes:
        for message in ET.parse(translations_dir() / f"cardgui_{code}.ts").iter("message"):  # noqa: S314 - our own file
            source, translated = message.findtext("source") or "", message.find("translation")
            if translated is None or translated.get("type") in ("vanished", "obsolete"):
                continue
            forms = [form.text or "" for form in translated.findall("numerusform")] or [translated.text or ""]
            if language == "en":
                forms = [source, *forms] if code == "en" else [source]
            spoken.update(form for form in forms if form)
            if source not in forms and _letters(source):
                foreign.add(source)
    made.whole = {text for text in spoken if not _SLOT.search(text)}
    # The worst first would be "{day}, {time}", which looks like many a sentence.
    slotted = sorted(spoken - made.whole, key=lambda text: -len(_SLOT.sub("", text)))
    made.slotted = [_pattern(text) for text in slotted]
    # Where but a space stands between slots, the first may be two words: "Rook Sluff 5".
    made.slotted += [_pattern(text, "(.*)") for text in slotted if "} {" in text]
    made.whole |= {text.replace("&&", "\0").replace("&", "").replace("\0", "&") for text in spoken}
    made.foreign = {text for text in foreign - spoken if not _SLOT.search(text)}
    made.whole |= _rules(language)
    taught = _lessons(language)
    made.whole |= {text for text in taught if not _SLOT.search(text)}
    made.slotted += [_pattern(text) for text in taught if _SLOT.search(text)]
    # As a text is that keeps its phrases on a line.
    made.whole |= {_loose(text) for text in made.whole}
    made.slotted += [_pattern(_loose(text)) for text in slotted if _loose(text) != text]
    return made


def translation(language: str, source: str, context: str = "") -> str:
    """What a text of the source language is called: in that context, or everywhere the same."""
    if language == "en":
        return source
    tree = ET.parse(translations_dir() / f"cardgui_{language}.ts")  # noqa: S314 - our own file
    (only,) = {
        message.findtext("translation") or ""
        for part in tree.iter("context")
        if context in ("", part.findtext("name"))
        for message in part.iter("message")
        if message.findtext("source") == source
    }
    return only


_SCRIPTS = {"ko": re.compile("[가-힣]"), "ja": re.compile("[ぁ-んァ-ヶ一-龠]")}
_OWN_LETTERS = 6
"""A text with slots is told by its own words only where it has so many letters of them."""


@cache
def _telling(language: str) -> list[re.Pattern[str]]:
    """The patterns of a language's texts that have words enough to be known by."""
    return [
        one
        for one in catalogue(language).slotted
        if len(re.findall(r"[^\W\d_]", _SLOT_GROUP.sub("", one.pattern))) >= _OWN_LETTERS
    ]


_SLOT_GROUP = re.compile(r"\(\.\*\??\)|\\s")


def left_from(text: str, old: str, new: str) -> bool:
    """Whether a text is of the old language and not of the new one."""
    if not _letters(text) or text in OWN_NAMES.values() or text in catalogue(new).whole or _KEY.fullmatch(text):
        return False
    if old in _SCRIPTS and new not in _SCRIPTS and not _SCRIPTS[old].search(text):
        return False
    if old in _SCRIPTS and not any(name in text for name in OWN_NAMES.values()) and {old, new} != {"ko", "ja"}:
        return True
    return text in catalogue(old).whole or any(pattern.fullmatch(text) for pattern in _telling(old))
