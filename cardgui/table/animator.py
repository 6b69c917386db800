"""The one clock of the table: everything that moves, fades, flips or is held moves here.

:meth:`Animator.advance` is the only place where time passes, so tests step it without an event loop. When
nothing is left the timer stops: a table at rest costs nothing.
"""

from __future__ import annotations

import math
from collections.abc import Callable
from dataclasses import dataclass
from typing import Final, Protocol, TypeAlias

from PySide6.QtCore import QElapsedTimer, QObject, Qt, QTimer, Signal
from shiboken6 import isValid

from cardgui.table.pose import Pose

Ease: TypeAlias = Callable[[float], float]

FRAME_MS: Final = 15
LONGEST_STEP_MS: Final = 64
"""A frame that comes later than this does not make the picture jump further."""
FADE_MS: Final = 120
SWELL: Final = 0.04
NEAR: Final = 48.0
"""With reduced motion a card that moves less than this many pixels is simply placed."""


def out_cubic(t: float) -> float:
    """Fast, then slowing down."""
    return 1 - (1 - t) ** 3


def in_out_cubic(t: float) -> float:
    """Slow at both ends."""
    return 4 * t**3 if t < 0.5 else 1 - (2 - 2 * t) ** 3 / 2


def out_quad(t: float) -> float:
    """Gently slowing down."""
    return 1 - (1 - t) ** 2


def in_quad(t: float) -> float:
    """Gently speeding up."""
    return t * t


def linear(t: float) -> float:
    """Even."""
    return t


@dataclass(frozen=True, slots=True)
class Pace:
    """How fast things go.

    Attributes:
        move: factor on the time of movements; 0 places at once.
        hold: factor on the time of holds and pauses.
        fixed_hold: if set, what every hold lasts instead, in milliseconds.
    """

    move: float
    hold: float
    fixed_hold: int | None = None


PACES: Final = {
    "slow": Pace(1.6, 2.0),
    "normal": Pace(1.0, 1.0),
    "fast": Pace(0.5, 0.4),
    "instant": Pace(0.0, 0.0, fixed_hold=350),
    "none": Pace(0.0, 0.0),
}
"""The speed setting → pace; ``"none"`` holds nothing either and is for tests and measurements."""


class Movable(Protocol):
    """What the animator can move: a card, or anything that lies on the table like one."""

    pose: Pose

    def place(self, pose: Pose, *, flip: float = 1.0, scale: float = 1.0, opacity: float = 1.0) -> None:
        """Lie so; `flip` is the visible part of the width, 0 when seen from the edge."""


@dataclass(slots=True)
class _Track:
    owner: object
    run: Callable[[float], None]
    ms: float
    elapsed: float
    start: Callable[[], None] | None
    done: Callable[[], None] | None
    gate: bool


