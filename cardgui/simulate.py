"""Matches played by the computer from their numbers: the same plan gives the same deal records, byte by byte."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Any

from cardgui import __version__
from cardgui.bots.player import Player
from cardgui.bots.registry import player
from cardgui.engine.game import Game
from cardgui.engine.match import Match
from cardgui.engine.numbers import HIGHEST, LOWEST
from cardgui.engine.record import content_id, make_record


class PlanError(ValueError):
    """A plan that cannot be carried out."""


@dataclass(frozen=True, slots=True)
class Plan:
    """What is to be played.

    Attributes:
        game: rules, options and number of players.
        levels: level of the player in each seat.
        deals: how many deal records are wanted; the last match may stop short.
        seed: number of the first match; the next ones follow.
        steps: how long players that search may search, ``None`` for their own measure.
    """

    game: Game
    levels: tuple[str, ...]
    deals: int
    seed: int
    steps: int | None = None


def match_id(plan: Plan, number: int) -> str:
    """The id of a match: 32 hexadecimal digits that depend on everything that decides how it goes."""
    name = {
        "game": plan.game.id,
        "options": dict(plan.game.options),
        "players": plan.game.players,
        "number": number,
        "levels": plan.levels,
        "steps": plan.steps,
    }
    text = json.dumps(name, sort_keys=True, separators=(",", ":"))
    return hashlib.sha256(text.encode("utf-8")).hexdigest()[:32]


def simulate(plan: Plan) -> Iterator[dict[str, Any]]:
    """The deal records of a plan, one after the other as they are played.

    Raises:
        PlanError: if the levels are not one a seat, or the match numbers run out; before the first deal.
        NoPlayerError: if there is no player of a level.
    """
    if len(plan.levels) != plan.game.players:
        raise PlanError(f"{len(plan.levels)} levels for {plan.game.players} players")
    last = plan.seed + (plan.deals - 1) // plan.game.deals
    if plan.seed < LOWEST or last > HIGHEST:
        raise PlanError(f"match numbers go from {LOWEST} to {HIGHEST}, not from {plan.seed} to {last}")
    players = [player(plan.game.id, level, plan.steps) for level in plan.levels]
    return _records(plan, players)


def _records(plan: Plan, players: Sequence[Player]) -> Iterator[dict[str, Any]]:
    done = 0
    number = plan.seed
    while done < plan.deals:
        match = Match(plan.game, number)
        while done < plan.deals and not match.over:
            play_deal(match, players)
            yield _record(plan, match)
            done += 1
        number += 1


def play_deal(match: Match, players: Sequence[Player]) -> None:
    """Let the players play the next deal of a match; of several who may act, the lowest seat does."""
    match.start_deal()
    while match.in_deal and match.deal is not None:
        seat = min(match.deal.to_act)
        match.apply(players[seat].choose(match.deal.view(seat), match.seed(seat)))


def _record(plan: Plan, match: Match) -> dict[str, Any]:
    record = make_record(plan.game, match_id(plan, match.number), match.finished[-1])
    seats = [
        {"name": f"{level.capitalize()} {seat}", "level": level, "human": False}
        for seat, level in enumerate(plan.levels, 1)
    ]
    return {**record, "id": content_id(record), "number": match.number, "seats": seats, "app": __version__}
