"""What each player knows in Rıfkı (``rules/rifki.md``), and nothing else."""

from __future__ import annotations

import random

import pytest

from cardgui.engine.action import Play
from cardgui.engine.events import CardsDealt
from cardgui.engine.explain import ScorePart
from cardgui.engine.match import Match
from cardgui.engine.rifki import Rifki
from cardgui.engine.rifki_contracts import CONTRACTS, score_part
from cardgui.engine.rifki_deal import RifkiDeal
from cardgui.engine.rifki_terms import (
    Declare,
    RifkiView,
)
from tests.engine.dealing import Chooser, play, play_out
from tests.engine.rifki_table import (
    begin,
    cards_in,
    rifki_at,
)


def test_a_view_holds_the_own_hand_the_contract_and_played_cards_and_no_other_card() -> None:
    """ "What each player knows": at every step of many deals no other card code is anywhere in a view."""
    for number, contract in enumerate(CONTRACTS):
        rng = random.Random(number)
        deal = begin(number % 4)
        deal.apply(Declare(number % 4, contract, "C" if contract == "koz" else None))
        while not deal.over:
            played = {action.card for action in deal.actions() if isinstance(action, Play)}
            for seat in range(4):
                view = deal.view(seat)
                shown = set(cards_in([getattr(view, name) for name in view.__dataclass_fields__ if name != "lacking"]))
                assert shown == played | set(deal.hand(seat))
                assert (view.contract, view.declarer) == (contract, number % 4)
                assert view.trump == ("C" if contract == "koz" else None)
                assert view.legal == (
                    deal.view(seat).hand and tuple(a.card for a in deal.legal(seat) if isinstance(a, Play))
                )
            play_out(deal, rng, steps=1)


def shown(deal: RifkiDeal, seat: int) -> tuple[set[str], set[str]]:
    """What everybody can see that a seat does not hold: whole suits, and single cards besides."""
    views = [deal.view(viewer) for viewer in range(4)]
    assert len({(view.voids[seat], view.lacking[seat]) for view in views}) == 1
    voids, lacking = views[0].voids[seat], views[0].lacking[seat]
    assert not lacking & set(deal.hand(seat))
    return set(voids), {card for card in lacking if card[1] not in voids}


def test_failing_to_follow_shows_a_void() -> None:
    deal = rifki_at("contract=el_almaz leader=0 trick=5S, hands=KH/6S,QH/8S,9H/QD,AD/")
    assert shown(deal, 3) == (set(), set())
    play(deal, "QD", "8S")
    assert shown(deal, 3) == ({"S"}, set())
    assert shown(deal, 2) == (set(), set())


def test_failing_to_trump_shows_a_void_of_trumps() -> None:
    deal = rifki_at("contract=koz trump=C leader=0 trick=5S, hands=KH/6S,QH/8C,9H/QD,AD/")
    play(deal, "QD", "8C")
    assert shown(deal, 3) == ({"S", "C"}, set())
    assert shown(deal, 2) == ({"S"}, set())


def test_failing_to_overtrump_shows_that_higher_trumps_are_missing() -> None:
    deal = rifki_at(
        "rifki/4 option.must_overtrump=true contract=koz trump=C leader=0 trick=5S,JC, hands=KH/6S,QH/8C,9H/QD/"
    )
    play(deal, "8C")
    assert shown(deal, 2) == ({"S"}, {"QC", "KC", "AC"})


def test_failing_to_throw_a_penalty_card_shows_that_none_is_there() -> None:
    deal = rifki_at("contract=kiz leader=0 trick=5S, hands=KH/6S,QH/8S,9H/JD,AD/")
    play(deal, "JD")
    assert shown(deal, 3) == ({"S"}, {"QH", "QD", "QC"})
    hearts = rifki_at("contract=kupa leader=0 trick=5S, hands=KH/6S,QH/8S,9H/JD,AD/")
    play(hearts, "JD")
    assert shown(hearts, 3) == ({"S", "H"}, set())


def test_failing_to_play_a_forced_penalty_card_shows_that_it_is_not_there() -> None:
    deal = rifki_at("contract=erkek leader=0 trick=AS, hands=KH/6S,QH/8S,9H/2S,AD/")
    play(deal, "2S")
    assert shown(deal, 3) == (set(), {"KS", "JS"})
    queen = rifki_at("contract=erkek leader=0 trick=QS, hands=KH/6S,QH/8S,9H/2S,AD/")
    play(queen, "2S")
    assert shown(queen, 3) == (set(), {"JS"})


def test_leading_a_spared_heart_shows_that_there_is_nothing_else() -> None:
    deal = rifki_at("contract=kupa leader=0 hands=KH,2H/3H,4D/5H,6D/AH,2D/")
    play(deal, "2H")
    assert shown(deal, 0) == ({"S", "D", "C"}, set())


def test_events_show_everybody_the_same_except_the_cards_dealt() -> None:
    match = Match(Rifki(), 9)
    events = match.start_deal()
    dealt = next(event for event in events if isinstance(event, CardsDealt))
    assert match.deal is not None
    for seat in range(4):
        seen = dealt.seen_by(seat)
        assert seen.hands[seat] == match.deal.layout.hands[seat]
        assert all(card is None for other in range(4) if other != seat for card in seen.hands[other])
    choose: Chooser = lambda deal, seat: deal.legal(seat)[0]  # noqa: E731
    for event in play_out(match.deal, random.Random(1), choose):
        assert all(event.seen_by(seat) == event for seat in range(4))


def test_the_view_says_what_the_declarer_may_choose_and_to_nobody_else() -> None:
    deal = begin(2)
    assert deal.view(2).choices == tuple(CONTRACTS)
    assert deal.view(1).choices == ()
    assert deal.view(1).taken == (0, 0, 0, 0)
    deal.apply(Declare(2, "kiz"))
    view: RifkiView = deal.view(2)
    assert view.choices == ()
    assert (view.led, view.current, view.taken, view.phase) == (None, (), (0, 0, 0, 0), "play")
    play(deal, "TS")
    assert (deal.view(0).led, deal.view(0).current, deal.view(0).hand_sizes) == ("S", ((2, "TS"),), (13, 13, 12, 13))


def test_a_score_part_tells_the_number_and_the_points_of_each() -> None:
    part = score_part(CONTRACTS["kupa"], 3, 5, 1, ("2H", "3H"))
    assert part == ScorePart(3, "RI-12", "cards", -60, {"contract": "kupa", "number": 2, "each": -30}, ("2H", "3H"))


def test_results_and_explanations_come_only_when_the_deal_is_over() -> None:
    deal = begin(0)
    for ask in (deal.result, deal.explain):
        with pytest.raises(ValueError, match="not over"):
            ask()
    deal.apply(Declare(0, "kiz"))
    with pytest.raises(ValueError, match="not over"):
        deal.result()
