"""Matches: deals strung together from a number, taken up again, and played to their end."""

from __future__ import annotations

import random
from collections.abc import Iterable

import pytest

from cardgui.engine.action import Action, IllegalActionError, Play
from cardgui.engine.events import CardsDealt, DealBegan, DealEnded, Event, MatchEnded
from cardgui.engine.match import Match, opening_json, read_setup
from cardgui.engine.numbers import decision_seed, match_stream
from cardgui.engine.registry import GAMES, make_game
from cardgui.engine.truf import Truf
from tests.engine.dealing import finished


def play_deal(match: Match, seed: int = 0) -> list[Event]:
    rng = random.Random(seed)
    events: list[Event] = []
    while match.in_deal:
        assert match.deal is not None
        seat = rng.choice(sorted(match.deal.to_act))
        events += match.apply(rng.choice(match.deal.legal(seat)))
    return events


@pytest.mark.parametrize("game_id", list(GAMES))
def test_the_same_number_is_the_same_match(game_id: str) -> None:
    one, other = finished(make_game(game_id), 31), finished(make_game(game_id), 31)
    assert one.finished == other.finished
    assert one.scores == other.scores
    assert finished(make_game(game_id), 32).finished[0].layout != one.finished[0].layout


def test_options_do_not_change_the_cards_of_a_number() -> None:
    one, other = Match(Truf(), 5), Match(Truf({"scoring": "E", "deals": 4}), 5)
    one.start_deal()
    other.start_deal()
    assert one.deal is not None
    assert other.deal is not None
    assert one.deal.layout == other.deal.layout


def test_the_cards_come_from_the_stream_of_the_deal() -> None:
    match = Match(Truf(), 5)
    match.start_deal()
    assert match.deal is not None
    pack = match_stream("truf", 4, 5, "pack", 1, match.attempt).shuffled(match.game.cards)
    assert match.deal.layout == match.game.distribute(match.deal.setup, pack, 0)
    drawn = match_stream("truf", 4, 5, "first").below(4)
    assert match.deal.setup.dealer == drawn


def test_a_match_begins_ends_and_knows_where_it_stands() -> None:
    match = Match(Truf({"deals": 4}), 8)
    assert (match.in_deal, match.over, match.scores) == (False, False, (0, 0, 0, 0))
    with pytest.raises(ValueError, match="no deal is being played"):
        match.apply(Play(0, "AS"))
    with pytest.raises(ValueError, match="no deal is being played"):
        match.seed(0)
    for number in range(1, 5):
        setup = match.next_setup
        events = match.start_deal()
        assert isinstance(events[0], DealBegan)
        assert (events[0].deal, events[0].deals, events[0].scores) == (number, 4, match.scores)
        assert isinstance(events[-1], CardsDealt)
        assert match.in_deal
        assert not match.over
        with pytest.raises(ValueError, match="no deal can begin now"):
            match.start_deal()
        ended = [event for event in play_deal(match) if isinstance(event, DealEnded)]
        following = match.next_setup
        assert match.deal is not None
        assert ended == [
            DealEnded(
                number,
                tuple(match.deal.result()["deal_scores"]),
                match.scores,
                following.dealer if following else None,
            )
        ]
        assert setup == match.finished[-1].setup
        with pytest.raises(ValueError, match="no deal is being played"):
            match.apply(Play(0, "AS"))
    assert match.over
    assert not match.in_deal


def test_the_last_deal_ends_the_match_with_its_winners() -> None:
    match = Match(Truf({"deals": 4}), 8)
    for _ in range(4):
        match.start_deal()
        events = play_deal(match)
    assert events[-1] == MatchEnded(match.scores, match.winners)
    assert sum(isinstance(event, MatchEnded) for event in events) == 1


def test_a_refused_action_changes_nothing() -> None:
    match = Match(Truf(), 8)
    match.start_deal()
    assert match.deal is not None
    before = [match.deal.view(seat) for seat in range(4)]
    with pytest.raises(IllegalActionError, match="TR-6 bid_first"):
        match.apply(Play(0, match.deal.layout.hands[0][0]))
    assert [match.deal.view(seat) for seat in range(4)] == before


def again(match: Match, actions: Iterable[Action], attempt: int) -> Match:
    """The match taken up from what was recorded of it."""
    other = Match(match.game, match.number)
    other.restore(match.finished)
    assert match.deal is not None
    opening = opening_json(match.game, match.deal.setup, match.deal.layout)
    layout = match.game.read_layout({**opening, "options": {}})
    other.resume_deal(read_setup(opening), layout, attempt)
    for action in actions:
        other.apply(action)
    return other


@pytest.mark.parametrize("game_id", list(GAMES))
def test_a_match_can_be_taken_up_in_mid_deal(game_id: str) -> None:
    match = Match(make_game(game_id, {"deals": 4} if game_id == "minchiate" else {}), 12)
    match.start_deal()
    play_deal(match)
    events = match.start_deal()
    assert match.deal is not None
    rng = random.Random(6)
    actions: list[Action] = []
    for _ in range(30):
        seat = rng.choice(sorted(match.deal.to_act))
        actions.append(rng.choice(match.deal.legal(seat)))
        match.apply(actions[-1])
    other = again(match, actions, match.attempt)
    assert other.deal is not None
    assert other.deal.setup == match.deal.setup
    assert other.deal.layout == match.deal.layout
    assert [other.deal.view(s) for s in range(match.game.players)] == [
        match.deal.view(s) for s in range(match.game.players)
    ]
    assert [other.seed(s) for s in range(4)] == [match.seed(s) for s in range(4)]
    resumed = Match(match.game, match.number)
    resumed.restore(match.finished)
    opening = resumed.resume_deal(match.deal.setup, match.deal.layout, match.attempt)
    assert opening == events[-len(opening) :]
    play_deal(match, 3)
    play_deal(other, 3)
    assert other.finished == match.finished
    assert other.next_setup == match.next_setup


def test_a_decision_is_seeded_by_number_deal_seat_and_index() -> None:
    match = Match(Truf(), 8)
    match.start_deal()
    assert match.deal is not None
    assert [match.seed(seat) for seat in range(4)] == [decision_seed("truf", 4, 8, 1, seat, 0) for seat in range(4)]
    rng = random.Random(0)
    for _ in range(2):
        seat = max(match.deal.to_act)
        match.apply(rng.choice(match.deal.legal(seat)))
    # Truf's bids come in any order, so none of them may change another's seed.
    assert match.seed(0) == decision_seed("truf", 4, 8, 1, 0, 0)
    while len(match.deal.to_act) > 1 or len(match.deal.actions()) < 5:
        seat = min(match.deal.to_act)
        match.apply(rng.choice(match.deal.legal(seat)))
    (seat,) = match.deal.to_act
    assert match.seed(seat) == decision_seed("truf", 4, 8, 1, seat, len(match.deal.actions()))


def test_a_thrown_in_deal_uses_up_a_pack_and_is_counted() -> None:
    number = next(n for n in range(1, 2000) if len(Match(Truf(), n).start_deal()) > 3)
    match = Match(Truf(), number)
    events = match.start_deal()
    dealt = [event for event in events if isinstance(event, CardsDealt)]
    assert match.deal is not None
    for attempt, event in enumerate(dealt):
        pack = match_stream("truf", 4, number, "pack", 1, attempt).shuffled(match.game.cards)
        assert event.hands == match.game.distribute(match.deal.setup, pack, 0).hands
    assert match.attempt == len(dealt) - 1 >= 1
    play_deal(match)
    match.start_deal()
    assert match.attempt == 0 or match.deal.setup.deal == 2
