"""Rıfkı's computer players."""

from cardgui.bots.rifki.actions import actions
from cardgui.bots.rifki.steady import SteadyRifki
from cardgui.bots.rifki.style import LEANINGS

__all__ = ["LEANINGS", "SteadyRifki", "actions"]
