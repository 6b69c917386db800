"""The statistics of one game, read from the counts of the derived tables, and the deals behind each number."""

from __future__ import annotations

import json
import sqlite3
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from datetime import date
from typing import Any, Final

from cardgui.ledger import derived, figures

MATCH_FIGURES: Final = ("game", "place")
"""Figures of a match; all others are of a deal."""


@dataclass(frozen=True, slots=True)
class Scope:
    """Which matches are counted.

    Attributes:
        game: of this game.
        options: only with exactly these options, as a compact JSON text with sorted keys; None for all.
        players: only with so many players; None for all.
        level: only against computer players of this level (``mixed``: of several); None for all.
        human: with a person on seat 0 (True), or with the computer there (False).
        since: only those begun on this day or later (UTC); None for all.
    """

    game: str
    options: str | None = None
    players: int | None = None
    level: str | None = None
    human: bool = True
    since: date | None = None


@dataclass(frozen=True, slots=True)
class Kind:
    """One sort of matches there is.

    Attributes:
        options: compact JSON text with sorted keys.
        players: how many play.
        level: of the other players.
        human: whether a person plays on seat 0.
        helped: whether the person had help in them.
    """

    options: str
    players: int
    level: str
    human: bool
    helped: bool


@dataclass(frozen=True, slots=True)
class Figure:
    """How often a figure had which value.

    Attributes:
        counts: value → how often.
    """

    counts: Mapping[int, int] = field(default_factory=dict)

    @property
    def number(self) -> int:
        """How many there are."""
        return sum(self.counts.values())

    @property
    def total(self) -> int:
        """The sum of all values."""
        return sum(value * times for value, times in self.counts.items())

    @property
    def mean(self) -> float:
        """The average; 0 where there is nothing."""
        return self.total / self.number if self.number else 0.0

    @property
    def least(self) -> int:
        """The least value; 0 where there is nothing."""
        return min(self.counts, default=0)

    @property
    def greatest(self) -> int:
        """The greatest value; 0 where there is nothing."""
        return max(self.counts, default=0)

    def times(self, value: int) -> int:
        """How often it had this value."""
        return self.counts.get(value, 0)

    @property
    def middle_half(self) -> tuple[int, int]:
        """The values between which half of all lie: the least that a quarter, and that three quarters, don't exceed."""
        return self._quantile(1), self._quantile(3)

    def _quantile(self, quarters: int) -> int:
        reached = 0
        for value in sorted(self.counts):
            reached += self.counts[value]
            if 4 * reached >= quarters * self.number:
                return value
        return 0


@dataclass(frozen=True, slots=True)
class Streaks:
    """Finished matches won one after the other, shared wins included: the longest run, and that up to the newest."""

    longest: int
    current: int


@dataclass(frozen=True, slots=True)
class Statistics:
    """What a person has done in a game.

    Attributes:
        figures: key (see :mod:`cardgui.ledger.figures`) → values.
        streaks: of wins; none of matches with help alone.
    """

    figures: Mapping[str, Figure]
    streaks: Streaks

    def figure(self, key: str) -> Figure:
        """The values under a key; none if there is nothing."""
        return self.figures.get(key, _NOTHING)


@dataclass(frozen=True, slots=True)
class Behind:
    """A deal, or a whole match, that a number counts.

    Attributes:
        match: id of the match.
        deal: number of the deal, None for the match.
        started_at: when the match began.
        options: of the match.
        players: how many play.
        value: what it contributes.
        score: own score of the deal, or own total of the match.
    """

    match: str
    deal: int | None
    started_at: str
    options: Mapping[str, Any]
    players: int
    value: int
    score: int


_NOTHING: Final = Figure()


def kinds(db: sqlite3.Connection, game: str) -> list[Kind]:
    """The sorts of matches of a game in which something has been counted."""
    found = db.execute(
        "SELECT options, players, level, human, helped FROM kind WHERE game = ?"
        " AND EXISTS (SELECT 1 FROM tally WHERE tally.kind = kind.n) ORDER BY players, options, level",
        (game,),
    )
    return [
        Kind(options, players, level, bool(human), bool(helped)) for options, players, level, human, helped in found
    ]


def games(db: sqlite3.Connection) -> list[str]:
    """The games in which something has been counted, that with the newest match first."""
    found = db.execute("SELECT DISTINCT game FROM kind WHERE EXISTS (SELECT 1 FROM tally WHERE tally.kind = kind.n)")
    newest = "SELECT max(started_at) FROM listing WHERE deleted_at IS NULL AND game = ?"
    dated = [(db.execute(newest, (game,)).fetchone()[0] or "", game) for (game,) in found.fetchall()]
    return [game for _, game in sorted(dated, reverse=True)]


