"""A strip of controls beside each other on a ground of its own."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QHBoxLayout, QWidget

from cardgui.look.controls import Button, Canvas


def strip(
    widgets: Sequence[QWidget | None], margins: tuple[int, int, int, int], spacing: int, grows: QWidget | None = None
) -> Canvas:
    """A strip with these widgets; ``None`` is room that grows, as does ``grows``. Buttons keep their height."""
    row = QHBoxLayout()
    row.setContentsMargins(*margins)
    row.setSpacing(spacing)
    for widget in widgets:
        if widget is None:
            row.addStretch(1)
        else:
            row.addWidget(widget, int(widget is grows))
            if isinstance(widget, Button):
                row.setAlignment(widget, Qt.AlignmentFlag.AlignVCenter)
    ground = Canvas(fill="surface")
    ground.setLayout(row)
    return ground
