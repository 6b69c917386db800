"""What the tests of the engine share: deals from short texts, play at random, records out of play."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterable, Sequence
from pathlib import Path
from typing import Any

from cardgui.engine import position
from cardgui.engine.action import Action, Play
from cardgui.engine.events import Event
from cardgui.engine.game import Deal, Game
from cardgui.engine.match import FinishedDeal, Match
from cardgui.engine.record import make_record
from cardgui.engine.registry import deal_from

SAMPLES = Path(__file__).parent / "samples"

Chooser = Callable[[Deal, int], Action]


def cards(text: str) -> tuple[str, ...]:
    """Card codes separated by spaces."""
    return tuple(text.split())


def deal_at(text: str) -> Deal:
    """The deal of a position in text form; line breaks are spaces."""
    return deal_from(position.read(" ".join(text.split())))


def play(deal: Deal, *codes: str) -> list[Event]:
    """Play the cards in turn; returns all events."""
    events: list[Event] = []
    for code in codes:
        (seat,) = deal.to_act
        events += deal.apply(Play(seat, code))
    return events


def legal_cards(deal: Deal) -> set[str]:
    """The cards that the one seat to act may play."""
    (seat,) = deal.to_act
    return {action.card for action in deal.legal(seat) if isinstance(action, Play)}


def at_random(rng: random.Random) -> Chooser:
    """A chooser that takes any legal action."""
    return lambda deal, seat: rng.choice(deal.legal(seat))


def play_out(deal: Deal, rng: random.Random, choose: Chooser | None = None, steps: int = 10**6) -> list[Event]:
    """Go on at random to the end (or for so many steps), simultaneous deciders in random order."""
    chooser = choose or at_random(rng)
    events: list[Event] = []
    while not deal.over and steps > 0:
        seat = rng.choice(sorted(deal.to_act))
        events += deal.apply(chooser(deal, seat))
        steps -= 1
    return events


def finished(game: Game, number: int, choose: Chooser | None = None) -> Match:
    """A whole match played at random."""
    rng = random.Random(number)
    match = Match(game, number)
    while not match.over:
        match.start_deal()
        chooser = choose or at_random(rng)
        while match.in_deal:
            assert match.deal is not None
            seat = rng.choice(sorted(match.deal.to_act))
            match.apply(chooser(match.deal, seat))
    return match


def records(match: Match) -> list[dict[str, Any]]:
    """The records of a match's finished deals."""
    return [make_record(match.game, f"test-{match.number}", done) for done in match.finished]


def replayed(game: Game, done: FinishedDeal, actions: Iterable[Action]) -> Deal:
    """A deal with the cards of another after some actions."""
    deal = game.begin(done.setup, done.layout)
    for action in actions:
        deal.apply(action)
    return deal


def swapped(hands: Sequence[Sequence[str]], one: str, other: str) -> tuple[tuple[str, ...], ...]:
    """The hands with two cards exchanged."""
    change = {one: other, other: one}
    return tuple(tuple(change.get(card, card) for card in hand) for hand in hands)
