"""Cut, robbing, deal, fola, discards and declarations of Minchiate (MI-1, MI-5 to MI-11, MI-15, MI-16)."""

from __future__ import annotations

import random
from collections import Counter

import pytest

from cardgui.engine.action import IllegalActionError, Play
from cardgui.engine.cards import MINCHIATE
from cardgui.engine.events import CardsDealt, DealBegan
from cardgui.engine.match import Match
from cardgui.engine.minchiate import Minchiate
from cardgui.engine.minchiate_cards import COUNTING, POINTS, ROBBED, verzicole
from cardgui.engine.minchiate_deal import MinchiateDeal
from cardgui.engine.minchiate_layout import MinchiateLayout
from cardgui.engine.minchiate_terms import (
    CardRobbed,
    CardShown,
    Declare,
    Declared,
    Discard,
    DiscardChoice,
    Discarded,
    FolaSearched,
    FolaTurnedUp,
    PackCut,
    RobbingEnded,
)
from tests.engine.dealing import cards, play
from tests.engine.minchiate_table import DULL, at, because, fresh, laid_out, refusal, scored, setup_of

DULL_FOLA = DULL[:13]


def begin(layout: MinchiateLayout, dealer: int = 0) -> MinchiateDeal:
    return Minchiate().begin(setup_of(dealer), layout)


def pass_discards(deal: MinchiateDeal) -> None:
    while deal.phase == "discard":
        (seat,) = deal.to_act
        deal.apply(deal.legal(seat)[0])


# -- players and dealer -----------------------------------------------------------------------------------------------


def test_mi1_seats_0_and_2_play_against_1_and_3_counter_clockwise() -> None:
    game = Minchiate()
    assert (game.players, game.sides, game.first_setup(2).direction) == (4, 2, "ccw")
    deal = at("minchiate/4 dealer=1 hands=D1/D2/D3/D4/ leader=0")
    for seat, card in ((0, "D1"), (3, "D4"), (2, "D3")):
        assert deal.to_act == {seat}
        deal.apply(Play(seat, card))
    assert because(deal, Play(0, "D1")) == ("MI-1", "not_your_turn")
    for winner, captured in ((1, [(1, 5, "captured")]), (2, []), (3, [(1, 5, "captured")])):
        others = ["T40" if seat == winner else f"D{seat}" for seat in (1, 2, 3)]
        deal = at(f"minchiate/4 dealer=1 hands=T10/{'/'.join(others)}/ leader=0")
        assert scored(play(deal, "T10", *reversed(others))) == captured


def test_mi5_the_first_dealer_is_random_and_the_deal_passes_to_the_right() -> None:
    drawn: Counter[int] = Counter()
    for number in range(1, 201):
        setup = Match(Minchiate(), number).next_setup
        assert setup is not None
        drawn[setup.dealer] += 1
    assert min(drawn[seat] for seat in range(4)) > 30
    game = Minchiate({"deals": 4})
    setup = game.first_setup(1)
    dealers = []
    while setup is not None:
        dealers.append(setup.dealer)
        setup = game.next_setup(setup, {"deal_scores": [0, 0]})
    assert dealers == [1, 0, 3, 2]


@pytest.mark.parametrize(("dealer", "cutter"), [(0, 1), (1, 2), (2, 3), (3, 0)])
def test_mi5_the_player_on_the_dealers_left_cuts(dealer: int, cutter: int) -> None:
    layout = laid_out(["T40"], DULL[:12], DULL[20:24])
    events = Minchiate().opening_events(setup_of(dealer), layout, turned=False, attempt=0)
    assert events[0] == DealBegan(1, 1, dealer, "ccw", turned=False, scores=(0, 0))
    assert events[1:3] == [PackCut(cutter), CardRobbed(cutter, "T40", 10, of_fola=False)]
    assert begin(layout, dealer).view(0).cutter == cutter


# -- cut and robbing by the cutter ------------------------------------------------------------------------------------


def pack_with(below: list[str], lifted: int) -> list[str]:
    """A pack whose lifted part of so many cards ends, from its bottom up, with the given cards."""
    rest = [card for card in MINCHIATE.cards if card not in below]
    return [*rest[: lifted - len(below)], *reversed(below), *rest[lifted - len(below) :]]


