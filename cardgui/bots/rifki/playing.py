"""Which card to play in Rıfkı: the one after which the trick and the rest of the hand are worth most."""

from __future__ import annotations

from typing import Final

from cardgui.bots.rifki.reading import SUIT_AND_RANK, SUITS, Reading, above, below
from cardgui.bots.rifki.worth import cost, is_penalty, penalties_in, takes_if_avoided, takes_in_koz
from cardgui.bots.rivals import against
from cardgui.engine.cards import Card
from cardgui.engine.rifki_contracts import CONTRACTS, KOZ
from cardgui.engine.rifki_terms import RifkiView

LEAD: Final = 6.0
"""Points that it costs to be on lead in a penalty contract."""
RIVALRY: Final = 0.5
"""What a point is worth that a rival loses more, or wins less, than the others, against one of the own."""


def choose_card(view: RifkiView) -> Card:
    """The card of highest value; of equal ones the highest where tricks are avoided, else the lowest."""
    if len(view.legal) == 1:
        return view.legal[0]
    reading = Reading(view)
    contract = str(view.contract)
    sign = -1 if contract == KOZ else 1
    worth = {card: value(view, reading, card) for card in view.legal}
    return max(worth, key=lambda card: (round(worth[card], 6), sign * SUIT_AND_RANK[card][1]))


def value(view: RifkiView, reading: Reading, card: Card) -> float:
    """The points to expect of this trick and of the later ones if a card is played."""
    contract = str(view.contract)
    suit, rank = SUIT_AND_RANK[card]
    hand = list(reading.hand)
    hand[suit] ^= 1 << rank
    left = reading.left - 1
    chance = takes_now(reading, suit, rank, wanted=contract == KOZ)
    if contract == KOZ:
        each = CONTRACTS[KOZ].each
        later = takes_in_koz(hand, reading.unseen, left, reading.trump)
        return each * (chance + later - rivals_take(view, reading, suit, rank))
    won = sum(map(len, view.won)) + _penalties_on_table(view, suit, rank)
    later = cost(contract, hand, takes_if_avoided(hand, reading.unseen, left), left, won)
    trick = _trick_cost(view, reading, suit, rank)
    return trick * rivals_take(view, reading, suit, rank) - chance * (trick + LEAD) - later


def takes_now(reading: Reading, suit: int, rank: int, *, wanted: bool) -> float:
    """The chance that a card takes the current trick if it is played next.

    Args:
        reading: what the seat knows.
        suit, rank: the card.
        wanted: whether the others want tricks (koz) or avoid them.
    """
    if reading.best is not None and not reading.beats(suit, rank, reading.best):
        return 0.0
    led = suit if reading.led < 0 else reading.led
    chance = 1.0
    for seat in reading.later:
        chance *= 1 - _goes_over(reading, seat, led, (suit, rank), wanted=wanted)
    return chance


def rivals_take(view: RifkiView, reading: Reading, suit: int, rank: int) -> float:
    """How much more the trick goes to rivals for the win than to others, if a card is played next; 0 before the end.

    Whoever leads the match is held back by all in its last deals.
    """
    weights = against(view.setup, view.seat, view.deals)
    even = 1 / (len(weights) - 1)
    if max(weights) - even < 1e-9:
        return 0.0
    led = suit if reading.led < 0 else reading.led
    best, taker = reading.best, reading.best_seat
    if best is None or reading.beats(suit, rank, best):
        best, taker = (suit, rank), view.seat
    wanted = view.contract == KOZ
    kept, rivalry = 1.0, 0.0
    for seat in reversed(reading.later):
        over = _goes_over(reading, seat, led, best, wanted=wanted)
        rivalry += kept * over * (weights[seat] / even - 1)
        kept *= 1 - over
    if taker != view.seat:
        rivalry += kept * (weights[taker] / even - 1)
    return RIVALRY * rivalry


def _goes_over(reading: Reading, seat: int, led: int, card: tuple[int, int], *, wanted: bool) -> float:
    """The chance that a later seat plays a better card than this one."""
    suit, rank = card
    void = 1 - reading.has(seat, led, reading.unseen[led])
    if suit != led:
        return void * reading.has(seat, suit, above(rank))
    higher = reading.has(seat, led, above(rank))
    if wanted:
        trumps = reading.has(seat, reading.trump, reading.unseen[reading.trump]) if suit != reading.trump else 0.0
        return higher + (1 - higher) * void * trumps
    return higher * (1 - reading.has(seat, led, below(rank)))


def _trick_cost(view: RifkiView, reading: Reading, suit: int, rank: int) -> float:
    """What the trick costs its winner, as a positive number, if it is taken with this card."""
    contract = str(view.contract)
    terms = CONTRACTS[contract]
    each = -terms.each
    if terms.counts == "tricks":
        return each
    if terms.counts == "last_tricks":
        return each if reading.left <= 2 else 0.0
    return each * (_penalties_on_table(view, suit, rank) + _to_come(reading, contract, suit, rank))


def _penalties_on_table(view: RifkiView, suit: int, rank: int) -> int:
    """Penalty cards of the current trick if this card is played."""
    contract = str(view.contract)
    lying = sum(is_penalty(contract, *SUIT_AND_RANK[card]) for _, card in view.current)
    return lying + is_penalty(contract, suit, rank)


def _to_come(reading: Reading, contract: str, suit: int, rank: int) -> float:
    """The penalty cards that later seats will probably add: forced under the card (RI-21) or thrown (RI-20)."""
    total = 0.0
    penalties = penalties_in(contract, suit) & reading.unseen[suit] & below(rank)
    while penalties:
        lowest = penalties & -penalties
        holders = reading.holders(suit, lowest)
        total += sum(seat in reading.later for seat in holders) / max(len(holders), 1)
        penalties ^= lowest
    total = min(total, float(len(reading.later)))
    led = suit if reading.led < 0 else reading.led
    for seat in reading.later:
        void = 1 - reading.has(seat, led, reading.unseen[led])
        none = 1.0
        for other in range(SUITS):
            if other != led:
                none *= 1 - reading.has(seat, other, penalties_in(contract, other))
        total += void * (1 - none)
    return total
