"""Trick play on bit masks: the only code that knows what must be followed, what may be led and which card wins.

Plain typed Python that mypyc compiles unchanged. A card is a *place*: ``64 * word + bit`` with bits 0 … 61, so that a
hand of up to 112 cards is two ``i64`` words. A *lane* is what is followed together (a suit, a colour, the trumps);
its cards lie within one word and rank by their bits. The Deals use this module and so does the search.
"""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

FREE: Final = 0
"""Any card of the hand may be played."""
LEAD_FIRST: Final = 1
"""The first lead of the deal must be one of certain cards (RS-12)."""
LEAD_BAN: Final = 2
"""A lane may not be led yet (TR-14, RI-22)."""
FOLLOW: Final = 3
"""The lane led must be followed (TR-12, RI-17, RS-13, MI-18)."""
UNDER: Final = 4
"""A penalty card below a card on the table must be played (RI-21)."""
TRUMP: Final = 5
"""Void of the lane led: a trump must be played (RI-18, RS-21, MI-18)."""
OVER: Final = 6
"""Void of the lane led: a higher trump than the one on the table must be played (RI-28)."""
PENALTY: Final = 7
"""Void of the lane led: a penalty card must be played (RI-20)."""
KING: Final = 8
"""The king of a suit led for the first time and trumped must be played (MI-20)."""

NONE: Final = -1


def bit(place: i64) -> i64:
    """The mask of a place within its own word."""
    one: i64 = 1
    return one << (place & 63)


@final
class Conduct:
    """What pack and contract say about trick play; never changes during a deal.

    Attributes:
        lanes: number of lanes.
        low: per lane, its cards in word 0. high: the same in word 1.
        lane_at: per place 0 … 127, the lane; 255 where no card sits.
        trump: lane of trumps, or NONE.
        must_trump: a player void of the lane led must trump (RI-18, RS-21, MI-18).
        must_overtrump: and go higher than the best trump if possible (RI-28).
        ban: lane that may not be led before a card of it was played, or NONE (TR-14, RI-22).
        penalty_low: penalty cards in word 0, which a void player must throw (RI-20); Rıfkı's pack has no word 1.
        under: a follower must play a penalty card that lies below one on the table (RI-21).
        first_low: cards one of which must be led to the first trick, word 0 (RS-12).
        wild: place of the card that may always be played and never wins (MI-21), or NONE.
        kings: the top card of a trumped suit led for the first time is forced (MI-20).
        twins: each card exists twice, at neighbouring even and odd bits; the copy played first wins (RS-15).
    """

    def __init__(self, low: list[i64], high: list[i64], lane_at: bytes) -> None:
        self.low: list[i64] = low
        self.high: list[i64] = high
        self.lane_at: bytes = lane_at
        self.lanes: i64 = len(low)
        self.trump: i64 = NONE
        self.must_trump: bool = False
        self.must_overtrump: bool = False
        self.ban: i64 = NONE
        self.penalty_low: i64 = 0
        self.under: bool = False
        self.first_low: i64 = 0
        self.wild: i64 = NONE
        self.kings: bool = False
        self.twins: bool = False


