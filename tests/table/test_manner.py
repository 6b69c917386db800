"""How the person wants to play: by click, double click or drag, at once or after choosing twice, and how it looks."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest

from cardgui.table.felt import TableLook

if TYPE_CHECKING:
    from pytestqt.qtbot import QtBot

    from cardgui.table.card_widget import CardWidget
    from tests.table.at_table import Maker, Table

LEFT = Qt.MouseButton.LeftButton


def playable(table: Table) -> CardWidget:
    legal = table.controller.playable()
    return next(card for card in table.view.hand.cards() if card.code in legal)


def strip(card: CardWidget) -> QPoint:
    return card.card_rect().topLeft().toPoint() + QPoint(10, 40)


def twice(card: CardWidget) -> None:
    """A double click as the system reports it: two clicks, the second press as a double one."""
    QTest.mouseClick(card, LEFT, pos=strip(card))
    if card.in_hand:
        QTest.mouseDClick(card, LEFT, pos=strip(card))
        QTest.mouseRelease(card, LEFT, pos=strip(card))


def at_play(make_table: Maker) -> Table:
    table = make_table()
    table.to_play()
    return table


def held(table: Table) -> int:
    return len(table.view.hand.cards())


def test_a_click_plays_unless_another_way_is_wanted(make_table: Maker) -> None:
    table = at_play(make_table)
    before = held(table)
    QTest.mouseClick(playable(table), LEFT, pos=strip(playable(table)))
    assert held(table) == before - 1


@pytest.mark.parametrize("way", ["double", "drag"])
def test_one_click_only_shows_the_card_where_it_takes_more_to_play(make_table: Maker, way: str) -> None:
    table = at_play(make_table)
    table.view.settings.play_by = way
    before, card = held(table), playable(table)
    QTest.mouseClick(card, LEFT, pos=strip(card))
    assert held(table) == before
    assert table.view.hand.selected == card.code


def test_a_double_click_plays_where_it_is_wanted(make_table: Maker) -> None:
    table = at_play(make_table)
    table.view.settings.play_by = "double"
    before = held(table)
    twice(playable(table))
    assert held(table) == before - 1


def test_a_double_click_does_not_play_where_cards_are_dragged(make_table: Maker) -> None:
    table = at_play(make_table)
    table.view.settings.play_by = "drag"
    before = held(table)
    twice(playable(table))
    assert held(table) == before


@pytest.mark.parametrize("way", ["click", "double", "drag"])
def test_dragging_the_keyboard_and_a_screen_reader_play_in_every_way(make_table: Maker, way: str) -> None:
    table = at_play(make_table)
    table.view.settings.play_by = way
    before, card = held(table), playable(table)
    middle = card.rect().center()
    QTest.mousePress(card, LEFT, pos=middle)
    QTest.mouseMove(card, middle - QPoint(0, 60))
    QTest.mouseMove(card, middle - QPoint(0, 300))
    QTest.mouseRelease(card, LEFT, pos=card.rect().center())
    assert held(table) == before - 1
    playable(table).setFocus()
    QTest.keyClick(table.view, Qt.Key.Key_Return)
    assert held(table) == before - 2
    playable(table).click()
    assert held(table) == before - 3


def test_a_card_that_may_not_be_played_is_explained_at_the_first_click_in_every_way(make_table: Maker) -> None:
    for number in range(1, 30):
        table = make_table(number)
        table.to_play()
        if not table.view.hand.all_legal:
            break
        table.view.close()
    legal = table.controller.playable()
    refused = next(card for card in table.view.hand.cards() if card.code not in legal)
    table.view.settings.play_by = "drag"
    QTest.mouseClick(refused, LEFT, pos=strip(refused))
    assert table.view.callout.isVisible()


class TestChoosingTwice:
    def test_the_first_choice_shows_the_second_plays(self, make_table: Maker, qtbot: QtBot) -> None:
        table = at_play(make_table)
        table.view.settings.confirm_play = True
        before, card = held(table), playable(table)
        card.setFocus()
        with qtbot.waitSignal(table.view.speech.said) as told:
            QTest.keyClick(table.view, Qt.Key.Key_Return)
        assert told.args == ["Choose it again to play it.", True]
        assert held(table) == before
        QTest.keyClick(table.view, Qt.Key.Key_Return)
        assert held(table) == before - 1

    def test_esc_takes_the_first_choice_back(self, make_table: Maker) -> None:
        table = at_play(make_table)
        table.view.settings.confirm_play = True
        asked = table.view.stage.prompt.saying
        table.view.choose(playable(table).code or "")
        assert table.view.stage.prompt.saying != asked
        QTest.keyClick(table.view, Qt.Key.Key_Escape)
        assert table.view.hand.selected is None
        assert table.view.stage.prompt.saying == asked


class TestTheLook:
    def test_follows_the_settings_at_once(self, make_table: Maker) -> None:
        table = at_play(make_table)
        settings, stage = table.view.settings, table.view.stage
        before = stage.grab().toImage()
        settings.table_contrast = 90
        settings.table_temperature = 80
        assert stage.look == TableLook(90, 50, 80)
        assert stage.grab().toImage() != before

    @pytest.mark.parametrize("design", ["large_index", "four_colour", "high_contrast"])
    def test_cards_are_drawn_in_the_design_chosen(self, make_table: Maker, design: str) -> None:
        table = at_play(make_table)
        card = next(card for card in table.view.hand.cards() if (card.code or "").endswith("D"))
        before = card.grab().toImage()
        table.view.settings.card_design = design
        drawn = card.grab().toImage()
        assert drawn != before
        table.view.settings.card_design = "standard"
        assert card.grab().toImage() == before


def test_nothing_new_begins_while_the_table_is_out_of_sight(make_table: Maker, qtbot: QtBot) -> None:
    table = at_play(make_table)
    table.view.hide()
    card = playable(table).code
    with qtbot.assertNotEmitted(table.view.director.step_began), qtbot.assertNotEmitted(table.view.speech.said):
        table.controller.play(card or "")
    with qtbot.waitSignal(table.view.director.step_began):
        table.view.show()
