"""The sandbox in the real window: mouse, keys, typed text, every game and number of players, keeping, playing."""

from __future__ import annotations

import random
from typing import TYPE_CHECKING

import pytest
from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget

from cardgui.engine.registry import GAMES
from cardgui.look.controls import Dialog
from cardgui.screens.sandbox.dialogs import RulesDialog, SavedDialog
from cardgui.teaching.sandbox.draft import HAND, NOT_PLACED, TRICK, Place
from cardgui.teaching.sandbox.reading import read_draft
from cardgui.teaching.sandbox.registry import SANDBOXES, fresh, sandbox
from cardgui.teaching.sandbox.saved import FILE_NAME, SavedPositions

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

    from pytestqt.qtbot import QtBot

    from cardgui.screens.main_window import MainWindow
    from cardgui.screens.sandbox.screen import SandboxScreen

TABLES = [(game, count) for game in SANDBOXES for count in sorted(GAMES[game].player_counts)]
ERKEK = "rifki/4 contract=erkek hands=AS,9S,6S,QH,7H,JC,7C,3C,TD,6D,2D//// leader=2 trick=8C,KC,"


@pytest.fixture
def window(open_app: Callable[..., MainWindow]) -> MainWindow:
    return open_app()


@pytest.fixture
def screen(window: MainWindow, qtbot: QtBot) -> SandboxScreen:
    window.go("learn")
    home = window.learning.home
    assert home is not None
    QTest.mouseClick(home.sandbox_button, Qt.MouseButton.LeftButton)
    made = window.sandboxes.screen
    assert made is not None
    qtbot.waitUntil(made.isVisible)
    made.read(ERKEK)
    return made


def middle(widget: QWidget) -> QPoint:
    return widget.rect().center()


def press(widget: QWidget) -> None:
    QTest.mouseClick(widget, Qt.MouseButton.LeftButton, pos=middle(widget))


def pull(start: QWidget, end: QWidget, at: QPoint | None = None, grip: QPoint | None = None) -> None:
    """Drag with the mouse from one widget to another."""
    begin = grip or middle(start)
    goal = start.mapFromGlobal(end.mapToGlobal(at or middle(end)))
    QTest.mousePress(start, Qt.MouseButton.LeftButton, pos=begin)
    QTest.mouseMove(start, begin + QPoint(14, -14))
    QTest.mouseMove(start, goal)
    QTest.mouseRelease(start, Qt.MouseButton.LeftButton, pos=goal)


def key(screen: SandboxScreen, text: str) -> None:
    QTest.keyClicks(screen.window().focusWidget() or screen, text)


def agree(screen: SandboxScreen) -> None:
    """Text, table and pack show the same."""
    draft = screen.draft
    assert read_draft(screen.column.text.text) == draft
    table = screen.table
    assert table is not None
    assert [card.code for card in table.hand] == list(draft.hands[screen.set_up.shown])
    assert [spot.card for spot in table.spots] == [draft.laid(seat) for seat in range(draft.players)]
    for code, card in screen.pack.cards.items():
        assert card.count == draft.left[code]


# how it looks ----------------------------------------


def test_it_opens_from_the_list_of_lessons_and_goes_back(window: MainWindow, screen: SandboxScreen) -> None:
    assert window.pages.currentWidget() is screen
    assert not window.sidebar.isVisible()
    press(screen.back_button)
    assert window.pages.currentWidget() is window.learning.home
    assert window.sidebar.isVisible()


def test_the_picture_of_the_design(screen: SandboxScreen) -> None:
    agree(screen)
    column = screen.column
    assert column.verdict.winner.title.text() == "Elif, king of clubs"
    assert "highest card of the suit led" in column.verdict.winner.text.text()
    assert column.verdict.winner.link.words() == "RI-19"
    lines = [line for line in column.verdict.lines if line.isVisible()]
    assert [line.title.text() for line in lines] == [
        "Jack of clubs",
        "Spades, hearts, diamonds, 7 of clubs, 3 of clubs",
    ]
    assert lines[1].link.words() == "RI-21"
    assert "jack of clubs" in lines[1].text.text()
    assert column.status.title.text() == "Valid. 3 hands are not set."
    assert screen.pack_title.text() == "Pack: 39 cards not placed"
    table = screen.table
    assert table is not None
    raised = [card.code for card in table.hand if card.dim == 0]
    assert raised == ["JC"]


