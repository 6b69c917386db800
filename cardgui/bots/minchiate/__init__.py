"""Minchiate's computer players."""

from cardgui.bots.minchiate.actions import actions
from cardgui.bots.minchiate.steady import SteadyMinchiate
from cardgui.bots.minchiate.style import LEANINGS

__all__ = ["LEANINGS", "SteadyMinchiate", "actions"]
