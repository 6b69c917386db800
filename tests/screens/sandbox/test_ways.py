"""The ways in and out of the sandbox, other languages, what is said, and whatever else is done there."""

from __future__ import annotations

import random
from typing import TYPE_CHECKING

import pytest
from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from cardgui.look.controls import Dialog
from cardgui.teaching.sandbox.draft import HAND, NOT_PLACED, TRICK, Place
from cardgui.teaching.sandbox.registry import SANDBOXES, sandbox
from tests.screens.sandbox.hands import agree, key, press, pull

if TYPE_CHECKING:
    from pytestqt.qtbot import QtBot

    from cardgui.screens.main_window import MainWindow
    from cardgui.screens.sandbox.screen import SandboxScreen


def test_it_is_played_from_here_and_left_again(window: MainWindow, screen: SandboxScreen, qtbot: QtBot) -> None:
    press(screen.play_button)
    table = window.table
    assert table is not None
    assert not table.controller.recorded
    qtbot.waitUntil(lambda: table.controller.prompt is not None, timeout=5000)
    assert table.controller.playable() == {"JC"}
    table.leave.emit()
    assert window.pages.currentWidget() is screen
    assert all(len(hand) for hand in screen.draft.hands)
    agree(screen)
    assert not window.desk.has_any(), "practice stands in no ledger"
    screen.leave.emit()
    assert window.pages.currentWidget() is window.learning.home


def test_what_cannot_be_played_says_why(screen: SandboxScreen) -> None:
    screen.read("rifki/4 contract=erkek leader=0 hands=2H,3H/4H,5H/6H,7H/8H,9H/")
    press(screen.play_button)
    table = screen.table
    assert table is not None
    assert table.pill.saying is not None
    assert table.pill.saying.text == "This contradicts a rule."
    assert screen.column.status.link.words() == "Rule RI-23"


def test_a_lesson_is_opened_in_the_sandbox(window: MainWindow, qtbot: QtBot) -> None:
    lesson = window.learning.open("T4")
    qtbot.waitUntil(lambda: lesson.table is not None and not lesson.table.busy, timeout=8000)
    assert lesson.column.sandbox_button.isVisible()
    press(lesson.column.sandbox_button)
    screen = window.sandboxes.screen
    assert screen is not None
    assert window.pages.currentWidget() is screen
    assert lesson.table is not None
    assert lesson.table.match.deal is not None
    assert screen.draft.hands[0] == tuple(lesson.table.match.deal.view(0).hand)
    agree(screen)
    press(screen.back_button)
    assert window.pages.currentWidget() is lesson
    assert lesson.table is not None


def test_a_lesson_without_a_table_offers_no_sandbox(window: MainWindow) -> None:
    lesson = window.learning.open("T1")
    assert lesson.column.sandbox_button.isVisible() == (lesson.table is not None)


@pytest.mark.usefixtures("played")
def test_a_review_is_opened_in_the_sandbox(window: MainWindow, played: dict[str, str]) -> None:
    match = played["finished"]
    deal = str(window.desk.records(match)[0]["id"])
    assert window.reviews.open_stored(match, deal)
    review = window.reviews.screen
    assert review is not None
    review.go_to(9)
    assert review.replay is not None
    text = review.replay.match.position()
    press(review.box.sandbox_link)
    screen = window.sandboxes.screen
    assert screen is not None
    assert window.pages.currentWidget() is screen
    assert screen.draft.trick == tuple(text.fields["trick"] or ())  # type: ignore[arg-type]
    assert screen.set_up.verdict.trouble is None
    agree(screen)
    press(screen.back_button)
    assert window.pages.currentWidget() is review
    assert review.timeline.value() == 9


# the window ----------------------------------------


def test_another_language_is_spoken_at_once(window: MainWindow, screen: SandboxScreen) -> None:
    window.translator.install("tr")
    QApplication.processEvents()
    assert screen.column.verdict.winner.title.text() == "Elif, sinek papazı"
    assert screen.play_button.words() == "Buradan oyna"
    table = screen.table
    assert table is not None
    assert "sinek valesi" in next(card for card in table.hand if card.code == "JC").accessibleName().lower()
    agree(screen)
    window.translator.install("en")


