"""Expert against OpenSpiel's information-set Monte Carlo tree search, at equal thinking time, in Rıfkı's El Almaz.

The rules stay ours: a state of OpenSpiel's is a table of the roll-outs, its random play-outs and the hidden hands it
asks for come from compiled code, and what declaring shows is known to both. Only the tree search is OpenSpiel's.
"""

from __future__ import annotations

import importlib
import time
from collections.abc import Sequence
from typing import Any, Final

from cardgui.bench.measured import BenchError, Choice, Report, mean_and_ci95
from cardgui.bots.registry import player
from cardgui.bots.rifki.worlds import evidence, hidden, table
from cardgui.bots.rollouts.dice import Dice
from cardgui.bots.rollouts.rifki import RifkiTable
from cardgui.bots.rollouts.table import play_out
from cardgui.engine.action import Action, Play
from cardgui.engine.cards import FRENCH, Card
from cardgui.engine.match import Match
from cardgui.engine.numbers import Stream
from cardgui.engine.registry import make_game
from cardgui.engine.rifki_terms import Declare, RifkiView

CONTRACT: Final = "el_almaz"
FIRST_NUMBER: Final = 3_000_001
DEALS: Final = 80
"""Deals if no number is given: each card for card four times, with Expert in every seat."""
SEATS: Final = 4
FAIR: Final = 1.0 / 3.0
"""How much each other's points count against the own ones."""
_ALL: Final = 64
"""All choices of a play-out are left to chance."""
UCT: Final = 400.0
"""How eagerly the tree is widened: about what the results of a deal differ by."""


