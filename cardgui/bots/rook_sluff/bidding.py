"""What to bid in Rook Sluff: the tricks that the hand is worth, or a sluff if it can hardly take one."""

from __future__ import annotations

from typing import Final

from cardgui.bots.rook_sluff.reading import TRUMP, Reading
from cardgui.engine.cards import ROOK, ROOK_COLOURS, Card
from cardgui.engine.rook_sluff_scoring import EACH_BID, SLUFF
from cardgui.engine.rook_sluff_terms import RookSluffView

CAUTION: Final = {6: 1.05, 8: 1.0, 10: 0.8}
"""By number of players, how much of the tricks that a hand is worth is bid: a team that falls short scores nothing
(RS-17), and with ten players nobody can bid less than 1, nearly the average, without a sluff."""
SAFE_SLUFF: Final = 0.3
"""Estimated chance of taking no trick from which on a sluff is bid, to win 50 or lose them (RS-18). The estimate leaves
out the team's help: in play, two of three such sluffs are kept."""


def choose_bid(view: RookSluffView) -> int:
    """The bid (RS-9); 0 only as a sluff that will probably be kept (RS-11)."""
    reading = Reading(view)
    if sluff_chance(reading) >= SAFE_SLUFF:
        return 0
    return _nearest(view, _meant(reading))


def worth_of_bids(view: RookSluffView) -> dict[int, float]:
    """What each bid is worth, in points beside a bid of exactly what the hand is good for."""
    reading = Reading(view)
    meant = _meant(reading)
    worths = {bid: -EACH_BID * abs(bid - meant) for bid in range(1, view.highest_bid + 1)}
    sluff = 2 * SLUFF * (sluff_chance(reading) - SAFE_SLUFF)
    return {0: worths[_nearest(view, meant)] + sluff, **worths}


def _meant(reading: Reading) -> float:
    """The tricks to bid, if a bid could be a fraction."""
    return CAUTION[reading.view.players] * worth(reading)


def _nearest(view: RookSluffView, meant: float) -> int:
    return max(1, min(view.highest_bid, round(meant)))


def worth(reading: Reading) -> float:
    """The tricks that the hand will probably take."""
    view = reading.view
    trumps = [card for card in view.hand if card[0] == TRUMP]
    tricks = 0.0
    for place, card in enumerate(trumps):
        # A trump is good when those above are gone; a long suit of them outlasts the others'.
        above = reading.higher(card) + 0.5 * reading.unseen[card]
        tricks += max(0.75**above, min(0.6, 0.12 * place))
    spare = len(trumps)
    for colour in ROOK_COLOURS:
        if colour == TRUMP:
            continue
        cards = [card for card in view.hand if card[0] == colour]
        for place, card in enumerate(cards[:2]):
            above = reading.higher(card) + 0.6 * reading.unseen[card] + 1.2 * place
            ruffed = 0.93 ** (view.players * (1 + place))
            tricks += 0.6**above * ruffed
        if len(cards) < 2 and spare > 1:
            tricks += 0.5 * (2 - len(cards))
            spare -= 1
    return tricks


def sluff_chance(reading: Reading) -> float:
    """The chance that the hand takes no trick if it takes care and its team helps."""
    chance = 1.0
    for colour in ROOK_COLOURS:
        cards = [card for card in reversed(reading.view.hand) if card[0] == colour]
        for place, card in enumerate(cards[:4]):
            chance *= 1 - _caught(reading, card, place)
    return chance


def _caught(reading: Reading, card: Card, place: int) -> float:
    """The chance that a card must take a trick; ``place`` lower ones of its colour can be played before it."""
    lower = reading.lower(card) / max(reading.count[card[0]], 1)
    rounds = reading.count[card[0]] / reading.view.players
    if place >= rounds + 1:
        return 0.0
    risk: float = lower ** (4 if card[0] != TRUMP else 3)
    if ROOK.rank_of[card] == 13:
        risk = 1.0 if card[0] == TRUMP else 0.7
    return risk * 0.7**place
