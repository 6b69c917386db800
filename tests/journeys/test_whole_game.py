"""A whole game of 13 deals through the real window: with the mouse alone, and with the keyboard alone."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

import pytest
from PySide6.QtCore import Qt

from cardgui.engine.verify import Verifier
from cardgui.ledger.store import Ledger
from cardgui.models.ledger_session import FILE_NAME
from cardgui.screenshots.rehearsal import Rehearsal
from cardgui.table.truf.panel import TrufPanel
from tests.journeys.person import Keyboard, Mouse, until_person_or_end, wish

if TYPE_CHECKING:
    from cardgui.engine.action import Play
    from cardgui.engine.truf_terms import Adjust, Bid

pytestmark = [pytest.mark.usefixtures("qapp"), pytest.mark.timeout(300)]


@pytest.fixture
def rehearsal() -> Iterator[Rehearsal]:
    with Rehearsal() as made:
        yield made


def check_ledger(rehearsal: Rehearsal) -> None:
    """The ledger holds one finished match of 13 deals that keeps every rule."""
    match_id = rehearsal.table.controller.match_id if rehearsal.window and rehearsal.window.table else None
    rehearsal.close()
    with Ledger.open(rehearsal.folder / FILE_NAME, app_version="test") as ledger:
        (row,) = ledger.matches(10)
        assert row.state == "finished"
        assert match_id in (None, row.id)
        lines = [line.encode() for line in ledger.record_lines()]
    assert len(lines) == 13
    assert list(Verifier().lines(lines)) == []


def until_next_deal(rehearsal: Rehearsal) -> None:
    """Wait until the next deal has begun: it is stored before it is shown."""
    controller = rehearsal.table.controller
    rehearsal.until(lambda: controller.shown.phase != "end")


def truf_panel(rehearsal: Rehearsal) -> TrufPanel:
    panel = rehearsal.table.panel
    assert isinstance(panel, TrufPanel)
    return panel


def test_with_the_mouse_alone(rehearsal: Rehearsal) -> None:
    window = rehearsal.open("en", "light")
    window.resize(900, 600)
    rehearsal.settle()
    mouse = Mouse(rehearsal)
    (card,) = (card for card in window.home.cards if card.entry.id == "truf")
    mouse.click(card.play_button)
    mouse.click_text("Start game")
    rehearsal.hurry()
    deals = 0
    while True:
        until_person_or_end(rehearsal)
        controller, panel = rehearsal.table.controller, truf_panel(rehearsal)
        if controller.shown.phase == "match_end":
            break
        if controller.shown.phase == "end":
            deals += 1
            mouse.click_text("Next deal")
            until_next_deal(rehearsal)
            continue
        prompt = controller.prompt
        assert prompt is not None
        if prompt.key == "choose":
            action: Adjust = wish(rehearsal)  # type: ignore[assignment]
            mouse.click_text("Raise every bid by 1" if action.by > 0 else "Lower every bid by 1")
            continue
        play: Play | Bid = wish(rehearsal)  # type: ignore[assignment]
        widget = rehearsal.table.hand.widget(play.card)
        assert widget is not None
        mouse.click(widget)
        if prompt.key == "bid":
            assert panel.bid.isVisible(), "a chosen bid card says what it promises"
            mouse.click_text("Lay it face down")
    assert deals == 12
    mouse.click_text("Score ledger")
    assert window.table is None
    assert window.ledger is not None
    assert window.pages.currentWidget() is window.ledger
    check_ledger(rehearsal)


def test_with_the_keyboard_alone(rehearsal: Rehearsal) -> None:
    window = rehearsal.open("en", "dark")
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
            keys.tab_to("Raise every bid by 1" if action.by > 0 else "Lower every bid by 1")
            keys.press(Qt.Key.Key_Return)
            continue
        play: Play | Bid = wish(rehearsal)  # type: ignore[assignment]
        keys.to_card(play.card)
        keys.press(Qt.Key.Key_Return)
        if prompt.key == "bid":
            keys.press(Qt.Key.Key_Return)
        assert controller.prompt is not prompt
    assert deals == 12
    keys.tab_to("Score ledger")
    keys.press(Qt.Key.Key_Return)
    assert window.table is None
    check_ledger(rehearsal)
