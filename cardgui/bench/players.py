"""How strong the computer players are: duplicate matches with rotated seats, and how long they think.

A hero plays every match number once in each seat, the others at the other level. Its gain is its score a deal less
the mean of the others'; the matches of one number are averaged before the interval is computed, since they share
their cards.
"""

from __future__ import annotations

import time
from collections.abc import Mapping
from itertools import pairwise
from typing import Any, Final

from cardgui.bench.measured import BenchError, Choice, Report, mean_and_ci95, quantile
from cardgui.bots.player import Player
from cardgui.bots.registry import levels, player
from cardgui.engine.action import Action
from cardgui.engine.game import Game
from cardgui.engine.match import Match
from cardgui.engine.registry import GAMES, make_game
from cardgui.simulate import play_deal

FIRST_NUMBER: Final = 1_000_001
MATCHES: Final = 500
"""Matches a pair and a rule of scoring, if no number of deals is given."""
VARIANTS: Final[Mapping[str, str]] = {"truf": "scoring"}
"""Games in which every value of an option is a contest of its own."""


class Timed:
    """A player with a stopwatch."""

    def __init__(self, inner: Player) -> None:
        """Measure this player."""
        self.ms: list[float] = []
        self._inner = inner

    def choose(self, view: Any, seed: int) -> Action:
        """What the player chooses."""
        begun = time.perf_counter()
        action = self._inner.choose(view, seed)
        self.ms.append((time.perf_counter() - begun) * 1000)
        return action


def measure(choice: Choice) -> Report:
    """Let each level of a game play against the next lower one, in every variant of the rules.

    Raises:
        BenchError: if the game does not exist, or has fewer than two levels.
    """
    if choice.game not in GAMES:
        raise BenchError(f"there is no game {choice.game!r}; the games are {', '.join(GAMES)}")
    known = levels(choice.game)
    if len(known) < 2:
        raise BenchError(f"{choice.game} has no two computer players to compare")
    timed = {level: Timed(player(choice.game, level)) for level in known}
    pairs: list[dict[str, Any]] = []
    variants: list[dict[str, Any]] = []
    for options in _variants(choice.game):
        game = make_game(choice.game, options, choice.players)
        for against, hero in pairwise(known):
            pair = {"hero": hero, "against": against, "contract": None}
            pair |= duel(game, timed[hero], timed[against], choice.deals or MATCHES * game.deals)
            if game.options:
                variants.append({"options": dict(game.options), **pair})
            else:
                pairs.append(pair)
    decision_ms = {
        level: {"median": round(quantile(clock.ms, 0.5), 3), "p95": round(quantile(clock.ms, 0.95), 3)}
        for level, clock in timed.items()
    }
    figures = {
        "game": choice.game,
        "pairs": pairs,
        "variants": variants,
        "gap_closed": None,
        "decision_ms": decision_ms,
    }
    return Report(figures, [_line(row) for row in (*pairs, *variants)])


def _variants(game_id: str) -> list[dict[str, Any]]:
    name = VARIANTS.get(game_id)
    option = next((option for option in GAMES[game_id].known_options if option.name == name), None)
    return [{}] if option is None else [{option.name: value} for value in option.values]


def duel(game: Game, hero: Player, other: Player, deals: int) -> dict[str, Any]:
    """Play about so many deals; the hero's gain a deal with its interval."""
    rounds = max(1, round(deals / (game.deals * game.players)))
    gains, played = [], 0
    for number in range(FIRST_NUMBER, FIRST_NUMBER + rounds):
        total = 0.0
        for seat in range(game.players):
            match = Match(game, number)
            players = [hero if place == seat else other for place in range(game.players)]
            while not match.over:
                play_deal(match, players)
            mine = match.scores[seat]
            total += (mine - (sum(match.scores) - mine) / (game.players - 1)) / len(match.finished)
            played += len(match.finished)
        gains.append(total / game.players)
    mean, ci95 = mean_and_ci95(gains)
    return {"deals": played, "mean": round(mean, 3), "ci95": round(ci95, 3)}


def _line(row: Mapping[str, Any]) -> str:
    options = " ".join(f"{name} {value}" for name, value in row.get("options", {}).items())
    return (
        f"{row['hero']} against {row['against']} {options or '(default rules)'}:"
        f" {row['mean']:+.2f} ± {row['ci95']:.2f} points a deal in {row['deals']} deals"
    )
