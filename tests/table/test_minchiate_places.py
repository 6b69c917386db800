"""Where Minchiate's own things stand beside callouts and each other, and what they say there."""

from __future__ import annotations

import pytest
from PySide6.QtGui import QFontMetricsF

from cardgui.models.minchiate import own
from cardgui.table.minchiate.counting import Counting
from cardgui.table.minchiate.sheets import FACE_WIDTH, SeenRow
from cardgui.table.pose import Rect
from cardgui.table.prompts import MARGIN
from cardgui.table.seats import Plate, PlateFacts
from tests.table.at_table import Maker
from tests.table.test_minchiate_panel import DECLARING, decide, panel_of, play_out, table_of, until

DECLARED_RIGHT, NOTHING_TO_DECLARE = 50, 4
"""Match numbers in which the right player declares, and in which the person can declare nothing."""


RESTI = [([0, 3], [0], "We 0 + 3, they 0: +3"), ([0], [2, 1], "We 0, they 2 + 1: \N{MINUS SIGN}3")]


def box(widget: object) -> Rect:
    geometry = widget.geometry()  # type: ignore[attr-defined]
    return Rect(geometry.x(), geometry.y(), geometry.width(), geometry.height()).grown(-MARGIN)


@pytest.mark.parametrize("seat", [1, 3])
def test_what_was_declared_stands_above_its_plate_where_a_callout_needs_the_place(make_table: Maker, seat: int) -> None:
    table = table_of(make_table, DECLARING, size=(900, 600))
    until(table, lambda key: key == "lead" or key.startswith("follow"))
    panel, stage = panel_of(table), table.view.stage
    strip = panel.strips[seat]
    strip.show_declared(((("T30", "T31", "T32"), 15),), "1 declared, +15", "said")
    strip.put(stage.layout_now.width)
    usual = strip.place(None)
    assert usual.y > stage.layout_now.plate(seat).bottom
    covered = Rect(0, usual.y + 4, stage.layout_now.width, 60)
    aside = strip.place(covered)
    plate = stage.layout_now.plate(seat)
    assert aside.bottom <= plate.y
    assert aside.y >= stage.layout_now.plate(2).bottom
    assert (aside.x, aside.w, aside.h) == (usual.x, usual.w, usual.h)
    strip.stand(aside)
    assert strip.isVisible()
    assert strip.geometry().bottom() < plate.y
    strip.stand(strip.place(None))
    assert strip.geometry().top() > plate.bottom


def test_a_line_without_a_verzicola_says_so_on_either_side(make_table: Maker) -> None:
    for number in (3, 7, 21):
        table = table_of(make_table, number)
        play_out(table)
        count = panel_of(table).count.count
        assert count is not None
        for line in count.lines[1:]:
            if line.final or line.title == "Last trick":
                continue
            for entry in (line.ours, line.theirs):
                assert entry.cards or entry.words, line


@pytest.mark.parametrize(
    ("ours", "theirs", "said"), [([0, 3], [0], "We 0 + 3, they 0: +3"), ([0], [2, 1], "We 0, they 2 + 1: −3")]
)
def test_mi26_the_sum_of_the_resti_names_both_sides(
    make_table: Maker, ours: list[int], theirs: list[int], said: str
) -> None:
    counting: Counting = panel_of(table_of(make_table, DECLARING))._counting
    assert counting._words.resti_sum(ours, theirs) == said


def test_mi15_who_can_declare_nothing_is_told_so(make_table: Maker) -> None:
    table = table_of(make_table, NOTHING_TO_DECLARE)
    until(table, lambda key: key == "declare")
    prompt = table.controller.prompt
    assert prompt is not None
    panel = panel_of(table)
    assert not panel.declare.options
    assert panel.prompt(prompt).text == "Your turn. You have nothing to declare"
    assert "goes on" not in panel.declare._none.text(), "others may still have to declare"


def test_mi15_options_keep_what_they_show_where_the_list_has_room(make_table: Maker) -> None:
    table = table_of(make_table, DECLARING, size=(900, 600))
    until(table, lambda key: key == "declare")
    panel = panel_of(table).declare
    left = panel._area.height() - panel._list.sizeHint().height()
    assert panel.options
    for option in panel.options:
        growth = (option.height_of(tight=False) - option.height_of(tight=True)) * len(panel.options)
        assert not option.tight or growth > left


