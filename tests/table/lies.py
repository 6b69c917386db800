"""The table at rest: every card lies exactly where model and layout say, and none is there too many."""

from __future__ import annotations

from cardgui.models.shown import Zone
from cardgui.table.card_widget import CardWidget
from cardgui.table.table_view import TableView


def check_picture(table: TableView) -> None:
    """Compare every card widget with the shown state and the layout."""
    stage, shown = table.stage, table.controller.shown
    assert stage.size() == table.size()
    targets = stage.targets(shown, table.hand.raised())
    assert set(stage.cards) == set(stage.spots) == {card.id for card in shown.cards}
    for state in shown.cards:
        widget, spot = stage.cards[state.id], targets[state.id]
        assert stage.spots[state.id] == spot, f"{state} is taken to be at {stage.spots[state.id]}, not {spot}"
        assert widget.pose == stage.pose(spot), f"{state} lies at {widget.pose}, not {stage.pose(spot)}"
        assert widget.code == state.code
        own = spot.zone is Zone.HAND and spot.seat == 0
        assert widget.isVisibleTo(stage) == _seen(table, state.id), f"{state} is to be seen: {_seen(table, state.id)}"
        assert bool(widget.accessibleName()) == own, f"{state} is called {widget.accessibleName()!r}"
        assert widget.in_hand == own
    ids = {id(widget) for widget in stage.cards.values()}
    spare = [widget for widget in stage.findChildren(CardWidget) if id(widget) not in ids and widget.isVisibleTo(stage)]
    assert spare == [], "a card too many"


def _seen(table: TableView, card: int) -> bool:
    stage = table.stage
    spot = stage.spots[card]
    if spot.zone is Zone.HAND and spot.seat != 0 and spot.open_row < 0:
        return stage.layout_now.fans and spot.seat not in stage.bare
    if spot.zone is Zone.WON:
        return spot.seat not in stage.bare
    return spot.zone not in {Zone.PILE, Zone.AWAY} and not (spot.zone in {Zone.TRICK, Zone.BID} and stage.is_cut(spot))
