"""A deal that belongs to no match and stands in no ledger: of a lesson, or played freely from any position."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Any

from PySide6.QtCore import QObject, QTimer

from cardgui.bots.player import DEFAULT_LEVEL
from cardgui.engine.action import Action, Play
from cardgui.engine.cards import Card
from cardgui.engine.events import CardsDealt, DealBegan, DealEnded, Event
from cardgui.engine.game import Deal, Layout, Setup
from cardgui.engine.match import FinishedDeal, Match
from cardgui.engine.position import Position
from cardgui.engine.registry import deal_from
from cardgui.ledger.rows import Seat
from cardgui.models.controller import ME, TableController
from cardgui.models.ledger_writer import Job, LedgerWriter
from cardgui.models.registry import GAME_MODELS
from cardgui.models.shown import Placed


class FreeMatch(Match):
    """A match of one deal that begins at a position.

    Attributes:
        before: actions after which the deal is shown first, and again when it starts over.
    """

    def __init__(self, position: Position, number: int = 1, before: Sequence[Action] = ()) -> None:
        """Begin.

        Args:
            position: where the deal begins.
            number: decides what computer players leave to chance.
            before: actions after which it is shown first.

        Raises:
            RecordFaultError: if the position contradicts itself or the rules.
            IllegalActionError: if an action is impossible.
        """
        deal = deal_from(position)
        super().__init__(deal.game, number)
        self._position = position
        self.before = tuple(before)
        self.resume_deal(deal.setup, deal.layout, 0)

    @property
    def next_setup(self) -> None:
        """There is no next deal."""
        return

    @property
    def over(self) -> bool:
        """Whether the deal has been played."""
        return not self.in_deal

    def resume_deal(self, setup: Setup, layout: Layout, attempt: int) -> list[Event]:  # noqa: ARG002
        """Begin the deal at its position once more; what brings the picture there."""
        deal, events = _opened(self._position)
        for action in self.before:
            events += deal.apply(action)
        self.deal = deal
        return events

    def apply(self, action: Action) -> list[Event]:
        """Carry out an action; when the deal is over, score it.

        Raises:
            IllegalActionError: if the rules refuse it; nothing has changed then.
            ValueError: if the deal is over.
        """
        deal = self.deal
        if deal is None or deal.over:
            raise ValueError("the deal is over")
        events = deal.apply(action)
        if deal.over:
            result = deal.result()
            self.finished.append(FinishedDeal(deal.setup, deal.layout, deal.actions(), result))
            events.append(DealEnded(deal.setup.deal, tuple(result["deal_scores"]), self.scores, None))
        return events


def _opened(position: Position) -> tuple[Deal, list[Event]]:
    """The deal of a position, and the events that bring a picture to it."""
    trick = [str(card) for card in _cards(position.fields.get("trick"))]
    whole = deal_from(position)
    if not trick:
        return whole, _opening(whole)
    leader, step, count = position.fields["leader"], whole.setup.step, whole.game.players
    assert isinstance(leader, int)  # noqa: S101 - a trick needs its leader
    hands = [list(hand) for hand in _cards(position.fields["hands"])]
    for place, card in enumerate(trick):
        hands[(leader + step * place) % count].append(card)
    deal = deal_from(replace(position, fields={**position.fields, "trick": [], "hands": hands}))
    events = _opening(deal)
    for place, card in enumerate(trick):
        events += deal.apply(Play((leader + step * place) % count, card))
    return deal, events


def _cards(value: object) -> list[Any]:
    return value if isinstance(value, list) else []


def _opening(deal: Deal) -> list[Event]:
    view, setup = deal.view(ME), deal.setup
    hidden: list[tuple[Card | None, ...]] = [(None,) * size for size in view.hand_sizes]
    hidden[ME] = tuple(view.hand)
    first = (setup.dealer + setup.step) % deal.game.players
    return [
        DealBegan(setup.deal, 1, setup.dealer, setup.direction, turned=False, scores=setup.scores),
        CardsDealt(tuple(hidden), first),
        Placed(view),
    ]


class Unrecorded(LedgerWriter):
    """Keeps nothing, and says so of every job as soon as the caller has gone on."""

    def __init__(self, parent: QObject) -> None:
        super().__init__(_no_ledger, parent, lasting=False)

    def submit(self, job: Job) -> int:  # noqa: ARG002
        """Forget a job."""
        self._token += 1
        QTimer.singleShot(0, self, lambda token=self._token: self.done.emit(token, True))  # noqa: FBT003
        return self._token


def _no_ledger() -> Any:
    raise AssertionError("a free deal has no ledger")


def free_table(match: FreeMatch, parent: QObject, *, asks: bool, level: str = DEFAULT_LEVEL) -> TableController:
    """The table of a free deal, which shows its position at once.

    Args:
        match: the deal.
        parent: who keeps the table.
        asks: whether computer players decide for their seats.
        level: of the computer players.
    """
    names = GAME_MODELS[match.game.id].opponents[: match.game.players - 1]
    seats = [Seat("", None, human=True), *(Seat(name, level, human=False) for name in names)]
    controller = TableController(match, seats, Unrecorded(parent), parent=parent)
    controller.asks, controller.recorded = asks, False
    deal = match.deal
    assert deal is not None  # noqa: S101 - the match has begun
    controller.place(match.resume_deal(deal.setup, deal.layout, 0))
    return controller
