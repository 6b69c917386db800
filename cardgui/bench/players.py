"""How strong the computer players are: duplicate matches with rotated seats; what styles cost; how long they think.

A hero plays every match number once in each seat (or as each team), the others at the other level. Its gain is its
score a deal less the mean of the others'; the deals of one number are averaged before the interval is computed, since
they share their cards.
"""

from __future__ import annotations

import time
from collections.abc import Iterator, Mapping, Sequence
from itertools import pairwise
from typing import Any, Final

from cardgui.bench.ceiling import gap_closed, gap_line
from cardgui.bench.measured import BenchError, Choice, Report, chosen_game, mean_and_ci95, quantile
from cardgui.bots.player import DEFAULT_LEVEL, Player
from cardgui.bots.registry import LEANINGS, SEARCHING, advises, levels, player
from cardgui.bots.style import EVEN, STYLES, leaning_at
from cardgui.engine.action import Action
from cardgui.engine.game import Game
from cardgui.engine.match import Match
from cardgui.engine.registry import GAMES, make_game
from cardgui.simulate import play_deal

FIRST_NUMBER: Final = 1_000_001
MATCHES: Final = 500
"""Matches a pair by the default rules, if no number of deals is given."""
MATCHES_OF_VARIANT: Final = 120
"""Matches a pair by other rules."""
DEALS_OF_STYLE: Final = 4000
"""Deals of each style against even players."""
SEARCHED: Final = 8
"""A player that searches gets so many times fewer matches."""
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
    """Let each level play against the next lower one and Steady against chance, in every variant of the rules.

    Raises:
        BenchError: if the game does not exist, cannot be played by so many, or has fewer than two levels.
    """
    chosen_game(choice)
    known = levels(choice.game)
    if len(known) < 2:
        raise BenchError(f"{choice.game} has no two computer players to compare")
    timed = {level: Timed(player(choice.game, level)) for level in known}
    pairs: list[dict[str, Any]] = []
    variants: list[dict[str, Any]] = []
    for options in _variants(choice.game):
        try:
            game = make_game(choice.game, options, choice.players)
        except ValueError as error:
            raise BenchError(str(error)) from error
        matches = MATCHES_OF_VARIANT if game.options else MATCHES
        for against, hero in (*pairwise(known), (known[0], DEFAULT_LEVEL)):
            deals = choice.deals or matches * game.deals // (SEARCHED if hero in SEARCHING else 1)
            contest = duel(game, timed[hero], timed[against], deals)
            rows = [{"hero": hero, "against": against, **row} for row in contest]
            if game.options:
                variants += [{"options": dict(game.options), **row} for row in rows]
            else:
                pairs += rows
    decision_ms = {
        level: {"median": round(quantile(clock.ms, 0.5), 3), "p95": round(quantile(clock.ms, 0.95), 3)}
        for level, clock in timed.items()
    }
    closed = gap_closed(choice.game, choice.players, choice.deals) if advises(choice.game) else []
    shares = {row["contract"]: row["share"] for row in closed}
    styles = compare_styles(choice.game, choice.players, choice.deals, choice.level) if choice.game in LEANINGS else []
    figures = {
        "game": choice.game,
        "pairs": pairs,
        "variants": variants,
        "styles": styles,
        "gap_closed": next(iter(shares.values())) if len(shares) == 1 else shares,
        "gap": closed,
        "decision_ms": decision_ms,
    }
    lines = [_line(row) for row in (*pairs, *variants)]
    lines += [style_line(row) for row in styles]
    lines += [gap_line(row) for row in closed]
    lines += [
        f"{level}: {ms['median']:.2f} ms a decision, 95 % within {ms['p95']:.2f}" for level, ms in decision_ms.items()
    ]
    return Report(figures, lines)


def _variants(game_id: str) -> list[dict[str, Any]]:
    name = VARIANTS.get(game_id)
    option = next((option for option in GAMES[game_id].known_options if option.name == name), None)
    return [{}] if option is None else [{option.name: value} for value in option.values]


