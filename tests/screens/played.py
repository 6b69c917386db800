"""Ledgers with real matches in them, played by chance, for tests of the screens."""

from __future__ import annotations

import random
import uuid
from datetime import UTC, datetime, timedelta
from typing import TYPE_CHECKING

from cardgui import __version__
from cardgui.engine.match import Match, opening_json
from cardgui.engine.record import make_record
from cardgui.engine.registry import make_game
from cardgui.ledger.rows import Seat
from cardgui.ledger.store import Ledger

if TYPE_CHECKING:
    from pathlib import Path

SEATS = (
    Seat("", None, human=True),
    Seat("Sari", "steady", human=False),
    Seat("Budi", "steady", human=False),
    Seat("Dewi", "steady", human=False),
)


class Clock:
    """Time that stands where it is put and goes on a minute at each look."""

    def __init__(self, now: datetime) -> None:
        self.now = now

    def __call__(self) -> datetime:
        self.now += timedelta(seconds=2)
        return self.now


def play_match(
    ledger: Ledger,
    number: int,
    *,
    options: dict[str, str | int] | None = None,
    deals: int | None = None,
    cards: int = 0,
) -> str:
    """Play a match of Truf by chance into a ledger: all of it, or so many deals and then so many actions more."""
    draw = random.Random(number)
    game = make_game("truf", options or {})
    match = Match(game, number)
    match_id = str(uuid.UUID(int=draw.getrandbits(128)))
    ledger.start_match(match_id, game="truf", options=dict(game.options), players=4, number=number, seats=SEATS)
    done = 0
    while not match.over:
        match.start_deal()
        deal = match.deal
        assert deal is not None
        deal_id = str(uuid.UUID(int=draw.getrandbits(128)))
        last = deals is not None and done == deals
        if last and not cards:
            return match_id
        ledger.start_deal(
            deal_id, match_id, done + 1, {**opening_json(game, deal.setup, deal.layout), "attempt": match.attempt}
        )
        taken = 0
        while match.in_deal:
            action = draw.choice(sorted(deal.legal(min(deal.to_act)), key=str))
            match.apply(action)
            with ledger.together():
                ledger.append_action(deal_id, taken, action.to_json())
                if not match.in_deal:
                    record = make_record(
                        game,
                        match_id,
                        match.finished[-1],
                        {
                            "id": deal_id,
                            "number": number,
                            "seats": [seat.to_json() for seat in SEATS],
                            "app": __version__,
                        },
                    )
                    ledger.finish_deal(deal_id, record)
            taken += 1
            if last and taken == cards:
                return match_id
        done += 1
    ledger.finish_match(match_id)
    return match_id


def fill(path: Path, *, now: datetime | None = None) -> dict[str, str]:
    """Make a ledger with a few matches; their ids by what they are."""
    today = now or datetime.now(UTC).replace(microsecond=0)
    clock = Clock(today)
    path.parent.mkdir(parents=True, exist_ok=True)
    with Ledger.open(path, app_version=__version__, clock=clock) as ledger:
        clock.now = today - timedelta(days=400)
        old = play_match(ledger, 7, options={"deals": 4})
        clock.now = today - timedelta(days=9)
        given_up = play_match(ledger, 11, deals=2)
        ledger.abandon_match(given_up)
        clock.now = today - timedelta(days=1)
        finished = play_match(ledger, 482_117_903, options={"scoring": "C", "factor": 3})
        clock.now = today - timedelta(minutes=20)
        unfinished = play_match(ledger, 23, options={"deals": 8}, deals=3, cards=20)
    return {"old": old, "given_up": given_up, "finished": finished, "open": unfinished}