def test_mi6_at_least_14_cards_are_lifted_and_14_left() -> None:
    game = Minchiate()
    pack = [*DULL, *(card for card in MINCHIATE.cards if card not in DULL)]
    assert game.cut_choices == 97 - 2 * 14 + 1 == 70
    least = game.distribute(setup_of(0), pack, 0)
    assert (least.cutter_robbed, least.fola) == ((), tuple(pack[1:14]))
    most = game.distribute(setup_of(0), list(reversed(pack)), 69)
    assert (most.cutter_robbed, most.fola) == ((), tuple(list(reversed(pack))[70:83]))


@pytest.mark.parametrize("card", ["T21", "T27", "T29", "T28", "T40", "T1", "T5", "T10", "M", "SK"])
def test_mi6_the_cutter_robs_counting_cards_and_trumps_above_20(card: str) -> None:
    layout = Minchiate().distribute(setup_of(0), pack_with([card, "D7"], 30), 16)
    assert layout.cutter_robbed == (card,)
    assert layout.fola[-1] == "D7"
    assert len(layout.fola) == 12


@pytest.mark.parametrize("card", ["T6", "T9", "T14", "T19", "DQ", "S1", "C10"])
def test_mi6_the_cutter_robs_nothing_else(card: str) -> None:
    layout = Minchiate().distribute(setup_of(0), pack_with([card], 30), 16)
    assert layout.cutter_robbed == ()
    assert layout.fola[-1] == card
    assert len(layout.fola) == 13


def test_mi6_robbing_goes_on_card_by_card_until_one_is_neither() -> None:
    layout = Minchiate().distribute(setup_of(0), pack_with(["T22", "M", "T4", "D7", "T40"], 40), 26)
    assert layout.cutter_robbed == ("T22", "M", "T4")
    assert layout.fola[-1] == "D7"


def test_mi6_no_more_than_13_are_robbed() -> None:
    below = [f"T{number}" for number in range(21, 36)]
    layout = Minchiate().distribute(setup_of(0), pack_with(below, 50), 36)
    assert layout.cutter_robbed == tuple(below[:13])
    assert layout.fola == ()
    held = [card for hand in layout.hands for card in hand]
    assert {"T34", "T35"} <= set(held)


def test_mi6_all_14_lifted_cards_can_be_robbed_but_one() -> None:
    below = [f"T{number}" for number in range(21, 35)]
    layout = Minchiate().distribute(setup_of(0), pack_with(below, 14), 0)
    assert layout.cutter_robbed == tuple(below[:13])
    assert layout.hands[0][-1] == below[13]


def test_mi6_a_numbered_match_cuts_at_a_random_place() -> None:
    robbed = Counter(len(fresh(number).view(0).cutter_robbed) for number in range(1, 60))
    assert len(robbed) >= 3
    again = {number: fresh(number).layout for number in range(1, 5)}
    assert all(fresh(number).layout == layout for number, layout in again.items())


# -- the deal ---------------------------------------------------------------------------------------------------------


def test_mi7_10_cards_and_then_11_are_dealt_from_the_dealers_right_from_below_the_lifted_part() -> None:
    pack = pack_with(["M", "D7"], 20)
    layout = Minchiate().distribute(setup_of(2), pack, 6)
    rest = [*pack[20:], *pack[:19]]
    for place, seat in enumerate((1, 0, 3, 2)):
        first, second = rest[10 * place : 10 * place + 10], rest[40 + 11 * place : 51 + 11 * place]
        assert list(layout.hands[seat]) == first + second
    assert list(layout.fola) == rest[84:]
    assert len(layout.fola) == 12


def test_mi7_each_players_last_card_is_dealt_face_up() -> None:
    deal = fresh(3)
    layout = deal.layout
    assert isinstance(layout, MinchiateLayout)
    assert layout.turned_up == tuple(hand[-1] for hand in layout.hands)
    for seat in range(4):
        assert deal.view(seat).turned_up == layout.turned_up
    events = Minchiate().opening_events(deal.setup, layout, turned=False, attempt=0)
    shown = [event for event in events if isinstance(event, CardShown)]
    order = [(deal.setup.dealer - place) % 4 for place in (1, 2, 3, 4)]
    assert [(e.seat, e.card) for e in shown] == [(seat, layout.turned_up[seat]) for seat in order]
    dealt = next(event for event in events if isinstance(event, CardsDealt))
    assert dealt.first == order[0]
    assert events.index(dealt) < events.index(shown[0])


