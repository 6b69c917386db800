"""The Qt models of a table: own hand, trick and seats, as roles that know no game."""

from __future__ import annotations

import dataclasses
from collections.abc import Collection
from dataclasses import dataclass

from PySide6.QtCore import QObject

from cardgui.engine.cards import Card
from cardgui.models.rows import RowModel
from cardgui.models.shown import ShownSeat, ShownState, Zone


@dataclass(frozen=True, slots=True)
class HandRow:
    """A card of the own hand: its id, its code, and whether it may be played now."""

    id: int
    code: Card
    playable: bool


@dataclass(frozen=True, slots=True)
class TrickRow:
    """A card of the current trick; ``code`` is ``None`` where only the back is seen."""

    id: int
    code: Card | None
    face_up: bool
    seat: int
    led: bool
    winning: bool


class TableModels(QObject):
    """Own hand, trick and seats, refreshed together from the shown state.

    Attributes:
        hand: :class:`HandRow`, from the left.
        trick: :class:`TrickRow`, in the order of play.
        seats: :class:`~cardgui.models.shown.ShownSeat`, clockwise from the person.
    """

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.hand: RowModel[HandRow] = RowModel(HandRow, self)
        self.trick: RowModel[TrickRow] = RowModel(TrickRow, self)
        self.seats: RowModel[ShownSeat] = RowModel(ShownSeat, self)

    def refresh(self, shown: ShownState, playable: Collection[Card]) -> None:
        """Take over the shown state and the cards that may be played."""
        hand = shown.in_zone(Zone.HAND, 0)
        self.hand.set_rows([HandRow(c.id, c.code, c.code in playable) for c in hand if c.code is not None])
        trick = shown.in_zone(Zone.TRICK)
        self.trick.set_rows(
            [
                TrickRow(c.id, c.code if c.face_up else None, c.face_up, c.seat, c.place == 0, c.seat == shown.winning)
                for c in trick
            ]
        )
        self.seats.set_rows([dataclasses.replace(seat) for seat in shown.seats])
