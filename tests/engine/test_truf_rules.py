"""Truf rule by rule (``rules/truf.md``): each test names the rule that it states."""

from __future__ import annotations

import random
from collections import Counter

import pytest

from cardgui.engine.action import IllegalActionError, Play
from cardgui.engine.cards import FRENCH
from cardgui.engine.events import CardPlayed, CardsDealt, CardsTurnedUp, DealBegan, Event, ThrownIn, TrickTaken
from cardgui.engine.game import Layout, Setup
from cardgui.engine.match import Match
from cardgui.engine.minchiate_terms import Discard
from cardgui.engine.truf import Truf
from cardgui.engine.truf_deal import TrufDeal
from cardgui.engine.truf_scoring import bid_value, declarer, mode_of
from cardgui.engine.truf_terms import Adjust, Bid, BidLaid, BidsAdjusted, BidsDecided, BidsTurnedUp
from tests.engine.dealing import cards, deal_at, legal_cards, play, play_out

HANDS = (
    cards("AS KS 5S 2S AH 9H 8H QD 7D 2D 9C 8C 3C"),
    cards("QS JS 4S KH QH 7H 6H KD 6D 5D AC 7C 2C"),
    cards("TS 9S 8S JH TH 5H 4H AD JD 4D KC QC 6C"),
    cards("7S 6S 3S 3H 2H TD 9D 8D 3D JC TC 5C 4C"),
)
"""A deal in which nobody's hand is thrown in."""


def begin(dealer: int = 0, direction: str = "ccw", deal: int = 1, **options: object) -> TrufDeal:
    """The deal of ``HANDS`` before the bidding."""
    return Truf(options).begin(Setup(deal, dealer, direction, (0, 0, 0, 0)), Layout(HANDS))


def truf_at(text: str) -> TrufDeal:
    deal = deal_at(text)
    assert isinstance(deal, TrufDeal)
    return deal


def bid(deal: TrufDeal, *codes: str) -> list[Event]:
    """Lay the four bids, seat by seat."""
    events: list[Event] = []
    for seat, code in enumerate(codes):
        events += deal.apply(Bid(seat, code))
    return events


def refused(deal: TrufDeal, seat: int, code: str) -> tuple[str, str, tuple[str, ...], tuple[str, ...]]:
    """Rule, reason, causes and allowed cards of the refusal of a card; the deal must not change."""
    before = deal.position()
    with pytest.raises(IllegalActionError) as error:
        deal.apply(Play(seat, code))
    assert deal.position() == before
    refusal = error.value.refusal
    assert refusal == deal.refusal(Play(seat, code))
    return refusal.rule, refusal.reason, refusal.cards, refusal.allowed


# -- cards and deal ---------------------------------------------------------------------------------------------------


def test_tr1_four_players_each_alone_with_52_cards() -> None:
    game = Truf()
    assert (game.players, game.sides) == (4, 4)
    assert len(set(game.cards)) == len(game.cards) == 52
    assert Counter(card[1] for card in game.cards) == dict.fromkeys("SHDC", 13)
    with pytest.raises(ValueError, match="is played by 4"):
        Truf(players=3)


@pytest.mark.parametrize(("lower", "higher"), list(zip("23456789TJQK", "3456789TJQKA", strict=True)))
def test_tr1_each_suit_ranks_ace_high_to_two(lower: str, higher: str) -> None:
    deal = truf_at(f"truf/4 hands={lower}D/{higher}D/KS/QS/ bids=JC,JH,KH,AC, leader=0")
    events = play(deal, lower + "D", "QS", "KS", higher + "D")
    assert isinstance(events[-1], TrickTaken)
    assert (events[-1].seat, events[-1].card) == (1, higher + "D")


def test_tr2_the_first_dealer_is_drawn_at_random() -> None:
    drawn: Counter[int] = Counter()
    for number in range(1, 401):
        setup = Match(Truf(), number).next_setup
        assert setup is not None
        drawn[setup.dealer] += 1
    assert set(drawn) == {0, 1, 2, 3}
    assert min(drawn.values()) > 70
    assert Truf().first_setup(2) == Setup(1, 2, "ccw", (0, 0, 0, 0))


