"""How smooth the window is, measured in processes of its own under the display there is, or off screen."""

from __future__ import annotations

import json
import os
import subprocess
import sys
import tempfile
import time
from statistics import median
from typing import Any, Final

from cardgui.bench.measured import BenchError, Choice, Report, chosen_game, quantile

STARTS: Final = 5
_PATIENCE_S: Final = 180


def measure(choice: Choice) -> Report:
    """Start the program five times, deal a few times at the table, then let it rest.

    Raises:
        BenchError: if there is no such table, or the program did not get that far.
    """
    game = chosen_game(choice)
    around = environment(choice.scale)
    firsts = [_run("first", choice.game, game.players, around)["first_frame_ms"] for _ in range(STARTS)]
    dealt = _run("deal", choice.game, game.players, around)
    busy = _in_new_folder("cardgui.bench.tasks", [choice.game, str(game.players)], around)
    gaps = dealt["gaps_ms"]
    figures = {
        "game": choice.game,
        "players": game.players,
        "scale": choice.scale,
        "platform": dealt["platform"],
        "first_frame_ms": round(median(firsts), 1),
        "fps_median": round(1000 / quantile(gaps, 0.5), 1),
        "gap_p95_ms": round(quantile(gaps, 0.95), 2),
        "idle_frames": dealt["idle_frames"],
        "idle_cpu_percent": round(dealt["idle_cpu_percent"], 2),
        "peak_rss_mb": dealt["peak_rss_mb"],
        "longest_task_ms": busy["longest"][0][0],
        "open_ms": busy["open_ms"],
    }
    starts = ", ".join(f"{first:.0f}" for first in firsts)
    longest = ", ".join(f"{milliseconds} ms ({doing})" for milliseconds, doing in busy["longest"])
    return Report(
        figures,
        [
            f"first frames after {starts} ms; {len(gaps)} gaps between frames while dealing",
            f"longest of {busy['tasks']} tasks of the window's thread while a deal is played: {longest}",
        ],
    )


def environment(scale: float) -> dict[str, str]:
    """The environment of a window at this pixel ratio; off screen where there is no display."""
    around = {**os.environ, "QT_SCALE_FACTOR": f"{scale:g}"}
    on_x11 = sys.platform.startswith("linux") and not (os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY"))
    if on_x11:
        around.setdefault("QT_QPA_PLATFORM", "offscreen")
    return around


def _run(what: str, game: str, players: int, around: dict[str, str]) -> dict[str, Any]:
    return _in_new_folder("cardgui.bench.probe", [what, game, str(players), repr(time.monotonic())], around)


def _in_new_folder(module: str, arguments: list[str], around: dict[str, str]) -> dict[str, Any]:
    with tempfile.TemporaryDirectory(prefix="cardgui-bench-") as folder:
        return run_module(module, [folder, *arguments], around)


def run_module(module: str, arguments: list[str], around: dict[str, str]) -> dict[str, Any]:
    """What a module prints that is run as a process of its own.

    Raises:
        BenchError: if it did not come to its end.
    """
    try:
        done = subprocess.run(  # noqa: S603  (our own program)
            [sys.executable, "-m", module, *arguments],
            env=around,
            capture_output=True,
            text=True,
            timeout=_PATIENCE_S,
            check=False,
        )
    except subprocess.TimeoutExpired as error:
        raise BenchError(f"the window did not finish within {_PATIENCE_S} s") from error
    if done.returncode != 0:
        said = done.stderr.strip().splitlines() or ["it said nothing"]
        raise BenchError(f"the window ended with code {done.returncode}: {said[-1]}")
    result: dict[str, Any] = json.loads(done.stdout.splitlines()[-1])
    return result
