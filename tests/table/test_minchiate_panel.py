"""Minchiate's own part of the table: lanes, tray, declarations, refusals, difference, count, sheets."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import pairwise
from typing import cast

import pytest

from cardgui.bots.registry import player
from cardgui.engine.action import Action, Refusal
from cardgui.engine.cards import MATTO
from cardgui.engine.minchiate_terms import Declare, Discard, MinchiateView
from cardgui.models.controller import Step
from cardgui.models.minchiate import own, piles
from cardgui.models.minchiate_prompt import RESTO, points_of
from cardgui.models.shown import LANE, Zone
from cardgui.table.animator import PACES
from cardgui.table.layout import MINCHIATE, TableLayout
from cardgui.table.minchiate.lanes import LanePlaces
from cardgui.table.minchiate.panel import MinchiatePanel
from cardgui.table.minchiate.putting_away import PuttingAway
from cardgui.table.spot import Spot
from tests.table.at_table import Maker, Table

DISCARDING, DECLARING, FORCED_KING, ROBBING = 9, 58, 15, 4
"""Match numbers in which the person discards (with trump 29), may declare, or is forced to play a king, or the cutter
robs."""


def table_of(make_table: Maker, number: int, **more: object) -> Table:
    return make_table(number, game="minchiate", choice=steady, **more)


def steady(_seat: int, legal: Sequence[Action]) -> Action:
    """Declares what there is, else does the first thing."""
    return legal[-1] if isinstance(legal[0], Declare) else legal[0]


def panel_of(table: Table) -> MinchiatePanel:
    return cast("MinchiatePanel", table.view.panel)


def view_of(table: Table) -> MinchiateView:
    deal = table.controller.match.deal
    assert deal is not None
    view: MinchiateView = deal.view(0)
    return view


def decide(table: Table) -> None:
    """Do for the person what a computer player would."""
    table.controller.act(player("minchiate", "steady").choose(view_of(table), 1))


def until(table: Table, reached: Callable[[str], bool]) -> str:
    """Decide for the person until they are asked for such a thing; its key."""
    for _ in range(40):
        prompt = table.controller.prompt
        if prompt is not None and reached(prompt.key):
            return prompt.key
        decide(table)
    raise AssertionError("the person is never asked for that")


def callout(table: Table) -> str:
    view = table.view
    assert view.callout.isVisible()
    return f"{view.callout.accessibleName()} {view.callout.accessibleDescription()}"


# the opening ----------------------------------------


@pytest.mark.parametrize(("width", "height"), [(900, 600), (1280, 800), (1920, 1080)])
@pytest.mark.parametrize("count", [1, 4, 6, 13])
def test_mi6_cards_of_a_lane_lie_inside_it_each_with_its_index_seen(width: int, height: int, count: int) -> None:
    layout, places = TableLayout(width, height, 4, MINCHIATE, 1.0, 21), LanePlaces()
    for lane in range(3):
        box = places.lane(layout, lane)
        poses = [places.pose(layout, Spot(Zone.LANE, 0, LANE * lane + k, count, face_up=True)) for k in range(count)]
        for pose in poses:
            card = pose.bounds(MINCHIATE.ratio)
            assert box.x < card.x
            assert card.right < box.right
            assert box.y <= card.y
            assert card.bottom <= box.bottom
        steps = [after.x - before.x for before, after in pairwise(poses)]
        assert all(step >= 0.29 * poses[0].width for step in steps)
    assert places.lane(layout, 2).bottom < layout.own_row.bottom
    assert places.lane(layout, 0).y >= layout.plate(2).bottom


@pytest.mark.parametrize("width", [900, 1280])
@pytest.mark.parametrize("count", [1, 5, 6, 9, 13])
def test_mi8_points_stand_on_every_card_of_a_lane_and_on_no_others_index(width: int, count: int) -> None:
    layout, places = TableLayout(width, 600 if width == 900 else 800, 4, MINCHIATE, 1.0, 21), LanePlaces()
    _, high = places.card_size(layout)
    middles = [places.points(layout, 0, place, count) for place in range(count)]
    for place, middle in enumerate(middles):
        card = places.pose(layout, Spot(Zone.LANE, 0, place, count, face_up=True))
        assert abs(middle.x() - card.x) <= card.width / 2 + 1e-6
        if count >= 6:
            assert card.y < middle.y() < card.y + high / 2 - 8
    for left, right in pairwise(middles):
        assert right.x() - left.x() >= 28 or abs(right.y() - left.y()) >= 20


def test_mi6_mi9_the_plate_of_whoever_robs_has_the_ring(make_table: Maker) -> None:
    table = make_table(ROBBING, game="minchiate", pace="normal")
    panel, seen = panel_of(table), 0
    for _ in range(3000):
        shown = table.controller.shown
        if table.controller.prompt is not None:
            break
        if own(shown).cutter_robbed and shown.phase == "deal":
            rings = [panel.plate(seat, awaited=False).ring for seat in range(4)]
            assert rings == [seat == own(shown).cutter for seat in range(4)]
            seen += 1
        table.let_pass(64, 64)
    assert seen
    assert not any(panel.plate(seat, awaited=False).ring for seat in range(4))


def test_mi8_lanes_show_every_card_with_its_points_and_go_before_a_decision(make_table: Maker) -> None:
    table = make_table(DISCARDING, game="minchiate", pace="normal")
    panel = panel_of(table)
    seen: set[tuple[int, int]] = set()
    for _ in range(3000):
        if table.controller.prompt is not None:
            break
        table.let_pass(64, 64)
        seen |= {(place, points) for place, points, _ in panel.opening.points.points}
    state = own(table.controller.shown)
    wanted = {(LANE + k, points) for k, (_, _, points) in enumerate(state.turned_up)}
    wanted |= {(k, points) for k, (_, points) in enumerate(state.cutter_robbed)}
    assert wanted <= seen
    assert not panel.opening.ground.isVisible()
    assert not panel.opening.skip.isVisible()


def test_skip_goes_on_to_the_own_decision_at_once(make_table: Maker) -> None:
    table = make_table(DISCARDING, game="minchiate", pace="normal")
    panel = panel_of(table)
    for _ in range(200):
        table.let_pass(64, 64)
        if panel.opening.skip.isVisible():
            break
    panel.opening.skip.click()
    assert table.controller.prompt is not None
    assert not table.controller.shown.in_zone(Zone.LANE)


# discarding ----------------------------------------


def test_mi11_counting_cards_are_refused_with_their_points(make_table: Maker) -> None:
    table = table_of(make_table, DISCARDING)
    until(table, lambda key: key == "discard")
    panel, view = panel_of(table), view_of(table)
    assert view.discards is not None
    for card in view.hand:
        if points_of(card):
            table.view.choose(card)
            said = callout(table)
            assert str(points_of(card)) in said
            assert table.view.callout.rule == "MI-11"
            assert panel.away.chosen == ()
            table.view.close_top()
    table.view.choose("T29")
    assert "counts nothing by itself" in callout(table)


def test_mi11_chosen_cards_leave_an_outlined_place_and_come_back(make_table: Maker) -> None:
    table = table_of(make_table, DISCARDING)
    until(table, lambda key: key == "discard")
    panel, view = panel_of(table), view_of(table)
    assert view.discards is not None
    first, second, third, fourth = view.discards.may[:4]
    assert panel.tray.isVisible()
    for card in (first, second):
        table.view.choose(card)
    hollow = {widget.code for widget in table.view.hand.cards() if widget.hollow}
    assert hollow == {first, second} == set(panel.away.chosen)
    assert len(table.view.hand.cards()) == len(view.hand), "nothing leaves the hand before the button"
    assert not panel.tray.button.isEnabled()
    table.view.choose(first)
    assert list(panel.away.chosen) == [second]
    panel.tray.taken_back.emit(second)
    assert list(panel.away.chosen) == []
    for card in (first, second, third):
        table.view.choose(card)
    assert panel.tray.button.isEnabled()
    table.view.choose(fourth)
    assert "Take one back" in callout(table)
    table.view.close_top()
    table.view.close_top()
    assert list(panel.away.chosen) == [first, second], "Esc takes the last one back"
    table.view.choose(third)
    panel.tray.button.click()
    assert table.controller.acted[-1] == Discard(0, (first, second, third))
    assert not panel.tray.isVisible()
    assert {first, second, third}.isdisjoint(str(widget.code) for widget in table.view.hand.cards())


@pytest.mark.parametrize("size", [(900, 600), (1280, 800)])
def test_mi11_the_tray_stands_between_the_plates_and_above_the_callout(
    make_table: Maker, size: tuple[int, int]
) -> None:
    table = table_of(make_table, DISCARDING)
    view, tray = table.view, panel_of(table).tray
    view.resize(*size)
    until(table, lambda key: key == "discard")
    card = next(card.code for card in view.hand.cards() if card.code not in table.controller.playable())
    assert card is not None
    view.choose(card)
    assert view.callout.isVisible()
    assert tray.isVisible()
    assert view.stage.plates[1].isVisible()
    assert view.stage.plates[3].isVisible()
    assert tray.y() + tray.surface().bottom() <= view.callout.y() + view.callout.surface().top()


def test_mi11_dearer_cards_go_only_after_all_others() -> None:
    from cardgui.models.minchiate_prompt import Discarding  # noqa: PLC0415

    choice = Discarding(("D2", "D3", "T29"), ("T2", "T3", "T4"), 4)
    tried = PuttingAway.tried((), "T2", choice)
    assert set(choice.must) < set(tried), "one dear card goes, if all cheap ones do"
    tried = PuttingAway.tried(("T2",), "T3", choice)
    assert not set(choice.must) <= set(tried), "the rules say which has to go first"


# declaring ----------------------------------------


def test_mi15_nothing_is_chosen_and_what_is_chosen_is_summed_up(make_table: Maker) -> None:
    table = table_of(make_table, DECLARING)
    until(table, lambda key: key == "declare")
    panel, view = panel_of(table).declare, view_of(table)
    assert len(panel.options) == len(view.verzicole) >= 2
    assert panel.chosen() == ()
    assert not panel.button.isEnabled()
    total = 0
    for option, (cards, points) in zip(panel.options, view.verzicole, strict=True):
        option.setChecked(True)
        total += points
        assert option.cards == cards
        assert f"+{total}" in panel.button.text()
    shown = {card for cards, _ in view.verzicole for card in cards} | ({MATTO} if MATTO in view.hand else set())
    assert str(len(shown)) in panel._count.text()
    panel.button.click()
    assert table.controller.acted[-1] == Declare(0, tuple(cards for cards, _ in view.verzicole))
    strip = panel_of(table).strips[0]
    assert strip.shown == view.verzicole


def test_mi15_no_card_is_played_while_one_may_declare(make_table: Maker) -> None:
    table = table_of(make_table, DECLARING)
    until(table, lambda key: key == "declare")
    table.view.choose(view_of(table).hand[0])
    assert "everybody may declare" in callout(table)
    assert not any(isinstance(action, Declare) for action in table.controller.acted)


# playing ----------------------------------------


def test_mi20_the_forced_king_is_asked_for_and_explained(make_table: Maker) -> None:
    table = make_table(FORCED_KING, game="minchiate", begin=False)
    bot = player("minchiate", "steady")

    def as_computer(seat: int, _legal: Sequence[Action]) -> Action:
        deal, match = table.controller.match.deal, table.controller.match
        assert deal is not None
        return bot.choose(deal.view(seat), match.seed(seat))

    table.controller.choice = as_computer
    table.controller.next_deal()
    for _ in range(40):
        prompt = table.controller.prompt
        assert prompt is not None, "the king is never forced"
        if prompt.key == "king":
            break
        table.controller.act(as_computer(0, ()))
    (king,) = view_of(table).legal
    other = next(card for card in view_of(table).hand if card != king)
    table.view.choose(other)
    assert "for the first time" in callout(table)
    assert table.view.callout.rule == "MI-20"


REASONS = (
    ("counting_card", "MI-11", {}),
    ("trump_29", "MI-11", {}),
    ("others_go_first", "MI-11", {}),
    ("wrong_number", "MI-11", {}),
    ("discard_first", "MI-11", {}),
    ("declare_first", "MI-15", {}),
    *(("follow_suit", "MI-18", {"suit": suit}) for suit in "DCSBT"),
    *(("must_trump", "MI-18", {"suit": suit}) for suit in "DCSB"),
    *(("king_is_forced", "MI-20", {"suit": suit}) for suit in "DCSB"),
)


@pytest.mark.parametrize(("reason", "rule", "values"), REASONS)
def test_every_refusal_of_the_rules_has_words_of_its_own(
    make_table: Maker, reason: str, rule: str, values: dict[str, int | str]
) -> None:
    panel = panel_of(table_of(make_table, 1))
    usual = panel.refusal(Refusal("README", "unknown_action"), "T30")[1]
    title, text = panel.refusal(Refusal(rule, reason, ("T2",), ("M", "T2"), values), "T30")
    assert title
    assert text != usual
    assert "{" not in title + text
    if rule == "MI-18":
        assert "Matto" in text, "it is a way out (MI-21)"


# what happens ----------------------------------------


def test_every_event_is_put_into_words(make_table: Maker) -> None:
    table = table_of(make_table, DECLARING, begin=False)
    heard: dict[str, str] = {}
    panel = panel_of(table)

    def listen(step: Step) -> None:
        if step.beat.speak:
            heard[type(step.event).__name__] = panel.sentence(step)

    table.view.director.step_began.connect(listen)
    for number in range(6):
        table.controller.match = type(table.controller.match)(table.controller.match.game, 50 + number)
        table.controller.next_deal()
        for _ in range(40):
            if table.controller.match.over:
                break
            decide(table)
    silent = {name for name, words in heard.items() if not words}
    assert silent <= {"PackCut", "CardsDealt", "DealEnded", "MatchEnded"}
    assert {"CardRobbed", "CardShown", "FolaSearched", "Discarded", "Declared", "FolaTurnedUp"} <= set(heard)
    assert {"PointsScored", "PilesCounted", "CardPlayed", "TrickTaken"} <= set(heard)


def play_out(table: Table) -> None:
    for _ in range(60):
        if table.controller.match.over:
            return
        decide(table)
    raise AssertionError("the deal does not end")


@pytest.mark.parametrize("number", [3, 7, 21])
def test_mi25_the_count_shows_line_by_line_what_the_rules_counted(make_table: Maker, number: int) -> None:
    table = table_of(make_table, number)
    play_out(table)
    panel, record = panel_of(table), table.controller.records()[-1]
    assert panel.count.isVisible()
    count = panel.count.count
    assert count is not None
    sums = [line for line in count.lines if line.strong and not line.final]
    final = count.lines[-1]
    assert [final.ours.points, final.theirs.points] == record["result"]["final_count"]
    assert sum(line.ours.points for line in sums) == final.ours.points
    assert sum(line.theirs.points for line in sums) == final.theirs.points
    parts = [line for line in count.lines if not line.strong]
    verzicole = sums[1]
    assert sum(line.ours.points for line in parts) == verzicole.ours.points
    assert sum(line.theirs.points for line in parts) == verzicole.theirs.points
    cards = sums[0]
    assert sum(map(points_of, cards.ours.cards)) == cards.ours.points
    assert sum(map(points_of, cards.theirs.cards)) == cards.theirs.points
    ours, theirs = record["result"]["resti"]
    assert panel.difference.resti == (ours, theirs)
    net = ours - theirs
    assert count.resti.endswith(f": {'+' if net > 0 else chr(0x2212) if net < 0 else ''}{abs(net)}")
    assert sum(map(len, piles(table.controller.shown))) == 84


def test_the_points_of_a_side_stand_apart_from_what_the_other_has_and_take_no_more_room_than_they_need(
    make_table: Maker,
) -> None:
    table = table_of(make_table, 21, size=(900, 600))
    play_out(table)
    picture = panel_of(table).count.table
    _, second, each = picture._columns(picture.width())
    assert each - 75 < picture._room(each) < each - 20
    assert second + each <= picture.width() + 1


def test_the_count_goes_line_by_line_and_can_be_completed_at_once(make_table: Maker) -> None:
    table = table_of(make_table, 3)
    play_out(table)
    panel = panel_of(table).count
    table.view.stage.animator.pace = PACES["normal"]
    panel.count_up()
    assert panel.counting
    assert not panel.segments.shown
    table.let_pass(1000)
    assert 2 <= panel.table.shown <= 3
    panel.button.click()
    assert not panel.counting
    assert panel.segments.shown
    assert table.controller.shown.phase == "match_end", "the button has only shown all"


def test_mi24_the_list_of_points_adds_up_to_difference_and_resti(make_table: Maker) -> None:
    table = table_of(make_table, DECLARING)
    until(table, lambda key: key not in {"discard", "declare"})
    for _ in range(9):
        decide(table)
    panel, state = panel_of(table), own(table.controller.shown)
    panel.show_points()
    rows = panel.points.list.rows
    assert len(rows) == len(state.scores) > 0
    total = sum(row.points if row.team == "ours" else -row.points for row in rows)
    assert total == state.difference + RESTO * (state.resti[0] - state.resti[1])
    table.view.close_top()
    assert not panel.points.isVisible()


def test_what_all_have_seen_can_be_looked_at(make_table: Maker) -> None:
    table = table_of(make_table, DISCARDING)
    until(table, lambda key: key not in {"discard", "declare"})
    panel, state = panel_of(table), own(table.controller.shown)
    panel.show_seen()
    shown = [card for row in panel.seen.list.rows for card in row.cards]
    assert {card for _, card, _ in state.turned_up} <= set(shown)
    assert set(state.own_discards) <= set(shown)
    assert set(state.fola or ()) <= set(shown)
    panel.show_seen()
    assert not panel.seen.isVisible()


def test_the_difference_bar_fills_up_before_a_resto_is_counted(make_table: Maker) -> None:
    table = table_of(make_table, 1)
    bar = panel_of(table).difference
    table.view.stage.animator.pace = PACES["normal"]
    bar.show_at_once(55, (0, 0))
    bar.count_to(10, (1, 0))
    reached = 0.0
    for _ in range(60):
        table.let_pass(16)
        reached = max(reached, bar._drawn)
    assert reached == RESTO
    assert bar._drawn == 10
    assert bar._drawn_resti == (1, 0)
    assert "1" in bar.accessibleName()


@pytest.mark.parametrize("size", [(900, 600), (1280, 800)])
def test_what_was_declared_goes_with_the_plate_it_belongs_to(make_table: Maker, size: tuple[int, int]) -> None:
    table = table_of(make_table, DECLARING, size=size)
    until(table, lambda key: key == "lead" or key.startswith("follow"))
    panel, stage = panel_of(table), table.view.stage
    declared = [strip for strip in panel.strips if strip.shown]
    assert declared
    assert all(strip.isVisible() for strip in declared)
    table.view.over.show_log()
    assert all(strip.isHidden() or stage.plates[strip.seat].isVisible() for strip in panel.strips)


@pytest.mark.parametrize("size", [(900, 600), (1280, 800)])
def test_mi15_the_declaration_says_what_its_side_means_where_there_is_room(
    make_table: Maker, size: tuple[int, int]
) -> None:
    table = table_of(make_table, DECLARING, size=size)
    until(table, lambda key: key == "declare")
    panel = panel_of(table).declare
    assert panel._see.isVisible()
    assert panel._then.isVisible()
    assert panel._side.height() >= panel._side.minimumSizeHint().height()
