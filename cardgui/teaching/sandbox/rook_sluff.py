"""What the sandbox knows of Rook Sluff: black is always trumps, so only the number of players is chosen."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace
from typing import Final

from cardgui.engine.registry import make_game
from cardgui.engine.rook_sluff import RookSluff
from cardgui.engine.rook_sluff_position import RED_TWO
from cardgui.teaching.sandbox.draft import Draft

FIRST_OVER: Final = "first_over"
"""Whether the first trick, which a red 2 leads, is over (RS-12)."""
CONTRACTS: Final = tuple(map(str, sorted(RookSluff.player_counts)))
USUAL_BID: Final = 1


def contract(draft: Draft) -> str:
    """How many play."""
    return str(draft.players)


def trump(_draft: Draft) -> str | None:
    """Black, in every deal."""
    return "B"


def choose(draft: Draft, key: str) -> Draft:
    """Let another number of people play: whoever stays keeps the cards that are in the pack of so many."""
    count = int(key)
    if count == draft.players:
        return draft
    there_are = Counter(make_game(draft.game, draft.options, count).cards)
    hands = []
    for seat in range(count):
        hand = []
        for card in draft.hands[seat] if seat < draft.players else ():
            if there_are[card]:
                there_are[card] -= 1
                hand.append(card)
        hands.append(tuple(hand))
    leader = draft.leader if draft.leader is not None and draft.leader < count else 0
    changed = Draft(draft.game, count, draft.options, tuple(hands), leader)
    return settle(set_flag(changed, FIRST_OVER, on=draft.began))


def flag(draft: Draft, key: str) -> bool:  # noqa: ARG001
    """Whether a trick is finished."""
    return draft.began


def set_flag(draft: Draft, key: str, *, on: bool) -> Draft:  # noqa: ARG001
    """Let this be a later trick, or the first of the deal; of that nothing is over."""
    if on:
        return draft.with_fields(tricks=[1] + [0] * (draft.players - 1)) if not draft.began else draft
    return draft.with_fields(tricks=None, gone=None, voids=None, lacks=None)


def settle(draft: Draft) -> Draft:
    """Everybody has bid once cards are played."""
    if draft.leader is None and not draft.trick:
        return draft
    laid = draft.listed("bids") or [None] * draft.players
    if None not in laid:
        return draft
    return draft.with_fields(bids=[USUAL_BID if bid is None else bid for bid in laid])


def first_leader(draft: Draft) -> int | None:
    """Whoever is nearest to the dealer's left with a red 2, once all have bid (RS-12)."""
    laid = draft.listed("bids")
    if len(laid) < draft.players or None in laid:
        return None
    order = [(draft.number("dealer") + 1 + place) % draft.players for place in range(draft.players)]
    return next((seat for seat in order if RED_TWO in draft.hands[seat]), None)


def misled(draft: Draft) -> bool:
    """Whether another leads the first trick than whoever is nearest to the dealer's left with a red 2 (RS-12).

    Hands that are not set may hold a red 2 that lies nowhere yet.
    """
    if draft.leader is None or draft.began:
        return False
    step, dealer = draft.step, draft.number("dealer")
    order = [(dealer + step * (place + 1)) % draft.players for place in range(draft.players)]
    played = draft.played
    holding = [seat for seat in order if RED_TWO in draft.hands[seat] or (seat, RED_TWO) in played]
    placed = Counter([*draft.trick, *(card for hand in draft.hands for card in hand)])[RED_TWO]
    if not holding or draft.leader in holding:
        return bool(holding) and holding[0] != draft.leader
    none_left = placed == Counter(draft.rules.cards)[RED_TWO]
    return none_left or bool(draft.hands[draft.leader]) or order.index(holding[0]) < order.index(draft.leader)


def fresh(draft: Draft) -> Draft:
    """A later trick of six players, which the person leads."""
    return settle(set_flag(replace(draft, leader=0), FIRST_OVER, on=True))
