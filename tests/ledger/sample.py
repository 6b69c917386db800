"""Matches, deals and ledgers for the tests; the ledger does not know the rules, so neither do these records."""

from __future__ import annotations

import json
import random
import subprocess
import sys
from collections.abc import Iterator, Sequence
from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import Any

from cardgui.ledger.rows import Seat
from cardgui.ledger.store import Ledger

ROOT = Path(__file__).parents[2]
SEATS = (
    Seat("Ayşe", None, human=True),
    Seat("민준", "steady", human=False),
    Seat("Zeynep", "steady", human=False),
    Seat("さくら", "expert", human=False),
)
CARDS = [rank + suit for suit in "SHDC" for rank in "23456789TJQKA"]


def record(match: str = "match-1", deal: int = 1, *, game: str = "truf", size: int = 1, **keys: Any) -> dict[str, Any]:
    """A deal record of the usual form; `size` makes it so many times as long."""
    chance = random.Random(f"{game} {match} {deal}")
    cards = chance.sample(CARDS, 52)
    return {
        "format": "cardgui-deal/1",
        "game": game,
        "options": {"deals": 8},
        "players": 4,
        "match": match,
        "deal": deal,
        "dealer": deal % 4,
        "direction": "ccw",
        "scores_before": [deal, -deal, 0, 2],
        "hands": [cards[seat * 13 : seat * 13 + 13] for seat in range(4)] * size,
        "actions": [action(seq) for seq in range(52)] * size,
        "result": {"deal_scores": [1, -1, 0, 0], "tricks": [4, 3, 3, 3]},
        "id": f"{game}-{match}-{deal}",
        "number": 4711,
        "seats": [seat.to_json() for seat in SEATS],
        "at": f"2026-03-0{1 + deal % 9}T10:00:00.000Z",
    } | keys


def records(matches: int, deals: int = 8, **keys: Any) -> Iterator[dict[str, Any]]:
    """Records of several matches, match after match."""
    for match in range(matches):
        for deal in range(1, deals + 1):
            yield record(f"match-{match}", deal, **keys)


def action(seq: int) -> dict[str, Any]:
    """The action with this place in every deal here."""
    return {"do": "play", "seat": seq % 4, "card": CARDS[seq % 52]}


def start(ledger: Ledger, match: str = "match-1", *, game: str = "truf") -> None:
    """Begin a match."""
    ledger.start_match(match, game=game, options={"deals": 8}, players=4, number=4711, seats=SEATS)


def play(ledger: Ledger, match: str = "match-1", deal: int = 1, *, actions: int = 52, finish: bool = True) -> str:
    """Begin a deal, play so many actions of it, finish it; gives its id."""
    body = record(match, deal)
    deal_id: str = body["id"]
    ledger.start_deal(deal_id, match, deal, {"dealer": deal % 4, "hands": body["hands"]})
    with ledger.together():
        for seq in range(actions):
            ledger.append_action(deal_id, seq, action(seq))
        if finish:
            ledger.finish_deal(deal_id, body)
    return deal_id


def opened(path: Path, **keys: Any) -> Ledger:
    """The ledger at this path, opened by version 0.1."""
    return Ledger.open(path, app_version="0.1", **keys)


def content(ledger: Ledger) -> dict[str, Any]:
    """Everything that can be read from a ledger."""
    return {
        "records": list(ledger.record_lines()),
        "unfinished": ledger.unfinished_matches(),
        "matches": ledger.matches(10_000),
        "counts": ledger.counts(),
    }


def files(folder: Path) -> dict[str, bytes]:
    """The files in a folder and what is in them."""
    return {path.name: path.read_bytes() for path in sorted(folder.iterdir()) if path.is_file()}


class Clock:
    """A clock that shows what it is told."""

    def __init__(self) -> None:
        self.time = datetime(2026, 1, 31, 18, 5, 9, tzinfo=UTC)

    def __call__(self) -> datetime:
        """The time now."""
        return self.time

    def advance(self, **time: float) -> None:
        """Let time pass, or run backwards."""
        self.time += timedelta(**time)


def run(program: str, *arguments: str, **keys: Any) -> subprocess.CompletedProcess[str]:
    """Let another process run a Python program that may import the project and these helpers."""
    return subprocess.run(
        command(program, *arguments), cwd=ROOT, check=False, capture_output=True, text=True, timeout=120, **keys
    )


def command(program: str, *arguments: str) -> Sequence[str]:
    """How to start a Python program in another process."""
    return (sys.executable, "-X", "utf8", "-c", program, *arguments)


def answer(program: str, *arguments: str) -> Any:
    """What another process prints last, as JSON; it must end well."""
    done = run(program, *arguments)
    assert done.returncode == 0, done.stderr
    return json.loads(done.stdout.splitlines()[-1])
