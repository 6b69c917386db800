"""What a Minchiate view leaves open, as the search needs it: hands, discards, the fola, what is known of each."""

from __future__ import annotations

from collections.abc import Sequence

from cardgui.bots.hidden import Hidden, Knowledge
from cardgui.bots.rollouts.minchiate import MinchiateTable
from cardgui.engine.cards import MATTO, MINCHIATE, Card
from cardgui.engine.kernel import NONE, Tricks
from cardgui.engine.minchiate_cards import COUNTING, POINTS, SPARE
from cardgui.engine.minchiate_deal import minchiate_conduct
from cardgui.engine.minchiate_terms import MinchiateView

SEATS = 4
_FREE = frozenset(card for card in MINCHIATE.cards if card not in COUNTING and card != SPARE)
_KEPT = 0.08
"""How likely a trump or a guard of a king is among discards, compared with another card."""


def hidden(view: MinchiateView) -> Hidden:
    """The cards that this seat doesn't see, and where they may lie (MI-6 to MI-16, MI-18 to MI-20)."""
    gone = [*view.own_discards, *(view.fola or ()), *(card for pile in view.piles for card in pile)]
    known = {*gone, *view.hand, *(card for _, card in view.current)}
    # Discards of others, each a place of its own; then the fola as long as it lies face down.
    put_away = [seat for seat in range(SEATS) if view.discarded[seat] and seat != view.seat]
    places: list[tuple[int, frozenset[Card] | None]] = [(view.discarded[seat], _FREE) for seat in put_away]
    if view.fola is None:
        away = sum(view.discarded) + sum(view.hand_sizes) + len(known - set(view.hand) - set(view.own_discards))
        places.append((len(MINCHIATE.cards) - away, _FREE))
    fixed = _owners(view, known, put_away)
    current: Sequence[tuple[int, Card | None]] = view.current
    return Hidden(
        Knowledge(
            MINCHIATE,
            MINCHIATE.cards,
            view.seat,
            view.hand,
            view.hand_sizes,
            gone,
            current,
            view.lacking,
            places,
            fixed,
        )
    )


def _owners(view: MinchiateView, known: set[Card], put_away: Sequence[int]) -> dict[Card, frozenset[int]]:
    """Where cards that everybody has seen can lie: with their owner, or among its discards."""
    seen = [(view.cutter, card) for card in view.cutter_robbed]
    seen += [(view.setup.dealer, card) for card in view.dealer_robbed]
    seen += [(seat, card) for seat, card in enumerate(view.turned_up) if card is not None]
    fixed: dict[Card, frozenset[int]] = {}
    for seat, card in seen:
        away = [SEATS + put_away.index(seat)] if seat in put_away and card in _FREE else []
        fixed[card] = frozenset([seat, *away])
    for seat, verzicole in enumerate(view.declared):
        fixed.update((card, frozenset([seat])) for verzicola in verzicole or () for card in verzicola)
    if view.matto_shown is not None:
        fixed[MATTO] = frozenset([view.matto_shown])
    return {card: holders for card, holders in fixed.items() if card not in known and view.seat not in holders}


def evidence(card: Card, holder: int) -> float:
    """Nobody likes to put trumps away (MI-11)."""
    return _KEPT if holder >= SEATS and card[0] == "T" else 1.0


def table(view: MinchiateView) -> MinchiateTable:
    """The deal at the start of the current trick, hands still empty."""
    first = (view.setup.dealer + view.setup.step) % SEATS
    leader = first
    if view.phase == "play":
        leader = view.current[0][0] if view.current else view.seat
    tricks = Tricks(minchiate_conduct(), SEATS, [0] * SEATS, [0] * SEATS, leader, view.setup.step)
    tricks.done = sum(view.taken)
    for suit in view.suits_led:
        tricks.note_led(MINCHIATE.lane_named[suit])
    left = SEATS * (21 - tricks.done) if view.phase != "play" else sum(view.hand_sizes) + len(view.current)
    owed = NONE if view.matto_owed is None else view.matto_owed
    result = MinchiateTable(tricks, left, view.difference, view.resti[0] - view.resti[1], owed)
    result.low0, result.high0 = _masks(view.piles[0])
    result.low1, result.high1 = _masks(view.piles[1])
    return result


def _masks(cards: Sequence[Card]) -> tuple[int, int]:
    words = [0, 0]
    for card in cards:
        place = MINCHIATE.places[card]
        words[place >> 6] |= 1 << (place & 63)
    return words[0], words[1]


def kind(card: Card) -> object:
    """What makes a card unlike its neighbours: its points, and whether a verzicola may need it."""
    return card if POINTS[card] or card == SPARE else None
