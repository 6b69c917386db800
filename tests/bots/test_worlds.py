"""Worlds agree with all that a seat knows, the true one is among them, and all come up as often as they should."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Callable, Sequence
from dataclasses import replace
from itertools import permutations
from typing import Any

import pytest

from cardgui.bots.hidden import Hidden
from cardgui.bots.minchiate.worlds import hidden as hidden_minchiate
from cardgui.bots.registry import player
from cardgui.bots.rifki.worlds import hidden as hidden_rifki
from cardgui.bots.rollouts.worlds import NoWorldError, Worlds
from cardgui.bots.rook_sluff.worlds import hidden as hidden_rook
from cardgui.bots.truf.worlds import hidden as hidden_truf
from cardgui.engine.cards import MINCHIATE
from cardgui.engine.game import Deal
from cardgui.engine.match import Match
from cardgui.engine.minchiate_cards import COUNTING, SPARE
from cardgui.engine.position import Position
from cardgui.engine.registry import deal_from, make_game

pytestmark = pytest.mark.plain

HIDDEN: dict[str, Callable[[Any], Hidden]] = {
    "truf": hidden_truf,
    "rifki": hidden_rifki,
    "rook_sluff": hidden_rook,
    "minchiate": hidden_minchiate,
}
UNTOLD = ("cutter_robbed", "dealer_robbed", "turned_up", "fola", "discarded", "declared")
"""What a position of Minchiate may leave out."""
CHI_SQUARE_999 = {1: 10.8, 2: 13.8, 3: 16.3, 5: 20.5, 8: 26.1, 11: 31.3, 14: 36.1, 19: 43.8, 29: 58.3}
"""By degrees of freedom, what chi-square exceeds once in a thousand times."""


def exact(
    allowed: Sequence[int], room: Sequence[int], weights: Sequence[Sequence[float]]
) -> dict[tuple[int, ...], float]:
    """Every world and how likely it is, by trying all deals."""
    slots = [holder for holder, size in enumerate(room) for _ in range(size)]
    found: dict[tuple[int, ...], float] = {}
    for at in set(permutations(slots)):
        if all(allowed[card] >> holder & 1 for card, holder in enumerate(at)):
            weight = 1.0
            for card, holder in enumerate(at):
                weight *= weights[card][holder]
            found[at] = weight
    total = sum(found.values())
    return {at: weight / total for at, weight in found.items()}


CASES = {
    "two holders": ([3, 3, 3, 3], [2, 2], None),
    "one void": ([3, 3, 1, 3], [2, 2], None),
    "three holders, each void of something": ([3, 6, 5, 7, 7], [2, 2, 1], None),
    "reached only by passing three round": ([3, 6, 5], [1, 1, 1], None),
    "with weights": ([3, 3, 3, 3], [2, 2], [[3.0, 1.0], [1.0, 1.0], [1.0, 2.0], [1.0, 1.0]]),
    "weights and a void": (
        [7, 3, 7, 6],
        [1, 2, 1],
        [[1.0, 2.0, 1.0], [1.0, 1.0, 9.0], [4.0, 1.0, 1.0], [1.0, 1.0, 1.0]],
    ),
}


@pytest.mark.parametrize("name", CASES)
def test_worlds_come_up_as_often_as_exact_counting_says(name: str) -> None:
    allowed, room, weights = CASES[name]
    by_card = weights or [[1.0] * len(room) for _ in allowed]
    shares = exact(allowed, room, by_card)
    flat = [weight for row in by_card for weight in row] if weights else []
    masks = [1 << card for card in range(len(allowed))]
    worlds = Worlds(masks, [0] * len(masks), allowed, room, flat, 5)
    number = 4000
    seen: Counter[tuple[int, ...]] = Counter()
    for _ in range(number):
        worlds.mix(40)
        seen[tuple(worlds.at)] += 1
    assert seen.keys() == shares.keys()
    chi_square = sum((seen[at] - number * share) ** 2 / (number * share) for at, share in shares.items())
    degrees = len(shares) - 1
    limit = next(value for known, value in CHI_SQUARE_999.items() if known >= degrees)
    assert chi_square < limit


def test_where_nothing_fits_there_is_no_world() -> None:
    with pytest.raises(NoWorldError, match="do not fit"):
        Worlds([1, 2], [0, 0], [1, 1], [1, 1], [], 1)
    with pytest.raises(NoWorldError, match="nowhere"):
        Worlds([1, 2], [0, 0], [1, 0], [1, 1], [], 1)


def test_full_holders_pass_cards_on_so_that_a_world_is_found_wherever_there_is_one() -> None:
    # Cards 0 to 3 fit in one way only, which dealing at random mostly misses.
    for seed in range(50):
        worlds = Worlds([1, 2, 4, 8], [0] * 4, [3, 6, 12, 9], [1, 1, 1, 1], [], seed)
        assert sorted(worlds.at) == [0, 1, 2, 3]


def played(game_id: str, number: int, rng: random.Random, level: str) -> list[Deal]:
    """Copies of a deal's states are not needed: the deal itself, stopped at random, again and again."""
    match = Match(make_game(game_id), number)
    match.start_deal()
    who = player(game_id, level)
    assert match.deal is not None
    stop = rng.randrange(1, 60)
    count = 0
    while match.in_deal and count < stop:
        seat = min(match.deal.to_act)
        match.apply(who.choose(match.deal.view(seat), match.seed(seat)))
        count += 1
    return [match.deal] if match.in_deal else []


