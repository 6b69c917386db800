"""What there is for a game besides the game itself, by its id, for the floors that do not look below the models."""

from cardgui.bots.registry import advises
from cardgui.teaching.rulebook import has_rulebook

__all__ = ["advises", "has_rulebook"]
