"""What the cards others play tell of their hands in Rıfkı."""

from __future__ import annotations

from typing import Any

import pytest

from cardgui.bots.registry import player
from cardgui.bots.rifki.clues import HARDLY, LEAST, clues
from cardgui.engine.match import Match
from cardgui.engine.registry import make_game
from cardgui.engine.rifki_contracts import CONTRACTS, KOZ
from cardgui.engine.rifki_terms import Declare


def played(number: int, contract: str, tricks: int) -> tuple[Any, list[Any]]:
    """A view in a deal that Steady plays under a contract, and the hands of that moment."""
    match = Match(make_game("rifki"), number)
    match.start_deal()
    deal: Any = match.deal
    steady = player("rifki", "steady")
    while not deal.over:
        seat = min(deal.to_act)
        view = deal.view(seat)
        if view.phase == "play" and not view.current and sum(view.taken) == tricks:
            break
        action = steady.choose(view, match.seed(seat))
        if view.phase == "declare":
            action = Declare(seat, contract, "C" if contract == KOZ else None)
        deal.apply(action)
    return deal.view(0), [deal.view(seat).hand for seat in range(4)]


@pytest.mark.parametrize("contract", CONTRACTS)
def test_who_holds_a_card_has_told_less_against_it_than_others(contract: str) -> None:
    holding: list[float] = []
    others: list[float] = []
    for number in range(40, 80):
        view, hands = played(number, contract, 4)
        told = clues(view)
        assert all(seat != 0 and LEAST <= factor < 1 for (seat, _), factor in told.items())
        for seat in (1, 2, 3):
            for holder in (1, 2, 3):
                row = holding if holder == seat else others
                row += [told.get((seat, card), 1.0) for card in hands[holder]]
    # By chance alone the two means would differ by one in a hundred.
    assert sum(holding) / len(holding) > 1.03 * sum(others) / len(others)


def position(contract: str, trump: str | None, current: list[tuple[int, str]]) -> Any:
    """A view of seat 0 in the first trick, as far as clues look at it."""

    class View:
        seat, hand, tricks = 0, ("2C",) * 13, ()

    view: Any = View()
    view.contract, view.trump, view.current = contract, trump, tuple(current)
    return view


def against(view: Any, seat: int, suit: str) -> set[str]:
    """The ranks of a suit that a seat hardly holds."""
    return {
        card[0] for (who, card), factor in clues(view).items() if who == seat and card[1] == suit and factor <= HARDLY
    }


def test_in_a_koz_who_loses_last_could_not_win_and_had_nothing_lower() -> None:
    view = position(KOZ, "C", [(1, "9H"), (2, "JH"), (3, "5H")])
    assert against(view, 3, "H") == set("234") | set("QKA")


def test_in_a_koz_who_wins_last_wins_as_cheaply_as_it_can() -> None:
    view = position(KOZ, "C", [(0, "3H"), (1, "5H"), (2, "6H"), (3, "QH")])
    assert against(view, 3, "H") == set("789TJ")


def test_in_a_penalty_contract_one_ducks_with_the_highest_card_that_ducks() -> None:
    view = position("kiz", None, [(1, "JS"), (2, "7S")])
    assert against(view, 2, "S") == set("89T")
    assert against(position("el_almaz", None, [(1, "5S"), (2, "9S")]), 2, "S") == set("234")


def test_who_throws_off_throws_the_top_of_the_suit() -> None:
    view = position("el_almaz", None, [(1, "5S"), (2, "TD")])
    assert against(view, 2, "D") == set("JQKA")
    assert not against(view, 2, "H")


def test_a_card_that_had_to_be_thrown_tells_nothing() -> None:
    assert not against(position("kupa", None, [(1, "5S"), (2, "4H")]), 2, "H")


def test_nothing_is_told_before_the_play() -> None:
    assert clues(position(KOZ, "C", [])) == {}
