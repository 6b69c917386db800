"""What the tests of Rook Sluff share: a deal, positions, refusals."""

from __future__ import annotations

import random

import pytest

from cardgui.engine.action import IllegalActionError, Play, Refusal
from cardgui.engine.events import Event
from cardgui.engine.game import Setup
from cardgui.engine.rook_sluff import RookSluff
from cardgui.engine.rook_sluff_deal import RookSluffDeal
from cardgui.engine.rook_sluff_terms import TrickBid
from tests.engine.dealing import deal_at

PLAYERS = (6, 8, 10)


def dealt(players: int = 6, dealer: int = 5, number: int = 1, **options: object) -> RookSluffDeal:
    """A deal before the bidding, with the cards of a stream."""
    game = RookSluff(options, players)
    setup = Setup(1, dealer, "cw", (0, 0))
    pack = list(game.cards)
    random.Random(number).shuffle(pack)
    return game.begin(setup, game.distribute(setup, pack, 0))


def rook_at(text: str) -> RookSluffDeal:
    """The deal of a position whose game is understood (six players)."""
    deal = deal_at(text if text.lstrip().startswith("rook_sluff/") else f"rook_sluff/6 {text}")
    assert isinstance(deal, RookSluffDeal)
    return deal


def bid(deal: RookSluffDeal, *bids: int) -> list[Event]:
    """Bid in turn."""
    events: list[Event] = []
    for tricks in bids:
        (seat,) = deal.to_act
        events += deal.apply(TrickBid(seat, tricks))
    return events


def refusal_of(deal: RookSluffDeal, action: Play | TrickBid) -> Refusal:
    """The refusal of an action; the deal must not change."""
    before = deal.position()
    with pytest.raises(IllegalActionError) as error:
        deal.apply(action)
    assert deal.position() == before
    refusal = error.value.refusal
    assert refusal == deal.refusal(action)
    assert action not in deal.legal(action.seat)
    return refusal


def refused(deal: RookSluffDeal, code: str) -> tuple[str, str, tuple[str, ...], tuple[str, ...]]:
    """Rule, reason, causes and allowed cards of the refusal of a card of the seat to play."""
    (seat,) = deal.to_act
    refusal = refusal_of(deal, Play(seat, code))
    return refusal.rule, refusal.reason, refusal.cards, refusal.allowed


BIDS = "bids=1,1,1,1,1,1,"
