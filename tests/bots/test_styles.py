"""Styles: daring and careful players differ where it costs next to nothing, and only there."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any

import pytest

from cardgui.bench.players import compare_styles
from cardgui.bots.player import LEVELS
from cardgui.bots.registry import LEANINGS, NoPlayerError, player
from cardgui.bots.style import EVEN, STYLES, leaning_at
from cardgui.engine.match import Match
from cardgui.engine.registry import make_game
from tests.bots.test_search import GAMES, begun, twin_of

LEANT = tuple(style for style in STYLES if style != EVEN)
STEPS = 300
SEARCHED = {"truf": 1, "rifki": 12, "rook_sluff": 1, "minchiate": 8}
"""Matches in which a style shows in players that search."""


def decisions(game_id: str, matches: int | None = None) -> Iterator[tuple[Any, Any, int]]:
    """Decisions in which style matters, as they come up among even players: deal, view and seed."""
    even = player(game_id, "steady")
    # In a deal of Rıfkı there is one of them.
    for number in range(1, (matches or (15 if game_id == "rifki" else 3)) + 1):
        match = Match(make_game(game_id, GAMES[game_id]), number)
        for _ in range(4):
            if match.over:
                break
            match.start_deal()
            while match.in_deal:
                deal = match.deal
                assert deal is not None
                seat = min(deal.to_act)
                view, seed = deal.view(seat), match.seed(seat)
                if leaning_at(LEANINGS[game_id], view) is not None:
                    yield deal, view, seed
                match.apply(even.choose(view, seed))


@pytest.mark.parametrize("game_id", GAMES)
def test_the_daring_are_bolder_than_the_careful_and_never_less_bold_than_the_even(game_id: str) -> None:
    players = {style: player(game_id, "steady", style=style) for style in STYLES}
    bolder = dict.fromkeys(LEANT, 0)
    for deal, view, seed in decisions(game_id):
        leaning = leaning_at(LEANINGS[game_id], view)
        assert leaning is not None
        chosen = {style: who.choose(view, seed) for style, who in players.items()}
        assert all(action in deal.legal(view.seat) for action in chosen.values())
        bold = {style: leaning.boldness(action) for style, action in chosen.items()}
        careful, even, daring = (bold[style] for style in STYLES)
        if even is None:
            assert len(set(chosen.values())) == 1, "what is no matter of style is left alone"
            continue
        assert careful is not None
        assert daring is not None
        assert careful <= even <= daring
        bolder["careful"] += careful < even
        bolder["daring"] += daring > even
    assert all(bolder.values()), bolder


@pytest.mark.parametrize("game_id", GAMES)
@pytest.mark.parametrize("style", LEANT)
def test_nothing_is_done_that_is_judged_worse_than_the_tolerance(game_id: str, style: str) -> None:
    who, even = player(game_id, "steady", style=style), player(game_id, "steady")
    changed = 0
    for _, view, seed in decisions(game_id):
        leaning = leaning_at(LEANINGS[game_id], view)
        assert leaning is not None
        values, action, best = leaning.judged(view), who.choose(view, seed), even.choose(view, seed)
        assert values[best] == pytest.approx(max(values.values())), "Steady does what it holds best"
        assert values[action] >= max(values.values()) - leaning.tolerance[style]
        changed += action != best
    assert changed > 0


@pytest.mark.parametrize("game_id", GAMES)
@pytest.mark.parametrize("style", LEANT)
def test_a_player_that_searches_keeps_to_the_tolerance_and_to_its_values(game_id: str, style: str) -> None:
    who: Any = player(game_id, "expert", STEPS, style)
    even: Any = player(game_id, "expert", STEPS)
    changed = 0
    for deal, view, seed in decisions(game_id, SEARCHED[game_id]):
        leaning = leaning_at(LEANINGS[game_id], view)
        assert leaning is not None
        thought, plain = who.think(view, seed), even.think(view, seed)
        while not thought.go_on():
            pass
        while not plain.go_on():
            pass
        values = plain.values()
        assert thought.values() == values, "values advise, and have no style"
        assert thought.action() in deal.legal(view.seat)
        assert values[thought.action()] >= max(values.values()) - leaning.searched
        assert who.choose(view, seed) == thought.action()
        changed += thought.action() != plain.action()
    assert changed > 0


@pytest.mark.parametrize("game_id", GAMES)
@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("style", LEANT)
def test_a_style_is_the_same_again_and_sees_no_hidden_card(game_id: str, level: str, style: str) -> None:
    rng = random.Random(5)
    who = player(game_id, level, STEPS, style)
    match, swapped = begun(game_id, 7), 0
    while match.in_deal:
        deal = match.deal
        assert deal is not None
        seat = min(deal.to_act)
        view, seed = deal.view(seat), match.seed(seat)
        action = who.choose(view, seed)
        assert action in deal.legal(seat)
        if leaning_at(LEANINGS[game_id], view) is not None:
            assert player(game_id, level, STEPS, style).choose(view, seed) == action
            if (twin := twin_of(deal, seat, "hand", rng)) is not None:
                assert twin.view(seat) == view
                assert who.choose(twin.view(seat), seed) == action
                swapped += 1
        match.apply(action)
    assert swapped > 0


@pytest.mark.parametrize("game_id", GAMES)
def test_a_learner_follows_its_style_and_makes_the_slips_it_would_make_anyhow(game_id: str) -> None:
    even, steady = player(game_id, "learner"), player(game_id, "steady")
    for style in LEANT:
        who, leant = player(game_id, "learner", style=style), player(game_id, "steady", style=style)
        for _, view, seed in decisions(game_id, 1):
            if leant.choose(view, seed) == steady.choose(view, seed) and view.phase != "play":
                assert who.choose(view, seed) == even.choose(view, seed)


def test_a_style_that_does_not_exist_is_named_with_those_that_do() -> None:
    with pytest.raises(NoPlayerError, match="there is no style wild; the styles are careful, even, daring"):
        player("truf", "steady", style="wild")


def test_players_are_even_where_nothing_else_is_said() -> None:
    for game_id in GAMES:
        assert type(player(game_id, "steady")) is type(player(game_id, "steady", style=EVEN))
        for _, view, seed in decisions(game_id, 1):
            assert player(game_id, "steady").choose(view, seed) == player(game_id, "steady", style=EVEN).choose(
                view, seed
            )
            break


@pytest.mark.parametrize("game_id", ["rook_sluff", "minchiate"])
def test_the_benchmark_tells_what_styles_cost_and_how_often_they_show(game_id: str) -> None:
    rows = compare_styles(game_id, None, 16)
    assert [(row["hero"], row["against"], row["level"]) for row in rows] == [
        (style, "even", "steady") for style in LEANT
    ]
    for row in rows:
        assert row["deals"] >= 8
        assert 0 < row["changed"] < 0.5


@pytest.mark.long
@pytest.mark.parametrize("game_id", GAMES)
def test_no_style_costs_strength(game_id: str) -> None:
    """The intervals are those of some hundred deals: a style that threw points away would lie outside."""
    for row in compare_styles(game_id, None, 800):
        assert row["mean"] + 1.5 * row["ci95"] > 0, row
