"""Which card to play in Truf: the one after which the hand is worth most."""

from __future__ import annotations

from typing import Final

from cardgui.bots.truf.chances import takes_later, takes_now
from cardgui.bots.truf.prospect import Aim, expected
from cardgui.bots.truf.reading import SUIT_AND_RANK, Reading, read
from cardgui.engine.cards import Card
from cardgui.engine.truf_terms import TrufView

LEAD_COST: Final = 0.15
"""Points that having to lead costs in main bawah (measured; nothing in main atas or where a bid is to be hit)."""


def values(view: TrufView) -> dict[Card, float]:
    """For each card that may be played, the points of the deal to expect if it is played."""
    reading = read(view)
    aim = Aim(view.scoring, view.factor, str(view.mode), view.bids[view.seat])
    return {card: value(reading, aim, view.taken[view.seat], card) for card in view.legal}


def value(reading: Reading, aim: Aim, taken: int, card: Card) -> float:
    """The points to expect if a card is played."""
    suit, rank = SUIT_AND_RANK[card]
    hand = list(reading.hand)
    hand[suit] ^= 1 << rank
    chance = takes_now(reading, suit, rank)
    wanted, avoided = takes_later(reading, hand, exact=aim.exact)
    won = expected(aim, taken + 1, wanted, avoided)
    lost = expected(aim, taken, wanted, avoided)
    cost = LEAD_COST if aim.mode == "bawah" and not aim.exact else 0.0
    return chance * (won - cost) + (1 - chance) * lost


def choose_card(view: TrufView) -> Card:
    """The card of highest value; of equal ones the lowest."""
    if len(view.legal) == 1:
        return view.legal[0]
    worth = values(view)
    return max(worth, key=lambda card: (worth[card], -SUIT_AND_RANK[card][1]))
