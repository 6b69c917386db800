"""The play phase in card codes: the kernel's masks on one side, a deal's hands and tricks on the other."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from functools import reduce
from operator import or_

from cardgui.engine import kernel
from cardgui.engine.action import Refusal
from cardgui.engine.cards import Card, Pack
from cardgui.engine.events import CardPlayed, Event, TrickTaken

_BEATEN = (kernel.UNDER, kernel.OVER, kernel.KING)
"""Reasons that the card winning so far has a part in."""


@dataclass(frozen=True, slots=True)
class Trick:
    """A complete trick.

    Attributes:
        leader: seat that led.
        cards: in the order of play.
        seats: who played each of them.
        winner: seat that takes it.
        card: the winning card.
    """

    leader: int
    cards: tuple[Card, ...]
    seats: tuple[int, ...]
    winner: int
    card: Card


def conduct(pack: Pack) -> kernel.Conduct:
    """The kernel's description of a pack, without any contract: follow suit, highest of the lane led wins."""
    masks = [[0] * len(pack.lanes), [0] * len(pack.lanes)]
    for place, card in pack.codes.items():
        masks[place >> 6][pack.lane_of[card]] |= 1 << (place & 63)
    result = kernel.Conduct(masks[0], masks[1], pack.lanes[1].shift - pack.lanes[0].shift)
    result.twins = pack.copies == 2
    return result


