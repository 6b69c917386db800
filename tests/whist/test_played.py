"""Whist through the real window: by mouse and by keyboard, resumed, in the ledger, without what it lacks."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt

from cardgui.cli import main
from cardgui.engine.action import Play
from cardgui.models.shown import Zone
from cardgui.screens.new_game import NewGame, NewGameDialog
from cardgui.screenshots.rehearsal import Rehearsal
from cardgui.table.deal_sheet import PlayerSheet
from tests.journeys.person import Keyboard, Mouse, the_match, until_next_deal, until_person_or_end, wish
from tests.whist.engine import Whist

pytestmark = [pytest.mark.usefixtures("qapp"), pytest.mark.timeout(300)]


def open_dialog(rehearsal: Rehearsal) -> NewGameDialog:
    assert rehearsal.window is not None
    (dialog,) = (one for one in rehearsal.window.findChildren(NewGameDialog) if one.isVisible())
    return dialog


def begin(rehearsal: Rehearsal, number: int = 7) -> None:
    window = rehearsal.open("en", "light")
    window.start(NewGame("whist", {}, number, raise_playable=True, explain_refusals=True))
    rehearsal.hurry()
    until_person_or_end(rehearsal)


def wanted(rehearsal: Rehearsal) -> Play:
    play = wish(rehearsal)
    assert isinstance(play, Play)
    return play


def test_a_match_with_the_mouse_alone(rehearsal: Rehearsal) -> None:
    window = rehearsal.open("en", "light")
    window.resize(900, 600)
    rehearsal.settle()
    mouse = Mouse(rehearsal)
    (card,) = (one for one in window.home.cards if one.entry.id == "whist")
    window.home.area.ensureWidgetVisible(card.play_button)
    rehearsal.settle()
    mouse.click(card.play_button)
    mouse.click(open_dialog(rehearsal).start_button)
    rehearsal.hurry()
    ended = 0
    while True:
        until_person_or_end(rehearsal)
        shown = rehearsal.table.controller.shown
        if shown.phase == "match_end":
            break
        if shown.phase == "end":
            ended += 1
            mouse.click_text("Next deal")
            until_next_deal(rehearsal)
            continue
        widget = rehearsal.table.hand.widget(wanted(rehearsal).card)
        assert widget is not None
        mouse.click(widget)
    assert ended == Whist.deals - 1
    mouse.click_text("Ledger")
    assert window.ledger is not None
    view = window.ledger.view
    assert view.match is not None
    assert view.match.entry.id == "whist"
    assert [row.deal for row in view.rows] == [1, 2, 3, 4]
    assert not view.review_button.isVisible(), "no player thinks about whist"
    assert not view.sheet.explains
    view.chart.select(2)
    assert sum(view.rows[0].taken) == 13
    row = the_match(rehearsal, Whist.deals)
    assert [seat.name for seat in row.seats] == ["", "Edmund", "Alice", "Henry"]


def test_a_match_with_the_keyboard_alone(rehearsal: Rehearsal) -> None:
    window = rehearsal.open("en", "dark")
    keys = Keyboard(rehearsal)
    play = next(card.play_button for card in window.home.cards if card.entry.id == "whist")
    for _ in range(60):
        if window.focusWidget() is play:
            break
        keys.press(Qt.Key.Key_Tab)
    keys.press(Qt.Key.Key_Return)
    assert open_dialog(rehearsal).game == "whist"
    keys.press(Qt.Key.Key_Return)
    rehearsal.hurry()
    while True:
        until_person_or_end(rehearsal)
        controller = rehearsal.table.controller
        if controller.shown.phase == "match_end":
            break
        if controller.shown.phase == "end":
            keys.press(Qt.Key.Key_Return)
            until_next_deal(rehearsal)
            continue
        keys.to_card(wanted(rehearsal).card)
        keys.press(Qt.Key.Key_Return)
    keys.tab_to("Ledger")
    keys.press(Qt.Key.Key_Return)
    the_match(rehearsal, Whist.deals)


def test_a_game_closed_in_mid_trick_goes_on_in_the_same_trick(rehearsal: Rehearsal) -> None:
    begin(rehearsal, 3)
    controller = rehearsal.table.controller
    while len(controller.shown.in_zone(Zone.TRICK)) < 2 or not controller.shown.tricks:
        assert controller.act(wanted(rehearsal))
        until_person_or_end(rehearsal)
    before = [(card.seat, card.code) for card in controller.shown.in_zone(Zone.TRICK)]
    hand = [card.code for card in controller.shown.in_zone(Zone.HAND, 0)]
    rehearsal.close()
    window = rehearsal.open("en", "light")
    Mouse(rehearsal).click(window.home.continue_bar.button)
    rehearsal.hurry()
    until_person_or_end(rehearsal)
    again = rehearsal.table.controller.shown
    assert [(card.seat, card.code) for card in again.in_zone(Zone.TRICK)] == before
    assert [card.code for card in again.in_zone(Zone.HAND, 0)] == hand
    assert again.facts["trump"] == controller.shown.facts["trump"]


def test_the_table_says_why_not_and_offers_nothing_that_whist_lacks(rehearsal: Rehearsal) -> None:
    begin(rehearsal)
    table = rehearsal.table
    while table.controller.prompt is None or table.controller.prompt.key != "follow":
        assert table.controller.act(wanted(rehearsal))
        until_person_or_end(rehearsal)
    playable = table.controller.playable()
    refused = next(card for card in table.hand.cards() if card.code not in playable)
    Mouse(rehearsal).click(refused)
    assert table.callout.isVisible()
    assert "Play one of them" in table.callout.accessibleDescription() or table.callout.isVisible()
    keys = Keyboard(rehearsal)
    keys.press(Qt.Key.Key_Escape)
    keys.press(Qt.Key.Key_H)
    assert not table.help.callouts
    assert not table.bar.hint_button.isVisible()
    assert not table.bar.rules_button.isVisible()
    assert not {"Hint", "Rules"} & {action.text().split("\t")[0] for action in table.menu.build().actions()}
    keys.press(Qt.Key.Key_F1)
    assert rehearsal.window is not None
    assert rehearsal.window.table is not None
    keys.press(Qt.Key.Key_Escape)
    assert rehearsal.window.pages.currentWidget() is table


def test_sheet_statistics_and_list_show_whist_without_parts_of_its_own(rehearsal: Rehearsal) -> None:
    rehearsal.store("whist", 5, lambda match: match.over)
    match = rehearsal.store("whist", 6, lambda match: len(match.finished) == 2 and match.in_deal)
    window = rehearsal.open("en", "light")
    window.open_ledger(match)
    rehearsal.settle()
    assert window.ledger is not None
    window.ledger.side.tabs.button("statistics").click()
    rehearsal.settle()
    assert window.ledger.statistics.parts
    table = rehearsal.resume(match)
    table.over.show_sheet()
    rehearsal.settle()
    sheet = table.over.sheet.content
    assert isinstance(sheet, PlayerSheet)
    assert sheet.scored() == ["You, Alice", "Edmund, Henry"]
    assert [len(row.scores) for row in sheet.rows] == [2, 2]
    assert sheet.caption() == ""
    Mouse(rehearsal).click(sheet)
    assert table.over.why is None


def test_the_last_trick_and_the_log_are_told_in_the_common_words(rehearsal: Rehearsal) -> None:
    begin(rehearsal)
    table, keys = rehearsal.table, Keyboard(rehearsal)
    while not table.controller.shown.tricks:
        assert table.controller.act(wanted(rehearsal))
        until_person_or_end(rehearsal)
    keys.press(Qt.Key.Key_L)
    assert table.over.last_trick.isVisible()
    keys.press(Qt.Key.Key_Escape)
    keys.press(Qt.Key.Key_L, Qt.KeyboardModifier.ShiftModifier)
    assert table.over.log.isVisible()
    keys.press(Qt.Key.Key_Escape)
    keys.press(Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
    until_person_or_end(rehearsal)
    assert not table.controller.can_take_back


@pytest.mark.parametrize("language", ["en", "ko", "ja", "tr"])
def test_every_other_room_opens_beside_whist(rehearsal: Rehearsal, language: str) -> None:
    rehearsal.store("whist", 6, lambda match: len(match.finished) == 1 and match.in_deal)
    window = rehearsal.open(language, "light")
    for place in ("learn", "ledger", "settings", "home"):
        window.go(place)
        rehearsal.settle()
    window.go("learn")
    screen = window.sandboxes.open()
    rehearsal.settle()
    assert "Whist" not in [action.text() for action in screen.column.game.menu().actions()]
    window.rooms.open_rulebook(game="whist")
    rehearsal.settle()
    window.grab()


@pytest.mark.parametrize(
    "arguments",
    [
        ["players", "whist", "--deals", "8"],
        ["review", "--game", "whist"],
    ],
)
def test_benchmarks_measure_it_or_say_why_not(arguments: list[str], capfd: pytest.CaptureFixture[str]) -> None:
    done = main(["bench", *arguments])
    told = capfd.readouterr()
    assert done == 0 or "whist has no computer player of level" in told.err
