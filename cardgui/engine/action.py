"""What a seat does: actions common to all games. A game's own actions stand in the game's own file."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

from cardgui.engine.cards import Card


@dataclass(frozen=True, slots=True)
class Action:
    """One decision of one seat."""

    seat: int

    def to_json(self) -> dict[str, Any]:
        """The action as it stands in a deal record: ``{"do": …, "seat": …, …}``."""
        raise NotImplementedError


@dataclass(frozen=True, slots=True)
class Play(Action):
    """Play a card to the current trick."""

    card: Card

    def to_json(self) -> dict[str, Any]:
        """``{"do": "play", "seat": 0, "card": "AS"}``."""
        return {"do": "play", "seat": self.seat, "card": self.card}


@dataclass(frozen=True, slots=True)
class Refusal:
    """Why an action is not possible now.

    Attributes:
        rule: number of the rule that forbids it (``"TR-12"``), or ``"README"`` for what no game's rule covers.
        reason: a key that the upper floors put into words (``"follow_suit"``).
        cards: the cards that cause it: those on the table first, then those in the hand.
        allowed: the cards that may be played instead; empty where no card helps.
        values: further values for the sentence, such as ``{"suit": "H"}``.
        causes: those of ``cards`` that lie on the table and that the reason is about: what was led, or what must be
            beaten or not be beaten.
    """

    rule: str
    reason: str
    cards: tuple[Card, ...] = ()
    allowed: tuple[Card, ...] = ()
    values: Mapping[str, int | str] = field(default_factory=dict)
    causes: tuple[Card, ...] = ()


class IllegalActionError(ValueError):
    """An action that the rules refuse was applied; ``refusal`` says why. The deal is unchanged."""

    def __init__(self, refusal: Refusal) -> None:
        super().__init__(f"{refusal.rule} {refusal.reason}")
        self.refusal = refusal


class MalformedActionError(ValueError):
    """A recorded action is no action of this game: unknown ``do``, missing, unknown or ill-typed key."""
