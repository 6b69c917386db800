"""Truf in roll-outs: bids, high and low play, playing for an exact bid (TR-6 to TR-21)."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from cardgui.bots.rollouts.bits import LANE, STEP, highest, lowest
from cardgui.bots.rollouts.dice import Dice
from cardgui.bots.rollouts.french import avoid, take
from cardgui.bots.rollouts.table import Table
from cardgui.engine.kernel import Tricks
from cardgui.engine.masks import count_bits

SEATS: Final = 4
BAWAH: Final = 0
ATAS: Final = 1
BIDS: Final = 13
"""Final bids from -1 to 11."""
TAKEN: Final = 14
"""Numbers of tricks from 0 to 13."""
ACE: Final = 0x1000


@final
class TrufTable(Table):
    """A deal of Truf with its bids, or before them.

    Attributes:
        mode: BAWAH or ATAS.
        exact: whether a certain number of tricks is the aim (TR-21).
        points: for mode, final bid + 1 and tricks, the points; flat.
        bids: final bids by seat.
        against: by seat, how much its points count against the seat for which the deal is valued.
        bidder: the seat whose bid is tried, -1 once all bids are known; laid: its card.
    """

    def __init__(
        self,
        tricks: Tricks,
        left: i64,
        exact: bool,  # noqa: FBT001 - compiled
        points: list[float],
        bids: list[i64],
        against: list[float],
    ) -> None:
        super().__init__(tricks, left)
        self.mode: i64 = ATAS
        self.exact: bool = exact
        self.points: list[float] = points
        self.bids: list[i64] = bids
        self.against: list[float] = against
        self.bidder: i64 = -1
        self.laid: i64 = 0

    def fresh(self) -> Table:
        """Another table of the same deal."""
        old = self.tricks
        tricks = Tricks(old.conduct, old.seats, [0] * SEATS, [0] * SEATS, old.turn, old.step)
        table = TrufTable(tricks, self.left, self.exact, self.points, list(self.bids), self.against)
        table.bidder = self.bidder
        table.laid = self.laid
        return table

    def copy_from(self, other: Table) -> None:
        """Become equal to another table of the same deal."""
        assert isinstance(other, TrufTable)  # noqa: S101
        self.tricks.copy_from(other.tricks)
        self.left = other.left
        self.mode = other.mode
        if self.bidder >= 0:
            self.tricks.trump_low = other.tricks.trump_low
            self.tricks.ban_low = other.tricks.ban_low
            seat: i64 = 0
            while seat < SEATS:
                self.bids[seat] = other.bids[seat]
                seat += 1

    def play(self, low: i64, high: i64) -> None:
        """Play a card."""
        self.left -= 1
        self.tricks.play_card(low, high)

    def worth(self, seat: i64) -> float:
        """The seat's points less the weighted points of the others."""
        total = 0.0
        other: i64 = 0
        while other < SEATS:
            row = (self.mode * BIDS + self.bids[other] + 1) * TAKEN
            points = self.points[row + self.tricks.tricks_of(other)]
            if other == seat:
                total += points
            else:
                total -= self.against[other] * points
            other += 1
        return total

    # -- bids -----------------------------------------------------------------------------------------------------

    def settle(self, dice: Dice) -> None:
        """Where only one bid is known, let the others bid by the look of their hands (TR-6 to TR-10)."""
        if self.bidder < 0:
            return
        best: i64 = -1
        total: i64 = 0
        seat: i64 = 0
        while seat < SEATS:
            card = self.laid if seat == self.bidder else self._bid(self.tricks.low(seat), dice)
            bid = value_of(card)
            self.bids[seat] = bid
            total += bid
            rank = 64 * bid - 16 * suit_of(card) + count_bits(card_in_lane(card) - 1)
            if rank > best or best < 0:
                best = rank
                self.tricks.turn = seat
                self.tricks.trump_low = lane_of(card)
            seat += 1
        self.tricks.ban_low = self.tricks.trump_low
        self.mode = ATAS if total > 13 else BAWAH
        if total == 13:
            self._adjust()

    def _bid(self, hand: i64, dice: Dice) -> i64:
        """A card whose value comes near the tricks that the hand looks good for, from the longest suit that has one."""
        aim = promised(hand, exact=self.exact) + dice.below(10)
        aim //= 10
        best: i64 = 0
        least: i64 = 1000
        left = hand
        while left:
            card = lowest(left)
            left ^= card
            away = value_of(card) - aim
            if away < 0:
                away = -away
            cost = 16 * away - count_bits(hand & lane_of(card))
            if cost < least:
                least = cost
                best = card
        return best

    def _adjust(self) -> None:
        """The declarer raises with a strong hand and lowers with a weak one (TR-10)."""
        declarer = self.tricks.turn
        by: i64 = -1
        if tenths(self.tricks.low(declarer)) >= 10 * self.bids[declarer] - 4:
            by = 1
        self.mode = ATAS if by > 0 else BAWAH
        seat: i64 = 0
        while seat < SEATS:
            self.bids[seat] += by
            seat += 1

    # -- policy ---------------------------------------------------------------------------------------------------

    def choose(self, low: i64, high: i64) -> tuple[i64, i64]:  # noqa: ARG002 - the pack has one word
        """Play for tricks in main atas and against them in main bawah; in scoring E until the bid is full."""
        tricks = self.tricks
        hungry = self.mode == ATAS
        if self.exact:
            hungry = self._short(self.bids[tricks.turn] - tricks.tricks_of(tricks.turn))
        return (take(tricks, low) if hungry else avoid(tricks, low, 0)), 0

    def _short(self, need: i64) -> bool:
        """Whether a seat that needs so many tricks must go for this one: not if its winners alone bring more."""
        if need <= 0:
            return False
        tricks = self.tricks
        hand = tricks.low(tricks.turn)
        others = tricks.all_low() & ~hand
        lane: i64 = LANE
        winners: i64 = 0
        while True:
            out = others & lane
            winners += count_bits(hand & lane & ~(2 * highest(out) - 1)) if out else 0
            if lane == LANE << 48:
                return winners <= need
            lane <<= STEP


