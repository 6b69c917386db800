"""What each player knows in Rook Sluff (``rules/rook_sluff.md``), and nothing else."""

from __future__ import annotations

import random
from typing import Any

import pytest

from cardgui.engine.action import Play
from cardgui.engine.cards import ROOK
from cardgui.engine.events import CardsDealt
from cardgui.engine.game import Layout
from cardgui.engine.match import Match
from cardgui.engine.rook_sluff import RookSluff
from cardgui.engine.rook_sluff_deal import RookSluffDeal
from tests.engine.dealing import play, play_out
from tests.engine.rook_table import BIDS, PLAYERS, bid, dealt, rook_at


def cards_in(value: Any) -> list[str]:
    """Every card code anywhere in a view."""
    if isinstance(value, str):
        return [value] if value in ROOK.places else []
    if isinstance(value, tuple | list | frozenset | set):
        return [card for item in value for card in cards_in(item)]
    if hasattr(value, "__dataclass_fields__"):
        return [card for name in value.__dataclass_fields__ for card in cards_in(getattr(value, name))]
    return []


@pytest.mark.parametrize("players", PLAYERS)
def test_a_view_holds_the_own_hand_all_bids_and_played_cards_and_no_other_card(players: int) -> None:
    """ "What each player knows": at every step no other card code is anywhere in a view."""
    deal = dealt(players, dealer=players - 1, number=players)
    rng = random.Random(players)
    while not deal.over:
        played = {action.card for action in deal.actions() if isinstance(action, Play)}
        for seat in range(players):
            view = deal.view(seat)
            fields = [getattr(view, name) for name in view.__dataclass_fields__ if name != "lacking"]
            assert set(cards_in(fields)) == played | set(deal.hand(seat))
            assert view.bids == deal.bids
            assert view.legal == tuple(a.card for a in deal.legal(seat) if isinstance(a, Play))
            for other in range(players):
                assert view.voids[other] == deal.view(other).voids[other]
                assert not view.lacking[other] & set(deal.hand(other))
        play_out(deal, rng, steps=1)


def shown(deal: RookSluffDeal, seat: int) -> tuple[set[str], set[str]]:
    """What everybody can see that a seat does not hold: whole colours, and single cards besides."""
    view = deal.view(0)
    voids, lacking = view.voids[seat], view.lacking[seat]
    return set(voids), {card for card in lacking if card[0] not in voids}


def test_failing_to_follow_shows_that_a_player_has_none_of_that_colour() -> None:
    deal = rook_at(f"{BIDS} leader=0 trick=G9, hands=Y9/Y8,B9/Y7,Y8/Y10,Y6/Y11,G6/Y12,Y13/")
    play(deal, "Y8")
    assert shown(deal, 1) == ({"G"}, set())
    play(deal, "Y7", "Y10", "G6")
    assert shown(deal, 4) == (set(), set())
    assert (deal.view(2).led, deal.view(2).winning) == ("G", 0)
    assert deal.view(2).hand_sizes == (1, 1, 1, 1, 1, 2)


def test_failing_to_trump_shows_that_a_player_has_no_black() -> None:
    deal = rook_at(
        f"rook_sluff/6 option.must_trump=true {BIDS} leader=0 trick=G9, hands=Y9/Y8,R9/Y7,Y8/Y10,Y6/Y11,G6/Y12,Y13/"
    )
    play(deal, "Y8")
    assert shown(deal, 1) == ({"G", "B"}, set())


def test_letting_another_lead_to_the_first_trick_shows_that_a_player_has_no_red_2() -> None:
    hands = "hands=R9,G9/R9,G8/R2,B9/Y9,Y8/Y7,Y6/G7,G6/R8,R7/R3,B8/"
    deal = rook_at(f"rook_sluff/8 dealer=4 bids=1,1,1,1,_,1,1,1, {hands}")
    assert [shown(deal, seat) for seat in range(8)] == [(set(), set())] * 8
    bid(deal, 2)
    assert deal.to_act == {2}
    assert [shown(deal, seat)[1] for seat in range(8)] == [{"R2"}, {"R2"}, set(), set(), set(), *[{"R2"}] * 3]


def test_before_the_play_nobody_has_a_trick_or_shown_anything() -> None:
    view = dealt().view(2)
    assert view.taken == (0,) * 6
    assert view.voids == view.lacking == (frozenset(),) * 6
    assert (view.tricks, view.current, view.legal, view.phase) == ((), (), (), "bid")


def test_the_cards_dealt_are_seen_by_their_owner_alone() -> None:
    match = Match(RookSluff(players=6), 2)
    cards_dealt = match.start_deal()[1]
    assert isinstance(cards_dealt, CardsDealt)
    assert match.deal is not None
    for seat in range(6):
        seen = cards_dealt.seen_by(seat)
        assert seen.hands[seat] == match.deal.layout.hands[seat]
        assert all(card is None for other in range(6) if other != seat for card in seen.hands[other])


def test_results_and_explanations_come_only_when_the_deal_is_over() -> None:
    deal = rook_at(f"{BIDS} leader=0 hands=R9/R9/R14/R13/R12/R11/")
    for ask in (deal.result, deal.explain):
        with pytest.raises(ValueError, match="not over"):
            ask()
    assert dealt().layout == Layout(dealt().layout.hands)
