"""What a review tells at a glance: which card cost points, which was better, what was decided, what results count."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from cardgui.engine.action import Play
from cardgui.look.paint import contrast
from cardgui.look.theme import theme
from cardgui.screenshots.rehearsal import Rehearsal
from tests.journeys.test_review import complete, opened


@pytest.fixture
def rehearsal() -> Iterator[Rehearsal]:
    with Rehearsal() as made:
        yield made


@pytest.mark.parametrize("dark", [False, True])
def test_what_cost_points_and_what_was_better_differ_in_shape(rehearsal: Rehearsal, *, dark: bool) -> None:
    """Not by colour alone: one is dimmed and carries a sign, the other stands higher in a ring seen on white."""
    screen = opened(rehearsal, "rifki", theme_name="dark" if dark else "light")
    reviewing = complete(rehearsal, screen)
    table = screen.table
    assert table is not None
    seen = 0
    for one in reviewing.judged:
        screen.go_to_decision(one.index)
        rehearsal.settle()
        cards = {widget.code: (card, widget) for card, widget in table.stage.cards.items() if widget.in_hand}
        warned = {code for code, (_, widget) in cards.items() if widget.warning}
        raised = {code for code, (card, _) in cards.items() if table.stage.spots[card].raised}
        if not isinstance(one.action, Play):
            continue
        if not one.mark:
            assert not warned | raised
            continue
        seen += 1
        assert isinstance(one.better, Play)
        assert (warned, raised) == ({one.action.card}, {one.better.card})
        worse, better = cards[one.action.card][1], cards[one.better.card][1]
        assert (worse.dim, worse.ring, better.dim, better.ring) == (1.0, 0.0, 0.0, 1.0)
        assert contrast(better.ring_color, theme().color("card")) >= 3
    assert seen
    screen.go_to(screen.timeline.maximum())
    rehearsal.settle()
    assert not any(widget.warning or widget.dim for widget in table.stage.cards.values())


def test_decisions_before_the_play_are_named_and_results_have_units(rehearsal: Rehearsal) -> None:
    screen = opened(rehearsal, "minchiate")
    complete(rehearsal, screen)
    before = [row.row.text for row in screen.list.rows if not row.row.trick]
    assert before
    assert all(text.startswith(("Discarded: ", "Declared: ")) for text in before)
    labels, values = zip(*((head.text(), value.text()) for head, value in screen.figures._cells), strict=True)
    assert labels[:2] == ("Your team's score", "Cost of your choices")
    assert all(values[place].split()[-1] in {"resto", "resti"} for place in (0, 2, 3))
    assert values[1].split()[-1] in {"point", "points"}


def test_where_another_could_choose_the_contract_the_figures_say_so(rehearsal: Rehearsal) -> None:
    screen = opened(rehearsal, "rifki")
    story = screen.story
    assert story is not None
    complete(rehearsal, screen)
    told = [head.text() for head, _ in screen.figures._cells]
    assert story.declares == ("Expert, with a choice of contract" in told)
    assert story.declares == any(row.row.text.startswith("Declared: ") for row in screen.list.rows if not row.row.trick)