def read(db: sqlite3.Connection, scope: Scope, *, helped: bool | None) -> Statistics:
    """The statistics of matches without help (False), with help (True), or of all (None)."""
    chosen = _kinds(db, scope, helped=helped)
    days = "day = 0" if scope.since is None else f"day >= {max(1, scope.since.toordinal())}"
    found = db.execute(
        f"SELECT figure, value, sum(times) FROM tally WHERE kind IN ({chosen}) AND {days}"  # noqa: S608 - numbers only
        " GROUP BY figure, value"
    )
    counts: dict[str, dict[int, int]] = {}
    for key, value, times in found:
        counts.setdefault(key, {})[value] = times
    # What was done with help is told in brief: runs of wins are asked of the others alone.
    streaks = Streaks(0, 0) if helped else _streaks(db, scope, chosen)
    return Statistics({key: Figure(values) for key, values in counts.items()}, streaks)


def _kinds(db: sqlite3.Connection, scope: Scope, *, helped: bool | None) -> str:
    """The row numbers of the kinds in a scope, as SQL."""
    found = db.execute(
        "SELECT n FROM kind WHERE game = ?1 AND (?2 IS NULL OR options = ?2) AND (?3 IS NULL OR players = ?3)"
        " AND (?4 IS NULL OR level = ?4) AND human = ?5 AND (?6 IS NULL OR helped = ?6)",
        (scope.game, scope.options, scope.players, scope.level, scope.human, helped),
    )
    return ", ".join(str(n) for (n,) in found)


def _streaks(db: sqlite3.Connection, scope: Scope, chosen: str) -> Streaks:
    since = "" if scope.since is None else scope.since.isoformat()
    signs = db.execute(
        "SELECT group_concat(place = 1, '') FROM (SELECT place FROM listing"  # noqa: S608 - numbers only
        f" WHERE deleted_at IS NULL AND game = ? AND started_at >= ? AND state = {derived.FINISHED} AND place > 0"
        f" AND kind IN ({chosen}) ORDER BY started_at, n)",
        (scope.game, since),
    ).fetchone()[0]
    runs = (signs or "").split("0")
    return Streaks(max(map(len, runs)), len(runs[-1]))


def behind(
    db: sqlite3.Connection, scope: Scope, key: str, value: int | None, *, helped: bool | None
) -> Iterator[Behind]:
    """The deals (or matches) that a number counts, the newest first.

    Args:
        db: connection to read from.
        scope: which matches.
        key: the figure.
        value: only with this value; None for all.
        helped: as for :func:`read`.
    """
    chosen = _kinds(db, scope, helped=helped)
    first = 1 if scope.since is None else max(1, scope.since.toordinal())
    days = db.execute(
        f"SELECT DISTINCT day FROM tally WHERE kind IN ({chosen}) AND day >= ? AND figure = ?"  # noqa: S608
        " AND (?3 IS NULL OR value = ?3) ORDER BY day DESC",
        (first, key, value),
    ).fetchall()
    for (day,) in days:
        begins, ends = (date.fromordinal(min(day + more, date.max.toordinal())).isoformat() for more in (0, 1))
        matches = db.execute(
            "SELECT n FROM listing WHERE deleted_at IS NULL AND game = ? AND started_at >= ? AND started_at < ?"  # noqa: S608
            f" AND kind IN ({chosen}) ORDER BY started_at DESC, n DESC",
            (scope.game, "" if day == 1 else begins, ends if day > 1 else "~"),
        ).fetchall()
        for (n,) in matches:
            yield from _behind_in(db, n, day, key, value)


def _behind_in(db: sqlite3.Connection, n: int, day: int, key: str, value: int | None) -> Iterator[Behind]:
    row = derived.listing(db, n)
    if row.day != day:
        return
    match_id, options, players = db.execute("SELECT id, options, players FROM match WHERE n = ?", (n,)).fetchone()
    about = json.loads(options)
    if key in MATCH_FIGURES:
        for name, found in row.of_match():
            if name == key and value in (None, found):
                yield Behind(match_id, None, row.started_at, about, players, found, row.totals[0])
        return
    for record in reversed(derived.records(db, n)):
        for name, found in figures.of_deal(record):
            if name == key and value in (None, found):
                score = record["result"]["deal_scores"][0]
                yield Behind(match_id, record["deal"], row.started_at, about, players, found, score)
                break
