"""Which contract to choose in Rıfkı: the one that brings most beside what it brings to the average player."""

from __future__ import annotations

from typing import Final

from cardgui.bots.rifki.reading import SEATS, SUITS, Reading
from cardgui.bots.rifki.worth import cost, takes_in_koz
from cardgui.engine.cards import FRENCH_SUITS
from cardgui.engine.rifki_contracts import CEZA_EACH, CONTRACTS, KOZ, KOZ_EACH, TRICKS
from cardgui.engine.rifki_terms import Declare, RifkiView

WAIT: Final = 30
"""Points by which a contract must be better, for each choice of its kind that is still open against the other kind."""


def choose_contract(view: RifkiView) -> Declare:
    """The declaration of highest value among those that may be made (RI-5 to RI-8)."""
    worth = worths(view)
    return max(worth, key=lambda declaration: worth[declaration])


def worths(view: RifkiView) -> dict[Declare, float]:
    """What each declaration that may be made is worth, in points beside the average."""
    reading = Reading(view)
    worth: dict[Declare, float] = {}
    for contract in view.choices:
        fair = CONTRACTS[contract].total / SEATS
        if contract != KOZ:
            value = -cost(contract, reading.hand, reading.unseen, TRICKS, 0) - fair
            worth[Declare(view.seat, contract)] = value + urgency(view, koz=False)
            continue
        for suit in range(SUITS):
            tricks = takes_in_koz(reading.hand, reading.unseen, TRICKS, suit)
            value = CONTRACTS[KOZ].each * tricks - fair
            worth[Declare(view.seat, KOZ, FRENCH_SUITS[suit])] = value + urgency(view, koz=True)
    return worth


def urgency(view: RifkiView, *, koz: bool) -> float:
    """How much a kind of contract is overdue: of five choices two are koz and three penalties (RI-6)."""
    own = [name for seat, name in view.setup.history if seat == view.seat]
    chosen = own.count(KOZ)
    left = KOZ_EACH - chosen if koz else CEZA_EACH - (len(own) - chosen)
    due = KOZ_EACH if koz else CEZA_EACH
    return WAIT * (left - due * (KOZ_EACH + CEZA_EACH - len(own)) / (KOZ_EACH + CEZA_EACH))
