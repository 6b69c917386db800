"""Finds exercises for a game: `make_exercises.py GAME [MATCHES]` writes `assets/lessons/GAME/exercises.toml`.

A position is taken where one card (or cards as good as each other) is clearly better than every other by the search,
with twice the steps of Expert at the table, and where the reason is one of the catalogue that can be named. Ten are
kept, of as many motives as there are, in order of difficulty: those that a player without search finds come first.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from cardgui.bots.registry import player
from cardgui.bots.searcher import Searcher
from cardgui.bots.thought import finished
from cardgui.engine.action import Play
from cardgui.engine.match import Match
from cardgui.engine.registry import make_game
from cardgui.teaching.exercises import MOTIVES
from cardgui.teaching.hints import in_points, reason
from cardgui.teaching.motives.cases import TRICK_WORTH

WANTED = 10
QUICK, LONG = 6_000, 300_000
"""Cards to play in tries: to find a position, and to be sure of it."""
CLEAR = 0.35
"""By so much, in tricks, a card has to be better than the next."""
EQUAL = 0.02
"""Cards that differ by less, in tricks, are as good as each other."""
LEAST = 4
"""Cards that may be played, at least."""
MOST_OF_A_KIND = 2


@dataclass(frozen=True)
class Found:
    """A position that may serve."""

    position: str
    best: tuple[str, ...]
    motive: str
    gap: float
    missed: bool
    """Whether the player without search plays something else."""


def decisions(game_id: str, matches: int) -> Iterator[tuple[Any, Any]]:
    """Every decision about a card that the person's seat has in some matches: the deal and the view."""
    steady = player(game_id, "steady")
    for number in range(1, matches + 1):
        match = Match(make_game(game_id), number)
        while not match.over:
            match.start_deal()
            while match.in_deal:
                deal = match.deal
                assert deal is not None  # noqa: S101 - the match is in a deal
                seat = min(deal.to_act)
                view = deal.view(seat)
                if seat == 0 and view.phase == "play" and len(set(view.legal)) >= LEAST:
                    yield deal, view
                match.apply(steady.choose(view, match.seed(seat)))


def judged(game_id: str, view: Any, steps: int) -> tuple[tuple[str, ...], float, dict[Any, float]]:
    """The best cards, by how much they are better than the others in tricks, and all values in points."""
    expert = player(game_id, "expert", steps)
    assert isinstance(expert, Searcher)  # noqa: S101 - Expert searches
    worth = in_points(game_id, finished(expert.think(view, 1)).values())
    unit, top = TRICK_WORTH[game_id], max(worth.values())
    best = tuple(str(getattr(action, "card", "")) for action, value in worth.items() if top - value <= EQUAL * unit)
    others = [value for value in worth.values() if top - value > EQUAL * unit]
    return best, (top - max(others)) / unit if others else 0.0, worth


def find(game_id: str, matches: int) -> Iterator[Found]:
    """Positions that may serve, as they come."""
    steady = player(game_id, "steady")
    for deal, view in decisions(game_id, matches):
        best, gap, _ = judged(game_id, view, QUICK)
        if gap < CLEAR or len(best) > 2:
            continue
        best, gap, worth = judged(game_id, view, LONG)
        if gap < CLEAR or len(best) > 2:
            continue
        motive = reason(game_id, view, Play(0, best[0]), worth).motive
        if motive in MOTIVES:
            choice = steady.choose(view, 1)
            missed = getattr(choice, "card", "") not in best
            yield Found(deal.position().to_text(), best, motive, gap, missed)


def chosen(found: list[Found]) -> list[Found]:
    """Ten of them, of as many motives as can be, from the easiest to the hardest."""
    kept: list[Found] = []
    for most in range(1, WANTED + 1):
        for one in sorted(found, key=lambda one: (not one.missed, -one.gap)):
            if len(kept) < WANTED and one not in kept and sum(k.motive == one.motive for k in kept) < most:
                kept.append(one)
    return sorted(kept, key=lambda one: (one.missed, -one.gap))


def written(found: list[Found]) -> str:
    """The file."""
    parts = []
    for one in found:
        lines = [f"position = {json.dumps(one.position)}", f"best = {json.dumps(list(one.best))}"]
        lines += [f'motive = "{one.motive}"', f"gap = {one.gap:.2f}"]
        parts.append("\n".join(["[[exercise]]", *lines]))
    return "\n\n".join(parts) + "\n"


def main(game_id: str, matches: int) -> int:
    """Find, choose and write; 1 if there are too few."""
    found = []
    for one in find(game_id, matches):
        found.append(one)
        print(one.motive, one.best, f"{one.gap:.2f}", "missed" if one.missed else "", flush=True)
    kept = chosen(found)
    if len(kept) < WANTED:
        print(f"only {len(kept)} positions in {matches} matches")
        return 1
    file = Path(__file__).resolve().parents[1] / "assets" / "lessons" / game_id / "exercises.toml"
    file.write_text(written(kept), encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1], int(sys.argv[2]) if len(sys.argv) > 2 else 4))
