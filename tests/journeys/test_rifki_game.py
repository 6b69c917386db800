"""Whole games of Rıfkı through the real window: twenty deals by mouse and by keyboard, closed and taken up anywhere."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from PySide6.QtCore import Qt

from cardgui.engine.rifki_terms import Declare
from cardgui.models.shown import Zone
from cardgui.screens.games.rifki_options import RifkiOptions
from cardgui.screens.new_game import NewGame, NewGameDialog
from cardgui.screenshots.rehearsal import Rehearsal
from cardgui.table.rifki.options import Choosable
from cardgui.table.rifki.panel import RifkiPanel
from tests.journeys.person import Keyboard, Mouse, the_match, until_next_deal, until_person_or_end, wish
from tests.journeys.said import translation

if TYPE_CHECKING:
    from cardgui.engine.action import Play

pytestmark = [pytest.mark.usefixtures("qapp"), pytest.mark.timeout(400)]
DEALS = 20
LANGUAGES = ["en", *(pytest.param(language, marks=pytest.mark.long) for language in ("ko", "ja", "tr"))]


def rifki_panel(rehearsal: Rehearsal) -> RifkiPanel:
    panel = rehearsal.table.panel
    assert isinstance(panel, RifkiPanel)
    return panel


def option(rehearsal: Rehearsal, wanted: Declare) -> Choosable:
    """What the person clicks to choose a contract."""
    chooser = rifki_panel(rehearsal).chooser
    return chooser.koz.suits[wanted.trump] if wanted.trump else chooser.options[wanted.contract]


def check_ledger(rehearsal: Rehearsal, **options: object) -> None:
    """The ledger holds one finished match of twenty deals, which keeps every rule and makes zero."""
    row = the_match(rehearsal, DEALS)
    assert [seat.name for seat in row.seats] == ["", "Elif", "Kemal", "Zeynep"]
    assert dict(row.options) == options
    assert len(row.totals) == 4
    assert sum(row.totals) == 0


def until_declared(rehearsal: Rehearsal) -> None:
    """Wait until the own contract is shown: it is stored before."""
    controller = rehearsal.table.controller
    rehearsal.until(lambda: "contract" in controller.shown.facts)
    assert not rifki_panel(rehearsal).chooser.isVisible()


def play_with_the_mouse(rehearsal: Rehearsal, size: tuple[int, int], following: str, ledger: str) -> None:
    """Set the game up on the home screen with a house rule, play it to its end, and look at it in the ledger."""
    window = rehearsal.window
    assert window is not None
    window.resize(*size)
    rehearsal.settle()
    mouse = Mouse(rehearsal)
    (card,) = (card for card in window.home.cards if card.entry.id == "rifki")
    window.home.area.ensureWidgetVisible(card.play_button)
    rehearsal.settle()
    mouse.click(card.play_button)
    (dialog,) = (d for d in window.findChildren(NewGameDialog) if d.isVisible())
    options = dialog.panel_of_game
    assert isinstance(options, RifkiOptions)
    mouse.click(options.switches["must_overtrump"])
    mouse.click(dialog.start_button)
    rehearsal.hurry()
    deals = declared = 0
    while True:
        until_person_or_end(rehearsal)
        controller, panel = rehearsal.table.controller, rifki_panel(rehearsal)
        if controller.shown.phase == "match_end":
            break
        if controller.shown.phase == "end":
            deals += 1
            mouse.click_text(following)
            until_next_deal(rehearsal)
            continue
        wanted = wish(rehearsal)
        if isinstance(wanted, Declare):
            declared += 1
            assert not panel.chooser.button.isEnabled(), "nothing is preselected"
            mouse.click(option(rehearsal, wanted))
            mouse.click(panel.chooser.button)
            until_declared(rehearsal)
            continue
        play: Play = wanted  # type: ignore[assignment]
        widget = rehearsal.table.hand.widget(play.card)
        assert widget is not None
        mouse.click(widget)
    assert (deals, declared) == (DEALS - 1, 5)
    mouse.click_text(ledger)
    assert window.table is None
    assert window.ledger is not None
    assert window.pages.currentWidget() is window.ledger
    check_ledger(rehearsal, must_overtrump=True)


@pytest.mark.parametrize("language", LANGUAGES)
def test_with_the_mouse_alone(rehearsal: Rehearsal, language: str) -> None:
    rehearsal.open(language, "light")
    following, ledger = translation(language, "Next deal"), translation(language, "Ledger")
    play_with_the_mouse(rehearsal, (900, 600), following, ledger)


def to_option(keys: Keyboard, wanted: Choosable) -> None:
    """Go to a contract as one who sees it does: F6 leads to the panel, the arrow keys over to it."""
    for _ in range(6):
        if isinstance(keys.window.focusWidget(), Choosable):
            break
        keys.press(Qt.Key.Key_F6)
    for _ in range(12):
        here = keys.window.focusWidget()
        if here is wanted:
            return
        assert isinstance(here, Choosable)
        way = wanted.mapTo(keys.window, wanted.rect().center()) - here.mapTo(keys.window, here.rect().center())
        if abs(way.x()) > here.width() / 2:
            keys.press(Qt.Key.Key_Right if way.x() > 0 else Qt.Key.Key_Left)
        else:
            keys.press(Qt.Key.Key_Down if way.y() > 0 else Qt.Key.Key_Up)
    raise AssertionError(f"{wanted!r} cannot be reached with the arrow keys")


@pytest.mark.parametrize("language", LANGUAGES)
def test_with_the_keyboard_alone(rehearsal: Rehearsal, language: str) -> None:
    window = rehearsal.open(language, "dark")
    window.offer_new_game("rifki")
    rehearsal.settle()
    keys = Keyboard(rehearsal)
    keys.press(Qt.Key.Key_Return)
    rehearsal.hurry()
    deals = 0
    while True:
        until_person_or_end(rehearsal)
        controller, panel = rehearsal.table.controller, rifki_panel(rehearsal)
        if controller.shown.phase == "match_end":
            break
        if controller.shown.phase == "end":
            deals += 1
            keys.press(Qt.Key.Key_Return)
            until_next_deal(rehearsal)
            continue
        prompt, wanted = controller.prompt, wish(rehearsal)
        if isinstance(wanted, Declare):
            target = option(rehearsal, wanted)
            to_option(keys, target)
            keys.press(Qt.Key.Key_Return)
            assert panel.chooser.chosen == (wanted.contract, wanted.trump or "")
            keys.press(Qt.Key.Key_Return)
            until_declared(rehearsal)
            continue
        play: Play = wanted  # type: ignore[assignment]
        keys.to_card(play.card)
        keys.press(Qt.Key.Key_Return)
        assert controller.prompt is not prompt
    assert deals == DEALS - 1
    keys.tab_to(translation(language, "Ledger"))
    keys.press(Qt.Key.Key_Return)
    assert window.table is None
    check_ledger(rehearsal)


def come_to(rehearsal: Rehearsal, key: str, cards: int = 13) -> str:
    """Play on until the person is asked this with so many cards at most; the id of the match."""
    controller = rehearsal.table.controller
    while True:
        until_person_or_end(rehearsal)
        if controller.shown.phase == "end":
            controller.next_deal()
            until_next_deal(rehearsal)
            continue
        prompt = controller.prompt
        if prompt is not None and prompt.key == key and controller.shown.seats[0].held <= cards:
            return controller.match_id
        before = controller.shown.seats[0].held, len(controller.shown.facts)
        controller.act(wish(rehearsal))  # type: ignore[arg-type]
        rehearsal.until(lambda: (controller.shown.seats[0].held, len(controller.shown.facts)) != before)  # noqa: B023


@pytest.mark.parametrize(("key", "cards"), [("choose", 13), ("follow", 7)])
def test_closed_while_a_contract_is_chosen_or_played_it_is_taken_up_there(
    rehearsal: Rehearsal, key: str, cards: int
) -> None:
    window = rehearsal.open("en", "light")
    window.start(NewGame("rifki", {}, 11, raise_playable=True, explain_refusals=True))
    rehearsal.hurry()
    match_id = come_to(rehearsal, key, cards)
    before = rehearsal.table.controller.shown
    hand = [card.code for card in before.in_zone(Zone.HAND, 0)]
    won = [[card.code for card in before.in_zone(Zone.WON, seat)] for seat in range(4)]
    rehearsal.close()
    rehearsal.open("tr", "dark")
    rehearsal.resume(match_id)
    until_person_or_end(rehearsal)
    controller, panel = rehearsal.table.controller, rifki_panel(rehearsal)
    shown = controller.shown
    assert controller.prompt is not None
    assert controller.prompt.key == key
    assert panel.chooser.isVisible() == (key == "choose")
    assert [card.code for card in shown.in_zone(Zone.HAND, 0)] == hand
    assert [[card.code for card in shown.in_zone(Zone.WON, seat)] for seat in range(4)] == won
    assert shown.facts == before.facts
    assert [seat.declarer for seat in shown.seats] == [seat.declarer for seat in before.seats]
    controller.act(wish(rehearsal))  # type: ignore[arg-type]
    until_person_or_end(rehearsal)
    assert controller.shown.phase in {"play", "end"}
