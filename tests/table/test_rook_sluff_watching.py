"""Rook Sluff at the table: watching nine others, and room for all of them in every window."""

from __future__ import annotations

from itertools import combinations

import pytest
from PySide6.QtWidgets import QApplication

from cardgui.look.theme import theme
from cardgui.models.shown import Zone
from cardgui.table.pose import Rect
from tests.table.at_rook_sluff import PLAYERS, make, panel_of, to_play
from tests.table.at_table import Maker, Table


def until_asked(table: Table) -> None:
    """Skip, and let time pass, until the person has to decide."""
    for _ in range(200):
        if table.controller.prompt is not None and not table.view.director.moving:
            return
        table.view.director.skip()
        table.let_pass(200, step=50)
    pytest.fail("the person is never asked")


@pytest.mark.parametrize("players", PLAYERS)
def test_space_or_a_click_skips_to_the_end_of_the_trick(make_table: Maker, players: int) -> None:
    """Nine others take their time; one skip ends the trick, but its winner is still shown."""
    table = make(make_table, players, pace="normal", number=2)
    director = table.view.director
    until_asked(table)
    to_bid = panel_of(table).bid
    to_bid.choices[1].click()
    to_bid.button.click()
    until_asked(table)
    assert table.controller.shown.phase == "play"
    table.play_any()
    assert director.moving
    table.view.stage.empty_clicked.emit()
    shown = table.controller.shown
    whole = len(shown.in_zone(Zone.TRICK)) == players
    assert whole or table.controller.prompt is not None, "one click, and the trick is complete"
    if whole:
        assert director.moving, "the winner is still to be seen"
        assert (
            panel_of(table).centre.title.endswith("wins the trick")
            or panel_of(table).centre.title == "You win the trick"
        )


@pytest.mark.parametrize(("players", "size", "percent"), [(6, (1280, 800), 100), (10, (900, 600), 150)])
def test_a_button_skips_what_many_others_do(
    make_table: Maker, players: int, size: tuple[int, int], percent: int
) -> None:
    theme().set_percent(percent)
    table = make(make_table, players, pace="normal", number=2, size=size)
    view, button = table.view, table.view.offers.skip
    until_asked(table)
    assert not button.isVisible()
    panel_of(table).bid.choices[1].click()
    panel_of(table).bid.button.click()
    until_asked(table)
    table.play_any()
    table.let_pass(300, step=50)
    assert view.director.others_act
    assert button.isVisible()
    stage = view.stage
    assert not any(button.geometry().intersects(plate.geometry()) for plate in stage.plates)
    assert not button.geometry().intersects(panel_of(table).totals.geometry())
    button.click()
    assert not button.isVisible(), "what is skipped need not be skipped again"
    whole = len(table.controller.shown.in_zone(Zone.TRICK)) == players
    assert whole or table.controller.prompt is not None


def test_skipping_stops_at_the_own_decision(make_table: Maker) -> None:
    table = make(make_table, 10, pace="normal", number=4)
    until_asked(table)
    assert panel_of(table).bid.isVisible()
    assert table.controller.acted == []


# room ----------------------------------------


ROOM = [
    (100, (900, 600)),
    (150, (900, 600)),
    *(
        pytest.param(percent, size, marks=pytest.mark.long)
        for percent in (100, 115, 130, 150)
        for size in ((900, 600), (1280, 800), (1024, 1200))
    ),
]
"""Text sizes and windows; the tightest ones are always tried."""


def solid(table: Table) -> dict[str, Rect]:
    """Everything at the table that must not cover anything else."""
    stage, panel = table.view.stage, panel_of(table)
    layout, ratio = stage.layout_now, stage.shape.ratio
    found = {f"plate {seat}": layout.plate(seat) for seat in range(layout.players)}
    found |= {f"trick {seat}": layout.trick(seat).bounds(ratio) for seat in range(layout.players)}
    found["bar"] = Rect(0, 0, layout.width, layout.bar)
    found["totals"] = layout.totals
    hand = [pose.bounds(ratio) for pose in layout.hand(stage.hand_size)]
    top = min(card.y for card in hand) - layout.lift
    found["hand"] = Rect(hand[0].x, top, hand[-1].right - hand[0].x, layout.height - top)
    if stage.prompt.isVisible():
        pill = stage.prompt._pill().translated(stage.prompt.x(), stage.prompt.y())
        found["prompt"] = Rect(pill.x(), pill.y(), pill.width(), pill.height())
    if panel.centre.isVisible():
        box = panel.centre.geometry()
        found["centre"] = Rect(box.x(), box.y(), box.width(), box.height())
    return found


@pytest.mark.parametrize("players", PLAYERS)
@pytest.mark.parametrize(("percent", "size"), ROOM)
def test_nothing_covers_anything_at_the_table(
    make_table: Maker, players: int, percent: int, size: tuple[int, int]
) -> None:
    theme().set_percent(percent)
    table = make(make_table, players, size=size)
    to_play(table)
    for _ in range(4):
        QApplication.processEvents()
        for (one, first), (other, second) in combinations(solid(table).items(), 2):
            if "trick 0" in (one, other) and "prompt" in (one, other) and percent > 130:
                continue  # a prompt of two lines may reach the foot of the own empty place
            assert not first.meets(second), (one, other, first, second)
        table.play_any()


@pytest.mark.parametrize("players", PLAYERS)
@pytest.mark.parametrize("percent", [100, 130, 150])
def test_the_bid_panel_covers_neither_hand_nor_own_row_nor_totals(
    make_table: Maker, players: int, percent: int
) -> None:
    theme().set_percent(percent)
    table = make(make_table, players, size=(900, 600))
    QApplication.processEvents()
    panel, layout = panel_of(table).bid, table.view.stage.layout_now
    surface = panel.surface().translated(panel.x(), panel.y())
    box = Rect(surface.x(), surface.y(), surface.width(), surface.height())
    assert not box.meets(layout.totals)
    assert not box.meets(layout.plate(0))
    assert not box.meets(layout.own_row)
    assert box.y >= layout.bar
    for choice in panel.choices:
        assert choice.isVisible()
        assert choice.width() >= 28
        assert choice.height() >= 28
    assert panel.button.isVisible()
