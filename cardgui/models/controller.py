"""The one place that holds a match: actions go in, events come out once they are on disk."""

from __future__ import annotations

import logging
import uuid
from collections import deque
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from datetime import UTC, datetime
from typing import TYPE_CHECKING, Any, TypeGuard

from PySide6.QtCore import QObject, Signal

from cardgui import __version__
from cardgui.bots.player import DEFAULT_LEVEL
from cardgui.bots.style import EVEN
from cardgui.engine.action import Action, Play, Refusal
from cardgui.engine.cards import Card
from cardgui.engine.decided import rest_is_decided
from cardgui.engine.events import DealBegan, DealEnded, Event
from cardgui.engine.match import Match, opening_json
from cardgui.engine.options import OptionValue
from cardgui.engine.record import make_record
from cardgui.ledger.errors import ConflictError, UnknownIdError
from cardgui.ledger.rows import Seat, Unfinished
from cardgui.models.deciding import Deciding
from cardgui.models.history import hint_at, hints, last_decision, remaining, take_back_to, take_backs
from cardgui.models.ledger_writer import Job, LedgerWriter
from cardgui.models.match_so_far import DealSoFar, MatchSoFar
from cardgui.models.prompt import Prompt
from cardgui.models.registry import GAME_MODELS
from cardgui.models.shown import Beat, ShownSeat, ShownState
from cardgui.models.styles import style_of
from cardgui.models.table_models import TableModels

if TYPE_CHECKING:
    from cardgui.ledger.store import Ledger

log = logging.getLogger(__name__)

ME = 0
"""The person's seat (``rules/README.md``, Seats)."""


@dataclass(frozen=True, slots=True)
class Step:
    """One step of the picture, already in the shown state.

    Attributes:
        event: what happened, as the person's seat sees it.
        beat: how the table moves to it.
    """

    event: Event
    beat: Beat