def promised(hand: i64, *, exact: bool) -> i64:
    """Tenths of tricks that players bid with a hand, as those of the level Steady do (measured)."""
    look = tenths(hand)
    return 12 + look if exact else 20 + look // 2


def suit_of(card: i64) -> i64:
    """The number of a card's suit, 0 to 3."""
    suit: i64 = 0
    while card > LANE:
        card >>= STEP
        suit += 1
    return suit


def card_in_lane(card: i64) -> i64:
    """A card as if it were of the lowest suit."""
    while card > LANE:
        card >>= STEP
    return card


def lane_of(card: i64) -> i64:
    """All cards of a card's suit."""
    lane: i64 = LANE
    while not lane & card:
        lane <<= STEP
    return lane


def value_of(card: i64) -> i64:
    """The tricks that a card promises (TR-7)."""
    card = card_in_lane(card)
    if card == ACE:
        return 1
    return 0 if card > 0x100 else count_bits(card - 1) + 2


def tenths(hand: i64) -> i64:
    """Tenths of tricks that a hand looks good for whatever is trumps."""
    total: i64 = 2
    lane: i64 = LANE
    unit: i64 = 1
    while True:
        held = hand & lane
        length = count_bits(held)
        top = highest(held)
        if held & (unit * 0x1000):
            total += 8
        if held & (unit * 0x800):
            total += 5 if length > 1 else 2
        if held & (unit * 0x400):
            total += 3 if length > 2 else 1
        if length > 4:
            total += 4 * (length - 4)
        if top == 0:
            total += 4
        if lane == LANE << 48:
            return total
        lane <<= STEP
        unit <<= STEP
