"""What a Rook Sluff view leaves open, as the search needs it: hidden cards, open bids, what bids say of hands."""

from __future__ import annotations

from collections.abc import Sequence
from math import exp
from typing import Final

from cardgui.bots.hidden import Hidden, Knowledge, Weigh
from cardgui.bots.rollouts.rook_sluff import OPEN, RookTable
from cardgui.engine.cards import ROOK, Card
from cardgui.engine.kernel import Tricks
from cardgui.engine.rook_sluff_deal import rook_conduct
from cardgui.engine.rook_sluff_scoring import EACH_BID, SLUFF, cards_for
from cardgui.engine.rook_sluff_terms import RookSluffView

TELLING: Final = 0.22
"""How much a trick more in a bid speaks for each high card."""
SLUFFER: Final = -4.0
"""A sluff speaks against high cards like a bid of so many tricks below the average."""


def hidden(view: RookSluffView) -> Hidden:
    """The cards that this seat doesn't see, and who may hold them (RS-12, RS-13, RS-21)."""
    gone = [*view.gone, *(card for trick in view.tricks for card in trick.cards)]
    current: Sequence[tuple[int, Card | None]] = view.current
    return Hidden(
        Knowledge(ROOK, cards_for(view.players), view.seat, view.hand, view.hand_sizes, gone, current, view.lacking)
    )


def evidence(view: RookSluffView) -> Weigh | None:
    """High bids speak for high and black cards, sluffs against them (RS-9, RS-11)."""
    if all(bid is None for bid in view.bids):
        return None
    average = view.highest_bid / view.players
    leaning = [0.0 if bid is None else SLUFFER if bid == 0 else max(-2.0, min(4.0, bid - average)) for bid in view.bids]

    def weigh(card: Card, holder: int) -> float:
        return exp(TELLING * leaning[holder] * _strength(card)) if holder < view.players else 1.0

    return weigh


def _strength(card: Card) -> float:
    rank = ROOK.rank_of[card]
    high = max(0.0, (rank - 7) / 6)
    return high + 0.5 if card[0] == "B" else high


def table(view: RookSluffView, bid: int | None = None) -> RookTable:
    """The deal at the start of the current trick, hands still empty.

    Args:
        view: what the seat knows.
        bid: the own bid that is only thought of.
    """
    players = view.players
    bids = [OPEN if made is None else made for made in view.bids]
    if bid is not None:
        bids[view.seat] = bid
    first = (view.setup.dealer + 1) % players
    leader = view.current[0][0] if view.current else first if view.phase == "bid" else view.seat
    tricks = Tricks(
        rook_conduct(must_trump=view.must_trump), players, [0] * players, [0] * players, leader, view.setup.step
    )
    tricks.done = sum(view.taken)
    tricks.taken = sum(taken << (6 * seat) for seat, taken in enumerate(view.taken))
    left = sum(view.hand_sizes) + len(view.current)
    return RookTable(tricks, left, bids, float(EACH_BID), float(SLUFF))
