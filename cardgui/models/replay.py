"""A recorded deal at the table, shown after any of its actions; nothing of it is stored again."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from PySide6.QtCore import QObject

from cardgui.engine.action import Action
from cardgui.engine.cards import Card
from cardgui.engine.events import Event, TrickTaken
from cardgui.engine.game import Layout, Setup
from cardgui.engine.match import Match
from cardgui.engine.position import Position
from cardgui.engine.record import Record, read_record
from cardgui.ledger.rows import Seat
from cardgui.models.controller import TableController
from cardgui.models.free_deal import FreeMatch, Unrecorded
from cardgui.models.registry import GAME_MODELS


class ReplayMatch(FreeMatch):
    """A match of one recorded deal.

    Attributes:
        record: the deal.
        count: after how many of its actions it is shown.
        collected: whether a trick that the last of them completes has been taken up.
    """

    def __init__(self, record: Record) -> None:
        """Begin before the first action."""
        Match.__init__(self, record.game, 1)
        self.record = record
        self.count = 0
        self.collected = False
        self.resume_deal(record.setup, record.layout, 0)

    def resume_deal(self, setup: Setup, layout: Layout, attempt: int) -> list[Event]:  # noqa: ARG002
        """Play the deal again as far as it is shown; what brings the picture there."""
        game = self.game
        self.deal = game.begin(setup, layout)
        events = game.opening_events(setup, layout, turned=False, attempt=0)
        for place, action in enumerate(self.record.actions[: self.count], 1):
            happened = self.deal.apply(action)
            if place == self.count and not self.collected:
                taken = next((n for n, event in enumerate(happened) if isinstance(event, TrickTaken)), len(happened))
                happened = happened[:taken]
            events += happened
        return events

    def apply(self, action: Action) -> list[Event]:
        """Nothing is played in a deal that is looked at."""
        raise ValueError(f"{action}: the deal has been played")

    def hands(self) -> list[tuple[Card, ...]]:
        """All hands as they are now."""
        deal = self.deal
        assert deal is not None  # noqa: S101 - it is always begun
        return [tuple(deal.view(seat).hand) for seat in range(self.game.players)]

    def start(self) -> Position:
        """The deal before its first action, as a position from which it can be played once more."""
        return self.game.begin(self.record.setup, self.record.layout).position()

    def position(self) -> Position:
        """What is shown, as a position from which it can be played on."""
        deal = self.deal
        assert deal is not None  # noqa: S101 - it is always begun
        return deal.position()


class Replay(TableController):
    """The table of a recorded deal."""

    match: ReplayMatch

    def __init__(self, raw: Mapping[str, Any], parent: QObject) -> None:
        """Show the deal before its first action.

        Raises:
            RecordFaultError: if the record breaks a rule in its shape.
        """
        match = ReplayMatch(read_record(raw))
        super().__init__(match, _seats(raw, match), Unrecorded(parent), parent=parent)
        self.asks = self.recorded = False
        self.go_to(0)

    def go_to(self, count: int, *, collected: bool = False) -> None:
        """Show the deal after so many of its actions; whether a trick that is complete then has been taken up."""
        match = self.match
        match.collected = collected
        match.count = max(0, min(count, len(match.record.actions)))
        self.place(match.resume_deal(match.record.setup, match.record.layout, 0))
        self.rewound.emit()


def _seats(raw: Mapping[str, Any], match: ReplayMatch) -> list[Seat]:
    """Who sat where, as far as the record tells."""
    names = ["", *GAME_MODELS[match.game.id].opponents]
    told = raw.get("seats")
    rows = told if isinstance(told, list) and len(told) == match.game.players else [{}] * match.game.players
    seats = []
    for seat, row in enumerate(rows):
        name = row.get("name") if isinstance(row, Mapping) else None
        seats.append(Seat(name if isinstance(name, str) else names[seat], None, human=seat == 0))
    return seats