class TrickPlay:
    """Hands, current trick and finished tricks of one deal.

    Attributes:
        pack: the game's pack.
        state: the kernel's state.
        current: seat and card of the current trick, in the order of play.
        finished: complete tricks, oldest first.
        taken: tricks taken, by seat.
        voids: by seat, the lanes that it has shown not to have.
    """

    def __init__(
        self, pack: Pack, rules: kernel.Conduct, hands: Sequence[Iterable[Card]], leader: int, step: int
    ) -> None:
        """Begin before the lead of ``leader``; ``step`` is +1 clockwise, −1 counter-clockwise."""
        self.pack = pack
        low, high = [0] * len(hands), [0] * len(hands)
        for seat, hand in enumerate(hands):
            for card in hand:
                place = pack.places[card]
                words = high if place >= 64 else low
                if words[seat] >> (place & 63) & 1:
                    place += 1
                words[seat] |= 1 << (place & 63)
        self.state = kernel.Tricks(rules, len(hands), low, high, leader, step)
        self.current: list[tuple[int, Card]] = []
        self.finished: list[Trick] = []
        self.taken = [0] * len(hands)
        self.voids: list[set[int]] = [set() for _ in hands]
        self._lacking = [(0, 0)] * len(hands)
        self._whole = reduce(or_, rules.low), reduce(or_, rules.high)

    @property
    def turn(self) -> int:
        """The seat to play."""
        return self.state.turn

    def hand(self, seat: int) -> tuple[Card, ...]:
        """The cards left in a hand, lane by lane from high to low."""
        return self._cards(self.state.low(seat), self.state.high(seat))

    def hand_sizes(self) -> tuple[int, ...]:
        """How many cards each seat holds."""
        state = self.state
        seats = range(state.seats)
        return tuple(int(state.low(seat)).bit_count() + int(state.high(seat)).bit_count() for seat in seats)

    @property
    def empty(self) -> bool:
        """Whether all cards are played."""
        return not self.state.all_low() and not self.state.all_high()

    def legal(self) -> tuple[Card, ...]:
        """The cards that the seat to play may play, lane by lane from high to low, each code once."""
        return tuple(dict.fromkeys(self._cards(*self.state.legal())))

    def forbidden(self, card: Card) -> int | None:
        """Why a card of the hand to play may not be played: a reason of the kernel, or ``None`` if it may."""
        return None if card in self.legal() else self.state.reason

    def refusal(self, card: Card, name: Callable[[int], tuple[str, str]]) -> Refusal | None:
        """The refusal of a card of the hand to play, or ``None``.

        Its cards are the card that was led, where it must be beaten or spared the card that wins so far, and the own
        cards that must be played instead.

        Args:
            card: one of the cards in the hand to play.
            name: gives the rule number and the key of the sentence for a reason of the kernel.
        """
        reason = self.forbidden(card)
        if reason is None:
            return None
        rule, key = name(reason)
        values: dict[str, int | str] = {}
        table: list[Card] = []
        state = self.state
        if self.current:
            values["led_by"] = self.current[0][0]
        if state.led != kernel.NONE:
            values["suit"] = self.pack.lanes[state.led].name
            table.append(next(c for _, c in self.current if self.pack.lane_of[c] == state.led))
        if reason in _BEATEN:
            table.append(self.pack.codes[state.best])
        # What must be beaten, or spared, is the cause then and not what was led; a king is forced by both.
        causes = tuple(dict.fromkeys(table if reason == kernel.KING else table[-1:]))
        allowed = self.legal()
        return Refusal(rule, key, tuple(dict.fromkeys((*table, *allowed))), allowed, values, causes)

    def play(self, card: Card) -> Trick | None:
        """Play a legal card of the seat to play; returns the trick if it is now complete."""
        seat = self.state.turn
        place = self.pack.places[card]
        word = self.state.high(seat) if place >= 64 else self.state.low(seat)
        if not word >> (place & 63) & 1:
            place += 1
        self._note_lacking(seat, place)
        self.current.append((seat, card))
        if not self.state.play(place):
            return None
        seats, cards = zip(*self.current, strict=True)
        winner = self.state.turn
        trick = Trick(seats[0], cards, seats, winner, self.pack.codes[self.state.best])
        self.current = []
        self.finished.append(trick)
        self.taken[winner] += 1
        return trick

    def play_openly(self, card: Card) -> list[Event]:
        """Play a legal card face up, and say what everybody sees: the card, and the trick once it is complete."""
        seat, led, number = self.state.turn, not self.current, sum(self.taken) + 1
        trick = self.play(card)
        events: list[Event] = [
            CardPlayed(seat, card, face_down=False, led=led, trick=number, winning=self.state.best_seat)
        ]
        if trick is not None:
            events.append(TrickTaken(trick.winner, trick.card, number, tuple(self.taken), last=self.empty))
        return events

    def resume(
        self,
        taken: Sequence[int],
        fallen: Iterable[int],
        voids: Sequence[Iterable[int]],
        lacks: Sequence[Iterable[Card]],
    ) -> None:
        """Take over what earlier tricks left behind, where a deal begins as a position; called before the first card.

        Args:
            taken: tricks taken, by seat.
            fallen: lanes of which a card has been played.
            voids: by seat, the lanes that it has shown not to have.
            lacks: by seat, further cards that it has shown not to have.
        """
        self.taken = list(taken)
        self.state.done = sum(taken)
        for lane in fallen:
            self.state.note_fallen(lane)
        for seat, (lanes, cards) in enumerate(zip(voids, lacks, strict=True)):
            self.note_lacking(seat, (card for lane in lanes for card in self.pack.lanes[lane].cards))
            self.note_lacking(seat, cards)

    def lacking(self, seat: int) -> tuple[Card, ...]:
        """The cards that a seat has shown not to hold, lane by lane from high to low."""
        return tuple(dict.fromkeys(self._cards(*self._lacking[seat])))

    def note_lacking(self, seat: int, cards: Iterable[Card]) -> None:
        """Something else than a played card shows that a seat does not hold these cards (RS-12)."""
        low, high = self._lacking[seat]
        for card in cards:
            place = self.pack.places[card]
            both = ((1 << self.pack.copies) - 1) << (place & 63)
            low, high = (low, high | both) if place >= 64 else (low | both, high)
        self._set_lacking(seat, low, high)

    def _note_lacking(self, seat: int, place: int) -> None:
        """What a legal card shows its player not to hold: every card that would have forbidden it.

        Found by asking the kernel: would the card be legal if the player held the whole pack? If not, the cards that
        are legal instead are missing; then the same without them.
        """
        state, rules = self.state, self.state.conduct
        own = state.low(seat), state.high(seat)
        low, high = self._whole
        missing_low, missing_high = self._lacking[seat]
        while True:
            state.set_hand(seat, low, high)
            legal_low, legal_high = state.legal()
            if (legal_high if place >= 64 else legal_low) >> (place & 63) & 1:
                break
            if rules.wild != kernel.NONE:
                legal_low &= ~(1 << rules.wild)
            low, high = low & ~legal_low, high & ~legal_high
            missing_low, missing_high = missing_low | legal_low, missing_high | legal_high
        state.set_hand(seat, *own)
        if (missing_low, missing_high) != self._lacking[seat]:
            self._set_lacking(seat, missing_low, missing_high)

    def _set_lacking(self, seat: int, low: int, high: int) -> None:
        self._lacking[seat] = low, high
        rules = self.state.conduct
        for lane in range(rules.lanes):
            if not rules.low[lane] & ~low and not rules.high[lane] & ~high:
                self.voids[seat].add(lane)

    def _cards(self, low: int, high: int) -> tuple[Card, ...]:
        found = []
        for word, mask in ((0, low), (64, high)):
            left = mask
            while left:
                lowest = left & -left
                found.append(self.pack.codes[word + lowest.bit_length() - 1])
                left ^= lowest
        return self.pack.sorted(found)
