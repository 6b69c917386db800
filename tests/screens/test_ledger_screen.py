"""The ledger shows every match as it was, and what can be done with it."""

from __future__ import annotations

from datetime import UTC, datetime, timedelta
from typing import TYPE_CHECKING

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QAccessible
from PySide6.QtTest import QAbstractItemModelTester, QTest
from PySide6.QtWidgets import QApplication

from cardgui import __version__
from cardgui.ledger.errors import DamagedError
from cardgui.ledger.store import Ledger
from cardgui.look.controls import Button, Dialog
from cardgui.look.i18n import signed
from cardgui.look.text import TextBlock
from cardgui.screens.ledger import LedgerScreen
from cardgui.screens.sheet_texts import Score
from tests.screens.played import play_match

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

    from pytestqt.qtbot import QtBot

    from cardgui.screens.main_window import MainWindow

Key = Qt.Key


def ledger_of(window: MainWindow, match: str = "") -> LedgerScreen:
    window.open_ledger(match)
    for _ in range(3):
        QApplication.processEvents()
    assert window.ledger is not None
    return window.ledger


def test_an_empty_ledger_says_where_to_begin(open_app: Callable[..., MainWindow]) -> None:
    window = open_app()
    ledger = ledger_of(window)
    assert ledger._empty.isVisible()
    assert not ledger.list.isVisible()
    ledger._empty.button.click()
    assert window.pages.currentWidget() is window.home


def test_matches_are_listed_newest_first_in_words(open_app: Callable[..., MainWindow], played: dict[str, str]) -> None:
    ledger = ledger_of(open_app())
    model = ledger.list.model()
    rows = [model.data(model.index(row, 0), Qt.ItemDataRole.AccessibleTextRole) for row in range(model.rowCount())]
    assert len(rows) == len(played)
    assert rows[0].startswith("Truf, 8 deals, Today")
    assert rows[0].endswith("deal 4 of 8")
    assert "Yesterday" in rows[1]
    assert " of 4" in rows[1]
    assert rows[2].endswith("abandoned")


def test_totals_ranks_and_sheet_agree_with_the_records(
    open_app: Callable[..., MainWindow], played: dict[str, str]
) -> None:
    window = open_app()
    ledger = ledger_of(window, played["finished"])
    records = window.desk.records(played["finished"])
    assert len(records) == 13
    sums = [sum(record["result"]["deal_scores"][seat] for record in records) for seat in range(4)]
    assert [card._total.text() for card in ledger.view._cards] == [signed(total) for total in sums]
    best = max(range(4), key=lambda seat: sums[seat])
    assert ledger.view._cards[best]._rank.text() == "1st"
    texts = ledger.view.sheet._texts
    assert texts is not None
    for row, record in enumerate(records):
        scores = [texts.content(row, texts.first_player() + seat) for seat in range(4)]
        assert [s.points for s in scores if isinstance(s, Score)] == record["result"]["deal_scores"]
    assert [line.values[-1] for line in ledger.view.chart._lines] == sums
    assert ledger.view.chart.deals == 13


def test_the_sheet_reads_out_trump_mode_and_bids(open_app: Callable[..., MainWindow], played: dict[str, str]) -> None:
    window = open_app()
    ledger = ledger_of(window, played["finished"])
    result = window.desk.records(played["finished"])[0]["result"]
    texts = ledger.view.sheet._texts
    assert texts is not None
    words = [texts.data(texts.index(0, column)) for column in range(texts.columnCount())]
    suits = {"S": "spades", "H": "hearts", "D": "diamonds", "C": "clubs"}
    assert suits[result["trump"]] in words
    assert ("Main Atas" if result["mode"] == "atas" else "Main Bawah") in words
    assert words[texts.first_player()].startswith(signed(result["deal_scores"][0]))
    role = QAccessible.queryAccessibleInterface(ledger.view.sheet).role()
    assert role is QAccessible.Role.Table


def test_chart_and_sheet_point_at_the_same_deal(open_app: Callable[..., MainWindow], played: dict[str, str]) -> None:
    view = ledger_of(open_app(), played["finished"]).view
    QTest.keyClick(view.chart, Key.Key_Home)
    assert view.sheet.currentIndex().row() == 0
    assert view._story.text().startswith("Deal 1:")
    view.sheet.setCurrentIndex(view.sheet.model().index(4, 0))
    assert view.chart.deal == 5
    assert view._story.text().startswith("Deal 5:")
    assert "Totals:" in view.chart.accessibleDescription()


def test_an_unfinished_match_can_be_resumed_or_given_up_and_taken_up_again(
    open_app: Callable[..., MainWindow], played: dict[str, str], qtbot: QtBot
) -> None:
    window = open_app()
    ledger = ledger_of(window, played["open"])
    view = ledger.view
    assert view.resume_button.isVisible()
    assert not view.take_up_button.isVisible()
    view.abandon_button.click()
    dialog = next(dialog for dialog in window.findChildren(Dialog) if dialog.isVisible())
    assert "take it up again" in dialog.accessibleDescription()
    give_up = next(button for button in dialog.findChildren(Button) if button.words() == "Abandon")
    with qtbot.waitSignal(window.desk.changed):
        give_up.click()
    assert view.match is not None
    assert view.match.state == "abandoned"
    assert not view.resume_button.isVisible()
    assert window.desk.newest_open() is None
    with qtbot.waitSignal(window.desk.changed):
        view.take_up_button.click()
    assert view.resume_button.isVisible()


