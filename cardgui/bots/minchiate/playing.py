"""Which card to play: the points at stake in the trick against what a card is still worth in the hand."""

from __future__ import annotations

from typing import Final

from cardgui.bots.minchiate.reading import SEATS, TRUMPS, Reading
from cardgui.engine.cards import MATTO, MINCHIATE, Card
from cardgui.engine.minchiate_cards import POINTS, verzicole
from cardgui.engine.minchiate_terms import MinchiateView

CAPTURE: Final = 3
"""A captured point counts at once, is missing in the other pile and adds to the own (MI-23, MI-25)."""
TRICK: Final = 4
"""Four cards more in the pile are about four points (MI-25)."""
LAST: Final = 10
IN_VERZICOLA: Final = 6
"""What a card of a verzicola is worth beyond its points: the pile's count may depend on it (MI-25)."""


def choose_card(view: MinchiateView) -> Card:
    """The card with the best balance; of equal ones the cheapest."""
    if len(view.legal) == 1:
        return view.legal[0]
    found = values(view)
    return max(found, key=lambda card: (found[card], -MINCHIATE.rank_of[card]))


def values(view: MinchiateView) -> dict[Card, float]:
    """For each card that may be played, the balance of the trick and of what the card is worth later."""
    reading = Reading(view)
    own = frozenset(card for verzicola in verzicole(view.hand) for card in verzicola)
    return {card: _balance(reading, card, own) for card in view.legal}


def worth(card: Card, own: frozenset[Card]) -> float:
    """Points that change sides with a card.

    Args:
        card: the card.
        own: cards of the own hand's verzicole.
    """
    return CAPTURE * POINTS[card] + (IN_VERZICOLA if card in own else 0)


def _balance(reading: Reading, card: Card, own: frozenset[Card]) -> float:
    view = reading.view
    wins = reading.wins(card)
    theirs = sum(CAPTURE * POINTS[c] for s, c in view.current if not reading.is_partner(s) and c != MATTO)
    ours = sum(CAPTURE * POINTS[c] for s, c in view.current if reading.is_partner(s) and c != MATTO)
    stake = TRICK + (LAST if reading.left == 1 else 0)
    balance = wins * (stake + theirs) - (1.0 - wins) * (stake + ours)
    if card == MATTO:
        return balance - _matto(reading)
    return balance - (1.0 - wins) * worth(card, own) - _future(reading, card, own)


def _matto(reading: Reading) -> float:
    """What it costs to give the Matto up now: the trick it could save later, less towards the end."""
    return 12.0 if reading.left > 4 else 2.0 * reading.left


def _future(reading: Reading, card: Card, own: frozenset[Card]) -> float:
    """What a card is still worth in the hand: tricks it may take, less what it may be lost for."""
    unseen = reading.unseen[card[0]]
    rank = MINCHIATE.rank_of[card]
    below = sum(MINCHIATE.rank_of[other] < rank for other in unseen)
    power = below / len(unseen) if unseen else 1.0
    if reading.left == 1:
        return 0.0
    if card[0] == TRUMPS:
        # A trump above all others takes a trick, with what lies in it, and perhaps the last one.
        takes = (TRICK + 8.0) * power**2 + (4.0 if below == len(unseen) else 0.0)
        return takes - (1.0 - power) * 0.6 * worth(card, own)
    followed = max(0.0, min(1.0, (len(unseen) - SEATS) / (2.0 * SEATS)))
    return (TRICK + 2.0) * power**2 * followed - (1.0 - power * followed) * 0.5 * worth(card, own)
