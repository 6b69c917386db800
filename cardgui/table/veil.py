"""Panels that another one lies over."""

from __future__ import annotations

from PySide6.QtWidgets import QGraphicsOpacityEffect, QWidget


def veil(panel: QWidget, *, veiled: bool) -> None:
    """Show nothing of a panel that another lies over, or show it again; it stays where it is and what it is."""
    if veiled == (panel.property("veiled") is True):
        return
    panel.setProperty("veiled", veiled)
    effect = QGraphicsOpacityEffect(panel) if veiled else None
    if effect is not None:
        effect.setOpacity(0.0)
    panel.setGraphicsEffect(effect)  # type: ignore[arg-type]  # None takes the effect away
