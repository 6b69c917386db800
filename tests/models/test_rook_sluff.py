"""Rook Sluff's events as the person sees them, what is asked, and what the teams score."""

from __future__ import annotations

import dataclasses
from collections import Counter
from collections.abc import Sequence
from typing import Any

import pytest

from cardgui.engine.events import Event
from cardgui.engine.match import Match
from cardgui.engine.registry import make_game
from cardgui.engine.rook_sluff_terms import RookSluffView
from cardgui.models import rook_sluff as model
from cardgui.models.shown import ShownState, Zone
from tests.models.table_play import events_of, new_shown


def rook_match(number: int, players: int, **options: object) -> Match:
    return Match(make_game("rook_sluff", options, players), number)


def tell(shown: ShownState, events: Sequence[Event]) -> list[str]:
    """Fold the events of an action in; the motions of their beats."""
    return [beat.motion for event in events for beat in shown.apply(event.seen_by(0))]


@pytest.mark.parametrize("players", [6, 8, 10])
def test_the_picture_agrees_with_the_match_after_every_action(players: int) -> None:
    match = rook_match(11, players)
    shown = new_shown(match)
    held = Counter(match.game.cards)
    for events in events_of(match, "random"):
        tell(shown, events)
        deal = match.deal
        assert deal is not None
        view: RookSluffView = deal.view(0)
        assert tuple(card.code for card in shown.in_zone(Zone.HAND, 0)) == view.hand
        assert len(shown.cards) == len(match.game.cards)
        for seat in shown.seats:
            assert seat.held == len(shown.in_zone(Zone.HAND, seat.seat)) == view.hand_sizes[seat.seat]
            assert (seat.bid, seat.taken) == (view.bids[seat.seat], view.taken[seat.seat])
        known = Counter(card.code for card in shown.cards if card.code is not None)
        assert all(count <= held[code] for code, count in known.items()), "no card is shown more often than it exists"
        assert all(card.code is None for card in shown.in_zone(Zone.HAND) if card.seat), "other hands stay hidden"
    assert shown.phase == "match_end"
    assert shown.deals == players, "RS-8: everyone deals once"
    assert tuple(shown.seats[team].total for team in (0, 1)) == match.scores
    assert shown.winners == match.winners


def test_rs9_bids_are_called_from_the_dealers_left_and_heard_by_all() -> None:
    match = rook_match(5, 8)
    shown = new_shown(match)
    events = events_of(match)
    tell(shown, next(events))
    order = model.bidding_order(shown)
    assert order[0] == (shown.dealer + 1) % 8
    assert order[-1] == shown.dealer
    for place, seat in enumerate(order):
        assert [shown.seats[s].bid is None for s in order] == [p >= place for p in range(8)]
        motions = tell(shown, next(events))
        assert motions == (["call"] if place < 7 else ["call", "announce"])
        assert shown.seats[seat].bid is not None
    assert shown.phase == "play"


def test_rs10_a_teams_bid_is_the_sum_of_its_members() -> None:
    match = rook_match(5, 6)
    shown = new_shown(match)
    for number, events in enumerate(events_of(match)):
        tell(shown, events)
        ours, theirs = model.stand(shown, 0), model.stand(shown, 1)
        deal = match.deal
        assert deal is not None
        assert (ours.bid, theirs.bid) == deal.view(0).team_bids
        assert ours.taken + theirs.taken == sum(deal.view(0).taken)
        if number == 6:
            assert ours.to_bid == theirs.to_bid == 0
            break
        assert ours.to_bid + theirs.to_bid == 6 - number


def test_rs18_a_sluff_that_takes_its_first_trick_is_announced_once() -> None:
    failed = 0
    match = rook_match(3, 8)
    shown = new_shown(match)
    for events in events_of(match, "random"):
        motions = tell(shown, events)
        failed += motions.count("announce") - ("call" in motions and "announce" in motions)
        if shown.phase == "end":
            expected = sum(seat.bid == 0 and seat.taken > 0 for seat in shown.seats)
            assert failed == expected
            failed = 0


def first_view(players: int, phase: str = "play", **options: object) -> RookSluffView:
    """What the person knows when they first have to decide in that phase."""
    for number in range(1, 40):
        match = rook_match(number, players, **options)
        for _ in events_of(match, "steady"):
            deal = match.deal
            if deal is not None and not deal.over and 0 in deal.to_act and deal.view(0).phase == phase:
                view: RookSluffView = deal.view(0)
                return view
    pytest.fail("the person is never asked")


