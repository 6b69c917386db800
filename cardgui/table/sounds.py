"""What is heard at the table: each sound goes with something that is seen, too."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QElapsedTimer, QObject, QTimer
from PySide6.QtGui import QGuiApplication

from cardgui.table.animator import PACES
from cardgui.table.loudspeaker import Loudspeaker, installed

if TYPE_CHECKING:
    from cardgui.models.controller import Step
    from cardgui.models.settings import Settings
    from cardgui.table.animator import Animator
    from cardgui.table.director import Director

AT_BEGIN: Final = {
    "reveal": "flip",
    "turn_up": "flip",
    "throw_in": "flip",
    "collect": "collect",
    "bid": "bid",
    "call": "bid",
    "declare": "declared",
    "resto": "declared",
    "match_end": "end",
}
"""Motion → what is heard when it begins."""
AT_END: Final = frozenset({"play", "rob", "show", "take_up", "discard"})
"""Motions at whose end a card comes down."""
DEAL_TICK_MS: Final = 90
LEAST_APART_MS: Final = 45
"""Sounds that come closer than this would only be noise."""
LAYS: Final = 4


class Sounds(QObject):
    """Follows a table with sounds, if the person wants to hear any."""

    def __init__(
        self, director: Director, animator: Animator, settings: Settings, loudspeaker: Loudspeaker | None = None
    ) -> None:
        super().__init__(director)
        self._animator = animator
        self._settings = settings
        # Off screen nobody listens.
        silent = loudspeaker is None and QGuiApplication.platformName() == "offscreen"
        self._loudspeaker = None if silent else loudspeaker or Loudspeaker()
        self._laid = 0
        self._since = QElapsedTimer()
        self._dealing = QTimer(self)
        self._dealing.setInterval(DEAL_TICK_MS)
        self._dealing.timeout.connect(lambda: self.hear("deal"))
        director.step_began.connect(self._on_begin)
        director.step_ended.connect(self._on_end)
        director.rewound.connect(self._dealing.stop)

    def hear(self, name: str) -> None:
        """Let a sound be heard, unless nothing is to be heard or another has only just begun."""
        if self._loudspeaker is None or not self._settings.sounds or self._animator.pace is PACES["none"]:
            return
        if self._since.isValid() and self._since.elapsed() < LEAST_APART_MS:
            return
        self._since.start()
        self._loudspeaker.play(name, self._settings.volume / 100)

    @property
    def possible(self) -> bool:
        """Whether sounds can be heard here, as far as is known."""
        return installed() and not (self._loudspeaker is not None and self._loudspeaker.silent)

    def refused(self) -> None:
        """A card cannot be played."""
        self.hear("refused")

    def your_turn(self) -> None:
        """The person is to act."""
        if self._settings.turn_sound:
            self.hear("turn")

    def stop(self) -> None:
        """The table is being left."""
        self._dealing.stop()
        if self._loudspeaker is not None:
            self._loudspeaker.stop()

    def _on_begin(self, step: Step) -> None:
        motion = step.beat.motion
        if motion == "deal":
            self._dealing.start()
        elif motion in AT_BEGIN:
            self.hear(AT_BEGIN[motion])

    def _on_end(self, step: Step) -> None:
        self._dealing.stop()
        if step.beat.motion in AT_END:
            self._laid = self._laid % LAYS + 1
            self.hear(f"lay-{self._laid}")