@pytest.mark.parametrize(
    ("dealer", "deal", "totals", "following"),
    [
        (0, 1, (3, 1, -2, 0), 2),
        (2, 1, (3, 1, -2, 0), 2),
        # Deal 2 goes clockwise: after seat 0 come 1, 2, 3 and last seat 0 itself.
        (0, 1, (-2, 4, -2, -2), 2),
        (0, 1, (-1, 0, 0, 1), 0),
        (0, 1, (-2, 3, 1, -2), 3),
        (3, 1, (0, 0, 0, 0), 0),
        # Deal 3 goes counter-clockwise: after seat 0 come 3, 2, 1.
        (0, 2, (5, -2, -2, 0), 2),
        (0, 2, (-2, -2, 4, 0), 1),
        (1, 2, (0, 0, 0, 0), 0),
    ],
)
def test_tr2_the_lowest_score_deals_and_of_equals_the_first_after_the_dealer_in_the_coming_direction(
    dealer: int, deal: int, totals: tuple[int, ...], following: int
) -> None:
    direction = "ccw" if deal % 2 else "cw"
    setup = Truf().next_setup(Setup(deal, dealer, direction, (1, 1, 1, 1)), {"deal_scores": [t - 1 for t in totals]})
    assert setup is not None
    assert setup.dealer == following
    assert setup.scores == totals


def test_tr3_deals_alternate_in_direction_beginning_counter_clockwise() -> None:
    game = Truf()
    setup: Setup | None = game.first_setup(1)
    directions = []
    while setup is not None:
        directions.append(setup.direction)
        setup = game.next_setup(setup, {"deal_scores": [0, 0, 0, 0]})
    assert directions == ["ccw", "cw"] * 6 + ["ccw"]


@pytest.mark.parametrize(("direction", "order"), [("ccw", [0, 3, 2, 1]), ("cw", [0, 1, 2, 3])])
def test_tr3_play_goes_in_the_direction_of_the_deal(direction: str, order: list[int]) -> None:
    deal = begin(direction=direction, deal=1 if direction == "ccw" else 2)
    bid(deal, "9H", "2C", "4D", "3D")
    seats = [event.seat for event in play_out(deal, random.Random(1), steps=4) if isinstance(event, CardPlayed)]
    assert seats == order


def test_tr3_a_changed_direction_is_announced() -> None:
    match = Match(Truf(), 77)
    rng = random.Random(0)
    turned = []
    for _ in range(2):
        events = match.start_deal()
        turned += [event.turned for event in events if isinstance(event, DealBegan)]
        while match.in_deal:
            assert match.deal is not None
            seat = min(match.deal.to_act)
            match.apply(rng.choice(match.deal.legal(seat)))
    assert turned[0] is False
    assert turned[-1] is True