def test_rs9_a_bid_is_asked_for_up_to_the_cards_of_the_hand() -> None:
    for players, highest in ((6, 14), (8, 14), (10, 11)):
        prompt = model.prompt(first_view(players, "bid"))
        assert prompt is not None
        assert (prompt.key, prompt.own, prompt.count) == (model.BID, highest, 0)


HAND = ("R2", "R2", "G9", "G9", "B4")


def view_with(**changes: Any) -> RookSluffView:
    base = first_view(8)
    usual: dict[str, Any] = {"hand": HAND, "current": ((1, "G3"),), "led": "G", "legal": ("G9",), "must_trump": False}
    return dataclasses.replace(base, to_act=frozenset({0}), phase="play", **{**usual, **changes})


@pytest.mark.parametrize(
    ("changes", "key", "suit", "count"),
    [
        ({}, "follow", "G", 2),
        ({"current": (), "led": None, "legal": ("R2",)}, "lead_red_two", "R", 2),
        ({"current": (), "led": None, "legal": ("R2", "G9", "B4")}, "lead", None, 5),
        ({"current": (), "led": None, "legal": ("R2",), "hand": ("R2",)}, "lead", None, 1),
        ({"led": "Y", "legal": ("R2", "G9", "B4")}, "void", "Y", 5),
        ({"led": "Y", "legal": ("B4",), "must_trump": True}, "must_trump", "Y", 1),
        ({"led": "B", "legal": ("B4",), "must_trump": True}, "follow", "B", 1),
        ({"led": "Y", "legal": ("R2", "G9"), "hand": ("R2", "G9"), "must_trump": True}, "void", "Y", 2),
    ],
)
def test_rs12_rs13_rs21_the_prompt_says_what_the_rules_ask(
    changes: dict[str, object], key: str, suit: str | None, count: int
) -> None:
    prompt = model.prompt(view_with(**changes))
    assert prompt is not None
    assert (prompt.key, prompt.suit, prompt.count) == (key, suit, count)


def test_nothing_is_asked_while_others_act() -> None:
    assert model.prompt(dataclasses.replace(first_view(6), to_act=frozenset({3}))) is None


def test_rs15_of_two_equal_cards_in_a_trick_the_first_is_marked_if_it_wins() -> None:
    match = rook_match(2, 10)
    shown = new_shown(match)
    marked = 0
    for events in events_of(match, "random"):
        for event in events:
            for _ in shown.apply(event.seen_by(0)):
                trick = shown.in_zone(Zone.TRICK)
                first = model.first_of_two(shown)
                for card in trick:
                    later = [other for other in trick if other.code == card.code and other.place > card.place]
                    assert (card.id in first) == bool(later and card.seat == shown.winning)
                marked += len(first)
        if shown.deal == 3:
            break
    assert marked > 0


def test_of_two_equal_own_cards_the_meant_one_leaves_the_hand() -> None:
    match = rook_match(2, 8)
    shown = new_shown(match)
    for events in events_of(match, "random"):
        for event in events:
            list(shown.apply(event.seen_by(0)))
        counted = Counter(card.code for card in shown.in_zone(Zone.HAND, 0))
        double = next((code for code, count in counted.items() if count == 2), None)
        if double is not None:
            break
    pair = [card for card in shown.in_zone(Zone.HAND, 0) if card.code == double]
    for meant in pair:
        shown.meant = meant.id
        assert shown.take_from_hand(0, double) is meant
        meant.zone = Zone.TRICK
    assert not [card for card in shown.in_zone(Zone.HAND, 0) if card.code == double]


@pytest.mark.parametrize(
    ("bids", "taken", "score"),
    [
        ((4, 2, 1), (3, 3, 1), 70),
        ((4, 2, 1), (5, 3, 1), 72),
        ((4, 2, 1), (3, 2, 1), 0),
        ((4, 0, 3), (5, 0, 3), 121),
        ((4, 0, 3), (4, 1, 2), 20),
        ((4, 0, 3), (3, 0, 3), 50),
        ((0, 0, 0), (0, 1, 0), 51),
    ],
)
def test_rs17_to_rs19_the_reasons_add_up_to_the_examples_of_the_rules(
    bids: tuple[int, ...], taken: tuple[int, ...], score: int
) -> None:
    def both(own: tuple[int, ...]) -> list[int]:
        return [number for one in own for number in (one, 1)]

    ours, _ = model.explained(both(bids), both(taken))
    assert sum(part.points for part in ours) == score
