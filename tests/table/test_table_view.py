"""Pointer, keys, screen reader, refusals, language and text size at the table."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtGui import QAccessible
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from cardgui.look import focus
from cardgui.look.theme import theme
from cardgui.models.shown import Zone
from cardgui.table.card_widget import CardWidget
from tests.table.at_table import Maker, Table
from tests.table.lies import check_picture


def strip_point(table: Table, card: CardWidget) -> QPoint:
    """A point in the visible strip of a card, in the view's coordinates."""
    layout = table.view.stage.layout_now
    rect = card.card_rect()
    corner = card.mapTo(table.view, rect.topLeft().toPoint())
    return corner + QPoint(round(0.12 * layout.cw), round(0.5 * layout.ch))


def press_at(table: Table, point: QPoint) -> None:
    """A click as the window gets it: whatever lies on top is hit."""
    target = table.view.childAt(point)
    assert target is not None
    QTest.mouseClick(target, Qt.MouseButton.LeftButton, pos=target.mapFrom(table.view, point))


def key(table: Table, code: Qt.Key, modifier: Qt.KeyboardModifier = Qt.KeyboardModifier.NoModifier) -> None:
    target = QApplication.focusWidget() or table.view
    QTest.keyClick(target, code, modifier)


# pointer --------------------------------------------------------------------------


def test_every_card_is_hit_at_its_visible_strip(make_table: Maker) -> None:
    table = make_table(size=(900, 600))
    for card in table.view.hand.cards():
        assert table.view.childAt(strip_point(table, card)) is card


def test_a_click_on_the_shadow_of_a_neighbour_reaches_the_card_under_it(make_table: Maker) -> None:
    table = make_table()
    first, second = table.view.hand.cards()[:2]
    edge = second.mapTo(table.view, second.card_rect().topLeft().toPoint()) + QPoint(-3, 60)
    assert table.view.childAt(edge) is second
    assert table.view.stage.card_at(QPointF(edge)) is first


def test_a_deal_is_played_by_mouse_alone(make_table: Maker) -> None:
    table = make_table()
    card = table.view.hand.cards()[5]
    press_at(table, strip_point(table, card))
    button = table.panel.bid.button
    assert button.isVisible()
    press_at(table, button.mapTo(table.view, button.rect().center()))
    if table.controller.prompt is not None and table.controller.prompt.key == "choose":
        raising = table.panel.choice.raising.button
        press_at(table, raising.mapTo(table.view, raising.rect().center()))
    for _ in range(13):
        legal = table.controller.playable()
        target = next(card for card in table.view.hand.cards() if card.code in legal)
        press_at(table, strip_point(table, target))
    assert table.controller.shown.phase == "end"


def test_a_card_is_played_by_dragging_it_onto_the_table(make_table: Maker) -> None:
    table = make_table()
    table.to_play()
    before = len(table.controller.acted)
    card = next(c for c in table.view.hand.cards() if c.code in table.controller.playable())
    grip = card.card_rect().topLeft().toPoint() + QPoint(10, 60)
    QTest.mousePress(card, Qt.MouseButton.LeftButton, pos=grip)
    card.drag_moved.emit(QPointF(640, 400))
    card.drag_ended.emit(QPointF(640, 400))
    assert len(table.controller.acted) == before + 1


def test_a_card_dropped_on_the_hand_goes_back(make_table: Maker) -> None:
    table = make_table()
    table.to_play()
    before = len(table.controller.acted)
    card = table.view.hand.cards()[2]
    home = card.pose
    card.drag_moved.emit(QPointF(home.x + 40, home.y + 10))
    assert card.pose != home
    card.drag_ended.emit(QPointF(home.x + 40, home.y + 10))
    assert card.pose == home
    assert len(table.controller.acted) == before


