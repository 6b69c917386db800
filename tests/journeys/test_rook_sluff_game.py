"""Whole games of Rook Sluff through the real window, with 6, 8 and 10 players: by mouse, and by keyboard."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from cardgui.engine.rook_sluff_terms import TrickBid
from cardgui.models.rook_sluff import BID
from cardgui.models.shown import Zone
from cardgui.screens.games.rook_sluff_options import RookSluffOptions
from cardgui.screens.new_game import NewGame, NewGameDialog
from cardgui.screenshots.rehearsal import Rehearsal
from cardgui.table.rook_sluff.panel import RookSluffPanel
from tests.journeys.person import Keyboard, Mouse, the_match, until_next_deal, until_person_or_end, wish
from tests.journeys.said import translation

if TYPE_CHECKING:
    from cardgui.engine.action import Play

pytestmark = [pytest.mark.usefixtures("qapp"), pytest.mark.timeout(300)]


def rook_panel(rehearsal: Rehearsal) -> RookSluffPanel:
    panel = rehearsal.table.panel
    assert isinstance(panel, RookSluffPanel)
    return panel


def open_dialog(rehearsal: Rehearsal) -> NewGameDialog:
    assert rehearsal.window is not None
    (dialog,) = (d for d in rehearsal.window.findChildren(NewGameDialog) if d.isVisible())
    return dialog


def check_ledger(rehearsal: Rehearsal, players: int) -> None:
    """The ledger holds one finished match of as many deals as players, which keeps every rule."""
    row = the_match(rehearsal, players)
    assert row.players == players
    everybody = ["", "Ada", "Bruno", "Cora", "Dan", "Emma", "Finn", "Gina", "Hugo", "Iris"]
    assert [seat.name for seat in row.seats] == everybody[:players]


def until_heard(rehearsal: Rehearsal, bid: TrickBid) -> None:
    """Wait until the own bid stands on the plate: it is stored before it is shown."""
    me = rehearsal.table.controller.shown.seats[0]
    rehearsal.until(lambda: me.bid == bid.tricks)
    assert not rook_panel(rehearsal).bid.isVisible()


def play_with_the_mouse(rehearsal: Rehearsal, players: int, size: tuple[int, int], words: dict[str, str]) -> None:
    """Set the game up on the home screen, play it to its end, and look at it in the ledger."""
    window = rehearsal.window
    assert window is not None
    window.resize(*size)
    rehearsal.settle()
    mouse = Mouse(rehearsal)
    (card,) = (card for card in window.home.cards if card.entry.id == "rook_sluff")
    window.home.area.ensureWidgetVisible(card.play_button)
    rehearsal.settle()
    mouse.click(card.play_button)
    dialog = open_dialog(rehearsal)
    options = dialog.panel_of_game
    assert isinstance(options, RookSluffOptions)
    mouse.click(options.choices[players])
    mouse.click(dialog.start_button)
    rehearsal.hurry()
    deals = 0
    while True:
        until_person_or_end(rehearsal)
        controller, panel = rehearsal.table.controller, rook_panel(rehearsal)
        assert controller.shown.players == players
        if controller.shown.phase == "match_end":
            break
        if controller.shown.phase == "end":
            deals += 1
            mouse.click_text(words["Next deal"])
            until_next_deal(rehearsal)
            continue
        prompt, wanted = controller.prompt, wish(rehearsal)
        assert prompt is not None
        if isinstance(wanted, TrickBid):
            assert prompt.key == BID
            assert not panel.bid.button.isEnabled(), "nothing is preselected"
            mouse.click(panel.bid.choices[wanted.tricks])
            mouse.click(panel.bid.button)
            until_heard(rehearsal, wanted)
            continue
        play: Play = wanted  # type: ignore[assignment]
        widget = rehearsal.table.hand.widget(play.card)
        assert widget is not None
        mouse.click(widget)
    assert deals == players - 1
    mouse.click_text(words["Ledger"])
    assert window.table is None
    assert window.ledger is not None
    assert window.pages.currentWidget() is window.ledger
    check_ledger(rehearsal, players)


def with_players(quick: tuple[str, int] | None) -> list[object]:
    """Every language with every number of players; all but one only in the long run."""
    both = [(language, players) for language in ("en", "ko", "ja", "tr") for players in (6, 8, 10)]
    return [pytest.param(*one, marks=() if one == quick else pytest.mark.long) for one in both]


@pytest.mark.parametrize(("language", "players"), with_players(("en", 6)))
def test_with_the_mouse_alone(rehearsal: Rehearsal, language: str, players: int) -> None:
    rehearsal.open(language, "light")
    words = {source: translation(language, source) for source in ("Next deal", "Ledger")}
    play_with_the_mouse(rehearsal, players, (1280, 800) if players == 8 else (900, 600), words)


def type_bid(keys: Keyboard, tricks: int) -> None:
    """Type the digits of a bid, and Enter."""
    for digit in str(tricks):
        keys.press(Qt.Key(Qt.Key.Key_0.value + int(digit)))
    keys.press(Qt.Key.Key_Return)


@pytest.mark.parametrize(("language", "players"), with_players(None))
def test_with_the_keyboard_alone(rehearsal: Rehearsal, language: str, players: int) -> None:
    window = rehearsal.open(language, "dark")
    keys = Keyboard(rehearsal)
    # Where several games are offered, Tab leads to the one that is wanted.
    play = next(card.play_button for card in window.home.cards if card.entry.id == "rook_sluff")
    for _ in range(60):
        if window.focusWidget() is play:
            break
        keys.press(Qt.Key.Key_Tab)
    keys.press(Qt.Key.Key_Return)
    options = open_dialog(rehearsal).panel_of_game
    assert isinstance(options, RookSluffOptions)
    for _ in range(30):
        if window.focusWidget() in options.choices.values():
            break
        keys.press(Qt.Key.Key_Tab, Qt.KeyboardModifier.ShiftModifier)
    keys.press(Qt.Key.Key_Left, times=2)
    keys.press(Qt.Key.Key_Right, times=(6, 8, 10).index(players))
    assert options.players() == players
    keys.press(Qt.Key.Key_Return)
    rehearsal.hurry()
    deals = 0
    while True:
        until_person_or_end(rehearsal)
        controller = rehearsal.table.controller
        assert controller.shown.players == players
        if controller.shown.phase == "match_end":
            break
        if controller.shown.phase == "end":
            deals += 1
            keys.press(Qt.Key.Key_Return)
            until_next_deal(rehearsal)
            continue
        prompt, wanted = controller.prompt, wish(rehearsal)
        assert prompt is not None
        if isinstance(wanted, TrickBid):
            type_bid(keys, wanted.tricks)
            until_heard(rehearsal, wanted)
            continue
        card: Play = wanted  # type: ignore[assignment]
        keys.to_card(card.card)
        keys.press(Qt.Key.Key_Return)
        assert controller.prompt is not prompt
    assert deals == players - 1
    keys.tab_to(translation(language, "Ledger"))
    keys.press(Qt.Key.Key_Return)
    assert window.table is None
    check_ledger(rehearsal, players)


def begin(rehearsal: Rehearsal, players: int, number: int = 7) -> None:
    """Begin a game and come to the own bid."""
    window = rehearsal.open("en", "light")
    window.start(NewGame("rook_sluff", {}, number, raise_playable=True, explain_refusals=True, players=players))
    rehearsal.hurry()
    until_person_or_end(rehearsal)


def bid_all(rehearsal: Rehearsal) -> None:
    """Make the own bid and come to the own first card."""
    panel = rook_panel(rehearsal)
    panel.bid.choices[2].click()
    panel.bid.button.click()
    until_person_or_end(rehearsal)


def close_and_resume(rehearsal: Rehearsal) -> None:
    """Close the window, open it again, and go on with the newest game."""
    rehearsal.close()
    window = rehearsal.open("en", "light")
    Mouse(rehearsal).click(window.home.continue_bar.button)
    rehearsal.hurry()
    until_person_or_end(rehearsal)


def test_a_game_closed_in_mid_bidding_goes_on_with_the_bids_heard(rehearsal: Rehearsal) -> None:
    begin(rehearsal, 10)
    controller = rehearsal.table.controller
    heard = [seat.bid for seat in controller.shown.seats]
    assert controller.prompt is not None
    assert controller.prompt.key == BID
    close_and_resume(rehearsal)
    again = rehearsal.table.controller
    assert again.shown.players == 10
    assert [seat.bid for seat in again.shown.seats] == heard
    assert rook_panel(rehearsal).bid.isVisible()
    bid_all(rehearsal)
    assert again.shown.phase == "play"


def test_a_game_closed_in_mid_trick_goes_on_in_the_same_trick(rehearsal: Rehearsal) -> None:
    begin(rehearsal, 8, 3)
    bid_all(rehearsal)
    controller = rehearsal.table.controller
    while len(controller.shown.in_zone(Zone.TRICK)) < 2:
        controller.act(wish(rehearsal))  # type: ignore[arg-type]
        until_person_or_end(rehearsal)
    trick = [(card.seat, card.code) for card in controller.shown.in_zone(Zone.TRICK)]
    hand = [card.code for card in controller.shown.in_zone(Zone.HAND, 0)]
    taken = [seat.taken for seat in controller.shown.seats]
    close_and_resume(rehearsal)
    again = rehearsal.table.controller.shown
    assert [(card.seat, card.code) for card in again.in_zone(Zone.TRICK)] == trick
    assert [card.code for card in again.in_zone(Zone.HAND, 0)] == hand
    assert [seat.taken for seat in again.seats] == taken


def test_play_again_keeps_the_number_of_players(rehearsal: Rehearsal) -> None:
    begin(rehearsal, 6)
    assert rehearsal.window is not None
    rehearsal.window.start_again(rehearsal.table.controller)
    assert rehearsal.table.controller.shown.players == 6
    dialog = rehearsal.window.offer_new_game("rook_sluff")
    assert dialog.panel_of_game.players() == 6, "the last choice returns"
    dialog.reject()


def test_of_two_equal_cards_the_clicked_one_flies(rehearsal: Rehearsal) -> None:
    """RS-2: each card there twice; the person takes hold of one of them."""
    for number in range(1, 60):
        begin(rehearsal, 8, number)
        bid_all(rehearsal)
        table = rehearsal.table
        codes = [row.code for row in table.controller.models.hand.rows() if row.playable]
        double = next((code for code in codes if codes.count(code) == 2), None)
        if double is not None:
            break
        rehearsal.close()
    else:
        pytest.fail("no match number gives two equal cards that may be played")
    first, second = (card for card in table.hand.cards() if card.code == double)
    mouse = Mouse(rehearsal)
    ids = {widget: card for card, widget in table.stage.cards.items()}
    assert rehearsal.window is not None
    QTest.mouseClick(rehearsal.window.windowHandle(), Qt.MouseButton.LeftButton, pos=mouse.visible_point(second))
    rehearsal.until(lambda: table.stage.spots[ids[second]].zone is not Zone.HAND)
    assert table.stage.spots[ids[first]].zone is Zone.HAND
