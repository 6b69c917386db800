"""What a game may bring to the stage that others don't have."""

from __future__ import annotations

from typing import TYPE_CHECKING, Protocol

if TYPE_CHECKING:
    from cardgui.table.layout import TableLayout
    from cardgui.table.pose import Pose, Rect
    from cardgui.table.spot import Spot


class Lanes(Protocol):
    """Where cards lie that are laid open beside the deal, in a game that has such."""

    def pose(self, layout: TableLayout, spot: Spot) -> Pose:
        """Where a card of a lane lies; its spot counts the cards of its lane."""

    def pack(self, layout: TableLayout, lane: int) -> Pose:
        """Where the pack lies that a lane gets its cards from."""


class Loose(Protocol):
    """Something of a game's own on the table, which is not shown while a panel would cut through it."""

    @property
    def wanted(self) -> bool:
        """Whether there is something to show."""

    def place(self, covered: Rect | None) -> Rect:
        """Where it stands or would stand, without shadow, beside what a callout covers."""

    def stand(self, box: Rect | None) -> None:
        """Stand there, or be away while something cuts through it."""
