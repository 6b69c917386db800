"""The plates tell how their players play: to screen readers, and to the mouse that rests over them."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QEvent, QPoint
from PySide6.QtGui import QHelpEvent
from PySide6.QtWidgets import QApplication

from cardgui.table import tips
from tests.table.at_table import Maker


def test_a_plate_describes_its_player_and_the_own_one_nobody(make_table: Maker) -> None:
    table = make_table()
    own, *others = table.view.stage.plates
    assert own.accessibleDescription() == ""
    assert own.toolTip() == ""
    described = [plate.accessibleDescription() for plate in others]
    assert described == ["A little daring", "A little careful", "Balanced"]
    assert [plate.toolTip() for plate in others] == [
        f"{plate.facts.name}\n{manner}" for plate, manner in zip(others, described, strict=True)
    ]


def test_the_tip_of_a_plate_is_shown_where_the_mouse_rests_on_it(
    make_table: Maker, monkeypatch: pytest.MonkeyPatch
) -> None:
    shown: list[str] = []

    class Tip:
        @staticmethod
        def showText(_at: QPoint, text: str, *_: object) -> None:
            shown.append(text)

    monkeypatch.setattr(tips, "QToolTip", Tip)
    stage = make_table().view.stage
    for point in [QPoint(1, stage.height() - 1), *(plate.geometry().center() for plate in stage.plates)]:
        QApplication.sendEvent(stage, QHelpEvent(QEvent.Type.ToolTip, point, stage.mapToGlobal(point)))
    assert shown == [plate.toolTip() for plate in stage.plates[1:]]
