"""The rulebook on the screen: the way to it and back, searching, diagrams, keys, languages, narrow windows."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, cast

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from cardgui.engine.registry import GAMES
from cardgui.look import focus
from cardgui.look.controls import Dialog
from cardgui.screens.keys import KeysDialog
from cardgui.screens.new_game import NewGameDialog
from cardgui.screens.rulebook.lesson_link import LessonLink, lessons_of
from cardgui.screens.rulebook.page import RuleBlock
from cardgui.screens.rulebook.screen import RulebookScreen
from cardgui.teaching import diagrams, rulebook
from cardgui.teaching.lessons import LessonError
from cardgui.teaching.rulebook import RulebookError
from cardgui.teaching.rulebook_search import HEAD

if TYPE_CHECKING:
    from pathlib import Path

    from cardgui.screens.main_window import MainWindow

Open = Callable[..., "MainWindow"]
Key = Qt.Key


def shown(window: MainWindow) -> RulebookScreen:
    page = window.pages.currentWidget()
    assert isinstance(page, RulebookScreen)
    return page


def opened(window: MainWindow, number: str = "") -> RulebookScreen:
    window.rooms.open_rulebook(number)
    for _ in range(3):
        QApplication.processEvents()
    return shown(window)


def here(screen: RulebookScreen) -> str:
    assert screen.page is not None
    return "" if screen.rule == HEAD else screen.page.chapter.rules[screen.rule].number


def press(window: MainWindow, key: Qt.Key, modifier: Qt.KeyboardModifier = Qt.KeyboardModifier.NoModifier) -> None:
    QTest.keyClick(window.focusWidget() or window, key, modifier)
    QApplication.processEvents()


def test_f1_opens_the_rulebook_and_esc_goes_back(open_app: Open) -> None:
    window = open_app()
    press(window, Key.Key_F1)
    screen = shown(window)
    assert not window.sidebar.isVisible()
    assert screen.game == "truf"
    press(window, Key.Key_Escape)
    assert window.pages.currentWidget() is window.home
    assert window.sidebar.isVisible()


def test_f1_in_a_dialog_puts_it_aside(open_app: Open) -> None:
    window = open_app()
    dialog = window.offer_new_game("rifki")
    QApplication.processEvents()
    inside = window.focusWidget()
    assert inside is not None
    press(window, Key.Key_F1)
    assert shown(window).game == "rifki"
    assert not dialog.isVisible()
    window.resize(1100, 700)
    press(window, Key.Key_Escape)
    assert window.pages.currentWidget() is window.home
    assert dialog.isVisible()
    assert dialog.geometry() == window.rect()
    assert window.focusWidget() is inside
    press(window, Key.Key_Escape)
    assert not dialog.isVisible()


def test_f1_in_a_dialog_over_the_rulebook_puts_it_aside_too(open_app: Open) -> None:
    window = open_app()
    place = window.focusWidget()
    press(window, Key.Key_F1)
    press(window, Key.Key_N, Qt.KeyboardModifier.ControlModifier)
    (dialog,) = window.findChildren(NewGameDialog)
    press(window, Key.Key_F1)
    assert not dialog.isVisible()
    assert shown(window).isAncestorOf(window.focusWidget() or window)
    press(window, Key.Key_Escape)
    assert window.pages.currentWidget() is window.home
    assert dialog.isVisible()
    assert dialog.isAncestorOf(window.focusWidget() or window)
    press(window, Key.Key_Escape)
    assert not dialog.isVisible()
    assert window.focusWidget() is place


def test_only_what_was_open_before_the_rulebook_comes_back_after_it(open_app: Open) -> None:
    window = open_app()
    first = window.offer_new_game("rifki")
    press(window, Key.Key_F1)
    press(window, Key.Key_K, Qt.KeyboardModifier.ControlModifier)
    assert [one.isVisible() for one in window.findChildren(KeysDialog)] == [True]
    press(window, Key.Key_F1)
    assert not any(one.isVisible() for one in window.findChildren(Dialog))
    press(window, Key.Key_Escape)
    assert first.isVisible()
    assert [dialog for dialog in window.findChildren(Dialog) if dialog.isVisible()] == [first]


def test_the_settings_close_what_waits_for_the_end_of_the_rulebook(open_app: Open) -> None:
    window = open_app()
    dialog = window.offer_new_game("rifki")
    rejected: list[bool] = []
    dialog.rejected.connect(lambda: rejected.append(True))
    press(window, Key.Key_F1)
    window.rooms.open_settings()
    assert rejected == [True]


def test_at_the_table_it_opens_at_the_rule_of_the_moment_and_the_game_waits(open_app: Open) -> None:
    from cardgui.screens.new_game import NewGame  # noqa: PLC0415

    window = open_app()
    window.start(NewGame("truf", {}, 5, raise_playable=True, explain_refusals=True))
    table = window.table
    assert table is not None
    while table.controller.prompt is None:
        table.director.skip()
        QApplication.processEvents()
    held = [card.code for card in table.hand.cards()]
    QTest.mouseClick(table.bar.rules_button, Qt.MouseButton.LeftButton)
    screen = shown(window)
    assert here(screen) == "TR-6"
    shows = table.controller.shown.phase
    for _ in range(20):
        QApplication.processEvents()
    assert table.controller.shown.phase == shows
    press(window, Key.Key_Escape)
    assert window.table is table
    assert window.pages.currentWidget() is table
    assert not window.sidebar.isVisible()
    assert [card.code for card in table.hand.cards()] == held
    table.rule_wanted.emit("TR-14")
    assert here(shown(window)) == "TR-14"
    screen.back.emit()
    assert window.pages.currentWidget() is table


def test_every_rule_of_every_game_can_be_opened(open_app: Open) -> None:
    window = open_app()
    for game, prefix in ((game, GAMES[game].prefix) for game in filter(rulebook.has_rulebook, GAMES)):
        screen = opened(window, f"{prefix}-1")
        assert screen.game == game
        assert screen.book is not None
        for rule in screen.book.rules():
            screen.open_at(rule.number)
            assert here(screen) == rule.number
            if rule.diagram is not None:
                (panel,) = screen.panels
                assert panel.place == rule.diagram
                assert panel.isVisible()
                for step in range(panel.steps):
                    panel.show_step(step)
                    assert panel.accessibleDescription().startswith(rule.diagram.captions[step])


def test_keys_go_from_rule_to_rule_and_through_the_diagram(open_app: Open) -> None:
    window = open_app()
    screen = opened(window, "TR-12")
    assert isinstance(window.focusWidget(), RuleBlock)
    press(window, Key.Key_Down)
    assert here(screen) == "TR-13"
    (panel,) = screen.panels
    assert panel.place is not None
    assert panel.place.id == "face-down"
    told: list[str] = []
    panel._speech.said.connect(lambda text, _at_once: told.append(text))
    press(window, Key.Key_Right)
    press(window, Key.Key_Right)
    assert panel.step == 2
    assert tuple(told) == panel.place.captions[1:3]
    press(window, Key.Key_Left)
    assert panel.step == 1
    press(window, Key.Key_Up)
    press(window, Key.Key_Up)
    assert here(screen) == "TR-11"
    press(window, Key.Key_Up)
    assert here(screen) == "TR-10"
    press(window, Key.Key_PageDown)
    assert (screen.chapter, here(screen)) == (2, "TR-11")
    focus.note_keyboard()
    for _ in range(3):
        press(window, Key.Key_Tab)
    assert window.focusWidget() is not None


def test_a_diagram_is_gone_through_by_its_buttons(open_app: Open) -> None:
    window = open_app()
    (panel,) = opened(window, "TR-13").panels
    panel.next.setFocus(Qt.FocusReason.TabFocusReason)
    seen = []
    while panel.next.isEnabled():
        panel.next.click()
        seen.append(panel.step)
    assert seen == [1, 2, 3, 4, 5]
    assert window.focusWidget() is panel.back
    panel.first.click()
    assert panel.step == 0
    assert not panel.first.isEnabled()


def test_words_are_found_counted_and_gone_to(open_app: Open) -> None:
    window = open_app()
    screen = opened(window, "TR-1")
    press(window, Key.Key_F, Qt.KeyboardModifier.ControlModifier)
    assert window.focusWidget() is screen.bar.field
    QTest.keyClicks(screen.bar.field, "face down")
    hits = screen._found.hits
    assert len(hits) > 5
    assert screen._found.at == hits[0]
    places = []
    for _ in range(len(hits)):
        places.append((screen.chapter, screen.rule))
        press(window, Key.Key_Return)
    assert places == [(hit.chapter, hit.rule) for hit in hits]
    assert screen._found.at == hits[0]
    press(window, Key.Key_Return, Qt.KeyboardModifier.ShiftModifier)
    assert screen._found.at == hits[-1]
    press(window, Key.Key_F3)
    assert screen._found.at == hits[0]
    press(window, Key.Key_Escape)
    assert screen.bar.field.text() == ""
    assert screen._found.hits == []
    press(window, Key.Key_Escape)
    assert isinstance(window.focusWidget(), RuleBlock)
    assert shown(window) is screen


def test_the_number_of_a_rule_finds_it_in_any_game(open_app: Open) -> None:
    window = open_app()
    screen = opened(window, "TR-1")
    screen.bar.field.setText("ri 21")
    assert (screen.game, here(screen)) == ("rifki", "RI-21")
    screen.bar.field.setText("RI-5")
    assert here(screen) == "RI-5"
    screen.bar.field.setText("nowhere to be found")
    assert screen._found.looking
    assert screen._found.hits == []
    assert here(screen) == "RI-5"


def test_another_language_keeps_the_place_the_step_and_the_words(open_app: Open) -> None:
    window = open_app()
    screen = opened(window, "MI-20")
    screen.panels[0].show_step(3)
    titles = set()
    for language in ("ko", "ja", "tr", "en"):
        window.settings.language = language
        QApplication.processEvents()
        assert here(screen) == "MI-20"
        assert screen.book is not None
        assert screen.book.language == language
        assert screen.panels[0].step == 3
        assert screen.page is not None
        titles.add(screen.page.rules[screen.rule].rule.title)
    assert len(titles) == 4


def test_below_1100_diagrams_stand_under_their_rules_and_the_contents_are_a_drawer(open_app: Open) -> None:
    window = open_app(size=(900, 600))
    screen = opened(window, "TR-12")
    assert screen.page is not None
    assert not screen.contents.isVisible()
    assert not screen.beside_scroll.isVisible()
    own = [rule.diagram for rule in screen.page.chapter.rules if rule.diagram is not None]
    assert [panel.place for panel in screen.panels] == own
    for panel in screen.panels:
        block = next(block for block in screen.page.rules if block.rule.diagram == panel.place)
        assert panel.y() >= block.y() + block.height()
    screen.bar.contents_button.click()
    QApplication.processEvents()
    assert screen.contents.isVisible()
    press(window, Key.Key_Escape)
    assert not screen.contents.isVisible()
    assert shown(window) is screen
    screen.bar.contents_button.click()
    screen.contents.wanted.emit(3, 1)
    assert here(screen) == "TR-18"
    assert not screen.contents.isVisible()
    window.resize(1280, 800)
    QApplication.processEvents()
    assert here(screen) == "TR-18"
    assert screen.contents.isVisible()


def test_the_rule_that_is_opened_is_in_view(open_app: Open) -> None:
    for size in ((900, 600), (1280, 800)):
        window = open_app(size=size)
        for number in ("TR-22", "RI-15", "MI-16", "RS-16", "TR-1"):
            screen = opened(window, number)
            for _ in range(3):
                QApplication.processEvents()
            assert screen.page is not None
            block = screen.page.rules[screen.rule]
            top = block.mapTo(screen.text_scroll.viewport(), block.rect().topLeft()).y()
            assert 0 <= top < screen.text_scroll.viewport().height() - 40, (number, size)


def test_a_missing_or_broken_book_is_told_and_nothing_breaks(
    open_app: Open, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    window = open_app()

    def broken(game: str, language: str) -> None:
        raise RulebookError(f"{game} {language}")

    with monkeypatch.context() as context:
        context.setattr(rulebook, "load", broken)
        screen = opened(window, "TR-12")
        assert screen.book is None
        assert screen._fault.isVisible()
        assert not screen.text_scroll.isVisible()
        screen.focus_search()
        for key in (Key.Key_Up, Key.Key_Right, Key.Key_PageDown, Key.Key_F3):
            press(window, key)
        window.settings.language = "tr"
        screen.toggle_contents()
    assert "truf" in caplog.text
    screen.open_at("TR-12")
    assert here(screen) == "TR-12"
    assert not screen._fault.isVisible()
    assert screen.text_scroll.isVisible()


def test_a_rule_whose_diagram_cannot_be_shown_is_shown_without(open_app: Open, monkeypatch: pytest.MonkeyPatch) -> None:
    window = open_app()
    monkeypatch.setattr(diagrams, "_tables", lambda _game: {})
    screen = opened(window, "TR-12")
    assert here(screen) == "TR-12"
    assert not any(panel.isVisible() for panel in screen.panels)


def test_nothing_of_the_rulebook_is_loaded_before_it_is_opened(tmp_path: Path) -> None:
    import subprocess  # noqa: PLC0415
    import sys  # noqa: PLC0415

    code = (
        "import sys\nfrom cardgui.app import make_application, open_window, Places\nfrom pathlib import Path\n"
        f"make_application()\nwindow = open_window(Places(Path({str(tmp_path)!r}), Path({str(tmp_path)!r})), 'en')\n"
        "window.show()\nloaded = [name for name in sys.modules if 'rulebook' in name or 'diagram' in name]\n"
        "window.close()\nprint(loaded)\n"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout.strip() == "[]"


def test_the_lessons_lead_to_it_and_back(open_app: Open) -> None:
    window = open_app()
    window.go("learn")
    page = window.pages.currentWidget()
    cast("RulebookScreen", page).rules_button.click()  # type: ignore[attr-defined]
    screen = shown(window)
    screen.back.emit()
    assert window.pages.currentWidget() is page
    assert window.sidebar.isVisible()


@pytest.mark.parametrize("size", [(1280, 800), (900, 600)])
def test_a_rule_leads_to_its_lesson_but_not_away_from_a_game(open_app: Open, size: tuple[int, int]) -> None:
    from cardgui.screens.new_game import NewGame  # noqa: PLC0415

    window = open_app(size=size)
    screen = opened(window, "TR-13")
    titles = set()
    for language in ("ko", "ja", "tr", "en"):
        window.settings.language = language
        for _ in range(3):
            QApplication.processEvents()
        link = next(one for one in screen.findChildren(LessonLink) if one.isVisible() and one.lesson == "T4")
        titles.add(link.words())
    assert len(titles) == 4
    link.click()
    assert window.learning.screen is not None
    assert window.pages.currentWidget() is window.learning.screen
    assert window.learning.screen.lesson.id == "T4"
    window.start(NewGame("truf", {}, 5, raise_playable=True, explain_refusals=True))
    again = opened(window, "TR-13")
    assert again is screen
    assert not any(link.isVisible() for link in screen.findChildren(LessonLink))


def test_lessons_that_cannot_be_read_are_not_offered(open_app: Open, monkeypatch: pytest.MonkeyPatch) -> None:
    def broken(_lesson: str) -> None:
        raise LessonError("no lesson")

    monkeypatch.setattr("cardgui.teaching.lessons.load", broken)
    lessons_of.cache_clear()
    window = open_app()
    screen = opened(window, "TR-13")
    assert not any(link.isVisible() for link in screen.findChildren(LessonLink))
    lessons_of.cache_clear()
