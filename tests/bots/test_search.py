"""Search and levels: nothing hidden is used, nothing illegal comes up, roll-outs score as the rules do."""

from __future__ import annotations

import random
from importlib import import_module
from typing import Any

import pytest

from cardgui.bots.player import LEVELS
from cardgui.bots.registry import levels, player
from cardgui.bots.thought import Thought, finished
from cardgui.engine.action import Action, IllegalActionError
from cardgui.engine.game import Deal, Layout
from cardgui.engine.match import FinishedDeal, Match
from cardgui.engine.minchiate_layout import MinchiateLayout
from cardgui.engine.registry import make_game
from tests.engine.dealing import replayed

GAMES = {"truf": {"scoring": "E"}, "rifki": {}, "rook_sluff": {}, "minchiate": {}}
KINDS = {
    "truf": ("bid", "adjust", "play"),
    "rifki": ("declare", "play"),
    "rook_sluff": ("bid", "play"),
    "minchiate": ("discard", "declare", "play"),
}
"""The kinds of decisions of each game, as views name them."""
STEPS = 300


def begun(game_id: str, number: int) -> Match:
    match = Match(make_game(game_id, GAMES[game_id]), number)
    match.start_deal()
    return match


def acted(match: Match, who: Any) -> tuple[Deal, int, Action]:
    """The next decision: the deal before it, the seat, the action."""
    deal = match.deal
    assert deal is not None
    seat = min(deal.to_act)
    return deal, seat, who.choose(deal.view(seat), match.seed(seat))


@pytest.mark.parametrize("game_id", GAMES)
def test_every_game_has_every_level(game_id: str) -> None:
    assert levels(game_id) == LEVELS


@pytest.mark.parametrize("game_id", GAMES)
@pytest.mark.parametrize("level", ["learner", "expert"])
def test_every_choice_is_legal_and_the_same_again(game_id: str, level: str) -> None:
    match = begun(game_id, 7)
    who = player(game_id, level, STEPS)
    while match.in_deal:
        deal, seat, action = acted(match, who)
        assert action in deal.legal(seat)
        assert player(game_id, level, STEPS).choose(deal.view(seat), match.seed(seat)) == action
        match.apply(action)


@pytest.mark.parametrize("game_id", GAMES)
def test_the_search_has_a_value_for_every_legal_action_but_discards(game_id: str) -> None:
    match = begun(game_id, 5)
    thinker: Any = player(game_id, "expert", STEPS)
    seen = set()
    while match.in_deal:
        deal = match.deal
        assert deal is not None
        seat = min(deal.to_act)
        view: Any = deal.view(seat)
        thought: Thought = finished(thinker.think(view, match.seed(seat)))
        values = thought.values()
        seen.add(view.phase)
        if view.phase == "discard":
            assert all(action in deal.legal(seat) for action in values)
        else:
            assert set(values) == set(deal.legal(seat))
        assert values[thought.action()] == max(values.values())
        match.apply(thought.action())
    assert "play" in seen


def hidden_swap(deal: Deal, seat: int, rng: random.Random) -> Deal | None:
    """The deal with two cards of other seats exchanged, if all that happened could have happened so too."""
    one, other = rng.sample([s for s in range(deal.game.players) if s != seat], 2)
    hands = [list(hand) for hand in deal.layout.hands]
    mine, theirs = rng.choice(hands[one]), rng.choice(hands[other])
    hands[one][hands[one].index(mine)], hands[other][hands[other].index(theirs)] = theirs, mine
    dealt = tuple(map(tuple, hands))
    layout: Layout = Layout(dealt)
    if isinstance(deal.layout, MinchiateLayout):
        layout = MinchiateLayout(dealt, deal.layout.cutter_robbed, deal.layout.fola)
    try:
        twin = replayed(deal.game, FinishedDeal(deal.setup, layout, (), {}), deal.actions())
    except IllegalActionError:
        return None
    if mine == theirs or seat not in twin.to_act or twin.view(seat) != deal.view(seat):
        return None
    return twin


