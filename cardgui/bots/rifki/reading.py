"""What a seat can work out from its Rıfkı view: where the unseen cards can be.

Suits are numbers (places in ``FRENCH_SUITS``), the cards of a suit a mask of 13 bits, bit 0 the two, bit 12 the ace.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from cardgui.engine.cards import FRENCH_RANKS, FRENCH_SUITS, Card
from cardgui.engine.rifki_terms import RifkiView

SEATS: Final = 4
SUITS: Final = 4
WHOLE_SUIT: Final = (1 << 13) - 1
SUIT_AND_RANK: Final[dict[Card, tuple[int, int]]] = {
    rank + suit: (s, r) for s, suit in enumerate(FRENCH_SUITS) for r, rank in enumerate(FRENCH_RANKS)
}
"""Card code → number of its suit and of its rank."""


def masks(cards: Iterable[Card]) -> list[int]:
    """By suit, the mask of some cards."""
    result = [0] * SUITS
    for card in cards:
        suit, rank = SUIT_AND_RANK[card]
        result[suit] |= 1 << rank
    return result


def above(rank: int) -> int:
    """The mask of the ranks above one."""
    return WHOLE_SUIT & ~((2 << rank) - 1)


def below(rank: int) -> int:
    """The mask of the ranks below one."""
    return (1 << rank) - 1


class Reading:
    """One seat's knowledge in the form in which chances are counted.

    Attributes:
        seat: whose knowledge it is.
        hand: by suit, the own cards.
        unseen: by suit, the cards that others hold.
        lacking: by seat and suit, cards that it has shown not to hold.
        later: the seats that are still to play to the current trick after the own card.
        led: suit led to the current trick, -1 before the lead.
        best: suit and rank of the card that wins so far, ``None`` before the lead. best_seat: who played it, or -1.
        left: tricks that are not finished.
    """

    def __init__(self, view: RifkiView) -> None:
        """Read a view at any time."""
        self.seat = view.seat
        self.hand = masks(view.hand)
        played = [*view.gone, *(card for trick in view.tricks for card in trick.cards)]
        played += [card for _, card in view.current]
        seen = masks([*played, *view.hand])
        self.unseen = [WHOLE_SUIT & ~mask for mask in seen]
        self.lacking = [masks(cards) for cards in view.lacking]
        acted = {seat for seat, _ in view.current} | {view.seat}
        self.later = [seat for seat in range(SEATS) if seat not in acted]
        self.led = -1 if view.led is None else FRENCH_SUITS.index(view.led)
        self.left = max(view.hand_sizes)
        self.trump = -1 if view.trump is None else FRENCH_SUITS.index(view.trump)
        self._chances: dict[tuple[int, int, int], float] = {}
        self.best: tuple[int, int] | None = None
        self.best_seat = -1
        for seat, card in view.current:
            suit, rank = SUIT_AND_RANK[card]
            if self.best is None or self.beats(suit, rank, self.best):
                self.best, self.best_seat = (suit, rank), seat

    def beats(self, suit: int, rank: int, other: tuple[int, int]) -> bool:
        """Whether a card beats one that wins so far."""
        if suit == other[0]:
            return rank > other[1]
        return suit == self.trump

    def holders(self, suit: int, cards: int) -> list[int]:
        """The other seats that can hold some of these unseen cards."""
        return [s for s in range(SEATS) if s != self.seat and cards & ~self.lacking[s][suit]]

    def has(self, seat: int, suit: int, cards: int) -> float:
        """The chance that a seat holds at least one of these unseen cards of a suit."""
        cards &= self.unseen[suit] & ~self.lacking[seat][suit]
        asked = seat, suit, cards
        if asked not in self._chances:
            chance = 1.0
            while cards:
                lowest = cards & -cards
                chance *= 1 - 1 / len(self.holders(suit, lowest))
                cards ^= lowest
            self._chances[asked] = 1 - chance
        return self._chances[asked]
