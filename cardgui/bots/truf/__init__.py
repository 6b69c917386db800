"""Truf's computer players."""

from cardgui.bots.truf.actions import actions
from cardgui.bots.truf.steady import SteadyTruf

__all__ = ["SteadyTruf", "actions"]
