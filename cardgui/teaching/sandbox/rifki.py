"""What the sandbox knows of Rıfkı: seven contracts, koz in four suits."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from cardgui.engine.cards import FRENCH_SUITS
from cardgui.engine.rifki_contracts import CONTRACTS as ALL
from cardgui.engine.rifki_contracts import KOZ
from cardgui.teaching.sandbox.draft import Draft

HEARTS: Final = "hearts"
CONTRACTS: Final = (*(f"{KOZ}:{suit}" for suit in FRENCH_SUITS), *(name for name in ALL if name != KOZ))
_OF_ANOTHER: Final = ("tricks", "won", "gone", "voids", "lacks", HEARTS)
"""What happened in this deal under one contract means nothing under another."""


def contract(draft: Draft) -> str:
    """The contract, of a koz with its suit; ``""`` before the choice."""
    name, suit = draft.rest.get("contract"), draft.rest.get("trump")
    return "" if name is None else f"{name}:{suit}" if name == KOZ else str(name)


def trump(draft: Draft) -> str | None:
    """The trump suit of a koz."""
    suit = draft.rest.get("trump")
    return suit if isinstance(suit, str) else None


def choose(draft: Draft, key: str) -> Draft:
    """Let another contract be played."""
    if key == contract(draft):
        return draft
    name, _, suit = key.partition(":")
    changed = draft.with_fields(**dict.fromkeys(_OF_ANOTHER), contract=name, trump=suit or None)
    return replace(changed, leader=first_leader(changed)) if changed.leader is None else changed


def flags(draft: Draft) -> tuple[str, ...]:
    """Whether a heart was played, where hearts are spared until then (RI-22)."""
    played = ALL.get(str(draft.rest.get("contract", "")))
    return (HEARTS,) if played is not None and played.spares_hearts else ()


def first_leader(draft: Draft) -> int | None:
    """The declarer, once the contract is chosen (RI-16)."""
    return (draft.number("dealer") + draft.step) % draft.players if contract(draft) else None


def settle(draft: Draft) -> Draft:
    """Nothing else depends on where cards lie."""
    return draft


def fresh(draft: Draft) -> Draft:
    """El Almaz, and the person leads."""
    return choose(replace(draft, leader=0), "el_almaz")
