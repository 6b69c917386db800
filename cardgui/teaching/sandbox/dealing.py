"""Deals what is not placed, so that a draft can be played: by chance, but never against what is known."""

from __future__ import annotations

from collections import Counter
from random import Random
from typing import Final

from cardgui.engine.cards import MATTO, Card
from cardgui.engine.game import RecordFaultError
from cardgui.engine.rook_sluff_position import RED_TWO
from cardgui.teaching.sandbox.draft import Draft
from cardgui.teaching.sandbox.judging import penalties, refused, trouble
from cardgui.teaching.sandbox.registry import sandbox

ATTEMPTS: Final = 30


def full_size(draft: Draft) -> int:
    """How many cards each hand gets: as many as the largest has; where none is set, a whole one less what is played."""
    if any(draft.hands):
        return max(map(draft.size, range(draft.players)))
    whole = sandbox(draft).hand_size(draft) - sum(map(int, draft.listed("tricks")))
    return max(min(whole, (sum(draft.left.values()) + len(draft.trick)) // draft.players), 1)


def dealt(draft: Draft, draw: Random) -> Draft | None:
    """Every hand filled up with cards that are not placed; ``None`` if they do not allow it.

    Nobody gets what it has shown not to hold, or what would have forbidden its card of the trick.
    """
    size = full_size(draft)
    needs = {seat: size - draft.size(seat) for seat in range(draft.players) if draft.size(seat) < size}
    allowed = {seat: _may_hold(draft, seat) for seat in needs}
    for _ in range(ATTEMPTS):
        made = _tried(draft, needs, allowed, draw)
        found = None if made is None else trouble(made)
        if made is not None and (found is None or found.key == "over"):
            return made
    return None


def _tried(draft: Draft, needs: dict[int, int], allowed: dict[int, frozenset[Card]], draw: Random) -> Draft | None:
    left = Counter(draft.left)
    order = sorted(needs, key=lambda seat: sum(left[card] for card in allowed[seat]) - needs[seat])
    for seat in order:
        choice = [card for card in left.elements() if card in allowed[seat]]
        later = [other for other in order if order.index(other) > order.index(seat)]
        draw.shuffle(choice)
        # Cards that nobody else can hold go first, so that the others are not left without.
        choice.sort(key=lambda card: sum(card in allowed[other] for other in later) > 0)
        if len(choice) < needs[seat]:
            return None
        own = choice[: needs[seat]]
        left.subtract(own)
        draft = draft.with_hand(seat, draft.rules.pack.sorted((*draft.hands[seat], *own)))
    return draft


def _may_hold(draft: Draft, seat: int) -> frozenset[Card]:
    """The cards that a seat can get."""
    place = next((place for place, (player, _) in enumerate(draft.played) if player == seat), None)
    lanes = draft.rules.pack.lane_of
    voids = {draft.rules.pack.lane_named[lane] for lane in _by_seat(draft, "voids", seat)}
    lacks = set(_by_seat(draft, "lacks", seat))
    bids = draft.listed("bids") if draft.game == "truf" else []
    watched = _watched(draft)
    found = set()
    for card in draft.left:
        if lanes[card] in voids or card in lacks or (card in bids and bids[seat] != card):
            continue
        if draft.game == "rook_sluff" and not draft.began and card == RED_TWO and seat != draft.leader:
            continue
        if place is None or (place and watched is not None and card not in watched) or _goes_with(draft, place, card):
            found.add(card)
    return frozenset(found)


def _watched(draft: Draft) -> frozenset[Card] | None:
    """The cards that can forbid others to whoever has not led: of the suit led, trumps, penalty cards.

    ``None`` for any card, where the first one decides no suit.
    """
    if not draft.trick or draft.trick[0] == MATTO:
        return None
    lanes, trump = draft.rules.pack.lane_of, sandbox(draft).trump(draft)
    matter = {lanes[draft.trick[0]], draft.rules.pack.lane_named[trump] if trump is not None else -1}
    return penalties(draft) | {card for card in lanes if lanes[card] in matter}


def _by_seat(draft: Draft, name: str, seat: int) -> list[str]:
    listed = draft.listed(name)
    return list(listed[seat]) if len(listed) == draft.players else []


def _goes_with(draft: Draft, place: int, card: Card) -> bool:
    """Whether a seat that holds this card could have played as it did."""
    hand = (draft.trick[place], card)
    try:
        return refused(draft, place, hand) is None
    except RecordFaultError:
        return False