def test_mi8_robbed_and_turned_up_counting_cards_score_at_once_the_cutters_first() -> None:
    layout = laid_out(["T36", "T22", "DK"], DULL[:10], ["T1", "D9", "T40", "T2"])
    events = Minchiate().opening_events(setup_of(3), layout, turned=False, attempt=0)
    # Seat 0 cuts; from the dealer's right seats 2, 1, 0, 3 are dealt to.
    assert scored(events) == [
        (0, 10, "robbed"),
        (0, 5, "robbed"),
        (0, 10, "turned_up"),
        (0, 5, "turned_up"),
        (1, 3, "turned_up"),
    ]
    view = begin(layout, 3).view(1)
    assert (view.difference, view.resti) == (27, (0, 0))
    assert [e.points for e in events if isinstance(e, CardRobbed | CardShown)] == [10, 0, 5, 10, 0, 5, 3]


def test_mi9_the_dealer_robs_from_the_top_of_the_fola_until_a_card_is_neither() -> None:
    fola = ["T40", "T21", "D9", "T39", *DULL[30:39]]
    layout = laid_out([], fola, DULL[40:44])
    assert layout.dealer_robbed == ("T40", "T21")
    events = Minchiate().opening_events(setup_of(1), layout, turned=False, attempt=0)
    robbed = [event for event in events if isinstance(event, CardRobbed)]
    assert robbed == [CardRobbed(1, "T40", 10, of_fola=True), CardRobbed(1, "T21", 0, of_fola=True)]
    assert scored(events) == [(1, 10, "robbed_from_fola")]
    shown = [index for index, event in enumerate(events) if isinstance(event, CardShown)]
    assert events.index(robbed[0]) > max(shown)
    view = begin(layout, 1).view(0)
    assert (view.dealer_robbed, view.difference) == (("T40", "T21"), -10)


def test_mi6_mi9_the_card_that_ends_the_robbing_is_told_to_all() -> None:
    layout = laid_out(["T36", "T22"], ["T40", "D9", *DULL[30:39]], DULL[40:44])
    events = Minchiate().opening_events(setup_of(3), layout, turned=False, attempt=0)
    ends = [event for event in events if isinstance(event, RobbingEnded)]
    assert ends == [RobbingEnded(0, DULL[38], of_fola=False), RobbingEnded(3, "D9", of_fola=True)]
    assert all(event.seen_by(seat) == event for event in ends for seat in range(4))
    places = [events.index(event) for event in ends]
    robbed = [place for place, event in enumerate(events) if isinstance(event, CardRobbed)]
    dealt = next(place for place, event in enumerate(events) if isinstance(event, CardsDealt))
    assert robbed[1] < places[0] < dealt < robbed[2] < places[1]


def test_mi6_nothing_ends_the_robbing_of_13_cards() -> None:
    layout = laid_out([f"T{number}" for number in range(21, 34)], [], DULL[40:44])
    events = Minchiate().opening_events(setup_of(0), layout, turned=False, attempt=0)
    assert not [event for event in events if isinstance(event, RobbingEnded)]


def test_mi10_the_dealer_takes_counting_cards_and_29_from_the_rest_without_scoring() -> None:
    fola = ["D9", "T39", "T29", "T28", "T27", "CK", *DULL[30:37]]
    layout = laid_out([], fola, DULL[40:44])
    assert (layout.dealer_robbed, layout.dealer_took) == ((), ("T39", "T29", "T28", "CK"))
    assert layout.fola_left == ("D9", "T27", *DULL[30:37])
    events = Minchiate().opening_events(setup_of(1), layout, turned=False, attempt=0)
    assert scored(events) == []
    assert [e for e in events if isinstance(e, FolaSearched)] == [FolaSearched(1, 4, ("T39", "T29", "T28", "CK"))]
    deal = begin(layout, 1)
    assert {"T39", "T29", "T28", "CK"} <= set(deal.hand(1))
    assert "T27" not in deal.hand(1)
    assert (deal.view(1).difference, len(deal.hand(1))) == (0, 25)


