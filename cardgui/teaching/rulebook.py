"""The rulebook: one text a game and language, read into chapters and rules, each with a number to be found by.

The texts are Markdown of a small, strict kind that ``assets/rulebook/README.md`` describes. A fault in a file is an
error with the line; the screen then says so, and the program goes on.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass
from typing import TypeAlias

from cardgui.engine.registry import GAMES
from cardgui.resources import LANGUAGES, ResourceMissingError, asset, data_dir, language_of_texts

_TITLE = re.compile(r"# (\S.*)")
_CHAPTER = re.compile(r"## ([a-z_]+): (\S.*)")
_RULE = re.compile(r"### ([A-Z]{2}-\d{1,2}) (\S.*)")
_DIAGRAM = re.compile(r"```diagram ([a-z0-9-]+)")
_CAPTION = re.compile(r"(\d+)\. (\S.*)")
_STRONG = re.compile(r"\*\*(.+?)\*\*")
_NUMBER = re.compile(r"\s*([a-z]{2})\s*[-–−.]?\s*(\d{1,2})\s*", re.IGNORECASE)


class RulebookError(ValueError):
    """A rulebook is missing, or something in it is not as it has to be."""


@dataclass(frozen=True, slots=True)
class Text:
    """Words, some of which stand out.

    Attributes:
        words: without any marks.
        strong: where words stand out, as begin and end.
        item: whether it is an item of a list.
    """

    words: str
    strong: tuple[tuple[int, int], ...] = ()
    item: bool = False


@dataclass(frozen=True, slots=True)
class Table:
    """A table; the first row is its head."""

    rows: tuple[tuple[str, ...], ...]


@dataclass(frozen=True, slots=True)
class DiagramPlace:
    """Where a diagram stands, and what is said at each of its steps."""

    id: str
    captions: tuple[str, ...]


Block: TypeAlias = Text | Table | DiagramPlace


@dataclass(frozen=True, slots=True)
class Rule:
    """One numbered rule in plain words."""

    number: str
    title: str
    blocks: tuple[Block, ...]

    @property
    def diagram(self) -> DiagramPlace | None:
        """The diagram beside it, if there is one."""
        return next((block for block in self.blocks if isinstance(block, DiagramPlace)), None)


@dataclass(frozen=True, slots=True)
class Chapter:
    """A few rules about one thing, with an introduction."""

    id: str
    title: str
    intro: tuple[Block, ...]
    rules: tuple[Rule, ...]


@dataclass(frozen=True, slots=True)
class Rulebook:
    """The rules of one game in one language."""

    game: str
    language: str
    title: str
    intro: tuple[Block, ...]
    chapters: tuple[Chapter, ...]

    def rules(self) -> Iterator[Rule]:
        """All rules, in the order of the book."""
        for chapter in self.chapters:
            yield from chapter.rules

    def place_of(self, number: str) -> tuple[int, int] | None:
        """Chapter and place in it of a rule, ``None`` if the book has no such rule."""
        for index, chapter in enumerate(self.chapters):
            for place, rule in enumerate(chapter.rules):
                if rule.number == number:
                    return index, place
        return None


def load(game: str, language: str) -> Rulebook:
    """Read the rulebook of a game; in a language that has none, the English one.

    Raises:
        RulebookError: if the file is missing, cannot be read or is faulty.
    """
    known = language_of_texts("rulebook", language)
    try:
        text = asset("rulebook", known, f"{game}.md").read_text(encoding="utf-8")
    except (ResourceMissingError, OSError, UnicodeDecodeError) as error:
        raise RulebookError(str(error)) from error
    return parse(text, game, known)


def has_rulebook(game: str) -> bool:
    """Whether a game has a rulebook in any language; one whose own is missing says so when it is opened."""
    return any((data_dir() / "assets" / "rulebook" / language / f"{game}.md").is_file() for language in LANGUAGES)


def game_of(number: str) -> str | None:
    """The game that a rule belongs to, ``None`` where it belongs to none."""
    prefix = number.partition("-")[0]
    return next((game for game, rules in GAMES.items() if rules.prefix == prefix), None)


def rule_number(words: str) -> str | None:
    """The rule number that somebody typed, ``None`` if it is none: "tr 13" and "TR-13" are one."""
    # By ASCII letters alone: a number is no word of any language, and Turkish would make another letter of its i.
    found = _NUMBER.fullmatch(words.replace("ı", "i").replace("İ", "I"))
    number = f"{found[1].upper()}-{int(found[2])}" if found else ""
    return number if game_of(number) else None


# -- reading ----------------------------------------------------------------------------------------------------------


class _Reader:
    """Goes through the lines of a book; what they form is in its attributes."""

    def __init__(self, text: str) -> None:
        self.lines = text.split("\n")
        self.at = 0

    def fault(self, what: str) -> RulebookError:
        return RulebookError(f"line {self.at + 1}: {what}")

    def peek(self) -> str | None:
        """The next line that says something."""
        while self.at < len(self.lines) and not self.lines[self.at].strip():
            self.at += 1
        return self.lines[self.at].rstrip() if self.at < len(self.lines) else None

    def head(self, pattern: re.Pattern[str]) -> re.Match[str] | None:
        """Take a heading of this kind if it comes next."""
        line = self.peek()
        found = pattern.fullmatch(line) if line is not None else None
        if found:
            self.at += 1
        return found

    def blocks(self) -> tuple[Block, ...]:
        """Everything up to the next heading."""
        found: list[Block] = []
        while (line := self.peek()) is not None and not line.startswith("#"):
            if line.startswith("```"):
                found.append(self._diagram(line))
            elif line.startswith("|"):
                found.append(self._table())
            elif line.startswith("- "):
                found.append(self._text(line[2:], item=True))
            else:
                found.append(self._text(line, item=False))
        return tuple(found)

    def _text(self, first: str, *, item: bool) -> Text:
        """A paragraph or an item: a line, and those that continue it."""
        self.at += 1
        parts = [first.strip()]
        while self.at < len(self.lines):
            line = self.lines[self.at]
            if not line.strip() or line.startswith(("#", "|", "```", "- ")):
                break
            parts.append(line.strip())
            self.at += 1
        return _marked(" ".join(parts), item=item)

    def _table(self) -> Table:
        rows = []
        while self.at < len(self.lines) and self.lines[self.at].startswith("|"):
            cells = tuple(cell.strip() for cell in self.lines[self.at].strip().strip("|").split("|"))
            if not all(set(cell) <= set("-:") and cell for cell in cells):
                rows.append(cells)
            self.at += 1
        if len(rows) < 2 or len({len(row) for row in rows}) != 1:
            raise self.fault("a table needs a head and rows of the same length")
        return Table(tuple(rows))

    def _diagram(self, line: str) -> DiagramPlace:
        found = _DIAGRAM.fullmatch(line)
        if not found:
            raise self.fault("only diagrams stand between ```")
        self.at += 1
        captions: list[str] = []
        while self.at < len(self.lines) and (line := self.lines[self.at].strip()) != "```":
            caption = _CAPTION.fullmatch(line)
            if not caption or int(caption[1]) != len(captions) + 1:
                raise self.fault("the captions of a diagram are numbered from 1")
            captions.append(caption[2])
            self.at += 1
        if self.at == len(self.lines) or not captions:
            raise self.fault("a diagram needs captions, and ``` after them")
        self.at += 1
        return DiagramPlace(found[1], tuple(captions))


def _marked(text: str, *, item: bool) -> Text:
    """Words whose ** are taken out and remembered."""
    words, strong, at = "", [], 0
    for found in _STRONG.finditer(text):
        words += text[at : found.start()]
        strong.append((len(words), len(words) + len(found[1])))
        words += found[1]
        at = found.end()
    return Text(words + text[at:], tuple(strong), item)


def parse(text: str, game: str, language: str) -> Rulebook:
    """Read a rulebook from its text.

    Raises:
        RulebookError: with the line of the first fault.
    """
    reader = _Reader(text)
    title = reader.head(_TITLE)
    if title is None:
        raise reader.fault("a rulebook begins with its title")
    intro = reader.blocks()
    chapters: list[Chapter] = []
    seen: set[str] = set()
    while (head := reader.head(_CHAPTER)) is not None:
        before = reader.blocks()
        rules: list[Rule] = []
        while (heading := reader.head(_RULE)) is not None:
            number = heading[1]
            if number in seen or number.partition("-")[0] != GAMES[game].prefix:
                raise reader.fault(f"{number} stands here twice, or belongs to another game")
            seen.add(number)
            rules.append(Rule(number, heading[2], reader.blocks()))
        chapters.append(Chapter(head[1], head[2], before, tuple(rules)))
    if reader.peek() is not None or not seen:
        raise reader.fault("neither a chapter nor a rule")
    return Rulebook(game, language, title[1], intro, tuple(chapters))
