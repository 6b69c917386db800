"""What the sandbox knows of Truf: trumps and mode follow from four bids, so bids are found that make what is wanted."""

from __future__ import annotations

from dataclasses import replace
from itertools import product
from typing import Final

from cardgui.engine.cards import FRENCH, FRENCH_SUITS, Card
from cardgui.engine.truf_scoring import bid_value, declarer, mode_of
from cardgui.teaching.sandbox.draft import Draft

SEATS: Final = 4
BROKEN: Final = "broken"
MODES: Final = ("atas", "bawah")
CONTRACTS: Final = tuple(f"{suit}:{mode}" for suit, mode in product(FRENCH_SUITS, MODES))
_VALUES: Final = {"atas": (8, 9, 7, 10, 6, 5), "bawah": (4, 3, 5, 2, 6, 7, 8, 1)}
"""Bids of the declarer that are tried, the likely ones first."""


def bids(draft: Draft) -> list[Card] | None:
    """The four bid cards, ``None`` while one is missing."""
    laid = draft.listed("bids")
    return laid if len(laid) == SEATS and all(isinstance(card, str) for card in laid) else None


def contract(draft: Draft) -> str:
    """Trump suit and mode, ``""`` while they are not known."""
    cards = bids(draft)
    if cards is None:
        return ""
    adjust = draft.rest.get("adjust")
    mode = mode_of(sum(map(bid_value, cards)))
    if mode is None:
        mode = {1: "atas", -1: "bawah"}.get(adjust) if isinstance(adjust, int) else None
    return f"{cards[declarer(cards)][1]}:{mode}" if mode else ""


def trump(draft: Draft) -> str | None:
    """The trump suit, ``None`` while it is not known."""
    cards = bids(draft)
    return None if cards is None else cards[declarer(cards)][1]


def choose(draft: Draft, key: str) -> Draft:
    """Let trumps and mode be so; the same player stays declarer where that is possible."""
    if key == contract(draft):
        return draft
    now = bids(draft)
    wanted = declarer(now) if now is not None else draft.leader or 0
    seats = (wanted, *(seat for seat in range(SEATS) if seat != wanted))
    found = next((made for seat in seats if (made := _made(draft, key, seat)) is not None), None)
    if found is None:
        return draft
    changed = draft.with_fields(adjust=None, bids=list(found))
    return replace(changed, leader=seats[0]) if changed.leader is None else changed


def _made(draft: Draft, key: str, first: int) -> list[Card] | None:
    """Bids by which this seat is declarer, in its suit and mode; ``None`` if there are none."""
    suit, mode = key.split(":")
    for value in _VALUES[mode]:
        highest = next((card for card in _free(draft, first, set()) if (card[1], bid_value(card)) == (suit, value)), "")
        if not highest:
            continue
        made: dict[int, Card] = {first: highest}
        for seat in range(SEATS):
            if seat != first:
                free = [card for card in _free(draft, seat, set(made.values())) if bid_value(card) < value]
                made[seat] = (max if mode == "atas" else min)(free, key=bid_value, default="")
        cards = [made[seat] for seat in range(SEATS)]
        if all(cards) and mode_of(sum(map(bid_value, cards))) == mode and declarer(cards) == first:
            return cards
    return None


def _free(draft: Draft, seat: int, taken: set[Card]) -> list[Card]:
    """The cards that a seat can have bid with: nobody else holds them; low cards first, so that few are in use."""
    others = {
        card
        for other in range(SEATS)
        if other != seat
        for card in (*draft.hands[other], *filter(None, [draft.laid(other)]))
    }
    return [card for card in FRENCH.cards if card not in others and card not in taken]


def settle(draft: Draft) -> Draft:
    """Other bids of the same kind, where a bid card has come into somebody else's hand."""
    cards = bids(draft)
    if cards is None or all(card in _free(draft, seat, set()) for seat, card in enumerate(cards)):
        return draft
    key, wanted = contract(draft), declarer(cards)
    for seat in (wanted, *(other for other in range(SEATS) if other != wanted)):
        made = _made(draft, key, seat) if key else None
        if made is not None:
            return draft.with_fields(adjust=None, bids=list(made))
    return draft


def first_leader(draft: Draft) -> int | None:
    """The declarer, once the mode is known (TR-11)."""
    cards = bids(draft)
    return declarer(cards) if cards is not None and contract(draft) else None


def fresh(draft: Draft) -> Draft:
    """Spades are trumps, and the person leads."""
    return choose(replace(draft, leader=0), CONTRACTS[0])