class TableController(QObject):
    """Runs one match at the table.

    Whatever happens goes one way: an action is applied to the match, stored by the ledger writer, and only when that
    is acknowledged its events wait to be taken, one beat at a time, by whoever draws the table. Computer players are
    asked when the picture has caught up (:meth:`settled`).

    Attributes:
        match: the match.
        match_id: its id in the ledger.
        seats: who sits where.
        shown: the picture as data.
        models: the Qt models over it.
        autoplay: whether a computer player decides for the person (demonstration).
        asks: whether computer players decide for their seats; in lessons the lesson does.
        recorded: whether its deals can stand in a ledger.

    Signals:
        queued(): steps wait to be taken.
        changed(): the shown state, the prompt or the playable cards have changed.
        refused(refusal): the person tried what the rules refuse.
        saved(ok): whether the last action is on disk.
        rewound(): something was taken back; the shown state is an earlier one, to be shown at once.
    """

    queued = Signal()
    changed = Signal()
    refused = Signal(object)
    saved = Signal(bool)
    rewound = Signal()

    def __init__(
        self,
        match: Match,
        seats: Sequence[Seat],
        writer: LedgerWriter,
        match_id: str | None = None,
        parent: QObject | None = None,
        *,
        clock: Callable[[], datetime] = lambda: datetime.now(UTC),
    ) -> None:
        """Prepare a table; :meth:`begin` starts a new match, ``resume`` in ``models.resume`` an old one."""
        super().__init__(parent)
        self.match = match
        self.match_id = match_id or str(uuid.uuid4())
        self.seats = tuple(seats)
        self.autoplay = False
        self.asks = self.recorded = True
        self._clock = clock
        self._writer = writer
        self._own = GAME_MODELS[match.game.id]
        self._deal: DealSoFar | None = None
        self._records: list[Mapping[str, Any]] = []
        self._waiting: deque[tuple[int, list[Event]]] = deque()
        self._rewinding: int | None = None
        """The token with which a take-back is on disk."""
        self._told: list[Event] = []
        """What has been shown of the deal."""
        self._playing_rest = False
        self._events: deque[Event] = deque()
        self._beats: tuple[Event, Iterator[Beat]] | None = None
        self._asked = False
        self._closed = False
        self._question: object | None = None
        """Tells the answer that is awaited apart from those to questions that were forgotten."""
        self._asked_seat = ME
        self.shown = self._nothing_shown()
        self.models = TableModels(self)
        levels = [seat.level or DEFAULT_LEVEL for seat in self.seats]
        styles = [EVEN if seat.human else style_of(seat.name) for seat in self.seats]
        self._deciding = Deciding(match.game.id, levels, self, styles)
        self._deciding.done.connect(self._decided)
        self._players = self._deciding.players
        writer.done.connect(self._acknowledged)

    def _nothing_shown(self) -> ShownState:
        seats = [ShownSeat(number, seat.name, seat.level, seat.human) for number, seat in enumerate(self.seats)]
        return ShownState(self.match.game.id, self.match.game.pack, seats, self._own.fold, note=self._own.note)

    # -- beginning ------------------------------------------------------------------------------------------------

    def begin(self) -> None:
        """Enter the new match into the ledger and begin its first deal."""
        self._store(self.so_far().enter, [])
        self.next_deal()

    def next_deal(self) -> None:
        """Begin the next deal; nothing happens while one is played or when the match is over."""
        if self._closed or self.match.in_deal or self.match.over:
            return
        events = self.match.start_deal()
        deal = self.match.deal
        assert deal is not None  # noqa: S101 - start_deal made it
        opening = {**opening_json(self.match.game, deal.setup, deal.layout), "attempt": self.match.attempt}
        now = self._deal = DealSoFar(str(uuid.uuid4()), deal.setup.deal, opening, ())
        self._store(lambda ledger: ledger.start_deal(now.id, self.match_id, now.number, now.opening), events)

    def place(self, events: Sequence[Event]) -> None:
        """Show at once a deal that has just been begun in the middle; these events bring the picture there."""
        deal = self.match.deal
        assert deal is not None  # noqa: S101 - the match is in a deal
        self._deal = DealSoFar(str(uuid.uuid4()), deal.setup.deal, {}, ())
        self._show_at_once(event.seen_by(ME) for event in events)

    def resumed(self, stored: Unfinished, events: Sequence[Event]) -> None:
        """Take up where a recorded match stands: fold its last deal in at once, without motion.

        Args:
            stored: what the ledger holds of it.
            events: all events so far of the deal that is shown; none before the first one.
        """
        self._records = [row.record for row in stored.records]
        if stored.deal is not None:
            entries = tuple(row.body for row in stored.actions)
            self._deal = DealSoFar(stored.deal.id, stored.deal.number, stored.deal.opening, entries)
        self._show_at_once(event.seen_by(ME) for event in events)

    def _show_at_once(self, events: Iterable[Event]) -> None:
        self._told.clear()
        for event in events:
            self._told.append(event)
            for _ in self.shown.apply(event):
                pass
        self._refresh()

    # -- the person -----------------------------------------------------------------------------------------------

    @property
    def options(self) -> Mapping[str, OptionValue]:
        """Every option of the game with the value in force."""
        return {option.name: self.match.game.option(option.name) for option in self.match.game.known_options}

    @property
    def prompt(self) -> Prompt | None:
        """What the person has to do now, or ``None`` while others act or cards move."""
        deal = self.match.deal
        if not self._asked or deal is None:
            return None
        prompt: Prompt | None = self._own.prompt(deal.view(ME))
        return prompt

    @property
    def view(self) -> Any:
        """What the person's seat knows of the deal that is played or ended last, or ``None`` before the first."""
        return None if self.match.deal is None else self.match.deal.view(ME)

    def playable(self) -> frozenset[Card]:
        """The cards of the own hand that may be laid now, as a bid or to the trick."""
        deal = self.match.deal
        if not self._asked or deal is None:
            return frozenset()
        if self._own.playable is not None:
            return self._own.playable(deal.view(ME))
        return frozenset(card for action in deal.legal(ME) if (card := getattr(action, "card", None)) is not None)

    def refusal(self, action: Action) -> Refusal | None:
        """Why the person cannot do this now, or ``None`` if they can."""
        deal = self.match.deal
        return Refusal("README", "no_deal") if deal is None else deal.refusal(action)

    def play(self, card: Card) -> bool:
        """Play a card of the own hand; see :meth:`act`."""
        return self.act(Play(ME, card))

    def act(self, action: Action) -> bool:
        """Do what the person decided; if the rules refuse it, :attr:`refused` says why and nothing changes."""
        if self._closed:
            return False
        if (refusal := self.refusal(action)) is not None:
            self.refused.emit(refusal)
            return False
        self._asked = False
        self._apply(action)
        return True

    def enact(self, action: Action) -> None:
        """Do what a lesson lets any seat do.

        Raises:
            IllegalActionError: if the rules refuse it.
        """
        self._asked = False
        self._apply(action)

    @property
    def rest_decided(self) -> bool:
        """Whether the person leads, and whatever anybody plays from now on, the deal ends the same."""
        deal = self.match.deal
        if not self._asked or deal is None:
            return False
        view = deal.view(ME)
        return len(view.hand) > 1 and rest_is_decided(self.match.game, view)

    @property
    def playing_rest(self) -> bool:
        """Whether the person's cards play themselves, since the rest is decided; so until the end is shown."""
        return self._playing_rest

    def play_rest(self) -> bool:
        """Play any cards for the person to the end of the deal; False if it is not decided."""
        if not self.rest_decided:
            return False
        self._playing_rest = True
        return self.play(min(self.playable()))

    @property
    def can_take_back(self) -> bool:
        """Whether the person has decided something in the deal that is being played."""
        now = self._deal
        return not self._closed and now is not None and last_decision(now.actions, ME) is not None

    def take_back(self) -> bool:
        """Take back everything from the person's own last decision on; False if there is none in this deal.

        The match is at once where it was before it, the picture as soon as that is on disk (:attr:`rewound`).
        """
        now, deal = self._deal, self.match.deal
        count = None if now is None or self._closed else last_decision(now.actions, ME)
        if now is None or deal is None or count is None:
            return False
        entered = self._entry(take_back_to(count))
        events = self.match.resume_deal(deal.setup, deal.layout, self.match.attempt)
        for action in remaining(now.actions)[:count]:
            events += self.match.apply(self.match.game.read_action(action))
        self._forget_going_on()
        self._waiting = deque((token, []) for token, _ in self._waiting)
        self._rewinding = self._store(entered, events)
        self._refresh()
        return True

    def _forget_going_on(self) -> None:
        """Forget what is asked, thought about and still to be shown."""
        self._asked, self._question, self._playing_rest, self._beats = False, None, False, None
        self._deciding.forget()
        self._events.clear()

    def start_over(self) -> None:
        """Put a deal that began in the middle back to where it began."""
        self._forget_going_on()
        self._waiting.clear()
        if (deal := self.match.deal) is not None:
            self.place(self.match.resume_deal(deal.setup, deal.layout, 0))
            self.rewound.emit()

    def count_hint(self) -> None:
        """Count a hint for the decision that the person has to take now; asked again for it, it is the same hint."""
        now = self._deal
        if now is not None and not self._closed and (body := hint_at(len(remaining(now.actions)))) not in now.actions:
            self._submit(self._entry(body))

    def records(self) -> list[dict[str, Any]]:
        """The records of the finished deals of this match, as they stand in the ledger where they are recorded."""
        made = (make_record(self.match.game, self.match_id, done) for done in self.match.finished)
        return [dict(record) for record in self._records] if self.recorded else list(made)

    def sort_hand(self, order: str) -> None:
        """Hold the own hand in another order from now on."""
        self.shown.hand_order = order
        self.shown.sort_hand()
        self._refresh()

    # -- the picture ----------------------------------------------------------------------------------------------

    def take(self) -> Step | None:
        """The next step of the picture, already folded in; ``None`` when there is none (yet)."""
        while True:
            if self._beats is not None:
                event, beats = self._beats
                beat = next(beats, None)
                if beat is not None:
                    self._refresh()
                    return Step(event, beat)
                self._beats = None
            if not self._events:
                return None
            event = self._events.popleft()
            if isinstance(event, DealBegan) and not event.attempt:
                self._told.clear()
            if isinstance(event, DealEnded):
                self._playing_rest = False
            self._told.append(event)
            self._beats = event, self.shown.apply(event)

    def retell(self, tell: Callable[[Step], None]) -> None:
        """Go through the deal again up to the picture: ``tell`` gets each step, with :attr:`shown` as it was then."""
        now, then = self.shown, self._nothing_shown()
        self.shown = then
        try:
            for event in self._told:
                for beat in then.apply(event):
                    tell(Step(event, beat))
        finally:
            self.shown = now

    def settled(self) -> None:
        """The picture has caught up and stands still: ask whoever is to decide."""
        deal = self.match.deal
        if self._closed or self._waiting or self._events or self._beats is not None or deal is None:
            return
        to_act = deal.to_act
        for seat in self.shown.seats:
            seat.to_act = seat.seat in to_act
        if self._playing_rest and ME in to_act:
            self._apply(deal.legal(ME)[0])
            return
        self._asked = ME in to_act and not self.autoplay
        if self._question is None and self.asks:
            self._ask(to_act if self.autoplay else to_act - {ME})
        self._refresh()

    def _ask(self, seats: frozenset[int]) -> None:
        """Ask the next of these seats in turn order."""
        deal = self.match.deal
        if not seats or deal is None:
            return
        setup, count = deal.setup, self.match.game.players
        seat = min(seats, key=lambda s: (s - setup.dealer) * setup.step % count or count)
        self._asked_seat = seat
        self.shown.seats[seat].status = "thinking"
        self._question = object()
        self._deciding.ask(self._question, seat, deal.view(seat), self.match.seed(seat))

    def _decided(self, question: object, action: object) -> None:
        if question is not self._question:
            return
        self._question = None
        if not self._sound(action):
            # The table must never be blocked by a faulty player.
            deal = self.match.deal
            assert deal is not None  # noqa: S101 - a question is forgotten with its deal
            log.error("a computer player answered %r; its first legal action is taken instead", action)
            action = deal.legal(self._asked_seat)[0]
        self.shown.seats[action.seat].status = ""
        self._apply(action)

    def _sound(self, answer: object) -> TypeGuard[Action]:
        """Whether an answer is an action that the seat that was asked may do."""
        deal = self.match.deal
        if not isinstance(answer, Action) or answer.seat != self._asked_seat or deal is None:
            return False
        try:
            return deal.refusal(answer) is None
        except Exception:  # values of any type may stand in it
            log.exception("no rule knows what %r is", answer)
            return False

    # -- one way for everything that happens ----------------------------------------------------------------------

    def _apply(self, action: Action) -> None:
        events = self.match.apply(action)
        entered, now = self._entry(action.to_json()), self._deal
        assert now is not None  # noqa: S101 - the match is in a deal, and that was begun or taken up here
        if self.match.in_deal or not self.recorded:
            self._deal = now if self.match.in_deal else None
            self._store(entered, events)
            return
        record, over = self._record(now), self.match.over
        self._records.append(record)
        self._deal = None

        def finish(ledger: Ledger) -> None:
            with ledger.together():
                entered(ledger)
                ledger.finish_deal(now.id, record)
                if over:
                    ledger.finish_match(self.match_id)

        self._store(finish, events)

    def _entry(self, body: dict[str, Any]) -> Job:
        """Add an entry to the deal that is being played; returns what does so on disk."""
        deal = self._deal
        assert deal is not None  # noqa: S101 - nothing happens outside a deal
        self._deal = replace(deal, actions=(*deal.actions, body))
        return lambda ledger: ledger.append_action(deal.id, len(deal.actions), body)

    def _record(self, deal: DealSoFar) -> dict[str, Any]:
        extra = {
            "id": deal.id,
            "number": self.match.number,
            "seats": [seat.to_json() for seat in self.seats],
            "at": self._clock().strftime("%Y-%m-%dT%H:%M:%SZ"),
            "app": __version__,
            "help": {"hints": hints(deal.actions), "take_backs": take_backs(deal.actions)},
        }
        return make_record(self.match.game, self.match_id, self.match.finished[-1], extra)

    def so_far(self) -> MatchSoFar:
        """Everything that a ledger should hold of the match."""
        return MatchSoFar.of(self.match_id, self.match, self.seats, self._records, self._deal)

    def _store(self, job: Job, events: list[Event]) -> int:
        """Have something stored, after which these events may be shown; the token that tells when that is."""
        token = self._submit(job)
        self._waiting.append((token, events))
        return token

    def _submit(self, job: Job) -> int:
        so_far = self.so_far()

        def store(ledger: Ledger) -> None:
            try:
                job(ledger)
            except (UnknownIdError, ConflictError):
                # Another file lies there now, or an older state of this one: the match is entered anew.
                so_far.enter(ledger)

        return self._writer.submit(store)

    def _acknowledged(self, token: int, saved: bool) -> None:  # noqa: FBT001 - a Qt slot
        if not self._waiting or self._waiting[0][0] != token:
            return
        _, events = self._waiting.popleft()
        seen = [event.seen_by(ME) for event in events]
        self.saved.emit(saved and self._writer.lasting)
        if token == self._rewinding:
            self._rewinding = None
            self._show_at_once(seen)
            self.rewound.emit()
            return
        self._events.extend(seen)
        if self._events:
            self.queued.emit()

    def _refresh(self) -> None:
        self.models.refresh(self.shown, self.playable())
        self.changed.emit()

    def close(self) -> None:
        """Leave the table; what was done is stored, a decision that is being made is forgotten."""
        if self._closed:
            return
        self._closed, self._asked = True, False
        self._question = None
        self._deciding.stop()
        self._writer.done.disconnect(self._acknowledged)
