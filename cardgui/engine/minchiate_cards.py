"""What the cards of Minchiate are worth, which are robbed or kept, and the verzicole (MI-4, MI-6, MI-11 to MI-14)."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Final, TypeAlias

from cardgui.engine.cards import MATTO, MINCHIATE, MINCHIATE_SUITS, Card

HAND: Final = 21
"""Cards in a hand (MI-7)."""
SPARE: Final = "T29"
"""The trump without points that no discard or hidden fola may swallow (MI-10, MI-11)."""
KINGS: Final = tuple(suit + "K" for suit in MINCHIATE_SUITS)
MATTO_BONUS: Final = 5
"""What the Matto adds to a verzicola (MI-14)."""

Verzicola: TypeAlias = tuple[Card, ...]


def _trumps(*numbers: int) -> tuple[Card, ...]:
    return tuple(f"T{number}" for number in numbers)


POINTS: Final[dict[Card, int]] = {
    **dict.fromkeys(MINCHIATE.cards, 0),
    **dict.fromkeys(_trumps(*range(36, 41)), 10),
    **dict.fromkeys(_trumps(*range(30, 36), 28, 20, 13, 10, 1), 5),
    **dict.fromkeys((MATTO, *KINGS), 5),
    **dict.fromkeys(_trumps(2, 3, 4, 5), 3),
}
"""Card points (MI-4)."""

COUNTING: Final = frozenset(card for card, points in POINTS.items() if points)
"""The counting cards (MI-4)."""

ROBBED: Final = COUNTING | frozenset(_trumps(*range(21, 41)))
"""What cutter and dealer rob: counting cards and trumps above 20 (MI-6, MI-9)."""

_RUNS: Final = (_trumps(*range(1, 6)), _trumps(*range(28, 41)))
_MATTO_ONE_FORTY: Final = (MATTO, "T1", "T40")
_ONE_THIRTEEN: Final = ("T1", "T13", "T28")
_TENS: Final = _trumps(10, 20, 30, 40)


def verzicole(cards: Iterable[Card]) -> tuple[Verzicola, ...]:
    """All verzicole among the cards of a hand or a pile, each as long as possible (MI-12).

    Runs from low to high first, then Matto–1–40, 1–13–28, the tens, the kings. Only Matto–1–40 lists the Matto.
    """
    held = frozenset(cards)
    found = [run for bounds in _RUNS for run in _unbroken(bounds, held) if len(run) >= 3]
    found += [fixed for fixed in (_MATTO_ONE_FORTY, _ONE_THIRTEEN) if held.issuperset(fixed)]
    tens = tuple(card for card in _TENS if card in held)
    if {"T20", "T30"} <= held and len(tens) >= 3:
        found.append(tens)
    kings = tuple(card for card in KINGS if card in held)
    if len(kings) >= 3:
        found.append(kings)
    return tuple(found)


def _unbroken(bounds: Sequence[Card], held: frozenset[Card]) -> list[Verzicola]:
    """The longest pieces of a row of trumps that are held without a gap."""
    pieces: list[list[Card]] = [[]]
    for card in bounds:
        if card in held:
            pieces[-1].append(card)
        elif pieces[-1]:
            pieces.append([])
    return [tuple(piece) for piece in pieces if piece]


def _all_verzicole() -> tuple[Verzicola, ...]:
    runs = [b[i:j] for b in _RUNS for i in range(len(b)) for j in range(i + 3, len(b) + 1)]
    kings = [tuple(king for king in KINGS if king != left_out) for left_out in KINGS]
    return (*runs, _MATTO_ONE_FORTY, _ONE_THIRTEEN, _TENS[:3], _TENS[1:], _TENS, *kings, KINGS)


ALL_VERZICOLE: Final = _all_verzicole()
"""Every combination that can be a verzicola of some hand."""


def verzicola_points(verzicola: Verzicola, *, with_matto: bool) -> int:
    """What a verzicola is worth (MI-13, MI-14).

    Args:
        verzicola: its cards.
        with_matto: whether the hand or pile holds the Matto.
    """
    points = sum(5 if card == SPARE else POINTS[card] for card in verzicola)
    return points + MATTO_BONUS if with_matto and MATTO not in verzicola else points


def verzicole_points(found: Iterable[Verzicola], *, with_matto: bool) -> int:
    """What several verzicole of one hand or pile are worth together."""
    return sum(verzicola_points(verzicola, with_matto=with_matto) for verzicola in found)


@dataclass(frozen=True, slots=True)
class Discardable:
    """What must and may be discarded (MI-11).

    Attributes:
        must: cards that all go.
        may: cards of which the rest is chosen.
        size: cards to be discarded in all.
    """

    must: tuple[Card, ...]
    may: tuple[Card, ...]
    size: int


def discardable(hand: Iterable[Card], size: int) -> Discardable:
    """What a hand must and may discard (MI-11).

    Cards of 0 points but trump 29; only where these do not suffice all of them, then trump 29, then trumps 2 to 5.

    Args:
        hand: all cards held.
        size: how many have to go.
    """
    held = MINCHIATE.sorted(hand)
    free = tuple(card for card in held if not POINTS[card] and card != SPARE)
    if len(free) > size:
        return Discardable((), free, size)
    spare = tuple(card for card in held if card == SPARE)[: size - len(free)]
    cheap = tuple(card for card in held if POINTS[card] == 3)
    left = size - len(free) - len(spare)
    return Discardable((*free, *spare), cheap if left else (), size)
