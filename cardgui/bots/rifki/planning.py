"""The rest of a Rıfkı match as far as one seat's choices go: what its koz and penalty contracts to come will bring.

Each later choice falls on a new hand, and the seat will take what suits that hand best of what is left to it. What that
is worth is counted over a fixed number of hands, backwards from the last choice (RI-6, RI-7).
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from functools import cache
from typing import Final

from cardgui.bots.rifki.reading import SEATS, SUITS, WHOLE_SUIT, masks
from cardgui.bots.rifki.worth import cost, takes_if_avoided, takes_in_koz
from cardgui.engine.cards import FRENCH
from cardgui.engine.numbers import Stream
from cardgui.engine.rifki_contracts import CEZA_EACH, CONTRACTS, KOZ, KOZ_EACH, TIMES, TRICKS
from cardgui.engine.rifki_terms import RifkiView

HANDS: Final = 48
"""Hands over which a choice to come is counted."""


def ahead(view: RifkiView, contract: str) -> float:
    """What the choices after this one are worth if a contract is chosen now, less all of them with this one.

    In points beside those of the average player: added to what the contract brings with the present hand, it tells how
    much better the choice is than what could be expected of it.
    """
    own = [name for seat, name in view.setup.history if seat == view.seat]
    koz = KOZ_EACH - own.count(KOZ)
    ceza = CEZA_EACH - (len(own) - own.count(KOZ))
    chosen = [name for _, name in view.setup.history]
    open_now = frozenset(name for name in CONTRACTS if name != KOZ and chosen.count(name) < TIMES)
    open_then = frozenset(name for name in open_now if name != contract or chosen.count(name) + 1 < TIMES)
    after = (koz - 1, ceza) if contract == KOZ else (koz, ceza - 1)
    return _to_come(*after, open_then) - _to_come(koz, ceza, open_now)


def looking_ahead(view: RifkiView, contracts: Iterable[str]) -> Iterator[None]:
    """What :func:`ahead` works out once and keeps, in pieces of less than a millisecond, one for each step."""
    for number in range(HANDS):
        _worths(number)
        yield
    for contract in contracts:
        ahead(view, contract)
        yield


@cache
def _to_come(koz: int, ceza: int, left: frozenset[str]) -> float:
    """The points that so many choices bring, each made with a new hand, as far as these contracts stay open."""
    if koz < 0 or ceza < 0 or koz + ceza == 0:
        return 0.0
    with_koz = _to_come(koz - 1, ceza, left) if koz else 0.0
    with_ceza = _to_come(koz, ceza - 1, left) if ceza else 0.0
    total = 0.0
    for number in range(HANDS):
        worth = _worths(number)
        ways = [worth[KOZ] + with_koz] if koz else []
        if ceza:
            ways.append(max((worth[name] for name in left), default=0.0) + with_ceza)
        total += max(ways)
    return total / HANDS


@cache
def _hands() -> list[Sequence[int]]:
    """Some hands, always the same ones, suit by suit."""
    stream = Stream("rifki", "planning")
    return [masks(stream.shuffled(FRENCH.cards)[:TRICKS]) for _ in range(HANDS)]


@cache
def _worths(number: int) -> dict[str, float]:
    """What each contract is worth with the hand of this number."""
    hand = _hands()[number]
    unseen = [WHOLE_SUIT & ~held for held in hand]
    chances = takes_if_avoided(hand, unseen, TRICKS)
    worth = {
        name: -cost(name, hand, chances, TRICKS, 0) - terms.total / SEATS
        for name, terms in CONTRACTS.items()
        if name != KOZ
    }
    tricks = max(takes_in_koz(hand, unseen, TRICKS, suit) for suit in range(SUITS))
    worth[KOZ] = CONTRACTS[KOZ].each * tricks - CONTRACTS[KOZ].total / SEATS
    return worth
