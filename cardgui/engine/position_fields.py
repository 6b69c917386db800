"""Reading the fields of a position strictly: each game says which fields there are, this says what shape they have."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

from cardgui.engine.cards import Card, Pack
from cardgui.engine.game import Game, RecordFaultError
from cardgui.engine.options import chosen
from cardgui.engine.position import Position
from cardgui.engine.trickplay import TrickPlay


class PositionFields:
    """The fields of a position, taken one by one; every method raises ``RecordFaultError`` for another shape."""

    def __init__(self, position: Position, game: Game, known: Iterable[str]) -> None:
        """Check that the position is one of this game and has only known fields.

        Raises:
            RecordFaultError: if it is not.
        """
        if position.game != game.id or position.players != game.players:
            raise RecordFaultError("README", f"the position is not one of {game.id} for {game.players}")
        if chosen(game.known_options, position.options) != game.options:
            raise RecordFaultError("README", "the position has other options")
        names = frozenset(known)
        for name in position.fields:
            if name not in names:
                raise RecordFaultError("README", f"a position of {game.id} has no field {name}", name)
        self._fields = position.fields
        self._pack: Pack = game.pack
        self._seats = game.players

    def integer(self, name: str, low: int, high: int, default: int) -> int:
        """A number from ``low`` to ``high``."""
        value = self._fields.get(name, default)
        if type(value) is not int or not low <= value <= high:
            raise RecordFaultError("README", f"{name} is a number from {low} to {high}", name)
        return value

    def flag(self, name: str) -> bool:
        """0 or 1; 0 where it is missing."""
        return self.integer(name, 0, 1, 0) == 1

    def seat(self, name: str) -> int | None:
        """A seat, or ``None`` where it is empty or missing."""
        return None if self._fields.get(name) is None else self.integer(name, 0, self._seats - 1, 0)

    def word(self, name: str, choices: Iterable[str], default: str) -> str:
        """One of a few words."""
        value = self._fields.get(name, default)
        known = list(choices)
        if not isinstance(value, str) or value not in known:
            raise RecordFaultError("README", f"{name} is {' or '.join(known)}", name)
        return value

    def numbers(self, name: str, count: int, low: int, high: int) -> tuple[int, ...]:
        """So many numbers from ``low`` to ``high``; zeros where they are missing."""
        value = self._fields.get(name, [0] * count)
        if not isinstance(value, list) or len(value) != count or not all(_is_number(v, low, high) for v in value):
            raise RecordFaultError("README", f"{name} is a list of {count} numbers from {low} to {high}", name)
        return tuple(value)

    def numbers_or_none_by_seat(self, name: str, low: int, high: int) -> tuple[int | None, ...]:
        """A number from ``low`` to ``high`` or an empty place for each seat; all empty where it is missing."""
        value = self._fields.get(name, [None] * self._seats)
        fits = isinstance(value, list) and all(v is None or _is_number(v, low, high) for v in value)
        if not isinstance(value, list) or not fits or len(value) != self._seats:
            text = f"{name} is a list of {self._seats} numbers from {low} to {high} or empty places"
            raise RecordFaultError("README", text, name)
        return tuple(value)

    def cards(self, name: str) -> tuple[Card, ...]:
        """A list of card codes; empty where it is missing."""
        value = self._fields.get(name, [])
        if not self._are_cards(value):
            raise RecordFaultError("README", f"{name} is a list of card codes", name)
        return tuple(value)  # type: ignore[arg-type]

    def cards_by_seat(self, name: str) -> tuple[tuple[Card, ...], ...]:
        """A list of card codes for each seat; empty lists where it is missing."""
        return self.card_lists(name, self._seats)

    def card_lists(self, name: str, count: int) -> tuple[tuple[Card, ...], ...]:
        """So many lists of card codes; empty lists where they are missing."""
        value = self._fields.get(name, [[]] * count)
        if not isinstance(value, list) or len(value) != count or not all(map(self._are_cards, value)):
            raise RecordFaultError("README", f"{name} is a list of {count} lists of card codes", name)
        return tuple(map(tuple, value))

    def card_or_none_by_seat(self, name: str) -> tuple[Card | None, ...]:
        """A card code or an empty place for each seat; all empty where it is missing."""
        value = self._fields.get(name, [None] * self._seats)
        if not isinstance(value, list) or len(value) != self._seats:
            raise RecordFaultError("README", f"{name} is a list of {self._seats} card codes or empty places", name)
        if not self._are_cards([card for card in value if card is not None]):
            raise RecordFaultError("README", f"{name} is a list of {self._seats} card codes or empty places", name)
        return tuple(value)

    def words(self, name: str, choices: Iterable[str]) -> tuple[str, ...]:
        """A list of some of a few words; empty where it is missing."""
        known = list(choices)
        value = self._fields.get(name, [])
        if not isinstance(value, list) or not _are_words(value, known):
            raise RecordFaultError("README", f"{name} is a list of {', '.join(known)}", name)
        return tuple(value)

    def words_by_seat(self, name: str, choices: Iterable[str]) -> tuple[tuple[str, ...], ...]:
        """For each seat a list of some of a few words; empty lists where it is missing."""
        known = list(choices)
        value = self._fields.get(name, [[]] * self._seats)
        if not isinstance(value, list) or len(value) != self._seats or not all(_are_words(v, known) for v in value):
            raise RecordFaultError("README", f"{name} is a list of {self._seats} lists of {', '.join(known)}", name)
        return tuple(map(tuple, value))

    def _are_cards(self, value: Any) -> bool:
        return _are_words(value, self._pack.places)


def trick_fields(
    play: TrickPlay | None, players: int, gone: Sequence[Card], leader: int | None = None
) -> dict[str, Any]:
    """The fields ``tricks``, ``leader``, ``trick``, ``gone`` and ``voids`` of a state.

    Args:
        play: the play phase, ``None`` before it.
        players: how many play.
        gone: cards of tricks before the deal began as a position.
        leader: who will lead to the first trick, where that is known before the play.
    """
    if play is None:
        none: list[list[str]] = [[] for _ in range(players)]
        return {"tricks": [0] * players, "leader": leader, "trick": [], "gone": [*gone], "voids": none}
    lanes = play.pack.lanes
    return {
        "tricks": list(play.taken),
        "leader": play.current[0][0] if play.current else play.turn,
        "trick": [card for _, card in play.current],
        "gone": [*gone, *(card for trick in play.finished for card in trick.cards)],
        "voids": [sorted(lanes[lane].name for lane in shown) for shown in play.voids],
    }


def _is_number(value: object, low: int, high: int) -> bool:
    return type(value) is int and low <= value <= high


def _are_words(value: object, known: Iterable[str]) -> bool:
    return isinstance(value, list) and all(isinstance(word, str) and word in known for word in value)
