"""Rıfkı rule by rule (``rules/rifki.md``): the play (RI-16 to RI-23)."""

from __future__ import annotations

import random

import pytest

from cardgui.engine.action import Play
from cardgui.engine.events import CardPlayed, TrickTaken
from cardgui.engine.rifki_contracts import CONTRACTS
from cardgui.engine.rifki_terms import (
    Declare,
    EndedEarly,
    PenaltiesWon,
)
from tests.engine.dealing import legal_cards, play, play_out
from tests.engine.rifki_table import (
    begin,
    of_kind,
    refusal_of,
    refused,
    rifki_at,
)


def test_ri16_the_declarer_leads_and_then_the_winner_of_each_trick() -> None:
    deal = begin(3)
    deal.apply(Declare(3, "el_almaz"))
    assert deal.to_act == {3}
    events = play(deal, "7S", "TS", "QS", "AS")
    assert events == [
        CardPlayed(3, "7S", face_down=False, led=True, trick=1, winning=3),
        CardPlayed(2, "TS", face_down=False, led=False, trick=1, winning=2),
        CardPlayed(1, "QS", face_down=False, led=False, trick=1, winning=1),
        CardPlayed(0, "AS", face_down=False, led=False, trick=1, winning=0),
        TrickTaken(0, "AS", 1, (1, 0, 0, 0), last=False),
    ]
    assert deal.to_act == {0}
    refusal = refusal_of(deal, Play(3, "6S"))
    assert (refusal.rule, refusal.reason, dict(refusal.values)) == ("RI-16", "not_your_turn", {"turn": 0})


@pytest.mark.parametrize("contract", ["koz trump=D", "rifki", "kiz", "erkek", "kupa", "son_iki", "el_almaz"])
def test_ri17_a_player_who_can_must_follow_suit(contract: str) -> None:
    deal = rifki_at(f"contract={contract} leader=0 trick=5S, hands=QH/6S,KH/8S,9H/4S,KD/")
    assert refused(deal, "KD") == ("RI-17", "follow_suit", ("5S", "4S"), ("4S",))
    refusal = refusal_of(deal, Play(3, "KD"))
    assert refusal.values["suit"] == "S"
    assert refusal.values["led_by"] == 0
    assert refusal.values["contract"] == contract.split(maxsplit=1)[0]
    assert legal_cards(deal) == {"4S"}


def test_ri18_a_player_void_of_the_suit_led_must_trump() -> None:
    deal = rifki_at("contract=koz trump=C leader=0 trick=5S, hands=KH,2H/6S,7H,8H/8S,9H,TH/2C,7C,KD/")
    assert refused(deal, "KD") == ("RI-18", "must_trump", ("5S", "7C", "2C"), ("7C", "2C"))
    assert deal.refusal(Play(3, "KD")).values["trump"] == "C"  # type: ignore[union-attr]
    assert legal_cards(deal) == {"2C", "7C"}
    deal.apply(Play(3, "2C"))
    assert deal.to_act == {2}


def test_ri18_without_trumps_any_card_may_be_played() -> None:
    deal = rifki_at("contract=koz trump=C leader=0 trick=5S, hands=KH/6S,7H/8S,9H/3D,KD/")
    assert legal_cards(deal) == {"3D", "KD"}


def test_ri18_the_highest_trump_wins_and_without_trumps_the_highest_of_the_suit_led() -> None:
    deal = rifki_at("contract=koz trump=C leader=0 hands=AS,2S/9C,5H/3C,4D/8S,6H/")
    events = play(deal, "AS", "8S", "3C", "9C")
    assert events[-1] == TrickTaken(1, "9C", 1, (0, 1, 0, 0), last=False)
    events = play(deal, "5H", "2S", "6H", "4D")
    assert events[-1] == TrickTaken(3, "6H", 2, (0, 1, 0, 1), last=True)


def test_ri18_trumps_may_be_led_at_any_time_and_need_not_go_higher() -> None:
    deal = rifki_at("contract=koz trump=C leader=0 hands=AC,2S/KC,3C/5S,9C/8S,2C/")
    assert legal_cards(deal) == {"AC", "2S"}
    trumped = rifki_at("contract=koz trump=C leader=0 trick=5S,9C, hands=2S/KC,3C/4C,AC/8D/")
    assert legal_cards(trumped) == {"4C", "AC"}


def test_ri19_in_ceza_the_highest_card_of_the_suit_led_wins() -> None:
    deal = rifki_at("contract=el_almaz leader=0 hands=5S/AC/6S/AH/")
    events = play(deal, "5S", "AH", "6S", "AC")
    assert events[-1] == TrickTaken(2, "6S", 1, (0, 0, 1, 0), last=True)


