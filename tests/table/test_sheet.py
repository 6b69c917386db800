"""The score sheet at the table: every column has its heading, totals stand below, what it is about goes last."""

from __future__ import annotations

from dataclasses import replace

import pytest
from PySide6.QtCore import QPoint
from PySide6.QtWidgets import QApplication

from cardgui.look.i18n import Translator
from cardgui.look.text import TextBlock
from cardgui.look.theme import theme
from cardgui.look.type import load_fonts
from cardgui.table.deal_sheet import PlayerSheet
from cardgui.table.panels import SHADE
from cardgui.table.rook_sluff.score_words import ScoreWords
from cardgui.table.rook_sluff.sheet import TeamSheet
from cardgui.table.seats import shortened
from cardgui.table.truf.sheet import TrufSheet
from tests.table.at_rifki import after
from tests.table.at_table import Maker
from tests.table.test_score_why import GAMES, sheet_of, why_of, with_sheet


def sheet_of_truf(make_table: Maker, size: tuple[int, int] = (1280, 800)) -> PlayerSheet:
    sheet = sheet_of(with_sheet(make_table, "truf", size=size))
    assert isinstance(sheet, PlayerSheet)
    return sheet


def titles(sheet: PlayerSheet) -> list[str]:
    return [subject.title for subject, _ in sheet._kept]


def test_a_deal_shows_declarer_trump_and_mode_each_under_its_heading(make_table: Maker) -> None:
    sheet = sheet_of_truf(make_table)
    assert titles(sheet) == ["Declarer", "Trump", "Mode"]
    for place, row in enumerate(sheet.rows):
        (declarer, _), (_, trump), (mode, _) = (subject.cells[place] for subject, _ in sheet._kept)
        assert declarer == sheet._context.name(row.declarer or 0)
        assert trump == row.facts["trump"]
        assert mode == {"atas": "Main Atas", "bawah": "Main Bawah"}[str(row.facts["mode"])]


def test_the_totals_stand_below_the_columns_and_are_read_aloud(make_table: Maker) -> None:
    sheet = sheet_of_truf(make_table)
    sums = tuple(sum(row.scores[side] for row in sheet.rows) for side in range(4))
    assert sheet.totals() == sheet.rows[-1].totals == sums
    foot = sheet.foot
    assert foot is not None
    assert foot.isVisible()
    assert foot.mapTo(sheet.window(), QPoint(0, 0)).y() >= sheet.mapTo(sheet.window(), QPoint(0, sheet.height())).y()
    assert foot.accessibleName().count("total") == len(sheet.scored())


@pytest.mark.parametrize("width", [592, 420, 360])
def test_where_the_width_lacks_the_declarer_goes_first_and_the_mode_last(make_table: Maker, width: int) -> None:
    theme().set_percent(115)
    shown = sheet_of_truf(make_table)
    sheet = TrufSheet(shown._context)
    sheet.rows = shown.rows
    sheet.resize(width, 200)
    sheet.refresh()
    kept = titles(sheet)
    assert kept == ["Declarer", "Trump", "Mode"][3 - len(kept) :]
    names = len(sheet.scored())
    assert sheet.player_column(names - 1, 0, 10).right() <= width
    assert sheet.player_column(0, 0, 10).width() > 30
    assert kept or width < 400


@pytest.mark.parametrize(("game", "players"), GAMES)
def test_sheet_and_explanation_stand_side_by_side_with_one_top_and_foot(
    make_table: Maker, game: str, players: int
) -> None:
    table = with_sheet(make_table, game, players)
    table.view.over.explain(0, 0)
    QApplication.processEvents()
    sheet, why = table.view.over.sheet.geometry(), why_of(table).geometry()
    assert (sheet.top(), sheet.height()) == (why.top(), why.height())
    plates = [plate.geometry() for plate in table.view.stage.plates if plate.isVisible()]
    assert not any(plate.intersects(sheet) or plate.intersects(why) for plate in plates), "nothing is cut through"
    picture = table.view.stage.grab().toImage()
    between = (table.view.over.sheet.surface().right() + sheet.left() + why.left() + SHADE) / 2
    shades = [picture.pixelColor(round(between), y).lightness() for y in range(0, picture.height(), 7)]
    assert max(shades) - min(shades) < 16, "no strips of cards between the two"


