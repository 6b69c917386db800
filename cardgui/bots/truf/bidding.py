"""What to bid in Truf, and whether to raise or to lower at 13."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import Final

from cardgui.bots.truf.chances import takes_later
from cardgui.bots.truf.prospect import Aim, expected
from cardgui.bots.truf.reading import SUITS, Reading, read
from cardgui.engine.cards import FRENCH_SUITS, Card
from cardgui.engine.truf_scoring import bid_value, mode_of
from cardgui.engine.truf_terms import TrufView

OTHERS_BID: Final = (0.06, 0.02, 0.17, 0.33, 0.23, 0.08, 0.04, 0.025, 0.02, 0.015, 0.01)
"""How often others bid 0 to 10."""
HUNGER: Final = {"atas": 1.0, "bawah": 0.0}


@cache
def others_sums(highest: int) -> tuple[float, ...]:
    """The chance that three others bid together 0 … 30, none of them more than ``highest``."""
    sums = [1.0]
    for _ in range(3):
        longer = [0.0] * (len(sums) + 10)
        for total, chance in enumerate(sums):
            for bid in range(min(highest, 10) + 1):
                longer[total + bid] += chance * OTHERS_BID[bid]
        sums = longer
    return tuple(sums)


class Hand:
    """A hand before the bids are known, and what it would be worth."""

    def __init__(self, view: TrufView) -> None:
        self._view = view
        self._chances: dict[tuple[int, str], tuple[list[float], list[float]]] = {}
        self._values: dict[tuple[int, str, int], float] = {}

    def value(self, trump: int, mode: str, bid: int) -> float:
        """The points to expect with this trump suit, mode and final bid."""
        key = (trump, mode, bid)
        if key not in self._values:
            if key[:2] not in self._chances:
                hunger = 0.5 if self._view.scoring == "E" else HUNGER[mode]
                reading = Reading(self._view.seat, self._view.hand, trump, hunger)
                exact = self._view.scoring == "E"
                self._chances[key[:2]] = takes_later(reading, reading.hand, exact=exact)
            aim = Aim(self._view.scoring, self._view.factor, mode, bid)
            self._values[key] = expected(aim, 0, *self._chances[key[:2]])
        return self._values[key]

    def value_of_bid(self, card: Card) -> float:
        """The points to expect if this card is laid: one's bid moves the sum and may set trumps (TR-8, TR-9)."""
        bid, suit = bid_value(card), FRENCH_SUITS.index(card[1])
        others = [trump for trump in range(SUITS) if trump != suit]
        below, equal, anyhow = others_sums(bid - 1), others_sums(bid), others_sums(10)
        tie = 1 - suit / SUITS
        total = 0.0
        for rest, chance in enumerate(anyhow):
            mine = below[rest] + tie * (equal[rest] - below[rest])
            worth_mine, worth_theirs = self._outcome(bid + rest, bid, suit, others)
            total += mine * worth_mine + (chance - mine) * worth_theirs
        return total

    def _outcome(self, total: int, bid: int, suit: int, others: Sequence[int]) -> tuple[float, float]:
        """The points to expect with this sum of bids, if one's own suit is trumps and if another is."""
        mode = mode_of(total)
        if mode is not None:
            theirs = sum(self.value(trump, mode, bid) for trump in others) / len(others)
            return self.value(suit, mode, bid), theirs
        raised, lowered = self.value(suit, "atas", bid + 1), self.value(suit, "bawah", bid - 1)
        theirs = sum(self.value(t, "atas", bid + 1) + self.value(t, "bawah", bid - 1) for t in others)
        return max(raised, lowered), theirs / (2 * len(others))


def choose_bid(view: TrufView) -> Card:
    """The card to lay as the bid (TR-6)."""
    worth = worth_of_bids(view)
    return max(worth, key=lambda card: worth[card])


def worth_of_bids(view: TrufView) -> dict[Card, float]:
    """The points to expect with each card of the hand as the bid."""
    hand = Hand(view)
    return {card: hand.value_of_bid(card) for card in view.hand}


def choose_adjustment(view: TrufView) -> int:
    """+1 to raise or -1 to lower every bid (TR-10)."""
    worth = worth_of_adjustments(view)
    return max(worth, key=lambda by: worth[by])


def worth_of_adjustments(view: TrufView) -> dict[int, float]:
    """The points to expect after raising (+1) and after lowering (-1)."""
    worth = {}
    for by, mode in ((1, "atas"), (-1, "bawah")):
        reading = read(view)
        if view.scoring != "E":
            reading.hunger = [HUNGER[mode]] * len(reading.hunger)
        aim = Aim(view.scoring, view.factor, mode, view.bids[view.seat] + by)
        worth[by] = expected(aim, 0, *takes_later(reading, reading.hand, exact=aim.exact))
    return worth