def test_ri20_a_player_void_of_the_suit_led_must_throw_a_penalty_card() -> None:
    deal = rifki_at("contract=erkek leader=0 trick=5S, hands=KH,2H/6S,7H,8H/8S,9H,TH/JD,KC,AD/")
    assert refused(deal, "AD") == ("RI-20", "must_throw_penalty", ("5S", "JD", "KC"), ("JD", "KC"))
    assert legal_cards(deal) == {"JD", "KC"}
    hearts = rifki_at("contract=kupa leader=0 trick=5S, hands=KD,2D/6S,7H,8H/8S,9H,TH/2H,AH,AD/")
    assert legal_cards(hearts) == {"2H", "AH"}


def test_ri20_without_a_penalty_card_any_card_may_be_played() -> None:
    deal = rifki_at("contract=kiz leader=0 trick=5S, hands=KH/6S,QH/8S,9H/JD,AD/")
    assert legal_cards(deal) == {"JD", "AD"}
    for contract in ("son_iki", "el_almaz"):
        free = rifki_at(f"contract={contract} leader=0 trick=5S, hands=KH/6S,QH/8S,9H/QD,AD/")
        assert legal_cards(free) == {"QD", "AD"}


def test_ri21_a_king_on_the_table_forces_the_jack_in_erkek() -> None:
    deal = rifki_at("contract=erkek leader=0 trick=KS, hands=KH,2H/AS,7H,8H/8S,9H,TH/JS,3S,2S/")
    assert refused(deal, "3S") == ("RI-21", "must_play_lower_penalty", ("KS", "JS"), ("JS",))
    assert legal_cards(deal) == {"JS"}


def test_ri21_the_ace_of_hearts_forces_the_king_in_rifki() -> None:
    deal = rifki_at("contract=rifki leader=0 trick=AH, hands=2D/3H,4D/5H,6D/KH,2H/ hearts=1")
    assert refused(deal, "2H") == ("RI-21", "must_play_lower_penalty", ("AH", "KH"), ("KH",))


def test_ri21_counts_any_higher_card_of_the_suit_already_played_not_only_the_lead() -> None:
    deal = rifki_at("contract=kiz leader=0 trick=2S,KS, hands=AH/QS,3S/9H,TH/JD/".replace("9H,TH", "4S,5S"))
    deal.apply(Play(2, "4S"))
    assert refused(deal, "3S") == ("RI-21", "must_play_lower_penalty", ("2S", "KS", "QS"), ("QS",))


def test_ri21_a_penalty_card_above_the_cards_on_the_table_need_not_be_played() -> None:
    deal = rifki_at("contract=erkek leader=0 trick=QS, hands=KH/AS,7H/8S,9H/KS,3S/")
    assert legal_cards(deal) == {"KS", "3S"}
    jack = rifki_at("contract=erkek leader=0 trick=QS, hands=KH/AS,7H/8S,9H/JS,KS/")
    assert legal_cards(jack) == {"JS"}


def test_ri21_of_two_such_cards_either_may_be_played() -> None:
    deal = rifki_at("contract=erkek leader=0 trick=AS, hands=KH,2H/9S,7H,8H/8S,9H,TH/JS,KS,2S/")
    assert legal_cards(deal) == {"JS", "KS"}


def test_ri21_a_higher_card_of_another_suit_forces_nothing() -> None:
    deal = rifki_at("contract=kiz leader=0 trick=2S,AH, hands=KD,3C/QS,3S,4C/9S,TD,5C/JD,6C/")
    deal.apply(Play(2, "9S"))
    assert legal_cards(deal) == {"QS", "3S"}


def test_ri21_in_kupa_any_heart_may_be_played_to_a_heart() -> None:
    deal = rifki_at("contract=kupa leader=0 trick=KH, hands=2D/3H,4D/5H,6D/AH,2H/ hearts=1")
    assert legal_cards(deal) == {"AH", "2H"}


@pytest.mark.parametrize("contract", ["rifki", "kupa"])
def test_ri22_hearts_may_not_be_led_before_a_heart_was_played_to_an_earlier_trick(contract: str) -> None:
    deal = rifki_at(f"contract={contract} leader=0 hands=KH,2H,3S/3H,4D,6S/5H,6D,7S/AH,2D,8S/")
    assert refused(deal, "2H") == ("RI-22", "hearts_not_played", ("3S",), ("3S",))
    assert not deal.view(0).hearts
    broken = rifki_at(f"contract={contract} leader=0 hands=KH,2H,3S/3H,4D,6S/5H,6D,7S/AH,2D,8S/ hearts=1")
    assert legal_cards(broken) == {"KH", "2H", "3S"}
    assert broken.view(0).hearts


