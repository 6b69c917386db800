"""What each player knows in Minchiate: a view and the events seen never change when hidden cards are swapped."""

from __future__ import annotations

import random
from dataclasses import fields, replace

import pytest
from hypothesis import given
from hypothesis import strategies as st

from cardgui.engine.action import Action, Play
from cardgui.engine.game import Setup
from cardgui.engine.minchiate import Minchiate
from cardgui.engine.minchiate_cards import POINTS, ROBBED, verzicole
from cardgui.engine.minchiate_deal import MinchiateDeal
from cardgui.engine.minchiate_layout import MinchiateLayout
from cardgui.engine.minchiate_terms import Declare, Discard, MinchiateView
from tests.engine.dealing import swapped
from tests.engine.minchiate_table import fresh

KNOWN = {
    "own": {"seat", "hand", "own_discards", "discards", "verzicole", "legal"},
    "agreed": {"deals", "setup"},
    "seen by all": {
        "phase", "to_act", "hand_sizes", "cutter", "cutter_robbed", "dealer_robbed", "robbing_told", "turned_up",
        "discarded", "declared", "matto_shown", "fola", "tricks", "piles", "matto_owed", "current", "led", "suits_led",
        "taken", "difference", "resti", "voids", "lacking",
    },
}  # fmt: skip


def test_a_view_has_these_fields_and_no_other() -> None:
    assert {field.name for field in fields(MinchiateView)} == set().union(*KNOWN.values())


def layout_of(deal: MinchiateDeal) -> MinchiateLayout:
    assert isinstance(deal.layout, MinchiateLayout)
    return deal.layout


def played(deal: MinchiateDeal, rng: random.Random, steps: int) -> list[Action]:
    """Go on at random; returns the actions."""
    actions: list[Action] = []
    while not deal.over and len(actions) < steps:
        (seat,) = deal.to_act
        actions.append(rng.choice(deal.legal(seat)))
        deal.apply(actions[-1])
    return actions


def witnessed(setup: Setup, layout: MinchiateLayout, actions: list[Action], seat: int) -> list[object]:
    """Everything that reaches a seat: its views and the events it sees."""
    game = Minchiate()
    deal = game.begin(setup, layout)
    seen: list[object] = [e.seen_by(seat) for e in game.opening_events(setup, layout, turned=False, attempt=0)]
    seen.append(deal.view(seat))
    for action in actions:
        seen += [event.seen_by(seat) for event in deal.apply(action)]
        seen.append(deal.view(seat))
    return seen


def exchanged(action: Action, one: str, other: str) -> Action:
    change = {one: other, other: one}
    if isinstance(action, Discard):
        return Discard(action.seat, tuple(change.get(card, card) for card in action.cards))
    return action


def same_kind(one: str, other: str) -> bool:
    """Whether two cards can change places without changing what is robbed, taken or may be discarded."""
    return one[0] == other[0] and POINTS[one] == POINTS[other] and (one in ROBBED) == (other in ROBBED)


def check_swap(number: int, seat: int, steps: int, rng: random.Random) -> bool:
    """Exchange two cards of a kind that a seat has not seen; whether there were such cards."""
    deal = fresh(number)
    layout = layout_of(deal)
    actions = played(deal, rng, steps)
    view = deal.view(seat)
    seen = {action.card for action in actions if isinstance(action, Play)}
    seen |= {*view.cutter_robbed, *view.dealer_robbed, *layout.turned_up, *(view.fola or ()), *view.own_discards}
    seen |= {card for shown in view.declared for v in shown or () for card in v}
    seen |= {*view.hand, *layout.hands[seat]}
    if seat == deal.setup.dealer:
        seen |= {*layout.fola}
    # Robbing ends face up, with a card that goes back and is turned up with the fola (MI-6, MI-9, MI-16).
    seen |= {card for card in (layout.cutter_stopped, layout.dealer_stopped) if card is not None}
    # The verzicole of others stay the same, and trump 29 stays where the rules keep it.
    seen |= {"T29", "M"}
    hidden = [card for hand in (*layout.hands, layout.fola) for card in hand if card not in seen]
    pairs = [(a, b) for a in hidden for b in hidden if a < b and same_kind(a, b) and not {a, b} & ROBBED]
    if not pairs:
        return False
    one, other = rng.choice(pairs)
    change = {one: other, other: one}
    moved = replace(
        layout,
        hands=swapped(layout.hands, one, other),
        fola=tuple(change.get(card, card) for card in layout.fola),
    )
    swapped_actions = [exchanged(action, one, other) for action in actions]
    assert witnessed(deal.setup, moved, swapped_actions, seat) == witnessed(deal.setup, layout, actions, seat)
    return True