@pytest.mark.parametrize("game_id", HIDDEN)
def test_the_true_deal_is_always_among_the_possible_ones(game_id: str) -> None:
    rng = random.Random(11)
    checked = 0
    for number in range(1, 60):
        for deal in played(game_id, number, rng, "random" if number % 2 else "steady"):
            for seat in range(deal.game.players):
                cards = HIDDEN[game_id](deal.view(seat))
                before = list(cards.allowed)
                hands = [deal.view(other).hand for other in range(deal.game.players)]
                cards.reveal(hands)
                assert all(
                    allowed and allowed & ~known == 0 for allowed, known in zip(cards.allowed, before, strict=True)
                )
                worlds = cards.worlds(number)
                for other in range(deal.game.players):
                    if other != seat:
                        assert Counter(cards.held(worlds, other)) == Counter(hands[other])
                checked += 1
    assert checked > 150


@pytest.mark.parametrize("game_id", HIDDEN)
def test_no_world_contradicts_what_is_known(game_id: str) -> None:
    rng = random.Random(12)
    for number in range(1, 30):
        for deal in played(game_id, number, rng, "random"):
            seat = rng.randrange(deal.game.players)
            view = deal.view(seat)
            cards = HIDDEN[game_id](view)
            worlds = cards.worlds(number)
            for _ in range(5):
                worlds.mix(200)
                for other in range(deal.game.players):
                    if other == seat:
                        continue
                    held = Counter(cards.held(worlds, other))
                    assert held.total() == view.hand_sizes[other]
                    suits = {code[-1] if game_id in ("truf", "rifki") else code[0] for code in held}
                    assert not suits & view.voids[other]
                    assert not held.keys() & getattr(view, "lacking", [frozenset()] * 10)[other]
                    if game_id == "truf" and view.bid_cards:
                        gone = {c for t in view.tricks for c in t.cards} | {c for _, c in view.current}
                        backs = {s for s, c in view.current if c is None}
                        if view.bid_cards[other] not in gone and other not in backs:
                            assert view.bid_cards[other] in held


def test_positions_of_minchiate_that_tell_less_have_worlds_too() -> None:
    """What was robbed, turned up, discarded or declared may be left out; then cards can lie in more places."""
    rng = random.Random(13)
    asked = 0
    for number in (28, 43, 55):
        match = Match(make_game("minchiate"), number)
        match.start_deal()
        who = player("minchiate", "steady")
        while match.in_deal:
            assert match.deal is not None
            (seat,) = match.deal.to_act
            whole = match.deal.position()
            for _ in range(3):
                told = {name: value for name, value in whole.fields.items() if name not in UNTOLD or rng.random() < 0.5}
                deal = deal_from(replace(whole, fields=told))
                for other in range(4):
                    assert hidden_minchiate(deal.view(other)).worlds(1).cards > 0
                    asked += 1
            match.apply(who.choose(match.deal.view(seat), match.seed(seat)))
    assert asked > 1000


@pytest.mark.parametrize("phase", ["discard", "declare"])
def test_what_a_position_does_not_tell_to_be_robbed_is_not_held_to_be_taken(phase: str) -> None:
    """What is robbed need not be worth anything, and may have been put away (MI-6, MI-11); what is taken is (MI-10)."""
    dear = [card for card in MINCHIATE.cards if card in COUNTING or card == SPARE]
    free = [card for card in MINCHIATE.cards if card not in dear and card not in ("T21", "T22")]
    robbed = ["T21", "T22"] if phase == "discard" else []
    rest = dear + free[21:]
    hands = [free[:21] + robbed, rest[:21], rest[21:42], rest[42:63]]
    fields: dict[str, Any] = {"dealer": 0, "phase": phase, "hands": hands, "discarded": [2 - len(robbed), 0, 0, 0]}
    ways: list[dict[str, Any]] = [{}, {"dealer_robbed": ["T21", "T22"]}]
    for told in ways:
        deal = deal_from(Position("minchiate", 4, {}, fields | told))
        assert deal.position().fields.get("dealer_robbed") == told.get("dealer_robbed")
        for seat in (1, 2, 3):
            cards = hidden_minchiate(deal.view(seat)).reveal(hands)
            worlds = cards.worlds(5)
            assert sorted(cards.held(worlds, 0)) == sorted(hands[0])
    nothing = deal_from(Position("minchiate", 4, {}, fields | {"dealer_robbed": []}))
    with pytest.raises(NoWorldError):
        hidden_minchiate(nothing.view(1)).reveal(hands).worlds(5)
