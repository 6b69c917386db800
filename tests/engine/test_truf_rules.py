"""Cards, deal and bidding of Truf rule by rule (``rules/truf.md``, TR-1 to TR-10): each test names its rule."""

from __future__ import annotations

import random
from collections import Counter

import pytest

from cardgui.engine.action import Play
from cardgui.engine.cards import FRENCH
from cardgui.engine.events import CardPlayed, CardsDealt, DealBegan, ThrownIn, TrickTaken
from cardgui.engine.game import Layout, Setup
from cardgui.engine.match import Match
from cardgui.engine.truf import Truf
from cardgui.engine.truf_deal import TrufDeal
from cardgui.engine.truf_scoring import bid_value, declarer, mode_of
from cardgui.engine.truf_terms import Adjust, Bid, BidLaid, BidsAdjusted, BidsDecided, BidsTurnedUp
from tests.engine.dealing import cards, play, play_out
from tests.engine.truf_table import HANDS, begin, bid, truf_at

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
