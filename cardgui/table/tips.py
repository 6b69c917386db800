"""Tips over the plates: the mouse goes through them to the table, so the table has to show what they have to tell."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QObject
from PySide6.QtGui import QHelpEvent
from PySide6.QtWidgets import QToolTip

if TYPE_CHECKING:
    from cardgui.table.stage import Stage


class PlateTips(QObject):
    """Shows the tip of the plate under the mouse, where no card lies over it."""

    def __init__(self, stage: Stage) -> None:
        super().__init__(stage)
        self._stage = stage
        stage.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Answer the table's question for a tip."""
        if watched is not self._stage or not isinstance(event, QHelpEvent) or event.type() != QEvent.Type.ToolTip:
            return False
        for plate in self._stage.plates:
            if plate.isVisible() and plate.toolTip() and plate.geometry().contains(event.pos()):
                QToolTip.showText(event.globalPos(), plate.toolTip(), self._stage, plate.geometry())
                return True
        return False
