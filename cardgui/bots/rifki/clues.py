"""What others tell of their hands by the cards they play in Rıfkı.

Whoever wants tricks wins as cheaply as it can, and gives low cards where it cannot win; whoever avoids them ducks with
the highest card that ducks. What somebody would have played instead it hardly holds. The factors are what such players
were seen to hold, measured over their games and rounded towards 1: people don't keep to it every time.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from cardgui.bots.rifki.reading import SEATS
from cardgui.engine.cards import FRENCH, FRENCH_RANKS, FRENCH_SUITS, Card
from cardgui.engine.rifki_contracts import CONTRACTS, KOZ, TRICKS
from cardgui.engine.rifki_terms import RifkiView

HARDLY: Final = 0.12
SELDOM: Final = 0.45
LESS: Final = 0.7
LEAST: Final = 0.02
"""However much speaks against it, a card is never ruled out."""
TOP: Final = len(FRENCH_RANKS)

EL_ALMAZ, SON_IKI = "el_almaz", "son_iki"

Clue = tuple[str, int, int, float]
"""A suit, the lowest of its ranks that are told of, the first beyond them, and how much less likely they are."""


def clues(view: RifkiView) -> dict[tuple[int, Card], float]:
    """By seat and card: how much less likely the other seat holds it than if it had played by chance; over 0, up to 1.

    Cards that nothing is told of are left out.
    """
    found: dict[tuple[int, Card], float] = {}
    if view.contract is None:
        return found
    before = TRICKS - len(view.hand) - len(view.tricks) - any(seat == view.seat for seat, _ in view.current)
    played = [tuple(zip(trick.seats, trick.cards, strict=True)) for trick in view.tricks]
    for number, trick in enumerate([*played, view.current]):
        for seat, (suit, low, high, factor) in _told(view, trick, before + number):
            for rank in FRENCH_RANKS[max(low, 0) : high]:
                held = seat, rank + suit
                found[held] = max(LEAST, found.get(held, 1.0) * factor)
    return found


def _told(view: RifkiView, trick: Sequence[tuple[int, Card]], number: int) -> Iterator[tuple[int, Clue]]:
    """What the cards of one trick tell, by seat; `number` of tricks lie before it."""
    contract = str(view.contract)
    penalties = CONTRACTS[contract].cards
    best, over, lying = -1, -1, False
    for place, (seat, card) in enumerate(trick):
        rank, suit, last = FRENCH.rank_of[card], card[1], place == SEATS - 1
        found: list[Clue] = []
        if place == 0:
            found = _lead(contract, suit, rank, view.trump)
        elif suit != trick[0][1][1]:
            found = _without(contract, suit, rank, over, view.trump, last=last, forced=card in penalties)
        elif contract == KOZ:
            found = _wanted(suit, rank, best, trumped=over >= 0, last=last)
        else:
            early = contract == SON_IKI and number < TRICKS - SEATS
            found = _avoided(contract, suit, rank, best, last=last, lying=lying, early=early)
        if seat != view.seat:
            yield from ((seat, clue) for clue in found)
        lying = lying or card in penalties
        if suit == trick[0][1][1]:
            best = max(best, rank)
        elif suit == view.trump:
            over = max(over, rank)


def _lead(contract: str, suit: str, rank: int, trump: str | None) -> list[Clue]:
    """A lead: where tricks are wanted winners, else low from length; where not, from a suit with little above."""
    if contract == KOZ:
        return [] if suit == trump else [(suit, 0, rank, SELDOM), (suit, rank + 1, TOP, SELDOM)]
    return [(suit, rank + 1, TOP, LESS)]


def _without(
    contract: str, suit: str, rank: int, over: int, trump: str | None, *, last: bool, forced: bool
) -> list[Clue]:
    """A card from somebody who cannot follow: the lowest trump that wins, or the top of what is dangerous."""
    if contract == KOZ:
        if suit != trump or rank < over:
            return []
        return [(suit, over + 1, rank, HARDLY if last else SELDOM)]
    if forced:
        return []
    others = [(other, TOP - 2, TOP, LESS) for other in FRENCH_SUITS if other != suit]
    return [(suit, rank + 1, TOP, HARDLY), *others]


def _wanted(suit: str, rank: int, best: int, *, trumped: bool, last: bool) -> list[Clue]:
    """A card that follows suit in a koz: low where it cannot win, as cheap as it can where it wins."""
    if trumped:
        return [(suit, 0, rank, HARDLY)]
    if rank < best:
        return [(suit, 0, rank, HARDLY), (suit, best + 1, TOP, HARDLY)]
    return [(suit, best + 1, rank, HARDLY if last else SELDOM)]


def _avoided(contract: str, suit: str, rank: int, best: int, *, last: bool, lying: bool, early: bool) -> list[Clue]:
    """A card that follows suit in a penalty contract: as high as it ducks, and over the best only without others."""
    if rank < best:
        return [(suit, rank + 1, best, HARDLY)]
    if contract in {EL_ALMAZ, SON_IKI}:
        without = (suit, 0, best, SELDOM if contract == SON_IKI else HARDLY)
        return [without, (suit, rank + 1, TOP, HARDLY)] if last and (early or contract == EL_ALMAZ) else [without]
    if lying:
        return [(suit, 0, best, HARDLY)]
    return [(suit, rank + 1, TOP, SELDOM)] if last else [(suit, 0, best, LESS)]
