"""Any score of the sheet at the table explains itself: beside the sheet, with the keyboard and for screen readers."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QColor, QImage
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from cardgui.look.i18n import Translator, signed
from cardgui.look.paint import contrast
from cardgui.look.theme import theme
from cardgui.look.type import scaled
from cardgui.models.score_why import why
from cardgui.screenshots.rehearsal import played
from cardgui.table.panels import SHADE
from cardgui.table.why_panel import WhyPanel
from cardgui.table.why_rows import MOST, PADDING, STEP, TrickRow
from tests.table.fake import first_legal

if TYPE_CHECKING:
    from pytestqt.qtbot import QtBot

    from cardgui.look.theme import ThemeChoice
    from cardgui.table.deal_sheet import DealSheet
    from tests.table.at_table import Maker, Table

Key = Qt.Key
GAMES = [("truf", 4), ("rifki", 4), ("rook_sluff", 8), ("rook_sluff", 10), ("minchiate", 4)]


def with_sheet(make_table: Maker, game: str, players: int = 4, size: tuple[int, int] = (1280, 800)) -> Table:
    """A table in its third deal, the score sheet open."""
    options = {"deals": 4} if game == "minchiate" else {}
    table = make_table(5, game=game, players=players, size=size, begin=False, choice=first_legal, **options)
    assert played(table.controller.match, lambda match: len(match.finished) == 2)
    table.controller.next_deal()
    table.view.over.show_sheet()
    QApplication.processEvents()
    return table


def sheet_of(table: Table) -> DealSheet:
    return table.view.over.sheet.content


def why_of(table: Table) -> WhyPanel:
    assert table.view.over.why is not None
    return table.view.over.why


def click(table: Table, row: int, side: int) -> None:
    sheet = sheet_of(table)
    QTest.mouseClick(sheet, Qt.MouseButton.LeftButton, pos=sheet.score_place(row, side).center().toPoint())
    QApplication.processEvents()


@pytest.mark.parametrize(("game", "players"), GAMES)
def test_another_language_names_people_anew(make_table: Maker, qtbot: QtBot, game: str, players: int) -> None:
    table = with_sheet(make_table, game, players)
    click(table, 0, 0)
    panel = why_of(table)
    translator = Translator()
    translator.install("ko")
    try:
        QApplication.processEvents()
        assert panel.accessibleName() == panel.content.words.name() != "How this score came about"
        assert panel.content.title.text().startswith(sheet_of(table).scored()[0])
        assert "You" not in panel.content.reasons.accessibleName()
        table.view.over.close(panel)
        with qtbot.assertNotEmitted(panel.moved):
            translator.install("tr")
            QApplication.processEvents()
    finally:
        translator.remove()


@pytest.mark.parametrize(("game", "players"), GAMES)
def test_a_click_on_a_score_explains_just_that_score(make_table: Maker, game: str, players: int) -> None:
    table = with_sheet(make_table, game, players)
    records = table.controller.records()
    for row, record in enumerate(records):
        for side, score in enumerate(record["result"]["deal_scores"]):
            if table.view.over.why is not None and why_of(table).isVisible():
                table.view.over.close(why_of(table))
            click(table, row, side)
            content = why_of(table).content
            assert content.title.text() == f"{sheet_of(table).scored()[side]} {signed(score)}"
            told = why(record, side)
            rows = [shown for shown in content.reasons.rows if isinstance(shown, TrickRow)]
            assert [shown.trick for shown in rows] == list(told.tricks)
            name = content.reasons.accessibleName()
            assert name.count(", which wins") == len(told.tricks)
            assert "Qt" not in name
            assert "{" not in name


@pytest.mark.parametrize(("game", "players"), GAMES)
def test_beside_the_sheet_where_there_is_room_and_in_its_place_where_not(
    make_table: Maker, game: str, players: int
) -> None:
    table = with_sheet(make_table, game, players)
    over = table.view.over
    before = over.sheet.geometry()
    click(table, 0, 0)
    inner = (SHADE, SHADE, -SHADE, -SHADE)
    assert over.sheet.isVisible()
    assert over.sheet.shade.isVisible()
    assert not over.sheet.geometry().adjusted(*inner).intersects(why_of(table).geometry().adjusted(*inner))
    assert table.view.stage.rect().contains(why_of(table).geometry().adjusted(*inner))
    table.view.resize(900, 600)
    QApplication.processEvents()
    assert not over.sheet.isVisible()
    assert why_of(table).isVisible()
    assert table.view.stage.rect().contains(why_of(table).geometry().adjusted(*inner))
    table.view.resize(1280, 800)
    QApplication.processEvents()
    assert over.sheet.isVisible()
    over.close(why_of(table))
    assert over.sheet.geometry() == before
    assert over.sheet.shade.isVisible() == over.sheet.fills_table
    over.close(over.sheet)
    assert not over.sheet.shade.isVisible()


@pytest.mark.parametrize(("game", "players"), GAMES[:3])
def test_the_keyboard_alone_goes_to_a_score_reads_it_and_the_next_and_back(
    make_table: Maker, game: str, players: int
) -> None:
    table = with_sheet(make_table, game, players)
    sheet = sheet_of(table)
    sheet.setFocus(Qt.FocusReason.TabFocusReason)
    QTest.keyClick(sheet, Key.Key_Home)
    for _ in range(3):
        QTest.keyClick(sheet, Key.Key_Up)
        QTest.keyClick(sheet, Key.Key_Left)
    QTest.keyClick(sheet, Key.Key_Right)
    QTest.keyClick(sheet, Key.Key_Return)
    content, sides = why_of(table).content, len(sheet.scored())
    assert content.reasons.hasFocus()
    titles = [content.title.text()]
    for _ in range(2 * sides):
        QTest.keyClick(content.reasons, Key.Key_Right)
        if content.title.text() != titles[-1] or content.next_button.isEnabled():
            titles.append(content.title.text())
    scores = [
        f"{sheet.scored()[side]} {signed(record['result']['deal_scores'][side])}"
        for record in table.controller.records()
        for side in range(sides)
    ]
    assert content.title.text() == scores[-1]
    assert titles[0] == scores[1]
    assert titles[1] == scores[2]
    assert not content.next_button.isEnabled()
    QTest.keyClick(content.reasons, Key.Key_Escape)
    assert not why_of(table).isVisible()
    assert sheet.hasFocus()
    table.view.keys.arrange_tabs()
    assert table.view.over.top() is table.view.over.sheet


@pytest.mark.parametrize("percent", [100, 150])
@pytest.mark.parametrize(("game", "players"), GAMES)
def test_cards_names_and_words_have_room(make_table: Maker, game: str, players: int, percent: int) -> None:
    theme().set_percent(percent)
    table = with_sheet(make_table, game, players, (900, 600))
    click(table, 1, 1)
    content = why_of(table).content
    for row in content.reasons.rows:
        assert row.height() >= row.heightForWidth(row.width())
        assert row.accessibleName()
        if isinstance(row, TrickRow):
            places = row._places(row.width())
            assert places.card >= 40
            assert places.columns * places.step <= row.width() + 1
            one_row = players * scaled(STEP) <= row.width()
            assert (places.columns == players) == (one_row or players <= MOST)
    viewport = content.area.viewport()
    assert content.reasons.width() <= viewport.width()
    assert content.area.height() >= 150
    for button in (content.close_button, content.before_button, content.next_button):
        corner = button.mapTo(table.view, QPoint(0, 0))
        assert table.view.rect().contains(corner)


def test_what_was_taken_back_closes_it(make_table: Maker) -> None:
    table = with_sheet(make_table, "truf")
    click(table, 0, 2)
    table.view.over.rewound()
    assert not why_of(table).isVisible()
    assert not table.view.over.sheet.isVisible()
    assert not table.view.over.sheet.shade.isVisible()


def test_the_deal_explained_can_be_gone_over_from_the_table(make_table: Maker) -> None:
    table = with_sheet(make_table, "truf")
    wanted: list[int] = []
    table.view.over.review_wanted.connect(wanted.append)
    click(table, 1, 2)
    button = why_of(table).content.review_button
    assert button.isVisible()
    button.click()
    QTest.keyClick(why_of(table).content.reasons, Key.Key_Left)
    for _ in range(3):
        QTest.keyClick(why_of(table).content.reasons, Key.Key_Left)
    button.click()
    assert wanted == [1, 0]


def dimmed(rows: list[TrickRow]) -> list[tuple[TrickRow, int]]:
    """The cards that only lay beside what counts: their row and place in it."""
    return [
        (row, place)
        for row in rows
        for place, card in enumerate(row.trick.cards)
        if not card.counts and card.seat != row.trick.winner
    ]


def index_contrast(row: TrickRow, place: int, picture: QImage) -> float:
    """Between the paper under an index as it is drawn and its strongest ink."""
    places = row._places(row.width())
    line, column = divmod(place, places.columns)
    left = column * places.step + (places.step - places.card) / 2
    top = PADDING + places.head + line * places.line
    seen = Counter(
        picture.pixelColor(x, y).rgb()
        for x in range(round(left + 0.04 * places.card), round(left + 0.28 * places.card))
        for y in range(round(top + 0.06 * places.card), round(top + 0.3 * places.card))
    )
    ground = QColor(seen.most_common(1)[0][0])
    return max(contrast(QColor(color), ground) for color in seen)


@pytest.mark.parametrize(("scheme", "least"), [("light", 4.5), ("dark", 3.0)])
@pytest.mark.parametrize("game", ["minchiate", "rifki"])
def test_the_index_of_every_dimmed_card_can_be_read(
    make_table: Maker, game: str, scheme: ThemeChoice, least: float
) -> None:
    theme().choose(scheme)
    table = with_sheet(make_table, game)
    found = 0
    for row in range(len(table.controller.records())):
        for side in range(len(sheet_of(table).scored())):
            if table.view.over.why is not None and why_of(table).isVisible():
                table.view.over.close(why_of(table))
            click(table, row, side)
            rows = [shown for shown in why_of(table).content.reasons.rows if isinstance(shown, TrickRow)]
            pictures = {shown: shown.grab().toImage() for shown in rows}
            for shown, place in dimmed(rows):
                code = shown.trick.cards[place].card
                assert index_contrast(shown, place, pictures[shown]) >= least, code
                found += 1
    assert found or game == "rifki"
