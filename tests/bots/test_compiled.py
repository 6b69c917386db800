"""Compiled and plain code make the same moves, whichever of them this installation runs."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any, NoReturn

import pytest

import compile_kernel
from cardgui.bots.rollouts import search, worlds
from cardgui.engine import kernel, masks

ROOT = Path(__file__).parents[2]
GAMES: tuple[tuple[str, dict[str, str], int], ...] = (
    ("truf", {}, 4),
    ("truf", {"scoring": "E"}, 4),
    ("rifki", {}, 4),
    ("rook_sluff", {}, 6),
    ("rook_sluff", {}, 8),
    ("rook_sluff", {}, 10),
    ("minchiate", {}, 4),
)
"""Games with their options and numbers of players: every scoring and every size of hand has code of its own."""
PROGRAM = """
import json, sys
from cardgui.bots.registry import player
from cardgui.engine import kernel, masks
from cardgui.engine.match import Match
from cardgui.engine.registry import make_game

made = []
for game_id, options, players in json.loads(sys.argv[1]):
    match = Match(make_game(game_id, options, players), 12)
    match.start_deal()
    thinker = player(game_id, "expert", 700)
    rows = []
    made.append([game_id, options, players, rows])
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


def run(folder: Path) -> dict[str, Any]:
    """What is decided by the package in this folder."""
    done = subprocess.run(
        [sys.executable, "-c", PROGRAM, json.dumps(GAMES)],
        cwd=folder,
        env={**os.environ, "PYTHONPATH": str(folder)},
        capture_output=True,
        text=True,
        check=True,
    )
    result: dict[str, Any] = json.loads(done.stdout)
    return result


def not_compiled(reason: str) -> NoReturn:
    """Skip, or fail where continuous integration could compile: nobody would see there that nothing was compared."""
    if os.environ.get("CARDGUI_CI") and not compile_kernel.missing():
        pytest.fail(reason)
    pytest.skip(reason)


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
    if not compile_kernel.compile_stale(folder):
        not_compiled("the kernel cannot be compiled here")
    return folder


def test_compiled_and_plain_code_decide_the_same_with_the_same_values(plain: Path, compiled: Path) -> None:
    without, with_compiler = run(plain), run(compiled)
    assert without["compiled"] is False
    assert with_compiler["compiled"] is True
    assert with_compiler["made"] == without["made"]
    assert [tuple(game) for *game, _ in without["made"]] == list(GAMES)
    assert all(len(rows) > 40 for *_, rows in without["made"])


@pytest.mark.plain
def test_the_code_that_was_chosen_is_tested(pytestconfig: pytest.Config) -> None:
    loaded = [str(module.__file__) for module in (kernel, masks, search, worlds)]
    assert not pytestconfig.getoption("plain") or all(path.endswith(".py") for path in loaded)
    assert len({path.endswith(".py") for path in loaded}) == 1


def test_compiled_code_in_the_checkout_is_of_these_sources(pytestconfig: pytest.Config) -> None:
    if pytestconfig.getoption("plain"):
        pytest.skip("plain code was chosen")
    if str(kernel.__file__).endswith(".py"):
        not_compiled("plain code runs")
    stamp = ROOT / compile_kernel.STAMP
    assert stamp.read_text() == compile_kernel.fingerprint(ROOT), "run packaging/compile_kernel.py"


@pytest.mark.parametrize(
    ("ci", "lacks", "outcome"),
    [
        ("1", [], pytest.fail.Exception),
        ("1", ["gcc", "libc6-dev"], pytest.skip.Exception),
        ("", [], pytest.skip.Exception),
    ],
)
def test_only_continuous_integration_that_has_a_compiler_insists_on_compiled_code(
    monkeypatch: pytest.MonkeyPatch, ci: str, lacks: list[str], outcome: type[BaseException]
) -> None:
    monkeypatch.setenv("CARDGUI_CI", ci)
    monkeypatch.setattr(compile_kernel, "missing", lambda: lacks)
    with pytest.raises(outcome, match="no kernel"):
        not_compiled("no kernel")