def test_rules_lead_to_the_rulebook_and_back(window: MainWindow, screen: SandboxScreen) -> None:
    press(screen.column.verdict.winner.link)
    assert window.pages.currentWidget() is not screen
    window.rooms.close_rulebook()
    assert window.pages.currentWidget() is screen
    agree(screen)


# mouse ----------------------------------------


def test_cards_are_dragged_between_pack_hand_and_trick(screen: SandboxScreen) -> None:
    table, pack = screen.table, screen.pack
    assert table is not None
    jack = next(card for card in table.hand if card.code == "JC")
    grip = QPoint(round(jack.card_rect().left()) + 8, round(jack.card_rect().center().y()))
    pull(jack, table.spots[0], grip=grip)
    assert screen.draft.trick == ("8C", "KC", "JC")
    agree(screen)
    pull(pack.cards["2C"], table.spots[3])
    assert screen.draft.complete
    assert screen.column.verdict.lines[0].title.text() == "The trick is complete"
    agree(screen)
    pull(table.spots[3], pack)
    assert screen.draft.trick == ("8C", "KC", "JC")
    assert screen.draft.left["2C"] == 1
    pull(pack.cards["2C"], table.seats[1])
    assert screen.draft.hands[1] == ("2C",)
    agree(screen)
    ace = table.hand[0]
    pull(ace, pack, grip=QPoint(round(ace.card_rect().left()) + 8, round(ace.card_rect().center().y())))
    assert "AS" not in screen.draft.hands[0]
    assert not screen.carried.isVisible()
    agree(screen)


def test_a_card_dropped_out_of_order_stays_where_it_was_and_why_is_said(screen: SandboxScreen) -> None:
    table = screen.table
    assert table is not None
    pull(screen.pack.cards["2C"], table.spots[3])
    assert screen.draft.trick == ("8C", "KC")
    assert table.pill.saying is not None
    assert table.pill.saying.text == "Cards are played in order. Next: You"
    agree(screen)


def test_the_place_under_a_carried_card_is_shown(screen: SandboxScreen) -> None:
    table, card = screen.table, screen.pack.cards["2C"]
    assert table is not None
    goal = card.mapFromGlobal(table.spots[0].mapToGlobal(middle(table.spots[0])))
    QTest.mousePress(card, Qt.MouseButton.LeftButton, pos=middle(card))
    QTest.mouseMove(card, middle(card) + QPoint(14, -14))
    QTest.mouseMove(card, goal)
    assert screen.carried.isVisible()
    assert [spot.seat for spot in table.spots if spot.aimed] == [0]
    QTest.mouseRelease(card, Qt.MouseButton.LeftButton, pos=goal)
    assert not screen.carried.isVisible()
    assert not any(spot.aimed for spot in table.spots)
    assert list(screen.draft.trick) == ["8C", "KC", "2C"]


