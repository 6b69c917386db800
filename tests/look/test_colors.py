"""Everything written or drawn can be seen: the contrasts of the design hold in both themes."""

from __future__ import annotations

from itertools import product

import pytest
from PySide6.QtGui import QColor

from cardgui.look.controls import Button
from cardgui.look.icons import _INKS, suit_color
from cardgui.look.paint import contrast
from cardgui.look.theme import ThemeChoice, mix, theme
from cardgui.look.tokens import DARK, GAMES, LIGHT, ColorName
from cardgui.table.felt import TableLook, table_colors

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
    assert contrast(colors.card_ring, QColor(LIGHT["card"])) >= 3
    assert contrast(theme().on_card("warn"), QColor(LIGHT["card"])) >= 3


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


@pytest.mark.parametrize("choice", THEMES)
@pytest.mark.parametrize("ink", ["text", "text2"])
@pytest.mark.parametrize("ground", ["ok_soft", "warn_soft", "bad_soft", "card"])
def test_text_on_soft_grounds_and_cards_reaches_four_and_a_half(choice: ThemeChoice, ink: str, ground: str) -> None:
    if ground == "card" and choice == "dark":
        return  # cards are light in both themes, and what is written on them has inks of its own
    theme().choose(choice)
    front: ColorName = ink  # type: ignore[assignment]
    behind: ColorName = ground  # type: ignore[assignment]
    assert contrast(theme().color(front), theme().color(behind)) >= 4.5


@pytest.mark.parametrize("choice", THEMES)
@pytest.mark.parametrize("game", list(GAMES))
@pytest.mark.parametrize("ink", ["text", "text2"])
def test_text_on_a_plate_reaches_four_and_a_half_wherever_it_lies(choice: ThemeChoice, game: str, ink: str) -> None:
    theme().choose(choice)
    front: ColorName = ink  # type: ignore[assignment]
    plate = theme().color("plate")
    opaque = QColor(plate.red(), plate.green(), plate.blue())
    for ground in (theme().game(game).table_in, theme().game(game).table_out):
        assert contrast(theme().color(front), mix(ground, opaque, plate.alphaF())) >= 4.5


@pytest.mark.parametrize("choice", THEMES)
@pytest.mark.parametrize("game", list(GAMES))
def test_text_on_the_table_can_be_read_however_the_table_is_made_to_look(choice: ThemeChoice, game: str) -> None:
    theme().choose(choice)
    for look in (TableLook(*parts) for parts in product((0, 50, 100), repeat=3)):
        for ground in table_colors(game, look):
            assert contrast(theme().color("table_text"), ground) >= 4.5


@pytest.mark.parametrize("choice", THEMES)
@pytest.mark.parametrize("letter", [*"SHDC", *_INKS])
def test_suits_reach_three_on_every_surface(choice: ThemeChoice, letter: str) -> None:
    theme().choose(choice)
    grounds: tuple[ColorName, ...] = ("bg", "surface", "surface2")
    assert all(contrast(suit_color(letter), theme().color(ground)) >= 3 for ground in grounds)


def test_contrast_is_that_of_the_standard() -> None:
    assert contrast(QColor("#FFFFFF"), QColor("#000000")) == pytest.approx(21)
    assert contrast(QColor("#777777"), QColor("#FFFFFF")) == pytest.approx(4.48, abs=0.01)