def test_mi10_only_the_dealer_sees_what_was_taken() -> None:
    event = FolaSearched(1, 2, ("T39", "T29"))
    assert event.seen_by(1) == event
    assert [event.seen_by(seat) for seat in (0, 2, 3)] == [FolaSearched(1, 2, ())] * 3


def test_mi10_all_counting_cards_and_29_are_in_play() -> None:
    for number in range(1, 40):
        deal = fresh(number)
        pass_discards(deal)
        held = {card for seat in range(4) for card in deal.hand(seat)}
        assert held >= COUNTING - {"T2", "T3", "T4", "T5"}


def test_mi9_after_13_robbed_there_is_no_fola() -> None:
    robbed = [f"T{number}" for number in range(21, 34)]
    layout = laid_out(robbed, [], DULL[40:44])
    events = Minchiate().opening_events(setup_of(0), layout, turned=False, attempt=0)
    assert not [event for event in events if isinstance(event, FolaSearched)]
    deal = begin(layout)
    assert len(deal.hand(1)) == 34
    pass_discards(deal)
    assert [len(deal.hand(seat)) for seat in range(4)] == [21] * 4
    last = []
    for seat in (3, 2, 1, 0):
        last = deal.apply(Declare(seat, ()))
    assert not [event for event in last if isinstance(event, FolaTurnedUp)]
    assert deal.view(0).fola == ()


# -- discards ---------------------------------------------------------------------------------------------------------


BOTH = laid_out(["T36", "T22"], ["T40", "D9", "T39", *DULL[30:38]], DULL[40:44])
"""The cutter (seat 1) has two cards too many, the dealer (seat 0) two."""


def test_mi11_cutter_and_dealer_discard_to_21_cards_the_cutter_first() -> None:
    deal = begin(BOTH)
    assert [len(deal.hand(seat)) for seat in range(4)] == [23, 23, 21, 21]
    assert (deal.phase, deal.to_act) == ("discard", frozenset({1}))
    choice = deal.legal(1)
    assert isinstance(choice, DiscardChoice)
    assert choice == deal.view(1).discards
    assert (choice.size, choice.must) == (2, ())
    assert set(choice.may) == {c for c in deal.hand(1) if not POINTS[c] and c != "T29"}
    assert deal.view(0).discards is None
    assert because(deal, Discard(0, ())) == ("MI-11", "not_your_turn")
    events = deal.apply(choice[0])
    assert events == [Discarded(1, 2, choice[0].cards)]
    assert [events[0].seen_by(seat) for seat in (0, 1)] == [Discarded(1, 2, ()), events[0]]
    assert deal.to_act == {0}
    assert deal.view(2).discarded == (0, 2, 0, 0)
    assert (deal.view(1).own_discards, deal.view(2).own_discards) == (choice[0].cards, ())
    assert because(deal, Discard(1, choice[0].cards)) == ("MI-11", "not_your_turn")
    deal.apply(deal.legal(0)[0])
    assert deal.phase == "declare"
    assert because(deal, Discard(0, ())) == ("MI-11", "nothing_to_discard")
    assert [len(deal.hand(seat)) for seat in range(4)] == [21] * 4


def test_mi11_what_may_not_be_discarded() -> None:
    deal = at("minchiate/4 phase=discard dealer=0 hands=D2,D3,C1,C2/T40,T29,T6,DK,D5,D7/S1,S2,S3,S4/B1,B2,B3,B4/")
    assert deal.to_act == {1}
    found = refusal(deal, Discard(1, ("DK", "D5")))
    assert (found.rule, found.reason, found.cards) == ("MI-11", "counting_card", ("DK",))
    assert set(found.allowed) == {"T6", "D5", "D7"}
    found = refusal(deal, Discard(1, ("T29", "D5")))
    assert (found.rule, found.reason, found.cards) == ("MI-11", "trump_29", ("T29",))
    assert because(deal, Discard(1, ("D5", "D5"))) == ("MI-11", "not_in_hand")
    found = refusal(deal, Discard(1, ("D5", "S1")))
    assert (found.reason, found.cards) == ("not_in_hand", ("S1",))
    found = refusal(deal, Discard(1, ("D5",)))
    assert (found.rule, found.reason, found.values) == ("MI-11", "wrong_number", {"size": 2, "chosen": 1})
    assert because(deal, Discard(1, ("D5", "D7", "T6"))) == ("MI-11", "wrong_number")
    assert because(deal, Play(1, "D5")) == ("MI-11", "discard_first")
    assert because(deal, Declare(1, ())) == ("MI-11", "discard_first")
    with pytest.raises(IllegalActionError):
        deal.apply(Discard(1, ("DK", "D5")))
    assert deal.refusal(Discard(1, ("T6", "D7"))) is None


