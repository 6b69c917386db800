"""From what a seat knows to what the search needs: hidden cards, who may hold them, and the trick so far."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Final

from cardgui.bots.rollouts.search import Root
from cardgui.bots.rollouts.table import Table
from cardgui.bots.rollouts.worlds import Worlds
from cardgui.engine.cards import Card, Pack
from cardgui.engine.kernel import NONE

NOISE: Final = 4
"""Of 64 choices in roll-outs of a single world, how many are left to chance."""
NOWHERE: Final = -1
"""Among the holders of a card: out of play without being told so, as in positions that leave out discards."""
Weigh = Callable[[Card, int], float]
"""How likely it is, compared with other cards, that a holder has a card; over 0."""


@dataclass(frozen=True, slots=True)
class Part:
    """A part of a hand of which is known what it can consist of.

    Attributes:
        seat: whose hand it is a part of.
        size: how many cards it was at first.
        cards: those it can consist of.
        gone: those of them that the seat no longer has: each may have been one of the part, or not.
    """

    seat: int
    size: int
    cards: frozenset[Card]
    gone: Sequence[Card]


@dataclass(frozen=True, slots=True)
class Knowledge:
    """What one seat knows about where the cards are.

    Attributes:
        pack: the game's pack. cards: those that are in the deal.
        seat: whose knowledge it is. hand: its cards.
        sizes: by seat, how many cards it holds.
        gone: cards that are out of play and known.
        current: seat and card of the current trick; the card is ``None`` where only a back is seen.
        lacking: by seat, cards that it is known not to hold.
        places: further holders after the seats: how many cards lie there, and which ones can (all, if ``None``).
        fixed: cards whose holders are known to be among these, :data:`NOWHERE` included where they may have left play.
        backs: for each back of the current trick, the cards it can be.
        parts: what is known of parts of hands.
    """

    pack: Pack
    cards: Sequence[Card]
    seat: int
    hand: Sequence[Card]
    sizes: Sequence[int]
    gone: Iterable[Card]
    current: Sequence[tuple[int, Card | None]]
    lacking: Sequence[frozenset[Card]]
    places: Sequence[tuple[int, frozenset[Card] | None]] = ()
    fixed: Mapping[Card, frozenset[int]] = field(default_factory=dict)
    backs: Sequence[frozenset[Card]] = ()
    parts: Sequence[Part] = ()


class Hidden:
    """The hidden cards of one decision, in the kernel's places.

    Attributes:
        codes: by hidden card, its code.
        ghosts: cards that follow them in worlds: they are gone, but may have been of a part of a hand.
        owners: by holder, in whose hand its cards are.
        own: the own hand as masks.
        table_low, table_high: the current trick as masks; hidden: the holder of a face-down card in it.
        noise: of 64 choices in roll-outs, how many are left to chance.
        foreign: places of all cards that are neither in the own hand nor gone.
    """

    def __init__(self, known: Knowledge) -> None:
        """Sort the cards."""
        self.known = known
        self.noise = 0
        pack, seats = known.pack, len(known.sizes)
        self._used: Counter[Card] = Counter()
        for card in known.gone:
            self._take(card)
        self.own = _masks(self._take(card) for card in known.hand)
        self.table: list[tuple[int, int]] = []
        self.backs: list[int] = []
        self.foreign: set[int] = set()
        self._first_part = seats + len(known.places)
        self._first_back = holders = self._first_part + len(known.parts)
        for _, shown in known.current:
            if shown is None:
                self.table.append((0, 0))
                self.backs.append(holders)
                holders += 1
            else:
                place = self._take(shown)
                self.foreign.add(place)
                self.table.append(_masks([place]))
                self.backs.append(NONE)
        rest = Counter(known.cards)
        rest.subtract(self._used)
        self.codes = [card for card in dict.fromkeys(known.cards) for _ in range(max(0, rest[card]))]
        self.spots = [self._take(card) for card in self.codes]
        self.foreign.update(self.spots)
        self.ghosts = [card for part in known.parts for card in part.gone]
        self.room = [0 if seat == known.seat else size for seat, size in enumerate(known.sizes)]
        self.room += [size for size, _ in known.places]
        for part in known.parts:
            self.room[part.seat] += len(part.gone) - part.size
            self.room.append(part.size)
        self.room += [1] * sum(back != NONE for back in self.backs)
        self._spare = max(0, len(self.codes) + len(self.ghosts) - sum(self.room))
        if self._spare:
            # A position need not tell what is gone: the rest lies nowhere in particular.
            self.room.append(self._spare)
        self.owners = list(range(len(self.room)))
        for number, part in enumerate(known.parts, self._first_part):
            self.owners[number] = part.seat
        self.allowed = [self._holders(card, seats) for card in self.codes]
        for number, part in enumerate(known.parts, self._first_part):
            self.allowed += [1 << part.seat | 1 << number] * len(part.gone)
        self._pack = pack

    def _take(self, card: Card) -> int:
        """The next free place of a code: the first copy, then the second."""
        place = self.known.pack.places[card] + self._used[card]
        self._used[card] += 1
        return place

    def _holders(self, card: Card, seats: int) -> int:
        known = self.known
        if card in known.fixed:
            among = [h for h in known.fixed[card] if h >= seats or (h >= 0 and card not in known.lacking[h])]
            if self._spare and (NOWHERE in known.fixed[card] or not among):
                among.append(len(self.room) - 1)
            return self._with_parts(card, sum(1 << holder for holder in among))
        allowed = 0
        for seat in range(seats):
            if seat != known.seat and card not in known.lacking[seat]:
                allowed |= 1 << seat
        for number, (_, cards) in enumerate(known.places, seats):
            if cards is None or card in cards:
                allowed |= 1 << number
        for number, cards in enumerate(known.backs, self._first_back):
            if card in cards:
                allowed |= 1 << number
        if self._spare:
            allowed |= 1 << (len(self.room) - 1)
        return self._with_parts(card, allowed)

    def _with_parts(self, card: Card, allowed: int) -> int:
        for number, part in enumerate(self.known.parts, self._first_part):
            if allowed >> part.seat & 1 and card in part.cards:
                allowed |= 1 << number
        return allowed

    def reveal(self, hands: Sequence[Sequence[Card]]) -> Hidden:
        """Know all hands: then there is one world alone, and roll-outs need some chance. Returns the same object."""
        self.noise = NOISE
        left = [Counter(hand) for hand in hands]
        seats = range(len(hands))
        for number, code in enumerate(self.codes):
            seat = next((s for s in seats if s != self.known.seat and left[s][code]), None)
            if seat is None:
                self.allowed[number] &= ~((1 << len(hands)) - 1)
            else:
                left[seat][code] -= 1
                self.allowed[number] = self._with_parts(code, 1 << seat)
        return self

    def hands(self, number: int) -> frozenset[int]:
        """The holders in whose hands a hidden card can be, by its number in ``codes``."""
        return frozenset(owner for holder, owner in enumerate(self.owners) if self.allowed[number] >> holder & 1)

    def held(self, worlds: Worlds, holder: int) -> list[Card]:
        """The hidden cards in the hand of a holder in the present world."""
        return [code for code, at in zip(self.codes, worlds.at, strict=False) if self.owners[at] == holder]

    def worlds(self, seed: int, weigh: Weigh | None = None) -> Worlds:
        """The worlds that agree with everything known.

        Raises:
            NoWorldError: if there is none.
        """
        low, high = [], []
        for spot in self.spots:
            one, other = _masks([spot])
            low.append(one)
            high.append(other)
        low += [0] * len(self.ghosts)
        high += [0] * len(self.ghosts)
        weights: list[float] = []
        if weigh is not None:
            weights = [weigh(card, holder) for card in self.codes for holder in range(len(self.room))]
            weights += [1.0] * (len(self.ghosts) * len(self.room))
        return Worlds(low, high, list(self.allowed), list(self.room), weights, seed, list(self.owners))

    def root(self, table: Table) -> Root:
        """Where choices begin that follow on the current trick at this table."""
        low, high = [one for one, _ in self.table], [other for _, other in self.table]
        return Root(table, self.known.seat, self.own, low, high, list(self.backs))

    def alike(self, cards: Sequence[Card], kind: Callable[[Card], object]) -> list[list[Card]]:
        """Group own cards that are as good as each other: of one kind, and no foreign card ranks between them."""
        groups: list[list[Card]] = []
        pack = self.known.pack
        for card in pack.sorted(cards):
            last = groups[-1][-1] if groups else None
            if last is not None and pack.lane_of[last] == pack.lane_of[card] and kind(last) == kind(card):
                between = range(pack.places[card] + 1, pack.places[last])
                if not any(place in self.foreign for place in between):
                    groups[-1].append(card)
                    continue
            groups.append([card])
        return groups

    def masks(self, card: Card) -> tuple[int, int]:
        """An own card as masks: its copy that lies in the own hand."""
        place = self.known.pack.places[card]
        while not self.own[place >> 6] >> (place & 63) & 1:
            place += 1
        return _masks([place])


def _masks(places: Iterable[int]) -> tuple[int, int]:
    words = [0, 0]
    for place in places:
        words[place >> 6] |= 1 << (place & 63)
    return words[0], words[1]
