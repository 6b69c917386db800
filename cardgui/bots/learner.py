"""The level Learner: rules of thumb with the mistakes that people make while they learn.

A Learner forgets: of tricks that lie further back it remembers neither the cards nor who was void. And now and then it
plays its second-best card. It never does what its own judgment calls much worse than the best.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from typing import Any, Final

from cardgui.bots.player import Player
from cardgui.engine.action import Action, Play
from cardgui.engine.numbers import Stream

REMEMBERED: Final = 2
"""Finished tricks that a Learner remembers."""
SLIPS: Final = 22
"""Of a hundred cards, how many are not the one it holds best."""
TOLERATED: Final = 0.45
"""A slip costs at most this share of what lies between its best and its worst card."""

Judge = Callable[[Any], Mapping[Any, float]]
"""What each card that may be played is worth to a player of the level Steady."""


class Learner:
    """Decides as Steady does, with worse memory and now and then a slip.

    Attributes:
        steady: decides where no mistake is made.
    """

    def __init__(
        self,
        steady: Player,
        judge: Judge,
        before_play: Callable[[Any, Action, Stream], Action] = lambda view, action, stream: action,  # noqa: ARG005
    ) -> None:
        """Make one from a game's Steady.

        Args:
            steady: decides where no mistake is made.
            judge: values for the cards.
            before_play: the mistakes made in bids, contracts and discards.
        """
        self.steady = steady
        self._judge = judge
        self._before_play = before_play

    def instead(self, steady: Player) -> Learner:
        """The same Learner with somebody else deciding where no mistake is made."""
        return Learner(steady, self._judge, self._before_play)

    def choose(self, view: Any, seed: int) -> Action:
        """The action of the view's seat."""
        stream = Stream("learner", seed)
        if view.phase != "play":
            return self._before_play(view, self.steady.choose(view, seed), stream)
        if len(view.legal) == 1:
            return Play(view.seat, view.legal[0])
        seen = forgetful(view)
        best = self.steady.choose(seen, seed)
        if not isinstance(best, Play) or stream.below(100) >= SLIPS:
            return best
        return Play(view.seat, _second(self._judge(seen), best.card))


def _second(values: Mapping[Any, float], best: Any) -> Any:
    """The next best card that is not much worse, or the best one."""
    top, bottom = max(values.values()), min(values.values())
    others = [card for card in values if card != best and values[card] >= top - TOLERATED * (top - bottom)]
    return max(others, key=lambda card: values[card], default=best)


def forgetful(view: Any) -> Any:
    """The view without the older tricks and without what they showed."""
    kept: Sequence[Any] = view.tricks[-REMEMBERED:]
    nothing: tuple[frozenset[str], ...] = tuple(frozenset() for _ in view.hand_sizes)
    changes: dict[str, Any] = {"tricks": tuple(kept), "gone": ()}
    changes["voids"] = nothing
    if hasattr(view, "lacking"):
        changes["lacking"] = nothing
    if not hasattr(view, "gone"):
        # Minchiate's piles lie face down: a player may not look through them.
        del changes["gone"]
        changes["piles"] = _piles(view, kept)
    return replace(view, **changes)


def _piles(view: Any, kept: Sequence[Any]) -> tuple[tuple[Any, ...], ...]:
    lately = {card for trick in kept for card in trick.cards}
    return tuple(tuple(card for card in pile if card in lately) for pile in view.piles)
