"""Hints as a person takes them: with H, in every game and before every kind of decision; counted in the record."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from PySide6.QtCore import Qt

from cardgui.engine.match import Match
from cardgui.ledger.store import Ledger
from cardgui.models.history import hints
from cardgui.models.ledger_session import FILE_NAME
from cardgui.screenshots.rehearsal import Rehearsal
from cardgui.table.hint.hints import Hints
from cardgui.table.pose import Rect
from tests.journeys.person import Keyboard

STATES: dict[str, tuple[str, ...]] = {
    "truf": ("bid", "adjust", "play"),
    "rifki": ("declare", "play"),
    "rook_sluff": ("bid", "play"),
    "minchiate": ("discard", "declare", "play"),
}
"""Game id → phases in which the person decides."""


@pytest.fixture
def rehearsal() -> Any:
    with Rehearsal() as made:
        yield made


def asked_in(phase: str) -> Callable[[Match], bool]:
    """Whether the person has something to decide in this phase, in the play with a choice in the middle of a trick."""

    def asked(match: Match) -> bool:
        deal = match.deal
        if deal is None or deal.over:
            return False
        view = deal.view(0)
        if 0 not in view.to_act or view.phase != phase:
            return False
        return phase != "play" or (len(view.current) > 1 and len(view.legal) > 1)

    return asked


def shown(rehearsal: Rehearsal) -> Hints:
    """Press H and wait for the hint."""
    keyboard = Keyboard(rehearsal)
    keyboard.press(Qt.Key.Key_H)
    hints_now = rehearsal.table.help.hints
    assert hints_now is not None
    rehearsal.until(hints_now.callout.button.isVisible)
    rehearsal.settle()
    return hints_now


@pytest.mark.parametrize(
    ("game_id", "phase", "language"),
    [
        *((game, phase, "en") for game, phases in STATES.items() for phase in phases),
        *(pytest.param(game, "play", lang, marks=pytest.mark.long) for game in STATES for lang in ("ko", "ja", "tr")),
    ],
)
def test_a_hint_can_be_taken(rehearsal: Rehearsal, game_id: str, phase: str, language: str) -> None:
    match_id = rehearsal.store(game_id, 4, asked_in(phase))
    rehearsal.open(language)
    table = rehearsal.resume(match_id)
    rehearsal.until_asked()
    before = len(table.controller.match.deal.actions()) if table.controller.match.deal else 0
    now = shown(rehearsal)
    hint = now._hint
    callout = now.callout
    assert callout.accessibleName()
    assert "{" not in callout.accessibleName() + callout.accessibleDescription()
    assert callout.accessibleDescription() == now.words.reason(hint.reason)
    ringed = {widget.code for widget in table.hand.cards() if widget.ring}
    assert ringed == set(hint.cards)
    area = callout.surface().toRect().translated(callout.pos())
    covered = Rect(area.x(), area.y(), area.width(), area.height())
    assert not any(covered.shared(box) > 1 for box in table.stage.played_boxes())
    Keyboard(rehearsal).press(Qt.Key.Key_Return)
    rehearsal.settle()
    deal = table.controller.match.deal
    assert deal is not None
    assert hint.action in deal.actions()
    assert len(deal.actions()) > before
    assert not callout.isVisible()
    assert table.controller._deal is not None
    assert hints(table.controller._deal.actions) == 1


def test_a_move_of_ones_own_ends_the_hint(rehearsal: Rehearsal) -> None:
    match_id = rehearsal.store("truf", 4, asked_in("play"))
    rehearsal.open("en")
    table = rehearsal.resume(match_id)
    rehearsal.until_asked()
    now = shown(rehearsal)
    table.choose(min(table.controller.playable()))
    rehearsal.until(now.callout.isHidden)
    assert not table.hand.hinted


def test_h_or_escape_puts_it_away_and_asking_again_counts_once(rehearsal: Rehearsal) -> None:
    match_id = rehearsal.store("truf", 4, asked_in("play"))
    rehearsal.open("en")
    table = rehearsal.resume(match_id)
    rehearsal.until_asked()
    now = shown(rehearsal)
    keyboard = Keyboard(rehearsal)
    keyboard.press(Qt.Key.Key_Escape)
    assert not now.callout.isVisible()
    shown(rehearsal)
    keyboard.press(Qt.Key.Key_H)
    assert not now.callout.isVisible()
    table.choose(min(table.controller.playable()))
    rehearsal.until_asked()
    assert rehearsal.window is not None
    rehearsal.close()
    with Ledger.open(rehearsal.folder / FILE_NAME, app_version="test") as ledger:
        (unfinished,) = ledger.unfinished_matches()
    assert hints(row.body for row in unfinished.actions) == 1


def test_the_language_can_change_while_a_hint_is_shown(rehearsal: Rehearsal) -> None:
    match_id = rehearsal.store("rook_sluff", 4, asked_in("play"))
    window = rehearsal.open("en")
    rehearsal.resume(match_id)
    rehearsal.until_asked()
    now = shown(rehearsal)
    english = now.callout.accessibleDescription()
    window.translator.install("tr")
    rehearsal.settle()
    assert now.callout.accessibleDescription() not in {"", english}


def test_a_rule_can_be_asked_for(rehearsal: Rehearsal) -> None:
    match_id = rehearsal.store("truf", 4, asked_in("play"))
    rehearsal.open("en")
    table = rehearsal.resume(match_id)
    rehearsal.until_asked()
    now = shown(rehearsal)
    wanted: list[str] = []
    table.rule_wanted.connect(wanted.append)
    link = next(link for link in now.callout._rules if link.isVisible())
    link.click()
    assert link.text() == f"Rule {wanted[0]}"
    assert wanted[0].startswith("TR-")


def test_a_hint_that_comes_while_the_rules_are_read_waits_at_the_table(rehearsal: Rehearsal) -> None:
    match_id = rehearsal.store("truf", 4, asked_in("play"))
    window = rehearsal.open("en")
    table = rehearsal.resume(match_id)
    rehearsal.until_asked()
    keyboard = Keyboard(rehearsal)
    keyboard.press(Qt.Key.Key_H)
    keyboard.press(Qt.Key.Key_F1)
    rules = window.pages.currentWidget()
    assert rules is not table
    focused = window.focusWidget()
    hints_now = table.help.hints
    assert hints_now is not None
    rehearsal.until(lambda: hints_now.hinting.known() is not None)
    rehearsal.settle()
    assert window.pages.currentWidget() is rules
    assert window.focusWidget() is focused
    keyboard.press(Qt.Key.Key_Escape)
    rehearsal.until(hints_now.callout.button.isVisible)
    assert window.pages.currentWidget() is table
