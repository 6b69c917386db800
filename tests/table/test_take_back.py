"""Taking back at the table: by key, button and menu; every card lies where model and layout say."""

from __future__ import annotations

import random

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from cardgui.engine.registry import GAMES
from cardgui.look.theme import theme
from cardgui.models.shown import Zone
from cardgui.table.animator import PACES
from cardgui.table.panels import Panel
from tests.table.at_table import Maker, Table

CONTROL = Qt.KeyboardModifier.ControlModifier


def lies_right(table: Table) -> None:
    """Every card is where the shown state and the layout have it, and none too many."""
    stage, shown = table.view.stage, table.controller.shown
    targets = stage.targets(shown, table.view.hand.raised())
    assert set(stage.cards) == set(targets)
    for card, spot in targets.items():
        assert stage.cards[card].pose == stage.pose(spot)
        assert stage.spots[card] == spot


def press_back(table: Table) -> None:
    QTest.keyClick(table.view, Qt.Key.Key_Z, CONTROL)


@pytest.mark.parametrize("passed", [0, 40, 130, 300, 700, 1400, 2600])
def test_at_any_moment_of_the_movement_everything_ends_where_it_was(make_table: Maker, passed: float) -> None:
    table = make_table()
    table.to_play()
    table.view.stage.animator.pace = PACES["normal"]
    before = [(c.id, c.zone, c.place, c.code) for c in table.controller.shown.cards]
    table.play_any()
    table.let_pass(passed)
    press_back(table)
    assert [(c.id, c.zone, c.place, c.code) for c in table.controller.shown.cards] == before
    table.let_pass(300)
    lies_right(table)
    assert table.controller.prompt is not None
    assert table.view.stage.prompt.isVisible()
    assert not any(widget.ring for widget in table.view.stage.cards.values() if not widget.in_hand)


def test_the_button_is_there_while_something_can_be_taken_back(make_table: Maker) -> None:
    table = make_table()
    button = table.view.bar.take_back_button
    assert not button.isVisible(), "nothing has been decided yet"
    table.to_play()
    assert button.isVisible()
    hand = len(table.controller.shown.in_zone(Zone.HAND, 0))
    table.play_any()
    button.click()
    assert len(table.controller.shown.in_zone(Zone.HAND, 0)) == hand
    table.view.settings.allow_take_back = False
    assert not button.isVisible()
    press_back(table)
    assert "Take back" not in {action.text().split("\t")[0] for action in table.view.menu.build().actions()}


def test_a_button_that_goes_gives_the_focus_to_the_hand(make_table: Maker) -> None:
    table = make_table()
    table.bid()
    button = table.view.bar.take_back_button
    button.setFocus()
    assert button.hasFocus()
    while button.isVisible():
        button.click()
    assert table.controller.prompt is not None
    assert table.view.hand.focused() is not None


def test_with_the_largest_text_it_is_in_the_menu_alone(make_table: Maker) -> None:
    table = make_table()
    theme().set_percent(150)
    table.to_play()
    assert not table.view.bar.take_back_button.isVisible()
    action = table.view.menu.build().actions()[0]
    assert action.text().startswith("Take back")
    hand = len(table.controller.shown.in_zone(Zone.HAND, 0))
    table.play_any()
    action.trigger()
    assert len(table.controller.shown.in_zone(Zone.HAND, 0)) == hand


def test_it_is_said_and_asked_again(make_table: Maker) -> None:
    table = make_table()
    table.to_play()
    table.play_any()
    said: list[str] = []
    table.view.speech.said.connect(lambda text, _assertive: said.append(text))
    press_back(table)
    assert said[0] == "Taken back."
    assert said[-1].startswith("Your turn")


def test_after_the_end_of_the_deal_nothing_is_taken_back(make_table: Maker) -> None:
    table = make_table()
    table.to_play()
    while table.controller.shown.phase == "play":
        table.play_any()
    assert table.controller.shown.phase == "end"
    assert not table.view.bar.take_back_button.isVisible()
    press_back(table)
    assert table.controller.shown.phase == "end"
    assert not table.view.menu.build().actions()[0].isEnabled()


def asked(table: Table) -> tuple[object, ...]:
    """What the person is asked, and which panels stand on the table for it."""
    view = table.view
    panels = sorted(type(panel).__name__ for panel in view.stage.findChildren(Panel) if panel.isVisible())
    prompt = table.controller.prompt
    hand = [(card.code, card.accessibleName(), card.pose) for card in view.hand.cards()]
    return prompt, panels, view.stage.prompt.saying, hand, sorted(view.hand.legal or ())


@pytest.mark.parametrize(("game", "players"), [(g, n) for g, rules in GAMES.items() for n in rules.player_counts])
def test_every_decision_of_every_game_is_asked_again_as_before(make_table: Maker, game: str, players: int) -> None:
    chance = random.Random(20261130)
    table = make_table(5, game=game, players=players, choice=lambda _seat, legal: legal[chance.randrange(len(legal))])
    controller, compared = table.controller, 0
    for _ in range(12):
        deal = controller.match.deal
        assert deal is not None
        if controller.prompt is None:
            break
        before = asked(table)
        legal = deal.legal(0)
        controller.act(legal[chance.randrange(len(legal))])
        if not controller.match.in_deal:
            break
        press_back(table)
        assert asked(table) == before
        compared += 1
        deal = controller.match.deal
        assert deal is not None
        legal = deal.legal(0)
        controller.act(legal[chance.randrange(len(legal))])
    assert compared >= 5
