"""The games as the screens show them: one line a game."""

from cardgui.screens.games.entry import Column, GameEntry, OptionsPanel
from cardgui.screens.games.minchiate import MINCHIATE
from cardgui.screens.games.rifki import RIFKI
from cardgui.screens.games.rook_sluff import ROOK_SLUFF
from cardgui.screens.games.truf import TRUF

GAMES: list[GameEntry] = [
    TRUF,
    MINCHIATE,
    ROOK_SLUFF,
    RIFKI,
]
"""In the order in which they are offered."""


def entry(game: str) -> GameEntry:
    """Return a game by its id.

    Raises:
        KeyError: if there is no such game.
    """
    for known in GAMES:
        if known.id == game:
            return known
    raise KeyError(game)


__all__ = ["GAMES", "Column", "GameEntry", "OptionsPanel", "entry"]
