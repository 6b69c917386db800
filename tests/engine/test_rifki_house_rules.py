"""Rıfkı rule by rule (``rules/rifki.md``): the house rules (RI-26 to RI-30)."""

from __future__ import annotations

import random
from itertools import pairwise

import pytest

from cardgui.engine.action import Play
from cardgui.engine.events import DealBegan, DealEnded, Event, MatchEnded
from cardgui.engine.explain import ScorePart
from cardgui.engine.game import Layout, Setup
from cardgui.engine.match import Match
from cardgui.engine.options import OptionError
from cardgui.engine.rifki import Rifki
from cardgui.engine.rifki_deal import RifkiDeal, declarer_of
from cardgui.engine.rifki_terms import (
    DealVoided,
    Declare,
    KingMade,
)
from tests.engine.dealing import finished, legal_cards, play, play_out
from tests.engine.rifki_table import (
    HANDS,
    SUITED,
    begin,
    history,
    of_kind,
    refusal_of,
    refused,
    rifki_at,
)


def test_house_rules_are_off_by_default() -> None:
    assert {option.name: option.default for option in Rifki.known_options} == {
        "first_declarer": "random",
        "opening_penalties": False,
        "must_overtrump": False,
        "king_ends_game": False,
        "void_equal_girls": False,
    }
    for options in ({"first_declarer": "drawn"}, {"must_overtrump": 1}, {"no_trumps": True}):
        with pytest.raises(OptionError):
            Rifki(options)


def test_each_house_rule_names_its_rule() -> None:
    assert [(option.name, option.rule) for option in Rifki.known_options] == [
        ("first_declarer", "RI-26"),
        ("opening_penalties", "RI-27"),
        ("must_overtrump", "RI-28"),
        ("king_ends_game", "RI-29"),
        ("void_equal_girls", "RI-30"),
    ]


def test_ri26_the_player_dealt_the_two_of_diamonds_declares_first() -> None:
    for number in range(1, 9):
        match = Match(Rifki({"first_declarer": "two_of_diamonds"}), number)
        began = match.start_deal()[0]
        deal = match.deal
        assert isinstance(deal, RifkiDeal)
        holder = next(seat for seat in range(4) if "2D" in deal.hand(seat))
        assert deal.declarer == holder
        assert deal.to_act == {holder}
        assert isinstance(began, DealBegan)
        assert began.dealer == deal.setup.dealer == (holder + 1) % 4


def test_ri26_only_the_first_deal_and_only_if_so_agreed() -> None:
    game = Rifki({"first_declarer": "two_of_diamonds"})
    later = Setup(2, 2, "ccw", (0, 0, 0, 0), ((2, "koz"),))
    assert game.settled(later, Layout(HANDS)) == later
    first = Setup(1, 2, "ccw", (0, 0, 0, 0))
    assert game.settled(first, Layout(HANDS)) == Setup(1, 1, "ccw", (0, 0, 0, 0))
    assert Rifki().settled(first, Layout(HANDS)) == first
    match = finished(game, 5)
    dealers = [done.setup.dealer for done in match.finished]
    assert all((one - other) % 4 == 1 for one, other in pairwise(dealers))


def test_ri27_no_koz_in_the_first_four_deals() -> None:
    past: tuple[str, ...] = ()
    for deal_number in range(1, 6):
        deal = begin(3, deal_number, history=history(*past), opening_penalties=True)
        assert deal.view(3).opening_penalties
        if deal_number < 5:
            assert "koz" not in deal.view(3).choices
            refusal = refusal_of(deal, Declare(3, "koz", "S"))
            assert (refusal.rule, refusal.reason, dict(refusal.values)) == ("RI-27", "no_koz_yet", {"contract": "koz"})
        else:
            assert "koz" in deal.view(3).choices
        assert "koz" in begin(3, deal_number, history=history(*past)).view(3).choices
        past = (*past, ["kiz", "rifki", "kupa", "erkek", "kiz"][deal_number - 1])


OVER = "rifki/4 option.must_overtrump=true contract=koz trump=C leader=0"


def test_ri28_a_player_who_must_trump_must_go_higher_if_possible() -> None:
    text = "contract=koz trump=C leader=0 trick=5S,9C, hands=2S,2D/KC,3C,5D/4C,AC,TC/8H,3D/"
    assert legal_cards(rifki_at(text)) == {"4C", "AC", "TC"}
    deal = rifki_at(f"rifki/4 option.must_overtrump=true {text}")
    assert deal.view(2).must_overtrump
    assert refused(deal, "4C") == ("RI-28", "must_overtrump", ("5S", "9C", "AC", "TC"), ("AC", "TC"))


