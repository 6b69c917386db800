"""Review of a recorded deal: what each decision of one seat cost by what it knew, and what would have been better."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import Any, Final

from cardgui.bots.player import DEFAULT_LEVEL
from cardgui.bots.registry import player
from cardgui.bots.thought import Thought
from cardgui.engine import kernel
from cardgui.engine.action import Action, Play
from cardgui.engine.cards import Card
from cardgui.engine.game import Deal
from cardgui.engine.numbers import Stream
from cardgui.engine.record import Record
from cardgui.teaching.hints import LEVEL, in_points, reason
from cardgui.teaching.motives.cases import TRICK_WORTH
from cardgui.teaching.motives.reason import Reason

_COMPILED: Final = not str(kernel.__file__).endswith(".py")
# Plain code takes so much longer that it must be content with less thought: nobody waits minutes for a review.
STEPS: Final = 200_000 if _COMPILED else 12_500
"""Cards played in thought for a decision."""
LINE_STEPS: Final = 50_000 if _COMPILED else 6_000
"""The same where a whole deal is played again."""
LESS: Final = 0.5
"""From this part of a trick on a decision is marked; from a whole one on strongly."""
SLICE: Final = 4
"""Tries after which it is told that there is more to think."""
OPEN_LINES: Final = 3
"""How many lines are looked for with all hands open."""


@dataclass(frozen=True, slots=True)
class Judged:
    """One decision.

    Attributes:
        index: how many actions came before it.
        trick: of which trick it is, 0 before the first.
        action: what was done.
        better: what would have been better by what the seat knew; the same where nothing was.
        cost: points that ``action`` is expected to bring less, by what the seat knew.
        mark: ``"trick"`` where it cost a trick's worth or more, ``"less"`` from half of that on, else ``""``.
        reason: why ``better``, where the decision is marked.
        losses: for each card that could be played, what it would have cost; where the decision is marked.
    """

    index: int
    trick: int
    action: Action
    better: Action
    cost: float
    mark: str
    reason: Reason | None
    losses: Mapping[Card, float]


@dataclass(frozen=True, slots=True)
class Line:
    """How a deal would have gone with another player in the seat, all others playing on as Steady does.

    Attributes:
        kind: ``"expert"``: Expert, who knows what the seat knew. ``"open"``: a line found with all hands open.
        score: points of the seat or its side.
        tricks: tricks of the seat.
    """

    kind: str
    score: int
    tricks: int


def begun(record: Record) -> Deal:
    """A recorded deal before its first action."""
    return record.game.begin(record.setup, record.layout)


def decisions(record: Record, seat: int) -> list[int]:
    """The indexes of the actions at which a seat had a choice."""
    found = []
    deal = begun(record)
    for index, action in enumerate(record.actions):
        if action.seat == seat and len(deal.legal(seat)) > 1:
            found.append(index)
        deal.apply(action)
    return found


def judge(record: Record, index: int, steps: int = STEPS) -> Iterator[Judged | None]:
    """What a decision cost; ``None`` comes as long as there is more to think.

    Args:
        record: the deal. index: how many actions came before the decision.
        steps: cards to be played in thought.
    """
    deal = begun(record)
    for action in record.actions[:index]:
        deal.apply(action)
    action = record.actions[index]
    view: Any = deal.view(action.seat)
    if view.phase == "bid" and hasattr(view, "laid"):
        # Truf's bids stand in turn order, but are laid without sight of each other (TR-6).
        view = begun(record).view(action.seat)
    thinker: Any = player(record.game.id, LEVEL, steps)
    thought: Thought = thinker.consider(view, _seed(record, index), action)
    count = 0
    while not thought.go_on():
        count += 1
        if count % SLICE == 0:
            yield None
    yield _judged(record, index, view, thought)


def _judged(record: Record, index: int, view: Any, thought: Thought) -> Judged:
    game, action = record.game.id, record.actions[index]
    worth = in_points(game, thought.values())
    unit = TRICK_WORTH[game]
    best = thought.action()
    cost = max(0.0, worth[best] - worth[_tried(action, worth)])
    trick = sum(view.taken) + 1 if isinstance(action, Play) else 0
    mark = "trick" if cost >= unit else "less" if cost >= LESS * unit else ""
    better = best if mark else action
    losses = {other.card: worth[best] - value for other, value in worth.items() if isinstance(other, Play) and mark}
    why = reason(game, view, best, worth) if mark else None
    return Judged(index, trick, action, better, cost, mark, why, losses)


def _tried(action: Action, worth: Mapping[Action, float]) -> Action:
    """The action as it was tried: discards are the same in any order."""
    if action in worth:
        return action
    cards = set(getattr(action, "cards", ()))
    return next(other for other in worth if cards and set(getattr(other, "cards", ())) == cards)


def _seed(record: Record, *what: str | int) -> int:
    """The same cards are judged the same, in whatever match they were played."""
    cards = ("/".join(hand) for hand in record.layout.hands)
    return Stream("review", *what, record.game.id, record.setup.deal, *cards).word() >> 2


def line(record: Record, seat: int, kind: str, turn: int = 0, steps: int = LINE_STEPS) -> Iterator[Line | None]:
    """How the deal goes with Expert in the seat; ``None`` comes as long as there is more to play.

    Args:
        record: the deal. seat: whose.
        kind: ``"expert"``, or ``"open"`` where it sees all hands.
        turn: another number, another line.
        steps: cards to be played in thought for a decision.
    """
    deal = begun(record)
    others = player(record.game.id, DEFAULT_LEVEL)
    expert: Any = player(record.game.id, LEVEL, steps)
    count = 0
    while not deal.over:
        acting = min(deal.to_act)
        view = deal.view(acting)
        seed = _seed(record, kind, turn, count)
        count += 1
        if acting != seat:
            deal.apply(others.choose(view, seed))
            continue
        yield None
        seeing = _seeing(expert, steps, deal) if kind == "open" else expert
        thought: Thought = seeing.think(view, seed)
        tried = 0
        while not thought.go_on():
            tried += 1
            if tried % SLICE == 0:
                yield None
        deal.apply(thought.action())
    result = deal.result()
    scores = result["deal_scores"]
    yield Line(kind, int(scores[seat % len(scores)]), int(result["tricks"][seat]))


def _seeing(expert: Any, steps: int, deal: Deal) -> Any:
    """Expert with all hands open."""
    hands = [deal.view(seat).hand for seat in range(deal.game.players)]
    return type(expert)(steps, lambda cards: cards.reveal(hands))
