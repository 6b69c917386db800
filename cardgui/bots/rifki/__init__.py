"""Rıfkı's computer players."""

from cardgui.bots.rifki.actions import actions
from cardgui.bots.rifki.steady import SteadyRifki

__all__ = ["SteadyRifki", "actions"]
