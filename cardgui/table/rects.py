"""Areas of the table as Qt's rectangles, and back."""

from __future__ import annotations

from PySide6.QtCore import QRect, QRectF

from cardgui.table.pose import Rect


def rect_of(box: QRect) -> Rect:
    """The area of a widget's geometry."""
    return Rect(box.x(), box.y(), box.width(), box.height())


def whole(box: Rect) -> QRect:
    """An area in whole pixels."""
    return QRectF(box.x, box.y, box.w, box.h).toRect()