def test_a_click_on_the_empty_table_only_completes_the_movement(make_table: Maker) -> None:
    table = make_table(pace="normal")
    table.let_pass(300)
    acted = len(table.controller.acted)
    press_at(table, QPoint(640, 250))
    assert table.controller.shown.phase in {"deal", "bid"}
    hand = [c for c, s in table.view.stage.spots.items() if s.zone is Zone.HAND and s.seat == 0]
    assert len(hand) == 13
    assert len(table.controller.acted) == acted


# keys --------------------------------------------------------------------------


def test_a_deal_is_played_by_keyboard_alone(make_table: Maker) -> None:
    table = make_table()
    assert table.view.hand.focused() is not None
    key(table, Qt.Key.Key_Right)
    key(table, Qt.Key.Key_Return)
    key(table, Qt.Key.Key_Return)
    if table.controller.prompt is not None and table.controller.prompt.key == "choose":
        key(table, Qt.Key.Key_F6)
        key(table, Qt.Key.Key_Return)
    for _ in range(13):
        assert table.view.hand.focused() is not None
        key(table, Qt.Key.Key_Home)
        first = table.view.hand.focused()
        assert first is not None
        if first.code not in table.controller.playable():
            key(table, Qt.Key.Key_Right, Qt.KeyboardModifier.ControlModifier)
        key(table, Qt.Key.Key_Space)
    assert table.controller.shown.phase == "end"
    key(table, Qt.Key.Key_Return)
    assert table.controller.shown.deal == 2


def test_arrow_keys_go_through_the_hand_and_stop_at_its_ends(make_table: Maker) -> None:
    table = make_table()
    cards = table.view.hand.cards()
    key(table, Qt.Key.Key_Home)
    assert cards[0].hasFocus()
    key(table, Qt.Key.Key_Left)
    assert cards[0].hasFocus()
    key(table, Qt.Key.Key_End)
    assert cards[-1].hasFocus()
    key(table, Qt.Key.Key_Left)
    assert cards[-2].hasFocus()


def test_a_card_that_is_taken_away_leaves_no_ring_to_the_mouse(make_table: Maker) -> None:
    table = make_table()
    view = table.view
    view.hand.take_focus()
    first = view.hand.focused()
    assert first is not None
    first.hide()
    assert view.hand.focused() not in {None, first}
    assert not focus.keyboard_used()


def test_f6_goes_round_the_regions_and_comes_back_to_the_hand(make_table: Maker) -> None:
    table = make_table()
    table.to_play()
    view = table.view
    view.hand.take_focus()
    seen = []
    for _ in range(5):
        key(table, Qt.Key.Key_F6)
        seen.append(QApplication.focusWidget())
    assert seen[0] is view.stage.prompt
    assert seen[1] is view.stage.marks
    assert seen[2] is view.stage.plates[1]
    assert seen[3] is view.bar.back_button
    assert seen[4] in view.hand.cards()


def test_tab_goes_from_the_hand_to_prompt_trick_seats_and_bar(make_table: Maker) -> None:
    table = make_table()
    table.to_play()
    view = table.view
    key(table, Qt.Key.Key_End)
    seen = []
    for _ in range(6 + len(view.bar.buttons)):
        key(table, Qt.Key.Key_Tab)
        seen.append(QApplication.focusWidget())
    plates = view.stage.plates
    bar, prompt, marks = view.bar, view.stage.prompt, view.stage.marks
    assert seen == [
        prompt, marks, plates[1], plates[2], plates[3], plates[0], *bar.buttons
    ]  # fmt: skip


def test_a_dragged_card_lies_on_top_only_while_it_is_dragged(make_table: Maker) -> None:
    table = make_table()
    table.to_play()
    stage = table.view.stage
    first = table.view.hand.cards()[0]
    first.drag_moved.emit(QPointF(640, 600))
    children = stage.children()
    assert children.index(first) > max(children.index(card) for card in table.view.hand.cards()[1:])
    assert children.index(first) < children.index(stage.prompt)
    first.drag_ended.emit(QPointF(640, 720))
    children = stage.children()
    assert children.index(first) < children.index(table.view.hand.cards()[1])


