"""The shown state: what the person sees agrees with the match and holds nothing they cannot know."""

from __future__ import annotations

import pytest

from cardgui.engine.cards import FRENCH
from cardgui.engine.events import DealBegan, ThrownIn
from cardgui.models.shown import ShownState, Zone
from tests.models.table_play import events_of, new_shown, truf_match


def check_agrees(shown: ShownState, match: object) -> None:
    deal = match.deal  # type: ignore[attr-defined]
    view = deal.view(0)
    hand = shown.in_zone(Zone.HAND, 0)
    assert tuple(c.code for c in hand) == tuple(c for c in view.hand if c != bid_on_table(shown))
    for seat in shown.seats:
        assert seat.held == len(shown.in_zone(Zone.HAND, seat.seat))
        assert seat.taken == view.taken[seat.seat]
    trick = [(c.seat, c.code if c.face_up or c.seat == 0 else None) for c in shown.in_zone(Zone.TRICK)]
    assert trick == list(view.current)


def bid_on_table(shown: ShownState) -> str | None:
    own = shown.in_zone(Zone.BID, 0)
    return own[0].code if own else None


@pytest.mark.parametrize("number", range(1, 9))
def test_the_picture_agrees_with_the_match_after_every_action(number: int) -> None:
    match = truf_match(number, deals=4)
    shown = new_shown(match)
    for events in events_of(match):
        for event in events:
            for _ in shown.apply(event.seen_by(0)):
                codes = [c.code for c in shown.cards if c.code is not None]
                assert len(codes) == len(set(codes)), "no card is shown twice"
        check_agrees(shown, match)
    assert shown.phase == "match_end"
    assert tuple(seat.total for seat in shown.seats) == match.scores
    assert shown.winners == match.winners


def test_a_card_of_another_hand_has_no_code_until_it_lies_open() -> None:
    match = truf_match(3, deals=4)
    shown = new_shown(match)
    seen_codes = 0
    for events in events_of(match):
        for event in events:
            for _ in shown.apply(event.seen_by(0)):
                if shown.thrown_in is not None:
                    continue
                hidden = [c for c in shown.cards if c.zone in (Zone.HAND, Zone.BID) and c.seat != 0 and not c.face_up]
                assert all(c.code is None for c in hidden)
                trick = [c for c in shown.in_zone(Zone.TRICK) if not c.face_up and c.seat != 0]
                assert all(c.code is None for c in trick)
                seen_codes += sum(c.code is not None for c in shown.cards)
    assert seen_codes > 0


def test_all_cards_of_the_pack_are_there_with_one_id_each() -> None:
    match = truf_match(5, deals=4)
    shown = new_shown(match)
    for events in events_of(match):
        for event in events:
            for _ in shown.apply(event.seen_by(0)):
                if shown.cards:
                    assert sorted(c.id for c in shown.cards) == list(range(52))


def test_the_own_hand_is_sorted_by_suit_and_rank_after_the_deal() -> None:
    match = truf_match(11)
    shown = new_shown(match)
    motions = []
    for event in match.start_deal():
        for beat in shown.apply(event.seen_by(0)):
            motions.append(beat.motion)
            hand = [c.code for c in shown.in_zone(Zone.HAND, 0)]
            if beat.motion == "sort":
                assert tuple(hand) == FRENCH.sorted([str(code) for code in hand])
    assert motions[-2:] == ["deal", "sort"]


def test_thrown_in_hands_are_shown_with_their_owner() -> None:
    for number in range(1, 400):
        match = truf_match(number)
        events = match.start_deal()
        if any(isinstance(event, ThrownIn) for event in events):
            break
    else:
        pytest.fail("no thrown-in deal among 400 numbers: about one in 69 is expected")
    shown = new_shown(match)
    attempts = []
    for event in events:
        for beat in shown.apply(event.seen_by(0)):
            if isinstance(event, DealBegan):
                attempts.append(event.attempt)
            if beat.motion == "throw_in":
                assert isinstance(event, ThrownIn)
                for hand in event.hands:
                    held = shown.in_zone(Zone.HAND, hand.seat)
                    assert [c.code for c in held] == list(hand.cards)
                    assert all(c.face_up for c in held)
    assert attempts == list(range(match.attempt + 1))
    assert shown.attempt == match.attempt > 0


def test_bids_come_back_to_the_hands_after_they_were_turned_up() -> None:
    match = truf_match(2, deals=4)
    shown = new_shown(match)
    returned = 0
    for events in events_of(match):
        for event in events:
            for beat in shown.apply(event.seen_by(0)):
                if beat.motion == "turn_up":
                    assert [len(shown.in_zone(Zone.BID, seat)) for seat in range(4)] == [1] * 4
                    assert all(c.face_up for c in shown.in_zone(Zone.BID))
                if beat.motion == "return":
                    returned += 1
                    assert not shown.in_zone(Zone.BID)
                    assert [seat.held for seat in shown.seats] == [13] * 4
                    assert all(seat.bid is not None and seat.bid_card for seat in shown.seats)
    assert returned == 4
