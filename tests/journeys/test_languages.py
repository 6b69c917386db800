"""A fifth language is found without touching code and fits everywhere; languages change in the midst of a deal."""

from __future__ import annotations

import gc
import re
from typing import TYPE_CHECKING, Final

import pytest
from PySide6.QtCore import QLocale, QPoint, Qt
from PySide6.QtWidgets import QApplication, QLabel, QWidget

from cardgui.app import make_application
from cardgui.look import focus
from cardgui.look.controls import SwitchRow
from cardgui.look.i18n import languages, own_name
from cardgui.look.theme import theme
from cardgui.models.shown import Zone
from cardgui.resources import language_of_texts
from cardgui.screens.learn_cards import TILE, LessonButton, NextCard
from cardgui.screens.new_game import NewGameDialog
from cardgui.screens.rulebook.contents import ContentsRow
from cardgui.screens.statistics_parts import PlaceBars
from cardgui.screenshots.rehearsal import Rehearsal
from cardgui.teaching import lessons, rulebook
from tests.journeys import pseudo
from tests.journeys.said import catalogue

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

    from pytestqt.qtbot import QtBot

    from cardgui.engine.match import Match
    from cardgui.screens.main_window import MainWindow
    from cardgui.table.spot import Spot

SWITCHES: Final = 50
CLOSE: Final = 3
"""Pixels by which a mirror image may differ."""
APART: Final = 7
"""Pixels between what stands in a row; spaces between words are narrower."""
MIDST: Final = 20
"""So many actions of a deal have been done."""


def asked(match: Match) -> bool:
    """In the midst of a deal, at the person's turn."""
    return match.deal is not None and 0 in match.deal.to_act and len(match.deal.actions()) > MIDST