def test_ri28_the_highest_trump_on_the_table_counts_wherever_it_lies() -> None:
    deal = rifki_at(f"{OVER} trick=5S,9C,QC, hands=2S,2D/KC,TC,JC/4D,3H/8H,3D/")
    assert legal_cards(deal) == {"KC"}


def test_ri28_with_lower_trumps_only_one_of_them_must_be_played() -> None:
    deal = rifki_at(f"{OVER} trick=5S,9C, hands=2S,2D/KC,3C,5D/4C,3H,2C/8H,3D/")
    assert legal_cards(deal) == {"4C", "2C"}


def test_ri28_first_to_trump_or_following_a_trump_lead_any_trump_will_do() -> None:
    first = rifki_at(f"{OVER} trick=AS, hands=2S/KC,3C/4C,AD/8C,2C/")
    assert legal_cards(first) == {"8C", "2C"}
    led = rifki_at(f"{OVER} trick=5C, hands=2S/KC,3C/4C,AD/8C,2C/")
    assert legal_cards(led) == {"8C", "2C"}


def test_ri28_changes_nothing_in_ceza() -> None:
    deal = rifki_at(f"{OVER.replace('koz trump=C', 'el_almaz')} trick=5S,9C, hands=2S/KC,3C/4C,AC/8H/")
    assert legal_cards(deal) == {"4C", "AC"}


def king_deal(tricks: int, **options: object) -> tuple[Match, list[Event]]:
    """A match whose first deal is a koz in which seat 0, which holds all spades or all but some, takes 11 or more."""
    hands = [list(hand) for hand in SUITED]
    for index in range(13 - tricks):
        hands[0][index], hands[1][index] = hands[1][index], hands[0][index]
    match = Match(Rifki(options), 1)
    setup = Setup(1, 1, "ccw", (0, 0, 0, 0))
    match.resume_deal(setup, Layout(tuple(map(tuple, hands))), 0)
    events = match.apply(Declare(0, "koz", "S"))
    while match.in_deal:
        assert match.deal is not None
        (seat,) = match.deal.to_act
        events += match.apply(match.deal.legal(seat)[0])
    return match, events


@pytest.mark.parametrize("tricks", [11, 12, 13])
def test_ri29_eleven_tricks_in_a_koz_make_king_and_win_the_whole_game(tricks: int) -> None:
    match, events = king_deal(tricks, king_ends_game=True)
    result = match.finished[0].result
    assert result["tricks"][0] == tricks
    assert result["deal_scores"][0] == 50 * tricks
    assert of_kind(events, KingMade) == [KingMade(0, 11)]
    assert match.over
    assert match.winners == (0,)
    assert events[-2:] == [
        DealEnded(1, tuple(result["deal_scores"]), tuple(result["deal_scores"]), None),
        MatchEnded(tuple(result["deal_scores"]), (0,)),
    ]
    assert match.deal is not None
    parts = match.deal.explain()
    assert parts[1] == ScorePart(0, "RI-29", "king", 0, {"tricks": tricks})
    assert len(parts) == 5


def test_ri29_the_king_wins_whatever_the_scores() -> None:
    game, result = Rifki({"king_ends_game": True}), {"contract": "koz", "tricks": [1, 11, 1, 0]}
    assert game.winners((900, -900, 0, 0), result) == (1,)
    assert game.winners((900, -900, 0, 0), {"contract": "koz", "tricks": [2, 10, 1, 0]}) == (0,)
    assert game.winners((900, -900, 0, 0), {"contract": "el_almaz", "tricks": [1, 11, 1, 0]}) == (0,)


def test_ri29_ten_tricks_make_no_king_and_without_the_rule_nobody_does() -> None:
    for tricks, options in ((10, {"king_ends_game": True}), (13, {})):
        match, events = king_deal(tricks, **options)
        assert match.finished[0].result["tricks"][0] == tricks
        assert not of_kind(events, KingMade)
        assert not match.over
        assert match.deal is not None
        assert len(match.deal.explain()) == 4


def test_ri29_many_tricks_in_a_penalty_contract_make_no_king() -> None:
    deal = begin(0, hands=SUITED, king_ends_game=True)
    deal.apply(Declare(0, "el_almaz"))
    events = play_out(deal, random.Random(1))
    assert deal.result()["tricks"][0] == 13
    assert not of_kind(events, KingMade)
    assert len(deal.explain()) == 4
    assert deal.game.next_setup(deal.setup, deal.result()) is not None


