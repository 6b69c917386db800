"""Rıfkı rule by rule (``rules/rifki.md``): cards, seats, contracts, scoring (RI-1 to RI-15, RI-24, RI-25)."""

from __future__ import annotations

import random
from itertools import pairwise, product

import pytest

from cardgui.engine.action import Play
from cardgui.engine.cards import FRENCH, FRENCH_RANKS
from cardgui.engine.events import CardsDealt, DealBegan
from cardgui.engine.explain import ScorePart
from cardgui.engine.rifki import Rifki
from cardgui.engine.rifki_contracts import CONTRACTS, choices, standing
from cardgui.engine.rifki_deal import declarer_of
from cardgui.engine.rifki_terms import (
    ContractChosen,
    Declare,
    PenaltiesWon,
)
from cardgui.engine.rook_sluff_terms import TrickBid
from tests.engine.dealing import finished, play, play_out
from tests.engine.rifki_table import (
    HANDS,
    begin,
    begin_and,
    cards_in,
    history,
    refusal_of,
    rifki_at,
)

# -- cards, seats and deal --


def test_ri1_four_players_each_for_themselves_with_52_cards() -> None:
    game = Rifki()
    assert game.players == game.sides == 4
    assert sorted(game.cards) == sorted(rank + suit for rank in "23456789TJQKA" for suit in "SHDC")
    with pytest.raises(ValueError, match="played by 4, not by 3"):
        Rifki(players=3)


def test_ri1_each_suit_ranks_from_the_ace_down_to_the_two() -> None:
    for high, low in pairwise("AKQJT98765432"):
        for suit, other in pairwise("SHDCS"):
            deal = rifki_at(f"contract=el_almaz leader=0 hands={low}{suit}/{high}{suit}/2{other}/3{other}/")
            play(deal, low + suit, "3" + other, "2" + other, high + suit)
            assert deal.result()["tricks"] == [0, 1, 0, 0], (high, low, suit)


def test_ri2_the_drawn_player_declares_first_and_then_the_player_on_the_right() -> None:
    game = Rifki()
    for drawn in range(4):
        setup = game.first_setup(drawn)
        assert declarer_of(setup) == drawn
        assert (setup.deal, setup.scores, setup.history) == (1, (0, 0, 0, 0), ())
        result = {"deal_scores": [-320, 0, 0, 0], "contract": "rifki", "tricks": [1, 0, 0, 0]}
        following = game.next_setup(setup, result)
        assert following is not None
        assert declarer_of(following) == (drawn - 1) % 4
        assert (following.deal, following.scores, following.history) == (2, (-320, 0, 0, 0), ((drawn, "rifki"),))


def test_ri2_twenty_deals_in_which_each_player_declares_five_times() -> None:
    match = finished(Rifki(), 3)
    declarers = [done.result["declarer"] for done in match.finished]
    assert len(declarers) == Rifki().deals == 20
    assert all((one - other) % 4 == 1 for one, other in pairwise(declarers))
    assert sorted(declarers) == [0] * 5 + [1] * 5 + [2] * 5 + [3] * 5
    assert match.next_setup is None


def test_ri3_the_dealer_sits_on_the_declarers_left_and_the_player_on_the_right_cuts() -> None:
    for declarer in range(4):
        deal = begin(declarer)
        assert deal.setup.dealer == (declarer + 1) % 4
        assert deal.view(0).declarer == declarer
        assert deal.view(0).cutter == (declarer - 1) % 4