def test_mi11_where_0_points_do_not_suffice_all_of_them_go_before_29_and_the_low_trumps() -> None:
    deal = at(
        "minchiate/4 phase=discard dealer=0 hands=C1,C2,C3,C4/T40,T39,T29,T6,T5,T4,T2,DK/S1,S2,S3,S4/B1,B2,B3,B4/"
    )
    assert deal.refusal(Discard(1, ("T6", "T29", "T5", "T4"))) is None
    assert deal.refusal(Discard(1, ("T2", "T29", "T5", "T6"))) is None
    found = refusal(deal, Discard(1, ("T2", "T5", "T4", "T6")))
    assert (found.rule, found.reason, found.cards) == ("MI-11", "others_go_first", ("T29",))
    found = refusal(deal, Discard(1, ("T2", "T5", "T4", "T29")))
    assert (found.rule, found.reason, found.cards) == ("MI-11", "others_go_first", ("T6",))
    assert because(deal, Discard(1, ("T40", "T6", "T29", "T5"))) == ("MI-11", "counting_card")
    assert {frozenset(action.cards) for action in deal.legal(1) if isinstance(action, Discard)} == {
        frozenset(["T6", "T29", *pair]) for pair in (("T5", "T4"), ("T5", "T2"), ("T4", "T2"))
    }


def test_mi11_without_anything_robbed_or_taken_nobody_discards() -> None:
    deal = begin(laid_out([], DULL_FOLA, DULL[40:44]))
    assert (deal.phase, deal.to_act) == ("declare", frozenset({3}))


# -- declarations and fola --------------------------------------------------------------------------------------------


def test_mi15_each_player_in_turn_from_the_dealers_right_may_declare() -> None:
    deal = begin(laid_out([], DULL_FOLA, DULL[40:44]), 2)
    order = []
    while deal.phase == "declare":
        (seat,) = deal.to_act
        order.append(seat)
        assert because(deal, Declare((seat + 1) % 4, ())) == ("MI-15", "not_your_turn")
        assert because(deal, Play(seat, deal.hand(seat)[0])) == ("MI-15", "declare_first")
        deal.apply(Declare(seat, ()))
    assert order == [1, 0, 3, 2]
    assert because(deal, Declare(1, ())) == ("MI-15", "declaring_is_over")


HOLDING = (
    "minchiate/4 phase=declare dealer=0 fola=S10,T9, hands=D2,D3,D4,D5,D6,D7,D8,D9/C1,C2,C3,C4,C5,C6,C7,C8/"
    "S1,S2,S3,S4,S5,S6,S7,S8/T1,T2,T3,T13,T28,T40,{},T30/"
)


def test_mi15_any_of_the_own_verzicole_may_be_declared_or_none() -> None:
    deal = at(HOLDING.format("M"))
    own = [cards("T1 T2 T3"), cards("M T1 T40"), cards("T1 T13 T28")]
    assert [v for v, _ in deal.view(3).verzicole] == own
    assert [worth for _, worth in deal.view(3).verzicole] == [16, 20, 20]
    declared = {frozenset(action.verzicole) for action in deal.legal(3) if isinstance(action, Declare)}
    assert declared == {frozenset(v for i, v in enumerate(own) if chosen >> i & 1) for chosen in range(8)}
    assert deal.view(0).verzicole == ()


def test_mi15_declared_verzicole_are_shown_and_score_at_once_together() -> None:
    deal = at(HOLDING.format("D1"))
    events = deal.apply(Declare(3, (cards("T1 T13 T28"), cards("T1 T2 T3"))))
    assert events[0] == Declared(3, (cards("T1 T13 T28"), cards("T1 T2 T3")), (15, 11), with_matto=False)
    assert scored(events) == [(1, 26, "declared")]
    for seat in range(4):
        view = deal.view(seat)
        assert view.declared == (None, None, None, (cards("T1 T13 T28"), cards("T1 T2 T3")))
        assert (view.difference, view.matto_shown) == (-26, None)
    deal.apply(Declare(2, ()))
    assert deal.view(0).declared[2] == ()


