"""Chance from a match number: the same number is the same match on every machine, for ever.

The algorithm stands with test vectors in ``README.md`` beside this file. It uses nothing but SHA-256, so that neither
a Python version nor a platform can change a deal.
"""

from __future__ import annotations

import hashlib
from collections.abc import Sequence
from typing import Final, TypeVar

T = TypeVar("T")

LOWEST: Final = 1
HIGHEST: Final = 999_999_999
_WORD: Final = 1 << 64


class Stream:
    """An endless row of random numbers that depends on nothing but its name."""

    def __init__(self, *name: str | int) -> None:
        """Name the stream by its parts, such as ``("truf", 4, 482117903, "pack", 3, 0)``."""
        self._key = hashlib.sha256("/".join(("cardgui-numbers-1", *map(str, name))).encode("utf-8")).digest()
        self._block = 0
        self._words: list[int] = []

    def word(self) -> int:
        """The next number, uniform in 0 … 2⁶⁴ − 1."""
        if not self._words:
            digest = hashlib.sha256(self._key + self._block.to_bytes(8, "big")).digest()
            self._block += 1
            self._words = [int.from_bytes(digest[at : at + 8], "big") for at in (24, 16, 8, 0)]
        return self._words.pop()

    def below(self, bound: int) -> int:
        """The next number, uniform in 0 … bound − 1 (``bound`` from 1 to 2³²)."""
        limit = _WORD - _WORD % bound
        word = self.word()
        while word >= limit:
            word = self.word()
        return word % bound

    def shuffled(self, items: Sequence[T]) -> list[T]:
        """A new list with the items in random order (Fisher–Yates, from the last place down)."""
        result = list(items)
        for last in range(len(result) - 1, 0, -1):
            other = self.below(last + 1)
            result[last], result[other] = result[other], result[last]
        return result


def match_stream(game: str, players: int, number: int, *purpose: str | int) -> Stream:
    """The stream of one purpose within a numbered match.

    Args:
        game: game id.
        players: number of players.
        number: match number, 1 … 999,999,999.
        purpose: ``("first",)``, ``("pack", deal, attempt)``, ``("cut", deal)`` or ``("decision", deal, seat, index)``.
    """
    return Stream(game, players, number, *purpose)


def decision_seed(game: str, players: int, number: int, deal: int, seat: int, index: int) -> int:
    """The seed of a computer player's decision, 0 … 2⁶² − 1.

    Args:
        game: game id.
        players: number of players.
        number: match number.
        deal: number of the deal.
        seat: who decides.
        index: how many actions of the deal came before, this seat's own simultaneous ones apart.
    """
    return match_stream(game, players, number, "decision", deal, seat, index).word() >> 2
