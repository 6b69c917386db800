"""The computer players that exist: one line a game and level."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from importlib import import_module
from typing import Any, Final

from cardgui.bots import minchiate, rifki, rook_sluff, truf
from cardgui.bots.player import LEVELS, Player
from cardgui.bots.random_player import RandomPlayer
from cardgui.bots.style import EVEN, STYLES, Leaning, styled
from cardgui.engine.action import Action

Maker = Callable[[int | None], Player]
"""Makes a player; the number is how many cards it may play in thought for a decision, ``None`` for its own measure."""


def _random(actions: Callable[[Any], Sequence[Action]]) -> Maker:
    return lambda _: RandomPlayer(actions)


def _steady(made: Callable[[], Player]) -> Maker:
    return lambda _: made()


def _learner(game_id: str) -> Maker:
    def make(_: int | None) -> Player:
        player: Player = import_module(f"cardgui.bots.{game_id}.learner").learner()
        return player

    return make


def _expert(game_id: str, name: str) -> Maker:
    """The search is loaded with the first player that needs it."""

    def make(steps: int | None) -> Player:
        player: Player = getattr(import_module(f"cardgui.bots.{game_id}.expert"), name)(steps)
        return player

    return make


PLAYERS: Final[dict[tuple[str, str], Maker]] = {
    ("truf", "random"): _random(truf.actions),
    ("truf", "learner"): _learner("truf"),
    ("truf", "steady"): _steady(truf.SteadyTruf),
    ("truf", "expert"): _expert("truf", "ExpertTruf"),
    ("rifki", "random"): _random(rifki.actions),
    ("rifki", "learner"): _learner("rifki"),
    ("rifki", "steady"): _steady(rifki.SteadyRifki),
    ("rifki", "expert"): _expert("rifki", "ExpertRifki"),
    ("rook_sluff", "random"): _random(rook_sluff.actions),
    ("rook_sluff", "learner"): _learner("rook_sluff"),
    ("rook_sluff", "steady"): _steady(rook_sluff.SteadyRookSluff),
    ("rook_sluff", "expert"): _expert("rook_sluff", "ExpertRookSluff"),
    ("minchiate", "random"): _random(minchiate.actions),
    ("minchiate", "learner"): _learner("minchiate"),
    ("minchiate", "steady"): _steady(minchiate.SteadyMinchiate),
    ("minchiate", "expert"): _expert("minchiate", "ExpertMinchiate"),
}
"""Game id and level → how its player is made."""
SEARCHING: Final = frozenset({"expert"})
"""Levels that think so long that a window must not wait for them."""

LEANINGS: Final[dict[str, tuple[Leaning, ...]]] = {
    "truf": truf.LEANINGS,
    "rifki": rifki.LEANINGS,
    "rook_sluff": rook_sluff.LEANINGS,
    "minchiate": minchiate.LEANINGS,
}
"""Game id → where its players follow their style; those of other games are even."""


class NoPlayerError(ValueError):
    """There is no computer player of this level, or of this style, for this game."""


def levels(game_id: str) -> tuple[str, ...]:
    """The levels at which the computer plays a game, from the weakest to the strongest."""
    return tuple(level for level in LEVELS if (game_id, level) in PLAYERS)


def advises(game_id: str) -> bool:
    """Whether a game has a player that thinks: hints and reviews are its thoughts."""
    return any((game_id, level) in PLAYERS for level in SEARCHING)


def player(game_id: str, level: str, steps: int | None = None, style: str = EVEN) -> Player:
    """A computer player.

    Args:
        game_id: id of a game, as in records.
        level: one of :data:`LEVELS`.
        steps: how many cards a player that searches plays in thought for a decision; ``None`` for its own measure.
        style: one of :data:`~cardgui.bots.style.STYLES`; who plays by chance has none.

    Raises:
        NoPlayerError: if the game has no player of this level, or there is no such style.
    """
    if style not in STYLES:
        raise NoPlayerError(f"there is no style {style}; the styles are {', '.join(STYLES)}")
    try:
        even = PLAYERS[game_id, level](steps)
    except KeyError:
        known = ", ".join(levels(game_id)) or "none"
        raise NoPlayerError(f"{game_id} has no computer player of level {level}; it has {known}") from None
    if game_id not in LEANINGS or isinstance(even, RandomPlayer):
        return even
    return styled(even, style, LEANINGS[game_id])
