"""Whist in the registries of the running program: what its lines do in the source, done and undone at run time."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

from cardgui.bots.random_player import RandomPlayer
from cardgui.bots.registry import PLAYERS
from cardgui.engine.registry import GAMES
from cardgui.models.registry import GAME_MODELS, GameModels
from cardgui.screens.games import GAMES as ENTRIES
from cardgui.table.layout import FRENCH
from cardgui.table.registry import GAME_TABLES, GameTable
from tests.whist.bots import SteadyWhist, actions
from tests.whist.engine import Whist
from tests.whist.models import fold, note, prompt
from tests.whist.panel import WhistPanel
from tests.whist.screen import WHIST

OPPONENTS = ("Edmund", "Alice", "Henry")


@contextmanager
def registered() -> Iterator[None]:
    """Have whist stand in every registry in which a game must stand."""
    GAMES["whist"] = Whist
    PLAYERS["whist", "random"] = lambda _steps: RandomPlayer(actions)
    PLAYERS["whist", "steady"] = lambda _steps: SteadyWhist()
    GAME_MODELS["whist"] = GameModels(fold, prompt, OPPONENTS, note)
    GAME_TABLES["whist"] = GameTable("french", FRENCH, 52, WhistPanel)
    ENTRIES.append(WHIST)
    try:
        yield
    finally:
        ENTRIES.remove(WHIST)
        for registry in (GAMES, GAME_MODELS, GAME_TABLES):
            del registry["whist"]
        for level in ("random", "steady"):
            del PLAYERS["whist", level]