def test_ri4_cards_are_dealt_one_by_one_counter_clockwise_from_the_declarer() -> None:
    game = Rifki()
    setup = game.first_setup(2)
    layout = game.distribute(setup, FRENCH.cards, 0)
    for index, card in enumerate(FRENCH.cards):
        seat = (2 - index) % 4
        assert layout.hands[seat][index // 4] == card
    assert [len(hand) for hand in layout.hands] == [13] * 4
    began, dealt = game.opening_events(setup, layout, turned=False, attempt=0)
    assert began == DealBegan(1, 20, 3, "ccw", turned=False, scores=(0, 0, 0, 0))
    assert dealt == CardsDealt(layout.hands, 2)


def test_ri4_play_goes_to_the_right() -> None:
    deal = begin(2)
    deal.apply(Declare(2, "el_almaz"))
    seats = []
    for _ in range(4):
        (seat,) = deal.to_act
        seats.append(seat)
        deal.apply(deal.legal(seat)[0])
    assert seats == [2, 1, 0, 3]
    refusal = refusal_of(begin_and(2, "el_almaz", "4H"), Play(3, "3H"))
    assert (refusal.rule, refusal.reason, dict(refusal.values)) == ("RI-4", "not_your_turn", {"turn": 1})


def test_ri4_only_cards_of_the_own_hand_can_be_played() -> None:
    deal = begin_and(0, "el_almaz")
    refusal = refusal_of(deal, Play(0, "QS"))
    assert (refusal.rule, refusal.reason) == ("RI-4", "not_in_hand")
    play(deal, "AS", "7S", "TS", "QS")
    assert refusal_of(deal, Play(0, "AS")).reason == "not_in_hand"


def test_ri5_the_declarer_chooses_the_contract_before_the_play() -> None:
    deal = begin(1)
    assert deal.phase == "declare"
    assert deal.to_act == {1}
    assert {(a.contract, a.trump) for a in deal.legal(1) if isinstance(a, Declare)} == {
        *(("koz", suit) for suit in "SHDC"),
        *((name, None) for name in ("rifki", "kiz", "erkek", "kupa", "son_iki", "el_almaz")),
    }
    assert deal.legal(0) == deal.legal(2) == deal.legal(3) == ()
    other = refusal_of(deal, Declare(0, "kiz"))
    assert (other.rule, other.reason, dict(other.values)) == ("RI-5", "declarer_chooses", {"declarer": 1})
    early = refusal_of(deal, Play(1, "QS"))
    assert (early.rule, early.reason) == ("RI-5", "declare_first")
    unknown = refusal_of(deal, Declare(1, "atas"))
    assert (unknown.rule, unknown.reason) == ("RI-5", "unknown_contract")
    assert deal.apply(Declare(1, "kiz")) == [ContractChosen(1, "kiz", None)]
    assert (deal.phase, deal.trump) == ("play", None)
    assert deal.to_act == {1}
    again = refusal_of(deal, Declare(1, "kupa"))
    assert (again.rule, again.reason) == ("RI-5", "contract_is_chosen")


def test_ri5_an_action_of_another_game_is_none_of_this() -> None:
    for deal in (begin(1), begin_and(0, "el_almaz")):
        refusal = deal.refusal(TrickBid(0, 3))
        assert refusal is not None
        assert (refusal.rule, refusal.reason) == ("README", "unknown_action")


def test_ri5_the_declarer_has_seen_only_the_own_hand() -> None:
    seen = begin(0).view(0)
    assert seen.hand == FRENCH.sorted(HANDS[0])
    assert seen.hand_sizes == (13, 13, 13, 13)
    assert not {card for hand in HANDS[1:] for card in hand} & set(cards_in(seen))


# -- contracts --


def test_ri6_koz_can_be_chosen_twice_by_each_player() -> None:
    past = history("koz", "kiz", "rifki", "kupa", "koz", "kiz", "rifki", "kupa")
    deal = begin(3, 9, history=past)
    assert not any(a.contract == "koz" for a in deal.legal(3) if isinstance(a, Declare))
    refusal = refusal_of(deal, Declare(3, "koz", "S"))
    assert (refusal.rule, refusal.reason) == ("RI-6", "koz_used_up")
    assert dict(refusal.values) == {"contract": "koz", "deal_1": 1, "seat_1": 3, "deal_2": 5, "seat_2": 3}
    once = begin(3, 5, history=past[:4])
    assert "koz" in once.view(3).choices


def test_ri6_penalty_contracts_can_be_chosen_three_times_by_each_player() -> None:
    past = history("kiz", "koz", "koz", "koz", "rifki", "koz", "koz", "koz", "kupa", "el_almaz", "erkek", "son_iki")
    deal = begin(3, 13, history=past)
    assert deal.view(3).choices == ("koz",)
    choosable = {(a.contract, a.trump) for a in deal.legal(3) if isinstance(a, Declare)}
    assert choosable == set(product(["koz"], "SHDC"))
    refusal = refusal_of(deal, Declare(3, "erkek"))
    assert (refusal.rule, refusal.reason) == ("RI-6", "ceza_used_up")
    assert dict(refusal.values) == {
        "contract": "erkek", "deal_1": 1, "seat_1": 3, "deal_2": 5, "seat_2": 3, "deal_3": 9, "seat_3": 3
    }  # fmt: skip


def test_ri7_each_penalty_contract_can_be_chosen_twice_in_the_game_by_whomever() -> None:
    past = history("kiz", "rifki", "kiz")
    deal = begin(3, 4, history=past)
    assert "kiz" not in deal.view(3).choices
    assert "rifki" in deal.view(3).choices
    refusal = refusal_of(deal, Declare(3, "kiz"))
    assert (refusal.rule, refusal.reason) == ("RI-7", "contract_used_up")
    assert dict(refusal.values) == {"contract": "kiz", "deal_1": 1, "seat_1": 2, "deal_2": 3, "seat_2": 0}


def test_ri6_ri7_ri27_quotas_never_run_into_a_dead_end() -> None:
    """Many games of nothing but choices: whoever chooses what, nobody is ever left without one."""
    rng = random.Random(7)
    for opening in (False, True):
        for _ in range(1000):
            past: list[tuple[int, str]] = []
            for deal in range(20):
                seat = -deal % 4
                open_to = choices(past, seat, opening_penalties=opening)
                assert open_to, past
                # Prefer what is nearly used up, which is the way into a dead end if there is one.
                weights = [1 + 4 * sum(name == other for _, other in past) for name in open_to]
                past.append((seat, rng.choices(open_to, weights)[0]))
            for seat in range(4):
                own = [name for who, name in past if who == seat]
                assert own.count("koz") == 2
            for name in CONTRACTS:
                assert sum(name == other for _, other in past) == (8 if name == "koz" else 2)
            assert not opening or all(name != "koz" for _, name in past[:4])


def test_ri8_koz_names_a_trump_suit_and_every_trick_scores_50() -> None:
    deal = begin(0)
    for trump in (None, "N", "", "SH"):
        refusal = refusal_of(deal, Declare(0, "koz", trump))
        assert (refusal.rule, refusal.reason) == ("RI-8", "name_a_trump")
    assert deal.apply(Declare(0, "koz", "D")) == [ContractChosen(0, "koz", "D")]
    assert deal.trump == "D"
    play_out(deal, random.Random(1))
    result = deal.result()
    assert result["deal_scores"] == [50 * tricks for tricks in result["tricks"]]
    assert sum(result["tricks"]) == 13
    assert (result["contract"], result["trump"], result["declarer"]) == ("koz", "D", 0)
    assert deal.explain()[2] == ScorePart(
        2, "RI-8", "tricks", result["deal_scores"][2], {"contract": "koz", "number": result["tricks"][2], "each": 50}
    )


def test_ri9_the_winner_of_the_king_of_hearts_scores_minus_320() -> None:
    deal = rifki_at("contract=rifki leader=1 hands=2H,3S/AH,4S/KH,5S/6C,6S/ hearts=1")
    events = play(deal, "AH", "2H", "6C", "KH")
    assert deal.over
    assert deal.result()["deal_scores"] == [0, -320, 0, 0]
    assert PenaltiesWon(1, ("KH",), 0) in events
    assert deal.explain()[1] == ScorePart(
        1, "RI-9", "cards", -320, {"contract": "rifki", "number": 1, "each": -320}, ("KH",)
    )
    assert deal.explain()[0].points == 0


def test_ri10_each_queen_scores_minus_100() -> None:
    deal = rifki_at("contract=kiz leader=0 hands=AS,3D/QS,QD/QH,4D/5D,6S/ gone=QC,KC,2C,3C, won=//QC// tricks=0,0,1,0,")
    events = play(deal, "AS", "6S", "QH", "QS")
    assert PenaltiesWon(0, ("QH", "QS"), 1) in events
    play(deal, "3D", "5D", "4D", "QD")
    assert deal.result()["deal_scores"] == [-200, -100, -100, 0]
    assert [part.rule for part in deal.explain()] == ["RI-10"] * 4
    assert deal.explain()[0].cards == ("QH", "QS")


def test_ri11_each_king_and_each_jack_scores_minus_60() -> None:
    deal = rifki_at("contract=erkek leader=0 hands=AS,2D/KS,JD/JS,3D/KH,4D/")
    play(deal, "AS", "KH", "JS", "KS")
    assert not deal.over
    play(deal, "2D", "4D", "3D", "JD")
    assert deal.result()["deal_scores"] == [-180, -60, 0, 0]
    assert [part.rule for part in deal.explain()] == ["RI-11"] * 4


def test_ri12_each_heart_scores_minus_30() -> None:
    deal = rifki_at("contract=kupa leader=0 hands=AS,2D/KH,JD/5S,AH/2H,4D/")
    play(deal, "AS", "2H", "5S", "KH")
    play(deal, "2D", "4D", "AH", "JD")
    assert deal.result()["deal_scores"] == [-60, -30, 0, 0]
    assert [part.rule for part in deal.explain()] == ["RI-12"] * 4


def test_ri13_each_of_the_last_two_tricks_scores_minus_180() -> None:
    deal = rifki_at("contract=son_iki leader=0 hands=AS,KS,2D/3S,4S,AD/5S,6S,3D/7S,8S,4D/ tricks=3,3,3,1,")
    play(deal, "AS", "7S", "5S", "3S")
    assert deal.view(0).last == (0, 0, 0, 0)
    play(deal, "KS", "8S", "6S", "4S")
    assert deal.view(0).last == (1, 0, 0, 0)
    play(deal, "2D", "4D", "3D", "AD")
    assert deal.result()["deal_scores"] == [-180, -180, 0, 0]
    assert deal.result()["tricks"] == [5, 4, 3, 1]
    assert deal.explain()[1] == ScorePart(
        1, "RI-13", "last_tricks", -180, {"contract": "son_iki", "number": 1, "each": -180}
    )


def test_ri13_a_position_before_the_last_trick_knows_who_took_the_one_before() -> None:
    deal = rifki_at("contract=son_iki leader=2 hands=2D/AD/3D/4D/ tricks=3,3,3,3,")
    play(deal, "3D", "AD", "2D", "4D")
    assert deal.result()["deal_scores"] == [0, -180, -180, 0]
    both = rifki_at("contract=son_iki leader=2 trick=AD,2D, hands=3D///4D/ tricks=3,3,3,3,")
    play(both, "3D", "4D")
    assert both.result()["deal_scores"] == [0, 0, -360, 0]
    alone = rifki_at("contract=son_iki leader=2 hands=2D/AD/3D/4D/")
    play(alone, "3D", "AD", "2D", "4D")
    assert alone.result()["deal_scores"] == [0, -180, 0, 0]


def test_ri14_each_trick_scores_minus_50() -> None:
    deal = begin(0)
    deal.apply(Declare(0, "el_almaz"))
    play_out(deal, random.Random(2))
    result = deal.result()
    assert result["deal_scores"] == [-50 * tricks for tricks in result["tricks"]]
    assert sum(result["tricks"]) == 13
    assert [part.rule for part in deal.explain()] == ["RI-14"] * 4


def test_ri15_penalty_contracts_have_no_trumps() -> None:
    deal = begin(0)
    for name in CONTRACTS:
        if name != "koz":
            refusal = refusal_of(deal, Declare(0, name, "S"))
            assert (refusal.rule, refusal.reason, dict(refusal.values)) == ("RI-15", "no_trumps", {"contract": name})


def test_ri15_the_penalty_cards_of_each_contract() -> None:
    assert {name: set(contract.cards) for name, contract in CONTRACTS.items()} == {
        "koz": set(),
        "rifki": {"KH"},
        "kiz": {"QS", "QH", "QD", "QC"},
        "erkek": {"KS", "KH", "KD", "KC", "JS", "JH", "JD", "JC"},
        "kupa": {rank + "H" for rank in FRENCH_RANKS},
        "son_iki": set(),
        "el_almaz": set(),
    }


# -- scoring --


def test_ri24_the_totals_of_the_contracts_balance() -> None:
    totals = {name: contract.total for name, contract in CONTRACTS.items()}
    assert totals == {
        "koz": 650,
        "rifki": -320,
        "kiz": -400,
        "erkek": -480,
        "kupa": -390,
        "son_iki": -360,
        "el_almaz": -650,
    }
    assert 8 * totals.pop("koz") == 5200
    assert 2 * sum(totals.values()) == -5200


def test_ri24_scores_accumulate_and_sum_to_zero_after_twenty_deals() -> None:
    match = finished(Rifki(), 11)
    totals = [sum(done.result["deal_scores"][seat] for done in match.finished) for seat in range(4)]
    assert match.scores == tuple(totals)
    assert sum(totals) == 0
    for done in match.finished:
        assert sum(done.result["deal_scores"]) == CONTRACTS[done.result["contract"]].total


def test_ri25_the_highest_score_wins_and_equal_ones_share_the_win() -> None:
    game, result = Rifki(), {"contract": "koz", "tricks": [13, 0, 0, 0], "deal_scores": [650, 0, 0, 0]}
    assert game.winners((-100, 300, -100, -100), result) == (1,)
    assert game.winners((300, -600, 300, 0), result) == (0, 2)


def test_ri25_players_above_zero_are_out_and_the_others_sunk() -> None:
    assert [standing(total) for total in (1, 10, 0, -10)] == ["out", "out", "sunk", "sunk"]