def test_a_click_sends_a_card_to_the_chosen_place_and_back(screen: SandboxScreen) -> None:
    table = screen.table
    assert table is not None
    press(screen.pack.cards["KS"])
    assert "KS" in screen.draft.hands[0]
    king = next(card for card in table.hand if card.code == "KS")
    QTest.mouseClick(
        king, Qt.MouseButton.LeftButton, pos=QPoint(round(king.card_rect().left()) + 5, king.height() // 2)
    )
    assert "KS" not in screen.draft.hands[0]
    press(table.seats[1])
    assert screen.set_up.shown == 1
    press(screen.pack.cards["KS"])
    assert screen.draft.hands[1] == ("KS",)
    agree(screen)
    press(table.spots[0])
    press(screen.pack.cards["QC"])
    assert screen.draft.trick == ("8C", "KC", "QC")
    press(table.spots[0])
    assert list(screen.draft.trick) == ["8C", "KC"]
    agree(screen)


def test_everything_can_be_taken_back(screen: SandboxScreen) -> None:
    start = screen.draft
    for code in ("KS", "QS"):
        press(screen.pack.cards[code])
    press(screen.deal_button)
    for _ in range(3):
        assert screen.undo_button.isEnabled()
        press(screen.undo_button)
    assert screen.draft == start
    agree(screen)


# keys ----------------------------------------


def test_codes_are_typed(screen: SandboxScreen) -> None:
    screen.take_focus()
    key(screen, "ksQS10s")
    assert {"KS", "QS", "TS"} <= set(screen.draft.hands[0])
    screen.set_up.go_to(Place(TRICK))
    key(screen, "2c")
    assert screen.draft.trick == ("8C", "KC", "2C")
    key(screen, "zz")
    table = screen.table
    assert table is not None
    assert table.pill.saying is not None
    assert table.pill.saying.text == "No card has this code: Z"
    agree(screen)


def test_a_code_that_can_go_on_waits_for_enter(window: MainWindow, screen: SandboxScreen) -> None:
    screen.read(
        "rook_sluff/6 leader=0 hands=/////// bids=1,1,1,1,1,1, tricks=1,0,0,0,0,0,".replace("///////", "//////")
    )
    screen.take_focus()
    key(screen, "r1")
    assert not screen.draft.hands[0]
    here = window.focusWidget()
    assert here is screen.pack.cards["R1"]
    QTest.keyClick(here, Qt.Key.Key_Return)
    assert list(screen.draft.hands[0]) == ["R1"]
    key(screen, "r13")
    assert list(screen.draft.hands[0]) == ["R1", "R13"]
    key(screen, "b")
    QTest.keyClick(here, Qt.Key.Key_Escape)
    key(screen, "b1")
    QTest.keyClick(here, Qt.Key.Key_Backspace)
    QTest.keyClick(here, Qt.Key.Key_Backspace)
    key(screen, "g9")
    assert list(screen.draft.hands[0]) == ["R1", "R13", "G9"]
    agree(screen)


def test_the_keyboard_alone_is_enough(window: MainWindow, screen: SandboxScreen) -> None:
    screen.take_focus()
    here = window.focusWidget()
    assert here is screen.pack.cards["AS"]
    QTest.keyClick(here, Qt.Key.Key_Right)
    assert window.focusWidget() is screen.pack.cards["KS"]
    QTest.keyClick(window.focusWidget() or here, Qt.Key.Key_Return)
    assert "KS" in screen.draft.hands[0]
    table = screen.table
    assert table is not None
    table.hand[0].setFocus(Qt.FocusReason.TabFocusReason)
    QTest.keyClick(table.hand[0], Qt.Key.Key_End)
    last = table.hand[-1]
    assert last.hasFocus()
    QTest.keyClick(last, Qt.Key.Key_Space)
    assert screen.draft.left["3C"] == 1
    assert table.hand[-1].hasFocus()
    QTest.keyClick(table.hand[-1], Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
    assert screen.draft.left["3C"] == 0
    for widget in (*table.seats, *table.spots, screen.goal, screen.column.text.edit, screen.play_button):
        assert widget.focusPolicy() & Qt.FocusPolicy.TabFocus
        assert widget.accessibleName() or widget.property("text")


def test_esc_leaves(window: MainWindow, screen: SandboxScreen) -> None:
    screen.take_focus()
    QTest.keyClick(window.focusWidget() or screen, Qt.Key.Key_Escape)
    assert window.pages.currentWidget() is window.learning.home


# text ----------------------------------------


def test_a_typed_fault_is_marked_and_changes_nothing(screen: SandboxScreen) -> None:
    edit, before = screen.column.text.edit, screen.draft
    edit.setFocus()
    cursor = edit.textCursor()
    cursor.setPosition(screen.column.text.text.index("KC") + 1)
    edit.setTextCursor(cursor)
    QTest.keyClicks(edit, "X")
    assert screen.column.text.wrong
    assert screen.column.text.marked == "KXC"
    assert screen.column.status.title.text() == "There is no such card: KXC"
    assert screen.draft == before
    agree_but_text = [card.code for card in (screen.table.hand if screen.table else [])]
    assert agree_but_text == list(before.hands[0])
    edit.selectAll()
    QTest.keyClicks(edit, ERKEK.replace("KC", "QC"))
    assert not screen.column.text.wrong
    assert screen.draft.trick == ("8C", "QC")
    screen.pack.take_focus()
    agree(screen)
    screen.set_up.take_back()
    assert screen.draft == before


def test_a_move_puts_a_faulty_text_right(screen: SandboxScreen) -> None:
    screen.column.text.edit.setPlainText("rifki/4 nonsense")
    assert screen.column.text.wrong
    press(screen.pack.cards["KS"])
    assert not screen.column.text.wrong
    agree(screen)


def test_copy_and_paste(window: MainWindow, screen: SandboxScreen) -> None:
    press(screen.column.copy_button)
    assert QGuiApplication.clipboard().text() == screen.draft.text
    QGuiApplication.clipboard().setText("truf/4 leader=0 hands=AS,KS//// bids=9S,8D,8C,7H,")
    QTest.keyClick(window, Qt.Key.Key_V, Qt.KeyboardModifier.ControlModifier)
    assert screen.draft.game == "truf"
    agree(screen)
    QGuiApplication.clipboard().setText("truf/4 hands=AS,AS////")
    press(screen.column.paste_button)
    assert screen.column.text.marked == "AS"
    assert screen.column.text.text == "truf/4 hands=AS,AS////"
    assert screen.draft.hands[0] == ("AS", "KS")


# games ----------------------------------------


@pytest.mark.parametrize(("game", "players"), TABLES)
def test_every_game_at_every_number_of_players(screen: SandboxScreen, game: str, players: int) -> None:
    screen.open(fresh(game, None, players))
    QApplication.processEvents()
    agree(screen)
    table = screen.table
    assert table is not None
    assert len(table.seats) == players
    press(screen.deal_button)
    agree(screen)
    assert screen.column.status.title.text() == "Valid. It can be played from here."
    boxes = [spot.geometry() for spot in table.spots]
    assert all(table.rect().contains(box) for box in boxes)
    assert not any(a.intersects(b) for n, a in enumerate(boxes) for b in boxes[:n] if players > 4)
    for seat in range(players):
        screen.set_up.go_to(Place(HAND, seat))
        agree(screen)


def test_games_contracts_and_leaders_are_chosen(screen: SandboxScreen) -> None:
    column = screen.column
    for game in GAMES:
        column.game.chosen.emit(game)
        assert screen.draft.game == game
        agree(screen)
    column.game.chosen.emit("rifki")
    column.contract.chosen.emit("koz:H")
    assert "contract=koz trump=H" in screen.column.text.text
    column.leader.chosen.emit("3")
    assert screen.draft.leader == 3
    column.flags[0].click()
    assert screen.draft.number("hearts") == 1
    agree(screen)


def test_house_rules_are_chosen(window: MainWindow, screen: SandboxScreen) -> None:
    press(screen.column.rules_button)
    dialog = window.findChild(RulesDialog)
    assert dialog is not None
    dialog.panel_of_game.set_options({"must_overtrump": True})
    press(dialog.done_button)
    assert screen.draft.options == {"must_overtrump": True}
    assert "option.must_overtrump=true" in screen.column.text.text
    assert screen.column.rules_button.words() == "1 rule"
    agree(screen)


def test_the_seat_to_play_is_told_as_itself(screen: SandboxScreen) -> None:
    screen.read("truf/4 bids=9S,8D,8C,7H, leader=0 hands=/////".replace("/////", "///2D,3C/") + " trick=KD,")
    verdict = screen.column.verdict
    assert verdict.told.isVisible()
    lines = [line.text.text() for line in verdict.lines if line.isVisible()]
    assert lines[1].startswith("Diamonds were led by the player at the bottom, and you have diamonds.")


# keeping ----------------------------------------


def test_positions_are_kept_and_opened_again(window: MainWindow, screen: SandboxScreen, tmp_path: Path) -> None:
    kept = screen.draft
    press(screen.column.save_button)
    dialog = window.findChild(SavedDialog)
    assert dialog is not None
    assert dialog.field.text() == "Rıfkı 1"
    dialog.field.setText("King in the way")
    press(dialog.keep_button)
    assert [one.name for one in SavedPositions(tmp_path).positions] == ["King in the way"]
    screen.open(fresh("truf"))
    press(screen.column.saved_link)
    again = [one for one in window.findChildren(SavedDialog) if one.isVisible()][-1]
    press(again.rows[0].open_button)
    assert screen.draft == kept
    agree(screen)


def test_a_broken_file_of_positions_is_told(window: MainWindow, screen: SandboxScreen, tmp_path: Path) -> None:
    (tmp_path / FILE_NAME).write_text("{")
    press(screen.column.saved_link)
    dialog = window.findChild(SavedDialog)
    assert dialog is not None
    assert "positions-unreadable-1.json" in dialog._told.text()


def test_a_kept_position_is_deleted(window: MainWindow, screen: SandboxScreen) -> None:
    window.sandboxes.saved.keep("One", ERKEK)
    press(screen.column.saved_link)
    dialog = window.findChild(SavedDialog)
    assert dialog is not None
    press(dialog.rows[0].forget_button)
    assert not dialog.rows
    assert not window.sandboxes.saved.positions


# playing, reviews, lessons ----------------------------------------


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
    assert screen.column.status.link.words() == "RI-23"


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
    else:
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
