"""Where the prompt stands while a callout covers its usual place: beside the callout, else above it."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, replace
from itertools import chain
from typing import TYPE_CHECKING

from cardgui.table.pose import Rect

if TYPE_CHECKING:
    from cardgui.table.layout import TableLayout

GAP = 8.0
EDGE = 12.0
"""Least distance from the window's edges; where the table is wide, as far as the own row stands from them."""
LEAST = 100.0
"""Width below which nothing is tried."""
STEP = 12.0
MOST_LINES = 3
WIDE_FROM = 1100
BESIDE, ABOVE, NOWHERE = 1, 2, 99
"""What it costs to be there; a second line costs 2 more, each further one 1: rather one line above than two beside."""
FAR = 6
"""What it costs at most to stand higher than right above the callout."""


@dataclass(frozen=True, slots=True)
class Fit:
    """How a prompt fits into a room.

    Attributes:
        width, height: its size there.
        lines: how many it has.
        whole: whether its quieter notes are shown, too.
    """

    width: float
    height: float
    lines: int
    whole: bool


@dataclass(frozen=True, slots=True)
class Room:
    """A place for the prompt.

    Attributes:
        x, y: where its middle belongs.
        left, right: between which it stays.
        lowest: where it ends at the latest.
        cost: how unusual the place is; 0 is the usual one.
    """

    x: float
    y: float
    left: float
    right: float
    lowest: float
    cost: int = 0

    def box(self, fit: Fit) -> Rect:
        """Where a prompt of that size stands."""
        x = max(min(self.x - fit.width / 2, self.right - fit.width), self.left)
        return Rect(x, min(self.y - fit.height / 2, self.lowest - fit.height), fit.width, fit.height)


def edge(layout: TableLayout) -> float:
    """Least distance of the prompt and of callouts from the sides of the window."""
    return layout.plate(0).x if layout.width >= WIDE_FROM else EDGE


def usual(layout: TableLayout, left: float) -> Room:
    """In the middle of the own row, right of `left` and, with many players, left of the team totals."""
    x, y = layout.prompt
    right = layout.totals.x - GAP if layout.players > 4 else layout.width - edge(layout)
    return Room(x, y, left, right, layout.own_row.bottom + 2)


def room_beside(
    layout: TableLayout,
    left: float,
    covered: Rect,
    played: Sequence[Rect],
    measure: Callable[[float], Fit],
    others: Sequence[Rect] = (),
) -> Room:
    """The best place while `covered` is covered.

    Args:
        layout: of the table.
        left: where the own row is free for the prompt.
        covered: what a callout covers.
        played: cards in the middle of the table.
        measure: how the prompt fits into a width.
        others: what lies beside the plates: cards held, and won.

    Returns:
        The room; its cost is what was paid.
    """
    home = usual(layout, left)
    plates = [layout.plate(seat) for seat in range(layout.players)]
    # A plate that the callout cuts through is not shown, which leaves room for the prompt.
    solid = [covered, *played, *others, *(plate for plate in plates if not plate.meets(covered))]
    if plates[0].meets(covered):
        home = replace(home, left=edge(layout))
    best = replace(home, cost=NOWHERE)
    for room in chain([home], _others(layout, home, covered, played)):
        if room.cost >= best.cost or room.right - room.left < LEAST:
            continue
        fit = measure(room.right - room.left)
        cost = room.cost + (fit.lines if fit.lines > 1 else 0) + (not fit.whole)
        free = room.box(fit).y >= layout.bar + GAP / 2 and not any(room.box(fit).meets(box) for box in solid)
        if free and fit.lines <= MOST_LINES and fit.width <= room.right - room.left and cost < best.cost:
            best = replace(room, cost=cost)
    return best


def plate_above(layout: TableLayout, covered: Rect, played: Sequence[Rect], others: Sequence[Rect]) -> Rect | None:
    """Where the own plate stands above a callout that covers its usual place, as far left as can be, if anywhere.

    Args:
        layout: of the table.
        covered: what the callout covers.
        played: cards in the middle of the table.
        others: what lies beside the plates: cards held, and won.
    """
    plate = layout.plate(0)
    if not plate.meets(covered):
        return None
    plates = [layout.plate(seat) for seat in range(1, layout.players)]
    solid = [*played, *others, *(box for box in plates if not box.meets(covered))]
    x, y = edge(layout), covered.y - GAP / 2 - plate.h
    while y >= layout.top and x + plate.w <= layout.width - edge(layout):
        box = Rect(x, y, plate.w, plate.h)
        if not any(box.grown(GAP / 2).meets(one) for one in solid):
            return box
        x += STEP
    return None


def _others(layout: TableLayout, home: Room, covered: Rect, played: Sequence[Rect]) -> Iterator[Room]:
    """Left and right of the callout in the own row; above it beside or between the cards, as far down as can be."""
    y, low = home.y, home.lowest
    yield Room(home.x, y, home.left, covered.x - GAP, low, BESIDE)
    yield Room(home.x, y, covered.right + GAP, home.right, low, BESIDE)
    spans = _spans(edge(layout), home.right, played)
    strange: list[tuple[float, float]] = []
    if layout.players == 4 and not layout.slim:
        # Under the plate of another player it would look as if they said it.
        spans, strange = _spans(layout.plate(1).right + GAP, layout.plate(3).x - GAP, played), spans
    if layout.players > 4:
        # Between the columns of cards; what stands in the middle of the trick makes way.
        middle, inside = layout.centre[0], layout.reach[0] - layout.tw / 2 - GAP
        spans.append((middle - inside, middle + inside))
    foot, step = covered.y - GAP / 2, 0
    while foot > layout.top + STEP:
        for first, last in spans:
            yield Room(covered.cx, foot, first, last, foot, ABOVE + step)
        for first, last in strange:
            yield Room(covered.cx, foot, first, last, foot, ABOVE + FAR)
        foot, step = foot - STEP, min(step + 1, FAR)


def _spans(start: float, end: float, played: Sequence[Rect]) -> list[tuple[float, float]]:
    """Left of the played cards, right of them, and the whole width."""
    if not played:
        return [(start, end)]
    return [(start, min(box.x for box in played) - GAP), (max(box.right for box in played) + GAP, end), (start, end)]