def measure(choice: Choice) -> Report:
    """Let Expert play against three that search by OpenSpiel.

    Raises:
        BenchError: if OpenSpiel is not installed.
    """
    try:
        other = _Searcher()
    except ImportError as error:
        raise BenchError("OpenSpiel is not installed: pip install 'cardgui[bench]'") from error
    expert = _Timed(player("rifki", "expert"))
    game = make_game("rifki")
    numbers = max(2, (choice.deals or DEALS) // SEATS)
    gains = []
    for number in range(FIRST_NUMBER, FIRST_NUMBER + numbers):
        of_number = []
        for seat in range(SEATS):
            scores = _played(Match(game, number), seat, expert, other)
            of_number.append(scores[seat] - (sum(scores) - scores[seat]) / (SEATS - 1))
        gains.append(sum(of_number) / SEATS)
    mean, ci95 = mean_and_ci95(gains)
    figures = {
        "contract": CONTRACT,
        "deals": SEATS * numbers,
        "mean": round(mean, 2),
        "ci95": round(ci95 or 0.0, 2),
        "expert_ms": round(expert.mean_ms, 2),
        "ismcts_ms": round(other.mean_ms, 2),
        "ismcts_simulations": round(other.simulations / max(1, other.decisions)),
    }
    line = (
        f"Expert against OpenSpiel's ISMCTS, {CONTRACT}: {mean:+.1f} ± {figures['ci95']} points a deal in"
        f" {figures['deals']} deals; {figures['expert_ms']} and {figures['ismcts_ms']} ms of CPU time a decision,"
        f" {figures['ismcts_simulations']} simulations"
    )
    return Report(figures, [line])


def _played(match: Match, seat: int, expert: _Timed, other: _Searcher) -> Sequence[int]:
    """Play the first deal of a match under the contract; by seat, what it scored."""
    match.start_deal()
    deal = match.deal
    if deal is None:
        raise BenchError("there is no deal")
    count = 0
    while not deal.over:
        turn = min(deal.to_act)
        view: Any = deal.view(turn)
        seed = Stream("ismcts", match.number, count).word() >> 2
        count += 1
        if view.phase == "declare":
            deal.apply(Declare(turn, CONTRACT))
        elif len(view.legal) == 1:
            deal.apply(Play(turn, view.legal[0]))
        elif turn == seat:
            deal.apply(expert.choose(view, seed))
        else:
            deal.apply(Play(turn, other.choose(view, seed, expert.mean_ms)))
    scores: Sequence[int] = deal.result()["deal_scores"]
    return scores


class _Timed:
    """A player whose processor time is counted."""

    def __init__(self, inner: Any) -> None:
        self._inner = inner
        self._spent = 0.0
        self._count = 0

    @property
    def mean_ms(self) -> float:
        """Milliseconds a decision so far; a guess before the first."""
        return 1000 * self._spent / self._count if self._count else 5.0

    def choose(self, view: RifkiView, seed: int) -> Action:
        """What the player chooses."""
        begun = time.process_time()
        action: Action = self._inner.choose(view, seed)
        self._spent += time.process_time() - begun
        self._count += 1
        return action


class _Searcher:
    """OpenSpiel's search in its Python form, which takes games written in Python.

    Attributes:
        decisions, simulations: how many so far.
    """

    def __init__(self) -> None:
        self._spiel: Any = importlib.import_module("pyspiel")
        self._search: Any = importlib.import_module("open_spiel.python.algorithms.ismcts")
        self._random: Any = importlib.import_module("numpy.random")
        self._game = _game(self._spiel)
        self._rate = 1.0
        self._spent = 0.0
        self.decisions = 0
        self.simulations = 0

    @property
    def mean_ms(self) -> float:
        """Milliseconds of processor time a decision so far."""
        return 1000 * self._spent / max(1, self.decisions)

    def choose(self, view: RifkiView, seed: int, budget_ms: float) -> Card:
        """The card it plays; it searches about so long, and longer while it is behind."""
        owed = budget_ms * (self.decisions + 1) - 1000 * self._spent
        simulations = max(8, round(self._rate * max(owed, budget_ms / 2)))
        begun = time.process_time()
        cards = hidden(view)
        worlds = cards.worlds(seed, evidence(view))
        root = cards.root(table(view, CONTRACT, None, [FAIR] * SEATS))
        dice = Dice(seed)
        bot = self._search.ISMCTSBot(
            game=self._game,
            evaluator=_Evaluator(dice),
            uct_c=UCT,
            max_simulations=simulations,
            random_state=self._random.RandomState(seed & 0xFFFFFFFF),
        )

        def sampled(_state: Any = None, _seat: int = 0) -> Any:
            worlds.mix(2 * worlds.cards)
            root.enter(worlds)
            state = self._game.new_initial_state()
            state.begin(root.table)
            return state

        bot.set_resampler(sampled)
        place = int(bot.step(sampled()))
        spent = time.process_time() - begun
        self._spent += spent
        self.decisions += 1
        self.simulations += simulations
        self._rate = 0.9 * self._rate + 0.1 * simulations / (1000 * spent)
        return next(card for card in view.legal if FRENCH.places[card] == place)


class _Evaluator:
    """One random play-out for a new leaf of the tree, every card equally likely beforehand."""

    def __init__(self, dice: Dice) -> None:
        self._dice = dice

    def evaluate(self, state: Any) -> list[float]:
        """What the deal brings by seat if it is played on at random."""
        trial = state.table.fresh()
        trial.copy_from(state.table)
        play_out(trial, self._dice, _ALL)
        return [trial.worth(seat) for seat in range(SEATS)]

    def prior(self, state: Any) -> list[tuple[int, float]]:
        """All legal cards alike."""
        legal = state.legal_actions()
        return [(action, 1 / len(legal)) for action in legal]


def _described(spiel: Any) -> tuple[Any, Any]:
    """What OpenSpiel wants to be told about a game."""
    kind = spiel.GameType(
        short_name="python_rifki_el_almaz",
        long_name="Rıfkı: El Almaz",
        dynamics=spiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=spiel.GameType.ChanceMode.DETERMINISTIC,
        information=spiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=spiel.GameType.Utility.GENERAL_SUM,
        reward_model=spiel.GameType.RewardModel.TERMINAL,
        max_num_players=SEATS,
        min_num_players=SEATS,
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=False,
        provides_observation_tensor=False,
    )
    about = spiel.GameInfo(
        num_distinct_actions=64,
        max_chance_outcomes=0,
        num_players=SEATS,
        min_utility=-1000.0,
        max_utility=1000.0,
        max_game_length=52,
    )
    return kind, about


def _states(spiel: Any) -> Any:
    """The class of its states: El Almaz from any moment of its play; actions are places of cards."""

    class State(spiel.State):  # type: ignore[misc]
        """A table of roll-outs and the cards played on it since the search began."""

        def begin(self, start: RifkiTable) -> None:
            self.table = start.fresh()
            self.table.copy_from(start)
            self.played = ""

        def current_player(self) -> int:
            return int(spiel.PlayerId.TERMINAL) if self.table.over() else int(self.table.tricks.turn)

        def _legal_actions(self, _seat: int) -> list[int]:
            mask, _ = self.table.tricks.legal()
            return [place for place in range(64) if mask >> place & 1]

        def _apply_action(self, action: int) -> None:
            self.played += chr(64 + action)
            self.table.play(1 << action, 0)

        def is_terminal(self) -> bool:
            return bool(self.table.over())

        def returns(self) -> list[float]:
            return [self.table.worth(seat) for seat in range(SEATS)]

        def information_state_string(self, _seat: int | None = None) -> str:
            tricks = self.table.tricks
            return f"{tricks.turn} {tricks.low(tricks.turn):x} {self.played}"

        def __str__(self) -> str:
            return self.information_state_string()

    return State


def _game(spiel: Any) -> Any:
    """El Almaz as a game of OpenSpiel's."""
    kind, about = _described(spiel)
    state = _states(spiel)

    class Game(spiel.Game):  # type: ignore[misc]
        """The game: its states begin where they are told to."""

        def __init__(self, params: Any = None) -> None:
            super().__init__(kind, about, params or {})

        def new_initial_state(self) -> Any:
            return state(self)

    return Game()
