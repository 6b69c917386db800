"""What always holds in Truf, over many deals and matches."""

from __future__ import annotations

import random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from cardgui.engine.cards import FRENCH
from cardgui.engine.match import FinishedDeal, Match
from cardgui.engine.record import make_record, parse_line, read_record, to_line
from cardgui.engine.truf import Truf
from cardgui.engine.verify import replay, verify_record

OPTIONS = st.fixed_dictionaries(
    {},
    optional={"scoring": st.sampled_from("ABCDE"), "factor": st.integers(2, 5), "deals": st.sampled_from([4, 8, 13])},
)


def check_match(number: int, options: dict[str, object], deals: int) -> None:
    """Play some deals at random; check at every moment and at the end what must hold."""
    rng = random.Random(number)
    match = Match(Truf(options), number)
    while not match.over and len(match.finished) < deals:
        match.start_deal()
        deal = match.deal
        assert deal is not None
        while not deal.over:
            seat = rng.choice(sorted(deal.to_act))
            legal = deal.legal(seat)
            assert legal
            view = deal.view(seat)
            there = [*(card for trick in view.tricks for card in trick.cards), *view.hand]
            assert len(set(there)) == len(there) <= 52
            assert sum(view.hand_sizes) + 4 * len(view.tricks) + len(view.current) == 52
            match.apply(rng.choice(legal))
        check_end(match)


def check_end(match: Match) -> None:
    done = match.finished[-1]
    result = done.result
    assert sum(result["tricks"]) == 13
    assert sorted(card for hand in done.layout.hands for card in hand) == sorted(FRENCH.cards)
    assert result["mode"] == ("atas" if sum(result["bids"]) > 13 else "bawah")
    record = make_record(match.game, "m", done)
    again = read_record(parse_line(to_line(record)))
    deal = replay(again)
    assert make_record(again.game, "m", FinishedDeal(deal.setup, deal.layout, deal.actions(), deal.result())) == record
    verify_record(record)


@given(st.integers(1, 999_999_999), OPTIONS)
def test_cards_are_conserved_there_is_always_something_to_do_and_the_record_replays(
    number: int, options: dict[str, object]
) -> None:
    check_match(number, options, 1)


@pytest.mark.long
@pytest.mark.parametrize("scoring", "ABCDE")
def test_the_same_in_10_000_deals(scoring: str) -> None:
    for number in range(1, 155):
        check_match(number, {"scoring": scoring}, 13)