@pytest.fixture(autouse=True)
def plain_look(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:  # noqa: ARG001
    make_application()
    focus.note_pointer()
    monkeypatch.setattr("cardgui.screens.fault.FaultKeeper.install", lambda _keeper: None)
    yield
    theme().set_language("en")
    theme().choose("light")
    theme().set_percent(100)
    QLocale.setDefault(QLocale("en"))


def test_a_catalogue_is_all_it_takes_to_be_offered(fifth: str) -> None:
    assert languages() == ("en", "ko", "ja", "tr", fifth)
    assert own_name(fifth) == "עברית"


def test_texts_of_a_language_without_folders_are_the_english_ones(fifth: str, with_fifth: Path) -> None:
    assert fifth
    assert lessons.titles("truf", "he") == lessons.titles("truf", "en")
    (with_fifth / "assets" / "lessons" / "nb").mkdir(exist_ok=True)
    assert language_of_texts("lessons", "nb") == "nb"
    assert language_of_texts("lessons", "fi") == "en"
    assert lessons.titles("truf", "fi") == lessons.titles("truf", "en")
    assert rulebook.load("truf", "fi").chapters == rulebook.load("truf", "en").chapters


def test_the_pseudo_language_is_longer_accented_and_keeps_its_slots() -> None:
    for text in ("Raise cards that can be played", "Winner: {name}", "%Ln deal(s)", "Play"):
        said = pseudo.said(text)
        assert said != text
        assert re.findall(r"\{\w+\}|%Ln", said) == re.findall(r"\{\w+\}|%Ln", text)
        assert len(said) >= 1.25 * len(re.sub(r"\{\w+\}|%Ln", "", text))


class TestFromRightToLeft:
    @pytest.fixture
    def rehearsal(self, tmp_path: Path) -> Iterator[Rehearsal]:
        with Rehearsal(tmp_path) as rehearsal:
            yield rehearsal

    @staticmethod
    def left(widget: QWidget, window: QWidget) -> int:
        return widget.mapTo(window, QPoint(0, 0)).x()

    def test_window_and_dialogs_are_mirrored(self, rehearsal: Rehearsal, fifth: str) -> None:
        window = rehearsal.open("en", "light")
        dialog = window.offer_new_game("truf")
        rehearsal.settle()
        assert self.left(window.sidebar, window) < self.left(window.pages, window)
        before = self.left(dialog.start_button, window)
        switch = dialog.findChildren(SwitchRow)[0]
        assert switch.focus_shape()[0].center().x() > switch.width() / 2
        window.translator.install(fifth)
        rehearsal.settle()
        assert self.left(window.sidebar, window) > self.left(window.pages, window)
        assert self.left(dialog.start_button, window) < before
        assert switch.focus_shape()[0].center().x() < switch.width() / 2
        window.translator.install("en")
        rehearsal.settle()
        assert self.left(dialog.start_button, window) == before

    def test_texts_begin_at_the_right(self, rehearsal: Rehearsal, fifth: str) -> None:
        window = rehearsal.open(fifth, "light")
        page = window.rooms.open_settings("help")
        rehearsal.settle()
        title = page.pages["help"].title
        picture = title.grab().toImage()
        ground = picture.pixel(picture.width() // 2, 0)

        def inked(x: int) -> bool:
            return any(picture.pixel(x, y) != ground for y in range(picture.height()))

        columns = [x for x in range(picture.width()) if inked(x)]
        assert picture.width() - columns[-1] < 8
        assert columns[0] > picture.width() - columns[-1]

    def test_bars_stand_over_their_numbers_from_either_side(self, qtbot: QtBot) -> None:
        bars = PlaceBars("truf", [9, 3, 0])
        qtbot.addWidget(bars)
        bars.resize(300, 60)

        def heights() -> list[int]:
            picture = bars.grab().toImage()
            ground = picture.pixel(0, 0)
            middles = (round((third + 0.5) * picture.width() / 3) for third in range(3))
            return [sum(picture.pixel(x, y) != ground for y in range(picture.height())) for x in middles]

        bars.setLayoutDirection(Qt.LayoutDirection.LeftToRight)
        before = heights()
        assert before[0] > before[1] > before[2]
        bars.setLayoutDirection(Qt.LayoutDirection.RightToLeft)
        assert heights() == before[::-1]

    @pytest.mark.parametrize("row", ["numbered", "done", "next", "noted", "chapter", "rule"])
    def test_what_stands_in_a_row_changes_sides(self, row: str, qtbot: QtBot) -> None:
        widget: ContentsRow | LessonButton
        if row in {"chapter", "rule"}:
            widget = ContentsRow("Trumps", "12", rule=row == "rule")
            widget.setText("Trumps")
        else:
            widget = LessonButton("3", "truf")
            widget.set_words("Trumps", "5 min" if row == "noted" else "")
            widget.show_state(done=row == "done", following=row == "next")
        qtbot.addWidget(widget)
        widget.resize(400, 44)
        widget.setLayoutDirection(Qt.LayoutDirection.LeftToRight)
        before = _inked(widget)
        assert len(before) > 1
        assert max(before[0]) < widget.width() / 2
        widget.setLayoutDirection(Qt.LayoutDirection.RightToLeft)
        after = [(widget.width() - 1 - last, widget.width() - 1 - first) for first, last in reversed(_inked(widget))]
        assert len(after) == len(before)
        for one, other in zip(before, after, strict=True):
            assert one == pytest.approx(other, abs=CLOSE)

    def test_the_next_lesson_has_its_pattern_where_lines_begin(self, qtbot: QtBot) -> None:
        card = NextCard()
        qtbot.addWidget(card)
        card.title.setText("Trumps")
        card.button.setText("Start")
        card.resize(700, TILE)
        for direction, at, away in (
            (Qt.LayoutDirection.LeftToRight, 3, 697),
            (Qt.LayoutDirection.RightToLeft, 697, 3),
        ):
            card.setLayoutDirection(direction)
            picture = card.grab().toImage()
            column = {picture.pixel(at, y) for y in range(20, picture.height() - 20)}
            plain = {picture.pixel(away, y) for y in range(20, picture.height() - 20)}
            assert len(plain) == 1
            assert not column & plain
            row = card.layout()
            assert row is not None
            first = row.contentsMargins().left() if at == 3 else row.contentsMargins().right()
            assert first == TILE + 20

    def test_the_table_is_never_mirrored(self, rehearsal: Rehearsal, fifth: str) -> None:
        match = rehearsal.store("truf", 58, asked)
        window = rehearsal.open("en", "light")
        table = rehearsal.resume(match)
        rehearsal.until_asked()

        def places() -> list[object]:
            stage, middle = table.stage, table.stage.width() / 2
            own = [(spot.zone, stage.cards[card].x()) for card, spot in stage.spots.items() if _shows_face(spot)]
            # Plates are as wide as their words; what matters is the side.
            return [
                *sorted(own, key=str),
                *(round((plate.geometry().center().x() - middle) / middle) for plate in stage.plates),
            ]

        before = places()
        assert len(before) > 10
        window.translator.install(fifth)
        rehearsal.settle()
        assert places() == before
        assert table.stage.layoutDirection() == Qt.LayoutDirection.LeftToRight


def _inked(widget: QWidget) -> list[tuple[int, int]]:
    """Where something stands in a row: first and last column of each piece, words of one text together."""
    picture = widget.grab().toImage()
    middle = picture.height() // 2
    ground = picture.pixel(picture.width() // 2, middle)
    pieces: list[tuple[int, int]] = []
    for x in range(picture.width()):
        if any(picture.pixel(x, y) != ground for y in range(middle - 8, middle + 8)):
            joined = bool(pieces) and x - pieces[-1][1] < APART
            first = pieces.pop()[0] if joined else x
            pieces.append((first, x))
    return [piece for piece in pieces if piece[0] > 4 and piece[1] < picture.width() - 5]


def _shows_face(spot: Spot) -> bool:
    return spot.zone is Zone.TRICK or (spot.zone is Zone.HAND and spot.seat == 0)


def _shown(window: MainWindow) -> Iterator[str]:
    """Every text of a window that a person could read or hear."""
    for widget in window.findChildren(QWidget):
        if widget.isVisible():
            yield from (widget.accessibleName(), widget.accessibleDescription(), widget.toolTip())
            yield widget.text() if isinstance(widget, QLabel) else ""


def test_fifty_switches_in_the_midst_of_a_deal_leave_nothing_behind(tmp_path: Path) -> None:
    with Rehearsal(tmp_path) as rehearsal:
        match = rehearsal.store("rifki", 3, asked)
        window = rehearsal.open("en", "light")
        rehearsal.resume(match)
        rehearsal.until_asked()
        order = ("ko", "ja", "tr", "en")
        for language in order:
            window.settings.language = language
            rehearsal.settle()

        def widgets() -> int:
            gc.collect()
            rehearsal.settle()
            return len(QApplication.allWidgets())

        before = widgets()
        for switch in range(SWITCHES):
            window.settings.language = order[switch % len(order)]
            rehearsal.settle()
        assert widgets() == before
        window.settings.language = "tr"
        rehearsal.settle()
        foreign = catalogue("tr").foreign
        assert not {text for text in _shown(window) if text in foreign}
        others = {text for code in ("ko", "ja") for text in catalogue(code).whole} - catalogue("tr").whole
        own = {own_name(code) for code in languages()}
        assert not {text for text in _shown(window) if text in others and text not in own and not text.isascii()}


@pytest.mark.parametrize("dialog_game", ["truf", "minchiate"])
def test_an_open_dialog_follows_the_language(tmp_path: Path, dialog_game: str) -> None:
    with Rehearsal(tmp_path) as rehearsal:
        window = rehearsal.open("en", "light")
        window.offer_new_game(dialog_game)
        for language in ("ko", "ja", "tr"):
            window.translator.install(language)
            rehearsal.settle()
            (dialog,) = [one for one in window.findChildren(NewGameDialog) if one.isVisible()]
            texts = {label.text() for label in dialog.findChildren(QLabel) if label.isVisible()}
            assert not texts & catalogue(language).foreign
