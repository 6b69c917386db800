"""Choices of a contract look ahead to those that are left for the rest of the match (RI-6, RI-7)."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from cardgui.bots.registry import player
from cardgui.bots.rifki.declaring import worths
from cardgui.bots.rifki.planning import ahead
from cardgui.engine.match import Match
from cardgui.engine.registry import make_game
from cardgui.engine.rifki_contracts import CONTRACTS, KOZ, choices

CEZA = [name for name in CONTRACTS if name != KOZ]


def view_after(*history: tuple[int, str], number: int = 1) -> Any:
    """The declarer's view of a first deal, as if these contracts had been chosen before."""
    match = Match(make_game("rifki"), number)
    match.start_deal()
    assert match.deal is not None
    (seat,) = match.deal.to_act
    view: Any = match.deal.view(seat)
    told = tuple((seat if who == 0 else (seat + who) % 4, name) for who, name in history)
    left = choices(told, seat, opening_penalties=False)
    return replace(view, setup=replace(view.setup, history=told), choices=left)


def test_a_koz_is_dearer_the_fewer_are_left() -> None:
    """With one koz and three penalties left the koz is worth waiting with; with two and one it has to come."""
    early = view_after((0, KOZ))
    late = view_after((0, CEZA[0]), (0, CEZA[1]))
    assert ahead(early, KOZ) < ahead(early, CEZA[2])
    assert ahead(late, KOZ) > ahead(late, CEZA[2])


def test_the_last_choice_brings_what_its_hand_brings() -> None:
    view = view_after((0, KOZ), (0, KOZ), (0, CEZA[0]), (0, CEZA[1]))
    assert set(view.choices) == set(CEZA)
    assert len({ahead(view, name) for name in CEZA}) == 1


@pytest.mark.parametrize("level", ["steady", "expert"])
def test_what_may_still_be_chosen_matters(level: str) -> None:
    """Some hands take a koz that leaves a harmless penalty for later, but not where all harmless ones are gone."""
    changed = 0
    for number in range(1, 40):
        many = view_after((0, KOZ), (0, CEZA[0]), number=number)
        spent = [(who, name) for who in (1, 2) for name in CEZA[1:]]
        few = view_after((0, KOZ), (0, CEZA[0]), *spent, number=number)
        assert set(few.choices) == {KOZ, CEZA[0]}
        for view in (many, few):
            assert all(action.contract in view.choices for action in worths(view))
            action: Any = player("rifki", level, 1500).choose(view, 1)
            assert action.contract in view.choices
        changed += ahead(many, KOZ) != pytest.approx(ahead(few, KOZ))
    assert changed == 39


def test_a_contract_that_closes_costs_what_it_was_worth_later() -> None:
    open_still = view_after((0, KOZ))
    costs = [ahead(open_still, name) - ahead(view_after((0, KOZ), (1, name)), name) for name in CEZA]
    assert min(costs) >= 0
    assert max(costs) > 1
    closing = view_after((0, KOZ), (1, CEZA[0]))
    assert ahead(closing, CEZA[1]) == pytest.approx(ahead(open_still, CEZA[1]))
