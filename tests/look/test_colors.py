"""Everything written or drawn can be seen: the contrasts of the design hold in both themes."""

from __future__ import annotations

import pytest
from PySide6.QtGui import QColor

from cardgui.look.controls import Button
from cardgui.look.paint import contrast
from cardgui.look.theme import ThemeChoice, theme
from cardgui.look.tokens import DARK, GAMES, LIGHT, ColorName

GROUNDS: tuple[ColorName, ...] = ("bg", "surface", "surface2", "accent_soft")
THEMES: tuple[ThemeChoice, ...] = ("light", "dark")


def test_both_themes_have_the_same_names() -> None:
    assert LIGHT.keys() == DARK.keys()


@pytest.mark.parametrize("choice", THEMES)
@pytest.mark.parametrize("ground", GROUNDS)
@pytest.mark.parametrize("ink", ["text", "text2"])
def test_text_reaches_four_and_a_half(choice: ThemeChoice, ground: ColorName, ink: ColorName) -> None:
    theme().choose(choice)
    assert contrast(theme().color(ink), theme().color(ground)) >= 4.5


@pytest.mark.parametrize("choice", THEMES)
@pytest.mark.parametrize("ground", ["bg", "surface"])
@pytest.mark.parametrize("ink", ["accent", "ok", "warn", "bad"])
def test_coloured_text_reaches_four_and_a_half(choice: ThemeChoice, ground: ColorName, ink: ColorName) -> None:
    theme().choose(choice)
    assert contrast(theme().color(ink), theme().color(ground)) >= 4.5


@pytest.mark.parametrize("choice", THEMES)
@pytest.mark.parametrize("ink", ["accent", "ok", "warn", "bad"])
def test_coloured_text_on_its_soft_ground_reaches_four_and_a_half(choice: ThemeChoice, ink: str) -> None:
    theme().choose(choice)
    soft: ColorName = f"{ink}_soft"  # type: ignore[assignment]
    front: ColorName = ink  # type: ignore[assignment]
    assert contrast(theme().color(front), theme().color(soft)) >= 4.5


@pytest.mark.parametrize("choice", THEMES)
@pytest.mark.parametrize("ink", ["border", "focus", "red_suit", "team_a", "team_b"])
@pytest.mark.parametrize("ground", ["bg", "surface"])
def test_borders_rings_and_marks_reach_three(choice: ThemeChoice, ink: ColorName, ground: ColorName) -> None:
    theme().choose(choice)
    assert contrast(theme().color(ink), theme().color(ground)) >= 3


@pytest.mark.parametrize("choice", THEMES)
@pytest.mark.parametrize("game", list(GAMES))
def test_games_are_readable(choice: ThemeChoice, game: str) -> None:
    theme().choose(choice)
    colors = theme().game(game)
    assert contrast(colors.on_accent, colors.accent) >= 4.5
    assert contrast(colors.accent, theme().color("surface")) >= 4.5
    for ground in (colors.table_in, colors.table_out):
        assert contrast(theme().color("table_text"), ground) >= 4.5
        assert contrast(theme().color("table_text2"), ground) >= 4.5
        assert contrast(colors.ring, ground) >= 3


@pytest.mark.parametrize("choice", THEMES)
@pytest.mark.parametrize("down", [False, True])
def test_a_button_stays_readable_while_it_is_pressed(choice: ThemeChoice, down: bool) -> None:
    theme().choose(choice)
    for kind in ("primary", "game"):
        button = Button("Play", kind)
        button.setDown(down)
        fill, _, text = button.fills()
        assert fill is not None
        assert contrast(text, fill) >= 4.5


def test_contrast_is_that_of_the_standard() -> None:
    assert contrast(QColor("#FFFFFF"), QColor("#000000")) == pytest.approx(21)
    assert contrast(QColor("#777777"), QColor("#FFFFFF")) == pytest.approx(4.48, abs=0.01)
