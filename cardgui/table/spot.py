"""Where a card belongs on the table, whatever size the window has."""

from __future__ import annotations

from dataclasses import dataclass

from cardgui.models.shown import Zone


@dataclass(frozen=True, slots=True)
class Spot:
    """Where a card belongs, whatever size the window has.

    Attributes:
        zone, seat, place: as in the shown state.
        count: how many cards share the zone of that seat (or, laid open, how many hands are).
        face_up: whether its face shows.
        raised: whether it stands higher, as cards that may be played do.
        open_row: number of the hand among those laid open, or −1.
    """

    zone: Zone
    seat: int
    place: int
    count: int
    face_up: bool
    raised: bool = False
    open_row: int = -1
