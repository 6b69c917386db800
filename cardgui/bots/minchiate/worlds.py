"""What a Minchiate view leaves open, as the search needs it: hands, discards, the fola, what is known of each."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import cache

from cardgui.bots.hidden import NOWHERE, Hidden, Knowledge, Part, Weigh
from cardgui.bots.rollouts.minchiate import MinchiateTable
from cardgui.engine.cards import MATTO, MINCHIATE, Card
from cardgui.engine.kernel import NONE, Tricks
from cardgui.engine.minchiate_cards import COUNTING, HAND, POINTS, ROBBED, SPARE, Verzicola, verzicole
from cardgui.engine.minchiate_deal import minchiate_conduct
from cardgui.engine.minchiate_layout import MOST_ROBBED
from cardgui.engine.minchiate_terms import MinchiateView

SEATS = 4
_DEAR = COUNTING | {SPARE}
"""What the dealer takes out of the rest of the fola (MI-10)."""
_FREE = frozenset(MINCHIATE.cards) - _DEAR
_STOPPING = _FREE - ROBBED
"""What can end the robbing (MI-6, MI-9)."""
_KEPT = 0.08
"""How likely a trump is among discards, compared with another card."""


def hidden(view: MinchiateView) -> Hidden:
    """The cards that this seat doesn't see, and where they may lie (MI-6 to MI-16, MI-18 to MI-20)."""
    gone = [*view.own_discards, *(view.fola or ()), *(card for pile in view.piles for card in pile)]
    known = {*gone, *view.hand, *(card for _, card in view.current)}
    put_away = _put_away(view)
    taken = _taken(view)
    places: list[tuple[int, frozenset[Card] | None]] = [(view.discarded[seat], _FREE) for seat in put_away]
    if view.fola is None:
        away = sum(view.discarded) + sum(view.hand_sizes) + len(known - set(view.hand) - set(view.own_discards))
        places += _fola(view, len(MINCHIATE.cards) - away)
    fixed = _owners(view, known, put_away)
    lacking = [lacks.union(_undeclared(view, seat)) for seat, lacks in enumerate(view.lacking)]
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
            lacking,
            places,
            fixed,
            parts=[taken] if taken else (),
        )
    )


def _put_away(view: MinchiateView) -> list[int]:
    """Whose discards this seat doesn't know; their places follow the seats."""
    return [seat for seat in range(SEATS) if view.discarded[seat] and seat != view.seat]


def _fola(view: MinchiateView, size: int) -> Iterator[tuple[int, frozenset[Card]]]:
    """The fola as long as it lies face down: no counting cards, and what stopped the dealer and the cutter (MI-10)."""
    before = MOST_ROBBED - len(view.cutter_robbed) - len(view.dealer_robbed)
    # In a position with small hands, more is left over than lies there.
    size = min(size, before)
    if size and size == before - _took(view):
        for _ in range(min(2, size)):
            yield 1, _STOPPING
            size -= 1
    if size:
        yield size, _FREE


def _took(view: MinchiateView) -> int:
    """How many cards the dealer has taken out of the rest of the fola (MI-10); 0 where past tricks aren't known.

    In a position that leaves out what the dealer robbed, how many cards it has robbed or taken.
    """
    dealer = view.setup.dealer
    played = len(view.tricks) + sum(seat == dealer for seat, _ in view.current)
    held = view.hand_sizes[dealer] + view.discarded[dealer] + played
    return max(0, held - HAND - len(view.dealer_robbed)) if sum(view.taken) == len(view.tricks) else 0


def _taken(view: MinchiateView) -> Part | None:
    """What the dealer has taken out of the rest of the fola: nobody else saw it, but all know how many (MI-10).

    Not where a position leaves out what it robbed: of that it may have put something away.
    """
    dealer, size = view.setup.dealer, _took(view)
    if dealer == view.seat or not size or not view.robbing_told:
        return None
    cards = _DEAR.difference(view.dealer_robbed, [view.turned_up[dealer]])
    played = [trick.cards[trick.seats.index(dealer)] for trick in view.tricks]
    played += [card for seat, card in view.current if seat == dealer]
    return Part(dealer, size, cards, [card for card in played if card in cards])


def _undeclared(view: MinchiateView, seat: int) -> frozenset[Card]:
    """What a seat cannot hold since it would have shown it with what it declared (MI-12, MI-14, MI-15)."""
    shown = view.declared[seat] or ()
    lacks = frozenset[Card]().union(*map(_lengthening, shown))
    return lacks | {MATTO} if shown and view.matto_shown != seat else lacks


@cache
def _lengthening(verzicola: Verzicola) -> frozenset[Card]:
    """The cards with any of which the verzicola would have been longer (MI-12)."""
    own = set(verzicola)
    return frozenset(card for card in _DEAR - own if any(set(longer) > own for longer in verzicole((*own, card))))


def _owners(view: MinchiateView, known: set[Card], put_away: Sequence[int]) -> dict[Card, frozenset[int]]:
    """Where cards that everybody has seen can lie: with their owner, or among its discards."""
    seen = [(view.cutter, card) for card in view.cutter_robbed]
    seen += [(view.setup.dealer, card) for card in view.dealer_robbed]
    seen += [(seat, card) for seat, card in enumerate(view.turned_up) if card is not None]
    fixed: dict[Card, frozenset[int]] = {}
    for seat, card in seen:
        away = [SEATS + put_away.index(seat) if seat in put_away else NOWHERE] if card in _FREE else []
        fixed[card] = frozenset([seat, *away])
    for seat, shown in enumerate(view.declared):
        fixed.update((card, frozenset([seat])) for verzicola in shown or () for card in verzicola)
    if view.matto_shown is not None:
        fixed[MATTO] = frozenset([view.matto_shown])
    return {card: holders for card, holders in fixed.items() if card not in known and view.seat not in holders}


def evidence(view: MinchiateView) -> Weigh:
    """How likely cards are where they may lie: nobody likes to put trumps away (MI-11)."""
    discards = range(SEATS, SEATS + len(_put_away(view)))
    return lambda card, holder: _KEPT if holder in discards and card[0] == "T" else 1.0


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
    # Before the play some have yet to discard, but never all four.
    left = SEATS * min(view.hand_sizes) if view.phase != "play" else sum(view.hand_sizes) + len(view.current)
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
