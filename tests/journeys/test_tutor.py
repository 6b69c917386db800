"""The tutor: it asks before a card leaves the hand that clearly loses, and never otherwise."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QMenu

from cardgui.engine.match import Match
from cardgui.models.history import hints
from cardgui.screenshots.rehearsal import Rehearsal
from cardgui.screenshots.teaching import losing, when
from cardgui.table.hint.tutor import Tutor
from tests.journeys.person import Keyboard


@pytest.fixture
def rehearsal() -> Iterator[Rehearsal]:
    with Rehearsal() as made:
        yield made


def at_table(rehearsal: Rehearsal, *, tutor: bool = True, threshold: int = 10) -> str:
    """Come to a decision with a card that loses more than a trick; that card."""
    match_id = when("truf", lambda view: losing(view) is not None)(rehearsal)
    window = rehearsal.open("en")
    window.settings.tutor, window.settings.tutor_threshold = tutor, threshold
    table = rehearsal.resume(match_id)
    rehearsal.until_asked()
    card = losing(table.controller.view)
    assert card is not None
    return card


def asking(rehearsal: Rehearsal) -> Tutor:
    """Wait until the tutor asks."""
    rehearsal.until(lambda: rehearsal.table.help.tutor is not None)
    tutor = rehearsal.table.help.tutor
    assert tutor is not None
    rehearsal.until(tutor.callout.isVisible)
    rehearsal.settle()
    return tutor


def counted(rehearsal: Rehearsal) -> int:
    deal = rehearsal.table.controller._deal
    assert deal is not None
    return hints(deal.actions)


def test_it_asks_before_the_card_leaves_the_hand_and_rethink_has_the_focus(rehearsal: Rehearsal) -> None:
    card = at_table(rehearsal)
    table = rehearsal.table
    held = len(table.hand.cards())
    table.choose(card)
    tutor = asking(rehearsal)
    assert len(table.hand.cards()) == held
    assert tutor.callout.rethink.hasFocus()
    assert tutor.callout.accessibleName().startswith("The ")
    assert counted(rehearsal) == 1
    keyboard = Keyboard(rehearsal)
    keyboard.press(Qt.Key.Key_Escape)
    assert tutor.callout.isHidden()
    assert len(table.hand.cards()) == held
    assert table.controller.prompt is not None


def test_why_unfolds_the_reason(rehearsal: Rehearsal) -> None:
    card = at_table(rehearsal)
    rehearsal.table.choose(card)
    tutor = asking(rehearsal)
    assert not tutor.callout.accessibleDescription()
    tutor.callout.why.click()
    rehearsal.settle()
    assert tutor.callout.accessibleDescription().startswith("Better: ")
    assert tutor.callout._bars.isVisible()


def test_play_anyway_plays_it(rehearsal: Rehearsal) -> None:
    card = at_table(rehearsal)
    table = rehearsal.table
    table.choose(card)
    tutor = asking(rehearsal)
    tutor.callout._anyway.click()
    rehearsal.until(lambda: all(widget.code != card for widget in table.hand.cards()))
    assert tutor.callout.isHidden()


def test_the_better_card_is_played_without_a_word(rehearsal: Rehearsal) -> None:
    at_table(rehearsal)
    table = rehearsal.table
    rehearsal.until(lambda: table.help.hints is not None and table.help.hints.hinting.known() is not None)
    assert table.help.hints is not None
    known = table.help.hints.hinting.known()
    assert known is not None
    table.choose(known.cards[0])
    rehearsal.until(lambda: all(widget.code != known.cards[0] for widget in table.hand.cards()))
    assert table.help.tutor is not None
    assert table.help.tutor.callout.isHidden()
    assert counted(rehearsal) == 0


def test_a_card_chosen_before_the_thought_is_complete_is_played_or_asked_about_after_it(rehearsal: Rehearsal) -> None:
    card = at_table(rehearsal, threshold=30)
    table = rehearsal.table
    table.choose(card)
    rehearsal.until(lambda: all(widget.code != card for widget in table.hand.cards()))


def test_it_is_off_at_first_and_then_never_thinks(rehearsal: Rehearsal) -> None:
    card = at_table(rehearsal, tutor=False)
    table = rehearsal.table
    table.choose(card)
    rehearsal.until(lambda: all(widget.code != card for widget in table.hand.cards()))
    assert table.help.tutor is None
    assert table.help.hints is None


def test_it_never_asks_at_a_forced_card(rehearsal: Rehearsal) -> None:
    def forced(match: Match) -> bool:
        if match.deal is None or match.deal.over:
            return False
        view = match.deal.view(0)
        return 0 in view.to_act and view.phase == "play" and len(view.legal) == 1 < len(view.hand)

    match_id = rehearsal.store("truf", 4, forced)
    window = rehearsal.open("en")
    window.settings.tutor, window.settings.tutor_threshold = True, 5
    table = rehearsal.resume(match_id)
    rehearsal.until_asked()
    (card,) = table.controller.playable()
    table.choose(card)
    rehearsal.until(lambda: all(widget.code != card for widget in table.hand.cards()))
    assert table.help.tutor is None or table.help.tutor.callout.isHidden()


def test_what_it_asks_while_the_rules_are_read_waits_at_the_table(rehearsal: Rehearsal) -> None:
    card = at_table(rehearsal)
    table, window = rehearsal.table, rehearsal.window
    assert window is not None
    held = len(table.hand.cards())
    table.choose(card)
    keyboard = Keyboard(rehearsal)
    keyboard.press(Qt.Key.Key_F1)
    rules, focused = window.pages.currentWidget(), window.focusWidget()
    assert rules is not table
    hints_now = table.help.hints
    assert hints_now is not None
    rehearsal.until(lambda: hints_now.hinting.known() is not None)
    rehearsal.settle()
    assert window.pages.currentWidget() is rules
    assert window.focusWidget() is focused
    keyboard.press(Qt.Key.Key_Escape)
    tutor = asking(rehearsal)
    assert len(table.hand.cards()) == held
    assert tutor.callout.rethink.isVisible()


def help_entries(rehearsal: Rehearsal) -> dict[str, QAction]:
    menu = rehearsal.table.menu.build()
    (helps,) = (action.menu() for action in menu.actions() if action.text() == "Help at the table")
    assert isinstance(helps, QMenu)
    return {action.text(): action for action in helps.actions()}


def test_it_can_be_had_and_sent_away_from_the_menu_of_the_table(rehearsal: Rehearsal) -> None:
    card = at_table(rehearsal, tutor=False)
    table = rehearsal.table
    held = len(table.hand.cards())
    help_entries(rehearsal)["Tutor"].trigger()
    table.choose(card)
    tutor = asking(rehearsal)
    assert len(table.hand.cards()) == held
    help_entries(rehearsal)["Tutor"].trigger()
    rehearsal.until(tutor.callout.isHidden)
    table.choose(card)
    rehearsal.until(lambda: all(widget.code != card for widget in table.hand.cards()))


def test_without_hints_there_is_neither_button_nor_key_and_the_tutor_asks_all_the_same(rehearsal: Rehearsal) -> None:
    card = at_table(rehearsal)
    table = rehearsal.table
    assert table.bar.hint_button.isVisible()
    help_entries(rehearsal)["Hints"].trigger()
    assert not table.bar.hint_button.isVisible()
    assert not any(action.text().startswith("Hint\t") for action in table.menu.build().actions())
    Keyboard(rehearsal).press(Qt.Key.Key_H)
    assert table.help.hints is not None
    assert not table.help.hints._wanted
    table.choose(card)
    assert asking(rehearsal).callout.isVisible()
    help_entries(rehearsal)["Hints"].trigger()
    assert table.bar.hint_button.isVisible()
