"""Card codes and packs (`rules/README.md`, Card codes).

A card is its code, a short string: ``"TS"``, ``"R14"``, ``"T40"``. A :class:`Pack` says which cards a game is played
with, how they rank within their lane (suit, colour or trumps) and where each sits in the kernel's two-word masks.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import Final, TypeAlias

Card: TypeAlias = str

FRENCH_SUITS: Final = "SHDC"
FRENCH_RANKS: Final = "23456789TJQKA"
"""Ranks from low to high (TR-1, RI-1)."""


@dataclass(frozen=True)
class Lane:
    """Cards that are followed together: a suit, a colour, the trumps.

    Attributes:
        name: the lane's letter in the card codes (``"S"``, ``"R"``, ``"T"``).
        cards: the distinct codes from low to high.
        word: which of the two mask words holds the lane, 0 or 1.
        shift: the bit of the lane's lowest card within that word.
    """

    name: str
    cards: tuple[Card, ...]
    word: int
    shift: int


@dataclass(frozen=True)
class Pack:
    """The cards of a game in a fixed order, with their places in the kernel's masks.

    Attributes:
        name: ``"french"``, ``"rook"`` or ``"minchiate"``: also the folder of its faces.
        lanes: suits, colours or trumps; a lane's number is its place here.
        copies: how many copies of each card there can be, 1 or 2. Copies sit at neighbouring bits.
        cards: the whole pack, sorted by lane and then from low to high; duplicates stand twice.
    """

    name: str
    lanes: tuple[Lane, ...]
    copies: int
    cards: tuple[Card, ...]

    @cached_property
    def places(self) -> dict[Card, int]:
        """Code → place of its first copy: ``64 * word + bit``, 0 … 125."""
        return {
            card: 64 * lane.word + lane.shift + self.copies * rank
            for lane in self.lanes
            for rank, card in enumerate(lane.cards)
        }

    @cached_property
    def codes(self) -> dict[int, Card]:
        """Place → code, for every copy."""
        return {place + copy: card for card, place in self.places.items() for copy in range(self.copies)}

    @cached_property
    def lane_of(self) -> dict[Card, int]:
        """Code → number of its lane."""
        return {card: number for number, lane in enumerate(self.lanes) for card in lane.cards}

    @cached_property
    def rank_of(self) -> dict[Card, int]:
        """Code → rank within its lane, 0 the lowest."""
        return {card: rank for lane in self.lanes for rank, card in enumerate(lane.cards)}

    @cached_property
    def lane_named(self) -> dict[str, int]:
        """Letter → number of the lane."""
        return {lane.name: number for number, lane in enumerate(self.lanes)}

    def sorted(self, cards: Iterable[Card]) -> tuple[Card, ...]:
        """The cards by lane, within a lane from high to low: the order in which a hand is shown."""
        return tuple(sorted(cards, key=lambda card: (self.lane_of[card], -self.rank_of[card])))


def _french() -> Pack:
    lanes = tuple(
        Lane(suit, tuple(rank + suit for rank in FRENCH_RANKS), 0, 16 * number)
        for number, suit in enumerate(FRENCH_SUITS)
    )
    return Pack("french", lanes, 1, tuple(card for lane in lanes for card in lane.cards))


FRENCH: Final = _french()
"""52 cards, ace high (TR-1, RI-1)."""

ROOK_COLOURS: Final = "RGYB"
ROOK_NUMBERS: Final = (*range(2, 15), 1)
"""Numbers from low to high: the 1 is the highest (RS-2)."""


def _rook() -> Pack:
    lanes = tuple(
        Lane(colour, tuple(f"{colour}{number}" for number in ROOK_NUMBERS), place // 2, 28 * (place % 2))
        for place, colour in enumerate(ROOK_COLOURS)
    )
    return Pack("rook", lanes, 2, tuple(card for lane in lanes for card in lane.cards for _ in range(2)))


ROOK: Final = _rook()
"""Two packs without the birds: 112 cards, each code twice (RS-2)."""

MINCHIATE_SUITS: Final = "DCSB"
"""Denari (coins), coppe (cups), spade (swords), bastoni (batons)."""
MATTO: Final = "M"


def _minchiate() -> Pack:
    courts, rising = ("F", "H", "Q", "K"), tuple(map(str, range(1, 11)))
    ranks = {suit: (*(reversed(rising) if suit in "DC" else rising), *courts) for suit in MINCHIATE_SUITS}
    suits = [
        Lane(suit, tuple(suit + rank for rank in ranks[suit]), 0, 14 * number)
        for number, suit in enumerate(MINCHIATE_SUITS)
    ]
    matto = Lane("M", (MATTO,), 0, 14 * len(suits))
    trumps = Lane("T", tuple(f"T{number}" for number in range(1, 41)), 1, 0)
    lanes = (*suits, matto, trumps)
    return Pack("minchiate", lanes, 1, tuple(card for lane in lanes for card in lane.cards))


MINCHIATE: Final = _minchiate()
"""97 cards: four suits, in coins and cups with reversed numerals, the Matto, and forty trumps (MI-2, MI-3)."""


def is_card_list(value: object, known: Sequence[Card] | dict[Card, int]) -> bool:
    """Whether a value read from outside is a list of codes of this pack."""
    return isinstance(value, list) and all(isinstance(card, str) and card in known for card in value)
