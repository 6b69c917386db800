"""The process in which players search: compiled code holds the interpreter, so that a window could not move meanwhile.

Requests and answers go through a pipe. A request names a ticket; whatever comes after it while it is being thought
about — another request, or :data:`FORGET` — ends that thought within a few milliseconds.
"""

from __future__ import annotations

import contextlib
import time
from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any, Final, Protocol

from cardgui.bots.player import Player
from cardgui.bots.registry import player
from cardgui.bots.style import EVEN
from cardgui.bots.thought import Thought
from cardgui.engine.action import Action

if TYPE_CHECKING:
    from multiprocessing.connection import Connection

FORGET: Final = "forget"
"""Sent to end a thought without another one."""
UNWATCHED: Final = 0.001
"""Seconds after which the next try is followed by a look into the pipe. In plain code that is nearly every try; in
compiled code dozens come between, as a look takes longer than a try. What is decided does not depend on it."""


@dataclass(frozen=True, slots=True)
class Question:
    """What is to be decided.

    Attributes:
        ticket: tells the answer to this question from others.
        game_id, level: who decides. steps: how long it may search, ``None`` for its own measure.
        view: what its seat knows. seed: of the decision.
        style: of who decides.
    """

    ticket: int
    game_id: str
    level: str
    steps: int | None
    view: Any
    seed: int
    style: str = EVEN


@dataclass(frozen=True, slots=True)
class Answer:
    """What was decided.

    Attributes:
        ticket: of the question.
        action: ``None`` where the player failed.
        values: what the player expects of every action, where it thinks so far; empty otherwise.
    """

    ticket: int
    action: Action | None
    values: Mapping[Action, float] = field(default_factory=dict)


class _Thinker(Protocol):
    def think(self, view: Any, seed: int) -> Thought: ...


def serve(pipe: Connection) -> None:
    """Answer questions until the other end is closed; the process ends with its window however that ends."""
    players: dict[tuple[str, str, int | None, str], Player] = {}
    with contextlib.suppress(EOFError, OSError, KeyboardInterrupt):
        while True:
            question = pipe.recv()
            if not isinstance(question, Question):
                continue
            kind = (question.game_id, question.level, question.steps, question.style)
            if kind not in players:
                players[kind] = player(*kind)
            answer = _decide(pipe, players[kind], question)
            if answer is not None:
                pipe.send(answer)


def _decide(pipe: Connection, who: Any, question: Question) -> Answer | None:
    """Think as long as nothing else comes; ``None`` if something did."""
    if not hasattr(who, "think"):
        return Answer(question.ticket, who.choose(question.view, question.seed))
    thinker: _Thinker = who
    thought = thinker.think(question.view, question.seed)
    looked = -UNWATCHED
    while not thought.go_on():
        if time.perf_counter() - looked >= UNWATCHED:
            if pipe.poll():
                return None
            looked = time.perf_counter()
    return Answer(question.ticket, thought.action(), thought.values())