class Animator(QObject):
    """Moves cards and runs values from one number to another, all on one clock."""

    idle = Signal()
    """The last movement or hold has ended (not sent for what is placed at once)."""
    free = Signal()
    """The last movement or hold that others wait for has ended; small changes may still run."""

    def __init__(self, parent: QObject | None = None, *, pace: str = "normal") -> None:
        super().__init__(parent)
        self.pace = PACES[pace]
        self.reduced = False
        """Reduced motion: nothing travels, a short cross-fade instead."""
        self._tracks: dict[tuple[int, str], _Track] = {}
        self._gated = False
        self._clock = QElapsedTimer()
        self._timer = QTimer(self)
        self._timer.setTimerType(Qt.TimerType.PreciseTimer)
        self._timer.setInterval(FRAME_MS)
        self._timer.timeout.connect(self._on_tick)

    @property
    def busy(self) -> bool:
        """Whether anything moves or is held."""
        return bool(self._tracks)

    @property
    def gated(self) -> bool:
        """Whether anything moves or is held that others wait for."""
        return any(track.gate for track in self._tracks.values())

    @property
    def ticking(self) -> bool:
        """Whether the clock runs."""
        return self._timer.isActive()

    def move(
        self,
        card: Movable,
        end: Pose,
        ms: float,
        *,
        delay: float = 0.0,
        ease: Ease = out_cubic,
        swell: bool = False,
        gate: bool = True,
        start: Callable[[], None] | None = None,
        done: Callable[[], None] | None = None,
    ) -> None:
        """Move a card to a pose in `ms` after `delay`, turning it over on the way if need be.

        `start` is called when the card sets off, `done` when it has arrived; `gate` says whether others wait for it.
        """
        self._tracks.pop((id(card), "pose"), None)
        if self.pace.move <= 0 or (card.pose.at(end) and card.pose.face_up == end.face_up):
            if start is not None:
                start()
            card.place(end)
            if done is not None:
                done()
            return
        begin = card.pose
        if self.reduced:
            ms, delay = FADE_MS, 0.0
            near = math.hypot(end.x - begin.x, end.y - begin.y) < NEAR and begin.face_up == end.face_up
            run = (lambda _t: card.place(end)) if near else _fade(card, begin, end)
        else:
            ms, delay = ms * self.pace.move, delay * self.pace.move
            run = _travel(card, begin, end, ease, swell=swell)
        self._add(card, "pose", _Track(card, run, ms, -delay, start, done, gate))

    def run(
        self,
        owner: object,
        channel: str,
        setter: Callable[[float], None],
        *,
        begin: float,
        end: float,
        ms: float,
        delay: float = 0.0,
        ease: Ease = out_quad,
        done: Callable[[], None] | None = None,
    ) -> None:
        """Run a value from `begin` to `end`; a later run of the owner on the channel replaces it."""
        self._tracks.pop((id(owner), channel), None)
        if self.pace.move <= 0 or ms <= 0:
            setter(end)
            if done is not None:
                done()
            return

        def step(t: float) -> None:
            setter(end if t >= 1 else begin + (end - begin) * ease(t))

        factor = self.pace.move
        self._add(owner, channel, _Track(owner, step, ms * factor, -delay * factor, None, done, gate=False))

    def hold(self, ms: float) -> None:
        """Be busy for so long although nothing moves."""
        length = self.pace.fixed_hold if self.pace.fixed_hold is not None else ms * self.pace.hold
        if length > 0:
            self._add(self, "hold", _Track(self, lambda _t: None, length, 0.0, None, None, gate=True))

    def settle(self, card: Movable, pose: Pose) -> None:
        """Place a card at once, ending its movement; the rest goes on."""
        track = self._tracks.pop((id(card), "pose"), None)
        if track is not None and track.start is not None:
            track.start()
        card.place(pose)
        if track is not None and track.done is not None:
            track.done()
        self._rest()

    def forget(self, owner: object) -> None:
        """Drop everything that runs for an owner, without calling anything."""
        for key in [key for key, track in self._tracks.items() if track.owner is owner]:
            del self._tracks[key]
        self._rest()

    def skip(self) -> None:
        """Complete everything that runs now, holds included."""
        self.advance(math.inf)

    def advance(self, ms: float) -> None:
        """Let `ms` milliseconds pass."""
        finished: list[_Track] = []
        for key, track in list(self._tracks.items()):
            if self._tracks.get(key) is not track:
                continue
            if isinstance(track.owner, QObject) and not isValid(track.owner):
                del self._tracks[key]
                continue
            track.elapsed += ms
            if track.elapsed < 0:
                continue
            if track.start is not None:
                begin, track.start = track.start, None
                begin()
            part = 1.0 if track.elapsed >= track.ms else track.elapsed / track.ms
            track.run(part)
            if part >= 1:
                del self._tracks[key]
                finished.append(track)
        for track in finished:
            if track.done is not None:
                track.done()
        self._rest()

    def _add(self, owner: object, channel: str, track: _Track) -> None:
        self._tracks[id(owner), channel] = track
        self._gated = self._gated or track.gate
        if not self._timer.isActive():
            self._clock.start()
            self._timer.start()

    def _rest(self) -> None:
        if self._gated and not self.gated:
            self._gated = False
            self.free.emit()
        if not self._tracks and self._timer.isActive():
            self._timer.stop()
            self.idle.emit()

    def _on_tick(self) -> None:
        self.advance(min(self._clock.restart(), LONGEST_STEP_MS))


def _travel(card: Movable, begin: Pose, end: Pose, ease: Ease, *, swell: bool) -> Callable[[float], None]:
    flips = begin.face_up != end.face_up

    def run(t: float) -> None:
        if t >= 1:
            card.place(end)
            return
        pose = begin.towards(end, ease(t))
        flip = 1.0
        if flips:
            # Towards the edge ever faster, and from the edge ever slower.
            flip = 1 - in_quad(2 * t) if t < 0.5 else out_quad(2 * t - 1)
            pose = pose.shown(face_up=begin.face_up if t < 0.5 else end.face_up)
        card.place(pose, flip=flip, scale=1 + SWELL * math.sin(math.pi * t) if swell else 1.0)

    return run


def _fade(card: Movable, begin: Pose, end: Pose) -> Callable[[float], None]:
    def run(t: float) -> None:
        if t < 0.5:
            card.place(begin, opacity=1 - 2 * t)
        else:
            card.place(end, opacity=2 * t - 1)

    return run
