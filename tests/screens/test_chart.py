"""The chart's scale is round, its names never cover each other, and it can be read without seeing it."""

from __future__ import annotations

from itertools import pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as st
from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QImage, QPainter
from PySide6.QtTest import QTest

from cardgui.look.paint import contrast
from cardgui.look.theme import ThemeChoice, theme
from cardgui.look.tokens import SEATS
from cardgui.screens.chart import Chart, Line, series_ink, spread, ticks
from cardgui.table.seats import draw_portrait

LINES = [Line("You", (0, 2, 5)), Line("Sari", (0, -1, -3)), Line("Budi", (0, 0, 1)), Line("Dewi", (0, 4, 2))]


@given(st.integers(-900, 900), st.integers(-900, 900))
def test_ticks_are_round_even_and_hold_all_values_and_zero(one: int, other: int) -> None:
    low, high = sorted((one, other))
    found = ticks(low, high)
    steps = {after - before for before, after in pairwise(found)}
    assert len(steps) == 1
    assert str(steps.pop()).rstrip("0") in {"1", "2", "5"}
    assert found[0] <= min(low, 0)
    assert found[-1] >= max(high, 0)
    assert 0 in found
    assert 2 <= len(found) <= 8


@given(st.lists(st.floats(10, 210), min_size=1, max_size=10))
def test_names_keep_their_distance_and_stay_inside(wanted: list[float]) -> None:
    gap, top, bottom = 18.0, 10.0, 210.0
    found = spread(wanted, gap, top, bottom)
    ordered = sorted(found)
    assert all(b - a >= gap - 1e-6 for a, b in pairwise(ordered))
    assert ordered[0] >= top - 1e-6
    assert ordered[-1] <= bottom + 1e-6
    for first, second in pairwise(range(len(wanted))):
        if wanted[first] < wanted[second]:
            assert found[first] < found[second]


@given(st.lists(st.floats(0, 100), min_size=2, max_size=6, unique=True))
def test_names_with_room_stay_where_they_belong(places: list[float]) -> None:
    wanted = [place * 10 for place in places]
    ordered = sorted(wanted)
    if all(b - a >= 18 for a, b in pairwise(ordered)):
        assert spread(wanted, 18, 0, 1000) == wanted


@pytest.mark.parametrize("choice", ["light", "dark"])
def test_lines_and_names_can_be_read(choice: ThemeChoice) -> None:
    theme().choose(choice)
    for place in range(len(SEATS)):
        assert contrast(series_ink("truf", place), theme().color("surface")) >= 4.5


@pytest.mark.parametrize("game", ["truf", "rifki"])
def test_a_player_has_one_colour_at_the_table_and_in_the_ledger(game: str) -> None:
    theme().choose("light")
    for seat in range(4):
        picture = QImage(20, 20, QImage.Format.Format_RGB32)
        painter = QPainter(picture)
        draw_portrait(painter, QRectF(0, 0, 20, 20), seat, "")
        painter.end()
        assert picture.pixelColor(10, 10) == series_ink(game, seat)


def test_arrow_keys_go_from_deal_to_deal() -> None:
    chart = Chart()
    chart.show_lines("truf", LINES)
    told: list[int] = []
    chart.selected.connect(told.append)
    for key in (Qt.Key.Key_Left, Qt.Key.Key_Left, Qt.Key.Key_Left, Qt.Key.Key_Right, Qt.Key.Key_Home, Qt.Key.Key_End):
        QTest.keyClick(chart, key)
    assert told == [2, 1, 2, 1, 2]


def test_what_a_deal_was_about_is_told_to_screen_readers() -> None:
    chart = Chart()
    chart.show_lines("truf", LINES)
    chart.tell("Deal 2: Main Atas")
    assert chart.accessibleDescription() == "Deal 2: Main Atas"


def test_a_chart_of_one_deal_and_of_none_can_be_painted() -> None:
    chart = Chart()
    chart.resize(500, 220)
    chart.show_lines("truf", [Line("You", (0,))])
    chart.grab()
    chart.show_lines("truf", [Line("You", (0, 0)), Line("Sari", (0, 0))])
    chart.grab()
    assert chart.deals == 1
