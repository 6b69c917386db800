"""What each player knows in Truf: a view and the events seen never change when hidden cards are swapped."""

from __future__ import annotations

import random
from dataclasses import fields

import pytest
from hypothesis import given
from hypothesis import strategies as st

from cardgui.engine.action import Action, Play
from cardgui.engine.game import Layout, Setup
from cardgui.engine.match import Match
from cardgui.engine.truf import Truf
from cardgui.engine.truf_deal import TrufDeal
from cardgui.engine.truf_terms import Adjust, Bid, TrufView
from tests.engine.dealing import swapped

KNOWN = {
    "own": {"seat", "hand", "own_bid", "legal"},
    "agreed": {"scoring", "factor", "deals", "setup"},
    "seen by all": {
        "phase",
        "to_act",
        "hand_sizes",
        "laid",
        "bid_cards",
        "bids",
        "declarer",
        "trump",
        "mode",
        "tricks",
        "gone",
        "current",
        "led",
        "taken",
        "broken",
        "voids",
    },
}


def test_a_view_has_these_fields_and_no_other() -> None:
    assert {field.name for field in fields(TrufView)} == set().union(*KNOWN.values())


def fresh(number: int) -> TrufDeal:
    match = Match(Truf(), number)
    match.start_deal()
    assert isinstance(match.deal, TrufDeal)
    return match.deal


def played(deal: TrufDeal, rng: random.Random, steps: int) -> list[Action]:
    """Go on at random; returns the actions in the order in which they came."""
    actions: list[Action] = []
    while not deal.over and len(actions) < steps:
        seat = rng.choice(sorted(deal.to_act))
        actions.append(rng.choice(deal.legal(seat)))
        deal.apply(actions[-1])
    return actions


def witnessed(setup: Setup, layout: Layout, actions: list[Action], seat: int) -> list[object]:
    """Everything that reaches a seat: its views and the events it sees."""
    game = Truf()
    deal = game.begin(setup, layout)
    seen: list[object] = [e.seen_by(seat) for e in game.opening_events(setup, layout, turned=False, attempt=0)]
    seen.append(deal.view(seat))
    for action in actions:
        seen += [event.seen_by(seat) for event in deal.apply(action)]
        seen.append(deal.view(seat))
    return seen


def exchanged(action: Action, one: str, other: str) -> Action:
    change = {one: other, other: one}
    match action:
        case Bid(seat, card):
            return Bid(seat, change.get(card, card))
        case Play(seat, card):
            return Play(seat, change.get(card, card))
    return action


def check_swap(number: int, seat: int, steps: int, rng: random.Random) -> bool:
    """Exchange two cards of a suit that others hold unseen; whether there were such cards."""
    deal = fresh(number)
    actions = played(deal, rng, steps)
    shown = {card for action in actions for card in [getattr(action, "card", None)] if isinstance(action, Play | Bid)}
    hidden = [
        (owner, card)
        for owner, hand in enumerate(deal.layout.hands)
        for card in hand
        if owner != seat and card not in shown
    ]
    pairs = [(a, b) for o, a in hidden for p, b in hidden if o < p and a[1] == b[1]]
    if not pairs:
        return False
    one, other = rng.choice(pairs)
    layout = Layout(swapped(deal.layout.hands, one, other))
    assert witnessed(deal.setup, layout, actions, seat) == witnessed(deal.setup, deal.layout, actions, seat)
    return True


@given(st.integers(1, 10**6), st.integers(0, 3), st.integers(0, 58), st.randoms(use_true_random=False))
def test_swapping_two_hidden_cards_of_a_suit_changes_nothing_that_a_seat_sees(
    number: int, seat: int, steps: int, rng: random.Random
) -> None:
    check_swap(number, seat, steps, rng)


@pytest.mark.long
@pytest.mark.parametrize("thousand", range(10))
def test_the_same_in_10_000_deals(thousand: int) -> None:
    rng = random.Random(thousand)
    numbers = range(1000 * thousand + 1, 1000 * thousand + 1001)
    swaps = sum(check_swap(number, rng.randrange(4), rng.randrange(50), rng) for number in numbers)
    assert swaps > 900


