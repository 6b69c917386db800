"""Search has a value for every action that is possible, also where there is no choice or too many of them."""

from __future__ import annotations

from typing import Any

import pytest

from cardgui.bots.registry import player
from cardgui.bots.thought import finished
from cardgui.engine.action import Play
from cardgui.engine.match import Match
from cardgui.engine.minchiate_terms import Declare, Discard
from cardgui.engine.registry import make_game
from cardgui.engine.rook_sluff_terms import TrickBid
from tests.engine.dealing import deal_at

pytestmark = pytest.mark.plain

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


DECLARING = "minchiate/4 phase=declare dealer=0 hands=DK,C2,C7,T5/SK,T30,S3,S4/S9,B1,B2,T31/T1,T2,T3,M/"


def value_of_declarations(more: str = "") -> dict[int, float]:
    """By number of verzicole shown, what Expert expects."""
    expert: Any = player("minchiate", "expert", STEPS)
    values = finished(expert.think(deal_at(f"{DECLARING} {more}").view(3), 1)).values()
    return {len(action.verzicole): value for action, value in values.items() if isinstance(action, Declare)}


def test_a_declaration_is_worth_what_the_rest_of_the_deal_brings_after_it() -> None:
    """1, 2, 3 and the Matto beside them score 11 and 5 (MI-13, MI-14); capturable cards are shown by it."""
    level = value_of_declarations()
    assert 0 < level[1] - level[0] < 2 * 16 / 60
    ahead = value_of_declarations("resti=0,3,")
    assert ahead == pytest.approx({shown: value + 3 for shown, value in level.items()})


def test_what_a_declaration_shows_counts_against_it(monkeypatch: pytest.MonkeyPatch) -> None:
    level = value_of_declarations()
    monkeypatch.setattr("cardgui.bots.minchiate.expert.SHOWN", 10.0)
    assert value_of_declarations()[1] == pytest.approx(level[1] - 9.85 * 11 / 60)


def test_a_discard_in_a_small_position_has_a_value() -> None:
    """Hands of positions may be smaller than 21; who robbed discards down to the others' size (MI-11)."""
    deal = deal_at("minchiate/4 dealer=0 phase=discard hands=S3,S8,B2,T28/SQ,S5/BH,B8/CF,S2/ dealer_robbed=T28,")
    expert: Any = player("minchiate", "expert", STEPS)
    values = finished(expert.think(deal.view(0), 1)).values()
    assert {frozenset(action.cards) for action in values if isinstance(action, Discard)} == {
        frozenset(("S3", "S8")),
        frozenset(("S3", "B2")),
    }
    assert all(abs(value) < 3 for value in values.values())


def test_every_bid_of_rook_sluff_is_tried() -> None:
    """A bid that surely fails scores nothing, however high it was (RS-17): it isn't the worse for each trick more."""
    _, _, view = played_until("rook_sluff", 1, "bid")
    expert: Any = player("rook_sluff", "expert", 30_000)
    values = finished(expert.think(view, 1)).values()
    tricks = {action.tricks: value for action, value in values.items() if isinstance(action, TrickBid)}
    assert sorted(tricks) == list(range(view.highest_bid + 1))
    assert tricks[14] == pytest.approx(tricks[10], abs=15)