def test_keeping_a_game_changes_nothing(open_app: Callable[..., MainWindow], played: dict[str, str]) -> None:
    window = open_app()
    view = ledger_of(window, played["open"]).view
    view.abandon_button.click()
    QTest.keyClick(QApplication.focusWidget() or window, Key.Key_Return)
    assert view.match is not None
    assert view.match.state == "open"


def test_deals_that_cannot_be_read_are_not_passed_off_as_none(
    open_app: Callable[..., MainWindow], played: dict[str, str], monkeypatch: pytest.MonkeyPatch
) -> None:
    window = open_app()

    def records(_match: str) -> list[dict[str, object]]:
        raise DamagedError("a page is gone")

    monkeypatch.setattr(window.desk, "records", records)
    view = ledger_of(window, played["finished"]).view
    assert view._no_deals.isVisible()
    assert view._no_deals.text() == "The deals of this game cannot be read."


def test_below_1100_list_and_match_are_two_pages(open_app: Callable[..., MainWindow], played: dict[str, str]) -> None:
    assert played
    ledger = ledger_of(open_app(size=(900, 600)))
    assert ledger.list.isVisible()
    assert not ledger.view.isVisible()
    ledger.list.setFocus()
    QTest.keyClick(ledger.list, Key.Key_Down)
    QTest.keyClick(ledger.list, Key.Key_Return)
    assert ledger.view.isVisible()
    assert not ledger.list.isVisible()
    assert ledger.view.back_button.isVisible()
    ledger.view.back_button.click()
    assert ledger.list.isVisible()
    assert ledger.list.hasFocus()


@pytest.mark.parametrize("size", [(1100, 700), (1280, 800)])
def test_from_1100_both_are_seen_at_once(
    open_app: Callable[..., MainWindow], played: dict[str, str], size: tuple[int, int]
) -> None:
    ledger = ledger_of(open_app(size=size), played["old"])
    assert ledger.list.isVisible()
    assert ledger.list.width() == 332
    assert ledger.view.isVisible()
    assert not ledger.view.back_button.isVisible()


def test_the_sheet_never_needs_to_scroll_sideways(open_app: Callable[..., MainWindow], played: dict[str, str]) -> None:
    window = open_app(size=(1100, 700))
    sheet = ledger_of(window, played["finished"]).view.sheet
    for percent in (100, 150):
        window.settings.text_percent = percent
        for _ in range(3):
            QApplication.processEvents()
        assert sum(sheet.columnWidth(column) for column in range(sheet.model().columnCount())) <= sheet.width()
        assert sheet.verticalScrollBar().maximum() == 0


@pytest.mark.parametrize("size", [(900, 600), (1100, 700), (1280, 800)])
@pytest.mark.parametrize("percent", [100, 150])
def test_no_heading_of_the_sheet_is_broken(
    open_app: Callable[..., MainWindow], played: dict[str, str], size: tuple[int, int], percent: int
) -> None:
    window = open_app(size=size)
    window.settings.text_percent = percent
    sheet = ledger_of(window, played["finished"]).view.sheet
    for column in range(sheet.model().columnCount()):
        heading = TextBlock(str(sheet.model().headerData(column, Qt.Orientation.Horizontal)), 13, 600)
        assert heading.natural_width() <= sheet.columnWidth(column) - 20
    assert sheet.model().columnCount() >= 6


def test_a_match_without_a_finished_deal_says_so(open_app: Callable[..., MainWindow], tmp_path: Path) -> None:
    with Ledger.open(tmp_path / "ledger.sqlite", app_version=__version__) as store:
        match = play_match(store, 5, deals=0, cards=9)
    view = ledger_of(open_app(), match).view
    assert view._no_deals.isVisible()
    assert not view.chart.isVisible()
    assert view.resume_button.isVisible()


def titles(ledger: LedgerScreen) -> list[str]:
    model = ledger.list.model()
    return [str(model.data(model.index(row, 0), Qt.ItemDataRole.AccessibleTextRole)) for row in range(model.rowCount())]


def test_the_list_is_filtered_by_game_and_searched_while_typing(
    open_app: Callable[..., MainWindow], played: dict[str, str], qtbot: QtBot
) -> None:
    assert played
    ledger = ledger_of(open_app())
    search = ledger.filter.search
    search.setFocus()
    with qtbot.waitSignal(ledger.filter.changed):
        QTest.keyClicks(search, "482 117")
    assert titles(ledger) == []
    assert ledger.side._none.isVisible()
    assert not ledger.view.isVisible()
    with qtbot.waitSignal(ledger.filter.changed):
        QTest.keyClicks(search, " 903")
    (found,) = titles(ledger)
    assert "Yesterday" in found
    assert ledger.view.isVisible()
    with qtbot.waitSignal(ledger.filter.changed):
        search.clear_button.click()
    assert len(titles(ledger)) == 4
    assert search.hasFocus()
    ledger.filter.game._on_action(ledger.filter.game._actions["rifki"])
    assert titles(ledger) == []
    ledger.filter.game._on_action(ledger.filter.game._actions["truf"])
    assert len(titles(ledger)) == 4


