"""Looking for words in a rulebook: hits in the order of the book, found whatever the case, as each language has it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, Protocol

from cardgui.teaching.rulebook import Block, DiagramPlace, Rulebook, Text

HEAD: Final = -1
"""Place of a chapter's introduction among its rules; and of a heading among the blocks of a rule."""


@dataclass(frozen=True, slots=True)
class Hit:
    """A place where the words stand.

    Attributes:
        chapter: which chapter.
        rule: place of the rule in it, :data:`HEAD` for the introduction.
        block: place of the block in the rule, :data:`HEAD` for its heading.
        row, column: in a table, else 0.
        start, end: where the words begin and end in the text.
    """

    chapter: int
    rule: int
    block: int
    row: int
    column: int
    start: int
    end: int


class Look(Protocol):
    """Looks for the words in one text."""

    def __call__(self, text: str, *where: int) -> None:
        """Note every place; `where` are chapter, rule, block, row and column."""


def folded(text: str, language: str) -> str:
    """A text whose letters have one case and whose apostrophes are those of keyboards, as long as it was.

    Turkish has two pairs of i.
    """
    made = []
    for letter in text.replace("\N{RIGHT SINGLE QUOTATION MARK}", "'"):
        if language == "tr" and letter in "Iİ":
            made.append("ı" if letter == "I" else "i")
        else:
            small = letter.lower()
            made.append(small if len(small) == 1 else letter)
    return "".join(made)


def find(book: Rulebook, words: str) -> list[Hit]:
    """All places of a book where words stand, in its order; none for nothing but blanks."""
    wanted = folded(" ".join(words.split()), book.language)
    if not wanted:
        return []
    hits: list[Hit] = []

    def look(text: str, *where: int) -> None:
        inside, at = folded(text, book.language), 0
        while (found := inside.find(wanted, at)) >= 0:
            at = found + len(wanted)
            chapter, rule, block, row, column = where
            hits.append(Hit(chapter, rule, block, row, column, found, at))

    for index, chapter in enumerate(book.chapters):
        look(chapter.title, index, HEAD, HEAD, 0, 0)
        _look_in(chapter.intro, look, index, HEAD)
        for place, rule in enumerate(chapter.rules):
            look(rule.title, index, place, HEAD, 0, 0)
            _look_in(rule.blocks, look, index, place)
    return hits


def _look_in(blocks: tuple[Block, ...], look: Look, chapter: int, rule: int) -> None:
    for number, block in enumerate(blocks):
        if isinstance(block, Text):
            look(block.words, chapter, rule, number, 0, 0)
        elif not isinstance(block, DiagramPlace):
            for row, cells in enumerate(block.rows):
                for column, cell in enumerate(cells):
                    look(cell, chapter, rule, number, row, column)
