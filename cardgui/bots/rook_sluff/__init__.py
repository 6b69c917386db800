"""Rook Sluff's computer players."""

from cardgui.bots.rook_sluff.actions import actions
from cardgui.bots.rook_sluff.steady import SteadyRookSluff

__all__ = ["SteadyRookSluff", "actions"]
