"""Turns what happened into movements, one step after the other, and says when the picture has caught up.

Each step is a few phases; a phase sets cards in motion or holds, and the next one begins when the animator is free.
Where cards end is always computed from the shown state and the layout, never from where they were.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Callable
from typing import TYPE_CHECKING, Final, TypeAlias

from PySide6.QtCore import QObject, Signal

from cardgui.engine.events import CardsDealt, ThrownIn
from cardgui.look.theme import theme
from cardgui.models.shown import Zone
from cardgui.table.animator import Ease, in_out_cubic, linear, out_cubic
from cardgui.table.pose import Pose
from cardgui.table.spot import Spot
from cardgui.table.stage import Stage

if TYPE_CHECKING:
    from cardgui.models.controller import Step, TableController

Phase: TypeAlias = Callable[[], None]

DEAL_MS, DEAL_STAGGER, DEAL_STAGGER_MANY, DEAL_MOST = 180, 45, 25, 2200
SORT_MS, PLAY_MS, FLIP_MS = 240, 260, 220
TURN_AFTER, TURN_STAGGER = 400, 90
RING_MS, HOLD, HOLD_TURNED = 200, 900, 1400
GATHER_MS, COLLECT_MS = 160, 260
PAUSE_LEAST, PAUSE_RANGE = 500, 401
DECISION_PAUSE: Final = 1200
CALL_MS: Final = 350
"""A bid that is said aloud is held so long."""
LANE_PAUSE: Final = 350
"""Between two cards that are laid open beside the deal."""
COUNT_MS: Final = 400
"""A score that changes."""
SHEET_MS: Final = 2600
"""A sheet that opens by itself is shown so long."""
READ_MS: Final = 1800
"""A line on the banner is held so long."""
THROWN_MS: Final = 2000
MANY: Final = 4
"""With more players than these one does not watch each of them every time."""
RUSHED: Final = frozenset({"call", "play"})
"""What others do one after the other: with many players, skipping skips all of it up to the end of the trick."""


class Director(QObject):
    """Pulls steps from the controller and shows them.

    Signals:
        step_began: a step's movement begins; plates and labels may change now.
        step_ended: its movement has ended; it may be spoken now.
        rested: everything is shown; raised after the controller has been told.
        rewound: something was taken back, and every card lies where it lay then.
        waiting_changed: whether the table waits for the person after a trick.
    """

    step_began = Signal(object)
    step_ended = Signal(object)
    rested = Signal()
    rewound = Signal()
    waiting_changed = Signal(bool)

    def __init__(self, controller: TableController, stage: Stage) -> None:
        super().__init__(stage)
        self._controller = controller
        self._stage = stage
        self._animator = stage.animator
        self._phases: deque[Phase] = deque()
        self._step: Step | None = None
        self._pumping = self._again = self._skipping = self._rushing = self._turned = False
        self.wait_for_me = False
        self.waiting = False
        self.stopped = False
        self._paused = False
        controller.queued.connect(self.wake)
        controller.rewound.connect(self._rewind)
        self._animator.free.connect(self.wake)

    # running ----------------------------------------

    @property
    def moving(self) -> bool:
        """Whether a step is being shown (or waited on)."""
        return self._step is not None or self.waiting

    def wake(self) -> None:
        """Go on if there is something to show."""
        if self._pumping:
            self._again = True
            return
        if self.stopped:
            return
        self._pumping = True
        try:
            self._pump()
        finally:
            self._pumping = False

    def _pump(self) -> None:
        while not self.stopped and not self._paused:
            self._again = False
            if self.waiting or (self._animator.gated and self._step is not None):
                return
            if self._phases:
                self._phases.popleft()()
                if (self._skipping or self._rushing) and self._animator.gated:
                    self._animator.skip()
                continue
            if self._step is not None:
                step, self._step = self._step, None
                self._skipping = False
                self.step_ended.emit(step)
            taken = self._controller.take()
            if taken is not None:
                self._step = taken
                self._rushing = self._rushing and taken.beat.motion in RUSHED
                self._phases.extend(self._plan(taken))
                continue
            self._controller.settled()
            self._rushing = self._rushing and self.others_act
            if not self._again:
                self.rested.emit()
                if not self._again:
                    return

    def skip(self) -> bool:
        """Complete the step that is being shown, and with many players what others do before the trick ends.

        Returns:
            False if there was nothing to complete.
        """
        if self.can_rush:
            self._rushing = True
        return self._complete() or self._rushing

    @property
    def can_rush(self) -> bool:
        """Whether many others act one after the other, which can be skipped in one go."""
        slow = not self.waiting and not self._rushing
        return slow and self._controller.shown.players > MANY and self.others_act

    @property
    def others_act(self) -> bool:
        """Whether nothing but decisions of others is being shown or waited for."""
        if self._step is not None:
            return self._step.beat.motion in RUSHED
        return self._controller.prompt is None and any(seat.to_act for seat in self._controller.shown.seats)

    def _complete(self) -> bool:
        if self._paused:
            return False
        if self.waiting:
            self._set_waiting(on=False)
            self.wake()
            return True
        if self._step is None:
            return False
        self._skipping = True
        if self._animator.gated:
            self._animator.skip()
        self.wake()
        return True

    def catch_up(self) -> None:
        """Complete everything that there is to show up to where somebody has to decide."""
        while self._complete():
            pass

    def _rewind(self) -> None:
        """Drop what is being shown, and place everything as it was before what has been taken back."""
        if self.stopped:
            return
        self._phases.clear()
        self._step = None
        self._skipping = self._rushing = self._turned = False
        if self.waiting:
            self._set_waiting(on=False)
        self._pumping = True  # what comes to rest now is no reason to go on
        try:
            self._animator.skip()
        finally:
            self._pumping = False
        self.place_all()
        self.rewound.emit()
        self.wake()

    def pause(self, *, on: bool) -> None:
        """Begin nothing new while the table is out of sight, or go on."""
        self._paused = on
        if not on:
            self.wake()

    def stop(self) -> None:
        """Show nothing more: the table is being left."""
        self.stopped = True
        self._phases.clear()
        self._step = None

    def place_all(self) -> None:
        """Put every card where the shown state has it, at once: at the beginning and after taking a match up."""
        shown, stage = self._controller.shown, self._stage
        self._fit_hand()
        stage.adopt(shown)
        stage.show_deck(None)
        for card, spot in stage.targets(shown).items():
            stage.put(card, spot)
        stage.restack()

    def rearrange_hand(self) -> None:
        """Let the cards of the own hand go to their places in a new order; nothing waits for them."""
        stage = self._stage
        standing = [card for card, spot in stage.spots.items() if spot.raised]
        for card, spot in stage.targets(self._controller.shown, standing).items():
            before = stage.spots.get(card)
            if before is not None and before != spot and before.zone is spot.zone is Zone.HAND and spot.seat == 0:
                stage.send(card, spot, SORT_MS, ease=in_out_cubic, gate=False)
        stage.restack()

    def _set_waiting(self, *, on: bool) -> None:
        if on != self.waiting:
            self.waiting = on
            self.waiting_changed.emit(on)

    # plans ----------------------------------------

    def _plan(self, step: Step) -> list[Phase]:
        def began() -> None:
            self.step_began.emit(step)

        stage, seat = self._stage, step.beat.seat
        chosen = step.beat.decided and bool(seat)
        plans: dict[str, list[Phase]] = {
            "begin": [self._clear, began, self._read_if_turned],
            "deal": [began, lambda: self._deal(step), lambda: stage.show_deck(None)],
            "sort": [began, lambda: self._send_changed(SORT_MS, ease=in_out_cubic)],
            "call": [lambda: self._pause(step, 0.7), began, lambda: self._hold(CALL_MS)],
            "bid": [lambda: self._pause(step, 0.5), began, self._lay],
            "turn_up": [began, lambda: self._hold(TURN_AFTER), self._turn_up, lambda: self._hold(HOLD)],
            "announce": [lambda: self._hold(DECISION_PAUSE * chosen), began, lambda: self._hold(READ_MS)],
            "play": [lambda: self._pause(step, 1.0), began, self._lay],
            "reveal": [began, lambda: self._hold(TURN_AFTER), self._turn_up, self._note_turned],
            "winner": [began, lambda: self._ring(seat), self._hold_winner],
            "collect": [self._gather, lambda: self._send_changed(COLLECT_MS, ease=in_out_cubic), began],
            "cut": [began, lambda: self._hold(LANE_PAUSE)],
            "rob": [lambda: self._hold(LANE_PAUSE), began, lambda: self._send_changed(PLAY_MS, origin=self._pack())],
            "show": [began, self._lay, lambda: self._hold(LANE_PAUSE)],
            "read": [began, lambda: self._send_changed(COLLECT_MS, ease=in_out_cubic), lambda: self._hold(READ_MS)],
            "take_up": [
                lambda: self._hold(LANE_PAUSE),
                self._fit_hand,
                lambda: self._send_changed(COLLECT_MS, ease=in_out_cubic, origin=self._pack()),
                began,
            ],
            "discard": [
                lambda: self._pause(step, 1.0),
                self._fit_hand,
                began,
                lambda: self._send_changed(COLLECT_MS, ease=in_out_cubic),
            ],
            "declare": [lambda: self._pause(step, 1.0), began, lambda: self._hold(READ_MS)],
            "pass": [lambda: self._pause(step, 0.7), began, lambda: self._hold(CALL_MS)],
            "fola": [began, lambda: self._hold(SHEET_MS)],
            "score": [began, lambda: self._hold(COUNT_MS)],
            "resto": [began, lambda: self._hold(READ_MS)],
            "count": [began, lambda: self._hold(COUNT_MS)],
            "void": [began, lambda: self._hold(THROWN_MS)],
            "throw_in": [lambda: self._open_hands(step), began, lambda: self._hold(THROWN_MS), self._throw_in],
        }
        return plans.get(step.beat.motion, [began, lambda: self._send_changed(PLAY_MS)])

    def _clear(self) -> None:
        self._stage.adopt(self._controller.shown)

    def _hold(self, ms: float) -> None:
        self._animator.hold(ms)

    def _read_if_turned(self) -> None:
        if self._controller.shown.turned:
            self._hold(READ_MS)

    def _pause(self, step: Step, share: float) -> None:
        """Opponents do not act at once; how long they take differs, but is the same in every showing."""
        seat, shown = step.beat.seat, self._controller.shown
        if seat:
            spread = (shown.deal * 7919 + shown.trick * 104729 + seat * 15485863) % PAUSE_RANGE
            self._hold((PAUSE_LEAST + spread) * share)

    # movements ----------------------------------------

    def _deal(self, step: Step) -> None:
        stage, shown = self._stage, self._controller.shown
        if not isinstance(step.event, CardsDealt):
            raise TypeError(f"cards are dealt by CardsDealt, not by {step.event!r}")
        stage.adopt(shown)
        stage.hand_size = max(map(len, step.event.hands))
        stage.relayout()
        stage.show_deck(shown.dealer)
        origin = stage.deck_pose(shown.dealer)
        stagger = min(
            DEAL_STAGGER if shown.players == 4 else DEAL_STAGGER_MANY,
            (DEAL_MOST - DEAL_MS) / max(len(shown.cards) - 1, 1),
        )
        targets = stage.targets(shown)
        stage.spots.update(targets)
        stage.restack()
        dealt = [(card, spot) for card, spot in targets.items() if spot.zone is Zone.HAND]
        for number, (card, spot) in enumerate(dealt):
            widget = stage.cards[card]
            widget.hide()
            widget.place(origin)
            stage.send(card, spot, DEAL_MS, delay=number * stagger)

    def _pack(self) -> Pose:
        """Where cards come from that are new on the table."""
        return self._stage.deck_pose(self._controller.shown.dealer)

    def _fit_hand(self) -> None:
        """Give the own hand room for a second row while it needs one; its cards stay until they are sent."""
        stage, shown = self._stage, self._controller.shown
        size = max(shown.dealt, len(shown.in_zone(Zone.HAND, 0)))
        if size and size != stage.hand_size:
            stage.hand_size = size
            stage.relayout(hand=False)

    def _send_changed(
        self, ms: float, *, ease: Ease = out_cubic, swell: bool = False, origin: Pose | None = None
    ) -> None:
        """Let every card move that is not where it belongs; new ones come from `origin`, or are simply there."""
        stage = self._stage
        stage.adopt(self._controller.shown)
        standing = [card for card, spot in stage.spots.items() if spot.raised]
        targets = stage.targets(self._controller.shown, standing)
        moved = [card for card, spot in targets.items() if stage.spots.get(card) != spot]
        new = [card for card in moved if card not in stage.spots]
        stage.spots.update({card: targets[card] for card in moved})
        stage.restack()
        for card in moved:
            if card in new and origin is None:
                stage.put(card, targets[card])
                continue
            if card in new and origin is not None:
                stage.cards[card].place(origin)
            travels = swell and targets[card].zone in {Zone.TRICK, Zone.BID}
            stage.send(card, targets[card], ms, ease=ease, swell=travels)

    def _lay(self) -> None:
        self._send_changed(PLAY_MS, swell=True)

    def _turn_up(self) -> None:
        """Turn cards over where they lie, one shortly after the other."""
        stage, shown = self._stage, self._controller.shown
        stage.adopt(shown)
        number = 0
        for card, spot in sorted(stage.targets(shown).items(), key=lambda item: item[1].place):
            before = stage.spots.get(card)
            if before is not None and before.face_up != spot.face_up:
                stage.send(card, spot, FLIP_MS, delay=number * TURN_STAGGER, ease=linear)
                number += 1

    def _note_turned(self) -> None:
        self._turned = True

    def _ring(self, seat: int | None) -> None:
        """Ring the card that has won; the shown state still has the trick on the table."""
        for state in self._controller.shown.in_zone(Zone.TRICK):
            widget = self._stage.cards[state.id]
            if state.seat == seat:
                widget.ring_color = theme().game(self._stage.game).card_ring
                self._animator.run(widget, "ring", widget.set_ring, begin=widget.ring, end=1.0, ms=RING_MS)
            elif widget.ring:
                widget.set_ring(0.0)

    def _hold_winner(self) -> None:
        turned, self._turned = self._turned, False
        if self.wait_for_me and not self._skipping and not self._controller.playing_rest:
            self._set_waiting(on=True)
        else:
            self._hold(HOLD_TURNED if turned else HOLD)

    def _gather(self) -> None:
        """Bring the cards of the won trick together before they go."""
        stage = self._stage
        x, y = stage.layout_now.centre
        targets = stage.targets(self._controller.shown)
        for card, spot in stage.spots.items():
            if spot.zone is Zone.TRICK and targets[card].zone in {Zone.PILE, Zone.WON}:
                widget = stage.cards[card]
                pose = widget.pose
                widget.set_ring(0.0)
                end = type(pose)(x, y, pose.width, pose.angle, pose.face_up)
                self._animator.move(widget, end, GATHER_MS, ease=in_out_cubic)

    def _open_hands(self, step: Step) -> None:
        """Lay the hands that make the deal void open in the middle."""
        stage, shown, event = self._stage, self._controller.shown, step.event
        stage.adopt(shown)
        hands = [hand.seat for hand in event.hands] if isinstance(event, ThrownIn) else []
        for card, spot in stage.targets(shown).items():
            if spot.seat in hands and spot.face_up:
                row = hands.index(spot.seat)
                stage.send(
                    card, Spot(spot.zone, spot.seat, spot.place, len(hands), face_up=True, open_row=row), PLAY_MS
                )
        stage.restack()

    def _throw_in(self) -> None:
        """Bring every card back to the dealer."""
        stage, shown = self._stage, self._controller.shown
        pack = stage.layout_now.deck(shown.dealer)
        stage.show_deck(shown.dealer)
        for widget in stage.cards.values():
            widget.bare()
            self._animator.move(widget, pack, PLAY_MS, ease=in_out_cubic, done=widget.hide)
