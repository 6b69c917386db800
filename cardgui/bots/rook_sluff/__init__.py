"""Rook Sluff's computer players."""

from cardgui.bots.rook_sluff.actions import actions
from cardgui.bots.rook_sluff.steady import SteadyRookSluff
from cardgui.bots.rook_sluff.style import LEANINGS

__all__ = ["LEANINGS", "SteadyRookSluff", "actions"]
