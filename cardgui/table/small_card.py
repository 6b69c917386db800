"""A card too small for its face: paper and index alone, which stay readable where a whole face would not."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor, QPainter

from cardgui.look.paint import rounded, upright
from cardgui.look.theme import theme

if TYPE_CHECKING:
    from cardgui.table.faces import Faces

INDEX_PART: Final = 0.36
"""Part of a card's width that its index takes, with a little air."""


def draw_small_card(painter: QPainter, faces: Faces, code: str, rect: QRectF, share: float = 1.0) -> None:
    """Draw a card small.

    Args:
        painter: what to draw with.
        faces: pictures of its pack.
        code: the card.
        rect: where.
        share: part of the width that the index takes, less than 1 where other cards cover the rest.
    """
    device = painter.device()
    ratio = device.devicePixelRatioF() if device is not None else 1.0
    rounded(painter, rect, max(0.1 * rect.width(), 2), theme().color("card"), QColor(0, 0, 0, 90))
    width = share * rect.width()
    picture = faces.index(code, width / INDEX_PART, ratio)
    part = INDEX_PART * picture.width()
    with upright(painter, rect):
        painter.drawPixmap(
            QRectF(rect.left() + 1, rect.top() + 0.5, width, width * 1.4), picture, QRectF(0, 0, part, part * 1.4)
        )
