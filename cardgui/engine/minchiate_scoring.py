"""Minchiate's arithmetic: difference and resti, captures, what the Matto costs, the final count (MI-22 to MI-26)."""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import dataclass
from typing import Final

from cardgui.engine.cards import MATTO, MINCHIATE_SUITS, Card
from cardgui.engine.minchiate_cards import POINTS, Verzicola, verzicola_points, verzicole
from cardgui.engine.trickplay import Trick

SIDES: Final = 2
RESTO: Final = 60
"""Points of lead that make a resto (MI-24)."""
PAR: Final = 42
"""Cards of a pile that bring nothing; each further one brings a point (MI-25)."""
LAST_TRICK: Final = 10
"""Points for the last trick (MI-25)."""

_LANE_ORDER: Final = "T" + MINCHIATE_SUITS
_COURTS: Final = "FHQK"


def side_of(seat: int) -> int:
    """0 for seats 0 and 2, 1 for seats 1 and 3 (MI-1)."""
    return seat % SIDES


def shrunk(difference: int) -> tuple[int, int]:
    """What is left of a difference after its resti, and how many they are (MI-24).

    Args:
        difference: points of side 0 less those of side 1.

    Returns:
        The difference that stands (−59 … 59) and the resti that the leading side gains.
    """
    resti, left = divmod(abs(difference), RESTO)
    return (left if difference >= 0 else -left), resti


def captured(trick: Trick) -> tuple[Card, ...]:
    """The counting cards of a complete trick that score for the side that won it (MI-23)."""
    winner = side_of(trick.winner)
    return tuple(
        card
        for seat, card in zip(trick.seats, trick.cards, strict=True)
        if side_of(seat) != winner and card != MATTO and POINTS[card]
    )


@dataclass(frozen=True, slots=True)
class PileCount:
    """One side's final count, line by line (MI-25).

    Attributes:
        cards: card points of the pile.
        verzicole: its verzicole, each with its points.
        extra: cards above 42, one point each.
        last_trick: 10 or 0.
    """

    cards: int
    verzicole: tuple[tuple[Verzicola, int], ...]
    extra: int
    last_trick: int

    @property
    def total(self) -> int:
        """The sum of the lines."""
        return self.cards + sum(points for _, points in self.verzicole) + self.extra + self.last_trick


def count_pile(pile: Collection[Card], *, last_trick: bool) -> PileCount:
    """Count a pile of distinct cards (MI-25)."""
    found = verzicole(pile)
    return PileCount(
        cards=sum(POINTS[card] for card in pile),
        verzicole=tuple((v, verzicola_points(v, with_matto=MATTO in pile)) for v in found),
        extra=max(0, len(pile) - PAR),
        last_trick=LAST_TRICK if last_trick else 0,
    )


def given_for_matto(own: Collection[Card], other: Collection[Card]) -> Card:
    """The card that the Matto's owner gives the side that won its trick (MI-22).

    Args:
        own: pile of the Matto's side, the Matto in it.
        other: pile of the other side.

    Returns:
        The card whose loss and gain together cost least; the Matto itself where the pile holds nothing else.
    """

    def total(pile: Collection[Card]) -> int:
        return count_pile(pile, last_trick=False).total

    def cost(card: Card) -> tuple[int, int, int, int]:
        # What both counts were before is the same for every card.
        kept = total(set(own) - {card})
        return total({*other, card}) - kept, -kept, *_given_order(card)

    return min((card for card in own if card != MATTO), key=cost, default=MATTO)


def _given_order(card: Card) -> tuple[int, int]:
    """The order that decides between cards of equal cost: T1 … T40, D1 … DK, C…, S…, B… (MI-22)."""
    rank = card[1:]
    return _LANE_ORDER.index(card[0]), 11 + _COURTS.index(rank) if rank in _COURTS else int(rank)
