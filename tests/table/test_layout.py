"""Nothing on the table covers anything else, in any window from 900 × 600 to 3440 × 1440."""

from __future__ import annotations

from itertools import combinations, pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as st

from cardgui.table.layout import FRENCH, MINCHIATE, CardShape, TableLayout
from cardgui.table.pose import Rect

TEXTS = (1.0, 1.15, 1.3, 1.5)
widths = st.integers(900, 3440)
heights = st.integers(600, 1440)
texts = st.sampled_from(TEXTS)
tables = st.sampled_from([(4, FRENCH, 13), (4, MINCHIATE, 21), (6, FRENCH, 14), (8, FRENCH, 14), (10, FRENCH, 11)])


def boxes(table: TableLayout, *, cards_held: int = 13) -> dict[str, Rect]:
    """Everything that has its own place on the table."""
    ratio = table.shape.ratio
    found: dict[str, Rect] = {"bar": Rect(0, 0, table.width, table.bar)}
    for seat in range(table.players):
        found[f"plate {seat}"] = table.plate(seat)
        found[f"trick {seat}"] = table.trick(seat).bounds(ratio)
        if table.fans:
            found[f"pile {seat}"] = table.pile_box(seat)
            if seat:
                fan = [pose.bounds(ratio) for pose in table.held(seat, cards_held)]
                found[f"fan {seat}"] = Rect(fan[0].x, fan[0].y, fan[-1].right - fan[0].x, fan[0].h)
    hand = [pose.bounds(ratio) for pose in table.hand(table.hand_size)]
    top = min(card.y for card in hand) - table.lift
    found["hand"] = Rect(
        min(card.x for card in hand),
        top,
        max(card.right for card in hand) - min(card.x for card in hand),
        max(card.bottom for card in hand) - top,
    )
    x, y = table.prompt
    found["prompt"] = Rect.around(x, y, 280 * table.text, table.row_height)
    return found


@given(width=widths, height=heights, text=texts, kind=tables)
def test_nothing_overlaps_at_any_size(width: int, height: int, text: float, kind: tuple[int, CardShape, int]) -> None:
    players, shape, hand = kind
    table = TableLayout(width, height, players, shape, text, hand)
    for (one, first), (other, second) in combinations(boxes(table).items(), 2):
        assert not first.meets(second), (one, other, first, second)


@given(width=widths, height=heights, text=texts, kind=tables)
def test_everything_lies_inside_the_window(
    width: int, height: int, text: float, kind: tuple[int, CardShape, int]
) -> None:
    players, shape, hand = kind
    table = TableLayout(width, height, players, shape, text, hand)
    for name, box in boxes(table).items():
        assert box.x >= -1e-6, name
        assert box.y >= -1e-6, name
        assert box.right <= width + 1e-6, name
        assert box.bottom <= height + 1e-6, name


@given(width=widths, height=heights, kind=tables, count=st.integers(2, 34))
def test_every_card_of_the_hand_shows_at_least_its_index(
    width: int, height: int, kind: tuple[int, CardShape, int], count: int
) -> None:
    players, shape, _hand = kind
    table = TableLayout(width, height, players, shape, 1.0, count)
    rows: dict[float, list[float]] = {}
    for pose in table.hand(count):
        rows.setdefault(pose.y, []).append(pose.x)
    for row in rows.values():
        for left, right in pairwise(row):
            assert (right - left) / table.cw * 100 >= shape.strip


@given(width=widths, height=heights, kind=tables)
def test_least_widths_of_cards(width: int, height: int, kind: tuple[int, CardShape, int]) -> None:
    table = TableLayout(width, height, kind[0], kind[1])
    assert table.cw >= 56
    assert table.tw >= 40


def test_reference_size_is_the_drawing() -> None:
    table = TableLayout(1280, 800)
    assert table.u == 1
    assert table.hand_top == pytest.approx(627.2)
    assert table.own_row.y == pytest.approx(555.52)
    own = table.plate(0)
    assert (own.x, own.w, own.h) == (24, 204, 60)
    assert own.y == pytest.approx(543.52)
    assert table.plate(1).y == pytest.approx(269.8, abs=0.5)
    assert table.plate(3).right == 1260
    assert table.trick(0).x == 640
    assert table.trick(0).y == pytest.approx(413, abs=0.5)


def test_seats_run_up_the_left_along_the_top_and_down_the_right() -> None:
    table = TableLayout(1280, 800, players=10)
    assert [table.place_of(seat) for seat in (1, 3, 4, 6, 7, 9)] == [
        ("left", 0, 3),
        ("left", 2, 3),
        ("top", 0, 3),
        ("top", 2, 3),
        ("right", 2, 3),
        ("right", 0, 3),
    ]
    assert table.plate(1).y > table.plate(2).y > table.plate(3).y
    assert table.plate(4).x < table.plate(5).x < table.plate(6).x


@given(width=widths, height=heights, text=texts)
def test_labels_of_the_trick_stay_clear_of_cards_and_plates(width: int, height: int, text: float) -> None:
    table = TableLayout(width, height, text=text)
    label_w, label_h = 110 * text, 16 * text
    solid = {name: box for name, box in boxes(table).items() if name.split()[0] in {"trick", "plate", "prompt"}}
    for seat in (1, 3):
        for label in (
            table.label_above(seat, label_w, label_h),
            table.label_below(seat, label_w, label_h),
        ):
            for name, box in solid.items():
                if name.startswith("trick"):
                    # A long line may pass under the card of the next seat only where it would be hidden by it.
                    continue
                assert not label.meets(box), (seat, name)


def test_arcs_run_in_the_direction_of_play() -> None:
    table = TableLayout(1280, 800)
    for arc in table.arcs("cw"):
        assert arc.end > arc.start
    for arc in table.arcs("ccw"):
        assert arc.end < arc.start
