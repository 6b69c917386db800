"""Rıfkı's contracts: what each is about, who may still choose which, and what a deal scores (RI-6 to RI-15)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from cardgui.engine.cards import FRENCH, Card
from cardgui.engine.explain import ScorePart

TRICKS: Final = 13
DEALS: Final = 20
KOZ: Final = "koz"
KOZ_EACH: Final = 2
"""Koz contracts that every player must choose in the course of the game (RI-6)."""
CEZA_EACH: Final = 3
"""Penalty contracts that every player must choose in the course of the game (RI-6)."""
TIMES: Final = 2
"""How often each penalty contract can be chosen in the whole game (RI-7)."""
OPENING: Final = 4
"""Deals at the beginning without koz, if so agreed (RI-27)."""
KING_TRICKS: Final = 11
"""Tricks in a koz deal that make King (RI-29)."""

History = Sequence[tuple[int, str]]


@dataclass(frozen=True, slots=True)
class Contract:
    """One contract.

    Attributes:
        name: as in records.
        rule: its rule.
        counts: what scores: ``"tricks"``, ``"last_tricks"`` (the last two) or ``"cards"`` (the penalty cards).
        each: points for each of them.
        cards: the penalty cards (RI-15).
        spares_hearts: hearts may not be led at first (RI-22).
        forces_lower: a penalty card below a card on the table must be played (RI-21).
    """

    name: str
    rule: str
    counts: str
    each: int
    cards: tuple[Card, ...] = ()
    spares_hearts: bool = False
    forces_lower: bool = False

    @property
    def total(self) -> int:
        """What the four players score together (RI-24)."""
        return self.each * {"tricks": TRICKS, "last_tricks": 2, "cards": len(self.cards)}[self.counts]


def _of(*ranks: str) -> tuple[Card, ...]:
    return tuple(card for card in FRENCH.cards if card[0] in ranks)


_HEARTS = FRENCH.lanes[FRENCH.lane_named["H"]].cards

CONTRACTS: Final[dict[str, Contract]] = {
    contract.name: contract
    for contract in (
        Contract(KOZ, "RI-8", "tricks", 50),
        Contract("rifki", "RI-9", "cards", -320, ("KH",), spares_hearts=True, forces_lower=True),
        Contract("kiz", "RI-10", "cards", -100, _of("Q"), forces_lower=True),
        Contract("erkek", "RI-11", "cards", -60, _of("K", "J"), forces_lower=True),
        Contract("kupa", "RI-12", "cards", -30, _HEARTS, spares_hearts=True),
        Contract("son_iki", "RI-13", "last_tricks", -180),
        Contract("el_almaz", "RI-14", "tricks", -50),
    )
}
"""Koz and the six penalty contracts, in the order of the rules."""


@dataclass(frozen=True, slots=True)
class Barred:
    """Why a contract cannot be chosen: rule, key of the sentence, and the deals that used it up, from 1."""

    rule: str
    reason: str
    deals: tuple[int, ...] = ()


def barred(history: History, seat: int, contract: str, *, opening_penalties: bool) -> Barred | None:
    """Why a seat may not choose a contract after the contracts chosen so far, or ``None`` if it may.

    Nobody can be left without a choice: twelve penalty contracts are due (RI-6) and six can be chosen twice each
    (RI-7), so whoever still owes one finds one; and with RI-27 the four players owe three each in the first four deals.
    """
    own = [deal for deal, (who, name) in enumerate(history, 1) if who == seat and (name == KOZ) == (contract == KOZ)]
    if contract == KOZ:
        if opening_penalties and len(history) < OPENING:
            return Barred("RI-27", "no_koz_yet")
        return Barred("RI-6", "koz_used_up", tuple(own)) if len(own) >= KOZ_EACH else None
    if len(own) >= CEZA_EACH:
        return Barred("RI-6", "ceza_used_up", tuple(own))
    before = tuple(deal for deal, (_, name) in enumerate(history, 1) if name == contract)
    return Barred("RI-7", "contract_used_up", before) if len(before) >= TIMES else None


def choices(history: History, seat: int, *, opening_penalties: bool) -> tuple[str, ...]:
    """The contracts that a seat may choose now."""
    return tuple(name for name in CONTRACTS if barred(history, seat, name, opening_penalties=opening_penalties) is None)


def score_part(contract: Contract, seat: int, tricks: int, last: int, won: Sequence[Card]) -> ScorePart:
    """What one player scores for a deal, and why (RI-8 to RI-14).

    Args:
        contract: what the deal is about.
        seat: the player.
        tricks: tricks taken. last: how many of the last two. won: penalty cards won.
    """
    number = {"tricks": tricks, "last_tricks": last, "cards": len(won)}[contract.counts]
    values: dict[str, int | str] = {"contract": contract.name, "number": number, "each": contract.each}
    return ScorePart(seat, contract.rule, contract.counts, number * contract.each, values, tuple(won))


def standing(total: int) -> str:
    """``"out"`` (çıktı) for a final score above zero, ``"sunk"`` (battı) for any other (RI-25)."""
    return "out" if total > 0 else "sunk"
