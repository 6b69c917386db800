"""The theme changes live, and tells everybody once."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication, QPalette
from PySide6.QtWidgets import QApplication

from cardgui.look.theme import Theme, mix, theme
from cardgui.look.tokens import DARK, LIGHT
from cardgui.look.type import font, line_height, load_fonts, scaled

if TYPE_CHECKING:
    from pytestqt.qtbot import QtBot


def test_dark_and_light_have_their_own_colours(qtbot: QtBot) -> None:
    assert theme().color("bg").name().upper() == LIGHT["bg"]
    with qtbot.waitSignal(theme().changed):
        theme().choose("dark")
    assert theme().dark
    assert theme().color("bg").name().upper() == DARK["bg"]


def test_what_qt_paints_itself_follows() -> None:
    theme().choose("dark")
    palette = QApplication.palette()
    assert palette.color(QPalette.ColorRole.WindowText) == theme().color("text")


def test_system_follows_the_system_live(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> None:
    # Off screen there is no system scheme to change, so the theme is told of another one.
    theme().choose("system")
    monkeypatch.setattr(Theme, "_system_dark", lambda _theme: True)
    with qtbot.waitSignal(theme().changed):
        QGuiApplication.styleHints().colorSchemeChanged.emit(Qt.ColorScheme.Dark)
    assert theme().dark
    theme().choose("light")
    QGuiApplication.styleHints().colorSchemeChanged.emit(Qt.ColorScheme.Dark)
    assert not theme().dark


@pytest.mark.parametrize(("asked", "taken"), [(100, 100), (118, 115), (149, 150), (999, 150), (0, 100)])
def test_text_size_takes_the_nearest_step(asked: int, taken: int) -> None:
    theme().set_percent(asked)
    assert theme().percent == taken


def test_text_grows_with_the_setting_and_titles_half_as_much() -> None:
    assert font(14).pixelSize() == 14
    theme().set_percent(150)
    assert font(14).pixelSize() == 21
    assert font(24, title=True).pixelSize() == 30
    assert scaled(36) == 54


def test_titles_are_serif_in_alphabetic_languages_only() -> None:
    assert font(24, title=True).families()[0] == "Cardgui Serif"
    assert font(16, title=True).families() == ["Cardgui Sans"]
    theme().set_language("ko")
    assert font(24, title=True).families() == ["Cardgui Sans"]
    theme().set_language("tr")
    assert font(24, title=True).families()[0] == "Cardgui Serif"


def test_lines_are_higher_for_chinese_characters_and_hangul() -> None:
    assert line_height(14) == 20
    theme().set_language("ja")
    assert line_height(14) == 22


def test_the_bundled_families_are_there() -> None:
    assert {"Cardgui Sans", "Cardgui Serif"} <= set(load_fonts())


def test_mixing_goes_from_one_colour_to_the_other() -> None:
    black, white = theme().color("text"), theme().color("card")
    assert mix(black, white, 0).name() == black.name()
    assert mix(black, white, 1).name() == white.name()