@final
class Tricks:
    """The play phase of a deal: hands, the current trick and whose turn it is.

    Attributes:
        low, high: by seat, the hand in word 0 and word 1.
        turn: seat to play.
        step: +1 clockwise, −1 counter-clockwise.
        led: lane to be followed, or NONE at the start of a trick (and after a led wild card).
        best, best_seat: the card that wins so far and who played it; NONE before the first card.
        count: cards in the current trick.
        done: complete tricks.
        fallen: bit set of lanes of which a card has been played.
        led_before: bit set of lanes led to earlier tricks.
        trumped: whether the current trick's lead, not itself a trump, has been trumped.
        reason: why the cards that :meth:`legal` last left out may not be played.
    """

    def __init__(self, conduct: Conduct, seats: i64, low: list[i64], high: list[i64], turn: i64, step: i64) -> None:
        self.conduct: Conduct = conduct
        self.seats: i64 = seats
        self.low: list[i64] = low
        self.high: list[i64] = high
        self.turn: i64 = turn
        self.step: i64 = step
        self.led: i64 = NONE
        self.best: i64 = NONE
        self.best_seat: i64 = NONE
        self.count: i64 = 0
        self.done: i64 = 0
        self.fallen: i64 = 0
        self.led_before: i64 = 0
        self.trumped: bool = False
        self.reason: i64 = FREE

    def legal(self) -> tuple[i64, i64]:
        """The cards that the seat to play may play, as masks of the two words; sets :attr:`reason`."""
        low = self.low[self.turn]
        high = self.high[self.turn]
        if self.count == 0:
            return self._leads(low, high)
        self.reason = FREE
        if self.led == NONE:
            return low, high
        c = self.conduct
        one: i64 = 1
        if c.kings and self.trumped and not self.led_before >> self.led & one:
            king = self._top(self.led)
            if low & king:
                self.reason = KING
                return king, 0
        wild: i64 = 0
        if c.wild != NONE:
            wild = low & bit(c.wild)
        follow_low = low & c.low[self.led]
        follow_high = high & c.high[self.led]
        if follow_low or follow_high:
            if c.under:
                forced = follow_low & c.penalty_low & (bit(self.best) - 1)
                if forced:
                    self.reason = UNDER
                    return forced, 0
            self.reason = FOLLOW
            return follow_low | wild, follow_high
        return self._void(low, high, wild)

    def _leads(self, low: i64, high: i64) -> tuple[i64, i64]:
        c = self.conduct
        one: i64 = 1
        self.reason = FREE
        if self.done == 0 and low & c.first_low:
            self.reason = LEAD_FIRST
            return low & c.first_low, 0
        if c.ban != NONE and not self.fallen >> c.ban & one:
            free_low = low & ~c.low[c.ban]
            free_high = high & ~c.high[c.ban]
            if free_low or free_high:
                self.reason = LEAD_BAN
                return free_low, free_high
        return low, high

    def _void(self, low: i64, high: i64, wild: i64) -> tuple[i64, i64]:
        c = self.conduct
        if c.must_trump and c.trump != NONE:
            trump_low = low & c.low[c.trump]
            trump_high = high & c.high[c.trump]
            if trump_low or trump_high:
                if c.must_overtrump and self.trumped:
                    over = trump_low & ~((bit(self.best) << 1) - 1)
                    if over:
                        self.reason = OVER
                        return over, 0
                self.reason = TRUMP
                return trump_low | wild, trump_high
        if low & c.penalty_low:
            self.reason = PENALTY
            return low & c.penalty_low, 0
        return low, high

    def _top(self, lane: i64) -> i64:
        """The highest card of a lane in word 0, where the suits with kings lie."""
        mask = self.conduct.low[lane]
        while mask & (mask - 1):
            mask &= mask - 1
        return mask

    def play(self, place: i64) -> bool:
        """Play a legal card of the seat whose turn it is.

        Returns:
            Whether this completed the trick; then ``turn`` is its winner and ``best`` the winning card, until the next
            card is played.
        """
        seat = self.turn
        c = self.conduct
        one: i64 = 1
        if place < 64:
            self.low[seat] = self.low[seat] ^ bit(place)
        else:
            self.high[seat] = self.high[seat] ^ bit(place)
        lane: i64 = c.lane_at[place]
        if self.count == 0:
            self.best = place
            self.best_seat = seat
        if place != c.wild:
            self.fallen |= one << lane
            if self.led == NONE:
                self.led = lane
                self.best = place
                self.best_seat = seat
            else:
                if lane == c.trump and self.led != c.trump:
                    self.trumped = True
                if self._beats(place, lane):
                    self.best = place
                    self.best_seat = seat
        self.count += 1
        if self.count < self.seats:
            self.turn = (seat + self.step + self.seats) % self.seats
            return False
        if self.led != NONE:
            self.led_before |= one << self.led
        self.turn = self.best_seat
        self.led = NONE
        self.count = 0
        self.trumped = False
        self.done += 1
        return True

    def _beats(self, place: i64, lane: i64) -> bool:
        c = self.conduct
        best_lane: i64 = c.lane_at[self.best]
        if lane != best_lane:
            return lane == c.trump
        if c.twins:
            return place >> 1 > self.best >> 1
        return place > self.best
