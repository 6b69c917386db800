"""What a seat can work out from its Truf view: where the unseen cards can be, and who is after tricks.

Suits are numbers (places in ``FRENCH_SUITS``), the cards of a suit a mask of 13 bits, bit 0 the two, bit 12 the ace.
"""

from __future__ import annotations

from typing import Final

from cardgui.engine.cards import FRENCH_RANKS, FRENCH_SUITS, Card
from cardgui.engine.truf_terms import TrufView

SEATS: Final = 4
SUITS: Final = 4
WHOLE_SUIT: Final = (1 << 13) - 1

SUIT_AND_RANK: Final[dict[Card, tuple[int, int]]] = {
    rank + suit: (s, r) for s, suit in enumerate(FRENCH_SUITS) for r, rank in enumerate(FRENCH_RANKS)
}
"""Card code → number of its suit and of its rank."""

MISSES: Final = [[1.0] * 14] + [[(1 - 1 / holders) ** cards for cards in range(14)] for holders in (1, 2, 3)]
"""``MISSES[holders][cards]``: the chance that one of so many possible holders has none of so many cards."""


class Reading:
    """One seat's knowledge in the form in which chances are counted.

    Attributes:
        seat: whose knowledge it is.
        trump: number of the trump suit.
        hand: by suit, the own cards.
        unseen: by suit, the cards that others hold, a face-down one of the current trick among them.
        loose: by suit, the unseen cards of which one doesn't know the owner.
        bared: by seat and suit, unseen cards of a known owner: turned-up bids (TR-6).
        void: by seat, the bit set of suits that it has shown not to have.
        holders: by suit, how many opponents can have unseen cards of it.
        hunger: by seat, how much it wants the next trick: 1 wants it, 0 avoids it.
        opponents: the other seats.
        later: the opponents that are still to play to the current trick.
        led: suit led to the current trick, -1 before the lead.
        best: rank of the highest face-up card of the suit led, -1 if there is none.
        backs: face-down cards of others in the current trick (trumps, TR-13).
        left: tricks that are not finished.
    """

    __slots__ = (
        "backs", "bared", "best", "hand", "holders", "hunger", "later", "led", "left", "loose", "opponents", "seat",
        "trump", "unseen", "void",
    )  # fmt: skip

    def __init__(self, seat: int, hand: tuple[Card, ...], trump: int, hunger: float) -> None:
        """The knowledge before the first trick, if nothing is known but the own hand."""
        self.seat = seat
        self.trump = trump
        self.hand = [0] * SUITS
        for card in hand:
            suit, rank = SUIT_AND_RANK[card]
            self.hand[suit] |= 1 << rank
        self.unseen = [WHOLE_SUIT & ~held for held in self.hand]
        self.loose = list(self.unseen)
        self.bared = [[0] * SUITS for _ in range(SEATS)]
        self.void = [0] * SEATS
        self.holders = [SEATS - 1] * SUITS
        self.hunger = [hunger] * SEATS
        self.opponents = [other for other in range(SEATS) if other != seat]
        self.later = list(self.opponents)
        self.led = -1
        self.best = -1
        self.backs = 0
        self.left = len(hand)

    def misses(self, seat: int, suit: int, cards: int) -> float:
        """The chance that a seat holds none of these unseen cards of a suit."""
        if self.void[seat] >> suit & 1:
            return 1.0
        if self.bared[seat][suit] & cards:
            return 0.0
        return MISSES[self.holders[suit]][(self.loose[suit] & cards).bit_count()]


def read(view: TrufView) -> Reading:
    """Read a view of the play phase.

    Raises:
        ValueError: before the bids are turned up.
    """
    if view.trump is None:
        raise ValueError("the play has not begun")
    reading = Reading(view.seat, view.hand, FRENCH_SUITS.index(view.trump), 1.0)
    unseen = reading.unseen
    for card in (*view.gone, *(card for trick in view.tricks for card in trick.cards)):
        suit, rank = SUIT_AND_RANK[card]
        unseen[suit] &= ~(1 << rank)
    _read_trick(view, reading)
    reading.loose = list(unseen)
    for seat, card in enumerate(view.bid_cards):
        suit, rank = SUIT_AND_RANK[card]
        if seat != view.seat and unseen[suit] >> rank & 1:
            reading.bared[seat][suit] |= 1 << rank
            reading.loose[suit] &= ~(1 << rank)
    for seat in reading.opponents:
        for letter in view.voids[seat]:
            reading.void[seat] |= 1 << FRENCH_SUITS.index(letter)
    for suit in range(SUITS):
        reading.holders[suit] = sum(1 for seat in reading.opponents if not reading.void[seat] >> suit & 1)
    reading.left = 13 - sum(view.taken)
    reading.hunger = [hunger(view, seat, reading.left) for seat in range(SEATS)]
    return reading


def _read_trick(view: TrufView, reading: Reading) -> None:
    played = {view.seat}
    for seat, card in view.current:
        played.add(seat)
        if card is None:
            reading.backs += 1
            if reading.led < 0:
                reading.led = reading.trump
            continue
        suit, rank = SUIT_AND_RANK[card]
        reading.unseen[suit] &= ~(1 << rank)
        if reading.led < 0:
            reading.led = suit
        if suit == reading.led:
            reading.best = max(reading.best, rank)
    reading.later = [seat for seat in reading.opponents if seat not in played]


def hunger(view: TrufView, seat: int, left: int) -> float:
    """How much a seat wants the next trick, from its bid, what it has and the scoring: 1 wants it, 0 avoids it."""
    if view.scoring != "E":
        return 1.0 if view.mode == "atas" else 0.0
    need = view.bids[seat] - view.taken[seat]
    if need <= 0:
        return 0.0
    return min(1.0, 2 * need / left)
