"""The computer players that exist: one line a game and level."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from cardgui.bots import minchiate, rifki, rook_sluff, truf
from cardgui.bots.player import LEVELS, Player
from cardgui.bots.random_player import RandomPlayer

PLAYERS: Final[dict[tuple[str, str], Callable[[], Player]]] = {
    ("truf", "random"): lambda: RandomPlayer(truf.actions),
    ("truf", "steady"): truf.SteadyTruf,
    ("rifki", "random"): lambda: RandomPlayer(rifki.actions),
    ("rifki", "steady"): rifki.SteadyRifki,
    ("rook_sluff", "random"): lambda: RandomPlayer(rook_sluff.actions),
    ("rook_sluff", "steady"): rook_sluff.SteadyRookSluff,
    ("minchiate", "random"): lambda: RandomPlayer(minchiate.actions),
    ("minchiate", "steady"): minchiate.SteadyMinchiate,
}
"""Game id and level → how its player is made."""


class NoPlayerError(ValueError):
    """There is no computer player of this level for this game."""


def levels(game_id: str) -> tuple[str, ...]:
    """The levels at which the computer plays a game, from the weakest to the strongest."""
    return tuple(level for level in LEVELS if (game_id, level) in PLAYERS)


def player(game_id: str, level: str) -> Player:
    """A computer player.

    Args:
        game_id: id of a game, as in records.
        level: one of :data:`LEVELS`.

    Raises:
        NoPlayerError: if the game has no player of this level.
    """
    try:
        return PLAYERS[game_id, level]()
    except KeyError:
        known = ", ".join(levels(game_id)) or "none"
        raise NoPlayerError(f"{game_id} has no computer player of level {level}; it has {known}") from None
