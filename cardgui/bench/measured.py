"""What is to be measured, what was, and the little statistics that all benchmarks share."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from math import sqrt
from typing import TYPE_CHECKING, Any

from cardgui.bots.player import DEFAULT_LEVEL

if TYPE_CHECKING:
    from cardgui.engine.game import Game


class BenchError(ValueError):
    """Something that cannot be measured."""


@dataclass(frozen=True, slots=True)
class Choice:
    """What to measure.

    Attributes:
        game: game id.
        players: number of players, ``None`` for the game's default.
        scale: pixel ratio.
        deals: how many deals, ``None`` for the benchmark's own measure.
        level: of players with a style and of those they are compared with.
    """

    game: str = "truf"
    players: int | None = None
    scale: float = 1.0
    deals: int | None = None
    level: str = DEFAULT_LEVEL


def chosen_game(choice: Choice) -> Game:
    """The game to measure, with its usual rules.

    Raises:
        BenchError: if there is none, or it cannot be played by so many.
    """
    # Not before it is decided whether compiled code or its sources are loaded.
    from cardgui.engine.registry import GAMES, make_game  # noqa: PLC0415

    if choice.game not in GAMES:
        raise BenchError(f"there is no game {choice.game!r}; the games are {', '.join(GAMES)}")
    try:
        return make_game(choice.game, {}, choice.players)
    except ValueError as error:
        raise BenchError(str(error)) from error


@dataclass(frozen=True, slots=True)
class Report:
    """What was measured.

    Attributes:
        figures: the JSON object.
        lines: the same for people.
    """

    figures: dict[str, Any]
    lines: list[str] = field(default_factory=list)


def quantile(values: Sequence[float], share: float) -> float:
    """The smallest value that is not below this share of all of them.

    Raises:
        BenchError: without any values.
    """
    if not values:
        raise BenchError("nothing was measured")
    ordered = sorted(values)
    return ordered[min(len(ordered) - 1, int(share * len(ordered)))]


def mean_and_ci95(values: Sequence[float]) -> tuple[float, float | None]:
    """The mean, and half the width of its 95 % interval (normal approximation; ``None`` for a single value)."""
    mean = sum(values) / len(values)
    if len(values) < 2:
        return mean, None
    variance = sum((value - mean) ** 2 for value in values) / (len(values) - 1)
    return mean, 1.96 * sqrt(variance / len(values))
