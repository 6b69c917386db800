"""Positions of real deals, with all that is hidden in them."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any, Final

from cardgui.bots.registry import player
from cardgui.engine.cards import Card
from cardgui.engine.game import Deal
from cardgui.engine.match import Match
from cardgui.engine.registry import make_game

VARIANTS: Final[dict[str, list[tuple[dict[str, object], int | None]]]] = {
    "truf": [({}, None), ({"scoring": "E"}, None)],
    "rifki": [({}, None), ({"must_overtrump": True}, None)],
    "rook_sluff": [({}, 6), ({"must_trump": True}, 8), ({}, 10)],
    "minchiate": [({}, None)],
}
"""Game id → options and numbers of players that are tried in turn."""


def positions(game_id: str, count: int, seed: int = 5) -> Iterator[tuple[Match, Deal, int]]:
    """So many positions in which a seat is to act, spread over deals that Steady plays.

    The deal is played on between two of them: whoever wants one later must keep what it needs of it.
    """
    rng = random.Random(seed)
    steady = player(game_id, "steady")
    number = 0
    while True:
        options, players = VARIANTS[game_id][number % len(VARIANTS[game_id])]
        number += 1
        match = Match(make_game(game_id, options, players), 100 * seed + number)
        for _ in range(rng.randint(1, 3) if match.game.deals > 1 else 1):
            match.start_deal()
            deal = match.deal
            assert deal is not None
            while not deal.over:
                seat = min(deal.to_act)
                if rng.random() < 0.2 or (rng.random() < 0.5 and not getattr(deal.view(seat), "tricks", ())):
                    yield match, deal, seat
                    count -= 1
                    if not count:
                        return
                match.apply(steady.choose(deal.view(seat), match.seed(seat)))


def hands_of(deal: Any) -> list[tuple[Card, ...]]:
    """All hands."""
    return [deal.hand(seat) for seat in range(deal.game.players)]


def trick_of(deal: Deal, seat: int) -> list[tuple[int, Card]]:
    """The current trick with every card face up."""
    seats = [who for who, _ in deal.view(seat).current]
    cards = deal.position().fields["trick"]
    assert isinstance(cards, list)
    return list(zip(seats, cards, strict=True))
