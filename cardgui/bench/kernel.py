"""How fast deals are played at random: the kernel beside OpenSpiel's roll-outs in C++ and its games in Python.

Everything is measured in CPU time and in turns, so that a busy machine slows both alike. OpenSpiel is compared from the
first decision after the deal (for hearts: without passing), its roll-outs inside its own MCTS.
"""

from __future__ import annotations

import importlib
import random
import time
from collections.abc import Callable
from statistics import median
from typing import Any, Final

from cardgui.bench.measured import Choice, Report
from cardgui.bots.rollouts.dice import random_playouts
from cardgui.engine import kernel
from cardgui.engine.cards import FRENCH, MINCHIATE, ROOK, Pack
from cardgui.engine.minchiate_deal import minchiate_conduct
from cardgui.engine.numbers import Stream
from cardgui.engine.rifki_contracts import CONTRACTS
from cardgui.engine.rifki_deal import contract_conduct
from cardgui.engine.rook_sluff_deal import rook_conduct
from cardgui.engine.trickplay import TrickPlay

ROUNDS: Final = 7
SECONDS: Final = 0.3
"""CPU time of one measurement."""
COMPARED: Final = ("rifki_el_almaz", "rifki_koz")
OPENSPIEL: Final = ("hearts(pass_cards=false)", "bridge(use_double_dummy_result=false)", "spades")
SIMULATIONS: Final = 2000

Run = Callable[[int], None]
"""Does something so many times."""


def compiled() -> bool:
    """Whether the compiled kernel runs."""
    return not str(kernel.__file__).endswith(".py")


def measure(choice: Choice) -> Report:  # noqa: ARG001 - nothing can be chosen here
    """Measure play-outs of our games, and the ratios to OpenSpiel where it is installed."""
    runs = {name: _ours(name) for name in ("rifki_el_almaz", "rifki_koz", "minchiate", "rook_sluff_8")}
    spiel = _openspiel()
    rates: dict[str, list[float]] = {name: [] for name in (*runs, *spiel)}
    for _ in range(ROUNDS):
        for name, run in (*runs.items(), *spiel.items()):
            rates[name].append(_rate(run))
    per_s = {name: median(values) for name, values in rates.items()}
    ours = min(per_s[name] for name in COMPARED)
    ratios = {name: ours / per_s[name] for name in spiel}
    rollouts = [ratio for name, ratio in ratios.items() if name.startswith("rollouts")]
    stepped = [ratio for name, ratio in ratios.items() if name.startswith("stepped")]
    figures = {
        "playouts_per_s": {name: round(per_s[name]) for name in runs},
        "openspiel_per_s": {name: round(per_s[name]) for name in spiel},
        "ratio_openspiel_rollouts": round(min(rollouts), 2) if rollouts else None,
        "ratio_openspiel_stepped": round(min(stepped), 1) if stepped else None,
        "compiled": compiled(),
    }
    lines = [f"{name}: {per_s[name]:,.0f} random play-outs a second" for name in runs]
    lines += [f"OpenSpiel {name}: {per_s[name]:,.0f} a second, ratio {ratios[name]:.1f}" for name in spiel]
    return Report(figures, lines)


def _rate(run: Run) -> float:
    """Times a second of CPU time."""
    number, spent = 1, 0.0
    while spent < SECONDS / 4:
        number *= 2
        begun = time.process_time()
        run(number)
        spent = time.process_time() - begun
    number = max(1, round(number * SECONDS / spent))
    begun = time.process_time()
    run(number)
    return number / (time.process_time() - begun)


def _ours(name: str) -> Run:
    rules: dict[str, tuple[Pack, kernel.Conduct, int]] = {
        "rifki_el_almaz": (FRENCH, contract_conduct(CONTRACTS["el_almaz"], None, must_overtrump=False), 4),
        "rifki_koz": (FRENCH, contract_conduct(CONTRACTS["koz"], "S", must_overtrump=False), 4),
        "minchiate": (MINCHIATE, minchiate_conduct(), 4),
        "rook_sluff_8": (ROOK, rook_conduct(must_trump=False), 8),
    }
    pack, conduct, seats = rules[name]
    cards = Stream("bench", name).shuffled(pack.cards)
    each = len(cards) // seats
    hands = [cards[each * seat : each * (seat + 1)] for seat in range(seats)]
    start = TrickPlay(pack, conduct, hands, 0, 1).state

    def run(number: int) -> None:
        random_playouts(start, number, 5)

    return run


def _openspiel() -> dict[str, Run]:
    """OpenSpiel's roll-outs and steps for the games compared; nothing if it is not installed."""
    try:
        pyspiel: Any = importlib.import_module("pyspiel")
    except ImportError:
        return {}
    runs: dict[str, Run] = {}
    for name in OPENSPIEL:
        short = name.partition("(")[0]
        game = pyspiel.load_game(name)
        runs[f"rollouts {short}"] = _rollouts(pyspiel, game)
        runs[f"stepped {short}"] = _stepped(game)
    return runs


def _dealt(game: Any, rng: random.Random) -> Any:
    """A state with cards dealt and a choice to make."""
    state = game.new_initial_state()
    while state.is_chance_node() or len(state.legal_actions()) < 2:
        state.apply_action(rng.choice(state.legal_actions()))
    return state


def _rollouts(pyspiel: Any, game: Any) -> Run:
    state = _dealt(game, random.Random(3))

    def run(number: int) -> None:
        for start in range(0, number, SIMULATIONS):
            evaluator = pyspiel.RandomRolloutEvaluator(1, 7)
            simulations = min(SIMULATIONS, number - start)
            bot = pyspiel.MCTSBot(game, evaluator, 2.0, max(2, simulations), 1000, False, 7, False)  # noqa: FBT003
            bot.step(state)

    return run


def _stepped(game: Any) -> Run:
    rng = random.Random(3)
    start = _dealt(game, rng)

    def run(number: int) -> None:
        for _ in range(number):
            state = start.clone()
            while not state.is_terminal():
                state.apply_action(rng.choice(state.legal_actions()))

    return run