def test_l_shows_the_last_trick_and_esc_puts_it_away(make_table: Maker) -> None:
    table = make_table()
    table.to_play()
    view = table.view
    key(table, Qt.Key.Key_L)
    assert not view.over.last_trick.isVisible()
    for _ in range(2):
        table.play_any()
    assert view.has_last_trick
    key(table, Qt.Key.Key_L)
    assert view.over.last_trick.isVisible()
    key(table, Qt.Key.Key_Escape)
    assert not view.over.last_trick.isVisible()
    assert view.hand.focused() is not None


def test_s_shows_the_score_sheet(make_table: Maker) -> None:
    table = make_table()
    key(table, Qt.Key.Key_S)
    assert table.view.over.sheet.isVisible()
    key(table, Qt.Key.Key_S)
    assert not table.view.over.sheet.isVisible()


def test_enter_during_a_movement_completes_it_and_plays_nothing(make_table: Maker) -> None:
    table = make_table(pace="normal")
    table.let_pass(200)
    key(table, Qt.Key.Key_Return)
    assert table.controller.acted == []
    assert table.controller.shown.phase == "deal" or not table.view.hand.selected


# refusals --------------------------------------------------------------------------


def refused(table: Table) -> str:
    """Play on until some card may not be played, and return such a card."""
    table.to_play()
    for _ in range(13):
        legal = table.controller.playable()
        other = [c.code for c in table.view.hand.cards() if c.code not in legal]
        prompt = table.controller.prompt
        if other and prompt is not None and prompt.key == "follow" and other[0] is not None:
            return other[0]
        table.play_any()
    pytest.fail("every card could always be played")


def test_tr12_a_refused_card_says_why_and_is_not_played(make_table: Maker) -> None:
    table = make_table()
    card = refused(table)
    acted = len(table.controller.acted)
    said: list[str] = []
    table.view.speech.said.connect(lambda text, _now: said.append(text))
    table.view.choose(card)
    assert len(table.controller.acted) == acted
    assert table.view.callout.isVisible()
    assert table.view.callout.rule == "TR-12"
    assert table.view.words.cards.inside(card) in said[0]
    key(table, Qt.Key.Key_Escape)
    assert not table.view.callout.isVisible()


def test_a_legal_card_closes_the_callout(make_table: Maker) -> None:
    table = make_table()
    table.view.choose(refused(table))
    table.play_any()
    assert not table.view.callout.isVisible()


def test_a_silenced_rule_is_not_explained_again(make_table: Maker) -> None:
    table = make_table()
    card = refused(table)
    table.view.choose(card)
    table.view.callout.silenced.emit("TR-12")
    table.view.callout.closed.emit()
    table.view.choose(card)
    assert not table.view.callout.isVisible()
    assert table.view.settings.silenced_rules == ("TR-12",)


def test_the_callout_stands_above_the_hand_inside_the_window(make_table: Maker) -> None:
    table = make_table(size=(900, 600))
    table.view.choose(refused(table))
    callout = table.view.callout
    area = callout.surface().translated(QPointF(callout.pos()))
    assert area.left() >= 0
    assert area.right() <= 900
    assert area.bottom() <= table.view.stage.layout_now.hand_top


# screen reader --------------------------------------------------------------------------


def test_only_face_up_cards_of_the_own_hand_have_a_name_or_focus(make_table: Maker) -> None:
    table = make_table()
    table.to_play()
    stage = table.view.stage
    own = set(stage.own_cards())
    for card, widget in stage.cards.items():
        if card in own:
            assert widget.code is not None
            assert table.view.words.card(widget.code) in widget.accessibleName()
            assert widget.focusPolicy() & Qt.FocusPolicy.TabFocus
        else:
            interface = QAccessible.queryAccessibleInterface(widget)
            assert interface.text(QAccessible.Text.Name) == ""
            assert widget.focusPolicy() == Qt.FocusPolicy.NoFocus


