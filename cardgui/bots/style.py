"""How daring a computer player is: which of the actions that it holds about equally good it prefers.

A style never makes a player take what it judges worse than its best by more than a small tolerance, so that it costs
no strength that could be measured (``cardgui bench players GAME`` prints it). Hints and reviews are even: they advise.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Final

from cardgui.bots.learner import Learner
from cardgui.bots.player import Player
from cardgui.engine.action import Action, Play
from cardgui.engine.cards import Card

if TYPE_CHECKING:
    from cardgui.bots.thought import Thought

STYLES: Final = ("careful", "even", "daring")
"""Styles from the most careful to the most daring."""
EVEN: Final = "even"
"""The style where none is given: always the best action."""


@dataclass(frozen=True, slots=True)
class Leaning:
    """One kind of decision in which the players of a game follow their style, and how far.

    Attributes:
        concerns: whether it matters to the decision that a view asks for.
        judged: what Steady holds each action of such a decision to be worth; its best has the highest value.
        boldness: how bold an action is, of which only the order counts; ``None`` where it is no matter of style.
        tolerance: by style, how much worse than the best an action may be, in the units of ``judged``. Where rules of
            thumb err to one side, that side is kept narrower.
        searched: the same for a player that searches, in the units of its values.
    """

    concerns: Callable[[Any], bool]
    judged: Callable[[Any], Mapping[Action, float]]
    boldness: Callable[[Action], float | None]
    tolerance: Mapping[str, float]
    searched: float

    def choice(self, style: str, best: Action, values: Mapping[Action, float], tolerance: float) -> Action:
        """The boldest or the least bold action that is about as good as the best.

        Args:
            style: one of :data:`STYLES`.
            best: what an even player does; of equally bold actions it is preferred, then the better one.
            values: what each action is worth.
            tolerance: how much worse than the highest value an action may be.
        """
        if self.boldness(best) is None:
            return best
        sign = STYLES.index(style) - STYLES.index(EVEN)
        least = max(values.values()) - tolerance
        near = {
            action: sign * bold
            for action, value in values.items()
            if value >= least and (bold := self.boldness(action)) is not None
        }
        return max(near, key=lambda action: (near[action], action == best, values[action]))


def leads(
    judged: Callable[[Any], Mapping[Card, float]],
    rank: Callable[[Card], float | None],
    tolerance: Mapping[str, float],
    searched: float,
) -> Leaning:
    """Leading to a trick: who is daring leads a high card, who is careful a low one.

    Args:
        judged: what Steady holds each card that may be led to be worth.
        rank: how high a card is; ``None`` for cards that are no matter of style.
        tolerance, searched: as in :class:`Leaning`.
    """

    def concerns(view: Any) -> bool:
        return view.phase == "play" and not view.current and len(view.legal) > 1

    return Leaning(
        concerns,
        lambda view: {Play(view.seat, card): worth for card, worth in judged(view).items()},
        lambda action: rank(action.card) if isinstance(action, Play) else None,
        tolerance,
        searched,
    )


def leaning_at(leanings: Sequence[Leaning], view: Any) -> Leaning | None:
    """Where style matters to the decision that a view asks for; ``None`` if it does not."""
    return next((leaning for leaning in leanings if leaning.concerns(view)), None)


class Styled:
    """A player that decides by rules of thumb, with a style."""

    def __init__(self, even: Player, style: str, leanings: Sequence[Leaning]) -> None:
        """Give an even player a style."""
        self._even = even
        self._style = style
        self._leanings = leanings

    def choose(self, view: Any, seed: int) -> Action:
        """The action of the view's seat."""
        best, leaning = self._even.choose(view, seed), leaning_at(self._leanings, view)
        if leaning is None:
            return best
        return leaning.choice(self._style, best, leaning.judged(view), leaning.tolerance[self._style])


class StyledThought:
    """A decision in the making that ends as a style will have it; the values stay as they are."""

    def __init__(self, even: Thought, style: str, leaning: Leaning) -> None:
        """Give an even player's thought a style."""
        self._even = even
        self._style = style
        self._leaning = leaning

    def go_on(self) -> bool:
        """Think a little further; returns whether the decision stands."""
        return self._even.go_on()

    def values(self) -> dict[Action, float]:
        """What every legal action is expected to bring."""
        return self._even.values()

    def action(self) -> Action:
        """What the style prefers so far."""
        leaning = self._leaning
        return leaning.choice(self._style, self._even.action(), self._even.values(), leaning.searched)


class StyledSearcher:
    """A player that searches, with a style."""

    def __init__(self, even: Any, style: str, leanings: Sequence[Leaning]) -> None:
        """Give an even player, which thinks, a style."""
        self._even = even
        self._style = style
        self._leanings = leanings

    def choose(self, view: Any, seed: int) -> Action:
        """The action of the view's seat."""
        thought = self.think(view, seed)
        while not thought.go_on():
            pass
        return thought.action()

    def think(self, view: Any, seed: int) -> Thought:
        """Begin a decision."""
        thought: Thought = self._even.think(view, seed)
        leaning = leaning_at(self._leanings, view)
        return thought if leaning is None else StyledThought(thought, self._style, leaning)


def styled(even: Player, style: str, leanings: Sequence[Leaning]) -> Player:
    """The same player with a style. A Learner follows it first, and then makes the slips that it would make anyhow."""
    if style == EVEN:
        return even
    if isinstance(even, Learner):
        return even.instead(Styled(even.steady, style, leanings))
    return StyledSearcher(even, style, leanings) if hasattr(even, "think") else Styled(even, style, leanings)
