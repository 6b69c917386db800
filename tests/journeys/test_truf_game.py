"""Whole games of Truf through the real window, 13 deals: with the mouse alone, and with the keyboard alone."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from PySide6.QtCore import Qt

from cardgui.screenshots.rehearsal import Rehearsal
from cardgui.table.truf.panel import TrufPanel
from tests.journeys.person import Keyboard, Mouse, the_match, until_next_deal, until_person_or_end, wish
from tests.journeys.said import translation

if TYPE_CHECKING:
    from cardgui.engine.action import Play
    from cardgui.engine.truf_terms import Adjust, Bid

pytestmark = [pytest.mark.usefixtures("qapp"), pytest.mark.timeout(300)]
DEALS = 13
LANGUAGES = ["en", *(pytest.param(language, marks=pytest.mark.long) for language in ("ko", "ja", "tr"))]


def truf_panel(rehearsal: Rehearsal) -> TrufPanel:
    panel = rehearsal.table.panel
    assert isinstance(panel, TrufPanel)
    return panel


def adjusting(language: str, action: Adjust) -> str:
    """What the button says that raises or lowers all bids."""
    source = "Raise every bid by 1" if action.by > 0 else "Lower every bid by 1"
    return translation(language, source, "ScoringWords")


@pytest.mark.parametrize("language", LANGUAGES)
def test_with_the_mouse_alone(rehearsal: Rehearsal, language: str) -> None:
    window = rehearsal.open(language, "light")
    window.resize(900, 600)
    rehearsal.settle()
    mouse = Mouse(rehearsal)
    (card,) = (card for card in window.home.cards if card.entry.id == "truf")
    mouse.click(card.play_button)
    mouse.click_text(translation(language, "Start game"))
    rehearsal.hurry()
    deals = 0
    while True:
        until_person_or_end(rehearsal)
        controller, panel = rehearsal.table.controller, truf_panel(rehearsal)
        if controller.shown.phase == "match_end":
            break
        if controller.shown.phase == "end":
            deals += 1
            mouse.click_text(translation(language, "Next deal"))
            until_next_deal(rehearsal)
            continue
        prompt = controller.prompt
        assert prompt is not None
        if prompt.key == "choose":
            action: Adjust = wish(rehearsal)  # type: ignore[assignment]
            mouse.click_text(adjusting(language, action))
            continue
        play: Play | Bid = wish(rehearsal)  # type: ignore[assignment]
        widget = rehearsal.table.hand.widget(play.card)
        assert widget is not None
        mouse.click(widget)
        if prompt.key == "bid":
            assert panel.bid.isVisible(), "a chosen bid card says what it promises"
            mouse.click_text(translation(language, "Lay it face down"))
    assert deals == DEALS - 1
    mouse.click_text(translation(language, "Ledger"))
    assert window.table is None
    assert window.ledger is not None
    assert window.pages.currentWidget() is window.ledger
    the_match(rehearsal, DEALS)


@pytest.mark.parametrize("language", LANGUAGES)
def test_with_the_keyboard_alone(rehearsal: Rehearsal, language: str) -> None:
    window = rehearsal.open(language, "dark")
    keys = Keyboard(rehearsal)
    keys.press(Qt.Key.Key_N, Qt.KeyboardModifier.ControlModifier)
    keys.press(Qt.Key.Key_Return)
    rehearsal.hurry()
    deals = 0
    while True:
        until_person_or_end(rehearsal)
        controller = rehearsal.table.controller
        if controller.shown.phase == "match_end":
            break
        if controller.shown.phase == "end":
            deals += 1
            keys.press(Qt.Key.Key_Return)
            until_next_deal(rehearsal)
            continue
        prompt = controller.prompt
        assert prompt is not None
        if prompt.key == "choose":
            action: Adjust = wish(rehearsal)  # type: ignore[assignment]
            keys.tab_to(adjusting(language, action))
            keys.press(Qt.Key.Key_Return)
            continue
        play: Play | Bid = wish(rehearsal)  # type: ignore[assignment]
        keys.to_card(play.card)
        keys.press(Qt.Key.Key_Return)
        if prompt.key == "bid":
            keys.press(Qt.Key.Key_Return)
        assert controller.prompt is not prompt
    assert deals == DEALS - 1
    keys.tab_to(translation(language, "Ledger"))
    keys.press(Qt.Key.Key_Return)
    assert window.table is None
    the_match(rehearsal, DEALS)
