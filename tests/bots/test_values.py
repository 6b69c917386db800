"""Search has a value for every action that is possible, also where there is no choice or too many of them."""

from __future__ import annotations

from typing import Any

import pytest

from cardgui.bots.registry import player
from cardgui.bots.thought import finished
from cardgui.engine.action import Play
from cardgui.engine.match import Match
from cardgui.engine.minchiate_terms import Discard
from cardgui.engine.registry import make_game

STEPS = 2000


def played_until(game_id: str, number: int, last: str) -> tuple[Match, int, Any]:
    """A match stopped before the first decision of a kind: ``"discard"``, or ``"end"`` for a deal's last card."""
    match = Match(make_game(game_id), number)
    match.start_deal()
    who = player(game_id, "steady")
    while match.deal is not None:
        seat = min(match.deal.to_act)
        view: Any = match.deal.view(seat)
        if view.phase == last or (last == "end" and view.phase == "play" and sum(view.hand_sizes) == 1):
            return match, seat, view
        match.apply(who.choose(view, match.seed(seat)))
        if not match.in_deal:
            break
    raise AssertionError("no such decision")


def value_of_the_only_card(game_id: str, view: Any) -> float:
    """What Expert expects of a card without alternative."""
    expert: Any = player(game_id, "expert", STEPS)
    (value,) = finished(expert.think(view, 1)).values().values()
    return value


@pytest.mark.parametrize("number", [1, 2, 3, 4])
def test_the_last_card_of_a_deal_of_truf_is_worth_what_the_deal_brings(number: int) -> None:
    match, seat, view = played_until("truf", number, "end")
    value = value_of_the_only_card("truf", view)
    match.apply(Play(seat, view.legal[0]))
    scores = match.finished[-1].result["deal_scores"]
    others = [score for other, score in enumerate(scores) if other != seat]
    assert value == pytest.approx(scores[seat] - sum(others) / len(others))


@pytest.mark.parametrize("game_id", ["rifki", "minchiate", "rook_sluff"])
def test_a_card_without_alternative_has_a_value(game_id: str) -> None:
    views = [played_until(game_id, number, "end")[2] for number in range(1, 5)]
    assert len({value_of_the_only_card(game_id, view) for view in views}) > 1


def test_any_discard_can_be_given_a_value_beside_those_that_are_tried() -> None:
    worse = 0
    for number in range(1, 40):
        try:
            _, seat, view = played_until("minchiate", number, "discard")
        except AssertionError:
            continue
        expert: Any = player("minchiate", "expert", 30_000)
        choice = view.discards
        trumps = sorted(choice.may, key=lambda card: (card[0] != "T", card))[: choice.chosen]
        own = Discard(seat, (*choice.must, *trumps))
        values = finished(expert.consider(view, 1, own)).values()
        assert own in values
        worse += values[own] < max(values.values())
        if worse == 3:
            return
    raise AssertionError("hardly any discard of trumps is worse")
