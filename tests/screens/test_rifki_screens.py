"""Rıfkı on the screens: its house rules in the dialog, its score sheet in the ledger, a King among the ranks."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from cardgui.bots.registry import player
from cardgui.engine.match import Match
from cardgui.engine.record import make_record
from cardgui.engine.registry import make_game
from cardgui.engine.rifki import Rifki
from cardgui.look.controls import Canvas
from cardgui.look.i18n import signed
from cardgui.models.sheet import sheet_row
from cardgui.screens.games import entry
from cardgui.screens.games.rifki import RIFKI
from cardgui.screens.games.rifki_options import RifkiOptions
from cardgui.screens.match_facts import MatchFacts
from cardgui.screens.new_game import NewGame, NewGameDialog
from cardgui.screens.score_sheet import ScoreSheet
from cardgui.table.rifki.names import contract_name, standing_name

if TYPE_CHECKING:
    from collections.abc import Iterator

    from pytestqt.qtbot import QtBot

    from cardgui.models.sheet import SheetRow

NAMES = ["You", "Elif", "Kemal", "Zeynep"]
SWITCHED = ("opening_penalties", "must_overtrump", "king_ends_game", "void_equal_girls")


@pytest.fixture
def window(qtbot: QtBot) -> Iterator[Canvas]:
    made = Canvas()
    made.resize(1280, 800)
    with qtbot.waitExposed(made):
        made.show()
    yield made
    made.close()


def open_dialog(window: Canvas, **options: str | bool) -> tuple[NewGameDialog, RifkiOptions]:
    dialog = NewGameDialog(window, RIFKI, options=options, raise_playable=True, explain_refusals=True)
    dialog.open_over()
    QApplication.processEvents()
    panel = dialog.panel_of_game
    assert isinstance(panel, RifkiOptions)
    return dialog, panel


def started(dialog: NewGameDialog, qtbot: QtBot) -> NewGame:
    with qtbot.waitSignal(dialog.start) as told:
        dialog.start_button.click()
    game = told.args[0]
    assert isinstance(game, NewGame)
    return game


# -- the dialog -------------------------------------------------------------------------------------------------------


def test_by_default_no_house_rule_is_agreed(window: Canvas, qtbot: QtBot) -> None:
    dialog, panel = open_dialog(window)
    assert tuple(panel.switches) == SWITCHED
    game = started(dialog, qtbot)
    assert dict(make_game("rifki", game.options).options) == {}
    assert RIFKI.rules(game.options) == ""


@pytest.mark.parametrize("name", [option.name for option in Rifki.known_options])
def test_ri26_to_ri30_every_house_rule_can_be_agreed_and_comes_back(window: Canvas, qtbot: QtBot, name: str) -> None:
    dialog, panel = open_dialog(window)
    if name == "first_declarer":
        before = panel._first_note.text()
        panel.first.button("two_of_diamonds").click()
        assert panel._first_note.text() != before
    else:
        panel.switches[name].click()
    game = started(dialog, qtbot)
    assert set(make_game("rifki", game.options).options) == {name}
    assert RIFKI.rules(game.options)
    _, again = open_dialog(window, **dict(game.options))  # type: ignore[arg-type]
    assert again.options() == game.options
    again.set_options({})
    assert RIFKI.rules(again.options()) == ""


def test_every_house_rule_says_what_it_changes(window: Canvas) -> None:
    _, panel = open_dialog(window)
    notes = [switch.accessibleDescription() for switch in panel.switches.values()]
    assert all(notes)
    assert len(set(notes)) == len(notes)
    for switch in panel.switches.values():
        words = switch._block().height(switch.width() - 56) + switch._note_block().height(switch.width() - 56)
        assert switch.height() >= words


def test_a_stored_choice_that_no_longer_exists_takes_the_default(window: Canvas) -> None:
    _, panel = open_dialog(window, first_declarer="eldest", must_overtrump="perhaps")
    assert panel.options()["first_declarer"] == "random"
    assert panel.options()["must_overtrump"] is False


def test_every_house_rule_can_be_reached_by_tab(window: Canvas) -> None:
    _, panel = open_dialog(window)
    seen = []
    for _ in range(40):
        here = QApplication.focusWidget()
        assert here is not None
        if here in seen:
            break
        seen.append(here)
        QTest.keyClick(here, Qt.Key.Key_Tab)
    assert {panel.first.button("random"), *panel.switches.values()} <= set(seen)


def test_what_lists_take_for_granted_is_what_the_rules_say() -> None:
    assert entry("rifki") is RIFKI
    assert RIFKI.deals({}, 4) == Rifki.deals


# -- the score sheet --------------------------------------------------------------------------------------------------


def rows_of(number: int, deals: int, **options: object) -> list[SheetRow]:
    """The rows of a match played by chance."""
    match = Match(make_game("rifki", options), number)
    bot = player("rifki", "random")
    while len(match.finished) < deals and not match.over:
        match.start_deal()
        while match.in_deal:
            assert match.deal is not None
            seat = min(match.deal.to_act)
            match.apply(bot.choose(match.deal.view(seat), match.seed(seat)))
    return [sheet_row(make_record(match.game, "m", done)) for done in match.finished]


def sheet_with(qtbot: QtBot, rows: list[SheetRow], *, over: bool, **options: object) -> ScoreSheet:
    sheet = ScoreSheet()
    qtbot.addWidget(sheet)
    sheet.resize(900, 900)
    sheet.show_deals(RIFKI, rows, NAMES, NAMES, options, over=over)
    return sheet


def text(sheet: ScoreSheet, row: int, column: int) -> str:
    model = sheet.model()
    return str(model.data(model.index(row, column)))


def test_ri24_under_the_deals_stand_totals_and_what_is_left(qtbot: QtBot) -> None:
    rows = rows_of(3, 9)
    sheet = sheet_with(qtbot, rows, over=False)
    model = sheet.model()
    assert model.rowCount() == 9 + 5
    first = model.columnCount() - 4
    heads = [text(sheet, row, 0) for row in range(9, 14)]
    assert heads == ["Total", "If it ended now", "Koz left", "Ceza left", "All four together (0 after deal 20)"]
    for seat, total in enumerate(rows[-1].totals):
        assert text(sheet, 9, first + seat) == signed(total)
        assert text(sheet, 10, first + seat) == standing_name(total)
        koz = sum(row.declarer == seat and row.facts["contract"] == "koz" for row in rows)
        ceza = sum(row.declarer == seat and row.facts["contract"] != "koz" for row in rows)
        assert [text(sheet, row, first + seat) for row in (11, 12)] == [str(2 - koz), str(3 - ceza)]
    assert text(sheet, 13, first + 3) == signed(sum(rows[-1].totals))
    for place, row in enumerate(rows):
        assert text(sheet, place, 1) == NAMES[row.declarer or 0]
        assert text(sheet, place, 2).startswith(contract_name(str(row.facts["contract"])))


def test_ri24_after_twenty_deals_the_four_columns_make_zero(qtbot: QtBot) -> None:
    sheet = sheet_with(qtbot, rows_of(4, 20), over=True)
    model = sheet.model()
    assert [text(sheet, row, 0) for row in range(20, model.rowCount())] == [
        "Total",
        "Result",
        "All four together",
    ]
    assert text(sheet, 22, model.columnCount() - 1) == "0"


@pytest.mark.parametrize("tricks", [10, 11])
@pytest.mark.parametrize("agreed", [True, False])
@pytest.mark.parametrize("contract", ["koz", "el_almaz"])
def test_ri29_beside_a_king_nobody_is_out_or_sunk_even_in_the_last_deal(
    qtbot: QtBot, tricks: int, agreed: bool, contract: str
) -> None:
    rows = rows_of(4, 20)
    rows[-1] = replace(rows[-1], facts={**rows[-1].facts, "contract": contract}, taken=(tricks, 13 - tricks, 0, 0))
    sheet = sheet_with(qtbot, rows, over=True, king_ends_game=agreed)
    heads = [text(sheet, row, 0) for row in range(20, sheet.model().rowCount())]
    king = agreed and contract == "koz" and tricks == 11
    assert heads == (["Total", "All four together"] if king else ["Total", "Result", "All four together"])


def test_a_row_under_the_deals_is_no_deal(qtbot: QtBot) -> None:
    sheet = sheet_with(qtbot, rows_of(5, 3), over=False)
    told: list[int] = []
    sheet.selected.connect(told.append)
    for row in range(sheet.model().rowCount()):
        sheet.setCurrentIndex(sheet.model().index(row, 0))
    assert told == [1, 2, 3, 0, 0, 0, 0, 0]


def void_rows() -> list[SheetRow]:
    """The rows of a match with a void deal in the middle."""
    for number in range(1, 80):
        rows = rows_of(number, 40, void_equal_girls=True)
        if any(row.facts.get("void") for row in rows[:-1]):
            return rows
    raise AssertionError("no deal was void")


def test_ri30_a_void_deal_is_listed_and_named(qtbot: QtBot) -> None:
    rows = void_rows()
    sheet = sheet_with(qtbot, rows, over=True)
    place = next(place for place, row in enumerate(rows) if row.facts.get("void"))
    assert "void" in text(sheet, place, 2)
    assert "void" in RIFKI.deal_story(rows[place], NAMES)
    sheet.select_deal(rows[place].deal)
    assert sheet.currentIndex().row() > place, "the deal that counted is the one that is meant"


# -- a King -----------------------------------------------------------------------------------------------------------


def test_ri29_a_king_ranks_first_whatever_the_scores() -> None:
    fields = dict.fromkeys(MatchFacts.__dataclass_fields__)
    made = MatchFacts(**{**fields, "totals": (300, -200, 300, -400), "winners": ()})  # type: ignore[arg-type]
    assert [made.rank_of(seat) for seat in range(4)] == [1, 3, 1, 4]
    assert made.shared()
    king = replace(made, winners=(3,))
    assert [king.rank_of(seat) for seat in range(4)] == [2, 4, 2, 1]
    assert not king.shared(3)
    usual = replace(made, winners=(0, 2))
    assert [usual.rank_of(seat) for seat in range(4)] == [made.rank_of(seat) for seat in range(4)]