def test_no_back_betrays_its_card_while_it_is_dealt(make_table: Maker) -> None:
    table = make_table(pace="normal")
    for _ in range(60):
        table.let_pass(32)
        for widget in table.view.stage.cards.values():
            if not widget.pose.face_up:
                assert widget.accessibleName() == ""


def test_cards_of_the_hand_say_place_and_state(make_table: Maker) -> None:
    table = make_table()
    refused(table)
    names = [card.accessibleName() for card in table.view.hand.cards()]
    count = len(names)
    assert names[0].split(", ")[1] == f"card 1 of {count}"
    legal = table.controller.playable()
    for card in table.view.hand.cards():
        assert ("playable" in card.accessibleName()) == (card.code in legal)


def test_events_are_said_in_order_and_the_own_turn_interrupts(make_table: Maker) -> None:
    table = make_table(begin=False)
    said: list[tuple[str, bool]] = []
    table.view.speech.said.connect(lambda text, now: said.append((text, now)))
    table.controller.next_deal()
    assert said[0][0].startswith("Deal 1. Dealer:")
    assert not said[0][1]
    assert said[-1][0].startswith("Your turn.")
    assert said[-1][1]


def test_i_reads_the_whole_table(make_table: Maker) -> None:
    table = make_table()
    table.to_play()
    text = table.view.picture.in_words()
    for name in ("Sari, on your left", "Budi, opposite you", "Dewi, on your right", "Trumps:", "Your turn."):
        assert name in text


# size, text, language --------------------------------------------------------------------------


@pytest.mark.parametrize("size", [(900, 600), (1280, 800), (2560, 1440)])
@pytest.mark.parametrize("percent", [100, 150])
def test_nothing_is_cut_off_at_any_size_and_text_size(make_table: Maker, size: tuple[int, int], percent: int) -> None:
    theme().set_percent(percent)
    table = make_table(size=size)
    table.to_play()
    stage, view = table.view.stage, table.view
    assert view.bar.height() == round(stage.layout_now.bar)
    shown = [w for w in (*stage.plates, stage.prompt, *view.bar.chips) if w.isVisible()]
    assert len(shown) >= 6
    for widget in shown:
        corner = widget.mapTo(view, QPoint(0, 0))
        assert corner.x() >= -8
        assert corner.x() + widget.width() <= view.width() + 8
    for left, right in zip(view.bar.chips, view.bar.chips[1:], strict=False):
        assert left.geometry().right() < right.geometry().left()
    own = stage.plates[0].geometry().adjusted(7, 7, -7, -7)
    assert not own.intersects(stage.prompt.geometry().adjusted(8, 8, -8, -8))


def test_another_text_size_in_mid_deal_goes_on_with_the_deal(make_table: Maker) -> None:
    table = make_table(pace="normal")
    table.let_pass(500)
    theme().set_percent(130)
    table.let_pass(20_000)
    assert table.controller.prompt is not None
    assert len(table.view.hand.cards()) == 13


def test_the_bar_tells_when_nothing_is_being_saved(make_table: Maker) -> None:
    table = make_table()
    assert not table.view.bar.unsaved.isVisible()
    table.controller.saved.emit(False)
    assert table.view.bar.unsaved.isVisible()
    table.controller.saved.emit(True)
    assert not table.view.bar.unsaved.isVisible()


def test_a_card_that_comes_under_an_open_panel_is_seen_when_the_panel_goes(make_table: Maker) -> None:
    table = make_table()
    table.to_play()
    view = table.view
    table.play_any()
    lying = 0
    for _ in range(6):
        view.over.show_last_trick()
        table.play_any()
        assert view.over.last_trick.isVisible()
        view.over.close(view.over.last_trick)
        table.let_pass(400)
        check_picture(view)
        lying += len(table.controller.shown.in_zone(Zone.TRICK))
    assert lying
