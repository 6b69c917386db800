"""The keyboard ring stands around the middle of the table only while something lies there, or is to."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from cardgui.look import focus
from cardgui.table.layout import FRENCH, TableLayout
from cardgui.table.marks import Marks, TrickMarks


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