@given(st.integers(1, 10**6), st.integers(0, 3), st.integers(0, 90), st.randoms(use_true_random=False))
def test_swapping_two_hidden_cards_changes_nothing_that_a_seat_sees(
    number: int, seat: int, steps: int, rng: random.Random
) -> None:
    check_swap(number, seat, steps, rng)


@pytest.mark.long
@pytest.mark.parametrize("thousand", range(10))
def test_the_same_in_10_000_deals(thousand: int) -> None:
    rng = random.Random(thousand)
    numbers = range(1000 * thousand + 1, 1000 * thousand + 1001)
    swaps = sum(check_swap(number, rng.randrange(4), rng.randrange(70), rng) for number in numbers)
    assert swaps > 900


def test_swapping_counting_cards_between_two_others_changes_nothing() -> None:
    found = 0
    for number in range(1, 60):
        deal = fresh(number)
        layout = layout_of(deal)
        rng = random.Random(number)
        while deal.phase != "play":
            (seat,) = deal.to_act
            deal.apply(Declare(seat, ()) if deal.phase == "declare" else deal.legal(seat)[0])
        played(deal, rng, rng.randrange(60))
        actions = list(deal.actions())
        seen = {action.card for action in actions if isinstance(action, Play)} | set(layout.turned_up)
        pairs = [
            (a, b)
            for a in layout.hands[1]
            for b in layout.hands[2]
            if a[0] == b[0] == "T" and not {a, b} & seen and {a, b} <= ROBBED
        ]
        for one, other in pairs[:3]:
            found += 1
            moved = replace(layout, hands=swapped(layout.hands, one, other))
            other_actions = [exchanged(action, one, other) for action in actions]
            try:
                seen_then = witnessed(deal.setup, moved, other_actions, 0)
            except ValueError:
                # The discards were forced otherwise; another pair will do.
                found -= 1
                continue
            assert seen_then == witnessed(deal.setup, layout, actions, 0)
    assert found >= 20


def test_what_the_dealer_took_and_what_was_discarded_is_seen_by_nobody_else() -> None:
    found = 0
    for number in range(1, 60):
        deal = fresh(number)
        took = layout_of(deal).dealer_took
        while deal.phase == "discard":
            (seat,) = deal.to_act
            (event,) = deal.apply(deal.legal(seat)[0])
            for onlooker in range(4):
                hidden = not event.seen_by(onlooker).cards  # type: ignore[attr-defined]
                assert hidden == (onlooker != seat)
        for onlooker in range(4):
            view = deal.view(onlooker)
            shown = {*view.cutter_robbed, *view.dealer_robbed, *view.turned_up}
            if onlooker != deal.setup.dealer:
                assert not shown & set(took)
                found += bool(took)
    assert found > 50


@pytest.mark.parametrize("number", range(1, 7))
def test_a_view_says_what_the_seat_knows(number: int) -> None:
    rng = random.Random(number)
    deal = fresh(number)
    while not deal.over:
        for seat in range(4):
            view = deal.view(seat)
            assert set(view.hand) == set(deal.hand(seat))
            assert view.hand_sizes == tuple(len(deal.hand(s)) for s in range(4))
            assert set(view.legal) == {a.card for a in deal.legal(seat) if isinstance(a, Play)}
            assert (seat in view.to_act) == bool(deal.legal(seat))
            declaring = view.phase == "declare" and seat in view.to_act
            assert tuple(v for v, _ in view.verzicole) == (verzicole(view.hand) if declaring else ())
            for other, suits in enumerate(view.voids):
                assert not [card for card in deal.hand(other) if card[0] in suits]
                assert not set(deal.hand(other)) & view.lacking[other]
            assert len(view.piles[0]) + len(view.piles[1]) == 4 * len(view.tricks)
        (seat,) = deal.to_act
        deal.apply(rng.choice(deal.legal(seat)))
    view = deal.view(0)
    assert view.taken == tuple(deal.result()["tricks"])
    assert sum(len(trick.cards) for trick in view.tricks) == 84
