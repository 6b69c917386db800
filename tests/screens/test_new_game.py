"""The new-game dialog offers what the rules allow, explains it, and starts nothing that can't be played."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget

from cardgui.engine.registry import make_game
from cardgui.engine.truf_scoring import scored
from cardgui.look.controls import Canvas, Link
from cardgui.look.i18n import signed
from cardgui.screens.games import GAMES, entry
from cardgui.screens.games.truf_options import EXAMPLES, SCORINGS, TrufOptions, factor_counts
from cardgui.screens.new_game import NewGame, NewGameDialog

if TYPE_CHECKING:
    from collections.abc import Iterator

    from pytestqt.qtbot import QtBot

Key = Qt.Key


@pytest.fixture
def window(qtbot: QtBot) -> Iterator[Canvas]:
    made = Canvas()
    made.resize(1280, 800)
    with qtbot.waitExposed(made):
        made.show()
    yield made
    made.close()


def open_dialog(window: Canvas, **options: str | int) -> tuple[NewGameDialog, TrufOptions]:
    draws = iter((482_117_903, 77, 999_999_999))
    dialog = NewGameDialog(
        window, GAMES[0], options=options, raise_playable=True, explain_refusals=True, draw=lambda: next(draws)
    )
    dialog.open_over()
    QApplication.processEvents()
    panel = dialog.panel_of_game
    assert isinstance(panel, TrufOptions)
    return dialog, panel


def started(dialog: NewGameDialog, qtbot: QtBot) -> NewGame:
    with qtbot.waitSignal(dialog.start) as told:
        dialog.start_button.click()
    game = told.args[0]
    assert isinstance(game, NewGame)
    return game


def test_the_defaults_are_those_of_the_rules(window: Canvas, qtbot: QtBot) -> None:
    dialog, _ = open_dialog(window)
    game = started(dialog, qtbot)
    assert dict(make_game(game.game, game.options).options) == {}
    assert game.number == 482_117_903
    assert game.raise_playable
    assert game.explain_refusals


def test_what_lists_take_for_granted_are_the_defaults_of_the_rules() -> None:
    truf = entry("truf")
    game = make_game("truf")
    assert truf.deals({}, game.players) == game.deals
    assert truf.rules({}) == truf.rules({"scoring": game.option("scoring")})
    for scoring in SCORINGS:
        assert truf.rules({"scoring": scoring}) == truf.rules({"scoring": scoring, "factor": game.option("factor")})
        differs = truf.rules({"scoring": scoring}) != truf.rules({"scoring": scoring, "factor": 5})
        assert differs == factor_counts(scoring)


@pytest.mark.parametrize("scoring", SCORINGS)
def test_every_choice_can_be_played_and_comes_back(window: Canvas, qtbot: QtBot, scoring: str) -> None:
    dialog, panel = open_dialog(window)
    panel._options[scoring].click()
    panel._deals.button("4").click()
    if scoring in "CD":
        panel._factor.button("5").click()
    game = started(dialog, qtbot)
    made = make_game("truf", game.options)
    assert made.options.get("scoring", "A") == scoring
    assert made.options["deals"] == 4
    assert made.options.get("factor", 2) == (5 if scoring in "CD" else 2)
    _, again = open_dialog(window, **dict(game.options))
    assert again.options() == game.options


@pytest.mark.parametrize("scoring", SCORINGS)
def test_tr19_the_factor_is_offered_only_where_it_counts(window: Canvas, scoring: str) -> None:
    _, panel = open_dialog(window, scoring=scoring)
    assert panel._factor_row.isVisible() == (scoring in "CD")
    assert ("factor" in panel.options()) == (scoring in "CD")


@pytest.mark.parametrize("scoring", SCORINGS)
def test_tr17_to_tr21_the_examples_are_counted_by_the_rules(window: Canvas, scoring: str) -> None:
    _, panel = open_dialog(window, scoring=scoring, factor=3)
    shown = [case._score.text() for case in panel._examples.cases]
    assert shown == [signed(scored(scoring, 3, mode, bid, taken)[1]) for mode, bid, taken in EXAMPLES]


def test_the_examples_tell_all_scorings_apart(window: Canvas) -> None:
    rows = set()
    for scoring in SCORINGS:
        _, panel = open_dialog(window, scoring=scoring)
        rows.add(tuple(case._score.text() for case in panel._examples.cases))
    assert len(rows) == len(SCORINGS)


@pytest.mark.parametrize("text", ["", "0", "1,000,000,000", "twelve", "-3"])
def test_a_bad_number_gets_a_sentence_and_starts_nothing(window: Canvas, qtbot: QtBot, text: str) -> None:
    dialog, _ = open_dialog(window)
    dialog.number_field.setText(text)
    assert dialog.number() is None
    assert "999,999,999" in dialog._number_note.text()
    with qtbot.assertNotEmitted(dialog.start):
        QTest.keyClick(dialog.number_field, Key.Key_Return)
        dialog.start_button.click()
    dialog.number_field.setText("5")
    assert dialog.start_button.isEnabled()


@pytest.mark.parametrize("text", ["1", "999,999,999", "12 345", "12.345"])
def test_numbers_may_be_grouped(window: Canvas, qtbot: QtBot, text: str) -> None:
    dialog, _ = open_dialog(window)
    dialog.number_field.setText(text)
    assert started(dialog, qtbot).number == int("".join(c for c in text if c.isdigit()))


def test_the_dice_draw_another_number(window: Canvas) -> None:
    dialog, _ = open_dialog(window)
    dialog.dice.click()
    assert dialog.number() == 77
    dialog.dice.click()
    assert dialog.number_field.text() == "999,999,999"


def test_enter_starts_at_once(window: Canvas, qtbot: QtBot) -> None:
    dialog, _ = open_dialog(window)
    with qtbot.waitSignal(dialog.start):
        QTest.keyClick(QApplication.focusWidget() or dialog, Key.Key_Return)


def test_enter_starts_from_an_option(window: Canvas, qtbot: QtBot) -> None:
    dialog, panel = open_dialog(window)
    panel._options["E"].setFocus()
    panel._options["E"].click()
    with qtbot.waitSignal(dialog.start) as told:
        QTest.keyClick(panel._options["E"], Key.Key_Return)
    assert told.args[0].options["scoring"] == "E"


def test_escape_starts_nothing(window: Canvas, qtbot: QtBot) -> None:
    dialog, _ = open_dialog(window)
    with qtbot.assertNotEmitted(dialog.start), qtbot.waitSignal(dialog.rejected):
        QTest.keyClick(QApplication.focusWidget() or dialog, Key.Key_Escape)


def test_reset_takes_the_rules_defaults(window: Canvas) -> None:
    dialog, panel = open_dialog(window, scoring="D", factor=4, deals=8)
    dialog.raise_switch.setChecked(False)
    dialog.reset_button.click()
    assert panel.options() == {"scoring": "A", "deals": 13}
    assert dialog.raise_switch.isChecked()


def test_a_stored_choice_that_no_longer_exists_takes_the_default(window: Canvas) -> None:
    _, panel = open_dialog(window, scoring="Z", factor=99, deals=1)
    assert panel.options() == {"scoring": "A", "deals": 13}


def test_every_control_can_be_reached_by_tab(window: Canvas) -> None:
    dialog, panel = open_dialog(window, scoring="C")
    seen = []
    for _ in range(40):
        here = QApplication.focusWidget()
        assert here is not None
        if here in seen:
            break
        seen.append(here)
        QTest.keyClick(here, Key.Key_Tab)
    wanted = {
        dialog.number_field, dialog.dice, dialog.raise_switch, dialog.explain_switch, dialog.reset_button,
        dialog.cancel_button, dialog.start_button, panel._options["C"], panel._factor.button("2"),
        panel._deals.button("13"),
    }  # fmt: skip
    assert wanted <= set(seen)


@pytest.mark.parametrize("size", [(900, 600), (1280, 800)])
def test_the_buttons_are_always_in_sight(window: Canvas, size: tuple[int, int]) -> None:
    window.resize(*size)
    dialog, _ = open_dialog(window, scoring="D")
    area = dialog.start_button.rect().translated(
        dialog.start_button.mapTo(window, dialog.start_button.rect().topLeft())
    )
    assert window.rect().contains(area)


RULES_OF_CHOICE = {"truf": "TR-17", "rifki": "RI-26", "rook_sluff": "RS-21", "minchiate": "MI-28"}


@pytest.mark.parametrize("game", RULES_OF_CHOICE)
def test_the_rules_can_be_read_and_the_one_that_is_chosen_by(window: Canvas, game: str) -> None:
    dialog = NewGameDialog(window, entry(game), options={}, raise_playable=True, explain_refusals=True)
    dialog.open_over()
    QApplication.processEvents()
    wanted: list[str] = []
    dialog.rule_wanted.connect(wanted.append)
    assert dialog.rules_button.isVisible()
    dialog.rules_button.click()
    (link,) = [link for link in dialog.findChildren(Link) if RULES_OF_CHOICE[game] in link.words()]
    link.click()
    assert wanted == ["", RULES_OF_CHOICE[game]]


def test_both_columns_begin_at_one_height(window: Canvas) -> None:
    dialog, _ = open_dialog(window)

    def foot(label: QWidget) -> int:
        return label.mapTo(dialog, QPoint(0, label.height() // 2)).y()

    assert foot(dialog.levels._heading) == foot(dialog._help_heading)
