"""What the tests of Truf's rules share: a deal that is played, bids in a row, refusals in short."""

from __future__ import annotations

import pytest

from cardgui.engine.action import IllegalActionError, Play
from cardgui.engine.events import Event
from cardgui.engine.game import Layout, Setup
from cardgui.engine.truf import Truf
from cardgui.engine.truf_deal import TrufDeal
from cardgui.engine.truf_terms import Bid
from tests.engine.dealing import cards, deal_at

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
