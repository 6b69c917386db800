"""Rook Sluff's arithmetic: which cards are dealt to how many, and what a deal scores (RS-3 to RS-5, RS-17 to RS-19)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Final

from cardgui.engine.cards import ROOK, Card
from cardgui.engine.explain import ScorePart

TEAMS: Final = 2
SLUFF: Final = 50
"""Points for a sluff that is kept, lost for one that is not (RS-18)."""
EACH_BID: Final = 10
"""Points for each trick of a bid that is made (RS-17)."""

_LEFT_OUT: Final = {
    6: {
        **{f"{colour}{number}": 2 for colour in "RGYB" for number in (2, 3, 4)},
        "R2": 1,
        "R5": 2,
        "G5": 1,
        "Y5": 1,
        "B5": 1,
    },
    8: {},
    10: {"R5": 1, "G5": 1},
}
"""By number of players: how many of which cards are not dealt (RS-3 to RS-5)."""


def cards_for(players: int) -> tuple[Card, ...]:
    """The cards that are dealt to 6, 8 or 10 players, by colour and then from low to high."""
    out = Counter(_LEFT_OUT[players])
    kept = []
    for card in ROOK.cards:
        if out[card] > 0:
            out[card] -= 1
        else:
            kept.append(card)
    return tuple(kept)


def team_of(seat: int) -> int:
    """0 for the even seats, 1 for the odd ones (RS-1)."""
    return seat % TEAMS


def team_sum(numbers: Sequence[int], team: int) -> int:
    """What the numbers by seat make for a team (RS-10)."""
    return sum(numbers[team::TEAMS])


def score_parts(bids: Sequence[int], taken: Sequence[int], team: int) -> tuple[ScorePart, ...]:
    """What a team scores for a deal, and why (RS-17 to RS-19).

    Args:
        bids: by seat, 0 for a sluff.
        taken: tricks by seat.
        team: 0 or 1.
    """
    bid, tricks = team_sum(bids, team), team_sum(taken, team)
    values: dict[str, int | str] = {"bid": bid, "tricks": tricks}
    if tricks < bid:
        parts = [ScorePart(team, "RS-17", "bid_missed", 0, values)]
    else:
        parts = [ScorePart(team, "RS-17", "bid_made", EACH_BID * bid, values)]
        if tricks > bid:
            parts.append(ScorePart(team, "RS-17", "tricks_more", tricks - bid, {"tricks": tricks - bid}))
    for seat in range(team, len(bids), TEAMS):
        if bids[seat] == 0:
            kept = taken[seat] == 0
            key, points = ("sluff_kept", SLUFF) if kept else ("sluff_failed", -SLUFF)
            parts.append(ScorePart(team, "RS-18", key, points, {"seat": seat, "tricks": taken[seat]}))
    return tuple(parts)
