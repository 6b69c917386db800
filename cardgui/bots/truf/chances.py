"""Chances of taking tricks in Truf: with a card now, and with each card of the hand later.

The chances of later tricks are logistic: a sum of weighted features of the card, squeezed between 0 and 1. The weights
were fitted to what became of the cards in thousands of deals that Steady played against itself.
"""

from __future__ import annotations

from functools import cache
from math import comb, exp
from typing import Final, NamedTuple

from cardgui.bots.truf.reading import WHOLE_SUIT, Reading


class Weights(NamedTuple):
    """How much each feature of a card speaks for its taking a trick (in logits).

    Attributes:
        base: without any feature.
        own_lower: own cards below it in its suit, up to 4. own_higher: own cards above it.
        lower: unseen cards below it, up to 8. nothing_lower: there is none.
        higher: unseen cards above it, up to 5. nothing_higher: there is none.
        unseen: unseen cards of its suit.
        left: tricks left.
        safe: chance that it is not trumped (side suits, when tricks are wanted).
        shortest: length of the shortest side suit, up to 4 (trumps only).
        hunger: how much its owner wants tricks, 0 to 1. rivals: the same for the opponents on average.
    """

    base: float
    own_lower: float
    own_higher: float
    lower: float
    nothing_lower: float
    higher: float
    nothing_higher: float
    unseen: float
    left: float
    safe: float = 0.0
    shortest: float = 0.0
    hunger: float = 0.0
    rivals: float = 0.0


SIDE_WANTED: Final = Weights(
    base=-4.25,
    own_lower=0.18,
    own_higher=0.01,
    lower=0.08,
    nothing_lower=-0.74,
    higher=-1.05,
    nothing_higher=0.48,
    unseen=0.40,
    left=-0.08,
    safe=1.76,
)
TRUMP_WANTED: Final = Weights(
    base=0.81,
    own_lower=-0.03,
    own_higher=0.32,
    lower=-0.07,
    nothing_lower=-0.21,
    higher=-0.56,
    nothing_higher=4.35,
    unseen=-0.08,
    left=0.21,
    shortest=-0.42,
)
SIDE_AVOIDED: Final = Weights(
    base=-3.28,
    own_lower=-1.31,
    own_higher=-0.16,
    lower=0.68,
    nothing_lower=-1.14,
    higher=-0.18,
    nothing_higher=-0.09,
    unseen=-0.22,
    left=0.23,
)
TRUMP_AVOIDED: Final = Weights(
    base=0.50,
    own_lower=0.30,
    own_higher=0.15,
    lower=0.55,
    nothing_lower=0.30,
    higher=-0.27,
    nothing_higher=3.99,
    unseen=-0.42,
    left=0.03,
    shortest=-0.05,
)
SIDE_EXACT: Final = Weights(
    base=-3.35,
    own_lower=-0.12,
    own_higher=0.03,
    lower=0.28,
    nothing_lower=-0.52,
    higher=-0.4,
    nothing_higher=0.4,
    unseen=0.04,
    left=0.05,
    safe=1.32,
    hunger=1.15,
    rivals=-2.11,
)
TRUMP_EXACT: Final = Weights(
    base=-0.57,
    own_lower=0.14,
    own_higher=0.17,
    lower=0.19,
    nothing_lower=-0.02,
    higher=-0.35,
    nothing_higher=4.36,
    unseen=-0.17,
    left=0.15,
    shortest=-0.32,
    hunger=0.96,
    rivals=0.1,
)

BACK_LED: Final = 3.0
"""How much a face-down lead is a high trump: the power to which the share of lower trumps is raised."""
BACK_TRUMPED: Final = 1.5
"""The same for a face-down card on a side suit."""


@cache
def follows(cards: int, rounds: int, holders: int) -> float:
    """The chance that one of ``holders`` opponents has at least ``rounds`` of so many cards."""
    if holders == 0:
        return 0.0
    share = 1 / holders
    short = sum(comb(cards, k) * share**k * (1 - share) ** (cards - k) for k in range(min(rounds, cards + 1)))
    return 1 - short


def above(rank: int) -> int:
    """The mask of the ranks above one."""
    return WHOLE_SUIT & ~((2 << rank) - 1)