@pytest.mark.parametrize(("direction", "order"), [("ccw", [1, 0, 3, 2]), ("cw", [3, 0, 1, 2])])
def test_tr4_cards_are_dealt_one_at_a_time_beginning_next_to_the_dealer(direction: str, order: list[int]) -> None:
    game = Truf()
    setup = Setup(1, 2, direction, (0, 0, 0, 0))
    layout = game.distribute(setup, game.cards, 0)
    assert [len(hand) for hand in layout.hands] == [13] * 4
    for place, card in enumerate(game.cards):
        assert layout.hands[order[place % 4]][place // 4] == card
    dealt = [e for e in game.opening_events(setup, layout, turned=False, attempt=0) if isinstance(e, CardsDealt)]
    assert [(e.first, e.hands) for e in dealt] == [(order[0], layout.hands)]


def hands_with(hand: str) -> Layout:
    rest = [card for card in FRENCH.cards if card not in cards(hand)]
    random.Random(8).shuffle(rest)
    return Layout((tuple(rest[:13]), cards(hand), tuple(rest[13:26]), tuple(rest[26:])))


@pytest.mark.parametrize(
    ("hand", "reason"),
    [
        ("2S 3S 4S 5S 6S 7S 8S 9S TS 2H 3H 4H 5H", "numerals"),
        ("KS QS JS KH QH JH KD QD JD KC QC JC AS", "pictures"),
        ("AH QS JS KH QH JH KD QD JD KC AC JC AS", "pictures"),
        ("2S 3S 4S 5S 6S 7S 8S 9S TS 2H 3H 4H AH", None),
        ("2S 3S 4S 5S 6S 7S 8S 9S TS 2H 3H 4H JH", None),
        ("KS QS JS KH QH JH KD QD JD KC QC JC TS", None),
    ],
)
def test_tr5_a_hand_of_numerals_only_or_pictures_only_is_thrown_in(hand: str, reason: str | None) -> None:
    thrown = Truf().thrown_in(hands_with(hand))
    if reason is None:
        assert thrown is None
    else:
        assert thrown is not None
        assert thrown.rule == "TR-5"
        assert (1, reason, set(cards(hand))) in [(h.seat, h.reason, set(h.cards)) for h in thrown.hands]


def test_tr5_the_same_dealer_deals_again_in_the_same_direction_and_everybody_sees_why() -> None:
    number = next(n for n in range(1, 2000) if Match(Truf(), n).start_deal()[2:])
    match = Match(Truf(), number)
    events = match.start_deal()
    began = [event for event in events if isinstance(event, DealBegan)]
    thrown = [event for event in events if isinstance(event, ThrownIn)]
    dealt = [event for event in events if isinstance(event, CardsDealt)]
    assert len(began) == len(dealt) == len(thrown) + 1 >= 2
    assert len({(event.dealer, event.direction, event.deal) for event in began}) == 1
    assert [event.attempt for event in began] == list(range(len(began))) == list(range(match.attempt + 1))
    assert dealt[0].hands != dealt[1].hands
    assert thrown[0].seen_by(3) == thrown[0]
    assert all(set(h.cards) == set(dealt[0].hands[h.seat]) for h in thrown[0].hands)
    assert match.deal is not None
    assert match.deal.layout.hands == dealt[-1].hands


def test_tr5_it_happens_in_about_one_deal_in_69() -> None:
    rng, game, pack, times = random.Random(5), Truf(), list(FRENCH.cards), 0
    for _ in range(6900):
        rng.shuffle(pack)
        times += game.thrown_in(game.distribute(game.first_setup(0), pack, 0)) is not None
    assert 65 < times < 140


# -- bidding ----------------------------------------------------------------------------------------------------------


def test_tr6_all_bid_at_the_same_time_in_any_order_and_once() -> None:
    deal = begin()
    assert deal.to_act == {0, 1, 2, 3}
    deal.apply(Bid(2, "TS"))
    assert deal.to_act == {0, 1, 3}
    refusal = deal.refusal(Bid(2, "9S"))
    assert refusal is not None
    assert (refusal.rule, refusal.reason) == ("TR-6", "has_bid")
    assert deal.legal(2) == ()
    assert {action.to_json()["card"] for action in deal.legal(0)} == set(HANDS[0])
    refusal = deal.refusal(Play(0, "AS"))
    assert refusal is not None
    assert (refusal.rule, refusal.reason) == ("TR-6", "bid_first")


def test_tr6_a_bid_is_a_card_of_the_own_hand() -> None:
    deal = begin()
    for action in (Bid(0, "QS"), Bid(0, "ZZ"), Bid(7, "AS"), Bid(-1, "7S")):
        refusal = deal.refusal(action)
        assert refusal is not None
        assert (refusal.rule, refusal.reason) == ("TR-4", "not_in_hand")


def test_tr6_nobody_sees_a_bid_before_all_have_bid_then_all_are_turned_up_together() -> None:
    deal = begin()
    events = deal.apply(Bid(2, "TS"))
    assert [event.seen_by(2) for event in events] == [BidLaid(2, "TS")]
    assert [event.seen_by(0) for event in events] == [BidLaid(2, None)]
    view = deal.view(0)
    assert (view.taken, view.broken, view.tricks) == ((0, 0, 0, 0), False, ())
    assert (view.own_bid, view.laid, view.bid_cards, view.bids, view.trump) == (None, frozenset({2}), (), (), None)
    assert deal.view(2).own_bid == "TS"
    for action in (Bid(0, "2S"), Bid(3, "TD")):
        assert not [e for e in deal.apply(action) if isinstance(e, BidsTurnedUp)]
    last = deal.apply(Bid(1, "AC"))
    assert [event for event in last if isinstance(event, BidsTurnedUp)] == [BidsTurnedUp(("2S", "AC", "TS", "TD"))]
    assert deal.view(0).bid_cards == ("2S", "AC", "TS", "TD")


def test_tr6_the_bid_cards_go_back_to_the_hands_and_thirteen_tricks_are_played() -> None:
    deal = begin()
    bid(deal, "2S", "AC", "TS", "TD")
    assert [set(deal.hand(seat)) for seat in range(4)] == [set(hand) for hand in HANDS]
    refusal = deal.refusal(Bid(0, "2S"))
    assert refusal is not None
    assert (refusal.rule, refusal.reason) == ("TR-6", "bidding_is_over")
    events = play_out(deal, random.Random(3))
    assert sum(isinstance(event, TrickTaken) for event in events) == 13


@pytest.mark.parametrize(
    ("rank", "value"), [*((r, 0) for r in "KQJ"), ("A", 1), *((str(n), n) for n in range(2, 10)), ("T", 10)]
)
@pytest.mark.parametrize("suit", "SHDC")
def test_tr7_pictures_bid_nothing_the_ace_one_and_numerals_their_number(rank: str, suit: str, value: int) -> None:
    assert bid_value(rank + suit) == value


@pytest.mark.parametrize(
    ("bids", "owner"),
    [
        ("2S 3H 4D 5C", 3),
        ("AS KS QS JS", 0),
        ("5C 5D 5H 5S", 3),
        ("5C 5D 5H 4S", 2),
        ("5C 5D 4H 4S", 1),
        ("TC 9D 9H 9S", 0),
        ("KC QS JH QD", 1),
        ("KC QH JH KH", 3),
        ("QC JC KC QD", 3),
        ("QC JC KC AD", 3),
        ("JC QC KC JD", 3),
        ("JS QS KH KD", 1),
        ("JS QS KS KD", 2),
    ],
)
def test_tr8_the_highest_bid_decides_equal_ones_by_suit_then_king_queen_jack(bids: str, owner: int) -> None:
    assert declarer(cards(bids)) == owner


def test_tr8_the_suit_of_the_highest_bid_is_trumps_and_its_owner_the_declarer() -> None:
    deal = begin()
    events = bid(deal, "5S", "6H", "4H", "3S")
    assert BidsDecided(1, "H", (5, 6, 4, 3), 18, "atas") in events
    assert (deal.trump, deal.view(0).declarer, deal.view(0).trump) == ("H", 1, "H")


@pytest.mark.parametrize(("total", "mode"), [(0, "bawah"), (12, "bawah"), (13, None), (14, "atas"), (40, "atas")])
def test_tr9_above_13_is_main_atas_below_main_bawah(total: int, mode: str | None) -> None:
    assert mode_of(total) == mode


@pytest.mark.parametrize(
    ("bids", "mode", "phase"),
    [
        ("5S 4S 4H JC", None, "adjust"),
        ("5S 4S 5H JC", "atas", "play"),
        ("2S AC 5H 4C", "bawah", "play"),
    ],
)
def test_tr9_the_sum_of_the_bids_decides_the_mode(bids: str, mode: str | None, phase: str) -> None:
    deal = begin()
    bid(deal, *bids.split())
    assert (deal.view(2).mode, deal.phase) == (mode, phase)


def at_thirteen() -> TrufDeal:
    """Bids 5 4 4 0 in the order of the seats: seat 0 declares."""
    deal = begin()
    bid(deal, "5S", "4S", "4H", "JC")
    return deal


def test_tr10_at_exactly_13_the_declarer_must_choose_and_nobody_plays_before() -> None:
    deal = at_thirteen()
    assert deal.to_act == {0}
    assert deal.legal(0) == (Adjust(0, 1), Adjust(0, -1))
    assert (deal.legal(1), deal.view(1).mode, deal.view(1).bids) == ((), None, (5, 4, 4, 0))
    for action, reason in (
        (Adjust(1, 1), "declarer_chooses"),
        (Adjust(0, 2), "only_by_one"),
        (Adjust(0, 0), "only_by_one"),
        (Play(0, "AS"), "choose_first"),
    ):
        refusal = deal.refusal(action)
        assert refusal is not None
        assert (refusal.rule, refusal.reason) == ("TR-10", reason)


@pytest.mark.parametrize(("by", "bids", "mode"), [(1, (6, 5, 5, 1), "atas"), (-1, (4, 3, 3, -1), "bawah")])
def test_tr10_raising_adds_one_to_every_bid_lowering_takes_one_and_0_becomes_minus_1(
    by: int, bids: tuple[int, ...], mode: str
) -> None:
    deal = at_thirteen()
    assert deal.apply(Adjust(0, by)) == [BidsAdjusted(0, by, bids, mode)]
    assert (deal.view(3).bids, deal.view(3).mode) == (bids, mode)
    play_out(deal, random.Random(0))
    result = deal.result()
    assert (result["bids"], result["mode"]) == (list(bids), mode)
    if by < 0:
        assert result["deal_scores"][3] == -1 - result["tricks"][3] <= -1


def test_tr10_there_is_nothing_to_choose_at_another_sum_or_twice() -> None:
    deal = at_thirteen()
    deal.apply(Adjust(0, 1))
    other = begin()
    bid(other, "5S", "4S", "5H", "JC")
    for asked in (begin(), deal, other):
        refusal = asked.refusal(Adjust(0, 1))
        assert refusal is not None
        assert (refusal.rule, refusal.reason) == ("TR-10", "nothing_to_choose")


# -- play -------------------------------------------------------------------------------------------------------------


def test_tr11_the_declarer_leads_and_the_winner_of_a_trick_leads_to_the_next() -> None:
    deal = begin(dealer=3)
    bid(deal, "2D", "QS", "TH", "3D")
    assert deal.to_act == {2}
    assert refused(deal, 1, "QS")[:2] == ("TR-11", "not_your_turn")
    events = play(deal, "KC", "7C", "3C", "JC")
    taken = events[-1]
    assert isinstance(taken, TrickTaken)
    assert (taken.seat, taken.trick, taken.taken, taken.last) == (2, 1, (0, 0, 1, 0), False)
    assert deal.to_act == {2}
    events = play(deal, "6C", "AC", "8C", "4C")
    assert isinstance(events[-1], TrickTaken)
    assert deal.to_act == {1} == {events[-1].seat}
    led = [event for event in play(deal, "2C") if isinstance(event, CardPlayed)]
    assert [(event.led, event.trick) for event in led] == [(True, 3)]


def test_tr11_play_goes_on_in_the_direction_of_the_deal() -> None:
    clockwise = begin(direction="cw", deal=2)
    bid(clockwise, "2D", "QS", "TH", "3D")
    assert [e.seat for e in play(clockwise, "KC", "JC", "3C", "2C") if isinstance(e, CardPlayed)] == [2, 3, 0, 1]


def test_tr12_a_card_of_the_suit_led_must_be_played() -> None:
    deal = begin()
    bid(deal, "9H", "KD", "4D", "3D")
    play(deal, "9C")
    assert legal_cards(deal) == {"JC", "TC", "5C", "4C"}
    expected = ("TR-12", "follow_suit", ("9C", "JC", "TC", "5C", "4C"), ("JC", "TC", "5C", "4C"))
    assert refused(deal, 3, "TD") == expected
    assert refused(deal, 3, "3H") == expected
    refusal = deal.refusal(Play(3, "TD"))
    assert refusal is not None
    assert refusal.values == {"led_by": 0, "suit": "C", "trump": "H"}


def test_tr12_without_the_suit_led_any_card_may_be_played_trumps_included() -> None:
    text = "truf/4 direction=cw hands=AC,2C,3C/KS,2S,3H/4C,5C,6C/TC,7C,8C/ bids=2D,3H,4H,9H, leader=0"
    deal = truf_at(text)
    play(deal, "AC")
    assert legal_cards(deal) == {"KS", "2S", "3H"}


def test_tr12_a_card_that_is_not_held_is_refused() -> None:
    deal = begin()
    bid(deal, "9H", "KD", "4D", "3D")
    assert refused(deal, 0, "KD")[:2] == ("TR-4", "not_in_hand")
    play(deal, "9C", "JC", "KC", "AC")
    assert refused(deal, 1, "AC")[:2] == ("TR-4", "not_in_hand")


TRUMPED = """truf/4 direction=cw hands=AC,2C,2H/4H,KS,3H/4C,5C,QH/QC,7C,8H/ bids=2D,3H,4D,9H, leader=0 broken=1"""


def test_tr13_a_trump_is_played_face_down_and_known_to_its_player_alone_until_the_trick_is_complete() -> None:
    deal = truf_at(TRUMPED)
    play(deal, "AC")
    (event,) = play(deal, "4H")
    assert isinstance(event, CardPlayed)
    assert (event.card, event.face_down) == ("4H", True)
    assert event.seen_by(1) == event
    for other in (0, 2, 3):
        seen = event.seen_by(other)
        assert isinstance(seen, CardPlayed)
        assert (seen.card, seen.face_down, seen.seat) == (None, True, 1)
        assert deal.view(other).current == ((0, "AC"), (1, None))
    assert deal.view(1).current == ((0, "AC"), (1, "4H"))
    events = play(deal, "4C", "QC")
    assert [e for e in events if isinstance(e, CardsTurnedUp)] == [CardsTurnedUp(((1, "4H"),))]
    assert deal.view(0).tricks[0].cards == ("AC", "4H", "4C", "QC")


def test_tr13_a_trump_lead_is_followed_with_trumps_face_down_as_well() -> None:
    deal = truf_at(TRUMPED)
    events = play(deal, "2H")
    assert refused(deal, 1, "KS") == ("TR-12", "follow_suit", ("4H", "3H"), ("4H", "3H"))
    events += play(deal, "4H", "QH", "8H")
    played = [event for event in events if isinstance(event, CardPlayed)]
    assert all(event.face_down for event in played)
    assert [e for e in events if isinstance(e, CardsTurnedUp)] == [
        CardsTurnedUp(((0, "2H"), (1, "4H"), (2, "QH"), (3, "8H")))
    ]


def test_tr13_cards_of_other_suits_are_played_face_up() -> None:
    deal = truf_at(TRUMPED)
    events = play(deal, "AC", "KS", "4C", "QC")
    assert not any(event.face_down for event in events if isinstance(event, CardPlayed))
    assert not any(isinstance(event, CardsTurnedUp) for event in events)
    assert all(event.seen_by(seat) == event for event in events for seat in range(4))


def test_tr13_who_wins_so_far_is_told_only_while_everybody_can_know_it() -> None:
    deal = truf_at("truf/4 direction=cw hands=AC,2C/4H,KS/9H,5D/QC,7C/ bids=2D,3H,4D,TH, leader=0 broken=1")
    events = [e for e in play(deal, "AC", "4H", "9H", "QC") if isinstance(e, CardPlayed)]
    assert [event.winning for event in events] == [0, 1, None, None]


def test_tr13_a_refusal_does_not_tell_the_code_of_a_face_down_card() -> None:
    deal = truf_at(TRUMPED)
    play(deal, "2H")
    refusal = deal.refusal(Play(1, "KS"))
    assert refusal is not None
    assert "2H" not in refusal.cards
    assert refusal.values == {"led_by": 0, "suit": "H", "trump": "H"}


LEADING = "truf/4 direction=cw hands=AC,2C,2H/4H,KS,3H/4C,5C,QH/QC,7C,8H/ bids=2D,3H,4D,9H, leader=0 broken={}"


def test_tr14_trumps_may_not_be_led_before_broken() -> None:
    deal = truf_at(LEADING.format(0))
    assert legal_cards(deal) == {"AC", "2C"}
    assert refused(deal, 0, "2H") == ("TR-14", "trumps_not_broken", ("AC", "2C"), ("AC", "2C"))
    assert not deal.view(0).broken


def test_tr14_trumps_may_be_led_once_a_trump_was_played_to_an_earlier_trick() -> None:
    deal = truf_at(LEADING.format(0))
    play(deal, "2C", "3H", "4C", "QC")
    assert deal.view(0).broken
    assert legal_cards(deal) == {"4H", "KS"}
    assert legal_cards(deal_at(LEADING.format(1))) == {"AC", "2C", "2H"}


def test_tr14_a_card_of_another_suit_does_not_break_trumps() -> None:
    deal = truf_at("truf/4 direction=cw hands=AC,2C,2H/KS,3S,QS/4C,5C,QH/QC,7C,8H/ bids=2D,3H,4D,9H, leader=0")
    play(deal, "AC", "KS", "4C", "7C")
    assert not deal.view(0).broken
    assert legal_cards(deal) == {"2C"}


def test_tr14_a_player_who_has_nothing_but_trumps_may_lead_one() -> None:
    deal = truf_at("truf/4 direction=cw hands=AH,2H/KS,3S/4C,QH/QC,8H/ bids=2D,3H,4D,9H, leader=0")
    assert legal_cards(deal) == {"AH", "2H"}
    play(deal, "2H")
    assert deal.view(1).voids[0] == {"S", "D", "C"}


@pytest.mark.parametrize(
    ("trick", "winner", "card"),
    [
        ("9C 2C JC TC", 2, "JC"),
        ("9C AD JC TC", 2, "JC"),
        ("2C AD AS KS", 0, "2C"),
        ("AC 2H KC QC", 1, "2H"),
        ("AC 2H 3H QC", 2, "3H"),
        ("AC 3H 2H QC", 1, "3H"),
        ("AC TH 2H JH", 3, "JH"),
        ("2H AD AS AC", 0, "2H"),
        ("2H 9H AS 8H", 1, "9H"),
    ],
)
def test_tr15_the_highest_trump_wins_or_the_highest_of_the_suit_led(trick: str, winner: int, card: str) -> None:
    hands = "/".join(trick.split())
    deal = truf_at(f"truf/4 direction=cw hands={hands}/ bids=6H,5S,4D,3D, leader=0 broken=1")
    taken = play(deal, *trick.split())[-1]
    assert isinstance(taken, TrickTaken)
    assert (taken.seat, taken.card) == (winner, card)


def test_an_action_of_another_game_is_none_of_this() -> None:
    deal = begin()
    bid(deal, "9H", "2C", "4D", "3D")
    refusal = deal.refusal(Discard(0, ("9H",)))
    assert refusal is not None
    assert (refusal.rule, refusal.reason) == ("README", "unknown_action")


def test_tr16_all_13_tricks_are_played() -> None:
    deal = begin()
    bid(deal, "9H", "2C", "4D", "3D")
    play_out(deal, random.Random(4), steps=51)
    assert not deal.over
    with pytest.raises(ValueError, match="not over"):
        deal.result()
    with pytest.raises(ValueError, match="not over"):
        deal.explain()
    last = play_out(deal, random.Random(4))[-1]
    assert isinstance(last, TrickTaken)
    assert (last.trick, last.last) == (13, True)
    assert deal.over
    assert (deal.to_act, deal.legal(0)) == (frozenset(), ())
    assert sum(deal.result()["tricks"]) == 13
    refusal = deal.refusal(Play(0, "AS"))
    assert refusal is not None
    assert (refusal.rule, refusal.reason) == ("TR-16", "deal_is_over")