def test_mi14_the_matto_raises_a_declaration_without_being_declared_and_is_known_by_it() -> None:
    deal = at(HOLDING.format("M"))
    events = deal.apply(Declare(3, (cards("T1 T13 T28"),)))
    assert events[0] == Declared(3, (cards("T1 T13 T28"),), (20,), with_matto=True)
    assert scored(events) == [(1, 20, "declared")]
    assert deal.view(0).matto_shown == 3
    silent = at(HOLDING.format("M"))
    silent.apply(Declare(3, ()))
    assert silent.view(0).matto_shown is None


def test_mi15_what_is_not_held_or_declared_twice_is_refused() -> None:
    deal = at(HOLDING.format("D1"))
    found = refusal(deal, Declare(3, (cards("M T1 T40"),)))
    assert (found.rule, found.reason, found.cards) == ("MI-15", "not_in_hand", ("M",))
    found = refusal(deal, Declare(3, (cards("T1 T2 T3"), cards("T3 T1 T2"))))
    assert (found.rule, found.reason, found.cards) == ("MI-15", "declared_twice", cards("T3 T1 T2"))


@pytest.mark.parametrize("combination", ["T1 T2", "T2 T3 T13", "T13 T28 T40", "T30 T28 T40", "T1 T2 T3 T3", "T1", ""])
def test_mi12_what_is_no_verzicola_cannot_be_declared(combination: str) -> None:
    deal = at(HOLDING.format("D1"))
    found = refusal(deal, Declare(3, (cards(combination),)))
    assert (found.rule, found.reason, found.cards) == ("MI-12", "no_verzicola", cards(combination))


def test_mi12_a_part_of_a_run_is_no_verzicola_of_its_own() -> None:
    deal = at(HOLDING.format("T4"))
    assert because(deal, Declare(3, (cards("T1 T2 T3"),))) == ("MI-12", "no_verzicola")
    assert deal.refusal(Declare(3, (cards("T1 T2 T3 T4"),))) is None


def test_mi16_then_the_fola_is_turned_up_for_all_to_see() -> None:
    deal = at(HOLDING.format("D1"))
    for seat in (3, 2, 1):
        assert not [e for e in deal.apply(Declare(seat, ())) if isinstance(e, FolaTurnedUp)]
    assert all(deal.view(seat).fola is None for seat in range(4))
    events = deal.apply(Declare(0, ()))
    assert events == [Declared(0, (), (), with_matto=False), FolaTurnedUp(("S10", "T9"))]
    assert all(deal.view(seat).fola == ("S10", "T9") for seat in range(4))


def test_mi16_it_shows_what_is_left_without_what_was_robbed_taken_or_discarded() -> None:
    deal = begin(BOTH)
    rng = random.Random(2)
    while deal.phase != "play":
        (seat,) = deal.to_act
        deal.apply(rng.choice(deal.legal(seat)))
    assert deal.view(0).fola == ("D9", *DULL[30:38])


def test_mi16_fola_and_discards_take_no_part_in_the_play() -> None:
    deal = fresh(5)
    pass_discards(deal)
    layout = deal.layout
    assert isinstance(layout, MinchiateLayout)
    away = {*layout.fola_left, *(card for seat in range(4) for card in deal.view(seat).own_discards)}
    held = {card for seat in range(4) for card in deal.hand(seat)}
    assert len(away) == 13
    assert held == set(MINCHIATE.cards) - away


def test_the_verzicole_of_the_opening_hands_are_those_after_the_discards() -> None:
    for number in range(1, 10):
        deal = fresh(number)
        pass_discards(deal)
        while deal.phase == "declare":
            (seat,) = deal.to_act
            assert tuple(v for v, _ in deal.view(seat).verzicole) == verzicole(deal.hand(seat))
            deal.apply(Declare(seat, ()))


def test_what_may_be_robbed_lies_in_no_place_where_robbing_must_have_taken_it() -> None:
    for number in range(1, 60):
        layout = fresh(number).layout
        assert isinstance(layout, MinchiateLayout)
        assert set(layout.cutter_robbed) <= ROBBED
        if layout.fola:
            assert layout.fola[-1] not in ROBBED
        assert len(layout.cutter_robbed) + len(layout.fola) == 13