def below(rank: int) -> int:
    """The mask of the ranks below one."""
    return (1 << rank) - 1


def takes_now(r: Reading, suit: int, rank: int) -> float:
    """The chance that a card takes the current trick if it is played next."""
    led = suit if r.led < 0 else r.led
    chance = 1.0
    trumps = r.unseen[r.trump]
    if suit == r.trump:
        if r.backs:
            lower = (trumps & below(rank)).bit_count() / trumps.bit_count()
            chance = lower ** (BACK_LED if led == suit else BACK_TRUMPED)
    elif suit != led or r.backs or rank < r.best:
        return 0.0
    for seat in r.later:
        chance *= 1 - _beats(r, seat, led, suit, rank)
    return chance


def _beats(r: Reading, seat: int, led: int, suit: int, rank: int) -> float:
    """The chance that a later seat plays a better card than this one."""
    higher = r.unseen[suit] & above(rank)
    if suit != led:
        may = r.misses(seat, led, r.unseen[led]) * (1 - r.misses(seat, suit, higher))
        return r.hunger[seat] * may
    no_higher = r.misses(seat, suit, higher)
    no_lower = r.misses(seat, suit, r.unseen[suit] & below(rank))
    may = 1 - no_higher
    if suit != r.trump:
        may += no_higher * no_lower * (1 - r.misses(seat, r.trump, r.unseen[r.trump]))
    must = no_lower * (1 - no_higher)
    return r.hunger[seat] * may + (1 - r.hunger[seat]) * must


def takes_later(r: Reading, hand: list[int], *, exact: bool) -> tuple[list[float], list[float]]:
    """For each card of a hand, the chance that it takes a later trick.

    Args:
        r: what the seat knows.
        hand: by suit, the cards that it will hold.
        exact: whether everybody wants a certain number of tricks (TR-21) and not most or fewest.

    Returns:
        The chances if the seat is after tricks, and if it avoids them; suit by suit from high to low.
    """
    if exact:
        return _takes(r, hand, SIDE_EXACT, TRUMP_EXACT, 1.0), _takes(r, hand, SIDE_EXACT, TRUMP_EXACT, 0.0)
    return _takes(r, hand, SIDE_WANTED, TRUMP_WANTED, 1.0), _takes(r, hand, SIDE_AVOIDED, TRUMP_AVOIDED, 0.0)


def _takes(r: Reading, hand: list[int], side: Weights, trump: Weights, hunger: float) -> list[float]:
    chances: list[float] = []
    shortest = min((held.bit_count() for s, held in enumerate(hand) if s != r.trump and r.unseen[s]), default=4)
    rivals = sum(r.hunger[seat] for seat in r.opponents) / len(r.opponents)
    for suit, cards in enumerate(hand):
        if not cards:
            continue
        weights = trump if suit == r.trump else side
        unseen = r.unseen[suit]
        held, count, number = cards, unseen.bit_count(), cards.bit_count()
        suit_part = weights.base + weights.unseen * count + weights.left * r.left
        suit_part += weights.hunger * hunger + weights.rivals * rivals
        if suit == r.trump:
            suit_part += weights.shortest * min(shortest, 4)
        for place in range(number):
            rank = held.bit_length() - 1
            held ^= 1 << rank
            lower = (unseen & below(rank)).bit_count()
            higher = count - lower
            total = (
                suit_part
                + weights.own_higher * place
                + weights.own_lower * min(number - place - 1, 4)
                + (weights.lower * min(lower, 8) if lower else weights.nothing_lower)
                + (weights.higher * min(higher, 5) if higher else weights.nothing_higher)
            )
            if weights.safe:
                total += weights.safe * _safe(r, suit, count, 1 + max(place, min(higher, 3)))
            chances.append(1 / (1 + exp(-total)))
    return chances


def _safe(r: Reading, suit: int, count: int, rounds: int) -> float:
    """The chance that a side suit isn't trumped in its so many-th round."""
    chance = 1.0
    for seat in r.opponents:
        follow = 0.0 if r.void[seat] >> suit & 1 else follows(count, rounds, r.holders[suit])
        trumps = 1 - r.misses(seat, r.trump, r.unseen[r.trump])
        chance *= 1 - (1 - follow) * trumps * r.hunger[seat]
    return chance
