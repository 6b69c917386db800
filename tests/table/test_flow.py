"""The log of the deal, playing a decided rest and sorting the hand, at the table."""

from __future__ import annotations

import random
from collections.abc import Sequence

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QAccessible, QAction
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QMenu

from cardgui.engine.action import Action, Play
from cardgui.engine.cards import FRENCH
from cardgui.engine.decided import rest_is_decided
from cardgui.engine.match import Match
from cardgui.engine.registry import GAMES
from cardgui.engine.truf import Truf
from cardgui.look.theme import theme
from cardgui.models.hand_order import HAND_ORDERS, in_order
from cardgui.models.shown import Zone
from cardgui.table.animator import PACES
from tests.table.at_table import Maker, Table

SHIFT = Qt.KeyboardModifier.ShiftModifier


def open_log(table: Table) -> list[str]:
    QTest.keyClick(table.view, Qt.Key.Key_L, SHIFT)
    assert table.view.over.log.isVisible()
    return table.view.over.log.lines.lines()


# the log --------------------------------------------------------------------------


def test_the_log_says_what_was_said(make_table: Maker) -> None:
    table = make_table(begin=False)
    said: list[str] = []
    table.view.speech.said.connect(lambda text, assertive: said.append(text) if not assertive else None)
    table.controller.next_deal()
    table.to_play()
    for _ in range(3):
        table.play_any()
    lines = open_log(table)
    assert [line for line in lines if not line.startswith("Trick ")] == said
    tricks = [line for line in lines if line.startswith("Trick ")]
    assert tricks[:3] == ["Trick 1", "Trick 2", "Trick 3"]
    assert any(line.startswith(("You lead the ", "You play the ")) for line in lines)


@pytest.mark.parametrize("game", GAMES)
def test_the_bar_counts_the_trick_that_is_being_played_from_its_lead_on(make_table: Maker, game: str) -> None:
    table = make_table(3, game=game)
    controller, leads = table.controller, 0
    for _ in range(60):
        deal = controller.match.deal
        if deal is None or not controller.match.in_deal or not controller.act(deal.legal(0)[0]):
            break
        deal = controller.match.deal
        if controller.shown.phase != "play" or deal is None or controller.prompt is None:
            continue
        view = deal.view(0)
        leads += not view.current
        size = table.view.stage.hand_size
        assert f"Trick {sum(view.taken) + 1} of {size}" in table.view.bar.deal.text()
    assert leads > 1


@pytest.mark.parametrize(("game", "players"), [(g, n) for g, rules in GAMES.items() for n in rules.player_counts])
def test_the_log_of_every_game_says_what_was_said(make_table: Maker, game: str, players: int) -> None:
    chance = random.Random(players)
    table = make_table(
        3, game=game, players=players, begin=False, choice=lambda _seat, legal: legal[chance.randrange(len(legal))]
    )
    said: list[str] = []
    table.view.speech.said.connect(lambda text, assertive: said.append(text) if not assertive else None)
    controller = table.controller
    controller.next_deal()
    for _ in range(9):
        deal = controller.match.deal
        assert deal is not None
        if 0 in deal.to_act:
            legal = deal.legal(0)
            controller.act(legal[chance.randrange(len(legal))])
    lines = open_log(table)
    assert [line for line in lines if not line.startswith("Trick ")] == said
    assert len(said) > 20
    table.view.over.close(table.view.over.log)
    assert open_log(table) == lines


