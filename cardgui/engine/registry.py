"""The games that exist: one line a game."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from cardgui.engine.game import Deal, Game, RecordFaultError
from cardgui.engine.minchiate import Minchiate
from cardgui.engine.position import Position
from cardgui.engine.rifki import Rifki
from cardgui.engine.rook_sluff import RookSluff
from cardgui.engine.truf import Truf

GAMES: Final[dict[str, type[Game]]] = {
    game.id: game
    for game in (
        Truf,
        Rifki,
        RookSluff,
        Minchiate,
    )
}
"""Game id → its rules, in the order in which they are shown."""


def make_game(game_id: str, options: Mapping[str, object] | None = None, players: int | None = None) -> Game:
    """A game by its id.

    Raises:
        KeyError: if there is no such game.
        OptionError: for an option or a value that it does not have.
        ValueError: for an impossible number of players.
    """
    return GAMES[game_id](options, players)


def deal_from(position: Position) -> Deal:
    """The deal that a position describes, with the game, options and players that it names.

    Raises:
        RecordFaultError: if there is no such game, or the position contradicts itself or the rules.
    """
    if position.game not in GAMES:
        raise RecordFaultError("README", f"there is no game {position.game}")
    try:
        game = make_game(position.game, position.options, position.players)
    except ValueError as error:
        raise RecordFaultError("README", str(error)) from error
    return game.from_position(position)