def test_a_game_is_found_by_its_name_and_players_by_theirs_in_the_language_of_the_window(
    open_app: Callable[..., MainWindow], played: dict[str, str]
) -> None:
    assert played
    ledger = ledger_of(open_app(language="ko"))
    for text, count in (("트루프", 4), ("사리", 4), ("Sari", 4), ("르프크", 0)):
        ledger.filter.search.setText(text)
        ledger.refresh()
        assert len(titles(ledger)) == count, text


def test_players_are_renamed_and_a_note_is_kept(
    open_app: Callable[..., MainWindow], played: dict[str, str], qtbot: QtBot
) -> None:
    window = open_app()
    view = ledger_of(window, played["finished"]).view
    dialog = view.rename_players()
    assert dialog is not None
    assert [field.text() for field in dialog.fields] == ["", "Sari", "Budi", "Dewi"]
    dialog.fields[1].setText("Hatice")
    dialog.fields[2].clear()
    with qtbot.waitSignal(window.desk.changed):
        QTest.keyClick(dialog.fields[1], Key.Key_Return)
    assert [card._name.text() for card in view._cards] == ["You", "Hatice", "Budi", "Dewi"]
    note = view.write_note()
    assert note is not None
    QTest.keyClicks(note.field, "In the train")
    with qtbot.waitSignal(window.desk.changed):
        note.keep.click()
    assert view._note.isVisible()
    assert view._note.text() == "In the train"
    assert view.match is not None
    assert view.match.id == played["finished"]
    ledger = ledger_of(window)
    ledger.filter.search.setText("hatice")
    ledger.refresh()
    assert len(titles(ledger)) == 1


def test_a_deleted_game_can_be_brought_back_at_once_and_later(
    open_app: Callable[..., MainWindow], played: dict[str, str], qtbot: QtBot
) -> None:
    window = open_app()
    ledger = ledger_of(window, played["old"])
    with qtbot.waitSignal(window.desk.changed):
        ledger.view._actions["delete"].trigger()
    assert len(titles(ledger)) == 3
    assert ledger.side.undo.isVisible()
    with qtbot.waitSignal(window.desk.changed):
        ledger.side.undo.link.click()
    assert len(titles(ledger)) == 4
    assert not ledger.side.undo.isVisible()
    with qtbot.waitSignal(window.desk.changed):
        ledger.view._actions["delete"].trigger()
    ledger.filter.game.choose("deleted")
    ledger.refresh()
    assert len(titles(ledger)) == 1
    assert "restored until" in ledger.view._about.text()
    assert not ledger.view.more_button.isVisible()
    with qtbot.waitSignal(window.desk.changed):
        ledger.view.restore_button.click()
    assert titles(ledger) == []
    ledger.filter.show_all()
    ledger.refresh()
    assert len(titles(ledger)) == 4


def test_where_list_and_match_are_two_pages_a_deletion_leads_back_to_the_list(
    open_app: Callable[..., MainWindow], played: dict[str, str], qtbot: QtBot
) -> None:
    window = open_app()
    window.resize(900, 600)
    ledger = ledger_of(window, played["old"])
    assert not ledger.list.isVisible()
    with qtbot.waitSignal(window.desk.changed):
        ledger.view._actions["delete"].trigger()
    assert ledger.list.isVisible()
    assert ledger.side.undo.isVisible()


def test_after_thirty_days_a_deleted_game_is_offered_no_more(
    open_app: Callable[..., MainWindow], played: dict[str, str], tmp_path: Path
) -> None:
    now = datetime.now(UTC)
    for days, match in ((29, "old"), (31, "finished")):
        long_ago = now - timedelta(days=days)
        clock = lambda long_ago=long_ago: long_ago  # noqa: E731
        with Ledger.open(tmp_path / "ledger.sqlite", app_version=__version__, clock=clock) as store:
            store.edit_match(played[match], {"deleted": True})
    ledger = ledger_of(open_app())
    ledger.filter.game.choose("deleted")
    ledger.refresh()
    assert len(titles(ledger)) == 1


def test_the_models_of_the_ledger_keep_the_rules_of_qt(
    open_app: Callable[..., MainWindow], played: dict[str, str]
) -> None:
    window = open_app()
    ledger = ledger_of(window, played["finished"])
    mode = QAbstractItemModelTester.FailureReportingMode.Fatal
    testers = [QAbstractItemModelTester(model, mode) for model in (ledger.matches, ledger.list.model())]
    assert ledger.view.sheet._texts is not None
    testers.append(QAbstractItemModelTester(ledger.view.sheet._texts, mode))
    ledger.filter.search.setText("9")
    ledger.refresh()
    ledger.filter.show_all()
    ledger.refresh()
    window.desk.refresh()
    assert len(testers) == 3
