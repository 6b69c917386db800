"""What a game has in the middle of its bar, on a plate of its own above a table that has no bar."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QWidget

from cardgui.look.controls import Card

if TYPE_CHECKING:
    from cardgui.models.shown import ShownState
    from cardgui.table.top_bar import BarItem

SIDE, TOP = 14, 4
"""Room beside it, and above the plate."""


class Standing(Card):
    """See the module.

    Attributes:
        item: what it holds.
    """

    def __init__(self, item: BarItem, parent: QWidget) -> None:
        super().__init__(parent, radius=12)
        self.item = item
        item.setParent(self)
        item.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        # Where its points come from is a matter of the whole game.
        item.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        item.show()

    def follow(self, shown: ShownState, *, at_once: bool) -> None:
        """Show the state of the game; not by and by where ``at_once``."""
        self.item.follow(shown, at_once=at_once)

    def place(self, width: int, edge: int) -> None:
        """Stand in the middle of a table of this width, as long as there is room for between its edges."""
        item = self.item
        item.brief = False
        item.brief = item.sizeHint().width() + 2 * SIDE > width - 2 * edge
        hint = item.sizeHint()
        self.setGeometry((width - hint.width()) // 2 - SIDE, TOP, hint.width() + 2 * SIDE, hint.height() + 6)
        item.setGeometry(SIDE, 3, hint.width(), hint.height())
        self.raise_()
