"""A controller without ledger, thread or clock: the real rules, opponents who always do the first legal thing."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Any

from PySide6.QtCore import QObject, Signal

from cardgui.engine.action import Action, Play, Refusal
from cardgui.engine.cards import Card
from cardgui.engine.decided import rest_is_decided
from cardgui.engine.events import DealEnded, Event
from cardgui.engine.match import Match
from cardgui.engine.options import OptionValue
from cardgui.engine.record import make_record
from cardgui.engine.registry import make_game
from cardgui.models.controller import Step
from cardgui.models.prompt import Prompt
from cardgui.models.registry import GAME_MODELS
from cardgui.models.shown import Beat, ShownSeat, ShownState

Choice = Callable[[int, Sequence[Action]], Action]


def first_legal(_seat: int, legal: Sequence[Action]) -> Action:
    """The simplest of all players."""
    return legal[0]


class FakeController(QObject):
    """What the table needs of a controller, all at once and in this thread."""

    queued = Signal()
    changed = Signal()
    refused = Signal(object)
    saved = Signal(bool)
    rewound = Signal()

    def __init__(
        self,
        number: int = 1,
        choice: Choice = first_legal,
        *,
        game: str = "truf",
        players: int | None = None,
        **options: OptionValue,
    ) -> None:
        super().__init__()
        self.match = Match(make_game(game, options, players), number)
        self._own = own = GAME_MODELS[game]
        names = ["", *own.opponents[: self.match.game.players - 1]]
        seats = [ShownSeat(seat, name, None if seat == 0 else "steady", seat == 0) for seat, name in enumerate(names)]
        self.shown = ShownState(game, self.match.game.pack, seats, own.fold, note=own.note)
        self.events: deque[Event] = deque()
        self.acted: list[Action] = []
        self.autoplay = False
        self.choice = choice
        self._beats: tuple[Event, Iterator[Beat]] | None = None
        self._asked = False
        self._done: list[Action] = []
        self.told: list[Event] = []
        self.playing_rest = False
        self.recorded = True

    def next_deal(self) -> None:
        self._done.clear()
        self.told.clear()
        self._add(self.match.start_deal())

    def _apply(self, action: Action) -> None:
        self._done.append(action)
        self._add(self.match.apply(action))

    def _add(self, events: Sequence[Event]) -> None:
        self.events.extend(event.seen_by(0) for event in events)
        self.queued.emit()

    @property
    def options(self) -> Mapping[str, OptionValue]:
        game = self.match.game
        return {option.name: game.option(option.name) for option in game.known_options}

    @property
    def prompt(self) -> Prompt | None:
        deal = self.match.deal
        return self._own.prompt(deal.view(0)) if self._asked and deal is not None else None

    def playable(self) -> frozenset[Card]:
        deal = self.match.deal
        if not self._asked or deal is None:
            return frozenset()
        if self._own.playable is not None:
            return self._own.playable(deal.view(0))
        return frozenset(action.card for action in deal.legal(0) if hasattr(action, "card"))

    def refusal(self, action: Action) -> Refusal | None:
        deal = self.match.deal
        return Refusal("README", "no_deal") if deal is None else deal.refusal(action)

    def play(self, card: Card) -> bool:
        return self.act(Play(0, card))

    def act(self, action: Action) -> bool:
        refusal = self.refusal(action)
        if refusal is not None:
            self.refused.emit(refusal)
            return False
        self._asked = False
        self.acted.append(action)
        self._apply(action)
        return True

    @property
    def rest_decided(self) -> bool:
        deal = self.match.deal
        return self._asked and deal is not None and rest_is_decided(self.match.game, deal.view(0))

    def play_rest(self) -> bool:
        self.playing_rest = self.rest_decided
        return self.playing_rest and self.play(min(self.playable()))

    def retell(self, tell: Callable[[Step], None]) -> None:
        now, seats = self.shown, [ShownSeat(s.seat, s.name, s.level, s.human) for s in self.shown.seats]
        self.shown = ShownState(now.game, now.pack, seats, self._own.fold, note=self._own.note)
        for event in self.told:
            for beat in self.shown.apply(event):
                tell(Step(event, beat))
        self.shown = now

    def sort_hand(self, order: str) -> None:
        self.shown.hand_order = order
        self.shown.sort_hand()

    @property
    def can_take_back(self) -> bool:
        return self.match.in_deal and any(action.seat == 0 for action in self._done)

    def take_back(self) -> bool:
        deal = self.match.deal
        if deal is None or not self.can_take_back:
            return False
        while self._done.pop().seat != 0:
            pass
        events = self.match.resume_deal(deal.setup, deal.layout, self.match.attempt)
        for action in self._done:
            events += self.match.apply(action)
        self.events.clear()
        self._beats, self._asked = None, False
        self.told = [event.seen_by(0) for event in events]
        for event in events:
            for _ in self.shown.apply(event.seen_by(0)):
                pass
        self.rewound.emit()
        return True

    def records(self) -> list[dict[str, Any]]:
        return [make_record(self.match.game, "match", done) for done in self.match.finished]

    def take(self) -> Step | None:
        while True:
            if self._beats is not None:
                event, beats = self._beats
                beat = next(beats, None)
                if beat is not None:
                    return Step(event, beat)
                self._beats = None
            if not self.events:
                return None
            event = self.events.popleft()
            self.told.append(event)
            self.playing_rest = self.playing_rest and not isinstance(event, DealEnded)
            self._beats = event, self.shown.apply(event)

    def settled(self) -> None:
        deal = self.match.deal
        if self.events or deal is None:
            return
        to_act = deal.to_act
        for seat in self.shown.seats:
            seat.to_act = seat.seat in to_act
        if self.playing_rest and 0 in to_act:
            self._apply(deal.legal(0)[0])
            return
        self._asked = 0 in to_act and not self.autoplay
        others = sorted(to_act if self.autoplay else to_act - {0})
        if others:
            self._apply(self.choice(others[0], deal.legal(others[0])))

    def play_alone(self, steps: int) -> None:
        """Let everybody act so many times, without showing it: to come to a situation quickly."""
        for _ in range(steps):
            deal = self.match.deal
            if deal is None or deal.over:
                break
            seat = min(deal.to_act)
            self._apply(self.choice(seat, deal.legal(seat)))
