"""What a seat can work out from its Minchiate view: which cards are unseen, and how likely it is that a card wins."""

from __future__ import annotations

from typing import Final

from cardgui.engine.cards import MATTO, MINCHIATE, Card
from cardgui.engine.minchiate_terms import MinchiateView

SEATS: Final = 4
TRUMPS: Final = "T"


class Reading:
    """One seat's knowledge in the form in which chances are counted.

    Attributes:
        view: what it knows.
        unseen: cards that others may hold, by lane from low to high.
        later: seats that are still to play to the current trick after this one, in their order.
        led: the suit to be followed, or ``None``.
        best: the card that wins so far, or ``None``. best_seat: who played it.
        left: tricks that are not finished, the current one among them.
    """

    def __init__(self, view: MinchiateView) -> None:
        self.view = view
        gone = {*view.hand, *view.own_discards, *(view.fola or ())}
        for pile in view.piles:
            gone.update(pile)
        gone.update(card for _, card in view.current)
        self.unseen = {
            lane.name: [card for card in lane.cards if card not in gone] for lane in MINCHIATE.lanes if lane.name != "M"
        }
        self.led = view.led
        self.later = [(view.seat + view.setup.step * step) % SEATS for step in range(1, SEATS - len(view.current))]
        self.best: Card | None = None
        self.best_seat = -1
        for seat, card in view.current:
            if card != MATTO and (self.best is None or beats(card, self.best)):
                self.best, self.best_seat = card, seat
        self.left = view.hand_sizes[view.seat]
        self._others = sum(size for seat, size in enumerate(view.hand_sizes) if seat != view.seat)

    def is_partner(self, seat: int) -> bool:
        """Whether a seat is this one or its partner (MI-1)."""
        return seat % 2 == self.view.seat % 2

    def none_of(self, seat: int, cards: list[Card]) -> float:
        """The chance that a seat holds none of these unseen cards."""
        lacking = self.view.lacking[seat]
        possible = sum(card not in lacking for card in cards)
        share = min(1.0, self.view.hand_sizes[seat] / max(1, self._others))
        return float((1.0 - share) ** possible)

    def beaten_by(self, seat: int, card: Card, led: str) -> float:
        """The chance that a seat yet to play beats a card that wins so far."""
        lane = card[0]
        higher = self._higher(card)
        if lane == led:
            over = 1.0 - self.none_of(seat, higher)
            if led == TRUMPS:
                return over
            return over + self._trumps(seat, led)
        # The card is a trump on another suit: only a void seat can go over it.
        return self.none_of(seat, self.unseen[led]) * (1.0 - self.none_of(seat, higher))

    def _higher(self, card: Card) -> list[Card]:
        rank = MINCHIATE.rank_of[card]
        return [other for other in self.unseen[card[0]] if MINCHIATE.rank_of[other] > rank]

    def _trumps(self, seat: int, led: str) -> float:
        """The chance that a seat is void of a suit and trumps it."""
        return self.none_of(seat, self.unseen[led]) * (1.0 - self.none_of(seat, self.unseen[TRUMPS]))

    def wins(self, card: Card) -> float:
        """The chance that the own side takes the trick if this card is played."""
        led = self.led or (card[0] if card != MATTO else None)
        if led is None:
            return 0.4
        best, owner = self.best, self.best_seat
        if card != MATTO and (best is None or beats(card, best)):
            best, owner = card, self.view.seat
        if best is None:
            return 0.4
        ours = 1.0 if self.is_partner(owner) else 0.0
        for seat in self.later:
            over = min(1.0, self.beaten_by(seat, best, led))
            # A partner need not go over a partner, an opponent will where it can.
            if self.is_partner(seat):
                ours += (1.0 - ours) * over
            else:
                ours *= 1.0 - over
        return ours


def beats(card: Card, best: Card) -> bool:
    """Whether a later card takes the trick from the one that wins so far (MI-19)."""
    if card[0] != best[0]:
        return card[0] == TRUMPS
    return MINCHIATE.rank_of[card] > MINCHIATE.rank_of[best]