ONE_EACH = "hands=2H,2D,2S/KH,3D,QC/3H,KD,4C/QH,QD,AC/"
TWO_FOR_ONE = "hands=2H,2D,2S/KH,3D,QC/3H,KD,AC/QH,QD,4C/"


def girls(hands: str, *, agreed: bool = True) -> tuple[RifkiDeal, list[Event]]:
    """Kız after the queen of spades went to seat 0, played to its end."""
    option = "option.void_equal_girls=true" if agreed else ""
    deal = rifki_at(
        f"rifki/4 {option} contract=kiz dealer=1 leader=0 tricks=1,0,0,0, gone=AS,QS,2C,3C, won=QS//// {hands}"
    )
    play(deal, "2H", "QH", "3H", "KH")
    play(deal, "3D", "2D", "QD", "KD")
    lead = next(card for card in deal.hand(2))
    return deal, play(deal, lead, "QC", "2S", deal.hand(3)[0])


def test_ri30_a_kiz_in_which_every_player_won_one_queen_is_void() -> None:
    deal, events = girls(ONE_EACH)
    assert deal.view(0).void_equal_girls
    assert deal.view(0).won == (("QS",), ("QH",), ("QD",), ("QC",))
    assert deal.result() == {
        "deal_scores": [0, 0, 0, 0],
        "tricks": [1, 1, 1, 1],
        "contract": "kiz",
        "trump": None,
        "declarer": 0,
        "void": True,
    }
    assert events[-1] == DealVoided(0)
    assert {(part.rule, part.key, part.points) for part in deal.explain()} == {("RI-30", "void", 0)}


def test_ri30_only_if_each_has_exactly_one_and_only_if_so_agreed() -> None:
    for hands, agreed, scores in (
        (TWO_FOR_ONE, True, [-100, -100, -200, 0]),
        (ONE_EACH, False, [-100, -100, -100, -100]),
    ):
        deal, events = girls(hands, agreed=agreed)
        assert deal.result()["deal_scores"] == scores
        assert "void" not in deal.result()
        assert not of_kind(events, DealVoided)


def one_each(game: Rifki, setup: Setup, hands: tuple[tuple[str, ...], ...] = HANDS) -> list[Play]:
    """Plays of a Kız that give a queen to each player, found by trying at random."""
    for seed in range(10_000):
        deal = game.begin(setup, Layout(hands))
        deal.apply(Declare(deal.declarer, "kiz"))
        play_out(deal, random.Random(seed))
        if all(len(cards) == 1 for cards in deal.view(0).won):
            return [action for action in deal.actions() if isinstance(action, Play)]
    raise AssertionError


def test_ri30_the_same_declarer_chooses_again_after_a_new_deal_and_the_contract_does_not_count() -> None:
    game = Rifki({"void_equal_girls": True, "first_declarer": "two_of_diamonds", "opening_penalties": True})
    match = Match(game, 1)
    match.start_deal()
    assert match.deal is not None
    setup, first_hands = match.deal.setup, match.deal.layout.hands
    match.apply(Declare(declarer_of(setup), "kiz"))
    events: list[Event] = []
    for action in one_each(game, setup, first_hands):
        events += match.apply(action)
    assert events[-2:] == [DealVoided(declarer_of(setup)), DealEnded(1, (0, 0, 0, 0), (0, 0, 0, 0), setup.dealer)]
    assert match.finished[0].result["void"] is True
    assert not match.over
    match.start_deal()
    assert match.deal.setup == setup
    assert match.deal.layout.hands != first_hands
    # The new cards of another player with 2♦ change nothing.
    assert next(seat for seat, hand in enumerate(match.deal.layout.hands) if "2D" in hand) != declarer_of(setup)
    assert match.deal.to_act == {declarer_of(setup)}
    assert match.deal.view(0).setup.history == ()
    assert "kiz" in match.deal.view(declarer_of(setup)).choices


def test_ri30_a_void_deal_is_repeated_even_as_the_last_one() -> None:
    game = Rifki({"void_equal_girls": True})
    setup = Setup(20, 1, "ccw", (10, -10, 0, 0))
    void = {"deal_scores": [0, 0, 0, 0], "contract": "kiz", "tricks": [4, 3, 3, 3]}
    assert game.next_setup(setup, void) == setup
    assert game.next_setup(setup, {**void, "void": True}) == setup
    assert game.next_setup(setup, {**void, "deal_scores": [-400, 0, 0, 0]}) is None
    assert Rifki().next_setup(setup, void) is None
