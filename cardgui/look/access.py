"""What a widget is to a screen reader, where Qt takes it for a mere piece of window."""

from __future__ import annotations

from functools import cache

from PySide6.QtCore import QObject
from PySide6.QtGui import QAccessible
from PySide6.QtWidgets import QAccessibleWidget, QWidget

Role = QAccessible.Role
"""A class of widgets names its own as `access_role`."""
_kept: dict[int, QAccessibleWidget] = {}
"""Qt holds the interfaces as long as their widgets live, and Python must not take them apart before."""


def _interface(_class: str, found: QObject) -> QAccessibleWidget | None:
    """Make the interface of a widget that says what it is; Qt makes all others."""
    role = getattr(found, "access_role", None)
    if role is None or not isinstance(found, QWidget):
        return None
    made = QAccessibleWidget(found, role, "")
    key = id(made)
    _kept[key] = made
    found.destroyed.connect(lambda: _kept.pop(key, None))
    return made


@cache
def say_roles() -> None:
    """Let Qt ask widgets what they are; once, when there is an application."""
    QAccessible.installFactory(_interface)
