"""The table as one seat sees it, in one form for all games: who may hold what, and what a card would do now.

Everything that is said about the hidden cards is true of every deal that this seat still has to reckon with. So
whatever a sight claims stays true when the others' hands are known (:meth:`Sight.opened`).
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from enum import Enum
from typing import Self

from cardgui.bots.hidden import Hidden
from cardgui.engine.cards import Card, Pack


class Outcome(Enum):
    """What is known of a card's fate in the trick it is played to."""

    WON = "won"
    LOST = "lost"
    OPEN = "open"


@dataclass(frozen=True, slots=True)
class Sight:
    """What one seat sees while cards are played.

    Attributes:
        pack: the cards of the game.
        seat: whose sight it is. step: +1 where play goes clockwise, −1 where it does not.
        hand, legal: the own cards, and those that may be played now.
        current: seat and card of the current trick; the card is ``None`` where only a back is seen.
        led: letter of the suit to be followed, or ``None``. trump: letter of the trumps, or ``None``.
        unseen: the cards that are neither in the own hand nor known to be gone, so still out; copies stand twice.
        holds: by seat, the cards that it can hold.
        sure: by seat, the cards that it is known to hold.
        side: the seats that play together with this one, itself included.
        wild: a card that follows nothing and wins nothing, or ``None``.
        shown: those of the unseen cards that all have seen before: turned up, declared or robbed.
    """

    pack: Pack
    seat: int
    step: int
    hand: tuple[Card, ...]
    legal: tuple[Card, ...]
    current: tuple[tuple[int, Card | None], ...]
    led: str | None
    trump: str | None
    unseen: tuple[Card, ...]
    holds: tuple[frozenset[Card], ...]
    sure: tuple[frozenset[Card], ...]
    side: frozenset[int]
    wild: Card | None = None
    shown: frozenset[Card] = frozenset()

    def opened(self, hands: Sequence[Sequence[Card]], trick: Sequence[tuple[int, Card]]) -> Self:
        """The same with all hands, and the backs of the current trick, turned up."""
        held = tuple(frozenset(hand) for hand in hands)
        return replace(self, holds=held, sure=held, current=tuple(trick))

    # -- cards ----------------------------------------------------------------------------------------------------

    def suit(self, card: Card) -> str:
        """The letter of a card's suit, colour or trumps."""
        return self.pack.lanes[self.pack.lane_of[card]].name

    def rank(self, card: Card) -> int:
        """Rank within the suit, 0 the lowest."""
        return self.pack.rank_of[card]

    def of_suit(self, suit: str | None) -> list[Card]:
        """The own cards of a suit from low to high, each code once."""
        return sorted({card for card in self.hand if self.suit(card) == suit}, key=self.rank)

    def playable_of(self, suit: str) -> list[Card]:
        """The same of the cards that may be played."""
        return sorted({card for card in self.legal if self.suit(card) == suit}, key=self.rank)

    def higher_unseen(self, card: Card) -> list[Card]:
        """Unseen cards of a card's suit that rank above it."""
        return [c for c in self.unseen if self.suit(c) == self.suit(card) and self.rank(c) > self.rank(card)]

    def lower_unseen(self, card: Card) -> list[Card]:
        """Unseen cards of a card's suit that rank below it."""
        return [c for c in self.unseen if self.suit(c) == self.suit(card) and self.rank(c) < self.rank(card)]

    def unseen_of(self, suit: str | None) -> list[Card]:
        """Unseen cards of a suit."""
        return [card for card in self.unseen if self.suit(card) == suit]

    # -- the trick ------------------------------------------------------------------------------------------------

    @property
    def later(self) -> tuple[int, ...]:
        """The seats that play to the current trick after this one, in their order."""
        count = len(self.holds)
        return tuple((self.seat + self.step * k) % count for k in range(1, count - len(self.current)))

    def beats(self, card: Card, other: Card) -> bool:
        """Whether a card played later takes the trick from one that wins so far."""
        if self.wild is not None and self.wild in {card, other}:
            return card != self.wild
        if self.suit(card) == self.suit(other):
            return self.rank(card) > self.rank(other)
        return self.suit(card) == self.trump

    @property
    def backs(self) -> int:
        """How many cards of the current trick are seen from behind."""
        return sum(card is None for _, card in self.current)

    @property
    def best(self) -> tuple[int, Card] | None:
        """Who wins so far, and with which card; ``None`` at the start of a trick and where a back may decide."""
        best: tuple[int, Card] | None = None
        for seat, card in self.current:
            if card is None:
                return None
            if card == self.wild:
                continue
            if best is None or self.beats(card, best[1]):
                best = seat, card
        return best

    @property
    def trumper(self) -> int | None:
        """Who trumped the current trick, which was not led with trumps; the last one that did, or ``None``."""
        if self.led is None or self.led == self.trump or self.trump is None:
            return None
        seats = [seat for seat, card in self.current if card is None or self.suit(card) == self.trump]
        return seats[-1] if seats else None

    def outcome(self, card: Card) -> Outcome:
        """What is known of the card's fate if it is played now."""
        if card == self.wild:
            return Outcome.LOST
        if self._beaten(card):
            return Outcome.LOST
        if self.backs and any(self.suit(c) == self.trump for c in self.higher_unseen(card)):
            return Outcome.OPEN
        return Outcome.OPEN if any(self.can_beat(seat, card) for seat in self.later) else Outcome.WON

    def _beaten(self, card: Card) -> bool:
        """Whether a card that lies on the table beats this one for certain."""
        if self.backs:
            if self.suit(card) != self.trump:
                return True
            return any(c is not None and self.suit(c) == self.trump and self.rank(c) >= self.rank(card)
                       for _, c in self.current) or not self.lower_unseen(card)  # fmt: skip
        best = self.best
        return best is not None and not self.beats(card, best[1])

    def can_beat(self, seat: int, card: Card) -> bool:
        """Whether a seat that plays later may beat the card, were it the best so far."""
        suit = self.suit(card)
        led = self.led or suit
        holds = self.holds[seat]
        if any(self.suit(c) == suit and self.rank(c) > self.rank(card) for c in holds) and (
            suit == led or not self._must_follow(seat, led)
        ):
            return True
        if suit == self.trump or self.trump is None or self._must_follow(seat, led):
            return False
        return any(self.suit(c) == self.trump for c in holds)

    def _must_follow(self, seat: int, led: str) -> bool:
        """Whether a seat is known to hold a card of the suit led."""
        return any(self.suit(card) == led for card in self.sure[seat])

    def ours(self, card: Card) -> bool:
        """Whether the own side takes the trick for certain if this card is played."""
        best = self.best
        if self.outcome(card) is Outcome.WON:
            return True
        others = [seat for seat in self.later if seat not in self.side]
        if best is None or best[0] not in self.side or self.beats(card, best[1]):
            # The own card would win so far.
            mine = best is None or self.beats(card, best[1])
            return mine and not self.backs and card != self.wild and not any(self.can_beat(s, card) for s in others)
        return not any(self.can_beat(seat, best[1]) for seat in others)

    def lone(self, card: Card) -> bool:
        """Whether a card is the only one of its suit in the hand."""
        return [self.suit(own) for own in self.hand].count(self.suit(card)) == 1

    def foreign_between(self, one: Card, other: Card) -> bool:
        """Whether a card of somebody else ranks between two own cards of a suit."""
        low, high = sorted((self.rank(one), self.rank(other)))
        seen = [card for _, card in self.current if card is not None]
        return any(self.suit(card) == self.suit(one) and low < self.rank(card) < high for card in (*self.unseen, *seen))


def holdings(hidden: Hidden, seats: int) -> tuple[tuple[frozenset[Card], ...], tuple[frozenset[Card], ...]]:
    """By seat, the cards that it can hold, and those that it is known to hold."""
    among = [(code, hidden.hands(number)) for number, code in enumerate(hidden.codes)]
    holds = tuple(frozenset(code for code, hands in among if seat in hands) for seat in range(seats))
    sure = tuple(frozenset(code for code, hands in among if hands == {seat}) for seat in range(seats))
    return holds, sure


def shown(hidden: Hidden) -> frozenset[Card]:
    """The hidden cards that were seen before: of each some holders are known."""
    return frozenset(hidden.known.fixed)


def unseen(hidden: Hidden) -> tuple[Card, ...]:
    """The hidden cards; copies stand twice."""
    return tuple(hidden.codes)
