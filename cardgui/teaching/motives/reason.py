"""Reasons: what one knows, what follows from it, and so which card. In keys and values, never in a language."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import Final

from cardgui.engine.cards import Card
from cardgui.teaching.motives.sight import Sight

Value = Card | int | float | tuple[Card, ...]
"""What a fact names: a card, a letter of a suit, a seat, a number, several cards."""

TAKE: Final = "take"
AVOID: Final = "avoid"
LONGEST: Final = 3
"""Sentences of a reason at most."""


@dataclass(frozen=True, slots=True)
class Fact:
    """One sentence: a key and what it names. Which sentence that is, and what makes it true, stands in ``facts``."""

    key: str
    values: Mapping[str, Value] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class Reason:
    """Why an action: the motive, and the facts from what is known to what follows.

    Attributes:
        motive: which of the catalogue.
        facts: one to three.
        rules: numbers of the rules that they rest on.
    """

    motive: str
    facts: tuple[Fact, ...]
    rules: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Case:
    """A card that is to be played, and everything that a reason for it may speak of.

    Attributes:
        game: id of the game.
        sight: what the seat sees.
        card: the card.
        worth: for each card that may be played, what the search expects of it, in points.
        unit: what a trick is worth, in points: less than a tenth of it tells nothing.
        goal: ``TAKE`` or ``AVOID``: whether the seat wants the trick.
        aims: what is at stake, the most important first.
        numbers: what the game counts, such as ``need`` and ``left``.
        penalties: cards that cost whoever wins them. points: what cards count.
    """

    game: str
    sight: Sight
    card: Card
    worth: Mapping[Card, float]
    unit: float
    goal: str
    aims: tuple[Fact, ...] = ()
    numbers: Mapping[str, int] = field(default_factory=dict)
    penalties: frozenset[Card] = frozenset()
    points: Mapping[Card, int] = field(default_factory=dict)

    def opened(self, hands: Sequence[Sequence[Card]], trick: Sequence[tuple[int, Card]]) -> Case:
        """The same with all hands, and the backs of the current trick, turned up."""
        return replace(self, sight=self.sight.opened(hands, trick))


class UntrueError(Exception):
    """A motive does not fit: one of its facts is not true."""


@dataclass(frozen=True, slots=True)
class Motive:
    """A motive of the catalogue.

    Attributes:
        key: its name.
        facts: makes its facts for a case; raises :class:`UntrueError` where it does not fit.
    """

    key: str
    facts: Callable[[Case], Sequence[Fact]]
