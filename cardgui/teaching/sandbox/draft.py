"""What is set up in the sandbox: a position that need not be complete yet, and the moves that change it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field, replace
from functools import cached_property
from typing import Any, Final

from cardgui.engine.cards import Card
from cardgui.engine.game import Game
from cardgui.engine.position import Position, Value
from cardgui.engine.registry import make_game

HAND: Final = "hand"
TRICK: Final = "trick"
PACK: Final = "pack"
AWAY: Final = "away"
"""Kinds of places: a hand, the trick, the cards that are not placed, and those of earlier tricks."""


@dataclass(frozen=True, slots=True)
class Place:
    """Where a card can be.

    Attributes:
        kind: one of the kinds above.
        seat: whose hand, or whose place in the trick; 0 where it means nothing.
    """

    kind: str
    seat: int = 0


NOT_PLACED: Final = Place(PACK)
PLAYED_BEFORE: Final = Place(AWAY)


class MoveError(ValueError):
    """A card cannot go there.

    Attributes:
        key: ``"not_next"`` (cards are played in order), ``"full"`` (the trick is complete), ``"leads"`` (nobody leads
            yet), ``"none_left"`` (the card is placed, as often as it exists), ``"no_card"`` (there is none of this
            code), ``"away"`` (nothing is put among the cards of earlier tricks by hand).
        seat: who plays next, where that is the reason.
    """

    def __init__(self, key: str, seat: int = 0) -> None:
        super().__init__(key)
        self.key, self.seat = key, seat


@dataclass(frozen=True)
class Draft:
    """A position as far as it is set up.

    Attributes:
        game: game id. players: number of players. options: those that differ from the default.
        hands: by seat, without the cards of the trick; an empty one is not set.
        leader: who leads or has led the trick, ``None`` before the play.
        trick: its cards in the order of play; it may be complete.
        rest: all other fields of the position.
    """

    game: str
    players: int
    options: Mapping[str, bool | int | str]
    hands: tuple[tuple[Card, ...], ...]
    leader: int | None = None
    trick: tuple[Card, ...] = ()
    rest: Mapping[str, Value] = field(default_factory=dict)

    @cached_property
    def rules(self) -> Game:
        """The game with its options."""
        return make_game(self.game, self.options, self.players)

    @property
    def step(self) -> int:
        """+1 where play passes to the left, −1 where it passes to the right."""
        usual = {"rook_sluff": "cw", "truf": "ccw" if self.number("deal", 1) % 2 else "cw"}.get(self.game, "ccw")
        return 1 if self.rest.get("direction", usual) == "cw" else -1

    def number(self, name: str, default: int = 0) -> int:
        """A further field that is a number."""
        value = self.rest.get(name)
        return value if isinstance(value, int) else default

    def listed(self, name: str) -> list[Any]:
        """A further field that is a list."""
        value = self.rest.get(name)
        return value if isinstance(value, list) else []

    @property
    def began(self) -> bool:
        """Whether a trick was finished before this one, as far as is said."""
        return any(self.listed("tricks"))

    # who and where ----------------------------------------

    def player(self, place: int) -> int:
        """Who plays the card of this place in the trick."""
        return ((self.leader or 0) + self.step * place) % self.players

    @property
    def complete(self) -> bool:
        """Whether everybody has played to the trick."""
        return len(self.trick) == self.players

    @property
    def next_seat(self) -> int | None:
        """Who plays next to the trick; nobody before the play or after the last card."""
        return None if self.leader is None or self.complete else self.player(len(self.trick))

    @property
    def played(self) -> tuple[tuple[int, Card], ...]:
        """Seat and card of the trick, in the order of play."""
        return tuple((self.player(place), card) for place, card in enumerate(self.trick))

    def laid(self, seat: int) -> Card | None:
        """A seat's card in the trick."""
        return next((card for player, card in self.played if player == seat), None)

    def size(self, seat: int) -> int:
        """How many cards a seat holds, its card in the trick among them."""
        return len(self.hands[seat]) + (self.laid(seat) is not None)

    @cached_property
    def away(self) -> tuple[Card, ...]:
        """The cards of earlier tricks, and what else is out of play."""
        there_are, placed = Counter(self.rules.cards), Counter((*self.trick, *_flat(map(list, self.hands))))
        found: Counter[Card] = Counter()
        for name in AWAY_FIELDS:
            found |= Counter(_flat(self.rest.get(name)))
        return tuple(self.rules.pack.sorted((found & (there_are - placed)).elements()))

    @cached_property
    def left(self) -> Counter[Card]:
        """The cards that are placed nowhere: code → how many."""
        placed = Counter((*self.trick, *self.away, *_flat(map(list, self.hands))))
        return Counter(self.rules.cards) - placed

    def count(self, card: Card, place: Place) -> int:
        """How many cards of this code lie at a place."""
        if place.kind == HAND:
            return self.hands[place.seat].count(card)
        if place.kind == TRICK:
            return int(self.laid(place.seat) == card)
        return self.left[card] if place.kind == PACK else self.away.count(card)

    # moves ----------------------------------------

    def source(self, card: Card, to: Place) -> Place:
        """Where a card is taken from that is to go somewhere: from the pack if it is there.

        Raises:
            MoveError: if there is no such card, or all lie there already.
        """
        if card not in self.rules.cards:
            raise MoveError("no_card")
        places = [NOT_PLACED, PLAYED_BEFORE, *self._own_places()]
        found = next((place for place in places if place != to and self.count(card, place)), None)
        if found is None:
            raise MoveError("none_left")
        return found

    def _own_places(self) -> list[Place]:
        seats = range(self.players)
        return [*(Place(TRICK, seat) for seat in seats), *(Place(HAND, seat) for seat in seats)]

    def moved(self, card: Card, source: Place, to: Place) -> Draft:
        """A card taken from one place to another; a card that lay there in the trick goes back to the pack.

        Taken out of the trick, a card takes with it those that were played after it: they go back to the pack.

        Raises:
            MoveError: if it cannot go there.
        """
        if source == to:
            return self
        if to.kind == AWAY:
            raise MoveError("away")
        if not self.count(card, source):
            raise MoveError("none_left")
        if to.kind == TRICK:
            return self._onto_trick(card, source, to.seat)
        draft = self._without(card, source)
        if to.kind == HAND:
            hand = draft.rules.pack.sorted((*draft.hands[to.seat], card))
            draft = draft.with_hand(to.seat, hand)
        return draft

    def with_hand(self, seat: int, hand: Iterable[Card]) -> Draft:
        """Another hand at a seat."""
        hands = list(self.hands)
        hands[seat] = tuple(hand)
        return replace(self, hands=tuple(hands))

    def with_fields(self, **fields: Value) -> Draft:
        """Other further fields; an empty list, 0 and ``None`` take a field away."""
        rest = {**self.rest, **fields}
        kept = {name: value for name, value in rest.items() if name not in fields or value not in (None, 0, [])}
        return replace(self, rest=kept)

    def _without(self, card: Card, place: Place) -> Draft:
        if place.kind == HAND:
            hand = list(self.hands[place.seat])
            hand.remove(card)
            return self.with_hand(place.seat, hand)
        if place.kind == TRICK:
            return replace(self, trick=self.trick[: self._place_of(place.seat)])
        return self._without_away(card) if place.kind == AWAY else self

    def _without_away(self, card: Card) -> Draft:
        draft = self
        for name in AWAY_FIELDS:
            value = self.rest.get(name)
            if isinstance(value, list):
                draft = draft.with_fields(**{name: _less(value, card)})
        return draft

    def _place_of(self, seat: int) -> int:
        return next(place for place in range(self.players) if self.player(place) == seat)

    def _onto_trick(self, card: Card, source: Place, seat: int) -> Draft:
        lone = source.kind == TRICK and self.trick[:1] == (card,) and len(self.trick) == 1
        if not self.trick or lone:
            # The first card of a trick is led by whoever it is laid before.
            return replace(replace(self, trick=()) if lone else self._without(card, source), leader=seat, trick=(card,))
        if self.leader is None:
            raise MoveError("leads")
        place = self._place_of(seat)
        if place > len(self.trick):
            raise MoveError("full" if self.complete else "not_next", self.next_seat or 0)
        if source.kind == TRICK:
            raise MoveError("not_next", self.next_seat or 0)
        draft = self._without(card, source)
        trick = list(draft.trick)
        trick[place : place + 1] = [card]
        return replace(draft, trick=tuple(trick))

    # position ----------------------------------------

    def position(self) -> Position:
        """The same as a position, complete or not; its fields in the order in which they are described."""
        fields: dict[str, Value] = {**self.rest, "hands": [list(hand) for hand in self.hands]}
        if self.leader is not None:
            fields["leader"] = self.leader
        if self.trick:
            fields["trick"] = list(self.trick)
        ordered: dict[str, Value] = {name: fields[name] for name in ORDER if name in fields}
        return Position(self.game, self.players, dict(self.options), {**ordered, **fields})

    @property
    def text(self) -> str:
        """The text form, which is read as the same draft again."""
        return self.position().to_text()


