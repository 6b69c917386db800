"""What the tests of Rıfkı share: a deal, positions, refusals."""

from __future__ import annotations

from typing import Any

import pytest

from cardgui.engine.action import IllegalActionError, Play, Refusal
from cardgui.engine.cards import FRENCH, FRENCH_RANKS
from cardgui.engine.events import Event
from cardgui.engine.game import Layout, Setup
from cardgui.engine.rifki import Rifki
from cardgui.engine.rifki_deal import RifkiDeal
from cardgui.engine.rifki_terms import (
    Declare,
)
from tests.engine.dealing import cards, deal_at, play

HANDS = (
    cards("AS KS 5S 2S AH 9H 8H QD 7D 2D 9C 8C 3C"),
    cards("QS JS 4S KH QH 7H 6H KD 6D 5D AC 7C 2C"),
    cards("TS 9S 8S JH TH 5H 4H AD JD 4D KC QC 6C"),
    cards("7S 6S 3S 3H 2H TD 9D 8D 3D JC TC 5C 4C"),
)
SUITED = tuple(tuple(rank + suit for rank in FRENCH_RANKS) for suit in "SHDC")
"""Each player has one suit."""


def begin(declarer: int = 0, deal: int = 1, hands: Any = HANDS, history: Any = (), **options: object) -> RifkiDeal:
    """A deal before the declarer's choice."""
    setup = Setup(deal, (declarer + 1) % 4, "ccw", (0, 0, 0, 0), tuple(history))
    return Rifki(options).begin(setup, Layout(hands))


def rifki_at(text: str) -> RifkiDeal:
    """The deal of a position whose game is understood."""
    deal = deal_at(text if text.lstrip().startswith("rifki/4") else f"rifki/4 {text}")
    assert isinstance(deal, RifkiDeal)
    return deal


def refusal_of(deal: RifkiDeal, action: Play | Declare) -> Refusal:
    """The refusal of an action; the deal must not change."""
    before = deal.position()
    with pytest.raises(IllegalActionError) as error:
        deal.apply(action)
    assert deal.position() == before
    refusal = error.value.refusal
    assert refusal == deal.refusal(action)
    assert action not in deal.legal(action.seat)
    return refusal


def refused(deal: RifkiDeal, code: str) -> tuple[str, str, tuple[str, ...], tuple[str, ...]]:
    """Rule, reason, causes and allowed cards of the refusal of a card of the seat to play."""
    (seat,) = deal.to_act
    refusal = refusal_of(deal, Play(seat, code))
    return refusal.rule, refusal.reason, refusal.cards, refusal.allowed


def history(*contracts: str, last: int = 3) -> tuple[tuple[int, str], ...]:
    """Earlier contracts, the declarers going to the right so that ``last`` declares next."""
    return tuple(((last + len(contracts) - index) % 4, name) for index, name in enumerate(contracts))


def of_kind(events: list[Event], kind: type[Event]) -> list[Event]:
    return [event for event in events if isinstance(event, kind)]


def begin_and(declarer: int, contract: str, *codes: str) -> RifkiDeal:
    deal = begin(declarer)
    deal.apply(Declare(declarer, contract))
    play(deal, *codes)
    return deal


def cards_in(value: Any) -> list[str]:
    """Every card code anywhere in a view."""
    if isinstance(value, str):
        return [value] if value in FRENCH.places else []
    if isinstance(value, tuple | list | frozenset | set):
        return [card for item in value for card in cards_in(item)]
    if hasattr(value, "__dataclass_fields__"):
        return [card for name in value.__dataclass_fields__ for card in cards_in(getattr(value, name))]
    return []
