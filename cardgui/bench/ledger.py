"""How fast the ledger is when it holds many deals."""

from __future__ import annotations

import tempfile
import time
import uuid
from collections.abc import Iterator
from itertools import islice
from pathlib import Path
from statistics import median
from typing import Any, Final

from cardgui import __version__
from cardgui.bench.measured import Choice, Report, quantile
from cardgui.engine.registry import make_game
from cardgui.ledger.rows import Seat
from cardgui.ledger.store import Ledger
from cardgui.simulate import Plan, simulate

DEALS: Final = 20_000
APPENDS: Final = 500
OPENINGS: Final = 5
_TOGETHER: Final = 2000
_SEED: Final = 1
_SPACE: Final = uuid.UUID("6d1d0b0e-70a4-5f0e-8b2a-0f5c5b0b9a51")


def measure(choice: Choice) -> Report:
    """Fill a ledger with deals, open it, list its matches, and append actions one by one.

    ``statistics_ms`` and ``search_ms`` are null as long as the ledger computes no statistics and searches nothing.
    """
    deals = choice.deals or DEALS
    with tempfile.TemporaryDirectory(prefix="cardgui-bench-") as folder:
        path = Path(folder) / "ledger.db"
        _fill(path, choice.game, deals)
        openings = [_opened(path) for _ in range(OPENINGS)]
        appends = _appends(path, choice.game)
        megabytes = path.stat().st_size / 1e6
    figures = {
        "deals": deals,
        "open_ms": round(median(openings), 2),
        "append_ms_p95": round(quantile(appends, 0.95), 3),
        "statistics_ms": None,
        "search_ms": None,
    }
    return Report(figures, [f"{deals} deals in {megabytes:.1f} MB, {APPENDS} actions appended one by one"])


def _records(game_id: str, deals: int) -> Iterator[dict[str, Any]]:
    """As many records as wanted: a simulated match again and again under new names."""
    game = make_game(game_id)
    match = list(simulate(Plan(game, ("random",) * game.players, game.deals, _SEED)))
    for number in range(deals // len(match) + 1):
        for record in match:
            name = f"{number}-{record['deal']}"
            yield {**record, "match": f"bench-{number}", "id": str(uuid.uuid5(_SPACE, name)), "number": number + 1}


def _fill(path: Path, game_id: str, deals: int) -> None:
    records = islice(_records(game_id, deals), deals)
    with Ledger.open(path, app_version=__version__) as ledger:
        while some := list(islice(records, _TOGETHER)):
            ledger.add_records(some)


def _opened(path: Path) -> float:
    """Milliseconds until an opened ledger has listed its newest matches."""
    begun = time.perf_counter()
    with Ledger.open(path, app_version=__version__) as ledger:
        ledger.matches(50)
        return (time.perf_counter() - begun) * 1000


def _appends(path: Path, game_id: str) -> list[float]:
    taken = []
    game = make_game(game_id)
    seats = [Seat("", None, human=True)] + [Seat("", "random", human=False)] * (game.players - 1)
    with Ledger.open(path, app_version=__version__) as ledger:
        match, deal = str(uuid.uuid4()), str(uuid.uuid4())
        ledger.start_match(match, game=game_id, options={}, players=game.players, number=_SEED, seats=seats)
        ledger.start_deal(deal, match, 1, {"deal": 1})
        for seq in range(APPENDS):
            begun = time.perf_counter()
            ledger.append_action(deal, seq, {"do": "play", "seat": seq % game.players, "card": "AS"})
            taken.append((time.perf_counter() - begun) * 1000)
    return taken