def test_two_chips_of_the_own_row_stand_at_one_height(make_table: Maker) -> None:
    table = table_of(make_table, DECLARING, size=(900, 600))
    until(table, lambda key: key == "declare")
    panel, stage = panel_of(table), table.view.stage
    decide(table)
    strip = panel.strips[0]
    assert own(table.controller.shown).declared[0].verzicole
    strip._rows = []
    strip.show_declared(tuple((("T30", "T31", "T32"), 15) for _ in range(9)), "9 declared, +135", "said")
    strip.put(300)
    assert not strip._rows
    assert abs(box(strip).cy - stage.layout_now.prompt[1]) <= 3


def test_a_plate_with_nothing_but_name_and_role_has_them_in_its_middle(make_table: Maker) -> None:
    table = table_of(make_table, DECLARING)
    plate: Plate = table.view.stage.plates[3]
    heights = []
    for facts in (
        PlateFacts("Piero"),
        PlateFacts("Piero", role="Dealer"),
        PlateFacts("Piero", role="Dealer", note="21"),
    ):
        plate.show_facts(facts)
        image = plate.grab().toImage()
        ground = image.pixelColor(image.width() // 2 + 30, 14)
        left, right = 40, int(40 + QFontMetricsF(plate.font()).horizontalAdvance("Piero"))
        rows = {
            y for y in range(16, image.height() - 16) for x in range(left, right) if image.pixelColor(x, y) != ground
        }
        heights.append((min(rows) + max(rows)) / 2)
    assert abs(heights[1] - heights[0]) <= 1


def test_a_list_of_seen_cards_that_scrolls_ends_with_a_whole_row(make_table: Maker) -> None:
    table = table_of(make_table, DECLARING)
    until(table, lambda key: key == "lead" or key.startswith("follow"))
    panel = panel_of(table)
    panel.show_seen()
    rows, width = panel.seen.list, panel.seen.list.width()
    edges, bottom = [], 0.0
    for row in rows.rows:
        bottom += rows._height_of(row, width)
        if row.cards:
            edges.append(bottom)
    seen = panel.seen._area.height()
    assert rows.heightForWidth(width) > seen, "or there is nothing to be tested"
    assert min(abs(seen - edge) for edge in edges) < 1.5


def test_mi16_the_fola_lies_in_the_middle_of_its_sheet(make_table: Maker) -> None:
    table = table_of(make_table, DECLARING)
    until(table, lambda key: key == "lead" or key.startswith("follow"))
    faces = panel_of(table).seen.list
    faces.resize(560, 200)
    for count in (1, 7, 13):
        left, step = faces.faces_at(count)
        right = left + (count - 1) * step + FACE_WIDTH
        assert left == pytest.approx(560 - right)
        assert left >= 0


def test_mi24_the_difference_of_the_list_of_points_runs_downwards(make_table: Maker) -> None:
    table = table_of(make_table, DECLARING)
    until(table, lambda key: key not in {"discard", "declare"})
    for _ in range(6):
        decide(table)
    panel = panel_of(table)
    panel.show_points()
    leads = [row.lead for row in panel.points.list.rows]
    assert leads == [event.difference for event in own(table.controller.shown).scores]
    bar = panel.points._area.verticalScrollBar()
    assert bar.value() == bar.maximum()


def test_a_list_of_trumps_names_the_suit_once(make_table: Maker) -> None:
    events = panel_of(table_of(make_table, DECLARING))._events
    assert events.cards(("T1", "T2", "T13")) == "trumps 1, 2, 13"
    assert events.cards(("M", "T1", "T40")) == "Matto, trumps 1, 40"
    assert events.cards(("T5", "DK", "T2")) == "5 of trumps, Re (king) of coins, 2 of trumps"


def test_a_declaration_is_one_sentence(make_table: Maker) -> None:
    events = panel_of(table_of(make_table, DECLARING))._events
    found = (("T31", "T32", "T33"), ("T10", "T20", "T30"), ("DK", "CK", "SK"), ("M", "T1", "T40"))
    said = "You declare: run 31 to 33; tens 10, 20, 30; three kings; Matto, 1 and 40 (+60)"
    assert events.declares(None, found, 60) == said


def test_faces_of_the_fola_are_drawn_one_after_the_other(make_table: Maker) -> None:
    table = table_of(make_table, DECLARING)
    until(table, lambda key: key == "lead" or key.startswith("follow"))
    picture, cards = panel_of(table).seen.list, ("S2", "S3", "B9", "C7", "D6", "T16")
    for key in list(picture.faces._kept):
        picture.faces._drop(key)
    picture.show_rows([SeenRow("", cards, large=True)])
    picture.resize(560, 200)

    def there() -> int:
        return sum(picture.faces.ready(card, FACE_WIDTH, picture.devicePixelRatioF()) for card in cards)

    drawn = [there()]
    for _ in cards:
        picture.grab()
        drawn.append(there())
    assert drawn == list(range(len(cards) + 1))
