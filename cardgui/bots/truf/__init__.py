"""Truf's computer players."""

from cardgui.bots.truf.actions import actions
from cardgui.bots.truf.steady import SteadyTruf
from cardgui.bots.truf.style import LEANINGS

__all__ = ["LEANINGS", "SteadyTruf", "actions"]
