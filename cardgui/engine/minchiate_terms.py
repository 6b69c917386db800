"""What is said in Minchiate: its own actions, events and what one seat knows."""

from __future__ import annotations

import math
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from typing import Any, overload

from cardgui.engine.action import Action
from cardgui.engine.cards import Card
from cardgui.engine.events import Event
from cardgui.engine.game import Setup
from cardgui.engine.minchiate_cards import Verzicola
from cardgui.engine.minchiate_scoring import PileCount
from cardgui.engine.trickplay import Trick


@dataclass(frozen=True, slots=True)
class Discard(Action):
    """Put away cards face down, down to 21 (MI-11)."""

    cards: tuple[Card, ...]

    def to_json(self) -> dict[str, Any]:
        """``{"do": "discard", "seat": 3, "cards": ["C4", "T8"]}``."""
        return {"do": "discard", "seat": self.seat, "cards": list(self.cards)}


@dataclass(frozen=True, slots=True)
class Declare(Action):
    """Show some of one's verzicole, or none (MI-15)."""

    verzicole: tuple[Verzicola, ...]

    def to_json(self) -> dict[str, Any]:
        """``{"do": "declare", "seat": 1, "verzicole": [["T1", "T2", "T3"]]}``."""
        return {"do": "declare", "seat": self.seat, "verzicole": [list(cards) for cards in self.verzicole]}


@dataclass(frozen=True, slots=True)
class DiscardChoice(Sequence[Discard]):
    """All possible discards of a seat, described rather than listed: there can be millions (MI-11).

    As a sequence it holds every one of them: all cards of ``must`` and a choice from ``may``.

    Attributes:
        seat: who discards.
        must: cards that all go.
        may: cards of which the rest is chosen.
        size: cards to be discarded in all.
    """

    seat: int
    must: tuple[Card, ...]
    may: tuple[Card, ...]
    size: int

    @property
    def chosen(self) -> int:
        """How many cards of ``may`` go."""
        return self.size - len(self.must)

    def __len__(self) -> int:
        return math.comb(len(self.may), self.chosen)

    def __contains__(self, action: object) -> bool:
        if not isinstance(action, Discard) or action.seat != self.seat or len(action.cards) != self.size:
            return False
        cards = set(action.cards)
        return len(cards) == self.size and cards.issuperset(self.must) and cards <= {*self.must, *self.may}

    @overload
    def __getitem__(self, index: int) -> Discard: ...
    @overload
    def __getitem__(self, index: slice) -> tuple[Discard, ...]: ...

    def __getitem__(self, index: int | slice) -> Discard | tuple[Discard, ...]:
        if isinstance(index, slice):
            return tuple(self[place] for place in range(*index.indices(len(self))))
        place = index + len(self) if index < 0 else index
        if not 0 <= place < len(self):
            raise IndexError("there are fewer discards")
        cards, left = list(self.must), self.chosen
        for at, card in enumerate(self.may):
            with_card = math.comb(len(self.may) - at - 1, left - 1) if left else 0
            if place < with_card:
                cards.append(card)
                left -= 1
            else:
                place -= with_card
        return Discard(self.seat, tuple(cards))

    def __iter__(self) -> Iterator[Discard]:
        return (self[place] for place in range(len(self)))


@dataclass(frozen=True, slots=True)
class PackCut(Event):
    """The cutter lifts part of the pack (MI-6); ``seat`` is the cutter."""

    seat: int


@dataclass(frozen=True, slots=True)
class CardRobbed(Event):
    """The cutter or the dealer robs a card, face up for all (MI-6, MI-9).

    Attributes:
        seat: who robs.
        card: the card.
        points: its card points; the side scores them at once (MI-8, MI-9).
        of_fola: whether the dealer robs it from the fola.
    """

    seat: int
    card: Card
    points: int
    of_fola: bool


@dataclass(frozen=True, slots=True)
class RobbingEnded(Event):
    """The next card is neither a counting card nor a trump above 20: it ends the robbing (MI-6, MI-9).

    Attributes:
        seat: who robbed.
        card: the card, which goes back to where it lay.
        of_fola: whether the dealer came upon it in the fola.
    """

    seat: int
    card: Card
    of_fola: bool


@dataclass(frozen=True, slots=True)
class CardShown(Event):
    """The last card dealt to a seat lies face up (MI-7); counting cards score (MI-8)."""

    seat: int
    card: Card
    points: int


@dataclass(frozen=True, slots=True)
class FolaSearched(Event):
    """The dealer takes the counting cards and trump 29 from the rest of the fola (MI-10).

    Attributes:
        seat: the dealer.
        count: how many they are.
        cards: which ones; empty for everybody but the dealer.
    """

    seat: int
    count: int
    cards: tuple[Card, ...]

    def seen_by(self, seat: int) -> FolaSearched:
        """Only the dealer sees the cards."""
        return self if seat == self.seat else replace(self, cards=())


@dataclass(frozen=True, slots=True)
class Discarded(Event):
    """A seat has put away cards face down (MI-11); ``cards`` is empty for everybody else."""

    seat: int
    count: int
    cards: tuple[Card, ...]

    def seen_by(self, seat: int) -> Discarded:
        """Only the seat itself knows what it put away."""
        return self if seat == self.seat else replace(self, cards=())