AWAY_FIELDS: Final = ("gone", "won", "piles", "fola")
"""Fields with cards that are neither held nor in the trick."""
ORDER: Final = (
    "deal", "dealer", "direction", "scores", "history", "phase", "contract", "trump", "bids", "adjust", "hands",
    "leader", "trick",
)  # fmt: skip
"""Fields that stand first in the text, in this order."""


def draft_of(position: Position) -> Draft:
    """The draft of a position whose fields have the shapes that its game gives them."""
    rest = dict(position.fields)
    hands, leader, trick = rest.pop("hands", None), rest.pop("leader", None), rest.pop("trick", None)
    rules = make_game(position.game, position.options, position.players)
    held = hands if isinstance(hands, list) else [[]] * position.players
    return Draft(
        position.game,
        position.players,
        rules.options,
        tuple(map(rules.pack.sorted, held)),
        leader if isinstance(leader, int) else None,
        tuple(trick) if isinstance(trick, list) else (),
        rest,
    )


def _flat(value: Any) -> list[Card]:
    """The cards of a list, or of a list of lists."""
    if value is None or isinstance(value, (int, str)):
        return []
    found: list[Card] = []
    for item in value:
        found += item if isinstance(item, (list, tuple)) else [item]
    return found


def _less(value: list[Any], card: Card) -> list[Any]:
    """A list of cards, or of lists of cards, with one copy of a card less."""
    if card in value:
        place = value.index(card)
        return value[:place] + value[place + 1 :]
    for number, item in enumerate(value):
        if isinstance(item, list) and card in item:
            less = [*value[:number], _less(item, card), *value[number + 1 :]]
            return less if any(less) else []
    return value
