"""What the parts of a table share: the controller, the stage, the hand, the words."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Protocol

from cardgui.engine.cards import Card
from cardgui.look.names import player_name

if TYPE_CHECKING:
    from PySide6.QtCore import SignalInstance

    from cardgui.models.controller import TableController
    from cardgui.models.settings import Settings
    from cardgui.table.hand import OwnHand
    from cardgui.table.stage import Stage
    from cardgui.table.top_bar import TopBar
    from cardgui.table.words import TableWords


class RefusalLike(Protocol):
    """What the table reads of a refusal."""

    @property
    def rule(self) -> str:
        """Number of the rule."""

    @property
    def reason(self) -> str:
        """Key of the sentence."""

    @property
    def cards(self) -> Sequence[str]:
        """Cards that cause it."""

    @property
    def allowed(self) -> Sequence[str]:
        """Own cards that may be played instead."""

    @property
    def values(self) -> Mapping[str, int | str]:
        """Values for the sentence."""

    @property
    def causes(self) -> Sequence[str]:
        """Cards on the table that the sentence is about."""


class Exits(Protocol):
    """The ways out of a table that a panel can offer."""

    leave: SignalInstance
    open_ledger: SignalInstance
    play_again: SignalInstance
    sheet_wanted: SignalInstance
    rule_wanted: SignalInstance
    review_wanted: SignalInstance

    def refuse(self, card: Card, refusal: RefusalLike) -> None:
        """Say why a card of the hand cannot be chosen now."""

    def say(self, text: str) -> None:
        """Tell a screen reader something at once."""

    def catch_up(self) -> None:
        """Complete everything there is to show, up to where somebody has to decide."""


@dataclass(frozen=True)
class TableContext:
    """One table's parts, handed to whoever needs them."""

    controller: TableController
    settings: Settings
    stage: Stage
    hand: OwnHand
    words: TableWords
    exits: Exits
    bar: TopBar

    def name(self, seat: int) -> str:
        """The name of a player; the person without a name is "You"."""
        shown = self.controller.shown.seats[seat]
        if not shown.name:
            return self.words.you()
        return shown.name if shown.human else player_name(shown.name)

    @property
    def by_sides(self) -> bool:
        """Whether scores are kept by side, and not by player."""
        return self.controller.match.game.sides < self.controller.shown.players

    def scored(self) -> list[str]:
        """The names of those who have a score: of every player, or of the players of each side together."""
        players, sides = self.controller.shown.players, self.controller.match.game.sides
        return [self.words.names([self.name(seat) for seat in range(side, players, sides)]) for side in range(sides)]
