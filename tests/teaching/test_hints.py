"""Hints: Expert's choice, a reason that is true of all hands, and nothing that the player can't know."""

from __future__ import annotations

import random
from collections import Counter
from typing import Any

import pytest

from cardgui.bots.registry import player
from cardgui.bots.thought import finished
from cardgui.engine.action import Play
from cardgui.engine.game import Deal
from cardgui.teaching.hints import Hint, card_case, card_reason, hint
from cardgui.teaching.motives import before_play, facts
from cardgui.teaching.motives.cases import TRICK_WORTH
from cardgui.teaching.motives.play import PLAYS
from cardgui.teaching.motives.reason import Fact
from tests.bots.test_search import twin_of
from tests.teaching.positions import VARIANTS, hands_of, positions, trick_of

STEPS = 2000


def hinted(game_id: str, expert: Any, deal: Deal, seat: int, seed: int) -> Hint:
    view = deal.view(seat)
    thought = finished(expert.think(view, seed))
    return hint(game_id, view, thought.action(), thought.values())


def assert_true(game_id: str, deal: Deal, seat: int, found: Hint) -> None:
    """Every fact of the reason holds where all hands are open."""
    view: Any = deal.view(seat)
    hands = hands_of(deal)
    assert 1 <= len(found.reason.facts) <= 3
    if isinstance(found.action, Play):
        case = card_case(game_id, view, found.action.card, found.worth)
        opened = case.opened(hands, trick_of(deal, seat))
        for fact in found.reason.facts:
            assert facts.holds(fact, opened), (found.reason, view)
        return
    choice = before_play.Choice(view, found.action, found.worth, TRICK_WORTH[game_id])
    for fact in found.reason.facts:
        assert before_play.holds(fact, choice, hands[seat]), (found.reason, view)


def check(game_id: str, count: int, steps: int | None = STEPS) -> Counter[str]:
    expert: Any = player(game_id, "expert", steps)
    told: Counter[str] = Counter()
    rng = random.Random(9)
    for match, deal, seat in positions(game_id, count):
        seed = match.seed(seat)
        found = hinted(game_id, expert, deal, seat, seed)
        assert found.action == expert.choose(deal.view(seat), seed)
        assert_true(game_id, deal, seat, found)
        twin = twin_of(deal, seat, "hand", rng)
        if twin is not None:
            assert hinted(game_id, expert, twin, seat, seed) == found
            told["swapped"] += 1
        told[found.reason.motive] += 1
    return told


@pytest.mark.parametrize("game_id", VARIANTS)
def test_a_hint_is_experts_choice_true_of_all_hands_and_blind_to_them(game_id: str) -> None:
    told = check(game_id, 20)
    assert told["swapped"] >= 3
    assert len(told) >= 5


@pytest.mark.long
@pytest.mark.parametrize("game_id", VARIANTS)
def test_three_hundred_hints_are_true(game_id: str) -> None:
    """As at the table: Expert thinks as long as it ever does."""
    told = check(game_id, 300, steps=None)
    assert told.pop("swapped") >= 50
    assert len(told) >= 10
    assert told.most_common(1)[0][1] < 150


def test_every_motive_is_named_once() -> None:
    keys = [motive.key for motive in PLAYS] + [name for name, _ in before_play.CHOICES.values()]
    assert len(keys) == len(set(keys))


@pytest.mark.parametrize("game_id", VARIANTS)
def test_a_false_fact_is_found_false(game_id: str) -> None:
    """The predicates are no rubber stamps: of another card of the hand much of a reason is not true."""
    expert: Any = player(game_id, "expert", 200)
    false = 0
    for match, deal, seat in positions(game_id, 30, seed=8):
        found = hinted(game_id, expert, deal, seat, match.seed(seat))
        if not isinstance(found.action, Play):
            continue
        case = card_case(game_id, deal.view(seat), found.action.card, found.worth)
        others = [card for card in case.sight.legal if card != found.action.card]
        for fact in found.reason.facts:
            if "card" in fact.values and others:
                moved = Fact(fact.key, {**fact.values, "card": others[-1]})
                false += not facts.holds(moved, case)
    assert false >= 5


def seen_by_all(view: Any) -> set[str]:
    """Cards of Minchiate that lie, or lay, face up before somebody: robbed, turned up, declared (MI-8 to MI-15)."""
    declared = {card for verzicole in view.declared for verzicola in verzicole or () for card in verzicola}
    return declared | {*view.cutter_robbed, *view.dealer_robbed, *view.turned_up} - {None}


def test_not_seen_yet_is_said_of_no_card_that_has_been_shown() -> None:
    told: Counter[str] = Counter()
    for _, deal, seat in positions("minchiate", 160):
        view: Any = deal.view(seat)
        if view.phase != "play":
            continue
        shown = seen_by_all(view)
        plays = [action for action in deal.legal(seat) if isinstance(action, Play)]
        for action in plays:
            case = card_case("minchiate", view, action.card, dict.fromkeys(plays, 0.0))
            sight = case.sight
            for fact in (*card_reason(case).facts, *case.aims):
                what, _, still = fact.key.rpartition("_")
                if what not in {"higher", "trumps", "points"} or still not in {"unseen", "out"}:
                    continue
                among = {
                    "higher": sight.higher_unseen(action.card),
                    "trumps": sight.unseen_of("T"),
                    "points": [card for card in sight.unseen_of(sight.suit(action.card)) if case.points[card]],
                }[what]
                assert fact.values["count"] == len(among)
                assert (still == "out") == bool(shown.intersection(among)), (fact, among, shown)
                told[fact.key] += 1
    assert {"higher_unseen", "higher_out", "points_unseen", "points_out"} <= set(told)
