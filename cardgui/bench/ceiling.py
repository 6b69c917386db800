"""How near Expert comes to a player that sees all hands: the same search, all its worlds the true one.

Everything before the play is decided by Steady, for all seats alike, so that only the cards played differ. A hero plays
every deal once in each seat (or as each team) against Steady, all others included; Steady among its like gains nothing.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from importlib import import_module
from typing import Any, Final

from cardgui.bench.measured import mean_and_ci95
from cardgui.bots.player import Player
from cardgui.bots.registry import player
from cardgui.engine.cards import FRENCH_RANKS, FRENCH_SUITS, Card
from cardgui.engine.game import Deal, Game
from cardgui.engine.match import Match
from cardgui.engine.numbers import Stream
from cardgui.engine.registry import make_game
from cardgui.engine.rifki_contracts import CONTRACTS, KOZ
from cardgui.engine.rifki_terms import Declare

FIRST_NUMBER: Final = 2_000_001
DEALS: Final = 400
"""Deals a hero, of each contract, if no number is given."""


class AllSeeing:
    """Expert with all hands open."""

    def __init__(self, game_id: str, steps: int | None = None) -> None:
        """Make one for a game that searches so long; :attr:`deal` is what it looks into."""
        self.deal: Deal | None = None
        module = import_module(f"cardgui.bots.{game_id}.expert")
        name = next(name for name in vars(module) if name.startswith("Expert"))
        self._expert: Player = getattr(module, name)(steps, self._look)

    def _look(self, cards: Any) -> Any:
        assert self.deal is not None  # noqa: S101 - set before each deal
        return cards.reveal([self.deal.view(seat).hand for seat in range(self.deal.game.players)])

    def choose(self, view: Any, seed: int) -> Any:
        """What is best in the true world."""
        return self._expert.choose(view, seed)


def gap_closed(game_id: str, players: int | None, deals: int | None) -> list[dict[str, Any]]:
    """Gains of Expert and of the all-seeing player over Steady, and the share of the one in the other.

    Args:
        game_id: the game. players: how many, ``None`` for the default.
        deals: about how many a hero and contract.
    """
    game = make_game(game_id, None, players)
    contracts: Sequence[str | None] = tuple(CONTRACTS) if game_id == "rifki" else (None,)
    numbers = max(2, (deals or DEALS) // game.sides // (len(contracts) if deals else 1))
    rows = []
    for contract in contracts:
        expert = _gains(game, contract, player(game_id, "expert"), numbers)
        seeing = _gains(game, contract, AllSeeing(game_id), numbers)
        (mean, ci95), (best, ci95_best) = mean_and_ci95(expert), mean_and_ci95(seeing)
        rows.append(
            {
                "contract": contract,
                "deals": numbers * game.sides,
                "expert": round(mean, 3),
                "expert_ci95": round(ci95 or 0.0, 3),
                "all_seeing": round(best, 3),
                "all_seeing_ci95": round(ci95_best or 0.0, 3),
                "share": round(mean / best, 3) if best > 0 else None,
                "share_ci95": round(_of_share(expert, seeing) or 0.0, 3) if best > 0 else None,
            }
        )
    return rows


def _of_share(gains: Sequence[float], best: Sequence[float]) -> float | None:
    """The 95 % interval of a share of means, from pairs of the same cards: what is left when the share is taken off."""
    mean = sum(best) / len(best)
    share = sum(gains) / len(gains) / mean
    _, ci95 = mean_and_ci95([one - share * other for one, other in zip(gains, best, strict=True)])
    return None if ci95 is None else ci95 / mean


def gap_line(row: Mapping[str, Any]) -> str:
    """A row in words."""
    share = "no share"
    if row["share"] is not None:
        share = f"{100 * row['share']:.0f} ± {100 * row['share_ci95']:.0f} % of the gap"
    return (
        f"cards alone, {row['contract'] or 'default rules'}: expert {row['expert']:+.2f} ± {row['expert_ci95']:.2f},"
        f" all-seeing {row['all_seeing']:+.2f} ± {row['all_seeing_ci95']:.2f}: {share}, in {row['deals']} deals"
    )


def _gains(game: Game, contract: str | None, hero: Any, numbers: int) -> list[float]:
    steady = player(game.id, "steady")
    gains = []
    for number in range(FIRST_NUMBER, FIRST_NUMBER + numbers):
        of_number = []
        for side in range(game.sides):
            match = Match(game, number)
            match.start_deal()
            scores = _played(match, contract, hero, steady, side)
            of_number.append(scores[side] - (sum(scores) - scores[side]) / (len(scores) - 1))
        gains.append(sum(of_number) / len(of_number))
    return gains


def _played(match: Match, contract: str | None, hero: Any, steady: Player, side: int) -> Sequence[int]:
    deal = match.deal
    assert deal is not None  # noqa: S101 - just begun
    if isinstance(hero, AllSeeing):
        hero.deal = deal
    count = 0
    while not deal.over:
        seat = min(deal.to_act)
        view = deal.view(seat)
        who = hero if view.phase == "play" and seat % match.game.sides == side else steady
        seed = Stream("ceiling", match.number, count).word() >> 2
        action = who.choose(view, seed)
        if contract is not None and view.phase == "declare":
            action = Declare(seat, contract, _trump(view.hand) if contract == KOZ else None)
        deal.apply(action)
        count += 1
    scores: Sequence[int] = deal.result()["deal_scores"]
    return scores


def _trump(hand: Sequence[Card]) -> str:
    """The longest suit, of equal ones the strongest."""

    def strength(suit: str) -> tuple[int, int]:
        cards = [card for card in hand if card[1] == suit]
        return len(cards), sum(FRENCH_RANKS.index(card[0]) for card in cards)

    return max(FRENCH_SUITS, key=strength)
