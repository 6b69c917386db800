"""How much moves: as the system has it, everything, or less. What is open follows, however late the system answers."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from cardgui.look.theme import theme
from cardgui.screenshots.rehearsal import Rehearsal

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

    from cardgui.engine.match import Match
    from cardgui.screens.settings_pages import AccessPage
    from cardgui.screens.settings_table import TablePage


def asked(match: Match) -> bool:
    return match.deal is not None and 0 in match.deal.to_act


@pytest.fixture
def rehearsal(tmp_path: Path) -> Iterator[Rehearsal]:
    with Rehearsal(tmp_path) as made:
        yield made
        theme().note_motion(less=False)


@pytest.fixture
def pages(rehearsal: Rehearsal) -> tuple[TablePage, AccessPage]:
    """Two pages of the settings over an open table; each offers the choice."""
    match = rehearsal.store("truf", 58, asked)
    window = rehearsal.open("en", "light")
    rehearsal.resume(match)
    screen = window.rooms.open_settings("table")
    screen.show_page("access")
    rehearsal.settle()
    return screen.pages["table"], screen.pages["access"]  # type: ignore[return-value]


def choose(pages: tuple[TablePage, AccessPage], key: str) -> None:
    QTest.mouseClick(pages[1].motion.choice.button(key), Qt.MouseButton.LeftButton)


def test_an_answer_that_comes_late_reaches_the_open_table_and_the_settings(
    rehearsal: Rehearsal, pages: tuple[TablePage, AccessPage]
) -> None:
    animator = rehearsal.table.stage.animator
    assert not animator.reduced
    before = [page.motion.note for page in pages]
    assert before == ["Follows your system: cards fly."] * 2
    theme().note_motion(less=True)
    assert animator.reduced
    assert [page.motion.note for page in pages] == ["Follows your system: cards fade in place of flying."] * 2
    assert pages[0].settings.reduce_motion == "system"
    theme().note_motion(less=False)
    assert not animator.reduced
    assert [page.motion.note for page in pages] == before


@pytest.mark.parametrize(("key", "reduced"), [("on", True), ("off", False)])
def test_an_own_choice_counts_whatever_the_system_says(
    key: str,
    reduced: bool,
    rehearsal: Rehearsal,
    pages: tuple[TablePage, AccessPage],
) -> None:
    animator = rehearsal.table.stage.animator
    choose(pages, key)
    for less in (True, False):
        theme().note_motion(less=less)
        assert animator.reduced is reduced
        assert {page.motion.choice.current for page in pages} == {key}
        assert all("system" not in page.motion.note for page in pages)


@pytest.mark.parametrize("place", [0, 1])
def test_resetting_a_page_goes_back_to_the_system(
    place: int, rehearsal: Rehearsal, pages: tuple[TablePage, AccessPage]
) -> None:
    theme().note_motion(less=True)
    choose(pages, "off")
    assert not rehearsal.table.stage.animator.reduced
    pages[place].reset.click()
    assert pages[0].settings.reduce_motion == "system"
    assert {page.motion.choice.current for page in pages} == {"system"}
    assert rehearsal.table.stage.animator.reduced


def test_the_choice_says_what_it_is_to_those_who_listen(pages: tuple[TablePage, AccessPage]) -> None:
    choice = pages[1].motion.choice
    assert choice.accessibleName() == "Motion"
    assert choice.accessibleDescription() == pages[1].motion.note
    assert [choice.button(key).words() for key in ("system", "off", "on")] == ["System", "Full", "Reduced"]
