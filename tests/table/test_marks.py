"""The ring around the middle of the table stands only where something lies; arcs make way for what is said."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from cardgui.look import focus
from cardgui.table.layout import FRENCH, TableLayout
from cardgui.table.marks import Marks, TrickMarks, _bounds
from cardgui.table.prompts import Saying
from tests.table.at_table import Maker


def test_there_is_no_ring_around_nothing(qtbot: QtBot) -> None:
    window = QWidget()
    qtbot.addWidget(window)
    window.resize(1280, 800)
    marks = Marks(window)
    marks.setGeometry(0, 52, 1280, 748)
    marks.show_marks(TrickMarks(), TableLayout(1280, 800, 4, FRENCH, 1.0, 13))
    focus.note_keyboard()
    with qtbot.waitExposed(window):
        window.show()
    marks.setFocus(Qt.FocusReason.TabFocusReason)
    ring = focus.ring_of(marks)
    assert ring.target is marks
    assert not ring.isVisible()
    marks.show_lying(lying=True)
    assert ring.isVisible()
    assert ring.width() > 100
    marks.show_lying(lying=False)
    assert not ring.isVisible()


@pytest.mark.parametrize("size", [(900, 600), (1280, 800)])
def test_no_arc_is_at_the_prompt_or_the_banner(make_table: Maker, size: tuple[int, int]) -> None:
    view = make_table(2, size=size).view
    stage, marks = view.stage, view.stage.marks
    layout = stage.layout_now
    marks.show_marks(TrickMarks(direction="cw"), layout)
    stage.prompt.say(None)
    stage.banner.say(None)
    assert len(marks._free_arcs(layout)) == 2
    for pill in (stage.prompt, stage.banner):
        for text in ("Short", "A sentence that is longer than what is usually said here, so that it reaches far"):
            pill.say(Saying(text))
            assert not any(_bounds(arc).meets(pill.area()) for arc in marks._free_arcs(layout)), text
        pill.say(None)
    assert len(marks._free_arcs(layout)) == 2
