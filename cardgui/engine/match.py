"""A match: deals strung together by the rules, from a match number or from what was recorded."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from cardgui.engine.action import Action
from cardgui.engine.events import DealEnded, Event, MatchEnded
from cardgui.engine.game import Deal, Game, Layout, Setup
from cardgui.engine.numbers import decision_seed, match_stream


@dataclass(frozen=True, slots=True)
class FinishedDeal:
    """A deal that was played out."""

    setup: Setup
    layout: Layout
    actions: tuple[Action, ...]
    result: dict[str, Any]


class Match:
    """A match of one game.

    Attributes:
        game: rules and options.
        number: match number, 1 … 999,999,999; it decides everything that chance decides.
        finished: deals that were played out, oldest first.
        deal: the deal in progress, or the one that ended last, or ``None`` before the first.
        attempt: how often the cards of this deal were thrown in before it could be played (TR-5).
    """

    def __init__(self, game: Game, number: int) -> None:
        """Begin before the first deal."""
        self.game = game
        self.number = number
        self.finished: list[FinishedDeal] = []
        self.deal: Deal | None = None
        self.attempt = 0
        self._first: tuple[Setup, Layout] | None = None

    @property
    def scores(self) -> tuple[int, ...]:
        """Cumulative scores after the finished deals, by seat or side."""
        if not self.finished:
            return (0,) * self.game.sides
        last = self.finished[-1]
        return last.setup.scores_after(last.result)

    @property
    def next_setup(self) -> Setup | None:
        """The setup of the next deal, or ``None`` when the match is over."""
        if self.finished:
            return self.game.next_setup(self.finished[-1].setup, self.finished[-1].result)
        if self._first is not None:
            return self._first[0]
        drawn = match_stream(self.game.id, self.game.players, self.number, "first").below(self.game.players)
        return self.game.first_setup(drawn)

    @property
    def in_deal(self) -> bool:
        """Whether a deal is being played."""
        return self.deal is not None and not self.deal.over

    @property
    def over(self) -> bool:
        """Whether the last deal has been played."""
        return not self.in_deal and bool(self.finished) and self.next_setup is None

    @property
    def winners(self) -> tuple[int, ...]:
        """The winners of a match that is over."""
        return self.game.winners(self.scores, self.finished[-1].result)

    def start_deal(self) -> list[Event]:
        """Shuffle, deal (again as often as the cards are thrown in) and begin the next deal.

        Raises:
            ValueError: while a deal is being played, and when the match is over.
        """
        setup = None if self.in_deal else self.next_setup
        if setup is None:
            raise ValueError("no deal can begin now")
        if self._first is not None and not self.finished:
            return self.resume_deal(*self._first, 0)
        events: list[Event] = []
        turned = bool(self.finished) and self.finished[-1].setup.direction != setup.direction
        # Whoever the cards of a deal made its declarer stays so when it is void and played again (RI-30).
        repeated = bool(self.finished) and self.finished[-1].setup.deal == setup.deal
        self.attempt = 0
        while True:
            layout = self._distribute(setup)
            if not repeated:
                setup = self.game.settled(setup, layout)
            events += self.game.opening_events(setup, layout, turned=turned, attempt=self.attempt)
            thrown_in = self.game.thrown_in(layout)
            if thrown_in is None:
                break
            events.append(thrown_in)
            self.attempt += 1
        self.deal = self.game.begin(setup, layout)
        return events

    def begin_with(self, setup: Setup, layout: Layout) -> None:
        """Let the match begin with this deal, whatever number it has; called once, on a new match."""
        self._first = (setup, layout)

    def cards_of(self, setup: Setup, redeal: int) -> Layout:
        """The cards that a deal of this match has after so many packs of its number were used up."""
        stream = match_stream(self.game.id, self.game.players, self.number, "pack", setup.deal, redeal)
        cut = match_stream(self.game.id, self.game.players, self.number, "cut", setup.deal, redeal)
        return self.game.distribute(setup, stream.shuffled(self.game.cards), cut.below(self.game.cut_choices))

    def resume_deal(self, setup: Setup, layout: Layout, attempt: int) -> list[Event]:
        """Begin a deal whose cards were recorded, as :meth:`start_deal` would.

        Args:
            setup: dealer, direction and scores as recorded.
            layout: the recorded cards.
            attempt: how often they had been thrown in before.
        """
        turned = bool(self.finished) and self.finished[-1].setup.direction != setup.direction
        self.attempt = attempt
        self.deal = self.game.begin(setup, layout)
        return self.game.opening_events(setup, layout, turned=turned, attempt=attempt)

    def _distribute(self, setup: Setup) -> Layout:
        return self.cards_of(setup, self._redeal(setup))

    def _redeal(self, setup: Setup) -> int:
        """How many packs of this deal number were used up before: thrown in (TR-5) or void (RI-30)."""
        void = sum(done.setup.deal == setup.deal for done in self.finished)
        return self.attempt + void

    def apply(self, action: Action) -> list[Event]:
        """Carry out an action; at the end of a deal, score it.

        Raises:
            IllegalActionError: if the rules refuse it; nothing has changed then.
            ValueError: if no deal is being played.
        """
        deal = self.deal
        if deal is None or deal.over:
            raise ValueError("no deal is being played")
        events = deal.apply(action)
        if deal.over:
            result = deal.result()
            self.finished.append(FinishedDeal(deal.setup, deal.layout, deal.actions(), result))
            following = self.next_setup
            next_dealer = following.dealer if following else None
            events.append(DealEnded(deal.setup.deal, tuple(result["deal_scores"]), self.scores, next_dealer))
            if following is None:
                events.append(MatchEnded(self.scores, self.winners))
        return events

    def seed(self, seat: int) -> int:
        """The seed of the next decision of a seat in the deal in progress."""
        if self.deal is None:
            raise ValueError("no deal is being played")
        index = self.deal.decision_index(seat)
        return decision_seed(self.game.id, self.game.players, self.number, self.deal.setup.deal, seat, index)

    def restore(self, finished: Sequence[FinishedDeal]) -> None:
        """Take over deals that were played and recorded before; called once, on a new match."""
        self.finished = list(finished)


def opening_json(game: Game, setup: Setup, layout: Layout) -> dict[str, Any]:
    """The part of a record that is known once the cards are dealt."""
    opening: dict[str, Any] = {
        "deal": setup.deal,
        "dealer": setup.dealer,
        "direction": setup.direction,
        "scores_before": list(setup.scores),
    }
    if game.keeps_history:
        opening["history"] = [list(pair) for pair in setup.history]
    return {**opening, **game.layout_json(layout)}


def read_setup(opening: Mapping[str, Any]) -> Setup:
    """The setup of an opening that :func:`opening_json` wrote."""
    history = tuple((int(seat), str(contract)) for seat, contract in opening.get("history", ()))
    return Setup(
        int(opening["deal"]),
        int(opening["dealer"]),
        str(opening["direction"]),
        tuple(map(int, opening["scores_before"])),
        history,
    )
