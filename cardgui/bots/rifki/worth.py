"""What a hand is worth in Rıfkı: how many tricks its cards will take, wanted or not, and what they cost.

The chances of later tricks are logistic: a sum of weighted features of the card, squeezed between 0 and 1.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import exp
from typing import Final

from cardgui.bots.rifki.reading import SUIT_AND_RANK, SUITS, above, below
from cardgui.engine.rifki_contracts import CONTRACTS, TRICKS

HOLDING_ON: Final = 0.4
"""How much of the chance of a card's taking a trick its owner keeps when that card itself is a penalty card: usually
it can be thrown on somebody else's trick."""


Chances = list[list[float]]
"""By suit and for each card from high to low, how likely something is."""


def _squeezed(total: float) -> float:
    return 1 / (1 + exp(-total))


def takes_if_avoided(hand: Sequence[int], unseen: Sequence[int], left: int) -> Chances:
    """The chance of each card that it takes a trick though its owner avoids tricks, with so many tricks left."""
    chances: Chances = []
    for suit in range(SUITS):
        held, count = hand[suit], unseen[suit].bit_count()
        number = held.bit_count()
        row = []
        for place in range(number):
            rank = held.bit_length() - 1
            held ^= 1 << rank
            lower = (unseen[suit] & below(rank)).bit_count()
            total = -3.3 - 1.3 * min(number - place - 1, 4) - 0.16 * place - 0.22 * count + 0.23 * left
            total += 0.68 * min(lower, 8) if lower else -3.0
            row.append(_squeezed(total - 0.18 * (count - lower)))
        chances.append(row)
    return chances


def takes_in_koz(hand: Sequence[int], unseen: Sequence[int], left: int, trump: int) -> float:
    """The tricks that a hand takes if its owner wants them, with these trumps."""
    trumps, others = hand[trump].bit_count(), unseen[trump].bit_count()
    tricks = 0.0
    for suit in range(SUITS):
        held, count = hand[suit], unseen[suit].bit_count()
        number = held.bit_count()
        for place in range(number):
            rank = held.bit_length() - 1
            held ^= 1 << rank
            higher = (unseen[suit] & above(rank)).bit_count()
            if suit == trump:
                total = 0.8 + 0.3 * place - 0.6 * min(higher, 5) + 0.2 * left - 0.1 * count
                tricks += _squeezed(total if higher else 5.0)
                continue
            total = -3.2 + 0.4 * count - 1.05 * min(higher, 5) - 0.08 * left
            total += (0.5 if not higher else 0.0) + (1.8 if not others else 0.9 - 0.35 * max(place, higher))
            tricks += _squeezed(total)
        if suit != trump and count and others and number < 2:
            tricks += min(trumps, 2 - number) * (0.45 if number == 0 else 0.25)
    return min(tricks, float(left))


def cost(contract: str, hand: Sequence[int], chances: Chances, left: int, won: int) -> float:
    """The points that a hand still loses in a penalty contract, as a positive number.

    Args:
        contract: one of the six penalty contracts.
        hand: the own cards by suit.
        chances: of each of them to take a trick (:func:`takes_if_avoided`).
        left: tricks to come.
        won: penalty cards of the contract that are won already.
    """
    terms = CONTRACTS[contract]
    tricks = sum(map(sum, chances))
    if terms.counts == "tricks":
        return -terms.each * tricks
    if terms.counts == "last_tricks":
        # In the end one plays what one has kept: the cards of least chance.
        kept = sorted(chance for row in chances for chance in row)[:3]
        return -terms.each * min(left, 2) * (sum(kept) / len(kept) if kept else 0.0)
    each = -terms.each
    total = 0.0
    for suit in range(SUITS):
        held = hand[suit]
        for chance in chances[suit]:
            rank = held.bit_length() - 1
            held ^= 1 << rank
            if (suit, rank) in _PENALTIES[contract]:
                total += each * (HOLDING_ON * chance + 0.12)
    remaining = len(terms.cards) - won
    share = remaining / max(left, 1)
    return total + each * tricks * min(share, 2.0) * (1.0 if left < TRICKS else 0.9)


_PENALTIES: Final = {name: frozenset(map(SUIT_AND_RANK.__getitem__, terms.cards)) for name, terms in CONTRACTS.items()}


def is_penalty(contract: str, suit: int, rank: int) -> bool:
    """Whether a card is a penalty card of the contract (RI-15)."""
    return (suit, rank) in _PENALTIES[contract]


def penalties_in(contract: str, suit: int) -> int:
    """The mask of the penalty cards of a suit (RI-15)."""
    return sum(1 << rank for s, rank in _PENALTIES[contract] if s == suit)
