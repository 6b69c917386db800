"""Every test of the look begins with the bundled fonts, the light theme, English and the pointer."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from cardgui.look import focus
from cardgui.look.theme import theme
from cardgui.look.type import load_fonts

if TYPE_CHECKING:
    from collections.abc import Iterator

    from PySide6.QtWidgets import QApplication


@pytest.fixture(autouse=True)
def plain_look(qapp: QApplication) -> Iterator[None]:
    if qapp.style().objectName() != "fusion":
        qapp.setStyle("Fusion")
    load_fonts()
    theme().choose("light")
    theme().set_percent(100)
    theme().set_language("en")
    focus.note_pointer()
    yield
    theme().choose("light")
    theme().set_percent(100)
    theme().set_language("en")
