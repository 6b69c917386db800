"""What was looked for in a rulebook, what was found, and at which of the hits one is."""

from __future__ import annotations

from cardgui.teaching.rulebook import Rulebook, rule_number
from cardgui.teaching.rulebook_search import Hit, find


class Finding:
    """A search.

    Attributes:
        looking: whether anything is looked for.
        hits: where the words stand, in the order of the book.
        at: the hit that one is at, ``None`` for none of them.
    """

    def __init__(self) -> None:
        self.looking = False
        self.hits: list[Hit] = []
        self.at: Hit | None = None

    def look(self, book: Rulebook | None, words: str, here: tuple[int, int] | None) -> None:
        """Look for words; the number of a rule is none.

        Args:
            book: in which.
            words: what.
            here: chapter and rule from which on a hit is gone to, ``None`` to go to none.
        """
        self.looking = bool(words.strip()) and rule_number(words) is None and book is not None
        self.hits = find(book, words) if self.looking and book is not None else []
        self.at = None
        if here is not None and self.hits:
            self.at = next((hit for hit in self.hits if (hit.chapter, hit.rule) >= here), self.hits[0])

    @property
    def number(self) -> int:
        """At which hit one is, from 1; 0 for none."""
        return self.hits.index(self.at) + 1 if self.at is not None else 0

    def of(self, chapter: int) -> list[Hit]:
        """The hits of a chapter."""
        return [hit for hit in self.hits if hit.chapter == chapter]

    def step(self, by: int) -> bool:
        """Go to the next hit (+1) or the one before (−1), round the book; False if there is none."""
        if not self.hits:
            return False
        at = self.hits.index(self.at) + by if self.at is not None else min(by, 0)
        self.at = self.hits[at % len(self.hits)]
        return True