def duel(game: Game, hero: Player, other: Player, deals: int) -> list[dict[str, Any]]:
    """Play about so many deals; the hero's gain a deal with its interval, by contract where the game has contracts."""
    gains: dict[str | None, list[Sequence[float]]] = {}
    for of_number in gains_by_number(game, hero, other, deals):
        for contract, some in of_number.items():
            gains.setdefault(contract, []).append(some)
    return [row_of(contract, gains[contract]) for contract in sorted(gains, key=str)]


def gains_by_number(
    game: Game, hero: Player, other: Player, deals: int
) -> Iterator[Mapping[str | None, Sequence[float]]]:
    """Play about so many deals; of each match number, the hero's gains in all seats, by contract."""
    rounds = max(2, round(deals / (game.deals * game.sides)))
    for number in range(FIRST_NUMBER, FIRST_NUMBER + rounds):
        of_number: dict[str | None, list[float]] = {}
        for side in range(game.sides):
            match = Match(game, number)
            # Seats of a team lie every other one, as everywhere where there are fewer sides than seats.
            players = [hero if seat % game.sides == side else other for seat in range(game.players)]
            while not match.over:
                play_deal(match, players)
                result = match.finished[-1].result
                of_number.setdefault(result.get("contract"), []).append(_gain(result["deal_scores"], side))
        yield of_number


def _gain(scores: Sequence[int], side: int) -> float:
    """What a side has more than the others on average."""
    mine = scores[side]
    return mine - (sum(scores) - mine) / (len(scores) - 1)


def row_of(contract: str | None, gains: Sequence[Sequence[float]]) -> dict[str, Any]:
    """Mean and interval from the gains of each match number."""
    mean, ci95 = mean_and_ci95([sum(some) / len(some) for some in gains])
    return {
        "contract": contract,
        "deals": sum(map(len, gains)),
        "mean": round(mean, 3),
        "ci95": None if ci95 is None else round(ci95, 3),
    }


class Compared:
    """A player with a style, of which is counted how often it does what an even one would not."""

    def __init__(self, game_id: str, level: str, style: str) -> None:
        """Compare this player with the even one of its level."""
        self.asked = self.changed = 0
        self._leanings = LEANINGS[game_id]
        self._styled, self._even = player(game_id, level, style=style), player(game_id, level)

    def choose(self, view: Any, seed: int) -> Action:
        """What the player chooses."""
        action = self._styled.choose(view, seed)
        if leaning_at(self._leanings, view) is not None:
            self.asked += 1
            self.changed += action != self._even.choose(view, seed)
        return action


def compare_styles(
    game_id: str, players: int | None, deals: int | None, level: str = DEFAULT_LEVEL
) -> list[dict[str, Any]]:
    """Let each style play against even players of its level: what it costs, and how often it decides otherwise."""
    rows: list[dict[str, Any]] = []
    game = make_game(game_id, {}, players)
    for style in STYLES:
        if style == EVEN:
            continue
        hero = Compared(game_id, level, style)
        gains = [
            [gain for some in of_number.values() for gain in some]
            for of_number in gains_by_number(game, hero, player(game_id, level), deals or DEALS_OF_STYLE)
        ]
        changed = round(hero.changed / max(hero.asked, 1), 3)
        rows.append({"hero": style, "against": EVEN, "level": level, **row_of(None, gains), "changed": changed})
    return rows


def style_line(row: Mapping[str, Any]) -> str:
    """A row about a style in words."""
    return (
        f"{row['hero']} against {row['against']}, {row['level']}: {row['mean']:+.2f} ± {row['ci95'] or 0.0:.2f} points"
        f" a deal in {row['deals']} deals; {100 * row['changed']:.0f} % of bids, choices and leads are other ones"
    )


def _line(row: Mapping[str, Any]) -> str:
    where = [f"{name} {value}" for name, value in row.get("options", {}).items()]
    where += [row["contract"]] if row["contract"] else []
    interval = "" if row["ci95"] is None else f" ± {row['ci95']:.2f}"
    return (
        f"{row['hero']} against {row['against']}, {' '.join(where) or 'default rules'}:"
        f" {row['mean']:+.2f}{interval} points a deal in {row['deals']} deals"
    )