@dataclass(frozen=True, slots=True)
class Declared(Event):
    """A seat has shown verzicole, or none (MI-15).

    Attributes:
        seat: who declares.
        verzicole: what is shown.
        points: what each of them scores (MI-13, MI-14).
        with_matto: whether the Matto raised one of them, so that all know its holder.
    """

    seat: int
    verzicole: tuple[Verzicola, ...]
    points: tuple[int, ...]
    with_matto: bool


@dataclass(frozen=True, slots=True)
class FolaTurnedUp(Event):
    """What is left of the fola is turned up for all to see (MI-16); ``cards`` from the top."""

    cards: tuple[Card, ...]


@dataclass(frozen=True, slots=True)
class PointsScored(Event):
    """A score event (MI-24).

    Attributes:
        side: who scores.
        points: how many.
        why: ``"robbed"``, ``"turned_up"``, ``"robbed_from_fola"``, ``"declared"`` or ``"captured"``.
        seat: who robbed, got, declared or won them.
        cards: the cards that bring the points.
        difference: side 0 less side 1 after it, −59 … 59.
        won: resti that the leading side gains by it.
        resti: resti won so far, by side.
    """

    side: int
    points: int
    why: str
    seat: int
    cards: tuple[Card, ...]
    difference: int
    won: int
    resti: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class MattoKept(Event):
    """The other side won a trick with the Matto in it: it stays with its owner, who owes a card (MI-22).

    Attributes:
        seat: who played the Matto.
        winner: the seat that won the trick.
    """

    seat: int
    winner: int


@dataclass(frozen=True, slots=True)
class MattoPaid(Event):
    """At the end of the play the Matto's side gives the other side a card for it (MI-22).

    Attributes:
        side: the side that gives.
        card: what it gives; the Matto itself where the side has won no trick.
    """

    side: int
    card: Card


@dataclass(frozen=True, slots=True)
class PilesCounted(Event):
    """Both sides count their piles, and the last resti are given (MI-25, MI-26).

    Attributes:
        counts: the final counts, by side.
        before: side 0 less side 1 as it stood before. after: with the counts added.
        won: resti that the leading side gains.
        resti: resti of the whole deal, by side.
    """

    counts: tuple[PileCount, ...]
    before: int
    after: int
    won: int
    resti: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class MinchiateView:
    """What one seat knows in Minchiate ("What each player knows").

    Attributes:
        seat: whose view it is.
        deals: length of the match. setup: dealer, direction, scores before the deal.
        phase: ``"discard"``, ``"declare"``, ``"play"`` or ``"over"``.
        to_act: seats that have to decide.
        hand: the own cards, suit by suit from high to low. hand_sizes: by seat.
        cutter: the seat that cut.
        cutter_robbed, dealer_robbed: face up, in the order taken.
        robbing_told: whether it is known what the dealer robbed; a position need not tell, and then that is empty.
        turned_up: by seat, the card dealt face up; ``None`` where a position does not tell.
        discarded: by seat, how many cards were put away. own_discards: which ones oneself put away.
        discards: what may be discarded now, or ``None``.
        declared: by seat, the verzicole shown; ``None`` before its turn.
        matto_shown: the seat whose declaration showed that it holds the Matto, or ``None``.
        verzicole: the own ones that may be declared now, each with its points.
        fola: what was turned up, or ``None`` before (MI-16).
        tricks: finished tricks, oldest first. piles: by side, all cards it has won so far, sorted.
        matto_owed: the side that owes a card for the Matto, or ``None``.
        current: the current trick as (seat, card).
        led: the suit to be followed, or ``None``.
        suits_led: the suits led to earlier tricks (MI-20).
        taken: tricks taken, by seat.
        difference: points of side 0 less those of side 1, −59 … 59. resti: won so far, by side.
        voids: by seat, the suits that it has shown not to have.
        lacking: by seat, all cards that its play has shown it not to hold.
        legal: the own cards that may be played now.
    """

    seat: int
    deals: int
    setup: Setup
    phase: str
    to_act: frozenset[int]
    hand: tuple[Card, ...]
    hand_sizes: tuple[int, ...]
    cutter: int
    cutter_robbed: tuple[Card, ...]
    dealer_robbed: tuple[Card, ...]
    robbing_told: bool
    turned_up: tuple[Card | None, ...]
    discarded: tuple[int, ...]
    own_discards: tuple[Card, ...]
    discards: DiscardChoice | None
    declared: tuple[tuple[Verzicola, ...] | None, ...]
    matto_shown: int | None
    verzicole: tuple[tuple[Verzicola, int], ...]
    fola: tuple[Card, ...] | None
    tricks: tuple[Trick, ...]
    piles: tuple[tuple[Card, ...], ...]
    matto_owed: int | None
    current: tuple[tuple[int, Card], ...]
    led: str | None
    suits_led: frozenset[str]
    taken: tuple[int, ...]
    difference: int
    resti: tuple[int, ...]
    voids: tuple[frozenset[str], ...]
    lacking: tuple[frozenset[Card], ...]
    legal: tuple[Card, ...]
