"""Panels over the table, whatever comes up over them and when."""

from __future__ import annotations

from typing import cast

import pytest
from PySide6.QtWidgets import QGraphicsOpacityEffect, QHBoxLayout, QLabel, QVBoxLayout, QWidget

from cardgui.look.i18n import Translator
from cardgui.table.end_panels import stand_on
from cardgui.table.ends import DealPanel
from cardgui.table.panels import FADE_MS, Panel
from cardgui.table.pose import Rect
from tests.table.at_table import Maker, Table


def opacity(panel: Panel) -> float:
    effect = panel.graphicsEffect()
    return 1.0 if effect is None else cast("QGraphicsOpacityEffect", effect).opacity()


def two(table: Table) -> tuple[Panel, Panel]:
    stage = table.view.stage
    made = (Panel(stage, stage.animator, 300), Panel(stage, stage.animator, 400))
    stand_on(stage, made)
    for panel in made:
        panel.column.addWidget(QLabel("Words"))
        panel.put(stage.layout_now)
    return made


def test_a_panel_under_another_is_out_of_sight_though_it_was_still_coming_up(make_table: Maker) -> None:
    table = make_table(pace="normal")
    table.let_pass(10_000)
    below, above = two(table)
    below.appear()
    table.let_pass(FADE_MS / 2)
    assert 0 < opacity(below) < 1
    above.appear()
    table.let_pass(3 * FADE_MS)
    assert (opacity(below), opacity(above)) == (0.0, 1.0)
    above.vanish()
    assert opacity(below) == 1.0


def test_a_panel_that_comes_up_alone_ends_in_full_sight(make_table: Maker) -> None:
    table = make_table(pace="normal")
    table.let_pass(10_000)
    panel, _ = two(table)
    panel.appear()
    assert opacity(panel) == 0.0
    table.let_pass(2 * FADE_MS)
    assert opacity(panel) == 1.0
    panel.vanish()
    assert panel.isHidden()


def test_what_is_spare_comes_back_where_it_was_not_in_the_way(make_table: Maker) -> None:
    stage = make_table(size=(900, 600)).view.stage
    panel = Panel(stage, stage.animator, 500)
    high, beside, above = (QLabel("Words") for _ in range(3))
    row, column = QHBoxLayout(), QVBoxLayout()
    column.addWidget(high)
    row.addLayout(column)
    row.addWidget(beside)
    panel.column.addWidget(above)
    panel.column.addLayout(row)
    high.setFixedHeight(round(stage.layout_now.panel_room(900).h) - 60)
    above.setFixedHeight(40)
    panel.spare, panel.in_columns = [[beside], [above]], True
    panel.put(stage.layout_now)
    assert not beside.isHidden()
    assert above.isHidden()


@pytest.mark.parametrize(("game", "players"), [("truf", 4), ("rifki", 4), ("rook_sluff", 6), ("rook_sluff", 10)])
@pytest.mark.parametrize("language", ["en", "tr"])
def test_at_the_end_the_own_plate_stays_and_both_sides_are_shown_or_neither(
    make_table: Maker, game: str, players: int, language: str
) -> None:
    translator = Translator()
    translator.install(language)
    table = make_table(2, game=game, players=players, size=(900, 600))
    while table.controller.shown.phase != "end":
        deal = table.controller.match.deal
        assert deal is not None
        table.controller.act(deal.legal(0)[0])
    stage, layout = table.view.stage, table.view.stage.layout_now
    assert panel_is_open(table)
    assert stage.plates[0].isVisible()
    for seat in range(1, players):
        assert len({stage.plates[other].isVisible() for other in layout.together(seat)}) == 1
    translator.remove()


def panel_is_open(table: Table) -> bool:
    return any(panel.isVisible() for panel in table.view.stage.findChildren(DealPanel))


@pytest.mark.parametrize("game", ["truf", "rifki"])
def test_no_plate_is_left_over_alone_beside_a_large_panel(make_table: Maker, game: str) -> None:
    table = make_table(2, game=game, size=(1280, 800))
    stage = table.view.stage
    below = stage.layout_now.plate(2).bottom + 10
    stage.lies_over(QWidget(stage), Rect(100, below, 1080, 790 - below))
    assert not any(plate.isVisible() for plate in stage.plates)