def test_ri22_a_leader_with_only_hearts_may_lead_them() -> None:
    deal = rifki_at("contract=kupa leader=0 hands=KH,2H/3H,4D/5H,6D/AH,2D/")
    assert legal_cards(deal) == {"KH", "2H"}


def test_ri22_a_heart_thrown_on_another_suit_opens_hearts_for_the_next_lead() -> None:
    deal = rifki_at("contract=kupa leader=0 hands=AS,2H,3D/3H,4D,6S/5H,6D,7S/AH,QH,2D/")
    play(deal, "AS", "AH", "7S", "6S")
    assert legal_cards(deal) == {"2H", "3D"}


@pytest.mark.parametrize("contract", ["koz trump=S", "kiz", "erkek", "son_iki", "el_almaz"])
def test_ri22_in_other_contracts_hearts_may_be_led(contract: str) -> None:
    deal = rifki_at(f"contract={contract} leader=0 hands=QH,3S/3H,6S/5H,KS/AH,8S/")
    assert legal_cards(deal) == {"QH", "3S"}


def test_ri23_a_contract_of_cards_ends_as_soon_as_all_are_won() -> None:
    deal = rifki_at("contract=kiz leader=0 hands=AS,2S,3D/QS,4D,6S/9S,6D,7S/KS,AH,2D/")
    assert not deal.over
    events = play(deal, "AS", "KS", "9S", "QS")
    assert (deal.over, deal.phase, deal.to_act, deal.legal(0)) == (True, "over", frozenset(), ())
    assert events[-3:] == [
        TrickTaken(0, "AS", 1, (1, 0, 0, 0), last=True),
        PenaltiesWon(0, ("QS",), 0),
        EndedEarly(2),
    ]
    refusal = refusal_of(deal, Play(0, "2S"))
    assert (refusal.rule, refusal.reason) == ("RI-23", "deal_is_over")
    assert deal.result()["tricks"] == [1, 0, 0, 0]


def test_ri23_the_trick_with_the_last_penalty_card_is_played_to_its_end() -> None:
    deal = rifki_at("contract=kiz leader=0 hands=AS,2S/QS,6S/9S,7S/KS,2D/")
    play(deal, "AS", "KS", "9S")
    assert deal.to_act == {1}
    lead = rifki_at("contract=kiz leader=0 hands=QS,2S/AS,6S/9S,7S/KS,2D/")
    play(lead, "QS")
    assert not lead.over
    assert lead.to_act == {3}


@pytest.mark.parametrize("contract", ["koz", "son_iki", "el_almaz"])
def test_ri23_koz_son_iki_and_el_almaz_always_run_13_tricks(contract: str) -> None:
    deal = begin(0)
    deal.apply(Declare(0, contract, "H" if contract == "koz" else None))
    events = play_out(deal, random.Random(3))
    assert len(of_kind(events, TrickTaken)) == 13
    assert not of_kind(events, EndedEarly)
    assert not of_kind(events, PenaltiesWon)


@pytest.mark.parametrize("contract", ["rifki", "kiz", "erkek", "kupa"])
def test_ri23_no_trick_is_played_after_the_last_penalty_card(contract: str) -> None:
    for seed in range(20):
        deal = begin(0)
        deal.apply(Declare(0, contract))
        events = play_out(deal, random.Random(seed))
        won = [event for event in events if isinstance(event, PenaltiesWon)]
        assert [event.left for event in won] == sorted({event.left for event in won}, reverse=True)
        assert won[-1].left == 0
        played = len(of_kind(events, TrickTaken))
        early = [event for event in events if isinstance(event, EndedEarly)]
        assert early == ([EndedEarly(13 - played)] if played < 13 else [])
        assert sorted(card for cards in deal.view(0).won for card in cards) == sorted(CONTRACTS[contract].cards)


def test_ri23_penalty_cards_won_lie_open_before_their_winner() -> None:
    deal = rifki_at("contract=kiz leader=0 hands=AS,2S,3D/QS,QD,6S/9S,6D,7S/KS,AH,2D/")
    play(deal, "AS", "KS", "9S", "QS")
    for seat in range(4):
        assert deal.view(seat).won == (("QS",), (), (), ())
