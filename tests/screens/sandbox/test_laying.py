"""The sandbox in the real window: mouse, keys, typed text, every game and number of players, keeping."""

from __future__ import annotations

from itertools import pairwise
from typing import TYPE_CHECKING

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QPlainTextEdit

from cardgui.engine.registry import GAMES
from cardgui.screens.sandbox.dialogs import RulesDialog, SavedDialog
from cardgui.teaching.sandbox.draft import HAND, TRICK, Place
from cardgui.teaching.sandbox.registry import fresh
from cardgui.teaching.sandbox.saved import FILE_NAME, SavedPositions
from tests.screens.sandbox.hands import ERKEK, TABLES, agree, key, middle, press, pull

if TYPE_CHECKING:
    from pathlib import Path

    from cardgui.screens.main_window import MainWindow
    from cardgui.screens.sandbox.screen import SandboxScreen


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
    assert column.verdict.winner.link.words() == "Rule RI-19"
    lines = [line for line in column.verdict.lines if line.isVisible()]
    assert [line.title.text() for line in lines] == [
        "Jack of clubs",
        "Spades, hearts, diamonds, 7 of clubs, 3 of clubs",
    ]
    assert lines[1].link.words() == "Rule RI-21"
    assert "jack of clubs" in lines[1].text.text()
    assert column.status.title.text() == "Valid. 3 hands are not set."
    assert screen.pack_title.text() == "Pack: 39 cards not placed"
    table = screen.table
    assert table is not None
    raised = [card.code for card in table.hand if card.dim == 0]
    assert raised == ["JC"]


def test_the_reason_has_the_room_under_its_rule_too(window: MainWindow, screen: SandboxScreen) -> None:
    window.resize(900, 600)
    agree(screen)
    for line in (screen.column.verdict.winner, screen.column.verdict.lines[1]):
        assert line.link.isVisible()
        assert line.text.geometry().right() == line.link.geometry().right() == line.rect().right()
        assert line.text.geometry().top() >= line.link.geometry().bottom()
        assert line.text.height() >= line.text.heightForWidth(line.text.width())


def test_hands_lie_in_the_order_in_which_they_are_held_at_the_table(window: MainWindow, screen: SandboxScreen) -> None:
    screen.read("minchiate/4 hands=DK,C2,M,T40,T1,SQ//// leader=0")
    table = screen.table
    assert table is not None
    assert [card.code for card in table.hand] == ["M", "T40", "T1", "DK", "C2", "SQ"]
    window.desk.settings.hand_order = "low"
    assert [card.code for card in table.hand] == ["M", "T1", "T40", "DK", "C2", "SQ"]


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


def lines_of(edit: QPlainTextEdit, text: str) -> list[str]:
    """The lines as they are broken; the layout is let go, as another text deletes it."""
    layout = edit.document().firstBlock().layout()
    lines = [layout.lineAt(index) for index in range(layout.lineCount())]
    return [text[line.textStart() : line.textStart() + line.textLength()] for line in lines]


@pytest.mark.parametrize("width", [150, 200, 260, 330])
def test_lines_of_the_text_end_after_commas_slashes_and_spaces(screen: SandboxScreen, width: int) -> None:
    """No code is torn, and no line begins with a comma."""
    text = screen.column.text
    text.setFixedWidth(width)
    edit = text.edit
    for what in (ERKEK, ERKEK.replace("KC", "XXX")):
        edit.setPlainText(what)
        QApplication.processEvents()
        shown = lines_of(edit, what)
        assert len(shown) > 1
        assert "".join(shown) == what
        # Only a piece that is alone on its line, and fills it, may be torn.
        torn = [line for line in shown[:-1] if line[-1] not in ",/ "]
        assert all(not set(line) & set(",/ ") for line in torn)
        assert edit.document().size().height() == len(shown)


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
    assert not column.flags, "hearts are spared in rifki and kupa alone (RI-22)"
    assert column.flags_label.isHidden()
    column.contract.chosen.emit("kupa")
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


def test_a_card_that_lies_elsewhere_keeps_its_index_in_the_pack(screen: SandboxScreen) -> None:
    placed = [card for card in screen.pack.cards.values() if card.exists and not card.count and not card.away]
    assert len(placed) > 1
    pictures = [card.grab().toImage() for card in placed]
    assert all(one != other for one, other in pairwise(pictures)), "each tells which it is"
