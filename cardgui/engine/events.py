"""What happened: events common to all games, already decided and immutable.

An event says everything that an animation, a sound, a screen reader or a log line needs. Full events hold secrets;
only what :meth:`Event.seen_by` returns may leave the controller. A game's own events stand in the game's own file.
"""

from __future__ import annotations

from dataclasses import dataclass, replace

from cardgui.engine.cards import Card


@dataclass(frozen=True, slots=True)
class Event:
    """Something that happened at the table."""

    def seen_by(self, seat: int) -> Event:  # noqa: ARG002
        """The event as the person in this seat perceives it, without what they cannot know."""
        return self


@dataclass(frozen=True, slots=True)
class DealBegan(Event):
    """A deal begins.

    Attributes:
        deal: number of the deal in the match, from 1.
        deals: how many deals the match has.
        dealer: seat of the dealer.
        direction: ``"cw"`` or ``"ccw"``.
        turned: whether the direction differs from that of the deal before (TR-3).
        scores: cumulative scores before the deal, by seat or by side.
        attempt: 0, or how often the cards of this deal were thrown in before (TR-5).
    """

    deal: int
    deals: int
    dealer: int
    direction: str
    turned: bool
    scores: tuple[int, ...]
    attempt: int = 0


@dataclass(frozen=True, slots=True)
class CardsDealt(Event):
    """Every hand has been dealt, one card at a time.

    Attributes:
        hands: by seat, in dealt order; ``None`` for a card that the beholder cannot see.
        first: the seat that gets the first card; the others follow in the deal's direction.
    """

    hands: tuple[tuple[Card | None, ...], ...]
    first: int

    def seen_by(self, seat: int) -> CardsDealt:
        """Only the own hand keeps its cards."""
        hidden = tuple(hand if owner == seat else (None,) * len(hand) for owner, hand in enumerate(self.hands))
        return replace(self, hands=hidden)


@dataclass(frozen=True, slots=True)
class HandThrownIn:
    """One hand that made the deal void: whose it is, why (a key), and its cards."""

    seat: int
    reason: str
    cards: tuple[Card, ...]


@dataclass(frozen=True, slots=True)
class ThrownIn(Event):
    """The cards are thrown in and dealt again by the same dealer, in the same direction.

    Attributes:
        rule: the rule that says so (``"TR-5"``).
        hands: the hands that caused it; everybody sees them.
    """

    rule: str
    hands: tuple[HandThrownIn, ...]


@dataclass(frozen=True, slots=True)
class CardPlayed(Event):
    """A card was played to the current trick.

    Attributes:
        seat: who played it.
        card: its code, or ``None`` where the beholder sees only a back.
        face_down: whether it lies face down (Truf's trumps, TR-13).
        led: whether it is the first card of its trick.
        trick: number of the trick, from 1.
        winning: seat whose card wins so far, or ``None`` where nobody can know (two or more trumps face down).
    """

    seat: int
    card: Card | None
    face_down: bool
    led: bool
    trick: int
    winning: int | None

    def seen_by(self, seat: int) -> CardPlayed:
        """A card that lies face down is known to its player alone."""
        if self.face_down and seat != self.seat:
            return replace(self, card=None)
        return self


@dataclass(frozen=True, slots=True)
class CardsTurnedUp(Event):
    """The face-down cards of a complete trick are turned up together (TR-13).

    Attributes:
        cards: pairs of seat and card, in the order in which they were played.
    """

    cards: tuple[tuple[int, Card], ...]


@dataclass(frozen=True, slots=True)
class TrickTaken(Event):
    """A complete trick goes to its winner.

    Attributes:
        seat: the winner.
        card: the winning card.
        trick: number of the trick, from 1.
        taken: tricks taken so far, by seat.
        last: whether it is the last trick of the deal.
    """

    seat: int
    card: Card
    trick: int
    taken: tuple[int, ...]
    last: bool


@dataclass(frozen=True, slots=True)
class DealEnded(Event):
    """A deal is over and scored.

    Attributes:
        deal: number of the deal, from 1.
        scores: what the deal brought, by seat or side.
        totals: cumulative scores after it.
        next_dealer: who deals next, or ``None`` after the last deal.
    """

    deal: int
    scores: tuple[int, ...]
    totals: tuple[int, ...]
    next_dealer: int | None


@dataclass(frozen=True, slots=True)
class MatchEnded(Event):
    """The match is over.

    Attributes:
        totals: final scores by seat or side.
        winners: the seats (or sides) with the highest score; several share the win.
    """

    totals: tuple[int, ...]
    winners: tuple[int, ...]
