"""A score of the ledger explains itself, beside the sheet or in its place."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from cardgui.engine.match import Match
from cardgui.engine.registry import make_game
from cardgui.look.i18n import signed
from cardgui.models.score_why import why
from cardgui.screenshots.rehearsal import Rehearsal, played
from cardgui.table.why_rows import Reason, TrickRow

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator
    from pathlib import Path

    from pytestqt.qtbot import QtBot

    from cardgui.screens.ledger import LedgerScreen
    from cardgui.screens.main_window import MainWindow

Key = Qt.Key
GAMES = ["truf", "rifki", "rook_sluff", "minchiate"]


@pytest.fixture
def opened(open_app: Callable[..., MainWindow], tmp_path: Path) -> Iterator[Callable[[str], LedgerScreen]]:
    """Open the ledger at a match of a game, two deals of which are over."""
    with Rehearsal(tmp_path) as rehearsal:

        def opened(game: str) -> LedgerScreen:
            match = Match(make_game(game, {"deals": 4} if game == "minchiate" else {}), 8)
            assert played(match, lambda match: len(match.finished) == 2, "random")
            match_id = rehearsal.enter(match, "random")
            window = open_app()
            window.open_ledger(match_id)
            QApplication.processEvents()
            assert window.ledger is not None
            return window.ledger

        yield opened


def choose(ledger: LedgerScreen, row: int, side: int) -> None:
    sheet = ledger.view.sheet
    assert sheet._texts is not None
    area = sheet.visualRect(sheet._texts.index(row, sheet._texts.first_player() + side))
    QTest.mouseClick(sheet.viewport(), Qt.MouseButton.LeftButton, pos=area.center())
    QApplication.processEvents()


def said(ledger: LedgerScreen) -> list[str]:
    """Everything that the explanation says."""
    assert ledger.why.panel is not None
    panel = ledger.why.panel
    return [panel.title.text(), panel.accessibleName(), panel.reasons.accessibleName()]


@pytest.mark.parametrize("game", GAMES)
def test_a_click_explains_the_score_beside_the_sheet(opened: Callable[[str], LedgerScreen], game: str) -> None:
    ledger = opened(game)
    match = ledger.view.match
    assert match is not None
    records = ledger._desk.records(match.id)
    sides = len(records[0]["result"]["deal_scores"])
    choose(ledger, 1, sides - 1)
    panel = ledger.why.panel
    assert panel is not None
    assert ledger.why.isVisible()
    assert ledger.view.isVisible()
    assert not ledger.side.isVisible()
    assert panel.title.text().endswith(f" {signed(records[1]['result']['deal_scores'][-1])}")
    told = why(records[1], sides - 1)
    assert [row.trick for row in panel.reasons.rows if isinstance(row, TrickRow)] == list(told.tricks)
    texts = ledger.view.sheet._texts
    assert texts is not None
    assert ledger.view.sheet.is_explained(texts.index(1, texts.first_player() + sides - 1))
    QTest.keyClick(panel.reasons, Key.Key_Left)
    assert ledger.view.sheet.is_explained(texts.index(1, texts.first_player() + sides - 2))
    QTest.keyClick(panel.reasons, Key.Key_Escape)
    assert not ledger.why.isVisible()
    assert ledger.side.isVisible()
    assert ledger.view.sheet.hasFocus()


def test_enter_on_a_score_explains_it_and_elsewhere_does_not(opened: Callable[[str], LedgerScreen]) -> None:
    ledger = opened("rifki")
    sheet = ledger.view.sheet
    assert sheet._texts is not None
    sheet.setFocus(Qt.FocusReason.TabFocusReason)
    sheet.setCurrentIndex(sheet._texts.index(0, 0))
    QTest.keyClick(sheet, Key.Key_Return)
    assert not ledger.why.isVisible()
    for _ in range(sheet._texts.first_player()):
        QTest.keyClick(sheet, Key.Key_Right)
    QTest.keyClick(sheet, Key.Key_Return)
    assert ledger.why.isVisible()
    assert ledger.why.panel is not None
    assert ledger.why.panel.reasons.hasFocus()


def test_in_a_narrow_window_it_takes_the_place_of_the_sheet(opened: Callable[[str], LedgerScreen]) -> None:
    ledger = opened("truf")
    ledger.window().resize(900, 600)
    QApplication.processEvents()
    ledger._on_opened("")
    QApplication.processEvents()
    ledger.view.sheet.score_chosen.emit(0, 0)
    QApplication.processEvents()
    assert ledger.why.isVisible()
    assert not ledger.view.isVisible()
    assert not ledger.side.isVisible()
    assert ledger.why.panel is not None
    ledger.why.panel.close_button.click()
    assert ledger.view.isVisible()
    assert not ledger.why.isVisible()


def test_another_match_puts_it_away(opened: Callable[[str], LedgerScreen]) -> None:
    ledger = opened("truf")
    choose(ledger, 0, 1)
    before = ledger.view.match
    other = opened("rifki")
    assert other is not ledger or before is not None
    other.view.sheet.score_chosen.emit(0, 1)
    assert other.why.isVisible()
    assert other.list.model().rowCount() == 2
    other.list.setCurrentIndex(other.list.model().index(1, 0))
    QApplication.processEvents()
    assert not other.why.isVisible()
    assert other.view.sheet._explained is None


def test_a_deal_that_cannot_be_read_says_so(
    opened: Callable[[str], LedgerScreen], monkeypatch: pytest.MonkeyPatch
) -> None:
    ledger = opened("truf")
    reader = ledger._desk.session.reader
    assert reader is not None
    monkeypatch.setattr(type(reader), "deal", lambda _self, _deal: None)
    ledger.view.sheet.score_chosen.emit(0, 0)
    assert ledger.why.panel is not None
    assert ledger.why.panel.reasons.rows[0].accessibleName() == "This deal cannot be replayed."


def test_it_leads_to_the_review_of_the_deal_and_to_the_rule(opened: Callable[[str], LedgerScreen]) -> None:
    ledger = opened("rifki")
    choose(ledger, 1, 2)
    asked: list[tuple[str, ...]] = []
    ledger.review.disconnect()
    ledger.rule_wanted.disconnect()
    ledger.review.connect(lambda match, deal: asked.append((match, deal)))
    ledger.rule_wanted.connect(lambda rule: asked.append((rule,)))
    panel = ledger.why.panel
    assert panel is not None
    reason = panel.reasons.rows[0]
    assert isinstance(reason, Reason)
    assert reason.link is not None
    reason.link.click()
    assert ledger.why.panel is not None
    assert ledger.why.panel.review_button.text() == "Review this deal"
    ledger.why.panel.review_button.click()
    match = ledger.view.match
    assert match is not None
    record = ledger._desk.records(match.id)[1]
    assert asked[1] == (match.id, record["id"])
    assert asked[0][0].startswith("RI-")


@pytest.mark.parametrize("game", GAMES)
def test_another_language_leaves_nobody_named_in_the_old_one(opened: Callable[[str], LedgerScreen], game: str) -> None:
    ledger = opened(game)
    choose(ledger, 0, 0)
    assert ledger.why.panel is not None
    window = ledger.window()
    before = said(ledger)
    window.translator.install("ko")  # type: ignore[attr-defined]
    QApplication.processEvents()
    after = said(ledger)
    choose(ledger, 0, 0)
    assert after == said(ledger), "what is asked for anew says the same"
    assert after != before
    assert "You" not in "".join(after)


def test_another_language_rings_no_score_once_the_explanation_is_closed(
    opened: Callable[[str], LedgerScreen], qtbot: QtBot
) -> None:
    ledger = opened("truf")
    choose(ledger, 0, 0)
    ledger.close_why()
    with qtbot.assertNotEmitted(ledger.why.chosen):
        ledger.window().translator.install("ko")  # type: ignore[attr-defined]
        QApplication.processEvents()
