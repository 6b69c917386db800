"""Panels that another one lies over."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from PySide6.QtCore import QObject
from PySide6.QtWidgets import QGraphicsOpacityEffect, QWidget

from cardgui.table.pose import Rect


def veil(panel: QWidget, *, veiled: bool) -> None:
    """Show nothing of a panel that another lies over, or show it again; it stays where it is and what it is."""
    if veiled == (panel.property("veiled") is True):
        return
    panel.setProperty("veiled", veiled)
    effect = QGraphicsOpacityEffect(panel) if veiled else None
    if effect is not None:
        effect.setOpacity(0.0)
    panel.setGraphicsEffect(effect)  # type: ignore[arg-type]  # None takes the effect away


def veil_lower(over: Mapping[QWidget, Rect], order: Sequence[QObject]) -> None:
    """Veil each panel that another one cuts.

    Args:
        over: the panels, and where they stand.
        order: what lies on the table, the topmost last.
    """
    for panel, box in over.items():
        above = [rect for other, rect in over.items() if order.index(other) > order.index(panel)]
        veil(panel, veiled=any(box.meets(rect) for rect in above))