def test_the_log_grows_while_it_is_open_and_shrinks_with_what_is_taken_back(make_table: Maker) -> None:
    table = make_table()
    table.to_play()
    before = open_log(table)
    log = table.view.over.log
    assert log.list.at_end
    table.play_any()
    assert log.lines.lines()[: len(before)] == before
    assert len(log.lines.lines()) > len(before)
    assert log.list.at_end
    told = log.lines.lines()
    table.view.over.close(log)
    assert open_log(table) == told, "told again it is the same"
    QTest.keyClick(table.view, Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
    assert log.lines.lines() == before


def test_the_log_is_read_with_the_arrow_keys_and_by_a_screen_reader(make_table: Maker) -> None:
    table = make_table()
    table.to_play()
    table.play_any()
    lines = open_log(table)
    log = table.view.over.log
    assert log.list.hasFocus()
    QTest.keyClick(log.list, Qt.Key.Key_Home)
    assert log.list.currentIndex().row() == 0
    QTest.keyClick(log.list, Qt.Key.Key_Down)
    assert log.list.currentIndex().data() == lines[1]
    interface = QAccessible.queryAccessibleInterface(log.list)
    assert interface.childCount() == len(lines)
    assert interface.child(2).text(QAccessible.Text.Name) == lines[2]
    QTest.keyClick(log.list, Qt.Key.Key_Tab)
    assert QApplication.focusWidget() is log.button
    QTest.keyClick(log.button, Qt.Key.Key_Escape)
    assert not log.isVisible()
    assert table.view.hand.focused() is not None


def test_only_one_panel_is_open_and_none_covers_the_hand(make_table: Maker) -> None:
    table = make_table(size=(900, 600))
    table.to_play()
    table.play_any()
    open_log(table)
    log, layout = table.view.over.log, table.view.stage.layout_now
    assert log.y() + log.surface().bottom() <= layout.hand_top
    QTest.keyClick(table.view, Qt.Key.Key_S)
    assert table.view.over.sheet.isVisible()
    assert not log.isVisible()


# the last trick --------------------------------------------------------------------------


@pytest.mark.parametrize("percent", [100, 150])
@pytest.mark.parametrize(("game", "players"), [(g, n) for g, rules in GAMES.items() for n in rules.player_counts])
def test_the_last_trick_of_every_game_has_room(make_table: Maker, game: str, players: int, percent: int) -> None:
    table = make_table(5, size=(900, 600), game=game, players=players)
    theme().set_percent(percent)
    controller = table.controller
    for _ in range(9):
        deal = controller.match.deal
        if controller.shown.last_trick is not None or deal is None or 0 not in deal.to_act:
            break
        controller.act(deal.legal(0)[0])
    trick = controller.shown.last_trick
    assert trick is not None
    assert len(trick.cards) == players
    QTest.keyClick(table.view, Qt.Key.Key_L)
    panel, layout = table.view.over.last_trick, table.view.stage.layout_now
    assert panel.isVisible()
    assert panel._cards.height() >= panel._cards.sizeHint().height(), "cards are cut"
    assert panel._cards.width() >= panel._cards.sizeHint().width(), "cards are cut"
    assert panel.y() + panel.surface().bottom() <= layout.hand_top
    for seat, card, _ in trick.cards:
        assert table.view.words.trick_part(table.view.context.name(seat), card) in panel.accessibleDescription()
    QTest.keyClick(table.view, Qt.Key.Key_L)
    assert not panel.isVisible()


# the rest --------------------------------------------------------------------------


def generous(seat: int, legal: Sequence[Action]) -> Action:
    """The person plays high, all others low, so that the person wins a lot."""
    best = max if seat == 0 else min
    return best(legal, key=lambda action: FRENCH.rank_of[action.card] if isinstance(action, Play) else 0)


def decided_in() -> int:
    """Number of a match in whose first deal the rest is decided before the end."""
    for number in range(1, 500):
        match = Match(Truf(), number)
        match.start_deal()
        while match.in_deal:
            assert match.deal is not None
            view = match.deal.view(0)
            if match.deal.to_act == {0} and 2 <= len(view.hand) <= 4 and rest_is_decided(match.game, view):
                return number
            seat = min(match.deal.to_act)
            match.apply(generous(seat, match.deal.legal(seat)))
    raise AssertionError("no deal is decided before its end")


def to_decided(make_table: Maker) -> Table:
    table = make_table(decided_in(), choice=generous)
    while not table.controller.rest_decided:
        deal = table.controller.match.deal
        assert deal is not None
        assert table.controller.act(generous(0, deal.legal(0)))
    return table


@pytest.mark.parametrize("by", ["button", "menu"])
def test_a_decided_rest_is_offered_and_plays_itself(make_table: Maker, by: str) -> None:
    table = to_decided(make_table)
    view = table.view
    assert view.offers.rest.isVisible()
    hand = view.stage.own_cards()
    place = view.offers.rest.geometry()
    assert not any(view.stage.cards[card].geometry().intersects(place) for card in hand)
    view.offers.rest.move(0, 0)
    view.offers.refresh()
    assert view.offers.rest.geometry() == place, "it stands beside the hand as it is now"
    assert view.rect().contains(view.offers.rest.geometry())
    acted = len(table.controller.acted)
    if by == "button":
        view.offers.rest.click()
    else:
        next(a for a in view.menu.build().actions() if a.text() == "Play the rest").trigger()
    assert table.controller.shown.phase == "end"
    assert len(table.controller.acted) == acted + 1, "the person had to do nothing more"
    assert not view.offers.rest.isVisible()


def test_it_plays_faster_than_usual_waits_for_nobody_and_then_as_usual_again(make_table: Maker) -> None:
    table = to_decided(make_table)
    animator = table.view.stage.animator
    animator.pace = PACES["slow"]
    table.view.director.wait_for_me = True
    table.view.offers.rest.click()
    assert animator.pace is PACES["fast"]
    for _ in range(400):
        if table.controller.shown.phase == "end":
            break
        assert not table.view.director.waiting
        table.let_pass(400, 100)
    assert table.controller.shown.phase == "end"
    table.let_pass(1000, 100)
    assert animator.pace is PACES["slow"]


def test_what_is_open_is_not_offered(make_table: Maker) -> None:
    table = make_table()
    table.to_play()
    assert not table.view.offers.rest.isVisible()
    assert "Play the rest" not in [action.text() for action in table.view.menu.build().actions()]


# the menu --------------------------------------------------------------------------


def test_speed_and_waiting_and_help_are_set_in_the_menu(make_table: Maker) -> None:
    table = make_table()
    settings = table.view.settings
    speeds = submenu(table, "Speed").actions()
    assert [action.data() for action in speeds if action.data()] == ["slow", "normal", "fast", "instant"]
    next(action for action in speeds if action.data() == "slow").trigger()
    assert settings.speed == "slow"
    assert table.view.stage.animator.pace is PACES["slow"]
    next(action for action in speeds if action.text() == "Wait for me after each trick").trigger()
    assert settings.wait_for_me
    assert table.view.director.wait_for_me
    assert settings.speed == "slow"
    before = settings.raise_playable, settings.dim_unplayable, settings.explain_refusals, settings.allow_take_back
    for action in submenu(table, "Help at the table").actions():
        if action.text() != "Tutor":  # it thinks, which takes a whole match
            action.trigger()
    assert not settings.hints
    after = settings.raise_playable, settings.dim_unplayable, settings.explain_refusals, settings.allow_take_back
    assert (before, after) == ((True,) * 4, (False,) * 4)


# the hand --------------------------------------------------------------------------


def submenu(table: Table, title: str) -> QMenu:
    for action in table.view.menu.build().actions():
        menu = action.menu()
        if isinstance(menu, QMenu) and action.text() == title:
            return menu
    raise AssertionError(title)


def hand(table: Table) -> list[str]:
    return [str(card.code) for card in table.view.hand.cards()]


@pytest.mark.parametrize("pace", ["none", "normal"])
def test_the_hand_is_sorted_from_the_menu_and_lies_in_that_order(make_table: Maker, pace: str) -> None:
    table = make_table()
    table.to_play()
    table.view.stage.animator.pace = PACES[pace]
    for order in reversed(HAND_ORDERS):
        actions: list[QAction] = submenu(table, "Sort the hand").actions()
        next(action for action in actions if action.data() == order).trigger()
        table.let_pass(400)
        trump = str(table.controller.shown.facts["trump"])
        assert hand(table) == in_order(FRENCH, hand(table), order, trump)
        stage = table.view.stage
        xs = [stage.cards[card].pose.x for card in stage.own_cards()]
        assert xs == sorted(xs)
        for card, spot in stage.targets(table.controller.shown, table.view.hand.raised()).items():
            if spot.zone is Zone.HAND and spot.seat == 0:
                assert stage.cards[card].pose == stage.pose(spot)
        place = stage.own_cards().index(stage.own_cards()[-1]) + 1
        assert f"card {place} of {place}" in table.view.hand.cards()[-1].accessibleName()