@pytest.mark.parametrize(("game", "players"), GAMES)
def test_heads_stay_above_the_rows_while_these_scroll(
    make_table: Maker, monkeypatch: pytest.MonkeyPatch, game: str, players: int
) -> None:
    sheet = sheet_of(with_sheet(make_table, game, players))
    drawn: list[tuple[str, float]] = []
    monkeypatch.setattr(TextBlock, "draw", lambda block, _painter, rect, *_: drawn.append((block.text, rect.top())))
    for away in (0, 10):
        sheet.move(0, -away)
        drawn.clear()
        sheet.grab()
        assert sheet.rows_from() == away + sheet.head_height()
        heads = [(text, top) for text, top in drawn if top < sheet.rows_from() - 5]
        assert {text for text, _ in heads} >= {*map(shortened, sheet.scored()), "Deal"}
        assert all(top >= away for _, top in heads)
        assert len(drawn) > len(heads)
    first = sheet.score_place(0, 0).center()
    sheet.move(0, 0)
    assert sheet._score_at(first) == (0, 0)
    sheet.move(0, -round(first.y()))
    assert sheet._score_at(first) is None


@pytest.mark.parametrize("size", [(900, 600), (1280, 800)])
@pytest.mark.parametrize("language", ["en", "ko", "ja", "tr"])
def test_rows_that_scroll_are_whole_at_head_and_foot(make_table: Maker, size: tuple[int, int], language: str) -> None:
    translator = Translator()
    translator.install(language)
    table = after(make_table, 16, 6, size=size)
    table.view.sheet_wanted.emit()
    QApplication.processEvents()
    area, sheet = table.view.over.sheet._area, table.view.over.sheet.content
    rows = (area.viewport().height() - sheet.head_height()) / sheet.row_height()
    assert abs(rows - round(rows)) * sheet.row_height() <= 1.5
    assert rows == pytest.approx(20, abs=0.1) or size[1] < 800, "twenty deals are seen at once"
    away = area.verticalScrollBar().value() / sheet.row_height()
    assert abs(away - round(away)) * sheet.row_height() <= 1
    translator.remove()


def test_rs18_more_than_two_sluffs_are_told_apart_from_one(make_table: Maker) -> None:
    sheet = sheet_of(with_sheet(make_table, "rook_sluff", 10))
    assert isinstance(sheet, TeamSheet)
    row = replace(sheet.rows[0], bids=(0, 1, 0, 1, 0, 1, 2, 1, 0, 1), taken=(0, 1, 3, 1, 0, 1, 2, 1, 0, 1))
    assert sheet._sluffs(row, 0) == "3 of 4: +100"
    assert sheet._sluffs(row, 1) == ""
    row = replace(row, bids=(0, 1, 0, 1, 3, 1, 2, 1, 3, 1))
    assert sheet._sluffs(row, 0) == "+50 \N{MINUS SIGN}50"


def test_the_sheet_is_closed_at_the_same_place_in_every_game(make_table: Maker) -> None:
    for game, players in GAMES:
        panel = with_sheet(make_table, game, players).view.over.sheet
        at = panel.button.mapTo(panel, QPoint(0, 0)).y()
        assert at < panel.height() / 3


@pytest.mark.parametrize("language", ["en", "ko", "tr"])
@pytest.mark.usefixtures("qapp")
def test_reasons_of_a_team_break_between_them_alone(language: str) -> None:
    load_fonts()
    translator = Translator()
    translator.install(language)
    theme().set_language(language)
    words = ScoreWords()
    parts = [words.part("sluff_failed", -50, {}, name) for name in ("Emma", "Gina", "Cora", "Iris")]
    for width in range(180, 500, 20):
        layout = TextBlock(words.parts(parts), 13).laid_out(width)
        lines = [layout.lineAt(index) for index in range(layout.lineCount())]
        told = [layout.text()[line.textStart() : line.textStart() + line.textLength()] for line in lines]
        assert all("50" in line for line in told), told
    theme().set_language("en")
    translator.remove()
