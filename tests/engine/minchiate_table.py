"""What the tests of Minchiate share."""

from __future__ import annotations

import random
from collections.abc import Sequence

from cardgui.engine.action import Action, Refusal
from cardgui.engine.cards import MINCHIATE
from cardgui.engine.events import Event
from cardgui.engine.game import Setup
from cardgui.engine.match import Match
from cardgui.engine.minchiate import Minchiate
from cardgui.engine.minchiate_cards import POINTS, ROBBED
from cardgui.engine.minchiate_deal import MinchiateDeal
from cardgui.engine.minchiate_layout import MinchiateLayout
from cardgui.engine.minchiate_terms import MinchiateView, PointsScored
from tests.engine.dealing import deal_at

DULL = tuple(card for card in MINCHIATE.cards if card not in ROBBED)
"""Cards that nobody robs: 0 points and no trump above 20."""


def at(text: str) -> MinchiateDeal:
    """The deal of a position in text form."""
    deal = deal_at(text)
    assert isinstance(deal, MinchiateDeal)
    return deal


def fresh(number: int, **options: object) -> MinchiateDeal:
    """The first deal of a numbered match."""
    match = Match(Minchiate(options), number)
    match.start_deal()
    assert isinstance(match.deal, MinchiateDeal)
    return match.deal


def setup_of(dealer: int, **changes: int) -> Setup:
    return Setup(changes.get("deal", 1), dealer, "ccw", (0, 0))


def laid_out(robbed: Sequence[str], fola: Sequence[str], last: Sequence[str], seed: int = 0) -> MinchiateLayout:
    """A layout with these cards robbed, in the fola, and turned up by seat; the rest at random."""
    rng = random.Random(seed)
    rest = [card for card in MINCHIATE.cards if card not in {*robbed, *fola, *last}]
    rng.shuffle(rest)
    assert len(robbed) + len(fola) == 13
    hands = tuple((*rest[20 * seat : 20 * seat + 20], last[seat]) for seat in range(4))
    return MinchiateLayout(hands, tuple(robbed), tuple(fola))


def scored(events: Sequence[Event]) -> list[tuple[int, int, str]]:
    """Side, points and reason of the score events."""
    return [(event.side, event.points, event.why) for event in events if isinstance(event, PointsScored)]


def refusal(deal: MinchiateDeal, action: Action) -> Refusal:
    """The refusal of an action, which must be refused."""
    found = deal.refusal(action)
    assert found is not None
    return found


def because(deal: MinchiateDeal, action: Action) -> tuple[str, str]:
    """Rule and reason of a refusal."""
    found = refusal(deal, action)
    return found.rule, found.reason


def view_of(deal: MinchiateDeal, seat: int) -> MinchiateView:
    return deal.view(seat)


def points(cards: Sequence[str]) -> int:
    return sum(POINTS[card] for card in cards)
