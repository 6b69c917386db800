"""Minchiate's computer players."""

from cardgui.bots.minchiate.actions import actions
from cardgui.bots.minchiate.steady import SteadyMinchiate

__all__ = ["SteadyMinchiate", "actions"]
