"""Whole games of Minchiate through the real window: by mouse, by keyboard, taken up again at any moment."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

import pytest
from PySide6.QtCore import Qt

from cardgui.engine.action import Play
from cardgui.engine.match import Match
from cardgui.engine.minchiate_terms import Declare, Discard
from cardgui.models.minchiate import own
from cardgui.models.shown import Zone
from cardgui.screens.games.minchiate_options import MinchiateOptions
from cardgui.screens.new_game import NewGame, NewGameDialog
from cardgui.screenshots.minchiate import discarding, most_robbed, view_of
from cardgui.screenshots.rehearsal import Rehearsal
from cardgui.table.minchiate.panel import MinchiatePanel
from tests.journeys.person import Keyboard, Mouse, the_match, until_person_or_end, wish
from tests.journeys.said import translation

if TYPE_CHECKING:
    from cardgui.engine.action import Action
    from cardgui.engine.minchiate_terms import MinchiateView
    from cardgui.screens.main_window import MainWindow

pytestmark = [pytest.mark.usefixtures("qapp"), pytest.mark.timeout(300)]
GAME = "minchiate"
ENGLISH = {"Next deal": "Next deal", "Ledger": "Ledger", "Result": "Result of the game"}


def in_words(language: str) -> dict[str, str]:
    """The same in another language."""
    return {key: translation(language, text) for key, text in ENGLISH.items()}


def panel_of(rehearsal: Rehearsal) -> MinchiatePanel:
    panel = rehearsal.table.panel
    assert isinstance(panel, MinchiatePanel)
    return panel


def check_ledger(rehearsal: Rehearsal, deals: int) -> None:
    """The ledger holds one finished match of so many deals, which keeps every rule."""
    row = the_match(rehearsal, deals)
    assert [seat.name for seat in row.seats] == ["", "Lorenzo", "Bianca", "Piero"]


def until_decided(rehearsal: Rehearsal, action: Action) -> None:
    """Wait until what was decided is shown: it is stored before."""
    controller = rehearsal.table.controller
    deal = controller.match.deal
    assert deal is not None
    rehearsal.until(lambda: action in deal.actions())


class ByMouse:
    """Decides with the mouse alone."""

    def __init__(self, rehearsal: Rehearsal) -> None:
        self.rehearsal = rehearsal
        self.mouse = Mouse(rehearsal)

    def decide(self, action: object) -> None:
        """Do what a computer player would."""
        panel, hand = panel_of(self.rehearsal), self.rehearsal.table.hand
        match action:
            case Discard():
                assert not panel.tray.button.isEnabled(), "nothing is preselected"
                for card in action.cards:
                    widget = hand.widget(card)
                    assert widget is not None
                    self.mouse.click(widget)
                assert set(panel.away.chosen) == set(action.cards)
                self.mouse.click(panel.tray.button)
            case Declare():
                assert panel.declare.chosen() == (), "nothing is preselected"
                for option in panel.declare.options:
                    if option.cards in action.verzicole:
                        self.mouse.click(option)
                self.mouse.click(panel.declare.button if action.verzicole else panel.declare.nothing)
            case Play():
                widget = hand.widget(action.card)
                assert widget is not None
                self.mouse.click(widget)

    def go_on(self, text: str) -> None:
        """Click the button with this text."""
        self.mouse.click_text(text)


class ByKeyboard:
    """Decides with the keyboard alone."""

    def __init__(self, rehearsal: Rehearsal) -> None:
        self.rehearsal = rehearsal
        self.keys = Keyboard(rehearsal)

    def decide(self, action: object) -> None:
        """Do what a computer player would."""
        panel = panel_of(self.rehearsal)
        match action:
            case Discard():
                for card in action.cards:
                    self.rehearsal.table.hand.take_focus()
                    self.keys.to_card(card)
                    self.keys.press(Qt.Key.Key_Space)
                assert panel.tray.button.hasFocus(), "with the last card the focus goes to the button"
                self.keys.press(Qt.Key.Key_Return)
            case Declare():
                for option in panel.declare.options:
                    if option.cards in action.verzicole:
                        self.keys.tab_to(option.text())
                        self.keys.press(Qt.Key.Key_Space)
                button = panel.declare.button if action.verzicole else panel.declare.nothing
                self.keys.tab_to(button.text())
                self.keys.press(Qt.Key.Key_Return)
            case Play():
                self.keys.to_card(action.card)
                self.keys.press(Qt.Key.Key_Return)

    def go_on(self, text: str) -> None:
        """Press the button with this text."""
        self.keys.tab_to(text)
        self.keys.press(Qt.Key.Key_Return)


def play_on(rehearsal: Rehearsal, hands: ByMouse | ByKeyboard, words: dict[str, str]) -> int:
    """Play to the end of the match; how many deals were gone on from."""
    deals, controller = 0, rehearsal.table.controller
    while True:
        until_person_or_end(rehearsal)
        if controller.shown.phase == "match_end":
            return deals
        if controller.shown.phase == "end":
            deals += 1
            hands.go_on(words["Next deal"])
            rehearsal.until(lambda: controller.shown.phase != "end")
            continue
        wanted = wish(rehearsal)
        hands.decide(wanted)
        until_decided(rehearsal, wanted)  # type: ignore[arg-type]


def open_dialog(window: MainWindow) -> NewGameDialog:
    (dialog,) = (d for d in window.findChildren(NewGameDialog) if d.isVisible())
    return dialog


def play_with_the_mouse(rehearsal: Rehearsal, size: tuple[int, int], words: dict[str, str], deals: int) -> None:
    """Set the game up on the home screen, play it to its end, and look at it in the ledger."""
    window = rehearsal.window
    assert window is not None
    window.resize(*size)
    rehearsal.settle()
    hands = ByMouse(rehearsal)
    (card,) = (card for card in window.home.cards if card.entry.id == GAME)
    window.home.area.ensureWidgetVisible(card.play_button)
    rehearsal.settle()
    hands.mouse.click(card.play_button)
    options = open_dialog(window).panel_of_game
    assert isinstance(options, MinchiateOptions)
    hands.mouse.click(options.choices[deals])
    hands.mouse.click(open_dialog(window).start_button)
    rehearsal.hurry()
    assert play_on(rehearsal, hands, words) == deals - 1
    if deals > 1:
        hands.go_on(words["Result"])
        assert panel_of(rehearsal).match_end.isVisible()
    hands.go_on(words["Ledger"])
    assert window.table is None
    assert window.ledger is not None
    assert window.pages.currentWidget() is window.ledger
    check_ledger(rehearsal, deals)


def test_one_deal_with_the_mouse_alone(rehearsal: Rehearsal) -> None:
    rehearsal.open("en", "light")
    play_with_the_mouse(rehearsal, (900, 600), ENGLISH, 1)


@pytest.mark.long
@pytest.mark.parametrize("language", ["en", "ko", "ja", "tr"])
def test_four_deals_in_every_language(rehearsal: Rehearsal, language: str) -> None:
    rehearsal.open(language, "light")
    play_with_the_mouse(rehearsal, (1280, 800), in_words(language), 4)


@pytest.mark.parametrize(
    "language", ["en", *(pytest.param(language, marks=pytest.mark.long) for language in ("ko", "ja", "tr"))]
)
def test_one_deal_with_the_keyboard_alone(rehearsal: Rehearsal, language: str) -> None:
    window = rehearsal.open(language, "dark")
    rehearsal.settle()
    (card,) = (card for card in window.home.cards if card.entry.id == GAME)
    card.play_button.setFocus(Qt.FocusReason.TabFocusReason)
    hands = ByKeyboard(rehearsal)
    hands.keys.press(Qt.Key.Key_Return)
    hands.keys.press(Qt.Key.Key_Return)
    rehearsal.hurry()
    assert rehearsal.table.controller.match.game.id == GAME
    words = in_words(language)
    assert play_on(rehearsal, hands, words) == 0
    hands.go_on(words["Ledger"])
    assert window.table is None
    check_ledger(rehearsal, 1)


def taken_up(rehearsal: Rehearsal, match: str) -> MinchiatePanel:
    """Take a match up, close the window in the midst of it, and take it up again."""
    for _ in range(2):
        rehearsal.close()
        rehearsal.open("en", "light")
        rehearsal.resume(match)
    return panel_of(rehearsal)


def mid_declare(view: MinchiateView) -> bool:
    return view.phase == "declare" and 0 in view.to_act and bool(view.verzicole)


def mid_trick(view: MinchiateView) -> bool:
    return view.phase == "play" and 0 in view.to_act and len(view.current) == 2 and sum(view.taken) == 7


def until(test: Callable[[MinchiateView], bool]) -> Callable[[Match], bool]:
    def reached(match: Match) -> bool:
        view = view_of(match)
        return view is not None and test(view)

    return reached


@pytest.mark.parametrize(
    ("test", "number", "key"),
    [(discarding(3), 9, "discard"), (mid_declare, 58, "declare"), (mid_trick, 4, "follow")],
)
def test_a_game_is_taken_up_where_it_was_left(
    rehearsal: Rehearsal, test: Callable[[MinchiateView], bool], number: int, key: str
) -> None:
    match = rehearsal.store(GAME, number, until(test))
    panel = taken_up(rehearsal, match)
    rehearsal.until_asked()
    controller = rehearsal.table.controller
    deal = controller.match.deal
    assert deal is not None
    view: MinchiateView = deal.view(0)
    assert test(view)
    prompt = controller.prompt
    assert prompt is not None
    assert key in (prompt.key, "follow")
    table = own(controller.shown)
    assert (table.difference, table.resti, table.matto) == (view.difference, view.resti, view.matto_shown)
    assert panel.difference.lead == view.difference
    assert panel.tray.isVisible() == (key == "discard")
    assert panel.declare.isVisible() == (key == "declare")
    assert sorted(str(card.code) for card in controller.shown.in_zone(Zone.HAND, 0)) == sorted(view.hand)
    assert play_on(rehearsal, ByMouse(rehearsal), ENGLISH) == 0


def test_a_game_that_is_left_while_cards_are_robbed_comes_back_to_the_first_decision(rehearsal: Rehearsal) -> None:
    window = rehearsal.open("en", "light")
    window.start(NewGame(GAME, {}, 9, raise_playable=True, explain_refusals=True))
    controller = rehearsal.table.controller
    rehearsal.until(lambda: bool(controller.shown.in_zone(Zone.LANE)))
    match = controller.match_id
    panel = taken_up(rehearsal, match)
    rehearsal.until_asked()
    assert not rehearsal.table.controller.shown.in_zone(Zone.LANE)
    assert not panel.opening.ground.isVisible()
    assert play_on(rehearsal, ByMouse(rehearsal), ENGLISH) == 0


def test_mi11_thirty_four_cards_can_each_be_hit_in_a_small_window(rehearsal: Rehearsal) -> None:
    match = most_robbed(rehearsal)
    window = rehearsal.open("en", "light")
    window.resize(900, 600)
    rehearsal.settle()
    rehearsal.resume(match)
    rehearsal.until_asked()
    hands, panel = ByMouse(rehearsal), panel_of(rehearsal)
    cards = rehearsal.table.hand.cards()
    assert len(cards) == 34
    for card in cards:
        # The mouse clicks only where the card lies on top.
        assert hands.mouse.visible_point(card) is not None
    hands.decide(wish(rehearsal))
    rehearsal.until(lambda: len(rehearsal.table.hand.cards()) == 21)
    assert len(own(rehearsal.table.controller.shown).own_discards) == 13
    assert not panel.tray.isVisible()
