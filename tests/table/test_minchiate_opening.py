"""The opening of Minchiate at the table: what ends the robbing is seen, and lanes and difference always agree."""

from __future__ import annotations

from typing import cast

import pytest

from cardgui.engine.minchiate_cards import ROBBED as MAY_BE_ROBBED
from cardgui.engine.minchiate_layout import MinchiateLayout
from cardgui.look.text import TextBlock
from cardgui.look.theme import theme
from cardgui.models.controller import Step
from cardgui.models.minchiate import FOLA, ROBBED, Declared, own
from cardgui.models.minchiate_prompt import RESTO
from cardgui.models.shown import LANE, Zone
from cardgui.table.layout import MINCHIATE, TableLayout
from cardgui.table.minchiate.lanes import LanePlaces
from cardgui.table.minchiate.panel import MinchiatePanel
from cardgui.table.minchiate.words import MinchiateWords
from tests.table.at_table import Maker, Table
from tests.table.test_minchiate_panel import DECLARING, decide, steady

ROBBING, EIGHT_ROBBED = 4, 850
"""Match numbers in which the cutter robs, and in which eight cards are robbed."""


def panel_of(table: Table) -> MinchiatePanel:
    return cast("MinchiatePanel", table.view.panel)


@pytest.mark.parametrize("number", [ROBBING, EIGHT_ROBBED])
def test_mi8_lanes_and_difference_bar_agree_at_every_moment(make_table: Maker, number: int) -> None:
    table = make_table(number, game="minchiate", pace="normal")
    panel, seen = panel_of(table), set[int]()
    for _ in range(3000):
        if table.controller.prompt is not None or (seen and not panel.opening.ground.isVisible()):
            break
        table.let_pass(64, 64)
        if panel.opening.ground.isVisible():
            told = sum(points if team == "ours" else -points for _, points, team in panel.opening.points.points)
            bar = panel.difference
            assert bar.lead + RESTO * (bar.resti[0] - bar.resti[1]) == told
            seen.add(told)
    assert len(seen) > 2


@pytest.mark.parametrize("number", [ROBBING, EIGHT_ROBBED])
def test_mi6_mi9_the_card_that_ends_the_robbing_lies_at_the_end_of_its_lane(make_table: Maker, number: int) -> None:
    table = make_table(number, game="minchiate", pace="normal")
    panel, told = panel_of(table), {}
    for _ in range(3000):
        shown = table.controller.shown
        if table.controller.prompt is not None:
            break
        table.let_pass(64, 64)
        for lane, card in own(shown).stopped.items():
            lying = [c for c in shown.in_zone(Zone.LANE) if c.place // LANE == lane]
            robbed = own(shown).dealer_robbed if lane == FOLA else own(shown).cutter_robbed
            assert [c.code for c in lying] == [*(code for code, _ in robbed), card]
            assert all(c.face_up for c in lying)
            assert card not in MAY_BE_ROBBED
            captions = panel.opening.ground.texts[lane].captions
            if not captions:
                continue  # it is about to be turned up
            assert captions == (*[""] * len(robbed), "Stops")
            assert captions == panel.opening.points.captions[lane]
            told[lane] = card
    assert set(told) == {ROBBED, FOLA}
    deal = table.controller.match.deal
    assert deal is not None
    assert isinstance(deal.layout, MinchiateLayout)
    assert told == {ROBBED: deal.layout.cutter_stopped, FOLA: deal.layout.dealer_stopped}
    assert not own(table.controller.shown).stopped
    held = {card.code for card in table.controller.shown.in_zone(Zone.HAND, 0)}
    assert not held & set(told.values())


@pytest.mark.parametrize("percent", [100, 150])
@pytest.mark.parametrize("language", ["en", "ko", "ja", "tr"])
def test_what_is_said_of_the_stopping_card_fits_behind_as_many_as_can_be_robbed(
    make_table: Maker, language: str, percent: int
) -> None:
    table = make_table(ROBBING, game="minchiate")
    try:
        theme().set_language(language)
        theme().set_percent(percent)
        words = MinchiateWords(table.view.stage)
        layout, places = TableLayout(900, 600, 4, MINCHIATE, percent / 100, 21), LanePlaces()
        assert not places.captioned(layout)
        for count in (1, 5, 6, 13):
            chip = places.chip(layout, ROBBED, count - 1, count, TextBlock(words.stops(), 12, 600))
            lane = places.lane(layout, ROBBED)
            assert chip.right() <= lane.right - 16 - places.sums_width(layout)
            assert chip.bottom() <= lane.bottom
            if count > 1:
                before = places.points(layout, ROBBED, count - 2, count)
                assert chip.left() >= before.x() or chip.top() >= before.y()
    finally:
        theme().set_language("en")
        theme().set_percent(100)


def test_mi24_a_declaration_and_its_points_are_shown_at_the_same_moment(make_table: Maker) -> None:
    table = make_table(DECLARING, game="minchiate", begin=False, choice=steady)
    panel, told, before = panel_of(table), list[bool](), [0]

    def listen(step: Step) -> None:
        event, bar = step.event, panel.difference
        stood = bar.lead + RESTO * (bar.resti[0] - bar.resti[1])
        if isinstance(event, Declared) and event.verzicole:
            points = sum(event.points) * (1 if event.seat % 2 == 0 else -1)
            told.append(stood - before[-1] == points)
        before.append(stood)

    table.view.director.step_ended.connect(listen)
    table.controller.next_deal()
    for _ in range(3):
        if table.controller.shown.phase == "play":
            break
        decide(table)
    assert told
    assert all(told)
