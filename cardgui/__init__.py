"""Four trick-taking card games for the desktop, explained as you play."""

__version__ = "0.1.0"
