"""What a seat can work out from its Rook Sluff view: how many better and worse cards are out, and who can have them."""

from __future__ import annotations

from collections import Counter
from functools import cache

from cardgui.engine.cards import ROOK, ROOK_COLOURS, Card
from cardgui.engine.rook_sluff_scoring import cards_for, team_of
from cardgui.engine.rook_sluff_terms import RookSluffView

TRUMP = "B"


@cache
def _pack(players: int) -> Counter[Card]:
    return Counter(cards_for(players))


class Reading:
    """One seat's knowledge in the form in which chances are counted.

    Attributes:
        view: what the seat knows.
        unseen: by code, the copies that others hold.
        later: the seats that are still to play to the current trick after the own card.
        best: the card that wins the current trick so far, or ``None`` at its start.
    """

    def __init__(self, view: RookSluffView) -> None:
        """Read a view at any time."""
        self.view = view
        played = [*view.gone, *(card for trick in view.tricks for card in trick.cards)]
        played += [card for _, card in view.current]
        self.unseen = _pack(view.players).copy()
        self.unseen.subtract([*played, *view.hand])
        acted = {seat for seat, _ in view.current} | {view.seat}
        self.later = [seat for seat in range(view.players) if seat not in acted]
        self.best = next((card for seat, card in view.current if seat == view.winning), None)
        self.count = dict.fromkeys(ROOK_COLOURS, 0)
        for card, copies in self.unseen.items():
            self.count[card[0]] += copies
        self._higher: dict[Card, int] = {}

    def higher(self, card: Card) -> int:
        """Unseen cards of the same colour that beat this one when played later."""
        if card not in self._higher:
            rank = ROOK.rank_of[card]
            self._higher[card] = sum(
                copies for other, copies in self.unseen.items() if other[0] == card[0] and ROOK.rank_of[other] > rank
            )
        return self._higher[card]

    def lower(self, card: Card) -> int:
        """Unseen cards of the same colour that don't beat this one, an equal one included."""
        return self.count[card[0]] - self.higher(card)

    def takes_over(self, card: Card) -> bool:
        """Whether a card beats what lies on the table."""
        best = self.best
        if best is None:
            return True
        if card[0] == best[0]:
            return ROOK.rank_of[card] > ROOK.rank_of[best]
        return card[0] == TRUMP

    def has(self, seat: int, colour: str, cards: int) -> float:
        """The chance that a seat holds at least one of so many unseen cards of a colour."""
        view = self.view
        if colour in view.voids[seat]:
            return 0.0
        holders = sum(1 for s in range(view.players) if s != view.seat and colour not in view.voids[s])
        return 1 - (1 - 1 / max(holders, 1)) ** cards

    def beaten_by(self, seat: int, card: Card, *, wants: bool) -> float:
        """The chance that a later seat beats a card that wins so far.

        Args:
            seat: the later seat.
            card: the card.
            wants: whether it wants the trick or avoids it.
        """
        led = self.view.led or card[0]
        higher = self.has(seat, card[0], self.higher(card))
        if card[0] == led:
            if not wants:
                return higher * (1 - self.has(seat, led, self.lower(card)))
            void = 1 - self.has(seat, led, self.count[led])
            trumps = 0.0 if led == TRUMP else self.has(seat, TRUMP, self.count[TRUMP])
            return higher + (1 - higher) * void * trumps
        # A trump on another colour: only who is void of that can beat it.
        void = 1 - self.has(seat, led, self.count[led])
        return void * higher * (1.0 if wants else 0.1)

    def sluffs(self, seat: int) -> bool:
        """Whether a seat has bid sluff and taken no trick yet."""
        return self.view.bids[seat] == 0 and self.view.taken[seat] == 0

    def with_me(self, seat: int) -> bool:
        """Whether a seat is of the own team."""
        return team_of(seat) == team_of(self.view.seat)