@pytest.mark.parametrize("game_id", GAMES)
@pytest.mark.parametrize("level", LEVELS)
def test_no_choice_of_any_kind_changes_when_hidden_cards_are_swapped(game_id: str, level: str) -> None:
    rng = random.Random(3)
    who = player(game_id, level, STEPS)
    swapped = dict.fromkeys(KINDS[game_id], 0)
    number = 0
    while number < 2 or not all(swapped.values()):
        number += 1
        assert number < 100
        match = begun(game_id, number)
        # Where only a rare decision before the play is missing, cards need not be played.
        while match.in_deal and (number <= 2 or phase_of(match) != "play"):
            deal, seat, action = acted(match, who)
            for _ in range(6):
                twin = hidden_swap(deal, seat, rng)
                if twin is not None:
                    assert who.choose(twin.view(seat), match.seed(seat)) == action
                    swapped[deal.view(seat).phase] += 1
                    break
            match.apply(action)
    assert swapped["play"] > 20


def phase_of(match: Match) -> str:
    deal = match.deal
    assert deal is not None
    return str(deal.view(min(deal.to_act)).phase)


def masks(cards: tuple[str, ...], used: dict[str, int], deal: Deal) -> tuple[int, int]:
    """Cards as masks, each copy in a place of its own."""
    words = [0, 0]
    for card in cards:
        place = deal.game.pack.places[card] + used.get(card, 0)
        used[card] = used.get(card, 0) + 1
        words[place >> 6] |= 1 << (place & 63)
    return words[0], words[1]


@pytest.mark.parametrize("game_id", GAMES)
def test_roll_outs_score_as_the_rules_do(game_id: str) -> None:
    games = import_module(f"cardgui.bots.{game_id}.worlds")
    checked = 0
    for number in range(1, 25):
        match = begun(game_id, number)
        who = player(game_id, "steady")
        table: Any = None
        while match.in_deal:
            deal, seat, action = acted(match, who)
            view: Any = deal.view(seat)
            if view.phase == "play":
                if table is None:
                    table = start(game_id, games, deal, view)
                low, high = card_of(table, seat, getattr(action, "card", ""), deal)
                assert table.tricks.turn == seat
                table.play(low, high)
            match.apply(action)
        result = match.finished[-1].result
        assert table.over()
        assert worths(game_id, table) == expected(game_id, result)
        checked += 1
    assert checked == 24


def start(game_id: str, games: Any, deal: Deal, view: Any) -> Any:
    """The table at the beginning of the play with all hands as they are; others' points don't count."""
    nobody = [0.0] * deal.game.players
    if game_id == "truf":
        table = games.table(view, view.mode, view.bids, nobody)
    elif game_id == "rifki":
        table = games.table(view, view.contract, view.trump, nobody)
    else:
        table = games.table(view)
    used: dict[str, int] = {}
    for seat in range(deal.game.players):
        table.tricks.set_hand(seat, *masks(deal.view(seat).hand, used, deal))
    return table


def card_of(table: Any, seat: int, card: str, deal: Deal) -> tuple[int, int]:
    """The seat's copy of a card."""
    place = deal.game.pack.places[card]
    word = table.tricks.high(seat) if place >= 64 else table.tricks.low(seat)
    if not word >> (place & 63) & 1:
        place += 1
    return (0, 1 << (place - 64)) if place >= 64 else (1 << place, 0)


def worths(game_id: str, table: Any) -> list[float]:
    if game_id == "minchiate":
        return [table.net_resti(), table.counted()]
    if game_id == "rook_sluff":
        return [table.worth(0)]
    return [table.worth(seat) for seat in range(4)]


def expected(game_id: str, result: dict[str, Any]) -> list[float]:
    scores = result["deal_scores"]
    if game_id == "minchiate":
        return [scores[0], result["final_count"][0] - result["final_count"][1]]
    if game_id == "rook_sluff":
        return [scores[0] - scores[1]]
    return list(map(float, scores))
