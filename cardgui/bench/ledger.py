"""How fast the ledger is when it holds many deals."""

from __future__ import annotations

import tempfile
import time
import uuid
from collections.abc import Callable, Iterator
from datetime import date, timedelta
from itertools import islice
from pathlib import Path
from statistics import median
from typing import Any, Final

from cardgui import __version__
from cardgui.bench.measured import Choice, Report, quantile
from cardgui.bench.table import environment, run_module
from cardgui.engine.registry import make_game
from cardgui.ledger.bulk import fill
from cardgui.ledger.rows import Seat, Wanted
from cardgui.ledger.statistics import Scope
from cardgui.ledger.store import Ledger
from cardgui.models.ledger_session import FILE_NAME
from cardgui.simulate import Plan, simulate

DEALS: Final = 20_000
APPENDS: Final = 500
OPENINGS: Final = 5
STARTS: Final = 3
PAGE: Final = 30
LAST_DAY: Final = "2026-01-31"
_SEED: Final = 1
_SPACE: Final = uuid.UUID("6d1d0b0e-70a4-5f0e-8b2a-0f5c5b0b9a51")


def measure(choice: Choice) -> Report:
    """Fill a ledger with deals, open it, list and search its matches, count statistics, append actions one by one.

    ``list_ms_p95`` is what one more page of the list takes, wherever the list is scrolled to. What begins with
    ``window_`` is measured in the window: frames while its list is scrolled, what a search and a page of statistics
    take until they are painted, and how much more memory it needs than on a ledger of ten deals.
    """
    deals = choice.deals or DEALS
    with tempfile.TemporaryDirectory(prefix="cardgui-bench-") as folder:
        path, small = (Path(folder) / name / FILE_NAME for name in ("large", "small"))
        path.parent.mkdir()
        small.parent.mkdir()
        fill(path, _records(choice.game, deals), app_version=__version__)
        fill(small, _records(choice.game, 10), app_version=__version__)
        openings, of_small = [], []
        for _ in range(OPENINGS):
            openings.append(_opened(path))
            of_small.append(_opened(small))
        with Ledger.open_read_only(path) as ledger:
            counted = _statistics(ledger, choice.game)
            searches = _searches(ledger)
            pages = _pages(ledger)
        appends = _appends(path, choice.game)
        appends_of_small = _appends(small, choice.game)
        starts, starts_of_small = [], []
        for _ in range(STARTS):
            starts.append(_in_window(path.parent))
            starts_of_small.append(_in_window(small.parent))
        megabytes = path.stat().st_size / 1e6
    figures = {
        "deals": deals,
        "open_ms": round(median(openings), 2),
        "open_ms_ten_deals": round(median(of_small), 2),
        "append_ms_p95": round(quantile(appends, 0.95), 3),
        "append_ms_p95_ten_deals": round(quantile(appends_of_small, 0.95), 3),
        "statistics_ms": round(max(counted), 2),
        "search_ms": round(max(searches), 2),
        "list_ms_p95": round(quantile(pages, 0.95), 2),
        **_window_figures(starts, starts_of_small),
    }
    return Report(figures, [f"{deals} deals in {megabytes:.1f} MB, {APPENDS} actions appended one by one"])


def _in_window(folder: Path) -> dict[str, Any]:
    """What the window on a ledger needs, in a process of its own."""
    return run_module("cardgui.bench.ledger_window", [str(folder), repr(time.monotonic())], environment(1.0))


def _window_figures(large: list[dict[str, Any]], small: list[dict[str, Any]]) -> dict[str, float]:
    frames = [frame for run in large for frame in run["frames_ms"]]
    return {
        "window_first_frame_ms": round(median(run["first_frame_ms"] for run in large), 1),
        "window_first_frame_ms_ten_deals": round(median(run["first_frame_ms"] for run in small), 1),
        "window_list_frame_ms_p95": round(quantile(frames, 0.95), 2),
        "window_list_frame_ms_max": round(min(max(run["frames_ms"]) for run in large), 2),
        "window_search_ms": round(min(max(run["search_ms"]) for run in large), 1),
        "window_statistics_ms": round(min(max(run["statistics_ms"]) for run in large), 1),
        "window_memory_mb": round(median(run["rss_mb"] for run in large), 1),
        "window_memory_mb_ten_deals": round(median(run["rss_mb"] for run in small), 1),
    }


def _timed(call: Callable[[], object]) -> float:
    """Milliseconds that a call takes, the best of three."""
    taken = []
    for _ in range(3):
        begun = time.perf_counter()
        call()
        taken.append((time.perf_counter() - begun) * 1000)
    return min(taken)


def _statistics(ledger: Ledger, game: str) -> list[float]:
    """What each page of the statistics takes: all that the screen reads for it."""
    today = date.fromisoformat(LAST_DAY)
    scopes = [Scope(game, since=since) for since in (None, *(today - timedelta(days=days) for days in (30, 90, 365)))]
    scopes.append(Scope(game, level="random"))

    def page(scope: Scope) -> None:
        ledger.games_counted()
        ledger.kinds(game)
        for helped in (False, True):
            ledger.statistics(scope, helped=helped)

    return [_timed(lambda scope=scope: page(scope)) for scope in scopes]  # type: ignore[misc]


def _searches(ledger: Ledger) -> list[float]:
    """What a search takes: the count, and the first page of what is found."""

    def search(wanted: Wanted) -> None:
        ledger.match_count(wanted=wanted)
        ledger.matches(PAGE, wanted=wanted)

    texts = ("ber 7", "nobody", "4711", "a")
    return [_timed(lambda text=text: search(Wanted(text=text))) for text in texts]  # type: ignore[misc]


def _pages(ledger: Ledger) -> list[float]:
    count = ledger.match_count()
    offsets = range(0, max(1, count - PAGE), max(1, count // 40))
    return [_timed(lambda at=at: ledger.matches(PAGE, at, wanted=Wanted())) for at in offsets]  # type: ignore[misc]


def _records(game_id: str, deals: int) -> Iterator[dict[str, Any]]:
    """So many records: a simulated match cloned under new ids and names, spread over ten years."""
    game = make_game(game_id)
    match = list(simulate(Plan(game, ("random",) * game.players, game.deals, _SEED)))
    count = -(-deals // len(match))
    first = date.fromisoformat(LAST_DAY) - timedelta(days=3652)
    for number in range(count):
        day = first + timedelta(days=3652 * number // count)
        seats = [Seat("", None, human=True)]
        seats += [Seat(f"Number {(number + seat) % 40}", "random", human=False) for seat in range(1, game.players)]
        for record in islice(match, max(0, deals - number * len(match))):
            yield {
                **record,
                "match": f"bench-{number}",
                "id": str(uuid.uuid5(_SPACE, f"{number}-{record['deal']}")),
                "number": number + 1,
                "seats": [seat.to_json() for seat in seats],
                "at": f"{day}T12:00:00.000Z",
                "help": {"hints": int(number % 9 == 0), "take_backs": 0},
            }


def _opened(path: Path) -> float:
    """Milliseconds until an opened ledger has listed its newest matches."""
    begun = time.perf_counter()
    with Ledger.open(path, app_version=__version__) as ledger:
        ledger.match_count(wanted=Wanted())
        ledger.matches(PAGE, wanted=Wanted())
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
