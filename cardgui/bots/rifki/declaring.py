"""Which contract to choose in Rıfkı: the one that brings most, now and with the choices that are left for later."""

from __future__ import annotations

from cardgui.bots.rifki.planning import ahead
from cardgui.bots.rifki.reading import SEATS, SUITS, Reading
from cardgui.bots.rifki.worth import cost, takes_if_avoided, takes_in_koz
from cardgui.engine.cards import FRENCH_SUITS
from cardgui.engine.rifki_contracts import CONTRACTS, KOZ, TRICKS
from cardgui.engine.rifki_terms import Declare, RifkiView


def choose_contract(view: RifkiView) -> Declare:
    """The declaration of highest value among those that may be made (RI-5 to RI-8)."""
    worth = worths(view)
    return max(worth, key=lambda declaration: worth[declaration])


def worths(view: RifkiView) -> dict[Declare, float]:
    """What each declaration that may be made is worth, in points beside what a choice is expected to bring."""
    reading = Reading(view)
    chances = takes_if_avoided(reading.hand, reading.unseen, TRICKS)
    worth: dict[Declare, float] = {}
    for contract in view.choices:
        fair = CONTRACTS[contract].total / SEATS
        if contract != KOZ:
            value = -cost(contract, reading.hand, chances, TRICKS, 0) - fair
            worth[Declare(view.seat, contract)] = value + ahead(view, contract)
            continue
        for suit in range(SUITS):
            tricks = takes_in_koz(reading.hand, reading.unseen, TRICKS, suit)
            value = CONTRACTS[KOZ].each * tricks - fair
            worth[Declare(view.seat, KOZ, FRENCH_SUITS[suit])] = value + ahead(view, KOZ)
    return worth
