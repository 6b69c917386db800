"""Which card to play in Rook Sluff: for the team's bid, for one's own sluff, with or against those of others."""

from __future__ import annotations

from typing import Final

from cardgui.bots.rook_sluff.reading import TRUMP, Reading
from cardgui.engine.cards import ROOK, Card
from cardgui.engine.rook_sluff_scoring import EACH_BID, SLUFF, TEAMS, team_of
from cardgui.engine.rook_sluff_terms import RookSluffView

SPEND: Final = 0.45
"""What a card's chance of a later trick is worth against a trick now."""


def choose_card(view: RookSluffView) -> Card:
    """The card of highest value; of equal ones the lowest, and a sluffer's highest."""
    if len(view.legal) == 1:
        return view.legal[0]
    reading = Reading(view)
    worth = _values(reading)
    sign = 1 if reading.sluffs(view.seat) else -1
    return max(worth, key=lambda card: (round(worth[card], 6), sign * ROOK.rank_of[card], card))


def values(view: RookSluffView) -> dict[Card, float]:
    """How good each card that may be played is, by what the player is after."""
    return _values(Reading(view))


def _values(reading: Reading) -> dict[Card, float]:
    judge = sluffing if reading.sluffs(reading.view.seat) else value
    return {card: judge(reading, card) for card in reading.view.legal}


def sluffing(reading: Reading, card: Card) -> float:
    """How good a card is for a player who must not take a trick: it loses, and it is dangerous to keep."""
    danger = reading.lower(card) / max(reading.count[card[0]], 1)
    if card[0] == TRUMP:
        danger += 0.5
    return -10 * wins(reading, card, wanted=False) + danger


def value(reading: Reading, card: Card) -> float:
    """What the trick is worth to the team if the card is played, less what the card is worth later."""
    view = reading.view
    mine = wins(reading, card, wanted=True)
    worth = trick_worth(view)
    total = mine * worth
    winner = view.winning
    if winner is not None:
        stays = (1 - mine if reading.takes_over(card) else 1.0) * _stays(reading)
        if not reading.takes_over(card) and reading.with_me(winner):
            total += stays * (-SLUFF if reading.sluffs(winner) else worth)
        if not reading.takes_over(card) and not reading.with_me(winner) and reading.sluffs(winner):
            total += stays * SLUFF
    return total - _helped(reading, card) - SPEND * worth_later(reading, card) * max(worth, 1.0)


def _helped(reading: Reading, card: Card) -> float:
    """What it costs to lead low where a partner's sluff may have to take the trick."""
    if reading.best is not None:
        return 0.0
    risk = 0.0
    for seat in reading.later:
        if reading.with_me(seat) and reading.sluffs(seat):
            risk += reading.beaten_by(seat, card, wants=False)
    return SLUFF * 0.3 * risk


def _stays(reading: Reading) -> float:
    """The chance that the card which wins so far also wins in the end."""
    if reading.best is None:
        return 0.0
    chance = 1.0
    for seat in reading.later:
        chance *= 1 - reading.beaten_by(seat, reading.best, wants=_wants(reading, seat))
    return chance


def _wants(reading: Reading, seat: int) -> bool:
    """Whether a later seat will go for a trick that the own card is winning."""
    return not reading.sluffs(seat) and not reading.with_me(seat)


def wins(reading: Reading, card: Card, *, wanted: bool) -> float:
    """The chance that a card takes the current trick.

    Args:
        reading: what the seat knows.
        card: the card.
        wanted: whether partners leave the trick to it; a sluffer's partners take it if they can.
    """
    if not reading.takes_over(card):
        return 0.0
    chance = 1.0
    for seat in reading.later:
        wants = _wants(reading, seat) if wanted else reading.with_me(seat) and not reading.sluffs(seat)
        chance *= 1 - reading.beaten_by(seat, card, wants=wants)
    return chance


def trick_worth(view: RookSluffView) -> float:
    """What a trick is worth to the own team: a step to the bid, or one point and a step away for the others."""
    team = team_of(view.seat)
    needs = []
    for side in (team, 1 - team):
        taken = sum(view.taken[side::TEAMS])
        needs.append(view.team_bids[side] - taken)
    left = max(view.hand_sizes)
    own, other = needs
    worth = 1.0
    if 0 < own <= left:
        worth += EACH_BID
    if 0 < other <= left:
        # The tighter the others' bid, the more a trick hurts it.
        worth += EACH_BID * other / left
    return worth


def worth_later(reading: Reading, card: Card) -> float:
    """The chance that a card takes a later trick."""
    higher = reading.higher(card)
    if card[0] == TRUMP:
        return float(0.8**higher)
    return float(0.6**higher * 0.5)
