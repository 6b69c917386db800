"""Trick play on bit masks: the only code that knows what must be followed, what may be led and which card wins.

Plain typed Python that mypyc compiles unchanged. Cards are places in masks (see ``masks.py``). A *lane* is what is
followed together (a suit, a colour, the trumps); its cards lie within one word and rank by their bits. The Deals use
this module and so does the search.
"""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from cardgui.engine.masks import bit, place_of

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


@final
class Conduct:
    """What pack and contract say about trick play; never changes during a deal.

    Attributes:
        lanes: number of lanes.
        low: per lane, its cards in word 0. high: the same in word 1.
        width: bits from one lane to the next within a word.
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

    def __init__(self, low: list[i64], high: list[i64], width: i64) -> None:
        self.low: list[i64] = low
        self.high: list[i64] = high
        self.lanes: i64 = len(low)
        self.width: i64 = width
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

    def first_high(self) -> i64:
        """The cards of the first lane that lies in word 1."""
        for mask in self.high:
            if mask:
                return mask
        return 0


@final
class Tricks:
    """The play phase of a deal: hands, the current trick and whose turn it is.

    The hands and the masks of the contract are attributes of their own: compiled, a list would hold an object for every
    mask. Up to ten seats; those beyond ``seats`` stay empty.

    Attributes:
        conduct: what pack and contract say.
        seats: number of seats.
        turn: seat to play.
        step: +1 clockwise, −1 counter-clockwise.
        led_low, led_high: cards of the lane to be followed; both 0 at the start of a trick and after a led wild card.
        best_low, best_high: the card that wins so far, best_seat: who played it; 0 and NONE before the first card.
        count: cards in the current trick.
        done: complete tricks.
        taken: tricks taken since this state was made, six bits a seat; see :meth:`tricks_of`.
        fallen_low, fallen_high: the cards played, the wild one apart; all of a lane where :meth:`note_fallen` said so.
        before_low, before_high: all cards of the lanes led to earlier tricks.
        trumped: whether the current trick's lead, not itself a trump, has been trumped.
        reason: why the cards that :meth:`legal` last left out may not be played.
    """

    a0: i64
    a1: i64
    a2: i64
    a3: i64
    a4: i64
    a5: i64
    a6: i64
    a7: i64
    a8: i64
    a9: i64
    b0: i64
    b1: i64
    b2: i64
    b3: i64
    b4: i64
    b5: i64
    b6: i64
    b7: i64
    b8: i64
    b9: i64

    def __init__(self, conduct: Conduct, seats: i64, low: list[i64], high: list[i64], turn: i64, step: i64) -> None:
        self.conduct: Conduct = conduct
        self.seats: i64 = seats
        self.a0 = self.a1 = self.a2 = self.a3 = self.a4 = self.a5 = self.a6 = self.a7 = self.a8 = self.a9 = 0
        self.b0 = self.b1 = self.b2 = self.b3 = self.b4 = self.b5 = self.b6 = self.b7 = self.b8 = self.b9 = 0
        self.turn: i64 = turn
        self.step: i64 = step
        self.led_low: i64 = 0
        self.led_high: i64 = 0
        self.best_low: i64 = 0
        self.best_high: i64 = 0
        self.best_seat: i64 = NONE
        self.count: i64 = 0
        self.done: i64 = 0
        self.taken: i64 = 0
        self.fallen_low: i64 = 0
        self.fallen_high: i64 = 0
        self.before_low: i64 = 0
        self.before_high: i64 = 0
        self.trumped: bool = False
        self.reason: i64 = FREE
        self.trump_low: i64 = conduct.low[conduct.trump] if conduct.trump != NONE else 0
        self.trump_high: i64 = conduct.high[conduct.trump] if conduct.trump != NONE else 0
        self.ban_low: i64 = conduct.low[conduct.ban] if conduct.ban != NONE else 0
        self.ban_high: i64 = conduct.high[conduct.ban] if conduct.ban != NONE else 0
        self.lane_low: i64 = conduct.low[0]
        self.lane_high: i64 = conduct.first_high()
        self.width: i64 = conduct.width
        self.penalty_low: i64 = conduct.penalty_low
        self.first_low: i64 = conduct.first_low
        self.wild_low: i64 = bit(conduct.wild) if conduct.wild != NONE else 0
        self.under: bool = conduct.under
        self.kings: bool = conduct.kings
        self.twins: bool = conduct.twins
        self.must_trump: bool = conduct.must_trump and conduct.trump != NONE
        self.must_overtrump: bool = conduct.must_overtrump
        # Only now, when every attribute has its value: compiled code then need not ask for it again and again.
        seat: i64 = 0
        while seat < seats:
            self.set_hand(seat, low[seat], high[seat])
            seat += 1

    # -- hands ----------------------------------------------------------------------------------------------------

    def low(self, seat: i64) -> i64:
        """A seat's cards in word 0."""
        if seat < 4:
            if seat < 2:
                return self.a0 if seat == 0 else self.a1
            return self.a2 if seat == 2 else self.a3
        if seat < 6:
            return self.a4 if seat == 4 else self.a5
        if seat < 8:
            return self.a6 if seat == 6 else self.a7
        return self.a8 if seat == 8 else self.a9

    def high(self, seat: i64) -> i64:
        """A seat's cards in word 1."""
        if seat < 4:
            if seat < 2:
                return self.b0 if seat == 0 else self.b1
            return self.b2 if seat == 2 else self.b3
        if seat < 6:
            return self.b4 if seat == 4 else self.b5
        if seat < 8:
            return self.b6 if seat == 6 else self.b7
        return self.b8 if seat == 8 else self.b9

    def set_hand(self, seat: i64, low: i64, high: i64) -> None:
        """Give a seat these cards and no others."""
        self._set_low(seat, low)
        self._set_high(seat, high)

    def _set_low(self, seat: i64, low: i64) -> None:
        if seat == 0:
            self.a0 = low
        elif seat == 1:
            self.a1 = low
        elif seat == 2:
            self.a2 = low
        elif seat == 3:
            self.a3 = low
        else:
            self._set_low_beyond(seat, low)

    def _set_low_beyond(self, seat: i64, low: i64) -> None:
        if seat == 4:
            self.a4 = low
        elif seat == 5:
            self.a5 = low
        elif seat == 6:
            self.a6 = low
        elif seat == 7:
            self.a7 = low
        elif seat == 8:
            self.a8 = low
        else:
            self.a9 = low

    def _set_high(self, seat: i64, high: i64) -> None:
        if seat == 0:
            self.b0 = high
        elif seat == 1:
            self.b1 = high
        elif seat == 2:
            self.b2 = high
        elif seat == 3:
            self.b3 = high
        else:
            self._set_high_beyond(seat, high)

    def _set_high_beyond(self, seat: i64, high: i64) -> None:
        if seat == 4:
            self.b4 = high
        elif seat == 5:
            self.b5 = high
        elif seat == 6:
            self.b6 = high
        elif seat == 7:
            self.b7 = high
        elif seat == 8:
            self.b8 = high
        else:
            self.b9 = high

    def all_low(self) -> i64:
        """The cards of all hands in word 0."""
        four = self.a0 | self.a1 | self.a2 | self.a3
        if self.seats <= 4:
            return four
        return four | self.a4 | self.a5 | self.a6 | self.a7 | self.a8 | self.a9

    def all_high(self) -> i64:
        """The cards of all hands in word 1."""
        four = self.b0 | self.b1 | self.b2 | self.b3
        if self.seats <= 4:
            return four
        return four | self.b4 | self.b5 | self.b6 | self.b7 | self.b8 | self.b9

    def tricks_of(self, seat: i64) -> i64:
        """How many tricks a seat has taken since this state was made."""
        return (self.taken >> (6 * seat)) & 63

    def copy_from(self, other: Tricks) -> None:
        """Become equal to a state of the same deal, or of another one under the same conduct."""
        self.a0 = other.a0
        self.a1 = other.a1
        self.a2 = other.a2
        self.a3 = other.a3
        self.b0 = other.b0
        self.b1 = other.b1
        self.b2 = other.b2
        self.b3 = other.b3
        if self.seats > 4:
            self.a4 = other.a4
            self.a5 = other.a5
            self.a6 = other.a6
            self.a7 = other.a7
            self.a8 = other.a8
            self.a9 = other.a9
            self.b4 = other.b4
            self.b5 = other.b5
            self.b6 = other.b6
            self.b7 = other.b7
            self.b8 = other.b8
            self.b9 = other.b9
        self.turn = other.turn
        self.led_low = other.led_low
        self.led_high = other.led_high
        self.best_low = other.best_low
        self.best_high = other.best_high
        self.best_seat = other.best_seat
        self.count = other.count
        self.done = other.done
        self.taken = other.taken
        self.fallen_low = other.fallen_low
        self.fallen_high = other.fallen_high
        self.before_low = other.before_low
        self.before_high = other.before_high
        self.trumped = other.trumped

    # -- lanes by number ------------------------------------------------------------------------------------------

    @property
    def led(self) -> int:
        """The lane to be followed, or NONE."""
        for lane in range(self.conduct.lanes):
            if self.led_low & self.conduct.low[lane] or self.led_high & self.conduct.high[lane]:
                return lane
        return NONE

    @property
    def best(self) -> int:
        """The place of the card that wins so far; asked before the first card it is 64."""
        return place_of(self.best_low, self.best_high)

    def has_fallen(self, lane: i64) -> bool:
        """Whether a card of this lane has been played."""
        return bool(self.fallen_low & self.conduct.low[lane] or self.fallen_high & self.conduct.high[lane])

    def was_led(self, lane: i64) -> bool:
        """Whether this lane was led to an earlier trick (MI-20)."""
        return bool(self.before_low & self.conduct.low[lane] or self.before_high & self.conduct.high[lane])

    def note_fallen(self, lane: i64) -> None:
        """A card of this lane was played before this state begins."""
        self.fallen_low |= self.conduct.low[lane]
        self.fallen_high |= self.conduct.high[lane]

    def note_led(self, lane: i64) -> None:
        """This lane was led before this state begins."""
        self.before_low |= self.conduct.low[lane]
        self.before_high |= self.conduct.high[lane]

    # -- rules ----------------------------------------------------------------------------------------------------

    def legal(self) -> tuple[i64, i64]:
        """The cards that the seat to play may play, as masks of the two words; sets :attr:`reason`."""
        low = self.low(self.turn)
        high = self.high(self.turn)
        if self.count == 0:
            return self._leads(low, high)
        follow_low = low & self.led_low
        follow_high = high & self.led_high
        if self.kings and self.trumped and not self.before_low & self.led_low:
            king = low & self.led_low & ~(self.led_low >> 1)
            if king:
                self.reason = KING
                return king, 0
        if follow_low or follow_high:
            if self.under:
                forced = follow_low & self.penalty_low & (self.best_low - 1)
                if forced:
                    self.reason = UNDER
                    return forced, 0
            self.reason = FOLLOW
            return follow_low | (low & self.wild_low), follow_high
        self.reason = FREE
        if not self.led_low and not self.led_high:
            return low, high
        return self._void(low, high)

    def _leads(self, low: i64, high: i64) -> tuple[i64, i64]:
        self.reason = FREE
        if self.done == 0 and low & self.first_low:
            self.reason = LEAD_FIRST
            return low & self.first_low, 0
        if (self.ban_low and not self.fallen_low & self.ban_low) or (
            self.ban_high and not self.fallen_high & self.ban_high
        ):
            free_low = low & ~self.ban_low
            free_high = high & ~self.ban_high
            if free_low or free_high:
                self.reason = LEAD_BAN
                return free_low, free_high
        return low, high

    def _void(self, low: i64, high: i64) -> tuple[i64, i64]:
        if self.must_trump:
            trump_low = low & self.trump_low
            trump_high = high & self.trump_high
            if trump_low or trump_high:
                if self.must_overtrump and self.trumped:
                    over = trump_low & ~((self.best_low << 1) - 1)
                    if over:
                        self.reason = OVER
                        return over, 0
                self.reason = TRUMP
                return trump_low | (low & self.wild_low), trump_high
        if low & self.penalty_low:
            self.reason = PENALTY
            return low & self.penalty_low, 0
        return low, high

    def play(self, place: i64) -> bool:
        """Play a legal card of the seat whose turn it is.

        Returns:
            Whether this completed the trick; then ``turn`` is its winner and ``best`` the winning card, until the next
            card is played.
        """
        if place < 64:
            return self.play_card(bit(place), 0)
        return self.play_card(0, bit(place))

    def play_card(self, low: i64, high: i64) -> bool:
        """Play a legal card given as the masks of the two words, one of which is 0; returns what :meth:`play` does."""
        seat = self.turn
        if low:
            self._set_low(seat, self.low(seat) ^ low)
        else:
            self._set_high(seat, self.high(seat) ^ high)
        if self.count == 0:
            self._win(low, high)
        if not low or low != self.wild_low:
            self._compare(low, high)
        self.count += 1
        if self.count == self.seats:
            self._finish()
            return True
        seat += self.step
        if seat < 0:
            seat += self.seats
        elif seat >= self.seats:
            seat -= self.seats
        self.turn = seat
        return False

    def _compare(self, low: i64, high: i64) -> None:
        """A card that can win comes to the trick: it decides what is led, or is compared with the best one."""
        self.fallen_low |= low
        self.fallen_high |= high
        if not self.led_low and not self.led_high:
            self._lead(low, high)
            self._win(low, high)
        elif low & self.led_low or high & self.led_high:
            if not self.trumped and self._tops(low, high):
                self._win(low, high)
        elif low & self.trump_low or high & self.trump_high:
            if not self.trumped or self._tops(low, high):
                self._win(low, high)
            self.trumped = True

    def _win(self, low: i64, high: i64) -> None:
        self.best_low = low
        self.best_high = high
        self.best_seat = self.turn

    def _finish(self) -> None:
        self.before_low |= self.led_low
        self.before_high |= self.led_high
        self.turn = self.best_seat
        self.taken += bit(6 * self.best_seat)
        self.led_low = 0
        self.led_high = 0
        self.count = 0
        self.trumped = False
        self.done += 1

    def _lead(self, low: i64, high: i64) -> None:
        """The lane of this card is to be followed."""
        if low:
            mask = self.lane_low
            while not mask & low:
                mask <<= self.width
            self.led_low = mask
        else:
            mask = self.lane_high
            while not mask & high:
                mask <<= self.width
            self.led_high = mask

    def _tops(self, low: i64, high: i64) -> bool:
        """Whether a card beats the best one, which is of the same lane."""
        if self.twins:
            # Of two copies neither beats the other: both count as the lower one.
            even: i64 = 0x1555555555555555
            low = (low | low >> 1) & even
            high = (high | high >> 1) & even
        return low > self.best_low or high > self.best_high
