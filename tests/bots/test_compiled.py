"""Compiled and plain code make the same moves, whichever of them this installation runs."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

import compile_kernel
from cardgui.engine import kernel

ROOT = Path(__file__).parents[2]
GAMES = ("truf", "rifki", "rook_sluff", "minchiate")
PROGRAM = """
import json, sys
from cardgui.bots.registry import player
from cardgui.engine import kernel, masks
from cardgui.engine.match import Match
from cardgui.engine.registry import make_game

made = {}
for game_id in sys.argv[1:]:
    match = Match(make_game(game_id), 12)
    match.start_deal()
    thinker = player(game_id, "expert", 700)
    rows = made[game_id] = []
    while match.in_deal:
        deal = match.deal
        seat = min(deal.to_act)
        thought = thinker.think(deal.view(seat), match.seed(seat))
        while not thought.go_on():
            pass
        rows.append([thought.action().to_json(), sorted(thought.values().values())])
        match.apply(thought.action())
    rows.append([masks.bit(place) for place in (0, 31, 32, 45, 61)])
print(json.dumps({"compiled": not kernel.__file__.endswith(".py"), "made": made}))
"""


def run(folder: Path) -> dict[str, object]:
    """What is decided by the package in this folder."""
    done = subprocess.run(
        [sys.executable, "-c", PROGRAM, *GAMES],
        cwd=folder,
        env={**os.environ, "PYTHONPATH": str(folder)},
        capture_output=True,
        text=True,
        check=True,
    )
    result: dict[str, object] = json.loads(done.stdout)
    return result


@pytest.fixture(scope="module")
def plain(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The package without any compiled module."""
    folder = tmp_path_factory.mktemp("plain")
    shutil.copytree(ROOT / "cardgui", folder / "cardgui", ignore=shutil.ignore_patterns("__pycache__", "*.so", "*.pyd"))
    return folder


@pytest.fixture(scope="module")
def compiled(plain: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The package with freshly compiled modules."""
    folder = tmp_path_factory.mktemp("compiled")
    shutil.copytree(plain / "cardgui", folder / "cardgui")
    if compile_kernel.compiler() is None or not compile_kernel.compile_stale(folder):
        pytest.skip("the kernel cannot be compiled here")
    return folder


def test_compiled_and_plain_code_decide_the_same_with_the_same_values(plain: Path, compiled: Path) -> None:
    without, with_compiler = run(plain), run(compiled)
    assert without["compiled"] is False
    assert with_compiler["compiled"] is True
    assert with_compiler["made"] == without["made"]


def test_compiled_code_in_the_checkout_is_of_these_sources() -> None:
    if str(kernel.__file__).endswith(".py"):
        pytest.skip("plain code runs")
    stamp = ROOT / compile_kernel.STAMP
    assert stamp.read_text() == compile_kernel.fingerprint(ROOT), "run packaging/compile_kernel.py"
