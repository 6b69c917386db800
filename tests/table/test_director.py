"""Steps are shown one after the other, and always end where the shown state says."""

from __future__ import annotations

import gc
import weakref

import pytest
from PySide6.QtCore import QCoreApplication, QEvent

from cardgui.look.theme import theme
from cardgui.models.shown import Zone
from tests.table.at_table import Maker, Table
from tests.table.fake import FakeController


def assert_everything_lies_where_it_belongs(table: Table) -> None:
    stage, shown = table.view.stage, table.controller.shown
    targets = stage.targets(shown, table.view.hand.raised())
    assert set(stage.cards) == {card.id for card in shown.cards}
    for card, spot in targets.items():
        assert stage.spots[card] == spot
        assert stage.cards[card].pose == stage.pose(spot)


def test_a_dealt_hand_lies_sorted_and_face_up(make_table: Maker) -> None:
    table = make_table()
    codes = [card.code for card in table.view.hand.cards()]
    assert codes == list(table.controller.match.deal.hand(0))  # type: ignore[union-attr]
    assert all(card.pose.face_up for card in table.view.hand.cards())
    assert_everything_lies_where_it_belongs(table)


def test_dealing_takes_no_longer_than_the_design_allows(make_table: Maker) -> None:
    table = make_table(pace="normal")
    shown = table.controller.shown
    assert shown.phase == "deal"
    table.let_pass(2150)
    assert table.view.director.moving
    table.let_pass(2200 - 2150 + 240 + 64)
    assert not table.view.stage.animator.gated or shown.phase == "bid"
    assert_own_hand_is_face_up(table)


def assert_own_hand_is_face_up(table: Table) -> None:
    hand = [card for card, spot in table.view.stage.spots.items() if spot.zone is Zone.HAND and spot.seat == 0]
    assert len(hand) == 13
    assert all(table.view.stage.cards[card].pose.face_up for card in hand)


def test_skipping_leads_to_the_same_picture_as_waiting(make_table: Maker) -> None:
    waited, skipped = make_table(pace="normal"), make_table(pace="normal")
    waited.let_pass(20_000)
    while skipped.view.director.skip():
        pass
    skipped.let_pass(200)
    for card, widget in waited.view.stage.cards.items():
        assert widget.pose == skipped.view.stage.cards[card].pose
    assert_everything_lies_where_it_belongs(skipped)


def test_the_person_is_asked_to_play_only_when_the_picture_stands_still(make_table: Maker) -> None:
    table = make_table(pace="normal")
    table.view.director.catch_up()
    table.bid()
    asked = 0
    for _ in range(1500):
        prompt = table.controller.prompt
        if table.view.director.moving:
            assert prompt is None
            assert table.view.stage.prompt.saying is None
        elif prompt is not None:
            asked += 1
            table.play_any()
            if asked == 3:
                break
        table.let_pass(32)
    assert asked == 3


def test_a_card_chosen_as_bid_stays_chosen_while_others_lay_theirs(make_table: Maker) -> None:
    table = make_table(pace="normal")
    for _ in range(1000):
        if table.controller.prompt is not None and table.controller.shown.seats[1].status != "laid_bid":
            break
        table.let_pass(16)
    card = table.view.hand.cards()[4].code
    assert card is not None
    table.view.director.catch_up()
    table.view.choose(card)
    table.let_pass(4000)
    assert table.view.hand.selected == card
    assert_everything_lies_where_it_belongs(table)


def test_nothing_runs_when_nothing_moves(make_table: Maker) -> None:
    table = make_table(pace="normal")
    table.let_pass(20_000)
    view = table.view
    assert table.controller.prompt is not None
    assert not view.stage.animator.busy
    assert not view.stage.animator.ticking
    assert not view._thinking.isActive()


