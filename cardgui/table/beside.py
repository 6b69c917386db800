"""Where cards lie beside the plates: those that others hold, won tricks, won cards that lie open."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING

from cardgui.models.shown import Zone
from cardgui.table.panels import Panel
from cardgui.table.pose import Rect

if TYPE_CHECKING:
    from cardgui.table.stage import Stage


def fan(stage: Stage, seat: int, count: int) -> Rect:
    """Room of so many cards that another player holds."""
    ends = [pose.bounds(stage.shape.ratio) for pose in stage.layout_now.held(seat, count)]
    x, right = min(end.x for end in ends), max(end.right for end in ends)
    return Rect(x, ends[0].y, right - x, ends[0].h)


def won(stage: Stage) -> list[Rect]:
    """Each won card that lies open."""
    lying = (spot for spot in stage.spots.values() if spot.zone is Zone.WON)
    return [stage.pose(spot).bounds(stage.shape.ratio) for spot in lying]


def beside_plates(stage: Stage) -> list[Rect]:
    """Everything of the other players' that lies beside their plates, and a panel of the game's on the table."""
    held = Counter(spot.seat for spot in stage.spots.values() if spot.zone is Zone.HAND and spot.seat)
    fans = [fan(stage, seat, count) for seat, count in held.items()] if stage.layout_now.fans else []
    piles = [stage.layout_now.pile_box(pile.seat) for pile in stage.piles if pile.seat and pile.count]
    panels = [thing.place(None) for thing in stage.loose if isinstance(thing, Panel) and thing.wanted]
    return [*fans, *piles, *won(stage), *panels]