def test_what_happens_is_said(screen: SandboxScreen) -> None:
    said: list[str] = []
    screen.speech.said.connect(lambda text, _now: said.append(text))
    press(screen.pack.cards["KS"])
    screen.set_up.move("KS", Place(HAND, 0), NOT_PLACED)
    screen.set_up.put("KC") if screen.set_up.to.kind == TRICK else screen.set_up.take_back()
    assert said[:2] == ["King of spades: Your hand.", "King of spades: back in the pack."]


def test_no_dialog_lets_a_paste_through(window: MainWindow, screen: SandboxScreen) -> None:
    before = screen.draft
    press(screen.column.save_button)
    QGuiApplication.clipboard().setText("truf/4 leader=0")
    assert window.sandboxes.paste()
    assert screen.draft == before
    for dialog in window.findChildren(Dialog):
        dialog.reject()


def test_what_the_rules_say_is_read_aloud(screen: SandboxScreen) -> None:
    said: list[str] = []
    screen.speech.said.connect(lambda text, _now: said.append(text))
    screen.take_focus()
    key(screen, "i")
    assert said == [screen.column.verdict.spoken()]
    assert said[0].startswith("Wins so far. Elif, king of clubs. The king of clubs is the highest card")
    assert "You may play 1 of 11. Jack of clubs" in said[0]


def test_f1_opens_the_rule_that_matters(window: MainWindow, screen: SandboxScreen) -> None:
    assert window.sandboxes.rule_on(screen) == ("RI-21", "rifki")
    assert window.sandboxes.rule_on(window.home) == ("", "")
    QTest.keyClick(window, Qt.Key.Key_F1)
    assert window.pages.currentWidget() is not screen
    window.rooms.close_rulebook()
    assert window.pages.currentWidget() is screen


def choose_something(screen: SandboxScreen, draw: random.Random) -> None:
    column, draft = screen.column, screen.draft
    if draw.random() < 0.3:
        column.game.chosen.emit(draw.choice(list(SANDBOXES)))
    elif draw.random() < 0.4 and sandbox(draft).contracts:
        column.contract.chosen.emit(draw.choice(sandbox(draft).contracts))
    elif draw.random() < 0.5:
        column.leader.chosen.emit(str(draw.randrange(draft.players)))
    elif column.flags:
        draw.choice(column.flags).click()


def random_thing(screen: SandboxScreen, draw: random.Random) -> None:
    """Something that a person could do."""
    table, draft, cards = screen.table, screen.draft, [*screen.pack.cards.values()]
    assert table is not None
    match draw.randrange(10):
        case 0 | 1:
            choose_something(screen, draw)
        case 2:
            press(draw.choice([screen.undo_button, screen.undo_button, screen.deal_button]))
        case 3:
            press(draw.choice([*table.seats, *table.spots]))
        case 4 if table.hand:
            draw.choice(table.hand).click()
        case 5:
            screen.take_focus()
            key(screen, draw.choice("asdfkqjt1234567890rgybcm") + draw.choice("shdc123456789"))
        case 6:
            text, at = draft.text, draw.randrange(len(draft.text))
            screen.column.text.edit.setPlainText(text[:at] + draw.choice("KQ/,= x9") + text[at + draw.randrange(3) :])
        case 7:
            pull(draw.choice(cards), draw.choice([*table.seats, *table.spots, screen.pack]))
        case _:
            press(draw.choice(cards))


@pytest.mark.parametrize("seed", [1, 2])
def test_whatever_is_done_text_and_table_agree(screen: SandboxScreen, seed: int) -> None:
    draw = random.Random(seed)
    for _ in range(120):
        random_thing(screen, draw)
        if screen.set_up.fault is None:
            screen.column.text.left.emit()
            agree(screen)
        else:
            assert screen.column.text.wrong
        if draw.random() < 0.05:
            screen.window().resize(draw.randrange(900, 1500), draw.randrange(600, 900))
            QApplication.processEvents()


def test_a_finger_taps_cards(screen: SandboxScreen) -> None:
    table = screen.table
    assert table is not None
    queen = next(card for card in table.hand if card.code == "QH")
    queen.finger_lifted.emit(queen.mapToParent(queen.card_rect().topLeft() + QPointF(6, 30)))
    assert screen.draft.left["QH"] == 1
    queen.finger_lifted.emit(QPointF(3, 3))
    agree(screen)