@given(st.integers(1, 10**6), st.integers(0, 3), st.randoms(use_true_random=False))
def test_swapping_the_bids_of_others_changes_nothing_before_all_have_bid(
    number: int, seat: int, rng: random.Random
) -> None:
    deal = fresh(number)
    order = rng.sample(range(4), 3)
    bids: list[Action] = [Bid(s, rng.choice(deal.layout.hands[s])) for s in order]
    other_bids = [bid if bid.seat == seat else Bid(bid.seat, rng.choice(deal.layout.hands[bid.seat])) for bid in bids]
    own = deal.layout.hands[seat]
    rest = [card for s, hand in enumerate(deal.layout.hands) if s != seat for card in hand]
    rng.shuffle(rest)
    moved = Layout(tuple(own if s == seat else tuple(rest.pop() for _ in range(13)) for s in range(4)))
    for bid in other_bids:
        if bid.seat != seat:
            index = other_bids.index(bid)
            other_bids[index] = Bid(bid.seat, rng.choice(moved.hands[bid.seat]))
    assert witnessed(deal.setup, moved, other_bids, seat) == witnessed(deal.setup, deal.layout, bids, seat)


def test_swapping_a_face_down_card_with_another_trump_of_its_player_changes_nothing_until_it_is_turned_up() -> None:
    found = 0
    for number in range(1, 60):
        rng = random.Random(number)
        deal = fresh(number)
        actions = played(deal, rng, rng.randrange(12, 50))
        view = deal.view(0)
        for seat, card in view.current:
            if card is not None:
                continue
            spare = [c for c in deal.hand(seat) if c[1] == deal.trump and c not in view.bid_cards]
            laid = next(c for a in reversed(actions) if isinstance(a, Play) and a.seat == seat for c in [a.card])
            if not spare or laid in view.bid_cards:
                continue
            found += 1
            swapped_actions = [exchanged(action, laid, spare[0]) for action in actions]
            onlookers = set(range(4)) - {seat}
            for onlooker in onlookers:
                assert witnessed(deal.setup, deal.layout, swapped_actions, onlooker) == witnessed(
                    deal.setup, deal.layout, actions, onlooker
                )
            assert witnessed(deal.setup, deal.layout, swapped_actions, seat) != witnessed(
                deal.setup, deal.layout, actions, seat
            )
    assert found >= 5


@pytest.mark.parametrize("number", range(1, 6))
def test_a_view_says_what_the_seat_knows(number: int) -> None:
    rng = random.Random(number)
    deal = fresh(number)
    while not deal.over:
        for seat in range(4):
            view = deal.view(seat)
            assert set(view.hand) == set(deal.hand(seat))
            assert view.hand_sizes == tuple(len(deal.hand(s)) for s in range(4))
            legal = {a.card for a in deal.legal(seat) if isinstance(a, Play)}
            assert set(view.legal) == legal
            assert (view.seat in view.to_act) == bool(deal.legal(seat))
        seat = rng.choice(sorted(deal.to_act))
        action = rng.choice(deal.legal(seat))
        deal.apply(action)
        if isinstance(action, Adjust):
            assert deal.view(seat).mode is not None
    assert sum(len(trick.cards) for trick in deal.view(0).tricks) == 52
    assert deal.view(0).taken == tuple(deal.result()["tricks"])


def test_failing_to_follow_shows_that_the_player_has_none() -> None:
    for number in range(1, 8):
        rng = random.Random(number)
        deal = fresh(number)
        while not deal.over:
            view = deal.view(0)
            for seat, suits in enumerate(view.voids):
                assert not [card for card in deal.hand(seat) if card[1] in suits]
            seat = rng.choice(sorted(deal.to_act))
            action = rng.choice(deal.legal(seat))
            deal.apply(action)
            off_suit = isinstance(action, Play) and view.current and action.card[1] != view.led
            if off_suit:
                assert view.led in deal.view(0).voids[seat]