def test_a_whole_deal_ends_with_every_card_in_a_pile(make_table: Maker) -> None:
    table = make_table()
    table.to_play()
    for _ in range(13):
        table.play_any()
    shown = table.controller.shown
    assert shown.phase == "end"
    assert {card.zone for card in shown.cards} == {Zone.PILE}
    assert not any(widget.isVisible() for widget in table.view.stage.cards.values())
    assert table.panel.deal_end.isVisible()


def test_a_resize_in_mid_movement_places_everything_for_the_new_size(make_table: Maker) -> None:
    table = make_table(pace="normal")
    table.let_pass(700)
    table.view.resize(900, 600)
    table.view._lay_out()
    stage = table.view.stage
    for card, spot in stage.spots.items():
        assert stage.cards[card].pose == stage.pose(spot)
    table.let_pass(20_000)
    assert_everything_lies_where_it_belongs(table)


def test_waiting_for_the_person_replaces_the_hold_after_a_trick(make_table: Maker) -> None:
    table = make_table()
    table.view.settings.wait_for_me = True
    table.to_play()
    for _ in range(3):
        if table.view.director.waiting:
            break
        table.play_any()
    assert table.view.director.waiting
    assert table.view.offers.go_on.isVisible()
    assert not table.view.stage.animator.ticking
    trick = table.controller.shown.trick
    table.view.offers.go_on.click()
    assert not table.view.offers.go_on.isVisible()
    assert table.controller.shown.trick >= trick


def test_a_left_table_moves_no_more(make_table: Maker) -> None:
    table = make_table(pace="normal")
    table.let_pass(300)
    table.view.stop()
    table.let_pass(5000)
    assert not table.view.stage.animator.busy
    assert table.controller.prompt is None


def test_hands_that_are_thrown_in_are_shown_open_with_the_reason(make_table: Maker) -> None:
    number = next(n for n in range(1, 2000) if _thrown_in_first(n))
    table = make_table(number, pace="normal")
    for _ in range(600):
        if table.controller.shown.thrown_in is not None and table.view.stage.banner.saying is not None:
            break
        table.let_pass(32)
    assert table.view.stage.banner.saying is not None
    table.let_pass(320)
    hands = table.controller.shown.thrown_in
    assert hands is not None
    seats = {hand.seat for hand in hands.hands}
    opened = [spot for spot in table.view.stage.spots.values() if spot.open_row >= 0]
    assert {spot.seat for spot in opened} == seats
    assert len(opened) == 13 * len(seats)
    table.let_pass(20_000)
    assert table.controller.shown.phase == "bid"
    assert_everything_lies_where_it_belongs(table)


def _thrown_in_first(number: int) -> bool:
    controller = FakeController(number)
    controller.match.start_deal()
    return controller.match.attempt > 0


def test_a_table_that_was_left_leaves_nothing_behind(make_table: Maker) -> None:
    table = make_table()
    table.to_play()
    faces = weakref.ref(table.view.stage.faces)
    table.view.stop()
    table.view.close()
    table.view.deleteLater()
    del table
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    gc.collect()
    assert faces() is None


def test_backs_of_others_come_and_go_with_the_room_for_them(make_table: Maker) -> None:
    table = make_table()
    stage = table.view.stage
    others = [stage.cards[c] for c, spot in stage.spots.items() if spot.seat != 0 and spot.zone is Zone.HAND]
    assert others
    assert stage.layout_now.fans
    assert all(widget.isVisible() for widget in others)
    theme().set_percent(150)
    table.view.resize(900, 600)
    assert not stage.layout_now.fans
    assert not any(widget.isVisible() for widget in others)
    theme().set_percent(100)
    table.view.resize(1280, 800)
    assert all(widget.isVisible() for widget in others)


@pytest.mark.timeout(20)
def test_nothing_is_skipped_while_the_table_is_out_of_sight(make_table: Maker) -> None:
    table = make_table(pace="normal")
    director = table.view.director
    assert director.moving
    director.pause(on=True)
    director.catch_up()
    assert not director.skip()
    assert director.moving
    director.pause(on=False)
    director.catch_up()
    assert not director.moving
